"""Stage parse: lines to the model; every phrase, state, mode, tag, set and code is resolved here."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .diagnostics import Location, Problems, nearest
from .model import (
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
    StateRow,
    Statement,
    Use,
    identifier,
)
from .phrases import tokenizer as tokenizer_phrases
from .phrases import tree as tree_phrases
from .read import Line
from .tables import Tables
from .vocabulary import OPERATION, Scope, Vocabulary, condition_cpp

NAMED_CHARACTERS = {"NUL": 0x00, "TAB": 0x09, "LF": 0x0A, "FF": 0x0C, "CR": 0x0D, "SPACE": 0x20}
UPPER = frozenset(range(ord("A"), ord("Z") + 1))
LOWER = frozenset(range(ord("a"), ord("z") + 1))
DIGIT = frozenset(range(ord("0"), ord("9") + 1))
CLASSES = {
    "ASCII upper alpha": UPPER,
    "ASCII lower alpha": LOWER,
    "ASCII alpha": UPPER | LOWER,
    "ASCII digit": DIGIT,
    "ASCII alphanumeric": UPPER | LOWER | DIGIT,
    "ASCII upper hex digit": frozenset(range(ord("A"), ord("F") + 1)),
    "ASCII lower hex digit": frozenset(range(ord("a"), ord("f") + 1)),
    "ASCII hex digit": DIGIT | frozenset(range(ord("A"), ord("F") + 1)) | frozenset(range(ord("a"), ord("f") + 1)),
}
CHARACTER_TOKEN = re.compile(
    "|".join(
        [r"'.'", *sorted((re.escape(c) for c in CLASSES), key=len, reverse=True), *NAMED_CHARACTERS, "EOF"]
    )
    + r"|\S+"
)
TOKEN_KINDS = ("NUL", "whitespace", "character", "comment", "processing instruction", "DOCTYPE", "end-of-file")
# The Standard's words for types, and the vocabulary's.
TYPE_NAMES = {"insertion location": "location", "formatting entry": "entry", "namespace": "namespace value"}
PARAMETER = re.compile(r"\{([a-z ]+): ([a-z ]+)\}")


def character_cpp(text: str) -> str:
    """C++ for 'x', U+FFFD or a named character, as a char32_t value."""
    if text.startswith("U+"):
        return f"U'\\u{text[2:]:0>4}'"
    if text in NAMED_CHARACTERS:
        return f"U'\\x{NAMED_CHARACTERS[text]:02x}'"
    return "U'" + text[1].replace("\\", "\\\\").replace("'", "\\'") + "'"


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@dataclass
class Block:
    """A top-level line with its kind and name taken apart."""

    line: Line
    kind: str
    name: str
    part: str


class Parser:
    def __init__(self, edition: str, tables: Tables, problems: Problems) -> None:
        self.spec = Spec(edition)
        self.tables = tables
        self.problems = problems
        self.blocks: list[Block] = []
        self.vocabularies = {"tokenizer": Vocabulary(problems), "tree": Vocabulary(problems)}
        self.state_names: dict[str, Location] = {}
        self.mode_names: dict[str, Location] = {}
        self.phrases: list[Phrase] = []
        self.named: set[tuple[str, str]] = set()  # (kind, name) of the states and modes that rules name

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
                    self.problems.add(block.line.location, f"{block.kind} “{block.name}” is declared twice")
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
        return self.spec

    def declare(self, line: Line, part: str) -> None:
        kind, _, rest = line.text.partition(" ")
        rest = rest.strip()
        if kind not in ("state", "mode", "algorithm", "set", "scope") or not rest:
            self.problems.add(
                line.location,
                f"“{line.text}” opens no block{nearest(kind, ['state', 'mode', 'algorithm', 'set', 'scope'])}",
            )
            return
        block = Block(line, kind, rest, part)
        if kind == "state":
            self.declare_name(self.state_names, rest, line, "state")
        elif kind == "mode":
            self.declare_name(self.mode_names, rest, line, "mode")
        elif kind == "algorithm":
            pattern, _, result = rest.partition(" -> ")
            parameters = [(m[1], TYPE_NAMES.get(m[2], m[2])) for m in PARAMETER.finditer(pattern)]
            pattern = PARAMETER.sub(lambda m: f"{{{m[1]}: {TYPE_NAMES.get(m[2], m[2])}}}", pattern)
            result = TYPE_NAMES.get(result.strip(), result.strip())
            name = identifier(PARAMETER.sub("", pattern))
            self.spec.algorithms.append(
                Algorithm(line.location, pattern.strip(), name, line.anchor, parameters, result.strip(), part)
            )
        self.blocks.append(block)

    def declare_name(self, names: dict[str, Location], name: str, line: Line, kind: str) -> None:
        if name in names:
            self.problems.add(line.location, f"{kind} “{name}” is declared twice, first at {names[name]}")
        names.setdefault(name, line.location)

    # --- Vocabulary -----------------------------------------------------------------------------------------------

    def fill_vocabularies(self) -> None:
        for part, module in (("tokenizer", tokenizer_phrases), ("tree", tree_phrases)):
            vocabulary = self.vocabularies[part]
            for pattern, cpp in module.STATEMENTS.items():
                self.add_phrase(vocabulary, Phrase("statement", pattern, cpp))
            for pattern, cpp in module.CONDITIONS.items():
                self.add_phrase(vocabulary, Phrase("condition", pattern, cpp))
            for (pattern, result), cpp in module.EXPRESSIONS.items():
                self.add_phrase(vocabulary, Phrase("expression", pattern, cpp, result))
            vocabulary.resolvers.update(
                {
                    "state": self.resolve_state,
                    "mode": self.resolve_mode,
                    "code": self.resolve_code,
                    "char": self.resolve_char,
                    "chars": self.resolve_chars,
                    "field": self.resolve_field,
                    "tags": self.resolve_tags,
                    "tag": self.resolve_tag,
                    "attribute": self.resolve_attribute,
                    "set": self.resolve_set,
                    "complement set": self.resolve_complement,
                    "scripting mode": self.resolve_scripting_mode,
                    "namespace": self.resolve_namespace,
                }
            )
            vocabulary.literals["tag name"] = lambda text: (
                self.tables.tag_cpp(text) if text in self.tables.tag_ids else None
            )
        for algorithm in self.spec.algorithms:
            names = ", ".join("$" + name.replace(" ", "_") for name, _ in algorithm.parameters)
            call = f"{algorithm.name}({names})"
            if algorithm.result == "":
                phrase = Phrase("statement", algorithm.pattern, call + ";")
            elif algorithm.result == "boolean":
                phrase = Phrase("condition", algorithm.pattern, call)
            else:
                phrase = Phrase("expression", algorithm.pattern, call, algorithm.result)
            phrase.algorithm, phrase.location = algorithm.name, algorithm.location
            self.add_phrase(self.vocabularies[algorithm.part], phrase)
            if phrase.kind == "condition" and " is " in phrase.pattern:
                negated = Phrase("condition", phrase.pattern.replace(" is ", " is not ", 1), "!" + call)
                negated.algorithm, negated.location, negated.optional = algorithm.name, algorithm.location, True
                self.add_phrase(self.vocabularies[algorithm.part], negated)

    def add_phrase(self, vocabulary: Vocabulary, phrase: Phrase) -> None:
        vocabulary.add(phrase)
        self.phrases.append(phrase)

    def known(self, text: str, names: dict[str, Location], kind: str, prefix: str, location: Location) -> str | None:
        if text in names:
            return prefix + identifier(text)
        self.problems.add(location, f"unknown {kind} “{text}”{nearest(text, names)}")
        return prefix + identifier(text)

    def resolve_state(self, text: str, location: Location) -> str | None:
        self.named.add(("state", text))
        return self.known(text, self.state_names, "state", "State::", location)

    def resolve_mode(self, text: str, location: Location) -> str | None:
        self.named.add(("mode", text))
        return self.known(text, self.mode_names, "insertion mode", "Mode::", location)

    def resolve_code(self, text: str, location: Location) -> str | None:
        codes = {code: Location("", 0) for code in self.tables.parse_errors}
        self.tables.used_codes.add(text)
        return self.known(text, codes, "parse error code", "ParseErrorCode::", location)

    def resolve_char(self, text: str, location: Location) -> str | None:
        if re.fullmatch(r"'.'|U\+[0-9A-F]{4,6}", text) or text in NAMED_CHARACTERS:
            return character_cpp(text)
        return None

    def resolve_chars(self, text: str, location: Location) -> str | None:
        codes, _ = self.character_codes(text, location)
        return byte_ranges_cpp(codes)

    def resolve_field(self, text: str, location: Location) -> str | None:
        field = tokenizer_phrases.FIELDS.get(text)
        if field is None:
            self.problems.add(location, f"unknown field “{text}”{nearest(text, tokenizer_phrases.FIELDS)}")
            return "temporary_buffer()"
        return f"@{field}()".replace("@", "")

    def resolve_tags(self, text: str, location: Location) -> str | None:
        names = text.split()
        for name in names:
            if name not in self.tables.tag_ids:
                self.problems.add(location, f"unknown tag “{name}”{nearest(name, self.tables.tag_ids)}")
        if len(names) == 1:
            return self.tables.tag_cpp(names[0])
        key = tuple(sorted(set(names)))
        if key not in self.spec.anonymous_sets:
            self.spec.anonymous_sets[key] = "sets::tags_" + "_".join(identifier(n).rstrip("_") for n in names[:3]) + (
                f"_and_{len(key) - 3}_more" if len(key) > 3 else ""
            )
        return self.spec.anonymous_sets[key]

    def resolve_tag(self, text: str, location: Location) -> str | None:
        if text not in self.tables.tag_ids:
            self.problems.add(location, f"unknown tag “{text}”{nearest(text, self.tables.tag_ids)}")
        return self.tables.tag_cpp(text)

    def resolve_attribute(self, text: str, location: Location) -> str | None:
        if text not in self.tables.attribute_ids:
            self.problems.add(location, f"unknown attribute “{text}”{nearest(text, self.tables.attribute_ids)}")
        return self.tables.attribute_cpp(text)

    def resolve_set(self, text: str, location: Location) -> str | None:
        if text not in self.spec.sets:
            self.problems.add(location, f"unknown set “{text}”{nearest(text, self.spec.sets)}")
        else:
            self.spec.sets[text].uses += 1
        return f"sets::set_{identifier(text)}"

    def resolve_complement(self, text: str, location: Location) -> str | None:
        self.resolve_set(text, location)
        self.spec.complements.add(text)
        return f"sets::not_in_set_{identifier(text)}"

    def resolve_scripting_mode(self, text: str, location: Location) -> str | None:
        modes = tree_phrases.SCRIPTING_MODES
        if text not in modes:
            self.problems.add(location, f"unknown scripting mode “{text}”{nearest(text, modes)}")
        return modes.get(text, "ScriptingMode::normal")

    def resolve_namespace(self, text: str, location: Location) -> str | None:
        return f"Namespace::{text.lower()}"

    # --- Sets -----------------------------------------------------------------------------------------------------

    def parse_set(self, block: Block, blocks: dict[tuple[str, str], Block], below: list[str]) -> NameSet:
        """Parses a set after those that it inherits from, wherever they stand."""
        line = block.line
        sets = self.spec.sets if block.kind == "set" else self.spec.scopes
        if block.name in sets:
            return sets[block.name]
        members: list[tuple[str, str]] = []
        for child in line.children:
            inherited = re.fullmatch(r"all of the (set|scope) (.+?)(?: except (.+))?", child.text)
            if not inherited:
                members += self.set_members(child.text, child.location)
                continue
            key = (inherited[1], inherited[2])
            if key not in blocks or inherited[2] in below:
                reason = "inherits from itself" if inherited[2] in below else "is unknown"
                known = [name for kind, name in blocks if kind == inherited[1]]
                self.problems.add(
                    child.location, f"{inherited[1]} “{inherited[2]}” {reason}{nearest(inherited[2], known)}"
                )
                continue
            source = self.parse_set(blocks[key], blocks, [*below, block.name])
            source.uses += 1
            removed = self.set_members(inherited[3], child.location) if inherited[3] else []
            for member in removed:
                if member not in source.members:
                    self.problems.add(child.location, f"“{member[1]}” is not in “{inherited[2]}”")
            members += [m for m in source.members if m not in removed]
        duplicates = sorted({m[1] for m in members if members.count(m) > 1})
        if duplicates:
            self.problems.add(line.location, f"{block.kind} “{block.name}” has {', '.join(duplicates)} twice")
        sets[block.name] = NameSet(line.location, block.kind, block.name, line.anchor, members)
        return sets[block.name]

    def set_members(self, text: str, location: Location) -> list[tuple[str, str]]:
        namespace, _, names = text.partition(" ")
        if namespace not in ("HTML", "MathML", "SVG"):
            self.problems.add(location, f"“{text}” does not begin with HTML, MathML or SVG, nor with “all of the”")
            return []
        for name in names.split():
            if name not in self.tables.tag_ids:
                self.problems.add(location, f"unknown tag “{name}”{nearest(name, self.tables.tag_ids)}")
        return [(namespace, name) for name in names.split()]

    # --- States ---------------------------------------------------------------------------------------------------

    def character_codes(self, text: str, location: Location) -> tuple[frozenset[int], bool]:
        codes: set[int] = set()
        eof = False
        for match in CHARACTER_TOKEN.finditer(text):
            word = match[0]
            if word == "EOF":
                eof = True
            elif word in CLASSES:
                codes |= CLASSES[word]
            elif word in NAMED_CHARACTERS:
                codes.add(NAMED_CHARACTERS[word])
            elif len(word) == 3 and word[0] == word[2] == "'" and ord(word[1]) < 0x80:
                codes.add(ord(word[1]))
            else:
                known = [*CLASSES, *NAMED_CHARACTERS, "EOF", "else", "always", "on entry"]
                self.problems.add(location, f"“{word}” names no character{nearest(text, known)}")
        return frozenset(codes), eof

    def parse_state(self, block: Block) -> None:
        line = block.line
        state = State(line.location, block.name, line.anchor, line.since)
        vocabulary = self.vocabularies["tokenizer"]
        for child in line.children:
            head, statements = split_row(child.text)
            scope = Scope()
            matcher, _, guard_text = head.partition(" when ")
            guard = vocabulary.condition(guard_text, child.location, scope) if guard_text else None
            body = self.row_body(statements, child, vocabulary, scope)
            if matcher == "on entry":
                state.entry = body
            elif matcher == "always":
                state.always = body
            else:
                string = re.fullmatch(r'"([^"]+)"( ignoring case)?', matcher)
                codes: frozenset[int] = frozenset()
                eof = False
                if matcher != "else" and not string:
                    codes, eof = self.character_codes(matcher, child.location)
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
        body: list[Statement] = []
        for text in statements.split("; "):
            if text:
                body += self.statement(Line(line.location, text), vocabulary, scope)
        if line.children and body:
            self.problems.add(line.location, "statements both on the row and under it")
        return body + self.block(line.children, vocabulary, scope)

    # --- Modes ----------------------------------------------------------------------------------------------------

    def parse_mode(self, block: Block) -> None:
        line = block.line
        mode = Mode(line.location, block.name, line.anchor)
        vocabulary = self.vocabularies["tree"]
        names: set[str] = set()
        for child in line.children:
            scope = Scope(block.name)
            matcher, _, guard_text = child.text.partition(" when ")
            tokens: list[tuple[str, str]] = []
            for part in matcher.split(", "):
                tokens += self.token_matcher(part, child.location)
            guard = vocabulary.condition(guard_text, child.location, scope) if guard_text else None
            body = self.block(child.children, vocabulary, scope)
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
            self.resolve_set(found[2], location)
            name_set = self.spec.sets.get(found[2])
            return [(found[1], name) for space, name in (name_set.members if name_set else []) if space == "HTML"]
        found = re.fullmatch(r"(any other )?(start tag|end tag)((?: \S+)*)", text)
        if found and bool(found[1]) != bool(found[3]):
            if found[1]:
                return [(found[2], "*")]
            tags = found[3].split()
            for tag in tags:
                self.resolve_tag(tag, location)
            if len(tags) != len(set(tags)):
                self.problems.add(location, "a tag stands twice in this row")
            return [(found[2], tag) for tag in tags]
        known = [*TOKEN_KINDS, "anything else", "any other start tag", "any other end tag", "start tag", "end tag"]
        self.problems.add(location, f"“{text}” matches no token{nearest(text, known)}")
        return []

    # --- Algorithms -------------------------------------------------------------------------------------------------

    def parse_algorithm(self, algorithm: Algorithm, block: Block) -> None:
        scope = Scope()
        for name, parameter_type in algorithm.parameters:
            scope.variables[name] = (identifier(name), parameter_type)
        algorithm.body = self.block(block.line.children, self.vocabularies[block.part], scope, algorithm.result)

    # --- Statements -------------------------------------------------------------------------------------------------

    def block(
        self, lines: list[Line], vocabulary: Vocabulary, scope: Scope, result: str = ""
    ) -> list[Statement]:
        """Statements of one indentation level. Variables declared in it end with it."""
        body: list[Statement] = []
        before = dict(scope.variables)
        previous: If | None = None
        for line in lines:
            text = re.sub(r"^\d+ ", "", line.text)
            if text.startswith(("if ", "otherwise")):
                previous = self.conditional(line, text, previous, body, vocabulary, scope, result)
            else:
                previous = None
                for part in text.split("; "):
                    body += self.statement(
                        Line(line.location, part, children=line.children), vocabulary, scope, result
                    )
        scope.variables = before
        return body

    def conditional(
        self,
        line: Line,
        text: str,
        previous: If | None,
        body: list[Statement],
        vocabulary: Vocabulary,
        scope: Scope,
        result: str,
    ) -> If | None:
        # An edition may leave out an `if` and keep its `otherwise if`, which then begins the chain.
        word, _, rest = text.partition("if ") if not text == "otherwise" else ("otherwise ", "", "")
        if word.startswith("otherwise") and previous is None and rest == "":
            self.problems.add(line.location, "“otherwise” without an “if” above it")
            return None
        condition: Condition | None = vocabulary.condition(rest, line.location, scope) if rest else None
        branch = (condition, rest, self.block(line.children, vocabulary, scope, result))
        if not line.children:
            self.problems.add(line.location, f"nothing is indented under “{text}”")
        if word == "" or previous is None:
            statement = If(line.location, text, [branch])
            body.append(statement)
            return statement
        previous.branches.append(branch)
        return previous if condition is not None else None

    def statement(
        self, line: Line, vocabulary: Vocabulary, scope: Scope, result: str = ""
    ) -> list[Statement]:
        text, location = line.text, line.location
        loop = self.loop(line, vocabulary, scope, result)
        if loop is not None:
            return [loop]
        if line.children:
            self.problems.add(location, f"nothing can be indented under “{text}”")
        if text in ("break", "continue", "return"):
            return [Jump(location, text, text)]
        found = re.fullmatch(r"return (.+)", text)
        if found:
            value = vocabulary.expression(found[1], result, location, scope)
            if value is None:
                vocabulary.unknown("expression", found[1], location)
            return [Jump(location, text, "return", value or "")]
        if text.startswith("act as "):
            return self.act(text, location, scope)
        found = re.fullmatch(r"let ([a-z ]+?) be (.+)", text)
        if found:
            value_type = vocabulary.expression_type(found[2], location, scope)
            value = vocabulary.expression(found[2], value_type, location, scope) if value_type else None
            if value is None:
                vocabulary.unknown("expression", found[2], location)
            scope.variables[found[1]] = (identifier(found[1]), value_type)
            return [Let(location, text, identifier(found[1]), value or "0", value_type)]
        found = re.fullmatch(r"set ([a-z ]+?) to (.+)", text)
        if found and found[1] in scope.variables:
            cpp, variable_type = scope.variables[found[1]]
            value = vocabulary.expression(found[2], variable_type, location, scope)
            if value is None:
                vocabulary.unknown("expression", found[2], location)
            return [Assign(location, text, cpp, value or "0")]
        use = vocabulary.statement(text, location, scope)
        return [Do(location, text, use)] if use else []

    def act(self, text: str, location: Location, scope: Scope) -> list[Statement]:
        found = re.fullmatch(r"act as (.+?)(?: of ([a-z ]+))?", text)
        assert found
        mode = found[2] or scope.mode
        if found[2]:
            self.resolve_mode(mode, location)
        return [Act(location, text, mode, self.token_matcher(found[1], location))]

    def loop(self, line: Line, vocabulary: Vocabulary, scope: Scope, result: str) -> Statement | None:
        text = line.text
        header = ""
        before = dict(scope.variables)
        times = re.fullmatch(r"repeat at most (\d+) times", text)
        each = re.fullmatch(r"for each ([a-z ]+?) in (.+)", text)
        if text == "repeat":
            header = "for (;;)"
        elif times:
            header = f"for (int round = 0; round < {times[1]}; ++round)"
        elif text.startswith("while "):
            header = f"while ({condition_cpp(vocabulary.condition(text[6:], line.location, scope))})"
        elif each:
            found = self.walk(each[2], identifier(each[1]), line.location, vocabulary, scope)
            if found is None:
                return None
            header, scope.variables[each[1]] = found
        else:
            return None
        if not line.children:
            self.problems.add(line.location, f"nothing is indented under “{text}”")
        loop = Loop(line.location, text, header, self.block(line.children, vocabulary, scope, result))
        scope.variables = before
        return loop


    def walk(
        self, text: str, variable: str, location: Location, vocabulary: Vocabulary, scope: Scope
    ) -> tuple[str, tuple[str, str]] | None:
        """The C++ loop header of `for each X in TEXT`, and the variable's C++ and type."""
        if text in tokenizer_phrases.LOOPS:
            header, cpp, variable_type = tokenizer_phrases.LOOPS[text]
            return OPERATION.sub(r"\1", header), (cpp, variable_type)
        for pattern, (header, variable_type) in tree_phrases.LOOPS.items():
            start = pattern.partition("{")[0]
            if text.startswith(start):
                node = vocabulary.expression(text.removeprefix(start), "node", location, scope)
                if node is not None:
                    header = OPERATION.sub(r"\1", header).replace("$variable", variable).replace("$node", node)
                    return header, (variable, variable_type)
        known = [*tokenizer_phrases.LOOPS, *tree_phrases.LOOPS]
        self.problems.add(location, f"“{text}” cannot be walked{nearest(text, known)}")
        return None


def split_row(text: str) -> tuple[str, str]:
    """A row's matcher and its statements, which two or more spaces part."""
    found = re.match(r"((?:'.'|\"[^\"]*\"|\S)+(?: (?:'.'|\"[^\"]*\"|\S)+)*)(?:\s{2,}(.*))?$", text)
    return (found[1], found[2] or "") if found else (text, "")


def row_name(tokens: list[tuple[str, str]]) -> str:
    """A row is named after its first token: in body's `start tag address article …` is start_tag_address."""
    if not tokens:
        return "unknown"
    kind, tag = tokens[0]
    if tag == "*":
        return "any_other_" + identifier(kind)
    return identifier(kind + (" " + tag if tag else ""))


def byte_ranges_cpp(codes: frozenset[int]) -> str:
    """A C++ test of `c` against the codes, as ranges."""
    ranges: list[tuple[int, int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1] = (ranges[-1][0], code)
        else:
            ranges.append((code, code))
    tests = [
        f"c == {byte_cpp(low)}" if low == high else f"(c >= {byte_cpp(low)} && c <= {byte_cpp(high)})"
        for low, high in ranges
    ]
    return " || ".join(tests) or "false"


def byte_cpp(code: int) -> str:
    names = {0: "'\\0'", 9: "'\\t'", 10: "'\\n'", 12: "'\\f'", 13: "'\\r'", 39: "'\\''", 92: "'\\\\'"}
    return names.get(code) or (f"'{chr(code)}'" if 32 <= code < 127 else f"'\\x{code:02x}'")
