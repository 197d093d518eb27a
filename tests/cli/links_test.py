"""Tests of `lockstep links`: which attributes contain URLs, and the URLs in them.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/links_test.py
"""

import json
import unittest
from pathlib import Path

from command_line import FolderTest, run

TABLE = Path(__file__).resolve().parents[2] / "spec/tables/url-attributes.tsv"


class Links(FolderTest):
    def links(self, page, *words):
        """The fields of each line."""
        return [tuple(line.split("\t")) for line in self.succeeds("links", *words, stdin=page).splitlines()]

    def urls(self, page):
        return [fields[0] for fields in self.links(page)]

    def test_lines(self):
        self.assertEqual(
            self.links("<link href=a.css><a href='/b'>x</a><img src=c alt=d>"),
            [("a.css", "link", "href", ""), ("/b", "a", "href", ""), ("c", "img", "src", "")],
        )
        self.assertEqual(self.links("<a name=x title=http://x/>http://y/</a>"), [])

    def test_the_base_url(self):
        page = "<a href=a><base target=x><base href=' http://x/\ny '><base href=z><svg><base href=q></base>"
        self.assertEqual(
            self.links(page),
            [
                ("a", "a", "href", "http://x/y"),
                ("http://x/y", "base", "href", ""),
                ("z", "base", "href", ""),
                ("q", "base", "href", "http://x/y"),
            ],
        )
        self.assertEqual(self.links("<template><base href=x></template><a href=a>"), [("a", "a", "href", "")])

    def test_urls_on_one_line(self):
        self.assertEqual(self.urls("<a href=' \t x\ty\n z  '></a><a href=''></a><a href>"), ["xy z", "", ""])
        self.assertEqual(self.urls("<a href='é\\&amp;'>"), ["é\\&"])

    def test_every_row_of_the_table(self):
        rows = [line.split("\t") for line in TABLE.read_text().splitlines() if not line.startswith("#")]
        self.assertGreater(len(rows), 40)
        for attribute, place, kind, _ in rows:
            namespace, element = place.split()
            name = {"html *": "p", "svg *": "g", "mathml *": "mi"}.get(place, element)
            value = {"refresh": "0;url=x", "srcset": "x 2x"}.get(kind, "x")
            start = {"html": "", "svg": "<svg>", "mathml": "<math>"}[namespace]
            context = {"td": "tr", "th": "tr", "tr": "tbody", "frame": "frameset"}.get(name, "div")
            if name in ("tbody", "thead", "tfoot"):
                context = "table"
            page = f"{start}<{name} {attribute}='{value}' http-equiv=refresh>"
            words = [f"--fragment={context}"]
            if name in ("html", "head", "body"):
                page, words = f"<{name} {attribute}='{value}'>", []
            with self.subTest(attribute=attribute, element=place):
                self.assertEqual(self.links(page, *words), [("x", name, attribute, "")])
                if kind != "refresh":
                    # On other elements, the attribute contains no URL.
                    other = "mn" if namespace == "html" else "x"
                    around = "<math>" if namespace == "html" else ""
                    found = self.links(f"{around}<{other} {attribute}='{value}'>")
                    known = {row[1] for row in rows if row[0] == attribute}
                    if not known & {"html *", "mathml *"}:
                        self.assertEqual(found, [])

    def test_several_urls(self):
        self.assertEqual(self.urls("<a ping=' a  b\nc '>"), ["a", "b", "c"])
        for srcset, wanted in (
            ("a", ["a"]),
            (" , a 1x,b 2x , c,,", ["a", "b", "c"]),
            ("a,b", ["a,b"]),
            ("a, b", ["a", "b"]),
            ("a,,, b 100w", ["a", "b"]),
            ("a (x,y) 1x, b (, c", ["a", "b"]),
            ("data:,x 1x, b", ["data:,x", "b"]),
            (" ,, ", []),
            ("", []),
        ):
            with self.subTest(srcset=srcset):
                self.assertEqual(self.urls(f"<img srcset='{srcset}'>"), wanted)

    def test_refresh(self):
        for content, wanted in (
            ("5; url=x", ["x"]),
            ("5;URL = 'x y' z", ["x y"]),
            ('0;url="x', ["x"]),
            ("0 , x", ["x"]),
            ("0 x", ["x"]),
            (".5;x", ["x"]),
            ("1.5.;'x'", ["x"]),
            ("0;ur=x", ["ur=x"]),
            ("0;url x", ["url x"]),
            ("0;url=", [""]),
            ("5", []),
            ("5;", []),
            ("5x", []),
            ("x;url=y", []),
            ("", []),
        ):
            with self.subTest(content=content):
                page = f"<meta http-equiv=REFRESH content='{content}'>".replace("'", "&#39;")
                page = page.replace("=&#39;", "='", 1).replace("&#39;>", "'>")
                self.assertEqual(self.urls(page), wanted)
        self.assertEqual(self.urls("<meta name=refresh content='0;url=x'>"), [])

    def test_json(self):
        page = "<base href=/b/>\n<p>é<a ping='x  y'\n href=' z\t'></a><svg><image href=i xlink:href=j /></svg>"
        lines = self.succeeds("links", "--json", stdin=page).splitlines()
        found = [json.loads(line) for line in lines]
        self.assertEqual(
            list(found[0].items()),
            [("file", "<stdin>"), ("element", "base"), ("attribute", "href"), ("url", "/b/"), ("base", None)]
            + [("line", 1), ("column", 12)],
        )
        self.assertEqual(
            [(one["attribute"], one["url"], one["line"], one["column"]) for one in found[1:]],
            [("ping", "x", 2, 14), ("ping", "y", 2, 14), ("href", " z\t", 3, 8), ("href", "i", 3, 34), ("xlink:href", "j", 3, 47)],
        )
        self.assertEqual({one["base"] for one in found[1:]}, {"/b/"})
        self.assertEqual([one.get("namespace") for one in found], [None] * 4 + ["svg"] * 2)

    def test_several_files(self):
        a, b = self.file("a.html", "<a href=x>"), self.file("b.html", "<a href=y>")
        self.assertEqual(self.succeeds("links", b, a), f"{b}:y\ta\thref\t\n{a}:x\ta\thref\t\n")
        self.assertEqual(self.succeeds("links", "-r", "-j2", str(self.folder)), self.succeeds("links", a, b))
        self.assertEqual(self.succeeds("links", a), "x\ta\thref\t\n")
        self.assertEqual(json.loads(self.succeeds("links", "--json", a))["file"], a)

    def test_limits(self):
        code, out, err = run("links", "--limits=nodes=5", stdin="<a href=x><a href=y><a href=z>")
        self.assertEqual((code, out.count("\n")), (1, 2))
        self.assertIn("too many nodes", err)

    def test_bad_use(self):
        self.is_bad_use(["links", "--jsn"], "did you mean '--json'?")

    def test_many_links_take_linear_time(self):
        count = 50_000
        self.assertEqual(len(self.urls("<a href=x></a>" * count)), count)
        self.assertEqual(len(self.urls("<img srcset='" + "a 1x, " * count + "'>")), count)
        self.assertEqual(len(self.urls("<img srcset='" + "a (, " * count + "'>")), 1)
        self.assertEqual(len(self.urls("<div href=x>" * count)), 0)


if __name__ == "__main__":
    unittest.main()
