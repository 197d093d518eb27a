"""The scan of character references in values: what is derived from the real rules, and the effects of
edits."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.reference_scan import ReferenceScanWriter
from lockstep_rules.loading import Loaded
from support import SpecCase, real_rules

RULES = "tokenizer.rules"
QUOTED = "attribute value (double-quoted)"


def writer_of(loaded: Loaded) -> ReferenceScanWriter:
    return ReferenceScanWriter(loaded.models[loaded.editions[-1].date][0])


def begins(writer: ReferenceScanWriter, state: str = QUOTED) -> bool:
    return writer.begins_in(writer.states[state])


class Derived(unittest.TestCase):
    def setUp(self) -> None:
        self.writer = writer_of(real_rules())
        self.lines = [
            line.strip() for block in self.writer.blocks() for line in [block.comment, *block.lines]
        ]

    def test_where_references_begin(self) -> None:
        for quotes in ("double-quoted", "single-quoted", "unquoted"):
            self.assertTrue(begins(self.writer, f"attribute value ({quotes})"))
        self.assertFalse(begins(self.writer, "data"))
        self.assertFalse(begins(self.writer, "after attribute name"))

    def test_all_that_a_reference_may_come_to(self) -> None:
        for found in ("written", "match", "code", "undecided"):
            self.assertIn(f"return ReferenceScan::{found};", self.lines)

    def test_states(self) -> None:
        for state in self.writer.states.values():
            is_scanned = f"// {state.name} state, {state.anchor}" in self.lines
            self.assertEqual(
                is_scanned, "reference" in state.name or state.name == "ambiguous ampersand", state.name
            )


class Edited(SpecCase):
    def block(self, name: str) -> str:
        writer = writer_of(self.loads())
        writer.blocks()
        return "\n".join(line.strip() for line in writer.block(writer.states[name]).lines)

    def test_an_error_more(self) -> None:
        self.assertIn("return ReferenceScan::written;", self.block("ambiguous ampersand"))
        self.edit(
            RULES,
            "  else  reconsume in the return state",
            "  else  parse error unknown-named-character-reference; reconsume in the return state",
            after="state ambiguous ampersand",
        )
        self.assertNotIn("return ReferenceScan::written;", self.block("ambiguous ampersand"))

    def test_characters_that_are_dropped(self) -> None:
        self.edit(
            RULES,
            "      append the current input character to the current attribute's value",
            "      ignore the character",
            after="state ambiguous ampersand",
        )
        self.assertNotIn("goto ambiguous_ampersand;", self.block("ambiguous ampersand"))

    def test_more_text(self) -> None:
        self.edit(
            RULES,
            "        set the temporary buffer to the empty string\n",
            "",
            after="state named character reference",
        )
        self.assertNotIn("return ReferenceScan::match;", self.block("named character reference"))

    def test_another_return_state(self) -> None:
        self.edit(
            RULES,
            f"set the return state to {QUOTED}",
            "set the return state to data",
            after=f"state {QUOTED}",
        )
        self.assertFalse(begins(writer_of(self.loads())))

    def test_flushed_elsewhere(self) -> None:
        self.edit(
            RULES,
            "      append code point to the current attribute's value",
            "      append code point to the current attribute's name",
        )
        self.assertFalse(begins(writer_of(self.loads())))


if __name__ == "__main__":
    unittest.main()
