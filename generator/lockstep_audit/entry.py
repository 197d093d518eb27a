"""What the audit knows of a clause, and how it came out."""

from __future__ import annotations

from dataclasses import dataclass, field

from .clauses import Clause
from .declared import Declaration
from .rules import Rule

STATUSES = ("matches", "differs", "no rule", "declared", "vocabulary", "not on the page")
# These need a rule or a declaration each. A section needs one among its clauses; definitions are vocabulary.
ACCOUNTABLE = ("state", "row", "mode", "case", "algorithm", "error code", "table", "section")


@dataclass
class Entry:
    """What the audit knows of a clause, or of a rule without one."""

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
