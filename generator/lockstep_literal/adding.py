"""Adds the cases that a search found to tests/witnesses/, with the mutants that they kill."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lockstep_cases.cases import CasesError, ask, lockstep, read_answer, read_case
from lockstep_cases.outcomes import load_rules
from lockstep_cases.witness_files import Witness, one_line
from lockstep_cases.witnesses import difference_of, read_edition, write
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT

from .__main__ import answer
from .hosting import FILE as HOSTED
from .hosting import hosted_cases, is_hosted_case, text_of
from .mime import FILE as MIME
from .mime import HEADER as MIME_HEADER
from .mime import MimeCase, is_mime_case, mime_cases, row_of
from .parser import Rules, parse
from .sanitizing import is_sanitizer_case

MOST_HOLDS = 3  # a witness that kills more mutants lists only these


def hold(row: dict[str, str]) -> str:
    return f"{row['file']}  {one_line(row['rule'])}: “{one_line(row['text'])}”: {one_line(row['change'])}"


def add_found(log: Path) -> str:
    """Reads a log and writes the witnesses in it. A disagreement between the library and the literal
    interpretation is an error."""
    loaded = load_rules()
    rules = {date: Rules(*model, ROOT / "spec") for date, model in loaded.models.items()}
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    order = {text: number for number, text in enumerate(dict.fromkeys(row["file"] for row in rows))}
    rows.sort(key=lambda row: (order[row["file"]], row["line"]))
    counts = [
        add_pages([row for row in rows if is_found(row) and "hosted" in row["case"]], rules),
        add_mime([row for row in rows if is_found(row) and is_mime_case(row["case"])], rules[max(rules)]),
    ]
    for date in [edition.date for edition in loaded.editions]:
        problems = Problems()
        edition = read_edition(loaded, date, problems)
        problems.raise_if_any()
        by_case = {witness.case: witness for witness in edition.witnesses}
        shared = {witness.case for witness in edition.shared}
        added = []
        for row in rows:
            if not is_found(row) or row["edition"] != date or not is_parsed(row["case"]):
                continue
            case = read_case(row["case"])
            if case in shared:
                continue
            if case not in by_case:
                by_case[case] = Witness(case, [])
                added.append(by_case[case])
            if len(by_case[case].holds) < MOST_HOLDS and hold(row) not in by_case[case].holds:
                by_case[case].holds.append(hold(row))
        check(added, date, rules[date])
        write(list(by_case.values()), edition)
        counts.append(f"{date}: {len(added)} added")
    return "; ".join(counts)


def is_found(row: dict[str, Any]) -> bool:
    return row["by"] == "search" and row["case"] is not None


def is_parsed(case: dict[str, Any]) -> bool:
    return not (is_hosted_case(case) or is_sanitizer_case(case) or is_mime_case(case))


def add_pages(rows: list[dict[str, Any]], rules: dict[str, Rules]) -> str:
    """Adds pages to hosted.txt, with the answers of the literal interpretation; the unit test
    Hosted.Witnesses compares the library's."""
    newest = max(rules)
    known = {case.json for case, _ in hosted_cases()}
    added = []
    for row in rows:
        members = row["case"] | ({} if row["edition"] == newest else {"edition": row["edition"]})
        text = json.dumps(members)
        if text not in known:
            known.add(text)
            answer = parse(rules[row["edition"]], members).hosted or {}
            added.append(f"\n#case {text}\n{text_of(answer)}\n")
    with HOSTED.open("a", encoding="utf-8") as file:
        file.writelines(added)
    return f"{len(added)} pages added"


def add_mime(rows: list[dict[str, Any]], rules: Rules) -> str:
    """Adds cases to mime.tsv in the same way; the unit test Mime.Witnesses compares the library's answers."""
    known = [case.json for case, *_ in mime_cases()]
    added = [text for row in rows if (text := json.dumps(row["case"])) not in known]
    cases = [MimeCase(text) for text in sorted({*known, *added}, key=lambda text: (len(text), text))]
    answers = [parse(rules, case.members()).mime or {} for case in cases]
    lines = [row_of(case, **found) for case, found in zip(cases, answers, strict=True)]
    MIME.write_text(MIME_HEADER + "".join(lines), encoding="utf-8")
    return f"{len(cases) - len(known)} MIME types added"


def check(witnesses: list[Witness], date: str, rules: Rules) -> None:
    cases = [witness.case for witness in witnesses]
    for case, given in zip(cases, ask(lockstep(), cases, edition=date), strict=True):
        found = difference_of(read_answer(answer(rules, case.members())), given)
        if found:
            raise CasesError(
                f"the library and the literal interpretation disagree about {case.text()} in {date}: {found}"
            )
