"""The tables of spec/selectors/: what is generated from them, and what is rejected."""

from __future__ import annotations

import unittest

from lockstep_rules.selectors import in_order_of_use
from support import SpecCase

PSEUDO = "selectors/pseudo-classes.tsv"
HTML = "selectors/html-pseudo-classes.tsv"


class Facts(SpecCase):
    def test_rows_become_tests(self) -> None:
        html = self.loads().selectors.html
        self.assertEqual(
            html["any-link"][0].tests,
            [
                "element.is_in(Namespace::html)",
                "(element.name() == tag::a || element.name() == tag::area)",
                "element.has(attr::href)",
            ],
        )
        self.assertEqual(html["any-link"][2].tests[-1], "element.has(attr::namespaced_xlink_href)")
        self.assertEqual(html["read-only"][0].tests[-1], "!matches_read_write(element)")
        self.assertEqual(html["enabled"][0].tests[-1], "!element.is_disabled()")
        self.assertEqual(html["defined"][1].tests, ["element.is_in(Namespace::svg)"])
        self.assertIn("element.type_is_one_of(kReadOnlyTypes)", html["read-write"][0].tests)
        self.assertTrue(html["read-write"][2].tests[1].startswith("!("))

    def test_a_pseudo_class_comes_after_those_that_it_names(self) -> None:
        order = in_order_of_use(self.loads().selectors.html)
        self.assertLess(order.index("any-link"), order.index("link"))
        self.assertLess(order.index("read-write"), order.index("read-only"))


class Rejected(SpecCase):
    def test_unknown_names(self) -> None:
        self.edit(HTML, "progress", "progressx")
        self.stops(HTML, "progressx", "unknown “progressx”; did you mean “progress”?")

    def test_unknown_attribute(self) -> None:
        self.edit(HTML, "has href", "has hreff")
        self.stops(HTML, "has hreff", "unknown “hreff”")

    def test_unknown_condition(self) -> None:
        self.edit(HTML, "is selected", "is picked")
        self.stops(HTML, "is picked", "unknown condition “is picked”")

    def test_unknown_input_types(self) -> None:
        self.edit(HTML, "type is radio", "type is dial")
        self.stops(HTML, "type is dial", "unknown “dial”")

    def test_input_types_of_sets_are_known(self) -> None:
        self.edit("selectors/input-types.tsv", "checkbox radio", "checkbox radioo")
        self.stops("selectors/input-types.tsv", "radioo", "unknown “radioo”; did you mean “radio”?")

    def test_bidi_ranges_are_in_order(self) -> None:
        self.edit("selectors/bidi-strengths.tsv", "005B\t0060", "003B\t0060")
        self.stops("selectors/bidi-strengths.tsv", "003B", "the ranges are not in order")

    def test_unknown_pseudo_class(self) -> None:
        self.append(HTML, "linkk\ta\thas href\n")
        self.stops(HTML, "linkk", "unknown “linkk”; did you mean “link”?")

    def test_pseudo_class_without_rows(self) -> None:
        self.append(PSEUDO, "zz\t-\thtml\thttps://example.com/\n")
        self.stops(PSEUDO, "zz", "“zz” has no row in html-pseudo-classes.tsv")

    def test_unknown_argument_and_kind(self) -> None:
        self.append(PSEUDO, "zz\tnumbers\ttree\thttps://example.com/\n")
        self.stops(PSEUDO, "zz", "unknown “numbers”")
        self.restore(PSEUDO)
        self.append(PSEUDO, "zz\t-\tmagic\thttps://example.com/\n")
        self.stops(PSEUDO, "zz", "unknown “magic”")

    def test_repeated_row(self) -> None:
        self.append(PSEUDO, "active\t-\tnothing\thttps://example.com/\n")
        self.stops_at(
            f"spec/{PSEUDO}:{len((self.spec / PSEUDO).read_text().splitlines())}", "“active -” occurs twice"
        )

    def test_unused_table(self) -> None:
        (self.spec / "selectors/more.tsv").write_text("# columns: name\nx\n")
        self.stops_at("spec/selectors/more.tsv:1", "nothing reads this table")


if __name__ == "__main__":
    unittest.main()
