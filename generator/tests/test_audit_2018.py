"""The Standard's page of 21 October 2018 against today's rules: the differences are exactly the listed
ones."""

from __future__ import annotations

import re
import unittest

from audit_support import SPEC, STANDARD, TOOL, PageCase
from lockstep_audit.against import compare
from lockstep_audit.clauses import extract
from lockstep_audit.drift import against_lock
from lockstep_audit.lock import read_lock
from lockstep_audit.page import read
from lockstep_rules.diagnostics import Problems

OLD = STANDARD / "parsing-2018-10-21.html"
LIST = SPEC.parent / "tests/audit/changes-since-2018.tsv"
OTHERS = {"editorial", "moved"}


@unittest.skipUnless(
    OLD.is_file(), f"No test data: there is no {OLD}; set LOCKSTEP_TESTDATA to a folder with it"
)
class Since2018(PageCase):
    reported: set[str]
    count: dict[str, int]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        assert TOOL
        page = extract(read(TOOL, str(OLD)), str(OLD))
        problems = Problems()
        lock = read_lock(SPEC / "STANDARD.lock", problems)
        problems.raise_if_any()
        entries = compare(page, cls.rules, cls.declarations, lock.absent(page))
        changes = against_lock(page, lock)
        cls.reported = {name for name, entry in entries.items() if entry.differences} | {
            c.id for c in changes
        }
        kinds = [clause.kind for clause in page.clauses.values()]
        cls.count = {kind: kinds.count(kind) for kind in kinds}

    def setUp(self) -> None:
        text = LIST.read_text(encoding="utf-8")
        self.known = dict(re.findall(r"^# ([A-Z]\d): (.+)", text, re.MULTILINE))
        rows = [line.split("\t") for line in text.split("\n") if line and not line.startswith("#")]
        self.listed = {clause: changes.split() for clause, changes in rows}

    def test_the_page_is_read_whole(self) -> None:
        expected = {"state": 80, "mode": 24, "error code": 49, "table": 5, "row": 327, "case": 230}
        self.assertEqual({kind: self.count[kind] for kind in expected}, expected)

    def test_each_difference_is_accounted_for(self) -> None:
        self.assertEqual(sorted(self.reported - set(self.listed)), [])

    def test_nothing_is_listed_that_is_not_reported(self) -> None:
        self.assertEqual(sorted(set(self.listed) - self.reported), [])

    def test_each_change_is_reported(self) -> None:
        used = {change for changes in self.listed.values() for change in changes}
        self.assertEqual(sorted(used - set(self.known) - OTHERS), [])
        gone = {change for change, text in self.known.items() if text.startswith("(")}
        self.assertEqual(sorted(set(self.known) - used), sorted(gone))


if __name__ == "__main__":
    unittest.main()
