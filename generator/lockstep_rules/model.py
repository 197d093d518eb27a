"""The model: the meaning of the rules, with every phrase resolved against the vocabulary."""

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
    """The C++ identifier for a name of the Standard: “attribute value (double-quoted)” becomes
    attribute_value_double_quoted."""
    text = re.sub(r"[^0-9A-Za-z]+", "_", name).strip("_").lower()
    if text == "token":  # reserved for a part of the tree builder
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


# The types of expressions, variables, parameters and results, and their C++. "" is the type of a rule without
# a result.
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
    # The sanitizer's types.
    "items": "auto&",
    "item": "auto&",
    "flag": "auto&",
    "element name": "const ElementName&",
    "attribute name": "const AttributeItem&",
}


# --- Expressions, conditions and statements ---------------------------------------------------------------------


@dataclass
class Value:
    """An expression, and the phrase that it consists of, if any."""

    node: Node
    use: "Use | None" = None


@dataclass
class Argument:
    """A filled hole of a phrase: its contents, and the text as written."""

    node: Node
    text: str
    type: str
    use: "Use | None" = None  # for an expression


@dataclass
class Use:
    """A phrase of the vocabulary with its holes filled."""

    phrase: "Phrase"
    arguments: dict[str, Argument]
    location: Location
    text: str

    @property
    def symbol(self) -> Symbol | None:
        """The symbol of the phrase; None for an algorithm."""
        return self.phrase.symbol

    @functools.cached_property
    def node(self) -> Node:
        """The node that the phrase becomes, with its holes filled."""
        return filled(self.phrase.does, {name: argument.node for name, argument in self.arguments.items()})

    def every(self) -> "Iterator[Use]":
        """This phrase and the phrases in its holes."""
        yield self
        for argument in self.arguments.values():
            if argument.use:
                yield from argument.use.every()


@dataclass
class Phrase:
    """One entry of the vocabulary: a pattern with typed holes. It is a symbol of phrases/, a symbol's
    negation, or an algorithm."""

    kind: str  # statement, condition, expression, loop
    pattern: str
    does: Node
    type: str = ""  # the type of an expression or of a loop's items
    symbol: Symbol | None = None  # None for an algorithm
    negated: bool = False  # whether it negates its symbol or algorithm
    algorithm: str = ""  # the algorithm that it runs, if any
    location: Location = Location("", 0)
    uses: int = 0
    optional: bool = False  # may be unused, as the negation of a condition that is used

    @functools.cached_property
    def operations(self) -> set[str]:
        """The runtime's operations that the phrase names, with their owners: `stack.has_in_scope`."""
        return self.does.operations()

    @functools.cached_property
    def calls(self) -> set[str]:
        """All functions that the phrase calls: the runtime's and generated ones."""
        return self.does.calls()


@dataclass
class Condition:
    """Phrases joined by one connective."""

    connective: str  # "", "and", "or"
    parts: list["Condition"]
    use: Use | None  # for a single part; None if it is unknown

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
        """The phrases in the statement, but not those in the statements under it."""
        return iter(())


@dataclass(frozen=True)
class Days:
    """The days on which something is part of the Standard: from `since` on, and before `until`; or, if the
    rules give no day, in the editions after one edition and up to another."""

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
        """All other days. These days must have exactly one end."""
        assert [self.since, self.until, self.after, self.up_to].count("") == 3
        return Days(since=self.until, until=self.since, after=self.up_to, up_to=self.after)

    def ends_where(self, other: "Days | None") -> bool:
        """Whether these days have only an end, and `other` is exactly the days after it."""
        return other is not None and other in (
            Days(since=self.until) if self.until and not self.since else None,
            Days(after=self.up_to) if self.up_to and not self.after else None,
        )


@dataclass
class Dated(Statement):
    """A part that some editions lack, in the text for all editions."""

    days: Days
    body: list[Statement]


@dataclass
class Do(Statement):
    use: Use
    error: str = ""  # in tree construction, the parse error that it raises
    second: Node | None = None  # the error's second place, if only the rule knows the element

    def uses(self) -> Iterator[Use]:
        return self.use.every()


@dataclass
class If(Statement):
    branches: list[tuple[Condition | None, str, list[Statement]]]  # condition (None: otherwise), text, body
    points: list[str] = field(default_factory=list)  # the names of its conditions; see Branch
    days: list[Days | None] = field(default_factory=list)  # its branches' days, in the text for all editions
    block: str = ""  # for a condition decided by the compiler, the branch of its body

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
    condition: Condition | None  # for a `while`
    walk: Use | None  # for a `for each`
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
    """`act as ROW` or `act as ROW of MODE`: the rule continues with that row."""

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
    rest: bool  # an `else` row
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
    point: str = ""  # the branch of the statements that run for every character
    rows: list[StateRow] = field(default_factory=list)
    # In the text for all editions: the state's days, and its versions if their rows differ.
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
    part: str  # input, tokenizer, tree, sanitizer or mime
    body: list[Statement] = field(default_factory=list)
    point: str = ""
    unused: set[str] = field(default_factory=set)  # parameters that the body does not use
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
    """A place in the rules where a parse may take either of two paths; coverage counts the paths, and
    witnesses exercise them.

    A row or an algorithm is entered; a condition is true or false; a loop is entered.
    """

    name: str  # the C++ enumerator, unique in its edition: in_body_start_tag_li_2
    kind: str  # row, algorithm, condition, loop
    text: str  # as written
    owner: str  # the name of the Branch of its row or algorithm
    rule: str  # "state data: '<'", "in body: start tag li", "algorithm close a p element"
    part: str  # input, tokenizer, tree, sanitizer or “while parsing”
    anchor: str
    location: Location
    depth: int = 0  # for a condition or loop: the number of enclosing loops

    @property
    def outcomes(self) -> tuple[bool, ...]:
        return (True, False) if self.kind == "condition" else (True,)


@dataclass
class TreeError:
    """A place in the rules of tree construction that raises a parse error."""

    name: str
    anchor: str
    sentence: str  # for the page's author, with placeholders
    note: str = ""  # describes the second place
    second: str = "none"  # the kind of second place, in C++
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
    # The sanitizer's branches: those of its rules, then those of parsers that sanitize.
    sanitizer_branches: list[Branch] = field(default_factory=list)
    errors: list[TreeError] = field(default_factory=list)  # in tree construction, in the order of the rules
