"""The model: what the rules say, with every phrase resolved against the vocabulary."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, field

from .diagnostics import Location
from .nodes import FALSE, And, Node, Or, filled
from .phrases.symbol import Symbol
from .phrases.tree import SANITIZES


@functools.cache
def identifier(name: str) -> str:
    """The C++ identifier for a name of the Standard: “attribute value (double-quoted)” -> attribute_value_double_quoted."""
    text = re.sub(r"[^0-9A-Za-z]+", "_", name).strip("_").lower()
    if text == "token":  # a part of the tree builder
        return "the_token"
    return text + "_" if text in CPP_KEYWORDS or text[:1].isdigit() else text


CPP_KEYWORDS = set(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const const_cast
    consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit export
    extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator
    or or_eq private protected public register reinterpret_cast requires return short signed sizeof static
    static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union
    unsigned using virtual void volatile wchar_t while xor xor_eq unix linux typeof""".split()
)


# The types of expressions, variables, parameters and results, and their C++. "" is that of a rule without a result.
CPP_TYPES = {
    "": "void",
    "boolean": "bool",
    "element": "Element",
    "node": "Node",
    "location": "Location",
    "entry": "Entry",
    "token": "const Token&",
    "tag name": "NameId",
    "string value": "std::string_view",
    "number": "int",
    "namespace value": "Namespace",
    "encoding": "MaybeEncoding",
    "insertion point": "InsertionPoint",
    # Of the sanitizer.
    "items": "auto&",
    "item": "auto&",
    "flag": "auto&",
    "element name": "const ElementName&",
    "attribute name": "const AttributeItem&",
}


# --- Expressions, conditions and statements ---------------------------------------------------------------------


@dataclass
class Value:
    """An expression, and the phrase that it is, if it is one."""

    node: Node
    use: "Use | None" = None


@dataclass
class Argument:
    """A filled hole of a phrase: what it holds, and the text as written."""

    node: Node
    text: str
    type: str
    use: "Use | None" = None  # of an expression


@dataclass
class Use:
    """A phrase of the vocabulary with its holes filled."""

    phrase: "Phrase"
    arguments: dict[str, Argument]
    location: Location
    text: str

    @property
    def symbol(self) -> Symbol | None:
        """That of the phrase; None for an algorithm."""
        return self.phrase.symbol

    @functools.cached_property
    def node(self) -> Node:
        """What it does, with its holes filled."""
        return filled(self.phrase.does, {name: argument.node for name, argument in self.arguments.items()})

    def every(self) -> "Iterator[Use]":
        """This phrase and those in its holes."""
        yield self
        for argument in self.arguments.values():
            if argument.use:
                yield from argument.use.every()


@dataclass
class Phrase:
    """One entry of the vocabulary: a pattern with typed holes. It is a symbol of phrases/, its negation, or an algorithm."""

    kind: str  # statement, condition, expression, loop
    pattern: str
    does: Node
    type: str = ""  # of an expression, or of what a loop walks
    symbol: Symbol | None = None  # None for an algorithm
    negated: bool = False  # it is the negation of its symbol, or of its algorithm
    algorithm: str = ""  # the algorithm that it runs, when it is one
    location: Location = Location("", 0)
    uses: int = 0
    optional: bool = False  # may stay unused: the negation of a condition that is used

    @functools.cached_property
    def operations(self) -> set[str]:
        """The runtime's operations that it names, with their owners: `stack.has_in_scope`."""
        return self.does.operations()

    @functools.cached_property
    def calls(self) -> set[str]:
        """All functions that it calls: the runtime's, and generated ones."""
        return self.does.calls()


@dataclass
class Condition:
    """Phrases joined by one connective."""

    connective: str  # "", "and", "or"
    parts: list["Condition"]
    use: Use | None  # of a single part; None if it is unknown

    @property
    def node(self) -> Node:
        if self.connective:
            parts = tuple(part.node for part in self.parts)
            return And(parts) if self.connective == "and" else Or(parts)
        return self.use.node if self.use else FALSE

    def every(self) -> Iterator[Use]:
        """The phrases in all parts."""
        if self.use:
            yield from self.use.every()
        for part in self.parts:
            yield from part.every()


@dataclass
class Statement:
    location: Location
    text: str
    _: KW_ONLY
    step: str = ""  # its number in the Standard, if it has one

    def uses(self) -> Iterator[Use]:
        """The phrases in it, but not those in the statements under it."""
        return iter(())


@dataclass(frozen=True)
class Days:
    """The days on which something is part of the Standard: from `since` on, and before `until`; or, where the
    rules have no day, in the editions after one edition and up to another."""

    since: str = ""
    until: str = ""
    after: str = ""
    up_to: str = ""

    @property
    def mark(self) -> str:
        """The dates in the notation of the rules: [since 2026-06-25]."""
        words = [f"{word} {day}" for word, day in (("since", self.since), ("until", self.until)) if day]
        return f"[{' '.join(words)}]" if words else ""

    @property
    def opposite(self) -> "Days":
        """All other days, of days with one end."""
        assert [self.since, self.until, self.after, self.up_to].count("") == 3
        return Days(since=self.until, until=self.since, after=self.up_to, up_to=self.after)

    def ends_where(self, other: "Days | None") -> bool:
        """Whether the other days are exactly the days that are not among these."""
        return other is not None and other in (
            Days(since=self.until) if self.until and not self.since else None,
            Days(after=self.up_to) if self.up_to and not self.after else None,
        )


@dataclass
class Dated(Statement):
    """A part that not all editions have, in the text for all of them."""

    days: Days
    body: list[Statement]


@dataclass
class Do(Statement):
    use: Use
    error: str = ""  # the name of the parse error that it raises, in tree construction
    second: Node | None = None  # its second place, if that is an element that only the rule knows

    def uses(self) -> Iterator[Use]:
        return self.use.every()


@dataclass
class If(Statement):
    branches: list[tuple[Condition | None, str, list[Statement]]]  # condition (None: otherwise), text, body
    points: list[str] = field(default_factory=list)  # of its conditions; see Branch
    days: list[Days | None] = field(default_factory=list)  # of its branches, in the text for all editions
    block: str = ""  # decided by the compiler: the branch of its body

    def uses(self) -> Iterator[Use]:
        for condition, _, _ in self.branches:
            if condition:
                yield from condition.every()

    @property
    def is_static(self) -> bool:
        """Whether the C++ compiler decides its only condition."""
        condition = self.branches[0][0]
        return (
            condition is not None and condition.use is not None and condition.use.phrase.symbol is SANITIZES
        )

    @property
    def has_otherwise(self) -> bool:
        return self.branches[-1][0] is None


@dataclass
class Loop(Statement):
    header: Node | None  # None for a `while`
    condition: Condition | None  # of a `while`
    walk: Use | None  # of a `for each`
    body: list[Statement]
    point: str = ""

    def uses(self) -> Iterator[Use]:
        if self.condition:
            yield from self.condition.every()
        if self.walk:
            yield from self.walk.every()


@dataclass
class Let(Statement):
    name: str
    value: Value
    type: str

    def uses(self) -> Iterator[Use]:
        return self.value.use.every() if self.value.use else iter(())


@dataclass
class Assign(Statement):
    name: str
    value: Value

    def uses(self) -> Iterator[Use]:
        return self.value.use.every() if self.value.use else iter(())


@dataclass
class Act(Statement):
    """`act as ROW`, `act as ROW of MODE`: the rest of the rule is that row."""

    mode: str  # "" in the tokenizer
    tokens: list[tuple[str, str]]


@dataclass
class Jump(Statement):
    word: str  # break, continue, return
    value: Value | None = None

    def uses(self) -> Iterator[Use]:
        return self.value.use.every() if self.value and self.value.use else iter(())


# --- Tokenizer --------------------------------------------------------------------------------------------------


@dataclass
class StateRow:
    location: Location
    text: str  # the matcher as written
    bytes: frozenset[int]  # character codes that it matches; NUL is 0
    eof: bool
    string: str  # a keyword to match, or ""
    ignore_case: bool
    rest: bool  # else
    guard: Condition | None
    guard_text: str
    body: list[Statement]
    point: str = ""
    versions: list[tuple[Days | None, StateRow]] = field(default_factory=list)  # in the text for all editions


@dataclass
class State:
    location: Location
    name: str
    anchor: str
    since: str
    entry: list[Statement] = field(default_factory=list)
    always: list[Statement] | None = None
    point: str = ""  # of the statements that run for every character
    rows: list[StateRow] = field(default_factory=list)
    # In the text for all editions: its days, and its versions if their rows differ.
    days: Days | None = None
    versions: list[tuple[Days | None, State]] = field(default_factory=list)

    @property
    def identifier(self) -> str:
        return identifier(self.name)


# --- Tree construction ------------------------------------------------------------------------------------------


@dataclass
class ModeRow:
    location: Location
    text: str  # the matcher as written
    tokens: list[tuple[str, str]]  # (kind, tag name or "*"): ("start tag", "a"), ("comment", "")
    guard: Condition | None
    guard_text: str
    body: list[Statement]
    since: str
    name: str = ""  # unique in the mode
    mode: str = ""
    point: str = ""
    days: Days | None = None  # in the text for all editions

    @property
    def function(self) -> str:
        return f"{identifier(self.mode)}_{self.name}"


@dataclass
class Mode:
    location: Location
    name: str
    anchor: str
    rows: list[ModeRow] = field(default_factory=list)
    days: Days | None = None  # in the text for all editions

    @property
    def identifier(self) -> str:
        return identifier(self.name)


@dataclass
class Algorithm:
    location: Location
    pattern: str
    name: str
    anchor: str
    parameters: list[tuple[str, str]]  # name, type
    result: str  # type, or ""
    part: str  # input, tokenizer, tree or sanitizer
    body: list[Statement] = field(default_factory=list)
    point: str = ""
    unused: set[str] = field(default_factory=set)  # parameters that the body does not name
    days: Days | None = None  # in the text for all editions


@dataclass
class NameSet:
    """A set of element names: (namespace, local name) pairs, in the order written."""

    location: Location
    kind: str  # set or scope
    name: str
    anchor: str
    members: list[tuple[str, str]]
    uses: int = 0

    @property
    def identifier(self) -> str:
        return identifier(self.name)


@dataclass
class Branch:
    """A place in the rules where a parse may take one of two paths; coverage counts them, witnesses exercise them.

    A row or an algorithm is entered; a condition is true or false; a loop is entered.
    """

    name: str  # the C++ enumerator, unique in its edition: in_body_start_tag_li_2
    kind: str  # row, algorithm, condition, loop
    text: str  # as written
    owner: str  # the row or algorithm that it belongs to: the name of that Branch
    rule: str  # "state data: '<'", "in body: start tag li", "algorithm close a p element"
    part: str  # input, tokenizer, tree
    anchor: str
    location: Location
    depth: int = 0  # of a condition or loop: how many loops are around it

    @property
    def outcomes(self) -> tuple[bool, ...]:
        return (True, False) if self.kind == "condition" else (True,)


@dataclass
class TreeError:
    """A place in the rules of tree construction that raises a parse error."""

    name: str
    anchor: str
    sentence: str  # for the author of a page, with placeholders
    note: str = ""  # on the second place
    second: str = "none"  # in C++: which one that is
    fault: str = "token"


@dataclass
class Spec:
    edition: str
    states: list[State] = field(default_factory=list)
    modes: list[Mode] = field(default_factory=list)
    algorithms: list[Algorithm] = field(default_factory=list)
    sets: dict[str, NameSet] = field(default_factory=dict)
    scopes: dict[str, NameSet] = field(default_factory=dict)
    anonymous_sets: dict[tuple[str, ...], str] = field(default_factory=dict)  # tag names -> C++ constant
    complements: set[str] = field(default_factory=set)  # sets whose complement is used
    branches: list[Branch] = field(default_factory=list)  # in the order of the rules
    # Those of the sanitizer: of its rules, then of what only a parser that sanitizes does.
    sanitizer_branches: list[Branch] = field(default_factory=list)
    errors: list[TreeError] = field(default_factory=list)  # of tree construction, in the order of the rules
