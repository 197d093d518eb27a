"""Changes to the tree, templates and shadow roots, and loops over nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import HTML, Attribute, Element, Fragment, Node, Text, clone, is_html
from ..forms import means

# --- The tree -----------------------------------------------------------------------------------------------------------


@means(phrases.ADD_MISSING)
def add_missing(p: Any, element: Element) -> None:
    """An attribute that the element already has keeps its value."""
    found = p.token.attributes
    if p.sanitizer is not None:
        found = p.sanitizer.kept(element, found)
    for attribute in found:
        if element.attribute(attribute.name) is None:
            element.attributes.append(Attribute(attribute.name, attribute.value))


def select_around(node: Node | None) -> Node | None:
    """The nearest inclusive ancestor that is a select element."""
    while node is not None and not is_html(node, "select"):
        node = node.parent
    return node


def removing_steps(p: Any, node: Node, old_parent: Node | None) -> None:
    p.run("run_the_removing_steps_of_the_subtree_for", node, select_around(old_parent))


@means(phrases.APPEND)
def append(p: Any, node: Node, parent: Node) -> None:
    """Appending a node removes it from its parent, if it has one. Moving an element runs its removing and
    insertion steps (https://dom.spec.whatwg.org/#concept-node-append)."""
    old = node.parent
    parent.insert(node, None)
    if isinstance(node, Element) and isinstance(parent, Element):
        if old is not None:
            removing_steps(p, node, old)
        p.run("run_the_insertion_steps_of_the_subtree", node)


@means(phrases.INSERT_NODE)
def insert_node(p: Any, node: Node, location: tuple[Node, Node | None]) -> None:
    parent, reference = location
    parent.insert(node, reference)


@means(phrases.INSERT_MOVED)
def insert_moved(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    """Inserting a node with descendants runs the insertion steps of each."""
    insert_node(p, element, location)
    p.run("run_the_insertion_steps_of_the_subtree", element)


@means(phrases.INSERT_MOVED_CHILDREN)
def insert_moved_children(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    """Inserts each child that can be inserted there, in turn; the others are dropped."""
    while element.children:
        child = element.children[0]
        remove(p, child)
        if p.run("can_be_inserted_at", child, location):
            insert_moved(p, child, location)


@means(phrases.REDIRECT)
def redirect(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    p.sanitizer.places[id(element)] = element, location


@means(phrases.SANITIZE_TOKEN)
def sanitize_token(p: Any) -> None:
    p.token.attributes = p.sanitizer.kept(Element(HTML, "template", []), p.token.attributes)


@means(phrases.REMOVE)
def remove(p: Any, node: Node) -> None:
    """Removing a node runs the removing steps of the node and its descendants."""
    old = node.parent
    node.remove()
    removing_steps(p, node, old)


@means(phrases.MOVE_CHILDREN)
def move_children(p: Any, node: Node, other: Node) -> None:
    """Moves one child after the other, each completely."""
    elements = isinstance(node, Element) and isinstance(other, Element)
    while node.children:
        child = node.children[0]
        other.insert(child, None)
        if elements:
            removing_steps(p, child, node)


@means(phrases.APPEND_CLONES)
def append_clones(p: Any, node: Node, fragment: Node, selectedcontent: Node) -> None:
    """Appends the clones in order. Only limits need to know where the clones are inserted."""
    for child in node.children:
        fragment.insert(clone(child), None)


@means(phrases.EMPTY_SELECTEDCONTENT)
def empty(p: Any, selectedcontent: Element) -> None:
    """Each child is removed in turn, with its removing steps."""
    outer, p.emptying_selectedcontent = p.emptying_selectedcontent, True
    while selectedcontent.children:
        child = selectedcontent.children[0]
        child.remove()
        removing_steps(p, child, selectedcontent)
    p.emptying_selectedcontent = outer


@means(phrases.INSERT_TEXT)
def insert_text(p: Any, data: str, location: tuple[Node, Node | None]) -> None:
    """Extends the text directly before the place; creates a node only if there is none."""
    parent, reference = location
    if reference is not None and reference.parent is parent:
        at = reference.index()
    else:
        at = len(parent.children)
    before = parent.children[at - 1] if at else None
    if isinstance(before, Text):
        before.data += data
    else:
        parent.insert(Text(data), reference)


# --- Templates and shadow roots ---------------------------------------------------------------------------------------------


@means(phrases.ATTACH_SHADOW)
def attach_shadow(
    p: Any,
    host: Element,
    is_open: bool,
    delegates: bool,
    serializable: bool,
    manual: bool,
    clonable: bool,
    null: bool,
) -> None:
    host.shadow = Fragment(host, "open" if is_open else "closed")
    host.flags |= {
        "delegates focus": delegates,
        "serializable": serializable,
        "manual": manual,
        "clonable": clonable,
        "null registry": null,
    }


@means(phrases.SET_CONTENTS)
def set_contents(p: Any, element: Element, node: Fragment) -> None:
    element.contents = node


@means(phrases.SET_TARGET)
def set_target(p: Any, element: Element, node: Node | None) -> None:
    element.patch["target"] = node


@means(phrases.SET_START)
def set_start(p: Any, element: Element, node: Node | None) -> None:
    element.patch["start"] = node


@means(phrases.SET_END)
def set_end(p: Any, element: Element, node: Node | None) -> None:
    element.patch["end"] = node


# --- Loops ------------------------------------------------------------------------------------------------------------------------------------


@means(phrases.ANCESTORS)
def ancestors(p: Any, node: Node) -> Iterator[Node]:
    """From the parent upwards."""
    return node.ancestors()


@means(phrases.ANCESTORS_IN)
def ancestors_in(p: Any, element: Node, name: str) -> Iterator[Node]:
    """From the parent upwards; elements that are not in the set are skipped."""
    return (node for node in element.ancestors() if p.in_set(node, name))


@means(phrases.DESCENDANTS_IN)
def descendants_in(p: Any, node: Node, name: str) -> list[Node]:
    """The inclusive descendants in that set, in tree order, as they are at the beginning."""
    return [below for below in (node, *node.descendants()) if p.in_set(below, name)]


@means(phrases.SIBLINGS_BETWEEN)
def siblings_between(p: Any, node: Node, end: Node | None) -> list[Node]:
    """The siblings up to `end`, as they are at the beginning."""
    found = []
    sibling = node.next_sibling()
    while sibling is not None and sibling is not end:
        found.append(sibling)
        sibling = sibling.next_sibling()
    return found


@means(phrases.DESCENDANTS)
def descendants(p: Any, node: Node) -> Iterator[Node]:
    """The descendants in tree order, following changes to the tree."""
    below = following(node, node)
    while below is not None:
        yield below
        below = following(below, node)


def following(node: Node, root: Node) -> Node | None:
    if node.children:
        return node.children[0]
    while node is not root:
        sibling = node.next_sibling()
        if sibling is not None:
            return sibling
        if node.parent is None:
            return None
        node = node.parent
    return None


@means(phrases.CHILDREN)
def children(p: Any, node: Node) -> Iterator[Node]:
    child = node.children[0] if node.children else None
    while child is not None:
        yield child
        child = child.next_sibling()
