"""Exports witnesses in the formats of html5lib-tests: those that kill mutants that its tests do not, in files
small enough for a pull request."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_cases.cases import Case, CasesError, ask, lockstep, read_case, replaced
from lockstep_cases.suites import dat_tests
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import AFTER_EDITIONS, ROOT, load, read_parts

from .dom import HTML, Element
from .parser import Parser, Rules, Token, place

MOST = 40  # tests per file
PAGE = "https://html.spec.whatwg.org/multipage/parsing.html"
# Contexts that begin in a state other than the data state.
STATES = {
    "textarea": "RCDATA state",
    "title": "RCDATA state",
    "style": "RAWTEXT state",
    "xmp": "RAWTEXT state",
    "iframe": "RAWTEXT state",
    "script": "Script data state",
    "plaintext": "PLAINTEXT state",
}
SWITCH = re.compile(rf"(?i)<({'|'.join(STATES)}|noembed|noframes|noscript|svg|math)>")
# Text that a line of a .dat file cannot contain, or that would begin a section.
UNFIT = re.compile(
    r"(?m)[\ud800-\udfff]|^#(?:data|errors|new-errors|document|document-fragment|script-o|description)"
)


@dataclass
class Test:
    """A case, and its purpose."""

    case: Case
    anchors: dict[str, None] = field(default_factory=dict)  # the anchors of the clauses, in order
    holds: list[str] = field(default_factory=list)  # mutants that no test of the suites kills

    def add(self, anchor: str, mutant: str) -> None:
        if anchor:
            self.anchors.setdefault(anchor)
        self.holds.append(mutant)


# --- Which witnesses ------------------------------------------------------------------------------------------------------


def rows_of(logs: Iterable[Path]) -> list[dict[str, Any]]:
    return [json.loads(line) for log in logs for line in log.read_text(encoding="utf-8").splitlines()]


def key_of(row: dict[str, Any]) -> tuple[str, str, str, str]:
    return row["file"], row["rule"], row["text"], row["change"]


def only_ours(ours: list[dict[str, Any]], suites: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The mutants that a witness kills but no test of the suites does."""
    noticed = {key_of(row) for row in suites if row["status"] == "killed"}
    unnoticed = {key_of(row) for row in suites if row["status"] == "survives"} - noticed
    found = [row for row in ours if row["status"] == "killed" and row["case"] and key_of(row) in unnoticed]
    return list({key_of(row): row for row in found}.values())


def tests_of(rows: list[dict[str, Any]]) -> dict[str, list[Test]]:
    """The tests by suite and file of the rules."""
    anchors = anchors_by_rule()
    found: dict[str, dict[Case, Test]] = {}
    for row in rows:
        case = read_case(row["case"])
        test = found.setdefault(folder_of(row["file"], case), {}).setdefault(case, Test(case))
        test.add(
            anchors.get((row["file"], row["rule"].partition(":")[0]), ""),
            f"{row['rule']}: “{row['text']}”: {row['change']}",
        )
    return {name: list(tests.values()) for name, tests in found.items()}


def folder_of(file: str, case: Case) -> str:
    name = Path(file).stem
    if case.bytes is not None:
        return f"encoding/{name}"
    alone = file == "spec/tokenizer.rules" and begins(case) is not None
    return f"{'tokenizer' if alone else 'tree-construction'}/{name}"


def begins(case: Case) -> tuple[str, str, str] | None:
    """The state, last start tag and input of a case for the tokenizer alone; None if the format cannot
    express the case, or tree construction would switch the state."""
    if case.members().keys() - {"html", "context"}:
        return None
    tag, text = case.context, case.html
    if re.search(r"<\?[A-Za-z]", text):
        return None  # the format has no tokens for processing instructions
    if not tag and (found := SWITCH.match(text)):
        tag, text = found[1].lower(), text[found.end() :]
    if (
        tag
        and tag not in STATES
        or SWITCH.search(text)
        and (not tag or SWITCH.search(text.partition(f"</{tag}")[2]))
    ):
        return None
    return STATES.get(tag, "Data state"), tag, text


def anchors_by_rule() -> dict[tuple[str, str], str]:
    """The anchor of each block's clause, by file and by the name that mutants use."""
    found = {}
    for lines in read_parts(ROOT / "spec", Problems()).values():
        for block in lines:
            kind, _, name = block.text.partition(" ")
            name = name.partition(" -> ")[0].strip()
            rule = name if kind == "mode" else f"{kind} {name}"
            found[block.location.file, rule.partition(":")[0]] = block.anchor
    return found


# --- Formats --------------------------------------------------------------------------------------------------------------


class Tokens(Parser):
    """The tokenizer alone, with the tokens it emits."""

    def process(self, token: Token) -> None:
        self.found: list[Any]
        match token.kind:
            case "character":
                if self.found and self.found[-1][0] == "Character":
                    self.found[-1][1] += token.data
                else:
                    self.found.append(["Character", token.data])
            case "start tag":
                token.acknowledged = True  # only tree construction knows which tags may have the flag
                attributes = {a.name: a.value for a in token.attributes}
                self.found.append(
                    ["StartTag", token.name, attributes, *([True] if token.self_closing else [])]
                )
            case "end tag":
                self.found.append(["EndTag", token.name])
            case "comment":
                self.found.append(["Comment", token.data])
            case "DOCTYPE":
                self.found.append(["DOCTYPE", token.name, token.public, token.system, not token.force_quirks])
            case "processing instruction":
                self.found.append(["ProcessingInstruction", token.target, token.data])


def tokenizer_test(rules: Rules, case: Case, about: str) -> dict[str, Any] | None:
    """A test of a .test file; None for a case that the format cannot express."""
    found = begins(case)
    if found is None:
        return None
    state, tag, text = found
    tokens = Tokens(rules, {}, None)
    tokens.found = []
    tokens.stack = [Element(HTML, "html", [])]  # so that a CDATA section is not HTML content
    tokens.read(text)
    test: dict[str, Any] = {"description": about}
    if tag:
        test["initialStates"] = [state]
        tokens.state = state.removesuffix(" state").replace("Script", "script")
        if tag != "plaintext":
            test["lastStartTag"] = tokens.last_start_tag = tag
    tokens.tokenize()
    test["input"] = text
    test["output"] = tokens.found
    errors = [(code, start) for start, _, _, code in sorted(tokens.errors)]
    if errors:
        test["errors"] = [
            {"code": code, "line": line, "col": column} for code, (line, column) in placed(tokens, errors)
        ]
    if any(0xD800 <= ord(c) <= 0xDFFF for c in text):
        escaped = re.sub(r"\\(u[0-9a-f]{4})", r"\\\\\1", json.dumps(test))
        test = {"doubleEscaped": True} | json.loads(escaped)
    return test


def placed(parser: Parser, errors: list[tuple[str, int]]) -> list[tuple[str, tuple[int, int]]]:
    return [(code, place(parser.original, start)) for code, start in errors]


def tree_test(case: Case, answer: Any, script: str) -> str | None:
    """A test of a .dat file; None for a case that the format cannot express."""
    if (
        case.members().keys() - {"html", "context", "scripting"}
        or UNFIT.search(case.html)
        or UNFIT.search(answer.tree)
    ):
        return None
    lines = ["#data", case.html, "#errors"]
    lines += [re.sub(r"\((\d+):(\d+)\) ", r"(\1,\2): ", error) for error in answer.errors]
    if case.context:
        lines += ["#document-fragment", case.context]
    if script:
        lines.append(script)
    return "\n".join([*lines, "#document", *([answer.tree] if answer.tree else [])])


def encoding_test(case: Case, encoding: str) -> str | None:
    if case.members().keys() - {"bytes"} or "\n#" in case.input:
        return None
    return f"#data\n{case.input}\n#encoding\n{encoding}\n"


# --- Writing --------------------------------------------------------------------------------------------------------------


def export(ours: list[Path], suites: list[Path], folder: Path) -> str:
    """Writes the files and README.md, which lists them with their clauses. Returns the summary at its end."""
    rows = only_ours(rows_of(ours), rows_of(suites))
    if not rows:
        raise CasesError("no witness notices anything that the suites miss: give the logs of both campaigns")
    loaded = load(ROOT / "spec", AFTER_EDITIONS)
    date = loaded.default.date
    rules = Rules(*loaded.models[date], ROOT / "spec")
    lines, left_out, count = [], 0, 0
    for folder_name, tests in sorted(tests_of(rows).items()):
        fit = with_texts(folder_name.partition("/")[0], tests, rules, date)
        left_out += len(tests) - len(fit)
        for number, start in enumerate(range(0, len(fit), MOST), 1):
            part = fit[start : start + MOST]
            count += len(part)
            name = f"{folder_name}-{number}{'.test' if folder_name.startswith('tokenizer') else '.dat'}"
            write(folder / name, [text for _, text in part])
            anchors = list(dict.fromkeys(a for test, _ in part for a in test.anchors))
            page = PAGE
            lines.append(
                f"## {name}\n\n{len(part)} tests, for {', '.join(f'[#{a}]({page}#{a})' for a in anchors) or 'lists of elements'}\n"
            )
            for test, _ in part:
                lines.append(
                    f"- `{json.dumps(test.case.members(), ensure_ascii=True)}` notices {test.holds[0]}"
                )
            lines.append("")
    summary = (
        f"{len(rows)} changes of the rules are noticed by witnesses and by no test of html5lib-tests; {count} tests for them,"
        f" and {left_out} witnesses that the formats cannot say: they need options, or show only in the mode or an encoding"
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "README.md").write_text(
        "\n".join(["# Tests to propose", "", f"{summary}.", "", *lines]), encoding="utf-8"
    )
    return summary


def with_texts(suite: str, tests: list[Test], rules: Rules, date: str) -> list[tuple[Test, Any]]:
    """The tests that the format can express, with their text."""
    found: list[tuple[Test, Any]]
    if suite == "tokenizer":
        found = [
            (test, tokenizer_test(rules, test.case, test.holds[0].partition(": “")[0])) for test in tests
        ]
    else:
        cases = [test.case for test in tests]
        answers = ask(lockstep(), cases, edition=date)
        if suite == "encoding":
            found = [(t, encoding_test(t.case, a.encoding)) for t, a in zip(tests, answers, strict=True)]
        else:
            others = ask(
                lockstep(), [replaced(case, scripting=not case.scripting) for case in cases], edition=date
            )
            found = []
            for test, answer, other in zip(tests, answers, others, strict=True):
                script = (
                    ""
                    if answer.tree == other.tree
                    else "#script-on"
                    if test.case.scripting
                    else "#script-off"
                )
                found.append((test, tree_test(test.case, answer, script)))
    return [(test, text) for test, text in found if text is not None]


def write(path: Path, texts: list[Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".test":
        path.write_text(json.dumps({"tests": texts}, indent=1) + "\n", encoding="utf-8")
    elif path.parent.name == "encoding":
        path.write_bytes("\n".join(texts).encode("latin-1"))
    else:
        path.write_text("\n\n".join(texts) + "\n", encoding="utf-8", newline="\n")
        if len(list(dat_tests(path))) != len(texts):
            raise CasesError(f"{path} could not be read back")
