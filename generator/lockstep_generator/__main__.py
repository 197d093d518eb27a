"""Command line: python3 -m lockstep_generator [--check] [--spec DIR] [--output DIR]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .diagnostics import SpecError
from .pipeline import ROOT, generate, stale_files, write_files


def main() -> int:
    arguments = argparse.ArgumentParser(prog="lockstep_generator", description=__doc__)
    arguments.add_argument("--spec", type=Path, default=ROOT / "spec")
    arguments.add_argument("--output", type=Path, default=ROOT / "generated")
    arguments.add_argument(
        "--check", action="store_true", help="write nothing; fail if a generated file is stale"
    )
    options = arguments.parse_args()
    try:
        files = generate(options.spec)
    except SpecError as error:
        print(error, file=sys.stderr)
        print(f"generation stopped: {len(error.problems)} problem(s), nothing was written", file=sys.stderr)
        return 1
    stale = stale_files(files, options.output)
    if options.check:
        for path in stale:
            name = f"{options.output.name}/{path}"
            print(f"{name} is not what {options.spec.name}/ says; run scripts/generate", file=sys.stderr)
        return 1 if stale else 0
    write_files(files, stale, options.output)
    print(f"{len(files)} files generated, {len(stale)} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
