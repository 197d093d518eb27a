"""The state of the evaluation of a rule: symbolic values, and the world at one point of the evaluation."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from lockstep_rules.nodes import Call, Function, Node, Variable, call, dot, function

from .steps import Step

ANY = "*"  # a name in no set of the rules


class NoLane(Exception):
    """Raised if the rule cannot have a lane."""


class NeedsAnswer(Exception):
    """Raised if the evaluation needs the result of a guard that has none yet."""


# The parameters of lanes other than CURRENT.
ABOVE, PARENT = Variable("above"), Variable("parent")
TAG_TOKEN = Variable("tag_token")
TOKEN_NAME = dot(TAG_TOKEN, "name")


@dataclass(eq=False)
class Known:
    """An element known to the evaluation."""

    name: str | None  # None: unknown, but one of the plain names
    node: Node | None  # None: not named in the lane yet
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
    """Any other value, of which only the computation is known, and only until something changes."""

    node: Node | None


@dataclass(frozen=True)
class Name:
    """A tag name used in a rule."""

    text: str
    node: Node


Value = Known | NodeOf | Null | Place | Target | Opaque | Name | bool

TOKEN = Opaque(TAG_TOKEN)
TAG_NAME = Opaque(Variable("tag_name"))
DATA = Opaque(Variable("data"))
# In a fragment: the context element, which is not on the stack, and the root, if it is not the current node.
CONTEXT_ELEMENT = Known(None, call("state.fragment_context_element"))
FIRST = Known("html", call("stack.first"))


class Context(Enum):
    """Where the current node is, for which a rule is specialized. The root is the first element on the
    stack."""

    DOCUMENT = "in a document"
    BELOW_ROOT = "in a fragment, below its root"
    ROOT = "the root of a fragment"


@dataclass(frozen=True)
class Guard:
    """A test that a lane makes before it changes anything, and the result that it needs."""

    test: Node
    expected: bool
    only_in_fragments: bool = field(default=False, compare=False)  # in documents, the result is certain


@dataclass(frozen=True)
class Lane:
    """The specialization of a rule: the guards, and the residual."""

    guards: tuple[Guard, ...]
    residual: tuple[Step, ...]
    reprocesses: bool = False  # the token is then processed again, in the mode that the residual switched to


@dataclass(frozen=True)
class Variant:
    """A specialization of the rule for a tag that pops elements on its way: for a start tag, the current node
    and possibly `above`, after which its element is inserted in `parent`, the element above them; for an end
    tag, the current node and `above`, which has the token's name.
    """

    popped: tuple[
        tuple[str, ...], ...
    ]  # the possible names of the popped elements, the current node's first
    lane: Lane


@dataclass
class World:
    """What is known at one point of the evaluation."""

    kind: str  # the token's kind
    tag: str | None  # the token's tag name
    stack: list[Known] = field(default_factory=list)  # the lowest elements, the current node last
    guards: list[Guard] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    changed: bool = False  # something that a guard may depend on, other than the popped elements, has changed
    popped: list[Known] = field(default_factory=list)
    self_closing: bool | None = None  # whether the tag is self-closing; None: a guard tests it
    name: Node = TOKEN_NAME  # the name of an element for the token

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
        """Adds a guard about the token, which nothing changes: it comes first, and must be false."""
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
    """Raised where the token is processed again, using the rules for the current insertion mode."""


NODE_OF = "node_of"


def is_conversion(node: Node) -> bool:
    """Whether the node converts an element to its node."""
    return isinstance(node, Call) and isinstance(node.function, Function) and node.function.name == NODE_OF


def as_node(value: Value) -> Value:
    if isinstance(value, Opaque) and value.node is not None and not is_conversion(value.node):
        return Opaque(function(NODE_OF, value.node))
    return NodeOf(value) if isinstance(value, Known) else value


def tag_names(text: str) -> list[str]:
    return text.split()
