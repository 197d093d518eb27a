"""Command line: python3 -m lockstep_cpp [--check] [--specialized] [--spec DIR] [--output DIR]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lockstep_rules.diagnostics import Problems, SpecError
from lockstep_rules.loading import ROOT, load
from lockstep_rules.read import read_standard

from .as_compiled import changes_for
from .emit.finishing import finish
from .pipeline import emit, parts_of, stale_files, write_files
from .specialized import FILE, differences, specialized


def main() -> int:
    arguments = argparse.ArgumentParser(prog="lockstep_cpp", description=__doc__)
    arguments.add_argument("--spec", type=Path, default=ROOT / "spec")
    arguments.add_argument("--output", type=Path, default=ROOT / "generated")
    arguments.add_argument(
        "--check", action="store_true", help="write nothing; fail if a generated file is stale"
    )
    arguments.add_argument(
        "--specialized", action="store_true", help=f"also write {FILE.name}, the list of what is specialized"
    )
    options = arguments.parse_args()
    try:
        loaded = load(options.spec)
        parts = parts_of(loaded)
        files = finish(emit(loaded, parts), ROOT / ".clang-format")
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"generation stopped: {len(error.problems)} problem(s), nothing was written", file=sys.stderr)
        return 1
    if options.check:
        return report_stale(files, options.spec, options.output)
    stale = stale_files(files, options.output)
    before = {path: text_of(options.output / path) for path in stale if (options.output / path).exists()}
    write_files(files, stale, options.output)
    print(f"{len(files)} files generated, {len(stale)} changed")
    for edition in read_standard(options.spec / "STANDARD", "spec/STANDARD", Problems())[:-1]:
        for change in changes_for(edition.date, before, files):
            print(f"the edition {edition.date} changes too, by lines without a date: {change}")
    compare_specialized(specialized(parts), options.specialized)
    return 0


def report_stale(files: dict[str, str], spec: Path, output: Path) -> int:
    """Prints which files differ from those on disk. Returns 1 if any do, otherwise 0."""
    stale = stale_files(files, output)
    for path in stale:
        print(f"{output.name}/{path} is not what {spec.name}/ says; run scripts/generate", file=sys.stderr)
    return 1 if stale else 0


def compare_specialized(text: str, write: bool) -> None:
    """Prints what has become specialized and what no longer is; with `write`, writes the list."""
    changes = differences(text_of(FILE) if FILE.exists() else "", text)
    if write:
        FILE.write_text(text, encoding="utf-8")
    elif changes:
        print("\n".join(changes))
        print("if this is intended, run scripts/generate --specialized")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


if __name__ == "__main__":
    sys.exit(main())
