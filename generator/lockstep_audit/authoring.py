"""Command line of `scripts/audit authoring`: compares spec/authoring/ with the Standard's pages, both ways.

docs/evidence/audit.md explains what is compared."""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from urllib.parse import urljoin

from lockstep_cases.tools import binary
from lockstep_rules.authoring import MULTIPAGE, Authoring
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT, html_elements, load_authoring
from lockstep_rules.microsyntaxes import Microsyntax, read_microsyntaxes

from .authoring_facts import PARTS, Fact, Facts
from .authoring_page import anchors, read_facts
from .authoring_tables import (
    DIFFERENCES,
    FOLDER,
    PAGE,
    TABLES,
    Declared,
    Term,
    read_differences,
    read_terms,
    table_facts,
)
from .page import Node, PageError, read
from .report import heading, wrapped
from .requirements import Requirements, counted, read_requirements

TITLES = {
    "elements": "The index of elements",
    "categories": "The index of categories",
    "attributes": "The index of attributes",
    "handlers": "The index of event handlers",
    "warnings": "Obsolete but conforming features",
    "obsolete": "Non-conforming features",
    "boxes": "The boxes of the elements",
    "anchors": "Anchors that rows cite",
    "requirements": "Sentences that address authors",
}
ADVICE = f"read it and correct the table, or declare it in spec/{FOLDER}/{DIFFERENCES}"


@dataclass
class Difference:
    part: str
    subject: str
    where: str  # the address on the page
    lines: list[str] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)


@dataclass
class Comparison:
    """Compares the two sides, and notes which declarations were needed."""

    page: Facts
    tables: Facts
    declared: list[Declared] = field(default_factory=list)
    terms: dict[str, Term] = field(default_factory=dict)
    keywords: dict[str, frozenset[str]] = field(default_factory=dict)  # of microsyntaxes
    differences: list[Difference] = field(default_factory=list)
    compared: dict[str, int] = field(default_factory=dict)

    def run(self) -> None:
        for part in PARTS:
            if part in self.page.parts:
                self.part(part)

    def part(self, part: str) -> None:
        ours, theirs = self.tables.of_part(part), self.page.of_part(part)
        subjects = {fact.subject for fact in theirs}
        self.compared[part] = len(ours) if part == "anchors" else len(subjects)
        if part == "boxes":  # a page has some of them
            ours = {fact for fact in ours if fact.subject in subjects}
        only: dict[str, list[tuple[Fact, str]]] = defaultdict(list)
        for fact in sorted(theirs - ours):
            only[fact.subject].append((fact, PAGE))
        for fact in sorted(ours - theirs):
            only[fact.subject].append((fact, TABLES))
        for subject in sorted(only):
            self.subject(part, subject, only[subject])
        if part == "attributes":
            self.values()

    def subject(self, part: str, subject: str, only: list[tuple[Fact, str]]) -> None:
        # If one side lacks the element itself, this is the only difference.
        itself = Fact(part, subject, "category" if part == "categories" else "element", subject)
        missing = [(fact, side) for fact, side in only if fact == itself]
        left = [(fact, side) for fact, side in missing or only if not self.is_declared(fact, side)]
        if not left:
            return
        by_kind: dict[tuple[str, str], list[str]] = defaultdict(list)
        for fact, side in left:
            by_kind[fact.what, side].append(fact.item)
        difference = Difference(part, subject, self.address(left[0][0]))
        for (what, side), items in by_kind.items():
            where = "on the page only" if side == PAGE else "in spec/ only"
            difference.lines.append(f"{what} {where}: {'; '.join(items)}")
        difference.rows = [self.tables.stated[fact] for fact, side in left if side == TABLES]
        if not difference.rows and itself in self.tables.stated:
            difference.rows = [self.tables.stated[itself]]
        self.differences.append(difference)

    def is_declared(self, fact: Fact, side: str) -> bool:
        covering = [
            one for one in self.declared if one.covers(fact.part, fact.subject, fact.what, fact.item, side)
        ]
        for one in covering:
            one.used = True
        return bool(covering)

    def address(self, fact: Fact) -> str:
        stated = self.page.stated.get(fact) or next(
            (w for f, w in self.page.stated.items() if (f.part, f.subject) == (fact.part, fact.subject)), ""
        )
        return stated or PARTS[fact.part] or fact.subject

    def values(self) -> None:
        """Compares the values in the index of attributes with microsyntaxes, for what both sides have."""
        for (attribute, element), ours in sorted(self.tables.values.items()):
            theirs = self.page.values.get((attribute, element), [])
            if not theirs:
                continue
            unlike = [name for name in ours if not any(self.same(term, name) for term in theirs)]
            if not unlike:
                continue
            fact = Fact("attributes", f"{attribute} of {element}", "value", "; ".join(unlike))
            if not self.is_declared(fact, TABLES):
                self.differences.append(
                    Difference(
                        "attributes",
                        fact.subject,
                        PARTS["attributes"],
                        [f"value on the page: {'; '.join(theirs)}", f"value in spec/: {fact.item}"],
                        [self.tables.places[attribute, element]],
                    )
                )

    def same(self, term: str, name: str) -> bool:
        plain = FINAL_ASTERISK.sub("", term)
        if plain.lower() == name.lower():
            return True
        if plain in self.terms and name in self.terms[plain].names:
            self.terms[plain].used = True
            return True
        return name in self.keywords and self.keywords[name] == keywords_of(plain)

    def unused(self) -> list[str]:
        """The declarations that nothing needs. Those for boxes are judged only if all boxes were read."""
        judged = set(self.page.parts)
        if self.tables.subjects("boxes") - self.page.subjects("boxes"):
            judged.discard("boxes")
        found = [
            f"{one.location}: nothing differs here any more"
            for one in self.declared
            if one.part in judged and not one.used
        ]
        if "attributes" in judged:
            found += [
                f"{term.location}: no value says this any more"
                for term in self.terms.values()
                if not term.used
            ]
        return found


FINAL_ASTERISK = re.compile(r"(?<!/)\*$")
# Words around a list of keywords in the index that are not themselves keywords.
AROUND_KEYWORDS = re.compile(
    r"Unordered set of unique space-separated tokens, ASCII case-insensitive, consisting of|the empty string|[;\s]"
)


def keywords_of(term: str) -> frozenset[str] | None:
    """The keywords that the index lists for a value, `"on"; "off"; the empty string`; None if it says more."""
    found = frozenset(re.findall(r'"([^"]*)"', term))
    if not found or AROUND_KEYWORDS.sub("", re.sub(r'"[^"]*"', "", term)):
        return None
    return found | {""} if "the empty string" in term else found


def keywords(rows: list[Microsyntax]) -> dict[str, frozenset[str]]:
    """The keywords of the microsyntaxes that are keywords, or tokens each of which is one."""
    found = {row.name: frozenset(row.words) for row in rows if row.form == "keywords"}
    for row in rows:
        if row.form == "tokens" and row.operands[0] in found:
            found[row.name] = found[row.operands[0]]
    return found


# --- Pages ----------------------------------------------------------------------------------------------------------


@dataclass
class Pages:
    """The facts of several pages, and the anchors of those that are published."""

    facts: Facts = field(default_factory=Facts)
    roots: dict[str, Node] = field(default_factory=dict)  # by the name as given

    def add(self, source: str, root: Node) -> None:
        self.roots[source] = root
        found = read_facts(root)
        for fact, where in found.stated.items():
            self.facts.put(fact, file_name(source) + where if where.startswith("#") else where)
        for (attribute, element), terms in found.values.items():
            for term in terms:
                self.facts.value(attribute, element, term, "")

    def check_anchors(self, tables: Facts) -> None:
        """Adds the anchors that rows cite and published pages have. Those on pages that are not given are not
        compared."""
        judged: dict[str, bool] = {}
        for source, root in self.roots.items():
            found = anchors(root)
            one_page = {"elements-3", "the-html-element"} <= found
            for fact in tables.of_part("anchors") if found else ():
                page, _, anchor = fact.item.partition("#")
                if one_page or page == file_name(source):
                    judged[fact.item] = judged.get(fact.item, False) or anchor in found
        for fact in tables.of_part("anchors"):
            if fact.item not in judged:
                del tables.stated[fact]
            elif judged[fact.item]:
                self.facts.put(fact, fact.item)
        if judged:
            self.facts.parts.add("anchors")

    def count_sentences(self, rows: list[Requirements], tables: Facts) -> None:
        """Adds the sentences of each section as facts of both sides."""
        given: set[str] = set()
        for source, root in self.roots.items():
            found = counted(root, file_name(source), rows)
            for section, count in (found or {}).items():
                self.facts.add("requirements", section, "sentences", str(count), section)
            if found is not None:
                given |= {file_name(source), *(section.partition("#")[0] for section in found)}
        for row in rows:
            if row.page in given:
                tables.add("requirements", row.section, "sentences", str(row.sentences), row.location)


def file_name(source: str) -> str:
    return PurePosixPath(source.partition("#")[0]).name


# --- The report -----------------------------------------------------------------------------------------------------


def report(comparison: Comparison, sources: list[str], unused: list[str]) -> str:
    lines = [f"The Standard: {', '.join(sources)}", f"The tables: spec/{FOLDER}/", ""]
    for part, title in TITLES.items():
        if part not in comparison.compared:
            continue
        found = [one for one in comparison.differences if one.part == part]
        lines.append(heading(f"{title}, both ways", len(found)))
        for one in found:
            lines += [*difference_lines(one), ""]
    if unused:
        lines += [heading("Declarations that nothing needs", len(unused)), *unused, ""]
    counts = ", ".join(f"{count} in {TITLES[part].lower()}" for part, count in comparison.compared.items())
    lines += wrapped(f"compared: {counts}", "  ", "")
    used = sum(one.used for one in comparison.declared)
    lines.append(f"declared: {used} rows of spec/{FOLDER}/{DIFFERENCES}")
    return "\n".join(lines) + "\n"


def difference_lines(one: Difference) -> list[str]:
    lines = [one.subject, f"    {urljoin(MULTIPAGE, one.where)}"]
    for text in one.lines:
        lines += wrapped(text, "      ", "    - ")
    rows = list(dict.fromkeys(one.rows))
    lines += [f"    {row}" for row in rows[:4]]
    if len(rows) > 4:
        lines.append(f"    … and {len(rows) - 4} more rows")
    return lines + wrapped(f"to do: {ADVICE}", "      ", "    ")


def compare(
    pages: Pages, spec: Path, authoring: Authoring, problems: Problems
) -> tuple[Comparison, list[str]]:
    """The comparison, and the declarations that nothing needs."""
    microsyntaxes = read_microsyntaxes(spec, problems)
    declared = read_differences(spec, problems)
    terms = read_terms(spec, [row.name for row in microsyntaxes], problems)
    tables = table_facts(authoring, spec, html_elements("void elements"), problems)
    requirements = read_requirements(spec, [row.name for row in authoring.findings], problems)
    problems.raise_if_any()
    pages.check_anchors(tables)
    pages.count_sentences(requirements, tables)
    comparison = Comparison(pages.facts, tables, declared, terms, keywords(microsyntaxes))
    comparison.run()
    return comparison, comparison.unused()


def run(options: argparse.Namespace) -> int:
    pages = Pages()
    for source in options.pages:
        pages.add(source, read(binary(), source))
    comparison, unused = compare(pages, options.spec, load_authoring(), Problems())
    if not comparison.compared:
        raise PageError(
            f"{', '.join(options.pages)}: no index of elements or attributes, no box of an element, and no list of obsolete "
            "features; docs/evidence/audit.md says which pages have them"
        )
    print(report(comparison, options.pages, unused), end="")
    return 1 if comparison.differences or unused else 0


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/audit authoring",
        description="Compares spec/authoring/ with the Standard's pages: the index, the boxes of the elements, obsolete features.",
        epilog="Exit code: 0 no differences, 1 differences, 2 incorrect usage. docs/evidence/audit.md explains.",
    )
    parser.add_argument(
        "pages", nargs="+", metavar="PAGE", help="a file or an http(s) address; may be a review draft"
    )
    parser.add_argument("--spec", type=Path, default=ROOT / "spec", help=argparse.SUPPRESS)
    return run(parser.parse_args(words))
