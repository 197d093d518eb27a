"""Stage parse: converts lines to the model, resolving every phrase, state, mode, tag, set and code."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import ModuleType

from .branches import name_branches
from .characters import character_codes
from .diagnostics import Location, Problems, nearest
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
    NameSet,
    Phrase,
    Spec,
    State,
    Statement,
    StateRow,
    Use,
    Value,
    identifier,
)
from .nodes import Call, Constant, Function, Hole, Node, Not, Times, Variable, filled, opposite
from .phrases import FOLDER, phrase_lines
from .phrases import input as input_phrases
from .phrases import sanitizer as sanitizer_phrases
from .phrases import tokenizer as tokenizer_phrases
from .phrases import tree as tree_phrases
from .read import STEP, Line
from .resolve import Resolvers
from .tables import Tables
from .tree_errors import name_errors
from .vocabulary import Scope, Vocabulary

# The parts of the rules, and their phrases.
PARTS = {
    "input": input_phrases,
    "tokenizer": tokenizer_phrases,
    "tree": tree_phrases,
    "sanitizer": sanitizer_phrases,
}
BLOCK_KINDS = ("state", "mode", "algorithm", "set", "scope")
TOKEN_KINDS = (
    "NUL",
    "whitespace",
    "character",
    "comment",
    "processing instruction",
    "DOCTYPE",
    "end-of-file",
)
# The Standard's words for types, and the vocabulary's.
TYPE_NAMES = {"insertion location": "location", "formatting entry": "entry", "namespace": "namespace value"}
PARAMETER = re.compile(r"\{([a-z ]+): ([a-z ]+)\}")


@dataclass
class Block:
    """A top-level line, split into its kind and its name."""

    line: Line
    kind: str
    name: str
    part: str


class Parser:
    def __init__(
        self, edition: str, tables: Tables, problems: Problems, parts: Mapping[str, ModuleType] = PARTS
    ) -> None:
        self.parts = parts
        self.spec = Spec(edition)
        self.tables = tables
        self.problems = problems
        self.blocks: list[Block] = []
        self.vocabularies = {part: Vocabulary(problems) for part in parts}
        self.resolve = Resolvers(self.spec, tables, problems)
        self.phrases: list[Phrase] = []

    # --- Blocks ---------------------------------------------------------------------------------------------------

    def parse(self, parts: dict[str, list[Line]]) -> Spec:
        for part, lines in parts.items():
            for line in lines:
                self.declare(line, part)
        self.fill_vocabularies()
        set_blocks = {(b.kind, b.name): b for b in reversed(self.blocks) if b.kind in ("set", "scope")}
        for block in self.blocks:
            if block.kind in ("set", "scope"):
                if set_blocks[block.kind, block.name] is not block:
                    first = f"first at {set_blocks[block.kind, block.name].line.location}"
                    self.problems.add(
                        block.line.location, f"{block.kind} “{block.name}” is declared twice, {first}"
                    )
                else:
                    self.parse_set(block, set_blocks, [])
        for block in self.blocks:
            if block.kind == "state":
                self.parse_state(block)
            elif block.kind == "mode":
                self.parse_mode(block)
        for algorithm, block in zip(
            self.spec.algorithms, [b for b in self.blocks if b.kind == "algorithm"], strict=True
        ):
            self.parse_algorithm(algorithm, block)
        name_branches(self.spec)
        name_errors(self.spec, self.tables, self.problems)
        return self.spec

    def declare(self, line: Line, part: str) -> None:
        kind, _, rest = line.text.partition(" ")
        rest = rest.strip()
        if kind not in BLOCK_KINDS or not rest:
            self.problems.add(
                line.location, f"“{line.text}” does not open a block{nearest(kind, BLOCK_KINDS)}"
            )
            return
        if kind != "algorithm" and part in ("input", "sanitizer", "mime"):
            self.problems.add(
                line.location, f"a {kind} does not belong in spec/{part}/, which has algorithms"
            )
        elif kind != "algorithm" and (kind == "state") != (part == "tokenizer"):
            where = "tokenizer.rules" if kind == "state" else "sets.rules or spec/tree/"
            self.problems.add(line.location, f"a {kind} belongs in spec/{where}")
        # An algorithm whose lines all belong to other editions does nothing in this one.
        if not line.children and not (kind == "algorithm" and line.emptied):
            self.problems.add(line.location, f"{kind} “{rest}” is empty")
        if kind == "state":
            self.declare_name(self.resolve.state_names, rest, line, "state")
        elif kind == "mode":
            self.declare_name(self.resolve.mode_names, rest, line, "mode")
        elif kind == "algorithm":
            self.declare_algorithm(rest, line, part)
        self.blocks.append(Block(line, kind, rest, part))

    def declare_name(self, names: dict[str, Location], name: str, line: Line, kind: str) -> None:
        if name in names:
            self.problems.add(line.location, f"{kind} “{name}” is declared twice, first at {names[name]}")
        if not line.anchor:
            self.problems.add(line.location, f"{kind} “{name}” has no anchor")
        names.setdefault(name, line.location)

    def declare_algorithm(self, text: str, line: Line, part: str) -> None:
        pattern, _, result = text.partition(" -> ")
        parameters = [(m[1], TYPE_NAMES.get(m[2], m[2])) for m in PARAMETER.finditer(pattern)]
        pattern = PARAMETER.sub(lambda m: f"{{{m[1]}: {TYPE_NAMES.get(m[2], m[2])}}}", pattern).strip()
        result = TYPE_NAMES.get(result.strip(), result.strip())
        for kind in [result, *(kind for _, kind in parameters)]:
            if kind not in CPP_TYPES:
                known = [*CPP_TYPES, *TYPE_NAMES]
                self.problems.add(line.location, f"unknown type “{kind}”{nearest(kind, known)}")
        if "{" in PARAMETER.sub("", pattern):
            self.problems.add(line.location, f"“{text}”: a parameter has the form {{name: type}}")
        if len({name for name, _ in parameters}) < len(parameters):
            self.problems.add(line.location, f"“{text}”: two parameters have the same name")
        name = identifier(PARAMETER.sub("", pattern))
        self.spec.algorithms.append(
            Algorithm(line.location, pattern, name, line.anchor, parameters, result, part)
        )

    # --- Vocabulary -----------------------------------------------------------------------------------------------

    def fill_vocabularies(self) -> None:
        for part, module in self.parts.items():
            vocabulary = self.vocabularies[part]
            lines = phrase_lines(part)
            for phrase in phrases_of(module):
                phrase.location = Location(f"{FOLDER}/{part}.py", lines.get(phrase.pattern, 1))
                self.add_phrase(vocabulary, phrase)
            vocabulary.resolvers.update(self.resolve.by_type())
            vocabulary.literals["tag name"] = lambda text: (
                Constant(self.tables.tag_cpp(text)) if text in self.tables.tag_ids else None
            )
        for algorithm in self.spec.algorithms:
            holes = tuple(Hole(name.replace(" ", "_")) for name, _ in algorithm.parameters)
            call = Call(Function(algorithm.name), holes)
            if algorithm.result == "":
                phrase = Phrase("statement", algorithm.pattern, call)
            elif algorithm.result == "boolean":
                phrase = Phrase("condition", algorithm.pattern, call)
            else:
                phrase = Phrase("expression", algorithm.pattern, call, algorithm.result)
            phrase.algorithm, phrase.location = algorithm.name, algorithm.location
            self.add_phrase(self.vocabularies[algorithm.part], phrase)
            if phrase.kind == "condition" and " is " in phrase.pattern:
                words = phrase.pattern.replace(" is ", " is not ", 1)
                negated = replace(phrase, pattern=words, does=Not(call), negated=True, optional=True)
                self.add_phrase(self.vocabularies[algorithm.part], negated)

    def add_phrase(self, vocabulary: Vocabulary, phrase: Phrase) -> None:
        vocabulary.add(phrase)
        self.phrases.append(phrase)

    # --- Sets -----------------------------------------------------------------------------------------------------

    def parse_set(
        self, block: Block, blocks: dict[tuple[str, str], Block], below: list[tuple[str, str]]
    ) -> NameSet:
        """Parses a set after the sets that it inherits from, whatever the order of the blocks."""
        line, own = block.line, (block.kind, block.name)
        sets = self.spec.sets if block.kind == "set" else self.spec.scopes
        if block.name in sets:
            return sets[block.name]
        members: list[tuple[str, str]] = []
        for child in line.children:
            if child.children:
                self.problems.add(child.location, f"nothing can be indented under “{child.text}”")
            inherited = re.fullmatch(r"all of the (set|scope) (.+?)(?: except (.+))?", child.text)
            if not inherited:
                members += self.set_members(child.text, child.location)
                continue
            key = (inherited[1], inherited[2])
            if key not in blocks:
                hint = nearest(key[1], [name for kind, name in blocks if kind == key[0]])
                self.problems.add(child.location, f"unknown {key[0]} “{key[1]}”{hint}")
                continue
            if key in [*below, own]:
                message = f"{block.kind} “{block.name}” inherits from itself through “{key[1]}”"
                self.problems.add(child.location, message)
                continue
            source = self.parse_set(blocks[key], blocks, [*below, own])
            source.uses += 1
            removed = self.set_members(inherited[3], child.location) if inherited[3] else []
            for member in removed:
                if member not in source.members:
                    hint = nearest(member[1], [name for _, name in source.members])
                    self.problems.add(
                        child.location, f"“{' '.join(member)}” is not in the {key[0]} “{key[1]}”{hint}"
                    )
            members += [m for m in source.members if m not in removed]
        duplicates = sorted({" ".join(m) for m in members if members.count(m) > 1})
        if duplicates:
            self.problems.add(line.location, f"{block.kind} “{block.name}” has {', '.join(duplicates)} twice")
        sets[block.name] = NameSet(line.location, block.kind, block.name, line.anchor, members)
        return sets[block.name]

    def set_members(self, text: str, location: Location) -> list[tuple[str, str]]:
        namespace, _, names = text.partition(" ")
        if namespace not in ("HTML", "MathML", "SVG"):
            hint = nearest(namespace, ["HTML", "MathML", "SVG"])
            message = f"“{text}” does not begin with HTML, MathML or SVG, nor with “all of the”{hint}"
            self.problems.add(location, message)
            return []
        for name in names.split():
            self.resolve.tag(name, location)
        return [(namespace, name) for name in names.split()]

    # --- States ---------------------------------------------------------------------------------------------------

    def parse_state(self, block: Block) -> None:
        line = block.line
        state = State(line.location, block.name, line.anchor, line.since)
        vocabulary = self.vocabularies["tokenizer"]
        for index, child in enumerate(line.children):
            head, statements = split_row(child.text)
            scope = Scope("state")
            matcher, _, guard_text = head.partition(" when ")
            guard = vocabulary.condition(guard_text, child.location, scope) if guard_text else None
            body = self.row_body(statements, child, vocabulary, scope)
            self.check_variables(scope)
            if not statements and not child.children:
                message = (
                    f"row “{head}” has no statements; separate them from the characters by two or more spaces"
                )
                self.problems.add(child.location, message)
            string = re.fullmatch(r'"([^"]+)"( ignoring case)?', matcher)
            if guard and (matcher in ("on entry", "always") or string):
                self.problems.add(child.location, f"“{matcher}” cannot have a “when”")
            if matcher == "on entry":
                if index:
                    self.problems.add(child.location, "“on entry” must be the first row of its state")
                state.entry = body
            elif matcher == "always":
                if state.always is not None:
                    self.problems.add(child.location, f"state “{block.name}” has “always” twice")
                state.always = body
            else:
                codes: frozenset[int] = frozenset()
                eof = False
                if matcher != "else" and not string:
                    codes, eof = character_codes(matcher, child.location, self.problems)
                state.rows.append(
                    StateRow(
                        child.location,
                        head,
                        codes,
                        eof,
                        string[1] if string else "",
                        bool(string and string[2]),
                        matcher == "else",
                        guard,
                        guard_text,
                        body,
                    )
                )
        self.spec.states.append(state)

    def row_body(self, statements: str, line: Line, vocabulary: Vocabulary, scope: Scope) -> list[Statement]:
        if not statements:
            return self.block(line.children, vocabulary, scope)
        if line.children:
            self.problems.add(line.location, "statements both on the row and under it")
        return self.block([Line(line.location, statements)], vocabulary, scope)

    def check_variables(self, scope: Scope) -> None:
        for name, variable in scope.declared:
            if not variable.used:
                self.problems.add(variable.location, f"the variable “{name}” is never used")

    # --- Modes ----------------------------------------------------------------------------------------------------

    def parse_mode(self, block: Block) -> None:
        line = block.line
        mode = Mode(line.location, block.name, line.anchor)
        vocabulary = self.vocabularies["tree"]
        names: set[str] = set()
        for child in line.children:
            scope = Scope("mode", mode=block.name)
            matcher, _, guard_text = child.text.partition(" when ")
            tokens: list[tuple[str, str]] = []
            for part in matcher.split(", "):
                tokens += self.token_matcher(part, child.location)
            guard = vocabulary.condition(guard_text, child.location, scope) if guard_text else None
            body = self.block(child.children, vocabulary, scope)
            self.check_variables(scope)
            if not child.children:
                message = f"row “{child.text}” has no statements; indent them under it"
                self.problems.add(child.location, message)
            twice = sorted({" ".join(token).strip() for token in tokens if tokens.count(token) > 1})
            if twice:
                self.problems.add(child.location, f"row “{child.text}” has {', '.join(twice)} twice")
            row = ModeRow(child.location, child.text, tokens, guard, guard_text, body, child.since)
            row.mode = block.name
            row.name = row_name(tokens)
            while row.name in names:
                row.name += "_otherwise"
            names.add(row.name)
            mode.rows.append(row)
        self.spec.modes.append(mode)

    def token_matcher(self, text: str, location: Location) -> list[tuple[str, str]]:
        if text in TOKEN_KINDS:
            return [(text, "")]
        if text == "anything else":
            return [("anything else", "")]
        found = re.fullmatch(r"(start tag|end tag) in the set (.+)", text)
        if found:
            self.resolve.set(found[2], location)
            name_set = self.spec.sets.get(found[2])
            return [
                (found[1], name) for space, name in (name_set.members if name_set else []) if space == "HTML"
            ]
        found = re.fullmatch(r"(any other )?(start tag|end tag)((?: \S+)*)", text)
        if found and bool(found[1]) != bool(found[3]):
            if found[1]:
                return [(found[2], "*")]
            tags = found[3].split()
            for tag in tags:
                self.resolve.tag(tag, location)
            return [(found[2], tag) for tag in tags]
        known = [
            *TOKEN_KINDS,
            "anything else",
            "any other start tag",
            "any other end tag",
            "start tag",
            "end tag",
        ]
        self.problems.add(location, f"“{text}” does not match any token{nearest(text, known)}")
        return []

    # --- Algorithms -------------------------------------------------------------------------------------------------

    def parse_algorithm(self, algorithm: Algorithm, block: Block) -> None:
        scope = Scope("algorithm", result=algorithm.result)
        for name, parameter_type in algorithm.parameters:
            scope.declare(name, parameter_type, algorithm.location)
        parameters = dict(scope.variables)
        algorithm.body = self.block(block.line.children, self.vocabularies[block.part], scope)
        algorithm.unused = {name for name, variable in parameters.items() if not variable.used}
        self.check_variables(scope)

    # --- Statements -----------------------------------------------------------------------------------------

    def block(self, lines: list[Line], vocabulary: Vocabulary, scope: Scope) -> list[Statement]:
        """Parses statements of one indentation level. Variables declared there go out of scope at its end."""
        body: list[Statement] = []
        before = dict(scope.variables)
        previous: If | None = None
        step, last = "", tuple[int, ...]()
        for line in lines:
            text = line.text
            numbered = STEP.match(text)
            if numbered:
                number = tuple(int(part) for part in numbered[1].split("."))
                if number <= last:
                    self.problems.add(line.location, f"step {numbered[1]} follows step {step}")
                step, last = numbered[1], number
                text = text[numbered.end() :]
            before_it = len(body)
            if line.branch:
                previous = self.conditional(line, text, previous, body, vocabulary, scope)
            else:
                previous = None
                for part in text.split("; "):
                    one = Line(line.location, part, children=line.children)
                    body += self.statement(one, vocabulary, scope)
            if numbered and len(body) > before_it:
                body[before_it].step = numbered[1]
        scope.close_block(before)
        return body

    def conditional(
        self,
        line: Line,
        text: str,
        previous: If | None,
        body: list[Statement],
        vocabulary: Vocabulary,
        scope: Scope,
    ) -> If | None:
        """Adds an `if` to the body, or a branch to the `if` above. An `otherwise if` begins the chain if the
        edition lacks all the ifs before it. Returns the `if`, or None after a final `otherwise`."""
        if line.branch == "if" or line.leads:
            previous = None
        if line.branch == "otherwise" and previous is None:
            why = " that is in this edition" if line.leads else ""
            self.problems.add(line.location, f"“otherwise” without an “if” above it{why}")
        if not line.children:
            self.problems.add(line.location, f"nothing is indented under “{text}”")
        rest = text.removeprefix(line.branch).strip()
        condition = vocabulary.condition(rest, line.location, scope) if rest else None
        branch = (condition, rest, self.block(line.children, vocabulary, scope))
        if previous is None:
            previous = If(line.location, text, [branch])
            body.append(previous)
        else:
            previous.branches.append(branch)
        return previous if condition is not None else None

    def statement(self, line: Line, vocabulary: Vocabulary, scope: Scope) -> list[Statement]:
        text, location = line.text, line.location
        word = text.partition(" ")[0]
        if word in ("while", "repeat", "for"):
            return self.loop(line, vocabulary, scope)
        if line.children:
            self.problems.add(location, f"nothing can be indented under “{text}”")
        if text in ("break", "continue"):
            if not scope.loops:
                self.problems.add(location, f"“{text}” is not in a loop")
            return [Jump(location, text, text)]
        if word == "return":
            return self.returned(text, location, vocabulary, scope)
        if text.startswith("act as "):
            return self.act(text, location, scope)
        found = re.fullmatch(r"let ([a-z ]+?) be (.+)", text)
        if found:
            return self.let(found[1], found[2], text, location, vocabulary, scope)
        found = re.fullmatch(r"set ([a-z ]+?) to (.+)", text)
        if found and found[1] in scope.variables:
            variable = scope.variables[found[1]]
            value = vocabulary.expression(found[2], variable.type, location, scope)
            if value is None:
                vocabulary.unknown("expression", found[2], location, scope, variable.type)
            return [Assign(location, text, variable.name, value or UNKNOWN)]
        if found and not vocabulary.fits("statement", text, ""):
            hint = nearest(found[1], scope.variables)
            message = f"“{found[1]}” is assigned but never declared{hint}; a new variable begins with “let”"
            self.problems.add(location, message)
            return []
        use = vocabulary.statement(text, location, scope)
        return [Do(location, text, use)] if use else []

    def returned(
        self, text: str, location: Location, vocabulary: Vocabulary, scope: Scope
    ) -> list[Statement]:
        if scope.kind == "state":
            self.problems.add(location, "a row of a state does not return")
        value_text = text.removeprefix("return").strip()
        if not value_text:
            if scope.result:
                self.problems.add(location, f"“return” without the {scope.result} that the algorithm returns")
            return [Jump(location, text, "return")]
        if not scope.result:
            self.problems.add(location, f"“{text}”: this rule returns nothing")
            return [Jump(location, text, "return")]
        value = vocabulary.expression(value_text, scope.result, location, scope)
        if value is None:
            vocabulary.unknown("expression", value_text, location, scope, scope.result)
        return [Jump(location, text, "return", value)]

    def let(
        self, name: str, value_text: str, text: str, location: Location, vocabulary: Vocabulary, scope: Scope
    ) -> list[Statement]:
        if name in scope.variables:
            first = scope.variables[name].location
            message = f"the variable “{name}” is declared twice, first at {first}; “set” assigns"
            self.problems.add(location, message)
        value_type = vocabulary.expression_type(value_text, location, scope)
        value = vocabulary.expression(value_text, value_type, location, scope) if value_type else None
        if value is None:
            vocabulary.unknown("expression", value_text, location, scope)
        elif value_type not in CPP_TYPES:
            self.problems.add(location, f"a variable cannot hold a {value_type}")
        scope.declare(name, value_type, location)
        scope.declared.append((name, scope.variables[name]))
        return [Let(location, text, identifier(name), value or UNKNOWN, value_type)]

    def act(self, text: str, location: Location, scope: Scope) -> list[Statement]:
        row, _, mode = text.removeprefix("act as ").partition(" of ")
        if scope.kind == "state":
            if text != "act as anything else":
                self.problems.add(location, f"“{text}”: in a state, write “act as anything else”")
            return [Act(location, text, "", [])]
        if mode:
            self.resolve.mode(mode, location)
        elif not scope.mode:
            self.problems.add(location, f"“{text}” does not name a mode: write “act as ROW of MODE”")
        return [Act(location, text, mode or scope.mode, self.token_matcher(row, location))]

    # --- Loops ------------------------------------------------------------------------------------------------------

    def loop(self, line: Line, vocabulary: Vocabulary, scope: Scope) -> list[Statement]:
        before = dict(scope.variables)
        header, condition, walk = self.loop_header(line.text, line.location, vocabulary, scope)
        if not line.children:
            self.problems.add(line.location, f"nothing is indented under “{line.text}”")
        scope.loops += 1
        body = self.block(line.children, vocabulary, scope)
        scope.loops -= 1
        scope.close_block(before)
        return [Loop(line.location, line.text, header, condition, walk, body)]

    def loop_header(
        self, text: str, location: Location, vocabulary: Vocabulary, scope: Scope
    ) -> tuple[Node | None, Condition | None, Use | None]:
        """The loop header, the condition of a `while`, and the phrase that a `for each` visits. Declares the
        variable of a `for each`."""
        times = re.fullmatch(r"repeat at most (\d+) times", text)
        each = re.fullmatch(r"for each ([a-z ]+?) in (.+)", text)
        if text == "repeat":
            return Times(), None, None
        if times:
            return Times(int(times[1])), None, None
        if text.startswith("while "):
            return None, vocabulary.condition(text[6:], location, scope), None
        if each:
            header, walk = self.walk(each[1], each[2], location, vocabulary, scope)
            return header, None, walk
        known = ["repeat", "repeat at most 8 times", "while CONDITION", "for each X in Y"]
        self.problems.add(location, f"unknown loop “{text}”{nearest(text, known)}")
        return None, None, None

    def walk(
        self, name: str, text: str, location: Location, vocabulary: Vocabulary, scope: Scope
    ) -> tuple[Node | None, Use | None]:
        """The loop header of `for each NAME in TEXT`, and the phrase of TEXT."""
        if name in scope.variables:
            first = scope.variables[name].location
            self.problems.add(location, f"the variable “{name}” is declared twice, first at {first}")
        scope.declare(name, "", location)
        variable = scope.variables[name]
        use = vocabulary.match("loop", text, location, scope)
        if use is None:
            vocabulary.unknown("loop", text, location, scope)
            return None, None
        variable.type = use.phrase.type
        return filled(use.node, {"variable": Variable(variable.name)}), use


# Replaces a value that was not understood and has been reported.
UNKNOWN = Value(Constant("0"))


def phrases_of(module: ModuleType) -> Iterator[Phrase]:
    """The phrases of a part for a new vocabulary: its symbols, and the negations of its conditions."""
    for symbol in module.the.symbols:
        yield Phrase(symbol.kind, symbol.words, symbol.does, symbol.type, symbol)
        if symbol.negated:
            yield Phrase(symbol.kind, symbol.negated, opposite(symbol.does), "", symbol, negated=True)


def split_row(text: str) -> tuple[str, str]:
    """A row's matcher and its statements, separated by two or more spaces."""
    found = re.match(r"((?:'.'|\"[^\"]*\"|\S)+(?: (?:'.'|\"[^\"]*\"|\S)+)*)(?:\s{2,}(.*))?$", text)
    return (found[1], found[2] or "") if found else (text, "")


def row_name(tokens: list[tuple[str, str]]) -> str:
    """Names a row after its first token: in body's `start tag address article …` is start_tag_address."""
    if not tokens:
        return "unknown"
    kind, tag = tokens[0]
    if tag == "*":
        return "any_other_" + identifier(kind)
    return identifier(kind + (" " + tag if tag else ""))
