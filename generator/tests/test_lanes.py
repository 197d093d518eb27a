"""Lanes: what is derived from the real rules, and how edits of a rule change or remove its lane."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.cpp import cpp, line
from lockstep_cpp.emit.edition import EditionPart
from lockstep_cpp.emit.lane_functions import NOT_OK, step_node
from lockstep_cpp.specialize import Lane, Lanes, Shape
from lockstep_cpp.specialize.steps import CURRENT, Pop, Step
from lockstep_rules.loading import Loaded
from support import SpecCase, real_parts, real_rules

BODY = "tree/in-body.rules"
ALGORITHMS = "tree/algorithms.rules"


def guards(lane: Lane) -> list[tuple[str, bool]]:
    return [(cpp(guard.test), guard.expected) for guard in lane.guards]


def steps(lane: Lane) -> tuple[str, ...]:
    return tuple(map(printed, lane.residual))


def printed(step: Step) -> str:
    return line(step_node(step))


def lanes_of(loaded: Loaded, edition: int = -1) -> Lanes:
    chosen = loaded.editions[edition]
    model, tables = loaded.models[chosen.date]
    return EditionPart(chosen, model, tables).lanes


class Derived(unittest.TestCase):
    loaded: Loaded

    @classmethod
    def setUpClass(cls) -> None:
        cls.loaded = real_rules()
        cls.oldest, cls.newest = (part.lanes for part in real_parts().values())

    newest: Lanes
    oldest: Lanes

    def shape(self, rule: str) -> Shape:
        self.assertIn(rule, self.newest.by_rule)
        return self.newest.by_rule[rule]

    def lane(self, rule: str) -> Lane:
        lane = self.shape(rule).lane
        assert lane is not None
        return lane

    def test_elements_that_are_not_plain(self) -> None:
        self.assertEqual(self.newest.excepted, ["option", "selectedcontent", "template"])
        self.assertEqual(self.oldest.excepted, ["template"])

    def test_the_residual_of_an_insertion(self) -> None:
        self.assertEqual(
            {name: printed(step) for name, step in self.newest.short.items()},
            {
                "insert_an_html_element_for": "stack.append_element(tag_token, current);",
                "insert_the_text": "stack.append_text(data, current);",
            },
        )

    def test_block(self) -> None:
        lane = self.lane("in_body_start_tag_address")
        self.assertEqual(guards(lane), [("stack.has_in_scope(tag::p, sets::scope_button)", False)])
        self.assertEqual(steps(lane), ("stack.append_element(tag_token, current);",))

    def test_formatting(self) -> None:
        lane = self.lane("in_body_start_tag_b")
        self.assertEqual(
            guards(lane),
            [("reconstruct_the_active_formatting_elements_does_nothing()", True)],
        )
        self.assertEqual(len(steps(lane)), 2)

    def test_void(self) -> None:
        self.assertEqual(
            steps(self.lane("in_body_start_tag_area")),
            (
                "stack.append_leaf(tag_token, current);",
                "tag_token.self_closing_acknowledged = true;",
                "state.set_frameset_ok(false);",
            ),
        )

    def test_end_tags_that_only_pop(self) -> None:
        shape = self.shape("in_body_end_tag_p")
        assert shape.lane is not None
        self.assertEqual((guards(shape.lane), steps(shape.lane)), ([], ("stack.pop_plain(current);",)))
        for rule in ("address", "li", "dd", "h1"):
            self.assertEqual(self.lane(f"in_body_end_tag_{rule}"), shape.lane)
        self.assertEqual(self.lane("in_body_any_other_end_tag"), shape.lane)
        self.assertEqual(self.shape("in_body_any_other_end_tag").variants, ())

    def variants(self, rule: str) -> dict[tuple[str, ...], tuple[list[tuple[str, bool]], tuple[str, ...]]]:
        return {
            popped: (guards(variant.lane), steps(variant.lane))
            for variant in self.shape(rule).variants
            for popped in variant.popped
        }

    def test_start_tags_that_close_elements(self) -> None:
        insert = (
            "state.set_frameset_ok(false);",
            "stack.pop_plain(current);",
            "stack.append_element(tag_token, parent);",
        )
        twice = (*insert[:2], "stack.pop_plain(above);", insert[2])
        variants = self.variants("in_body_start_tag_li")
        self.assertEqual(
            variants["li",], ([("stack.has_in_scope(tag::p, sets::scope_button)", False)], insert)
        )
        # Tests whether there is another p element once this one is popped.
        another = [("stack.has_element_in_scope(current->same_above, sets::scope_button)", False)]
        self.assertEqual(variants["p", "li"], (another, twice))
        self.assertNotIn(("li", "p"), variants)
        self.assertEqual(
            set(self.variants("in_body_start_tag_dd")), {("dd",), ("dt",), ("p",), ("p", "dd"), ("p", "dt")}
        )
        # A heading in a heading is an error; the guard is about the element above the p element.
        self.assertEqual(
            self.variants("in_body_start_tag_h1"),
            {
                ("p",): (
                    [("nodes.is_in_set(parent, sets::set_headings)", False)],
                    ("stack.pop_plain(current);", "stack.append_element(tag_token, parent);"),
                )
            },
        )

    def test_start_tags_that_are_reprocessed(self) -> None:
        for rule, names, mode in (("cell", {"td", "th"}, "in_row"), ("row", {"tr"}, "in_table_body")):
            shape = self.shape(f"in_{rule}_start_tag_caption")
            self.assertTrue(shape.reprocesses)
            self.assertIsNone(shape.lane)
            self.assertEqual({name for variant in shape.variants for (name,) in variant.popped}, names)
            self.assertEqual(steps(shape.variants[0].lane)[-1], f"state.set_insertion_mode(Mode::{mode});")

    def test_end_tags_that_imply_another(self) -> None:
        variants = self.variants("in_body_end_tag_address")
        self.assertEqual(variants["li",], ([], ("stack.pop_plain(current);", "stack.pop_plain(above);")))
        self.assertNotIn(("div",), variants)
        self.assertNotIn(("option",), variants)  # popping it has other effects

    def test_pending_table_characters(self) -> None:
        shape = self.shape("in_table_text_anything_else")
        self.assertEqual((shape.kind, shape.reprocesses), ("tag", True))
        self.assertEqual(
            guards(self.lane("in_table_text_anything_else")),
            [("table_text.is_not_whitespace()", False)],
        )

    def test_flags_of_a_script(self) -> None:
        shape = self.shape("in_head_start_tag_script")
        assert shape.lane is not None
        self.assertEqual(steps(shape.lane)[0], "stack.append_element(tag_token, current);")
        self.assertIn("if (state.scripting_mode() == ScriptingMode::inert) ", steps(shape.lane)[3])
        self.assertIn("in_head_start_tag_meta", self.newest.by_rule)

    def test_end_tag_of_a_formatting_element(self) -> None:
        lane = self.lane("in_body_end_tag_a")
        self.assertEqual(steps(lane), ("formatting.pop_plain(current);",))
        self.assertIn(
            ("formatting.last_named(tag_name) == current", True),
            guards(lane),
        )

    def test_text(self) -> None:
        shape = self.newest.by_mode["in body"]
        assert shape.lane is not None
        self.assertEqual(steps(shape.lane), ("stack.append_text(data, current);",))
        self.assertEqual(shape.otherwise, (NOT_OK,))
        self.assertFalse(shape.only_whitespace)
        shape = self.newest.by_mode["in head"]
        assert shape.lane is not None
        self.assertEqual(steps(shape.lane), ("stack.append_text(data, current);",))
        self.assertTrue(shape.only_whitespace)
        shape = self.newest.by_mode["before head"]
        assert shape.lane is not None
        self.assertEqual(steps(shape.lane), ())
        self.assertNotIn("in table", self.newest.by_mode)
        self.assertNotIn("foreign content", self.newest.by_mode)

    def test_foreign_elements(self) -> None:
        lane = self.lane("in_body_start_tag_svg")
        tests = dict(guards(lane))
        self.assertIs(tests["tag_token.self_closing"], False)
        self.assertIs(tests["errors.reports_xmlns_attribute(tag_token)"], False)
        self.assertEqual(
            steps(lane)[-1],
            "stack.append_foreign_element(Namespace::svg, tag_token.name, tag_token, current);",
        )
        for lanes in (self.newest, self.oldest):
            # Elements named in sets and rules have no lane: integration points, and SVG script elements.
            self.assertEqual(
                {name for space, name in lanes.foreign_excepted if space == "SVG"},
                {"desc", "foreignObject", "script", "title"},
            )
            found = {(lane.kind, lane.namespace, lane.self_closing): lane.lane for lane in lanes.foreign}
            self.assertEqual(len(found), 6)
            leaf = found["start tag", "SVG", True]
            self.assertIn("tag_token.name == tag::script", [test for test, _ in guards(leaf)])
            self.assertEqual(
                steps(leaf),
                (
                    "adjust_attributes(tag_token, adjusted_svg_attribute);",
                    "adjust_attributes(tag_token, adjusted_foreign_attribute);",
                    "stack.append_foreign_leaf(Namespace::svg, adjusted_svg_tag(tag_token.name), tag_token, current);",
                    "tag_token.self_closing_acknowledged = true;",
                ),
            )
            self.assertEqual(
                steps(found["start tag", "MathML", False])[-1],
                "stack.append_foreign_element(Namespace::mathml, tag_token.name, tag_token, current);",
            )
            self.assertEqual(found["end tag", "", None].residual, (Pop(CURRENT),))
            self.assertEqual(guards(found["character", "", None]), [])

    def test_rules_without_a_lane(self) -> None:
        # These rules raise a parse error, examine the token, or handle several kinds of tokens.
        for rule in (
            "start_tag_html",
            "start_tag_form",
            "start_tag_image",
            "start_tag_base",
        ):
            self.assertNotIn(f"in_body_{rule}", self.newest.by_rule)
        self.assertNotIn("in_table_anything_else", self.newest.by_rule)

    def test_in_fragments(self) -> None:
        # The context element may be a select element. A document has none, so the guard is only for
        # fragments.
        guard = self.lane("in_body_start_tag_select").guards[0]
        self.assertEqual(
            (cpp(guard.test), guard.expected, guard.only_in_fragments),
            ("nodes.is_html_element(state.fragment_context_element(), tag::select)", False, True),
        )
        # For fragments, the rule has a different step.
        first = guards(self.lane("after_body_end_tag_html"))[0]
        self.assertEqual(first, ("nodes.is_null(state.fragment_context_element())", True))
        self.assertEqual(
            steps(self.lane("after_body_end_tag_html")),
            ("state.set_insertion_mode(Mode::after_after_body);",),
        )

    def test_in_all_editions(self) -> None:
        self.assertIn("in_body_start_tag_address", self.oldest.by_rule)
        self.assertIn("in_select_end_tag_option", self.oldest.by_rule)


class Edited(SpecCase):
    def lanes(self) -> Lanes:
        return lanes_of(self.loads())

    def test_another_guard(self) -> None:
        self.edit(
            BODY,
            "    insert an HTML element for the token\n",
            "    if the current node is a p element\n      return\n    insert an HTML element for the token\n",
            after="  start tag address",
        )
        lane = self.lanes().by_rule["in_body_start_tag_address"].lane
        assert lane is not None
        self.assertEqual(
            guards(lane),
            [
                ("stack.has_in_scope(tag::p, sets::scope_button)", False),
                ("nodes.is_html_element(current, tag::p)", False),
            ],
        )

    def test_something_else_in_fragments(self) -> None:
        self.edit(
            BODY,
            "    insert an HTML element for the token\n",
            "    insert an HTML element for the token\n    if the fragment context element is not null\n"
            '      set the frameset-ok flag to "not ok"\n',
            after="  start tag address",
        )
        lane = self.lanes().by_rule["in_body_start_tag_address"].lane
        assert lane is not None
        self.assertEqual(
            guards(lane),
            [
                ("nodes.is_null(state.fragment_context_element())", True),
                ("stack.has_in_scope(tag::p, sets::scope_button)", False),
            ],
        )
        self.assertEqual(steps(lane), ("stack.append_element(tag_token, current);",))

    def test_another_place_at_the_root_of_a_fragment(self) -> None:
        self.edit(
            ALGORITHMS,
            "    return (the root insertion target, null)",
            "    return (the Document, null)",
        )
        self.assertEqual(self.lanes().shapes, [])

    def test_a_guard_about_what_has_changed(self) -> None:
        self.edit(
            BODY,
            "    insert an HTML element for the token\n",
            "    insert an HTML element for the token\n    if the stack of open elements has a p element in scope\n"
            "      close a p element\n",
            after="  start tag address",
        )
        lanes = self.lanes()
        self.assertNotIn("in_body_start_tag_address", lanes.by_rule)
        self.assertIn("in_body_start_tag_b", lanes.by_rule)

    def test_a_statement_that_no_lane_may_contain(self) -> None:
        self.edit(
            BODY,
            "    close a p element\n",
            "    set the form element pointer to null\n    close a p element\n",
            after="  end tag p",
        )
        self.assertNotIn("in_body_end_tag_p", self.lanes().by_rule)

    def test_something_else_at_each_insertion(self) -> None:
        self.edit(
            ALGORITHMS,
            "  2 if new element can be inserted at place",
            '  set the frameset-ok flag to "not ok"\n  2 if new element can be inserted at place',
        )
        self.assertEqual(self.lanes().shapes, [])

    def test_something_else_at_each_pop(self) -> None:
        self.edit(
            "tree/selectedcontent.rules",
            "algorithm run the popped steps of {element: element}\n",
            "algorithm run the popped steps of {element: element}\n  if element is an li element\n"
            '    set the frameset-ok flag to "not ok"\n',
        )
        self.assertIn("li", self.lanes().excepted)

    def test_another_place_for_some_elements(self) -> None:
        self.edit(
            ALGORITHMS,
            "  return place\n\n// Step 3 when",
            "  if the target parent of place is a details element\n    return (the Document, null)\n  return place\n\n// Step 3 when",
        )
        self.assertIn("details", self.lanes().excepted)

    def test_another_integration_point(self) -> None:
        self.edit(
            ALGORITHMS,
            "algorithm {node: element} is an HTML integration point -> boolean\n",
            "algorithm {node: element} is an HTML integration point -> boolean\n"
            "  if node is an SVG g element\n    return true\n",
        )
        lanes = self.lanes()
        self.assertIn(("SVG", "g"), lanes.foreign_excepted)
        self.assertTrue(lanes.foreign)

    def test_something_else_for_foreign_elements(self) -> None:
        self.edit(
            "tree/foreign-content.rules",
            "    adjust foreign attributes for the token\n",
            "    adjust foreign attributes for the token\n    set the form element pointer to null\n",
        )
        self.assertEqual({lane.kind for lane in self.lanes().foreign}, {"end tag", "character"})


if __name__ == "__main__":
    unittest.main()
