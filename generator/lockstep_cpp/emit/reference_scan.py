"""The residual of the states of a character reference in an attribute value, derived from their rows."""

from __future__ import annotations

from dataclasses import dataclass

from lockstep_rules import walks
from lockstep_rules.model import Condition, Do, If, Jump, Loop, Spec, State, Statement, StateRow, identifier
from lockstep_rules.nodes import TRUE
from lockstep_rules.phrases import tokenizer
from lockstep_rules.phrases.algorithms import FLUSH_REFERENCE, IS_REFERENCE_IN_ATTRIBUTE

from .. import derive
from .bytes import class_test, is_class, labels, switch
from .cpp import cpp
from .statements import Writer, indented, when

FIRST = "character reference"
BUFFER, VALUE = tokenizer.TEMPORARY_BUFFER, tokenizer.ATTRIBUTE_VALUE

# The contents of the temporary buffer, and the text appended to the value since the `&`.
NOTHING = ""
WRITTEN = "written"  # all characters consumed, from the &
MATCH = "match"  # the characters of the named character reference
CODE = "code"  # the code point of the character reference code
OTHER = "other"
UNDECIDED = "return ReferenceScan::undecided;"


class Undecided(Exception):
    """Raised where the states must decide."""


@dataclass(frozen=True)
class Block:
    """Lines, with the comment above them, and their label if they have one."""

    label: str
    comment: str
    lines: list[str]


@dataclass(frozen=True)
class Progress:
    buffer: str
    value: str = NOTHING
    consumed: bool = True  # whether everything that a row matched has been consumed or appended


class ReferenceScanWriter:
    """Derives one function for a character reference in an attribute value, which starts after the `&`.

    It follows the rows of the states and keeps track of what they append to the temporary buffer and to the
    value. Where a row returns to the value's state, the function returns what has been appended: the input as
    written, the characters of the name, or a code point. At a parse error, or where a row does anything else,
    the result is “undecided”, and characters have been consumed without any other effect.
    """

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.states = {state.name: state for state in spec.states}
        self.writer = Writer(spec, observed=False)
        self.reached: dict[str, Progress] = {}

    def begins_in(self, state: State) -> bool:
        """Whether an `&` in this state of an attribute value begins a reference that the scan can read."""
        rows = [row for row in state.rows if ord("&") in row.bytes]
        return (
            len(rows) == 1
            and rows[0].guard is None
            and len(rows[0].body) == 2
            and walks.is_phrase(rows[0].body[0], tokenizer.SET_RETURN_STATE, state=state.name)
            and walks.is_phrase(rows[0].body[1], tokenizer.SWITCH_TO, state=FIRST)
            and self.is_in_attribute(state)
            and self.flush_appends_to_value()
        )

    def is_in_attribute(self, state: State) -> bool:
        """Whether a reference with this return state is in an attribute."""
        algorithm = IS_REFERENCE_IN_ATTRIBUTE.in_rules(self.spec)
        return any(
            isinstance(statement, If)
            and condition is not None
            and condition.use is not None
            and condition.use.symbol is tokenizer.RETURN_STATE_IS
            and condition.use.arguments["state"].text == state.name
            and isinstance(body[0], Jump)
            and body[0].value is not None
            and body[0].value.node == TRUE
            for statement in algorithm.body
            for condition, _, body in (statement.branches if isinstance(statement, If) else [])
        )

    def flush_appends_to_value(self) -> bool:
        """Whether flushing appends the temporary buffer to the value when the reference is in an
        attribute."""
        body = FLUSH_REFERENCE.in_rules(self.spec).body
        if len(body) != 1 or not isinstance(body[0], Loop) or body[0].walk is None:
            return False
        inner = body[0].body
        of_buffer = body[0].walk.symbol is tokenizer.CODE_POINTS
        if not of_buffer or len(inner) != 1 or not isinstance(inner[0], If):
            return False
        condition, _, append = inner[0].branches[0]
        return (
            condition is not None
            and is_in_attribute(condition)
            and len(append) == 1
            and walks.is_phrase(append[0], tokenizer.APPEND_CODE_POINT, field=VALUE.words)
        )

    def blocks(self) -> list[Block]:
        self.reached = {FIRST: Progress(NOTHING)}
        while True:  # until the progress at each state no longer changes
            before = dict(self.reached)
            blocks = [self.block(self.states[name]) for name in before]
            if before == self.reached:
                return blocks

    def go_to(self, name: str, progress: Progress) -> list[str]:
        """The lines that continue in a state."""
        if name not in self.states:
            raise Undecided
        progress = Progress(progress.buffer, progress.value)
        known = self.reached.setdefault(name, progress)
        if known.value != progress.value:
            raise Undecided
        if known.buffer != progress.buffer:
            self.reached[name] = Progress(OTHER, known.value)
        return [f"goto {identifier(name)};"]

    def block(self, state: State) -> Block:
        # The first block is entered from above.
        label = "" if state.name == FIRST else state.identifier
        return Block(label, f"// {state.name} state, {state.anchor}", self.lines(state))

    def lines(self, state: State) -> list[str]:
        progress = self.reached[state.name]
        try:
            lines, progress = self.steps(state.entry, progress)
        except Undecided:
            return [UNDECIDED]
        if state.always is not None:
            return [*lines, *self.rest(state, state.always, progress, row=False)]
        return [*lines, f"if (input.at_end()) {UNDECIDED}", *self.decisions(state, progress)]

    def decisions(self, state: State, progress: Progress, is_return: bool = True) -> list[str]:
        """The decisions by the current character. `is_return`: it may be a carriage return, which may become
        a line feed."""
        groups: list[tuple[list[int], list[str]]] = []
        default: list[str] = []
        for group in derive.byte_groups(state):
            row = group.rows[0]
            plain = len(group.rows) == 1 and row.guard is None
            body = self.row(state, row.body, progress) if plain else [UNDECIDED]
            if row.rest:
                default = body
                is_return = is_return and not self.others_are_undecided(state, row, progress)
            else:
                groups.append(([code for code in group.bytes if code < 0x80 and code != 0x0D], body))
        if is_return:
            groups.insert(0, ([0x0D], [UNDECIDED]))
        cases: list[str] = []
        tests: list[str] = []
        for codes, body in joined(groups):
            if body == default:
                continue
            if is_class(codes):
                tests += when(class_test(codes, "*input.here()"), body)
            else:
                cases += [*labels(codes), *indented(body)]
        return [*switch("*input.here()", cases), *tests, *default]

    def others_are_undecided(self, state: State, rest: StateRow, progress: Progress) -> bool:
        """Whether a carriage return needs no case, because any other character is undecided too, in this
        state or in a state that it leads to without consuming."""
        names = to(rest) if walks.reconsumes(rest.body) and len(rest.body) == 1 else []
        if names and self.only_decides(names[0]):
            target = self.states[names[0]]
            return any(row.rest and self.others_are_undecided(target, row, progress) for row in target.rows)
        return rest.guard is None and self.row(state, rest.body, progress) == [UNDECIDED]

    def only_decides(self, name: str) -> bool:
        """Whether a state consumes nothing, and always leads to another state."""
        state = self.states.get(name)
        return (
            state is not None
            and not state.entry
            and state.always is None
            and all(
                walks.reconsumes(row.body) and row.guard is None and name not in to(row) for row in state.rows
            )
        )

    def row(self, state: State, body: list[Statement], progress: Progress) -> list[str]:
        return self.rest(state, body, Progress(progress.buffer, progress.value, consumed=False), row=True)

    def rest(self, state: State, body: list[Statement], progress: Progress, row: bool) -> list[str]:
        """The statements up to the next examined character, or the end of the reference."""
        try:
            return self.statements(state, body, progress, row)
        except Undecided:
            return [UNDECIDED]

    def statements(self, state: State, body: list[Statement], progress: Progress, row: bool) -> list[str]:
        lines: list[str] = []
        for index, statement in enumerate(body):
            after = body[index + 1 :]
            if isinstance(statement, If):
                return [*lines, *self.choice(state, statement, after, progress, row)]
            if not isinstance(statement, Do):
                raise Undecided
            symbol = statement.use.symbol
            if symbol in walks.SWITCH | walks.RECONSUME:
                if row and symbol in walks.SWITCH:
                    lines.append("input.advance();")
                    progress = self.consumed(progress)
                if symbol in RETURNS:
                    if progress.value not in (WRITTEN, MATCH, CODE):
                        raise Undecided
                    return [*lines, f"return ReferenceScan::{progress.value};"]
                target = statement.use.arguments["state"].text
                if row and symbol in walks.RECONSUME and self.only_decides(target):
                    return [*lines, *self.decisions(self.states[target], progress, is_return=False)]
                return [*lines, *self.go_to(target, progress)]
            more, progress = self.steps([statement], progress)
            lines += more
        if not row:
            raise Undecided
        return [*lines, "input.advance();", *self.go_to(state.name, self.consumed(progress))]

    @staticmethod
    def consumed(progress: Progress) -> Progress:
        """The progress after the character that a row matched."""
        if progress.consumed:
            return progress
        if progress.value:  # then the value lacks the character
            raise Undecided
        return Progress(OTHER)

    def choice(
        self, state: State, statement: If, after: list[Statement], progress: Progress, row: bool
    ) -> list[str]:
        lines: list[str] = []
        for condition, _, body in statement.branches:
            test = "" if condition is None else self.condition(condition)
            inner = self.rest(state, [*body, *after], progress, row)
            if not test:  # the condition holds
                return [*lines, *inner]
            lines += when(test, inner)
        return [*lines, *self.rest(state, after, progress, row)]

    def condition(self, condition: Condition) -> str:
        """The C++ of a condition, or "" if it holds in an attribute."""
        if condition.connective == "and":
            return " && ".join(test for part in condition.parts if (test := self.condition(part)))
        if condition.connective:
            return cpp(condition.node)
        return "" if is_in_attribute(condition) else cpp(condition.node)

    def steps(self, body: list[Statement], progress: Progress) -> tuple[list[str], Progress]:
        """The steps of statements that do not end the row."""
        lines: list[str] = []
        buffer, value, consumed = progress.buffer, progress.value, progress.consumed
        for statement in body:
            if not isinstance(statement, Do):
                raise Undecided
            symbol, arguments = statement.use.symbol, statement.use.arguments
            field = arguments["field"].node if "field" in arguments else None
            if symbol is tokenizer.CLEAR_BUFFER:
                buffer = NOTHING
            elif walks.is_phrase(statement, tokenizer.APPEND_CHAR, char="'&'") and field == BUFFER.node:
                if buffer != NOTHING:
                    raise Undecided
                buffer = WRITTEN
            elif symbol is tokenizer.APPEND_CURRENT and field == BUFFER.node and not value:
                buffer, consumed = buffer if buffer == WRITTEN else OTHER, True
            elif symbol is tokenizer.APPEND_CURRENT and field == VALUE.node and value == WRITTEN:
                consumed = True
            elif symbol is tokenizer.CONSUME_REFERENCE:
                lines.append(f"if (!reference.consume_longest_name()) {UNDECIDED}")
            elif symbol is tokenizer.APPEND_CONSUMED and buffer == WRITTEN:
                pass
            elif symbol is tokenizer.APPEND_MATCHED:
                buffer = MATCH if buffer == NOTHING else OTHER
            elif symbol is tokenizer.APPEND_CODE:
                buffer = CODE if buffer == NOTHING else OTHER
            elif FLUSH_REFERENCE.is_run_by(statement.use) and not value and buffer in (WRITTEN, MATCH, CODE):
                value = buffer
            elif symbol in CODE_STEPS:
                lines += self.writer.body([statement])
            else:
                raise Undecided
        return lines, Progress(buffer, value, consumed)


def joined(groups: list[tuple[list[int], list[str]]]) -> list[tuple[list[int], list[str]]]:
    """Joins adjacent groups of bytes with the same lines, unless they are classes."""
    found: list[tuple[list[int], list[str]]] = []
    for codes, body in groups:
        if found and found[-1][1] == body and not is_class(codes) and not is_class(found[-1][0]):
            found[-1] = (found[-1][0] + codes, body)
        else:
            found.append((codes, body))
    return found


def to(row: StateRow) -> list[str]:
    """The states that a row can switch to."""
    uses = [one.use for one in row.body if isinstance(one, Do) and "state" in one.use.arguments]
    return [use.arguments["state"].text for use in uses]


def is_in_attribute(condition: Condition) -> bool:
    """Whether the condition is that a reference is in an attribute."""
    use = condition.use
    return use is not None and IS_REFERENCE_IN_ATTRIBUTE.is_run_by(use) and not use.phrase.negated


RETURNS = {tokenizer.SWITCH_TO_RETURN_STATE, tokenizer.RECONSUME_IN_RETURN_STATE}
CODE_STEPS = {tokenizer.SET_CODE, tokenizer.MULTIPLY_CODE, tokenizer.ADD_DIGIT}
