"""The steps of a lane, and their combination into a residual: creating, inserting and pushing an element
become one step."""

from __future__ import annotations

from dataclasses import dataclass

from lockstep_rules.nodes import Node, Variable, call


class Step:
    """A step of a lane."""


@dataclass(frozen=True)
class Create(Step):
    """Creates an element for the token: an HTML element, or one with that namespace and name."""

    namespace: Node | None = None
    name: Node | None = None


@dataclass(frozen=True)
class Insert(Step):
    """Inserts the new element at the end of a parent."""

    parent: Node


@dataclass(frozen=True)
class Push(Step):
    """Pushes the new element onto the stack of open elements."""


@dataclass(frozen=True)
class Flag(Step):
    """A statement that only writes a flag of the new element."""

    statement: Node


@dataclass(frozen=True)
class Pop(Step):
    """Pops the current node, which is `element`; `formatting`: also removes it from the list of active
    formatting elements."""

    element: Node
    formatting: bool = False


@dataclass(frozen=True)
class Append(Step):
    """Creates an element, inserts it at the end of `parent` and pushes it; a leaf is not pushed."""

    parent: Node
    leaf: bool = False
    namespace: Node | None = None
    name: Node | None = None

    @property
    def is_foreign(self) -> bool:
        return self.namespace is not None


@dataclass(frozen=True)
class AppendText(Step):
    data: Node
    parent: Node


@dataclass(frozen=True)
class Keep(Step):
    """A statement of the rule that the lane also runs."""

    statement: Node


CURRENT = Variable("current")  # the current node at the start of the lane
# The new element, once it is on the stack.
NEW = call("stack.current")


class CannotJoin(Exception):
    """Raised for steps that no operation performs in this order."""


def joined(steps: list[Step]) -> tuple[Step, ...]:
    """Joins the steps that create, insert and push an element, and those that pop it again."""
    found: list[Step] = []
    rest = flags_last(steps)
    while rest:
        match rest:
            case [Create(namespace, name), Insert(parent), Push(), Pop(element), *after] if element == NEW:
                found.append(Append(parent, True, namespace, name))
            case [Create(namespace, name), Insert(parent), Push(), *after]:
                found.append(Append(parent, False, namespace, name))
            case [Create() | Insert() | Push(), *_]:
                raise CannotJoin
            case [Pop(element), *_] if element == NEW:
                raise CannotJoin
            case [Pop(element), Keep(statement), *after] if element == CURRENT and statement == LEAVE_LIST:
                found.append(Pop(element, formatting=True))
            case [Flag(statement), *after]:
                found.append(Keep(statement))
            case [one, *after]:
                found.append(one)
        rest = after
    return tuple(found)


LEAVE_LIST = call("formatting.remove", CURRENT)


def flags_last(steps: list[Step]) -> list[Step]:
    """Moves the steps that write flags from before an element's insertion to after it."""
    flags = [step for step in steps if isinstance(step, Flag)]
    if not flags:
        return steps
    first = steps.index(flags[0])
    rest = [step for step in steps if not isinstance(step, Flag)]
    created = [step for step in steps if isinstance(step, Create) and step.namespace is None]
    if first == 0 or steps[first - 1] != Create() or len(created) != 1 or steps.count(Push()) != 1:
        raise CannotJoin
    if rest[first + 1 : first + 2] != [Push()]:
        raise CannotJoin
    rest[first + 2 : first + 2] = flags
    return rest
