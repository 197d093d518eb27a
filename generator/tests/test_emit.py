"""What stage emit tells the compiler: it may be wrong about speed, but not about meaning."""

from __future__ import annotations

import unittest

from lockstep_generator.emit import Function, likelihood, mark_pure, mark_seldom
from lockstep_generator.model import Statement
from lockstep_generator.diagnostics import Location


def function(name: str, result: str, *lines: str) -> Function:
    return Function(name, result, "", name, "", list(lines))


def statement(text: str) -> Statement:
    return Statement(Location("spec/x.rules", 1), text)


class Pure(unittest.TestCase):
    def test_only_what_calls_nothing_but_pure_functions(self) -> None:
        looks = function("looks", "bool", "if (is_null(x)) {", "return true;", "}")
        asks = function("asks", "bool", "return looks();")
        pops = function("pops", "bool", "pop();", "return true;")
        relies = function("relies", "bool", "return pops();")
        silent = function("silent", "void", "is_null(x);")
        functions = [relies, asks, looks, pops, silent]
        mark_pure(functions)
        self.assertEqual([f.name for f in functions if f.pure], ["asks", "looks"])

    def test_what_creates_a_node_is_not_pure(self) -> None:
        creates = function("creates", "Element", "return create_element(ns, token());")
        mark_pure([creates])
        self.assertFalse(creates.pure)


class Seldom(unittest.TestCase):
    def test_called_only_in_branches_seldom_taken(self) -> None:
        rare, usual, both, never = (function(name, "void") for name in ("rare", "usual", "both", "never"))
        caller = function(
            "caller",
            "void",
            "usual();",
            "if (a) [[unlikely]] {",
            "  rare();",
            "  if (b) {",
            "    both();",
            "  }",
            "}",
            "if (c) {",
            "  both();",
            "}",
        )
        mark_seldom([rare, usual, both, never], [caller, rare, usual, both, never])
        self.assertEqual([f.name for f in (rare, usual, both, never) if f.seldom], ["rare"])

    def test_naming_its_own_branch_is_no_call(self) -> None:
        rare = function("rare", "void", "const auto at = enter(Branch::rare);", "if (at(1, a)) {", "}")
        caller = function("caller", "void", "if (a) [[unlikely]] {", "  rare();", "}")
        mark_seldom([rare], [rare, caller])
        self.assertTrue(rare.seldom)

    def test_called_by_what_is_seldom_called(self) -> None:
        deep = function("deep", "void")
        rare = function("rare", "void", "deep();")
        caller = function("caller", "void", "if (a) [[unlikely]] {", "  rare();", "}")
        mark_seldom([deep, rare], [deep, rare, caller])
        self.assertEqual([f.seldom for f in (deep, rare)], [True, True])

    def test_what_only_the_runtime_calls_is_not_seldom(self) -> None:
        hook = function("hook", "void", "enter(Branch::hook);", "helper();")
        helper = function("helper", "void")
        mark_seldom([hook, helper], [hook, helper])
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
