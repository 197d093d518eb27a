"""Tests of `lockstep edit`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/edit_test.py
"""

import gzip
import shutil
import subprocess
import unittest

from command_line import FolderTest, run

NOTE = "<h1>A</h1><p>See <a href=https://a.example>this</a><script>x()</script>"


class Edit(FolderTest):
    def edits(self, *changes, note=NOTE):
        return self.serializes("--fragment=body", *changes, stdin=note)

    def serializes(self, *arguments, **options):
        return self.succeeds("edit", "--serialize", *arguments, **options)

    def test_in_place(self):
        note = "<H1>A</H1>\r\n<p >See <a href=https://a.example >this</a>&copy<script>x()</script>"
        for changes, wanted in (
            (["--remove=q"], note),
            (["--remove=script, h1"], "<body>\r\n<p >See <a href=https://a.example >this</a>&copy"),
            (["--unwrap=a"], note.replace("<a href=https://a.example >this</a>", "this")),
            (["--select=a", "--set-attribute=href=/b", "--set-attribute=rel=c d"],
             note.replace("https://a.example", '/b rel="c d"')),
            (["--select=a", "--remove-attribute=href"], note.replace("a href=https://a.example ", "a ")),
            (["--select=a", "--rename-attribute=href=name", "--rename-attribute=x=y"], note.replace("href", "name")),
            (["--select=h1", "--rename=h2"], note.replace("H1", "h2")),
            (["--select=h1", "--set-text=1 < 2"], note.replace("<H1>A", "<H1>1 &lt; 2")),
            (["--select=h1", "--set-html=<I>1"], note.replace("<H1>A", "<H1><i>1</i>")),
            (["--select=h1", "--replace=<I>1"], note.replace("<H1>A</H1>", "<i>1</i>")),
            (["--select=h1", "--before=1", "--prepend=2", "--append=3", "--after=4"],
             note.replace("<H1>A</H1>", "1<H1>2A3</H1>4")),
        ):  # fmt: skip
            with self.subTest(changes=changes):
                self.assertEqual(self.succeeds("edit", *changes, stdin=note), wanted)

    def test_what_cannot_be_changed_in_place(self):
        code, out, err = run("edit", "--select=p", "--append=<p>2", stdin="<b>\n<p>1")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("'-' cannot be edited in place: line 2, column 1: `html > body > b > p > p` becomes", err)
        self.assertIn("--serialize writes the page anew", err)

    def test_files_in_place(self):
        a, b = self.file("a.html", "<p a>1\r\n"), self.file("b.html", "<b>2")
        edits = ["--in-place", "--select=p", "--set-attribute=a=x"]
        self.assertEqual(self.succeeds("edit", *edits, "--dry-run", a, b), f"{a}\n")
        self.assertEqual((self.folder / "a.html").read_bytes(), b"<p a>1\r\n")
        (self.folder / "a.html").chmod(0o640)
        (self.folder / "link.html").symlink_to("a.html")
        self.assertEqual(self.succeeds("edit", *edits, str(self.folder / "link.html"), b), "")
        self.assertEqual((self.folder / "a.html").read_bytes(), b'<p a="x">1\r\n')
        self.assertEqual((self.folder / "a.html").stat().st_mode & 0o777, 0o640)
        self.assertTrue((self.folder / "link.html").is_symlink())
        self.assertEqual((self.folder / "b.html").read_bytes(), b"<b>2")
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["a.html", "b.html", "link.html"])
        packed = self.folder / "c.html"
        packed.write_bytes(gzip.compress(b"<p a>"))
        self.assertIn("it is compressed", self.fails(1, "edit", *edits, str(packed)))

    def test_diff(self):
        lines = [f"<i>{number}</i>\n" for number in range(1, 30)]
        page = "".join(lines)
        for changes in (
            ["--remove=i:nth-of-type(3)"],
            ["--select=i:nth-of-type(1)", "--set-text=x\ny\n"],
            ["--select=i:nth-of-type(12n+2)", "--set-attribute=a=b", "--before=<hr>\n"],
            ["--remove=i:nth-of-type(4n+1)"],
            ["--select=i:last-of-type", "--after=end", "--rename=b"],
            ["--select=i", "--set-text=1"],
            ["--select=body", "--prepend=\nx\n"],  # two insertions in one place: the start tag is implied
        ):
            for ending in ("", "x"):
                with self.subTest(changes=changes, ending=ending):
                    source = self.file("page.html", page + ending)
                    patch = self.succeeds("edit", "--diff", *changes, source)
                    self.assertTrue(patch.startswith(f"--- {source}\n+++ {source}\n@@ -"))
                    wanted = self.succeeds("edit", *changes, source)
                    if shutil.which("patch") is None:
                        self.skipTest("no patch")
                    subprocess.run(["patch", "-s", source], input=patch, text=True, check=True)
                    self.assertEqual((self.folder / "page.html").read_text(), wanted)
        self.assertEqual(self.succeeds("edit", "--diff", "--remove=q", stdin=page), "")

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

    def test_elements_are_selected_once(self):
        for changes, wanted in (
            (["--select=p", "--rename=h1", "--set-attribute=a=b"], '<h1 a="b">1</h1>'),
            (["--select=p:not([a])", "--set-attribute=a=b", "--append=2"], '<p a="b">12</p>'),
            (["--select=p", "--replace=<p>2", "--set-attribute=a=b"], "<p>2</p>"),
            (["--select=p", "--rename=h1", "--unwrap=h1", "--append=2"], "1"),
        ):
            with self.subTest(changes=changes):
                self.assertEqual(self.edits(*changes, note="<p>1</p>"), wanted)

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
            self.serializes("--unwrap=p, b", a, b),
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
                self.assertEqual(self.serializes("--remove=q", stdin=page), wanted + body % "")
        for page in (
            "<pre>\n\na</pre><textarea>\n\n</textarea><listing>a\n</listing>",
            '<p title="a&#13;b">a&#13;\n</p>',
        ):
            with self.subTest(page=page):
                self.assertEqual(self.serializes("--remove=q", stdin=page), body % page)
        self.assertEqual(
            self.serializes("--remove=q", stdin="a<plaintext></b>"),
            "<html><head></head><body>a<plaintext></b>",
        )

    def test_trees_that_html_cannot_express(self):
        for page, place in (
            ("<a><table><a>", "`html > body > a > a` becomes `html > body > a`"),
            ("<p><table></p>", "`html > body > p > p` becomes `html > body > p`"),
            ("<!doctype html><p><a><plaintext>b", "`html > body > plaintext > a` becomes `html > body > plaintext > text`"),
        ):
            with self.subTest(page=page):
                code, out, err = run("edit", "--serialize", "--remove=q", stdin=page)
                self.assertEqual((code, out), (1, ""))
                self.assertIn("'-' has a tree that HTML cannot express: " + place, err)
                self.assertEqual(run("edit", "--remove=q", "--lossy", stdin=page)[0], 0)

    def test_encoding(self):
        page = "<html><head>%s</head><body><p>\u0430</p></body></html>"
        for head, wanted in (
            ("<meta charset=windows-1251>", '<meta charset="utf-8">'),
            ("<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>",
             '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'),
            ("<meta http-equiv=Content-Type content='application/xhtml+xml; charset=windows-1251'>",
             '<meta http-equiv="Content-Type" content="application/xhtml+xml; charset=utf-8">'),
            ("<meta http-equiv=Content-Type content='charset=windows-1251'>",
             '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'),
        ):  # fmt: skip
            with self.subTest(head=head):
                self.assertEqual(
                    self.serializes("--remove=q", stdin=(page % head).encode("cp1251")), page % wanted
                )
        undeclared = (page % "").encode("cp1251")
        self.assertEqual(
            self.serializes("--remove=q", "--encoding=windows-1251", stdin=undeclared), "\ufeff" + page % ""
        )
        self.assertEqual(self.serializes("--remove=q", stdin=page % ""), page % "")
        ascii_page = "<html><head><meta charset=\"koi8-r\"></head><body></body></html>"
        self.assertEqual(self.serializes("--remove=q", stdin=ascii_page), ascii_page)

    def test_repeated_edits_add_nothing(self):
        page = self.serializes("--remove=q", stdin="<!doctype html><p>1\n")
        self.assertEqual(self.serializes("--remove=q", stdin=page), page)

    def test_what_the_dom_refuses(self):
        err = self.fails(1, "edit", "--select=p", "--set-attribute=a b=1", stdin="<p>")
        self.assertIn("'-': --set-attribute a b of <p>: InvalidCharacterError", err)
        err = self.fails(1, "edit", "--unwrap=html", stdin="<p>")
        self.assertIn("--unwrap of <html>: HierarchyRequestError", err)

    def test_bad_use(self):
        self.is_bad_use(["edit"], "no change given")
        self.is_bad_use(["edit", "--select=p"], "no change given")
        self.is_bad_use(["edit", "--set-text=x", "--select=p"], "--set-text needs --select=CSS before it")
        self.is_bad_use(["edit", "--select=p", "--set-attribute=id"], "needs NAME=VALUE, not 'id'")
        self.is_bad_use(["edit", "--remove=p", "--dry-run", "x"], "--dry-run needs --in-place")
        self.is_bad_use(["edit", "--remove=p", "--in-place"], "--in-place needs files, not standard input")
        self.is_bad_use(["edit", "--remove=p", "--diff", "--serialize"], "--serialize writes the page anew")
        self.is_bad_use(["edit", "--remove=p["], "found the end of the selector", "  p[\n    ^")


if __name__ == "__main__":
    unittest.main()
