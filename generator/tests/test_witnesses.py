"""Witnesses as files, the ledger of branches without one, the reduction of cases, and the search for missing
witnesses."""

from __future__ import annotations

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from typing import Any
from unittest import mock

from audit_support import NO_TOOL, TOOL
from lockstep_cases.cases import Answer, Case, CasesError, read_case, without
from lockstep_cases.disagreements import Compared, disagreements_report, read_disagreements
from lockstep_cases.ledger import Ledger, read_ledger
from lockstep_cases.minimize import plainer, smaller
from lockstep_cases.outcomes import Outcome, load_rules, outcomes_in
from lockstep_cases.search import Pool
from lockstep_cases.suites import dat_tests
from lockstep_cases.witness_files import (
    FOLDER,
    Witness,
    escaped,
    files_of,
    read_text,
    unescaped,
    with_added,
    witness_text,
)
from lockstep_cases.witnesses import (
    MOST_LISTED,
    Edition,
    add,
    check_folders,
    check_ledger,
    find_missing,
    missing,
    read_edition,
    write,
)
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.model import Branch

PLACE = Location("spec/tree/in-body.rules", 7)


def outcomes() -> dict[str, Outcome]:
    """The outcomes of a row that contains a condition."""
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

    def test_added_to_a_file(self) -> None:
        """The existing contents are kept byte for byte; a new witness is inserted in the order of its
        branch."""
        many = outcomes()
        old = [Witness(Case("<p>"), ["row"]), Witness(Case("x"), [], holds=["spec/tree/in-body.rules  y"])]
        ((_, text),) = files_of(old, many, "2026-10-03").items()
        new = Witness(Case("\n\n#case", scripting=True), ["row_1:no"])
        added = with_added(text, [new], many)
        found = read_text(added, "", Problems())
        self.assertEqual([witness.case for witness in found], [old[0].case, new.case, old[1].case])
        self.assertEqual(added.replace(witness_text(new, many) + "\n\n", ""), text)
        self.assertEqual(with_added(text, [], many), text)

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
        """The problems of a ledger, if these branches are taken."""
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

    def test_many_without_a_witness_have_one_cause(self) -> None:
        many = outcomes_in(
            Branch(f"row_{n}", "row", "start tag a", "row", "in body: start tag a", "tree", "#anchor", PLACE)
            for n in range(3000)
        )
        problems = Problems()
        check_ledger(Edition("2026-10-03", many, Ledger({}, {}), [], [], {}), problems)
        self.assertEqual(len(problems.found), MOST_LISTED + 1)
        self.assertIn("no witness takes 3000 outcomes", problems.found[-1].message)

    def test_a_forgotten_move(self) -> None:
        (self.folder / "2026-10-03").mkdir()
        (self.folder / "sanitizer").mkdir()
        check_folders(["2026-10-03", "2024-09-12"], self.folder)
        with self.assertRaisesRegex(
            CasesError, "git mv tests/witnesses/2026-10-03 tests/witnesses/2026-11-20"
        ):
            check_folders(["2026-11-20", "2024-09-12"], self.folder)
        (self.folder / "2024-09-13").mkdir()
        with self.assertRaisesRegex(CasesError, "2024-09-13 is of no edition .* “2024-09-12”.* delete it"):
            check_folders(["2026-10-03", "2024-09-12"], self.folder)


@unittest.skipUnless(TOOL, NO_TOOL)
class MissingOnly(unittest.TestCase):
    def test_only_what_is_missing_is_added(self) -> None:
        loaded = load_rules()
        day = loaded.default.date
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            shutil.copytree(FOLDER / day, folder / day)
            path = folder / day / "tree/in-head-noscript.txt"
            whole = path.read_text(encoding="utf-8")
            first = whole.index("#case")
            path.write_text(whole[:first] + whole[whole.index("#case", first + 1) :], encoding="utf-8")
            before = {file: file.read_text(encoding="utf-8") for file in folder.rglob("*.*")}
            problems = Problems()
            edition = read_edition(loaded, day, problems, folder)
            self.assertEqual(problems.found, [])
            # An outcome listed as unreachable is not missing.
            edition.ledger = read_ledger(day, [day, "2024-09-12"], edition.outcomes, Problems())
            self.assertGreater(len(edition.ledger.unreachable), 10)
            gone = missing(edition)
            self.assertEqual({outcome.file for outcome in gone.values()}, {"tree/in-head-noscript"})
            said: list[str] = []
            found = find_missing(loaded, edition, rounds=1, say=said.append)
            self.assertEqual(add(found, edition, folder), 1)
            self.assertNotIn("themes, round 1", "".join(said))  # the search stopped before that round
            changed = {file for file, text in before.items() if file.read_text(encoding="utf-8") != text}
            self.assertEqual(changed, {path})
            kept = set(before[path].split("\n\n"))
            self.assertTrue(all(block.strip() in path.read_text(encoding="utf-8") for block in kept))
            again = read_edition(loaded, day, problems, folder)
            again.ledger = edition.ledger
            self.assertEqual(missing(again), {})
            self.assertEqual(find_missing(loaded, again, rounds=1), [])


class Answers(unittest.TestCase):
    def test_a_program_without_the_edition_changes_no_file(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            program, folder = Path(name) / "lockstep", Path(name) / "witnesses"
            program.write_text("#!/bin/sh\nwhile read -r _; do echo '{\"error\": \"unknown edition\"}'; done\n")
            program.chmod(0o755)
            edition = Edition("2024-09-12", {}, Ledger({}, {}), [Witness(read_case({"html": "<p>"}), [])], [], {})
            with mock.patch.dict(os.environ, LOCKSTEP_BINARY=str(program)):
                with self.assertRaisesRegex(CasesError, "does not answer .*: unknown edition"):
                    write(edition.witnesses, edition, folder)
            self.assertFalse(folder.exists())


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
