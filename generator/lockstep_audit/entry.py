"""A clause as the audit sees it, and the verdict."""

from __future__ import annotations

from dataclasses import dataclass, field

from .clauses import Clause
from .declared import Declaration
from .rules import Rule

STATUSES = ("matches", "differs", "no rule", "declared", "vocabulary", "not on the page", "cited", "watched")
# The kinds of clauses that need a rule or a declaration. For a section, one of its clauses must have one;
# definitions are vocabulary.
ACCOUNTABLE = ("state", "row", "mode", "case", "algorithm", "error code", "table", "section")


@dataclass
class Entry:
    """A clause, or a rule without one, as the audit sees it."""

    id: str
    anchor: str
    kind: str
    title: str
    section: str
    clause: Clause | None = None
    rules: list[Rule] = field(default_factory=list)
    declaration: Declaration | None = None
    status: str = ""
    differences: list[str] = field(default_factory=list)

    @property
    def functions(self) -> list[str]:
        return list(dict.fromkeys(rule.function for rule in self.rules if rule.function))
