"""The report: complete, well-formed, without dangling links, reproducible, and without the Standard's
text."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import unittest
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import unquote

from audit_support import DAY, NO_TOOL, SPEC, STANDARD, TOOL
from lockstep_audit.against import compare
from lockstep_audit.clauses import extract
from lockstep_audit.declared import read_declarations
from lockstep_audit.drift import against_lock
from lockstep_audit.page import PageError, read
from lockstep_audit.report import Audit
from lockstep_audit.rules import Rules
from lockstep_audit.steps import Outline
from lockstep_literal.forms import FORMS, literal_form
from lockstep_rules.diagnostics import Problems
from lockstep_rules.model import Algorithm, ModeRow, State
from lockstep_rules.walks import using_the_rules_for
from lockstep_site.report import align
from lockstep_site.report.build import write_files
from lockstep_site.report.evidence import Evidence, read_coverage
from lockstep_site.report.outline import slug_of
from lockstep_site.report.views import StepView
from report_support import GRAPHVIZ, NO_GRAPHVIZ, build, built, marked

LARGEST = 480_000  # bytes per page


def every_step(steps: list[StepView]) -> Iterator[StepView]:
    for step in steps:
        yield step
        yield from every_step(step.steps)


@unittest.skipUnless(GRAPHVIZ, NO_GRAPHVIZ)
class ReportTest(unittest.TestCase):
    # --- Whole ----------------------------------------------------------------------------------------------------

    def test_every_clause_of_the_lock_has_its_place(self) -> None:
        ids = {name for page in built().pages.values() for name in marked(page).ids}
        missing = [clause for clause in built().site.lock.clauses if slug_of(clause) not in ids]
        self.assertEqual(missing, [])

    def test_every_branch_of_every_edition_has_one_place(self) -> None:
        places = Counter(
            name
            for file, page in built().pages.items()
            if file != "index.html"  # the overview repeats a rule
            for name in marked(page).ids
        )
        views = built().site.views
        for name in set(views.ids.values()):
            self.assertEqual(places[name], 1, name)

    def test_every_line_of_the_rules_is_shown(self) -> None:
        shown = {
            line.text.striptags()
            for view in built().site.sheets
            for unit in view.units
            for line in unit.lines
        }
        for block in built().site.sources.blocks:
            for line in block.every_line():
                self.assertTrue(" ".join(line.text.split()) in shown, f"{line.location}: {line.text}")

    def test_every_function_is_cut_along_the_lines_of_its_rule(self) -> None:
        views, sources = built().site.views, built().site.sources
        blocks = {line.location: block for block in sources.blocks for line in block.every_line()}
        for (date, place), rule in views.rules.items():
            if isinstance(rule, (State, ModeRow, Algorithm)):
                block = blocks[place]
                name = views.function_of(rule, block)
                if isinstance(rule, ModeRow) and using_the_rules_for(rule):
                    # Only other callers need the function: the dispatch table has the rules of the other
                    # mode.
                    if (date, name) not in sources.functions:
                        continue
                function = sources.functions[date, name]
                written = align.expected(sources.models[date][0], block, rule, date)
                self.assertIsNotNone(align.align(function, written), f"{function.name} of {date}")

    def test_a_line_is_beside_its_cpp(self) -> None:
        units = {unit.id: unit for view in built().site.sheets for unit in view.units}
        unit = units["parsing-main-inbody/start-tag-li"]
        beside = {
            line.text.striptags(): [text.striptags() for chunk in line.chunks for _, text in chunk.lines]
            for line in unit.lines
        }
        self.assertEqual(beside['set the frameset-ok flag to "not ok"'], ["state.set_frameset_ok(false);"])
        self.assertEqual(
            "".join(beside["parse error"]),
            "errors.add(TreeError::in_body_start_tag_li_unclosed_elements);",
        )

    def test_the_steps_of_a_clause_are_beside_its_rule(self) -> None:
        lines = {line.id: line for view in built().site.sheets for unit in view.units for line in unit.lines}
        seen = 0
        for view in built().site.sheets:
            for unit in view.units:
                if not unit.steps or not unit.lines:
                    continue
                outline = Outline.read(built().site.lock.clauses[unit.clauses[0].id].steps)
                steps = list(every_step(unit.steps.steps))
                self.assertEqual(len(steps), sum(outline.lists.values()), unit.id)
                for step in steps:
                    self.assertFalse(step.omitted and step.address, f"{unit.id} {step.number}")
                    if step.address:
                        line = lines[step.address.partition("#")[2]].text.striptags()
                        self.assertRegex(step.number, rf"(^|\.){re.escape(line.partition(' ')[0])}$")
                seen += 1
        self.assertGreater(seen, 40)
        page = built().files["adoption-agency-algorithm.html"]
        self.assertRegex(page, r'class="beside">\s*<div class="clause-steps"')
        self.assertIn('#adoption-agency-algorithm/step-4.13.5" aria-label="Step 4.13.5">5</a>', page)
        self.assertIn("the counter of the outer loop", page)

    def test_each_line_names_what_holds_it(self) -> None:
        units = {unit.id: unit for view in built().site.sheets for unit in view.units}
        line = next(
            line for line in units["parsing-main-inbody/nul"].lines if line.text.striptags() == "parse error"
        )
        self.assertEqual([held.label for held in line.held], ["\\u0000"])  # of this rule, not of another
        self.assertIn("1 noticed by witnesses", line.held[0].words)
        page = built().files["parsing-main-inbody.html"]
        self.assertIn(
            f'held by <a class="document" href="{line.held[0].address}"><code>\\u0000</code></a>', page
        )
        there = [
            held
            for unit in units.values()
            if unit.kind != "mode" and unit.address.startswith("parsing-main-inbody.html#")
            for one in unit.lines
            for held in one.held
        ]
        self.assertEqual(page.count('<span class="held"'), len(there))
        for name, text in built().pages.items():
            self.assertIsNone(re.search(r'class="document"[^>]*><code>\s*</code>', text), name)
        shown = {
            held.case or held.label for unit in units.values() for line in unit.lines for held in line.held
        }
        for (file, rule, text), known in built().site.evidence.held.items():
            # The report shows the rules of the HTML Standard's page.
            if file.endswith(".rules") and not file.startswith("spec/mime/"):
                self.assertIn(known.case or known.label, shown, f"{file}: {rule}: {text}")
        for unit in units.values():
            for line in unit.lines:
                for held in line.held:
                    self.assertEqual(bool(held.address), held.case in built().site.evidence.cases, unit.id)

    def test_what_phrases_stand_for_is_beside_them(self) -> None:
        units = {unit.id: unit for view in built().site.sheets for unit in view.units}
        lines = {line.text.striptags(): line for line in units["parsing-main-inbody/start-tag-li"].lines}
        [one] = lines["if the stack of open elements has a p element in button scope"].literally
        self.assertEqual(one.phrase, "the stack of open elements has a {tags} element in button scope")
        self.assertNotIn("from the current node up", one.code)  # the comment
        self.assertIn("for node in upwards(p):", one.code)
        self.assertEqual(lines['set the frameset-ok flag to "not ok"'].literally, [])
        shown = {form.phrase for unit in units.values() for line in unit.lines for form in line.literally}
        stand_for_more = [symbol for symbol in FORMS if literal_form(symbol)]
        self.assertGreater(len(stand_for_more), 80)
        self.assertEqual(
            [str(symbol) for symbol in stand_for_more if not shown & {symbol.words, symbol.negated}], []
        )
        page = built().files["parsing-main-inbody.html"]
        self.assertIn("<summary>literally</summary>", page)

    # --- Well-formed ----------------------------------------------------------------------------------------------

    @unittest.skipUnless(TOOL, NO_TOOL)
    def test_pages_with_scripts_are_shown_with_what_they_ask_of_a_host(self) -> None:
        """Every document that covers a line links to its tree."""
        evidence = built().site.evidence
        self.assertEqual(
            [one.case for one in evidence.held.values() if one.case and one.case not in evidence.cases], []
        )
        page = built().pages["the-end.html"]
        self.assertIn("DOMContentLoaded [level 0]", page)
        self.assertIn("| &lt;html&gt;", page)
        shown = evidence.cases['{"hosted": true, "html": "<script id=a></script>b"}']
        self.assertEqual(shown.place, "tests/witnesses/hosted.txt:6")
        self.assertTrue(shown.tree.startswith("microtask checkpoint [level 0]\nprepare a"), shown.tree)
        self.assertIn("flags of a: parser document\n| <html>", shown.tree)

    def test_pages_have_no_parse_errors(self) -> None:
        assert TOOL
        pages = built().pages
        lines = "".join(json.dumps({"id": name, "html": text}) + "\n" for name, text in pages.items())
        done = subprocess.run([TOOL, "cases"], input=lines.encode(), capture_output=True, check=True)
        answers = [json.loads(line) for line in done.stdout.split(b"\n") if line]
        self.assertEqual(len(answers), len(pages))
        for answer in answers:
            self.assertEqual(answer["errors"], [], answer["id"])

    def test_links_have_targets(self) -> None:
        pages = {name: marked(page) for name, page in built().pages.items()}
        for name, page in pages.items():
            doubled = [one for one, count in Counter(page.ids).items() if count > 1]
            self.assertEqual(doubled, [], f"{name}: the same id twice")
            for tag, address in page.addresses:
                if tag == "a" and address.startswith(
                    ("https://html.spec.whatwg.org/", "https://dom.spec.whatwg.org/")
                ):
                    continue
                file, _, anchor = address.partition("#")
                self.assertIn(file or name, built().files, f"{name} links to {address}")
                if anchor:
                    self.assertIn(unquote(anchor), pages[file or name].ids, f"{name} links to {address}")

    def test_search_results_have_targets(self) -> None:
        index = built().files["index.js"]
        rows = json.loads(index[index.index("[") : index.index("];") + 1])
        ids = {name: set(marked(page).ids) for name, page in built().pages.items()}
        for title, kind, address, _ in rows:
            file, _, anchor = address.partition("#")
            self.assertIn(file, ids, f"{kind} {title}")
            self.assertTrue(not anchor or anchor in ids[file], f"{kind} {title} leads to {address}")

    def test_nothing_is_loaded_from_elsewhere(self) -> None:
        for name, page in built().pages.items():
            for tag, address in marked(page).addresses:
                self.assertTrue(tag == "a" or ":" not in address, f"{name}: {tag} {address}")
            tags = re.sub(r'\btitle="[^"]*"', "", page)  # titles quote witnesses with such addresses
            self.assertIsNone(re.search(r"<[^<>]*=\s*[\"']?\s*javascript:", tags), name)
        for name in ("style.css", "report.js"):
            text = built().files[name]
            self.assertIsNone(re.search(r"https?:|url\(|@import|fetch\(|XMLHttpRequest", text), name)

    def test_pages_are_light(self) -> None:
        for name, text in built().files.items():
            self.assertLess(len(text.encode()), LARGEST, name)

    def test_it_is_the_same_each_time(self) -> None:
        self.assertEqual(build().files, built().files)

    # --- Editions, counts -----------------------------------------------------------------------------------------

    def test_added_and_removed_lines_are_listed_by_day(self) -> None:
        days = dict(built().site.editions()["days"])
        texts = {
            (change.mark, change.text.striptags())
            for unit in days["2026-06-25"]
            for change in unit.changes
            if unit.title == "tag open: '?'"
        }
        self.assertEqual({mark for mark, _ in texts}, {"+", "-"})
        self.assertTrue(any("processing instruction open" in text for _, text in texts))

    def test_the_day_of_a_review_is_shown_where_it_is_not_that_of_most_clauses(self) -> None:
        files = built().files
        self.assertNotIn("reviewed 2026-11-20", files["adoption-agency-algorithm.html"])
        self.assertTrue(
            any(">reviewed 2026-11-23<" in text for text in files.values() if isinstance(text, str))
        )

    def test_counts_are_beside_branches(self) -> None:
        outcomes = [
            {"name": "data_nul", "counts": {"tokenizer": 12, "tree-construction": 30, "witnesses": 5}},
            {"name": "in_body_start_tag_li_1", "counts": {"tokenizer": 7}},
        ]
        coverage: dict[str, object] = {
            "edition": DAY,
            "documents": {"tokenizer": 70, "witnesses": 9},
            "outcomes": outcomes,
        }
        made = build(coverage=coverage)
        self.assertRegex(made.files["data-state.html"], r'id="data_nul"[^>]*>42</a>')
        self.assertRegex(
            made.files["parsing-main-inbody.html"], r'id="in_body_start_tag_li_1"[^>]*>7 · 0</a>'
        )
        self.assertIn("70 of tokenizer", made.files["coverage.html"])

    def test_other_json_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "coverage.json"
            path.write_text("{}", encoding="utf-8")
            with self.assertRaisesRegex(PageError, "not the output of scripts/audit coverage"):
                read_coverage(path, Evidence())

    def test_other_files_are_left_alone(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "letter.html").write_text("mine", encoding="utf-8")
            with self.assertRaisesRegex(PageError, "give a new folder"):
                write_files(built().files, folder)
            self.assertEqual([path.name for path in folder.iterdir()], ["letter.html"])
            write_files(built().files, folder / "report")
            (folder / "report" / "gone.html").write_text("of an older report", encoding="utf-8")
            write_files(built().files, folder / "report")
            self.assertEqual({path.name for path in (folder / "report").iterdir()}, set(built().files))

    # --- With a page ----------------------------------------------------------------------------------------------

    @unittest.skipUnless(TOOL, NO_TOOL)
    def test_the_comparison_is_shown_beside_the_readers_copy(self) -> None:
        page_file = STANDARD / "parsing-2018-10-21.html"
        if not page_file.exists():
            self.skipTest(f"No page of the Standard at {page_file}")
        assert TOOL
        page = extract(read(TOOL, str(page_file)), "parsing.html")
        audit = Audit("parsing.html", DAY)
        audit.entries = compare(page, Rules(SPEC, DAY), read_declarations(SPEC, Problems()))
        audit.changes = against_lock(page, built().site.lock)
        # Simulates an older page with another word.
        change = next(
            one for one in audit.changes if one.drift == "changed" and one.id.startswith("tag-open-state/")
        )
        assert change.new
        word, _, rest = change.new.paragraphs[0].partition(" ")
        change.old = replace(change.new, paragraphs=[f"Formerly {rest}", *change.new.paragraphs[1:]])
        made = build(audit)
        self.assertIn("changed since the review", made.files["tag-open-state.html"])
        self.assertIn("matches the page", made.files["data-state.html"])
        self.assertIn(f"<del>Formerly</del> <ins>{word}</ins> ", made.files["tag-open-state.html"])
        for name, row in (("data-state", "data-state/NUL"), ("tag-open-state", "tag-open-state/'/'")):
            text = re.sub(r"\s+", " ", " ".join(marked(made.pages[f"{name}.html"]).text))
            self.assertIn(page.clauses[row].paragraphs[0], text)
        # The report without a page contains none of this text.
        text = re.sub(r"\s+", " ", " ".join(" ".join(marked(one).text) for one in built().pages.values()))
        for clause in page.clauses.values():
            for paragraph in clause.texts:
                if len(paragraph.split()) > 7:
                    self.assertFalse(paragraph in text, f"{clause.id}: {paragraph}")

    def test_an_equivalent_mutant_has_its_reason_and_its_hunt(self) -> None:
        (text,) = set(
            re.findall(
                r'title="([^"]*)">equivalent: Tree construction does not ask for the last',
                "".join(built().pages.values()),
            )
        )
        self.assertRegex(
            text, r"after “hand .*; searched with [\d,]+ documents, [\d,]+ of them with scripts, for \d+ mutants"
        )


if __name__ == "__main__":
    unittest.main()
