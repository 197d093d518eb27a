"""Conditions that the evaluation decides: of elements whose names, places and states it knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..model import Spec, Use
from .symbols import TAG_NAME, Known, Name, NodeOf, NoLane, Null, Symbol, Target, World, tag_names

SCOPE = re.compile(r"has_in_scope\(\$(?:tags|tag_name), sets::(scope_\w+)\)")


class Elements:
    """Facts about the names of elements."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.excepted: set[str] = set()  # names that are not plain
        self.foreign_excepted: set[tuple[str, str]] = set()  # foreign elements that are not plain
        self.html_names: set[str] = set()  # of elements that have names of their own

    def top(self, world: World) -> Known:
        if not world.stack:
            raise NoLane
        return world.stack[-1]

    def boundaries(self, use: Use) -> set[str]:
        """Those of the scope that a phrase names."""
        found = SCOPE.search(use.phrase.cpp)
        assert found is not None
        scope = next(scope for scope in self.spec.scopes.values() if f"scope_{scope.identifier}" == found[1])
        return {tag for space, tag in scope.members if space == "HTML"}

    def is_named(self, symbol: Symbol, names: list[str]) -> bool | None:
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

    def is_in_set(self, symbol: Symbol, name: str) -> bool | None:
        if isinstance(symbol, NodeOf):
            symbol = symbol.element
        if isinstance(symbol, Known) and symbol.namespace != "HTML":
            members = {tag for space, tag in self.spec.sets[name].members if space == symbol.namespace}
            return self.is_foreign_named(symbol, symbol.namespace, members)
        return self.is_named(symbol, [tag for space, tag in self.spec.sets[name].members if space == "HTML"])

    def is_foreign_named(self, symbol: Symbol, namespace: str, names: set[str]) -> bool | None:
        """Whether an element of that namespace has one of these names."""
        if not isinstance(symbol, Known):
            return None
        if symbol.namespace != namespace:
            return False
        if symbol.name is not None:
            return symbol.name in names
        if symbol.is_new:  # it may have any name
            return None if names else False
        return False if {(namespace, name) for name in names} <= self.foreign_excepted else None

    def has_name(self, element: Symbol, name: Symbol, world: World) -> bool | None:
        """Whether an element is an HTML element of that name."""
        if not isinstance(element, Known):
            return None
        if element.namespace != "HTML":
            return False
        if isinstance(name, Name):
            return self.is_named(element, [name.text])
        if name == TAG_NAME:
            return element.name == world.tag if element.name is not None else None
        return None


#  the phrase, its negation, and whether the phrase holds.
Test = Callable[[Elements, Use, "dict[str, Symbol]", World], "bool | None"]


def is_null(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    value = arguments.get("node", arguments.get("entry"))
    return True if isinstance(value, Null) else False if isinstance(value, (Known, NodeOf, Target)) else None


def is_a(elements: Elements, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return elements.is_named(arguments["node"], tag_names(use.arguments["tags"].text))


def is_an_html_element_named(
    elements: Elements, _: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return elements.has_name(arguments["node"], arguments["tag_name"], world)


def is_in_set(elements: Elements, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return elements.is_in_set(arguments["node"], use.arguments["set"].text)


def has_in_scope(elements: Elements, use: Use, _: dict[str, Symbol], world: World) -> bool | None:
    names = tag_names(use.arguments["tags"].text)
    return is_in_scope(elements, use, world, lambda element: elements.is_named(element, names))


def has_name_in_scope(
    elements: Elements, use: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return is_in_scope(
        elements, use, world, lambda element: elements.has_name(element, arguments["tag_name"], world)
    )


def is_in_scope(
    elements: Elements, use: Use, world: World, is_it: Callable[[Known], bool | None]
) -> bool | None:
    """True if the lowest elements have it, with no boundary below it."""
    boundaries = elements.boundaries(use)
    for element in reversed(world.stack):
        if is_it(element):
            return True
        if element.name is None or element.name in boundaries:
            break
    return None


def has_element_in_scope(
    elements: Elements, _: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return True if arguments["element"] is elements.top(world) else None


def is_on_stack(_: Elements, __: Use, arguments: dict[str, Symbol], world: World) -> bool | None:
    return True if arguments["element"] in world.stack else None


def is_same(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    one, other = arguments["node"], arguments["other"]
    if isinstance(one, Known) and isinstance(other, Known):
        return one is other
    if isinstance(one, NodeOf) and isinstance(other, NodeOf):
        return one.element is other.element
    return None


def has_parent(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    """A new element has none until it is inserted."""
    node = arguments["node"]
    return False if isinstance(node, NodeOf) and node.element.is_new and not node.element.inserted else None


def is_ancestor(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    """A new element has no descendants."""
    node, other = arguments["node"], arguments["other"]
    if isinstance(node, NodeOf) and node.element.is_new and isinstance(other, (NodeOf, Target)):
        return other == node
    return None


def is_document(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    return False if isinstance(arguments["node"], (NodeOf, Target)) else None


def is_in_namespace(_: Elements, use: Use, arguments: dict[str, Symbol], __: World) -> bool | None:
    element = arguments["element"]
    return use.arguments["namespace"].text == element.namespace if isinstance(element, Known) else None


def is_text_integration_point(
    elements: Elements, _: Use, arguments: dict[str, Symbol], __: World
) -> bool | None:
    return elements.is_in_set(arguments["element"], "MathML text integration points")


def is_mathml(elements: Elements, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return elements.is_foreign_named(arguments["element"], "MathML", {use.arguments["tag"].text})


def is_svg(elements: Elements, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return elements.is_foreign_named(arguments["element"], "SVG", {use.arguments["tag"].text})


def is_end_of_file(_: Elements, __: Use, ___: dict[str, Symbol], world: World) -> bool | None:
    return world.kind == "end-of-file"


def is_self_closing(_: Elements, __: Use, ___: dict[str, Symbol], world: World) -> bool | None:
    if world.kind != "start tag":
        return None
    return (
        world.self_closing
        if world.self_closing is not None
        else world.ask_about_token("tag_token.self_closing")
    )


def is_tag_named(_: Elements, use: Use, __: dict[str, Symbol], world: World) -> bool | None:
    if world.kind != "start tag":
        return None
    if world.tag is not None:
        return use.arguments["tag"].text == world.tag
    return world.ask_about_token(f"tag_token.name == {use.arguments['tag'].cpp}")


def has_other_name(elements: Elements, _: Use, arguments: dict[str, Symbol], world: World) -> bool | None:
    """The tag of an end tag with a lane is that of the current node."""
    return False if world.kind == "end tag" and arguments["element"] is elements.top(world) else None


def is_true(_: Elements, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    value = arguments["value"]
    return value if isinstance(value, bool) else None


STACK = "the stack of open elements"
TESTS: list[tuple[str, str, Test]] = [
    ("{node: any} is null", "{node: any} is not null", is_null),
    ("{entry: entry} is null", "", is_null),
    ("{node: any} is a {tags} element", "{node: any} is not a {tags} element", is_a),
    (
        "{node: any} is an HTML element named {tag name}",
        "{node: any} is not an HTML element named {tag name}",
        is_an_html_element_named,
    ),
    ("{node: any} is in the set {set}", "{node: any} is not in the set {set}", is_in_set),
    *(
        (
            f"{STACK} has a {{tags}} element in {scope}",
            f"{STACK} does not have a {{tags}} element in {scope}",
            has_in_scope,
        )
        for scope in ("scope", "button scope", "list item scope", "table scope")
    ),
    *(
        ("", f"{STACK} does not have an HTML element named {{tag name}} in {scope}", has_name_in_scope)
        for scope in ("scope", "table scope")
    ),
    ("", f"{STACK} does not have {{element}} in scope", has_element_in_scope),
    (
        "{element} is on the stack of open elements",
        "{element} is not on the stack of open elements",
        is_on_stack,
    ),
    ("{node: element} is {other: element}", "{node: element} is not {other: element}", is_same),
    ("{node} is {other: node}", "{node} is not {other: node}", is_same),
    ("{node} has a parent", "", has_parent),
    ("{node} is a host-including inclusive ancestor of {other: node}", "", is_ancestor),
    ("{node} is a Document", "", is_document),
    ("{node} is a Document with an element child", "", is_document),
    (
        "{element} is in the {namespace} namespace",
        "{element} is not in the {namespace} namespace",
        is_in_namespace,
    ),
    (
        "{element} is a MathML text integration point",
        "{element} is not a MathML text integration point",
        is_text_integration_point,
    ),
    ("{element} is a MathML {tag} element", "", is_mathml),
    ("{element} is an SVG {tag} element", "", is_svg),
    ("the token is an end-of-file", "", is_end_of_file),
    ("the token's self-closing flag is set", "", is_self_closing),
    ("the token's tag name is {tag}", "", is_tag_named),
    ("the lowercase tag name of {element} is not the token's tag name", "", has_other_name),
    ("{value: boolean} is true", "{value: boolean} is false", is_true),
]
