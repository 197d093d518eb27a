"""Compares the time of `lockstep validate` with the Nu Html Checker's and with parsing alone, in one run.

scripts/bench --validate [--files 1000] [--rounds 5] PAGE...

All programs get the same files in one call: the pages, repeated up to the number of files. The checker runs
once, since it takes minutes. Times are processor times; the checker's Java uses several threads.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKER = "vnu-jar@26.9.27"
COMMANDS = {
    "parse, count elements": ["select", "--count", "p"],
    "parse, parse errors": ["check", "--summary"],
    "validate": ["validate", "--format=nu"],
}


def measure(command: list[str | Path], files: list[str]) -> tuple[float, float, int]:
    """Returns the processor time and the elapsed time, in seconds, and the number of bytes of output."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    with tempfile.TemporaryFile() as out:
        code = subprocess.run([*command, *files], stdout=out, stderr=subprocess.STDOUT, check=False).returncode
        size = out.tell()
    passed, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if code not in (0, 1):
        sys.exit(f"bench: {command[0]} ended with exit code {code}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, passed, size


def checker() -> list[str | Path] | None:
    folder = ROOT / "build/vnu"
    jar = folder / "node_modules/vnu-jar/build/dist/vnu.jar"
    if not jar.exists():
        folder.mkdir(parents=True, exist_ok=True)
        installed = subprocess.run(["npm", "install", "--prefix", folder, "--silent", "--no-audit", "--no-fund", CHECKER], check=False)
        if installed.returncode != 0 or not jar.exists():
            print("bench: without the Nu Html Checker, which npm could not install", file=sys.stderr)
            return None
    return ["java", "-Xss16m", "-jar", jar, "--format", "json", "--exit-zero-always", "--stdout"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench --validate")
    parser.add_argument("pages", nargs="+", metavar="PAGE")
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    pages = arguments.pages
    files = (pages * -(-arguments.files // len(pages)))[: arguments.files]
    megabytes = sum(os.path.getsize(file) for file in files) / 1e6
    program = os.environ.get("LOCKSTEP_BINARY", ROOT / "build/release/lockstep")
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(arguments.rounds):
        for name, words in COMMANDS.items():
            times[name].append(measure([program, *words], files)[0])
    print(f"{len(files):,} files, {megabytes:.1f} MB; seconds of the processor, median and range of {arguments.rounds} rounds\n")
    print("| | seconds | MB/s |\n| --- | ---: | ---: |")
    medians = {name: statistics.median(each) for name, each in times.items()}
    for name, each in times.items():
        print(f"| {name} | {medians[name]:.2f} ({min(each):.2f}–{max(each):.2f}) | {megabytes / medians[name]:.0f} |")
    command = checker()
    if command is not None:
        seconds, passed, size = measure(command, files)
        print(f"| Nu Html Checker | {seconds:.1f} ({passed:.1f} passed, {size / 1e6:.1f} MB of findings) | {megabytes / seconds:.2f} |")
        print(f"\nThe checker takes {seconds / medians['validate']:.0f} times the processor time, {passed / medians['validate']:.0f} times the time.")
    print(f"Validating has {medians['parse, count elements'] / medians['validate']:.2f} times the speed of parsing alone.")


if __name__ == "__main__":
    main()
