"""Decides conditions on elements whose names, places and states are known."""

from __future__ import annotations

from collections.abc import Callable

from lockstep_rules.model import Spec, Use
from lockstep_rules.nodes import Call, Node, Operation, Set, dot, equal
from lockstep_rules.phrases import tree
from lockstep_rules.phrases.symbol import Symbol

from .symbols import (
    TAG_NAME,
    TAG_TOKEN,
    TOKEN_NAME,
    Known,
    Name,
    NodeOf,
    NoLane,
    Null,
    Target,
    Value,
    World,
    tag_names,
)

IN_SCOPE = Operation("stack.has_in_scope")


def search_of_scope(node: Node) -> Call | None:
    """The call in a phrase that searches a scope for elements with the given names."""
    for one in node.every():
        if isinstance(one, Call) and one.function == IN_SCOPE:
            return one
    return None


def asks_about_scope(use: Use) -> bool:
    return search_of_scope(use.phrase.does) is not None


class Elements:
    """Facts about the names of elements."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.excepted: set[str] = set()  # names that are not plain
        self.foreign_excepted: set[tuple[str, str]] = set()  # foreign elements that are not plain
        self.html_names: set[str] = set()  # all names that have a tag ID

    def top(self, world: World) -> Known:
        if not world.stack:
            raise NoLane
        return world.stack[-1]

    def boundaries(self, use: Use) -> set[str]:
        """The names of the HTML elements that bound the scope of a phrase."""
        search = search_of_scope(use.phrase.does)
        assert search is not None
        scope = next(
            s for s in self.spec.scopes.values() if search.arguments[1] == Set(f"scope_{s.identifier}")
        )
        return {tag for space, tag in scope.members if space == "HTML"}

    def is_named(self, symbol: Value, names: list[str]) -> bool | None:
        """Whether an element is an HTML element with one of these names."""
        if isinstance(symbol, NodeOf):
            symbol = symbol.element
        if isinstance(symbol, Null):
            return False
        if not isinstance(symbol, Known):
            return None
        if symbol.namespace != "HTML":
            return False
        if symbol.name is None:
            return False if set(names) <= self.excepted else None
        return symbol.name in names

    def is_in_set(self, symbol: Value, name: str) -> bool | None:
        if isinstance(symbol, NodeOf):
            symbol = symbol.element
        if isinstance(symbol, Known) and symbol.namespace != "HTML":
            members = {tag for space, tag in self.spec.sets[name].members if space == symbol.namespace}
            return self.is_foreign_named(symbol, symbol.namespace, members)
        return self.is_named(symbol, [tag for space, tag in self.spec.sets[name].members if space == "HTML"])

    def is_foreign_named(self, symbol: Value, namespace: str, names: set[str]) -> bool | None:
        """Whether an element in that namespace has one of these names."""
        if not isinstance(symbol, Known):
            return None
        if symbol.namespace != namespace:
            return False
        if symbol.name is not None:
            return symbol.name in names
        if symbol.is_new:  # it may have any name
            return None if names else False
        return False if {(namespace, name) for name in names} <= self.foreign_excepted else None

    def has_name(self, element: Value, name: Value, world: World) -> bool | None:
        """Whether an element is an HTML element with that name."""
        if not isinstance(element, Known):
            return None
        if element.namespace != "HTML":
            return False
        if isinstance(name, Name):
            return self.is_named(element, [name.text])
        if name == TAG_NAME:
            return element.name == world.tag if element.name is not None else None
        return None


# Whether a condition holds, if that is known.
Test = Callable[[Elements, Use, "dict[str, Value]", World], "bool | None"]


def is_null(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    value = arguments.get("node", arguments.get("entry"))
    return True if isinstance(value, Null) else False if isinstance(value, (Known, NodeOf, Target)) else None


def is_a(elements: Elements, use: Use, arguments: dict[str, Value], _: World) -> bool | None:
    return elements.is_named(arguments["node"], tag_names(use.arguments["tags"].text))


def is_an_html_element_named(
    elements: Elements, _: Use, arguments: dict[str, Value], world: World
) -> bool | None:
    return elements.has_name(arguments["node"], arguments["tag_name"], world)


def is_in_set(elements: Elements, use: Use, arguments: dict[str, Value], _: World) -> bool | None:
    return elements.is_in_set(arguments["node"], use.arguments["set"].text)


def has_in_scope(elements: Elements, use: Use, _: dict[str, Value], world: World) -> bool | None:
    names = tag_names(use.arguments["tags"].text)
    return is_in_scope(elements, use, world, lambda element: elements.is_named(element, names))


def has_name_in_scope(elements: Elements, use: Use, arguments: dict[str, Value], world: World) -> bool | None:
    return is_in_scope(
        elements, use, world, lambda element: elements.has_name(element, arguments["tag_name"], world)
    )


def is_in_scope(
    elements: Elements, use: Use, world: World, is_it: Callable[[Known], bool | None]
) -> bool | None:
    """True if one of the lowest elements matches, with no boundary below it; otherwise None."""
    boundaries = elements.boundaries(use)
    for element in reversed(world.stack):
        if is_it(element):
            return True
        if element.name is None or element.name in boundaries:
            break
    return None


def has_element_in_scope(
    elements: Elements, _: Use, arguments: dict[str, Value], world: World
) -> bool | None:
    return True if arguments["element"] is elements.top(world) else None


def is_on_stack(_: Elements, __: Use, arguments: dict[str, Value], world: World) -> bool | None:
    return True if arguments["element"] in world.stack else None


def is_same(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    one, other = arguments["node"], arguments["other"]
    if isinstance(one, Known) and isinstance(other, Known):
        return one is other
    if isinstance(one, NodeOf) and isinstance(other, NodeOf):
        return one.element is other.element
    return None


def has_parent(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    """A new element has no parent until it is inserted."""
    node = arguments["node"]
    return False if isinstance(node, NodeOf) and node.element.is_new and not node.element.inserted else None


def is_ancestor(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    """A new element has no descendants."""
    node, other = arguments["node"], arguments["other"]
    if isinstance(node, NodeOf) and node.element.is_new and isinstance(other, (NodeOf, Target)):
        return other == node
    return None


def is_document(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    return False if isinstance(arguments["node"], (NodeOf, Target)) else None


def is_in_namespace(_: Elements, use: Use, arguments: dict[str, Value], __: World) -> bool | None:
    element = arguments["element"]
    return use.arguments["namespace"].text == element.namespace if isinstance(element, Known) else None


def is_text_integration_point(
    elements: Elements, _: Use, arguments: dict[str, Value], __: World
) -> bool | None:
    return elements.is_in_set(arguments["element"], "MathML text integration points")


def is_mathml(elements: Elements, use: Use, arguments: dict[str, Value], _: World) -> bool | None:
    return elements.is_foreign_named(arguments["element"], "MathML", {use.arguments["tag"].text})


def is_svg(elements: Elements, use: Use, arguments: dict[str, Value], _: World) -> bool | None:
    return elements.is_foreign_named(arguments["element"], "SVG", {use.arguments["tag"].text})


def is_end_of_file(_: Elements, __: Use, ___: dict[str, Value], world: World) -> bool | None:
    return world.kind == "end-of-file"


def is_self_closing(_: Elements, __: Use, ___: dict[str, Value], world: World) -> bool | None:
    if world.kind != "start tag":
        return None
    return (
        world.self_closing
        if world.self_closing is not None
        else world.guard_token(dot(TAG_TOKEN, "self_closing"))
    )


def is_tag_named(_: Elements, use: Use, __: dict[str, Value], world: World) -> bool | None:
    if world.kind != "start tag":
        return None
    if world.tag is not None:
        return use.arguments["tag"].text == world.tag
    return world.guard_token(equal(TOKEN_NAME, use.arguments["tag"].node))


def has_other_name(elements: Elements, _: Use, arguments: dict[str, Value], world: World) -> bool | None:
    """An end tag with a lane has the current node's name."""
    return False if world.kind == "end tag" and arguments["element"] is elements.top(world) else None


def is_true(_: Elements, __: Use, arguments: dict[str, Value], ___: World) -> bool | None:
    value = arguments["value"]
    return value if isinstance(value, bool) else None


def negation(test: Test) -> Test:
    """The test for a phrase whose words express a negation."""

    def negated(elements: Elements, use: Use, arguments: dict[str, Value], world: World) -> bool | None:
        found = test(elements, use, arguments, world)
        return None if found is None else not found

    return negated


# The tests of conditions. For the negation of a symbol, the evaluation negates the result.
TESTS: dict[Symbol, Test] = {
    tree.IS_NULL: is_null,
    tree.ENTRY_IS_NULL: is_null,
    tree.IS_TAG: is_a,
    tree.IS_NAMED: is_an_html_element_named,
    tree.IS_IN_SET: is_in_set,
    tree.IN_SCOPE: has_in_scope,
    tree.IN_BUTTON_SCOPE: has_in_scope,
    tree.NOT_IN_LIST_ITEM_SCOPE: negation(has_in_scope),
    tree.NOT_IN_TABLE_SCOPE: negation(has_in_scope),
    tree.NAME_NOT_IN_SCOPE: negation(has_name_in_scope),
    tree.NAME_NOT_IN_TABLE_SCOPE: negation(has_name_in_scope),
    tree.ELEMENT_NOT_IN_SCOPE: negation(has_element_in_scope),
    tree.IS_ON_STACK: is_on_stack,
    tree.IS_ELEMENT: is_same,
    tree.IS_NODE: is_same,
    tree.HAS_PARENT: has_parent,
    tree.IS_HOST_INCLUDING_ANCESTOR: is_ancestor,
    tree.IS_DOCUMENT: is_document,
    tree.IS_DOCUMENT_WITH_ELEMENT: is_document,
    tree.IS_IN_NAMESPACE: is_in_namespace,
    tree.IS_TEXT_INTEGRATION_POINT: is_text_integration_point,
    tree.IS_MATHML: is_mathml,
    tree.IS_SVG: is_svg,
    tree.TOKEN_IS_END_OF_FILE: is_end_of_file,
    tree.TOKEN_SELF_CLOSING: is_self_closing,
    tree.TOKEN_NAME_IS: is_tag_named,
    tree.LOWERCASE_NAME_IS_NOT: has_other_name,
    tree.IS_TRUE: is_true,
}
