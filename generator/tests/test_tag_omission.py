"""The list of optional tags: its conditions, bad input, and the comparison with the parser's rules."""

from __future__ import annotations

import unittest
from dataclasses import replace
from functools import cache

from lockstep_literal import tag_omission
from lockstep_literal.tag_omission import COMMENT, SPACE, TEXTS, Node, Path_, Permission, Search
from lockstep_rules.diagnostics import Problem, Problems
from lockstep_rules.loading import elements_of
from lockstep_rules.read import read_table
from lockstep_rules.tag_omission import OmissionCondition, OmissionRow, read_tag_omission
from support import SpecCase, real_rules

FILE = "authoring/tag-omission.tsv"
END = "\tsyntax.html#optional-tags\n"


def element(name: str, *children: Node, attributes: tuple[tuple[str, str], ...] = ()) -> Node:
    return Node("element", name, attributes, children)


def permits(root: Node, at: Path_, tag: str, *omitted: tuple[Path_, str]) -> bool:
    tags = frozenset({(at, tag), *omitted})
    return Permission(real_rules().tag_omission).permits_one(root, at, tag, tags)


class Conditions(unittest.TestCase):
    def test_what_follows(self) -> None:
        items = element("ul", element("li"), element("li"), SPACE, element("li"), COMMENT)
        self.assertEqual([permits(items, (i,), "end") for i in (0, 1, 3)], [True, False, False])
        cells = element("tr", element("td"), element("th"), element("td"))
        self.assertTrue(all(permits(cells, (i,), "end") for i in range(3)))
        table = element("table", element("caption"), element("colgroup"), TEXTS[1])
        self.assertEqual([permits(table, (i,), "end") for i in (0, 1)], [True, False])

    def test_what_precedes(self) -> None:
        columns = element("colgroup", element("col"))
        table = element("table", columns, columns)
        self.assertTrue(permits(table, (1,), "start"))
        self.assertFalse(permits(table, (1,), "start", ((0,), "end")))

    def test_the_parent(self) -> None:
        for parent, expected in (("div", True), ("ins", False), ("x-custom", False)):
            self.assertEqual(permits(element("body", element(parent, element("p"))), (0, 0), "end"), expected)
        foreign = Node("element", "foreignObject", (), (element("p"),), "svg")
        self.assertFalse(permits(element("body", foreign), (0, 0), "end"))

    def test_the_beginning(self) -> None:
        def page(*children: Node) -> Node:
            return element("html", element("head"), element("body", *children))

        for children, expected in (
            ((), True),
            (TEXTS[:1], True),
            ((SPACE,), False),
            ((element("script"),), False),
        ):
            self.assertEqual(permits(page(*children), (1,), "start"), expected)
        lang = (("lang", "en"),)
        self.assertFalse(permits(element("html", element("body", attributes=lang)), (0,), "start"))

    def test_other_tags(self) -> None:
        self.assertFalse(permits(element("div", element("b")), (0,), "end"))


class BadInput(SpecCase):
    def problems(self) -> list[Problem]:
        problems = Problems()
        read_tag_omission(self.spec, elements_of(real_rules().authoring), problems)
        return problems.found

    def test_rows(self) -> None:
        for row, message in (
            ("lii\tend\tempty", "unknown “lii”; did you mean “li”?"),
            ("b\tends\tempty", "unknown “ends”; did you mean “end”?"),
            ("b\tend\tfolowed by b", "unknown condition “folowed by b”; did you mean “followed by li”?"),
            ("b\tend\tfollowed by coment", "unknown “coment”; did you mean “comment”?"),
            (
                "b\tend\tlast in parent",
                "unknown condition “last in parent”; did you mean “last in the parent”?",
            ),
            ("b\tend\tfollowed by i b i", "“i” occurs twice in “i b i”"),
            ("b\tend\tnot preceded by bb without an end tag", "unknown “bb”"),
            ("b\tstart\tempty", "a start tag with attributes must not be omitted: add “has no attributes”"),
        ):
            with self.subTest(row):
                self.restore(FILE)
                self.append(FILE, row + END)
                self.stops(FILE, row, message)

    def test_anchors_and_repetitions(self) -> None:
        self.append(FILE, "b\tend\tempty\t#optional-tags\n")
        self.stops(FILE, "b\tend", "“#optional-tags” is not an anchor such as syntax.html#optional-tags")
        self.restore(FILE)
        self.append(FILE, "tfoot\tend\tlast in the parent" + END + "b\tend\tempty" + END)
        problems = [str(problem) for problem in self.problems()]
        self.assertEqual(len(problems), 1)
        self.assertIn(
            "the end tag of “tfoot” has these conditions already at spec/authoring/tag-omission.tsv:",
            problems[0],
        )

    def test_the_generator_reads_it(self) -> None:
        self.assertGreater(len(real_rules().tag_omission), 35)
        self.assertEqual({row.element for row in real_rules().tag_omission} & {"b", "div", "br"}, set())


@cache
def derived() -> Search:
    run = tag_omission.search(real_rules())
    run.run()
    return run


class Derivation(unittest.TestCase):
    def test_the_committed_differences_are_those_found(self) -> None:
        problems = Problems()
        rows = read_table(tag_omission.OUT, tag_omission.OUT.name, 5, problems)
        problems.raise_if_any()
        found = [tag_omission.columns(one) for one in sorted(derived().found.values())]
        self.assertEqual([row.columns for row in rows], found)

    def test_how_much_is_parsed(self) -> None:
        run = derived()
        self.assertGreater(run.omissions, 14_000)
        self.assertLess(run.skipped, 100)
        self.assertLess(run.parses, 40_000)

    def test_each_row_permits_something(self) -> None:
        unused = set(real_rules().tag_omission) - derived().permission.used
        self.assertEqual(sorted(str(row.location) for row in unused), [])

    def test_tags_that_are_not_on_the_list_are_never_needed_there(self) -> None:
        run = derived()
        unlisted = [key for key, one in run.found.items() if one.kind == "unlisted"]
        self.assertEqual(run.needed.keys() & set(unlisted), set())

    def found(self, rows: list[OmissionRow], name: str) -> set[tuple[str, str, str]]:
        """The differences if these are the tags that may be omitted."""
        run = tag_omission.search(real_rules(), rows)
        return {(one.kind, one.tags, one.place) for one in run.run(names={name})}

    def test_a_missing_row_is_noticed(self) -> None:
        rows = [row for row in real_rules().tag_omission if (row.element, row.tag) != ("tfoot", "end")]
        self.assertEqual(self.found(rows, "tfoot"), {("unlisted", "tfoot end", "at the end, in table")})

    def test_a_row_too_many_is_noticed(self) -> None:
        [row] = [row for row in real_rules().tag_omission if row.element == "tfoot"]
        rows = [replace(row, conditions=(OmissionCondition("followed_by", ("script",)),)), row]
        self.assertEqual(self.found(rows, "tfoot"), {("changes", "tfoot end", "before script, in table")})

    def test_two_tags_that_must_not_both_be_omitted(self) -> None:
        """Without the condition that no end tag before it is omitted, two colgroup elements become one."""
        rows = [
            replace(row, conditions=tuple(one for one in row.conditions if one.kind != "not_after_open"))
            for row in real_rules().tag_omission
        ]
        found = self.found(rows, "colgroup")
        self.assertIn(("changes", "colgroup end, colgroup start", "before colgroup, in table"), found)


if __name__ == "__main__":
    unittest.main()
