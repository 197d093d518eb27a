"""Hints to the compiler from stage emit: they may be wrong about speed, but not about meaning."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.cpp import cpp, line
from lockstep_cpp.emit.functions import Function, mark_pure, mark_seldom
from lockstep_cpp.emit.statements import likelihood
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Condition, Do, If, Phrase, Spec, Statement, Use
from lockstep_rules.nodes import (
    NOTHING,
    TRUE,
    And,
    Compare,
    Node,
    Not,
    Or,
    Variable,
    assign,
    call,
    equal,
    filled,
    not_,
    opposite,
    sequence,
)
from lockstep_rules.nodes import function as call_function
from lockstep_rules.phrases import tree
from lockstep_rules.phrases.symbol import Symbol

PLACE = Location("spec/x.rules", 1)
SPEC = Spec("2026-10-03")
X = Variable("x")


def use(node: Node) -> Use:
    return Use(Phrase("statement", "x", node), {}, PLACE, "x")


def use_of(symbol: Symbol, negated: bool = False) -> Use:
    does = opposite(symbol.does) if negated else symbol.does
    return Use(Phrase(symbol.kind, symbol.words, does, symbol=symbol, negated=negated), {}, PLACE, "x")


def do(*nodes: Node) -> Do:
    return Do(PLACE, "x", use(sequence(*nodes)))


def condition(one: Use, connective: str = "", other: Use | None = None) -> Condition:
    if other is None:
        return Condition("", [], one)
    return Condition(connective, [condition(one), condition(other)], None)


def when(test: Node | Use, *body: Statement) -> If:
    return If(PLACE, "x", [(condition(test if isinstance(test, Use) else use(test)), "x", list(body))])


RARELY = use_of(tree.FOSTERS)


def function(name: str, result: str, *body: Statement) -> Function:
    return Function(name, result, "", name, "", [], list(body))


class Printed(unittest.TestCase):
    def test_terms_of_another_connective_have_parentheses(self) -> None:
        a, b, c = Variable("a"), Variable("b"), Variable("c")
        self.assertEqual(cpp(Or((And((a, b)), Not(And((b, c)))))), "(a && b) || !(b && c)")

    def test_negations(self) -> None:
        same = equal(X, TRUE)
        self.assertEqual(cpp(Not(same)), "!(x == true)")
        self.assertEqual(opposite(same), Compare("!=", X, TRUE))
        self.assertEqual(opposite(not_(X)), X)

    def test_statements(self) -> None:
        self.assertEqual(line(call("stack.pop")), "stack.pop();")
        self.assertEqual(line(assign(X, TRUE)), "x = true;")
        self.assertEqual(line(NOTHING), "")

    def test_a_hole_that_is_not_filled(self) -> None:
        node = call("stack.push", "element")
        self.assertEqual(cpp(filled(node, {"element": X})), "stack.push(x)")
        with self.assertRaisesRegex(AssertionError, "a hole is not filled"):
            cpp(node)


class Pure(unittest.TestCase):
    def test_only_what_calls_nothing_but_pure_functions(self) -> None:
        looks = function("looks", "bool", when(call("nodes.is_null", X), do(call("stack.empty"))))
        asks = function("asks", "bool", do(call_function("looks")))
        pops = function("pops", "bool", when(call("nodes.is_null", X), do(call("stack.pop"))))
        relies = function("relies", "bool", do(call_function("pops")))
        silent = function("silent", "void", do(call("nodes.is_null", X)))
        functions = [relies, asks, looks, pops, silent]
        mark_pure(SPEC, functions)
        self.assertEqual([f.name for f in functions if f.pure], ["asks", "looks"])

    def test_what_creates_a_node_is_not_pure(self) -> None:
        creates = function("creates", "Element", do(call("insertion.create_element", X, call("token"))))
        mark_pure(SPEC, [creates])
        self.assertFalse(creates.pure)


class Facts(unittest.TestCase):
    def test_calls_are_those_of_the_phrases(self) -> None:
        test = call("nodes.is_null", call("token"))
        one = function("one", "void", when(test, do(call("stack.pop"), call_function("helper"))))
        self.assertEqual(one.calls(SPEC), {"pop", "helper", "is_null", "token"})


class Seldom(unittest.TestCase):
    def test_called_only_in_branches_seldom_taken(self) -> None:
        rare, usual, both, never = (function(name, "void") for name in ("rare", "usual", "both", "never"))
        caller = function(
            "caller",
            "void",
            do(call_function("usual")),
            when(RARELY, do(call_function("rare")), when(X, do(call_function("both")))),
            when(X, do(call_function("both"))),
        )
        mark_seldom(SPEC, [rare, usual, both, never], [caller, rare, usual, both, never])
        self.assertEqual([f.name for f in (rare, usual, both, never) if f.seldom], ["rare"])

    def test_a_condition_is_always_evaluated(self) -> None:
        asked = function("asked", "bool")
        caller = function(
            "caller", "void", when(call_function("asked")), when(RARELY, do(call_function("asked")))
        )
        mark_seldom(SPEC, [asked], [asked, caller])
        self.assertFalse(asked.seldom)

    def test_called_by_what_is_seldom_called(self) -> None:
        deep = function("deep", "void")
        rare = function("rare", "void", do(call_function("deep")))
        caller = function("caller", "void", when(RARELY, do(call_function("rare"))))
        mark_seldom(SPEC, [deep, rare], [deep, rare, caller])
        self.assertEqual([f.seldom for f in (deep, rare)], [True, True])

    def test_what_only_the_runtime_calls_is_not_seldom(self) -> None:
        hook = function("hook", "void", do(call_function("helper")))
        helper = function("helper", "void")
        mark_seldom(SPEC, [hook, helper], [hook, helper])
        self.assertEqual([f.seldom for f in (hook, helper)], [False, False])

    def test_branches(self) -> None:
        body: list[Statement] = [Do(PLACE, "pop", use_of(tree.POP))]
        error: list[Statement] = [Do(PLACE, "parse error", use_of(tree.PARSE_ERROR)), *body]
        other = use_of(tree.TENTATIVE)
        self.assertEqual(likelihood(condition(RARELY), body), "[[unlikely]] ")
        self.assertEqual(likelihood(condition(RARELY, "and", other), body), "[[unlikely]] ")
        self.assertEqual(likelihood(condition(RARELY, "or", other), body), "")
        self.assertEqual(likelihood(condition(other), body), "")
        self.assertEqual(likelihood(condition(other), error), "[[unlikely]] ")
        self.assertEqual(likelihood(condition(use_of(tree.STACK_IS_EMPTY, True)), body), "[[likely]] ")


if __name__ == "__main__":
    unittest.main()
