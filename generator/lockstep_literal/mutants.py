"""Mutants of the rules: each changes one line in one way, using the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from lockstep_rules import nodes, walks
from lockstep_rules.characters import CHARACTER_TOKEN
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Argument, If, Let, Phrase, Spec, Statement, Use
from lockstep_rules.nodes import opposite
from lockstep_rules.parse import Parser, split_row
from lockstep_rules.phrases import algorithms, tokenizer, tree
from lockstep_rules.phrases.sanitizer import FLAGS
from lockstep_rules.phrases.symbol import FIELD, Table
from lockstep_rules.phrases.tree import SCRIPTING_MODES
from lockstep_rules.read import STEP, Line
from lockstep_rules.vocabulary import HOLE

from .forms import means
from .tokenizer_forms import FIELDS

ALWAYS, NEVER, FALSE = "always", "never", "it is false that "


@dataclass(frozen=True)
class Mutant:
    """A single change. `mutated` is the rule after it; None removes the rule."""

    area: str
    part: str
    location: Location
    rule: str  # "state data: '<'", "in body: start tag li", "algorithm close a p element"
    text: str  # the original line
    change: str  # in words
    block: Line  # the original rule
    mutated: Line | None  # the changed rule
    row: int = -1  # the only affected row of the block, if there is just one
    structural: bool = False  # whether it changes which row matches an input
    places: tuple[str, ...] = ()  # the places that a case must reach to reveal it

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.location.file, self.rule, self.text, self.change

    def __str__(self) -> str:
        return f"{self.location}: {self.rule}: “{self.text}”: {self.change}"


def named_in(mutant: Mutant) -> list[str]:
    """The names in the change, and then those in the line, at most eight."""
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


# Phrases in lines that only affect parsers with a host for scripts, as do the lines under them.
OF_HOSTS = {
    tree.MICROTASKS,
    tree.RUN_AFTER_TOKEN,
    tree.RUN_SVG_AFTER_TOKEN,
    tree.BEGIN_CUSTOM_ELEMENT,
    tree.END_CUSTOM_ELEMENT,
    tree.INVOKE_REACTIONS,
    tree.POINT_AT_NEXT,
    tree.SET_POINT,
    tree.INTERACTIVE,
    tree.COMPLETE,
    tree.SET_PARSER_DOCUMENT,
    tree.CLEAR_FORCE_ASYNC,
    tree.SET_ALREADY_STARTED,
}
WILL_EXECUTE = re.compile(
    r"let will execute script be .*|set will execute script to .*|if will execute script .*"
)


# --- Lines --------------------------------------------------------------------------------------------------------------


def normalized(line: Line, kind: str = "") -> Line:
    """The block with each statement on a separate line."""
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
    """Adds conditions that the rules lack: one that always holds, one that never holds, and the negation of
    each of the rules' conditions."""
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
    """The possible changes to a line. `specs` are the editions, the newest first."""

    def __init__(self, specs: list[Spec]) -> None:
        self.states = unique(state.name for spec in specs for state in spec.states)
        self.modes = unique(mode.name for spec in specs for mode in spec.modes)
        self.sets = unique(name for spec in specs for name in spec.sets)
        self.tags = unique(tag for spec in specs for tag in walks.named_tags(spec))
        self.codes: list[str] = []
        self.attributes: list[str] = []
        self.fields = list(FIELDS)
        self.uses: dict[tuple[str, str], Use] = {}
        self.types: dict[str, set[str]] = {}  # the types of variables, by name
        for spec in specs:
            for part, _, body in rule_bodies(spec):
                for use in uses_of(body):
                    self.note(part, use)
                for statement in walks.all_statements(body):
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

    def use_of(self, part: str, line: Line) -> Use | None:
        """The phrase that is the statement, the value of a `let`, or the condition of an `if`, if it is a
        single phrase."""
        text = STEP.sub("", line.text)
        for head in (r"if (.+)", r"let [a-z ]+? be (.+)"):
            if (part, text) not in self.uses and (found := re.fullmatch(head, text)):
                text = found[1]
        return self.uses.get((part, text))

    def touches(self, part: str, line: Line) -> frozenset[str] | None:
        use = self.use_of(part, line)
        return touched(use) if use and use.phrase.kind != "condition" else None

    def commute(self, part: str, one: Line, other: Line) -> bool:
        texts = STEP.sub("", one.text), STEP.sub("", other.text)
        return commute(*texts, self.touches(part, one), self.touches(part, other))

    def is_of_hosts(self, part: str, line: Line) -> bool:
        text = STEP.sub("", line.text)
        if WILL_EXECUTE.fullmatch(text):
            return True
        use = self.use_of(part, replace(line, text=text.split(", ")[0]))
        return use is not None and (
            use.symbol in OF_HOSTS or (use.symbol is tree.HAS_DEFINITION and text.startswith("if "))
        )

    # --- Phrases ------------------------------------------------------------------------------------------------------------

    def variants(self, use: Use, variables: list[str]) -> Iterator[tuple[str, str]]:
        """The phrase with another argument, as its text and the change in words."""
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
            if block.children and STEP.sub("", block.children[0].text) == tree.ASSERT_SANITIZING.words:
                area = "sanitizer"  # only in tree construction
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
                    # Rows that match more than before affect every case that reaches the state.
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
            if STEP.sub("", line.text) == f"if {tree.SANITIZES.words}":
                sanitizing.append(place)
            if self.is_of_hosts(base.part, line):
                hosts.append(place)
            if any(place[: len(above)] == above for above in sanitizing):
                one = replace(one, area="sanitizer")
            elif any(place[: len(above)] == above for above in hosts):
                one = replace(one, area="scripts")
            if not line.branch.startswith("otherwise") and self.touches(base.part, line) != frozenset():
                yield replace(one, change="delete", mutated=without(block, place))
            following = sibling(block, place)
            if (
                following is not None
                and not line.branch
                and not following.branch
                and not self.commute(base.part, line, following)
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
    """The effects of moving the date of a line: all editions have the line, or none has it. Days between two
    editions have no other effect. The generator refuses days for which no edition has the line, but the rules
    would then be the same as without the line; that is already another mutant unless the line is
    `not_deleted` by one.
    """
    if line.since or line.until:
        yield [replace(line, since="", until="")], "in all editions"
        if not_deleted:
            yield [], "in no edition"


def without(block: Line, place: tuple[int, ...]) -> Line:
    """The block without a line. Deleting an `if` also deletes its `otherwise`."""
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
    """The text of a phrase with an argument replaced."""

    def hole(found: re.Match[str]) -> str:
        key = found[1].replace(" ", "_")
        return text if key == name else use.arguments[key].text

    return HOLE.sub(hole, use.phrase.pattern)


def next_of(names: list[str], name: str) -> list[str]:
    """The name that follows `name` in the list, whose end is followed by its start; empty if there is no
    other."""
    if name not in names or len(names) < 2:
        return []
    return [names[(names.index(name) + 1) % len(names)]]


def member_of(text: str) -> list[tuple[str, str]]:
    """The configuration member that the text names, and another member of its kind."""
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
    if file.startswith("spec/mime/"):
        return "mime"
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


def uses_of(body: list[Statement]) -> Iterator[Use]:
    for statement in walks.all_statements(body):
        yield from statement.uses()


# --- Statements whose order does not matter ---------------------------------------------------------------------------------


def touched(use: Use) -> frozenset[str] | None:
    """The state that a phrase reads or writes, if this is known."""
    if use.symbol is None:
        known = algorithms.run_by(use)
        return known.touches if known else None
    if use.symbol.touches == frozenset({FIELD}):
        field = use.arguments["field"].text
        return frozenset({next(one.touches for one in tokenizer.FIELDS if one.words == field)})
    return use.symbol.touches


def commute(one: str, other: str, first: frozenset[str] | None, second: frozenset[str] | None) -> bool:
    """Whether swapping two statements has no effect, from their texts and what they touch."""
    if first is not None and second is not None:
        return not first & second
    return assign_apart(one, other)


ASSIGNMENT = re.compile(r"(?:let|set) ((?!the )[a-z ]+?) (?:be|to) (.+)")
CONSTANT = re.compile(r"true|false|null|\d+|no encoding|[a-z]+( block)?")  # also matches a variable


def assign_apart(one: str, other: str) -> bool:
    """Whether two variables are assigned values that do not depend on the other variable. If neither value is
    constant, computing one could change the other."""
    first, second = ASSIGNMENT.fullmatch(one), ASSIGNMENT.fullmatch(other)
    if first is None or second is None or first[1] == second[1]:
        return False
    apart = not names(first[1], second[2]) and not names(second[1], first[2])
    return apart and any(CONSTANT.fullmatch(found[2]) is not None for found in (first, second))


def names(variable: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(variable)}\b", text) is not None
