"""The parts of the Standard that tables restate: rendering, innerText, selectors, attributes with URLs, MIME types."""

from __future__ import annotations

import unittest

from audit_support import NO_TOOL, SPEC, TOOL, PageCase
from lockstep_audit.against import compare
from lockstep_audit.clauses import Page, extract
from lockstep_audit.drift import against_lock
from lockstep_audit.lock import Lock, accept
from lockstep_audit.page import parse_text
from lockstep_audit.rules import cited

RENDERING = """<!DOCTYPE html><h2 id=rendering>15 Rendering</h2><h3 id=widgets>Widgets</h3>
<h4 id=hidden-elements>15.3.1 Hidden elements</h4><pre>area, base { display: none; }</pre>
<p>An <dfn id=a-new-term>a new term</dfn>.</p>"""
INDEX = """<!DOCTYPE html><h3 id=attributes-3>Attributes</h3><p>This section is non-normative.</p><table>
<tr><th>action<td>form<td>Where to<td>Valid non-empty URL
<tr><th>abbr<td>th<td>A label<td>Text
<tr><th>itemtype<td>HTML elements<td>Types<td>Valid absolute URLs
<tr><th>src<td>audio; source (in video or audio)<td>Where<td>Valid URL</table>"""
MIME = """<!DOCTYPE html><h3 id=parsing-a-mime-type><span class=secno>4.4.</span><span> Parsing a MIME type</span></h3>
<p>To <dfn id=parse-a-mime-type>parse a MIME type</dfn>:<ol><li>One.<li>Two.</ol>"""


@unittest.skipUnless(TOOL, NO_TOOL)
class Watched(PageCase):
    def read(self, text: str) -> Page:
        assert TOOL
        return extract(parse_text(TOOL, text), "test.html")

    def test_rendering(self) -> None:
        page = self.read(RENDERING)
        self.assertEqual(page.parts, {"rendering"})
        entries = compare(page, self.rules, self.declarations)
        self.assertEqual(entries["hidden-elements"].status, "cited")
        self.assertIn("user-agent-style: html area -", [r.title for r in entries["hidden-elements"].rules])
        self.assertEqual(entries["a-new-term"].status, "watched")
        gone = entries["flow-content-3"]
        self.assertEqual(gone.differences, ["#flow-content-3 is not on the page"])
        self.assertEqual(gone.rules[0].location.file, "spec/text/user-agent-style.tsv")

    def test_drift(self) -> None:
        lock = accept(Lock("# a test\n"), self.read(RENDERING), ["all"], "2026-01-02")
        lock = accept(lock, self.page(), ["all"], "2026-01-02")
        self.assertEqual({locked.part for locked in lock.clauses.values()}, {"parsing", "rendering"})
        edited = self.read(RENDERING.replace("area, base", "area, base, basefont"))
        found = [(c.id, c.drift) for c in against_lock(edited, lock)]
        self.assertEqual(found, [("hidden-elements", "changed")])
        self.assertEqual(against_lock(self.page(), lock), [])

    def test_attributes(self) -> None:
        page = self.read(INDEX)
        names = [name for name in page.clauses if "/" in name]
        self.assertEqual(names, ["attributes-3/action", "attributes-3/itemtype", "attributes-3/src"])
        entries = compare(page, self.rules, self.declarations)
        self.assertEqual([entries[name].differences for name in names], [[], [], []])
        edited = self.read(INDEX.replace("audio;", "audio; marquee;"))
        differences = compare(edited, self.rules, self.declarations)["attributes-3/src"].differences
        self.assertEqual(differences, ["url-attributes.tsv has no row for src of marquee"])

    def test_mime(self) -> None:
        """MIME types come from another standard, and have steps."""
        page = self.read(MIME)
        self.assertEqual((page.parts, str(page.clauses["parse-a-mime-type"].steps)), ({"mime"}, "2"))
        entry = compare(page, self.rules, self.declarations)["parse-a-mime-type"]
        self.assertEqual(entry.rules[0].location.file, "spec/mime/content-type.rules")
        self.assertIn("no step 3: #parse-a-mime-type has 2 steps", "\n".join(entry.differences))

    def test_each_part_is_locked(self) -> None:
        parts = {rule.part for rules in cited(SPEC).values() for rule in rules}
        self.assertEqual(parts, {"rendering", "selectors", "attributes", "mime"})


if __name__ == "__main__":
    unittest.main()
