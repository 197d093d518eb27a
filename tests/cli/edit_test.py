"""Tests of `lockstep edit`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/edit_test.py
"""

import unittest

from command_line import FolderTest, run

NOTE = "<h1>A</h1><p>See <a href=https://a.example>this</a><script>x()</script>"


class Edit(FolderTest):
    def edits(self, *changes, note=NOTE):
        return self.succeeds("edit", "--fragment=body", *changes, stdin=note)

    def test_changes(self):
        for changes, wanted in (
            (["--remove=script, h1"], '<p>See <a href="https://a.example">this</a></p>'),
            (["--unwrap=a", "--remove=script"], "<h1>A</h1><p>See this</p>"),
            (["--select=h1", "--set-attribute=id=x=y", "--remove=p"], '<h1 id="x=y">A</h1>'),
            (["--select=a", "--remove-attribute=href", "--remove=script"], "<h1>A</h1><p>See <a>this</a></p>"),
            (["--select=p", "--set-text=1 < 2"], "<h1>A</h1><p>1 &lt; 2</p>"),
            (["--lossy", "--select=p", "--set-html=<b>1</p>2"], "<h1>A</h1><p><b>1<p></p>2</b></p>"),
            (["--remove=q"], '<h1>A</h1><p>See <a href="https://a.example">this</a><script>x()</script></p>'),
        ):
            with self.subTest(changes=changes):
                self.assertEqual(self.edits(*changes), wanted)

    def test_in_the_order_of_the_options(self):
        changes = ["--select=p", "--set-html=<i>1</i>", "--set-attribute=class=c", "--unwrap=.c > i"]
        self.assertEqual(self.edits("--remove=h1", *changes), '<p class="c">1</p>')
        self.assertEqual(self.edits("--unwrap=.c > i", *changes[:-1], note="<p>"), '<p class="c"><i>1</i></p>')

    def test_elements_within_each_other(self):
        self.assertEqual(self.edits("--remove=div", note="<div>1<div>2</div></div>3"), "3")
        self.assertEqual(self.edits("--unwrap=div", note="<div>1<div>2</div></div>3"), "123")
        self.assertEqual(
            self.edits("--select=div", "--set-html=<div>", note="<div>1<div>2</div></div>"), "<div><div></div></div>"
        )
        self.assertEqual(self.edits("--unwrap=div", note="<div>" * 100_000 + "x"), "x")

    def test_template(self):
        self.assertEqual(
            self.edits("--select=template", "--set-html=<td>1", note="<template>0</template>"),
            "<template><td>1</td></template>",
        )

    def test_several_files(self):
        a, b = self.file("a.html", "<!doctype html><p>1"), self.file("b.html", "<b>2")
        page = "<html><head></head><body>%s</body></html>\n"
        self.assertEqual(
            self.succeeds("edit", "--unwrap=p, b", a, b),
            f"==> {a} <==\n<!DOCTYPE html>" + page % "1" + f"==> {b} <==\n" + page % "2",
        )
        self.assertEqual((self.folder / "b.html").read_text(), "<b>2")

    def test_result_parses_to_the_same_document(self):
        xhtml = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">'
        body = "<html><head></head><body>%s</body></html>"
        for page, wanted in (
            ("<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 3.2//EN'>", '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">'),
            ('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN" "">',
             '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Frameset//EN">'),
            (xhtml, xhtml),
            ("<!doctype html system 'a\"b'>", "<!DOCTYPE html SYSTEM 'a\"b'>"),
            ("<!doctype html x>", "<!DOCTYPE html SYSTEM>"),
            ("<!doctype html public 'a'x>", '<!DOCTYPE html PUBLIC "a>'),
            ("<!doctype html system 'a>", '<!DOCTYPE html SYSTEM "a>'),
            ("<!doctype>", "<!DOCTYPE>"),
        ):  # fmt: skip
            with self.subTest(page=page):
                self.assertEqual(self.succeeds("edit", "--remove=q", stdin=page), wanted + body % "")
        for page in (
            "<pre>\n\na</pre><textarea>\n\n</textarea><listing>a\n</listing>",
            '<p title="a&#13;b">a&#13;\n</p>',
        ):
            with self.subTest(page=page):
                self.assertEqual(self.succeeds("edit", "--remove=q", stdin=page), body % page)
        self.assertEqual(
            self.succeeds("edit", "--remove=q", stdin="a<plaintext></b>"),
            "<html><head></head><body>a<plaintext></b>",
        )

    def test_trees_that_html_cannot_express(self):
        for page, place in (
            ("<a><table><a>", "`html > body > a > a` becomes `html > body > a`"),
            ("<p><table></p>", "`html > body > p > p` becomes `html > body > p`"),
            ("<!doctype html><p><a><plaintext>b", "`html > body > plaintext > a` becomes `html > body > plaintext > text`"),
        ):
            with self.subTest(page=page):
                code, out, err = run("edit", "--remove=q", stdin=page)
                self.assertEqual((code, out), (1, ""))
                self.assertIn("'-' has a tree that HTML cannot express: " + place, err)
                self.assertEqual(run("edit", "--remove=q", "--lossy", stdin=page)[0], 0)

    def test_encoding(self):
        page = "<html><head>%s</head><body><p>\u0430</p></body></html>"
        for head, wanted in (
            ("<meta charset=windows-1251>", '<meta charset="utf-8">'),
            ("<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>",
             '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'),
        ):  # fmt: skip
            with self.subTest(head=head):
                self.assertEqual(
                    self.succeeds("edit", "--remove=q", stdin=(page % head).encode("cp1251")), page % wanted
                )
        undeclared = (page % "").encode("cp1251")
        self.assertEqual(
            self.succeeds("edit", "--remove=q", "--encoding=windows-1251", stdin=undeclared), "\ufeff" + page % ""
        )
        self.assertEqual(self.succeeds("edit", "--remove=q", stdin=page % ""), page % "")
        ascii_page = "<html><head><meta charset=\"koi8-r\"></head><body></body></html>"
        self.assertEqual(self.succeeds("edit", "--remove=q", stdin=ascii_page), ascii_page)

    def test_repeated_edits_add_nothing(self):
        page = self.succeeds("edit", "--remove=q", stdin="<!doctype html><p>1\n")
        self.assertEqual(self.succeeds("edit", "--remove=q", stdin=page), page)

    def test_what_the_dom_refuses(self):
        err = self.fails(1, "edit", "--select=p", "--set-attribute=a b=1", stdin="<p>")
        self.assertIn("--set-attribute a b of <p>: InvalidCharacterError", err)
        err = self.fails(1, "edit", "--unwrap=html", stdin="<p>")
        self.assertIn("--unwrap of <html>: HierarchyRequestError", err)

    def test_bad_use(self):
        self.is_bad_use(["edit"], "no change given")
        self.is_bad_use(["edit", "--select=p"], "no change given")
        self.is_bad_use(["edit", "--set-text=x", "--select=p"], "--set-text needs --select=CSS before it")
        self.is_bad_use(["edit", "--select=p", "--set-attribute=id"], "needs NAME=VALUE, not 'id'")
        self.is_bad_use(["edit", "--remove=p["], "found the end of the selector", "  p[\n    ^")


if __name__ == "__main__":
    unittest.main()
