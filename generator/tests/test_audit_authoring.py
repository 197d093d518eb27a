"""The comparison of spec/authoring/ with the Standard's pages: each kind of difference is found, and nothing else."""

from __future__ import annotations

import copy
import tempfile
import unittest
from pathlib import Path

from audit_support import NO_TOOL, SPEC, TOOL
from lockstep_audit.authoring import Comparison, Pages, keywords, keywords_of, report
from lockstep_audit.authoring_facts import Facts
from lockstep_audit.authoring_page import read_facts
from lockstep_audit.authoring_tables import Declared, Term, read_differences, read_terms, table_facts
from lockstep_audit.page import Node, parse_text
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import load_authoring
from lockstep_rules.microsyntaxes import read_microsyntaxes

INDEX = """<!DOCTYPE html><h3 id=elements-3>Elements</h3><table><caption>List of elements</caption>
<thead><tr><th>Element<th>Description<th>Categories<th>Parents†<th>Children<th>Attributes<th>Interface<tbody>
<tr><th><code>h5</code>, <code>h6</code><td>-<td>flow; heading<td><code>legend</code>; summary; hgroup; flow<td>phrasing<td>globals<td>-
<tr><th><code>li</code><td>-<td>none<td>ol; ul; menu*<td>flow<td>globals; value*<td>-
<tr><th><code>ol</code><td>-<td><a href=#flow>flow</a><td>flow<td><code>li</code>; script-supporting elements<td>globals; <code>reversed</code>; start; type<td>-
<tr><th><code>param</code><td>-<td>none<td>none<td>empty<td>globals<td>-</table>
<table><caption>List of element content categories</caption><thead><tr><th>Category<th>Elements<th>With exceptions<tbody>
<tr><td>Heading content<td><code>h1</code>; <code>h2</code>; <code>h3</code>; <code>h4</code>; <code>h5</code>; <code>h6</code>; <code>hgroup</code><td>—
<tr><td>Sectioning content<td><code>article</code>; <code>aside</code>; <code>nav</code>; <code>section</code><td>—
<tr><td>Interactive content<td><code>button</code>; <code>details</code>; <code>embed</code>; <code>iframe</code>; <code>label</code>; <code>select</code>;
<code>textarea</code><td><code>a</code> (if <code>href</code> is there); <code>audio</code> (if <code>controls</code> is there);
<code>img</code> (if <code>usemap</code> or <code>controls</code> is there); <code>input</code> (if its <code>type</code> is another);
<code>video</code> (if <code>controls</code> is there)</table>
<table><caption>List of attributes (excluding event handler content attributes)</caption>
<thead><tr><th>Attribute<th>Element(s)<th>Description<th>Value<tbody>
<tr><th><code>dir</code><td><a href=#dir>HTML elements</a><td>-<td>"<code>ltr</code>"; "<code>rtl</code>"; "<code>auto</code>"
<tr><th><code>dir</code><td><code>bdo</code><td>-<td>"<code>ltr</code>"; "<code>rtl</code>"
<tr><th><code>poster</code><td><code>video</code><td>-<td>Valid non-empty URL potentially surrounded by spaces
<tr><th><code>reversed</code><td><code>ol</code><td>-<td>Boolean attribute
<tr><th><code>srcset</code><td><code>img</code>; <code>source</code> (in <code>picture</code>)<td>-<td>Comma-separated list of image candidate strings</table>
<table id=ix-event-handlers><caption>List of event handler content attributes</caption>
<thead><tr><th>Attribute<th>Element(s)<th>Description<th>Value<tbody>
<tr><th id=ix-handler-onclick><code>onclick</code><td>HTML elements<td>-<td>Event handler content attribute
<tr><th id=ix-handler-window-onunload><code>onunload</code><td><code>body</code><td>-<td>Event handler content attribute</table>
"""
# In the form of a review draft, without ids.
OBSOLETE = """<!DOCTYPE html><h2>Obsolete features</h2><h4>Warnings for obsolete but conforming features</h4><ul>
<li><p>The presence of a <code data-x="attr-img-border">border</code> attribute on an
 <code>img</code> element if its value is "0".</ul>
<h3>Non-conforming features</h3><dl><dt><dfn element><code>strike</code></dfn></dt><dd>Use another.</dd>
<dt><code>acronym</code></dt><dd>Use another.</dd></dl><dl>
<dt><dfn element-attr for="hr"><code data-x="attr-hr-noshade">noshade</code></dfn> on <code>hr</code> elements</dt>
<dt><dfn element-attr for="td,th"><code data-x="attr-tdth-nowrap">nowrap</code></dfn> on <code>td</code> and <code>th</code> elements</dt>
<dt><dfn element-attr><code data-x="attr-dropzone">dropzone</code></dfn> on all elements</dt><dd>Use another.</dl>
"""
BOX = """<!DOCTYPE html><h4>The <dfn element><code>{name}</code></dfn> element</h4><dl class="element">
<dt><span data-x="concept-element-categories">Categories</span>:</dt>{categories}
<dt><span data-x="concept-element-contexts">Contexts in which this element can be used</span>:</dt>{contexts}
<dt>Content model:</dt>{content}<dt>Tag omission in text/html:</dt><dd>{omission}</dd>
<dt>Content attributes:</dt><dd><span>Global attributes</span></dd>{attributes}
<dd>Also, the <code data-x="attr-title">title</code> attribute means something here.</dd></dl>"""
LIST = {
    "name": "ol",
    "categories": "<dd>Flow content.</dd>",
    "contexts": "<dd>Where flow content is expected.</dd>",
    "content": "<dd>Zero or more <code>li</code> and <span>script-supporting</span> elements.</dd>",
    "omission": "Neither tag is omissible.",
    "attributes": "<dd><code>reversed</code> — the order</dd><dd><code>start</code></dd><dd><code>type</code></dd>",
}
CELL = {
    "name": "caption",
    "categories": "<dd>None.</dd>",
    "contexts": "<dd>As the first element child of a <code>table</code> element, before any <code>tr</code> elements.</dd>",
    "content": "<dd>Flow content, but with no descendant <code>table</code> elements.</dd>",
    "omission": "Neither tag is omissible.",
    "attributes": "",
}

Found = dict[tuple[str, str], list[str]]


@unittest.skipUnless(TOOL, NO_TOOL)
class Differences(unittest.TestCase):
    """Each test edits a page and states the expected differences. The tables are the real ones, without the subjects that
    the page does not have."""

    tables: Facts
    keywords: dict[str, frozenset[str]]
    terms: dict[str, Term]

    @classmethod
    def setUpClass(cls) -> None:
        problems = Problems()
        Differences.tables = table_facts(load_authoring(), SPEC, frozenset({"br"}), problems)
        microsyntaxes = read_microsyntaxes(SPEC, problems)
        cls.keywords = keywords(microsyntaxes)
        cls.terms = read_terms(SPEC, [row.name for row in microsyntaxes], problems)
        problems.raise_if_any()

    def root(self, text: str) -> Node:
        assert TOOL
        return parse_text(TOOL, text)

    def compared(self, base: str, page: str, declared: list[Declared] | None = None) -> Comparison:
        tables = copy.deepcopy(self.tables)
        known = {(fact.part, fact.subject) for fact in read_facts(self.root(base)).stated}
        for fact in self.tables.stated:
            if (fact.part, fact.subject) not in known:
                del tables.stated[fact]
        comparison = Comparison(
            read_facts(self.root(page)), tables, declared or [], dict(self.terms), self.keywords
        )
        comparison.run()
        return comparison

    def found(self, base: str, *edits: tuple[str, str]) -> Found:
        page = base
        for old, new in edits:
            self.assertIn(old, page, "the test needs another place")
            page = page.replace(old, new, 1)
        return {(one.part, one.subject): one.lines for one in self.compared(base, page).differences}

    def test_equal(self) -> None:
        self.assertEqual(
            self.found(
                INDEX, ("<tr><th><code>param</code><td>-<td>none<td>none<td>empty<td>globals<td>-", "")
            ),
            {},
        )
        self.assertEqual(self.found(OBSOLETE), {})
        self.assertEqual(self.found(BOX.format(**LIST)), {})
        self.assertEqual(self.found(BOX.format(**CELL)), {})

    def test_element(self) -> None:
        """An element that one side lacks is one difference, not one for each of its facts."""
        self.assertEqual(self.found(INDEX), {("elements", "param"): ["element on the page only: param"]})
        gone = self.found(
            INDEX, ("<tr><th><code>param</code>", "<!--"), ("<td>globals<td>-</table>", "--></table>")
        )
        self.assertEqual(gone, {})
        renamed = self.found(
            INDEX, ("<code>param</code>", "<code>h5</code>"), ("<th><code>li</code>", "<th><code>lj</code>")
        )
        self.assertEqual(renamed[("elements", "li")], ["element in spec/ only: li"])

    def test_index_of_elements(self) -> None:
        for old, new, lines in (
            ("flow</a>", "flow</a>; phrasing", ["category on the page only: phrasing"]),
            (
                "<td>flow<td><code>li</code>",
                "<td>flow; dl<td><code>li</code>",
                ["parent on the page only: dl"],
            ),
            ("<code>li</code>; script", "<code>li</code>; one hr; script", ["child on the page only: hr"]),
            ("; start; type", "; start", ["attribute in spec/ only: type"]),
            (
                "; start; type",
                "; start; kind",
                ["attribute on the page only: kind", "attribute in spec/ only: type"],
            ),
        ):
            self.assertEqual(self.found(INDEX, (old, new))[("elements", "ol")], lines)

    def test_categories(self) -> None:
        lines = self.found(INDEX, ("<code>nav</code>; ", ""))[("categories", "sectioning")]
        self.assertEqual(lines, ["element in spec/ only: nav"])
        lines = self.found(INDEX, ("<code>href</code>", "<code>src</code>"))[("categories", "interactive")]
        self.assertEqual(lines, ["element on the page only: a if src", "element in spec/ only: a if href"])
        lines = self.found(INDEX, ("<td>Sectioning content", "<td>Movable content"))[
            ("categories", "movable")
        ]
        self.assertEqual(lines, ["category on the page only: movable"])

    def test_attributes(self) -> None:
        found = self.found(INDEX, ("<td><code>video</code>", "<td><code>video</code>; <code>audio</code>"))
        self.assertEqual(found[("attributes", "poster")], ["element on the page only: audio"])
        found = self.found(INDEX, ("Boolean attribute", "Valid integer"))
        lines = ["value on the page: Valid integer", "value in spec/: boolean attribute"]
        self.assertEqual(found[("attributes", "reversed of ol")], lines)
        found = self.found(
            INDEX,
            (
                '"<code>ltr</code>"; "<code>rtl</code>"; "<code>auto</code>"',
                '"<code>ltr</code>"; the empty string',
            ),
        )
        lines = ['value on the page: "ltr"; the empty string', "value in spec/: dir"]
        self.assertEqual(found[("attributes", "dir of HTML elements")], lines)

    def test_handlers(self) -> None:
        found = self.found(
            INDEX, ("<code>onclick</code><td>HTML elements", "<code>onclick</code><td><code>body</code>")
        )
        lines = ["element on the page only: body", "element in spec/ only: HTML elements"]
        self.assertEqual(found[("handlers", "onclick")], lines)

    def test_obsolete(self) -> None:
        found = self.found(OBSOLETE, ("<code>td</code> and", "<code>tr</code> and"))
        lines = ["element on the page only: tr", "element in spec/ only: td"]
        self.assertEqual(found, {("obsolete", "nowrap"): lines})
        found = self.found(OBSOLETE, ("attr-hr-noshade", "attr-noshade"))
        lines = ["anchor on the page only: attr-noshade", "anchor in spec/ only: attr-hr-noshade"]
        self.assertEqual(found, {("obsolete", "noshade"): lines})
        found = self.found(OBSOLETE, ("strike", "stripe"))
        self.assertEqual(found[("obsolete", "stripe")], ["element on the page only: -"])
        self.assertEqual(found[("obsolete", "strike")], ["element in spec/ only: -"])
        found = self.found(OBSOLETE, ("<code>img</code>", "<code>table</code>"))
        self.assertEqual(found[("warnings", "border")][0], "element on the page only: table")

    def test_boxes(self) -> None:
        for base, old, new, lines in (
            (
                LIST,
                "Flow content",
                "If it has children: Flow content",
                ["category on the page only: flow under conditions", "category in spec/ only: flow"],
            ),
            (
                LIST,
                "Where flow",
                "Where phrasing",
                ["context on the page only: phrasing", "context in spec/ only: flow"],
            ),
            (LIST, "<code>li</code>", "<code>li</code>, <code>hr</code>", ["content on the page only: hr"]),
            (LIST, "Neither tag is omissible", "No end tag", ["end tag on the page only: none"]),
            (LIST, "<dd><code>start</code></dd>", "", ["attribute in spec/ only: start"]),
            (LIST, "<dd><code>start</code></dd>", "<dd>If it is long: <code>start</code></dd>", None),
            (
                CELL,
                "<code>table</code> elements.",
                "<code>tr</code> elements.",
                ["content on the page only: tr", "content in spec/ only: table"],
            ),
            (
                CELL,
                "of a <code>table</code>",
                "of a <code>tr</code>",
                ["context on the page only: tr", "context in spec/ only: table"],
            ),
            (
                CELL,
                "Flow content, but",
                'If it is a child of a <code>table</code> element with a <code data-x="attr-x-dir">dir</code>: flow content, but',
                ["content condition on the page only: child of table; dir"],
            ),
        ):
            found = self.found(BOX.format(**base), (old, new))
            self.assertEqual(found, {} if lines is None else {("boxes", base["name"]): lines}, new)

    def test_declared(self) -> None:
        location = Location("spec/authoring/differences.tsv", 1)
        needed = Declared(location, "elements", "par*", "element", "param", "page", "as a test")
        other = Declared(location, "elements", "ol", "child", "hr", "page", "as a test")
        elsewhere = Declared(location, "obsolete", "strike", "element", "-", "page", "as a test")
        comparison = self.compared(INDEX, INDEX, [needed, other, elsewhere])
        self.assertEqual(comparison.differences, [])
        unused = [text for text in comparison.unused() if "differences" in text]
        self.assertEqual(unused, ["spec/authoring/differences.tsv:1: nothing differs here any more"])
        self.assertEqual([one.used for one in (needed, other, elsewhere)], [True, False, False])

    def test_anchors(self) -> None:
        """Only the anchors of a page that is given are compared, and only if it is a published one."""
        text = '<h4 id="the-p-element">The <dfn>p</dfn> element</h4><h4 id=other>Other</h4>'
        for name, page, count in (
            ("grouping-content.html", text, 26),
            ("other.html", text, 0),
            ("grouping-content.html", text.replace("id=", "data-x="), 0),
        ):
            pages, tables = Pages(), copy.deepcopy(self.tables)
            pages.add(f"folder/{name}", self.root(page))
            pages.check_anchors(tables)
            comparison = Comparison(pages.facts, tables)
            comparison.run()
            anchors = {one.subject for one in comparison.differences}
            self.assertNotIn("grouping-content.html#the-p-element", anchors)
            self.assertEqual("grouping-content.html#the-hr-element" in anchors, bool(count), page)

    def test_report(self) -> None:
        comparison = self.compared(INDEX, INDEX)
        text = report(comparison, ["indices.html"], comparison.unused())
        self.assertIn("The index of elements, both ways: 1 difference\n", text)
        self.assertIn("param\n    https://html.spec.whatwg.org/multipage/indices.html#elements-3\n", text)
        self.assertIn("compared: 5 in the index of elements, 3 in the index of categories", text)


class Tables(unittest.TestCase):
    def test_real_tables(self) -> None:
        """The two tables of the audit can be read, and name known parts and microsyntaxes."""
        problems = Problems()
        names = [row.name for row in read_microsyntaxes(SPEC, problems)]
        declared = read_differences(SPEC, problems)
        terms = read_terms(SPEC, names, problems)
        problems.raise_if_any()
        self.assertTrue(declared and terms)

    def test_wrong_table(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            spec = Path(folder)
            (spec / "authoring").mkdir()
            (spec / "authoring/differences.tsv").write_text("element\ta\tchild\tb\tpages\tc\n")
            problems = Problems()
            read_differences(spec, problems)
        self.assertEqual(len(problems.found), 2)
        self.assertIn("did you mean “elements”?", str(problems.found[0]))

    def test_keywords(self) -> None:
        self.assertEqual(keywords_of('"on"; "off"; the empty string'), {"on", "off", ""})
        self.assertEqual(keywords_of('"any"; "none";'), {"any", "none"})
        self.assertIsNone(keywords_of('"a"; a custom keyword'))
        self.assertIsNone(keywords_of("Text"))


if __name__ == "__main__":
    unittest.main()
