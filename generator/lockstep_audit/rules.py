"""The rules of a day by anchor, with the names that each of them uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.loading import load_day
from lockstep_rules.model import (
    Act,
    Algorithm,
    Assign,
    Condition,
    Do,
    If,
    Jump,
    Let,
    Loop,
    Mode,
    ModeRow,
    NameSet,
    Spec,
    State,
    Statement,
    StateRow,
)
from lockstep_rules.nodes import Constant, Function, Node, Set
from lockstep_rules.phrases import tokenizer, tree
from lockstep_rules.phrases.sanitizer import class_of
from lockstep_rules.read import read_rules
from lockstep_rules.walks import all_statements

from .clauses import ATTRIBUTES


@dataclass
class Facts:
    """The names that the statements of a rule use."""

    states: set[str] = field(default_factory=set)  # anchors
    modes: set[str] = field(default_factory=set)  # anchors
    codes: set[str] = field(default_factory=set)
    tags: set[str] = field(default_factory=set)
    sets: set[str] = field(default_factory=set)  # by their C++ names
    algorithms: set[str] = field(default_factory=set)  # by their C++ names
    parse_error: bool = False
    acts: bool = False  # whether a statement continues as another row
    words: str = ""  # the statements as written

    def add(self, other: Facts) -> None:
        self.states |= other.states
        self.modes |= other.modes
        self.codes |= other.codes
        self.tags |= other.tags
        self.sets |= other.sets
        self.algorithms |= other.algorithms
        self.parse_error |= other.parse_error
        self.acts |= other.acts
        self.words += other.words


@dataclass
class Rule:
    """A block of spec/, or one of its rows."""

    kind: str  # state, row, mode, case, algorithm, set, scope, table
    title: str
    anchor: str
    location: Location
    function: str = ""
    facts: Facts = field(default_factory=Facts)
    state_row: StateRow | None = None
    mode_row: ModeRow | None = None
    part: str = "parsing"  # the part of the page

    def __str__(self) -> str:
        return f"{self.location}: {self.title}"


@dataclass
class Table:
    """A table in spec/tables/ or spec/sanitizer/ that is also on the page."""

    name: str
    anchor: str
    location: Location
    rows: list[tuple[str, ...]]
    part: str = "parsing"

    @property
    def rule(self) -> Rule:
        return Rule("table", f"table {self.name}", self.anchor, self.location, part=self.part)


CLASSES = {"tokenizer": "Tokenizer", "tree": "TreeBuilder", "input": "Sniffer"}


def function_of(algorithm: Algorithm) -> str:
    """The generated function of an algorithm, with its class."""
    if algorithm.part == "sanitizer":
        return f"{class_of(algorithm.location.file)}::{algorithm.name}"
    return f"{CLASSES[algorithm.part]}::{algorithm.name}"


ANCHOR_LINE = re.compile(r"^# anchor: (\S+)", re.MULTILINE)


class Rules:
    def __init__(self, spec: Path, day: str) -> None:
        self.folder, self.day = spec, day
        self.model, self.tables = load_day(spec, day)
        self.state_anchors = {state.identifier: state.anchor[1:] for state in self.model.states}
        self.mode_anchors = {mode.identifier: mode.anchor[1:] for mode in self.model.modes}
        self.tag_names = {self.tables.tag_cpp(name)[5:]: name for name in self.tables.tag_ids}
        self.code_names = {code.replace("-", "_"): code for code in self.tables.parse_error_locations}
        self.lists = {cpp: set(tags) for tags, cpp in self.model.anonymous_sets.items()}
        self.named_sets: dict[str, NameSet] = {}
        for prefix, sets in (("set", self.model.sets), ("scope", self.model.scopes)):
            self.named_sets |= {f"sets::{prefix}_{one.identifier}": one for one in sets.values()}
        self.algorithm_names = {algorithm.name for algorithm in self.model.algorithms}
        self.algorithms: dict[str, Rule] = {}
        self.set_rules: list[Rule] = []
        self.parts: dict[str, str] = {}  # for algorithms with an anchor: input, tokenizer, tree, …
        self.by_anchor: dict[str, list[Rule]] = {}
        self.states: dict[str, tuple[State, Rule, list[Rule]]] = {}  # by anchor; entry, rows
        self.modes: dict[str, tuple[Mode, list[Rule]]] = {}
        self.data = self.read_data()
        self.cited = cited(spec)
        self.collect(self.model)

    # --- Rules ----------------------------------------------------------------------------------------------------

    def collect(self, model: Spec) -> None:
        for algorithm in model.algorithms:
            self.algorithms[algorithm.name] = self.algorithm(algorithm)
        for state in model.states:
            self.state(state)
        for mode in model.modes:
            self.mode(mode)
        for rule in self.algorithms.values():
            self.note(rule)
        for name, one in self.named_sets.items():
            rule = Rule(one.kind, f"{one.kind} {one.name}", one.anchor[1:], one.location, name)
            rule.facts.tags = {local for _, local in one.members}
            self.set_rules.append(rule)
            self.note(rule)

    def anchored(self) -> list[Rule]:
        """All rules that have a clause."""
        found = [rule for rules in self.by_anchor.values() for rule in rules]
        found += [row for _, _, rows in self.states.values() for row in rows]
        return found + [row for _, rows in self.modes.values() for row in rows]

    def note(self, rule: Rule) -> None:
        if rule.anchor:
            self.by_anchor.setdefault(rule.anchor, []).append(rule)

    def algorithm(self, algorithm: Algorithm) -> Rule:
        title = f"algorithm {algorithm.pattern}"
        if algorithm.anchor:
            self.parts[algorithm.anchor[1:]] = algorithm.part
        function = function_of(algorithm)
        facts = self.facts(algorithm.body)
        part = "sanitization" if algorithm.part == "sanitizer" else "parsing"
        anchor = algorithm.anchor[1:]
        return Rule("algorithm", title, anchor, algorithm.location, function, facts, part=part)

    def state(self, state: State) -> None:
        anchor, function = state.anchor[1:], f"Tokenizer::{state.identifier}_state"
        rule = Rule("state", f"state {state.name}", anchor, state.location, function)
        rule.facts = self.facts([*state.entry, *(state.always or [])])
        rows = []
        for row in state.rows:
            title = f"state {state.name}: {row.text}"
            one = Rule("row", title, anchor, row.location, function, self.facts(row.body), state_row=row)
            one.facts.add(self.condition_facts(row.guard))
            rows.append(one)
        self.states[anchor] = state, rule, rows
        self.note(rule)

    def mode(self, mode: Mode) -> None:
        anchor = mode.anchor[1:]
        rows = []
        for row in mode.rows:
            function = f"TreeBuilder::{row.function}"
            title = f"mode {mode.name}: {row.text}"
            one = Rule("case", title, anchor, row.location, function, self.facts(row.body), mode_row=row)
            one.facts.add(self.condition_facts(row.guard))
            rows.append(one)
        self.modes[anchor] = mode, rows
        self.note(Rule("mode", f"mode {mode.name}", anchor, mode.location))

    # --- Names in rules -------------------------------------------------------------------------------------------

    def condition_facts(self, condition: Condition | None) -> Facts:
        return self.read(condition.node) if condition else Facts()

    def facts(self, body: list[Statement]) -> Facts:
        found = Facts()
        for node in statement_nodes(body):
            found.add(self.read(node))
        for statement in all_statements(body):
            found.words += statement.text + "\n"
            if isinstance(statement, Act):
                found.acts = True
            # The phrase names a mode without an argument, as in “using anything else of in table”.
            tail = statement.text.rpartition(" of ")[2].replace(" ", "_")
            if tail in self.mode_anchors:
                found.modes.add(self.mode_anchors[tail])
            if isinstance(statement, Do) and statement.use.symbol in (
                tree.PARSE_ERROR,
                tokenizer.PARSE_ERROR,
            ):
                found.parse_error = True
        return found

    def read(self, node: Node) -> Facts:
        """The names in the node that a statement becomes, where every name has been resolved."""
        found = Facts()
        for one in node.every():
            if isinstance(one, Constant):
                kind, _, name = one.name.rpartition("::")
                if kind == "State":
                    found.states.add(self.state_anchors[name])
                elif kind == "Mode":
                    found.modes.add(self.mode_anchors[name])
                elif kind == "ParseErrorCode":
                    found.codes.add(self.code_names[name])
                elif kind == "tag":
                    found.tags.add(self.tag_names[name])
            elif isinstance(one, Set):
                name = "set_" + one.name.removeprefix("not_in_set_") if one.name[:4] == "not_" else one.name
                if name in self.lists:
                    found.tags |= self.lists[name]
                else:
                    found.sets.add(f"sets::{name}")
            elif isinstance(one, Function) and one.name in self.algorithm_names:
                found.algorithms.add(one.name)
        return found

    def whole(self, rules: list[Rule]) -> Facts:
        """The names that the rules use, directly, or through sets and algorithms without an anchor."""
        found = Facts()
        seen: set[str] = set()
        waiting = [rule.facts for rule in rules]
        while waiting:
            facts = waiting.pop()
            found.add(facts)
            for name in facts.algorithms - seen:
                seen.add(name)
                if not self.algorithms[name].anchor:
                    waiting.append(self.algorithms[name].facts)
        for name in found.sets:
            one = self.named_sets.get(name)
            if one:
                # The name may list exclusions, as in “besides address, div and p”.
                found.tags |= {local for _, local in one.members} | self.words(one.name)
        return found

    def own(self, rules: list[Rule]) -> Facts:
        """The names in the statements of the rules themselves, and the members of the sets that have neither
        an anchor nor a “besides”."""
        found = Facts()
        for rule in rules:
            found.add(rule.facts)
        for name in found.sets:
            one = self.named_sets.get(name)
            if one and not one.anchor and not self.words(one.name):
                found.tags |= {local for _, local in one.members}
        return found

    def words(self, name: str) -> set[str]:
        """The tags among the words after “besides”."""
        return set(re.findall(r"[a-z0-9-]+", name.partition(" besides ")[2])) & set(self.tables.tag_ids)

    def runs(self, rules: list[Rule]) -> set[str]:
        """The anchors of the algorithms that the rules run, directly or through algorithms without an anchor.
        An algorithm whose words begin with those of another is a variant of it: generate implied end tags, …
        except for some."""
        found: set[str] = set()
        seen: set[str] = set()
        waiting = [name for rule in rules for name in rule.facts.algorithms]
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            rule = self.algorithms[name]
            anchor = rule.anchor or self.form_of(rule)
            if anchor:
                found.add(anchor)
            else:
                waiting += rule.facts.algorithms
        return found

    @property
    def all_set_anchors(self) -> set[str]:
        return {rule.anchor for rule in self.set_rules if rule.anchor}

    def set_anchors(self, rules: list[Rule]) -> set[str]:
        """The anchors of the sets that the rules use; “special besides …” is a use of special."""
        found: set[str] = set()
        for name in {name for rule in rules for name in rule.facts.sets}:
            one = self.named_sets.get(name)
            whole = self.model.sets.get(one.name.partition(" besides ")[0]) if one else None
            found |= {each.anchor[1:] for each in (one, whole) if each and each.anchor}
        return found

    def form_of(self, rule: Rule) -> str:
        words = rule.title.partition("{")[0]
        for other in self.algorithms.values():
            plain = other.title.partition("{")[0]
            if other.anchor and len(plain) > 25 and words.startswith(plain.rstrip() + " "):
                return other.anchor
        return ""

    def helpers(self, rules: list[Rule]) -> list[Rule]:
        """The algorithms without an anchor that the rules run, or that use a set that is one of the rules."""
        found: dict[str, Rule] = {}
        waiting = [name for rule in rules for name in rule.facts.algorithms]
        sets = {rule.function for rule in rules if rule.kind in ("set", "scope")}
        waiting += [name for name, rule in self.algorithms.items() if rule.facts.sets & sets]
        while waiting:
            name = waiting.pop()
            rule = self.algorithms[name]
            if name not in found and not rule.anchor:
                found[name] = rule
                waiting += rule.facts.algorithms
        return sorted(found.values(), key=lambda rule: rule.location)

    # --- Tables ---------------------------------------------------------------------------------------------------

    def read_data(self) -> list[Table]:
        """Reads the tables whose headings give an anchor of the page."""
        found = []
        for folder, part in (("tables", "parsing"), ("sanitizer", "sanitization")):
            for path in sorted((self.folder / folder).glob("*.tsv")):
                text = path.read_text(encoding="utf-8")
                anchor = ANCHOR_LINE.search(text)
                if anchor and anchor[1].startswith("#"):
                    rows = [tuple(line.split("\t")) for line in text.split("\n") if line and line[:2] != "# "]
                    if "\tsince\tuntil" in text:
                        rows = [row[:-2] for row in rows if is_in_force(row[-2], row[-1], self.day)]
                    where = Location(f"spec/{folder}/{path.name}", 1)
                    found.append(Table(path.stem, anchor[1][1:], where, rows, part))
        return found


CITED = re.compile(
    r"https://(?:html\.spec\.whatwg\.org/multipage/([a-z-]+\.html)|(mimesniff\.spec\.whatwg\.org/))#(\S+)"
)
PART_OF_PAGE = {
    "rendering.html": "rendering",
    "dom.html": "inner-text",
    "semantics-other.html": "selectors",
    "mimesniff.spec.whatwg.org/": "mime",
}


def cited(spec: Path) -> dict[str, list[Rule]]:
    """The citations of clauses in parts that the rules do not restate in the Standard's structure: rows of
    tables, by anchor, and the algorithms of `mime/`. The attributes in `url-attributes.tsv` cite the
    index."""
    found: dict[str, list[Rule]] = {}

    def note(part: str, anchor: str, rule: Rule) -> None:
        rule.part = part
        found.setdefault(anchor, []).append(rule)

    for path in sorted(spec.rglob("*.tsv")):
        name = f"spec/{path.relative_to(spec)}"
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            heading = f"table {path.stem}" if line.startswith("# ") else ""
            title = heading or f"{path.stem}: {' '.join(line.split(chr(9))[:2])}"
            if path.stem == "url-attributes" and line and not heading:
                attribute = line.partition("\t")[0]
                rule = Rule("row", title, "", Location(name, number))
                note("attributes", f"{ATTRIBUTES}/{attribute}", rule)
            for page, other, anchor in CITED.findall(line):
                if part := PART_OF_PAGE.get(page or other):
                    anchor = anchor.rstrip(",.;)")
                    note(part, anchor, Rule("row", title, anchor, Location(name, number)))
    for path in sorted((spec / "mime").glob("*.rules")):
        for block in read_rules(path, f"spec/mime/{path.name}", Problems()):
            if block.anchor:
                rule = Rule("algorithm", block.text, block.anchor[1:], block.location)
                note("mime", block.anchor[1:], rule)
    return found


def is_in_force(since: str, until: str, day: str) -> bool:
    return (since == "-" or since <= day) and (until == "-" or day < until)


def statement_nodes(body: list[Statement]) -> Iterator[Node]:
    """The nodes that all statements become, from which names are read."""
    for statement in all_statements(body):
        if isinstance(statement, Do):
            yield statement.use.node
        elif isinstance(statement, If):
            yield from (condition.node for condition, _, _ in statement.branches if condition)
        elif isinstance(statement, Loop):
            if statement.header is not None:
                yield statement.header
            if statement.condition is not None:
                yield statement.condition.node
        elif isinstance(statement, (Let, Assign, Jump)):
            if statement.value is not None:
                yield statement.value.node
