"""Runs other projects' tests with Lockstep in the place of what they test."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

HERE = Path(__file__).parent


def check_failures(
    listed: str,
    tests: Iterable[str | Path],
    cwd: Path,
    *,
    path: str,
    also: Path | None = None,
    options: Sequence[str] = (),
) -> None:
    """All tests pass but those in the file `listed`, whose comments say why.

    `path`: the folder beside this file that makes them import Lockstep; `also`: another folder of modules.
    """
    lines = (HERE / listed).read_text(encoding="utf-8").splitlines()
    known = {line for line in lines if line and not line.startswith("#")}
    modules = os.pathsep.join(str(folder) for folder in (HERE / path, also) if folder is not None)
    run = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "--tb=no", "-rf", "-c", os.devnull,
            *options, *map(str, tests),
        ],
        env={**os.environ, "PYTHONPATH": modules, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, cwd=cwd,
    )  # fmt: skip
    assert re.search(r"\d+ passed", run.stdout), run.stdout + run.stderr
    failed = {
        re.sub(r"^\S*/(\w+\.py)", r"\1", line.split(" - ")[0].removeprefix("FAILED "))
        for line in run.stdout.splitlines()
        if line.startswith("FAILED ")
    }
    assert failed == known, run.stdout
