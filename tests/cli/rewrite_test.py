"""Tests of `lockstep rewrite`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/rewrite_test.py
"""

import json
import unittest

from command_line import FolderTest, run

PAGE = "<P ID=a >1<img src=x><a href='/'>2</a><script>x</script>\r\n"


class Rewrite(FolderTest):
    def test_changes(self):
        for changes, wanted in (
            (["--remove=q"], PAGE),
            (["--remove=script, img"], PAGE.replace("<img src=x>", "").replace("<script>x</script>", "")),
            (["--unwrap=a"], PAGE.replace("<a href='/'>2</a>", "2")),
            (["--select=img", "--set-attribute=loading=lazy"], PAGE.replace("src=x", 'src=x loading="lazy"')),
            (["--select=img", "--remove-attribute=src"], PAGE.replace(" src=x", "")),
            (["--select=a", "--rename-attribute=href=name"], PAGE.replace("href='/'", 'name="/"')),
            (["--select=a", "--rename=b"], PAGE.replace("<a ", "<b ").replace("</a>", "</b>")),
            (["--select=a", "--set-text=1 < 2"], PAGE.replace("2</a>", "1 &lt; 2</a>")),
            (["--select=a", "--set-html=<I>1"], PAGE.replace("2</a>", "<I>1</a>")),
            (["--select=a", "--replace=<I>1"], PAGE.replace("<a href='/'>2</a>", "<I>1")),
            (["--select=a", "--before=1", "--prepend=2", "--append=3", "--after=4"],
             PAGE.replace("<a href='/'>2</a>", "1<a href='/'>223</a>4")),
        ):  # fmt: skip
            with self.subTest(changes=changes):
                self.assertEqual(self.succeeds("rewrite", *changes, stdin=PAGE), wanted)

    def test_rules(self):
        rules = [
            {"select": "img", "set_attribute": {"loading": "lazy", "alt": ""}, "remove_attribute": ["src"]},
            {"select": "a", "rename": "b", "after": "!"},
            {"select": "script", "remove": True},
        ]
        wanted = (
            PAGE.replace("img src=x", 'img loading="lazy" alt=""')
            .replace("<a ", "<b ")
            .replace("</a>", "</b>!")
            .replace("<script>x</script>", "")
        )
        self.assertEqual(
            self.succeeds("rewrite", "--rules", self.file("rules.json", json.dumps(rules)), stdin=PAGE), wanted
        )

    def test_incorrect_rules(self):
        for rules, message in (
            ("[{}", "line 1, column 4"),
            ("{}", "expected an array of rules"),
            ("[{}]", 'line 1, column 2: expected an object whose member "select" is a string'),
            ('[{"select": "a", "colour": 1}]', 'line 1, column 18: unknown member "colour"'),
            ('[{"select": "a", "remove": 1}]', 'the value of "remove" has the wrong type'),
        ):
            with self.subTest(rules=rules):
                code, out, err = run("rewrite", "--rules", self.file("rules.json", rules), stdin=PAGE)
                self.assertEqual((code, out), (2, ""))
                self.assertIn(message, err)

    def test_incorrect_use(self):
        for arguments, message in (
            ([], "no change given; give one, such as --remove='script, style'"),
            (["--rename=x"], "--rename needs --select=CSS before it, to name the elements"),
            (["--select=a", "--set-attribute=x"], "--set-attribute needs NAME=VALUE, not 'x'"),
            (["--remove=p:last-child"], "“:last-child” is known only at the end of the parent"),
            (["--remove=p["], "^"),
        ):
            with self.subTest(arguments=arguments):
                code, out, err = run("rewrite", *arguments, stdin=PAGE)
                self.assertEqual((code, out), (2, ""))
                self.assertIn(message, err)

    def test_what_is_not_possible(self):
        code, out, err = run("rewrite", "--select=img", "--append=x", "--after=y", stdin=PAGE)
        self.assertEqual((code, out), (1, PAGE.replace("src=x>", "src=x>y")))
        self.assertIn("--append is not possible on <img>", err)

    def test_limits(self):
        page = "<p a b c>" + "x" * 5000 + "<p>"
        code, out, err = run("rewrite", "--select=p", "--set-attribute=x=y", "--limits=attributes=2", stdin=page)
        self.assertEqual((code, out), (1, page))
        self.assertIn("standard input was not rewritten completely: too many attributes", err)
        self.assertEqual(self.succeeds("rewrite", "--remove=p", "--token-bytes=5", stdin="<p x=1>2<p>3"), "<p x=1>2</p>")


if __name__ == "__main__":
    unittest.main()
