"""The stack of open elements, and the scopes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import Element, is_html
from ..forms import means

# --- The stack of open elements: a list, the topmost (html) first, the bottommost (the current node) last ----------------


def upwards(p: Any) -> Iterator[Element]:
    """From the current node, which is the bottommost, up to the first."""
    return reversed(p.stack)


def first_upwards(p: Any, matches: Any) -> Element | None:
    """The Standard writes this as a loop: from the current node, up by one entry each time, until a node matches."""
    return next((node for node in upwards(p) if matches(node)), None)


@means(phrases.PUSH)
def push(p: Any, element: Element) -> None:
    p.stack.append(element)


@means(phrases.POP)
def pop(p: Any) -> None:
    """Pops the current node, and runs its popped steps, which do something only for an option element."""
    p.run("run_the_popped_steps_of", p.stack.pop())


@means(phrases.POP_UNTIL)
def pop_until(p: Any, tags: tuple[str, ...]) -> None:
    """The element with one of these tags is popped too."""
    while p.stack:
        node = p.stack[-1]
        pop(p)
        if is_html(node, *tags):
            return


@means(phrases.POP_UNTIL_NAMED)
def pop_until_named(p: Any, name: str) -> None:
    pop_until(p, (name,))


@means(phrases.POP_UNTIL_ELEMENT)
def pop_until_element(p: Any, element: Element) -> None:
    """Pops the nodes below the element, and then the element itself."""
    while p.stack[-1] is not element:
        pop(p)
    pop(p)


@means(phrases.POP_TO_ROOT)
def pop_to_root(p: Any) -> None:
    """The root html element is not popped."""
    while len(p.stack) > 1:
        pop(p)


@means(phrases.REMOVE_FROM_STACK)
def remove_from_stack(p: Any, element: Element | None) -> None:
    """Removes the element if it is there; unlike popping, this has no other effect."""
    p.stack[:] = [node for node in p.stack if node is not element]


@means(phrases.REPLACE_ON_STACK)
def replace_on_stack(p: Any, element: Element, new: Element) -> None:
    p.stack[:] = [new if node is element else node for node in p.stack]


@means(phrases.INSERT_ON_STACK)
def insert_on_stack(p: Any, element: Element, other: Element) -> None:
    """Inserts immediately below the position of the other element in the stack."""
    p.stack.insert(position(p.stack, other) + 1, element)


def position(items: list[Any], item: Any) -> int:
    return next(i for i, other in enumerate(items) if other is item)


# --- Conditions: the stack of open elements ---------------------------------------------------------------------------------------


@means(phrases.STACK_IS_EMPTY)
def stack_is_empty(p: Any) -> bool:
    return not p.stack


@means(phrases.STACK_HAS_ONE)
def stack_has_one(p: Any) -> bool:
    return len(p.stack) == 1


@means(phrases.HAS_TEMPLATE)
def has_template(p: Any) -> bool:
    return any(is_html(node, "template") for node in p.stack)


@means(phrases.HAS_NODE_NOT_IN)
def has_node_not_in(p: Any, name: str) -> bool:
    return any(not p.in_set(node, name) for node in p.stack)


@means(phrases.IS_ON_STACK)
def is_on_stack(p: Any, element: Element | None) -> bool:
    return any(node is element for node in p.stack)


def in_specific_scope(p: Any, scope: str, is_target: Any) -> bool:
    """#has-an-element-in-the-specific-scope, steps 1 to 4: from the current node up, whichever comes first decides: the
    target, or an element of the list, which hides the nodes above it."""
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


means(phrases.IN_SCOPE)(tags_in_scope("base"))
means(phrases.IN_BUTTON_SCOPE)(tags_in_scope("button"))


@means(phrases.NOT_IN_LIST_ITEM_SCOPE)
def not_in_list_item_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("list item")(p, tags)


@means(phrases.NOT_IN_TABLE_SCOPE)
def not_in_table_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("table")(p, tags)


@means(phrases.NAME_NOT_IN_SCOPE)
def name_not_in_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("base")(p, (name,))


@means(phrases.NAME_NOT_IN_TABLE_SCOPE)
def name_not_in_table_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("table")(p, (name,))


@means(phrases.ELEMENT_NOT_IN_SCOPE)
def element_not_in_scope(p: Any, element: Element) -> bool:
    """Whether that element, as the target node, is not in scope."""
    return not in_specific_scope(p, "base", lambda node: node is element)
