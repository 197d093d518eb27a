"""`python -m lockstep_html`: the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def main() -> int:
    """Runs the command line with the arguments of this process."""
    program = Path(__file__).parent / "bin" / ("lockstep.exe" if os.name == "nt" else "lockstep")
    if not program.exists():
        print("lockstep: this package was built without the command line", file=sys.stderr)
        return 2
    arguments = [str(program), *sys.argv[1:]]
    if os.name == "nt":
        return subprocess.call(arguments)
    os.execv(program, arguments)


if __name__ == "__main__":
    sys.exit(main())
