"""Checks whether a clause of the page and its rules agree, in everything that can be compared exactly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import AbstractSet, Any

from lockstep_rules.phrases import tree

from .clauses import Clause, Page
from .declared import Declaration
from .entry import Entry
from .matchers import Token, characters_in_rule, characters_in_text, characters_text, tokens_text
from .rules import Rule, Rules
from .table_data import compare_prose, compare_table

# Anchors of paragraphs that a rule with another name uses because there is no better anchor, and of
# assertions that hold everywhere.
IN_PASSING = {"acknowledge-self-closing-flag", "dom-sanitizerconfig-valid"}

# The members of configurations, as the rules name them, by the prefix of their anchors.
MEMBERS = {
    "dom-sanitizerconfig-": re.compile(
        r'\bconfiguration\["(\w+)"\]|\b(dataAttributes) without configuration'
    ),
    "dom-sanitizerelementnamespacewithattributes-": re.compile(
        r'\b(?:element|item|name)\["(\w*[aA]ttributes)"\]'
    ),
}

# The variables of the page, by anchor, and the words that the rules use for them.
TERMS = {
    "acknowledge-self-closing-flag": tree.ACKNOWLEDGE.words,
    "appropriate-end-tag-token": "appropriate end tag token",
    "change-the-encoding": "change the encoding",
    "character-reference-code": "character reference code",
    "current-input-character": "current input character",
    "force-quirks-flag": "force-quirks flag",
    "form-element-pointer": "form element pointer",
    "foster-parent": "foster parenting",
    "fragment-context-element": "fragment context element",
    "frameset-ok-flag": "frameset-ok flag",
    "head-element-pointer": "head element pointer",
    "next-token": "next token",
    "original-insertion-mode": "original insertion mode",
    "parser-cannot-change-the-mode-flag": "parser cannot change the mode flag",
    "return-state": "return state",
    "scripting-mode": "scripting mode",
    "self-closing-flag": "self-closing flag",
    "stack-of-template-insertion-modes": "stack of template insertion modes",
}


class Agreement:
    """Adds to an entry the differences between its clause and its rules."""

    def __init__(self, page: Page, rules: Rules, declarations: dict[str, Declaration]) -> None:
        self.page, self.rules, self.declarations = page, rules, declarations
        self.known_tags = set(rules.tables.tag_ids)
        self.mode_anchors = set(rules.modes) | {c.anchor for c in page.clauses.values() if c.kind == "mode"}
        self.state_anchors = set(rules.states) | {
            c.anchor for c in page.clauses.values() if c.kind == "state"
        }
        self.elsewhere = {anchor for anchor, one in declarations.items() if one.covers == "elsewhere"}
        self.last_line: dict[str, int] = {}  # by state or mode: the line of the rule that was matched last
        self.met: set[str] = set()  # declarations that were used

    def check(self, entry: Entry) -> None:
        clause, rules = entry.clause, entry.rules
        assert clause is not None
        if entry.kind == "table" and rules:
            for one in rules:
                table = next(t for t in self.rules.data if t.location == one.location)
                entry.differences += compare_table(clause, table)
        rows = [one for one in rules if one.state_row or one.mode_row]
        kept = {"row": set(self.rules.states), "case": set(self.rules.modes)}
        if clause.parent in kept.get(entry.kind, set()) and not (rows or self.is_one_rule(clause)):
            entry.differences.append(f"the page has this {entry.kind}, spec/ does not")
        if not rules:
            return
        if rows:
            (self.row if entry.kind == "row" else self.case)(entry, clause, rows)
        elif entry.kind == "algorithm" and any(one.kind == "algorithm" and one.anchor for one in rules):
            self.steps(entry, clause, [one for one in rules if one.kind == "algorithm"])
        if entry.kind in ("case", "algorithm", "definition"):
            if any(one.kind != "table" for one in rules):
                self.names(entry, clause)
            entry.differences += compare_prose(clause, self.rules)

    def is_one_rule(self, clause: Clause) -> bool:
        """Whether the state does not examine a character, so that its rows on the page are parts of one
        rule."""
        return clause.kind == "row" and not self.rules.states[clause.parent][2]

    # --- Rows and cases -------------------------------------------------------------------------------------------

    def row(self, entry: Entry, clause: Clause, rules: list[Rule]) -> None:
        match = clause.characters
        assert match is not None
        rows = [one.state_row for one in rules if one.state_row]
        codes: frozenset[int] = frozenset().union(*(row.bytes for row in rows))
        self.both(entry, "characters", match.codes - codes, codes - match.codes, characters_text)
        if any(row.eof for row in rows) != match.eof:
            entry.differences.append(f"EOF is in this row of {where(match.eof)} only")
        if any(row.rest for row in rows) != match.rest:
            entry.differences.append(f"this is the row for anything else in {where(match.rest)} only")
        text = " ".join(clause.texts).replace("“", '"').replace("”", '"')
        strings = {row.string for row in rows if row.string}
        on_page = set(match.strings) | {one for one in strings if f'"{one}"' in text}
        self.both(entry, "words", set(match.strings) - strings, strings - on_page, quoted)
        facts = self.rules.own(rules)
        theirs = {
            link.removeprefix("parse-error-") for link in clause.links if link.startswith("parse-error-")
        }
        self.both(entry, "parse errors", theirs - facts.codes, facts.codes - theirs, words_text)
        named, ours = characters_in_text(text), characters_in_rule(facts.words)
        self.both(entry, "characters in the steps", named - ours, ours - named, characters_text)
        acts = facts.acts or any(row.guard for row in rows)
        if ("anything else" in text.lower()) != acts:
            entry.differences.append(f"only {where(not acts)} continues as “anything else”")
        self.order(entry, clause, rules)
        self.steps(entry, clause, rules)

    def case(self, entry: Entry, clause: Clause, rules: list[Rule]) -> None:
        match = clause.tokens
        assert match is not None
        free: set[Token] = set()
        guarded: set[Token] = set()
        for one in rules:
            assert one.mode_row is not None
            (guarded if one.mode_row.guard else free).update(one.mode_row.tokens)
        self.both(entry, "tokens", match.free - free, free - match.free, tokens_text)
        how = "tokens under a condition"
        self.both(entry, how, match.guarded - guarded, guarded - match.guarded, tokens_text)
        self.order(entry, clause, rules)
        self.steps(entry, clause, rules)

    def order(self, entry: Entry, clause: Clause, rules: list[Rule]) -> None:
        """Checks the order of the rows: the first one that matches runs, so they must be in the page's
        order."""
        lines = [one.location.line for one in rules]
        if min(lines) < self.last_line.get(clause.parent, 0):
            entry.differences.append(f"spec/ has this {entry.kind} earlier than the page")
        self.last_line[clause.parent] = max(lines)

    # --- Steps ----------------------------------------------------------------------------------------------------

    def steps(self, entry: Entry, clause: Clause, rules: list[Rule]) -> None:
        """Checks that the text refers to the same things that the rules name: states, modes, algorithms,
        sets, a parse error."""
        declaration = self.declarations.get(clause.id + ":steps")
        declared = set(declaration.home.split()) if declaration else set()
        excused: set[str] = set()
        facts, links = self.rules.own(rules), set(clause.links)
        runs, uses = self.rules.runs([one for one in rules if one.anchor]), self.rules.set_anchors(rules)
        reached = self.rules.set_anchors([*rules, *self.rules.helpers(rules)])
        words = facts.words + "".join(guard_text(one) for one in rules)
        terms = {anchor for anchor, text in TERMS.items() if text in words}
        reachable = self.rules.whole(entry.rules).words
        further = {anchor for anchor, text in TERMS.items() if text in reachable}
        for what, known, ours, possible in (
            ("terms", set(TERMS) - set(clause.ids), terms, terms | further),
            ("states", self.state_anchors, facts.states, facts.states),
            ("insertion modes", self.mode_anchors, facts.modes, facts.modes),
            ("algorithms", self.algorithms_near(clause, rules), runs, runs),
            ("sets", self.rules.all_set_anchors if clause.kind != "row" else set(), uses, reached),
        ):
            on_page, in_rules = (links & known) - possible, (ours & known) - links
            excused |= (on_page | in_rules) & declared
            self.both(entry, what, on_page - declared, in_rules - declared, anchors_text)
        if clause.kind == "algorithm" and "sanitizer" in {
            self.rules.parts[one.anchor] for one in rules if one.anchor
        }:
            excused |= self.members(entry, links, self.rules.whole(rules).words, declared)
        if clause.kind != "row" and ("parse-errors" in links) != facts.parse_error:
            entry.differences.append(f"only {where(not facts.parse_error)} has a parse error here")
        if declaration:
            self.met.add(clause.id + ":steps")
            self.needless(entry, "steps", declared - excused)

    def members(self, entry: Entry, links: set[str], words: str, declared: set[str]) -> set[str]:
        """Compares the members of configurations that the steps read or change; returns the declared ones."""
        excused: set[str] = set()
        for prefix, written in MEMBERS.items():
            theirs = {link for link in links - IN_PASSING if link.startswith(prefix)}
            written_here = (next(filter(None, found.groups())) for found in written.finditer(words))
            ours = {prefix + name.lower() for name in written_here}
            excused |= (theirs ^ ours) & declared
            self.both(entry, "members", theirs - ours - declared, ours - theirs - declared, anchors_text)
        return excused

    def algorithms_near(self, clause: Clause, rules: list[Rule]) -> set[str]:
        """The anchors of the algorithms that rules of the clause's part can run."""
        parts = {"row": {"tokenizer"}, "case": {"tree"}}.get(clause.kind)
        parts = parts or {self.rules.parts[one.anchor] for one in rules if one.anchor}
        known = {anchor for anchor, part in self.rules.parts.items() if part in parts}
        return known - set(clause.ids) - IN_PASSING - self.elsewhere

    # --- Names ----------------------------------------------------------------------------------------------------

    def names(self, entry: Entry, clause: Clause) -> None:
        """Checks that the rule names the elements that the page names, directly or through a set, and vice
        versa."""
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
            extra = set()  # the text covers more than the sets derived from it
        self.needless(entry, "names", passing - extra)
        extra -= passing
        self.both(entry, "elements", extra, own - named - matched - shown, words_text)

    def needless(self, entry: Entry, what: str, words: set[str]) -> None:
        if words:
            text = f"spec/clauses.tsv declares {what} that no longer need it: {words_text(words)}"
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


def guard_text(rule: Rule) -> str:
    row = rule.state_row or rule.mode_row
    return row.guard_text if row else ""


def where(on_page: bool) -> str:
    return "the page" if on_page else "spec/"


def words_text(words: Iterable[object]) -> str:
    return ", ".join(sorted(str(word) for word in words))


def anchors_text(anchors: Iterable[object]) -> str:
    return ", ".join(f"#{anchor}" for anchor in sorted(str(anchor) for anchor in anchors))


def quoted(words: Iterable[object]) -> str:
    return ", ".join(f'"{word}"' for word in sorted(str(word) for word in words))
