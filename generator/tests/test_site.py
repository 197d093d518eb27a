"""The site contains every page of the documentation, no link is dead, and search finds the contents."""

from __future__ import annotations

import functools
import importlib.util
import json
import posixpath
import re
import shutil
import subprocess
import tempfile
import unittest
from html import unescape
from pathlib import Path
from urllib.parse import unquote

from lockstep_rules.loading import ROOT
from lockstep_site.links import broken_links
from lockstep_site.report.build import write_files
from lockstep_site.report.evidence import Evidence, playground_link, sanitizer_link
from lockstep_site.templating import DESCRIPTION, brief, first_paragraph
from report_support import GRAPHVIZ, NO_GRAPHVIZ, Marked, marked

RENDERER = importlib.util.find_spec("markdown_it") and importlib.util.find_spec("pygments")
HEADERS = "runtime/include/lockstep/document.h runtime/include/lockstep/types.h"


@functools.cache
def site() -> Path:
    """A site with the report, the API of two headers, and only the playground's head element."""
    from lockstep_site.__main__ import Site
    from lockstep_site.report.build import read_site

    out = Path(tempfile.mkdtemp())
    unittest.addModuleCleanup(shutil.rmtree, out)
    address = "../playground/index.html"
    write_files(read_site(None, Evidence(), playground=address, site="../").build(), out / "report")
    (out / "playground").mkdir()
    head, _, _ = (ROOT / "bindings/web/playground/src/index.html").read_text(encoding="utf-8").partition("<link")
    (out / "playground/index.html").write_text(head, encoding="utf-8")
    if shutil.which("doxygen"):
        settings = (ROOT / "docs/Doxyfile").read_text(encoding="utf-8")
        settings += f"\nOUTPUT_DIRECTORY={out}/parts\nINPUT={HEADERS}\n"
        settings += "GENERATE_HTML=NO\nGENERATE_XML=YES\nWARN_AS_ERROR=NO\n"
        (out / "parts").mkdir()
        subprocess.run(["doxygen", "-"], input=settings, text=True, cwd=ROOT, check=True, capture_output=True)
    Site(out).build(out / "parts/xml")
    shutil.rmtree(out / "parts", ignore_errors=True)
    return out


@functools.cache
def pages() -> dict[str, Marked]:
    return {
        path.relative_to(site()).as_posix(): marked(path.read_text(encoding="utf-8"))
        for path in site().rglob("*.html")
    }


@unittest.skipUnless(GRAPHVIZ, NO_GRAPHVIZ)
@unittest.skipUnless(RENDERER, "No Markdown renderer: run scripts/dev install-packages site")
class SiteTest(unittest.TestCase):
    def test_every_document_has_its_page(self) -> None:
        for path in (ROOT / "docs").glob("*/*.md"):
            self.assertIn(path.relative_to(ROOT).with_suffix(".html").as_posix(), pages())
        for name in ("index.html", "docs/index.html", "docs/changelog.html", "docs/spec.html"):
            self.assertIn(name, pages())

    def test_titles_and_descriptions_are_there_and_unique(self) -> None:
        for pattern in ("<title>([^<]*)</title>", '<meta name="description" content="([^"]*)">'):
            seen: dict[str, str] = {}
            for name in pages():
                found = re.search(pattern, (site() / name).read_text(encoding="utf-8"))
                text = unescape(found[1]).strip() if found else ""
                self.assertTrue(text, f"{name} has no {pattern}")
                self.assertLessEqual(len(text), DESCRIPTION, name)
                self.assertEqual(seen.setdefault(text, name), name, text)

    def test_a_page_is_described_by_its_first_paragraph(self) -> None:
        page = '<p class="crumbs">API</p><pre>a</pre><ul><li>b</li></ul><p>A <i>tree</i> &amp;\n"c" (https://c.d/#e):</p>'
        self.assertEqual(brief(first_paragraph(page)), "A tree &amp; &#34;c&#34;")
        self.assertEqual(first_paragraph("<h1>a</h1><ul><li>b</li><li>c</li></ul>"), "b")
        self.assertEqual(brief("a" * 100 + " " + "b" * 58 + " c"), "a" * 100 + " " + "b" * 58 + "…")
        self.assertEqual(brief("a" * 100 + " " + "b" * 60), "a" * 100 + "…")

    def test_links_have_targets(self) -> None:
        headers = "api/document.html" in pages()
        for name, page in pages().items():
            for _, address in page.addresses:
                if address.startswith(("https:", "mailto:")):
                    continue
                file, _, anchor = address.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), file)) if file else name
                if target == "api/index.html" and not headers:
                    continue
                self.assertTrue((site() / target).exists(), f"{name} links to {address}")
                if anchor and not target.startswith("playground/"):
                    self.assertIn(unquote(anchor), pages()[target].ids, f"{name} links to {address}")

    def test_broken_links_are_found(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder)
            (out / "docs").mkdir()
            (out / "index.html").write_text(
                '<a href="docs/a.html#x">1</a><a href="docs/a.html#y">2</a><a href="b.html">3</a>'
                '<a href="#top">4</a><a href="https://example.com/">5</a><img src="c.png">',
                encoding="utf-8",
            )
            (out / "docs/a.html").write_text('<p id="x"><a href="../index.html">', encoding="utf-8")
            self.assertEqual(
                broken_links(out),
                [
                    "index.html links to docs/a.html#y: docs/a.html has no such place",
                    "index.html links to b.html: there is no b.html",
                    "index.html links to #top: index.html has no such place",
                    "index.html links to c.png: there is no c.png",
                ],
            )

    def test_search_results_have_targets(self) -> None:
        text = (site() / "search.js").read_text(encoding="utf-8")
        rows = json.loads(text[text.index("[") : text.rindex("]") + 1])
        titles = {title for title, *_ in rows}
        self.assertLessEqual({"The command line", "Adoption agency algorithm", "Playground"}, titles)
        if "api/document.html" in pages():
            self.assertIn("Node::parent", titles)
        for title, _, address, _ in rows:
            file, _, anchor = address.partition("#")
            self.assertTrue(not anchor or anchor in pages()[file].ids, f"{title} leads to {address}")

    def test_all_languages_are_under_api(self) -> None:
        if "api/index.html" not in pages():
            self.skipTest("no Doxygen")
        leads_to = {address for _, address in pages()["api/index.html"].addresses}
        for page in ("docs/reference/python", "docs/reference/web", "docs/bindings-rust", "api/document"):
            self.assertIn(f"../{page}.html", leads_to)

    def test_nothing_is_loaded_from_elsewhere(self) -> None:
        for name, page in pages().items():
            for tag, address in page.addresses:
                self.assertTrue(tag == "a" or ":" not in address, f"{name}: {tag} {address}")

    def test_rules_and_witnesses_lead_to_the_playground(self) -> None:
        links = [
            address
            for _, address in pages()["report/tag-open-state.html"].addresses
            if "playground" in address
        ]
        self.assertTrue(any("tab=steps&rule=tag_open_solidus" in link for link in links), links)
        self.assertIn(
            'data-report="../report/"', (site() / "playground/index.html").read_text(encoding="utf-8")
        )

    def test_a_case_without_options_for_it_has_no_link(self) -> None:
        self.assertEqual(
            playground_link({"html": "a&b", "context": "svg a", "quirks": True}, "2024-09-12"),
            "html=a%26b&context=svg+a&edition=2024-09-12&quirks=quirks",
        )
        self.assertEqual(playground_link({"html": "", "unsafe": True}, ""), "html=&shadowRoots=on")
        self.assertEqual(playground_link({"html": "a", "inside_form": True}, ""), "")
        self.assertEqual(playground_link({"bytes": "a"}, ""), "")
        self.assertEqual(
            sanitizer_link({"html": "<b>", "config": {"comments": True}, "method": "setHTMLUnsafe"}),
            "html=%3Cb%3E&tab=sanitizer&config=%7B%0A+%22comments%22%3A+true%0A%7D&method=unsafe",
        )
        self.assertEqual(sanitizer_link({"html": "<b>", "method": "parseHTML"}), "")


if __name__ == "__main__":
    unittest.main()
