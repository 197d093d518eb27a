"""A small page in the style of the Standard, in our own words, and the real rules to compare it with."""

from __future__ import annotations

import os
import unittest
from pathlib import Path

from lockstep_audit.__main__ import default_edition
from lockstep_audit.against import compare
from lockstep_audit.clauses import Page, extract
from lockstep_audit.declared import Declaration, read_declarations
from lockstep_audit.entry import Entry
from lockstep_audit.page import parse_text
from lockstep_audit.rules import Rules
from lockstep_cases.tools import ToolError, binary
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT

SPEC = ROOT / "spec"
DAY = default_edition(SPEC)


def tool_or_none() -> Path | None:
    try:
        return binary()
    except ToolError:
        return None


TOOL = tool_or_none()
NO_TOOL = "No command line tool: run scripts/dev build release, or set LOCKSTEP_BINARY"
# Found the same way as in the C++ tests.
STANDARD = Path(os.environ.get("LOCKSTEP_TESTDATA") or ROOT.parent / "shared") / "standard"

PAGE = """<!DOCTYPE html><title>A page of a test</title>
<h3 id=parsing><span class=secno>12.2</span> Parsing HTML documents</h3>
<h4 id=parse-errors><span class=secno>12.2.2</span> <dfn>Parse errors</dfn></h4>
<p>Errors have codes.</p>
<table><thead><tr><th>Code<th>Description<tbody>
<tr><td><dfn id=parse-error-eof-in-tag>eof-in-tag</dfn><td>The input ends in a tag.
<tr><td><dfn id=parse-error-unexpected-null-character>unexpected-null-character</dfn><td>A null.</table>
<h5 id=the-stack-of-open-elements>The stack of open elements</h5>
<p>A stack <dfn id=has-an-element-in-table-scope>has an element in table scope</dfn> up to one of these:</p>
<ul><li><code>html</code><li><code>table</code><li><code>template</code></ul>
<h5 id=data-state><span class=secno>12.2.5.1</span> <dfn>Data state</dfn></h5>
<p>Take the next character:</p>
<dl class=switch><dt>U+0026 AMPERSAND (&amp;)<dd>Set the <a
href=#return-state>return state</a> to the <a href=#data-state>data state</a>. Switch to the
<a href=#character-reference-state>character reference state</a>.
<dt>U+003C LESS-THAN SIGN (&lt;)<dd>Switch to the <a href=#tag-open-state>tag open state</a>.
<dt>U+0000 NULL<dd>An <a href=#parse-error-unexpected-null-character>unexpected-null-character</a> error. Emit the <a href=#current-input-character>character</a>.
<dt>EOF<dd>Emit an end-of-file token.
<dt>Anything else<dd>Emit the <a href=#current-input-character>character</a>.</dl>
<h5 id=creating-and-inserting-nodes>Creating and inserting nodes</h5>
<p>The parser can <dfn id=close-a-p-element>close a <code>p</code> element</dfn> in these steps:</p>
<ol><li><p><a href=#generate-implied-end-tags>Generate end tags</a> that are implied, but for <code>p</code> elements.<li><p>The current node may be a <a
href=#parse-errors>parse error</a>.
<li><p>Pop up to the first <code>p</code> element.</ol>
<p class=note>A note is not a rule.</p>
<h6 id=parsing-main-incolgroup>The "<dfn>in column group</dfn>" insertion mode</h6>
<p>For each token:</p>
<dl class=switch>
<dt>A character token that is one of U+0009 CHARACTER TABULATION, U+000A LINE FEED (LF), or U+0020 SPACE<dd><p><a
href=#insert-a-character>Insert it</a>.
<dt>A comment token<dd><p><a href=#insert-a-comment>Insert it</a>.
<dt>A processing instruction token<dd><p><a href=#insert-a-processing-instruction>Insert it</a>.
<dt>A DOCTYPE token<dd><p><a href=#parse-errors>Parse error</a>. Ignore it.
<dt>A start tag whose tag name is "html"<dd><p>By the rules for "<a href=#parsing-main-inbody>in body</a>".
<dt>A start tag whose tag name is "col"<dd><p><a href=#insert-an-html-element>Insert it</a>, pop it,
<a href=#acknowledge-self-closing-flag>acknowledge</a> its <a href=#self-closing-flag>flag</a>.
<dt>An end tag whose tag name is "colgroup"<dd><p>If the current node is not a <code>colgroup</code> element, it is a
<a href=#parse-errors>parse error</a>. Otherwise switch to "<a href=#parsing-main-intable>in table</a>".
<dt>An end tag whose tag name is "col"<dd><p><a href=#parse-errors>Parse error</a>.
<dt>A start tag whose tag name is "template"<dt>An end tag whose tag name is "template"<dd><p>By the rules for
"<a href=#parsing-main-inhead>in head</a>".
<dt>An end-of-file token<dd><p>By the rules for "<a href=#parsing-main-inbody>in body</a>".
<dt>Anything else<dd><p>If the current node is not a <code>colgroup</code> element, it is a <a href=#parse-errors>parse
error</a>. Otherwise switch to "<a href=#parsing-main-intable>in table</a>".</dl>
<h3 id=other>Another chapter</h3>
<p>None of this counts: <dfn id=other-term>other term</dfn>.</p>
"""


@unittest.skipUnless(TOOL, NO_TOOL)
class PageCase(unittest.TestCase):
    """Each test edits the page and states the expected result. The rules are loaded once."""

    rules: Rules
    declarations: dict[str, Declaration]
    pages: dict[str, Page] = {}

    @classmethod
    def setUpClass(cls) -> None:
        if not hasattr(PageCase, "rules"):
            PageCase.rules = Rules(SPEC, DAY)
            problems = Problems()
            PageCase.declarations = read_declarations(SPEC, problems)
            problems.raise_if_any()

    def edited(self, *edits: tuple[str, str]) -> str:
        text = PAGE
        for old, new in edits:
            self.assertIn(old, text, "the test needs another place")
            text = text.replace(old, new, 1)
        return text

    def page(self, *edits: tuple[str, str]) -> Page:
        text = self.edited(*edits)
        if text not in self.pages:
            assert TOOL
            self.pages[text] = extract(parse_text(TOOL, text), "test.html")
        return self.pages[text]

    def entries(self, *edits: tuple[str, str]) -> dict[str, Entry]:
        return compare(self.page(*edits), self.rules, self.declarations)

    def differs(self, clause: str, expected: str, *edits: tuple[str, str]) -> None:
        """Asserts that, with the edits, the clause has that difference and no other."""
        self.assertEqual(self.entries(*edits)[clause].differences, [expected])
