"""The scan of whole tags: the states whose text ends with a bare end tag, and edits that prevent deriving
this."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.doctype_scan import DoctypeScanWriter
from lockstep_cpp.emit.tag_scan import TagScanWriter
from lockstep_rules.loading import Loaded
from support import SpecCase, real_rules

RULES = "tokenizer.rules"


def ended_by_tags(loaded: Loaded) -> list[str]:
    writer = TagScanWriter(loaded.models[loaded.editions[-1].date][0])
    return [name for name, state in writer.states.items() if writer.ends_by_its_tag(state)]


def folded(loaded: Loaded) -> list[str]:
    """The states in which the scan accepts names in any case."""
    writer = TagScanWriter(loaded.models[loaded.editions[-1].date][0])
    lines = writer.lines()
    assert len([line for line in lines if "folded_" in line]) == lines.count(
        "if (is_ascii_upper_alpha(*p)) [[unlikely]] {"
    )
    return [
        name for name, state in writer.states.items() if f"<runs::{state.identifier}>(begin);" in str(lines)
    ]


def returns(loaded: Loaded) -> int:
    """The number of places where the scan accepts a carriage return."""
    lines = TagScanWriter(loaded.models[loaded.editions[-1].date][0]).lines()
    rows = zip(lines, lines[1:])
    return sum(
        line.strip() == "case '\\r':" and "return" not in after and "case" not in after
        for line, after in rows
    )


def doctype_scan(loaded: Loaded) -> list[str]:
    return DoctypeScanWriter(loaded.models[loaded.editions[-1].date][0]).lines()


class Derived(unittest.TestCase):
    def test_states_of_text(self) -> None:
        escaped = [f"script data escaped{dashes}" for dashes in ("", " dash", " dash dash")]
        self.assertEqual(ended_by_tags(real_rules()), ["RCDATA", "RAWTEXT", "script data", *escaped])

    def test_names_in_any_case(self) -> None:
        self.assertEqual(folded(real_rules()), ["tag name", "attribute name"])

    def test_carriage_returns(self) -> None:
        """Carriage returns are accepted like line feeds, in all states except the one after a `/`."""
        self.assertEqual(returns(real_rules()), 8)

    def test_doctype(self) -> None:
        lines = [line for line in doctype_scan(real_rules()) if not line.startswith("//")]
        self.assertEqual(
            lines,
            [
                'if (!input.follows_ignoring_case(p, "doctype", " html>")) return false;',
                "input.advance(10);",
                "doctype.create();",
                "doctype.name.clear();",
                "doctype.name.append(input.take_until(input.here() + 4));",
                "doctype.emit();",
                "input.advance();",
                "return true;",
            ],
        )


class Edited(SpecCase):
    def test_not_only_appropriate_end_tags(self) -> None:
        self.edit(
            RULES,
            "  '>' when the current end tag token is an appropriate end tag token\n",
            "  '>'\n",
            after="state RAWTEXT end tag name",
        )
        self.assertNotIn("RAWTEXT", ended_by_tags(self.loads()))

    def test_letters_that_are_not_appended(self) -> None:
        self.edit(
            RULES,
            "    append the current input character to the current tag token's tag name\n",
            "",
            after="state RAWTEXT end tag name",
        )
        self.assertNotIn("RAWTEXT", ended_by_tags(self.loads()))

    def test_line_feeds_that_are_not_ignored(self) -> None:
        """A line feed after a carriage return would have a further effect."""
        self.edit(
            RULES,
            "  TAB LF FF SPACE  ignore the character",
            "  TAB LF FF SPACE  start a new attribute in the current tag token",
            after="state before attribute name",
        )
        # Not accepted there, nor after a tag name or a value.
        self.assertEqual(returns(self.loads()), 3)

    def test_upper_case_letters_that_are_kept(self) -> None:
        self.edit(
            RULES,
            "append the lowercase version of the current input character to the current tag token's tag name",
            "append the current input character to the current tag token's tag name",
            after="state tag name",
        )
        self.assertEqual(folded(self.loads()), ["attribute name"])

    def test_upper_case_letters_that_are_not_all(self) -> None:
        self.edit(RULES, "  ASCII upper alpha ", "  'A' ", after="state attribute name")
        self.assertEqual(folded(self.loads()), ["tag name"])

    def test_names_that_not_all_rows_leave(self) -> None:
        self.edit(
            RULES,
            "leave the attribute name state; switch to before attribute value",
            "switch to before attribute value",
            after="state attribute name",
        )
        self.assertEqual(folded(self.loads()), ["tag name"])

    def test_no_scan_of_doctypes(self) -> None:
        """There is no scan if any row that it passes through does something that the scan does not know."""
        edits = [
            (
                '  "DOCTYPE" ignoring case  switch to',
                '  "DOCTYPE"  switch to',
                "state markup declaration open",
            ),
            ("  TAB LF FF SPACE  switch to", "  TAB LF FF SPACE  reconsume in", "state DOCTYPE "),
            ("  TAB LF FF SPACE    switch", "  TAB LF FF SPACE 'm'   switch", "state DOCTYPE name"),
            (
                "  '>'                switch to data; emit",
                "  '>'                switch to RCDATA; emit",
                "state DOCTYPE name",
            ),
            (
                "  else               append",
                "  else               parse error unexpected-null-character; append",
                "state DOCTYPE name",
            ),
        ]
        for before, after, state in edits:
            with self.subTest(after):
                self.edit(RULES, before, after, after=state)
                self.assertEqual(doctype_scan(self.loads()), [])
                self.restore(RULES)

    def test_edited_scan_of_doctypes(self) -> None:
        """A statement added to a row appears in the scan."""
        self.edit(
            RULES,
            "  '>'                switch to data; emit the current DOCTYPE token\n",
            "  '>'                append the current input character to the current DOCTYPE token's name; switch to data; "
            "emit the current DOCTYPE token\n",
            after="state DOCTYPE name",
        )
        lines = doctype_scan(self.loads())
        self.assertEqual(lines[-4], "input.append_character_to(doctype.name);")


if __name__ == "__main__":
    unittest.main()
