"""Witnesses as readable files: tests/witnesses/EDITION/, with one file for each file of the rules."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems, nearest
from lockstep_rules.loading import ROOT

from .cases import Answer, Case, CasesError, read_case
from .outcomes import Outcome

FOLDER = ROOT / "tests/witnesses"
SECTIONS = ("case", "takes", "holds", "errors", "mode", "encoding", "tree", "tree, escaped")


@dataclass
class Witness:
    """A small document with its tree, and the branches that it is meant to take, or the lines that it covers."""

    case: Case
    takes: list[str]  # names of outcomes
    meanings: list[str] = field(default_factory=list)  # the meaning of each, as written in the file
    answer: Answer = field(default_factory=Answer)
    location: Location = Location("", 0)
    holds: list[str] = field(
        default_factory=list
    )  # the mutants that it kills: file, rule, line and change


# --- Writing -----------------------------------------------------------------------------------------------------

# Characters that are invisible or displayed in various ways, and a # that would begin a section.
HIDDEN = re.compile(
    "(?m)^#|[\0-\x08\x0b-\x1f\x7f-\x9f\xa0\xad\u200b-\u200f\u2028-\u202f\ufeff\ufff0-\uffff\ud800-\udfff]"
)


def escaped(text: str) -> str:
    return HIDDEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text.replace("\\", "\\\\"))


def unescaped(text: str) -> str:
    return re.sub(
        r"\\(?:u([0-9a-f]{4})|\\)", lambda found: chr(int(found[1], 16)) if found[1] else "\\", text
    )


def header(rules: str, edition: str) -> list[str]:
    kind = "tsv" if rules.startswith("tables/") else "rules"
    what = "row a small document that needs it" if kind == "tsv" else "branch a small document that takes it"
    return [
        f"// Witnesses of spec/{rules}.{kind} in the edition {edition}: for each {what}.",
        "// Found and written by scripts/audit witnesses; docs/evidence/witnesses.md says how to read, run and renew them.",
    ]


def witness_text(witness: Witness, outcomes: dict[str, Outcome]) -> str:
    lines = [f"#case {witness.case.text()}"]
    if witness.takes:
        lines.append("#takes")
        lines += [f"{name}  {one_line(outcomes[name].meaning)}" for name in witness.takes]
    if witness.holds:
        lines += ["#holds", *witness.holds]
    lines.append("#errors")
    lines += witness.answer.errors
    if not witness.case.context and witness.answer.mode not in ("", witness.answer.usual_mode):
        lines += ["#mode", witness.answer.mode]
    if witness.answer.encoding:
        lines += ["#encoding", witness.answer.encoding]
    tree = witness.answer.tree
    hidden = HIDDEN.search(tree) is not None
    lines.append("#tree, escaped" if hidden else "#tree")
    if tree:
        lines.append(escaped(tree) if hidden else tree)
    return "\n".join(lines)


def one_line(text: str) -> str:
    return " ".join(text.split())


def files_of(witnesses: list[Witness], outcomes: dict[str, Outcome], edition: str) -> dict[str, str]:
    """The contents of the files, by path under the edition's folder. A witness is in the file of its first
    branch or, if it has none, of the first line that it covers."""
    order = {name: number for number, name in enumerate(outcomes)}
    of_file: dict[str, list[Witness]] = {}
    for witness in sorted((w for w in witnesses if w.takes), key=lambda w: (order[w.takes[0]], w.case.cost)):
        of_file.setdefault(outcomes[witness.takes[0]].file, []).append(witness)
    for witness in witnesses:
        if not witness.takes:
            file = (
                witness.holds[0]
                .partition("  ")[0]
                .removeprefix("spec/")
                .removesuffix(".rules")
                .removesuffix(".tsv")
            )
            of_file.setdefault(file, []).append(witness)
    return {
        f"{rules}.txt": "\n\n".join(
            ["\n".join(header(rules, edition)), *(witness_text(witness, outcomes) for witness in found)]
        )
        + "\n"
        for rules, found in of_file.items()
    }


def write_files(files: dict[str, str], folder: Path) -> int:
    """Writes changed files and deletes obsolete ones; returns how many files that were."""
    changed = 0
    for path in sorted(folder.rglob("*.txt")):
        if str(path.relative_to(folder)) not in files:
            path.unlink()
            changed += 1
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            changed += 1
    return changed


def add_to_files(witnesses: list[Witness], outcomes: dict[str, Outcome], edition: str, folder: Path) -> int:
    """Inserts witnesses in the order of `files_of`; the existing contents are kept byte for byte."""
    for name, text in files_of(witnesses, outcomes, edition).items():
        path = folder / name
        if path.exists():
            new = [witness for witness in witnesses if f"{outcomes[witness.takes[0]].file}.txt" == name]
            text = with_added(path.read_text(encoding="utf-8"), new, outcomes)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return len({outcomes[witness.takes[0]].file for witness in witnesses})


def with_added(text: str, new: list[Witness], outcomes: dict[str, Outcome]) -> str:
    """The text of a file with further witnesses inserted."""
    order = {name: number for number, name in enumerate(outcomes)}

    def place(witness: Witness) -> float:
        """Witnesses that only cover lines, and those whose branch no longer exists, are last."""
        return min((order[name] for name in witness.takes[:1] if name in order), default=math.inf)

    head, *blocks = text.rstrip("\n").split("\n#case ")
    head, blocks = head.rstrip("\n"), [f"#case {block}".rstrip("\n") for block in blocks]
    places = [place(witness) for witness in read_text(text, "", Problems())]
    for witness in new:
        at = next((i for i, other in enumerate(places) if other > place(witness)), len(places))
        blocks.insert(at, witness_text(witness, outcomes))
        places.insert(at, place(witness))
    return "\n\n".join([head, *blocks]) + "\n"


# --- Reading -----------------------------------------------------------------------------------------------------


def read_witnesses(folder: Path, problems: Problems) -> list[Witness]:
    """The witnesses of an edition, in the order of its files."""
    found: list[Witness] = []
    for path in sorted(folder.rglob("*.txt")):
        name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
        found += read_text(path.read_text(encoding="utf-8"), name, problems)
    return found


def read_text(text: str, name: str, problems: Problems) -> list[Witness]:
    found: list[Witness] = []
    section = ""
    lines: list[str] = []

    def close() -> None:
        """Adds the lines of a section to its witness."""
        if not found:
            return
        witness, content = found[-1], lines
        while content and not content[-1]:
            content.pop()
        match section:
            case "takes":
                pairs = [line.partition("  ") for line in content]
                witness.takes = [name for name, _, _ in pairs]
                witness.meanings = [meaning for _, _, meaning in pairs]
            case "holds":
                witness.holds = list(content)
            case "errors":
                witness.answer.errors = list(content)
                if not witness.case.context:
                    witness.answer.quirks = witness.answer.usual_mode == "quirks"
            case "mode":
                mode = "".join(content)
                witness.answer.quirks, witness.answer.limited_quirks = (
                    mode == "quirks",
                    mode == "limited-quirks",
                )
            case "encoding":
                witness.answer.encoding = "".join(content)
            case "tree":
                witness.answer.tree = "\n".join(content)
            case "tree, escaped":
                witness.answer.tree = unescaped("\n".join(content))

    for number, line in enumerate(text.split("\n"), 1):
        location = Location(name, number)
        if not line.startswith("#"):
            if section:
                lines.append(line)
            elif line and not line.startswith("//"):
                problems.add(location, "a line before the first #case; comments begin with //")
            continue
        close()
        word, _, rest = line[1:].partition(" {")
        section, lines = word, []
        if word == "case":
            case = case_of("{" + rest, location, problems)
            found.append(Witness(case, [], location=location))
        elif word not in SECTIONS:
            problems.add(location, f"unknown section #{word}{nearest(word, SECTIONS)}")
        elif not found:
            problems.add(location, f"#{word} before the first #case")
    close()
    return found


def case_of(text: str, location: Location, problems: Problems) -> Case:
    try:
        return read_case(json.loads(text))
    except json.JSONDecodeError as error:
        problems.add(location, f"the case is not JSON: {error.msg}")
    except (CasesError, TypeError) as error:
        problems.add(location, str(error))
    return Case()
