"""The literal interpretation of the rules: it gives the results recorded in the witnesses."""

from __future__ import annotations

import json
import unittest
import unittest.mock

from lockstep_cases.cases import answered, ask, lockstep, read_answer
from lockstep_cases.sanitizer_witnesses import FOLDER as SANITIZER
from lockstep_cases.sanitizer_witnesses import read_witnesses as read_sanitizer_witnesses
from lockstep_cases.witness_files import FOLDER, read_witnesses
from lockstep_literal.__main__ import answer
from lockstep_literal.forms import FORMS, UnknownPhrase, check_forms, means
from lockstep_literal.hosting import hosted_cases, text_of
from lockstep_literal.mime import mime_cases
from lockstep_literal.parser import Rules, parse
from lockstep_literal.pseudo_attributes import pseudo_attribute
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT
from lockstep_rules.nodes import NOTHING
from lockstep_rules.phrases import tree
from lockstep_rules.phrases.symbol import Symbol
from lockstep_rules.read import read_table
from support import real_rules


class Forms(unittest.TestCase):
    def test_each_phrase_has_one(self) -> None:
        check_forms()
        self.assertGreater(len(FORMS), 300)

    def test_a_phrase_without_one(self) -> None:
        phrase = Symbol("tree", "statement", "praise {element}", NOTHING)
        with unittest.mock.patch.object(tree.the, "symbols", [*tree.the.symbols, phrase]):
            with self.assertRaisesRegex(UnknownPhrase, "“praise {element}” of the tree has no literal form"):
                check_forms()

    def test_a_phrase_with_two(self) -> None:
        with self.assertRaisesRegex(UnknownPhrase, "has two literal forms"):
            means(tree.POP)(lambda p: None)


class Witnesses(unittest.TestCase):
    """The expected answers are the library's."""

    def test_it_gives_the_same(self) -> None:
        loaded = real_rules()
        for date, model in loaded.models.items():
            rules = Rules(*model, ROOT / "spec")
            for witness in read_witnesses(FOLDER / date, Problems()):
                given = read_answer(answer(rules, witness.case.members()))
                with self.subTest(case=witness.case.text(), edition=date):
                    self.assertEqual(given.text(), witness.answer.text())

    def test_it_serializes_alike(self) -> None:
        """Compares attributes in their order, properties of shadow roots, and what the dump does not show."""
        loaded = real_rules()
        rules = Rules(loaded.model, loaded.tables, ROOT / "spec")
        witnesses = read_witnesses(FOLDER / loaded.default.date, Problems())
        cases = [w.case for w in witnesses if w.case.bytes is None]
        for case, given in zip(cases, ask(lockstep(), cases, serialized=True), strict=True):
            with self.subTest(case=case.text()):
                self.assertEqual(
                    parse(rules, case.members() | {"serialized": True}).serialized, given.serialized
                )

    def test_it_sanitizes_alike(self) -> None:
        loaded = real_rules()
        rules = Rules(loaded.model, loaded.tables, ROOT / "spec")
        for witness in read_sanitizer_witnesses(SANITIZER, Problems()):
            with self.subTest(case=witness.case):
                self.assertEqual(answer(rules, witness.case), witness.answer)

    def test_it_agrees_where_the_library_depends_on_what_it_remembers(self) -> None:
        loaded = real_rules()
        rules = Rules(loaded.model, loaded.tables, ROOT / "spec")
        path, problems = ROOT / "tests/witnesses/remembered.tsv", Problems()
        cases = [json.loads(row.columns[3]) for row in read_table(path, path.name, 4, problems)]
        problems.raise_if_any()
        self.assertTrue(cases)
        for case, given in zip(cases, answered(lockstep(), cases), strict=True):
            found = parse(rules, case)
            with self.subTest(case=case):
                tree = (found.sanitized or {}).get("tree", found.tree)
                self.assertEqual(given.get("tree"), tree, found.failure)

    def test_it_gives_the_same_mime_types(self) -> None:
        loaded = real_rules()
        rules = Rules(loaded.model, loaded.tables, ROOT / "spec")
        for case, extracted, computed in mime_cases():
            with self.subTest(case=case.text()):
                self.assertEqual(
                    parse(rules, case.members()).mime, {"extracted": extracted, "computed": computed}
                )

    def test_it_asks_the_same_of_a_host(self) -> None:
        loaded = real_rules()
        rules = {date: Rules(*model, ROOT / "spec") for date, model in loaded.models.items()}
        for case, wanted in hosted_cases():
            members = case.members()
            result = parse(rules[members.get("edition") or loaded.default.date], members)
            with self.subTest(case=case.text()):
                self.assertEqual(text_of(result.hosted or {}), wanted, result.failure)


class PseudoAttributes(unittest.TestCase):
    def test_the_whole_of_the_data_must_match(self) -> None:
        self.assertEqual(pseudo_attribute("name='a'", "name"), "a")
        self.assertEqual(pseudo_attribute(' x="1"  name="a&amp;&#x62;" ', "name"), "a&b")
        self.assertIsNone(pseudo_attribute("name='a' name='b'", "name"))
        self.assertIsNone(pseudo_attribute("name='a'x='b'", "name"))
        self.assertIsNone(pseudo_attribute("name='&#0;'", "name"))
        self.assertIsNone(pseudo_attribute("name=a", "name"))


if __name__ == "__main__":
    unittest.main()
