"""Tests the comparison itself: its cases, patches and predicates. Runs no other parser."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
import unittest
from collections import Counter
from pathlib import Path

from judged import UNEXPLAINED, Judged, askable, report, together
from known import EDITIONS, FOLDER, Cause, Difference, identified, patches, shrunk
from lockstep_cases.cases import Case, read_case
from lockstep_cases.disagreements import read_disagreements
from lockstep_cases.outcomes import outcomes_in
from lockstep_cases.random_cases.crowded import Crowded
from lockstep_cases.random_cases.scripted import Scripted
from lockstep_cases.random_cases.walk import LONGEST, Walk
from lockstep_cases.witness_files import FOLDER as WITNESSES
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT, load_day
from predicates import PREDICATES, each_and_all
from report import Found, report_text

EDITION = "2026-10-03"


def difference(html: str, theirs: str) -> Difference:
    return Difference(Case(html), "ours", theirs, "ours", "ours")


class Cases(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.spec, _ = load_day(ROOT / "spec", EDITION)

    def walk(self, seed: int, shadow_roots: bool = True) -> Walk:
        return Walk(self.spec, EDITION, seed, shadow_roots)

    def test_a_seed_gives_the_same_cases(self) -> None:
        self.assertEqual(list(self.walk(3).cases(50)), list(self.walk(3).cases(50)))
        self.assertNotEqual(list(self.walk(3).cases(50)), list(self.walk(4).cases(50)))

    def test_other_parsers_support_them(self) -> None:
        for case in self.walk(1).cases(2000):
            self.assertLessEqual(len(case.html), LONGEST)
            self.assertLessEqual(set(case.members()), {"html", "context", "scripting", "quirks", "unsafe"})

    def test_shadow_roots_only_with_the_option(self) -> None:
        self.assertTrue(any("shadowrootmode" in case.html for case in self.walk(1).cases(3000)))
        self.assertFalse(any("shadowrootmode" in case.html for case in self.walk(1, False).cases(3000)))

    def test_fragments_in_many_contexts(self) -> None:
        walk = Walk(self.spec, EDITION, 1, shadow_roots=True, contexts=True)
        contexts = Counter(case.context for case in walk.cases(4000) if case.context)
        self.assertGreater(contexts.total(), 1000)
        self.assertGreater(contexts["body"], 100)
        self.assertGreater(len(contexts), 100)

    def test_most_branches_have_a_start(self) -> None:
        walk = self.walk(1)
        self.assertGreater(len(walk.starts), 0.8 * len(walk.outcomes))

    def test_scripts_end_where_they_should(self) -> None:
        for case in Scripted(1).cases(200):
            self.assertNotIn("<\\!--<script", case.html)

    def test_crowded_cases_have_few_words_many_times(self) -> None:
        one, other = (list(Crowded(self.spec, EDITION, 3, shadow_roots=True).cases(300)) for _ in range(2))
        self.assertEqual(one, other)
        words = [re.findall(r"<[^>]*>|[^<]", case.html) for case in one]
        self.assertGreater(sum(map(len, words)), 1.5 * sum(len(set(found)) for found in words))
        self.assertGreater(len({word for found in words for word in found}), 250)


class Known(unittest.TestCase):
    def test_patches_fit_the_rules(self) -> None:
        for parser in sorted(path.name for path in FOLDER.iterdir()):
            with self.subTest(parser), tempfile.TemporaryDirectory() as name:
                shutil.copytree(ROOT / "spec", Path(name) / "spec")
                for cause in patches(parser):
                    assert cause.patch is not None
                    with cause.patch.open(encoding="utf-8") as text:
                        done = subprocess.run(
                            ["patch", "-s", "-p1", "-F0", "--no-backup-if-mismatch", "-d", name], stdin=text, check=False
                        )
                    self.assertEqual(done.returncode, 0, cause.patch)
                spec, _ = load_day(Path(name, "spec"), EDITIONS.get(parser, EDITION))
                outcomes = outcomes_in(spec.branches)
                for cause in patches(parser):
                    self.assertEqual(set(cause.branches) - set(outcomes) - {"none"}, set(), cause.patch)

    def test_examples_are_cases(self) -> None:
        for parser, predicates in PREDICATES.items():
            for cause in [*patches(parser), *predicates]:
                read_case(json.loads(cause.example))
                self.assertTrue(cause.clause.startswith("#"), cause.title)

    def test_rewritten_inputs(self) -> None:
        rewritten = each_and_all("a", "b")(Case("xaya"))
        self.assertEqual([case.html for case in rewritten], ["xbyb", "xbya", "xayb", "xayb", "xbya"])


class Shrinking(unittest.TestCase):
    def test_a_shrunk_case_stays_unexplained(self) -> None:
        # A known fault is in every part of the input; the unknown one is at the q.
        def unexplained(cases: list[Case]) -> list[Difference]:
            return [difference(case.html, "theirs") for case in cases if "q" in case.html]

        self.assertEqual(shrunk(difference("aaaa<q>\0\0", "theirs"), unexplained).case.html, "q")


class Report(unittest.TestCase):
    def test_its_text(self) -> None:
        found = Found("chromium", "Chrome/1", EDITION, 1, cases=1000)
        cause = patches("chromium")[0]
        found.add(cause, difference("abcde", "x"))
        found.add(cause, difference("a|b", "x"))
        found.add(None, difference("<b>", "theirs"))
        found.shrunk.append(found.unexplained[0])
        text = report_text(found)
        self.assertIn(
            "1,000 random cases (seed 1), edition 2026-10-03: 3 differ, 1 of them for no known reason.", text
        )
        self.assertIn(f"| 2 | {cause.title} | patched rules | `{cause.clause}` |", text)
        self.assertIn("a\\|b", text)
        self.assertIn("    -ours\n    +theirs", text)


class Witnesses(unittest.TestCase):
    def judged(self, parser: str, *theirs: tuple[str, str]) -> Judged:
        cause = patches(parser)[0]
        return Judged(parser, parser, 3, [(difference(html, tree), cause) for html, tree in theirs])

    def test_what_can_be_asked(self) -> None:
        cases = [Case("a"), Case("a"), Case("a", quirks=True), Case(bytes="a"), Case("<template shadowrootmode=closed>")]
        self.assertEqual(askable("parse5", cases), [Case("a")])
        self.assertEqual(askable("webkit", cases), [Case("a"), Case("a", quirks=True)])

    def test_engines_that_agree_on_another_tree(self) -> None:
        all_of_them = [
            self.judged("chromium", ("a", "x"), ("b", "x")),
            self.judged("firefox", ("a", "x"), ("b", "y"), ("c", "z")),
            self.judged("parse5", ("c", "z")),
        ]
        found = together(all_of_them)
        self.assertEqual({case.html: set(answers) for case, answers in found.items()}, {"a": {"chromium", "firefox"}})
        text = report(all_of_them, "today")
        self.assertIn("| firefox | 3 | 0 | 3 | 0 |", text)
        self.assertIn("| Chromium, Firefox | 1 |", text)
        # scripts/audit witnesses --against reads it.
        with tempfile.TemporaryDirectory() as name:
            path = Path(name, "disagreements.md")
            path.write_text(text, encoding="utf-8")
            problems = Problems()
            read = read_disagreements(path, problems)
            self.assertEqual(problems.found, [])
        self.assertEqual([(one.parser, one.case.html) for one in read if one.parser == "parse5"], [("parse5", "c")])

    def test_all_that_is_listed_has_a_cause(self) -> None:
        problems = Problems()
        listed = read_disagreements(WITNESSES / EDITION / "disagreements.md", problems)
        self.assertEqual(problems.found, [])
        self.assertEqual({one.parser for one in listed}, {"chromium", "firefox", "webkit", "parse5"})
        self.assertEqual([one for one in listed if one.cause == UNEXPLAINED], [])

    def test_a_cause_is_identified_by_outcomes_and_by_the_input(self) -> None:
        wide = Cause("wide", "#a", "", ("taken",))
        narrow = Cause("narrow", "#a", "", ("taken",), input="<x")
        others = Cause("others", "#a", "")
        one = Difference(Case("<x>"), "", "", "", "", frozenset({"taken"}))
        self.assertEqual(identified([narrow, wide, others], one), narrow)
        self.assertEqual(identified([narrow, wide, others], Difference(Case(""), "", "", "", "", one.branches)), wide)
        self.assertEqual(identified([narrow, wide, others], Difference(Case("<x>"), "", "", "", "")), others)


if __name__ == "__main__":
    unittest.main()
