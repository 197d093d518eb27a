"""What the operations of the runtime read and change, as far as the generator depends on it.

A phrase's definition names its operations; their properties determine what a lane may contain and
which generated functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Properties:
    """The properties of an operation. One without properties may change anything and read the token."""

    # It only reads. An algorithm that calls only pure operations is marked as pure: the compiler may then
    # report it to an observer early, or once where it runs twice.
    pure: bool = False
    # A guard of a lane may use it: it only reads, and does not read the token.
    guard: bool = False
    # Nothing that a lane does changes its result, so a guard can use it wherever the rule does.
    invariant: bool = False
    # It examines only one element.
    of_element: bool = False
    # It searches the stack of open elements for an element of a set.
    search: bool = False
    # An algorithm that a lane calls may use it: it does not read the token or change the stack of open elements.
    callable: bool = False


GUARD = Properties(guard=True)
PURE = Properties(pure=True)
PURE_GUARD = Properties(pure=True, guard=True)
CALLABLE = Properties(callable=True)
INVARIANT = Properties(guard=True, invariant=True)

OPERATIONS: dict[str, Properties] = {
    # The stack of open elements.
    "stack.bottommost": Properties(pure=True, guard=True, search=True),
    "stack.bottommost_foreign": GUARD,
    "stack.contains": GUARD,
    "stack.current": PURE_GUARD,
    "stack.empty": PURE_GUARD,
    "stack.first": PURE_GUARD,
    "stack.has_element_in_scope": Properties(guard=True, search=True),
    "stack.has_in_scope": Properties(guard=True, search=True),
    "stack.lower": Properties(guard=True, search=True),
    "stack.size": PURE_GUARD,
    # The list of active formatting elements.
    "formatting.add": CALLABLE,
    "formatting.earliest_of_three": CALLABLE,
    "formatting.empty": PURE_GUARD,
    "formatting.is_marker": GUARD,
    "formatting.last": GUARD,
    "formatting.last_named": GUARD,
    "formatting.remove": CALLABLE,
    "formatting.remove_last": CALLABLE,
    # Nodes and elements.
    "node_of": PURE_GUARD,
    "nodes.has_parent": PURE,
    "nodes.is_element_of": PURE_GUARD,
    "nodes.is_html_element": Properties(pure=True, guard=True, of_element=True),
    "nodes.is_in_namespace": PURE_GUARD,
    "nodes.is_in_set": Properties(pure=True, guard=True, of_element=True),
    "nodes.is_null": PURE_GUARD,
    "tree.parent": PURE,
    "tree.template_contents": PURE,
    "insertion.find_content_patch": PURE,
    # The parse state.
    "input_encoding.is_tentative": INVARIANT,
    "state.current_template_insertion_mode": CALLABLE,
    "state.form_element_pointer": GUARD,
    "state.foster_parenting": PURE,
    "state.fragment_context_element": Properties(pure=True, guard=True, invariant=True),
    "state.head_element_pointer": CALLABLE,
    "state.insertion_mode": GUARD,
    "state.quirks_mode": GUARD,
    "state.root_insertion_target": PURE,
    "state.scripting_mode": INVARIANT,
    "state.set_frameset_ok": CALLABLE,
    "state.set_insertion_mode": CALLABLE,
    "table_text.is_not_whitespace": GUARD,
    # A parser that sanitizes.
    "sanitizer.place_of": PURE,
    "sanitizer.redirects": PURE,
}
NONE = Properties()

# Functions that belong to no part, and are pure.
PURE_FUNCTIONS = {"node_of", "null", "static_assert"}


def properties(name: str) -> Properties:
    return OPERATIONS.get(name, NONE)


def can_guard(operations: Iterable[str]) -> bool:
    return all(properties(name).guard for name in operations)


def are_invariant(operations: Iterable[str]) -> bool:
    return all(properties(name).invariant for name in operations)


def are_of_element(operations: Iterable[str]) -> bool:
    return all(properties(name).of_element for name in operations)


def are_callable(operations: Iterable[str]) -> bool:
    return all(properties(name).guard or properties(name).callable for name in operations)


def search_stack(operations: Iterable[str]) -> bool:
    return any(properties(name).search for name in operations)


def pure_names() -> set[str]:
    """The names of the pure operations and functions, without their owners."""
    return PURE_FUNCTIONS | {
        name.rpartition(".")[2] for name, properties in OPERATIONS.items() if properties.pure
    }
