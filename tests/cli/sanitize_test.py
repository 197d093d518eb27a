"""Tests of `lockstep sanitize`, and of the sanitizer's cases in `lockstep cases`.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/sanitize_test.py
"""

import json
import os
import re
import unittest
from pathlib import Path

from command_line import FolderTest, run

PAGE = "<p onclick=x>Hi <script>y()</script><a href=javascript:x() title=t>z</a>\n<style>w</style><!--c--><b>b"
SVG = "http://www.w3.org/2000/svg"


class Sanitize(FolderTest):
    def config(self, text):
        return "--config=" + self.file("config.json", text)

    def test_a_fragment(self):
        wanted = '<p>Hi <a title="t">z</a>\n<b>b</b></p>'
        self.assertEqual(self.succeeds("sanitize", stdin=PAGE), wanted)
        self.assertEqual(self.succeeds("sanitize", "--while-parsing", stdin=PAGE), wanted)
        self.assertEqual(self.succeeds("sanitize", "--once", stdin=PAGE), wanted)

    def test_a_document(self):
        self.assertEqual(
            self.succeeds("sanitize", "--document", "--encoding=windows-1252", stdin=b"<!doctype html><title>\xe4</title><body onload=x>y"),
            "<!DOCTYPE html><html><head><title>\u00e4</title></head><body>y</body></html>",
        )
        self.assertIn("\u0434", self.succeeds("sanitize", "--document", "--encoding=koi8-r", stdin=b"\xc4"))

    def test_a_configuration(self):
        config = self.config('{"elements": ["b", "script"], "comments": true}')
        self.assertEqual(self.succeeds("sanitize", config, stdin="<b id=i>1</b><!--c--><script>2</script><i>3</i>"), '<b id="i">1</b><!--c-->')
        self.assertEqual(
            self.succeeds("sanitize", config, "--unsafe", stdin="<b>1</b><script>2</script>"), "<b>1</b><script>2</script>"
        )
        printed = json.loads(self.succeeds("sanitize", config, "--print-config"))
        self.assertEqual([element["name"] for element in printed["elements"]], ["b", "script"])
        self.assertEqual(len(json.loads(self.succeeds("sanitize", "--print-config"))["elements"]), 121)

    def test_bad_configurations(self):
        for text, wanted in (
            ('{\n "comments": tru}', ":2:14: not JSON: expected a value"),
            ('{"elements": null}', ":1:14: elements: “elements” must be an array, not null"),
            ('{"elements": ["a", "a"]}', ":1:"),
            ('"Default"', "the string “default”"),
        ):
            code, out, err = run("sanitize", self.config(text))
            self.assertEqual((code, out), (2, ""))
            self.assertIn(wanted, err)
        self.assertEqual(run("sanitize", "--config=/nonexistent/x")[0], 1)
        self.assertIn("--unsafe needs --config", run("sanitize", "--unsafe")[2])

    def test_a_configuration_from_standard_input(self):
        config = '{"elements": ["b"]}'
        path = self.file("page.html", "<b>x</b><i>y</i>")
        self.assertEqual(self.succeeds("sanitize", "--config=-", path, stdin=config), "<b>x</b>")
        self.assertIn('"b"', self.succeeds("sanitize", "--config=-", "--print-config", stdin=config))
        for words in ([], ["-"], [path, "-"], ["--files-from=-"]):
            self.is_bad_use(["sanitize", "--config=-", *words], "standard input cannot be both")

    def test_warnings(self):
        config = self.config('{"removeElement": ["b"],\n "comments": "false"}')
        code, out, err = run("sanitize", config, stdin="<b>x</b>")
        self.assertEqual((code, out), (0, "<b>x</b>"))
        self.assertIn(":1:2: removeElement: warning: the Web ignores the member “removeElement”; did you mean", err)
        self.assertIn(":2:14: comments: warning: the Web treats a string as a boolean, here true", err)

    def test_explain(self):
        lines = self.succeeds("sanitize", "--explain", stdin=PAGE).splitlines()
        page = "https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#inner-sanitize-steps"
        self.assertEqual(
            lines,
            [
                f"<stdin>:1:4: onclick of <p> removed: not in “attributes” [{page}]",
                f"<stdin>:1:17: <script> removed: not in “elements” [{page}]",
                f"<stdin>:1:40: href of <a> removed: it is a javascript: URL [{page}]",
                f"<stdin>:2:1: <style> removed: not in “elements” [{page}]",
                f"<stdin>:2:17: comment removed: “comments” is false [{page}]",
            ],
        )
        # A line ends with LF, CR LF or CR, as elsewhere.
        for before, place in (("\ufeff", "1:1"), ("a\n", "2:1"), ("a\r\nb", "2:2"), ("a\r\rbé", "3:3")):
            explained = self.succeeds("sanitize", "--explain", stdin=before + "<script>")
            self.assertIn(f"<stdin>:{place}: <script>", explained)
        config = self.config(
            '{"replaceWithChildrenElements": ["b"], "removeElements": ["i"], "removeProcessingInstructions": ["x"]}'
        )
        lines = self.succeeds(
            "sanitize", config, "--explain", stdin="<b><i>1</i></b><script>2</script><u onclick=3>4</u><?x y?><svg><use>"
        ).splitlines()
        self.assertEqual(
            [line.split(" [")[0].split(": ", 1)[1] for line in lines],
            [
                "<b> replaced with its children: in “replaceWithChildrenElements”",
                "<i> removed: in “removeElements”",
                "<script> removed: it can run scripts or load documents",
                "onclick of <u> removed: it is an event handler",
                "processing instruction x removed: in “removeProcessingInstructions”",
                "<use> of SVG removed: it can run scripts or load documents",
            ],
        )

    def test_explain_while_parsing(self):
        lines = self.succeeds("sanitize", "--while-parsing", "--explain", stdin=PAGE + "<?x?>").splitlines()
        page = "https://html.spec.whatwg.org/multipage/parsing.html"
        insert, create = f"{page}#insert-an-element-at-the-adjusted-insertion-location", f"{page}#create-an-element-for-the-token"
        self.assertEqual(
            lines,
            [
                f"<stdin>:1:4: onclick of <p> removed: not in “attributes” [{create}]",
                f"<stdin>:1:17: <script> removed: not in “elements” [{insert}]",
                f"<stdin>:1:40: href of <a> removed: it is a javascript: URL [{create}]",
                f"<stdin>:2:1: <style> removed: not in “elements” [{insert}]",
                f"<stdin>:2:17: comment removed: “comments” is false [{page}#insert-a-comment]",
                f"<stdin>:2:29: processing instruction x removed: not in “processingInstructions” [{page}#insert-a-processing-instruction]",
            ],
        )

    def test_a_late_meta(self):
        page = b"<!doctype html><title>a</title>" + b" " * 2000 + b"<meta charset=koi8-r><body>\xc4"
        self.assertIn("\u0434", self.succeeds("sanitize", "--document", stdin=page))
        self.assertIn("\u0434", self.succeeds("sanitize", "--document", "--while-parsing", stdin=page))
        self.assertNotIn("\u0434", self.succeeds("sanitize", "--document", "--encoding=windows-1252", stdin=page))

    def test_json(self):
        answer = json.loads(self.succeeds("sanitize", "--json", "--explain", stdin=PAGE))
        self.assertEqual(answer["html"], '<p>Hi <a title="t">z</a>\n<b>b</b></p>')
        self.assertEqual((answer["file"], answer["rounds"], answer["dropped"]), ("<stdin>", 0, False))
        first = answer["removed"][0]
        self.assertEqual(
            (first["line"], first["column"], first["what"], first["element"], first["attribute"], first["member"]),
            (1, 4, "attribute", "p", "onclick", "attributes"),
        )
        self.assertNotIn("removed", json.loads(self.succeeds("sanitize", "--json", stdin=PAGE)))

    def test_what_does_not_settle(self):
        config = self.config("{}")
        code, out, err = run("sanitize", config, stdin="a<plaintext>b")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("was refused: parsing the text again still changes it after 4 rounds; see drop_raw_text", err)
        self.assertEqual(self.succeeds("sanitize", config, "--drop=unsettled", stdin="a<plaintext>b"), "a")
        self.assertEqual(self.succeeds("sanitize", config, "--drop=raw-text,comments", stdin="a<!--c--><plaintext>b"), "a")
        code, out, err = run("sanitize", config, "--json", stdin="a<plaintext>b")
        self.assertIn("still changes", json.loads(out)["error"])
        self.assertEqual(code, 1)
        self.assertIn("did you mean 'raw-text'", run("sanitize", "--drop=raw-txt")[2])

    def test_contexts(self):
        config = self.config('{"comments": true}')
        trap = "<!--</textarea><img src onerror=x>-->"
        self.assertEqual(self.succeeds("sanitize", config, stdin=trap), trap)
        self.assertNotIn("onerror", self.succeeds("sanitize", config, "--context=textarea", "--context", "svg desc", stdin=trap))
        self.assertIn("“script” is not an element that can contain markup", run("sanitize", "--context=script")[2])
        self.assertIn("cannot be combined", run("sanitize", "--context=td", "--document")[2])
        self.assertIn("needs --document", run("sanitize", "--encoding=latin1")[2])

    def test_many_inputs(self):
        first, second = self.file("1.html", "<b onclick=x>1"), self.file("2.html", "<i>2<script>")
        out = self.succeeds("sanitize", "-j", "2", first, second)
        self.assertEqual(out, f"==> {first} <==\n<b>1</b>\n==> {second} <==\n<i>2</i>\n")

    def test_limits(self):
        code, out, err = run("sanitize", "--limits=nodes=10", stdin="<p>x" * 100)
        self.assertEqual(code, 1)
        self.assertTrue(out.startswith("<p>x</p>"))
        self.assertIn("was not parsed completely: too many nodes", err)
        depths = [0]
        for tag in re.findall("</?div>", self.succeeds("sanitize", stdin="<div>" * 2000 + "x")):
            depths.append(depths[-1] + (-1 if tag[1] == "/" else 1))
        self.assertLessEqual(max(depths), 256)


class SanitizerCases(FolderTest):
    def answers(self, *cases):
        lines = "".join(json.dumps({"id": i, **case}) + "\n" for i, case in enumerate(cases))
        return [json.loads(line) for line in self.succeeds("cases", stdin=lines).splitlines()]

    def test_methods(self):
        html = "<b onclick=1>x</b><script>2</script><!--c-->"
        got = self.answers(
            {"html": html, "method": "setHTML", "config": {"elements": ["b"]}},
            {"html": html, "method": "setHTMLUnsafe", "config": {"elements": ["b", "script"]}},
            {"html": html, "method": "parseHTML", "root": "body"},
            {"html": "<p><b>x", "method": "parseHTML", "root": "body first"},
            {"html": "x", "method": "setHTML", "context": "svg script"},
            {"html": "x", "method": "setHTML", "config": {"elements": [], "removeElements": []}},
        )
        self.assertEqual([answer.get("tree") for answer in got[:5]], [
            '| <b>\n|   "x"',
            '| <b>\n|   onclick="1"\n|   "x"\n| <script>\n|   "2"\n| <!-- c -->',
            '| <b>\n|   "x"',
            '| <b>\n|   "x"',
            "",
        ])
        self.assertEqual(got[0]["html"], "<b>x</b>")
        because = {"message": "removeElements and elements are mutually exclusive", "path": "removeElements"}
        self.assertEqual(got[5], {"id": 5, "throws": "TypeError", "because": because})

    def test_configurations(self):
        got = self.answers(
            {"config": {"attributes": []}, "modify": [["allowAttribute", "id"], ["setComments", "x"]], "removeUnsafe": True},
            {"config": None},
            {"config": {"elements": None}},
            {"modify": [["allowElement"]]},
        )
        self.assertEqual((got[0]["returns"], got[0]["removed"]), ([True, False], True))
        self.assertEqual(got[0]["get"]["attributes"], [{"name": "id", "namespace": None}])
        self.assertEqual(got[1]["get"]["comments"], True)
        self.assertEqual([answer.get("throws") for answer in got[2:]], ["TypeError", "TypeError"])

    def test_bad_cases(self):
        for case, wanted in (
            ({"method": "setHTMl", "html": ""}, "did you mean 'setHTML'"),
            ({"modify": [["allowElemnt", "a"]]}, "did you mean 'allowElement'"),
            ({"modify": 3}, '"modify" must be'),
            ({"method": "setHTML", "html": "", "rot": "body"}, "unknown member 'rot'"),
        ):
            code, out, _ = run("cases", stdin=json.dumps(case) + "\n")
            self.assertEqual(code, 1)
            self.assertIn(wanted, json.loads(out)["error"])

    # Compares with the results that follow from the text of July 2026, running the program as other programs
    # of the protocol are run. Tests that are ahead of the text, and the two whose results are older, are
    # listed in tests/conformance.
    def test_web_platform_tests(self):
        path = Path(os.environ.get("LOCKSTEP_TESTDATA", "")) / "sanitizer" / "wpt" / "cases.ndjson"
        if not path.is_file():
            self.skipTest("LOCKSTEP_TESTDATA has no tests of the sanitizer")
        keys = ("html", "context", "method", "config", "modify", "removeUnsafe", "instance", "root")
        cases = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        cases = [case for case in cases if not case.get("needs") or "javascriptURLs" in case["needs"]]
        answers = self.answers(*({key: case[key] for key in keys if key in case} for case in cases))
        failed = []
        for case, answer in zip(cases, answers):
            wanted = case if "javascriptURLs" in case.get("needs", ()) else {**case, **case.get("expected_2026_07", {})}
            pairs = (("expected_tree", "tree"), ("expected_html", "html"), ("returns", "returns"), ("throws", "throws"))
            if any(key in wanted and answer.get(name) != wanted[key] for key, name in pairs):
                failed.append(case["id"])
        self.assertGreater(len(cases), 900)
        self.assertEqual(failed, ["sethtmlunsafe-toplevel-template-script.sub.dat/2"])


if __name__ == "__main__":
    unittest.main()
