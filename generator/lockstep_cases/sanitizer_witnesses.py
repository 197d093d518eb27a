"""Witnesses of the sanitizer: for each branch of its rules a document, a configuration and a method that take it.

lockstep-observing, a command line tool whose sanitizer reports the branches it takes, is used to find them.
`lockstep` must give the same answers."""

from __future__ import annotations

import argparse
import copy
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Location, Problems, SpecError, nearest
from lockstep_rules.loading import ROOT, Loaded

from .cases import CasesError, answered, lockstep
from .ledger import REASONS, rows_of
from .outcomes import Outcome, load_rules, outcomes_in
from .random_cases.sanitizer import Generator
from .suites import test_data
from .tools import ToolError, observing
from .witness_files import FOLDER as WITNESSES
from .witness_files import HIDDEN, escaped, one_line, unescaped, write_files

FOLDER = WITNESSES / "sanitizer"
UNREACHABLE = FOLDER / "unreachable.tsv"
FURTHER = "mutants.txt"
SECTIONS = (
    "case",
    "takes",
    "throws",
    "because",
    "returns",
    "removed",
    "get",
    "tree",
    "tree, escaped",
    "removals",
)
SLACK = 6  # a branch shares another's case unless its own would be cheaper by more than this

Members = dict[str, Any]


@dataclass
class Witness:
    case: Members
    takes: list[str]
    meanings: list[str] = field(default_factory=list)
    answer: Members = field(default_factory=dict)
    location: Location = Location("", 0)

    @property
    def is_further(self) -> bool:
        """Whether the witness is not for a branch, but for a mutant that it distinguishes from the rules. It
        is written manually, and --update adds its answer."""
        return self.location.file.endswith(FURTHER)


@dataclass(frozen=True)
class Unreachable:
    meaning: str
    reason: str
    why: str
    location: Location


def sanitizer_outcomes(loaded: Loaded) -> dict[str, Outcome]:
    """The outcomes of the default edition, by name, in the order of the rules."""
    return outcomes_in(loaded.models[loaded.default.date][0].sanitizer_branches)


# --- Running -----------------------------------------------------------------------------------------------------


def observe(cases: Iterable[Members]) -> Iterator[tuple[Members, set[str]]]:
    """The result of each case, and the branches that it took."""
    for answer in answered([str(observing()), "cases", "--branches"], cases):
        taken = set(answer.pop("branches", []))
        answer.pop("html", None)
        yield answer, taken


def check(outcomes: dict[str, Outcome], problems: Problems, folder: Path = FOLDER) -> str:
    """Checks that all witnesses give the recorded results, and that every branch has a witness or is
    unreachable; returns a summary."""
    witnesses = read_witnesses(folder, problems)
    unreachable = read_unreachable(folder / UNREACHABLE.name, outcomes, problems)
    taken: dict[str, Witness] = {}
    plain = answered(lockstep(), (witness.case for witness in witnesses))
    observed = observe(witness.case for witness in witnesses)
    for witness, alone, (answer, branches) in zip(witnesses, plain, observed, strict=True):
        alone.pop("html", None)
        check_names(witness, outcomes, problems)
        for given, way in ((alone, ""), (answer, " under observation")):
            if given != witness.answer:
                text = (
                    f"{json.dumps(witness.case)}{way} has the answer {json.dumps(given, ensure_ascii=False)}"
                )
                problems.add(witness.location, text)
                break
        for name in sorted(set(witness.takes) - branches):
            problems.add(witness.location, f"{json.dumps(witness.case)} no longer takes {name}")
        for name in branches:
            taken.setdefault(name, witness)
    for name, outcome in outcomes.items():
        where, meaning = outcome.branch.location, one_line(outcome.meaning)
        if name in taken and name in unreachable:
            case = json.dumps(taken[name].case)
            problems.add(unreachable[name].location, f"{name} is reachable: {case} takes it")
        elif name not in taken and name not in unreachable:
            text = f"no witness takes {name} ({meaning}): run scripts/audit witnesses --sanitizer --find"
            problems.add(where, text)
    reached = sum(name in taken for name in outcomes)
    return (
        f"sanitizer: {len(outcomes)} outcomes: {reached} witnessed, {len(unreachable)} out of reach; "
        f"{len(witnesses)} cases"
    )


def check_names(witness: Witness, outcomes: dict[str, Outcome], problems: Problems) -> None:
    if not witness.takes and not witness.is_further:
        problems.add(witness.location, "the witness lists no branch under #takes")
    for name, meaning in zip(witness.takes, witness.meanings, strict=True):
        found = outcomes.get(name)
        if found is None:
            problems.add(witness.location, f"the rules have no branch “{name}”{nearest(name, outcomes)}")
        elif meaning != one_line(found.meaning):
            text = f"{name} means “{one_line(found.meaning)}” now, not “{meaning}”"
            problems.add(witness.location, f"{text}; run scripts/audit witnesses --sanitizer --update")


# --- Files -------------------------------------------------------------------------------------------------------


def file_of(outcome: Outcome) -> str:
    if outcome.branch.part == "while parsing":
        return "while-parsing"
    return outcome.file.rpartition("/")[2]


def witness_text(witness: Witness, outcomes: dict[str, Outcome]) -> str:
    lines = [f"#case {json.dumps(witness.case)}", *(["#takes"] if witness.takes else [])]
    lines += [f"{name}  {one_line(outcomes[name].meaning)}" for name in witness.takes]
    for name in ("throws", "because", "returns", "removed", "get"):
        if name in witness.answer:
            lines += [f"#{name}", json.dumps(witness.answer[name])]
    if "tree" in witness.answer:
        tree = witness.answer["tree"] or ""
        hidden = HIDDEN.search(tree) is not None
        lines.append("#tree, escaped" if hidden else "#tree")
        if tree:
            lines.append(escaped(tree) if hidden else tree)
    if "removals" in witness.answer:
        lines += ["#removals", *map(json.dumps, witness.answer["removals"])]
    return "\n".join(lines)


def headings(name: str) -> str:
    if name == FURTHER.removesuffix(".txt"):
        return (
            "// Further cases of the sanitizer, which tell mutants of its rules from the rules where no witness does.\n"
            "// Written by hand; their answers by scripts/audit witnesses --sanitizer --update."
        )
    return (
        f"// Witnesses of the sanitizer, {name}: for each branch a small case that takes it.\n"
        "// Found and written by scripts/audit witnesses --sanitizer; docs/evidence/witnesses.md explains."
    )


def files_of(witnesses: list[Witness], outcomes: dict[str, Outcome]) -> dict[str, str]:
    order = {name: number for number, name in enumerate(outcomes)}
    of_file: dict[str, list[Witness]] = {}
    further = [witness for witness in witnesses if witness.is_further]
    if further:
        of_file[FURTHER.removesuffix(".txt")] = further
    branches = [witness for witness in witnesses if not witness.is_further]
    for witness in sorted(branches, key=lambda w: (order[w.takes[0]], cost(w.case))):
        of_file.setdefault(file_of(outcomes[witness.takes[0]]), []).append(witness)
    return {
        f"{name}.txt": "\n\n".join(
            [
                headings(name),
                *(witness_text(witness, outcomes) for witness in found),
            ]
        )
        + "\n"
        for name, found in of_file.items()
    }


def read_witnesses(folder: Path, problems: Problems) -> list[Witness]:
    found: list[Witness] = []
    for path in sorted(folder.glob("*.txt")):
        name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
        found += read_text(path.read_text(encoding="utf-8"), name, problems)
    return found


def read_text(text: str, name: str, problems: Problems) -> list[Witness]:
    found: list[Witness] = []
    for number, block in blocks(text):
        word, content = block[0], block[1]
        where = Location(name, number)
        try:
            if word.startswith("case "):
                found.append(Witness(json.loads(word[5:]), [], location=where))
            elif word not in SECTIONS or not found:
                hint = nearest(word, SECTIONS) if found else ""
                problems.add(where, f"unknown section #{word}{hint}" if found else f"#{word} before #case")
            elif word == "takes":
                pairs = [line.partition("  ") for line in content]
                found[-1].takes = [pair[0] for pair in pairs]
                found[-1].meanings = [pair[2] for pair in pairs]
            elif word == "removals":
                found[-1].answer[word] = list(map(json.loads, content))
            elif word.startswith("tree"):
                tree = "\n".join(content)
                found[-1].answer["tree"] = unescaped(tree) if word != "tree" else tree
            else:
                found[-1].answer[word] = json.loads("\n".join(content))
        except json.JSONDecodeError as error:
            problems.add(where, f"not JSON: {error.msg}")
    return found


def blocks(text: str) -> Iterator[tuple[int, tuple[str, list[str]]]]:
    """For each section: the number of its first line, that line without #, and the other lines."""
    lines = text.split("\n")
    starts = [i for i, line in enumerate(lines) if line.startswith("#")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        content = lines[start + 1 : end]
        while content and not content[-1]:
            content.pop()
        yield start + 1, (lines[start][1:], content)


def read_unreachable(path: Path, outcomes: dict[str, Outcome], problems: Problems) -> dict[str, Unreachable]:
    found: dict[str, Unreachable] = {}
    for where, (name, meaning, reason, why) in rows_of(path, 4, problems):
        if name not in outcomes:
            problems.add(where, f"the rules have no branch “{name}”{nearest(name, outcomes)}")
        elif meaning != one_line(outcomes[name].meaning):
            problems.add(where, f"{name} means “{one_line(outcomes[name].meaning)}”")
        elif reason not in REASONS:
            problems.add(where, f"unknown reason “{reason}”{nearest(reason, REASONS)}")
        found[name] = Unreachable(meaning, reason, why, where)
    return found


# --- Finding -----------------------------------------------------------------------------------------------------


def cost(case: Members, answer: Members | None = None) -> tuple[float, str]:
    """The order of preference: short cases with short answers. Each member costs its length."""
    text = json.dumps(case, sort_keys=True)
    strange = sum(not one.isalnum() for one in case.get("html", ""))
    return len(text) + strange / 8 + len(json.dumps(answer or {})) / 40, text


class Pool:
    """For each branch, the cheapest case that takes it."""

    def __init__(self, outcomes: dict[str, Outcome]) -> None:
        self.outcomes = outcomes
        self.best: dict[str, tuple[tuple[float, str], Members]] = {}
        self.seen: set[str] = set()

    def offer(self, cases: Iterable[Members]) -> int:
        fresh = []
        for case in cases:
            text = json.dumps(case, sort_keys=True)
            if text not in self.seen:
                self.seen.add(text)
                fresh.append(case)
        better = 0
        for case, (answer, taken) in zip(fresh, observe(fresh), strict=True):
            if "error" in answer:
                continue
            price = cost(case, answer)
            for name in taken & set(self.outcomes):
                if name not in self.best or price < self.best[name][0]:
                    self.best[name] = price, case
                    better += 1
        return better

    def cases(self) -> list[Members]:
        unique = {json.dumps(case, sort_keys=True): case for _, case in self.best.values()}
        return [unique[text] for text in sorted(unique, key=lambda text: (len(text), text))]


# Cases that random generation rarely produces.
SCENES: tuple[Members, ...] = (
    {"method": "setHTML", "html": "a", "context": "script"},
    {"method": "setHTML", "html": "a", "context": "svg script"},
    {"method": "setHTMLUnsafe", "html": "a", "runScripts": True},
    {"method": "setHTML", "html": "a", "runScripts": True},
    {"method": "parseHTML", "html": "<!DOCTYPE html><?a?><!--a-->"},
    {"method": "parseHTML", "html": "<a><template shadowrootmode=open>a"},
    {"method": "setHTML", "html": "<template><b>a", "config": {}},
    {
        "method": "setHTML",
        "html": "<math><mi href=javascript:a><mi xlink:href=javascript:a><mi href=a>",
        "config": {},
    },
    {"method": "setHTML", "html": "<math><mi xml:href=a definitionurl=a>", "config": {}},
    {
        "method": "setHTML",
        "html": "<svg><set attributeName=href><set attributeName=xlink:href>",
        "config": {},
    },
    {"method": "setHTML", "html": "<svg><set attributeName=a><a xlink:href=javascript:a>", "config": {}},
    *(
        {"method": "setHTML", "html": f"<a href='{url}'>", "config": {}}
        for url in (
            "javascript:a",
            "a",
            "javascript://a",
            "javascript://[",
            "javascript://[::1]",
            "javascript://[::1",
            "javascript://[g]",
            "javascript://a b",
            "javascript://@",
            "javascript://a@b",
            "javascript://:1",
            "javascript://a:1",
            "javascript://a:b",
            "javascript://a:65536",
        )
    ),
    {"config": {}},
    {"config": {"elements": [{"name": "a", "namespace": ""}]}},
    {"config": {"attributes": [], "dataAttributes": True}, "modify": [["allowAttribute", "data-a"]]},
    {"config": {"processingInstructions": ["a"]}, "modify": [["allowProcessingInstruction", "a"]]},
    {"config": {"removeProcessingInstructions": ["a"]}, "modify": [["removeProcessingInstruction", "a"]]},
    {"config": {"removeAttributes": [{"name": "a", "namespace": "b"}, "b", {"name": "a", "namespace": "c"}]}},
    {
        "config": {
            "removeAttributes": ["b", "a", {"name": "a", "namespace": "b"}, {"name": "b", "namespace": "b"}]
        }
    },
)


def while_parsing_scenes() -> Iterator[Members]:
    """Misnested formatting and tables, with each of the elements removed or replaced."""
    texts = (
        "<b><p>a</b>b",
        "<b><div>a</b>b",
        "<a><div><a>b",
        "<b><i><p>a</b>b",
        "<b><i><u><p>a</b>b",
        "<table>a<tr><td>b</table>",
        "<table><b>a<tr>b",
        "<table><a>1<p>2</a>3",
        "<template><a>b",
        "<p><template shadowrootmode=open>a",
        "<template shadowrootmode=open>a",
        "<!--a--><?a b?><a>b",
        "<html a><body b><html c><body d>",
        "<html><b><table><p>",
        "<i><table><b><p>a</b>",
        "<select><button><selectedcontent><table><i><option>a</option>b",
        "<b><table><p>a</b>b",
        "<table><b><p>a</b>b",
        "",
    )
    for text in texts:
        names = sorted(set(re.findall(r"<([a-z]+)", text)))
        for method in ("setHTML", "parseHTML", "setHTMLUnsafe"):
            configs: list[Members] = [{}, {"comments": True, "removeProcessingInstructions": []}]
            for name in names:
                configs += [{"removeElements": [name]}, {"replaceWithChildrenElements": [name]}]
                for other in names:
                    if other != name:
                        configs.append({"removeElements": [other], "replaceWithChildrenElements": [name]})
                        configs.append({"replaceWithChildrenElements": [name, other]})
            configs += [{"removeAttributes": ["shadowrootmode", "c"]}]
            for config in configs:
                yield {"method": method, "html": text, "config": config, "while_parsing": True}


def random_cases(count: int, seed: int = 1) -> Iterator[Members]:
    """The cases of the campaigns."""
    generator = Generator(seed, frozenset())
    for _ in range(count):
        case = generator.case()
        yield case
        yield {**case, "while_parsing": True}


def known_cases() -> list[Members]:
    """The cases of web-platform-tests, if the test data are available."""
    path = test_data("sanitizer")
    file = path / "wpt" / "cases.ndjson" if path else None
    if not file or not file.exists():
        return []
    keep = "method html config modify removeUnsafe instance context inert".split()
    cases = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{name: case[name] for name in keep if name in case} for case in cases]


def smaller(case: Members) -> Iterator[Members]:
    """The case reduced, or with simpler words."""
    for name in case:
        if name != "method" or not set(case) & {"html", "context"}:
            yield {key: value for key, value in case.items() if key != name}
    for value, change in places(case):
        if isinstance(value, dict):
            if set(value) == {"name"}:
                yield change(value["name"])
            for key in value:
                yield change({one: value[one] for one in value if one != key})
        elif isinstance(value, list):
            for i in range(len(value)):
                yield change(value[:i] + value[i + 1 :])
    if case.get("config") == "default" or "config" not in case:
        yield {**case, "config": {}}
        yield {**case, "config": {"elements": []}}
    text = str(case.get("html", ""))
    for length in (
        range(len(text), 0, -1) if len(text) < 80 else (len(text) // 2, len(text) // 4, 16, 8, 4, 1)
    ):
        step = max(length // 4, 1) if len(text) >= 80 else 1
        for start in range(0, len(text) - length + 1, step):
            yield {**case, "html": text[:start] + text[start + length :]}
    whole = json.dumps(case)
    for word in sorted(set(re.findall(r"[A-Za-z][\w:/.-]*", text)) | set(strings_in(case.get("config")))):
        for plain in ("a", "b", "p", "data-a", "href"):
            if len(plain) < len(word) or (len(plain) == len(word) and plain < word):
                yield json.loads(
                    re.sub(rf"(?<![\w-]){re.escape(json.dumps(word)[1:-1])}(?![\w-])", plain, whole)
                )


def cheaper(case: Members) -> Iterator[Members]:
    """The reductions that are cheaper than the case, as a shrinker requires."""
    limit = cost(case)
    return (other for other in smaller(case) if cost(other) < limit)


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key in value:
            yield from strings_in(value[key])
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)


def places(case: Members) -> Iterator[tuple[Any, Callable[[Any], Members]]]:
    """The values inside the configuration and the modifiers of a case, each with a function that replaces
    it."""

    def inside(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, Callable[[Any], Members]]]:
        if path:
            yield value, lambda new: replaced(case, path, new)
        if isinstance(value, dict):
            for key in value:
                yield from inside(value[key], (*path, key))
        elif isinstance(value, list):
            for i, one in enumerate(value):
                yield from inside(one, (*path, i))

    yield from inside({name: case[name] for name in ("config", "modify") if name in case}, ())


def replaced(case: Members, path: tuple[Any, ...], new: Any) -> Members:
    result = copy.deepcopy(case)
    target: Any = result
    for key in path[:-1]:
        target = target[key]
    target[path[-1]] = new
    return result


def find(outcomes: dict[str, Outcome], witnesses: list[Witness], count: int) -> list[Witness]:
    pool = Pool(outcomes)
    for cases in (
        [w.case for w in witnesses],
        SCENES,
        known_cases(),
        while_parsing_scenes(),
        random_cases(count),
    ):
        pool.offer(cases)
        print(f"  {len(pool.best)} of {len(outcomes)} outcomes, {len(pool.seen)} cases", file=sys.stderr)
    while True:
        better = pool.offer(one for case in pool.cases() for one in smaller(case))
        length = sum(len(json.dumps(case)) for case in pool.cases())
        print(f"  smaller: {len(pool.cases())} cases, {length} characters, {better} better", file=sys.stderr)
        if not better:
            return choose(pool)


def choose(pool: Pool) -> list[Witness]:
    """Chooses few cases, including a cheap one for each branch."""
    cases = pool.cases()
    takes = [taken for _, taken in observe(cases)]
    price = [min(value for value, case in pool.best.values() if case == one)[0] for one in cases]
    chosen: list[int] = []
    for name in sorted(pool.best, key=lambda name: (-pool.best[name][0][0], name)):
        limit = pool.best[name][0][0] + SLACK
        if not any(name in takes[i] and price[i] <= limit for i in chosen):
            chosen.append(next(i for i, case in enumerate(cases) if case == pool.best[name][1]))
    chosen.sort(key=lambda i: (price[i], json.dumps(cases[i])))
    witnesses = {i: Witness(cases[i], []) for i in chosen}
    for name in pool.outcomes:
        if name in pool.best:
            witnesses[next(i for i in chosen if name in takes[i])].takes.append(name)
    return [witness for witness in witnesses.values() if witness.takes]


def write(witnesses: list[Witness], outcomes: dict[str, Outcome], folder: Path = FOLDER) -> int:
    for witness, (answer, _) in zip(witnesses, observe(w.case for w in witnesses), strict=True):
        witness.answer = answer
    return write_files(files_of(witnesses, outcomes), folder)


# --- Command line ------------------------------------------------------------------------------------------------


def run(options: argparse.Namespace) -> int:
    outcomes = sanitizer_outcomes(load_rules())
    problems = Problems()
    if options.find or options.update:
        witnesses = read_witnesses(FOLDER, problems) if FOLDER.exists() else []
        problems.raise_if_any()
        if options.find:
            further = [witness for witness in witnesses if witness.is_further]
            witnesses = [*find(outcomes, witnesses, 1000 * options.rounds), *further]
        for witness in witnesses:
            witness.takes = [name for name in witness.takes if name in outcomes]
        print(f"{write([w for w in witnesses if w.takes or w.is_further], outcomes)} files rewritten")
    print(check(outcomes, problems))
    for problem in sorted(problems.found):
        print(problem, file=sys.stderr)
    return 1 if problems.found else 0


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/audit witnesses --sanitizer")
    parser.add_argument("--find", action="store_true")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--rounds", type=int, default=6)
    try:
        return run(parser.parse_args(words))
    except (CasesError, ToolError, SpecError) as error:
        print(f"scripts/audit witnesses --sanitizer: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
