"""Microsyntaxes: grammars against Python's regular expressions, and the messages for invalid rows."""

from __future__ import annotations

import itertools
import re
import unittest

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.grammar import Automaton, Fragment, PatternError, Reader, compiled
from lockstep_rules.loading import ROOT
from lockstep_rules.microsyntaxes import CONDITIONS, FILE, FUNCTIONS, MicrosyntaxReader, check_uses
from lockstep_rules.model import identifier
from lockstep_rules.read import TableRow
from support import SpecCase, real_rules


def named(name: str) -> Fragment:
    return Reader("a|b{2}", False, named).read()


def automaton(pattern: str, ignores_case: bool = False) -> Automaton:
    return compiled(Reader(pattern, ignores_case, named).read())


def accepts(of: Automaton, text: bytes) -> bool:
    state = 0
    for byte in text:
        state = of.next[state][of.classes[byte]]
        if state < 0:
            return False
    return of.accepts[state]


def problems_of(*rows: tuple[str, str, str, str], used: tuple[str, ...] | None = None) -> list[str]:
    """`rows`: name, form, then, sentence. `used`: the rows that attributes use, to check which rows are not
    used."""
    problems = Problems()
    lines = [
        TableRow(Location(FILE, number), (name, form, then, "#a", sentence))
        for number, (name, form, then, sentence) in enumerate(rows, 1)
    ]
    found = MicrosyntaxReader(lines, problems).read()
    if used is not None:
        check_uses(found, used, problems)
    return [str(problem) for problem in problems.found]


class Grammars(unittest.TestCase):
    def test_each_accepts_what_the_regular_expression_does(self) -> None:
        patterns = ["", "a", "a?b*c+", "(a|bc)*", "a{2}", "a{1,}b", "(ab){1,2}", "[^a]b", "[a-b]+", "a|", "((a|b)(a|b))*c"]
        texts = ["".join(letters) for size in range(6) for letters in itertools.product("abc", repeat=size)]
        for pattern in patterns:
            of, expected = automaton(pattern), re.compile(pattern)
            for text in texts:
                self.assertEqual(accepts(of, text.encode()), expected.fullmatch(text) is not None, (pattern, text))

    def test_they_are_the_smallest(self) -> None:
        self.assertEqual(len(automaton("aaa|bba|cca").next), 6)
        self.assertEqual(len(automaton("(a|b)*").next), 1)

    def test_escapes_names_and_cases(self) -> None:
        self.assertTrue(accepts(automaton(r"\d\s[\x80-\xFF]\."), b"1\n\xc3."))
        self.assertTrue(accepts(automaton("x<name>"), b"xbb"))
        self.assertTrue(accepts(automaton("[a-c]D", True), b"Bd"))
        self.assertFalse(accepts(automaton("[a-c]D"), b"Bd"))

    def test_patterns_that_are_wrong(self) -> None:
        for pattern, message in {
            "(a": "a “(” is not closed",
            "a)": "“)” at character 2 closes nothing",
            "a{x}": "“{” begins no count: write {2}, {2,} or {2,4}",
            "<a": "a “<” is not closed",
            "[a": "the pattern ends too early",
            "\\": "the pattern ends too early",
            "\\x0g": "“0g” is not a byte in hexadecimal",
            "(a{255}|b{255})": "the pattern needs 510 states; 255 is the maximum",
        }.items():
            with self.assertRaises(PatternError) as caught:
                automaton(pattern)
            self.assertEqual(str(caught.exception), message)


class Rows(unittest.TestCase):
    def test_right(self) -> None:
        digits = ("digits", r"grammar \d+", "-", "Write digits.")
        self.assertEqual(problems_of(digits, ("small", "number digits, at least 1, at most 9", "-", "-")), [])
        self.assertEqual(problems_of(digits, ("some", "tokens unique one-or-more of digits", "-", "-")), [])

    def test_wrong(self) -> None:
        for row, message in {
            ("a", "keyword b", "-", "-"): "unknown “keyword”; did you mean “keywords”?",
            ("a", "keywords b B", "-", "-"): "the keyword “b” occurs twice",
            ("a", "tokens b", "-", "-"): "“b”: write “tokens of NAME” or “tokens unique of NAME”",
            ("a", "list of b", "-", "-"): "unknown “b”",
            ("a", "list b", "-", "-"): "“b”: write “list of NAME” or “list unique of NAME”",
            ("a", "grammar <b>", "-", "-"): "<b> is not the name of a grammar",
            ("a", "grammar <a>", "-", "-"): "<a> contains itself",
            ("a", "function valid url", "-", "-"): "unknown “valid url”; did you mean “valid URL”?",
            ("a", "text b", "-", "-"): "nothing follows “text”, found “b”",
            ("a", "grammar b", "the day exist", "-"): "unknown “the day exist”; did you mean “the day exists”?",
        }.items():
            self.assertEqual(problems_of(row)[0], f"{FILE}:1: {message}", row)

    def test_two_rows_of_one_name(self) -> None:
        row = ("a", "text", "-", "-")
        self.assertEqual(problems_of(row, row), [f"{FILE}:2: “a” occurs twice, first at {FILE}:1"])


class Uses(SpecCase):
    def test_rows_that_nothing_uses(self) -> None:
        rows = (
            ("digits", r"grammar \d+", "-", "-"),
            ("number", "grammar -?<digits>", "-", "Write a number."),
            ("numbers", "tokens of number", "-", "-"),
            ("size", "number digits, at least 1", "-", "-"),
        )
        message = f"{FILE}:4: nothing uses the microsyntax “size”"
        self.assertEqual(problems_of(*rows, used=("numbers",)), [message])
        self.assertEqual(problems_of(*rows, used=("numbers", "size")), [])
        self.assertEqual(len(problems_of(*rows, used=())), 4)

    def test_in_the_real_table(self) -> None:
        self.append("authoring/microsyntaxes.tsv", "leap year\tgrammar \\d+\t-\t#valid-date-string\t-\n")
        self.stops("authoring/microsyntaxes.tsv", "leap year", "nothing uses the microsyntax “leap year”")

    def test_functions_name_the_rows_that_they_use(self) -> None:
        named = {name for uses in (*FUNCTIONS.values(), *CONDITIONS.values()) for name in uses}
        sources = sorted((ROOT / "runtime/src/validate/values").glob("*.cpp"))
        used = {
            name for path in sources for name in re.findall(r"\bValueSyntax::(\w+)", path.read_text(encoding="utf-8"))
        }
        self.assertEqual({identifier(name) for name in named}, used)

    def test_each_function_has_a_row(self) -> None:
        rows = real_rules().microsyntaxes
        self.assertEqual(set(FUNCTIONS), {row.function for row in rows if row.function})
        self.assertEqual(set(CONDITIONS), {row.then for row in rows if row.then})


if __name__ == "__main__":
    unittest.main()
