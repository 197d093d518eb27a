"""Where another parser is known to differ from the Standard.

There are two kinds of known differences. A patch in known/PARSER/*.diff changes rules to those that the
parser seems to follow. All patches are applied to a copy of spec/, a Lockstep is generated and built, and a
difference is known if that Lockstep gives exactly the parser's tree. Differences that rules cannot express
are predicates on how the two trees differ.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lockstep_cases.cases import Case, CasesError
from lockstep_cases.minimize import plainer, smaller
from lockstep_cases.shrinking import shrink
from lockstep_rules.loading import ROOT

FOLDER = Path(__file__).parent / "known"
# Parsers that follow an older edition: their patches are of its rules.
EDITIONS = {"parse5": "2024-09-12", "webkit": "2024-09-12"}


@dataclass
class Cause:
    """What a parser does differently, and the clause that decides."""

    title: str
    clause: str
    example: str  # a case as JSON
    branches: tuple[str, ...] = ()  # outcomes of the patched rules that identify it; none: those of no other patch
    input: str = ""  # what its inputs match, where other causes take the same outcomes
    patch: Path | None = None
    explains: Callable[[Difference], bool] | None = None
    rewrites: Callable[[Case], Iterator[Case]] | None = None  # cases, one of which gives their tree
    breaks: Callable[[str], bool] | None = None  # whether the parser would not answer a case that gives us that tree
    restored: str = ""  # what a rewritten case adds, to be dropped from its tree


@dataclass
class Difference:
    """A case with four trees: ours, the parser's, that of the edition that the parser follows, and that of
    our rules with the patches for the parser."""

    case: Case
    ours: str
    theirs: str
    older: str
    patched: str
    branches: frozenset[str] = frozenset()  # outcomes that the patched rules took

    def as_json(self) -> str:
        return json.dumps({**self.case.members(), "ours": self.ours, "theirs": self.theirs})


MOST = 400  # reductions tried at a time


def shrunk(difference: Difference, unexplained: Callable[[list[Case]], Sequence[Difference]]) -> Difference:
    """The smallest case that still differs for no known reason. Because reductions must stay unexplained, shrinking cannot
    slide from an unknown fault to a known one."""

    def best(cases: list[Case]) -> Difference | None:
        return min(unexplained(cases), key=lambda one: one.case.cost, default=None)

    for reductions in (smaller, plainer, smaller):

        def cheaper(one: Difference, reductions: Callable[[Case], Iterator[Case]] = reductions) -> Iterator[Case]:
            for case in dict.fromkeys(reductions(one.case)):
                if case.cost < one.case.cost and (case.scripting or not case.unsafe):  # as for the oracles
                    yield case

        difference = shrink(difference, cheaper, best, MOST)
    return difference


def identified(causes: list[Cause], difference: Difference) -> Cause:
    """Which patch explains a difference that the patched rules have: by their outcomes and by the input."""
    fitting = [cause for cause in causes if re.search(cause.input, difference.case.html, re.DOTALL)]
    for cause in fitting:
        if difference.branches & set(cause.branches):
            return cause
    others = [cause for cause in fitting if not cause.branches] or fitting or causes
    return max(others, key=lambda cause: bool(cause.input))


def older_edition(parser: str) -> Cause:
    return Cause(f"the rules of {EDITIONS[parser]}", "what has changed since", "")


HEADER = re.compile(r"^(cause|clause|example|branch|input): (.*)$", re.MULTILINE)


def patches(parser: str) -> list[Cause]:
    found = []
    for path in sorted((FOLDER / parser).glob("*.diff")):
        fields = dict(HEADER.findall(path.read_text(encoding="utf-8").partition("\n--- ")[0]))
        if not {"cause", "clause", "example"} <= set(fields):
            raise CasesError(f"{path}: a patch begins with lines “cause: ”, “clause: ” and “example: ”")
        found.append(
            Cause(
                fields["cause"],
                fields["clause"],
                fields["example"],
                tuple(fields.get("branch", "").split()),
                fields.get("input", ""),
                path,
            )
        )
    return found


def build(parser: str, edition: str, folder: Path, say: Callable[[str], None], scripted: bool) -> Path | None:
    """The command line tool, or lockstep_script_cases if `scripted`, of the rules of `edition` with the parser's patches;
    None if there are none."""
    causes = patches(parser)
    if not causes:
        return None
    spec, generated = folder / "spec", folder / "generated"
    shutil.rmtree(spec, ignore_errors=True)
    shutil.copytree(ROOT / "spec", spec)
    for cause in causes:
        say(f"  {cause.title}")
        assert cause.patch is not None
        with cause.patch.open(encoding="utf-8") as text:
            run(["patch", "-s", "-p1", "--no-backup-if-mismatch", "-d", str(folder)], stdin=text)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "generator"), "PYTHONDONTWRITEBYTECODE": "1"}
    options = ["--spec", str(spec), "--output", str(generated)]
    run([sys.executable, "-m", "lockstep_cpp", *options], env=environment)
    configure = ["cmake", "-S", str(ROOT), "-B", str(folder / "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug"]
    configure += [f"-DLOCKSTEP_BUILD_TESTS={'ON' if scripted else 'OFF'}", "-DCMAKE_CXX_FLAGS=-O1 -g0"]
    run([*configure, f"-DLOCKSTEP_GENERATED={generated}", f"-DLOCKSTEP_EDITIONS={edition}"])
    run(["cmake", "--build", str(folder / "build"), "--target", "lockstep_script_cases" if scripted else "lockstep_cli"])
    return folder / "build" / ("tests/lockstep_script_cases" if scripted else "lockstep")


def run(command: list[str], **options: object) -> None:
    done = subprocess.run(command, capture_output=True, text=True, **options)  # type: ignore[call-overload]
    if done.returncode:
        raise CasesError(f"{' '.join(command)}:\n{(done.stdout + done.stderr)[-2000:]}")
