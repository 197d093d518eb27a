"""The files of sanitizer witnesses, the branches out of reach, and the reduction of cases; nothing is
sanitized."""

from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

from lockstep_cases.outcomes import Outcome, outcomes_in
from lockstep_cases.sanitizer_witnesses import Witness, cost, files_of, read_text, read_unreachable, smaller
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.model import Branch

PLACE = Location("spec/sanitizer/sanitize.rules", 7)


def outcomes() -> dict[str, Outcome]:
    rows = (("rule", "algorithm", "do"), ("rule_1", "condition", "it is so"))
    return outcomes_in(
        Branch(name, kind, text, "rule", "algorithm do", "sanitizer", "#anchor", PLACE)
        for name, kind, text in rows
    )


class Files(unittest.TestCase):
    def test_round_trip(self) -> None:
        witnesses = [
            Witness({"method": "setHTML", "html": "<p>"}, ["rule"], answer={"tree": '| <p>\n|   "a\0"'}),
            Witness({"config": {}}, ["rule_1:no"], answer={"get": {"comments": True}, "returns": [True]}),
            Witness({"config": "x"}, ["rule_1"], answer={"throws": "TypeError"}),
        ]
        ((name, text),) = files_of(witnesses, outcomes()).items()
        self.assertEqual(name, "sanitize.txt")
        problems = Problems()
        found = read_text(text, name, problems)
        self.assertEqual(problems.found, [])
        self.assertEqual(
            sorted(json.dumps([w.case, w.takes, w.answer], sort_keys=True) for w in found),
            sorted(json.dumps([w.case, w.takes, w.answer], sort_keys=True) for w in witnesses),
        )
        self.assertIn(["not: it is so"], [witness.meanings for witness in found])

    def test_bad_files(self) -> None:
        for text, message in (
            ("#tree\n", "#tree before #case"),
            ("#case {\n", "not JSON"),
            ("#case {}\n#trees\n", "unknown section #trees"),
        ):
            problems = Problems()
            read_text(text, "x.txt", problems)
            self.assertIn(message, str(problems.found[0]))

    def test_out_of_reach(self) -> None:
        for row, message in (
            ("rule_1\tit is so\tscript\twhy", ""),
            ("rule_1\tit is not so\tscript\twhy", "means “it is so”"),
            ("rule_1\tit is so\tbecause\twhy", "unknown reason"),
            ("rule_2\tit is so\tscript\twhy", "no branch “rule_2”"),
            ("rule_1\tit is so", "expected 4 columns"),
        ):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "unreachable.tsv"
                path.write_text(row + "\n", encoding="utf-8")
                problems = Problems()
                read_unreachable(path, outcomes(), problems)
                self.assertEqual(len(problems.found), 1 if message else 0)
                self.assertIn(message, " ".join(map(str, problems.found)))


class Smaller(unittest.TestCase):
    def test_each_part_goes(self) -> None:
        case = {
            "method": "setHTML",
            "html": "<b>x",
            "config": {"elements": [{"name": "b"}, "i"], "comments": True},
        }
        found = list(smaller(case))
        self.assertIn({"method": "setHTML", "html": "<b>x"}, found)
        self.assertIn({**case, "html": "<b>"}, found)
        self.assertIn({**case, "config": {"elements": ["b", "i"], "comments": True}}, found)
        self.assertIn({**case, "config": {"elements": ["i"], "comments": True}}, found)
        self.assertLess(cost({"config": {}}), cost(case))


if __name__ == "__main__":
    unittest.main()
