"""Stage emit: C++ text out of the model and the derived tables, through the templates."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jinja2

from . import derive
from .diagnostics import Location, Problem, SpecError
from .encodings import Encodings
from .model import (
    CPP_TYPES,
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
    Spec,
    State,
    StateRow,
    Statement,
    Use,
    identifier,
)
from .parse import CLASSES, byte_cpp, quoted
from .phrases import tokenizer as tokenizer_phrases
from .phrases import tree as tree_phrases
from .read import Edition
from .tables import Tables
from .vocabulary import condition_cpp, render


def indented(lines: list[str]) -> list[str]:
    return ["  " + line for line in lines]


class Writer:
    """Turns statements into lines of C++."""

    def __init__(self, spec: Spec, outcome: bool = False) -> None:
        self.spec = spec
        self.outcome = outcome  # in a row of a mode: it returns an Outcome
        self.tracks = False  # it keeps the outcome of another row in a variable

    def body(self, statements: list[Statement]) -> list[str]:
        lines: list[str] = []
        for statement in statements:
            lines += self.statement(statement)
        return lines

    def statement(self, statement: Statement) -> list[str]:
        lines = self.cpp(statement)
        if lines[0].startswith("// ") or not says_more(statement, lines[0]):
            return lines
        return [f"// {sentence(statement)}", *lines]

    def cpp(self, statement: Statement) -> list[str]:
        if isinstance(statement, Do):
            cpp = render(statement.use)
            if statement.error:
                cpp = cpp.replace("ERROR", f"TreeError::{identifier(statement.error)}")
            return [cpp] if cpp else [f"// {sentence(statement)}"]
        if isinstance(statement, If):
            return self.conditional(statement)
        if isinstance(statement, Loop):
            return self.loop(statement)
        if isinstance(statement, Let):
            return [f"{CPP_TYPES[statement.type]} {statement.name} = {statement.value.cpp};"]
        if isinstance(statement, Assign):
            return [f"{statement.name} = {statement.value.cpp};"]
        if isinstance(statement, Act):
            row = derive.find_row(self.spec, statement)
            assert row is not None, "check has seen to it that the row exists"
            return [f"return {row.function}();" if self.outcome else f"{row.function}();"]
        if isinstance(statement, Jump):
            if statement.word == "return" and self.outcome:
                return ["return outcome;" if self.tracks else "return Outcome::done;"]
            return [f"{statement.word}{' ' + statement.value.cpp if statement.value.cpp else ''};"]
        raise AssertionError(statement)

    def loop(self, statement: Loop) -> list[str]:
        header, body = statement.header, self.body(statement.body)
        if statement.condition is not None:
            header = f"while ({decided(statement.point, statement.condition)})"
        else:
            body = [f"at({number_of(statement.point)});", *body]
        return [f"// {sentence(statement)}", header + " {", *indented(body), "}"]

    def conditional(self, statement: If) -> list[str]:
        lines: list[str] = []
        for index, (condition, text, body) in enumerate(statement.branches):
            if condition is None:
                lines += ["} else {"]
            else:
                word = "if" if index == 0 else "} else if"
                if index == 0:
                    lines.append(f"// {numbered(statement, 'if ' + text)}")
                hint = likelihood(text, body)
                lines.append(f"{word} ({decided(statement.points[index], condition)}) {hint}{{")
                if index > 0:
                    lines.append(f"  // otherwise if {text}")
            lines += indented(self.body(body))
        return [*lines, "}"]

    def function_body(self, statements: list[Statement]) -> list[str]:
        """The body of a row of a mode."""
        self.tracks = any(uses_outcome(s) for s in statements)
        lines = self.body(statements)
        if self.tracks:
            lines = ["Outcome outcome = Outcome::done;", *lines, "return outcome;"]
            if lines[1:] == [lines[1], "return outcome;"] and lines[1].startswith("outcome = "):
                return ["return " + lines[1].removeprefix("outcome = ")]
        elif not lines or not lines[-1].startswith("return "):
            lines.append("return Outcome::done;")
        return lines


def numbered(statement: Statement, text: str) -> str:
    return f"{statement.step} {text}" if statement.step else text


def sentence(statement: Statement) -> str:
    return numbered(statement, statement.text)


def says_more(statement: Statement, cpp: str) -> bool:
    """Whether a sentence of the Standard with a number says something that its C++ does not."""
    if not statement.step:
        return False
    words = set(re.findall(r"[a-z]+", statement.text.lower())) - SMALL_WORDS
    return not words <= set(re.findall(r"[a-z]+", cpp.lower()))


SMALL_WORDS = set("a an and be for from given if in into is it its let no not of off on or return set that the to with".split())


def entered(point: str, body: list[Statement]) -> str:
    """Tells the observer, if there is one, that a row or an algorithm is entered; `at` numbers what is in it."""
    has_points = any(isinstance(statement, (If, Loop)) for statement in body)
    return f"{'const auto at = ' if has_points else ''}enter(Branch::{point});"


def decided(point: str, condition: Condition) -> str:
    """The condition; an observer is told whether it holds."""
    return f"at({number_of(point)}, {condition_cpp(condition)})"


def number_of(point: str) -> str:
    """The number of a condition or loop in its row or algorithm, as name_branches gives it."""
    return point.rpartition("_")[2]


def likelihood(condition: str, body: list[Statement]) -> str:
    """What the compiler is told of a branch."""
    parts = re.split(r", (?:and|or) ", condition)
    seldom = [tree_phrases.SELDOM.fullmatch(part) is not None for part in parts]
    if all(seldom) or (", and " in condition and any(seldom)) or body[0].text == "parse error":
        return "[[unlikely]] "
    return "[[likely]] " if all(tree_phrases.OFTEN.fullmatch(part) for part in parts) else ""


def uses_outcome(statement: Statement) -> bool:
    if isinstance(statement, Do):
        return statement.use.phrase.pattern == tree_phrases.PROCESS_USING
    if isinstance(statement, If):
        return any(uses_outcome(s) for _, _, body in statement.branches for s in body)
    if isinstance(statement, Loop):
        return any(uses_outcome(s) for s in statement.body)
    return False


# --- Tokenizer --------------------------------------------------------------------------------------------------------

# Tests of a byte, in runtime/src/text/byte_scan.h.
CLASS_TESTS = {
    CLASSES["ASCII alpha"]: "is_ascii_alpha",
    CLASSES["ASCII upper alpha"]: "is_ascii_upper_alpha",
    CLASSES["ASCII lower alpha"]: "is_ascii_lower_alpha",
    CLASSES["ASCII digit"]: "is_ascii_digit",
    CLASSES["ASCII alphanumeric"]: "is_ascii_alphanumeric",
    CLASSES["ASCII upper hex digit"]: "is_ascii_upper_hex_digit",
    CLASSES["ASCII lower hex digit"]: "is_ascii_lower_hex_digit",
    CLASSES["ASCII hex digit"]: "is_ascii_hex_digit",
}


def is_class(codes: list[int]) -> bool:
    """Whether bytes are tested as a class, not one by one."""
    return frozenset(codes) in CLASS_TESTS


def class_test(codes: list[int], byte: str) -> str:
    return f"{CLASS_TESTS[frozenset(codes)]}({byte})"


def labels(codes: list[int]) -> list[str]:
    """The labels of a switch over bytes; the last opens a block."""
    cases = [f"case {byte_cpp(code)}:" for code in codes]
    return [*cases[:-1], cases[-1] + " {"]


class StateWriter:
    """Turns a state into the body of its function."""

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec, self.state = spec, state
        self.writer = Writer(spec)

    def lines(self) -> list[str]:
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
        if action:
            body = [
                "// Derived: a run of characters that all meet the last row.",
                "if constexpr (kFastPaths) {",
                f"  const char* const run_end = skip_run<runs::{self.state.identifier}>(input(), input_end());",
                "  if (const auto size = static_cast<std::size_t>(run_end - input()); size != 0) {",
                f"    {action}" if action != ";" else "",
                "    advance(size);",
                "  }",
                "}",
                *body,
            ]
        if derive.begins_tags(self.state):
            body = [
                *body,
                "// Derived: a whole tag at once.",
                "if (kFastPaths && *input() == '<' && scan_tag()) {",
                f"  if (state_ == State::{self.state.identifier}) continue;",
                "  return Flow::next;",
                "}",
            ]
        if self.state.name == TagScanWriter.RESUMED:
            body = [
                *body,
                "// Derived: the rest of a tag at once.",
                "if (kFastPaths && scan_tag()) return Flow::next;",
            ]
        body += [*entry, *self.strings(), *self.characters()]
        return ["for (;;) {", *indented(body), "}"] if loops else body

    def entry(self) -> list[str]:
        """What runs whatever the character."""
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
        assert statements == row.body or not any(isinstance(s, (If, Loop)) for s in statements), (
            "conditions are numbered in the row that they stand in"
        )
        lines = [entered(row.point, statements), *self.writer.body(statements)]
        if derive.ends_input(statements):
            return [*lines, "return Flow::stop;"]
        if derive.reconsumes(statements):
            return [*lines, "return Flow::next;"]
        assert not eof, "check has seen to it that rows for EOF consume nothing"
        after = "return Flow::next;" if derive.changes_state(statements) else "continue;"
        return [*lines, "advance();", after]


# What a row of a state may do and still be part of the scan of a whole tag: phrase -> C++.
SCAN_PHRASES = {
    "create a new start tag token": "begin_scan(true);",
    "create a new end tag token": "begin_scan(false);",
    "ignore the character": "",
    "start a new attribute in the current tag token": "",
    "leave the attribute name state": "if (!scan_attribute_name(begin, p)) return give_up_scan(before);",
    "set the current tag token's self-closing flag": "set_self_closing();",
}
# What the characters are that a state appends: phrase and field -> C++ to be done when the state is left.
SCAN_FIELDS = {
    "tag_name()": "scan_tag_name(begin, p);",
    "attribute_name()": "",
    "attribute_value()": "scan_attribute_value(begin, p);",
}
VALUE_FIELD = "attribute_value()"


class TagScanWriter:
    """Derives one function that tokenizes a whole tag without leaving its registers.

    It is made of the rows of the states that a tag goes through, those rows that do nothing but look, remember and go
    on. Any other row (a parse error, an upper-case letter) gives up without having done anything, and the states
    themselves start again where the scan began. Inside an attribute's value (a character reference, the end of a chunk)
    nothing needs to be done again: the state goes on with the value, and the scan takes over once more behind it.
    """

    RESUMED = "after attribute value (quoted)"

    def __init__(self, spec: Spec) -> None:
        self.states = {state.name: state for state in spec.states}
        self.wanted: list[str] = []

    def lines(self) -> list[str]:
        self.wanted = ["tag open"]
        blocks: list[str] = []
        for name in self.wanted:  # grows while the states that rows lead to are found
            blocks += self.block(self.states[name])
        resumed = identifier(self.RESUMED)
        return [
            "const char* p = input();",
            "const char* const end = input_end();",
            "const char* begin = p;",
            "std::size_t before = 0;  // attributes that the tag has already",
            f"if (state_ == State::{resumed}) {{",
            "  before = resume_scan();",
            f"  goto {resumed};",
            "}",
            "++p;  // behind the <",
            *blocks,
            "// All rows that end the tag",
            "emit:",
            "finish_scan(p);",
            "switch_to(State::data);",
            "emit_the_current_tag_token();",
            "advance();",
            "return true;",
        ]

    def block(self, state: State) -> list[str]:
        field = derive.run_field(state)
        lines = [f"// {state.name} state, {state.anchor}"]
        if state.name != self.wanted[0]:
            lines.append(f"{state.identifier}:")
        if field:
            lines += ["begin = p;", f"p = skip_run<runs::{state.identifier}>(p, end);"]
        give_up = "return give_up_scan(before);"
        if field == VALUE_FIELD:
            give_up = f"return leave_scan_in_value(State::{state.identifier}, begin, p);"
        elif state.name == self.wanted[0] or state.name == "end tag open":
            give_up = "return false;"
        lines += [f"if (p == end) {give_up}", "switch (*p) {"]
        default = [give_up]
        tests: list[str] = []
        scanned: set[int] = set()
        for group in derive.byte_groups(state):
            row = group.rows[0]
            body = self.row(state, row, field) if len(group.rows) == 1 and row.guard is None else None
            if body is None:
                continue
            if row.rest:
                default = body
                continue
            scanned |= set(group.bytes)
            codes = [code for code in group.bytes if code < 0x80]
            if is_class(codes):
                tests += [f"if ({class_test(codes, '*p')}) {{", *indented(body), "}"]
            else:
                lines += indented([*labels(codes), *indented(body), "}"])
        if default != [give_up]:
            # These have rows of their own, which are not part of the scan; CR may become an LF.
            others = sorted(derive.run_stop_bytes(state) - scanned)
            lines += indented([f"case {byte_cpp(code)}:" for code in others] + ["  " + give_up])
        return [*lines, "  default: {", *indented(indented([*tests, *default])), "  }", "}"]

    def row(self, state: State, row: StateRow, field: str) -> list[str] | None:
        """The row's C++, or None if it is not part of the scan."""
        lines = [SCAN_FIELDS[field]] if field and SCAN_FIELDS[field] else []
        target = ""
        reconsume = emits = False
        for statement in derive.row_statements(state, row):
            if not isinstance(statement, Do):
                return None
            pattern = statement.use.phrase.pattern
            if pattern in SCAN_PHRASES:
                lines += [SCAN_PHRASES[pattern]] if SCAN_PHRASES[pattern] else []
            elif pattern in ("switch to {state}", "reconsume in {state}"):
                target = statement.use.arguments["state"].text
                reconsume = pattern.startswith("reconsume")
            elif pattern == "emit the current tag token" and target == "data":
                emits = True
            else:
                return None
        if emits:
            return [*lines, "goto emit;"]
        target = target or state.name
        if target not in self.states or self.states[target].always is not None or target == "data":
            return None
        if target not in self.wanted:
            if not self.tag_state(target):
                return None
            self.wanted.append(target)
        return [*lines, *([] if reconsume else ["++p;"]), f"goto {identifier(target)};"]

    def tag_state(self, name: str) -> bool:
        """Whether a state may be part of the scan: it looks at one character, and appends to no field but a tag's."""
        state = self.states[name]
        field = derive.run_field(state)
        return not (
            state.entry or any(row.string for row in state.rows) or (field and field not in SCAN_FIELDS)
        )


# --- Files ------------------------------------------------------------------------------------------------------------

LINE = 110  # characters, as .clang-format has it


@dataclass
class Function:
    name: str
    result: str
    parameters: str
    title: str  # the rule
    place: str  # its anchor and file
    lines: list[str]
    body: list[Statement] = field(default_factory=list)  # that the lines were made of
    guards: list[Condition] = field(default_factory=list)  # of the rows in it
    rows: list[str] = field(default_factory=list)  # functions of rows that it chooses from
    pure: bool = False  # changes nothing
    seldom: bool = False  # called only in branches that are seldom taken

    def uses(self) -> Iterator[Use]:
        """The phrases in it."""
        for guard in self.guards:
            yield from guard.every()
        for statement, _ in derive.walk(self.body):
            yield from statement.uses()

    @property
    def operations(self) -> set[str]:
        """The runtime's operations that it names."""
        found = {name for use in self.uses() for name in use.phrase.operations}
        fields = [a.cpp for use in self.uses() for a in use.arguments.values() if a.type == "field"]
        return found | {cpp.removesuffix("()") for cpp in fields}

    def calls(self, spec: Spec, seldom: bool | None = None) -> set[str]:
        """The functions that it calls; `seldom`: those in branches that are seldom taken, or only the others."""
        found = set(self.rows)
        if seldom is not True:
            found |= {name for guard in self.guards for use in guard.every() for name in use.phrase.calls}
        for statement, is_seldom in derive.walk(self.body, likelihood):
            if seldom is None or is_seldom == seldom:
                found |= {name for use in statement.uses() for name in use.phrase.calls}
                if isinstance(statement, Act) and (row := derive.find_row(spec, statement)):
                    found.add(row.function)
        return found

    @property
    def heading(self) -> list[str]:
        """Two lines that no formatter breaks."""
        title = self.title if len(self.title) <= LINE - 3 else self.title[: LINE - 5].rpartition(" ")[0] + " …"
        return [title, self.place]

    @property
    def attributes(self) -> str:
        """What the compiler is told of the function."""
        names = ["gnu::pure"] if self.pure else []
        if self.title in tree_phrases.OFTEN_CALLED + tokenizer_phrases.OFTEN_CALLED:
            names += ["gnu::flatten", "gnu::noinline"]
        elif self.seldom:
            names += ["gnu::cold", "gnu::noinline"]
        return f"[[{', '.join(names)}]] " if names else ""


class Dispatch:
    """Which function handles which token in which mode."""

    def __init__(self, spec: Spec) -> None:
        self.modes = {mode.name: mode for mode in spec.modes}
        self.tags = derive.named_tags(spec)
        self.classes = derive.token_classes(self.tags)
        self.rules: dict[str, int] = {}  # functions and their numbers, in the order of the table
        self.choosers: dict[tuple[str, ...], Function] = {}  # by the rows that they choose from

    def row(self, mode: Mode) -> list[tuple[str, str, str]]:
        """The mode's row of the table: kinds of tokens with their rules; of tags, first the rule for any, and then the
        tags that have another."""
        row: list[tuple[str, str, str]] = []
        any_other: dict[str, str] = {}
        for kind, tag in self.classes:
            rule = self.target(mode, kind, tag)
            self.rules.setdefault(rule, len(self.rules))
            if tag == "*":
                any_other[kind] = rule
            if tag in ("", "*") or rule != any_other[kind]:
                row.append((kind, tag, rule))
        return row

    def target(self, mode: Mode, kind: str, tag: str, seen: tuple[str, ...] = ()) -> str:
        """The function that handles a token in a mode; rows that only name another mode are followed."""
        rows = derive.candidates(mode, kind, tag)
        if len(rows) > 1:
            return self.chooser(mode, rows).name
        other = derive.using_the_rules_for(rows[0])
        if other and mode.name not in seen:
            return self.target(self.modes[other], kind, tag, (*seen, mode.name))
        return rows[0].function

    def passed(self, mode: Mode, kind: str, tag: str) -> tuple[str, ...]:
        """The rows that only name another mode, on the way to the function that handles a token."""
        found: list[str] = []
        seen: set[str] = set()
        rows = derive.candidates(mode, kind, tag)
        while len(rows) == 1 and mode.name not in seen and derive.using_the_rules_for(rows[0]):
            seen.add(mode.name)
            found.append(rows[0].point)
            mode = self.modes[derive.using_the_rules_for(rows[0])]
            rows = derive.candidates(mode, kind, tag)
        return tuple(found)

    def chooser(self, mode: Mode, rows: list[ModeRow]) -> Function:
        """The function that picks the first row whose guard holds; the last row has none."""
        key = tuple(row.function for row in rows)
        if key in self.choosers:
            return self.choosers[key]
        lines: list[str] = []
        for row in rows:
            if row.guard is not None:
                lines.append(f"// when {row.guard_text}")
                lines.append(f"if ({condition_cpp(row.guard)}) return {row.function}();")
            else:
                lines.append(f"return {row.function}();")
        name = f"{mode.identifier}_choose_{rows[0].name}"
        while name in {function.name for function in self.choosers.values()}:
            name += "_otherwise"
        title, place = f"{mode.name}: the first of these rows whose guard holds", f"{mode.anchor}, {mode.location.file}"
        guards = [row.guard for row in rows if row.guard]
        self.choosers[key] = Function(name, "Outcome", "", title, place, lines, [], guards, list(key))
        return self.choosers[key]


class Emitter:
    """Renders templates into files."""

    def __init__(self, **everywhere: Any) -> None:
        self.environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self.environment.filters["quoted"] = quoted
        self.environment.filters["identifier"] = identifier
        self.environment.filters["byte_cpp"] = byte_cpp
        self.environment.globals.update(everywhere)
        self.files: dict[str, str] = {}

    def render(self, template: str, path: str, **values: Any) -> None:
        text = self.environment.get_template(template).render(guard=guard_macro(path), **values)
        self.files[path] = text


class SharedEmitter(Emitter):
    """What all editions share: names, character references, encodings, the list of editions."""

    def __init__(self, tables: Tables, encodings: Encodings, editions: list[Edition]) -> None:
        super().__init__(editions=editions)
        self.tables, self.encodings, self.editions = tables, encodings, editions

    def emit(self) -> dict[str, str]:
        self.emit_editions()
        self.emit_tables()
        self.emit_encodings()
        return self.files

    def emit_editions(self) -> None:
        newest_first = sorted(self.editions, key=lambda e: (e.default, e.date), reverse=True)
        self.render("editions.h.j2", "include/lockstep/generated/editions.h", by_preference=newest_first)
        self.render("edition_rules.h.j2", "edition_rules.h", by_preference=newest_first)
        self.render("editions.cpp.j2", "tables/editions.cpp")
        self.render("speculative_editions.cpp.j2", "tables/speculative_editions.cpp")
        self.render("token_sessions.cpp.j2", "tables/token_sessions.cpp")
        self.render("observed_editions.cpp.j2", "observed/editions.cpp")

    # --- Tables ---------------------------------------------------------------------------------------------------

    def emit_tables(self) -> None:
        tables = self.tables
        tags = sorted(tables.tag_ids, key=lambda name: tables.tag_ids[name])
        attribute_ids = tables.attribute_ids
        namespaced = {
            n.qualified: len(attribute_ids) + 1 + i for i, n in enumerate(tables.foreign_attributes.values())
        }
        lower = {name: tables.tag_ids[name.lower()] for name in tags if name != name.lower()}
        names = {
            "tags": [(tables.tag_cpp(name), name) for name in tags],
            "attributes": [(tables.attribute_cpp(name), name) for name in attribute_ids],
            "attribute_names": tables.attribute_names,
            "tag_keys": ["0", *(f"{derive.name_key(name)}u" for name in tags)],
            "attribute_keys": [f"{derive.name_key(name.qualified)}u" for name in tables.attribute_names],
            "tag_hash": derive.perfect_hash(list(tables.tag_ids)),
            "attribute_hash": derive.perfect_hash(list(attribute_ids)),
            "plain_attributes": len(attribute_ids),
            "lower": lower,
            "tag_ids": tables.tag_ids,
            "svg_tags": {tables.tag_ids[a]: tables.tag_ids[b] for a, b in tables.svg_tags.items()},
            "svg_attributes": {attribute_ids[a]: attribute_ids[b] for a, b in tables.svg_attributes.items()},
            "mathml_attributes": {
                attribute_ids[a]: attribute_ids[b] for a, b in tables.mathml_attributes.items()
            },
            "foreign_attributes": {
                attribute_ids[token]: namespaced[name.qualified]
                for token, name in tables.foreign_attributes.items()
            },
            "namespaced": [
                ("namespaced_" + identifier(n.qualified), namespaced[n.qualified])
                for n in tables.foreign_attributes.values()
            ],
        }
        self.render("known_names.h.j2", "tables/known_names.h", **names)
        self.render("known_names.cpp.j2", "tables/known_names.cpp", **names)

        automaton = derive.automaton([name for name, _ in tables.references])
        texts = [text.encode() for _, text in tables.references]
        offsets = [0]
        for text in texts:
            offsets.append(offsets[-1] + len(text))
        root = automaton.edges[automaton.root_edge : automaton.root_edge + automaton.root_count]
        first = {edge.character: index for index, edge in enumerate(root)}
        references = {
            "automaton": automaton,
            "texts": ["".join(f"\\x{byte:02x}" for byte in text) for text in texts],
            "offsets": offsets,
            "first": [first.get(chr(code), automaton.root_count) for code in range(128)],
            "replacements": [tables.replacements.get(code, 0) for code in range(0x80, 0xA0)],
            "byte_cpp": lambda c: byte_cpp(ord(c)),
        }
        self.render("character_references.h.j2", "tables/character_references.h", **references)
        self.render("character_references.cpp.j2", "tables/character_references.cpp", **references)

        elements = list(dict.fromkeys(row.element for row in tables.fetches))
        rows = [row for element in elements for row in tables.fetches if row.element == element]
        conditions = [condition for row in rows for condition in row.conditions]
        fetches = {
            "rows": rows,
            "conditions": conditions,
            "elements": [
                (name, [row.element for row in rows].index(name), sum(row.element == name for row in rows))
                for name in elements
            ],
            "tag_cpp": tables.tag_cpp,
            "attribute_cpp": lambda name: (
                f"attr::namespaced_{identifier(name)}" if ":" in name else tables.attribute_cpp(name)
            ),
        }
        self.render("speculative_fetches.cpp.j2", "tables/speculative_fetches.cpp", **fetches)

        codes = [(identifier(code), code, sentence) for code, sentence in tables.all_parse_errors.items()]
        self.render("parse_error_codes.h.j2", "include/lockstep/generated/parse_error_codes.h", codes=codes)
        self.render("parse_error_codes.cpp.j2", "tables/parse_error_codes.cpp", codes=codes)

        def quirks(kind: str, test: str) -> list[str]:
            return [string for k, t, string in tables.quirks if (k, t) == (kind, test)]

        self.render("quirks_identifiers.h.j2", "tables/quirks_identifiers.h")
        self.render(
            "quirks_identifiers.re.j2",
            "tables/quirks_identifiers.re",
            equal=quirks("quirks", "public-equals"),
            system=quirks("quirks", "system-equals"),
            prefix=quirks("quirks", "public-prefix"),
            conditional=quirks("quirks", "public-prefix-if-system-missing-or-empty"),
            limited=quirks("limited-quirks", "public-prefix"),
        )

    # --- Encodings --------------------------------------------------------------------------------------------------

    def emit_encodings(self) -> None:
        encodings = self.encodings
        single_byte = list(encodings.single_byte)
        values = {
            "encodings": encodings.encodings,
            "labels": encodings.labels(),
            "locales": encodings.locales,
            "single_byte": [
                (index.name, [index.codes.get(pointer, 0) for pointer in range(128)])
                for index in encodings.single_byte.values()
            ],
            "single_byte_of": [
                single_byte.index(encoding.index) if encoding.index != "-" else -1
                for encoding in encodings.encodings
            ],
            "multi_byte": [
                (identifier(index.name), index.name, index.first, index.dense())
                for index in encodings.multi_byte.values()
            ],
            "big5_plane_2": encodings.multi_byte["big5"].bits_of_plane(2),
            "ranges": encodings.ranges[:-1],
        }
        self.render("encodings_public.h.j2", "include/lockstep/generated/encodings.h", **values)
        self.render("encodings.h.j2", "tables/encodings.h", **values)
        self.render("encodings.cpp.j2", "tables/encodings.cpp", **values)
        self.render("encoding_indexes.cpp.j2", "tables/encoding_indexes.cpp", **values)


class EditionEmitter(Emitter):
    """One edition: tokenizer, tree construction, sniffing."""

    def __init__(self, spec: Spec, tables: Tables, edition: Edition) -> None:
        super().__init__(spec=spec, edition=edition, namespace=edition.namespace, folder=edition.folder)
        self.spec, self.tables, self.folder = spec, tables, edition.folder

    def emit(self) -> dict[str, str]:
        self.emit_sets()
        self.emit_input()
        self.emit_tokenizer()
        self.emit_tree()
        self.emit_feedback()
        self.render("branches.h.j2", f"{self.folder}/branches.h")
        self.render("edition.h.j2", f"{self.folder}/edition.h", serialization=self.tables.serialization)
        self.render("edition.cpp.j2", f"{self.folder}/edition.cpp")
        self.render("locating.cpp.j2", f"{self.folder}/locating.cpp")
        self.render("speculative.cpp.j2", f"{self.folder}/speculative.cpp")
        self.render("tokens.cpp.j2", f"{self.folder}/tokens.cpp")
        return self.files

    # --- Sets -----------------------------------------------------------------------------------------------------

    def emit_sets(self) -> None:
        """A bit for each set that a rule asks for. The sets that are followed down the stack come first."""
        spec, tables = self.spec, self.tables
        sets: list[SetInfo] = []

        def add(name: str, members: list[tuple[str, str]], what: str, complement: bool = False) -> None:
            html = [n for space, n in members if space == "HTML"]
            followed = complement or len(members) != len(html) or len(html) > 6
            sets.append(SetInfo(name, members, what, complement, followed))

        for scope in spec.scopes.values():
            add(f"scope_{scope.identifier}", scope.members, f"scope {scope.name}")
        for name_set in spec.sets.values():
            add(f"set_{name_set.identifier}", name_set.members, f"set {name_set.name}")
        for tags, constant in spec.anonymous_sets.items():
            add(constant.removeprefix("sets::"), [("HTML", t) for t in tags], " ".join(tags))
        for name in sorted(spec.complements):
            add(f"not_in_set_{identifier(name)}", spec.sets[name].members, f"not in the set {name}", True)
        add("html_namespace", [], "every HTML element", True)
        # Which sets the stack is searched for: those that stand in an operation that looks for the nearest.
        asked = self.sets_asked_of_the_stack()
        for info in sets:
            info.followed = info.followed and info.name in asked
        sets.sort(key=lambda info: not info.followed)
        followed = [info for info in sets if info.followed]
        for count, most, what in (
            (len(followed), 8, "sets are followed down the stack"),
            (len(sets), 64, "sets are in use"),
        ):
            if count > most:
                raise SpecError(
                    [Problem(Location("spec/sets.rules", 1), f"{count} {what}; {most} is the most")]
                )
        for bit, info in enumerate(sets):
            info.bit = bit

        def bits(namespace: str, name: str) -> int:
            value = 0
            for info in sets:
                if info.name == "html_namespace":
                    member = namespace == "HTML"
                else:
                    member = ((namespace, name) in info.members) != info.complement
                value |= member << info.bit
            return value

        tag_names = ["", *tables.tag_ids]
        foreign = {
            space: {
                tables.tag_ids[n]: bits(space, n) for n in tables.tag_ids if bits(space, n) != bits(space, "")
            }
            for space in ("MathML", "SVG")
        }
        members = {info.name: [tables.tag_cpp(n) for s, n in info.members if s == "HTML"] for info in sets}
        values = {
            "sets": sets,
            "html": [bits("HTML", name) for name in tag_names],
            "html_unknown": bits("HTML", ""),
            "foreign": foreign,
            "foreign_unknown": bits("SVG", ""),
            "members": members,
            "tag_names": tag_names,
        }
        self.render("sets.h.j2", f"{self.folder}/sets.h", **values)
        self.render("sets.cpp.j2", f"{self.folder}/sets.cpp", **values)

    def sets_asked_of_the_stack(self) -> set[str]:
        found: set[str] = set()
        for function in self.tree_functions():
            for use in function.uses():
                if use.phrase.calls & tree_phrases.SEARCHES_OF_THE_STACK:
                    texts = [use.phrase.cpp, *(argument.cpp for argument in use.arguments.values())]
                    found |= {name for text in texts for name in re.findall(r"sets::(\w+)", text)}
        return found

    # --- Input ------------------------------------------------------------------------------------------------------

    def emit_input(self) -> None:
        functions = self.algorithms("input")
        used: set[str] = set(OWN_OPERATIONS["input"])
        for function in functions:
            used |= function.operations
        self.render(
            "sniffing.h.j2", f"{self.folder}/sniffing.h", functions=functions, operations=sorted(used)
        )

    # --- Tokenizer --------------------------------------------------------------------------------------------------

    def emit_tokenizer(self) -> None:
        functions: list[Function] = []
        runs: dict[str, list[int]] = {}
        keywords: list[tuple[str, list[StateRow]]] = []
        used = OWN_OPERATIONS["tokenizer"] - set(tokenizer_phrases.FIELDS.values())
        for state in self.spec.states:
            lines = StateWriter(self.spec, state).lines()
            if derive.run_action(state):
                runs[state.identifier] = sorted(derive.run_stop_bytes(state))
            strings = [row for row in state.rows if row.string]
            if strings:
                keywords.append((state.identifier, strings))
            functions.append(
                Function(
                    state.identifier + "_state",
                    "Flow",
                    "",
                    f"{state.name} state",
                    f"{state.anchor}, {state.location.file}",
                    lines,
                    [*state.entry, *(state.always or []), *(s for row in state.rows for s in row.body)],
                    [row.guard for row in state.rows if row.guard],
                )
            )
        algorithms = self.algorithms("tokenizer")
        scan = Function(
            "scan_tag",
            "bool",
            "",
            "the scan of a tag",
            "",
            TagScanWriter(self.spec).lines(),
        )
        for function in [*functions, *algorithms]:
            used |= function.operations
        values = {
            "states": self.spec.states,
            "functions": functions,
            "algorithms": algorithms,
            "scan": scan,
            "operations": sorted(used),
            "run_codes": runs,
            "keywords": keywords,
            "byte_cpp": byte_cpp,
        }
        self.render("states.h.j2", f"{self.folder}/states.h", **values)
        self.render("tokenizer.h.j2", f"{self.folder}/tokenizer.h", **values)
        self.render("tokenizer_scan.h.j2", f"{self.folder}/tokenizer/scan.h", **values)
        for name, what, some in (
            ("algorithms", "The algorithms that states share.", algorithms),
            ("states", "The states (#tokenization), in the Standard's order.", functions),
        ):
            path = f"{self.folder}/tokenizer/{name}.h"
            self.render("tokenizer_functions.h.j2", path, what=what, functions=some)
        self.render("keywords.re.j2", f"{self.folder}/keywords.re", **values)

    def algorithms(self, part: str) -> list[Function]:
        functions: list[Function] = []
        for algorithm in self.spec.algorithms:
            if algorithm.part != part:
                continue
            lines = [entered(algorithm.point, algorithm.body), *Writer(self.spec).body(algorithm.body)]
            parameters = ", ".join(
                f"{CPP_TYPES[kind]} {f'/*{identifier(name)}*/' if name in algorithm.unused else identifier(name)}"
                for name, kind in algorithm.parameters
            )
            place = ", ".join(filter(None, [algorithm.anchor, algorithm.location.file]))
            result = CPP_TYPES[algorithm.result]
            body = algorithm.body
            functions.append(Function(algorithm.name, result, parameters, algorithm.pattern, place, lines, body))
        if part == "tree":
            mark_pure(self.spec, functions)
        return functions

    # --- Tree construction --------------------------------------------------------------------------------------------

    def row_function(self, mode: Mode, row: ModeRow) -> Function:
        writer = Writer(self.spec, outcome=True)
        title, place = f"{mode.name}: {row.text}", f"{mode.anchor}, {row.location.file}"
        lines = [entered(row.point, row.body), *writer.function_body(row.body)]
        return Function(row.function, "Outcome", "", title, place, lines, row.body)

    def tree_functions(self) -> list[Function]:
        rows = [self.row_function(mode, row) for mode in self.spec.modes for row in mode.rows]
        return [*rows, *self.algorithms("tree")]

    def emit_tree(self) -> None:
        spec = self.spec
        dispatch = Dispatch(spec)
        table = [(mode.identifier, dispatch.row(mode)) for mode in spec.modes]
        choosers = list(dispatch.choosers.values())
        algorithms = self.algorithms("tree")
        rows = {mode.name: [self.row_function(mode, row) for row in mode.rows] for mode in spec.modes}
        functions = [*algorithms, *(function for of_mode in rows.values() for function in of_mode)]
        mark_seldom(spec, algorithms, functions)
        used = set(OWN_OPERATIONS["tree"])
        for function in [*functions, *choosers]:
            used |= function.operations
        values = {
            "modes": spec.modes,
            "rows": rows,
            "algorithms": algorithms,
            "choosers": choosers,
            "operations": sorted(used),
            "rule_names": list(dispatch.rules),
            "errors": [(identifier(error.name), error) for error in spec.errors],
            "table": table,
            "tag_cpp": self.tables.tag_cpp,
            "plain_names": derive.PLAIN_CLASSES,
            "plain_classes": list(derive.PLAIN_CLASSES.values()),
            "tags": dispatch.tags,
            "tag_class": {self.tables.tag_ids[tag]: index + 1 for index, tag in enumerate(dispatch.tags)},
            "tag_count": len(self.tables.tag_ids) + 1,
            "alike": [derive.treats_text_alike(mode, dispatch.modes) for mode in spec.modes],
        }
        passed_lists: list[tuple[str, ...]] = [()]
        passed: dict[str, list[int]] = {}
        for mode in spec.modes:
            lists = [dispatch.passed(mode, kind, tag) for kind, tag in dispatch.classes]
            passed_lists += [rows for rows in dict.fromkeys(lists) if rows not in passed_lists]
            passed[mode.name] = [passed_lists.index(rows) for rows in lists]
        values |= {"passed": passed, "passed_lists": passed_lists[1:], "passed_tags": dispatch.tags}
        self.render("observed_edition.cpp.j2", f"{self.folder}/observed/edition.cpp", **values)
        self.render("rules.h.j2", f"{self.folder}/rules.h", **values)
        self.render("dispatch.cpp.j2", f"{self.folder}/dispatch.cpp", **values)
        self.render("tree_errors.cpp.j2", f"{self.folder}/tree_errors.cpp", **values)
        self.render("tree_builder.h.j2", f"{self.folder}/tree_builder.h", **values)
        for mode in spec.modes:
            self.render(
                "functions.h.j2",
                f"{self.folder}/tree/{mode.identifier}.h",
                what=f"The rules for {mode.name}, {mode.anchor}.",
                functions=rows[mode.name],
            )
        self.render(
            "functions.h.j2",
            f"{self.folder}/tree/algorithms.h",
            what="The algorithms of tree construction, and the choices between rows with guards.",
            functions=[*algorithms, *choosers],
        )

    # --- Token streams without a tree -----------------------------------------------------------------------------------

    def emit_feedback(self) -> None:
        """The rules for foreign content once more, for a stack of names, and what start tags do elsewhere."""
        spec = self.spec
        dispatch = Dispatch(spec)
        foreign = dispatch.modes["foreign content"]
        targets = {
            dispatch.target(foreign, kind, tag): None
            for kind, tag in dispatch.classes
            if kind.endswith(" tag")
        }
        known = {f.name: f for f in [*self.tree_functions(), *dispatch.choosers.values()]}
        known = {name: f for name, f in known.items() if name not in OWN_OPERATIONS["feedback"]}
        wanted = ["the_rules_for_html_content_apply", *targets]
        for name in wanted:  # grows while the functions that they call are found
            calls = known[name].calls(spec)
            wanted += [call for call in known if call in calls and call not in wanted]
        functions = [known[name] for name in wanted]
        tag_names = sorted(self.tables.tag_ids, key=lambda name: self.tables.tag_ids[name])
        used = set(OWN_OPERATIONS["feedback"])
        for function in functions:
            used |= function.operations
        self.render(
            "feedback.h.j2",
            f"{self.folder}/feedback.h",
            functions=functions,
            operations=sorted(used - {"node_of"}),
            targets=list(targets),
            tags=[("names that are not known", derive.tag_feedback(spec, "*"))]
            + [(tag, derive.tag_feedback(spec, tag if tag in dispatch.tags else "*")) for tag in tag_names],
        )


def mark_pure(spec: Spec, functions: list[Function]) -> None:
    """Finds the functions that call nothing but pure ones."""
    pure = set(tree_phrases.PURE)
    calls = {function.name: function.calls(spec) for function in functions}
    grows = True
    while grows:
        grows = False
        for function in functions:
            if not function.pure and function.result != "void" and calls[function.name] <= pure:
                function.pure = grows = True
                pure.add(function.name)


def mark_seldom(spec: Spec, algorithms: list[Function], functions: list[Function]) -> None:
    """Finds the algorithms that are called, but only in branches that are seldom taken or by such algorithms."""
    usual = {function.name: function.calls(spec, seldom=False) for function in functions}
    seldom = set().union(*(function.calls(spec, seldom=True) for function in functions))
    own = {function.name for function in algorithms}
    called_by_others = own - seldom.union(*usual.values())
    reached = [name for name in usual if name not in own or name in called_by_others]
    for name in reached:  # grows
        reached += sorted(usual[name].intersection(own).difference(reached))
    for function in algorithms:
        function.seldom = function.name not in reached


@dataclass
class SetInfo:
    name: str
    members: list[tuple[str, str]]
    what: str
    complement: bool
    followed: bool
    bit: int = 0


# Operations that the templates and this module use by themselves.
OWN_OPERATIONS = {
    "input": {"enter", "options", "observer"},
    "tokenizer": {
        "at_end",
        "more_to_come",
        "current",
        "advance",
        "input",
        "input_end",
        "emit_run",
        "append_run",
        "finish_scan",
        "scan_attribute_name",
        "scan_attribute_value",
        "scan_tag_name",
        "begin_scan",
        "resume_scan",
        "give_up_scan",
        "leave_scan_in_value",
        "state_",
        "flush_characters",
        "kFastPaths",
        "enter",
        *tokenizer_phrases.FIELDS.values(),
    },
    "feedback": {"enter", "insert_a_foreign_element_for_in", "process_using"},
    "tree": {"token", "insertion_mode", "node_of", "enter", "dispatched"},
}


def guard_macro(path: str) -> str:
    return "LOCKSTEP_GENERATED_" + re.sub(r"[^A-Za-z0-9]", "_", path).upper()


# --- Finishing --------------------------------------------------------------------------------------------------------


def run_tool(command: list[str], where: str) -> str:
    if shutil.which(command[0]) is None:
        raise SpecError(
            [Problem(Location(where, 0), f"{command[0]} is not installed; run scripts/install-packages")]
        )
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise SpecError([Problem(Location(where, 0), f"{command[0]} failed:\n{result.stderr}")])
    return result.stdout


def finish(files: dict[str, str], style: Path) -> dict[str, str]:
    """Runs re2c on the .re files and clang-format on all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(style, folder / ".clang-format")
        written: list[Path] = []
        for path, text in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            if path.endswith(".re"):
                output = target.with_suffix(".cpp")
                run_tool(
                    [
                        "re2c",
                        "--no-debug-info",
                        "--no-generation-date",
                        "--no-version",
                        "-W",
                        "-o",
                        str(output),
                        str(target),
                    ],
                    path,
                )
                target.unlink()
                target = output
            written.append(target)
        run_tool(["clang-format", "-i", "--style=file", *map(str, written)], "generated")
        return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in sorted(written)}
