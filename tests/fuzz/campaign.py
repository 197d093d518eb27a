"""Builds the fuzz targets, runs them side by side, and reports. See docs/evidence/fuzzing.md; started by scripts/dev fuzz."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# --quick uses the sanitized build of the tests, and always makes the same inputs.
QUICK = "--quick" in sys.argv
QUICK_RUNS = 10_000
BUILD = ROOT / "build" / ("sanitize" if QUICK else "fuzz")
FOUND = ROOT / "tests" / "fuzz" / "found"
REPORT = BUILD / "report.json"
WORDS = BUILD / "tests" / "fuzz" / "words"
TARGETS = re.findall(r"\w+", re.search(r"^set\(targets (.*?)\)", (Path(__file__).parent / "CMakeLists.txt").read_text(), re.M | re.S)[1])
THOROUGH = {**os.environ, "LOCKSTEP_FUZZ_THOROUGH": "1"}


def binary(target: str) -> Path:
    return BUILD / "tests" / "fuzz" / f"lockstep_fuzz_{target}"


def build(targets: list[str]) -> None:
    print(f"fuzz: building in {BUILD.relative_to(ROOT)}", file=sys.stderr)
    BUILD.mkdir(parents=True, exist_ok=True)
    options = ["--preset", "sanitize"]
    if not QUICK:
        options = ["-DCMAKE_BUILD_TYPE=Release", "-DLOCKSTEP_BUILD_FUZZERS=ON", "-DLOCKSTEP_SANITIZE=ON", "-DLOCKSTEP_BUILD_CLI=OFF", "-DLOCKSTEP_INSTALL=OFF"]
    log = BUILD.with_name("fuzz.log")
    compiler = os.environ.get("CXX", "clang++")
    commands = [
        ["cmake", "-S", str(ROOT), "-B", str(BUILD), "-G", "Ninja", f"-DCMAKE_CXX_COMPILER={compiler}", *options],
        ["cmake", "--build", str(BUILD), "-j", str(os.cpu_count()), "--target", *(binary(target).name for target in targets)],
    ]
    with log.open("wb") as out:
        for command in commands:
            if subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False).returncode != 0:
                sys.exit("\n".join([*log.read_text(errors="replace").splitlines()[-60:], f"fuzz: the build failed; the log is {log}"]))


class Run:
    """One libFuzzer process."""

    def __init__(self, target: str, arguments: argparse.Namespace) -> None:
        self.target = target
        self.executions = self.edges = self.features = self.corpus = self.rate = self.instrumented = 0
        self.seconds = 0.0
        self.artifact: Path | None = None
        self.log: list[str] = []
        self.limit = [f"-max_total_time={arguments.seconds}"]
        if arguments.runs:
            self.limit = [f"-runs={arguments.runs}"]
        if QUICK:
            self.limit += ["-seed=1"]
        # Longer ones would take longer than a quick run should.
        self.longest = min(arguments.longest, 512) if QUICK else arguments.longest

    def __call__(self) -> None:
        corpus = BUILD / "corpus" / self.target
        artifacts = BUILD / "artifacts" / self.target
        if QUICK:
            shutil.rmtree(corpus, ignore_errors=True)
        corpus.mkdir(parents=True, exist_ok=True)
        artifacts.mkdir(parents=True, exist_ok=True)
        inputs = [folder for folder in (corpus, WORDS / "seeds", FOUND / self.target) if folder.is_dir()]
        start = time.monotonic()
        command = [str(binary(self.target)), *map(str, inputs), *self.limit, f"-dict={WORDS / 'lockstep.dict'}"]
        command += [f"-artifact_prefix={artifacts}/", "-print_final_stats=1", "-detect_leaks=0", "-timeout=30", "-report_slow_units=30", "-rss_limit_mb=4096", "-print_funcs=0"]
        # Choosing by entropy, and keeping an input for each edge count, would take most of the time.
        command += ["-entropic=0", "-use_counters=0", "-reduce_inputs=0", f"-max_len={self.longest}"]
        # Leaks are detected when inputs are replayed; stacks of allocations take a tenth of the speed.
        fast = {**os.environ, "ASAN_OPTIONS": "malloc_context_size=1:quarantine_size_mb=16:detect_leaks=0"}
        process = subprocess.Popen(command, env=fast, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
        assert process.stderr is not None
        for line in process.stderr:
            self.read(line)
        process.wait()
        self.seconds = time.monotonic() - start
        if process.returncode != 0 and self.artifact is None:
            self.log.append(f"ended with exit code {process.returncode}")
            self.artifact = Path("none")

    def read(self, line: str) -> None:
        if progress := re.match(r"#(\d+)\t.*cov: (\d+) ft: (\d+) corp: (\d+)/.*exec/s: (\d+)", line):
            self.executions, self.edges, self.features, self.corpus, self.rate = map(int, progress.groups())
        elif counters := re.search(r"Loaded \d+ modules\s+\((\d+) inline", line):
            self.instrumented = int(counters[1])
        elif final := re.match(r"stat::number_of_executed_units: (\d+)", line):
            self.executions = int(final[1])
        elif written := re.search(r"Test unit written to (.*)", line):
            self.artifact = Path(written[1])
        elif not line.startswith(("INFO:", "#", "stat::", "Dictionary", "Done")):
            self.log = [*self.log[-200:], line.rstrip("\n")]

    def summary(self) -> str:
        state = "FOUND SOMETHING" if self.artifact else f"{self.rate}/s"
        return f"{self.target} {self.executions} runs {self.edges} edges {state}"


def minimize(run: Run, seconds: int) -> Path:
    """The smallest input that makes the target fail, of those found in the given time."""
    assert run.artifact is not None
    smallest = run.artifact.with_name("smallest-" + run.artifact.name)
    shutil.copy(run.artifact, smallest)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        command = [str(binary(run.target)), str(smallest), "-minimize_crash=1", "-timeout=30", "-report_slow_units=30", "-rss_limit_mb=4096"]
        command += [f"-max_total_time={max(1, int(end - time.monotonic()))}", f"-exact_artifact_path={smallest}.next"]
        subprocess.run(command, env=THOROUGH, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        next_one = Path(f"{smallest}.next")
        if not next_one.exists() or next_one.stat().st_size >= smallest.stat().st_size:
            next_one.unlink(missing_ok=True)
            break
        next_one.replace(smallest)
    return smallest


def report_finding(run: Run, seconds: int) -> None:
    print(f"\nfuzz: {run.target} found something:", file=sys.stderr)
    print("\n".join("  " + line for line in run.log[:60]), file=sys.stderr)
    if run.artifact is None or not run.artifact.exists():
        return
    print("fuzz: minimizing it", file=sys.stderr)
    smallest = minimize(run, seconds)
    program = binary(run.target).relative_to(ROOT)
    print(f"fuzz: the input, {smallest.stat().st_size} bytes: {smallest.read_bytes()!r}", file=sys.stderr)
    print(f"fuzz: to reproduce: LOCKSTEP_FUZZ_THOROUGH=1 {program} {smallest.relative_to(ROOT)}", file=sys.stderr)
    print(f"fuzz: once it is fixed, keep it as {(FOUND / run.target).relative_to(ROOT)}/NAME", file=sys.stderr)


def read_report() -> dict[str, dict[str, object]]:
    return json.loads(REPORT.read_text()) if REPORT.exists() else {}


def record(runs: list[Run]) -> None:
    report = read_report()
    for run in runs:
        entry = report.setdefault(run.target, {"executions": 0, "seconds": 0.0, "found": 0})
        entry["executions"] += run.executions
        entry["seconds"] += run.seconds
        entry["found"] += run.artifact is not None
        entry["edges"] = max(run.edges, entry.get("edges", 0) if entry.get("instrumented") == run.instrumented else 0)
        entry["instrumented"] = run.instrumented
        entry["date"] = datetime.date.today().isoformat()
    REPORT.write_text(json.dumps(report, indent=2) + "\n")


def print_report() -> None:
    report = read_report()
    print("| target | executions | CPU time | edges covered | inputs in the corpus | stopped by a finding | last run |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for target, entry in sorted(report.items()):
        corpus = BUILD / "corpus" / target
        inputs = sum(1 for _ in corpus.iterdir()) if corpus.is_dir() else 0
        hours, minutes = divmod(int(entry["seconds"]) // 60, 60)
        edges = f"{entry['edges']:,} of {entry['instrumented']:,}"
        print(f"| {target} | {entry['executions']:,} | {hours} h {minutes:02} min | {edges} | {inputs:,} | {entry['found']} | {entry['date']} |")
    print(f"| all | {sum(entry['executions'] for entry in report.values()):,} | | | | | |")


def wait(threads: list[threading.Thread], runs: list[Run]) -> None:
    is_terminal = sys.stderr.isatty()
    reported = start = time.monotonic()
    while any(thread.is_alive() for thread in threads):
        time.sleep(0.2)
        now = time.monotonic()
        if now - reported >= (1 if is_terminal else 30):
            reported = now
            line = f"fuzz: {int(now - start)} s: " + ", ".join(run.summary() for run in runs if run.executions)
            print("\r\033[K" + line[: shutil.get_terminal_size().columns - 1] if is_terminal else line, end="" if is_terminal else "\n", file=sys.stderr, flush=True)
    if is_terminal:
        print("\r\033[K", end="", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}; all by default")
    parser.add_argument("--minutes", type=float, default=10, metavar="N", help="for each target (10)")
    parser.add_argument("--seconds", type=int, metavar="N", help="the same in seconds")
    parser.add_argument("--runs", type=int, metavar="N", help="executions of each target, instead of a duration")
    parser.add_argument("--longest", type=int, default=1024, metavar="N", help="maximum size of an input in bytes (1024)")
    parser.add_argument("-j", dest="jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="number of processes")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_RUNS:,} executions of each target, always the same ones, in the sanitized build of the tests")
    parser.add_argument("--report", action="store_true", help="only print what was run so far, as a table")
    arguments = parser.parse_args()
    if arguments.report:
        print_report()
        return
    targets = arguments.targets or TARGETS
    if unknown := set(targets) - set(TARGETS):
        parser.error(f"no target {', '.join(sorted(unknown))}; choose from: {', '.join(TARGETS)}")
    if arguments.seconds is None:
        arguments.seconds = max(1, round(arguments.minutes * 60))
    if QUICK:
        arguments.runs = QUICK_RUNS
    build(targets)

    # With more processes than targets, some share a corpus.
    copies = max(1, arguments.jobs // len(targets))
    runs = [Run(target, arguments) for target in targets for _ in range(copies)]
    slots = threading.Semaphore(arguments.jobs)

    def in_slot(run: Run) -> None:
        with slots:
            run()

    threads = [threading.Thread(target=in_slot, args=(run,), daemon=True) for run in runs]
    for thread in threads:
        thread.start()
    wait(threads, runs)
    record(runs)
    for run in runs:
        print("fuzz: " + run.summary(), file=sys.stderr)
    found = [run for run in runs if run.artifact is not None]
    for run in found:
        report_finding(run, 20)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
