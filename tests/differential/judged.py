"""How the four other parsers parse the witnesses: tests/witnesses/EDITION/disagreements.md.

All four parse each witness that their options can express; each difference needs a known cause, as for random
cases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from known import Cause, Difference
from lockstep_cases.cases import Case

UNEXPLAINED = "unexplained"
ENGINES = ("chromium", "firefox", "webkit")
NAMES = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit", "parse5": "parse5"}
UNDERSTOOD = {
    "parse5": {"html", "context", "scripting"},
    **dict.fromkeys(ENGINES, {"html", "context", "scripting", "quirks", "unsafe"}),
}


@dataclass
class Judged:
    """The results of one parser."""

    parser: str
    version: str
    asked: int = 0
    differing: list[tuple[Difference, Cause | None]] = field(default_factory=list)

    @property
    def agreed(self) -> int:
        return self.asked - len(self.differing)


def askable(parser: str, cases: Iterable[Case]) -> list[Case]:
    """The cases that can be expressed for that parser, each once. A page cannot look into a closed shadow
    root."""
    return [
        case
        for case in dict.fromkeys(cases)
        if set(case.members()) <= UNDERSTOOD[parser] and "shadowrootmode=closed" not in case.html
    ]


def together(judged: list[Judged]) -> dict[Case, dict[str, tuple[Difference, Cause | None]]]:
    """The cases for which two browser engines or more agree on a tree that is not ours, with what those gave."""
    found: dict[Case, dict[str, tuple[Difference, Cause | None]]] = {}
    for one in judged:
        if one.parser in ENGINES:
            for difference, cause in one.differing:
                found.setdefault(difference.case, {})[one.parser] = (difference, cause)
    agreeing = {}
    for case, answers in found.items():
        trees = Counter(difference.theirs for difference, _ in answers.values())
        tree, count = trees.most_common(1)[0]
        if count > 1:
            agreeing[case] = {
                parser: answer for parser, answer in answers.items() if answer[0].theirs == tree
            }
    return agreeing


HEADER = """# Witnesses that other parsers answer otherwise

Written by `scripts/dev differential --witnesses` on {day}; do not edit. For each cause the clause that decides, and the
witnesses. A cause is known exactly, by changed rules or a predicate ([differential.md](../../../docs/evidence/differential.md) says
how, and is about random documents). Not asked: witnesses in bytes, and those with what only a host knows.

| parser | asked | the same tree | another, from a known cause | unexplained |
| --- | ---: | ---: | ---: | ---: |
"""


def report(judged: list[Judged], day: str) -> str:
    lines = [HEADER.format(day=day).rstrip("\n")]
    for one in judged:
        unknown = sum(cause is None for _, cause in one.differing)
        known = len(one.differing) - unknown
        lines.append(f"| {one.version} | {one.asked:,} | {one.agreed:,} | {known:,} | {unknown:,} |")
    lines += ["", *agreement(judged)]
    for one in judged:
        groups: dict[tuple[str, str], list[Case]] = {}
        for difference, cause in one.differing:
            key = (cause.title, cause.clause) if cause else (UNEXPLAINED, "#parsing")
            groups.setdefault(key, []).append(difference.case)
        for (title, clause), cases in sorted(groups.items(), key=lambda item: -len(item[1])):
            anchored = clause if clause.startswith("#") else f"#parsing, {clause}"
            lines += ["", f"## {one.parser}: {title}", "", f"`{anchored}`", ""]
            lines += [f"    {case.text()}" for case in sorted(cases, key=lambda case: case.cost)]
    return "\n".join(lines) + "\n"


def agreement(judged: list[Judged]) -> list[str]:
    """The section about trees on which engines agree, but not with us."""
    groups: dict[tuple[str, str], list[Case]] = {}
    for case, answers in together(judged).items():
        # That an engine follows an older edition says the least about what it does.
        causes = sorted((cause for _, cause in answers.values() if cause), key=lambda cause: cause.patch is None)
        who = ", ".join(NAMES[parser] for parser in answers)
        what = f"{causes[0].title} (`{causes[0].clause}`)" if causes else UNEXPLAINED
        groups.setdefault((who, what), []).append(case)
    count = sum(map(len, groups.values()))
    lines = [
        "## Where two engines or more agree on another tree",
        "",
        f"{count:,} witnesses. What decides, and the shortest:",
        "",
    ]
    if groups:
        lines += ["| engines | witnesses | what decides | shortest |", "| --- | ---: | --- | --- |"]
    for (who, what), cases in sorted(groups.items(), key=lambda item: -len(item[1])):
        shortest = min(cases, key=lambda case: case.cost).text().replace("|", "\\|")
        lines.append(f"| {who} | {len(cases)} | {what} | `{shortest}` |")
    return lines
