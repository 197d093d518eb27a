"""Searches for shapes of input for which the work, the memory or the tree grows faster than the input.

Started by scripts/dev growth; see docs/evidence/fuzzing.md.

Shapes are composed of constructs in the rules: the start tag and the end tag of each element that the rules
name, references, comments, instructions and more. The program lockstep_growth counts; its output is compared
with known.tsv.
"""

from __future__ import annotations

import argparse
import itertools
import random
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from lockstep_rules.loading import load_day, newest_day
from lockstep_rules.model import Spec

PROGRAM = ROOT / "build" / "growth" / "tests" / "growth" / "lockstep_growth"
KNOWN = Path(__file__).parent / "known.tsv"
RESTART = 3  # the exit code that asks for it
SAMPLE = 500

# Besides tags: what the rules of the tokenizer and of tree construction treat specially. \# is the number of
# the repetition, \xHH a byte.
TEXT = r"""x|\x20|\x00|\x0d|\xc3\xa9|\xf0|&|&amp;|&notit;|<|</|>|/|"|'|<a\x20|\x20a=x|\x20a\#=x|<!--|-->|<!---->|<![CDATA[|]]>|<?a?>
<!doctype\x20html>|<x-y>|</x-y>|<x\#>""".replace("\n", "|").split("|")
ATTRIBUTES = r"""<?start\x20name='a'?>|<?start\x20name='a\#'?>|<?end?>|<?marker\x20name='a'?>|<template\x20for=a>
<template\x20for=a\#>|<template\x20shadowrootmode=open>|<option\x20selected>|<option\x20disabled>|<select\x20multiple>
<select\x20size=2>|<optgroup\x20disabled>|<input\x20type=hidden>|<font\x20color=x>|<annotation-xml\x20encoding=text/html>
<html\x20a\#>|<body\x20a\#>|<p\x20a\#=x>|<svg/>|<a\x20href=javascript:x>|<img\x20src=\#>|<link\x20rel=stylesheet\x20href=\#>
<b\x20id=\#>|<a\x20id=\#>|<nobr\x20id=\#>|<i\x20hidden>|<dialog\x20open>|<td\x20rowspan=9>|<img\x20onerror=\#>""".replace("\n", "|").split("|")


# Shapes that showed a fault once: always tried.
FOUND = [
    ("1<a\\x20", '*"'),  # each error in an attribute name searched for the beginning of the tag
    ("*</br>", "*<meta>"),  # validate() searched for the place of each implied element
    ("*<!---->", "*<template>"),  # … for `head`, after all comments
    ("*<a><div><font><blockquote>",),  # the adoption agency algorithm added a level each time
    ("*<template>", "*<address>"),  # the speculative parser walked up all templates
    ("*<x-y><template>",),  # so did parsers for trees that cannot be read
]


def tags(model: Spec, every: bool) -> list[str]:
    """The elements that the rules name; of those that no rule distinguishes, only the first, unless
    `every`."""
    rules = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "spec" / "tree").glob("*.rules")))
    facts: dict[str, set[tuple[str, ...]]] = {}
    for mode in model.modes:
        for row in mode.rows:
            for kind, name in row.tokens:
                if kind.endswith(" tag") and name != "*":
                    facts.setdefault(name, set()).add((kind, mode.name, row.text))
    for group in (*model.sets.values(), *model.scopes.values()):
        for namespace, name in group.members:
            facts.setdefault(name, set()).add((group.name, namespace))
    for name, its in facts.items():
        its.update(("phrase", found) for found in re.findall(rf"\b{re.escape(name)} element\b|named {re.escape(name)}\b", rules))
    alike: dict[frozenset[tuple[str, ...]], list[str]] = {}
    for name in sorted(facts):
        alike.setdefault(frozenset(facts[name]), []).append(name)
    return sorted(name for names in alike.values() for name in (names if every else names[:1]))


def families(names: list[str]) -> list[list[str]]:
    """For each file of the rules of tree construction, the elements that it names: they act on one another."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "spec" / "tree").glob("*.rules"))]
    found = [[name for name in names if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)] for text in texts]
    return [family for family in found if len(family) > 2]


def contexts(model: Spec) -> list[str]:
    names = [name for namespace, name in model.sets["insertion mode deciders"].members if namespace.lower() == "html"]
    return ["div", *names, "option", "noscript", "svg svg", "svg desc", "math mi", "math annotation-xml"]



@dataclass(frozen=True)
class Shape:
    constructs: tuple[str, ...]
    segments: tuple[str, ...]
    context: str

    @property
    def line(self) -> str:
        return "\t".join((self.context, *self.segments)) + "\n"

    def __str__(self) -> str:
        shown = [segment[1:] if segment[0] == "1" else f"({segment[1:]})^n" for segment in self.segments]
        return " ".join(shown).replace("\\x20", " ").replace("\\#", "#")


def composed(*of: str) -> list[tuple[str, ...]]:
    """The ways to repeat one, two or three constructs."""
    if len(of) == 1:
        return [("*" + of[0],)]
    a, b = of[:2]
    if len(of) == 2:
        return [("*" + a + b,), ("*" + a, "*" + b), ("1" + a, "*" + b)]
    c = of[2]
    return [
        ("*" + a + b + c,),
        ("*" + a, "*" + b, "*" + c),
        ("1" + a, "*" + b + c),
        ("1" + a, "*" + b, "*" + c),
        ("*" + a, "1" + b, "*" + c),
        ("*" + a + b, "*" + c),
        ("*" + a, "*" + b + c),
        ("1" + a + b, "*" + c),
    ]


class Shapes:
    """All shapes, in an order that depends on nothing but spec/."""

    def __init__(self, every: bool) -> None:
        model, _ = load_day(ROOT / "spec", newest_day(ROOT / "spec"))
        names = tags(model, every)
        self.contexts = contexts(model)
        self.names = names
        self.families = families(names)
        self.constructs = [f"<{name}>" for name in names] + [f"</{name}>" for name in names] + TEXT + ATTRIBUTES

    def made(self, *of: str) -> Iterator[Shape]:
        for way in composed(*of):
            # Each has its context; the same one in each run.
            yield Shape(of, way, random.Random("\t".join(way)).choice(self.contexts))

    def singles(self) -> Iterator[Shape]:
        for one in self.constructs:
            yield from self.made(one)

    def pairs(self) -> Iterator[Shape]:
        for one, other in itertools.product(self.constructs, repeat=2):
            if one != other:
                yield from self.made(one, other)

    def triples(self, seed: int) -> Iterator[Shape]:
        chance = random.Random(seed)
        while True:
            yield chance.choice(list(self.made(*chance.sample(self.constructs, 3))))

    def crowds(self, seed: int) -> Iterator[Shape]:
        """Four to six tags, most of them from one file of the rules; half of these shapes are in another
        element."""
        chance = random.Random(seed)
        while True:
            family = chance.choice(self.families)
            chosen = [chance.choice(family if chance.random() < 0.8 else self.names) for _ in range(chance.randint(4, 6))]
            tags = tuple(f"<{name}>" if chance.random() < 0.75 else f"</{name}>" for name in chosen)
            around = chance.choice(["<template>", f"<{chance.choice(self.names)}>"])
            unit = ("*" + "".join(tags),)
            yield Shape((around, *tags), ("1" + around, *unit), "div") if chance.random() < 0.5 else Shape(
                tags, unit, chance.choice(self.contexts)
            )


@dataclass
class Finding:
    shape: Shape
    function: str
    growth: float
    counts: str


def count(program: Path, shapes: list[Shape], functions: list[str]) -> list[Finding]:
    """The findings that the program prints; it is started again when it stops."""
    found: list[Finding] = []
    start = 0
    while start < len(shapes):
        with tempfile.TemporaryFile() as stdin:
            stdin.write("".join(shape.line for shape in shapes[start:]).encode())
            stdin.seek(0)
            process = subprocess.Popen([program, *functions], stdin=stdin, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        last = -1
        for line in process.stdout:
            fields = line.rstrip("\n").split("\t")
            if line.startswith("# "):
                last = int(line[2:])
                if sys.stderr.isatty():
                    print(f"\r{start + last + 1:,} of {len(shapes):,} shapes, {len(found):,} findings", end="", file=sys.stderr)
                continue
            found.append(Finding(shapes[start + int(fields[0])], fields[1], float(fields[2]), fields[3]))
        code = process.wait()
        if code == 0:
            break
        if code != RESTART:
            place = f"between {shapes[start + last + 1]!s} and the 99th after it"
            sys.exit(f"growth: {program.name} ended with exit code {code}, {place}")
        start += last + 1
    if sys.stderr.isatty():
        print("", file=sys.stderr)
    return found


def parted(shapes: list[Shape], program: Path, functions: list[str], jobs: int) -> list[Finding]:
    results: list[list[Finding]] = [[] for _ in range(jobs)]

    def run(job: int) -> None:
        results[job] = count(program, shapes[job::jobs], functions)

    threads = [threading.Thread(target=run, args=(job,)) for job in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [finding for result in results for finding in result]


class Known:
    """known.tsv: what may grow, and by how much."""

    def __init__(self) -> None:
        lines = [line for line in KNOWN.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
        self.rows = [line.split("\t") for line in lines]
        self.used = [0] * len(self.rows)

    def has(self, finding: Finding) -> bool:
        for number, (functions, shape, growth, _) in enumerate(self.rows):
            if finding.growth <= float(growth) and re.fullmatch(functions, finding.function) and re.search(shape, str(finding.shape)):
                self.used[number] += 1
                return True
        return False


def unexplained(findings: list[Finding]) -> list[Finding]:
    """The findings without those whose constructs include all constructs of a smaller finding for the same
    function."""
    findings = sorted(findings, key=lambda finding: (len(finding.shape.constructs), len(str(finding.shape))))
    seen: dict[str, list[frozenset[str]]] = {}
    kept = []
    for finding in findings:
        its, before = frozenset(finding.shape.constructs), seen.setdefault(finding.function, [])
        if not any(other <= its for other in before):
            before.append(its)
            kept.append(finding)
    return kept


def print_largest(growths: list[Finding]) -> None:
    """Prints for each function, and for the peak memory, the largest growth for a doubling; known shapes are
    left out."""
    for function, its in itertools.groupby(sorted(growths, key=lambda growth: growth.function), lambda growth: growth.function):
        largest = max(its, key=lambda growth: (growth.growth, -len(str(growth.shape))))
        print(f"{function:26} {largest.growth:6.2f}  {largest.shape}   [{largest.shape.context}]")


def main() -> int:
    parser = argparse.ArgumentParser(prog="growth", description=__doc__.splitlines()[0])
    parser.add_argument("--pairs", action="store_true", help="all pairs of constructs")
    parser.add_argument("--triples", type=int, default=0, metavar="N", help="N random triples")
    parser.add_argument("--crowds", type=int, default=0, metavar="N", help="N random units of four to six tags")
    parser.add_argument("--seed", type=int, default=1, help="of what is random (1)")
    parser.add_argument("--part", default="1/1", metavar="I/N", help="the I-th of N parts of all but single constructs (1/1)")
    parser.add_argument("--every-tag", action="store_true", help="also tags that no rule tells apart")
    parser.add_argument("--functions", default="", metavar="A,B", help="these functions only: parse,fragment,sanitize…")
    parser.add_argument("--sample", action="store_true", help=f"single constructs, {SAMPLE} pairs and triples, {SAMPLE} crowds: the test of CI")
    parser.add_argument("--largest", action="store_true", help="print also the largest growth of each function, and its shape")
    parser.add_argument("--all", action="store_true", help="print also what a simpler shape explains")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--program", type=Path, default=PROGRAM, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if not re.fullmatch(r"[1-9]\d*/[1-9]\d*", arguments.part):
        parser.error(f"--part={arguments.part}: must be I/N")
    part, parts = map(int, arguments.part.split("/"))
    if part > parts:
        parser.error(f"--part={arguments.part}: there are {parts} parts")

    shapes = Shapes(arguments.every_tag)
    chosen: list[Shape] = []
    if arguments.pairs:
        chosen += list(shapes.pairs())
    if arguments.triples:
        chosen += list(itertools.islice(shapes.triples(arguments.seed), arguments.triples))
    if arguments.crowds:
        chosen += list(itertools.islice(shapes.crowds(arguments.seed), arguments.crowds))
    if arguments.sample:
        chosen += list(itertools.islice(shapes.crowds(0), SAMPLE))
        chance = random.Random(0)
        chosen += [
            chance.choice(list(shapes.made(*chance.sample(shapes.constructs, 2 + number % 2)))) for number in range(SAMPLE)
        ]
    found = [Shape(segments, segments, "div") for segments in FOUND]
    chosen = list(shapes.singles()) + found + chosen[part - 1 :: parts]
    print(f"growth: {len(shapes.constructs)} constructs, {len(chosen):,} shapes", file=sys.stderr)
    functions = [name for name in arguments.functions.split(",") if name]
    printed = parted(chosen, arguments.program, ["--largest"] * arguments.largest + functions, max(1, arguments.jobs))
    findings = [finding for finding in printed if finding.counts]
    known = Known()
    if arguments.largest:
        print_largest([finding for finding in printed if not known.has(finding)])
    new = [finding for finding in findings if not known.has(finding)]
    shown = new if arguments.all else unexplained(new)
    for finding in shown:
        print(f"{finding.function:22} {finding.growth:6.2f}  {finding.shape}   [{finding.shape.context}]  {finding.counts}")
    print(f"{len(chosen):,} shapes: {len(findings):,} findings, {len(findings) - len(new):,} known, {len(new):,} new")
    return 1 if new else 0


if __name__ == "__main__":
    sys.exit(main())
