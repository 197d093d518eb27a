"""The stack of open elements, and the scopes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..dom import Element, is_html
from .part import the

# --- The stack of open elements: a list, the topmost (html) first, the bottommost (the current node) last ----------------


def upwards(p: Any) -> Iterator[Element]:
    """From the current node, the bottommost, up to the first."""
    return reversed(p.stack)


def first_upwards(p: Any, matches: Any) -> Element | None:
    """The Standard writes this as a loop: from the current node, up by one entry each time, until a node matches."""
    return next((node for node in upwards(p) if matches(node)), None)


@the.statement("push {element} onto the stack of open elements")
def push(p: Any, element: Element) -> None:
    p.stack.append(element)


@the.statement("pop the current node off the stack of open elements")
def pop(p: Any) -> None:
    """Then, if the node is an option element, run what follows from it having been popped."""
    p.run("run_the_popped_steps_of", p.stack.pop())


@the.statement("pop elements until a {tags} element has been popped")
def pop_until(p: Any, tags: tuple[str, ...]) -> None:
    """That element is popped too."""
    while p.stack:
        node = p.stack[-1]
        pop(p)
        if is_html(node, *tags):
            return


@the.statement("pop elements until an HTML element named {tag name} has been popped")
def pop_until_named(p: Any, name: str) -> None:
    pop_until(p, (name,))


@the.statement("pop elements until {element} has been popped")
def pop_until_element(p: Any, element: Element) -> None:
    """The nodes below it, and then the element itself."""
    while p.stack[-1] is not element:
        pop(p)
    pop(p)


@the.statement("pop all elements but the first off the stack of open elements")
def pop_to_root(p: Any) -> None:
    """The root html element stays."""
    while len(p.stack) > 1:
        pop(p)


@the.statement("remove {element} from the stack of open elements")
def remove_from_stack(p: Any, element: Element | None) -> None:
    """If it is there; unlike popping it, this does nothing else."""
    p.stack[:] = [node for node in p.stack if node is not element]


@the.statement("replace {element} with {new: element} on the stack of open elements")
def replace_on_stack(p: Any, element: Element, new: Element) -> None:
    p.stack[:] = [new if node is element else node for node in p.stack]


@the.statement("insert {element} into the stack of open elements below {other: element}")
def insert_on_stack(p: Any, element: Element, other: Element) -> None:
    """Immediately below the position of the other in that stack."""
    p.stack.insert(position(p.stack, other) + 1, element)


def position(items: list[Any], item: Any) -> int:
    return next(i for i, other in enumerate(items) if other is item)


# --- Conditions: the stack of open elements ---------------------------------------------------------------------------------------


@the.condition("the stack of open elements is empty", "the stack of open elements is not empty")
def stack_is_empty(p: Any) -> bool:
    return not p.stack


@the.condition("the stack of open elements has only one node")
def stack_has_one(p: Any) -> bool:
    return len(p.stack) == 1


@the.condition(
    "there is a template element on the stack of open elements",
    "there is no template element on the stack of open elements",
)
def has_template(p: Any) -> bool:
    return any(is_html(node, "template") for node in p.stack)


@the.condition("the stack of open elements has a node that is not in the set {complement set}")
def has_node_not_in(p: Any, name: str) -> bool:
    return any(not p.in_set(node, name) for node in p.stack)


@the.condition("{element} is on the stack of open elements", "{element} is not on the stack of open elements")
def is_on_stack(p: Any, element: Element | None) -> bool:
    return any(node is element for node in p.stack)


def in_specific_scope(p: Any, scope: str, is_target: Any) -> bool:
    """#has-an-element-in-the-specific-scope, steps 1 to 4: from the current node up, whichever comes first decides: the
    target, or an element of the list, which hides what is above it."""
    for node in upwards(p):
        if is_target(node):
            return True
        if p.in_scope_list(node, scope):
            return False
    return False


def tags_in_scope(scope: str) -> Any:
    def form(p: Any, tags: tuple[str, ...]) -> bool:
        return in_specific_scope(p, scope, lambda node: is_html(node, *tags))

    form.__doc__ = in_specific_scope.__doc__
    return form


the.condition(
    "the stack of open elements has a {tags} element in scope",
    "the stack of open elements does not have a {tags} element in scope",
)(tags_in_scope("base"))
the.condition(
    "the stack of open elements has a {tags} element in button scope",
    "the stack of open elements does not have a {tags} element in button scope",
)(tags_in_scope("button"))


@the.condition("the stack of open elements does not have a {tags} element in list item scope")
def not_in_list_item_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("list item")(p, tags)


@the.condition("the stack of open elements does not have a {tags} element in table scope")
def not_in_table_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("table")(p, tags)


@the.condition("the stack of open elements does not have an HTML element named {tag name} in scope")
def name_not_in_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("base")(p, (name,))


@the.condition("the stack of open elements does not have an HTML element named {tag name} in table scope")
def name_not_in_table_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("table")(p, (name,))


@the.condition("the stack of open elements does not have {element} in scope")
def element_not_in_scope(p: Any, element: Element) -> bool:
    """The same with that element as the target node."""
    return not in_specific_scope(p, "base", lambda node: node is element)
