"""Compares the page with the rules: every clause must have its rule, and every rule its clause."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import AbstractSet

from lockstep_rules.diagnostics import Problems
from lockstep_rules.model import StateRow
from lockstep_rules.phrases import tree

from .agree import Agreement
from .clauses import ATTRIBUTES, WATCHED, Clause, Page
from .declared import SEVERAL, Declaration
from .entry import Entry
from .rules import Rule, Rules, Table
from .steps import Numbers
from .table_data import BOXES, RESTATED, boxes, compare_boxes

# Attributes in the index whose URLs are identifiers, not links.
NO_LINKS = ("itemprop", "itemtype")
IMPOSSIBLE = [tree.CANNOT_OCCUR.words]


class Comparison:
    def __init__(
        self, page: Page, rules: Rules, declarations: dict[str, Declaration], absent: AbstractSet[str]
    ) -> None:
        self.page, self.rules, self.declarations, self.absent = page, rules, declarations, absent
        self.entries: dict[str, Entry] = {}
        self.used: set[int] = set()  # rows of rules that have a row on the page, by id()
        self.parts = page.of_part()
        self.codes = {f"parse-error-{code}" for code in rules.tables.parse_errors}
        self.met: set[str] = set()  # anchors of rules and declarations that are on the page

    def compare(self) -> dict[str, Entry]:
        for clause in self.page.clauses.values():
            entry = Entry(clause.id, clause.anchor, clause.kind, clause.title, clause.section, clause)
            self.entries[clause.id] = entry
            if self.parts[clause.id] in WATCHED:
                self.watch(entry)
            else:
                self.assign(entry)
        agreement = Agreement(self.page, self.rules, self.declarations)
        for entry in self.entries.values():
            if not entry.status:
                agreement.check(entry)
        self.met |= agreement.met
        self.numbers()
        self.element_boxes()
        self.leftovers()
        for entry in self.entries.values():
            if not entry.status or entry.differences and entry.status in ("cited", "watched"):
                entry.status = self.status(entry)
        return self.entries

    # --- Parts that tables restate --------------------------------------------------------------------------------

    def watch(self, entry: Entry) -> None:
        """Watches a clause for changes; it need not be restated by a rule."""
        clause = entry.clause
        assert clause is not None
        if clause.anchor == ATTRIBUTES and clause.kind == "row":
            self.attribute(entry, clause)
        for anchor in dict.fromkeys((clause.anchor, *clause.ids)):
            entry.rules += [rule for rule in self.rules.cited.get(anchor, []) if rule not in entry.rules]
        self.met |= {clause.id, *clause.ids} & set(self.declarations)
        entry.status = "differs" if entry.differences else "cited" if entry.rules else "watched"

    def attribute(self, entry: Entry, clause: Clause) -> None:
        """Checks that each element in a row of the index has a row in url-attributes.tsv."""
        (name, elements, *_) = clause.columns[0]
        entry.rules = list(self.rules.cited.get(f"{ATTRIBUTES}/{name}", []))
        if name in NO_LINKS:
            return
        ours = {rule.title.rpartition(" ")[2] for rule in entry.rules}
        for element in re.sub(r"\([^)]*\)", "", elements).split(";"):
            if element.strip() not in ours and "*" not in ours:
                entry.differences.append(f"url-attributes.tsv has no row for {name} of {element.strip()}")

    # --- Which rules ----------------------------------------------------------------------------------------------

    def assign(self, entry: Entry) -> None:
        clause = entry.clause
        assert clause is not None
        if clause.kind == "row":
            entry.rules = self.state_rules(clause)
        elif clause.kind == "case":
            entry.rules = self.mode_rules(clause)
        self.used |= {id(rule) for rule in entry.rules}
        if clause.kind == "error code":
            code = clause.anchor.removeprefix("parse-error-")
            where = self.rules.tables.parse_error_locations.get(code)
            if where and code in self.rules.tables.parse_errors:
                function = f"ParseErrorCode::{code.replace('-', '_')}"
                entry.rules = [Rule("error code", code, clause.anchor, where, function)]
        elif clause.kind == "table":
            entry.rules = [
                table.rule
                for table in self.rules.data
                if table.part == "parsing"
                and (
                    table.anchor == self.page.clauses[clause.parent].anchor
                    or table.anchor == clause.anchor
                    or clause.section == table.anchor
                )
            ]
        for restated in RESTATED.get(clause.id, []):
            entry.rules += [table.rule for table in self.rules.data if table.name == restated.table]
        for anchor in clause.ids:
            for rule in self.rules.by_anchor.get(anchor, []):
                self.met.add(anchor)
                if rule not in entry.rules and clause.kind != "table":
                    entry.rules.append(rule)
            for table in self.rules.data:
                if table.anchor == anchor:
                    self.met.add(anchor)
        entry.rules += [rule for rule in self.rules.helpers(entry.rules) if rule not in entry.rules]
        entry.declaration = self.declared(clause)
        declaration = self.declarations.get(clause.id + ":sets")
        if declaration:
            self.met.add(clause.id + ":sets")
            for name in declaration.home.split("; "):
                entry.rules += [rule for rule in self.rules.set_rules if rule.title.partition(" ")[2] == name]

    def declared(self, clause: Clause) -> Declaration | None:
        for anchor in (clause.id, *clause.ids):
            found = self.declarations.get(anchor)
            if found and found.covers != "elsewhere":
                self.met.add(anchor)
                return found
        around = self.declarations.get(clause.section)
        return around if around and around.covers == "section" else None

    def state_rules(self, clause: Clause) -> list[Rule]:
        if clause.parent not in self.rules.states or clause.characters is None:
            return []
        state, rule, rows = self.rules.states[clause.parent]
        if not rows:
            return [rule]
        match = clause.characters
        found = []
        for one in rows:
            row = one.state_row
            assert row is not None
            if (
                row.bytes & match.codes
                or (row.eof and match.eof)
                or (row.rest and match.rest)
                or row.string in match.strings
                or (match.rest and self.in_prose(row, clause))
            ):
                found.append(one)
        return found

    def in_prose(self, row: StateRow, clause: Clause) -> bool:
        """Whether the row is a word tested for in the text under “anything else”, not a heading of the
        list."""
        others = [one.characters.strings for one in self.page.rows(clause.parent) if one.characters]
        return bool(row.string) and not any(row.string in strings for strings in others)

    def mode_rules(self, clause: Clause) -> list[Rule]:
        if clause.parent not in self.rules.modes or clause.tokens is None:
            return []
        found = []
        guarded = set(clause.tokens.guarded)
        for one in self.rules.modes[clause.parent][1]:
            row = one.mode_row
            assert row is not None
            if not row.guard:
                if set(row.tokens) & clause.tokens.free:
                    found.append(one)
            # Two cases match the token under opposite conditions: take them in the page's order.
            elif id(one) not in self.used and set(row.tokens) & guarded:
                guarded -= set(row.tokens)
                self.used.add(id(one))
                found.append(one)
        # The case gained or lost its condition.
        either = [r for r in self.rules.modes[clause.parent][1] if id(r) not in self.used and r.mode_row]
        return found or [r for r in either if r.mode_row and set(r.mode_row.tokens) & clause.tokens.all]

    def numbers(self) -> None:
        """Checks that the steps that the rules cite or leave out are the steps of the page."""
        outlines = {name: clause.steps for name, clause in self.page.clauses.items()}
        found = Numbers(self.rules.folder, self.rules.day, self.declarations).check(outlines, Problems())
        for name, differences in found.items():
            if name in self.entries:
                self.entries[name].differences += differences
        for key, declaration in self.declarations.items():
            if declaration.covers in SEVERAL and declaration.anchor in self.entries:
                self.met.add(key)

    def element_boxes(self) -> None:
        """Compares the categories of the HTML elements, which are spread over the Standard, if the page is
        complete."""
        if boxes(self.page):
            table = next(table for table in self.rules.data if table.anchor == BOXES)
            title = "the rows “Sanitization” of the elements' boxes"
            entry = Entry(BOXES, BOXES, "table", title, BOXES, None, [table.rule])
            entry.differences = compare_boxes(self.page, table)
            self.entries[BOXES] = entry

    # --- The rest -------------------------------------------------------------------------------------------

    def leftovers(self) -> None:
        """Adds the rules without a clause."""
        for anchor, (_, _, rows) in self.rules.states.items():
            self.unused(anchor, [row for row in rows if anchor in self.page.clauses])
        for anchor, (_, rows) in self.rules.modes.items():
            possible = [
                row for row in rows if row.mode_row and [s.text for s in row.mode_row.body] != IMPOSSIBLE
            ]
            self.unused(anchor, [row for row in possible if anchor in self.page.clauses])
        for anchor, rules in self.rules.cited.items():
            if rules[0].part in self.page.parts and not anchor.startswith(ATTRIBUTES):
                if anchor not in self.page.ids and anchor not in self.declarations:
                    hint = alike(anchor, self.page.ids)
                    self.missing(anchor, rules[0], rules, f"#{anchor} is not on the page{hint}")
        for anchor, rules in self.rules.by_anchor.items():
            declaration = self.declarations.get(anchor)
            if anchor in self.met or (declaration and declaration.covers == "elsewhere"):
                continue
            if not any(rule.part in self.page.parts for rule in rules):
                continue  # belongs to the page of another part
            if anchor in self.page.ids:
                continue  # on the page, in a chapter that is not about parsing
            hint = alike(anchor, self.free())
            self.missing(anchor, rules[0], rules, f"#{anchor} is not on the page{hint}")
        parses = "parsing" in self.page.parts
        for rule in self.rules.set_rules if parses else []:
            if not rule.anchor and not self.set_is_used(rule):
                message = "the set has no anchor, no rule with an anchor uses it, and it is not declared"
                self.missing(rule.title, rule, [rule], message)
        for table in self.rules.data:
            if table.part in self.page.parts and not self.is_on_page(table):
                rule = table.rule
                self.missing(
                    f"{table.anchor}/{table.name}", rule, [rule], f"#{table.anchor} is not on the page"
                )
        for code in self.rules.tables.parse_errors if parses else []:
            if f"parse-error-{code}" not in self.page.clauses:
                where = self.rules.tables.parse_error_locations[code]
                rule = Rule("error code", code, f"parse-error-{code}", where)
                hint = alike(rule.anchor, self.free())
                self.missing(rule.anchor, rule, [rule], f"the page has no parse error {code}{hint}")
        for anchor, declaration in self.declarations.items():
            elsewhere = declaration.covers in ("elsewhere", "former") or anchor.startswith("https:")
            has_rule = declaration.anchor in self.rules.by_anchor  # then the rule is reported instead
            if elsewhere or has_rule or {declaration.anchor, declaration.home} & self.absent:
                continue
            if anchor not in self.met:
                rule = Rule("declaration", f"declared {anchor}", anchor, declaration.location)
                hint = alike(anchor, self.free())
                self.missing(anchor, rule, [rule], f"declared, but not on the page{hint}")

    def is_on_page(self, table: Table) -> bool:
        """Whether the table is on the page, or its clause is on a page that the audit does not read: the
        elements' boxes, and declared clauses."""
        return table.anchor in self.page.ids or table.anchor == BOXES or table.anchor in self.declarations

    def free(self) -> set[str]:
        """The anchors of the page that no rule has."""
        return self.page.ids - self.met - set(self.rules.by_anchor) - self.codes

    def set_is_used(self, rule: Rule) -> bool:
        """Whether a set is used: by a rule that has a clause, in another set, or by a declaration."""
        for other in self.rules.anchored():
            if rule.function in other.facts.sets:
                return True
        name = rule.title.partition(" ")[2]
        for declaration in self.declarations.values():
            if declaration.covers == "sets" and name in declaration.home.split("; "):
                return True
        others = [other.facts.tags for other in self.rules.set_rules if other is not rule]
        return any(rule.facts.tags <= tags for tags in others)

    def unused(self, anchor: str, rows: list[Rule]) -> None:
        for row in rows:
            if id(row) not in self.used:
                name = f"{anchor}/{row.title.partition(': ')[2]}"
                message = f"spec/ has this {row.kind}, the page does not"
                self.missing(name, row, [row], message)

    def missing(self, name: str, rule: Rule, rules: list[Rule], message: str) -> None:
        while name in self.entries:
            name += " in spec/"
        entry = Entry(name, rule.anchor, rule.kind, rule.title, rule.anchor, None, list(rules))
        entry.status, entry.differences = "not on the page", [message]
        self.entries[name] = entry

    def status(self, entry: Entry) -> str:
        if entry.differences:
            return "differs"
        if entry.rules:
            return "matches"
        if entry.declaration:
            return "declared"
        if entry.kind == "definition":
            return "vocabulary"
        if entry.kind == "section" and self.has_rules(entry.id):
            return "matches"
        entry.differences.append("no rule of spec/ restates this, and spec/clauses.tsv does not declare it")
        return "no rule"

    def has_rules(self, section: str) -> bool:
        return any(entry.section == section and entry.rules for entry in self.entries.values())


def alike(anchor: str, known: Iterable[str]) -> str:
    """Returns a hint that names the known anchor that this one was probably renamed from or to, or "". Most
    anchors share words, so the two must be very similar."""
    close = difflib.get_close_matches(anchor, list(known), n=1, cutoff=0.8)
    return f"; did it become #{close[0]}?" if close else ""


def compare(
    page: Page, rules: Rules, declarations: dict[str, Declaration], absent: AbstractSet[str] = frozenset()
) -> dict[str, Entry]:
    """Compares the page with the rules. `absent`: clauses on other pages, which may be declared
    (Lock.absent)."""
    return Comparison(page, rules, declarations, absent).compare()
