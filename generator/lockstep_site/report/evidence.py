"""Documents and rules: the number of documents that take each branch, and one that demonstrates it."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from lockstep_audit.page import PageError
from lockstep_cases.cases import CasesError
from lockstep_cases.coverage import Coverage, json_report
from lockstep_cases.ledger import Ledger, read_ledger
from lockstep_cases.outcomes import Outcome, load_rules, outcomes_of
from lockstep_cases.sanitizer_witnesses import known_cases, observe, read_unreachable
from lockstep_cases.sanitizer_witnesses import read_witnesses as read_sanitizer_witnesses
from lockstep_cases.suites import SOURCES, documents
from lockstep_cases.tools import ToolError
from lockstep_cases.witness_files import one_line, read_witnesses
from lockstep_rules.diagnostics import Problems
from lockstep_rules.read import read_table

from .sources import Sources


@dataclass
class Shown:
    """A witness: a document that takes a branch, and its result."""

    input: str  # the document, with bytes as characters
    settings: list[tuple[str, str]]  # the options that affect how it is parsed
    takes: list[tuple[str, str]]  # outcomes and their meanings
    errors: list[str]
    tree: str
    place: str
    case: str = ""  # the key by which mutation identifies it (key_of)
    link: str = ""  # the fragment of the playground's address that shows it; empty if the playground cannot

    @property
    def label(self) -> str:
        return label_of(self.input)

    def link_to(self, outcome: str) -> str:
        """The link to the step that takes a branch; empty if there is none."""
        return self.link if not self.link or "tab=" in self.link else f"{self.link}&tab=steps&rule={outcome}"


@dataclass(frozen=True)
class Held:
    """The tests that kill the mutants of a line."""

    words: str  # the mutants' number and outcomes
    case: str  # the key of the witness that kills most (key_of), or empty
    label: str  # its document, or a description of the tests that kill them instead
    excused: tuple[tuple[str, str], ...] = ()  # the mutants that are equivalent: the change, and the reason
    hunt: str = ""  # the number of documents tried against these


@dataclass
class Evidence:
    """The evidence by edition and outcome; an outcome is a branch's name, with “:no” if its condition is
    false. Empty until something has been measured."""

    counts: dict[str, dict[str, dict[str, int]]] = field(default_factory=dict)  # also by source
    documents: dict[str, dict[str, int]] = field(default_factory=dict)  # by edition and source
    witnesses: dict[str, dict[str, Shown]] = field(default_factory=dict)
    unreachable: dict[str, dict[str, tuple[str, str]]] = field(default_factory=dict)  # reason, why
    cases: dict[str, Shown] = field(
        default_factory=dict
    )  # all witnesses by their case, the newest edition's first
    held: dict[tuple[str, str, str], Held] = field(default_factory=dict)  # by file, rule and line
    uncounted: set[str] = field(default_factory=set)  # the sanitizer's outcomes, if they were not reported

    def count(self, edition: str, outcome: str) -> int | None:
        """The count for all sources except the witnesses, which were written to take the branch; None if
        nothing was counted."""
        counts = self.counts.get(edition)
        if counts is None or outcome in self.uncounted:
            return None
        return sum(n for source, n in counts.get(outcome, {}).items() if source != "witnesses")


def read_evidence(sources: Sources, evidence: Evidence) -> None:
    """Reads the witnesses and the unreachable branches."""
    problems = Problems()
    for date in sources.dates:
        branches = sources.models[date][0].branches
        names = [(b.name if holds else f"{b.name}:no", b) for b in branches for holds in b.outcomes]
        outcomes = {name: Outcome(name, branch) for name, branch in names}
        ledger = read_ledger(date, sources.dates, outcomes, problems)
        evidence.unreachable[date] = {name: (row.reason, row.why) for name, row in ledger.unreachable.items()}
        found = evidence.witnesses.setdefault(date, {})
        for witness in read_witnesses(sources.root / "tests/witnesses" / date, problems):
            members = witness.case.members()
            settings = [
                (name, str(value)) for name, value in members.items() if name not in ("html", "bytes")
            ]
            takes = list(zip(witness.takes, witness.meanings, strict=True))
            text, tree = readable(witness.case.input), readable(witness.answer.tree)
            link = playground_link(members, "" if date == sources.default else date)
            case = key_of(members)
            shown = Shown(
                text, settings, takes, witness.answer.errors, tree, str(witness.location), case, link
            )
            evidence.cases[case] = shown
            found |= {name: shown for name in witness.takes}
    read_sanitizer_evidence(sources, evidence, problems)
    read_hosted_evidence(sources, evidence)
    read_mime_evidence(sources, evidence, problems)
    witnesses = sources.root / "tests/witnesses"
    read_held(witnesses / "held.tsv", witnesses / "equivalent.tsv", evidence, problems)
    problems.raise_if_any()


def key_of(case: dict[str, Any]) -> str:
    return json.dumps(case, sort_keys=True)


# Columns of tests/witnesses/held.tsv, which scripts/dev mutate --record writes: the outcomes of the mutants
# of a line.
MUTANTS = ("refused", "noticed by witnesses", "noticed only by other tests", "equivalent", "surviving")


def read_held(path: Path, reasons: Path, evidence: Evidence, problems: Problems) -> None:
    """Reads the mutants; those of a line that occurs twice in a rule are added up."""
    excused: dict[tuple[str, str, str], list[tuple[str, str]]] = {}
    for row in read_table(reasons, reasons.name, 5, problems) if reasons.exists() else []:
        file, rule, text, change, reason = row.columns
        excused.setdefault((file, one_line(rule), one_line(text)), []).append((change, reason))
    hunts = read_hunts(reasons.parent / "hunts.tsv", problems)
    areas: dict[tuple[str, str, str], str] = {}
    counts: dict[tuple[str, str, str], list[int]] = {}
    witnesses: dict[tuple[str, str, str], str] = {}
    by_number = path.parent / "held-by.tsv"
    numbered = read_table(by_number, by_number.name, 2, problems) if by_number.exists() else []
    by = {row.columns[0]: row.columns[1] for row in numbered}
    for row in read_table(path, path.name, 5 + len(MUTANTS), problems) if path.exists() else []:
        area, file, rule, text, *numbers, witness = row.columns
        areas[file, rule, text] = area
        found = counts.setdefault((file, rule, text), [0] * len(MUTANTS))
        # “5/2”: two of the five need a host for scripts.
        added = [int(number.partition("/")[0]) for number in numbers]
        counts[file, rule, text] = [one + more for one, more in zip(found, added, strict=True)]
        if witness != "-":
            witnesses.setdefault((file, rule, text), by[witness])
    for key, outcomes in counts.items():
        words = ", ".join(
            f"{number} {what}" for number, what in zip(outcomes, MUTANTS, strict=True) if number
        )
        hunt = hunts.get(areas[key], "") if key in excused else ""
        words = f"{sum(outcomes)} mutant{'' if sum(outcomes) == 1 else 's'}: {words}"
        if key in witnesses:
            case = json.loads(witnesses[key])
            document = str(case.get("html", case.get("bytes", witnesses[key])))
            label = label_of(readable(document))
            evidence.held[key] = Held(words, key_of(case), label, tuple(excused.get(key, ())), hunt)
        else:
            refused, _, otherwise, _, surviving = outcomes
            label = "held by other tests" if otherwise else "held by the generator" if refused else ""
            label = "mutants survive" if surviving else label or "mutants are equivalent"
            evidence.held[key] = Held(words, "", label, tuple(excused.get(key, ())), hunt)


def read_hunts(path: Path, problems: Problems) -> dict[str, str]:
    """By area of the rules: the number of documents tried against the mutants that count as equivalent."""
    found: dict[str, str] = {}
    for row in read_table(path, path.name, 6, problems) if path.exists() else []:
        area, mutants, documents, pages, *_ = row.columns
        scripted = f", {int(pages):,} of them with scripts" if pages != "0" else ""
        found[
            area
        ] = f"searched with {int(documents):,} documents{scripted}, for {mutants} mutants of its kind"
    return found


def read_sanitizer_evidence(sources: Sources, evidence: Evidence, problems: Problems) -> None:
    """Reads the sanitizer's witnesses, with the default edition."""
    date = sources.default
    branches = sources.models[date][0].sanitizer_branches
    names = [(b.name if holds else f"{b.name}:no", b) for b in branches for holds in b.outcomes]
    outcomes = {name: Outcome(name, branch) for name, branch in names}
    folder = sources.root / "tests/witnesses/sanitizer"
    out = read_unreachable(folder / "unreachable.tsv", outcomes, problems)
    evidence.unreachable[date] |= {name: (row.reason, row.why) for name, row in out.items()}
    for witness in read_sanitizer_witnesses(folder, problems):
        case = witness.case
        settings = [(name, json.dumps(value)) for name, value in case.items() if name != "html"]
        takes = list(zip(witness.takes, witness.meanings, strict=True))
        answer = [f"{name}: {json.dumps(value)}" for name, value in witness.answer.items() if name != "tree"]
        tree = "\n".join([*answer, *filter(None, [readable(witness.answer.get("tree") or "")])])
        text = str(case["html"]) if "html" in case else json.dumps(case)
        link = sanitizer_link(case)
        shown = Shown(readable(text), settings, takes, [], tree, str(witness.location), key_of(case), link)
        evidence.cases[shown.case] = shown
        evidence.witnesses[date] |= {name: shown for name in witness.takes}
    if date in evidence.counts and not evidence.counts[date].keys() & outcomes.keys():
        evidence.uncounted = set(outcomes)


def read_hosted_evidence(sources: Sources, evidence: Evidence) -> None:
    """Reads pages whose scripts are commands, showing the parser's calls to its host before the tree. The
    playground cannot run them."""
    name = "tests/witnesses/hosted.txt"
    line = 1
    text = (sources.root / name).read_text(encoding="utf-8")
    for number, block in enumerate(text.split("\n#case ")):
        head, _, answer = block.partition("\n")
        if number:
            line += 1
            case = json.loads(head)
            log, _, rest = answer.partition("\n#html\n")
            tree = rest.partition("\n#tree\n")[2]
            settings = [(key, str(value)) for key, value in case.items() if key not in ("html", "hosted")]
            shown = readable("\n".join([*log.removeprefix("#log").split("\n"), tree]).strip("\n"))
            place = f"{name}:{line}"
            evidence.cases[key_of(case)] = Shown(
                readable(case["html"]), settings, [], [], shown, place, key_of(case)
            )
        line += block.count("\n")


def read_mime_evidence(sources: Sources, evidence: Evidence, problems: Problems) -> None:
    """Reads the witnesses for MIME types, showing the header's type and the computed one instead of a
    tree."""
    name = "tests/witnesses/mime.tsv"
    for row in read_table(sources.root / name, name, 4, problems):
        content_type, resource, extracted, computed = map(json.loads, row.columns)
        settings = [] if content_type is None else [("content_type", content_type)]
        case = key_of(dict(settings) | {"resource": resource})
        answer = f"extracted: {extracted}\ncomputed: {computed}"
        shown = [(key, readable(value)) for key, value in settings]
        evidence.cases[case] = Shown(
            readable(resource), shown, [], [], readable(answer), str(row.location), case
        )


# The options that the playground also has, and their names there.
OPTIONS = {"scripting": "scripting", "unsafe": "shadowRoots", "iframe_srcdoc": "srcdoc"}


def playground_link(members: dict[str, Any], edition: str) -> str:
    """The fragment of the playground's address that shows a case; empty if the playground lacks an option for
    it."""
    if "html" not in members or set(members) - {"html", "context", "quirks", *OPTIONS}:
        return ""
    text = str(members["html"])
    if any("\ud800" <= one <= "\udfff" for one in text):
        return ""
    parts = {"html": text, "context": str(members.get("context", "")), "edition": edition}
    parts |= {name: "on" for option, name in OPTIONS.items() if members.get(option)}
    parts |= {"quirks": "quirks"} if members.get("quirks") else {}
    return urlencode({name: value for name, value in parts.items() if value or name == "html"})


def sanitizer_link(case: dict[str, Any]) -> str:
    """The fragment for a sanitizer case, in the sanitizer's tab."""
    method = str(case.get("method", "setHTML"))
    if set(case) - {"html", "config", "method", "while_parsing", "context"} or not method.startswith(
        "setHTML"
    ):
        return ""
    parts = {"html": str(case.get("html", "")), "context": str(case.get("context", "")), "tab": "sanitizer"}
    parts |= {"config": json.dumps(case["config"], indent=1)} if "config" in case else {}
    if case.get("while_parsing"):
        parts["method"] = "while-parsing"
    elif method == "setHTMLUnsafe":
        parts["method"] = "unsafe"
    return urlencode({name: value for name, value in parts.items() if value or name == "html"})


def readable(text: str) -> str:
    """Replaces characters that are invisible or not allowed in a page with their codes."""
    return "".join(one if one.isprintable() or one in "\n\t" else f"\\u{ord(one):04x}" for one in text)


def label_of(text: str) -> str:
    """A label, even for a document of whitespace."""
    return text if text.strip() else json.dumps(text) if text else "(nothing)"


def read_coverage(path: Path, evidence: Evidence) -> None:
    """Reads the output of `scripts/audit coverage --format json` for one edition."""
    try:
        take(json.loads(path.read_text(encoding="utf-8")), evidence)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise PageError(f"{path}: not the output of scripts/audit coverage --format json: {error}") from error


def take(data: dict[str, Any], evidence: Evidence) -> None:
    date = str(data["edition"])
    evidence.documents[date] = {source: int(count) for source, count in data["documents"].items()}
    evidence.counts[date] = {one["name"]: dict(one["counts"]) for one in data["outcomes"]}


def count_documents(evidence: Evidence) -> None:
    """Counts documents in all editions, if test data and a command line tool are available."""
    loaded = load_rules()
    dates = [edition.date for edition in loaded.editions]
    left_out: dict[str, str] = {}
    for date in dates:
        coverage = Coverage(date, outcomes_of(loaded, date), Ledger({}, {}))
        for source in SOURCES:
            try:
                coverage.add(documents(source, date, date == dates[-1]))
            except (CasesError, ToolError) as error:
                left_out[source] = str(error)
        if coverage.taken:
            take(json_report(coverage), evidence)
    try:
        count_sanitizer(evidence, loaded.default.date)
    except (CasesError, ToolError) as error:
        left_out["sanitizer"] = str(error)
    for source, why in left_out.items():
        print(f"{source} not counted: {why}", file=sys.stderr)


def count_sanitizer(evidence: Evidence, date: str) -> None:
    """Counts the cases of web-platform-tests, if a program that reports their branches is available."""
    cases = known_cases()
    counts = evidence.counts.get(date)
    if counts is None or not cases:
        return
    for _, taken in observe(cases):
        for name in taken:
            of = counts.setdefault(name, {})
            of["sanitizer"] = of.get("sanitizer", 0) + 1
    evidence.documents[date]["sanitizer"] = len(cases)
