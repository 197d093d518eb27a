"""The user-agent style sheet: bad input, and which declarations apply."""

from __future__ import annotations

import unittest

from lockstep_rules.rendering import ElementStyle
from support import SpecCase

STYLE = "text/user-agent-style.tsv"
END = "\thttps://html.spec.whatwg.org/multipage/rendering.html#lists\n"


class UserAgentStyle(SpecCase):
    def style(self, namespace: str, name: str) -> ElementStyle:
        style = self.loads().tables.style
        return style.elements[namespace].get(name, style.others[namespace])

    def test_unknown_words(self) -> None:
        self.append(STYLE, "html dvi\t-\tdisplay\tblock" + END)
        self.stops(STYLE, "html dvi", "unknown “dvi”")
        self.restore(STYLE)
        self.append(STYLE, "html b\t-\tdisplay\tblck" + END)
        self.stops(STYLE, "blck", "unknown “blck”; did you mean “block”?")
        self.restore(STYLE)
        self.append(STYLE, "html b\t-\tdisplai\tblock" + END)
        self.stops(STYLE, "displai", "unknown “displai”")
        self.restore(STYLE)
        self.append(STYLE, "html b\tquirk mode\tdisplay\tblock" + END)
        self.stops(STYLE, "quirk mode", "unknown condition “quirk mode”")
        self.restore(STYLE)
        self.append(STYLE, "html b\thas hide\tdisplay\tblock" + END)
        self.stops(STYLE, "has hide", "unknown “hide”")

    def test_row_that_never_applies(self) -> None:
        self.append(STYLE, "html div\thas open\tdisplay\tnone" + END)
        self.stops(STYLE, "html div\thas open", "never applies, because of spec/text/user-agent-style.tsv:")

    def test_table_that_nothing_reads(self) -> None:
        (self.spec / "text" / "other.tsv").write_text("# source: test\n", encoding="utf-8")
        self.stops_at("spec/text/other.tsv:1", "nothing reads this table")

    def test_the_first_row_wins(self) -> None:
        div = self.style("html", "div")
        self.assertEqual(div.values[0], "block")
        # Stronger declarations come last.
        self.assertEqual(
            [d.conditions[0].attribute for d in div.conditional], ["popover", "hidden", "hidden"]
        )
        self.assertEqual(div.conditional[-1].value, "none")

    def test_elements_without_rows(self) -> None:
        self.assertEqual(
            self.style("html", "b").values,
            ("inline", "inherit", "inherit", "visible", "in-flow", "visible", "normal"),
        )
        self.assertEqual(self.style("mathml", "mrow").values[0], "block")
        self.assertEqual(self.style("svg", "g").conditional, ())


if __name__ == "__main__":
    unittest.main()
