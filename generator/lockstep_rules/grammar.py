"""Compiles the regular grammars of microsyntaxes to tables: a pattern becomes the smallest automaton that
recognizes it, byte by byte.

A pattern is written as a regular expression of this small dialect:

    abc         these bytes                     .           any byte
    \\d \\s       a digit; ASCII whitespace       [a-z_] [^,]  one of them; any other byte
    (a|b)       one or the other                ? * + {3} {1,} {1,3}
    <name>      the pattern of another row      \\. \\n \\xFF  the byte itself; a line feed; a byte
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

ALL = frozenset(range(256))
DIGITS = frozenset(b"0123456789")
SPACE = frozenset(b"\t\n\f\r ")
NAMED = {"d": DIGITS, "s": SPACE}
CONTROLS = {"f": "\f", "n": "\n", "r": "\r", "t": "\t"}
MAXIMUM_STATES = 255  # in the smallest automaton, so that a state fits in a byte


class PatternError(Exception):
    """Raised if the pattern is not in this dialect; the message says why."""


@dataclass(frozen=True)
class Automaton:
    """State 0 is the first. `next[state][class]` is -1 if no byte of that class may follow."""

    classes: tuple[int, ...]  # the class of each of the 256 bytes
    next: tuple[tuple[int, ...], ...]
    accepts: tuple[bool, ...]


class Nfa:
    """States connected by bytes, and by steps that read nothing."""

    def __init__(self) -> None:
        self.steps: list[list[tuple[frozenset[int], int]]] = []
        self.free: list[list[int]] = []

    def state(self) -> int:
        self.steps.append([])
        self.free.append([])
        return len(self.steps) - 1

    def closure(self, states: frozenset[int]) -> frozenset[int]:
        found, waiting = set(states), list(states)
        while waiting:
            for other in self.free[waiting.pop()]:
                if other not in found:
                    found.add(other)
                    waiting.append(other)
        return frozenset(found)


Fragment = Callable[[Nfa, int], int]  # adds states after a given one; returns the last


class Reader:
    """Reads a pattern into a fragment, which can be added to an automaton repeatedly."""

    def __init__(self, pattern: str, ignores_case: bool, named: Callable[[str], Fragment]) -> None:
        self.pattern, self.at, self.ignores_case, self.named = pattern, 0, ignores_case, named

    def next(self) -> str:
        return self.pattern[self.at : self.at + 1]

    def take(self) -> str:
        if not self.next():
            raise PatternError("the pattern ends too early")
        self.at += 1
        return self.pattern[self.at - 1]

    def read(self) -> Fragment:
        fragment = self.alternatives()
        if self.next():
            raise PatternError(f"“{self.next()}” at character {self.at + 1} closes nothing")
        return fragment

    def alternatives(self) -> Fragment:
        choices = [self.sequence()]
        while self.next() == "|":
            self.take()
            choices.append(self.sequence())
        return choices[0] if len(choices) == 1 else either(choices)

    def sequence(self) -> Fragment:
        parts: list[Fragment] = []
        while self.next() not in ("", "|", ")"):
            parts.append(self.repeated(self.atom()))
        return in_order(parts)

    def repeated(self, part: Fragment) -> Fragment:
        while (sign := self.next()) and sign in "?*+{":
            self.take()
            low, high = {"?": (0, 1), "*": (0, None), "+": (1, None)}.get(sign) or self.counts()
            part = repeat(part, low, high)
        return part

    def counts(self) -> tuple[int, int | None]:
        end = self.pattern.find("}", self.at)
        low, comma, high = self.pattern[self.at : end].partition(",")
        if end < 0 or not low.isdigit() or high and not high.isdigit():
            raise PatternError("“{” begins no count: write {2}, {2,} or {2,4}")
        self.at = end + 1
        return int(low), int(high) if high else None if comma else int(low)

    def atom(self) -> Fragment:
        c = self.take()
        if c == "(":
            part = self.alternatives()
            if self.next() != ")":
                raise PatternError("a “(” is not closed")
            self.take()
            return part
        if c == "<":
            end = self.pattern.find(">", self.at)
            if end < 0:
                raise PatternError("a “<” is not closed")
            name, self.at = self.pattern[self.at : end], end + 1
            return self.named(name)
        if c == "[":
            return one_of(self.members())
        if c == ".":
            return one_of(ALL)
        if c == "\\":
            return one_of(self.escaped())
        return in_order([one_of(self.cases(byte)) for byte in c.encode()])

    def cases(self, byte: int) -> frozenset[int]:
        letter = chr(byte)
        same = {letter.lower(), letter.upper()} if self.ignores_case and byte < 128 else {letter}
        return frozenset(ord(one) for one in same)

    def escaped(self) -> frozenset[int]:
        c = self.take()
        if c == "x":
            digits = self.take() + self.take()
            if not set(digits) <= set("0123456789ABCDEF"):
                raise PatternError(f"“{digits}” is not a byte in hexadecimal")
            return frozenset([int(digits, 16)])
        return NAMED.get(c) or frozenset(CONTROLS.get(c, c).encode())

    def members(self) -> frozenset[int]:
        negated = self.next() == "^"
        if negated:
            self.take()
        found: frozenset[int] = frozenset()
        while self.next() != "]":
            first = self.member()
            if self.next() == "-":
                self.take()
                first = frozenset(range(min(first), max(self.member()) + 1))
            found |= {case for code in first for case in self.cases(code)}
        self.take()
        return ALL - found if negated else found

    def member(self) -> frozenset[int]:
        c = self.take()
        return self.escaped() if c == "\\" else frozenset(c.encode())


def one_of(members: frozenset[int]) -> Fragment:
    def add(nfa: Nfa, start: int) -> int:
        end = nfa.state()
        nfa.steps[start].append((members, end))
        return end

    return add


def in_order(parts: list[Fragment]) -> Fragment:
    def add(nfa: Nfa, start: int) -> int:
        for part in parts:
            start = part(nfa, start)
        return start

    return add


def either(choices: list[Fragment]) -> Fragment:
    def add(nfa: Nfa, start: int) -> int:
        end = nfa.state()
        for choice in choices:
            begin = nfa.state()
            nfa.free[start].append(begin)
            nfa.free[choice(nfa, begin)].append(end)
        return end

    return add


def repeat(part: Fragment, low: int, high: int | None) -> Fragment:
    def add(nfa: Nfa, start: int) -> int:
        for _ in range(low):
            start = part(nfa, start)
        if high is None:
            loop = nfa.state()
            nfa.free[start].append(loop)
            nfa.free[part(nfa, loop)].append(loop)
            return loop
        end = nfa.state()
        for _ in range(high - low):
            nfa.free[start].append(end)
            begin = nfa.state()
            nfa.free[start].append(begin)
            start = part(nfa, begin)
        nfa.free[start].append(end)
        return end

    return add


def compiled(fragment: Fragment) -> Automaton:
    """The smallest automaton for a pattern."""
    nfa = Nfa()
    first = nfa.state()
    last = fragment(nfa, first)
    classes, samples = byte_classes(nfa)
    classes_of = {
        members: [number for number, sample in enumerate(samples) if sample in members]
        for members in {members for steps in nfa.steps for members, _ in steps}
    }
    sets = [nfa.closure(frozenset([first]))]
    numbers = {sets[0]: 0}
    rows: list[list[int]] = []
    while len(rows) < len(sets):
        ends: list[set[int]] = [set() for _ in samples]
        for state in sets[len(rows)]:
            for members, end in nfa.steps[state]:
                for number in classes_of[members]:
                    ends[number].add(end)
        row = []
        for end_states in ends:
            if not end_states:
                row.append(-1)
                continue
            reached = nfa.closure(frozenset(end_states))
            if reached not in numbers:
                numbers[reached] = len(sets)
                sets.append(reached)
            row.append(numbers[reached])
        rows.append(row)
    automaton = minimal(classes, rows, [last in states for states in sets])
    if len(automaton.next) > MAXIMUM_STATES:
        raise PatternError(f"the pattern needs {len(automaton.next)} states; {MAXIMUM_STATES} is the maximum")
    return automaton


def byte_classes(nfa: Nfa) -> tuple[tuple[int, ...], list[int]]:
    """Groups the bytes that no step distinguishes into classes; also returns one byte of each class."""
    distinct = {members for steps in nfa.steps for members, _ in steps}
    numbers: dict[tuple[bool, ...], int] = {}
    samples: list[int] = []
    classes = []
    for byte in range(256):
        key = tuple(byte in members for members in distinct)
        if key not in numbers:
            numbers[key] = len(samples)
            samples.append(byte)
        classes.append(numbers[key])
    return tuple(classes), samples


def minimal(classes: tuple[int, ...], rows: list[list[int]], accepts: list[bool]) -> Automaton:
    """Merges states until all remaining ones differ."""
    groups = [int(accepted) for accepted in accepts]
    while True:
        keys = [
            (groups[state], tuple(-1 if end < 0 else groups[end] for end in row))
            for state, row in enumerate(rows)
        ]
        numbers: dict[tuple[int, tuple[int, ...]], int] = {}
        merged = [numbers.setdefault(key, len(numbers)) for key in keys]
        if len(numbers) == len(set(groups)):
            break
        groups = merged
    chosen = [merged.index(number) for number in range(len(numbers))]
    return Automaton(
        classes,
        tuple(tuple(-1 if end < 0 else merged[end] for end in rows[state]) for state in chosen),
        tuple(accepts[state] for state in chosen),
    )
