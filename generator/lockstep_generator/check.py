"""Stage check: what a reviewer would look for, beyond the unknown names and phrases that parse has refused."""

from __future__ import annotations

from collections.abc import Iterable

from . import derive
from .diagnostics import Location, Problems, SpecError
from .emit import StateWriter, find_row
from .model import Act, Do, If, Jump, Loop, ModeRow, Spec, State, Statement
from .parse import Parser
from .phrases import tree as tree_phrases
from .read import Line
from .tables import Tables

# Raised by the input stream, before the tokenizer.
INPUT_STREAM_CODES = {
    "control-character-in-input-stream",
    "noncharacter-in-input-stream",
    "surrogate-in-input-stream",
}


def check_lines(lines: Iterable[Line], problems: Problems) -> None:
    """Checks that need no understanding: anchors and dates."""
    anchors: dict[str, list[Line]] = {}
    for line in lines:
        if line.anchor:
            for other in anchors.get(line.anchor, []):
                # Two versions of a block, of which every edition has at most one, may share it.
                if not (other.until and other.until <= line.since or line.until and line.until <= other.since):
                    problems.add(line.location, f"anchor {line.anchor} is used twice, first at {other.location}")
            anchors.setdefault(line.anchor, []).append(line)
        check_dates(line, problems, "")


def check_dates(line: Line, problems: Problems, outer_since: str) -> None:
    if line.since and line.until and line.until <= line.since:
        problems.add(line.location, f"[since {line.since} until {line.until}] leaves no day between")
    if line.since and outer_since and line.since < outer_since:
        problems.add(line.location, f"[since {line.since}] is earlier than the {outer_since} of the lines around it")
    for child in line.children:
        check_dates(child, problems, line.since or outer_since)


def check_spec(spec: Spec, tables: Tables, parser: Parser, problems: Problems, complete: bool) -> None:
    """Checks one edition. `complete`: also that nothing is left over that no rule uses."""
    for state in spec.states:
        check_state(spec, state, problems)
    tags = derive.named_tags(spec)
    for mode in spec.modes:
        check_mode_rows(mode.rows, tags, problems)
        for kind, tag in token_classes(tags):
            rows = derive.candidates(mode, kind, tag)
            if not rows or rows[-1].guard is not None:
                what = f"{kind} {tag}".strip().replace("*", "of any other name")
                problems.add(mode.location, f"mode “{mode.name}” has no row for {what}; it lacks its “anything else”")
                break
    for where, body in bodies(spec):
        check_body(spec, body, where, problems)
    if complete:
        check_uses(spec, tables, parser, problems)


def token_classes(tags: list[str]) -> list[tuple[str, str]]:
    return [(kind, "") for kind in derive.PLAIN_CLASSES] + [
        (kind, tag) for kind in ("start tag", "end tag") for tag in ("*", *tags)
    ]


# --- States -----------------------------------------------------------------------------------------------------------


def check_state(spec: Spec, state: State, problems: Problems) -> None:
    if state.always is not None:
        if state.rows:
            problems.add(state.location, f"state “{state.name}” has “always” and other rows")
        return
    missing = [byte for byte in range(256) if not decided(state, byte)]
    if missing:
        problems.add(state.location, f"state “{state.name}” has no row for anything else")
    if not derive.eof_rows(state):
        problems.add(state.location, f"state “{state.name}” has no row for EOF")
    taken: set[int] = set()
    taken_eof = False
    taken_strings: set[str] = set()
    for row in state.rows:
        reachable = taken_strings.isdisjoint({row.string}) if row.string else not (
            set(range(256)) if row.rest else set(row.bytes)
        ) <= taken or ((row.eof or row.rest) and not taken_eof)
        if not reachable:
            problems.add(row.location, f"row “{row.text}” of state “{state.name}” can never match: earlier rows take all")
        elif not row.rest and row.guard is None and row.bytes & taken:
            both = " ".join(repr(chr(byte)) for byte in sorted(row.bytes & taken))
            problems.add(row.location, f"row “{row.text}” of state “{state.name}” repeats {both} of an earlier row")
        if row.guard is None:
            taken |= set(range(256)) if row.rest else row.bytes
            taken_eof = taken_eof or row.eof or row.rest
            taken_strings |= {row.string} - {""}
    if missing or problems.found:
        return
    try:
        StateWriter(spec, state).lines()
    except SpecError as error:
        for problem in error.problems:
            problems.add(problem.location, f"{problem.message}; state “{state.name}” has no row for EOF")


def decided(state: State, byte: int) -> bool:
    return any((row.rest or byte in row.bytes) and row.guard is None and not row.string for row in state.rows)


# --- Modes ------------------------------------------------------------------------------------------------------------


def check_mode_rows(rows: list[ModeRow], tags: list[str], problems: Problems) -> None:
    taken: set[tuple[str, str]] = set()
    for row in rows:
        covered = {(kind, tag) for kind, tag in token_classes(tags) if derive.row_matches(row, kind, tag)}
        if covered and covered <= taken:
            problems.add(row.location, f"row “{row.text}” of mode “{row.mode}” can never match: earlier rows take all")
        named = {t for t in row.tokens if t[1] not in ("", "*")}
        for kind, tag in sorted(named & taken):
            problems.add(row.location, f"row “{row.text}” of mode “{row.mode}” repeats {kind} {tag} of an earlier row")
        if row.guard is None:
            taken |= covered


# --- Statements -------------------------------------------------------------------------------------------------------


def bodies(spec: Spec) -> list[tuple[str, list[Statement]]]:
    found: list[tuple[str, list[Statement]]] = []
    for state in spec.states:
        found += [("state", state.entry), ("state", state.always or [])]
        found += [("state", row.body) for row in state.rows]
    found += [("mode", row.body) for mode in spec.modes for row in mode.rows]
    found += [("algorithm", algorithm.body) for algorithm in spec.algorithms]
    return found


def check_body(spec: Spec, body: list[Statement], where: str, problems: Problems) -> None:
    for index, statement in enumerate(body):
        if isinstance(statement, If):
            for _, _, branch in statement.branches:
                check_body(spec, branch, where, problems)
        elif isinstance(statement, Loop):
            check_body(spec, statement.body, where, problems)
        elif isinstance(statement, Act) and where != "state":
            try:
                find_row(spec, statement)
            except SpecError as error:
                for problem in error.problems:
                    problems.add(problem.location, problem.message)
        if index + 1 < len(body) and leaves(statement, where):
            after = body[index + 1]
            problems.add(after.location, f"“{after.text}” is never reached: “{statement.text}” leaves the rule")


def leaves(statement: Statement, where: str) -> bool:
    if isinstance(statement, Jump):
        return True
    if isinstance(statement, Act):
        return where == "mode"
    return isinstance(statement, Do) and statement.use.phrase.pattern in (
        tree_phrases.REPROCESS,
        tree_phrases.REPROCESS_BY_CURRENT_MODE,
    )


# --- Uses -------------------------------------------------------------------------------------------------------------


def check_uses(spec: Spec, tables: Tables, parser: Parser, problems: Problems) -> None:
    for phrase in parser.phrases:
        if phrase.uses or phrase.optional or phrase.pattern in tree_phrases.CALLED_BY_RUNTIME:
            continue
        if phrase.algorithm:
            problems.add(phrase.location, f"nothing uses the algorithm “{phrase.pattern}”")
        else:
            problems.add(Location("generator/lockstep_generator/phrases", 0), f"no rule uses the phrase “{phrase.pattern}”")
    for name_set in [*spec.sets.values(), *spec.scopes.values()]:
        asked = name_set.name in tree_phrases.ASKED_BY_RUNTIME
        if name_set.kind == "set" and not name_set.uses and not asked:
            problems.add(name_set.location, f"nothing uses the set “{name_set.name}”")
    for code, location in tables.parse_error_locations.items():
        if code not in tables.used_codes and code not in INPUT_STREAM_CODES:
            problems.add(location, f"no rule raises the parse error “{code}”")
    for state in spec.states:
        if state.name != "data" and ("state", state.name) not in parser.named:
            problems.add(state.location, f"nothing switches to the state “{state.name}”")
    for mode in spec.modes:
        if mode.name not in ("initial", "foreign content") and ("mode", mode.name) not in parser.named:
            problems.add(mode.location, f"nothing switches to the insertion mode “{mode.name}”")
