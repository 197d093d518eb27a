"""Mutants of the rules: each changes one line in one way, using the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from lockstep_generator import derive, nodes
from lockstep_generator.characters import CHARACTER_TOKEN
from lockstep_generator.diagnostics import Location
from lockstep_generator.model import Argument, Do, If, Let, Loop, Phrase, Spec, Statement, Use
from lockstep_generator.nodes import opposite
from lockstep_generator.parse import Parser, split_row
from lockstep_generator.phrases.sanitizer import FLAGS
from lockstep_generator.phrases.symbol import Table
from lockstep_generator.phrases.tree import SCRIPTING_MODES
from lockstep_generator.read import STEP, Line
from lockstep_generator.vocabulary import HOLE

from .forms import means
from .tokenizer_forms import FIELDS

ALWAYS, NEVER, FALSE = "always", "never", "it is false that "


@dataclass(frozen=True)
class Mutant:
    """One change. `block` is the rule after it; None takes it away."""

    area: str
    part: str
    location: Location
    rule: str  # "state data: '<'", "in body: start tag li", "algorithm close a p element"
    text: str  # the line as it is
    change: str  # in words
    block: Line  # the rule as it is
    mutated: Line | None  # the rule after it
    row: int = -1  # the only row of the block that it concerns, if there is only one
    structural: bool = False  # it changes which row matches what
    places: tuple[str, ...] = ()  # that a case must reach to notice

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.location.file, self.rule, self.text, self.change

    def __str__(self) -> str:
        return f"{self.location}: {self.rule}: “{self.text}”: {self.change}"


def named_in(mutant: Mutant) -> list[str]:
    """The tags that the change is about, otherwise those that the line names."""
    found = re.findall(r"(?:start tag|end tag|without|with|“|for) ?“?([a-z][a-z0-9-]*)", mutant.change)
    found += [name for name in re.findall(r"[A-Za-z][A-Za-z0-9-]*", mutant.change) if name not in WORDS]
    rule = [name for name in re.findall(r"[a-z][a-z0-9-]*", f"{mutant.text}") if name not in WORDS]
    return list(dict.fromkeys([*(name for name in found if name not in WORDS), *rule]))[:8]


WORDS = (
    set(
        """a without with for start end tag token other any element the of is in set if and or not delete never always row
    after switch to insertion mode stack open elements list active formatting current node insert an HTML on off pop
    popped until has been have scope process using rules parse error ignore reprocess let be that does it false named
    same algorithm generate implied tags except null character attribute marker last entry append state tokenizer""".split()
    )
    - {"a"}
)


# Lines that concern parsers with a host for scripts, or with a sanitizer.
HOST = re.compile(
    r"(\d+ )?(perform a microtask checkpoint|run the (SVG )?script .*|(begin|end) (a|the) custom element.*"
    r"|invoke the custom element reactions of .*|let will execute script be .*|set will execute script to .*"
    r"|if (will execute script is true|there is a custom element definition .*)|set the insertion point to .*"
    r"|update the current document readiness to .*|set (the parser document|force async|already started) of .*)"
)
SANITIZER = "if the parser's sanitizer configuration is not null"
ASSERTS = "assert that the parser's sanitizer configuration is not null"


# --- Lines --------------------------------------------------------------------------------------------------------------


def normalized(line: Line, kind: str = "") -> Line:
    """With each statement on a separate line."""
    children: list[Line] = []
    for child in line.children:
        if kind == "state":
            head, statements = split_row(child.text)
            if statements:
                inner = [Line(child.location, part) for part in statements.split("; ")]
                children.append(replace(child, text=head, children=inner))
                continue
            children.append(normalized(child))
        elif kind == "mode":
            children.append(normalized(child))
        elif child.branch or "; " not in child.text or kind in ("set", "scope"):
            children.append(normalized(child))
        else:
            children += [replace(child, text=part) for part in child.text.split("; ")]
    return replace(line, children=children)


def at(block: Line, path: tuple[int, ...]) -> Line:
    for index in path:
        block = block.children[index]
    return block


def with_lines(block: Line, path: tuple[int, ...], lines: list[Line]) -> Line:
    """The block with one line replaced with others."""
    children = list(block.children)
    index = path[0]
    children[index : index + 1] = lines if len(path) == 1 else [with_lines(children[index], path[1:], lines)]
    return replace(block, children=children)


def statements_below(block: Line, path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Line]]:
    for index, child in enumerate(at(block, path).children):
        yield (*path, index), child
        yield from statements_below(block, (*path, index))


# --- Extra words, which only mutants use ----------------------------------------------------------------------------------


def add_words(parser: Parser) -> None:
    """Conditions that always or never hold, unlike others."""
    for vocabulary in parser.vocabularies.values():
        conditions = [entry.phrase for entry in vocabulary.entries["condition"]]
        for symbol in OF_MUTANTS.symbols:
            vocabulary.add(Phrase("condition", symbol.words, symbol.does, symbol=symbol))
        for phrase in conditions:
            negated = replace(phrase, pattern=FALSE + phrase.pattern, does=opposite(phrase.does))
            negated.negated, negated.uses = not phrase.negated, 0
            vocabulary.add(negated)


OF_MUTANTS = Table("mutants")


@means(OF_MUTANTS.condition(ALWAYS, nodes.TRUE))
def always(p: Any) -> bool:
    return True


@means(OF_MUTANTS.condition(NEVER, nodes.FALSE))
def never(p: Any) -> bool:
    return False


# --- The operators --------------------------------------------------------------------------------------------------------


class Operators:
    """The changes that a line may undergo. `specs` are the editions, the newest first."""

    def __init__(self, specs: list[Spec]) -> None:
        self.states = unique(state.name for spec in specs for state in spec.states)
        self.modes = unique(mode.name for spec in specs for mode in spec.modes)
        self.sets = unique(name for spec in specs for name in spec.sets)
        self.tags = unique(tag for spec in specs for tag in derive.named_tags(spec))
        self.codes: list[str] = []
        self.attributes: list[str] = []
        self.fields = list(FIELDS)
        self.uses: dict[tuple[str, str], Use] = {}
        self.types: dict[str, set[str]] = {}  # of variables, by name
        for spec in specs:
            for part, _, body in rule_bodies(spec):
                for use in uses_of(body):
                    self.note(part, use)
                for statement in walk(body):
                    if isinstance(statement, Let):
                        name = statement.text.removeprefix("let ").partition(" be ")[0]
                        self.types.setdefault(name, set()).add(statement.type)
            for algorithm in spec.algorithms:
                for name, kind in algorithm.parameters:
                    self.types.setdefault(name, set()).add(kind)
        self.codes = unique(
            a.text for use in self.uses.values() for a in use.arguments.values() if a.type == "code"
        )
        self.attributes = unique(
            a.text for use in self.uses.values() for a in use.arguments.values() if a.type == "attribute"
        )

    def note(self, part: str, use: Use) -> None:
        for one in use.every():
            self.uses.setdefault((part, one.text), one)

    # --- Phrases ------------------------------------------------------------------------------------------------------------

    def variants(self, use: Use, variables: list[str]) -> Iterator[tuple[str, str]]:
        """The phrase with another argument: its text, and the change in words."""
        for name, argument in use.arguments.items():
            for text in self.others(argument, variables):
                yield filled(use, name, text), f"“{text}” for “{argument.text}”"
            if argument.use is not None:
                for text, change in self.variants(argument.use, variables):
                    yield filled(use, name, text), change

    def others(self, argument: Argument, variables: list[str]) -> list[str]:
        text = argument.text
        match argument.type:
            case "state":
                return next_of(self.states, text)
            case "mode":
                return next_of(self.modes, text)
            case "code":
                return next_of(self.codes, text)
            case "set" | "complement set":
                return next_of(self.sets, text)
            case "tag":
                return next_of(self.tags, text)
            case "attribute":
                return next_of(self.attributes, text)
            case "field":
                return next_of(self.fields, text)
            case "namespace":
                return next_of(["HTML", "MathML", "SVG"], text)
            case "scripting mode":
                return next_of(list(SCRIPTING_MODES), text)
            case "number":
                value = int(text, 0)
                form = "0x{:X}" if text.startswith("0x") else "{}"
                return [form.format(n) for n in (value + 1, value - 1) if n >= 0]
            case "char":
                return ["'+'"] if text != "'+'" else ["'-'"]
            case "chars":
                words = [match[0] for match in CHARACTER_TOKEN.finditer(text)]
                return [" ".join(words[:i] + words[i + 1 :]) for i in range(len(words)) if len(words) > 1]
            case "string":
                return [f'"{text[1:-1]}x"']
            case "tags":
                words = text.split()
                if len(words) == 1:
                    return next_of(self.tags, text)
                return [" ".join(words[:i] + words[i + 1 :]) for i in range(len(words))]
            case "tag name" if argument.use is None and text in self.tags:
                return next_of(self.tags, text)
        if argument.use is not None:
            return [text.replace(f'["{name}"]', f'["{other}"]') for name, other in member_of(text)]
        if text in ("true", "false"):
            return ["false" if text == "true" else "true"]
        kinds = self.types.get(text, set())
        return [name for name in variables if name != text and self.types.get(name, set()) & kinds][:2]

    # --- Lines --------------------------------------------------------------------------------------------------------------

    def sentence(self, part: str, line: Line, variables: list[str]) -> Iterator[tuple[str, str]]:
        """Other texts for a statement, each with the change in words."""
        step = STEP.match(line.text)
        number = step[0] if step else ""
        text = line.text[len(number) :]
        head = next((word for word in ("otherwise if ", "if ", "while ") if text.startswith(word)), "")
        if head:
            for condition, change in self.conditions(
                part, text.removeprefix(head), variables, head != "while "
            ):
                yield f"{number}{head}{condition}", change
            return
        if found := re.fullmatch(r"repeat at most (\d+) times", text):
            for times in (int(found[1]) - 1, int(found[1]) + 1):
                yield f"{number}repeat at most {times} times", f"{times} times"
            return
        for pattern in (
            r"(let [a-z ]+? be )(.+)",
            r"(set [a-z ]+? to )(.+)",
            r"(return )(.+)",
            r"(for each [a-z ]+? in )(.+)",
        ):
            found = re.fullmatch(pattern, text)
            if found and (part, text) not in self.uses:
                for value, change in self.values(part, found[2], variables):
                    yield f"{number}{found[1]}{value}", change
                return
        use = self.uses.get((part, text))
        if use is not None:
            for other, change in self.variants(use, variables):
                yield number + other, change

    def values(self, part: str, text: str, variables: list[str]) -> Iterator[tuple[str, str]]:
        use = self.uses.get((part, text))
        if use is not None:
            yield from self.variants(use, variables)
        elif text in ("true", "false"):
            other = "false" if text == "true" else "true"
            yield other, f"{other} for {text}"
        elif text != "null":
            kinds = self.types.get(text, set())
            for name in [n for n in variables if n != text and self.types.get(n, set()) & kinds][:2]:
                yield name, f"“{name}” for “{text}”"

    def conditions(
        self, part: str, text: str, variables: list[str], constant: bool
    ) -> Iterator[tuple[str, str]]:
        joined = next((word for word in (", and ", ", or ") if word in text), "")
        parts = text.split(joined) if joined else [text]
        if constant:
            yield ALWAYS, "always"
        yield NEVER, "never"
        if joined:
            for index, one in enumerate(parts):
                rest = parts[:index] + parts[index + 1 :]
                yield joined.join(rest), f"without “{one}”"
            other = ", or " if joined == ", and " else ", and "
            yield other.join(parts), f"“{other[2:-1]}” for “{joined[2:-1]}”"
        for index, one in enumerate(parts):
            if joined or constant:
                yield joined.join([*parts[:index], FALSE + one, *parts[index + 1 :]]), f"not “{one}”"
            use = self.uses.get((part, one))
            if use is not None:
                for new, change in self.variants(use, variables):
                    yield joined.join([*parts[:index], new, *parts[index + 1 :]]), change

    # --- Blocks -------------------------------------------------------------------------------------------------------------

    def mutants(self, block: Line, part: str) -> Iterator[Mutant]:
        kind, _, name = block.text.partition(" ")
        area = area_of(block.location.file)
        if kind in ("set", "scope"):
            yield from self.of_set(block, part, area)
            return
        if kind == "algorithm":
            rule = f"algorithm {name.partition(' -> ')[0].strip()}"
            if block.children and STEP.sub("", block.children[0].text) == ASSERTS:
                area = "sanitizer"  # of tree construction
            base = Mutant(area, part, block.location, rule, "", "", block, None)
            yield from self.of_statements(base, ())
            return
        for index, row in enumerate(block.children):
            rule = f"{'state ' if kind == 'state' else ''}{name}: {row.text}"
            base = Mutant(area, part, row.location, rule, row.text, "", block, None, index)
            places = (str(row.location),)
            structural = replace(base, structural=True, places=places)
            if row.text not in ("on entry", "always"):
                yield replace(structural, change="delete the row", mutated=with_lines(block, (index,), []))
                for text, change in self.matchers(kind, part, row.text):
                    # Those that take more than before concern every case that reaches the state.
                    more = kind == "state" and (
                        " for " in change or "string" in change or "case rule" in change
                    )
                    yield replace(
                        structural,
                        change=change,
                        mutated=with_lines(block, (index,), [replace(row, text=text)]),
                        places=(*places, str(block.location)) if more else places,
                    )
            for lines, change in moved_dates(row, row.text in ("on entry", "always")):
                yield replace(
                    structural, change=change, mutated=with_lines(block, (index,), lines), places=("",)
                )
            yield from self.of_statements(base, (index,))

    def matchers(self, kind: str, part: str, text: str) -> Iterator[tuple[str, str]]:
        head, when, guard = text.partition(" when ")
        if guard:
            yield head, "without the guard"
            for new, change in self.conditions(part, guard, [], True):
                if new != ALWAYS:
                    yield f"{head} when {new}", change
        if kind == "state":
            if found := re.fullmatch(r'"([^"]+)"( ignoring case)?', head):
                yield f'"{found[1][:-1]}"{found[2] or ""}{when}{guard}', "a shorter string"
                if re.search("[A-Za-z]", found[1]):
                    yield f'"{found[1]}"{"" if found[2] else " ignoring case"}{when}{guard}', "the other case rule"
                return
            words = [match[0] for match in CHARACTER_TOKEN.finditer(head)]
            if len(words) > 1:
                for index, word in enumerate(words):
                    yield " ".join(words[:index] + words[index + 1 :]) + when + guard, f"without {word}"
            elif re.fullmatch("'.'", head):
                yield "'+'" + when + guard, f"'+' for {head}"
            return
        parts = head.split(", ")
        for index, one in enumerate(parts):
            rest = [*parts[:index], *parts[index + 1 :]]
            if rest:
                yield ", ".join(rest) + when + guard, f"without “{one}”"
            found = re.fullmatch(r"(start tag|end tag)((?: \S+)+)", one)
            if not found or " in the set " in one:
                continue
            tags = found[2].split()
            if len(tags) > 1:
                for number, tag in enumerate(tags):
                    fewer = f"{found[1]} {' '.join(tags[:number] + tags[number + 1 :])}"
                    yield ", ".join(
                        [*parts[:index], fewer, *parts[index + 1 :]]
                    ) + when + guard, f"without {found[1]} {tag}"
            else:
                for tag in next_of(self.tags, tags[0]):
                    other = f"{found[1]} {tag}"
                    yield ", ".join(
                        [*parts[:index], other, *parts[index + 1 :]]
                    ) + when + guard, f"{tag} for {tags[0]}"

    def of_statements(self, base: Mutant, path: tuple[int, ...]) -> Iterator[Mutant]:
        block = base.block
        lines = list(statements_below(block, path))
        variables = unique(
            found[1]
            for _, line in lines
            if (found := re.match(r"(?:\d+ )?(?:let|for each) ([a-z ]+?) (?:be|in) ", line.text))
        )
        variables += [found[1] for found in re.finditer(r"\{([a-z ]+): ", block.text)]
        sanitizing: list[tuple[int, ...]] = []
        hosts: list[tuple[int, ...]] = []
        for place, line in lines:
            where = str(line.location)
            one = replace(base, location=line.location, text=line.text, places=(where,))
            if STEP.sub("", line.text) == SANITIZER:
                sanitizing.append(place)
            if HOST.fullmatch(line.text):
                hosts.append(place)
            if any(place[: len(above)] == above for above in sanitizing):
                one = replace(one, area="sanitizer")
            elif any(place[: len(above)] == above for above in hosts):
                one = replace(one, area="scripts")
            if not line.branch.startswith("otherwise") and effects(line) != set():
                yield replace(one, change="delete", mutated=without(block, place))
            following = sibling(block, place)
            if (
                following is not None
                and not line.branch
                and not following.branch
                and not commute(line, following)
                and line.text != following.text
            ):
                swapped = with_lines(with_lines(block, after(place), [line]), place, [following])
                yield replace(
                    one,
                    change=f"after “{following.text}”",
                    mutated=swapped,
                    places=(where, str(following.location)),
                )
            # Deleting an `if` also deletes its `otherwise`, which may now begin the chain.
            governs = following is not None and following.branch.startswith("otherwise")
            for lines_left, change in moved_dates(line, governs or line.branch.startswith("otherwise")):
                above = at(block, place[:-1]).location
                yield replace(
                    one,
                    change=change,
                    mutated=with_lines(block, place, lines_left),
                    places=(where, str(above), ""),
                )
            for text, change in self.sentence(base.part, line, variables):
                yield replace(
                    one, change=change, mutated=with_lines(block, place, [replace(line, text=text)])
                )

    def of_set(self, block: Line, part: str, area: str) -> Iterator[Mutant]:
        for index, line in enumerate(block.children):
            one = Mutant(area, part, line.location, block.text, line.text, "", block, None)
            head, _, names = line.text.partition(" ")
            if head in ("HTML", "MathML", "SVG"):
                words = names.split()
                for number, word in enumerate(words):
                    rest = " ".join([head, *words[:number], *words[number + 1 :]])
                    lines = [replace(line, text=rest)] if len(words) > 1 else []
                    yield replace(one, change=f"without {word}", mutated=with_lines(block, (index,), lines))
            else:
                yield replace(one, change="delete", mutated=with_lines(block, (index,), []))
                source, _, excepted = line.text.partition(" except ")
                space, *words = excepted.split() or [""]
                for number, word in enumerate(words):
                    kept = words[:number] + words[number + 1 :]
                    text = f"{source} except {' '.join([space, *kept])}" if kept else source
                    yield replace(
                        one,
                        change=f"with {word}",
                        mutated=with_lines(block, (index,), [replace(line, text=text)]),
                    )
            several = head in ("HTML", "MathML", "SVG") and len(names.split()) > 1
            for lines, change in moved_dates(line, several):
                yield replace(one, change=change, mutated=with_lines(block, (index,), lines))


def moved_dates(line: Line, not_deleted: bool) -> Iterator[tuple[list[Line], str]]:
    """The effects of moving the date of a line: it is in all editions or in none. A day between two editions makes no
    other edition. The generator refuses days by which it is in none; but without them the rules would be the same as
    without the line, which is another mutant already unless it is `not_deleted` by one.
    """
    if line.since or line.until:
        yield [replace(line, since="", until="")], "in all editions"
        if not_deleted:
            yield [], "in no edition"


def without(block: Line, place: tuple[int, ...]) -> Line:
    """The block without a line. An `if` takes its `otherwise` with it."""
    line = at(block, place)
    if line.branch == "if":
        following = sibling(block, place)
        while following is not None and following.branch.startswith("otherwise"):
            block = with_lines(block, after(place), [])
            following = sibling(block, place)
    return with_lines(block, place, [])


def after(place: tuple[int, ...]) -> tuple[int, ...]:
    return (*place[:-1], place[-1] + 1)


def sibling(block: Line, place: tuple[int, ...]) -> Line | None:
    siblings = at(block, place[:-1]).children
    return siblings[place[-1] + 1] if place[-1] + 1 < len(siblings) else None


def filled(use: Use, name: str, text: str) -> str:
    """The text of a phrase with another argument."""

    def hole(found: re.Match[str]) -> str:
        key = found[1].replace(" ", "_")
        return text if key == name else use.arguments[key].text

    return HOLE.sub(hole, use.phrase.pattern)


def next_of(names: list[str], name: str) -> list[str]:
    """The name after it."""
    if name not in names or len(names) < 2:
        return []
    return [names[(names.index(name) + 1) % len(names)]]


def member_of(text: str) -> list[tuple[str, str]]:
    """The member of a configuration that the text is, and another one of its kind."""
    found = re.fullmatch(r'([a-z ]+)\["([A-Za-z]+)"\]', text)
    if not found:
        return []
    if found[1] != "configuration":
        return [(found[2], other) for other in next_of(["attributes", "removeAttributes"], found[2])]
    kinds = (ELEMENT_LISTS, TARGET_LISTS, ATTRIBUTE_LISTS, list(FLAGS))
    return [(found[2], other) for kind in kinds for other in next_of(kind, found[2])]


ELEMENT_LISTS = ["elements", "removeElements", "replaceWithChildrenElements"]
TARGET_LISTS = ["processingInstructions", "removeProcessingInstructions"]
ATTRIBUTE_LISTS = ["attributes", "removeAttributes"]


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def area_of(file: str) -> str:
    if file.startswith("spec/input/"):
        return "sniffing"
    if file.startswith("spec/sanitizer/"):
        return "sanitizer"
    if file == "spec/tree/scripts.rules":
        return "scripts"
    return {"spec/tokenizer.rules": "tokenizer", "spec/sets.rules": "sets"}.get(file, "tree")


def rule_bodies(spec: Spec) -> Iterator[tuple[str, str, list[Statement]]]:
    for state in spec.states:
        for row in state.rows:
            guards = [If(row.location, "", [(row.guard, "", [])])] if row.guard else []
            yield "tokenizer", state.name, [*guards, *row.body]
        yield "tokenizer", state.name, [*state.entry, *(state.always or [])]
    for mode in spec.modes:
        for mode_row in mode.rows:
            guards = [If(mode_row.location, "", [(mode_row.guard, "", [])])] if mode_row.guard else []
            yield "tree", mode.name, [*guards, *mode_row.body]
    for algorithm in spec.algorithms:
        yield algorithm.part, algorithm.name, algorithm.body


def walk(body: list[Statement]) -> Iterator[Statement]:
    for statement in body:
        yield statement
        if isinstance(statement, If):
            for _, _, branch in statement.branches:
                yield from walk(branch)
        elif isinstance(statement, Loop):
            yield from walk(statement.body)


def uses_of(body: list[Statement]) -> Iterator[Use]:
    for statement in walk(body):
        yield from statement.uses()


# --- Statements whose order does not matter ---------------------------------------------------------------------------------

# The state that a statement reads or writes, by the beginning of its text. Two that have nothing in common commute:
# swapping them has no effect. Parse errors read the position, which only consuming changes, and are ordered by it.
EFFECTS: tuple[tuple[str, set[str]], ...] = (
    (r"parse error .*", {"log"}),
    (r"parse error", {"log"}),
    (r"ignore the (token|character)|pass it over", set()),
    (r"(switch to|reconsume in) .*", {"state"}),
    (r"switch the tokenizer to .*", {"state"}),
    (r"set the return state to .*", {"return state"}),
    (r"create a new (start|end) tag token", {"tag"}),
    (r"create a (comment|DOCTYPE|processing instruction) token", {"token"}),
    (r"start a new attribute .*", {"tag", "attribute"}),
    (r"(append|set) .* the temporary buffer to (the temporary buffer)", {"buffer"}),
    (
        r"append (the current input character|the lowercase version of .*|'.'|U\+FFFD) to the temporary buffer",
        {"buffer"},
    ),
    (r"set the temporary buffer to the empty string", {"buffer"}),
    (r"convert the temporary buffer to a comment", {"token", "buffer"}),
    (r"emit (the current input character|'.'|U\+FFFD)", {"tree", "log"}),
    (r"emit the code points in the temporary buffer", {"tree", "log", "buffer"}),
    (r"emit the current (comment|DOCTYPE|processing instruction) token", {"tree", "log", "token"}),
    (r"leave the attribute name state", {"log", "tag", "attribute"}),
    (r"remove the current attribute from the current tag token", {"tag"}),
    (r"(append|set) .*the current attribute's .*", {"attribute"}),
    (r"(append|set) .*the current tag token's .*", {"tag"}),
    (r"(append|set) .*the current (comment|DOCTYPE|processing instruction) token's .*", {"token"}),
    (r"set the character reference code to .*", {"code"}),
    (r"flush code points consumed as a character reference", {"tree", "log", "attribute", "buffer"}),
    (r"acknowledge the token's self-closing flag", {"acknowledged"}),
    (r"set the frameset-ok flag to .*", {"frameset-ok"}),
    (r"switch the insertion mode to (?!the (current|original)).*", {"mode"}),
    (r"switch the insertion mode to the original insertion mode", {"mode", "original mode"}),
    (r"set the original insertion mode to .*", {"mode", "original mode"}),
    (r"ignore the next token .*", {"line feed"}),
    (r"insert an HTML element for .*|pop the current node off .*|pop elements until .*", {"tree"}),
    (r"push .* onto the stack of open elements|let .* be the bottommost open element .*", {"tree"}),
    (r"(remove|replace) .* from the stack of open elements|replace .* on the stack of open elements", {"tree"}),
    (r"clear the stack .*|generate .*|insert the character|insert U\+FFFD", {"tree"}),
    (r"add the token's missing attributes to .*", {"tree"}),
    # The list of active formatting elements. Clearing it, and markers, concern no element of the tree.
    (r"clear the list .*|insert a marker .*|(remove|replace) .* (from|in) the list of active .*", {"list"}),
    (r"push .* onto the list .*", {"tree", "list"}),
    (r"reconstruct the active .*", {"tree", "log", "list"}),
    (r"close a p element", {"tree", "log"}),
    (r"follow the generic .* parsing algorithm", {"tree", "log", "state", "mode", "original mode"}),
    (r"(enable|disable) foster parenting", {"foster parenting"}),
    (r"set the pending table character tokens to the empty list", {"pending"}),
    (r"change the token's tag name to \S+|drop the token's attributes", {"the token"}),
    (r"set the insertion point to just before the next input character", {"insertion point"}),
    (r"(increment|decrement) the script nesting level", {"nesting level"}),
    (r"set the parser pause flag to .*", {"pause flag"}),
    (r"unblock the tokenizer", {"blocked"}),
    (r"set the (head|form) element pointer to .*", {"tree", "pointer"}),
    (r"(push|pop the current template) .* template insertion modes", {"template modes"}),
)


def effects(line: Line) -> set[str] | None:
    text = STEP.sub("", line.text)
    return next((found for pattern, found in EFFECTS if re.fullmatch(pattern, text)), None)


def commute(one: Line, other: Line) -> bool:
    first, second = effects(one), effects(other)
    if first is not None and second is not None:
        return not first & second
    return assign_apart(STEP.sub("", one.text), STEP.sub("", other.text))


ASSIGNMENT = re.compile(r"(?:let|set) ((?!the )[a-z ]+?) (?:be|to) (.+)")
CONSTANT = re.compile(r"true|false|null|\d+|no encoding|[a-z]+( block)?")  # or a variable


def assign_apart(one: str, other: str) -> bool:
    """Whether two variables are assigned values, neither of which depends on the other variable. If two values are not constant,
    computing one could change the other."""
    first, second = ASSIGNMENT.fullmatch(one), ASSIGNMENT.fullmatch(other)
    if first is None or second is None or first[1] == second[1]:
        return False
    apart = not names(first[1], second[2]) and not names(second[1], first[2])
    return apart and any(CONSTANT.fullmatch(found[2]) is not None for found in (first, second))


def names(variable: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(variable)}\b", text) is not None
