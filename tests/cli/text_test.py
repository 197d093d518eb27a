"""Tests of `lockstep text` and `lockstep format`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/text_test.py
"""

import json
import unittest

from command_line import FolderTest, run

PAGE = (
    "<!doctype html><title>A  page</title><h1>One\n  two</h1><p hidden>no<p>x<br>y<script>no</script>"
    "<table><tr><td>1<td>2<tr><td>3</table><noscript>n</noscript>"
)


class Text(FolderTest):
    def test_pages(self):
        self.assertEqual(self.succeeds("text", stdin=PAGE), "One two\n\nx\ny\n\n1\t2\n3\nn\n")
        self.assertEqual(self.succeeds("text", "--scripting=on", stdin=PAGE), "One two\n\nx\ny\n\n1\t2\n3\n")
        self.assertEqual(self.succeeds("text", stdin=""), "\n")
        self.assertEqual(self.succeeds("text", "--fragment=div", stdin="a <b>b</b>\n c"), "a b c\n")
        self.assertEqual(self.succeeds("text", "--encoding=sjis", stdin="日本".encode("sjis")), "日本\n")

    def test_json(self):
        self.assertEqual(
            json.loads(self.succeeds("text", "--json", stdin=PAGE)),
            {"file": "<stdin>", "title": "A page", "text": "One two\n\nx\ny\n\n1\t2\n3\nn"},
        )

    def test_several_files(self):
        a, b = self.file("a.html", "<p>1"), self.file("b.html", "<p>2")
        self.assertEqual(self.succeeds("text", a, b), f"==> {a} <==\n1\n==> {b} <==\n2\n")
        self.assertEqual(self.succeeds("text", a), "1\n")
        lines = self.succeeds("text", "--json", "-r", str(self.folder)).splitlines()
        self.assertEqual([json.loads(line)["file"] for line in lines], [a, b])

    def test_depth(self):
        self.assertEqual(self.succeeds("text", stdin="<div>" * 100_000 + "x"), "x\n")


class Format(FolderTest):
    def test_pages(self):
        self.assertEqual(
            self.succeeds("format", stdin="<!doctype html><title>x</title><div><p>a <b>b</b><p>c"),
            "<!DOCTYPE html>\n"
            "<html>\n"
            "  <head>\n"
            "    <title>x</title>\n"
            "  </head>\n"
            "  <body>\n"
            "    <div>\n"
            "      <p>a <b>b</b></p>\n"
            "      <p>c</p>\n"
            "    </div>\n"
            "  </body>\n"
            "</html>\n",
        )
        self.assertEqual(self.succeeds("format", "--fragment=div", stdin=""), "")

    def test_indent(self):
        out = self.succeeds("format", "--indent=4", "--fragment=body", stdin="<div><p>x")
        self.assertEqual(out, "<div>\n    <p>x</p>\n</div>")
        for number in ("0", "17", "99999999999999999999", "x", ""):
            self.is_bad_use(["format", f"--indent={number}"], "--indent needs a number from 1 to 16")

    def test_formatting_again_changes_nothing(self):
        for page in (PAGE, "<pre>\n a</pre><textarea>\nb</textarea>", "<svg><g> </g></svg>x<ul><li>a<li>b</ul>y"):
            once = self.succeeds("format", stdin=page)
            self.assertEqual(self.succeeds("format", stdin=once), once)
            self.assertEqual(self.succeeds("text", stdin=once), self.succeeds("text", stdin=page))

    def test_several_files(self):
        a, b = self.file("a", "x"), self.file("b", "y")
        out = self.succeeds("format", "--fragment=div", a, b)
        self.assertEqual(out, f"==> {a} <==\nx\n==> {b} <==\ny\n")

    def test_limits(self):
        code, out, err = run("format", "--limits=depth=3", stdin="<p><b>x")
        self.assertEqual(code, 1)
        self.assertIn("the tree was flattened", err)


if __name__ == "__main__":
    unittest.main()
