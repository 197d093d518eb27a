"""Other parsers, as processes that speak the protocol of `lockstep cases`."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lockstep_cases.cases import Answer, Case, CasesError, read_answer

FOLDER = Path(__file__).parent / "oracles"
PARSERS = ("chromium", "firefox", "webkit", "parse5")
BATCH = 400  # cases, as in protocol.mjs


class Oracle:
    """A parser that keeps running. It answers in batches, so that neither side waits for the other with a
    full pipe."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def __enter__(self) -> Oracle:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)

    def ask(self, cases: Sequence[Case], **more: Any) -> list[Answer]:
        assert self.process.stdin is not None and self.process.stdout is not None
        found: list[Answer] = []
        for start in range(0, len(cases), BATCH):
            batch = cases[start : start + BATCH]
            lines = [json.dumps({"id": number, **case.members(), **more}) for number, case in enumerate(batch)]
            self.process.stdin.write("\n".join(lines) + "\n\n")
            self.process.stdin.flush()
            for _ in batch:
                line = self.process.stdout.readline()
                if not line:
                    raise CasesError(f"{self.name} ended in the middle of a batch")
                found.append(read_answer(json.loads(line)))
        return found


def command(name: str) -> list[str]:
    if name == "parse5":
        return ["node", str(FOLDER / "parse5.mjs")]
    browser = ["node", str(FOLDER / "browser.mjs"), name]
    return ["xvfb-run", "-a", *browser] if name == "webkit" else browser


def version(name: str) -> str:
    if name == "parse5":
        manifest = FOLDER / "node_modules/parse5/package.json"
        return "parse5 " + json.loads(manifest.read_text(encoding="utf-8"))["version"]
    found = subprocess.run([*command(name), "--version"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def missing(name: str) -> str:
    """What must be installed before that parser can run; empty if nothing."""
    if not shutil.which("node"):
        return "node"
    if not (FOLDER / "node_modules").is_dir():
        return "the packages of tests/differential/oracles (npm ci)"
    return ""
