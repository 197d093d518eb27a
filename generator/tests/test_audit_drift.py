"""Changes on a page, the lock, the two forms of a page, and the command line."""

from __future__ import annotations

import contextlib
import io
import json
import re
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

from audit_support import PAGE, SPEC, TOOL, PageCase
from lockstep_audit.__main__ import arguments, run
from lockstep_audit.against import compare
from lockstep_audit.clauses import Page, extract
from lockstep_audit.declared import read_declarations
from lockstep_audit.drift import Change, against_lock, against_page, with_former_names, wording
from lockstep_audit.lock import Lock, accept, read_lock, record
from lockstep_audit.page import PageError, parse_text
from lockstep_audit.report import WIDTH, Audit, change_lines, side_by_side
from lockstep_rules.diagnostics import Problems, SpecError

COMMENT = ("#insert-a-comment>Insert it", "#insert-a-comment>Insert it twice")


class Drift(PageCase):
    def lock(self) -> Lock:
        return accept(Lock("# a test\n"), self.page(), ["all"], "2026-01-02")

    def change(self, *edits: tuple[str, str]) -> Change:
        """The one change that the edits cause."""
        found = against_lock(self.page(*edits), self.lock())
        self.assertEqual(
            [(c.id, c.drift) for c in found],
            [(c.id, c.drift) for c in against_page(self.page(*edits), self.page())],
        )
        self.assertEqual(len(found), 1, [(c.id, c.drift) for c in found])
        return found[0]

    def test_same(self) -> None:
        self.assertEqual(against_lock(self.page(), self.lock()), [])

    def test_changed(self) -> None:
        change = self.change(COMMENT)
        self.assertEqual((change.id, change.drift), ("parsing-main-incolgroup/comment", "changed"))
        self.assertEqual(change.reviewed, "2026-01-02")

    def test_changed_heading(self) -> None:
        change = self.change(
            (
                'name is "col"<dd><p><a href=#insert-an',
                'name is one of: "col", "colx"<dd><p><a href=#insert-an',
            )
        )
        self.assertEqual((change.id, change.drift), ("parsing-main-incolgroup/start tag col", "changed"))

    def test_swapped_cases(self) -> None:
        """The cases have the same words in another order."""
        first = "<dt>A comment token<dd><p><a href=#insert-a-comment>Insert it</a>.\n"
        second = "<dt>A processing instruction token<dd><p><a href=#insert-a-processing-instruction>Insert it</a>.\n"
        edit = (first + second, second + first)
        change = self.change(edit)
        self.assertEqual((change.kind, change.drift), ("case", "moved"))
        after = accept(self.lock(), self.page(edit), ["all"], "2026-01-02")
        self.assertNotEqual(after.text(), self.lock().text())

    def test_link_to_another_target(self) -> None:
        """The words are the same."""
        edit = ("<a href=#tag-open-state>tag open", "<a href=#data-state>tag open")
        page = self.page(edit)
        name = "data-state/'<'"
        self.assertEqual(page.clauses[name].fingerprint, self.page().clauses[name].fingerprint)
        # The small page has no tag open state, so a link to it counts as a link to another chapter.
        change = self.change(edit)
        self.assertEqual((change.id, change.drift, change.what), (name, "changed", ["links"]))
        after = accept(self.lock(), page, ["all"], "2026-01-02")
        self.assertNotEqual(after.text(), self.lock().text())
        other = self.change(("<a href=#data-state>data state", "<a href=#close-a-p-element>data state"))
        self.assertEqual((other.id, other.what), ("data-state/'&'", ["links"]))

    def test_links_that_are_not_recorded(self) -> None:
        """With an old lock, or one made from a copy without markup, nothing is reported about links and
        steps."""
        lock = self.lock()
        lock.clauses = {name: replace(c, links="?", steps="?") for name, c in lock.clauses.items()}
        edit = ("<a href=#data-state>data state", "<a href=#close-a-p-element>data state")
        self.assertEqual(against_lock(self.page(edit), lock), [])
        again = accept(lock, self.page(), ["all"], "2026-02-03")
        self.assertEqual(again, self.lock())

    def test_steps(self) -> None:
        """A paragraph becomes a separate step."""
        edit = (
            "for <code>p</code> elements.<li><p>The current",
            "for <code>p</code> elements.<p>The current",
        )
        change = self.change(edit)
        self.assertEqual((change.id, change.what), ("close-a-p-element", ["steps"]))

    def test_steps_below_loose_text(self) -> None:
        """The text of a step need not be in a paragraph."""
        edit = (
            "<li><p>Pop up to the first <code>p</code> element.</ol>",
            "<li>Do this:<ol><li>One.<li>Two.</ol></ol>",
        )
        clause = self.page(edit).clauses["close-a-p-element"]
        self.assertEqual(str(clause.steps), "3; 3:2")
        self.assertEqual(clause.paragraphs[-3:], ["3. Do this:", "3.1. One.", "3.2. Two."])

    def test_removed(self) -> None:
        change = self.change(("<dt>A comment token<dd><p><a href=#insert-a-comment>Insert it</a>.\n", ""))
        self.assertEqual((change.id, change.drift), ("parsing-main-incolgroup/comment", "removed"))

    def test_added(self) -> None:
        change = self.change(("<dt>A comment", '<dt>A start tag whose tag name is "foo"<dd>No.<dt>A comment'))
        self.assertEqual((change.id, change.drift), ("parsing-main-incolgroup/start tag foo", "added"))

    def test_renamed(self) -> None:
        change = self.change(("id=close-a-p-element", "id=close-one-p"))
        self.assertEqual(
            (change.id, change.drift, change.was), ("close-one-p", "renamed", "close-a-p-element")
        )

    def test_renamed_with_rows_and_links(self) -> None:
        """Reports one rename, instead of removed and added rows and changed links."""
        edits = (
            ("id=data-state>", "id=data-text-state>"),
            ("<a href=#data-state>data", "<a href=#data-text-state>data"),
        )
        change = self.change(*edits)
        self.assertEqual((change.id, change.drift, change.was), ("data-text-state", "renamed", "data-state"))
        found = against_lock(self.page(*edits, ("An <a", "One <a")), self.lock())
        self.assertEqual(
            [(c.id, c.drift, c.was, c.what) for c in found],
            [
                ("data-text-state", "renamed", "data-state", []),
                ("data-text-state/NUL", "changed", "data-state/NUL", ["wording"]),
            ],
        )
        # For the rules, it is one difference too.
        page = self.page(*edits)
        audit = Audit("", "", entries=compare(page, self.rules, self.declarations))
        before = {entry.id for entry in audit.differences}
        self.assertLessEqual({"data-text-state", "data-state"}, {name.partition("/")[0] for name in before})
        audit.changes = [change]
        audit.fold_renames()
        after = [entry for entry in audit.differences if "data" in entry.id.partition("/")[0]]
        self.assertEqual([entry.id for entry in after if entry.id.startswith("data-")], ["data-text-state"])
        text = "\n".join(change_lines(change, None, "parsing"))
        self.assertIn(
            "to do: replace #data-state by #data-text-state in spec/; then run scripts/audit --accept", text
        )
        # Accepting the change drops the former names.
        names = with_former_names(["data-text-state"], [change], page, self.lock())
        lock = accept(self.lock(), page, names, "2026-03-04")
        self.assertEqual([name for name in lock.clauses if name.startswith("data-state")], [])
        self.assertEqual(against_lock(page, lock), [])

    def test_two_states_with_one_introduction_are_not_a_rename(self) -> None:
        lock = self.lock()
        text = lock.clauses["data-state"].fingerprint
        lock.clauses["other-state"] = replace(lock.clauses["data-state"], fingerprint=text)
        found = {c.id: c.drift for c in against_lock(self.page(("id=data-state>", "id=new-state>")), lock)}
        self.assertEqual((found["new-state"], found["other-state"]), ("renamed", "removed"))

    def test_edits_without_a_change_of_meaning(self) -> None:
        for edit in (
            ("12.2.5.1", "13.2.5.1"),
            ("<p>Take the next character:", "<p>Take   the <i>next</i> character"),
            ("A note is not a rule.", "Another note."),
            ("<p class=note>", "<div class=example><p>For example.</div><p class=note>"),
            ("Errors have codes.", "Errors, have “codes”"),
            ("None of this counts", "All of this counts"),
            ("Errors have codes.", "Errors have codes. <a href=references.html#refsX>[X]</a>"),
        ):
            self.assertEqual(against_lock(self.page(edit), self.lock()), [], edit)

    def test_wording(self) -> None:
        old, new = ["1. One.", "2. Two."], ["1. None.", "2. One.", "3. To."]
        expected = [(">", "", "1. None."), (" ", "1. One.", "2. One."), ("|", "2. Two.", "3. To.")]
        self.assertEqual(wording(old, new), expected)

    def test_side_by_side(self) -> None:
        name = "parsing-main-incolgroup/comment"
        lines = side_by_side(self.page().clauses[name], self.page(COMMENT).clauses[name])
        self.assertEqual(lines[0], "    … 1 unchanged")
        self.assertRegex(lines[1], r"^    Insert it\. +\| Insert it twice\.$")
        self.assertTrue(all(len(line) <= WIDTH for line in lines))


class Forms(PageCase):
    def source_form(self) -> Page:
        """The page as its editors write it: no ids, no links, comments."""
        text = PAGE
        for old, new in (
            ("<h3 id=parsing><span class=secno>12.2</span> ", "<!-- hello --><h3 id=parsing>"),
            ("<h4 id=parse-errors><span class=secno>12.2.2</span> <dfn>", '<h4><dfn data-x="parse error">'),
            ("<dfn id=parse-error-eof-in-tag>", '<dfn data-x="parse-error-eof-in-tag">'),
            ("<dfn id=has-an-element-in-table-scope>", "<dfn>"),
            ("<h5 id=data-state><span class=secno>12.2.5.1</span> ", "<div w-nodev><h5>"),
            ("<a href=#data-state>data state</a>", "<span>data state</span>"),
            ("<a href=#tag-open-state>tag open state</a>", "<span>tag open state</span>"),
            ("<dfn id=close-a-p-element>", "<dfn>"),
            ("<p class=note>A note is not a rule.</p>", "<!-- a note --><p>Done.<ref>X</ref></p>"),
        ):
            self.assertIn(old, text)
            text = text.replace(old, new)
        assert TOOL
        return extract(parse_text(TOOL, text), "source form")

    def test_both_forms_say_the_same(self) -> None:
        published, source = (
            self.page(("<p class=note>A note is not a rule.</p>", "<p>Done.</p>")),
            self.source_form(),
        )
        self.assertEqual([c.id for c in against_page(source, published)], [])
        self.assertIn("data-state", source.clauses["data-state/'&'"].links)
        self.assertIn("tag-open-state", source.clauses["data-state/'<'"].links)

    def test_links_of_both_forms(self) -> None:
        """A variable refers to nothing, whatever its name; an element around a link is not counted again, nor
        is the definition of a term; anchors of other standards are ignored."""
        assert TOOL
        for text in (
            """<h3 id=parsing>Parsing HTML documents</h3><h4 id=flags>Flags</h4>
            <p>A <dfn id=nodelist><code>NodeList</code></dfn>.<p>A <dfn id=concept-flag><code>flag</code></dfn> of a
            <code><a href=#nodelist>NodeList</a></code>, <var>flag</var>: set the <i><a href=#concept-flag>flag</a></i> of
            <var><a href=#concept-flag>it</a></var> by <a href=https://encoding.spec.whatwg.org/#nodelist>UTF-8</a> and
            <a href=https://html.spec.whatwg.org/multipage/parsing.html#flags>flags</a>.""",
            """<h3>Parsing HTML documents</h3><h4>Flags</h4>
            <p>A <dfn><code>NodeList</code></dfn>.<p>A <dfn><code data-x="concept-flag">flag</code></dfn> of a
            <code>NodeList</code>, <var>flag</var>: set the <i data-x="concept-flag">flag</i> of
            <var data-x="concept-flag">it</var> by <span>UTF-8</span> and <span data-x="flags">flags</span>.""",
        ):
            clause = extract(parse_text(TOOL, text), "").clauses["concept-flag"]
            self.assertEqual(clause.references, ["nodelist", "concept-flag", "concept-flag", "flags"])

    def test_not_normative(self) -> None:
        assert TOOL
        text = PAGE.replace("<p>Errors have codes.</p>", "<!-- NON-NORMATIVE SECTION --><p>Some words.</p>")
        self.assertEqual(extract(parse_text(TOOL, text), "").clauses["parse-errors"].texts, [])

    def test_another_page(self) -> None:
        assert TOOL
        with self.assertRaisesRegex(PageError, "no heading “Parsing HTML documents”"):
            extract(parse_text(TOOL, "<h1>Hello</h1>"), "hello.html")


class Locks(PageCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "STANDARD.lock"

    def read(self) -> Lock:
        problems = Problems()
        lock = read_lock(self.path, problems)
        problems.raise_if_any()
        return lock

    def test_accept(self) -> None:
        lock = accept(Lock(), self.page(), ["all"], "2026-01-02")
        self.path.write_text(lock.text(), encoding="utf-8")
        self.assertEqual(self.read().clauses, lock.clauses)
        name, other = "parsing-main-incolgroup/comment", ("Errors have codes", "Errors have no codes")
        page = self.page(COMMENT, other, ("id=close-a-p-element", "id=close-one-p"))
        one = accept(lock, page, [name], "2026-02-03")
        self.assertEqual(one.clauses[name].reviewed, "2026-02-03")
        self.assertEqual(one.clauses["parse-errors"], lock.clauses["parse-errors"])
        self.assertIn("close-a-p-element", one.clauses)
        self.assertNotIn("close-one-p", one.clauses)
        every = accept(lock, page, ["all"], "2026-02-03")
        self.assertEqual(list(every.clauses), list(page.clauses))
        self.assertEqual(every.clauses["data-state"].reviewed, "2026-01-02")
        self.assertEqual(against_lock(page, every), [])

    def test_record(self) -> None:
        """Records what a lock lacks, for the clauses with the same wording on a page. The page may be from
        another day."""
        whole = accept(Lock(), self.page(), ["all"], "2026-01-02")
        bare = Lock("", {name: replace(c, links="?", steps="?") for name, c in whole.clauses.items()})
        self.assertEqual(record(bare, self.page()), whole)
        # The wording differs, and links refer to names that only one of the two has.
        other = record(bare, self.page(COMMENT, ("id=parse-errors>", "id=errors>")))
        unknown = {name for name, c in other.clauses.items() if c.links == "?"}
        errors = {"close-a-p-element"} | {
            f"parsing-main-incolgroup/{case}"
            for case in ("DOCTYPE", "end tag col", "end tag colgroup", "anything else")
        }
        self.assertEqual(unknown, {"parse-errors", "parsing-main-incolgroup/comment"} | errors)
        steps = {name for name, c in other.clauses.items() if c.steps == "?"}
        self.assertEqual(steps, {"parse-errors", "parsing-main-incolgroup/comment"})
        self.assertEqual({c.reviewed for c in other.clauses.values()}, {"2026-01-02"})
        # Recorded values stay.
        edit = ("<a href=#data-state>data state", "<a href=#close-a-p-element>data state")
        self.assertEqual(record(whole, self.page(edit)), whole)

    def test_bad_rows(self) -> None:
        good = "0123456789ab\t2026-01-02\tsection\tparsing\t-\t-\n"
        for row, message in (
            ("x\t2026-01-02\tsection\tparsing\t-\t-", "“x” is not a fingerprint"),
            ("0123456789ab\t2026-13-02\tsection\tparsing\t?\t?", "is not a calendar date"),
            ("0123456789ab\t2026-01-02\tsectoin\tparsing\t-\t-", "did you mean “section”?"),
            ("0123456789ab\t2026-01-02\tsection", "expected 6 columns, found 3"),
            ("0123456789ab\t2026-01-02\tsection\tother\tx\t-", "“x” is not a fingerprint of links"),
            ("0123456789ab\t2026-01-02\tsection\tother\t-\t4; 4", "“4; 4” does not say how many steps"),
            (good.strip(), "“parsing” is listed twice"),
        ):
            self.path.write_text(good + row + "\n", encoding="utf-8")
            with self.assertRaisesRegex(SpecError, f"spec/STANDARD.lock:2: .*{message}"):
                self.read()

    def test_bad_declarations(self) -> None:
        for row, message in (
            ("a\tclaus\t-\tb", "did you mean “clause”?"),
            ("a\tclause\truntime/src/tree/insertions.h\tb", "did you mean “runtime/src/tree/insertion.h”?"),
            ("a\telsewhere\tfoo\tb", "“foo” is not a page"),
            ("a\tclause\t-\tb\na\tsection\t-\tb", "“a” is declared twice"),
            ("a\tomits\tsome\tb", "“some” are not numbers of steps"),
            ("a\tdeparts\tsoon x\tb", "“soon x” is not a day and a section"),
            ("a\tdeparts\t2026-11-25 a-form\tb", "has no section “a-form”"),
        ):
            spec = self.folder / "spec"
            spec.mkdir(exist_ok=True)
            if not (self.folder / "runtime").exists():
                for name in ("runtime", "docs"):
                    (self.folder / name).symlink_to(SPEC.parent / name)
            (spec / "clauses.tsv").write_text(row + "\n", encoding="utf-8")
            problems = Problems()
            read_declarations(spec, problems)
            with self.assertRaisesRegex(SpecError, message):
                problems.raise_if_any()


class CommandLine(PageCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.new, self.old = self.folder / "new.html", self.folder / "old.html"
        self.new.write_text(self.edited(COMMENT), encoding="utf-8")
        self.old.write_text(PAGE, encoding="utf-8")
        self.lock = ("--lock", str(self.folder / "lock"))

    def audit(self, *words: str) -> tuple[int, str]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            code = run(arguments().parse_args(words))
        return code, out.getvalue()

    def test_drift(self) -> None:
        drift = ("--only", "drift", *self.lock)
        with self.assertRaisesRegex(SpecError, "no clause is locked; run scripts/audit .* --accept all"):
            self.audit("--standard", str(self.old), *drift)
        self.assertEqual(self.audit("--standard", str(self.old), "--accept", "all", *self.lock)[0], 0)
        self.assertEqual(self.audit("--standard", str(self.old), *drift)[0], 0)
        code, text = self.audit("--standard", str(self.new), *drift)
        self.assertEqual(code, 1)
        self.assertIn("parsing-main-incolgroup/comment  (case changed, reviewed on 20", text)
        self.assertIn("spec/tree/in-column-group.rules:", text)
        self.assertIn("TreeBuilder::in_column_group_comment", text)
        self.assertTrue(all(len(line) <= WIDTH for line in text.split("\n") if "https:" not in line), text)

    def test_record(self) -> None:
        self.audit("--standard", str(self.old), "--accept", "all", *self.lock)
        path = self.folder / "lock"
        path.write_text(re.sub("\t-\t-$", "\t?\t?", path.read_text(encoding="utf-8"), flags=re.MULTILINE))
        unknown = path.read_text(encoding="utf-8").count("\t?\t?")
        code, text = self.audit("--standard", str(self.new), "--record", *self.lock)
        self.assertEqual((code, text), (0, f"lock: {unknown - 1} rows completed, 1 are not\n"))
        [row] = [line for line in path.read_text(encoding="utf-8").splitlines() if "?" in line]
        self.assertIn("\tparsing-main-incolgroup/comment\t?\t?", row)

    def test_json(self) -> None:
        words = ("--standard", str(self.new), "--against", str(self.old), "--format", "json")
        code, text = self.audit(*words, *self.lock)
        self.assertEqual(code, 1)
        clauses = {clause["id"]: clause for clause in json.loads(text)["clauses"]}
        comment = clauses["parsing-main-incolgroup/comment"]
        self.assertEqual(
            (comment["kind"], comment["status"], comment["drift"]), ("case", "matches", "changed")
        )
        self.assertEqual(comment["old"][1:] + comment["new"][1:], ["Insert it.", "Insert it twice."])
        self.assertEqual(comment["functions"][0], "TreeBuilder::in_column_group_comment")
        self.assertEqual(comment["rules"][0]["file"], "spec/tree/in-column-group.rules")

    def test_bad_use(self) -> None:
        for words, message in (
            (("--standard", "nothing.html"), "nothing.html: no such file"),
            (("--standard", str(self.old), "--accept", "data-stat"), "did you mean “data-state"),
            (("--standard", str(self.old), "--edition", "2026"), "“2026” is not a calendar date"),
        ):
            with self.assertRaisesRegex(PageError, message):
                self.audit(*words, *self.lock)


if __name__ == "__main__":
    unittest.main()
