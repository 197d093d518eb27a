"""Expressions and statements as small nodes: the effect of a phrase before it is printed.

A phrase's definition has nodes with holes; `filled` puts a rule's arguments into them. Later stages inspect
the nodes (the operations and variables that they use); only emit/cpp.py turns them into C++, which no stage
inspects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar


class Node:
    """The base of all nodes, which are immutable and compared by value."""

    __match_args__: ClassVar[tuple[str, ...]]  # the names of its fields

    def parts(self) -> Iterator[Node]:
        """The direct child nodes."""
        for name in self.__match_args__:
            value = getattr(self, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (part for part in value if isinstance(part, Node))

    def every(self) -> Iterator[Node]:
        """This node and all its descendants."""
        yield self
        for part in self.parts():
            yield from part.every()

    def operations(self) -> set[str]:
        """The runtime's operations in the node, with their owners: `stack.has_in_scope`."""
        return {node.name for node in self.every() if isinstance(node, Operation)}

    def calls(self) -> set[str]:
        """The functions called, without their owners: the runtime's and generated ones."""
        called = (node.function for node in self.every() if isinstance(node, Call))
        return {name for function in called if (name := function_name(function))}

    def sets(self) -> set[str]:
        """The sets and scopes of spec/sets.rules in the node: `scope_button`, `set_special`."""
        return {node.name for node in self.every() if isinstance(node, Set)}

    def names(self) -> set[str]:
        """All names in the node: of constants, variables, functions, members, types."""
        found: set[str] = set()
        for node in self.every():
            found |= {str(getattr(node, field)) for field in ("name", "type", "text") if hasattr(node, field)}
        return found

    def holes(self) -> set[str]:
        return {node.name for node in self.every() if isinstance(node, Hole)}

    def mentions(self, node: Node) -> bool:
        return any(one == node for one in self.every())


# --- Values ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hole(Node):
    """A hole that a rule fills: a hole of the phrase, or a loop's `variable`."""

    name: str


@dataclass(frozen=True)
class Constant(Node):
    """An enumerator, a set, a type's object, a number or a string."""

    name: str


@dataclass(frozen=True)
class Set(Node):
    """A set of elements, from spec/sets.rules or derived."""

    name: str  # set_special, scope_button, tags_h1_h2, html_namespace


@dataclass(frozen=True)
class Character(Node):
    """A code point, as written in rules: 'a', LF, U+FFFD."""

    text: str


@dataclass(frozen=True)
class Bytes(Node):
    """Tests whether the byte `c` is one of these."""

    codes: frozenset[int]


@dataclass(frozen=True)
class Variable(Node):
    """A variable or parameter of the enclosing function."""

    name: str


@dataclass(frozen=True)
class Operation(Node):
    """An operation of the runtime, or a member of one of its parts: `stack.push`, `token.name`."""

    name: str

    def __call__(self, *arguments: Node | str) -> Call:
        return Call(self, nodes(arguments))


@dataclass(frozen=True)
class Function(Node):
    """A generated function, or a runtime function that belongs to no part."""

    name: str


@dataclass(frozen=True)
class Member(Node):
    """`of.name`; with an arrow if `of` is a pointer."""

    of: Node
    name: str
    arrow: bool = False


@dataclass(frozen=True)
class Call(Node):
    function: Node  # Operation, Function or Member
    arguments: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Braces(Node):
    """An object of a type, initialized with these values."""

    type: str
    values: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Not(Node):
    of: Node


@dataclass(frozen=True)
class Compare(Node):
    sign: str  # ==, !=, > or <=
    left: Node
    right: Node


@dataclass(frozen=True)
class And(Node):
    terms: tuple[Node, ...]


@dataclass(frozen=True)
class Or(Node):
    terms: tuple[Node, ...]


@dataclass(frozen=True)
class Sum(Node):
    """Two numbers added or, with the sign -, subtracted."""

    left: Node
    sign: str
    right: Node


@dataclass(frozen=True)
class Dereference(Node):
    of: Node


@dataclass(frozen=True)
class Choice(Node):
    """One value if the test holds, otherwise the other."""

    test: Node
    then: Node
    otherwise: Node


@dataclass(frozen=True)
class TestOfByte(Node):
    """A function that tests whether a byte is any of those in the hole."""

    test: Node


@dataclass(frozen=True)
class LessThan(Node):
    """A function that tells which of two items comes first."""

    call: Call
    in_rules: bool = False  # whether it is an algorithm of the rules


@dataclass(frozen=True)
class Calls(Node):
    """A function without parameters that runs an algorithm of the rules."""

    function: Function


@dataclass(frozen=True)
class Text(Node):
    """Parts that are printed one after the other."""

    texts: tuple[Node, ...]


@dataclass(frozen=True)
class ThisError(Node):
    """The parse error that a statement raises: its name, and its second place if only the rule knows it."""

    name: str = ""
    second: Node | None = None


# --- Statements -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Assign(Node):
    to: Node
    value: Node
    sign: str = "="


@dataclass(frozen=True)
class Step(Node):
    """Increments or decrements a number."""

    sign: str  # ++ or --
    number: Node


@dataclass(frozen=True)
class Return(Node):
    value: Node


@dataclass(frozen=True)
class Sequence(Node):
    """Consecutive statements; an empty sequence does nothing."""

    statements: tuple[Node, ...] = ()


@dataclass(frozen=True)
class When(Node):
    """A statement under a condition."""

    test: Node
    statement: Node


NOTHING = Sequence()


# --- Loops ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Each(Node):
    """A loop over a range."""

    type: str
    range: Node
    variable: Node = Hole("variable")


@dataclass(frozen=True)
class Chain(Node):
    """A loop from one item to the next, as long as the test holds. `first` declares the variable."""

    type: str
    first: Node
    test: Node
    next: Node
    variable: Node = Hole("variable")


@dataclass(frozen=True)
class Times(Node):
    """A loop that runs `count` times or, without a count, until a statement leaves it."""

    count: int | None = None


# --- Making nodes ---------------------------------------------------------------------------------------------------


def node(value: Node | str) -> Node:
    """Converts a string in a definition, which names a hole, to a node."""
    return Hole(value) if isinstance(value, str) else value


def nodes(values: tuple[Node | str, ...]) -> tuple[Node, ...]:
    return tuple(node(value) for value in values)


def operation(name: str) -> Operation:
    return Operation(name)


def call(name: str, *arguments: Node | str) -> Call:
    """A call to an operation of the runtime."""
    return Operation(name)(*arguments)


def function(name: str, *arguments: Node | str) -> Call:
    """A call to a generated function, or to a runtime function that belongs to no part."""
    return Call(Function(name), nodes(arguments))


def dot(of: Node | str, name: str) -> Member:
    return Member(node(of), name)


def arrow(of: Node | str, name: str) -> Member:
    return Member(node(of), name, arrow=True)


def method(of: Node | str, name: str, *arguments: Node | str) -> Call:
    return Call(Member(node(of), name), nodes(arguments))


def const(name: str) -> Constant:
    return Constant(name)


def braces(type_: str, *values: Node | str) -> Braces:
    return Braces(type_, nodes(values))


def equal(left: Node | str, right: Node | str) -> Compare:
    return Compare("==", node(left), node(right))


def different(left: Node | str, right: Node | str) -> Compare:
    return Compare("!=", node(left), node(right))


def greater(left: Node | str, right: Node | str) -> Compare:
    return Compare(">", node(left), node(right))


def at_most(left: Node | str, right: Node | str) -> Compare:
    return Compare("<=", node(left), node(right))


def both(*terms: Node) -> And:
    return And(terms)


def not_(of: Node | str) -> Not:
    return Not(node(of))


def assign(to: Node | str, value: Node | str) -> Assign:
    return Assign(node(to), node(value))


def sequence(*statements: Node) -> Sequence:
    return Sequence(statements)


ANY_OF_THEM = TestOfByte(Hole("chars"))
TRUE, FALSE, NULL = Constant("true"), Constant("false"), Constant("nullptr")


def opposite(of: Node) -> Node:
    """The negation of a condition."""
    if isinstance(of, Not):
        return of.of
    if isinstance(of, Compare) and of.sign in ("==", "!="):
        return replace(of, sign="!=" if of.sign == "==" else "==")
    return Not(of)


# --- Inspecting and rewriting nodes ---------------------------------------------------------------------------------


def function_name(node: Node) -> str:
    """The name of a function, operation or method, without its owner."""
    if isinstance(node, Operation):
        return node.name.rpartition(".")[2]
    return node.name.rpartition("::")[2] if isinstance(node, (Function, Member)) else ""


def rewritten(root: Node, change: Callable[[Node], Node | None]) -> Node:
    """The node after replacing each node for which `change` returns another one."""
    found = change(root)
    if found is not None:
        return found
    changed = False
    values: list[object] = []
    for name in root.__match_args__:
        value = getattr(root, name)
        new = value
        if isinstance(value, Node):
            new = rewritten(value, change)
            changed |= new is not value
        elif isinstance(value, tuple):
            new = tuple(rewritten(one, change) if isinstance(one, Node) else one for one in value)
            changed |= any(one is not other for one, other in zip(new, value))
        values.append(new)
    return type(root)(*values) if changed else root


def filled(root: Node, values: Mapping[str, Node]) -> Node:
    """The node with values in its holes."""
    return rewritten(root, lambda one: values.get(one.name) if isinstance(one, Hole) else None)
