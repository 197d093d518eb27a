"""The audit of the sanitizer's section: a small page of it, in our own words, against the real rules and tables."""

from __future__ import annotations

import unittest

from audit_support import DAY, SPEC, TOOL, PageCase
from lockstep_audit.against import compare
from lockstep_audit.clauses import Page, extract
from lockstep_audit.drift import against_lock
from lockstep_audit.entry import Entry
from lockstep_audit.lock import accept, read_lock
from lockstep_audit.page import parse_text
from lockstep_audit.rules import Rules
from lockstep_audit.table_data import sanitization_of
from lockstep_rules.diagnostics import Problems

JULY = "2026-08-01"  # a day before the rules had javascriptURLs

SECTION = """<!DOCTYPE html><h3>HTML sanitization</h3>
<h4>Introduction</h4><!-- NON-NORMATIVE SECTION --><p>Words.</p>
<h4>The <code>Sanitizer</code> interface</h4>
<pre><code class="idl">dictionary <dfn>SanitizerConfig</dfn> {
  boolean <dfn data-x="dom-SanitizerConfig-comments">comments</dfn>;
  sequence <dfn data-x="dom-SanitizerConfig-attributes">attributes</dfn>; };</code></pre>
<div algorithm><p>The <dfn method><code data-x="dom-Sanitizer-setComments">setComments(<var>a</var>)</code></dfn> steps:</p>
<ol><li><p>Have it.<li><p>It is.<li><p>If <var>c</var>["<code data-x="dom-SanitizerConfig-comments">comments</code>"] is <var>a</var>, return false.<li><p>Set it.<li><p>Return.</ol></div>
<h4>Sanitization constants</h4>
<p>The <dfn>built-in animating URL attributes list</dfn>:</p>
<table><thead><tr><th>Element<th>Namespace<th>Attribute<tbody>
<tr><td>animate<td>SVG<td>attributeName<tr><td>animateTransform<td>SVG<td>attributeName<tr><td>set<td>SVG<td>attributeName</table>
"""


class Section(PageCase):
    july: Rules

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if TOOL and not hasattr(Section, "july"):
            Section.july = Rules(SPEC, JULY)

    def section(self, *edits: tuple[str, str]) -> Page:
        text = SECTION
        for old, new in edits:
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        assert TOOL
        return extract(parse_text(TOOL, text), "test.html")

    def compared(self, *edits: tuple[str, str]) -> dict[str, Entry]:
        lock = read_lock(SPEC / "STANDARD.lock", Problems())
        page = self.section(*edits)
        return compare(page, self.july, self.declarations, lock.absent(page))

    def test_both_ways(self) -> None:
        entries = self.compared()
        self.assertEqual(entries["dom-sanitizer-setcomments"].status, "matches")
        self.assertEqual(entries["built-in-animating-url-attributes-list/table"].status, "matches")
        # Rules of this part whose clause is missing are reported, but not rules of the other part.
        self.assertEqual(entries["inner-sanitize-steps"].status, "not on the page")
        self.assertNotIn("adoption-agency-algorithm", entries)
        self.assertNotIn("parse-errors", entries)
        self.assertNotIn("introduction", entries)

    def test_members(self) -> None:
        entries = self.compared(
            (
                '"dom-SanitizerConfig-comments">comments</code>"] is',
                '"dom-SanitizerConfig-attributes">a</code>"] is',
            )
        )
        self.assertEqual(
            entries["dom-sanitizer-setcomments"].differences,
            [
                "members on the page only: #dom-sanitizerconfig-attributes",
                "members in spec/ only: #dom-sanitizerconfig-comments",
            ],
        )

    def test_rows_of_tables(self) -> None:
        entries = self.compared(("<tr><td>set<td>SVG", "<tr><td>animateMotion<td>SVG"))
        self.assertEqual(
            entries["built-in-animating-url-attributes-list/table"].differences,
            [
                "row on the page only: svg animateMotion attributeName",
                "row in spec/ only: svg set attributeName",
            ],
        )

    def test_new_clause(self) -> None:
        entries = self.compared(
            ("<h4>Sanitization", "<div><p>To <dfn>foo</dfn>:</p><ol><li>Do.</ol></div><h4>Sanitization")
        )
        self.assertEqual((entries["foo"].kind, entries["foo"].status), ("algorithm", "no rule"))

    def test_boxes(self) -> None:
        box = "<h4>The <dfn><code>{}</code></dfn> element</h4><dl class=element><dt><span>Sanitization</span>:</dt><dd>{}</dd></dl>"
        page = box.format("li", "Default with attribute <code>value</code>.") + box.format("base", "Default.")
        found = self.compared(("<!DOCTYPE html>", "<!DOCTYPE html>" + page))[
            "concept-element-sanitization"
        ].differences
        self.assertIn("row on the page only: html base default - -", found)
        self.assertIn("row in spec/ only: html base unsafe - -", found)
        self.assertFalse([text for text in found if "html li " in text])
        self.assertEqual(
            sanitization_of(["Uncategorized.", "navigating URL attributes: formaction."]),
            ("uncategorized", "-", "formaction"),
        )

    def test_the_lock_of_one_part(self) -> None:
        lock = read_lock(SPEC / "STANDARD.lock", Problems())
        page = self.section()
        self.assertNotIn("data-state", [change.id for change in against_lock(page, lock)])
        self.assertIn("sanitize", [change.id for change in against_lock(page, lock)])
        new = accept(lock, page, ["all"], "2026-01-02")
        self.assertEqual(new.of({"parsing"}), lock.of({"parsing"}))
        self.assertEqual(list(new.of({"sanitization"})), list(page.clauses))
        self.assertEqual(against_lock(page, new), [])

    def test_a_later_day_has_more(self) -> None:
        found = Rules(SPEC, DAY).by_anchor
        self.assertIn("dom-sanitizer-setjavascripturls", found)
        self.assertNotIn("dom-sanitizer-setjavascripturls", self.july.by_anchor)


if __name__ == "__main__":
    unittest.main()
