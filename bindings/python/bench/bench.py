"""Measures the package beside other parsers for Python: see docs/evidence/benchmark-python.md.

    scripts/bench --python [--rounds N] [--tasks NAME,…] [--parsers NAME,…] [--json FILE] [--update] [PAGE…]

Each parser has a separate process. They take turns, and the median of the rounds counts. MB/s are of input. With one
thread the time is that of the processor, so that other work on the machine matters less; with two it is that of the
clock, and how it scales is from the clock in both cases. A measurement lasts 0.4 seconds or longer. `--update` puts the
tables and the chart into docs/; `--from FILE` makes them from what `--json` wrote.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import report
from parsers import PARSERS, TASKS

HERE = Path(__file__).resolve().parent
#: How many pages are few, and after how many seconds a measurement is not repeated.
FEW, LONG = 12, 4.0


class Worker:
    """The process of a parser."""

    def __init__(self, name: str, python: str, sets: list[list[str]]) -> None:
        command = [python, str(HERE / "parsers.py"), name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        hello = self.read()
        self.failure = hello.get("error")
        self.about = hello
        if not self.failure:
            self.write(sets)

    def write(self, message: Any) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def read(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        return json.loads(line) if line else {"error": "the process ended"}

    def measure(self, task: str, threads: int) -> tuple[float, float] | None:
        try:
            self.write({"task": task, "threads": threads})
            answer = self.read()
        except BrokenPipeError:
            return None
        return (answer[0], answer[1]) if isinstance(answer, list) else None

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def pages_of(paths: list[str]) -> list[str]:
    if not paths:
        root = HERE.parents[2]
        folder = (
            Path(os.environ.get("LOCKSTEP_TESTDATA") or root.parent / "shared") / "corpus" / "readability"
        )
        paths = [str(path) for path in sorted(folder.rglob("*.html"))]
    if not paths:
        sys.exit("bench: no pages: name some, or set LOCKSTEP_TESTDATA")
    return paths


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    paths = pages_of(arguments.pages)
    sizes = {path: os.path.getsize(path) for path in paths}
    few = sorted(paths, key=lambda path: sizes[path])[max(0, len(paths) // 2 - FEW // 2) :][:FEW]
    sets = [paths, few]
    wanted = [name for name in arguments.parsers.split(",") if name]
    tasks = [task for task in TASKS if task in (arguments.tasks.split(",") if arguments.tasks else TASKS)]
    workers: dict[str, Worker] = {}
    for parser in PARSERS:
        if wanted and not any(one in parser.name for one in wanted):
            continue
        # html5-parser needs the libxml2 that its lxml has, the system's.
        python = os.environ.get("LOCKSTEP_BENCH_HTML5_PARSER") if parser.name == "html5-parser" else None
        worker = Worker(parser.name, python or sys.executable, sets)
        if worker.failure:
            print(f"bench: without {parser.name}: {worker.failure}", file=sys.stderr)
        else:
            workers[parser.name] = worker
    measured = []
    long: set[tuple[str, str]] = set()  # not measured again
    for task in tasks:
        for threads in (1, 2):
            times: dict[str, list[tuple[float, float]]] = {name: [] for name in workers}
            for _ in range(arguments.rounds):
                for name, worker in workers.items():
                    if task not in worker.about["tasks"] or (name, task) in long:
                        continue
                    if (answer := worker.measure(task, threads)) is None:
                        print(f"bench: {name} cannot do {task}", file=sys.stderr)
                        long.add((name, task))
                        continue
                    times[name].append(answer)
                    if answer[1] > LONG:
                        long.add((name, task))
            for parser in PARSERS:
                if not (them := times.get(parser.name)):
                    continue
                size = sum(sizes[path] for path in sets[parser.is_slow(task)]) / 1e6
                speeds = [size / (one[0] if threads == 1 else one[1]) for one in them]
                row = {
                    "task": task,
                    "threads": threads,
                    "parser": parser.name,
                    "speed": statistics.median(speeds),
                    "least": min(speeds),
                    "most": max(speeds),
                    "clock": statistics.median(size / one[1] for one in them),
                    "few": parser.is_slow(task),
                    "conforming": parser.conforming,
                }
                measured.append(row)
                print(
                    f"{task:14} {threads} {parser.name:20}{row['speed']:9.1f} MB/s",
                    file=sys.stderr,
                    flush=True,
                )
    versions = {name: worker.about["version"] for name, worker in workers.items()}
    for worker in workers.values():
        worker.end()
    return {
        "date": datetime.date.today().isoformat(),
        "python": platform.python_version(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "rounds": arguments.rounds,
        "pages": [len(paths), round(sum(sizes.values()) / 1e6, 1)],
        "few": [len(few), round(sum(sizes[path] for path in few) / 1e6, 1)],
        "versions": versions,
        "measured": measured,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tasks", default="")
    parser.add_argument("--parsers", default="")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--from", type=Path, dest="given")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("pages", nargs="*")
    arguments = parser.parse_args()
    results = json.loads(arguments.given.read_text(encoding="utf-8")) if arguments.given else run(arguments)
    if arguments.json:
        arguments.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(report.tables(results))
    if arguments.update:
        report.update(results, HERE.parents[2] / "docs" / "evidence")


if __name__ == "__main__":
    main()
