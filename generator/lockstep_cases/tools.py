"""The programs that run cases: the command line tool, and the one that observes the sanitizer."""

from __future__ import annotations

import os
from pathlib import Path

from lockstep_rules.loading import ROOT

BUILDS = ("release", "test")


class ToolError(Exception):
    """Raised if a program is missing; the message says what to do."""


def binary() -> Path:
    """The path of the command line tool, which runs the cases."""
    chosen = [os.environ.get("LOCKSTEP_BINARY", ""), *(str(ROOT / f"build/{n}/lockstep") for n in BUILDS)]
    found = next((path for path in chosen if path and os.access(path, os.X_OK)), "")
    if not found:
        raise ToolError("there is no command line tool; run scripts/dev build release, or set LOCKSTEP_BINARY")
    return Path(found)


def observing() -> Path:
    """The path of the command line tool that reports which branches of the sanitizer's rules it takes; a test
    program."""
    chosen = [
        os.environ.get("LOCKSTEP_OBSERVING", ""),
        *(str(ROOT / f"build/{n}/lockstep-observing") for n in BUILDS),
    ]
    found = next((path for path in chosen if path and os.access(path, os.X_OK)), "")
    if not found:
        raise ToolError("there is no lockstep-observing; run scripts/dev build test, or set LOCKSTEP_OBSERVING")
    return Path(found)
