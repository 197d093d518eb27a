"""Runs re2c and clang-format on the output of the templates."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problem, SpecError


def run_tool(command: list[str], where: str) -> str:
    if shutil.which(command[0]) is None:
        raise SpecError(
            [Problem(Location(where, 0), f"{command[0]} is not installed; run scripts/dev install-packages")]
        )
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise SpecError([Problem(Location(where, 0), f"{command[0]} failed:\n{result.stderr}")])
    return result.stdout


def finish(files: dict[str, str], style: Path) -> dict[str, str]:
    """Runs re2c on the .re files and clang-format on all C and C++ files. A row of a state is one line if it
    fits."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / ".clang-format").write_text(f"{style.read_text()}AllowShortCaseLabelsOnASingleLine: true\n")
        written: list[Path] = []
        for path, text in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            if path.endswith(".re"):
                output = target.with_suffix(".cpp")
                run_tool(
                    [
                        "re2c",
                        "--no-debug-info",
                        "--no-generation-date",
                        "--no-version",
                        "-W",
                        "-o",
                        str(output),
                        str(target),
                    ],
                    path,
                )
                target.unlink()
                target = output
            written.append(target)
        formatted = [str(path) for path in written if path.suffix in (".h", ".cpp")]
        run_tool(["clang-format", "-i", "--style=file", *formatted], "generated")
        return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in sorted(written)}
