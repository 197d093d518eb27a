"""Tests of `lockstep validate`: exit codes, options and formats. tests/validate/ tests the findings.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/validate_test.py
"""

import json
import unittest

from command_line import FolderTest, run

GOOD = "<!doctype html><html lang=en><meta charset=utf-8><title>t</title><p>x</p>\n"
BAD = GOOD + "<ul>text</ul>\n"
WARNING = GOOD + '<p><a name="x">y</a></p>\n'
UL = "https://html.spec.whatwg.org/multipage/grouping-content.html#the-ul-element"


class ValidateTest(FolderTest):
    maxDiff = None

    def test_exit_codes(self):
        self.assertEqual(run("validate", stdin=GOOD), (0, "No errors in 1 file.\n", ""))
        code, out, _ = run("validate", stdin=WARNING)
        self.assertEqual(code, 0)
        self.assertIn("<stdin>:2:7: warning: ", out)
        self.assertIn("No errors and 1 warning in 1 file.\n", out)
        self.assertEqual(run("validate", stdin=BAD)[0], 1)
        self.is_bad_use(("validate", "--format=xml"), "xml")

    def test_text(self):
        code, out, err = run("validate", stdin=BAD)
        self.assertEqual((code, err), (1, ""))
        self.assertIn("<stdin>:2:5: error: Text is not allowed in <ul>, ", out)
        self.assertIn("<stdin>:2:1: note: <ul> is opened here\n", out)
        self.assertIn(UL, out)
        brief = run("validate", "--brief", stdin=BAD)[1]
        self.assertIn("(2:1: <ul> is opened here) [text-not-allowed]\n", brief)
        self.assertIn("1  text-not-allowed: ", run("validate", "--summary", stdin=BAD)[1])

    def test_parse_errors_are_among_the_findings(self):
        out = run("validate", "--brief", stdin=BAD + "</p>")[1]
        self.assertIn("[in-body-end-tag-p-not-open]", out)

    def test_a_late_declaration_is_found_once(self):
        page = "<!doctype html><html lang=en><title>" + "x" * 1100 + "</title><meta charset=utf-8>"
        out = run("validate", "--brief", stdin=page)[1]
        self.assertIn("[meta-charset-too-late]", out)
        self.assertIn("1 error in 1 file.", out)

    def test_ignore(self):
        self.assertEqual(run("validate", "--ignore=text-not-allowed", stdin=BAD)[0], 0)
        self.assertEqual(run("validate", "--ignore=other,text-not-allowed", stdin=BAD)[0], 0)
        self.assertEqual(run("validate", "--ignore=other", stdin=BAD)[0], 1)

    def test_explain(self):
        out = self.succeeds("validate", "--explain=text-not-allowed")
        self.assertTrue(out.startswith("text-not-allowed (error)\n"))
        self.assertIn("https://html.spec.whatwg.org/", out)
        self.assertIn("  wrong: <ul>a<li>b</ul>\n  right: <ul><li>a<li>b</ul>\n", out)
        self.assertNotIn("found by", out)
        out = self.succeeds("validate", "--explain=meta-empty")
        self.assertIn("  found by: meta:not([name], [http-equiv], [charset], [itemprop], [property])\n", out)
        self.is_bad_use(("validate", "--explain=text-not-alowed"), "text-not-allowed")

    def test_explain_an_element(self):
        out = self.succeeds("validate", "--explain=<dialog>")
        self.assertEqual(out, self.succeeds("validate", "--explain=dialog"))
        self.assertTrue(out.startswith("<dialog>\n  https://html.spec.whatwg.org/"))
        self.assertIn("\n  categories: flow\n  content: flow content\n", out)
        self.assertIn("\n  attribute closedby: closedby (since 2025-01-14)\n", out)
        self.assertIn("\n  obsolete attribute align: error. ", self.succeeds("validate", "--explain=p"))
        self.assertIn("\n  attribute id: ", self.succeeds("validate", "--explain=HTML elements"))
        self.is_bad_use(("validate", "--explain=dialg"), "did you mean 'dialog'?")

    def test_editions(self):
        page = '<!DOCTYPE html><html lang=en><meta charset=utf-8><title>a</title><dialog closedby=any>b</dialog>'
        self.assertEqual(run("validate", stdin=page)[0], 0)
        code, out, _ = run("validate", "--brief", "--edition=2024-09-12", stdin=page)
        self.assertEqual(code, 1)
        self.assertIn("[attribute-not-allowed]", out)

    def test_json(self):
        [line] = run("validate", "--format=json", stdin=BAD)[1].splitlines()
        page = json.loads(line)
        self.assertEqual((page["file"], page["encoding"], page["truncated"]), ("<stdin>", "UTF-8", False))
        [finding] = page["findings"]
        self.assertEqual((finding["name"], finding["severity"]), ("text-not-allowed", "error"))
        self.assertEqual(
            [finding[key] for key in ("line", "column", "endLine", "endColumn", "link")], [2, 5, 2, 9, UL]
        )
        self.assertEqual(finding["second"]["message"], "<ul> is opened here")

    def test_sarif(self):
        [results] = json.loads(run("validate", "--format=sarif", stdin=WARNING)[1])["runs"]
        self.assertEqual([result["level"] for result in results["results"]], ["warning"])
        [rule] = results["tool"]["driver"]["rules"]
        self.assertEqual(rule["id"], "obsolete-attribute")
        self.assertEqual(rule["defaultConfiguration"], {"level": "warning"})

    def test_github(self):
        path = self.file("a.html", WARNING)
        out = run("validate", "--format=github", path)[1]
        self.assertTrue(out.startswith(f"::warning file={path},line=2,endLine=2,col=7,"), out)

    def test_nu(self):
        path = self.file("a.html", BAD)
        code, out, _ = run("validate", "--format=nu", path)
        self.assertEqual(code, 1)
        [message] = json.loads(out)["messages"]
        text = message.pop("message")
        self.assertTrue(text.startswith("Text is not allowed in <ul>, "), text)
        self.assertEqual(
            message,
            {
                "type": "error",
                "url": path,
                "firstLine": 2,
                "lastLine": 2,
                "firstColumn": 5,
                "lastColumn": 8,
                "extract": "x</p>\n<ul>text</ul>\n",
                "hiliteStart": 10,
                "hiliteLength": 4,
            },
        )
        [message] = json.loads(run("validate", "--format=nu", stdin=WARNING)[1])["messages"]
        self.assertEqual((message["type"], message["subType"]), ("info", "warning"))
        self.assertEqual(json.loads(run("validate", "--format=nu", stdin=GOOD)[1]), {"messages": []})
        [message] = json.loads(run("validate", "--format=nu", "missing.html")[1])["messages"]
        self.assertEqual(message["type"], "non-document-error")

    def test_several_files(self):
        good, bad = self.file("good.html", GOOD), self.file("bad.html", BAD)
        code, out, _ = run("validate", "--brief", good, bad)
        self.assertEqual(code, 1)
        self.assertIn("1 error in 1 of 2 files.", out)

    def test_baseline(self):
        old, new = self.file("old.html", BAD + "</i></i>"), self.file("new.html", GOOD)
        baseline = str(self.folder / "baseline.tsv")
        self.assertEqual(run("validate", "--write-baseline", baseline, old, new), (0, "", ""))
        with open(baseline) as file:
            lines = file.read().splitlines()
        self.assertEqual(lines[1:], [f"{old}\tin-body-end-tag-not-open\t2", f"{old}\ttext-not-allowed\t1"])
        self.assertEqual(run("validate", "--baseline", baseline, old, new), (0, "No errors in 2 files.\n", ""))
        # With fewer errors of a kind, they are still left out; with more, all of the kind are shown, as are other kinds and
        # files.
        self.file("old.html", BAD + "</i>")
        self.assertEqual(run("validate", "--baseline", baseline, old)[0], 0)
        self.file("old.html", BAD + "</i></i></i>")
        code, out, _ = run("validate", "--baseline", baseline, "--format=json", old)
        self.assertEqual((code, [finding["name"] for finding in json.loads(out)["findings"]]), (1, ["in-body-end-tag-not-open"] * 3))
        self.file("new.html", BAD)
        self.assertEqual(run("validate", "--baseline", baseline, "--brief", new)[0], 1)

    def test_bad_baselines(self):
        for text in ("x\t1\n", "x\ty\n", "x\ty\tz\n", "x\ty\t1x\n"):
            baseline = self.file("baseline.tsv", "# comment\n\n" + text)
            self.assertIn("line 3: expected a file, a finding and a number", self.fails(1, "validate", "--baseline", baseline, stdin=GOOD))
        self.assertIn("cannot write", self.fails(1, "validate", "--write-baseline", str(self.folder / "no" / "x"), stdin=GOOD))
        self.is_bad_use(("validate", "--write-baseline=x", "--format=json"), "--format cannot be combined with --write-baseline")
        self.is_bad_use(("validate", "--write-baseline=x", "--baseline=y"), "--baseline cannot be combined with --write-baseline")


if __name__ == "__main__":
    unittest.main()
