"""Packages that only some modules need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def required(module: str, install: str) -> Any:
    """Imports a module. If its package is missing, the error says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name not in (module, module.partition(".")[0]):
            raise  # the package is there, but lacks something itself
        raise ModuleNotFoundError(f"{error.msg}: pip install '{install}'", name=error.name) from None
