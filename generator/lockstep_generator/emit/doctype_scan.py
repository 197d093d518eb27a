"""The scan of a whole doctype in its usual form, derived from the rows of the states that it passes through."""

from __future__ import annotations

import re

from ..model import Do, Spec, State, StateRow, Statement
from .statements import Writer

# The doctype of the Standard (#the-doctype), after the `<!`: the keyword, in any case where its row says so, and the rest.
KEYWORD = "DOCTYPE"
REST = " html>"

OPENED = "markup declaration open"
EMIT = "emit the current DOCTYPE token"


class DoctypeScanWriter:
    """Derives the combined effect of the rows for the characters of one doctype.

    They may create the token, set and append to its fields, and emit it in the data state. If any row does something else,
    there is no such scan.
    """

    ALLOWED = (
        "ignore the character",
        "create a DOCTYPE token",
        "set {field} to the current input character",
        "append the current input character to {field}",
    )

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.states = {state.name: state for state in spec.states}
        self.writer = Writer(spec, observed=False)

    def begins_in(self, row: StateRow) -> bool:
        """Whether a row, the one for `!`, leads to such doctypes."""
        return (
            [s.text for s in row.body] == [f"switch to {OPENED}"] and row.guard is None and bool(self.lines())
        )

    def lines(self) -> list[str]:
        """The C++ from the `<` on, with `p` after the `<!`. Empty if there is no such scan."""
        state, _ = self.following(self.row_of_keyword())
        if state is None:
            return []
        skipped = len("<!" + KEYWORD)  # characters at which only this was done
        lines: list[str] = []
        passed: list[str] = []
        for character in REST:
            own = (row for row in state.rows if ord(character) in row.bytes)
            row = next(own, None) or next((row for row in state.rows if row.rest), None)
            next_state, statements = self.following(row, state)
            if next_state is None or (character == REST[-1]) != (next_state.name == "data"):
                return []
            passed += [state.name] if state.name not in passed else []
            done = [
                f"{step};" for line in self.writer.body(statements) for step in line.rstrip(";").split("; ")
            ]
            if done and skipped:
                lines.append(f"input.advance({skipped});")
                skipped = 0
            lines += done
            if done and character != REST[-1]:
                lines.append("input.advance();")
            skipped += not done
            state = next_state
        return [
            f"// What the rows of these states come to: {', '.join(passed)}.",
            f'if (!input.follows_ignoring_case(p, "{KEYWORD.lower()}", "{REST}")) return false;',
            *appended_at_once(lines),
            "input.advance();",
            "return true;",
        ]

    def row_of_keyword(self) -> StateRow | None:
        rows = self.states[OPENED].rows if OPENED in self.states else []
        return next((row for row in rows if row.string == KEYWORD and row.ignore_case), None)

    def following(
        self, row: StateRow | None, state: State | None = None
    ) -> tuple[State | None, list[Statement]]:
        """The state that a row leads to, or None if the row may not be part of the scan; and what else it does."""
        if row is None or row.guard is not None or (state is not None and state.entry):
            return None, []
        target = state
        others: list[Statement] = []
        for statement in row.body:
            if not isinstance(statement, Do):
                return None, []
            pattern = statement.use.phrase.pattern
            if pattern == "switch to {state}":
                target = self.states.get(statement.use.arguments["state"].text)
            elif pattern in self.ALLOWED or (
                pattern == EMIT and target is not None and target.name == "data"
            ):
                others.append(statement)
            else:
                return None, []
        return target, others


def appended_at_once(lines: list[str]) -> list[str]:
    """The lines, with one operation for characters that are appended to one field one after the other."""
    found: list[str] = []
    at = 0
    while at < len(lines):
        append = re.fullmatch(r"input\.append_character_to\((.+)\);", lines[at])
        count = 0
        while append and lines[at + 2 * count : at + 2 * count + 2] == [append[0], "input.advance();"]:
            count += 1
        found += (
            [f"{append[1]}.append(input.take_until(input.here() + {count}));"] if append and count else [lines[at]]
        )
        at += max(2 * count, 1)
    return found
