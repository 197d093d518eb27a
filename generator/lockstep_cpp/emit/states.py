"""The tokenizer's states as function bodies."""

from __future__ import annotations

from lockstep_rules import walks
from lockstep_rules.characters import byte_cpp
from lockstep_rules.model import Do, If, Let, Loop, Spec, State, Statement, StateRow

from .. import derive
from .bytes import class_test, is_class, labels, switch
from .cpp import cpp
from .statements import Writer, dated, entered, indented
from .tag_scan import TagScanWriter

# The C++ that processes a run, by the action that the state takes for each character.
RUNS = {
    "emit": "characters.emit_run({end});",
    "append": "{field}.append(input.take_until({end}));",
    "ignore": "input.move_to({end});",
}


class StateWriter:
    """Converts a state to the body of its function."""

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec, self.state = spec, state
        self.writer = Writer(spec)

    def lines(self) -> list[str]:
        if self.state.versions:
            return dated([(days, StateWriter(self.spec, one).lines()) for days, one in self.state.versions])
        entry = self.entry()
        if self.state.always is not None:
            return [
                "if (input.at_end() && input.more_to_come()) return Flow::suspend;",
                *entry,
                *self.writer.body(self.state.always),
                "return Flow::next;",
            ]
        body = [*self.run(), *self.end_of_input()]
        if derive.begins_tags(self.state):
            body = [
                *body,
                "// Fast path: a complete tag.",
                "if (takes_fast_paths() && *input.here() == '<' && scan_tag()) {",
                f"  if (state_ == State::{self.state.identifier}) continue;",
                "  return Flow::next;",
                "}",
            ]
        if TagScanWriter(self.spec).ends_by_its_tag(self.state):
            body = [
                *body,
                "// Fast path: the complete end tag that ends the text.",
                "if (takes_fast_paths() && *input.here() == '<' && scan_end_of_text()) return Flow::next;",
            ]
        body += [*entry, *self.strings(), *self.characters()]
        if not any(self.stays(row) for row in self.state.rows):
            return body
        return [f"for ({';;' if self.continues_in_place else ';; input.advance()'}) {{", *indented(body), "}"]

    def stays(self, row: StateRow) -> bool:
        """Whether this state also handles the next character."""
        return not walks.changes_state(walks.row_statements(self.state, row))

    @property
    def continues_in_place(self) -> bool:
        """Whether the loop also restarts with the same character, after a derived scan."""
        return derive.begins_tags(self.state)

    def entry(self) -> list[str]:
        """The statements that run for every character."""
        body = self.writer.body(self.state.entry)
        if not self.state.point:
            return body
        return [entered(self.state.point, [*self.state.entry, *(self.state.always or [])]), *body]

    def run(self) -> list[str]:
        """Processes consecutive characters together if all of them match the last row."""
        run = derive.run_of(self.state)
        if run is None:
            return []
        end = f"input.end_of_run<runs::{self.state.identifier}>()"
        lines = ["// Fast path: a run of characters that only the last row matches."]
        if derive.begins_tags(self.state):  # because a tag often follows a tag
            return [
                *lines,
                "if (takes_fast_paths() && !input.next_is('<')) {",
                f"  const char* const run_end = {end};",
                "  if (run_end != input.here())",
                "    characters.emit_run_before_tag(run_end);",
                "  else if (input.skip_return())",
                "    continue;",
                "}",
            ]
        field = cpp(run.field) if run.field else ""
        return [*lines, f"if (takes_fast_paths()) {RUNS[run.action].format(field=field, end=end)}"]

    @property
    def ends_as_others(self) -> bool:
        """Whether the row for all other characters also handles the end of the input."""
        rows = walks.eof_rows(self.state)
        return len(rows) == 1 and is_rest(rows[0])

    def end_of_input(self) -> list[str]:
        if self.ends_as_others:
            return ["if (input.at_end() && input.more_to_come()) return Flow::suspend;"]
        body = ["if (input.more_to_come()) return Flow::suspend;", *self.entry()]
        for row in walks.eof_rows(self.state):
            body += self.guarded(row, eof=True)
        return ["if (input.at_end()) {", *indented(body), "}"]

    def strings(self) -> list[str]:
        rows = [row for row in self.state.rows if row.string]
        if not rows:
            return []
        lines = [
            f"const KeywordMatch keyword = match_{self.state.identifier}(input.here(), input.end());",
            "if (keyword.cut && input.more_to_come()) return Flow::suspend;",
            "switch (keyword.index) {",
        ]
        for index, row in enumerate(rows):
            body = [
                entered(row.point, row.body),
                "input.advance(keyword.length - 1);",
                *self.leaving(row.body, "advance_to", "advance()"),
            ]
            lines += [f"  // {row.text}", f"  case {index + 1}:", *indented(indented(body))]
        return [*lines, "}"]

    def characters(self) -> list[str]:
        """A switch over bytes, class tests, and the code for all other characters."""
        cases: list[str] = []
        tests: list[tuple[str, list[str]]] = []  # conditions with their statements
        others: list[str] = []
        groups = derive.byte_groups(self.state)
        rest = next((group for group in groups if is_rest(group.rows[0])), None)
        bytes_of_cases = [group.bytes for group in groups if group is not rest and not is_class(group.bytes)]
        for group in groups:
            if group is rest:
                others = self.row_body(group.rows[0], last=True)
                continue
            rows = [row for row in group.rows if rest is None or row is not rest.rows[0]]
            body = [line for row in rows for line in self.guarded(row)]
            if is_class(group.bytes):
                tests.append((class_test(group.bytes, "input.current()"), body))
            elif bytes_of_cases == [[group.bytes[0]]]:
                tests.insert(0, (f"input.current() == {byte_cpp(group.bytes[0])}", body))
            else:
                leaves = [] if len(rows) == len(group.rows) else ["break;"]
                block = any(isinstance(s, Let) for row in rows for s in row.body)
                cases += [*labels(group.bytes, block), *indented([*body, *leaves]), *(["}"] if block else [])]
        within = ""
        if self.ends_as_others and len(tests) == 1 and not cases:
            within = "!input.at_end() && "
        lines = switch("input.current()", cases)
        for test, body in tests:
            test = f"({test})" if within and " || " in test else test
            lines += [f"if ({within}{test}) {{", *indented(body), "}"]
        if self.ends_as_others and lines and not within:
            lines = ["if (!input.at_end()) {", *indented(lines), "}"]
        return [*lines, *others]

    def guarded(self, row: StateRow, eof: bool = False) -> list[str]:
        body = self.row_body(row, eof)
        if row.guard is None:
            return body
        return [f"// {row.text}", f"if ({cpp(row.guard.node)}) {{", *indented(body), "}"]

    def row_body(self, row: StateRow, eof: bool = False, last: bool = False) -> list[str]:
        """The statements of a row, which consume the character unless they reconsume it; `last`: whether the
        state's function ends with them."""
        statements = walks.row_statements(self.state, row)
        if row.versions:
            versions = [(days, self.row_body(one, eof)[1:]) for days, one in row.versions]
            return [entered(row.point, statements), *dated(versions)]
        assert statements == row.body or not any(
            isinstance(s, (If, Loop)) for s in statements
        ), "conditions are numbered within their row"
        entry = entered(row.point, statements)
        if walks.ends_input(statements):
            assert walks.ends_input(statements[-1:]), "nothing follows the end-of-file token"
            return [entry, *self.writer.body(statements[:-1]), "return output.emit_end_of_file();"]
        if walks.reconsumes(statements):
            return [entry, *self.leaving(statements, "reconsume_in", "Flow::next")]
        assert not eof, "the check stage ensures that rows for EOF consume nothing"
        if walks.changes_state(statements):
            return [entry, *self.leaving(statements, "advance_to", "advance()")]
        lines = [entry, *self.writer.body(statements)]
        if self.continues_in_place:
            lines.append("input.advance();")
        return lines if last else [*lines, "continue;"]

    def leaving(self, statements: list[Statement], function: str, otherwise: str) -> list[str]:
        """The statements of a row that leaves the state: through a function if the last statement names the
        next state."""
        if (state := state_switched_to(statements[-1])) is not None:
            return [*self.writer.body(statements[:-1]), f"return {function}({state});"]
        return [*self.writer.body(statements), f"return {otherwise};"]


def is_rest(row: StateRow) -> bool:
    """Whether a row matches all characters that no other row matches."""
    return row.rest and row.guard is None


def state_switched_to(statement: Statement) -> str | None:
    """The state that a statement switches to, if it does nothing else."""
    if not isinstance(statement, Do) or not walks.changes_state([statement]) or walks.ends_input([statement]):
        return None
    state = statement.use.arguments.get("state")
    return cpp(state.node) if state else "reference.return_state()"
