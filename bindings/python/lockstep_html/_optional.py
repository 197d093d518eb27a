"""Packages that only some modules need."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def needs(package: str, install: str) -> Generator[None, None, None]:
    """Around an import from a package: if the package is missing, the error says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != package:
            raise  # the package is there, but lacks something itself
        raise ModuleNotFoundError(f"{error.msg}: pip install '{install}'", name=error.name) from None
