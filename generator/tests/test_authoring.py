"""The requirements for authors: content models, conditions, and bad input."""

from __future__ import annotations

import unittest

from lockstep_rules.authoring import CATEGORIES, Model, ModelParser, model_in_words, read_authoring
from lockstep_rules.diagnostics import Location, Problem, Problems
from lockstep_rules.read import read_standard
from support import SpecCase, real_rules

ELEMENTS = "authoring/elements.tsv"
ATTRIBUTES = "authoring/attributes.tsv"
TERMS = (*CATEGORIES, "text", "transparent", "a", "b", "c")


def parsed(text: str) -> Model:
    problems = Problems()
    model = ModelParser(text, TERMS, Location("x", 1), problems).parse()
    problems.raise_if_any()
    return model


def accepts(text: str, children: str) -> bool:
    """Whether a model accepts these children, each a term."""
    model = parsed(text)
    following, may_end = model.first, model.may_be_empty
    for child in children.split():
        if child == model.intermixed:
            continue
        found = {position for position in following if model.terms[position] == child}
        if not found:
            return False
        following = frozenset().union(*(model.follow[position] for position in found))
        may_end = bool(found & model.last)
    return may_end


class ContentModels(unittest.TestCase):
    def test_models(self) -> None:
        for text, good, bad in (
            ("a", ["a"], ["", "b", "a a"]),
            ("flow", ["", "flow", "flow flow"], ["a"]),
            ("optional a, then b", ["b", "a b"], ["a", "a a b", "b a"]),
            ("zero or more a, then b", ["b", "a a b"], ["a"]),
            ("one or more a", ["a", "a a"], [""]),
            ("a or b", ["a", "b"], ["a b", ""]),
            ("a, then b or c", ["a b", "c"], ["a c", "a"]),
            ("a, then (b or c)", ["a b", "a c"], ["c", "a"]),
            (
                "zero or more (one or more a, then one or more b)",
                ["", "a b", "a a b b a b"],
                ["a", "b", "a b a"],
            ),
            ("(a, then flow) or (flow, then a) or flow", ["a flow", "flow a", "", "flow"], ["flow a flow"]),
            (
                "a; intermixed with script-supporting",
                ["script-supporting a script-supporting"],
                ["script-supporting"],
            ),
            ("nothing", [""], ["a"]),
        ):
            for children in good:
                self.assertTrue(accepts(text, children), f"{text}: {children}")
            for children in bad:
                self.assertFalse(accepts(text, children), f"{text}: {children}")

    def test_words(self) -> None:
        self.assertEqual(
            model_in_words("zero or more (a or script-supporting), then flow"),
            "zero or more (<a> or script-supporting elements), then flow content",
        )

    def test_the_real_tables(self) -> None:
        authoring = real_rules().authoring
        self.assertGreater(len(authoring.elements), 110)
        by_name = {row.name: row for row in authoring.elements}
        self.assertEqual(by_name["ul"].models[-1][1].terms, ("li", "script-supporting"))
        self.assertEqual([banned.term for banned in by_name["a"].banned], ["interactive", "a", ""])


class BadInput(SpecCase):
    def problems(self) -> list[Problem]:
        """The problems in these tables only, which takes less time than loading all of spec/."""
        problems = Problems()
        loaded = real_rules()
        editions = read_standard(self.spec / "STANDARD", "spec/STANDARD", problems)
        values = [row.name for row in loaded.microsyntaxes]
        read_authoring(self.spec, loaded.tables, values, editions, problems)
        return problems.found

    def test_elements(self) -> None:
        end = "\t-\tdom.html#classes\n"
        for row, message in (
            ("lli\t-\tflow" + end, "unknown “lli”; did you mean “li”?"),
            ("b\tflow, phrasng\tflow" + end, "unknown “phrasng”; did you mean “phrasing”?"),
            ("b\tflow\tphrasng" + end, "unknown “phrasng”; did you mean “phrasing”?"),
            ("b\tflow\tzero or more (li" + end, "“zero or more (li” lacks a “)”"),
            ("b\tflow\tli li" + end, "“li” continues no content model"),
            ("b\tflow\tli, then" + end, "ends too early"),
            ("b\tflow if hs href\tflow" + end, "unknown condition “hs href”"),
            ("b\tflow if has hrf\tflow" + end, "unknown “hrf”; did you mean “href”?"),
            ("b\tflow if inside lli\tflow" + end, "unknown “lli”; did you mean “li”?"),
            ("b\tflow\tif has src: flow" + end, "the last content model has a condition"),
            ("b\tflow\tflow\t-\t#classes\n", "“#classes” is not an anchor such as dom.html#classes"),
            (
                "b\tflow\tflow\tinteractve\tdom.html#classes\n",
                "unknown “interactve”; did you mean “interactive”?",
            ),
        ):
            with self.subTest(row):
                self.restore(ELEMENTS)
                self.edit(
                    ELEMENTS, "b\tflow, phrasing\tphrasing\t-\ttext-level-semantics.html#the-b-element\n", row
                )
                self.stops(ELEMENTS, row.rstrip("\n"), message)

    def test_attributes(self) -> None:
        end = "\t-\tdom.html#classes\n"
        for row, message in (
            ("hrf\ta\t-\ttext" + end, "unknown “hrf”; did you mean “href”?"),
            ("href\taa\t-\ttext" + end, "unknown “aa”"),
            ("href\tb\t-\ttxet" + end, "unknown “txet”; did you mean “text”?"),
            ("href\tb\tinside\ttext" + end, "unknown condition “inside”"),
        ):
            with self.subTest(row):
                self.restore(ATTRIBUTES)
                self.append(ATTRIBUTES, row)
                self.stops(ATTRIBUTES, row.rstrip("\n"), message)

    def test_dates(self) -> None:
        row = "closedby\tdialog\t-\tclosedby\t-\tinteractive-elements.html#attr-dialog-closedby"
        for mark, message in (
            ("  [since 2025-01-41]", "“2025-01-41” is not a calendar date"),
            ("  [Since 2025-01-14]", "“[Since 2025-01-14]” is not a date mark"),
            ("  [since 2025-01-14 until 2025-01-14]", "from 2025-01-14 until 2025-01-14 leaves no day between"),
            ("  [since 2024-09-12]", "2024-09-12 is not after the oldest edition, 2024-09-12"),
            ("  [since 2099-01-01]", "2099-01-01 is not after the oldest edition"),
            ("", "is not a date mark; write"),
        ):
            with self.subTest(mark):
                self.restore(ATTRIBUTES)
                self.edit(ATTRIBUTES, row + "  [since 2025-01-14]", row + (mark or "  [until"))
                self.stops(ATTRIBUTES, row, message)

    def test_rows_of_the_same_day(self) -> None:
        self.edit(ATTRIBUTES, "  [since 2025-05-12]", "")
        self.stops(ATTRIBUTES, "src\timg\t-\tvalid non-empty URL\tlacks", "“src img -” occurs twice in this table")

    def test_examples(self) -> None:
        examples = "authoring/examples.tsv"
        self.edit(examples, "title-empty\t", "title-emty\t")
        self.stops(examples, "title-emty\t", "unknown “title-emty”; did you mean “title-empty”?")
        self.stops("authoring/rules.tsv", "title-empty\t", "examples.tsv has no row for “title-empty”")

    def test_obsolete_features_and_findings(self) -> None:
        obsolete = "authoring/obsolete.tsv"
        self.append(obsolete, "-\tdiv\t-\terrors\tUse p.\tdom.html#classes\n")
        self.stops(obsolete, "-\tdiv\t-\terrors", "unknown “errors”; did you mean “error”?")
        self.restore(obsolete)
        findings = "authoring/findings.tsv"
        self.append(findings, "new-one\terror\tNo full stop\t-\tdom.html#classes\n")
        self.stops(findings, "new-one", "is not a sentence: it does not end with a full stop")

    def test_roles(self) -> None:
        roles, rows = "authoring/roles.tsv", "authoring/element-roles.tsv"
        for table, row, message in (
            (roles, "x|-|widgt|-|-|-|-|-", "unknown “widgt”; did you mean “widget”?"),
            (roles, "x|-|x|-|-|-|-|-", "“x” inherits from itself"),
            (roles, "x|sure|-|-|-|-|-|-", "unknown “sure”"),
            (roles, "x|-|-|chcked|-|-|-|-", "unknown “aria-chcked”; did you mean “aria-checked”?"),
            (roles, "x|-|-|-|-|-|widget|-", "unknown “widget”"),
            (rows, "b|has id|butto|any|-|yes", "unknown “butto”; did you mean “button”?"),
            (rows, "b|has id|-|link lnik|-|yes", "unknown “lnik”; did you mean “link”?"),
            (rows, "b|has id|-|-|all|yes", "unknown “all”"),
            (rows, "b|has id|-|-|as widget|yes", "unknown “widget”"),
            (rows, "b|has id|-|-|only labe|yes", "unknown “aria-labe”; did you mean “aria-label”?"),
            (rows, "b|has id|-|-|-|no", "unknown “no”"),
            (rows, "bb|has id|-|-|-|yes", "unknown “bb”"),
        ):
            with self.subTest(row):
                self.restore(roles)
                self.restore(rows)
                self.append(table, row.replace("|", "\t") + "\tdom.html#classes\n")
                self.stops(table, row.replace("|", "\t"), message)

    def test_subjects(self) -> None:
        rules = "authoring/rules.tsv"
        for selector, message in (
            ("[id]", "“[id]” does not begin with the name of an element"),
            (":is(td, htt)[id]", "unknown “htt”"),
        ):
            with self.subTest(selector):
                self.restore(rules)
                self.append(rules, f"new-rule\terror\t{selector}\tA sentence.\t-\tdom.html#classes\n")
                self.stops(rules, f"new-rule\terror\t{selector}", message)

    def test_two_rows(self) -> None:
        self.append(ELEMENTS, "p\tflow\tphrasing\t-\tdom.html#classes\n")
        self.stops(ELEMENTS, "p\tflow\tphrasing\t-\tdom.html#classes", "occurs twice in this table")


if __name__ == "__main__":
    unittest.main()
