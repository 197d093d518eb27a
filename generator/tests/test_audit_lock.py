"""The rules, the declarations and the lock name the same clauses; no page is needed."""

from __future__ import annotations

import unittest

from audit_support import DAY, SPEC
from lockstep_audit.clauses import COMPARED
from lockstep_audit.declared import Declaration, read_declarations
from lockstep_audit.lock import Lock, read_lock
from lockstep_audit.rules import Rules
from lockstep_rules.diagnostics import Problems


class Names(unittest.TestCase):
    rules: Rules
    lock: Lock
    declarations: dict[str, Declaration]

    @classmethod
    def setUpClass(cls) -> None:
        problems = Problems()
        cls.rules = Rules(SPEC, DAY)
        cls.lock = read_lock(SPEC / "STANDARD.lock", problems)
        cls.declarations = read_declarations(SPEC, problems)
        problems.raise_if_any()

    def test_every_anchor_is_locked(self) -> None:
        within = {d.anchor: d.home for d in self.declarations.values() if d.covers == "within"}
        here = {a for a in self.rules.by_anchor if not self.is_elsewhere(a)}
        self.assertEqual({within.get(anchor, anchor) for anchor in here} - set(self.lock.clauses), set())

    def is_elsewhere(self, anchor: str) -> bool:
        declaration = self.declarations.get(anchor)
        return declaration is not None and declaration.covers == "elsewhere"

    def test_every_parse_error_is_locked(self) -> None:
        ours = [f"parse-error-{code}" for code in sorted(self.rules.tables.parse_errors)]
        locked = [name for name, clause in self.lock.clauses.items() if clause.kind == "error code"]
        self.assertEqual(ours, sorted(locked))

    def test_every_declaration_is_locked(self) -> None:
        here = {d.home if d.covers == "within" else d.anchor for d in self.declarations.values()}
        here -= {d.anchor for d in self.declarations.values() if d.covers in ("elsewhere", "former")}
        found = {a for a in here if not a.startswith("https:") and not self.is_elsewhere(a)}
        self.assertEqual(found - set(self.lock.clauses), set())

    def test_every_invariant_has_its_clause(self) -> None:
        invariants = self.rules.tables.invariants
        self.assertGreater(len(invariants), 10)
        gone = {one.anchor[1:] for one in invariants} - set(self.lock.clauses)
        self.assertEqual(gone, set())

    def test_every_locked_clause_has_its_rule(self) -> None:
        for name, clause in self.lock.of(COMPARED).items():
            parent = name.partition("/")[0]
            if clause.kind in ("state", "row"):
                self.assertIn(parent, set(self.rules.states))
            elif clause.kind in ("mode", "case"):
                self.assertIn(parent, set(self.rules.modes))


if __name__ == "__main__":
    unittest.main()
