"""The state of the evaluation of a rule: symbols for values, and the world at one point of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

ANY = "*"  # a name that is in no set of the rules


class NoLane(Exception):
    """The rule needs its own function."""


class NeedsAnswer(Exception):
    """The evaluation needs a check."""


@dataclass(eq=False)
class Known:
    """An element that the evaluation knows."""

    name: str | None  # None: not known, but one of the plain names
    cpp: str
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
    parent: "Symbol"
    reference: "Symbol"


@dataclass(frozen=True)
class Target:
    """The root insertion target of a fragment."""


@dataclass(frozen=True)
class Opaque:
    """Anything else: only its C++ is known."""

    cpp: str


@dataclass(frozen=True)
class Name:
    """The name of a tag that a rule names."""

    text: str
    cpp: str


Symbol = Known | NodeOf | Null | Place | Target | Opaque | Name | bool

TOKEN = Opaque("tag_token")
TAG_NAME = Opaque("tag_name")
DATA = Opaque("data")
# Of a fragment: what is not on the stack, and what is not the current node.
CONTEXT = Known(None, "state.fragment_context_element()")
FIRST = Known("html", "stack.first()")


class Situation(Enum):
    """Where the current node is. The root is the first element on the stack."""

    DOCUMENT = "in a document"
    BELOW_ROOT = "in a fragment, below its root"
    ROOT = "the root of a fragment"


@dataclass(frozen=True)
class Question:
    cpp: str
    answer: bool
    only_in_fragments: bool = field(default=False, compare=False)  # it has that answer in documents


@dataclass(frozen=True)
class Lane:
    """Questions with the answers that are needed, and what is done then, as C++."""

    questions: tuple[Question, ...]
    steps: tuple[str, ...]
    reprocesses: bool = False  # the token is processed again then, in the mode that the steps switched to


@dataclass(frozen=True)
class Closing:
    """A lane of a tag that pops elements by its way: for a start tag the current node, and perhaps `above`; it is inserted
    in `parent`, the element above them. For an end tag the current node and `above`, which has the token's name.
    """

    closed: tuple[
        tuple[str, ...], ...
    ]  # the names of the popped elements, the current node's first: one of these
    lane: Lane


@dataclass
class World:
    """The facts known at one point of the evaluation."""

    kind: str  # of the token
    tag: str | None  # its name
    stack: list[Known] = field(default_factory=list)  # its lowest elements, the current node last
    questions: list[Question] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    changed: bool = False  # something that a check may depend on, besides the popped elements
    popped: list[Known] = field(default_factory=list)
    self_closing: bool | None = None  # whether the tag is; None: a question
    name_cpp: str = "tag_token.name"  # of an element for the token

    def copy(self) -> World:
        return World(
            self.kind,
            self.tag,
            list(self.stack),
            list(self.questions),
            list(self.steps),
            self.changed,
            list(self.popped),
            self.self_closing,
            self.name_cpp,
        )

    def restore(self, other: World) -> None:
        self.stack, self.questions, self.steps = other.stack, other.questions, other.steps
        self.changed, self.popped, self.name_cpp = other.changed, other.popped, other.name_cpp

    def ask_about_token(self, cpp: str) -> bool:
        """A check of the token, which nothing changes: it comes first. The answer is no."""
        if not any(question.cpp == cpp for question in self.questions):
            self.questions.append(Question(cpp, False))
        return False


class Return(Exception):
    def __init__(self, value: Symbol | None) -> None:
        super().__init__()
        self.value = value


class Break(Exception):
    pass


class Reprocess(Exception):
    """The token is processed using the rules for the current insertion mode."""


def as_node(symbol: Symbol) -> Symbol:
    if isinstance(symbol, Opaque) and not symbol.cpp.startswith("node_of("):
        return Opaque(f"node_of({symbol.cpp})")
    return NodeOf(symbol) if isinstance(symbol, Known) else symbol


def tag_names(text: str) -> list[str]:
    return text.split()
