"""The page and the rules side by side: every clause has its rule, every rule its clause, and both say the same."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import AbstractSet, Any

from lockstep_generator.model import StateRow

from .clauses import Clause, Page
from .declared import Declaration
from .matchers import Token, characters_in_rule, characters_in_text, characters_text, tokens_text
from .rules import Rule, Rules
from .table_data import compare_prose, compare_table

STATUSES = ("matches", "differs", "no rule", "declared", "vocabulary", "not on the page")
# These need a rule or a declaration each. A section needs one among its clauses; definitions are vocabulary.
ACCOUNTABLE = ("state", "row", "mode", "case", "algorithm", "error code", "table", "section")
# Anchors of paragraphs that a rule of another name has, for want of a better one.
IN_PASSING = {"acknowledge-self-closing-flag"}
IMPOSSIBLE = ["this token cannot occur"]


@dataclass
class Entry:
    """What the audit knows of a clause, or of a rule without one."""

    id: str
    anchor: str
    kind: str
    title: str
    section: str
    clause: Clause | None = None
    rules: list[Rule] = field(default_factory=list)
    declaration: Declaration | None = None
    status: str = ""
    differences: list[str] = field(default_factory=list)

    @property
    def functions(self) -> list[str]:
        return list(dict.fromkeys(rule.function for rule in self.rules if rule.function))


class Comparison:
    def __init__(self, page: Page, rules: Rules, declarations: dict[str, Declaration]) -> None:
        self.page, self.rules, self.declarations = page, rules, declarations
        self.known_tags = set(rules.tables.tag_ids)
        self.entries: dict[str, Entry] = {}
        self.used: set[int] = set()  # rows of rules that have a row on the page, by id()
        self.last_line: dict[str, int] = {}  # of the rules of the last row, by state or mode
        self.met: set[str] = set()  # anchors of rules and declarations that are on the page

    def compare(self) -> dict[str, Entry]:
        for clause in self.page.clauses.values():
            entry = Entry(clause.id, clause.anchor, clause.kind, clause.title, clause.section, clause)
            self.entries[clause.id] = entry
            self.assign(entry)
        for entry in list(self.entries.values()):
            self.check(entry)
        self.leftovers()
        for entry in self.entries.values():
            entry.status = entry.status or self.status(entry)
        return self.entries

    # --- Which rules ----------------------------------------------------------------------------------------------

    def assign(self, entry: Entry) -> None:
        clause = entry.clause
        assert clause is not None
        if clause.kind == "row":
            entry.rules = self.state_rules(clause)
        elif clause.kind == "case":
            entry.rules = self.mode_rules(clause)
        elif clause.kind == "error code":
            code = clause.anchor.removeprefix("parse-error-")
            where = self.rules.tables.parse_error_locations.get(code)
            if where and code in self.rules.tables.parse_errors:
                function = f"ParseErrorCode::{code.replace('-', '_')}"
                entry.rules = [Rule("error code", code, clause.anchor, where, function)]
        elif clause.kind == "table":
            entry.rules = [
                Rule("table", f"table {table.name}", table.anchor, table.location)
                for table in self.rules.data
                if table.anchor == self.page.clauses[clause.parent].anchor
                or table.anchor == clause.anchor
                or clause.section == table.anchor
            ]
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
        """A word that the text under “anything else” looks for, not a heading of the list."""
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
            # Two cases for a token under opposite conditions: in the order of the page.
            elif id(one) not in self.used and set(row.tokens) & guarded:
                guarded -= set(row.tokens)
                self.used.add(id(one))
                found.append(one)
        # A case that has got or lost its condition.
        either = [r for r in self.rules.modes[clause.parent][1] if id(r) not in self.used and r.mode_row]
        return found or [r for r in either if r.mode_row and set(r.mode_row.tokens) & clause.tokens.all]

    # --- Whether they say the same --------------------------------------------------------------------------------

    def check(self, entry: Entry) -> None:
        clause = entry.clause
        assert clause is not None
        if entry.kind == "table" and entry.rules:
            table = next(t for t in self.rules.data if t.location == entry.rules[0].location)
            entry.differences += compare_table(clause, table)
        if not entry.rules:
            if entry.kind == "row" and clause.parent not in self.rules.states:
                return
            if entry.kind == "case" and clause.parent not in self.rules.modes:
                return
            if entry.kind in ("row", "case"):
                entry.differences.append(f"the page has this {entry.kind}, spec/ has none")
            return
        if entry.kind == "row":
            self.check_row(entry, clause)
        elif entry.kind == "case":
            self.check_case(entry, clause)
        if entry.kind in ("row", "case"):
            self.check_order(entry, clause)
        if entry.kind in ("row", "case", "algorithm"):
            self.check_steps(entry, clause)
        if entry.kind in ("case", "algorithm", "definition"):
            self.check_names(entry, clause)
            entry.differences += compare_prose(clause, self.rules)

    def check_row(self, entry: Entry, clause: Clause) -> None:
        state, rule, rows = self.rules.states[clause.parent]
        match = clause.characters
        assert match is not None
        links = [link for link in clause.links if link in self.state_links(clause)]
        if not rows:  # the state looks at no character: its rows are part of one rule
            return
        mine = [one for one in entry.rules if one.state_row]
        self.used |= {id(one) for one in mine}
        theirs = [one.state_row for one in mine if one.state_row]
        codes: frozenset[int] = frozenset().union(*(row.bytes for row in theirs))
        self.both(entry, "characters", match.codes - codes, codes - match.codes, characters_text)
        if any(row.eof for row in theirs) != match.eof:
            entry.differences.append(
                "EOF is in this row of " + ("the page" if match.eof else "spec/") + " only"
            )
        if any(row.rest for row in theirs) != match.rest:
            where = "the page" if match.rest else "spec/"
            entry.differences.append(f"this is the row for anything else in {where} only")
        strings = {row.string for row in theirs if row.string}
        text = " ".join(clause.texts)
        page_strings = set(match.strings) | {one for one in strings if f'"{one}"' in text.replace("“", '"')}
        self.both(entry, "words", set(match.strings) - strings, strings - page_strings, quoted)
        facts = self.rules.own(mine)
        self.both(entry, "states", set(links) - facts.states, facts.states - set(links), anchors_text)
        codes_of_page = {link[12:] for link in clause.links if link.startswith("parse-error-")}
        self.both(entry, "parse errors", codes_of_page - facts.codes, facts.codes - codes_of_page, words_text)
        on_page, in_rule = characters_in_text(text), characters_in_rule(facts.words)
        self.both(entry, "characters in the steps", on_page - in_rule, in_rule - on_page, characters_text)
        acts = facts.acts or any(row.guard for row in theirs)
        if ("anything else" in text.lower()) != acts:
            where = "spec/" if acts else "the page"
            entry.differences.append(f"{where} alone goes on as “anything else”")

    def state_links(self, clause: Clause) -> set[str]:
        here = {one.anchor for one in self.page.clauses.values() if one.kind == "state"}
        return here | set(self.rules.states)

    def check_case(self, entry: Entry, clause: Clause) -> None:
        match = clause.tokens
        assert match is not None
        mine = [one for one in entry.rules if one.mode_row]
        self.used |= {id(one) for one in mine}
        free: set[Token] = set()
        guarded: set[Token] = set()
        for one in mine:
            assert one.mode_row is not None
            (guarded if one.mode_row.guard else free).update(one.mode_row.tokens)
        self.both(entry, "tokens", match.free - free, free - match.free, tokens_text)
        how = "tokens under a condition"
        self.both(entry, how, match.guarded - guarded, guarded - match.guarded, tokens_text)
        facts = self.rules.own(mine)
        modes = {one.anchor for one in self.page.clauses.values() if one.kind == "mode"} | set(
            self.rules.modes
        )
        linked = {link for link in clause.links if link in modes}
        self.both(entry, "insertion modes", linked - facts.modes, facts.modes - linked, anchors_text)
        states = {link for link in clause.links if link in self.rules.states}
        self.both(entry, "tokenizer states", states - facts.states, facts.states - states, anchors_text)
        if ("parse-errors" in clause.links) != facts.parse_error:
            where = "spec/" if facts.parse_error else "the page"
            entry.differences.append(f"{where} alone has a parse error here")

    def check_order(self, entry: Entry, clause: Clause) -> None:
        """The first row that matches runs, so the rows stand in the page's order."""
        lines = [one.location.line for one in entry.rules if one.state_row or one.mode_row]
        if not lines:
            return
        if min(lines) < self.last_line.get(clause.parent, 0):
            entry.differences.append(f"spec/ has this {entry.kind} further up than the page")
        self.last_line[clause.parent] = max(lines)

    def check_steps(self, entry: Entry, clause: Clause) -> None:
        """The algorithms that the text refers to are those that the rule runs."""
        rules = [one for one in entry.rules if one.state_row or one.mode_row or one.anchor]
        if not rules or rules[0].kind in ("state", "set", "scope"):
            return
        part = "tree" if clause.kind == "case" else "tokenizer" if clause.kind == "row" else ""
        parts = {self.rules.parts.get(one.anchor, part) for one in rules} if not part else {part}
        declaration = self.declarations.get(clause.id + ":steps")
        known = {a for a, where in self.rules.parts.items() if where in parts} - set(clause.ids) - IN_PASSING
        known -= {a for a, one in self.declarations.items() if one.covers == "elsewhere"}
        if declaration:
            self.met.add(clause.id + ":steps")
            declared = set(declaration.home.split())
            apart = (self.rules.runs(rules) ^ set(clause.links)) & known
            self.needless(entry, "steps", declared - apart)
            known -= declared
        runs, linked = self.rules.runs(rules) & known, set(clause.links) & known
        self.both(entry, "algorithms", linked - runs, runs - linked, anchors_text)

    def check_names(self, entry: Entry, clause: Clause) -> None:
        """Element names: what the page names, the rule names too, itself or through a set; and the other way round."""
        matched = {tag for _, tag in clause.tokens.all} if clause.tokens else set()
        declaration = self.declarations.get(clause.id + ":names")
        passing = set(declaration.home.split()) if declaration else set()
        if declaration:
            self.met.add(clause.id + ":names")
        named = {name for _, name in clause.names if name in self.known_tags}
        for link in clause.links if entry.rules[0].kind in ("set", "scope") else []:
            # “All of those listed above, and …”
            for rule in self.rules.by_anchor.get(link, []):
                named |= rule.facts.tags if rule.kind in ("set", "scope") else set()
        text = " ".join([*clause.headings, *clause.texts]).replace("“", '"').replace("”", '"')
        whole = self.rules.whole(entry.rules)
        spoken = {name for name in named if re.search(rf"\b{name} (element|tag)\b", whole.words)}
        own = self.rules.own([one for one in entry.rules if one.anchor or one.kind == "set"]).tags
        shown = {name for name in own if f'"{name}"' in text}
        extra = named - whole.tags - spoken - matched
        if entry.declaration and entry.declaration.home != "-":
            extra = set()  # the text is about more than the sets that are taken from it
        self.needless(entry, "names", passing - extra)
        extra -= passing
        self.both(entry, "elements", extra, own - named - matched - shown, words_text)

    def needless(self, entry: Entry, what: str, words: set[str]) -> None:
        if words:
            text = f"spec/clauses.tsv declares {what} that need it no more: {words_text(words)}"
            entry.differences.append(text)

    def both(
        self,
        entry: Entry,
        what: str,
        on_page: AbstractSet[Any],
        in_rules: AbstractSet[Any],
        show: Callable[[AbstractSet[Any]], str],
    ) -> None:
        if on_page:
            entry.differences.append(f"{what} on the page only: {show(on_page)}")
        if in_rules:
            entry.differences.append(f"{what} in spec/ only: {show(in_rules)}")

    # --- What is left ---------------------------------------------------------------------------------------------

    def leftovers(self) -> None:
        """Rules without a clause."""
        for anchor, (_, _, rows) in self.rules.states.items():
            self.unused(anchor, [row for row in rows if anchor in self.page.clauses])
        for anchor, (_, rows) in self.rules.modes.items():
            possible = [
                row for row in rows if row.mode_row and [s.text for s in row.mode_row.body] != IMPOSSIBLE
            ]
            self.unused(anchor, [row for row in possible if anchor in self.page.clauses])
        for anchor, rules in self.rules.by_anchor.items():
            declaration = self.declarations.get(anchor)
            if anchor in self.met or (declaration and declaration.covers == "elsewhere"):
                continue
            if anchor in self.page.ids:
                continue  # on the page, in a chapter that is not about parsing
            hint = alike(anchor, self.page.ids)
            self.missing(anchor, rules[0], rules, f"#{anchor} is not on the page{hint}")
        for rule in self.rules.set_rules:
            if not rule.anchor and not self.set_is_used(rule):
                message = "the set has no anchor, no rule with an anchor uses it, and it is not declared"
                self.missing(rule.title, rule, [rule], message)
        for table in self.rules.data:
            if table.anchor not in self.page.ids:
                rule = Rule("table", f"table {table.name}", table.anchor, table.location)
                self.missing(
                    f"{table.anchor}/{table.name}", rule, [rule], f"#{table.anchor} is not on the page"
                )
        for code in self.rules.tables.parse_errors:
            if f"parse-error-{code}" not in self.page.clauses:
                where = self.rules.tables.parse_error_locations[code]
                rule = Rule("error code", code, f"parse-error-{code}", where)
                hint = alike(rule.anchor, self.page.clauses)
                self.missing(rule.anchor, rule, [rule], f"the page has no parse error {code}{hint}")
        for anchor, declaration in self.declarations.items():
            elsewhere = declaration.covers == "elsewhere" or anchor.startswith("https:")
            has_rule = declaration.anchor in self.rules.by_anchor  # which is reported itself
            if not elsewhere and not has_rule and anchor not in self.met:
                rule = Rule("declaration", f"declared {anchor}", anchor, declaration.location)
                hint = alike(anchor, self.page.clauses)
                self.missing(anchor, rule, [rule], f"declared, but not on the page{hint}")

    def set_is_used(self, rule: Rule) -> bool:
        """By a rule that has a clause, as a part of another set, or as declared."""
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
                message = f"spec/ has this {row.kind}, the page has none"
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
    """A hint at an anchor that was probably renamed. Most anchors share words, so it must be much alike."""
    close = difflib.get_close_matches(anchor, list(known), n=1, cutoff=0.8)
    return f"; did it become #{close[0]}?" if close else ""


def words_text(words: Iterable[object]) -> str:
    return ", ".join(sorted(str(word) for word in words))


def anchors_text(anchors: Iterable[object]) -> str:
    return ", ".join(f"#{anchor}" for anchor in sorted(str(anchor) for anchor in anchors))


def quoted(words: Iterable[object]) -> str:
    return ", ".join(f'"{word}"' for word in sorted(str(word) for word in words))


def compare(page: Page, rules: Rules, declarations: dict[str, Declaration]) -> dict[str, Entry]:
    return Comparison(page, rules, declarations).compare()
