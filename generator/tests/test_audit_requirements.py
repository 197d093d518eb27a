"""The sentences that address authors: how they are counted, the table of them, and its summary in the documentation."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from audit_support import NO_TOOL, SPEC, TOOL
from lockstep_audit.authoring import Comparison, Pages
from lockstep_audit.authoring_facts import Facts
from lockstep_audit.page import Node, parse_text
from lockstep_audit.requirements import Requirements, read_requirements, sections, summary
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import ROOT, load_authoring

TEXT = """<h4 id=the-a-element>4.1 The a element</h4><p>It must be short. It may be long; it should not be red.</p>
<ul><li>An item must be one of: <code>b</code><li>The rest may be anything.</ul>
<p class=note>It must not be counted.</p><pre>nor must this</pre><p>User agents must ignore it.</p>
<div w-nodev><p>The element must be inserted.</p></div><p>It must<span w-nodev> (and should)</span> be <code>b</code>.</p>
<h4 id=the-b-element>4.2 The b element</h4><p>It may be there.</p>
<h4 id=the-c-element>4.3 The c element</h4><dl><dt>If there are two<dd>One of them must go.</dl>"""
DEVELOPERS = "<!DOCTYPE html><title>A Standard, Edition for Web Developers</title>" + TEXT.replace(
    "w-nodev", "hidden"
)


def row(section: str, sentences: int) -> Requirements:
    return Requirements(
        Location("spec/authoring/requirements.tsv", 1), section, sentences, sentences, 0, 0, "-"
    )


@unittest.skipUnless(TOOL, NO_TOOL)
class Sentences(unittest.TestCase):
    def root(self, text: str) -> Node:
        assert TOOL
        return parse_text(TOOL, text)

    def found(self, text: str, name: str, rows: list[Requirements]) -> dict[str, list[str]]:
        pages, tables = Pages(), Facts()
        pages.add(name, self.root(text))
        pages.count_sentences(rows, tables)
        comparison = Comparison(pages.facts, tables)
        comparison.run()
        return {one.subject: one.lines for one in comparison.differences if one.part == "requirements"}

    def test_sentences(self) -> None:
        found = {section.anchor: section.sentences for section in sections(self.root(TEXT))}
        a = [
            "It must be short.",
            "It may be long; it should not be red.",
            "An item must be one of: b",
            "It must be b.",
        ]
        self.assertEqual(found, {"the-a-element": a, "the-c-element": ["One of them must go."]})

    def test_counts(self) -> None:
        rows = [
            row("x.html#the-a-element", 4),
            row("x.html#the-c-element", 1),
            row("y.html#the-d-element", 3),
        ]
        self.assertEqual(self.found("<!DOCTYPE html>" + TEXT, "draft.html", rows), {})
        lines = self.found(DEVELOPERS, "folder/x.html", rows)
        self.assertEqual(
            lines, {"x.html#the-a-element": ["sentences on the page only: 5", "sentences in spec/ only: 4"]}
        )
        self.assertEqual(
            self.found("<!DOCTYPE html><title>Other</title>" + TEXT.replace("w-nodev", ""), "x.html", rows),
            {},
        )

    def test_sections(self) -> None:
        lines = self.found(
            DEVELOPERS, "x.html", [row("x.html#the-a-element", 5), row("x.html#the-e-element", 1)]
        )
        self.assertEqual(lines["x.html#the-c-element"], ["sentences on the page only: 1"])
        self.assertEqual(lines["x.html#the-e-element"], ["sentences in spec/ only: 1"])


class Table(unittest.TestCase):
    def test_documentation(self) -> None:
        """docs/evidence/validation.md has the summary of the table."""
        problems = Problems()
        rows = read_requirements(SPEC, [row.name for row in load_authoring().findings], problems)
        problems.raise_if_any()
        lines = (ROOT / "docs/evidence/validation.md").read_text(encoding="utf-8").splitlines()
        wanted = summary(rows)
        self.assertIn(wanted[0], lines)
        start = lines.index(wanted[0])
        self.assertEqual(lines[start : start + len(wanted)], wanted)

    def test_wrong_rows(self) -> None:
        rows = (
            "a.html#b\t3\t1\tid-repeated\t1\twhy\t0\t-\n"
            "a.html#c\t1\t1\tid-repeat\t0\t-\t0\t-\n"
            "a.html#c\t1\t0\t-\t1\t-\t0\t-\n"
        )
        with tempfile.TemporaryDirectory() as folder:
            spec = Path(folder) / "spec"
            (spec / "authoring").mkdir(parents=True)
            (spec / "authoring/requirements.tsv").write_text(rows)
            problems = Problems()
            read_requirements(spec, ["id-repeated"], problems)
        messages = [str(problem) for problem in problems.found]
        self.assertIn("1, 1 and 0 are not 3 sentences", messages[0])
        self.assertIn("did you mean “id-repeated”?", messages[1])
        self.assertIn("goes with 1 sentences", messages[2])
        self.assertIn("occurs twice", messages[3])


if __name__ == "__main__":
    unittest.main()
