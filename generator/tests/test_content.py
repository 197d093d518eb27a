"""The table of markdown(): bad input."""

from __future__ import annotations

from support import SpecCase

TABLE = "content/markdown.tsv"


class MarkdownTable(SpecCase):
    def test_unknown_words(self) -> None:
        for row, message in (
            ("html dvi\tblock\tquote\t-", "unknown “dvi”"),
            ("html u\tinlne\temphasis\t-", "unknown “inlne”; did you mean “inline”?"),
            ("html u\tinline\temphasys\t-", "unknown “emphasys”; did you mean “emphasis”?"),
            ("html u\tblock\temphasis\t-", "unknown “emphasis”"),
            ("html u\tinline\temphasis\thas hide", "unknown “hide”"),
            ("html u\tinline\temphasis\tlacks id", "is not “has ATTRIBUTE” or “ATTRIBUTE is WORD”"),
            ("svg a\tinline\tlink\t-", "unknown “svg”"),
            ("html em\tinline\tstrong\t-", "“em” has a row already: spec/content/markdown.tsv:"),
        ):
            self.append(TABLE, row + "\n")
            self.stops(TABLE, row, message)
            self.restore(TABLE)

    def test_table_that_nothing_reads(self) -> None:
        (self.spec / "content" / "other.tsv").write_text("# columns: a\n", encoding="utf-8")
        self.stops_at("spec/content/other.tsv:1", "nothing reads this table")
