"""Tests of `lockstep xpath`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/xpath_test.py
"""

import json
import unittest

from command_line import FolderTest, run

PAGE = """<!doctype html>
<title>A  page</title>
<article class=post><h2 id=a>One <b>two</b></h2><a href=/x>x</a> <a>y</a></article>
<svg><a xlink:href=z /></svg>
"""


class XPath(FolderTest):
    def shown(self, *words, page=PAGE):
        return self.succeeds("xpath", *words, stdin=page)

    def test_html(self):
        self.assertEqual(self.shown("//article/h2 | //a[@href]"), '<h2 id="a">One <b>two</b></h2>\n<a href="/x">x</a>\n')
        self.assertEqual(self.shown("--html", "//h2/@id | //h2/text()"), "a\nOne \n")

    def test_text(self):
        self.assertEqual(self.shown("--text", "//h2 | //title | //@id"), "A  page\nOne two\na\n")

    def test_values(self):
        self.assertEqual(self.shown("count(//a)"), "2\n")
        self.assertEqual(self.shown("string(//h2)"), "One two\n")
        self.assertEqual(self.shown("//a = 'x'"), "true\n")
        self.assertEqual(run("xpath", "//a = 'z'", stdin=PAGE), (1, "false\n", ""))
        self.assertEqual(run("xpath", "1 - 1", stdin=PAGE), (1, "0\n", ""))
        self.assertEqual(json.loads(self.shown("--json", "count(//a)")), {"file": "<stdin>", "value": 2})
        self.assertEqual(json.loads(self.shown("--json", "name(//a)")), {"file": "<stdin>", "value": "a"})
        self.assertEqual(json.loads(self.shown("--json", "1 div 0")), {"file": "<stdin>", "value": "Infinity"})
        self.assertEqual(json.loads(self.shown("--json", "1 = 1")), {"file": "<stdin>", "value": True})

    def test_count(self):
        self.assertEqual(self.shown("--count", "//a/@*"), "1\n")
        self.assertEqual(run("xpath", "--count", "//video", stdin=PAGE), (1, "0\n", ""))

    def test_prefixes_and_extensions(self):
        self.assertEqual(self.shown("//svg:a/@xlink:href"), "z\n")
        self.assertEqual(self.shown("--count", "//*[has-class('post')]"), "1\n")

    def test_json(self):
        h2, href = (json.loads(line) for line in self.shown("--json", "//h2 | //a/@href").splitlines())
        self.assertEqual(
            h2,
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
            {name: href[name] for name in ("element", "attribute", "value")},
            {"element": "a", "attribute": "href", "value": "/x"},
        )
        (text,) = (json.loads(line) for line in self.shown("--json", "//h2/text()").splitlines())
        self.assertEqual((text["text"], text["html"]), ("One ", "One "))

    def test_several_files(self):
        a, b = self.file("a.html", "<p>1<p>2"), self.file("b.html", "<div>")
        self.assertEqual(self.shown("//p", a, b), f"{a}:<p>1</p>\n{a}:<p>2</p>\n")
        self.assertEqual(self.shown("count(//p)", a, b), f"{a}:2\n{b}:0\n")

    def test_fragments(self):
        self.assertEqual(self.shown("td[2]", "--fragment=tr", page="<td>1<td>2"), "<td>2</td>\n")

    def test_nothing_found(self):
        self.assertEqual(run("xpath", "//video", stdin=PAGE), (1, "", ""))
        self.assertEqual(run("xpath", "//p", stdin="<template><p>x</template>"), (1, "", ""))

    def test_invalid_expressions(self):
        lines = self.fails(2, "xpath", "//li[pozition() = 1]").splitlines()
        self.assertIn("did you mean “position”?", lines[0])
        self.assertEqual(lines[1], "  //li[pozition() = 1]")
        self.assertEqual(lines[2].index("^"), lines[1].index("pozition"))
        for expression in ("", "//a[", "$x", "a b", "((("):
            self.assertIn("lockstep", self.fails(2, "xpath", expression), expression)

    def test_bad_use(self):
        self.is_bad_use(["xpath"], "no expression given; give one, such as '//article/h2'")
        self.is_bad_use(["xpath", "//p", "--text", "--html"], "--html and --text cannot be combined")


class Cases(FolderTest):
    def answers(self, html, *expressions):
        line = json.dumps({"html": html, "xpath": expressions})
        return json.loads(self.succeeds("cases", stdin=line))["xpath"]

    def test_answers(self):
        answers = self.answers(
            "<p id=x>a<!--c-->", "//p | //@id | //p/node()", "count(//p)", "1.5", "0 div 0", "-1 div 0", "name(//p)", "1 = 1", "/"
        )
        numbers = [1, 1.5, {"number": "NaN"}, {"number": "-Infinity"}]
        self.assertEqual(answers, [[3, "@id=x", "a", "c"], *numbers, "p", True, ["a"]])

    def test_errors(self):
        wrong, missing = self.answers("", "//[", "$x")
        self.assertEqual(wrong, {"error": True, "message": "expected a step, found “[”", "column": 3})
        self.assertEqual(missing["error"], True)


if __name__ == "__main__":
    unittest.main()
