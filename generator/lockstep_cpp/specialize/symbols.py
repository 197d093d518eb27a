"""The state of the evaluation of a rule: symbolic values, and the world at one point of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from lockstep_rules.nodes import Call, Function, Node, Variable, call, dot, function

from .steps import Step

ANY = "*"  # a name that is in no set of the rules


class NoLane(Exception):
    """The rule needs its own function."""


class NeedsAnswer(Exception):
    """The evaluation needs a guard."""


# The parameters of lanes other than CURRENT.
ABOVE, PARENT = Variable("above"), Variable("parent")
TAG_TOKEN = Variable("tag_token")
TOKEN_NAME = dot(TAG_TOKEN, "name")


@dataclass(eq=False)
class Known:
    """An element that the evaluation knows."""

    name: str | None  # None: not known, but one of the plain names
    node: Node | None  # None: it has no name in the lane yet
    is_new: bool = False
    inserted: bool = False
    namespace: str = "HTML"


@dataclass(frozen=True)
class NodeOf:
    element: Known


@dataclass(frozen=True)
class Null:
    pass


@dataclass(frozen=True)
class Place:
    parent: "Value"
    reference: "Value"


@dataclass(frozen=True)
class Target:
    """The root insertion target of a fragment."""


@dataclass(frozen=True)
class Opaque:
    """Any other value: only how to compute it is known, as long as nothing has changed."""

    node: Node | None


@dataclass(frozen=True)
class Name:
    """The name of a tag that a rule names."""

    text: str
    node: Node


Value = Known | NodeOf | Null | Place | Target | Opaque | Name | bool

TOKEN = Opaque(TAG_TOKEN)
TAG_NAME = Opaque(Variable("tag_name"))
DATA = Opaque(Variable("data"))
# Of a fragment: an element that is not on the stack, and the root where it is not the current node.
CONTEXT_ELEMENT = Known(None, call("state.fragment_context_element"))
FIRST = Known("html", call("stack.first"))


class Context(Enum):
    """Where the current node is, which a rule is specialized for. The root is the first element on the stack."""

    DOCUMENT = "in a document"
    BELOW_ROOT = "in a fragment, below its root"
    ROOT = "the root of a fragment"


@dataclass(frozen=True)
class Guard:
    """A test that a lane makes before it changes anything, and the result that it needs."""

    test: Node
    expected: bool
    only_in_fragments: bool = field(default=False, compare=False)  # in documents the result is certain


@dataclass(frozen=True)
class Lane:
    """The specialization of a rule: the guards, and the residual."""

    guards: tuple[Guard, ...]
    residual: tuple[Step, ...]
    reprocesses: bool = False  # the token is processed again then, in the mode that the residual switched to


@dataclass(frozen=True)
class Variant:
    """A specialization of the rule for a tag that pops elements on its way: for a start tag the current node, and perhaps
    `above`; its element is inserted in `parent`, the element above them. For an end tag the current node and `above`, which
    has the token's name.
    """

    popped: tuple[
        tuple[str, ...], ...
    ]  # the names of the popped elements, the current node's first: one of these
    lane: Lane


@dataclass
class World:
    """What is known at one point of the evaluation."""

    kind: str  # of the token
    tag: str | None  # its name
    stack: list[Known] = field(default_factory=list)  # its lowest elements, the current node last
    guards: list[Guard] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    changed: bool = False  # something other than the popped elements that a guard may depend on
    popped: list[Known] = field(default_factory=list)
    self_closing: bool | None = None  # whether the tag is; None: a guard tests it
    name: Node = TOKEN_NAME  # of an element for the token

    def copy(self) -> World:
        return World(
            self.kind,
            self.tag,
            list(self.stack),
            list(self.guards),
            list(self.steps),
            self.changed,
            list(self.popped),
            self.self_closing,
            self.name,
        )

    def restore(self, other: World) -> None:
        self.stack, self.guards, self.steps = other.stack, other.guards, other.steps
        self.changed, self.popped, self.name = other.changed, other.popped, other.name

    def guard_token(self, test: Node) -> bool:
        """A guard about the token, which nothing changes: it comes first, and needs the result false."""
        if not any(guard.test == test for guard in self.guards):
            self.guards.append(Guard(test, False))
        return False


class Return(Exception):
    def __init__(self, value: Value | None) -> None:
        super().__init__()
        self.value = value


class Break(Exception):
    pass


class Reprocess(Exception):
    """The token is processed using the rules for the current insertion mode."""


NODE_OF = "node_of"


def is_conversion(node: Node) -> bool:
    """Whether it is the node of an element."""
    return isinstance(node, Call) and isinstance(node.function, Function) and node.function.name == NODE_OF


def as_node(value: Value) -> Value:
    if isinstance(value, Opaque) and value.node is not None and not is_conversion(value.node):
        return Opaque(function(NODE_OF, value.node))
    return NodeOf(value) if isinstance(value, Known) else value


def tag_names(text: str) -> list[str]:
    return text.split()
