"""The report in a browser, from file://: no console errors, and search works."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from lockstep_site.report.build import write_files
from report_support import GRAPHVIZ, NO_GRAPHVIZ, built

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = next((path for name in NAMES if (path := shutil.which(name))), None)


@unittest.skipUnless(GRAPHVIZ, NO_GRAPHVIZ)
@unittest.skipUnless(BROWSER, "No Chromium: the report is not tried in a browser")
class BrowserTest(unittest.TestCase):
    folder: Path

    @classmethod
    def setUpClass(cls) -> None:
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.folder = Path(holder.name) / "report"
        write_files(built().files, cls.folder)

    def dom(self, address: str, size: str = "1280,900") -> str:
        """The DOM of a page in the browser. Fails if its console has a message."""
        with tempfile.TemporaryDirectory() as profile:
            command = [
                str(BROWSER),
                "--headless",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-extensions",
                "--disable-sync",
                f"--user-data-dir={profile}",
                "--virtual-time-budget=4000",
                f"--window-size={size}",
                "--enable-logging=stderr",
                "--dump-dom",
                f"file://{self.folder}/{address}",
            ]
            if os.geteuid() == 0:
                command.insert(1, "--no-sandbox")
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
        console = [line for line in done.stderr.split("\n") if "CONSOLE" in line]
        self.assertEqual(console, [], address)
        return done.stdout

    def first_found(self, words: str) -> str:
        dom = self.dom(f"index.html?search={words}")
        found = dom.partition('<ol id="found"')[2].partition("</ol>")[0]
        return found.partition('href="')[2].partition('"')[0]

    def test_pages_open_without_console_messages(self) -> None:
        for page in ("index.html", "parsing-main-inbody.html", "tokenizer-diagram.html"):
            self.assertIn("</footer>", self.dom(page))

    def test_search_finds_by_any_name(self) -> None:
        for words, address in (
            ("eof-in-tag", "parse-errors.html#parse-error-eof-in-tag"),
            ("tag-open-state", "tag-open-state.html"),
            ("in_body_start_tag_li", "parsing-main-inbody.html#parsing-main-inbody/start-tag-li"),
            ("adoption agency", "adoption-agency-algorithm.html"),
            ("in-cell.rules", "parsing-main-intd.html"),
        ):
            found = self.first_found(words)
            self.assertTrue(found.startswith(address), f"{words}: {found}")

    def answer(self, page: str, script: str, size: str = "1280,900", anchor: str = "") -> str:
        """The result of a function in a page, shortly after the page was opened."""
        path = self.folder / page
        text = path.read_text(encoding="utf-8")
        run = f"<script>setTimeout(() => {{ document.title = (() => {{ {script} }})(); }}, 1500)</script>"
        path.write_text(text.replace("</body>", f"{run}</body>"), encoding="utf-8")
        try:
            dom = self.dom(f"{page}{anchor}", size)
        finally:
            path.write_text(text, encoding="utf-8")
        return dom.partition("<title>")[2].partition("</title>")[0]

    def test_a_link_to_a_rule_shows_it_below_the_bar(self) -> None:
        """Tested for several window sizes."""
        rule = "parsing-main-inbody/start-tag-li"
        script = (
            f"const at = document.getElementById('{rule}').getBoundingClientRect().top;"
            " const bar = document.querySelector('.bar').getBoundingClientRect().bottom;"
            " return at >= bar && at < innerHeight / 2 && scrollY > 0 ? 'shown' : `at ${at}, bar ${bar}`;"
        )
        for size in ("1280,900", "900,600", "500,800"):
            with self.subTest(size=size):
                self.assertEqual(self.answer("parsing-main-inbody.html", script, size, f"#{rule}"), "shown")

    def test_the_tree_of_a_witness_opens_on_hover_and_on_focus(self) -> None:
        """Opening it moves nothing; Escape closes it."""
        script = (
            "const tree = document.getElementById('tree'), found = [], height = document.body.offsetHeight;"
            " const key = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));"
            " for (const one of ['.shown a.document', '.held a.document']) {"
            "  const link = document.querySelector(one);"
            "  const on = () => !tree.hidden && tree.textContent.includes('| <html>')"
            "   && link.getAttribute('aria-describedby') === 'tree' && document.body.offsetHeight === height;"
            "  link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })); found.push(on()); key(); found.push(tree.hidden);"
            "  link.focus({ preventScroll: true }); found.push(on()); key(); found.push(tree.hidden);"
            " } return found.join();"
        )
        for size in ("1280,900", "500,800"):
            with self.subTest(size=size):
                self.assertEqual(
                    self.answer("parsing-main-inbody.html", script, size), ",".join(["true"] * 8)
                )

    def test_a_link_to_a_witness_opens_its_list(self) -> None:
        script = "const at = document.getElementById('witness-9'); return at.closest('details').open && at.offsetHeight > 0;"
        self.assertEqual(self.answer("parsing-main-inbody.html", script, anchor="#witness-9"), "true")

    def test_steps_are_beside_the_rule_in_a_wide_window_and_above_it_in_others(self) -> None:
        script = (
            "const box = (css) => document.querySelector(css).getBoundingClientRect();"
            " const steps = box('.clause-steps'), rule = box('.beside .pair');"
            " return steps.right <= rule.left && steps.top < rule.bottom && steps.bottom > rule.top ? 'beside'"
            "  : steps.bottom <= rule.top ? 'above' : `${steps.right} ${rule.left}`;"
        )
        for size, place in (
            ("1920,1000", "beside"),
            ("1400,900", "beside"),
            ("1280,900", "above"),
            ("500,800", "above"),
        ):
            with self.subTest(size=size):
                self.assertEqual(self.answer("adoption-agency-algorithm.html", script, size), place)

    def test_rules_begin_where_headings_do_next_to_the_outline(self) -> None:
        script = (
            "const left = (css) => document.querySelector(css).getBoundingClientRect().left;"
            " const gap = left('h1') - document.querySelector('.outline').getBoundingClientRect().right;"
            " return gap <= 32 && Math.abs(left('.p .t') - left('h1')) < 1 ? 'close' : `${gap} ${left('.p .t')} ${left('h1')}`;"
        )
        for size in ("1280,900", "1920,1000"):
            with self.subTest(size=size):
                self.assertEqual(self.answer("tag-open-state.html", script, size), "close")

    def test_an_anchor_of_the_overview_leads_to_its_page(self) -> None:
        dom = self.dom("index.html#has-an-element-in-table-scope")
        self.assertIn("<title>The stack of open elements", dom)

    def test_a_branch_of_an_earlier_edition_is_found_without_its_date(self) -> None:
        """Tested with and without the page, and when the fragment changes on an open page."""
        branch = "in_select_end_tag_optgroup_3"
        at = "return location.pathname.split('/').pop() + location.hash"
        dated = f"parsing-main-inselect.html#{branch}.2024-09-12"
        self.assertEqual(self.answer("parsing-main-inselect.html", at, anchor=f"#{branch}"), dated)
        self.assertEqual(
            self.answer("parsing-main-inselect.html", at, anchor=f"#parsing-main-inselect:{branch}"), dated
        )
        self.assertIn(f'id="{branch}.2024-09-12"', self.dom(f"index.html#parsing-main-inselect:{branch}"))
        change = f"location.hash = '{branch}'; setTimeout(() => {{ document.title = location.hash; }}, 500)"
        self.assertEqual(self.answer("parsing-main-inselect.html", change), f"#{branch}.2024-09-12")

    def test_fragments_that_name_nothing_change_nothing(self) -> None:
        """Fragments are not interpreted as markup, selectors or names of JavaScript's own objects."""
        fragments = (
            "<img src=x onerror=hostile=1>",
            "%3Cimg%20src=x%20onerror=hostile=1%3E:%3Cimg%20src=x%20onerror=hostile=1%3E",
            "%E0%A4%A",
            "a%22],img,[id^=%22",
            "]\\\\",
            "constructor",
            "__proto__:toString",
            ":::",
            "javascript:hostile=1",
            "//example.com:",
        )
        at = (
            "[document.querySelectorAll('img, [onerror]').length, window.hostile,"
            " location.pathname.split('/').pop(), typeof document.getElementById('tree')].join()"
        )
        change = f"for (const one of {json.dumps(fragments)}) location.hash = one; setTimeout(() => {{ document.title = {at}; }}, 500)"
        same = "0,,parsing-main-inselect.html,object"
        self.assertEqual(self.answer("parsing-main-inselect.html", change), same)
        for fragment in ("%E0%A4%A", fragments[0], "__proto__:toString"):
            with self.subTest(fragment=fragment):
                answer = self.answer("parsing-main-inselect.html", f"return {at}", anchor=f"#{fragment}")
                self.assertEqual(answer, same)

    def test_other_pages_of_the_site_load_no_anchors(self) -> None:
        page = self.folder / "document.html"
        text = (self.folder / "editions.html").read_text(encoding="utf-8")
        page.write_text(text.replace("<html ", '<html data-pages="" ', 1), encoding="utf-8")
        script = "return document.querySelectorAll('script[src=\"index.js\"]').length"
        self.assertEqual(self.answer("document.html", script, anchor="#nothing"), "0")
        self.assertEqual(self.answer("editions.html", script, anchor="#nothing"), "1")


if __name__ == "__main__":
    unittest.main()
