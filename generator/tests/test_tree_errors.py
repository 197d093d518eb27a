"""The names of the parse errors of tree construction: every place has a row, and every row a place."""

from __future__ import annotations

import re
import unittest

from lockstep_rules.loading import ROOT
from support import SpecCase, real_rules

TABLE = "tables/tree-errors.tsv"
BODY = "tree/in-body.rules"
TEXT = "tree/text.rules"
NESTED_A = "in-body-nested-a\tin-body-start-tag-a\telement is not null\t"


class Places(SpecCase):
    def test_place_without_a_row(self) -> None:
        self.edit(TEXT, "    insert the character\n", "    parse error\n    insert the character\n")
        self.stops(
            TEXT,
            "    parse error",
            "this parse error has no row in spec/tables/tree-errors.tsv",
            "add one with a name, “text-character”, “-” and a sentence",
        )

    def test_place_under_another_condition(self) -> None:
        """The problem is reported at the table's row."""
        self.edit(
            BODY, "if element is not null\n", "if element is not null, and the scripting mode is Inert\n"
        )
        self.stops(
            TABLE,
            NESTED_A,
            "“in-body-start-tag-a” does not raise a parse error under “element is not null”",
            "did you mean “element is not null, and the scripting mode is Inert”, as at spec/tree/in-body.rules:",
        )

    def test_misspelt_condition(self) -> None:
        self.edit(TABLE, NESTED_A, NESTED_A.replace("not null", "not nul"))
        self.stops(
            TABLE,
            "in-body-nested-a\t",
            "under “element is not nul”; did you mean “element is not null”, as at",
        )

    def test_misspelt_rule(self) -> None:
        self.edit(TABLE, NESTED_A, NESTED_A.replace("start", "star"))
        self.stops(
            TABLE,
            "in-body-nested-a\t",
            "there is no rule “in-body-star-tag-a”; did you mean “in-body-start-tag-a”, which raises",
        )

    def test_place_on_a_day(self) -> None:
        self.older_edition()
        self.edit(TEXT, "  end-of-file\n", "  end-of-file  [since 2026-09-24]\n")
        self.append(
            TEXT,
            "  end-of-file  [until 2026-09-24]\n    if the fragment context element is not null\n      parse error\n"
            "    reprocess the token\n",
        )
        self.stops_with("“text-end-of-file”", "“the fragment context element is not null”", "[on 2026-09-20]")

    def test_two_places_under_one_condition(self) -> None:
        self.edit(TEXT, "    parse error\n", "    parse error\n    parse error\n")
        first = self.place(TEXT, "    parse error")
        self.stops_with("a second parse error of text-end-of-file under no condition", f"first at {first}")

    def test_algorithm_without_an_anchor(self) -> None:
        self.edit(BODY, "algorithm close a p element  #close-a-p-element", "algorithm close a p element")
        self.stops(
            BODY, "    parse error", "raises a parse error and has no anchor", after="algorithm close a p"
        )

    def stops_with(self, *parts: str) -> None:
        found = [str(problem) for problem in self.problems()]
        self.assertTrue(any(all(part in message for part in parts) for message in found), "\n".join(found))


class Rows(SpecCase):
    def setUp(self) -> None:
        super().setUp()
        self.first_edition = ""  # a row that another edition has is not left over

    def test_left_over(self) -> None:
        self.edit(BODY, "  end tag br\n    parse error\n", "  end tag br\n")
        self.stops(
            TABLE,
            "in-body-end-tag-br\t",
            "“in-body-end-tag-br” is left over: “in-body-end-tag-br” does not raise",
        )

    def test_of_an_unknown_rule(self) -> None:
        self.append(TABLE, "new-name\tin-body-end-tag-bra\t-\tA sentence.\n")
        self.stops(
            TABLE, "new-name", "there is no rule “in-body-end-tag-bra”; did you mean “in-body-end-tag-br”?"
        )

    def test_of_an_unknown_condition(self) -> None:
        self.append(TABLE, "new-name\tin-body-start-tag-a\telement is null\tA sentence.\n")
        self.stops(
            TABLE,
            "new-name",
            "does not raise a parse error under “element is null”; did you mean “element is not",
        )

    def test_of_a_rule_that_only_an_old_edition_has(self) -> None:
        models = real_rules().models
        names = {date: {error.name for error in spec.errors} for date, (spec, _) in models.items()}
        self.assertIn("in-select-nested-select", names["2024-09-12"])
        self.assertNotIn("in-select-nested-select", names["2026-10-03"])
        self.assertIn("in-body-nested-select", names["2026-10-03"])

    def test_name_twice(self) -> None:
        self.append(TABLE, "in-body-nested-a\tin-body-start-tag-a\t-\tA sentence.\n")
        self.stops(TABLE, "\t-\tA sentence.", "“in-body-nested-a” occurs twice")

    def test_two_names(self) -> None:
        self.append(TABLE, "new-name\tin-body-end-tag-br\t-\tA sentence.\n")
        self.stops(
            TABLE, "new-name", "has two names, the first at " + self.place(TABLE, "in-body-end-tag-br\t")
        )

    def test_form(self) -> None:
        for name, sentence, message in (
            ("In-body", "A sentence.", "does not consist of lower-case words"),
            ("in--body", "A sentence.", "does not consist of lower-case words"),
            ("eof-in-tag", "A sentence.", "is a code of the Standard"),
            ("new-name", "A sentence", "does not end with a full stop"),
        ):
            with self.subTest(name=name):
                self.restore(TABLE)
                self.append(TABLE, f"{name}\tin-body-end-tag-br\telse\t{sentence}\n")
                self.stops(TABLE, "\telse\t", message)


class Names(unittest.TestCase):
    def test_every_parse_error_has_one(self) -> None:
        loaded = real_rules()
        lines = 0
        for path in (ROOT / "spec" / "tree").glob("*.rules"):
            text = path.read_text(encoding="utf-8")
            lines += len(re.findall(r"^ +parse error(?:  .*)?$", text, re.MULTILINE))
        rows = {error.name for spec, _ in loaded.models.values() for error in spec.errors}
        self.assertEqual(len(rows), lines)


if __name__ == "__main__":
    unittest.main()
