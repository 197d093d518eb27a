"""The lists of names in the npm package: from the sets, the tables and the rules for foreign content."""

from __future__ import annotations

import re
import unittest

from lockstep_cpp.emit.web_html import HtmlEmitter
from lockstep_rules.loading import Loaded
from support import SpecCase, real_rules


def lists(loaded: Loaded) -> dict[str, list[str]]:
    text = HtmlEmitter(loaded.model, loaded.tables).emit()["web/html-tables.js"]
    found = re.findall(r"^export const (\w+) = (['`])([^'`]*)\2;$", text, re.M)
    assert len(found) == text.count("export const")
    return {name: words.split() for name, _, words in found}


class WebHtmlTest(SpecCase):
    def test_the_real_rules(self) -> None:
        found = lists(real_rules())
        self.assertEqual(found["HEADINGS"], ["h1", "h2", "h3", "h4", "h5", "h6"])
        self.assertEqual(found["SPECIAL_SVG"], ["desc", "foreignObject", "title"])
        self.assertEqual(found["MATHML_ATTRIBUTES"], ["definitionURL"])
        self.assertIn("xlink:href", found["FOREIGN_ATTRIBUTES"])
        self.assertIn("viewBox", found["SVG_ATTRIBUTES"])
        # `font` is in the list only with certain attributes; the end tags br and p are not start tags.
        self.assertIn("span", found["BREAKOUT"])
        self.assertNotIn("font", found["BREAKOUT"])

    def test_an_edit_changes_the_list(self) -> None:
        self.edit("sets.rules", "HTML area base br col embed", "HTML area base br col canvas embed")
        self.assertEqual(set(lists(self.loads())["VOID"]) - set(lists(real_rules())["VOID"]), {"canvas"})


if __name__ == "__main__":
    unittest.main()
