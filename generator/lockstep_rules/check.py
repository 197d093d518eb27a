"""Stage check: finds inconsistencies that a reviewer would look for, besides the unknown names and phrases
that stage parse refuses."""

from __future__ import annotations

import re
from collections.abc import Iterable

from . import walks
from .diagnostics import Location, Problem, Problems, nearest
from .model import Act, Do, If, Jump, Loop, Mode, ModeRow, NameSet, Spec, State, Statement, StateRow
from .parse import Parser
from .phrases import FOLDER, algorithms, phrase_lines, tokenizer
from .phrases import input as input_phrases
from .phrases import sanitizer as sanitizer_phrases
from .phrases import tree as tree_phrases
from .read import Edition, Line
from .tables import Tables
from .vocabulary import compiled

# Codes reported by the input stream, before the tokenizer.
INPUT_STREAM_CODES = {
    "control-character-in-input-stream",
    "noncharacter-in-input-stream",
    "surrogate-in-input-stream",
}

ALL_BYTES = frozenset(range(256))
CHANGE_STATE = {*walks.SWITCH, *walks.RECONSUME, tokenizer.EMIT_END_OF_FILE}
# Sets that spec/sets.rules does not declare.
DERIVED_SETS = {"html_namespace"}


# --- Lines ------------------------------------------------------------------------------------------------------------


def check_lines(lines: list[Line], editions: list[Edition], problems: Problems) -> None:
    """The checks that need no understanding of the rules: anchors, dates, and the `if` above each `otherwise`."""
    anchors: dict[str, list[Line]] = {}
    for line in lines:
        if line.anchor:
            for other in anchors.get(line.anchor, []):
                # Two versions of a block, of which every edition has at most one, may share an anchor.
                if not other.excludes(line):
                    problems.add(
                        line.location, f"anchor {line.anchor} is used twice, first at {other.location}"
                    )
            anchors.setdefault(line.anchor, []).append(line)
        check_line(line, editions, problems)
        check_no_anchors(line.children, problems)
        if line.text.startswith(("state ", "mode ")):
            check_gaps(line.children, problems)
    check_gaps(lines, problems)


def check_no_anchors(lines: list[Line], problems: Problems) -> None:
    for line in lines:
        if line.anchor:
            problems.add(line.location, f"anchor {line.anchor} is on a line that does not open a block")
        check_no_anchors(line.children, problems)


def check_line(
    line: Line, editions: list[Edition], problems: Problems, since: str = "", until: str = ""
) -> None:
    """Checks a line's dates against those of the enclosing lines, and checks the lines under it."""
    newest, oldest = editions[-1].date, editions[0].date
    if line.dates.is_empty:
        problems.add(line.location, f"[since {line.since} until {line.until}] leaves no day between")
    elif line.since and since and line.since < since:
        problems.add(
            line.location, f"[since {line.since}] is earlier than the {since} of the lines around it"
        )
    elif line.until and until and line.until > until:
        problems.add(line.location, f"[until {line.until}] is later than the {until} of the lines around it")
    elif line.until and since and line.until <= since:
        problems.add(line.location, f"[until {line.until}] ends before the lines around it begin, {since}")
    elif line.since and until and line.since >= until:
        problems.add(line.location, f"[since {line.since}] begins after the lines around it end, {until}")
    elif line.since > newest:
        problems.add(line.location, f"[since {line.since}] is later than the newest edition, {newest}")
    elif line.until and line.until <= oldest:
        problems.add(line.location, f"[until {line.until}] ends before the oldest edition, {oldest}")
    previous: Line | None = None
    for child in line.children:
        if child.branch.startswith("otherwise"):
            above = previous.branch if previous else ""
            follows = (
                above in ("if", "otherwise if") or previous is not None and previous.excludes(child) and above
            )
            if not follows:
                problems.add(child.location, f"“{child.branch}” without an “if” above it")
        check_line(child, editions, problems, line.since or since, line.until or until)
        previous = child


def check_gaps(lines: list[Line], problems: Problems) -> None:
    """Checks blocks, or rows of a block, for gaps: one version must not end before the next one begins."""
    versions: dict[str, list[Line]] = {}
    for line in lines:
        versions.setdefault(re.sub(r"  .*", "", line.text), []).append(line)
    for group in versions.values():
        for line in group:
            later = [
                other.since for other in group if other.since and line.until and other.since >= line.until
            ]
            if later and min(later) > line.until:
                message = f"“{line.text}” is missing from {line.until} until {min(later)}"
                problems.add(line.location, message)


# --- An edition -------------------------------------------------------------------------------------------------------


def check_spec(spec: Spec, problems: Problems) -> None:
    """Checks one edition."""
    for state in spec.states:
        check_state(state, problems)
    tags = walks.named_tags(spec)
    for mode in spec.modes:
        check_mode(mode, tags, problems)
    for name_set in [*spec.sets.values(), *spec.scopes.values()]:
        if not name_set.members:
            problems.add(name_set.location, f"{name_set.kind} “{name_set.name}” has no members")
    check_identifiers(spec, problems)
    for algorithm in spec.algorithms:
        if algorithm.result and not leaves_always(algorithm.body, "algorithm"):
            message = f"algorithm “{algorithm.pattern}” can end without returning its {algorithm.result}"
            problems.add(algorithm.location, message)
        if algorithm.part == "tokenizer":
            for symbol in CHANGE_STATE & walks.symbols_of(algorithm.body):
                message = f"“{symbol.words}” is in an algorithm; only rows of states change the state"
                problems.add(algorithm.location, message)
    for where, body in bodies(spec):
        check_body(spec, body, where, problems)


def check_identifiers(spec: Spec, problems: Problems) -> None:
    """Checks for names that differ only in characters that a C++ identifier cannot contain."""
    named: dict[tuple[str, str], tuple[str, Location]] = {}
    every = [(("state", s.identifier), s.name, s.location) for s in spec.states]
    every += [(("mode", m.identifier), m.name, m.location) for m in spec.modes]
    every += [((f"algorithm of the {a.part}", a.name), a.pattern, a.location) for a in spec.algorithms]
    for key, name, location in every:
        other, first = named.setdefault(key, (name, location))
        if other != name:
            problems.add(location, f"{key[0]} “{name}” has the same name in C++ as “{other}”, at {first}")


# --- States -----------------------------------------------------------------------------------------------------------


def check_state(state: State, problems: Problems) -> None:
    name = f"state “{state.name}”"
    for what, body in (("on entry", state.entry), ("always", state.always or [])):
        if walks.ends_input(body) or what == "on entry" and walks.changes_state(body):
            problems.add(state.location, f"{name} switches or ends the input in its “{what}”")
    if state.always is not None:
        if state.rows:
            problems.add(state.location, f"{name} has “always” and other rows")
        return
    if not ALL_BYTES <= decided(state):
        problems.add(state.location, f"{name} has no row for anything else")
    eof_rows = walks.eof_rows(state)
    if not eof_rows or eof_rows[-1].guard is not None:
        problems.add(state.location, f"{name} has no row for EOF")
    check_reachable(state, problems)
    for row in state.rows:
        acts = [statement for statement in row.body if isinstance(statement, Act)]
        if acts and (row.rest or not any(other.rest for other in state.rows)):
            problems.add(acts[0].location, f"“{acts[0].text}”: {name} has no other “else” row")
            continue
        check_exits(state, row, row in eof_rows, problems)


def check_reachable(state: State, problems: Problems) -> None:
    name = f"state “{state.name}”"
    taken: set[int] = set()
    taken_eof = False
    taken_strings: list[str] = []
    for row in state.rows:
        matched = ALL_BYTES if row.rest else row.bytes
        if row.string:
            first = {ord(row.string[0])} | ({ord(row.string[0].swapcase())} if row.ignore_case else set())
            begun = [s for s in taken_strings if folded(row).startswith(s)]
            reachable = not begun and not first & taken
        else:
            reachable = not matched <= taken or (row.eof or row.rest) and not taken_eof
        if not reachable:
            problems.add(
                row.location, f"row “{row.text}” of {name} can never match: earlier rows match everything"
            )
        elif not row.rest and row.guard is None and row.bytes & taken:
            both = " ".join(repr(chr(byte)) for byte in sorted(row.bytes & taken))
            problems.add(row.location, f"row “{row.text}” of {name} repeats {both} of an earlier row")
        elif row.eof and taken_eof:
            problems.add(row.location, f"row “{row.text}” of {name} repeats EOF of an earlier row")
        if row.string:
            taken_strings.append(folded(row))
        elif row.guard is None:
            taken |= matched
            taken_eof = taken_eof or row.eof or row.rest


def folded(row: StateRow) -> str:
    return row.string.lower() if row.ignore_case else row.string


def decided(state: State) -> set[int]:
    """The bytes that some row matches unconditionally."""
    taken: set[int] = set()
    for row in state.rows:
        if row.guard is None and not row.string:
            taken |= ALL_BYTES if row.rest else row.bytes
    return taken


def check_exits(state: State, row: StateRow, at_eof: bool, problems: Problems) -> None:
    """Checks that a row consumes its character on every path through it, or on none."""
    name = f"row “{row.text}” of state “{state.name}”"
    ways = exits(walks.row_statements(state, row))
    if len(ways) > 1:
        what = " or ".join(sorted(ways))
        problems.add(row.location, f"{name} can end in different ways: it {what} the input")
    elif row.string and ways != {"consumes"}:
        problems.add(row.location, f"{name} consumes its string, and cannot reconsume it")
    elif at_eof and "consumes" in ways:
        message = f"{name} has no character to consume at EOF; state “{state.name}” has no row for EOF"
        problems.add(row.location, message)


def exits(body: list[Statement]) -> set[str]:
    """How the paths through a body treat the current character."""
    ways = {"consumes"}
    for statement in body:
        new: set[str] = set()
        if isinstance(statement, Do):
            if statement.use.symbol is tokenizer.EMIT_END_OF_FILE:
                new = {"ends"}
            elif statement.use.symbol in walks.RECONSUME:
                new = {"reconsumes"}
        elif isinstance(statement, If):
            branches = [exits(branch) for _, _, branch in statement.branches]
            if statement.branches[-1][0] is not None:
                branches.append({"consumes"})
            new = {way for branch in branches for way in branch}
        elif isinstance(statement, Loop):
            new = {"consumes"} | exits(statement.body)
        if new:
            ways = (new - {"consumes"}) | (ways if "consumes" in new else set())
    return ways


# --- Modes ------------------------------------------------------------------------------------------------------------


def check_mode(mode: Mode, tags: list[str], problems: Problems) -> None:
    classes = walks.token_classes(tags)
    taken = check_mode_rows(mode.rows, classes, problems)
    for kind, tag in classes:
        if (kind, tag) not in taken:
            what = f"{kind} {tag}".strip().replace("*", "of any other name")
            message = f"mode “{mode.name}” has no row for {what}: its “anything else” is missing"
            problems.add(mode.location, message)
            break


def check_mode_rows(
    rows: list[ModeRow], classes: list[tuple[str, str]], problems: Problems
) -> set[tuple[str, str]]:
    """Returns the tokens matched by rows without a guard."""
    taken: set[tuple[str, str]] = set()
    for row in rows:
        name = f"row “{row.text}” of mode “{row.mode}”"
        covered = walks.covered(row, classes)
        if covered and covered <= taken:
            problems.add(row.location, f"{name} can never match: earlier rows match everything")
        else:
            for kind, tag in sorted({t for t in row.tokens if t[1] != "*"} & taken):
                problems.add(row.location, f"{name} repeats {f'{kind} {tag}'.strip()} of an earlier row")
        if row.guard is None:
            taken |= covered
    return taken


# --- Statements -------------------------------------------------------------------------------------------------------


def bodies(spec: Spec) -> list[tuple[str, list[Statement]]]:
    found: list[tuple[str, list[Statement]]] = []
    for state in spec.states:
        found += [("state", state.entry), ("state", state.always or [])]
        found += [("state", row.body) for row in state.rows]
    for mode in spec.modes:
        for row in mode.rows:
            found.append(("mode", row.body))
    found += [("algorithm", algorithm.body) for algorithm in spec.algorithms]
    return found


def check_body(
    spec: Spec, body: list[Statement], where: str, problems: Problems, nested: bool = False
) -> None:
    for index, statement in enumerate(body):
        if isinstance(statement, If):
            for _, _, branch in statement.branches:
                check_body(spec, branch, where, problems, nested=True)
        elif isinstance(statement, Loop):
            check_body(spec, statement.body, where, problems, nested=True)
        elif isinstance(statement, Act):
            check_act(spec, statement, body, where, nested, problems)
        if index + 1 < len(body) and leaves(statement, where):
            after = body[index + 1]
            message = f"“{after.text}” is never reached: “{statement.text}” leaves the rule"
            problems.add(after.location, message)


def check_act(
    spec: Spec, act: Act, body: list[Statement], where: str, nested: bool, problems: Problems
) -> None:
    if where == "state":
        if nested:
            problems.add(
                act.location, f"“{act.text}” is indented under another statement, not directly in its row"
            )
        return
    row = walks.find_row(spec, act)
    if row is None:
        rows = [
            f"{kind} {tag}".strip()
            for m in spec.modes
            if m.name == act.mode
            for r in m.rows
            for kind, tag in r.tokens
        ]
        hint = nearest(act.text.removeprefix("act as ").partition(" of ")[0], rows)
        problems.add(act.location, f"“{act.text}”: mode “{act.mode}” has no such row{hint}")
    elif row.body is body:
        problems.add(act.location, f"“{act.text}”: the row acts as itself")


def leaves(statement: Statement, where: str) -> bool:
    """Whether nothing after the statement can be reached."""
    if isinstance(statement, Jump):
        return True
    if isinstance(statement, Act):
        return where == "mode"
    if isinstance(statement, If):
        return statement.branches[-1][0] is None and all(
            leaves_always(branch, where) for _, _, branch in statement.branches
        )
    if isinstance(statement, Loop):
        return statement.text == "repeat" and not breaks(statement.body)
    if not isinstance(statement, Do):
        return False
    if where == "state":
        return statement.use.symbol in {*walks.RECONSUME, tokenizer.EMIT_END_OF_FILE}
    return statement.use.symbol in (tree_phrases.REPROCESS, tree_phrases.REPROCESS_BY_CURRENT_MODE)


def leaves_always(body: list[Statement], where: str) -> bool:
    return any(leaves(statement, where) for statement in body)


def breaks(body: list[Statement]) -> bool:
    """Whether a body has a `break` outside inner loops."""
    for statement in body:
        if isinstance(statement, Jump) and statement.word == "break":
            return True
        if isinstance(statement, If) and any(breaks(branch) for _, _, branch in statement.branches):
            return True
    return False


# --- Uses -------------------------------------------------------------------------------------------------------------


class Uses:
    """The names that the rules of any edition use. A name that no edition uses is a problem."""

    def __init__(self) -> None:
        self.used: set[Problem] = set()
        self.unused: set[Problem] = set()

    def note(self, used: bool, location: Location, message: str) -> None:
        (self.used if used else self.unused).add(Problem(location, message))

    def report(self, problems: Problems, skipped: str = "") -> None:
        """Reports the names that nothing uses. `skipped`: the text of lines that are in force on none of the
        checked days, because a test skipped their days; names in it are not reported."""
        for problem in sorted(self.unused - self.used):
            words = problem.message.partition("“")[2].removesuffix("”")
            if not compiled(words).occurs_in(skipped):
                problems.add(problem.location, problem.message)


def note_uses(spec: Spec, tables: Tables, parser: Parser, uses: Uses, problems: Problems) -> None:
    """Records the names used by one edition."""
    run = {phrase.algorithm for phrase in parser.phrases if phrase.uses}
    known = {f"{s.kind}_{s.identifier}": s for s in [*spec.sets.values(), *spec.scopes.values()]}
    asked: set[str] = set()  # the C++ names of the sets that the used phrases query themselves
    called_by_runtime = (
        tree_phrases.CALLED_BY_RUNTIME + input_phrases.CALLED_BY_RUNTIME + sanitizer_phrases.CALLED_BY_RUNTIME
    )
    for phrase in parser.phrases:
        by_runtime = phrase.pattern in called_by_runtime
        if phrase.algorithm:
            used = by_runtime or phrase.algorithm in run
            if not phrase.optional:
                uses.note(used, phrase.location, f"nothing uses the algorithm “{phrase.pattern}”")
            continue
        uses.note(phrase.uses > 0, phrase.location, f"no rule uses the phrase “{phrase.pattern}”")
        for name in sorted(phrase.does.sets() - DERIVED_SETS) if phrase.uses else ():
            asked.add(name)
            if name not in known:
                message = f"“{phrase.pattern}” uses {name}, which spec/sets.rules does not declare"
                problems.add(phrase.location, message + nearest(name, known))
    for name_set in [*spec.sets.values(), *spec.scopes.values()]:
        note_set(name_set, asked, uses)
    there = {algorithm.pattern for algorithm in spec.algorithms}
    for known_algorithm in algorithms.ALGORITHMS:
        words = known_algorithm.words
        where = Location(f"{FOLDER}/algorithms.py", phrase_lines("algorithms").get(words, 1))
        uses.note(words in there, where, f"the rules have no algorithm “{words}”")
    for code, location in tables.parse_error_locations.items():
        used = code in tables.used_codes or code in INPUT_STREAM_CODES
        uses.note(used, location, f"no rule raises the parse error “{code}”")
    for state in spec.states:
        used = state.name == "data" or ("state", state.name) in parser.resolve.named
        uses.note(used, state.location, f"nothing switches to the state “{state.name}”")
    for mode in spec.modes:
        used = mode.name in ("initial", "foreign content") or ("mode", mode.name) in parser.resolve.named
        uses.note(used, mode.location, f"nothing switches to the insertion mode “{mode.name}”")


def note_set(name_set: NameSet, asked: Iterable[str], uses: Uses) -> None:
    by_runtime = name_set.name in tree_phrases.ASKED_BY_RUNTIME
    used = name_set.uses > 0 or by_runtime or f"{name_set.kind}_{name_set.identifier}" in asked
    uses.note(used, name_set.location, f"nothing uses the {name_set.kind} “{name_set.name}”")
