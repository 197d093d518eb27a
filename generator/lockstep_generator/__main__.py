"""Command line: python3 -m lockstep_generator [--check] [--spec DIR] [--output DIR]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .check import check_lines, check_spec
from .diagnostics import Location, Problem, Problems, SpecError
from .emit import Emitter, finish
from .model import Spec
from .parse import Parser
from .read import Edition, Line, dates_in, for_edition, read_rules, read_standard
from .tables import Tables, read_tables

ROOT = Path(__file__).resolve().parents[2]


def read_parts(spec: Path, problems: Problems) -> dict[str, list[Line]]:
    parts: dict[str, list[Line]] = {"tokenizer": [], "tree": []}
    index = spec / "tree" / "FILES"
    names = [line for line in index.read_text(encoding="utf-8").split("\n") if line and not line.startswith("#")]
    for path in sorted((spec / "tree").glob("*.rules")):
        if path.stem not in names:
            problems.add(Location(f"spec/tree/{path.name}", 1), "the file is not listed in spec/tree/FILES")
    files = [spec / "tokenizer.rules", spec / "sets.rules", *(spec / "tree" / f"{name}.rules" for name in names)]
    for path in files:
        if not path.exists():
            problems.add(Location(f"spec/{path.name}", 0), "the file is missing")
            continue
        name = f"spec/{path.relative_to(spec)}"
        parts["tokenizer" if path.name == "tokenizer.rules" else "tree"] += read_rules(path, name, problems)
    return parts


def parse_edition(spec: Path, parts: dict[str, list[Line]], date: str, problems: Problems) -> tuple[Spec, Tables, Parser]:
    tables = read_tables(spec / "tables", date, problems)
    parser = Parser(date, tables, problems)
    model = parser.parse({part: for_edition(lines, date) for part, lines in parts.items()})
    return model, tables, parser


def generate(spec: Path) -> tuple[dict[str, str], list[Edition]]:
    """All generated files by path, or SpecError."""
    problems = Problems()
    editions = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
    parts = read_parts(spec, problems)
    check_lines([line for lines in parts.values() for line in lines], problems)
    problems.raise_if_any()
    # The rules must hold together in every edition, and on every day between the oldest and the newest on which
    # something changes: a gap between `until` and `since` shows as a missing row on such a day.
    newest = editions[-1].date
    days = {d for lines in parts.values() for d in dates_in(lines) if editions[0].date < d < newest}
    for date in sorted(days | {e.date for e in editions}):
        model, tables, parser = parse_edition(spec, parts, date, problems)
        check_spec(model, tables, parser, problems, complete=date == newest)
    problems.raise_if_any()
    default = next(e for e in editions if e.default)
    model, tables, _ = parse_edition(spec, parts, default.date, problems)
    return finish(Emitter(model, tables, default, editions).emit(), ROOT / ".clang-format"), editions


def stale_files(files: dict[str, str], output: Path) -> list[str]:
    """The generated files that differ from those on disk, and files on disk that nothing generates."""
    on_disk = {str(p.relative_to(output)) for p in output.rglob("*") if p.is_file()} if output.exists() else set()
    stale = {path for path in on_disk if path not in files}
    for path, text in files.items():
        if path not in on_disk or (output / path).read_text(encoding="utf-8") != text:
            stale.add(path)
    return sorted(stale)


def main() -> int:
    arguments = argparse.ArgumentParser(prog="lockstep_generator", description=__doc__)
    arguments.add_argument("--spec", type=Path, default=ROOT / "spec")
    arguments.add_argument("--output", type=Path, default=ROOT / "generated")
    arguments.add_argument("--check", action="store_true", help="write nothing; fail if generated/ is not what spec/ says")
    options = arguments.parse_args()
    try:
        files, _ = generate(options.spec)
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"generation stopped: {len(error.problems)} problem(s), nothing was written", file=sys.stderr)
        return 1
    stale = stale_files(files, options.output)
    if options.check:
        for path in stale:
            print(f"{options.output.name}/{path} is not what {options.spec.name}/ says; run scripts/generate", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        target = options.output / path
        if path in files:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(files[path], encoding="utf-8")
        else:
            target.unlink()
    print(f"{len(files)} files generated, {len(stale)} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
