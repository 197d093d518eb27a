"""Tests the naive model itself: its trees, its URLs, the tests of web-platform-tests if they are present, and
a short comparison of Lockstep with the model.

LOCKSTEP_BINARY names the `lockstep` that parses. The tests are searched for in
$LOCKSTEP_TESTDATA/sanitizer/wpt."""

from __future__ import annotations

import json
import os
import unittest
from pathlib import Path
from typing import Any

import campaign
import causes
import model
import safety
import tree
import url
from lockstep_cases.random_cases.sanitizer import Generator

ROOT = Path(__file__).parents[2]
COMMAND = [os.environ.get("LOCKSTEP_BINARY") or str(ROOT / "build/release/lockstep"), "cases"]
WPT = Path(os.environ.get("LOCKSTEP_TESTDATA") or ROOT.parent / "shared") / "sanitizer/wpt/cases.ndjson"

# These tests expect what is not in the text: attributeName with other prefixes, and sanitizing while parsing
# (#12756).
AHEAD_OF_THE_TEXT = {"prefixed-href"}
WHILE_PARSING = {"sanitizer-in-adoption-agency.sub.dat/7"}
# Taken literally, a template at the top of a fragment makes the context the host (spec/tree/template.rules).
HOST_IS_THE_CONTEXT = {"sethtmlunsafe-toplevel-template-script.sub.dat/2"}


def parsed(html: str, context: str = "div", unsafe: bool = True) -> str:
    [answer] = model.parse_all(COMMAND, [{"html": html, "context": context, "method": "setHTMLUnsafe", "inert": not unsafe}])
    return answer or ""


def has(got: Any, wanted: Any) -> bool:
    """Whether the value is as wanted. Only the members that `wanted` has count; null means that a member is
    absent, except for a namespace."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(
            (value is None and name != "namespace" and name not in got) or (name in got and has(got[name], value))
            for name, value in wanted.items()
        )
    if isinstance(wanted, list):
        return isinstance(got, list) and len(got) == len(wanted) and all(map(has, got, wanted))
    return type(got) is type(wanted) and bool(got == wanted)


class Trees(unittest.TestCase):
    def test_dumps_are_read_and_written(self) -> None:
        generator = Generator(3)
        cases = [case for case in (generator.case() for _ in range(400)) if "method" in case]
        for case, dump in zip(cases, model.parse_all(COMMAND, cases), strict=True):
            self.assertEqual(tree.dump(tree.read(dump or "")), dump, case)


class Urls(unittest.TestCase):
    def test_schemes(self) -> None:
        for text in (
            "javascript:", " \x01JavaScript:1\n", "java\tscr\nipt:x", "javascript:/x", "javascript://x:65535/",
            "javascript://[::1]/", "javascript://[1:2:3:4:5:6:1.2.3.4]", "javascript://a%b", "javascript:///", "javascript://",
            "javascript://u:p@h", "javascript://a@b@c", "javascript:\\x", "javascript:// ",
        ):  # fmt: skip
            self.assertEqual(url.scheme(text), "javascript", text)
        for text in (
            "javascript://[", "javascript://a b", "javascript://a<b", "javascript://x:65536", "javascript://x:1x",
            "javascript://:1", "javascript://@/", "javascript://[::1.2.3]", "javascript://[1::2::3]", "javascript://[::1]x",
            "javascript://a^b", "javascript://a|b", "javascript://\x7f:a", "javascript", "\xa0javascript:1", "java script:1", "",
            "1javascript:", "\ufffdjavascript:",
        ):  # fmt: skip
            self.assertNotEqual(url.scheme(text), "javascript", text)

    def test_leading_zeros_are_chromiums(self) -> None:
        with causes.URLS.change():
            self.assertEqual(url.scheme("javascript://[::01.2.3.04]/"), "javascript")
            self.assertIsNone(url.scheme("javascript://[::01.2.3]/"))
        self.assertIsNone(url.scheme("javascript://[::01.2.3.04]/"))


class Safety(unittest.TestCase):
    def test_faults_are_found(self) -> None:
        for html in (
            "<script></script>", "<b onclick=1>", "<svg><use>", "<a href=javascript:1>", "<svg><a xlink:href='java\nscript:1'>",
            "<math><mi href=javascript:1>", "<template><iframe></template>", "<svg><set attributeName=href>",
            "<div><template shadowrootmode=open><base></template></div>", "<form action=JAVASCRIPT:1>",
        ):  # fmt: skip
            self.assertIsNotNone(safety.fault(parsed(html)), html)
        for html in ("<b on=1 title=javascript:1>script</b>", "<a href=https:javascript:1>", "<svg><set attributeName=to>"):
            self.assertIsNone(safety.fault(parsed(html)), html)


class WebPlatformTests(unittest.TestCase):
    def test_cases(self) -> None:
        if not WPT.exists():
            self.skipTest("no test data: " + str(WPT))
        cases = [json.loads(line) for line in WPT.read_text(encoding="utf-8").splitlines()]
        cases = [case for case in cases if not AHEAD_OF_THE_TEXT & set(case.get("needs", []))]
        trees = model.parse_all(COMMAND, cases)
        for case, dump in zip(cases, trees, strict=True):
            answer = model.answer(case, dump, True)
            with self.subTest(case=case["id"]):
                if "expected_2026_07" in case and not case.get("needs"):
                    case = {key: case[key] for key in case if not key.startswith("expected_")} | case["expected_2026_07"]
                if case["id"] in WHILE_PARSING | HOST_IS_THE_CONTEXT:
                    continue
                self.assertEqual("throws" in answer, "throws" in case)
                if "expected_tree" in case:
                    self.assertEqual(answer["tree"], case["expected_tree"])
                if "returns" in case:
                    self.assertEqual(answer["returns"], case["returns"])
                if "get_has" in case:
                    self.assertTrue(has(answer["get"], case["get_has"]), (answer["get"], case["get_has"]))
                # Attributes are sorted in dumps, so markup is compared as a tree.
                if "expected_html" in case and not case["method"].startswith("parse") and "template" not in case["html"]:
                    again = parsed(case["expected_html"], case.get("context", "div"))
                    self.assertEqual(answer["tree"], again)


class Lockstep(unittest.TestCase):
    """A short campaign, always with the same cases."""

    def test_random_cases(self) -> None:
        generator = Generator(20)
        cases = [generator.case() for _ in range(3000)]
        # The method returns before it looks at an invalid configuration.
        cases.append({"html": "x", "context": "svg script", "method": "setHTML", "config": {"elements": [], "removeElements": []}})
        trees = model.parse_all(COMMAND, cases)
        for case, dump, answer in zip(cases, trees, campaign.Program(COMMAND).ask(cases), strict=True):
            self.assertEqual(campaign.shown(answer), campaign.shown(model.answer(case, dump, True)), json.dumps(case))
            if case.get("method") in ("setHTML", "parseHTML"):
                self.assertIsNone(safety.fault(answer.get("tree") or ""), json.dumps(case))


if __name__ == "__main__":
    unittest.main()
