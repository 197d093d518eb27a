"""Compiles the generator's model to Python functions, one for each row, state and algorithm.

Each phrase becomes a call to its literal form, with the parser `p` as the first argument. A rule can be
recompiled by itself, which is how a mutant replaces it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from lockstep_rules.characters import NAMED_CHARACTERS, character_codes
from lockstep_rules.diagnostics import Location, Problems
from lockstep_rules.model import (
    Act,
    Algorithm,
    Argument,
    Assign,
    Condition,
    Do,
    If,
    Jump,
    Let,
    Loop,
    ModeRow,
    Spec,
    State,
    Statement,
    StateRow,
    Use,
    identifier,
)
from lockstep_rules.phrases import tree

from .forms import FORMS, UnknownPhrase

# The result of a row whose token must be processed again.
REPROCESS = True

LITERAL_TYPES = {
    "state",
    "mode",
    "code",
    "tag",
    "attribute",
    "set",
    "complement set",
    "namespace",
    "scripting mode",
    "field",
}


@dataclass
class CompiledRow:
    """A row of a mode: the tokens that it matches, its guard, and its function."""

    tokens: list[tuple[str, str]]
    guard: Callable[[Any], Any] | None
    run: Callable[[Any], Any]
    location: Location


class Compiler:
    """Compiles the rules of one edition. `globals` contains the functions by name."""

    def __init__(self, spec: Spec, traced: bool = True) -> None:
        self.spec, self.traced = spec, traced
        self.globals: dict[str, Any] = {"REPROCESS": REPROCESS}
        self.names: dict[int, str] = {}  # the name of a phrase's form
        self.modes: dict[str, list[CompiledRow]] = {}
        self.states: dict[str, Callable[[Any, str], Any]] = {}

    def every(self) -> Compiler:
        for algorithm in self.spec.algorithms:
            self.algorithm(algorithm)
        for state in self.spec.states:
            self.state(state)
        for mode in self.spec.modes:
            self.modes[mode.name] = [self.row(row) for row in mode.rows]
        return self

    # --- Rules ----------------------------------------------------------------------------------------------------

    def algorithm(self, algorithm: Algorithm) -> None:
        parameters = [name for name, _ in algorithm.parameters]
        writer = Writer(self, algorithm.part, {name: variable(name) for name in parameters})
        body = writer.body(algorithm.body)
        names = ", ".join(["p", *(variable(name) for name in parameters)])
        self.define(
            self.name_of(algorithm.part, algorithm.name), names, self.reach(algorithm.location) + body
        )

    @staticmethod
    def name_of(part: str, name: str) -> str:
        return f"algorithm_{part}_{name}"

    def row(self, row: ModeRow) -> CompiledRow:
        name = f"row_{identifier(row.mode)}_{row.name}"
        writer = Writer(self, "tree", {}, outcome=True)
        lines = ["outcome = None", *self.reach(row.location), *writer.body(row.body), "return outcome"]
        run = self.define(name, "p", lines)
        guard = None
        if row.guard is not None:
            test = Writer(self, "tree", {}).condition(row.guard, row.location)
            guard = self.define(f"guard_{name}", "p", [f"return {test}"])
        return CompiledRow(row.tokens, guard, run, row.location)

    def state(self, state: State) -> None:
        """Compiles a state to a function that tries the rows in order; the first one that matches the
        character runs."""
        lines = self.reach(state.location) + Writer(self, "tokenizer", {}, state).body(state.entry)
        if state.always is not None:
            lines += ["p.consumes = False", *Writer(self, "tokenizer", {}, state).body(state.always)]
        else:
            for number, row in enumerate(state.rows):
                lines += self.state_row(state, row, number)
        self.states[state.name] = self.define(f"state_{state.identifier}", "p, c", lines)

    def state_row(self, state: State, row: StateRow, number: int) -> list[str]:
        writer = Writer(self, "tokenizer", {}, state)
        body = [*self.reach(row.location), *writer.body(row.body), "return"]
        if row.rest:
            return body
        if row.string:
            test = f"p.comes({row.string!r}, {row.ignore_case!r})"
            body = [f"p.consume({len(row.string)})", *body]
        else:
            chars = f"chars_{state.identifier}_{number}"
            self.globals[chars] = frozenset(map(chr, row.bytes))
            tests = ([f"c in {chars}"] if row.bytes else []) + (["c == ''"] if row.eof else [])
            test = " or ".join(tests) or "False"
        if row.guard is not None:
            test = f"({test}) and {writer.condition(row.guard, row.location)}"
        return [f"if {test}:", *indented(body)]

    # --- Python ---------------------------------------------------------------------------------------------------

    def define(self, name: str, parameters: str, lines: list[str]) -> Callable[..., Any]:
        source = "\n".join([f"def {name}({parameters}):", *indented(lines or ["pass"])])
        exec(compile(source, f"<{name}>", "exec"), self.globals)  # noqa: S102: our own source
        found: Any = self.globals[name]
        found.source = source
        function: Callable[..., Any] = found
        return function

    def reach(self, location: Location) -> list[str]:
        return [f"p.reach({str(location)!r})"] if self.traced else []

    def form(self, use: Use) -> str:
        """The global name of a phrase's literal form."""
        function = FORMS.get(use.symbol) if use.symbol else None
        if function is None:
            raise UnknownPhrase(
                f"{use.location}: the {use.phrase.kind} “{use.phrase.pattern}” has no literal form"
            )
        name = f"{use.phrase.kind}_{identifier(use.phrase.pattern)}"
        if self.globals.setdefault(name, function) is not function:
            name = f"{name}_{id(function)}"
            self.globals[name] = function
        return name


def variable(name: str) -> str:
    return "v_" + identifier(name)


def indented(lines: Iterable[str]) -> list[str]:
    return ["  " + line for line in lines]


def character(text: str) -> str:
    if text.startswith("U+"):
        return chr(int(text[2:], 16))
    return chr(NAMED_CHARACTERS[text]) if text in NAMED_CHARACTERS else text[1]


class Writer:
    """Converts the statements of one rule to lines of Python."""

    def __init__(
        self,
        compiler: Compiler,
        part: str,
        variables: dict[str, str],
        state: State | None = None,
        outcome: bool = False,
    ) -> None:
        self.compiler, self.part, self.variables, self.state, self.outcome = (
            compiler,
            part,
            variables,
            state,
            outcome,
        )
        self.loops = 0

    def body(self, statements: list[Statement]) -> list[str]:
        before = dict(self.variables)
        lines: list[str] = []
        for statement in statements:
            lines += self.statement(statement)
        self.variables = before
        return lines or ["pass"]

    def statement(self, statement: Statement) -> list[str]:
        if isinstance(statement, If):
            return self.conditional(statement)
        reach = self.compiler.reach(statement.location)
        if isinstance(statement, Do):
            return reach + self.do(statement)
        if isinstance(statement, Loop):
            return reach + self.loop(statement)
        if isinstance(statement, Let):
            name, _, text = statement.text.removeprefix("let ").partition(" be ")
            value = self.value(text, statement.value.use, statement.type)
            self.variables[name] = variable(name)
            return [*reach, f"{variable(name)} = {value}"]
        if isinstance(statement, Assign):
            name, _, text = statement.text.removeprefix("set ").partition(" to ")
            return [*reach, f"{self.variables[name]} = {self.value(text, statement.value.use, '')}"]
        if isinstance(statement, Act):
            return reach + self.act(statement)
        assert isinstance(statement, Jump)
        if statement.word != "return":
            return [*reach, statement.word]
        text = statement.text.removeprefix("return").strip()
        if text:
            use = statement.value.use if statement.value else None
            return [*reach, f"return {self.value(text, use, '')}"]
        return [*reach, "return outcome" if self.outcome else "return"]

    def do(self, statement: Do) -> list[str]:
        use = statement.use
        symbol = use.symbol
        if symbol is tree.REPROCESS:
            return ["return REPROCESS"]
        if symbol is tree.REPROCESS_BY_CURRENT_MODE:
            return ["return p.process_using(p.insertion_mode)"]
        if symbol is tree.PROCESS_USING:
            return [f"outcome = p.process_using({use.arguments['mode'].text!r})"]
        if symbol is tree.ASSERT_SANITIZING:
            return []
        if symbol is tree.PARSE_ERROR:
            return [f"p.tree_error({statement.error!r})"]
        if symbol in (tree.INCREMENT, tree.DECREMENT):
            sign = "+" if symbol is tree.INCREMENT else "-"
            return [f"{self.variables[use.arguments['number'].text]} {sign}= 1"]
        return [self.call(use)]

    def act(self, statement: Act) -> list[str]:
        if self.state is not None:
            rest = next(row for row in self.state.rows if row.rest)
            return [*self.compiler.reach(rest.location), *self.body(rest.body), "return"]
        kind, tag = statement.tokens[0]
        return [f"return p.act_as({statement.mode!r}, {kind!r}, {tag!r})"]

    def conditional(self, statement: If) -> list[str]:
        lines: list[str] = []
        for number, (condition, _, body) in enumerate(statement.branches):
            if condition is None:
                lines += ["else:"]
            else:
                place = place_of(condition) or statement.location
                lines += [f"{'if' if number == 0 else 'elif'} {self.condition(condition, place)}:"]
            lines += indented(self.body(body))
        return lines

    def loop(self, statement: Loop) -> list[str]:
        times = re.fullmatch(r"repeat at most (\d+) times", statement.text)
        each = re.fullmatch(r"for each ([a-z ]+?) in (.+)", statement.text)
        before = dict(self.variables)
        if statement.condition is not None:
            header = f"while {self.condition(statement.condition, statement.location)}:"
        elif times:
            header = f"for _round in range({times[1]}):"
        elif each:
            assert statement.walk is not None
            walked = self.call(statement.walk)
            self.variables[each[1]] = variable(each[1])
            header = f"for {variable(each[1])} in {walked}:"
        else:
            header = "while True:"
        lines = [header, "  p.tick()", *indented(self.body(statement.body))]
        self.variables = before
        return lines

    def condition(self, condition: Condition, location: Location | None = None) -> str:
        if condition.connective:
            text = f" {condition.connective} ".join(self.condition(part) for part in condition.parts)
            text = f"({text})"
        else:
            assert condition.use is not None
            text = self.call(condition.use)
        if location is not None and self.compiler.traced:
            return f"(p.reach({str(location)!r}) or {text})"
        return text

    # --- Expressions ----------------------------------------------------------------------------------------------

    def call(self, use: Use) -> str:
        arguments = ", ".join(["p", *(self.argument(argument) for argument in use.arguments.values())])
        if use.phrase.algorithm:
            call = f"{Compiler.name_of(self.part, use.phrase.algorithm)}({arguments})"
        else:
            call = f"{self.compiler.form(use)}({arguments})"
        return f"(not {call})" if use.phrase.negated else call

    def argument(self, argument: Argument) -> str:
        match argument.type:
            case name if name in LITERAL_TYPES:
                return repr(argument.text)
            case "tags":
                return repr(tuple(argument.text.split()))
            case "char":
                return repr(character(argument.text))
            case "chars":
                codes, _ = character_codes(argument.text, Location("", 0), Problems())
                name = "chars_" + "_".join(f"{code:x}" for code in sorted(codes))
                self.compiler.globals[name] = frozenset(map(chr, codes))
                return name
            case "string":
                return repr(argument.text[1:-1])
            case "number":
                return repr(int(argument.text, 0))
            case "number variable":
                return self.variables[argument.text]
        return self.value(argument.text, argument.use, argument.type)

    def value(self, text: str, use: Use | None, type_: str) -> str:
        if use is not None:
            return self.call(use)
        if text in ("null", "true", "false"):
            return {"null": "None", "true": "True", "false": "False"}[text]
        if text in self.variables:
            return self.variables[text]
        return repr(text)  # a tag name


def place_of(condition: Condition) -> Location | None:
    """The line of a condition; an `otherwise if` has its own line."""
    while condition.connective:
        condition = condition.parts[0]
    return condition.use.location if condition.use else None
