"""Witnesses as files, the ledger of branches without one, and what makes cases smaller; nothing is parsed here."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path
from typing import Any

from lockstep_audit.cases import Answer, Case, CasesError, read_case, without
from lockstep_audit.disagreements import Compared, disagreements_report, read_disagreements
from lockstep_audit.ledger import read_ledger
from lockstep_audit.minimize import plainer, smaller
from lockstep_audit.outcomes import Outcome, outcomes_in
from lockstep_audit.search import Pool
from lockstep_audit.suites import dat_tests
from lockstep_audit.witness_files import Witness, escaped, files_of, read_text, unescaped
from lockstep_audit.witnesses import Edition, check_ledger
from lockstep_generator.diagnostics import Location, Problems
from lockstep_generator.model import Branch

PLACE = Location("spec/tree/in-body.rules", 7)


def outcomes() -> dict[str, Outcome]:
    """A row with a condition in it."""
    rows = (("row", "row", "start tag a"), ("row_1", "condition", "it is so"))
    return outcomes_in(
        Branch(name, kind, text, "row", "in body: start tag a", "tree", "#anchor", PLACE)
        for name, kind, text in rows
    )


class Files(unittest.TestCase):
    def test_round_trip(self) -> None:
        answers = [
            Answer('| <p>\n|   "a\n\nb"', True, ["(1:1) initial-missing-doctype"]),
            Answer('| "a\0\ud800\\u\r"', False, [], "UTF-8", limited_quirks=True),
            Answer('| "\n#tree"'),
            Answer("", False),
        ]
        cases = [
            Case("<p>"),
            Case(bytes="\xff\0"),
            Case("\ud800\r", context="svg a", scripting=True),
            Case("\u2028", iframe_srcdoc=True),
        ]
        witnesses = [
            Witness(case, ["row", "row_1:no"], answer=answer)
            for case, answer in zip(cases, answers, strict=True)
        ]
        ((name, text),) = files_of(witnesses, outcomes(), "2026-10-03").items()
        self.assertEqual(name, "tree/in-body.txt")
        self.assertTrue(text.isascii())
        problems = Problems()
        found = read_text(text, name, problems)
        self.assertEqual(problems.found, [])
        self.assertEqual({witness.case: witness.answer for witness in found}, dict(zip(cases, answers)))
        self.assertEqual(found[0].meanings, ["in body: start tag a", "not: it is so"])
        self.assertEqual(found[0].location, Location(name, 4))

    def test_escapes(self) -> None:
        for text in ("", "a\\u0041", "\0\x7f\ud800\\", "#a\n#b", "\\\\u0041\u200b"):
            self.assertEqual(unescaped(escaped(text)), text)
        self.assertEqual(escaped("\0a"), "\\u0000a")

    def test_mistakes_are_reported(self) -> None:
        text = (
            'what\n#tree\n#case {"html": "", "contxt": "a"}\n#taks\n#case {"html": 1}\n#case {}\n#case {"html'
        )
        problems = Problems()
        read_text(text, "file", problems)
        found = [str(problem) for problem in problems.found]
        self.assertIn("file:1: a line before the first #case", found[0])
        self.assertIn("file:2: #tree before the first #case", found[1])
        self.assertIn("no member “contxt”; did you mean “context”?", found[2])
        self.assertIn("unknown section #taks; did you mean “takes”?", found[3])
        self.assertEqual(len(found), 7)


class Cases(unittest.TestCase):
    def test_members(self) -> None:
        case = Case("a", context="b", quirks=True)
        self.assertEqual(case.members(), {"html": "a", "context": "b", "quirks": True})
        self.assertEqual(read_case(case.members()), case)
        self.assertEqual(without(case, "context"), Case("a"))
        self.assertEqual(Case(bytes="").members(), {"bytes": ""})
        mistakes: list[dict[str, Any]] = [
            {},
            {"html": "", "bytes": ""},
            {"html": True},
            {"html": "", "prescan_bytes": True},
        ]
        for wrong in mistakes:
            with self.assertRaises(CasesError):
                read_case(wrong)

    def test_preference(self) -> None:
        ordered = [
            Case(""),
            Case("a"),
            Case("x"),
            Case("<"),
            Case("\0"),
            Case("ab"),
            Case("a", scripting=True),
            Case("", context="p"),
        ]
        costs = [case.cost for case in ordered]
        self.assertEqual(sorted(costs), costs)


class Search(unittest.TestCase):
    def test_a_pool_keeps_the_cheapest(self) -> None:
        pool = Pool("2026-10-03", outcomes())
        self.assertEqual(pool.note(Case("abc"), ["row", "row_1"]), 2)
        self.assertEqual(pool.note(Case("abcd"), ["row", "row_1"]), 0)
        self.assertEqual(pool.note(Case("ab"), ["row"]), 1)
        self.assertEqual((pool.best["row"].html, pool.best["row_1"].html), ("ab", "abc"))
        self.assertEqual(pool.missing, ["row_1:no"])

    def test_smaller(self) -> None:
        found = set(smaller(Case("abc", context="p", inside_form=True)))
        self.assertLessEqual({Case("abc"), Case("abc", context="p")}, found)
        self.assertLessEqual(
            {Case(text, context="p", inside_form=True) for text in ("", "a", "ab", "ac", "bc")}, found
        )
        self.assertIn(Case("abc"), set(smaller(Case(bytes="abc"))))
        self.assertTrue(all(len(case.html) < 90 for case in smaller(Case("a" * 90))))

    def test_plainer(self) -> None:
        found = {case.html for case in plainer(Case("<xy>z</xy>"))}
        self.assertLessEqual({"<a>z</a>", "<xy>a</xy>"}, found)


class Ledgers(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def edition(self, unreachable: str, unexercised: str, taken: list[str]) -> list[str]:
        """What is wrong with a ledger, when these branches are taken."""
        (self.folder / "unreachable.tsv").write_text(unreachable)
        (self.folder / "unexercised.tsv").write_text(unexercised)
        problems = Problems()
        ledger = read_ledger(
            "2026-10-03",
            ["2024-09-12", "2026-10-03"],
            outcomes(),
            problems,
            self.folder / "unreachable.tsv",
            self.folder / "unexercised.tsv",
        )
        witness = Witness(Case("a"), [])
        edition = Edition("2026-10-03", outcomes(), ledger, [], [], {name: witness for name in taken})
        check_ledger(edition, problems)
        return [str(problem) for problem in problems.found]

    def test_every_branch_is_accounted_for(self) -> None:
        self.assertEqual(self.edition("", "", ["row", "row_1", "row_1:no"]), [])
        (found,) = self.edition("", "", ["row", "row_1"])
        self.assertIn("spec/tree/in-body.rules:7: no witness takes row_1:no (not: it is so)", found)
        self.assertEqual(self.edition("", "2026-10-03\trow_1:no\n", ["row", "row_1"]), [])
        row = "*\trow_1:no\tnot: it is so\tscript\tso it is\n"
        self.assertEqual(self.edition(row, "", ["row", "row_1"]), [])

    def test_lists_may_only_shrink(self) -> None:
        everything = ["row", "row_1", "row_1:no"]
        (found,) = self.edition("", "2026-10-03\trow_1\n", everything)
        self.assertIn("unexercised.tsv:1", found)
        self.assertIn("the list may only shrink", found)
        (found,) = self.edition("*\trow_1\tit is so\tdead\twhy\n", "", everything)
        self.assertIn('row_1 is reachable: {"html": "a"} takes it', found)

    def test_rows_apply_to_outcomes_with_their_meaning(self) -> None:
        everything = ["row", "row_1"]
        self.assertEqual(len(self.edition("*\trow_1:no\tnot: other\tdead\twhy\n", "", everything)), 1)
        found = self.edition("2026-10-03\trow_1:no\tnot: other\tdead\twhy\n", "", everything)
        self.assertIn("row_1:no means “not: it is so” in 2026-10-03", found[0])
        found = self.edition(
            "2026-10-03\trow_2\tx\tded\t\n", "2024-09-13\trow\n2026-10-03\trow_9\n", everything
        )
        self.assertIn("unknown reason “ded”; did you mean “dead”?", found[0])
        self.assertIn("say why", found[1])
        self.assertIn("no branch “row_2”; did you mean “row_1”?", found[2])
        self.assertIn("unknown edition “2024-09-13”; did you mean “2024-09-12”?", found[3])
        self.assertIn("no branch “row_9”", found[4])


class Others(unittest.TestCase):
    def test_dat_files(self) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".dat") as file:
            file.write('#data\n#x\na\n#errors\n(1:1) e\n#document-fragment\nsvg a\n#document\n| "\n\n#y"\n\n')
            file.write("#data\n\n#errors\n#script-on\n#document\n| <html>\n")
            file.flush()
            tests = list(dat_tests(Path(file.name)))
        self.assertEqual([number for number, _ in tests], [1, 13])
        self.assertEqual(tests[0][1]["data"], "#x\na")
        self.assertEqual(tests[0][1]["document-fragment"], "svg a")
        self.assertIn("script-on", tests[1][1])

    def test_disagreements(self) -> None:
        text = (
            '# x\n\n## other: it is old\n\nBy `#anchor` it is so.\n\n    {"html": "a"}\n    {"html": "b"}\n'
        )
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "disagreements.md"
            path.write_text(text)
            found = read_disagreements(path, Problems())
        self.assertEqual(
            [(row.parser, row.cause, row.anchor) for row in found], [("other", "it is old", "#anchor")] * 2
        )
        result = Compared(differ=[(Witness(Case("a"), []), Answer()), (Witness(Case("c"), []), Answer())])
        report, clean = disagreements_report(result, found)
        self.assertFalse(clean)
        self.assertIn('not listed: :0: {"html": "c"}', report)
        self.assertIn('listed, but they agree: {"html": "b"}', report)


if __name__ == "__main__":
    unittest.main()
