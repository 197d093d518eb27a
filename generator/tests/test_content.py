"""The tables of markdown() and main_content(): bad input."""

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

    def test_regions(self) -> None:
        for row, message in (
            ("comments\tword\tvote", "“comments” has a row already"),
            ("vote\twird\tvote", "unknown “wird”; did you mean “word”?"),
            ("vote\telement\tvote", "unknown “vote”"),
            ("vote\tword\tVote", "“Vote” is not a word in lowercase ASCII letters"),
            (
                "vote\tword\tcommentless",
                "“commentless” counts as “commentlist”, which is in the table already",
            ),
        ):
            self.append("content/regions.tsv", row + "\n")
            self.stops("content/regions.tsv", row, message)
            self.restore("content/regions.tsv")

    def test_facts(self) -> None:
        for row, message in (
            ("titl\tmeta\tx", "unknown “titl”; did you mean “title”?"),
            ("title\tmeat\tx", "unknown “meat”; did you mean “meta”?"),
            ("title\tjson-ld\tartikle name", "unknown “artikle”; did you mean “article”?"),
            ("title\telement\th7", "unknown “h7”"),
            ("title\tmeta\tOg:title", "“Og:title” is not in lowercase"),
        ):
            self.append("content/facts.tsv", row + "\n")
            self.stops("content/facts.tsv", row, message)
            self.restore("content/facts.tsv")
        self.append("content/facts.tsv", "title\tmeta\tog:title\n")
        last = len((self.spec / "content" / "facts.tsv").read_text(encoding="utf-8").splitlines())
        self.stops_at(f"spec/content/facts.tsv:{last}", "“title” has this row already")
        self.restore("content/facts.tsv")
        self.append("content/data-types.tsv", "article\tEssay\n")
        self.stops("content/data-types.tsv", "article\tEssay", "“article” has a row already")

    def test_models(self) -> None:
        for row, message in (
            ("third\t0:1:-1:-2\t1 2", "unknown “third”"),
            ("block\t0:1:-1\t1 2", "a node is not feature:threshold:left:right"),
            ("block\t0:256:-1:-2\t1 2", "node 0: the feature or the threshold is out of range"),
            ("block\t0:1:0:-1\t1", "node 0: a child that does not come after it"),
            (
                "block\t0:1:-1:-1\t1",
                "not a tree: each node but the first one, and each leaf, is a child of one node",
            ),
            ("block\t0:1:-1:-2\t1 40000", "more than 32 leaves, or one above 32767"),
            ("block\t0:1:-2:-1\t1 2", "the leaves are not in order"),
        ):
            self.append("content/models.tsv", row + "\n")
            self.stops("content/models.tsv", row, message)
            self.restore("content/models.tsv")
        self.append("content/models.tsv", "block\t0:1:-1:-2\t1 2\n" * 128 + "block\t0:2:-1:-2\t1 2\n")
        self.stops("content/models.tsv", "block\t0:2:-1:-2\t1 2", "more than 128 trees in the model block")
        self.restore("content/models.tsv")

    def test_table_that_nothing_reads(self) -> None:
        (self.spec / "content" / "other.tsv").write_text("# columns: a\n", encoding="utf-8")
        self.stops_at("spec/content/other.tsv:1", "nothing reads this table")
