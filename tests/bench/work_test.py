"""Hostile input must take work in proportion to its output: twice the input, at most 2.3 times the instructions.

Counts instructions with valgrind, because clocks and other programs do not affect them. Exit code 77 without valgrind.
 Usage: work_test.py LOCKSTEP_WORK [N]
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
LARGEST_GROWTH = 2.3
FUNCTION = "lockstep_counted_work"


def counts_of_calls(folder: Path) -> list[int]:
    """The instructions of each call of FUNCTION, in their order: a file per call, and one for the end of the program."""
    files = sorted(folder.glob("out.*"), key=lambda file: int(file.suffix[1:]))
    totals = []
    for file in files:
        text = file.read_text(errors="replace")
        if f"desc: Trigger: --dump-after={FUNCTION}" not in text:
            continue
        found = re.search(r"^totals: (\d+)", text, re.MULTILINE)
        assert found, f"{file} has no totals"
        totals.append(int(found[1]))
    return totals


def main() -> int:
    program, n = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        print("Skipped: valgrind is not installed.")
        return SKIPPED
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run = subprocess.run(
            [
                valgrind,
                "--tool=callgrind",
                f"--callgrind-out-file={folder / 'out'}",
                f"--toggle-collect={FUNCTION}",
                f"--dump-after={FUNCTION}",
                program,
                "shapes",
                str(n),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            print(run.stdout, run.stderr, sep="\n")
            return 1
        counts = counts_of_calls(folder)
    lines = run.stdout.splitlines()
    if len(counts) != 2 * len(lines):
        print(f"valgrind reported {len(counts)} calls instead of {2 * len(lines)}")
        return 1
    failed = 0
    print(f"{'shape':44} {'way':16} {'n':>6} {'once':>12} {'twice':>12} {'growth':>7}")
    for line, once, twice in zip(lines, counts[::2], counts[1::2]):
        size, nodes_once, nodes_twice, way, shape = line.split("\t", 4)
        # Where the Standard requires more than twice the nodes, the cost may grow with them.
        growth = twice / once * 2 / max(2.0, int(nodes_twice) / int(nodes_once))
        bad = growth > LARGEST_GROWTH
        failed += bad
        print(f"{shape:44} {way:16} {size:>6} {once:12} {twice:12} {growth:7.2f}{'  TOO MUCH' if bad else ''}")
    print(f"{failed} of {len(lines)} grow by more than {LARGEST_GROWTH}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
