"""Bad input to stage read: lines, dates, anchors, files, tables, STANDARD."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.read import Line, for_edition, read_rules, split_marks
from lockstep_rules.tables import read_tables
from support import SpecCase

TEXT = "tree/text.rules"
TOKENIZER = "tokenizer.rules"


class Marks(unittest.TestCase):
    def test_all_forms(self) -> None:
        date, later = "2026-06-25", "2026-07-01"
        self.assertEqual(split_marks("state data  #data-state"), ("state data", "#data-state", "", ""))
        self.assertEqual(split_marks(f"else  x [since {date}]"), ("else  x", "", date, ""))
        self.assertEqual(split_marks(f"x [until {date}]"), ("x", "", "", date))
        self.assertEqual(split_marks(f"a b  #c  [since {date} until {later}]"), ("a b", "#c", date, later))
        self.assertEqual(split_marks("'#'  emit '#'"), ("'#'  emit '#'", "", "", ""))
        self.assertEqual(split_marks('"[CDATA["'), ('"[CDATA["', "", "", ""))


class SharedBlocks(unittest.TestCase):
    """Versions of a line that governs others."""

    def read(self, text: str, day: str) -> list[object]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.rules"
            path.write_text(text, encoding="utf-8")
            problems = Problems()
            lines = for_edition(read_rules(path, "x.rules", problems), day)
        self.assertEqual(problems.found, [])
        return [self.tree(line) for line in lines]

    def tree(self, line: Line) -> object:
        return [line.text, [self.tree(child) for child in line.children]] if line.children else line.text

    def same_block(self, text: str, old: object, new: object) -> None:
        self.assertEqual(self.read(text, "2026-01-01"), old)
        self.assertEqual(self.read(text, "2026-03-01"), new)

    def test_conditions(self) -> None:
        self.same_block(
            "algorithm x\n  1 if a  [until 2026-02-01]\n  1 if b  [since 2026-02-01]\n    c\n    d  [since 2026-02-01]\n",
            [["algorithm x", [["1 if a", ["c"]]]]],
            [["algorithm x", [["1 if b", ["c", "d"]]]]],
        )

    def test_headers_and_rows(self) -> None:
        self.same_block(
            "mode x  [until 2026-02-01]\nmode y  [since 2026-02-01]\n"
            "  start tag a  [until 2026-02-01]\n  start tag b  [since 2026-02-01]\n    c\n",
            [["mode x", [["start tag a", ["c"]]]]],
            [["mode y", [["start tag b", ["c"]]]]],
        )

    def test_three_versions(self) -> None:
        self.same_block(
            "algorithm x\n  while a  [until 2026-02-01]\n  while b  [since 2026-02-01 until 2026-04-01]\n"
            "  while c  [since 2026-04-01]\n    d\n",
            [["algorithm x", [["while a", ["d"]]]]],
            [["algorithm x", [["while b", ["d"]]]]],
        )

    def test_blocks_of_their_own(self) -> None:
        for first, second in (
            ("  if a  [until 2026-02-01]\n    c\n", "  if b  [since 2026-02-01]\n    d\n"),
            ("  c  [until 2026-02-01]\n", "  if b  [since 2026-02-01]\n    d\n"),
        ):
            with self.subTest(first):
                old = self.read(f"algorithm x\n{first}{second}", "2026-01-01")
                self.assertNotIn("d", str(old))
        # Both conditions are in force, so the first one has no lines under it, which the generator refuses.
        self.assertEqual(
            self.read("algorithm x\n  if a\n  if b\n    d\n", "2026-01-01"),
            [["algorithm x", ["if a", ["if b", ["d"]]]]],
        )


class Editions(unittest.TestCase):
    """The lines of an edition, and the `if` of each `otherwise`."""

    def kept(self, *lines: tuple[str, str, str]) -> list[tuple[str, bool]]:
        read = [
            Line(Location("x", i), text, "", since, until) for i, (text, since, until) in enumerate(lines)
        ]
        return [(line.text, line.leads) for line in for_edition(read, "2026-01-01")]

    def test_first_and_last_day(self) -> None:
        self.assertEqual(
            self.kept(("a", "2026-01-01", ""), ("b", "", "2026-01-01"), ("c", "2026-01-02", "")),
            [("a", False)],
        )

    def test_otherwise_if_after_an_omitted_if(self) -> None:
        self.assertEqual(
            self.kept(("if a", "", ""), ("if b", "2026-02-01", ""), ("otherwise if c", "", "")),
            [("if a", False), ("otherwise if c", True)],
        )

    def test_otherwise_after_two_versions_of_an_if(self) -> None:
        self.assertEqual(
            self.kept(("if a", "", "2026-02-01"), ("if b", "2026-02-01", ""), ("otherwise", "", "")),
            [("if a", False), ("otherwise", False)],
        )


class Lines(SpecCase):
    def test_the_real_rules_load(self) -> None:
        self.first_day = self.first_edition = ""  # check every day
        self.loads()

    def test_the_real_rules_load_with_an_older_edition(self) -> None:
        self.older_edition()
        self.loads()

    def test_tab(self) -> None:
        self.edit(TEXT, "    insert the character", "\tinsert the character")
        self.stops(TEXT, "\tinsert the character", "a tab")

    def test_odd_indentation(self) -> None:
        self.edit(TEXT, "    insert the character", "   insert the character")
        self.stops(TEXT, "insert the character", "indented by 3 spaces")

    def test_too_deep(self) -> None:
        self.edit(TEXT, "    insert the character", "      insert the character")
        self.stops(TEXT, "insert the character", "indented by 6 spaces")

    def test_too_deep_at_the_top(self) -> None:
        self.edit(TEXT, "mode text", "  mode text")
        self.stops(TEXT, "mode text", "indented by 2 spaces")

    def test_not_utf8(self) -> None:
        path = self.spec / TEXT
        path.write_bytes(path.read_bytes().replace(b"insert the character", b"insert \xff"))
        found = [str(problem) for problem in self.problems()]
        self.assertRegex("\n".join(found), r"spec/tree/text\.rules:\d+: the file is not UTF-8")

    def test_unknown_block(self) -> None:
        self.edit(TEXT, "mode text", "mod text")
        self.stops(TEXT, "mod text", "does not open a block", "did you mean “mode”")

    def test_block_without_a_name(self) -> None:
        self.append("sets.rules", "\n// Nameless.\nset\n  HTML a\n")
        self.stops("sets.rules", "set", "“set” does not open a block", after="// Nameless.")


class Dates(SpecCase):
    def test_reversed(self) -> None:
        self.edit(TEXT, "    parse error", "    parse error  [since 2026-05-01 until 2026-04-01]")
        self.stops(TEXT, "2026-05-01", "[since 2026-05-01 until 2026-04-01] leaves no day between")

    def test_broken_marks(self) -> None:
        for mark in ("[since 2026-6-25]", "[until tomorrow]", "[Since 2026-06-25]", "[since 2026-06-25"):
            with self.subTest(mark):
                self.setUp()
                self.edit(TEXT, "    parse error", "    parse error  " + mark)
                self.stops(TEXT, mark, f"“{mark}” is not a date mark", "[since 2026-01-31]")

    def test_mark_before_the_anchor(self) -> None:
        self.edit(TEXT, "mode text  #", "mode text  [since 2026-01-01]  #")
        self.stops(TEXT, "mode text", "is not a date mark", "last on the line")

    def test_no_such_day(self) -> None:
        self.edit(TEXT, "    parse error", "    parse error  [since 2026-02-30]")
        self.stops(TEXT, "2026-02-30", "“2026-02-30” is not a calendar date")

    def test_since_before_the_lines_around(self) -> None:
        self.edit(TEXT, "  end-of-file", "  end-of-file  [since 2026-05-01]")
        self.edit(TEXT, "    parse error", "    parse error  [since 2026-04-01]")
        self.stops(TEXT, "[since 2026-04-01]", "earlier than the 2026-05-01 of the lines around it")

    def test_until_after_the_lines_around(self) -> None:
        self.edit(TEXT, "  end-of-file", "  end-of-file  [until 2026-05-01]")
        self.edit(TEXT, "    parse error", "    parse error  [until 2026-06-01]")
        self.stops(TEXT, "[until 2026-06-01]", "later than the 2026-05-01 of the lines around it")

    def test_apart_from_the_lines_around(self) -> None:
        self.edit(TEXT, "  end-of-file", "  end-of-file  [since 2026-05-01]")
        self.edit(TEXT, "    parse error", "    parse error  [until 2026-05-01]")
        self.stops(TEXT, "[until 2026-05-01]", "ends before the lines around it begin, 2026-05-01")

    def test_in_no_edition(self) -> None:
        self.edit(TEXT, "    parse error", "    parse error  [since 2036-01-01]")
        self.stops(TEXT, "2036-01-01", "later than the newest edition")
        self.edit(TEXT, "[since 2036-01-01]", "[until 2006-01-01]")
        self.stops(TEXT, "2006-01-01", "ends before the oldest edition")

    def test_gap_between_versions_of_a_row(self) -> None:
        self.older_edition()
        row = "  anything else{}\n    this token cannot occur\n"
        both = row.format("  [until 2026-09-24]") + row.format("  [since 2026-09-28]")
        self.edit(TEXT, row.format(""), both)
        self.stops(TEXT, "[until 2026-09-24]", "“anything else” is missing from 2026-09-24 until 2026-09-28")

    def test_day_without_a_row(self) -> None:
        self.older_edition()
        self.edit(TEXT, "  anything else", "  anything else  [since 2026-09-24]")
        self.stops(TEXT, "mode text", "has no row for", "[on 2026-09-20]")

    def test_day_with_a_row_twice(self) -> None:
        self.older_edition()
        row = "  anything else{}\n    this token cannot occur\n"
        both = row.format("  [until 2026-09-28]") + row.format("  [since 2026-09-24]")
        self.edit(TEXT, row.format(""), both)
        self.stops(TEXT, "[since 2026-09-24]", "can never match", "[on 2026-09-24]")

    def test_day_without_a_state(self) -> None:
        self.older_edition()
        self.edit(TOKENIZER, "#rcdata-state", "#rcdata-state  [since 2026-09-24]")
        self.stops(TOKENIZER, "reconsume in RCDATA", "unknown state “RCDATA”", "[on 2026-09-20]")

    def test_day_without_a_member(self) -> None:
        self.older_edition()
        self.edit(
            "sets.rules", "  HTML caption colgroup tr", "  HTML caption colgroup tr  [since 2026-09-24]"
        )
        self.stops("sets.rules", "except HTML caption", "“HTML caption” is not in the set", "[on 2026-09-20]")

    def test_day_without_a_parse_error(self) -> None:
        self.older_edition()
        self.edit("tables/parse-errors.tsv", "eof-in-cdata\t-", "eof-in-cdata\t2026-09-24")
        self.stops(TOKENIZER, "parse error eof-in-cdata", "unknown parse error code", "[on 2026-09-20]")

    def test_algorithm_that_does_nothing_on_a_day(self) -> None:
        self.older_edition()
        little = '  set the frameset-ok flag to "not ok"  [since 2026-09-24]\n'
        rules = "\nalgorithm do little\n" + little
        self.append(TEXT, rules)
        self.edit(TEXT, "    insert the character\n", "    insert the character\n    do little\n")
        self.loads()
        self.edit(TEXT, little, "")
        self.stops(TEXT, "algorithm do little", "algorithm “do little” is empty")

    def test_algorithm_without_its_result_on_a_day(self) -> None:
        self.older_edition()
        self.append(TEXT, "\nalgorithm it is so -> boolean\n  return true  [since 2026-09-24]\n")
        self.stops(TEXT, "it is so", "can end without returning its boolean", "[on 2026-09-20]")

    def test_phrase_that_only_an_older_edition_uses(self) -> None:
        self.older_edition()
        old = (
            "    insert the character  [until 2026-09-24]\n    insert the old character  [since 2026-09-24]\n"
        )
        self.edit(TEXT, "    insert the character\n", old)
        self.append(TEXT, "\nalgorithm insert the old character\n  insert the character\n")
        self.loads()
        self.edit(TEXT, "[until 2026-09-24]", "[until 2026-09-28]")
        self.loads()

    def test_otherwise_without_an_if_on_a_day(self) -> None:
        self.older_edition()
        block = "    if the current node is a script element  [since 2026-09-24]\n"
        self.edit(TEXT, "    if the current node is a script element\n", block)
        self.edit(TEXT, "    pop the current", "    otherwise\n      parse error\n    pop the current")
        self.stops(TEXT, "otherwise", "without an “if” above it that is in this edition", "[on 2026-09-20]")


class Anchors(SpecCase):
    def test_twice(self) -> None:
        self.edit(TOKENIZER, "#rcdata-state", "#data-state")
        first = self.place(TOKENIZER, "#data-state")
        self.stops(TOKENIZER, "state RCDATA ", "anchor #data-state is used twice", f"first at {first}")

    def test_twice_in_two_files(self) -> None:
        self.edit(TEXT, "#parsing-main-incdata", "#data-state")
        self.stops(TEXT, "#data-state", "anchor #data-state is used twice, first at spec/tokenizer.rules:")

    def test_versions_may_share_one(self) -> None:
        self.older_edition()
        self.edit(TEXT, "#parsing-main-incdata", "#parsing-main-incdata  [until 2026-09-24]")
        text = (self.spec / TEXT).read_text(encoding="utf-8")
        start = text.index("mode text")
        self.append(TEXT, "\n" + text[start:].replace("[until 2026-09-24]", "[since 2026-09-24]"))
        self.loads()

    def test_on_a_row(self) -> None:
        self.edit(TEXT, "  end-of-file", "  end-of-file  #some-anchor")
        self.stops(TEXT, "#some-anchor", "is on a line that does not open a block")

    def test_on_a_statement(self) -> None:
        self.edit(TEXT, "    parse error", "    parse error  #some-anchor")
        self.stops(TEXT, "#some-anchor", "is on a line that does not open a block")

    def test_of_a_former_clause(self) -> None:
        self.append("clauses.tsv", "data-state\tformer\t2026-01-01\tA test.\n")
        self.stops(
            "tokenizer.rules", "state data  ", "#data-state is a former clause; end the block with “until”"
        )

    def test_none_on_a_state_or_mode(self) -> None:
        self.edit(TEXT, "  #parsing-main-incdata", "")
        self.stops(TEXT, "mode text", "mode “text” has no anchor")
        self.edit(TOKENIZER, "#rcdata-state", "")
        self.stops(TOKENIZER, "state RCDATA ", "state “RCDATA” has no anchor")


class Files(SpecCase):
    def test_missing(self) -> None:
        (self.spec / "sets.rules").unlink()
        self.assertIn("spec/sets.rules:1: the file is missing", [str(p) for p in self.problems()])

    def test_no_index(self) -> None:
        (self.spec / "tree/FILES").unlink()
        self.assertIn("spec/tree/FILES:1: the file is missing", [str(p) for p in self.problems()])

    def test_listed_and_missing(self) -> None:
        (self.spec / TEXT).unlink()
        self.stops("tree/FILES", "text", "“text” is listed, but spec/tree/text.rules is missing")

    def test_not_listed(self) -> None:
        (self.spec / "tree/stray.rules").write_text("")
        found = [str(p) for p in self.problems()]
        self.assertEqual(found, ["spec/tree/stray.rules:1: the file is not listed in spec/tree/FILES"])

    def test_listed_twice(self) -> None:
        self.append("tree/FILES", "dispatcher\n")
        found = "\n".join(str(p) for p in self.problems())
        self.assertRegex(found, r"spec/tree/FILES:\d+: “dispatcher” is listed twice")

    def test_elsewhere(self) -> None:
        (self.spec / "more.rules").write_text("")
        self.assertEqual(
            [str(p) for p in self.problems()], ["spec/more.rules:1: the file is not read by the generator"]
        )


class Tables(SpecCase):
    def append_row(self, table: str, row: str, *parts: str) -> None:
        self.append(f"tables/{table}.tsv", row + "\n")
        lines = (self.spec / f"tables/{table}.tsv").read_text(encoding="utf-8").split("\n")
        place = f"spec/tables/{table}.tsv:{len(lines) - 1}: "
        found = [str(problem) for problem in self.problems()]
        good = [m for m in found if m.startswith(place) and all(part in m for part in parts)]
        self.assertTrue(good, f"no message “{place}… {parts}” among:\n" + "\n".join(found))

    def test_column_count(self) -> None:
        self.append_row("elements", "blink", "expected 2 columns, found 1")

    def test_column_count_of_the_heading(self) -> None:
        self.edit("tables/elements.tsv", "# columns: name\tnamespace", "# columns: name")
        self.stops("tables/elements.tsv", "# columns: name", "expected 2 columns, found 1")

    def test_empty_column(self) -> None:
        self.append_row("elements", "blink\t", "an empty column")

    def test_duplicates(self) -> None:
        self.append_row("elements", "a\thtml", "“a html” occurs twice in this table, first at spec/tables/")

    def test_duplicate_key(self) -> None:
        self.append_row("svg-tag-names", "altglyph\taltGLYPH", "“altglyph” occurs twice")

    def test_unknown_namespace(self) -> None:
        self.append_row("elements", "blink\thtlm", "unknown “htlm”; did you mean “html”?")

    def test_mixed_case_element(self) -> None:
        self.append_row(
            "elements",
            "blinkRate\tsvg",
            "“blinkRate” is not all lower case, but missing from svg-tag-names.tsv",
        )

    def test_code_point(self) -> None:
        self.append_row("named-character-references", "zzz;\tU+XYZ", "“U+XYZ” is not a code point")
        self.append_row("named-character-references", "zzzz;\tU+110000", "“U+110000” is not a code point")

    def test_replacement(self) -> None:
        self.append_row(
            "numeric-character-reference-replacements", "0x20\tU+0041", "not a number 0x80 to 0x9F"
        )

    def test_quirks_kind(self) -> None:
        self.append_row(
            "quirks-identifiers", "quirks\tpublic-equal\tx", "did you mean “quirks public-equals”?"
        )

    def test_quirks_lists_that_are_one(self) -> None:
        row = "limited-quirks\tpublic-prefix-if-system-present\t-//x"
        self.append_row(
            "quirks-identifiers", row, "“-//x” has no row “quirks public-prefix-if-system-missing"
        )

    def test_quirks_prefix_of_another_meaning(self) -> None:
        row = "quirks\tpublic-prefix\t-//w3c//DTD XHTML 1.0 Frameset//EN"
        self.append_row(
            "quirks-identifiers",
            row,
            "“-//w3c//dtd xhtml 1.0 frameset//en” begins with “-//w3c//dtd xhtml 1.0 frameset//”, which means something else",
        )

    def test_parse_error_date(self) -> None:
        self.append_row("parse-errors", "eof-in-x\t2026\t-\tx", "“2026” is neither - nor a calendar date")
        self.append_row("parse-errors", "eof-in-y\t-\tnever\tx", "“never” is neither - nor a calendar date")

    def test_parse_error_of_no_day(self) -> None:
        row = "eof-in-x\t2026-09-24\t2026-09-24\tx"
        self.append_row("parse-errors", row, "from 2026-09-24 until 2026-09-24 leaves no day")

    def test_an_edition_has_the_parse_errors_of_its_day(self) -> None:
        first, last = "eof-in-x\t2026-09-24\t-\tx\n", "eof-in-y\t-\t2026-09-24\ty\n"
        self.append("tables/parse-errors.tsv", first + last)
        found = {}
        for day in ("2026-09-23", "2026-09-24"):
            codes = read_tables(self.spec / "tables", day, Problems()).parse_errors
            found[day] = [code for code in ("eof-in-x", "eof-in-y") if code in codes]
        self.assertEqual(found, {"2026-09-23": ["eof-in-y"], "2026-09-24": ["eof-in-x"]})

    def test_url_attributes(self) -> None:
        place = "https://html.spec.whatwg.org/#x"
        self.append_row("url-attributes", f"href\thtml anchor\turl\t{place}", "unknown “anchor”")
        self.append_row("url-attributes", f"href\tsgv a\turl\t{place}", "unknown “sgv”; did you mean “svg”?")
        self.append_row(
            "url-attributes", f"acton\thtml form\turl\t{place}", "unknown “acton”; did you mean “action”?"
        )
        self.append_row("url-attributes", f"href\thtml p\tlist\t{place}", "unknown “list”")
        self.append_row("url-attributes", f"href\thtml a\turl\t{place}", "“href html a” occurs twice")

    def test_missing_table(self) -> None:
        (self.spec / "tables/elements.tsv").unlink()
        self.assertIn("spec/tables/elements.tsv:1: the file is missing", [str(p) for p in self.problems()])

    def test_table_that_nothing_reads(self) -> None:
        (self.spec / "tables/more.tsv").write_text("")
        self.assertEqual(
            [str(p) for p in self.problems()], ["spec/tables/more.tsv:1: nothing reads this table"]
        )


class Standard(SpecCase):
    def test_no_default(self) -> None:
        self.edit("STANDARD", "  default yes\n", "")
        found = [str(p) for p in self.problems()]
        self.assertEqual(found, ["spec/STANDARD:1: exactly one edition must have “default yes”"])

    def test_two_defaults(self) -> None:
        self.older_edition()
        self.append("STANDARD", "  default yes\n")
        self.assertIn("exactly one edition", str(self.problems()[0]))

    def test_default_no(self) -> None:
        self.edit("STANDARD", "default yes", "default no")
        self.stops("STANDARD", "default no", "write “default yes” or omit the line")

    def test_unknown_key(self) -> None:
        self.edit("STANDARD", "  source ", "  sorce ")
        self.stops(
            "STANDARD", "sorce", "neither an edition with its date nor a key", "did you mean “source”?"
        )

    def test_bad_date(self) -> None:
        self.edit("STANDARD", "edition 2026-10-03", "edition 2026-13-03")
        self.stops("STANDARD", "edition 2026-13-03", "“2026-13-03” is not a calendar date")

    def test_twice(self) -> None:
        self.append("STANDARD", "\nedition 2026-10-03\n")
        self.assertIn("edition 2026-10-03 is listed twice", "\n".join(str(p) for p in self.problems()))

    def test_key_above_the_editions(self) -> None:
        self.edit("STANDARD", "edition 2026", "source x\nedition 2026")
        self.stops("STANDARD", "source x", "comes before the first edition")

    def test_missing(self) -> None:
        (self.spec / "STANDARD").unlink()
        self.assertIn("spec/STANDARD:1: the file is missing", [str(p) for p in self.problems()])


class Collecting(unittest.TestCase):
    def test_a_problem_of_all_days_is_reported_once(self) -> None:
        problems = Problems()
        for day in ("", "2026-01-01", "2025-01-01"):
            problems.edition = day
            problems.add(Location("spec/x", 1), "wrong")
        self.assertEqual([str(p) for p in problems.found], ["spec/x:1: wrong"])


if __name__ == "__main__":
    unittest.main()
