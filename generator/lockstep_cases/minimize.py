"""Makes cases smaller and simpler as long as they still take the branches for which they are needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from .cases import USUAL, Case, strangeness, without
from .search import Pool

LONG = 40  # characters; from longer inputs, only parts of certain sizes are removed
PLAINER_WORDS = ("a", "b", "c", "p", "i", "br", "td", "svg", "math", "div", "html")


def simpler(case: Case) -> Iterator[Case]:
    """The case without one of its options; or with its bytes as text."""
    for name, usual in USUAL.items():
        if name not in ("html", "bytes") and getattr(case, name) != usual:
            yield without(case, name)
    if case.bytes is not None and case.input.isascii():
        yield Case(case.input)


def with_other_words(case: Case, others: Iterable[str]) -> Iterator[Case]:
    """The case with a word replaced everywhere by another that is not longer."""
    text = case.input
    for word in sorted(set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", text))):
        for other in others:
            if len(other) <= len(word) and other != word:
                yield case.with_input(re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", other, text))


def smaller(case: Case) -> Iterator[Case]:
    """The case reduced: without one of its options, or without a part of its input."""
    yield from simpler(case)
    text = case.input
    size = len(text)
    if size > LONG:
        length = size // 2
        while length:
            step = max(length // 2, 1)
            yield from (case.with_input(text[:at] + text[at + length :]) for at in range(0, size, step))
            length //= 2
        return
    for length in range(size, 0, -1):
        for at in range(size - length + 1):
            yield case.with_input(text[:at] + text[at + length :])


def plainer(case: Case) -> Iterator[Case]:
    """The case with other characters: a word replaced everywhere, or one character replaced with a plainer
    one."""
    yield from with_other_words(case, PLAINER_WORDS)
    text = case.input
    for word in sorted(set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", text))):
        yield case.with_input(text.replace(word, word.lower()))
    for at, character in enumerate(text):
        for other in "ab <>1-":
            if strangeness(other) < strangeness(character):
                yield case.with_input(text[:at] + other + text[at + 1 :])


def two_cuts(case: Case) -> Iterator[Case]:
    """The case without two parts at the same time: a start tag and its end tag."""
    text = case.input
    spans = [match.span() for match in re.finditer(r"<[^<>]*>?|[^<>]+", text)]
    for number, (start, end) in enumerate(spans):
        for other_start, other_end in spans[number + 1 :]:
            yield case.with_input(text[:start] + text[end:other_start] + text[other_end:])
    for at in range(len(text) - 1):
        for other in range(at + 1, min(len(text), LONG)):
            yield case.with_input(text[:at] + text[at + 1 : other] + text[other + 1 :])


def minimize(pool: Pool, wanted: list[str]) -> None:
    """Minimizes the cases for the wanted outcomes until none becomes smaller or simpler. Each round includes
    all cases, since a part of one may replace another."""
    for ways in ((smaller,), (smaller, plainer), (smaller, plainer, two_cuts)):
        number = 0
        while True:
            number += 1
            cases = sorted(
                {pool.best[name] for name in wanted if name in pool.best}, key=lambda case: case.cost
            )
            better = pool.offer(smaller_case for case in cases for way in ways for smaller_case in way(case))
            length = sum(len(case.input) for case in cases)
            pool.say(
                f"  smaller, round {number}: {len(cases)} documents, {length} characters, {better} better"
            )
            if not better:
                break
