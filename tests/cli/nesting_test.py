"""Tests of `lockstep nesting`, and of the table that lockstep_cases.nesting creates.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/nesting_test.py
"""

import json
import os
import random
import sys
import unittest
from pathlib import Path

from command_line import BINARY, SANITIZED, CommandLineTest, run

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "generator"))
os.environ["LOCKSTEP_BINARY"] = BINARY

from lockstep_cases.nesting import CONTEXTS, Model, Parser, Table, last_element

ONCE = unittest.skipIf(SANITIZED, "the table is the same in every build")


def answer(*words):
    code, out, err = run("nesting", "--json", *words)
    found = json.loads(out)
    assert (code, err) == (0 if found["kept"] else 1, ""), (code, err)
    return found


class Nesting(CommandLineTest):
    def outcome(self, chain, *options):
        return answer(*options, *chain.split())["outcome"]

    def test_outcomes(self):
        for chain, outcome in {
            "div p": "kept",
            "p div": "closes",
            "p button div": "kept",
            "p span div": "closes",
            "table tr": "implies",
            "table tbody tr": "kept",
            "a span a": "closes",
            "a object a": "kept",
            "div tr": "ignored",
            "table div": "moved",
            "script b": "text",
            "title b": "text",
            "svg title b": "kept",
            "img b": "empty",
            "table form div": "empty",
            "form div form": "ignored",
            "form template form": "kept",
            "div image": "renamed",
            "svg image": "kept",
            "svg div": "closes",
            "math mi div": "kept",
            "li ul li": "kept",
            "li div li": "closes",
            "html body": "kept",
            "html div": "implies",
            "head div": "closes",
            "frameset frame": "kept",
            "x-custom unknown": "kept",
        }.items():
            with self.subTest(chain):
                self.assertEqual(self.outcome(chain), outcome)

    def test_elements_around(self):
        for chain, around in {
            "td div": "html body table tbody tr",
            "p b": "html body",
            "head title": "html",
            "frameset frame": "html",
            "col b": "html body table colgroup",
        }.items():
            self.assertEqual(answer(*chain.split())["in"], around.split(), chain)
        self.assertEqual(answer("--fragment=template", "tr", "td")["in"], [])
        self.assertEqual(answer("--fragment=div", "tr", "td")["in"], ["table", "tbody"])

    def test_attributes(self):
        self.assertEqual(self.outcome("table input"), "moved")
        self.assertEqual(answer("table", "input type=hidden")["outcome"], "kept")

    def test_options(self):
        self.assertEqual(self.outcome("noscript b"), "kept")
        self.assertEqual(self.outcome("noscript b", "--scripting=on"), "text")
        self.assertEqual(self.outcome("template tr td", "--fragment=div"), "kept")
        self.assertEqual(self.outcome("DIV P"), "kept")

    def test_json(self):
        found = answer("p", "div")
        self.assertEqual(
            {name: found[name] for name in ("chain", "context", "at", "closed", "implied", "html", "sentence", "mode")},
            {
                "chain": ["p", "div"],
                "context": "document",
                "at": 1,
                "closed": ["p"],
                "implied": [],
                "html": "<p></p><div></div><p></p>",
                "sentence": "<div> closes <p>",
                "mode": "in body",
            },
        )
        row, *others = found["rules"]
        self.assertEqual((row["kind"], row["anchor"]), ("row", "#parsing-main-inbody"))
        self.assertTrue(row["file"].startswith("spec/tree/"))
        self.assertIn("close a p element", [each["text"] for each in others])
        self.assertEqual(answer("table", "tr")["implied"], ["tbody"])
        self.assertNotIn("rules", answer("div", "p"))

    def test_text(self):
        code, out, err = run("nesting", "table", "tr")
        self.assertEqual((code, err), (1, ""))
        first, empty, *rest = out.splitlines()
        self.assertEqual(
            (first, empty), ("table > tr: not kept, <tr> is put into <tbody>, which the parser inserts", "")
        )
        self.assertEqual(rest[:4], ["| <body>", "|   <table>", "|     <tbody>", "|       <tr>"])
        self.assertIn("in table: ", out)
        self.assertIn("#parsing-main-intable", out)
        self.assertEqual(run("nesting", "div", "p"), (0, "div > p: kept\n", ""))
        self.assertEqual(run("nesting", "tr", "td"), (0, "tr > td in html > body > table > tbody: kept\n", ""))
        self.assertIn("\x1b[1mp > div\x1b[0m", run("nesting", "--color=always", "p", "div")[1])

    def test_bad_use(self):
        self.is_bad_use(["nesting"], "no parent and child given")
        self.is_bad_use(["nesting", "p"], "no parent and child given")
        self.is_bad_use(["nesting", "<p>", "b"], "write '<p>' without angle brackets")
        self.is_bad_use(["nesting", "p", "1"], "unknown context '1'")
        self.is_bad_use(["nesting", "--json", "--color=never", "p", "b"], "cannot be combined")


# Each behaves in a way of its own.
NAMES = (
    """html body head p div span a b button table tbody tr td caption colgroup col li ul dd template object svg title g
foreignobject math mi mrow form h1 nobr select option script img noscript frameset frame""".split()
)


class TableOfNesting(unittest.TestCase):
    def test_last_element(self):
        tree = (
            "| <!DOCTYPE html>\n| <html>\n|   <head>\n|   <body>\n|     <svg svg>\n|       <svg title>\n|         <p>"
        )
        self.assertEqual(last_element(tree, ("html", "body", "svg", "title", "p")), "p")
        self.assertEqual(last_element(tree, ("html", "body", "svg", "title")), None)
        self.assertEqual(last_element(tree, ("html", "body", "svg", "p")), None)
        self.assertEqual(last_element("| <template>\n|   content\n|     <b>", ("template", "b")), "b")
        self.assertEqual(last_element("| <p>\n| <b>", ("p", "b")), None)

    @ONCE
    def test_table_predicts_random_chains(self):
        """The table has pairs, and pairs with one element between; the parser must do the same for longer chains."""
        count = 1500
        for context in CONTEXTS:
            parser = Parser(context)
            model = Model(Table(parser, NAMES).rows())
            chosen = random.Random(38)
            chains = [random_chain(chosen, model, NAMES) for _ in range(count)]
            kept = 0
            for chain, last in zip(chains, parser.kept(chains)):
                self.assertEqual(model.keeps(chain), last is not None, f"{context}: {' '.join(chain)}")
                kept += last is not None
            self.assertGreater(min(kept, count - kept), count // 10)

    @ONCE
    def test_table_agrees_with_the_command(self):
        model = Model(Table(Parser(), NAMES).rows())
        chosen = random.Random(39)
        for _ in range(60):
            chain = random_chain(chosen, model, NAMES)
            self.assertEqual(answer(*chain)["kept"], model.keeps(chain), chain)


def random_chain(chosen, model, names):
    """A chain that the table keeps, with any element at its end or in it."""
    row = chosen.choice(list(model.rows.values()))
    chain = (*row["in"], row["element"].rpartition(" ")[2].lower())
    for _ in range(chosen.randint(1, 8)):
        path = model.path(chain)
        allowed = [name for name in names if model.refused_by(path, name) is None]
        if not allowed:
            break
        chain += (chosen.choice(allowed),)
    return chain if chosen.random() < 0.5 else (*chain[:-1], chosen.choice(names))


if __name__ == "__main__":
    unittest.main()
