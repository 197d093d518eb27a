"""The states of the tokenizer as bodies of functions."""

from __future__ import annotations

from .. import derive
from ..model import If, Loop, Spec, State, StateRow
from ..vocabulary import condition_cpp
from .bytes import class_test, is_class, labels
from .statements import Writer, dated, entered, indented
from .tag_scan import TagScanWriter


class StateWriter:
    """Turns a state into the body of its function."""

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec, self.state = spec, state
        self.writer = Writer(spec)

    def lines(self) -> list[str]:
        if self.state.versions:
            return dated([(days, StateWriter(self.spec, one).lines()) for days, one in self.state.versions])
        entry = self.entry()
        if self.state.always is not None:
            return [
                "if (at_end() && more_to_come()) return Flow::suspend;",
                *entry,
                *self.writer.body(self.state.always),
                "return Flow::next;",
            ]
        loops = any(
            not derive.changes_state(derive.row_statements(self.state, row)) for row in self.state.rows
        )
        body = ["if (at_end()) {", *indented(self.end_of_input()), "}"]
        action = derive.run_action(self.state)
        # A tag often follows a tag.
        takes_run = "takes_fast_paths()"
        if derive.begins_tags(self.state):
            takes_run += " && !next_is('<')"
        if action:
            skips_return = False
            take_run = [action if action != ";" else "", "advance(size);"]
            if action == "emit_run(size);" and derive.begins_tags(self.state):
                take_run = ["take_run_before_tag(size);"]
                skips_return = True
            body = [
                "// Derived: a run of characters that all meet the last row.",
                f"if ({takes_run}) {{",
                f"  const char* const run_end = skip_run<runs::{self.state.identifier}>(input(), input_end(), input_begin());",
                "  if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {",
                *indented(indented(take_run)),
                *(["  } else if (skip_return()) {", "    continue;"] if skips_return else []),
                "  }",
                "}",
                *body,
            ]
        if derive.begins_tags(self.state):
            body = [
                *body,
                "// Derived: a whole tag at once.",
                "if (takes_fast_paths() && *input() == '<' && scan_tag_in_data()) {",
                f"  if (state_ == State::{self.state.identifier}) continue;",
                "  return Flow::next;",
                "}",
            ]
        if TagScanWriter(self.spec).ends_by_its_tag(self.state):
            body = [
                *body,
                "// Derived: the end tag that ends the text at once.",
                "if (takes_fast_paths() && *input() == '<' && scan_tag()) return Flow::next;",
            ]
        if self.state.name == TagScanWriter.RESUMED:
            body = [
                *body,
                "// Derived: the rest of a tag at once.",
                "if (takes_fast_paths() && scan_tag()) return Flow::next;",
            ]
        body += [*entry, *self.strings(), *self.characters()]
        return ["for (;;) {", *indented(body), "}"] if loops else body

    def entry(self) -> list[str]:
        """The statements that run for every character."""
        body = self.writer.body(self.state.entry)
        if not self.state.point:
            return body
        return [entered(self.state.point, [*self.state.entry, *(self.state.always or [])]), *body]

    def end_of_input(self) -> list[str]:
        lines = ["if (more_to_come()) return Flow::suspend;", *self.entry()]
        for row in derive.eof_rows(self.state):
            body = self.row_body(row, eof=True)
            lines += [f"// {row.text}"]
            if row.guard is not None:
                lines += [f"if ({condition_cpp(row.guard)}) {{", *indented(body), "}"]
            else:
                lines += body
        return lines

    def strings(self) -> list[str]:
        rows = [row for row in self.state.rows if row.string]
        if not rows:
            return []
        lines = [
            f"const KeywordMatch keyword = match_{self.state.identifier}(input(), input_end());",
            "if (keyword.cut && more_to_come()) return Flow::suspend;",
            "switch (keyword.index) {",
        ]
        for index, row in enumerate(rows):
            lines += [
                f"  // {row.text}",
                f"  case {index + 1}: {{",
                *indented(
                    indented(
                        [
                            entered(row.point, row.body),
                            "advance(keyword.length - 1);",
                            *self.writer.body(row.body),
                            "advance();",
                            "return Flow::next;",
                        ]
                    )
                ),
                "  }",
            ]
        return [*lines, "  default:", "    break;", "}"]

    def characters(self) -> list[str]:
        groups = derive.byte_groups(self.state)
        rest = [g for g in groups if g.rows[-1].rest and len(g.rows) == 1]
        tests: list[str] = []
        lines = ["switch (current()) {"]
        for group in groups:
            if group in rest:
                continue
            body = self.group_body(group)
            if is_class(group.bytes):
                tests += [f"if ({class_test(group.bytes, 'current()')}) {{", *indented(body), "}"]
            else:
                lines += indented([*labels(group.bytes), *indented(body), "}"])
        body = [*tests, *(self.group_body(rest[0]) if rest else [])]
        return [*lines, "  default: {", *indented(indented(body)), "  }", "}"]

    def group_body(self, group: derive.ByteGroup) -> list[str]:
        lines: list[str] = []
        for row in group.rows:
            body = self.row_body(row)
            if row.guard is not None:
                lines += [f"// {row.text}", f"if ({condition_cpp(row.guard)}) {{", *indented(body), "}"]
            else:
                lines += body
        return lines

    def row_body(self, row: StateRow, eof: bool = False) -> list[str]:
        """The statements of a row, consuming the character unless they reconsume it."""
        statements = derive.row_statements(self.state, row)
        if row.versions:
            versions = [(days, self.row_body(one, eof)[1:]) for days, one in row.versions]
            return [entered(row.point, statements), *dated(versions)]
        assert statements == row.body or not any(
            isinstance(s, (If, Loop)) for s in statements
        ), "conditions are numbered within their row"
        lines = [entered(row.point, statements), *self.writer.body(statements)]
        if derive.ends_input(statements):
            return [*lines, "return Flow::stop;"]
        if derive.reconsumes(statements):
            return [*lines, "return Flow::next;"]
        assert not eof, "the check stage ensures that rows for EOF consume nothing"
        after = "return Flow::next;" if derive.changes_state(statements) else "continue;"
        return [*lines, "advance();", after]
