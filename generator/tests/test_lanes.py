"""Lanes: what is derived from the real rules, and that an edit of a rule changes or ends its lane."""

from __future__ import annotations

import unittest

from lockstep_generator.emit.edition import EditionEmitter
from lockstep_generator.lanes import Lanes, Shape
from lockstep_generator.pipeline import ROOT, Loaded, load
from support import SpecCase

BODY = "tree/in-body.rules"
ALGORITHMS = "tree/algorithms.rules"


def lanes_of(loaded: Loaded, edition: int = -1) -> Lanes:
    chosen = loaded.editions[edition]
    model, tables = loaded.models[chosen.date]
    return EditionEmitter(model, tables, chosen).lanes


class Derived(unittest.TestCase):
    loaded: Loaded

    @classmethod
    def setUpClass(cls) -> None:
        cls.loaded = load(ROOT / "spec")
        cls.newest, cls.oldest = lanes_of(cls.loaded), lanes_of(cls.loaded, 0)

    newest: Lanes
    oldest: Lanes

    def shape(self, rule: str) -> Shape:
        self.assertIn(rule, self.newest.by_rule)
        return self.newest.by_rule[rule]

    def test_elements_that_are_not_plain(self) -> None:
        self.assertEqual(self.newest.excepted, ["option", "selectedcontent", "template"])
        self.assertEqual(self.oldest.excepted, ["template"])

    def test_what_insertion_comes_to(self) -> None:
        self.assertEqual(
            self.newest.short,
            {
                "insert_an_html_element_for": "append_element(token_, current);",
                "insert_the_text": "append_text(data, current);",
            },
        )

    def test_block(self) -> None:
        lane = self.shape("in_body_start_tag_address").lane
        self.assertEqual(
            [(q.cpp, q.answer) for q in lane.questions], [("has_in_scope(tag::p, sets::scope_button)", False)]
        )
        self.assertEqual(lane.steps, ("append_element(tag_token, current);",))

    def test_formatting(self) -> None:
        lane = self.shape("in_body_start_tag_b").lane
        self.assertEqual(
            [(q.cpp, q.answer) for q in lane.questions],
            [("reconstruct_the_active_formatting_elements_does_nothing()", True)],
        )
        self.assertEqual(len(lane.steps), 2)

    def test_void(self) -> None:
        self.assertEqual(
            self.shape("in_body_start_tag_area").lane.steps,
            (
                "append_leaf(tag_token, current);",
                "tag_token.self_closing_acknowledged = true;",
                "set_frameset_ok(false);",
            ),
        )

    def test_end_tags_that_only_pop(self) -> None:
        shape = self.shape("in_body_end_tag_p")
        self.assertEqual((shape.lane.questions, shape.lane.steps), ((), ("pop_plain(current);",)))
        for rule in ("address", "li", "dd", "h1"):
            self.assertIs(self.shape(f"in_body_end_tag_{rule}"), shape)
        self.assertIs(self.shape("in_body_any_other_end_tag"), shape)

    def test_end_tag_of_a_formatting_element(self) -> None:
        lane = self.shape("in_body_end_tag_a").lane
        self.assertEqual(lane.steps, ("pop_formatting(current);",))
        self.assertIn(
            ("last_formatting_element(tag_name) == current", True),
            [(q.cpp, q.answer) for q in lane.questions],
        )

    def test_text(self) -> None:
        shape = self.newest.by_mode["in body"]
        self.assertEqual(shape.lane.steps, ("append_text(data, current);",))
        self.assertEqual(shape.otherwise, ("set_frameset_ok(false);",))
        self.assertFalse(shape.only_whitespace)
        shape = self.newest.by_mode["in head"]
        self.assertEqual(shape.lane.steps, ("append_text(data, current);",))
        self.assertTrue(shape.only_whitespace)
        self.assertEqual(self.newest.by_mode["before head"].lane.steps, ())
        self.assertNotIn("in table", self.newest.by_mode)
        self.assertNotIn("foreign content", self.newest.by_mode)

    def test_rules_without_a_lane(self) -> None:
        # They raise a parse error, look at the token, create other elements, or handle several kinds of tokens.
        for rule in (
            "start_tag_html",
            "start_tag_form",
            "start_tag_svg",
            "start_tag_image",
            "start_tag_base",
        ):
            self.assertNotIn(f"in_body_{rule}", self.newest.by_rule)
        self.assertNotIn("in_table_anything_else", self.newest.by_rule)

    def test_in_fragments(self) -> None:
        # The context element may be a select element. A document has none, so the question is about fragments alone.
        question = self.shape("in_body_start_tag_select").lane.questions[0]
        self.assertEqual(
            (question.cpp, question.answer, question.only_in_fragments),
            ("is_html_element(fragment_context_element(), tag::select)", False, True),
        )
        # The rule says something else about fragments.
        question = self.shape("after_body_end_tag_html").lane.questions[0]
        self.assertEqual((question.cpp, question.answer), ("is_null(fragment_context_element())", True))
        self.assertEqual(
            self.shape("after_body_end_tag_html").lane.steps, ("set_insertion_mode(Mode::after_after_body);",)
        )

    def test_in_all_editions(self) -> None:
        self.assertIn("in_body_start_tag_address", self.oldest.by_rule)
        self.assertIn("in_select_end_tag_option", self.oldest.by_rule)


class Edited(SpecCase):
    def lanes(self) -> Lanes:
        return lanes_of(self.loads())

    def test_another_question(self) -> None:
        self.edit(
            BODY,
            "    insert an HTML element for the token\n",
            "    if the current node is a p element\n      return\n    insert an HTML element for the token\n",
            after="  start tag address",
        )
        questions = self.lanes().by_rule["in_body_start_tag_address"].lane.questions
        self.assertEqual(
            [(q.cpp, q.answer) for q in questions],
            [
                ("has_in_scope(tag::p, sets::scope_button)", False),
                ("is_html_element(current, tag::p)", False),
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
        self.assertEqual(
            [(q.cpp, q.answer) for q in lane.questions],
            [
                ("is_null(fragment_context_element())", True),
                ("has_in_scope(tag::p, sets::scope_button)", False),
            ],
        )
        self.assertEqual(lane.steps, ("append_element(tag_token, current);",))

    def test_another_place_at_the_root_of_a_fragment(self) -> None:
        self.edit(
            ALGORITHMS,
            "    return (the root insertion target, null)",
            "    return (the Document, null)",
        )
        self.assertEqual(self.lanes().shapes, [])

    def test_a_question_about_what_has_changed(self) -> None:
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
            "algorithm run the popped steps of {element: element}\n  if element is a li element\n"
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


if __name__ == "__main__":
    unittest.main()
