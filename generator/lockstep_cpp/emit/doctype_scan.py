"""The scan of a whole doctype in its usual form, derived from the rows of the states that it passes through."""

from __future__ import annotations

from lockstep_rules import walks
from lockstep_rules.model import Do, Spec, State, StateRow
from lockstep_rules.nodes import Call, Constant, Node, Operation, Sequence, Sum, call, method
from lockstep_rules.phrases import tokenizer

from .cpp import line

# The doctype that the Standard requires (#the-doctype), after the `<!`: the keyword, in any case if its row ignores
# case, and the rest.
KEYWORD = "DOCTYPE"
REST = " html>"

OPENED = "markup declaration open"
ADVANCE = call("input.advance")


class DoctypeScanWriter:
    """Derives the residual of the rows for the characters of one doctype, one after the other.

    The rows may create the token, set and append to its fields, and emit it in the data state. If any row does
    something else, there is no such scan.
    """

    ALLOWED = (
        tokenizer.IGNORE_CHARACTER,
        tokenizer.CREATE_DOCTYPE,
        tokenizer.SET_CURRENT,
        tokenizer.APPEND_CURRENT,
    )

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.states = {state.name: state for state in spec.states}

    def begins_in(self, row: StateRow) -> bool:
        """Whether a row, the one for `!`, can begin such a doctype."""
        return (
            len(row.body) == 1
            and walks.is_phrase(row.body[0], tokenizer.SWITCH_TO, state=OPENED)
            and row.guard is None
            and bool(self.lines())
        )

    def lines(self) -> list[str]:
        """The C++ from the `<` on, with `p` after the `<!`; empty if there is no such scan."""
        state, _ = self.following(self.row_of_keyword())
        if state is None:
            return []
        skipped = len("<!" + KEYWORD)  # the characters so far that only need to be skipped
        steps: list[Node] = []
        passed: list[str] = []
        for character in REST:
            own = (row for row in state.rows if ord(character) in row.bytes)
            row = next(own, None) or next((row for row in state.rows if row.rest), None)
            next_state, done = self.following(row, state)
            if next_state is None or (character == REST[-1]) != (next_state.name == "data"):
                return []
            passed += [state.name] if state.name not in passed else []
            if done and skipped:
                steps.append(call("input.advance", Constant(str(skipped))))
                skipped = 0
            steps += done
            if done and character != REST[-1]:
                steps.append(ADVANCE)
            skipped += not done
            state = next_state
        return [
            f"// The residual of the rows of these states: {', '.join(passed)}.",
            f'if (!input.follows_ignoring_case(p, "{KEYWORD.lower()}", "{REST}")) return false;',
            *map(line, appended_at_once(steps)),
            line(ADVANCE),
            "return true;",
        ]

    def row_of_keyword(self) -> StateRow | None:
        rows = self.states[OPENED].rows if OPENED in self.states else []
        return next((row for row in rows if row.string == KEYWORD and row.ignore_case), None)

    def following(self, row: StateRow | None, state: State | None = None) -> tuple[State | None, list[Node]]:
        """The state that a row switches to, or None if the row cannot be part of the scan; and its other
        effects, step by step."""
        if row is None or row.guard is not None or (state is not None and state.entry):
            return None, []
        target = state
        others: list[Node] = []
        for statement in row.body:
            if not isinstance(statement, Do):
                return None, []
            symbol, node = statement.use.symbol, statement.use.node
            if symbol is tokenizer.SWITCH_TO:
                target = self.states.get(statement.use.arguments["state"].text)
            elif symbol in self.ALLOWED or (
                symbol is tokenizer.EMIT_DOCTYPE and target is not None and target.name == "data"
            ):
                others += node.statements if isinstance(node, Sequence) else (node,)
            else:
                return None, []
        return target, others


def appended_at_once(steps: list[Node]) -> list[Node]:
    """The steps, with one operation for all consecutive characters that are appended to the same field."""
    found: list[Node] = []
    at = 0
    while at < len(steps):
        step, count = steps[at], 0
        if isinstance(step, Call) and step.function == APPEND:
            while steps[at + 2 * count : at + 2 * count + 2] == [step, ADVANCE]:
                count += 1
        if isinstance(step, Call) and count:
            end = Sum(call("input.here"), "+", Constant(str(count)))
            step = method(step.arguments[0], "append", call("input.take_until", end))
        found.append(step)
        at += max(2 * count, 1)
    return found


APPEND = Operation("input.append_character_to")
