"""The report of a comparison, in Markdown."""

from __future__ import annotations

import difflib
from collections import Counter
from dataclasses import dataclass, field

from known import Cause, Difference


@dataclass
class Found:
    """The results of a comparison so far."""

    parser: str
    version: str
    edition: str
    seed: int
    cases: int = 0
    counts: Counter[str] = field(default_factory=Counter)  # by the title of a cause
    causes: dict[str, Cause] = field(default_factory=dict)
    smallest: dict[str, Difference] = field(default_factory=dict)
    unexplained: list[Difference] = field(default_factory=list)
    shrunk: list[Difference] = field(default_factory=list)

    @property
    def differing(self) -> int:
        return sum(self.counts.values()) + len(self.unexplained)

    def summary(self) -> str:
        return f"{self.cases:,} cases, {self.differing:,} differ, {len(self.unexplained):,} of them for no known reason"

    def add(self, cause: Cause | None, difference: Difference) -> None:
        if cause is None:
            self.unexplained.append(difference)
            return
        self.counts[cause.title] += 1
        self.causes[cause.title] = cause
        known = self.smallest.get(cause.title)
        if known is None or difference.case.cost < known.case.cost:
            self.smallest[cause.title] = difference


def report_text(found: Found) -> str:
    lines = [
        f"# Lockstep and {found.version}",
        "",
        f"{found.cases:,} random cases (seed {found.seed}), edition {found.edition}: {found.differing:,} differ,"
        f" {len(found.unexplained):,} of them for no known reason.",
        "",
        f"| cases | {found.parser} | how it is known | clause | smallest case |",
        "| ---: | --- | --- | --- | --- |",
    ]
    for title, count in found.counts.most_common():
        cause = found.causes[title]
        how = "patched rules" if cause.patch else "predicate"
        case = found.smallest[title].case.text().replace("|", "\\|")
        lines.append(f"| {count} | {title} | {how} | `{cause.clause}` | `{case}` |")
    if found.unexplained:
        lines += ["", "## Unexplained"]
    for difference in sorted({one.case: one for one in found.shrunk}.values(), key=lambda one: one.case.cost):
        lines += ["", f"    {difference.case.text()}", ""]
        ours, theirs = difference.ours.split("\n"), difference.theirs.split("\n")
        names = ("Lockstep", found.parser)
        lines += [f"    {line}" for line in difflib.unified_diff(ours, theirs, *names, lineterm="", n=2)]
    return "\n".join(lines) + "\n"
