"""Tests of `lockstep select`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/select_test.py
"""

import json
import unittest

from command_line import FolderTest, run

PAGE = """<!doctype html>
<title>A  page</title>
<article class=post><h2 id=a>One <b>two</b></h2><a href=/x>x</a> <a>y</a></article>
<svg><a xlink:href=z /></svg>
"""


class Select(FolderTest):
    def selected(self, *words, page=PAGE):
        return self.succeeds("select", *words, stdin=page)

    def test_html(self):
        self.assertEqual(self.selected("article > h2, a[href]"), '<h2 id="a">One <b>two</b></h2>\n<a href="/x">x</a>\n')
        self.assertEqual(self.selected("--html", "h2"), '<h2 id="a">One <b>two</b></h2>\n')

    def test_contained_text(self):
        self.assertEqual(self.selected("--count", "a:contains('y'), h2:-soup-contains-own(One)"), "2\n")

    def test_values(self):
        self.assertEqual(self.selected("h2 ::text, a::attr(href), title"), "<title>A  page</title>\nOne \ntwo\n/x\n")
        self.assertEqual(self.selected("--count", "h2::text, a::attr(href)"), "2\n")
        found = [json.loads(line) for line in self.selected("--json", "h2::text, a::attr(href)").splitlines()]
        self.assertEqual([it.get("text") or (it["element"], it["attribute"], it["value"]) for it in found], ["One ", ("a", "href", "/x")])
        self.assertEqual(run("select", "a::attr(x)", stdin=PAGE), (1, "", ""))

    def test_text(self):
        self.assertEqual(self.selected("--text", "h2, title"), "A  page\nOne two\n")
        self.assertEqual(self.selected("h2", "--text", page="<h2> a\n  b </h2><h2>c<br>d</h2>"), "a b\nc\nd\n")

    def test_attribute(self):
        self.assertEqual(self.selected("--attribute", "href", "a"), "/x\n")
        self.assertEqual(self.selected("--attribute=xlink:href", "a"), "z\n")
        self.assertEqual(self.selected("--attribute=nothing", "a"), "")

    def test_count(self):
        self.assertEqual(self.selected("--count", "a"), "3\n")
        code, out, err = run("select", "--count", "video", stdin=PAGE)
        self.assertEqual((code, out, err), (1, "0\n", ""))

    def test_json(self):
        found = [json.loads(line) for line in self.selected("--json", "h2, svg a, html").splitlines()]
        self.assertEqual(list(found[0])[:2], ["file", "element"])  # no tag, so no place
        self.assertEqual(
            found[1],
            {
                "file": "<stdin>",
                "line": 3,
                "column": 21,
                "element": "h2",
                "attributes": {"id": "a"},
                "text": "One two",
                "html": '<h2 id="a">One <b>two</b></h2>',
            },
        )
        self.assertEqual(
            {name: found[2][name] for name in ("line", "column", "element", "namespace", "attributes")},
            {"line": 4, "column": 6, "element": "a", "namespace": "svg", "attributes": {"xlink:href": "z"}},
        )

    def test_nothing_found(self):
        self.assertEqual(run("select", "video", stdin=PAGE), (1, "", ""))

    def test_several_files(self):
        a, b = self.file("a.html", "<p>1<p>2"), self.file("b.html", "<div>")
        self.assertEqual(self.selected("p", a, b), f"{a}:<p>1</p>\n{a}:<p>2</p>\n")
        self.assertEqual(self.selected("--count", "p", "-r", str(self.folder)), f"{a}:2\n{b}:0\n")
        self.assertEqual(self.selected("--count", "p", a), "2\n")
        self.assertEqual(self.selected("--text", "p", a, b, "-"), f"{a}:1\n{a}:2\n")
        self.assertEqual(json.loads(self.selected("--json", "div", a, b))["file"], b)
        code, out, err = run("select", "p", f"{self.folder}/missing", a)
        self.assertEqual((code, out), (1, f"{a}:<p>1</p>\n{a}:<p>2</p>\n"))
        self.assertIn("No such file", err)

    def test_fragments_and_encodings(self):
        self.assertEqual(self.selected("td", "--fragment=tr", page="<td>1"), "<td>1</td>\n")
        self.assertEqual(self.selected("p", "--encoding=sjis", page="<p>日本".encode("sjis")), "<p>日本</p>\n")

    def test_templates_are_not_searched(self):
        self.assertEqual(run("select", "p", stdin="<template><p>x</template>"), (1, "", ""))

    def error(self, selector):
        err = self.fails(2, "select", selector)
        self.assertTrue(err.endswith("See 'lockstep help select'.\n"), err)
        lines = err.splitlines()
        return lines[0], lines[1], lines[2]

    def test_invalid_selectors(self):
        first, shown, mark = self.error("ul > li:firstchild")
        self.assertIn(":firstchild", first)
        self.assertIn(":first-child", first)
        self.assertEqual(shown, "  ul > li:firstchild")
        self.assertEqual(mark.index("^"), shown.index(":firstchild"))
        # By columns of the terminal, not by bytes.
        first, shown, mark = self.error("日本 é > li:hovr")
        self.assertEqual(mark, "  " + " " * len("xxxx e > li") + "^")
        # Nothing that a terminal interprets.
        first, shown, mark = self.error("\x1b[31m\n>>")
        self.assertIn(r"  \x1b[31m\n>>", shown)
        for selector in ("", "a[", "a >", "::before", "p:nth-child(", "((("):
            self.assertIn("^", self.fails(2, "select", selector), selector)

    def test_a_selector_that_is_not_utf_8(self):
        code, out, err = run("select", b"p\xff>>", stdin=PAGE)
        self.assertEqual((code, out), (2, ""))

    def test_bad_use(self):
        self.is_bad_use(["select"], "no selector given; give one, such as 'article > h2'")
        self.is_bad_use(["select", "p", "--text", "--html"], "--html and --text cannot be combined")
        self.is_bad_use(["select", "p", "--count", "--json"], "--json and --count cannot be combined")
        self.is_bad_use(["select", "p", "--attribute"], "--attribute needs a value")
        self.assertEqual(run("select", "--", "-x", stdin="<p>"), (1, "", ""))

    def test_many_files_in_threads(self):
        names = [self.file(f"{i}.html", f"<p>{i}<p>{i}") for i in range(100)]
        one = self.selected("p:nth-child(2)", *names)
        self.assertEqual(one.count("\n"), 100)
        self.assertEqual(self.selected("p:nth-child(2)", "-j8", *names), one)


if __name__ == "__main__":
    unittest.main()
