"""Writes random documents as inputs of the target `tree`, with random options and limits, one per file.

    python3 tests/fuzz/random_documents.py FOLDER [--count N] [--seed N]
    build/sanitize/tests/fuzz/lockstep_replay_tree FOLDER

The documents are those of scripts/dev differential: they begin where the rules branch (docs/evidence/differential.md)."""

from __future__ import annotations

import argparse
import random
import sys
from itertools import chain, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from lockstep_cases.cases import Case
from lockstep_cases.random_cases.crowded import Crowded
from lockstep_cases.random_cases.walk import Walk
from lockstep_rules.loading import load_day, newest_day

HEADER = 12  # bytes: read_case() in subject.cpp says what each means
CONTEXTS = 64  # at least as many as subject.cpp has


def header(chance: random.Random, case: Case) -> bytes:
    """The bytes that choose options and limits; each value counts from '0'. Nine of ten documents have
    limits, which small ones reach."""
    values = [chance.randrange(256), chance.randrange(256) if chance.random() < 0.9 else 0]
    values += [chance.randrange(1 + chance.choice([4, 30, 255])), chance.randrange(1 + chance.choice([8, 255]))]
    values += [chance.randrange(1, CONTEXTS) if case.context else 0, chance.randrange(256)]
    values += [chance.randrange(256) for _ in range(HEADER - len(values))]
    values[1] &= ~(1 << 6)  # the memory that a parse takes may depend on how the input is split
    return bytes((48 + value) % 256 for value in values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    day = newest_day(ROOT / "spec")
    spec, _ = load_day(ROOT / "spec", day)
    chance = random.Random(arguments.seed)
    made = [maker(spec, day, arguments.seed, shadow_roots=True, contexts=True).cases(arguments.count) for maker in (Walk, Crowded)]
    # One of each in turn.
    cases = islice(chain.from_iterable(zip(*made)), arguments.count)
    for number, case in enumerate(cases):
        folder = arguments.folder / f"{number // 1000:03}"
        folder.mkdir(parents=True, exist_ok=True)
        text = case.html if case.bytes is None else case.bytes
        (folder / f"{number:06}").write_bytes(header(chance, case) + text.encode("utf-8", "surrogatepass"))
        if sys.stderr.isatty() and number % 1000 == 0:
            print(f"\r{number:,} of {arguments.count:,} documents ", end="", file=sys.stderr)


if __name__ == "__main__":
    main()
