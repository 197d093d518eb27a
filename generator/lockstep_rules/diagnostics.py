"""Problems: what is wrong, where, and what was probably intended."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple


class Location(NamedTuple):
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Problem(NamedTuple):
    location: Location
    message: str

    def __str__(self) -> str:
        return f"{self.location}: {self.message}"


class SpecError(Exception):
    """Raised when generation stops; the problems say why."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(p) for p in problems))
        self.problems = problems


class Problems:
    """Collects problems, so that one run reports all of them."""

    def __init__(self) -> None:
        self.found: list[Problem] = []
        self.seen: set[Problem] = set()
        self.edition = ""  # the day that is being checked, if it is not the newest

    def add(self, location: Location, message: str) -> None:
        problem = Problem(location, message)
        if problem in self.seen:
            return
        self.seen.add(problem)
        if self.edition:
            problem = Problem(location, f"{message} [on {self.edition}]")
        self.found.append(problem)

    def clear(self) -> None:
        """Clears the list, so that the same problem can be found again."""
        self.found.clear()
        self.seen.clear()

    def raise_if_any(self) -> None:
        if self.found:
            raise SpecError(sorted(self.found))


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint naming the nearest known word, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"; did you mean “{close[0]}”?" if close else ""
