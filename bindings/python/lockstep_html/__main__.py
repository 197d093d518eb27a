"""`python -m lockstep_html`: the command line."""

from __future__ import annotations

import os
import signal
import sys

from . import _core


def main() -> int:
    """Runs the command line with the arguments of this process."""
    run = getattr(_core, "_run_program", None)
    if run is None:
        print("lockstep: this package was built without the command-line program", file=sys.stderr)
        return 2
    # By default, these signals end a program; Python changes that.
    for name in ("SIGINT", "SIGPIPE", "SIGXFSZ"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    code: int = run([os.fsencode(argument) for argument in sys.argv[1:]])
    return code


if __name__ == "__main__":
    sys.exit(main())
