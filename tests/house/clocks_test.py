"""Checks that no test uses a clock to decide whether it passes, since it would fail on a busy machine. Tests
count instead: tests/growth counts work; others count nodes, calls or bytes. A clock may end a test that
hangs, after minutes, and show the progress of a long run.

    python3 tests/house/clocks_test.py
"""

from __future__ import annotations

import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLOCK = re.compile(
    r"std::(?:clock|chrono)\b|\bclock_gettime\b|\bgettimeofday\b|\bru_[us]time\b|\bCLOCKS_PER_SEC\b"  # C++ and C
    r"|\btime\.(?:time|monotonic|perf_counter|process_time|thread_time|clock)(?:_ns)?\b|\bos\.times\b|\btimeit\b"  # Python
    r"|\bperformance\.(?:now|measure|timeOrigin)\b|\bDate\.now\b|\bhrtime\b|\bcpuUsage\b"  # JavaScript
    r"|\bTracing\.(?:start|end)\b|\btracing\.start\b|\bTaskDuration\b"  # of browsers
)
SUFFIXES = {".c", ".cpp", ".h", ".js", ".mjs", ".py", ".ts"}

# What may read one, and why. A folder ends with "/".
ALLOWED = {
    "tests/bench/": "the benchmark",
    "tests/differential/__main__.py": "the progress of a long run",
    "tests/differential/oracles/": "waits for a browser, within limits",
    "tests/fuzz/campaign.py": "runs for so many minutes",
    "tests/sanitizer/campaign.py": "the progress of a long run",
    "tests/cli/completion_test.py": "gives up after minutes",
    "tests/house/clocks_test.py": "their names",
    "bindings/python/tests/fuzz.py": "runs for so many seconds",
    "bindings/python/tests/test_bulk_command.py": "gives up after a minute",
    "bindings/python/tests/test_hostile.py": "gives up after minutes",
    "bindings/python/tests/test_robust.py": "its threads run for so many seconds",
}


def is_test(path: str) -> bool:
    parts = path.split("/")
    return Path(path).suffix in SUFFIXES and ("tests" in parts[:-1])


class Clocks(unittest.TestCase):
    def test_no_test_reads_a_clock(self) -> None:
        self.maxDiff = None
        try:
            listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("not a clone")
        found = []
        for path in filter(is_test, listed.stdout.split("\0")):
            if not (ROOT / path).exists():
                continue
            lines = [
                f"{path}:{number}: {line.strip()}"
                for number, line in enumerate((ROOT / path).read_text(encoding="utf-8", errors="replace").splitlines(), 1)
                if CLOCK.search(line)
            ]
            if not any(path == name or (name.endswith("/") and path.startswith(name)) for name in ALLOWED):
                found += lines
        self.assertEqual(found, [], "count work, nodes or calls instead: see tests/growth")


if __name__ == "__main__":
    unittest.main()
