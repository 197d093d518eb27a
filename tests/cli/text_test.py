"""Tests of `lockstep text`, `lockstep markdown` and `lockstep format`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/text_test.py
"""

import json
import subprocess
import unittest

from command_line import BINARY, FolderTest, run

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


class Markdown(FolderTest):
    def test_pages(self):
        self.assertEqual(
            self.succeeds("markdown", stdin=PAGE),
            "# One two\n\nx\\\ny\n\n|  |  |\n| --- | --- |\n| 1 | 2 |\n| 3 |\n\nn\n",
        )
        self.assertEqual(self.succeeds("markdown", stdin=""), "")
        self.assertEqual(self.succeeds("markdown", "--fragment=div", stdin="a <b>b</b>\n c"), "a **b** c\n")

    def test_options(self):
        html = "<h1>a</h1><p><i>b b</i> <a href=x>c</a> <img src=y alt=z><nav>d</nav><ul><li>e</ul><s>f</s>"
        options = "--headings=setext --emphasis=_ --links=reference --images=alt --drop=nav,aside --bullet=+ --flavor=commonmark"
        self.assertEqual(
            self.succeeds("markdown", *options.split(), "--width=3", stdin=html),
            "a\n===\n\n_b\nb_\n[c][1]\nz\n\n+ e\n\n<del>f</del>\n\n[1]: x\n",
        )
        table = "<table><tr><td>1<td>2</table>"
        self.assertEqual(self.succeeds("markdown", "--tables=text", stdin=table), "1\n\n2\n")
        html = "<table>\n<tr><td>1</td><td>2</td></tr>\n</table>\n"
        self.assertEqual(self.succeeds("markdown", "--tables=html", stdin=table), html)
        self.is_bad_use(("markdown", "--bullet=x"), '--bullet needs one of the characters "-*+"')

    def test_losses(self):
        html = "<title>t</title>x<sup>2</sup>"
        self.assertEqual(run("markdown", "--losses", stdin=html), (0, "x2\n", "lost: raised text (sup)\n"))
        self.assertEqual(
            json.loads(self.succeeds("markdown", "--json", stdin=html)),
            {"file": "<stdin>", "title": "t", "markdown": "x2\n", "losses": ["raised text"]},
        )


ARTICLE = (
    "<title>t</title><meta property=article:published_time content=2026-01-02><nav><a href=/>Home</a> <a href=/s>Shop</a></nav>"
    "<main><article><h1>A clock</h1>"
    + "<p>The clock was built by hand in a small town, and it has been running for more than ninety years.</p>" * 9
    + "</article></main><footer><a href=/p>Privacy policy</a></footer>"
)


class Extract(FolderTest):
    def test_forms(self):
        text = self.succeeds("extract", stdin=ARTICLE)
        self.assertEqual(text, self.succeeds("extract", "--text", stdin=ARTICLE))
        self.assertEqual(text.count("built by hand"), 9)
        self.assertNotIn("Privacy", text)
        self.assertNotIn("Shop", text)
        self.assertIn("years.\n\nThe clock", self.succeeds("extract", "--markdown", stdin=ARTICLE))
        self.assertIn("years.</p><p>The clock", self.succeeds("extract", "--html", stdin=ARTICLE))
        self.assertEqual(self.succeeds("extract", stdin=""), "")
        self.is_bad_use(("extract", "--html", "--markdown"), "--text, --markdown and --html cannot be combined")

    def test_json(self):
        result = json.loads(self.succeeds("extract", "--json", stdin=ARTICLE))
        self.assertEqual(result["text"] + "\n", self.succeeds("extract", stdin=ARTICLE))
        self.assertEqual((result["published"], result["author"], result["kind"]), ("2026-01-02", "", "article"))
        self.assertTrue(0 < result["confidence"] <= 1)
        markdown = json.loads(self.succeeds("extract", "--json", "--markdown", stdin=ARTICLE))["markdown"]
        self.assertEqual(markdown, self.succeeds("extract", "--markdown", stdin=ARTICLE))

    def test_features(self):
        result = json.loads(self.succeeds("extract", "--features", stdin=ARTICLE))
        self.assertEqual(len(result["page"]), 2 * len(result["page_names"]))
        for block in result["blocks"]:
            self.assertEqual(len(block["features"]), 2 * len(result["names"]))
        self.assertIn("Privacy policy", [block["text"] for block in result["blocks"]])


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

    def formatted(self, page, *options):
        result = subprocess.run([BINARY, "format", *options], input=page, capture_output=True, timeout=60)
        return result.returncode, result.stdout, result.stderr.decode()

    def test_keep_encoding(self):
        page = "<html>\n  <head>\n    <meta charset=\"%s\">\n  </head>\n  <body title=\"%s\">%s</body></html>"
        for label, codec, text, kept in (
            ("windows-1252", "cp1252", "é€&#345;", "é€&#345;"),
            ("koi8-r", "koi8-r", "Я&eacute;", "Я&#233;"),
            ("shift_jis", "shift_jis", "表示&#x1F600;&minus;", "表示&#128512;&#8722;"),
            ("euc-jp", "euc-jp", "表示&yen;\\\\", "表示&#165;\\\\"),
            ("iso-2022-jp", "iso2022-jp", "表示\\~<b>表</b>&#xff76;", "表示\\~<b>表</b>&#65398;"),
            ("big5", "big5", "許功蓋&eacute;", "許功蓋&#233;"),
            ("euc-kr", "cp949", "똠방각하", "똠방각하"),
            ("gb18030", "gb18030", "汉字\U00020000é&#xE81E;", "汉字\U00020000é&#59422;"),
        ):
            with self.subTest(label):
                source = (page % (label, "x", text)).encode(codec)
                wanted = (page % (label, "x", kept)).encode(codec)
                self.assertEqual(self.formatted(source, "--keep-encoding"), (0, wanted, ""))
                self.assertEqual(self.formatted(wanted, "--keep-encoding"), (0, wanted, ""))
                for bytes_of_page in (source, wanted):
                    text_of_page = subprocess.run([BINARY, "text"], input=bytes_of_page, capture_output=True)
                    self.assertEqual(text_of_page.stdout.decode(), run("text", stdin=text.encode())[1])

    def test_keep_encoding_of_utf_8_and_utf_16(self):
        page = "<meta charset=utf-8>\u20ac"
        utf_8 = self.formatted(page.encode())
        self.assertEqual(self.formatted(page.encode(), "--keep-encoding"), utf_8)
        self.assertEqual(self.formatted(("\ufeff" + page).encode("utf-16-le"), "--keep-encoding")[1], utf_8[1])

    def test_keep_encoding_refuses_what_has_no_reference(self):
        late = b"<meta charset=euc-jp><script>'\x8f\xb0\xa1'</script>"  # JIS X 0212, which only the decoder has
        code, out, err = self.formatted(late, "--keep-encoding")
        self.assertEqual((code, out), (1, b""))
        self.assertIn(
            "has a tree that HTML cannot express: `html > head > script > text` becomes another one when the result is "
            "parsed, because EUC-JP cannot represent a character where no character reference is possible",
            err,
        )
        self.assertEqual(self.formatted(late.replace(b"script", b"title"), "--keep-encoding")[0], 0)
        self.assertIn(b"&#19970;", self.formatted(late, "--keep-encoding", "--lossy")[1])

    def test_keep_encoding_of_undeclared_pages(self):
        page = "<p title=é>ü".encode("latin-1")
        self.assertIn(b"\xe9", self.formatted(page, "--keep-encoding", "--encoding=latin1")[1])
        self.assertIn(b"\xe9", self.formatted(page, "--keep-encoding", "--content-type=text/html;charset=latin1")[1])

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
