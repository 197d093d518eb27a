"""The coverage report, for made-up counts; nothing is parsed."""

from __future__ import annotations

import unittest

from lockstep_cases.cases import Case
from lockstep_cases.coverage import Coverage, Taken, json_report, text_report
from lockstep_cases.ledger import Ledger, Unreachable
from lockstep_cases.outcomes import Outcome
from lockstep_cases.witness_files import Witness
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Branch

RULE = "in body: start tag a"


class Report(unittest.TestCase):
    def setUp(self) -> None:
        outcomes = {}
        for line, name in enumerate(("row", "row_1", "row_2"), 7):
            kind = "row" if name == "row" else "condition"
            place = Location("spec/tree/in-body.rules", line)
            branch = Branch(name, kind, f"text of {name}", "row", RULE, "tree", "#anchor", place)
            for holds in branch.outcomes:
                outcome = Outcome(name if holds else f"{name}:no", branch)
                outcomes[outcome.name] = outcome
        why = Unreachable("*", "row_2:no", "…", "dead", "why", Location("unreachable.tsv", 3))
        self.coverage = Coverage("2026-10-03", outcomes, Ledger({"row_2:no": why}, {}))
        self.coverage.documents = {"tokenizer": 5, "corpus": 2}
        self.coverage.taken = {
            "row": {"tokenizer": Taken(4, ["a", "b", "c"]), "corpus": Taken(1, ["page"])},
            "row_1": {"corpus": Taken(1, ["page"])},
        }
        witness = Witness(Case("<a>"), ["row"], location=Location("tests/witnesses/x.txt", 4))
        self.coverage.witnesses = {"row": witness}

    def test_text(self) -> None:
        report = text_report(self.coverage)
        self.assertRegex(report, r"tree/in-body +5 +1 +2 +2\n")
        self.assertIn("3 outcomes are not taken: 1 are out of reach, 2 are holes", report)
        self.assertIn(f"  {RULE}\n    spec/tree/in-body.rules:8: row_1:no: not: text of row_1\n", report)
        self.assertIn("    spec/tree/in-body.rules:9: row_2: text of row_2\n", report)

    def test_a_contradiction_shows(self) -> None:
        self.coverage.taken["row_2:no"] = {"corpus": Taken(1, ["page"])}
        self.assertIn(
            "unreachable.tsv:3: row_2:no is reachable: corpus page takes it", text_report(self.coverage)
        )

    def test_json(self) -> None:
        report = json_report(self.coverage)
        self.assertEqual(report["documents"], {"tokenizer": 5, "corpus": 2})
        row = report["outcomes"][0]
        self.assertEqual((row["name"], row["holds"], row["rule"], row["line"]), ("row", True, RULE, 7))
        self.assertEqual(row["counts"], {"tokenizer": 4, "corpus": 1})
        self.assertEqual(row["first"]["tokenizer"], ["a", "b", "c"])
        self.assertEqual(row["witness"], {"case": {"html": "<a>"}, "place": "tests/witnesses/x.txt:4"})
        self.assertEqual(report["outcomes"][4]["unreachable"], {"reason": "dead", "why": "why"})
        self.assertEqual(report["outcomes"][4]["counts"], {})


if __name__ == "__main__":
    unittest.main()
