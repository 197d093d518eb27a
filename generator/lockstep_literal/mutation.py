"""Finds lines of the rules that could be changed without any test failing: runs every mutant on the cases
that reach it."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lockstep_cases.cases import Case
from lockstep_cases.suites import documents
from lockstep_cases.witness_files import FOLDER, read_witnesses
from lockstep_rules import walks
from lockstep_rules.check import check_body, check_mode, check_state, leaves_always
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.encodings import Encoding
from lockstep_rules.loading import ROOT, read_parts
from lockstep_rules.mime import Pattern
from lockstep_rules.model import Do, Spec
from lockstep_rules.parse import Block
from lockstep_rules.parse import Parser as RuleParser
from lockstep_rules.phrases import tree
from lockstep_rules.read import Edition, Line, for_edition, read_standard
from lockstep_rules.tables import Tables, read_tables

from .forms import READ_PARTS
from .hosting import HostedCase, hosted_cases
from .mime import MimeCase, mime_cases, mime_lines, patterns_of
from .mutants import Mutant, Operators, add_words, named_in, normalized, rule_bodies
from .parser import Result, Rules, Runaway, parse
from .sanitizer_mutants import SanitizerCase, TableMutants, sanitizer_cases

KILLED, SURVIVES, REJECTED, EQUIVALENT = "killed", "survives", "rejected", "equivalent"
SUITES = ("tree-construction", "tokenizer", "encoding")
FIRST = {"witnesses": 0, "given": 1}  # run before the suites
MOST_GIVEN_CASES = 2000  # per mutant
MOST_SUITE_CASES = 300  # per mutant

Observed = tuple[Any, ...]
AnyCase = Case | SanitizerCase | HostedCase | MimeCase


def observed(result: Result) -> Observed:
    """The visible result of a case."""
    if result.failure:
        return (result.failure,)
    return result.tree, result.mode, tuple(result.errors), result.encoding, result.hidden


LONGEST_PARSE = 1.0  # seconds of processor time; step limits do not stop a mutant in a cyclic tree


ENDLESS = ("it does not end",)


def bounded(rules: Rules, case: AnyCase, *traces: set[Any]) -> Observed:
    """The visible result of a case, or ENDLESS if its parse does not end. `traces`: as in parse()."""
    signal.signal(signal.SIGVTALRM, stop_parse)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_PARSE)
    try:
        return observed(parse(rules, case.members(), *traces))
    except Runaway:
        return ENDLESS
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def stop_parse(*_: object) -> None:
    raise Runaway


@dataclass
class Known:
    """A case and its result."""

    case: AnyCase
    source: str  # "witnesses" or a suite
    given: Observed
    reached: int  # the number of places it reaches


@dataclass
class EditionRules:
    """An edition of the rules, with the parser that reads them, its cases, and the cases that reach each
    place."""

    edition: Edition
    reader: RuleParser
    rules: Rules  # changed by mutants
    pristine: Rules  # never changed
    traced: Rules  # never changed; records which places are reached
    tables: Tables
    error_names: dict[str, str]
    tags: list[str]
    known: list[Known] = field(default_factory=list)
    by_place: dict[str, list[int]] = field(default_factory=dict)
    by_member: dict[tuple[str, str, str], list[int]] = field(default_factory=dict)
    by_table: dict[tuple[str, Any], list[int]] = field(default_factory=dict)

    @property
    def spec(self) -> Spec:
        return self.reader.spec

    def learn(self, cases: Iterable[tuple[AnyCase, str]]) -> None:
        """Runs the cases on the original rules. An older edition lets scripts create a tree with a cycle;
        such cases are left out."""
        for case, source in cases:
            reached: set[str] = set()
            asked: set[Any] = set()
            members: set[Any] = set()
            given = bounded(self.traced, case, reached, asked, members)
            if given == ENDLESS:
                continue
            number = len(self.known)
            self.known.append(Known(case, source, given, len(reached)))
            found: tuple[tuple[dict[Any, list[int]], set[Any]], ...] = (
                (self.by_place, reached),
                (self.by_table, asked),
                (self.by_member, members),
            )
            for index, keys in found:
                for key in keys:
                    index.setdefault(key, []).append(number)


def order_of(one: Known, names: list[str]) -> tuple[int, bool, bool, int]:
    """The order in which cases are tried. Pages with scripts come after the other witnesses: a mutant that only
    they kill needs a host."""
    rank = FIRST.get(one.source, len(FIRST))
    named = rank == 0 or any(name in one.case.input for name in names)
    return rank, isinstance(one.case, HostedCase), not named, one.reached


def is_refused(case: Case) -> bool:
    """Whether the case is too long: sniffing long pages takes a long time and reveals nothing more."""
    return len(case.input) > 5000


class Hunter:
    """Searches for small cases that distinguish a mutant from the rules."""

    def hunt(
        self, edition: EditionRules, mutant: Mutant, numbers: list[int], case: AnyCase | None
    ) -> AnyCase | None:
        raise NotImplementedError


class Workshop:
    """Everything needed to try mutants."""

    def __init__(self, spec: Path = ROOT / "spec", suites: bool = True, witnesses: bool = True) -> None:
        self.folder = spec
        problems = Problems()
        self.editions_read = read_standard(spec / "STANDARD", "spec/STANDARD", problems)
        parts = read_parts(spec, problems) | {"mime": mime_lines(spec, problems)}
        problems.raise_if_any()
        self.parts = {
            part: [normalized(line, line.text.partition(" ")[0]) for line in lines]
            for part, lines in parts.items()
        }
        self.editions = [self.edition(edition) for edition in reversed(self.editions_read)]
        self.operators = Operators([edition.spec for edition in self.editions])
        dates = [e.edition.date for e in self.editions if witnesses]
        found = [(w.case, "witnesses") for date in dates for w in read_witnesses(FOLDER / date, Problems())]
        for edition in self.editions:
            cases = dict(found)
            if suites:
                for suite in SUITES:
                    newest = edition is self.editions[0]
                    for document in documents(suite, edition.edition.date, newest):
                        cases.setdefault(document.case, suite)
            edition.learn((case, source) for case, source in cases.items() if not is_refused(case))
        # Documents of every edition are sanitized by the newest edition.
        if witnesses:
            for edition in self.editions:
                edition.learn((case, "witnesses") for case, _ in hosted_cases())
            self.editions[0].learn((case, "witnesses") for case in sanitizer_cases())
            self.editions[0].learn((case, "witnesses") for case, *_ in mime_cases())

    def edition(self, edition: Edition) -> EditionRules:
        problems = Problems()
        tables = read_tables(self.folder / "tables", edition.date, problems)
        reader = RuleParser(edition.date, tables, problems, READ_PARTS)
        spec = reader.parse({part: for_edition(lines, edition.date) for part, lines in self.parts.items()})
        problems.raise_if_any()
        add_words(reader)
        names = {
            f"{statement.location}": statement.error
            for part, _, body in rule_bodies(spec)
            if part == "tree"
            for statement in walks.all_statements(body)
            if isinstance(statement, Do) and statement.error
        }
        rules, pristine = (Rules(spec, tables, self.folder) for _ in range(2))
        traced = Rules(spec, tables, self.folder, traced=True)
        return EditionRules(edition, reader, rules, pristine, traced, tables, names, walks.named_tags(spec))

    def mutants(self) -> Iterator[Mutant]:
        """All mutants, in the order of the rules. If a line occurs several times in a rule, later occurrences
        are numbered."""
        for part, blocks in self.parts.items():
            for block in blocks:
                seen: Counter[tuple[str, str, str, str]] = Counter()
                for mutant in self.operators.mutants(block, part):
                    seen[mutant.key] += 1
                    number = seen[mutant.key]
                    yield mutant if number == 1 else replace(mutant, change=f"{mutant.change} ({number})")

    # --- One mutant ---------------------------------------------------------------------------------------------------

    def try_mutant(self, mutant: Mutant, hunter: Hunter | None = None) -> Verdict:
        """Tries a mutant in each edition that it changes. It is refused if any edition refuses it. A hunter
        searches for cases that kill it."""
        verdicts: list[Verdict] = []
        for edition in self.editions:
            old, new = (self.of_edition(line, edition) for line in (mutant.block, mutant.mutated))
            if same(old, new):
                continue
            verdict = self.try_in(edition, mutant, new, hunter)
            if verdict.status in (KILLED, REJECTED):
                return verdict
            verdicts.append(verdict)
        return verdicts[0] if verdicts else Verdict(SURVIVES, "it changes no edition")

    def of_edition(self, line: Line | None, edition: EditionRules) -> Line | None:
        if line is None:
            return None
        return next(iter(for_edition([line], edition.edition.date)), None)

    def try_in(
        self, edition: EditionRules, mutant: Mutant, block: Line | None, hunter: Hunter | None
    ) -> Verdict:
        with Changed(edition) as changed:
            refusal = changed.apply(mutant, block)
            if refusal:
                return Verdict(REJECTED, refusal)
            numbers = changed.candidates(mutant)
            verdict = self.judge(edition, numbers, named_in(mutant))
            if hunter is not None and (verdict.status != KILLED or verdict.by != "witnesses"):
                found = hunter.hunt(edition, mutant, numbers, verdict.case)
                if found is not None:
                    return Verdict(KILLED, "search", found, edition.edition.date)
            return replace(verdict, edition=edition.edition.date)

    def judge(self, edition: EditionRules, numbers: list[int], names: list[str]) -> Verdict:
        """Tries the witnesses, and then the most promising other cases: those with the names in the
        change."""
        known = edition.known
        asked: Counter[bool] = Counter()
        hidden: Verdict | None = (
            None  # a witness reveals it by a property that its dump does not show; another dump may show it
        )
        for number in sorted(numbers, key=lambda n: order_of(known[n], names)):
            one = known[number]
            if one.source != "witnesses":
                if hidden is not None:
                    break
                given = one.source == "given"
                asked[given] += 1
                if asked[given] > (MOST_GIVEN_CASES if given else MOST_SUITE_CASES):
                    continue
            shown = bounded(edition.rules, one.case)
            if shown != one.given:
                how = one.source
                if len(shown) == len(one.given) == 5 and shown[:4] == one.given[:4]:
                    hidden = hidden or Verdict(KILLED, f"{how} by what the dump does not show", one.case)
                    if how == "witnesses":
                        continue
                    break
                return Verdict(KILLED, how, one.case)
        return hidden or Verdict(SURVIVES, f"{len(numbers)} cases in {edition.edition.date}")


@dataclass
class Verdict:
    status: str
    by: str = ""  # the suite that kills it, or the reason for the refusal
    case: AnyCase | None = None
    edition: str = ""


def same(one: Line | None, other: Line | None) -> bool:
    if one is None or other is None:
        return one is other
    return (
        one.text == other.text
        and len(one.children) == len(other.children)
        and all(map(same, one.children, other.children))
    )


class Changed:
    """The rules of an edition while they contain a mutant."""

    def __init__(self, edition: EditionRules) -> None:
        self.edition = edition

    def __enter__(self) -> Changed:
        self.old = self.state()
        self.rows_reached: set[str] = set()
        return self

    def __exit__(self, *_: object) -> None:
        self.restore(self.old)

    def state(self) -> tuple[Any, ...]:
        rules = self.edition.rules
        compiler = rules.compiler
        return (
            dict(compiler.globals),
            dict(compiler.states),
            dict(compiler.modes),
            rules.sets,
            rules.scopes,
            dict(vars(rules.tables)),
        )

    def restore(self, state: tuple[Any, ...]) -> None:
        rules = self.edition.rules
        compiler = rules.compiler
        for target, source in (
            (compiler.globals, state[0]),
            (compiler.states, state[1]),
            (compiler.modes, state[2]),
        ):
            target.clear()
            target.update(source)
        rules.sets, rules.scopes = state[3], state[4]
        vars(rules.tables).update(state[5])
        rules.dispatch = {}

    # --- Reading the changed rule with the generator ------------------------------------------------------------------

    def apply(self, mutant: Mutant, block: Line | None) -> str:
        """Applies the mutant; returns why the generator refuses it, or ""."""
        edition = self.edition
        problems = edition.reader.problems
        problems.clear()
        kind, _, name = mutant.block.text.partition(" ")
        try:
            if kind in ("set", "scope"):
                self.sets(mutant, block, problems)
            elif block is None:
                return "the rule is gone"
            elif kind == "state":
                self.state_of(Block(block, kind, name.strip(), "tokenizer"), problems)
            elif kind == "mode":
                self.mode_of(mutant, Block(block, kind, name.strip(), "tree"), problems)
            else:
                self.algorithm_of(mutant, Block(block, kind, name.strip(), mutant.part), problems)
        finally:
            found = sorted(problems.found)
            problems.clear()
        return found[0].message if found else ""

    def state_of(self, block: Block, problems: Problems) -> None:
        reader, spec = self.edition.reader, self.edition.spec
        reader.parse_state(block)
        state = spec.states.pop()
        check_state(state, problems)
        for body in (state.entry, state.always or [], *(row.body for row in state.rows)):
            check_body(spec, body, "state", problems)
        if not problems.found:
            self.edition.rules.compiler.state(state)

    def mode_of(self, mutant: Mutant, block: Block, problems: Problems) -> None:
        reader, spec, rules = self.edition.reader, self.edition.spec, self.edition.rules
        old = next((mode for mode in spec.modes if mode.name == block.name), None)
        assert old is not None
        row_only = not mutant.structural
        if row_only:
            rows = [row for row in block.line.children if row.location == mutant_row(mutant)]
            block = replace(block, line=replace(block.line, children=rows))
        reader.parse_mode(block)
        mode = spec.modes.pop()
        if not row_only:
            check_mode(mode, self.edition.tags, problems)
        for row in mode.rows:
            check_body(spec, row.body, "mode", problems)
            self.name_errors(row.body)
        if problems.found:
            return
        compiled = list(rules.compiler.modes[mode.name])
        if row_only:
            for row in mode.rows:
                for index, other in enumerate(compiled):
                    if other.location == row.location:
                        compiled[index] = rules.compiler.row(row)
        else:
            compiled = [rules.compiler.row(row) for row in mode.rows]
        rules.compiler.modes[mode.name] = compiled
        rules.dispatch = {}

    def algorithm_of(self, mutant: Mutant, block: Block, problems: Problems) -> None:
        reader, spec = self.edition.reader, self.edition.spec
        old = next(a for a in spec.algorithms if a.location == mutant.block.location)
        algorithm = replace(old, body=[], unused=set())
        reader.parse_algorithm(algorithm, block)
        if algorithm.result and not leaves_always(algorithm.body, "algorithm"):
            problems.add(algorithm.location, "it can end without returning its result")
        check_body(spec, algorithm.body, "algorithm", problems)
        self.name_errors(algorithm.body)
        if not problems.found:
            self.edition.rules.compiler.algorithm(algorithm)

    def name_errors(self, body: list[Any]) -> None:
        for statement in walks.all_statements(body):
            if isinstance(statement, Do) and statement.use.symbol is tree.PARSE_ERROR:
                statement.error = self.edition.error_names.get(str(statement.location), "")

    def sets(self, mutant: Mutant, block: Line | None, problems: Problems) -> None:
        reader, spec, rules = self.edition.reader, self.edition.spec, self.edition.rules
        blocks = {(b.kind, b.name): b for b in reader.blocks if b.kind in ("set", "scope")}
        kind, _, name = mutant.block.text.partition(" ")
        if block is None:
            problems.add(mutant.location, "the set is gone")
            return
        blocks[kind, name.strip()] = Block(block, kind, name.strip(), "tree")
        old_sets, old_scopes = dict(spec.sets), dict(spec.scopes)
        spec.sets.clear()
        spec.scopes.clear()
        for one in blocks.values():
            reader.parse_set(one, blocks, [])
        if any(not found.members for found in (*spec.sets.values(), *spec.scopes.values())):
            problems.add(mutant.location, "a set has no members")
        if not problems.found:
            rules.sets = {n: frozenset(found.members) for n, found in spec.sets.items()}
            rules.scopes = {n: frozenset(found.members) for n, found in spec.scopes.items()}
            for mode in [b for b in reader.blocks if b.kind == "mode"]:
                self.rows_of_sets(mode)
        for target, source in ((spec.sets, old_sets), (spec.scopes, old_scopes)):
            target.clear()
            target.update(source)

    def rows_of_sets(self, mode: Block) -> None:
        """Reads the rows that match the tags of a set again."""
        rows = [row for row in mode.line.children if " in the set " in row.text.partition(" when ")[0]]
        if not rows:
            return
        reader, spec, compiler = self.edition.reader, self.edition.spec, self.edition.rules.compiler
        reader.parse_mode(replace(mode, line=replace(mode.line, children=rows)))
        found = spec.modes.pop()
        compiled = list(compiler.modes[mode.name])
        for row in found.rows:
            self.name_errors(row.body)
            self.rows_reached.add(str(row.location))
            for index, other in enumerate(compiled):
                if other.location == row.location:
                    compiled[index] = compiler.row(row)
        compiler.modes[mode.name] = compiled
        self.edition.rules.dispatch = {}

    # --- Cases that could reveal the mutant -----------------------------------------------------------------------------

    def candidates(self, mutant: Mutant) -> list[int]:
        edition = self.edition
        found: set[int] = set()
        if mutant.block.text.partition(" ")[0] in ("set", "scope"):
            rules = edition.rules
            for kind, old, new in (("set", self.old[3], rules.sets), ("scope", self.old[4], rules.scopes)):
                for name in new:
                    for member in old.get(name, frozenset()) ^ new[name]:
                        space, tag = member
                        found.update(edition.by_member.get((f"{kind} {name}", space, tag), ()))
            for place in self.rows_reached:
                found.update(edition.by_place.get(place, ()))
            return sorted(found)
        for place in mutant.places:
            if place:
                found.update(edition.by_place.get(place, ()))
            else:
                # The edition lacks the line: every case that reaches the rule counts.
                for line in (mutant.block, *mutant.block.children):
                    found.update(edition.by_place.get(str(line.location), ()))
        return sorted(found)


def mutant_row(mutant: Mutant) -> Location:
    return mutant.block.children[mutant.row].location


# --- Tables -----------------------------------------------------------------------------------------------------------------

TABLES = {
    "named-character-references": "references",
    "numeric-character-reference-replacements": "replacements",
    "svg-tag-names": "svg_tags",
    "svg-attributes": "svg_attributes",
    "mathml-attributes": "mathml_attributes",
    "foreign-attributes": "foreign_attributes",
    "encodings": "labels",
}


def try_tables(workshop: Workshop) -> Iterator[tuple[str, str, str, Verdict]]:
    """Tries the tables that rules look up without each row, and with another value in each row."""
    edition = workshop.editions[0]
    tables = edition.rules.tables
    for table, member in TABLES.items():
        rows = getattr(tables, member)
        for key in list(rows):
            for change in ("without the row", "with another value"):
                value = rows.pop(key)
                if change != "without the row":
                    rows[key] = other_value(value)
                numbers = edition.by_table.get((table, key), [])
                verdict = workshop.judge(edition, numbers, [])
                rows.pop(key, None)
                rows[key] = value
                yield table, str(key), change, verdict
    for number, row in enumerate(list(tables.quirks)):
        for change in ("without the row", "with another value"):
            old = list(tables.quirks)
            tables.quirks[number : number + 1] = (
                [] if change == "without the row" else [(*row[:2], row[2] + "x")]
            )
            numbers = edition.by_table.get(("quirks-identifiers", row[2]), [])
            verdict = workshop.judge(edition, numbers, [])
            tables.quirks[:] = old
            yield "quirks-identifiers", " ".join(row), change, verdict


# The HTML of a case has no shadow roots, and the oldest edition has no processing instructions. The unit test
# Editions.HaveTheirOwnSerialization covers these in both editions.
SERIALIZED = (
    ("escape-angle-brackets-in-attributes", "in all editions"),
    ("escape-angle-brackets-in-attributes", "in no edition"),
    ("question-mark-ends-processing-instruction", "in no edition"),
)


def try_serialization(workshop: Workshop) -> Iterator[tuple[str, str, str, Verdict]]:
    """Tries the rules of the serializer, each with its date moved, so that all editions have it or none
    has."""
    for name, change in SERIALIZED:
        edition = workshop.editions[-1 if change == "in all editions" else 0]
        rules = edition.rules.tables.serialization
        hosted = [n for n, known in enumerate(edition.known) if isinstance(known.case, HostedCase)]
        rule = name.replace("-", "_")
        holds = rules[rule]
        assert holds == (change == "in no edition")
        rules[rule] = not holds
        yield "serialization", name, change, workshop.judge(edition, hosted, [])
        rules[rule] = holds


def try_sanitizer_tables(
    workshop: Workshop, only: set[tuple[str, int]] | None = None
) -> Iterator[tuple[Mutant, Verdict]]:
    """Tries the sanitizer's tables without each row, and with other values in each row. `only`: the rows at
    these places."""
    edition = workshop.editions[0]
    tables = TableMutants(workshop.folder, edition.edition.date, edition.tables)
    before = edition.rules.sanitizer_tables
    for one in tables.mutants():
        if only is not None and (one.mutant.location.file, one.mutant.location.line) not in only:
            continue
        changed = tables.changed(one)
        if changed is None:
            yield one.mutant, Verdict(REJECTED, "the table does not allow it")
            continue
        edition.rules.sanitizer_tables = changed
        asked = {number for key in before.differences(changed) for number in edition.by_table.get(key, ())}
        verdict = workshop.judge(edition, sorted(asked), [])
        edition.rules.sanitizer_tables = before
        yield one.mutant, replace(verdict, edition=edition.edition.date)


def pattern_mutants(folder: Path) -> Iterator[tuple[Mutant, str, int, Pattern | None]]:
    """The mutants of MIME type patterns, each with the table, the row, and the changed pattern."""
    location = Location("spec/mime/patterns.tsv", 0)
    for table, patterns in patterns_of(folder).items():
        for number, one in enumerate(patterns):
            text = f"{table} | {' '.join(f'{byte:02X}' for byte in one.bytes)}{' TT' * one.ends}"
            for change, new in changed_patterns(one):
                mutant = Mutant(
                    "mime", "mime", location, "table patterns", text, change, Line(location, text), None
                )
                yield mutant, table, number, new


def changed_patterns(one: Pattern) -> Iterator[tuple[str, Pattern | None]]:
    yield "without the row", None
    yield "with another type", replace(one, type=one.type + "x")
    ignored = "false" if one.ignores_whitespace == "true" else "true"
    yield "the other ignored", replace(one, ignores_whitespace=ignored)
    if one.ends:
        yield "without TT", replace(one, ends=False)
    for at, (byte, mask) in enumerate(zip(one.bytes, one.mask, strict=True)):
        before, after = one.bytes[:at], one.bytes[at + 1 :]
        if mask == 0xFF:
            yield f"another byte {at + 1}", replace(one, bytes=(*before, byte ^ 1, *after))
        else:
            yield f"the mask FF at {at + 1}", replace(one, mask=(*one.mask[:at], 0xFF, *one.mask[at + 1 :]))
            if byte:
                yield f"another byte {at + 1}", replace(one, bytes=(*before, byte ^ 1, *after))


def try_patterns(workshop: Workshop) -> Iterator[tuple[Mutant, Verdict]]:
    edition = workshop.editions[0]
    before = edition.rules.mime_patterns
    for mutant, table, number, new in pattern_mutants(workshop.folder):
        rows = before[table]
        changed = [*rows[:number], *([new] if new else []), *rows[number + 1 :]]
        edition.rules.mime_patterns = before | {table: changed}
        verdict = workshop.judge(edition, edition.by_table.get(("mime", table), []), [])
        edition.rules.mime_patterns = before
        yield mutant, replace(verdict, edition=edition.edition.date)


def other_value(value: Any) -> Any:
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Encoding):
        return replace(value, name="UTF-8" if value.name != "UTF-8" else "windows-1252")
    return replace(value, local=value.local + "x")
