"""The report in a browser, from file://: no errors in its console, and search finds things."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from lockstep_audit.site.build import write_files
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
        """The DOM of a page in the browser. Fails if there is a message in its console."""
        with tempfile.TemporaryDirectory() as profile:
            command = [
                str(BROWSER),
                "--headless",
                "--disable-gpu",
                "--no-first-run",
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
            self.assertTrue(
                self.first_found(words).startswith(address), f"{words}: {self.first_found(words)}"
            )

    def test_a_link_to_a_rule_shows_it_below_the_bar(self) -> None:
        """At any size of the window."""
        rule = "parsing-main-inbody/start-tag-li"
        script = (
            f"setTimeout(() => {{ const at = document.getElementById('{rule}').getBoundingClientRect().top;"
            " const bar = document.querySelector('.bar').getBoundingClientRect().bottom;"
            " document.title = at >= bar && at < innerHeight / 2 && scrollY > 0 ? 'shown' : `at ${at}, bar ${bar}`; }, 1500)"
        )
        page = (self.folder / "parsing-main-inbody.html").read_text(encoding="utf-8")
        (self.folder / "deep.html").write_text(
            page.replace("</body>", f"<script>{script}</script></body>"), encoding="utf-8"
        )
        for size in ("1280,900", "900,600", "500,800"):
            with self.subTest(size=size):
                self.assertIn("<title>shown</title>", self.dom(f"deep.html#{rule}", size))

    def test_an_anchor_of_the_overview_leads_to_its_page(self) -> None:
        dom = self.dom("index.html#has-an-element-in-table-scope")
        self.assertIn("<title>The stack of open elements", dom)


if __name__ == "__main__":
    unittest.main()
