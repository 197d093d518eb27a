"""Every kind of difference between a page and the rules."""

from __future__ import annotations

import unittest

from audit_support import PageCase

DATA = "data-state"
GROUP = "parsing-main-incolgroup"
NULL_ROW = "<dt>U+0000 NULL"


class States(PageCase):
    def test_the_page_as_it_is(self) -> None:
        entries = self.entries()
        for clause in self.page().clauses:
            if clause.startswith((DATA, GROUP, "close-a-p", "has-an-element")):
                self.assertEqual(
                    (entries[clause].status, entries[clause].differences), ("matches", []), clause
                )
        self.assertEqual(entries[f"{DATA}/'<'"].functions, ["Tokenizer::data_state"])
        self.assertEqual(
            entries[f"{GROUP}/start tag col"].functions[0], "TreeBuilder::in_column_group_start_tag_col"
        )
        self.assertNotIn("other-term", entries)

    def test_added_state(self) -> None:
        added = (
            "<h5 id=foo-state><dfn>Foo state</dfn></h5><dl class=switch><dt>EOF<dd>Stop.</dl><h5 id=creating-"
        )
        entries = self.entries(("<h5 id=creating-", added))
        self.assertEqual(entries["foo-state"].status, "no rule")
        self.assertEqual(entries["foo-state/EOF"].status, "no rule")

    def test_renamed_state(self) -> None:
        entry = self.entries(("<h5 id=data-state>", "<h5 id=dataa-state>"))[DATA]
        self.assertEqual(entry.status, "not on the page")
        self.assertIn("#data-state is not on the page; did it become #dataa-state?", entry.differences)

    def test_removed_row(self) -> None:
        row = self.page().clauses[f"{DATA}/NUL"]
        end = "<a href=#parse-error-unexpected-null-character>unexpected-null-character</a> error. Emit the <a href=#current-input-character>character</a>.\n"
        self.assertEqual(row.characters and row.characters.codes, frozenset({0}))
        self.differs(f"{DATA}/NUL", "spec/ has this row, the page does not", (f"{NULL_ROW}<dd>An {end}", ""))

    def test_added_row(self) -> None:
        self.differs(
            f"{DATA}/'x'",
            "the page has this row, spec/ does not",
            (NULL_ROW, f"<dt>U+0078 (x)<dd>No.{NULL_ROW}"),
        )

    def test_additional_character(self) -> None:
        self.differs(
            f"{DATA}/NUL", "characters on the page only: 'x'", (NULL_ROW, f"{NULL_ROW}<dt>U+0078 (x)")
        )

    def test_end_of_file(self) -> None:
        name = "comment-less-than-sign-bang-dash-dash-state"
        rows = "<dt>U+003E (>)<dd>To the <a href=#comment-end-state>comment end state</a>.<dt>EOF<dd>Stop."
        added = f"<h5 id={name}><dfn>Comment … state</dfn></h5><dl class=switch>{rows}</dl><h5 id=creating-"
        entry = self.entries(("<h5 id=creating-", added))[f"{name}/'>'"]
        self.assertEqual(entry.differences, ["EOF is in this row of spec/ only"])

    def test_other_state(self) -> None:
        differences = self.entries(("<a href=#tag-open-state>", "<a href=#data-state>"))[
            f"{DATA}/'<'"
        ].differences
        self.assertEqual(
            differences, ["states on the page only: #data-state", "states in spec/ only: #tag-open-state"]
        )

    def test_other_parse_error(self) -> None:
        self.differs(
            f"{DATA}/EOF",
            "parse errors on the page only: eof-in-tag",
            ("an end-of-file token.", "<a href=#parse-error-eof-in-tag>eof-in-tag</a>"),
        )

    def test_character_of_the_steps(self) -> None:
        self.differs(
            f"{DATA}/EOF",
            "characters in the steps on the page only: U+FFFD",
            ("Emit an end-of-file", "Emit a U+FFFD, emit an end-of-file"),
        )

    def test_anything_else(self) -> None:
        self.differs(
            f"{DATA}/'<'",
            "only the page continues as “anything else”",
            ("Switch to the <a href=#tag-open", 'As "anything else", the <a href=#tag-open'),
        )


class Modes(PageCase):
    def test_additional_tag(self) -> None:
        self.differs(
            f"{GROUP}/start tag col",
            "tokens on the page only: start tag colx",
            (
                'name is "col"<dd><p><a href=#insert-an',
                'name is one of: "col", "colx"<dd><p><a href=#insert-an',
            ),
        )

    def test_missing_tag(self) -> None:
        self.differs(
            f"{GROUP}/start tag template",
            "tokens in spec/ only: end tag template",
            ('<dt>An end tag whose tag name is "template"', ""),
        )

    def test_removed_case(self) -> None:
        self.differs(
            f"{GROUP}/comment",
            "spec/ has this case, the page does not",
            ("<dt>A comment token<dd><p><a href=#insert-a-comment>Insert it</a>.\n", ""),
        )

    def test_added_case(self) -> None:
        self.differs(
            f"{GROUP}/start tag foo",
            "the page has this case, spec/ does not",
            ("<dt>A comment", '<dt>A start tag whose tag name is "foo"<dd>No.<dt>A comment'),
        )

    def test_condition(self) -> None:
        entry = self.entries(
            (
                'name is "col"<dd><p><a href=#insert-an',
                'name is "col", if it likes to<dd><p><a href=#insert-an',
            )
        )
        self.assertIn(
            "tokens under a condition on the page only: start tag col",
            entry[f"{GROUP}/start tag col"].differences,
        )

    def test_other_mode(self) -> None:
        self.differs(
            f"{GROUP}/start tag html",
            "insertion modes on the page only: #parsing-main-intable",
            ("in body</a>", "in body</a> or <a href=#parsing-main-intable>in table</a>"),
        )

    def test_parse_error(self) -> None:
        self.differs(
            f"{GROUP}/DOCTYPE",
            "only spec/ has a parse error here",
            ("<a href=#parse-errors>Parse error</a>. Ignore", "Ignore"),
        )

    def test_element_named(self) -> None:
        self.differs(
            f"{GROUP}/comment",
            "elements on the page only: ruby",
            ("A comment token<dd><p><a", "A comment token<dd><p>In a <code>ruby</code> element, <a"),
        )
        self.assertEqual(
            self.entries(
                (
                    "#insert-a-comment>Insert it</a>",
                    "#insert-a-comment>Insert it</a> (the <code>ruby</code> element)",
                )
            )[f"{GROUP}/comment"].differences,
            [],
        )

    def test_step(self) -> None:
        self.differs(
            f"{GROUP}/comment",
            "algorithms in spec/ only: #insert-a-comment",
            ("<a href=#insert-a-comment>Insert it</a>", "Insert it"),
        )
        self.differs(
            f"{GROUP}/comment",
            "algorithms on the page only: #close-a-p-element",
            (
                "#insert-a-comment>Insert it</a>",
                "#insert-a-comment>In</a>, <a href=#close-a-p-element>close</a>",
            ),
        )

    def test_term(self) -> None:
        self.differs(
            f"{GROUP}/comment",
            "terms on the page only: #frameset-ok-flag",
            (
                "#insert-a-comment>Insert it</a>",
                "#insert-a-comment>In</a>, set the <a href=#frameset-ok-flag>flag</a>",
            ),
        )

    def test_order(self) -> None:
        first = "<dt>A comment token<dd><p><a href=#insert-a-comment>Insert it</a>.\n"
        second = "<dt>A processing instruction token<dd><p><a href=#insert-a-processing-instruction>Insert it</a>.\n"
        self.differs(
            f"{GROUP}/comment",
            "spec/ has this case earlier than the page",
            (first + second, second + first),
        )

    def test_added_mode(self) -> None:
        added = '<h6 id=in-foo>The "<dfn>in foo</dfn>" insertion mode</h6><dl class=switch><dt>Anything else<dd>No.</dl><h3 id=other>'
        self.assertEqual(self.entries(("<h3 id=other>", added))["in-foo"].status, "no rule")


class Others(PageCase):
    def test_scope(self) -> None:
        self.differs(
            "has-an-element-in-table-scope",
            "elements on the page only: ruby",
            ("<li><code>html", "<li><code>ruby</code><li><code>html"),
        )
        self.differs(
            "has-an-element-in-table-scope", "elements in spec/ only: html", ("<li><code>html</code>", "")
        )

    def test_algorithm(self) -> None:
        steps = "<p>Parsers <dfn id=to-foo>foo</dfn> so:</p><ol><li>Do.</ol><p class=note>A note"
        entries = self.entries(("<p class=note>A note", steps))
        self.assertEqual((entries["to-foo"].kind, entries["to-foo"].status), ("algorithm", "no rule"))

    def test_definition_is_vocabulary(self) -> None:
        entries = self.entries(
            ("<p class=note>A note", "<p>A <dfn id=foo>foo</dfn> is a thing.</p><p class=note>A note")
        )
        self.assertEqual((entries["foo"].kind, entries["foo"].status), ("definition", "vocabulary"))

    def test_error_codes(self) -> None:
        entries = self.entries(
            (">eof-in-tag<", ">eof-in-tags<"), ("parse-error-eof-in-tag", "parse-error-eof-in-tags")
        )
        self.assertEqual(entries["parse-error-eof-in-tags"].status, "no rule")
        self.assertIn(
            "did it become #parse-error-eof-in-tags?", entries["parse-error-eof-in-tag"].differences[0]
        )

    def test_table(self) -> None:
        table = "<p>The <dfn id=adjust-svg-attributes>adjusting</dfn>:</p><table><tr><th>a<th>b<tr><td>calcmode<td>calcMODE</table><p class=note>"
        found = self.entries(("<p class=note>", table))["adjust-svg-attributes/table"].differences
        self.assertIn("row on the page only: calcmode calcMODE", found)
        self.assertIn("row in spec/ only: calcmode calcMode", found)

    def test_declared(self) -> None:
        entries = self.entries()
        self.assertEqual(entries["parse-errors"].status, "declared")
        self.assertEqual(
            entries["overview-of-the-parsing-model"].differences, ["declared, but not on the page"]
        )

    def test_elsewhere(self) -> None:
        self.assertNotIn("void-elements", self.entries())

    def test_new_section(self) -> None:
        entries = self.entries(("<h3 id=other>", "<h4 id=news>News</h4><p>New.</p><h3 id=other>"))
        self.assertEqual(entries["news"].status, "no rule")


if __name__ == "__main__":
    unittest.main()
