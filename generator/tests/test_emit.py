"""The hints of stage emit to the compiler: they may be wrong about speed, but not about meaning."""

from __future__ import annotations

import unittest

from lockstep_generator.diagnostics import Location
from lockstep_generator.emit.functions import Function, mark_pure, mark_seldom
from lockstep_generator.emit.statements import likelihood
from lockstep_generator.model import Condition, Do, If, Phrase, Spec, Statement, Use

PLACE = Location("spec/x.rules", 1)
SPEC = Spec("2026-10-03")
RARELY = "foster parenting is enabled"


def use(cpp: str) -> Use:
    return Use(Phrase("statement", cpp, cpp), {}, PLACE, cpp)


def do(cpp: str) -> Do:
    return Do(PLACE, cpp, use(cpp))


def when(text: str, *body: Statement, cpp: str = "@x()") -> If:
    return If(PLACE, text, [(Condition("", [], use(cpp), cpp), text, list(body))])


def function(name: str, result: str, *body: Statement) -> Function:
    return Function(name, result, "", name, "", [], list(body))


def statement(text: str) -> Statement:
    return Statement(PLACE, text)


class Pure(unittest.TestCase):
    def test_only_what_calls_nothing_but_pure_functions(self) -> None:
        looks = function("looks", "bool", when("x", do("@empty();"), cpp="@is_null(x)"))
        asks = function("asks", "bool", do("looks();"))
        pops = function("pops", "bool", when("x", do("@pop();"), cpp="@is_null(x)"))
        relies = function("relies", "bool", do("pops();"))
        silent = function("silent", "void", do("@is_null(x);"))
        functions = [relies, asks, looks, pops, silent]
        mark_pure(SPEC, functions)
        self.assertEqual([f.name for f in functions if f.pure], ["asks", "looks"])

    def test_what_creates_a_node_is_not_pure(self) -> None:
        creates = function("creates", "Element", do("@create_element(ns, @token());"))
        mark_pure(SPEC, [creates])
        self.assertFalse(creates.pure)


class Facts(unittest.TestCase):
    def test_operations_are_those_of_the_phrases(self) -> None:
        one = function("one", "void", when("x", do("@pop(); helper();"), cpp="@is_null(@token())"))
        self.assertEqual(one.operations, {"pop", "is_null", "token"})
        self.assertEqual(one.calls(SPEC), {"pop", "helper", "is_null", "token"})


class Seldom(unittest.TestCase):
    def test_called_only_in_branches_seldom_taken(self) -> None:
        rare, usual, both, never = (function(name, "void") for name in ("rare", "usual", "both", "never"))
        caller = function(
            "caller",
            "void",
            do("usual();"),
            when(RARELY, do("rare();"), when("b", do("both();"))),
            when("c", do("both();")),
        )
        mark_seldom(SPEC, [rare, usual, both, never], [caller, rare, usual, both, never])
        self.assertEqual([f.name for f in (rare, usual, both, never) if f.seldom], ["rare"])

    def test_a_condition_is_always_evaluated(self) -> None:
        asked = function("asked", "bool")
        caller = function("caller", "void", when(RARELY, cpp="asked()"), when(RARELY, do("asked();")))
        mark_seldom(SPEC, [asked], [asked, caller])
        self.assertFalse(asked.seldom)

    def test_called_by_what_is_seldom_called(self) -> None:
        deep = function("deep", "void")
        rare = function("rare", "void", do("deep();"))
        caller = function("caller", "void", when(RARELY, do("rare();")))
        mark_seldom(SPEC, [deep, rare], [deep, rare, caller])
        self.assertEqual([f.seldom for f in (deep, rare)], [True, True])

    def test_what_only_the_runtime_calls_is_not_seldom(self) -> None:
        hook = function("hook", "void", do("helper();"))
        helper = function("helper", "void")
        mark_seldom(SPEC, [hook, helper], [hook, helper])
        self.assertEqual([f.seldom for f in (hook, helper)], [False, False])

    def test_branches(self) -> None:
        body = [statement("pop the current node off the stack of open elements")]
        error = [statement("parse error"), *body]
        self.assertEqual(likelihood("foster parenting is enabled", body), "[[unlikely]] ")
        self.assertEqual(likelihood("foster parenting is enabled, and x", body), "[[unlikely]] ")
        self.assertEqual(likelihood("foster parenting is enabled, or x", body), "")
        self.assertEqual(likelihood("x", body), "")
        self.assertEqual(likelihood("x", error), "[[unlikely]] ")
        self.assertEqual(likelihood("the stack of open elements is not empty", body), "[[likely]] ")


if __name__ == "__main__":
    unittest.main()
