"""Refuses subinterpreters: the types of the extension module belong to one interpreter.

From CPython 3.12 on, the interpreter itself refuses them.
"""

import importlib
import sys

if sys.version_info < (3, 12):
    try:
        _interpreters = importlib.import_module("_xxsubinterpreters")
    except ModuleNotFoundError:  # some builds of CPython lack the module
        _interpreters = None
    if _interpreters and _interpreters.get_current() != _interpreters.get_main():
        raise ImportError("lockstep_html works only in the main interpreter, not in subinterpreters")
