"""Elements, nodes and places: how rules test them, and how they name them."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import (
    HTML,
    MATHML,
    SVG,
    URLS,
    XLINK,
    XMLNS,
    Attribute,
    Comment,
    Doctype,
    Document,
    Element,
    Fragment,
    Instruction,
    Node,
    is_html,
)
from ..forms import means
from ..pseudo_attributes import pseudo_attribute
from .formatting import elements_to_marker
from .stack import first_upwards, position
from .tokens import folded

# --- Conditions: nodes and elements -----------------------------------------------------------------------------------------------


def of_location(node: Any) -> Any:
    return node


@means(phrases.IS_NULL)
def is_null(p: Any, node: Node | None) -> bool:
    return node is None


@means(phrases.IS_ELEMENT)
def is_element(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@means(phrases.IS_NODE)
def is_node(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@means(phrases.IS_TAG)
def is_tag(p: Any, node: Node | None, tags: tuple[str, ...]) -> bool:
    return is_html(node, *tags)


@means(phrases.IS_NAMED)
def is_named(p: Any, node: Node | None, name: str) -> bool:
    return is_html(node, name)


@means(phrases.IS_MATHML)
def is_mathml(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (MATHML, tag)


@means(phrases.IS_SVG)
def is_svg(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (SVG, tag)


@means(phrases.IS_IN_SET)
def is_in_set(p: Any, node: Node | None, name: str) -> bool:
    return p.in_set(node, name)


@means(phrases.IS_TEXT_INTEGRATION_POINT)
def is_text_integration_point(p: Any, element: Element) -> bool:
    return p.in_set(element, "MathML text integration points")


@means(phrases.IS_IN_NAMESPACE)
def is_in_namespace(p: Any, element: Element, namespace: str) -> bool:
    return element.namespace == namespace


@means(phrases.LOWERCASE_NAME_IS_NOT)
def lowercase_name_is_not(p: Any, element: Element) -> bool:
    """Tags that the tokenizer emits are in lower case; names of SVG elements may have capitals."""
    return folded(element.name) != p.token.name


@means(phrases.ENCODING_IS)
def encoding_is(p: Any, element: Element, string: str) -> bool:
    """Tests the start tag token's attribute; an ASCII case-insensitive match."""
    value = next((a.value for a in element.given if a.name == "encoding"), None)
    return value is not None and folded(value) == folded(string)


@means(phrases.NODE_HAS)
def node_has(p: Any, node: Element, attribute: str) -> bool:
    return node.attribute(attribute) is not None


@means(phrases.HAS_PARENT)
def has_parent(p: Any, node: Node | None) -> bool:
    return node is not None and node.parent is not None


@means(phrases.IN_SAME_TREE)
def in_same_tree(p: Any, node: Node | None, other: Element) -> bool:
    """Their roots are the same."""
    return node is not None and node.root() is other.root()


@means(phrases.IS_DOCUMENT)
def is_document(p: Any, node: Node | None) -> bool:
    return isinstance(node, Document)


@means(phrases.IS_INSTRUCTION)
def is_instruction(p: Any, node: Node | None) -> bool:
    return isinstance(node, Instruction)


@means(phrases.IS_DOCUMENT_WITH_ELEMENT)
def is_document_with_element(p: Any, node: Node | None) -> bool:
    """A Document has at most one element child."""
    return isinstance(node, Document) and any(isinstance(child, Element) for child in node.children)


@means(phrases.IS_HOST_INCLUDING_ANCESTOR)
def is_host_including_ancestor(p: Any, node: Node, other: Node | None) -> bool:
    """An inclusive ancestor of the other node, or of the host of its root, and so on."""
    while other is not None:
        if node is other or any(node is above for above in other.ancestors()):
            return True
        root = other.root()
        other = root.host if isinstance(root, Fragment) else None
    return False


@means(phrases.IS_NOT_CONNECTED)
def is_not_connected(p: Any, node: Node) -> bool:
    """Whether the node's shadow-including root is not a document."""
    root = node.root()
    while isinstance(root, Fragment) and root.shadow:
        assert root.host is not None
        root = root.host.root()
    return not isinstance(root, Document)


@means(phrases.IS_BODY)
def is_body(p: Any, node: Node | None) -> bool:
    """The first child of the root that is a body or frameset element, if the root is an html element."""
    html = next((child for child in p.document.children if isinstance(child, Element)), None)
    if html is None or not is_html(html, "html"):
        return False
    return (
        next((child for child in html.children if is_html(child, "body", "frameset")), None)
        is node
        is not None
    )


@means(phrases.IS_SHADOW_HOST)
def is_shadow_host(p: Any, element: Element) -> bool:
    return element.shadow is not None


@means(phrases.IS_CUSTOM_NAME)
def is_custom_name(p: Any, name: str) -> bool:
    """The name begins with a lower-case letter, has a hyphen and no capitals, and is a valid element name."""
    return "a" <= name[:1] <= "z" and "-" in name and not any("A" <= c <= "Z" or c == "\0" for c in name)


@means(phrases.IS_POTENTIAL_CUSTOM_NAME)
def is_potential_custom_name(p: Any, name: str) -> bool:
    """[a-z] (PCENChar)* '-' (PCENChar)*"""
    return "a" <= name[:1] <= "z" and "-" in name and all(map(is_pcen_char, name))


PCEN_RANGES = (
    *((0xB7, 0xB7), (0xC0, 0xD6), (0xD8, 0xF6), (0xF8, 0x37D), (0x37F, 0x1FFF), (0x200C, 0x200D)),
    *((0x203F, 0x2040), (0x2070, 0x218F), (0x2C00, 0x2FEF), (0x3001, 0xD7FF), (0xF900, 0xFDCF)),
    *((0xFDF0, 0xFFFD), (0x10000, 0xEFFFF)),
)


def is_pcen_char(c: str) -> bool:
    return c in "-._0123456789" or "a" <= c <= "z" or any(low <= ord(c) <= high for low, high in PCEN_RANGES)


@means(phrases.XMLNS_DIFFERS)
def xmlns_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xmlns") and a.value != URLS[element.namespace]
        for a in element.attributes
    )


@means(phrases.XLINK_DIFFERS)
def xlink_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xlink") and a.value != URLS[XLINK] for a in element.attributes
    )


# --- Expressions: elements ------------------------------------------------------------------------------------------------------------


@means(phrases.CURRENT_NODE)
def current_node(p: Any) -> Element:
    """The bottommost node."""
    return p.stack[-1]


@means(phrases.FIRST_ON_STACK)
def first(p: Any) -> Element:
    """The topmost node."""
    return p.stack[0]


@means(phrases.SECOND_ON_STACK)
def second(p: Any) -> Element | None:
    return p.stack[1] if len(p.stack) > 1 else None


@means(phrases.ABOVE)
def above(p: Any, element: Element) -> Element | None:
    at = position(p.stack, element)
    return p.stack[at - 1] if at else None


@means(phrases.LAST_TAG)
def last_tag(p: Any, tags: tuple[str, ...]) -> Element | None:
    """The most recently added node with any of these names."""
    return first_upwards(p, lambda node: is_html(node, *tags))


@means(phrases.BOTTOMMOST_NAMED_OR)
def bottommost_named_or(p: Any, tags: tuple[str, ...], name: str) -> Element | None:
    """The loop of the start tags li, dd and dt: one of these elements is closed; most special ones end the
    search; others are skipped."""
    return first_upwards(p, lambda node: is_html(node, *tags) or p.in_set(node, name))


@means(phrases.BOTTOMMOST_TAG_OR)
def bottommost_tag_or(p: Any, tag: str, name: str) -> Element | None:
    """The loop of “any other end tag”: an element with that name is closed; a special one ends the search,
    and the token is ignored; others are skipped."""
    return bottommost_named_or(p, (tag,), name)


@means(phrases.BOTTOMMOST_FOREIGN_OR)
def bottommost_foreign_or(p: Any) -> Element | None:
    """The loop of “any other end tag” in foreign content, steps 3 to 7. The first node is foreign, so an HTML
    element, which ends the loop, is above it."""
    return first_upwards(p, lambda node: node.namespace == HTML or folded(node.name) == p.token.name)


@means(phrases.BOTTOMMOST_IN)
def bottommost_in(p: Any, name: str) -> Element | None:
    """#reset-the-insertion-mode-appropriately: loop from the last node in the stack: an element that none of the steps
    names decides nothing, and node becomes the previous one. The first node in the stack is always the last
    one tried.
    """
    return first_upwards(p, lambda node: node is p.stack[0] or p.in_set(node, name))


@means(phrases.TOPMOST_BELOW)
def topmost_below(p: Any, name: str, element: Element) -> Element | None:
    """For the furthest block: the search begins below the formatting element and goes down."""
    return next((node for node in p.stack[position(p.stack, element) + 1 :] if p.in_set(node, name)), None)


@means(phrases.LAST_FORMATTING)
def last_formatting(p: Any, name: str) -> Element | None:
    """Searched from the end of the list; a marker ends the search."""
    return next((element for element in elements_to_marker(p) if element.name == name), None)


@means(phrases.HEAD_ELEMENT_POINTER)
def head(p: Any) -> Element | None:
    return p.head


@means(phrases.FORM_ELEMENT_POINTER)
def form(p: Any) -> Element | None:
    return p.form


@means(phrases.FRAGMENT_CONTEXT)
def context(p: Any) -> Element | None:
    return p.context


@means(phrases.NEAREST_FORM)
def nearest_form(p: Any, element: Element) -> Element | None:
    """The element itself, or else the nearest form above it."""
    return element if is_html(element, "form") else p.context_form


@means(phrases.NEW_ELEMENT)
def new_element(p: Any, namespace: str, token: Any) -> Element:
    """The attributes are in the token's order."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in token.attributes]
    return sanitized(p, Element(namespace, token.name, attributes))


def sanitized(p: Any, element: Element) -> Element:
    """From the proposal: attributes that the sanitizer refuses are left out when the element is created."""
    if p.sanitizer is not None:
        element.attributes = p.sanitizer.kept(element, element.attributes)
    return element


@means(phrases.NEW_ELEMENT_LIKE)
def new_element_like(p: Any, element: Element, node: Node | None) -> Element:
    """The attributes are the token's, even if the element has changed since."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in element.given]
    return sanitized(p, Element(element.namespace, element.name, attributes))


@means(phrases.NEW_HTML)
def new_html(p: Any) -> Element:
    return Element(HTML, "html", [])


# --- Expressions: places ------------------------------------------------------------------------------------------------------------------


@means(phrases.LOCATION)
def location(p: Any, parent: Node | None, reference: Node | None) -> tuple[Node | None, Node | None]:
    return parent, reference


@means(phrases.REDIRECTED)
def redirected(p: Any, node: Node) -> Any:
    return p.sanitizer.places[id(node)][1]


@means(phrases.TARGET_PARENT)
def target_parent(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[0] if place else None


@means(phrases.REFERENCE_CHILD)
def reference_child(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[1] if place else None


@means(phrases.APPROPRIATE_PLACE)
def appropriate_place(p: Any) -> Any:
    return p.run("the_appropriate_place_for_inserting_a_node")


# --- Expressions: nodes -------------------------------------------------------------------------------------------------------------------


@means(phrases.INSERTION_POINT)
def insertion_point(p: Any) -> Any:
    return p.insertion_point


@means(phrases.UNDEFINED)
def undefined(p: Any) -> None:
    return None


@means(phrases.THE_DOCUMENT)
def the_document(p: Any) -> Document:
    return p.document


@means(phrases.ROOT_TARGET)
def root_target(p: Any) -> Node | None:
    return p.root_target


@means(phrases.NEW_DOCTYPE)
def new_doctype(p: Any) -> Doctype:
    """Missing parts of the token are empty."""
    return Doctype(p.token.name or "", p.token.public or "", p.token.system or "")


@means(phrases.NEW_COMMENT)
def new_comment(p: Any, data: str) -> Comment:
    return Comment(data)


@means(phrases.NEW_INSTRUCTION)
def new_instruction(p: Any, target: str, data: str) -> Instruction:
    return Instruction(target, data)


@means(phrases.NEW_FRAGMENT)
def new_fragment(p: Any) -> Fragment:
    return Fragment()


@means(phrases.FIND_MARKER)
def find_marker(p: Any, name: str, scope: Node) -> Node | None:
    """The first marker in tree order whose pseudo-attribute “name” has that value."""
    for node in scope.descendants():
        if isinstance(node, Instruction) and node.target in ("marker", "start"):
            if pseudo_attribute(node.data, "name") == name:
                return node
    return None


@means(phrases.PARENT_OF)
def parent_of(p: Any, node: Node | None) -> Node | None:
    return node.parent if node is not None else None


@means(phrases.NEXT_SIBLING)
def next_sibling(p: Any, node: Node) -> Node | None:
    return node.next_sibling()


@means(phrases.CONTENTS_OF)
def contents_of(p: Any, node: Element) -> Node | None:
    return node.contents


@means(phrases.SHADOW_OF)
def shadow_of(p: Any, element: Element) -> Node | None:
    return element.shadow


@means(phrases.TARGET_OF)
def target_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("target")


@means(phrases.START_OF)
def start_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("start")


@means(phrases.END_OF)
def end_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("end")


@means(phrases.SELECTED_OPTION)
def selected_option(p: Any, node: Element) -> Element | None:
    return node.selected_option


@means(phrases.FIRST_SELECTEDCONTENT)
def first_selectedcontent(p: Any, node: Node) -> Node | None:
    """The first selectedcontent element in tree order."""
    return next((below for below in node.descendants() if is_html(below, "selectedcontent")), None)


# --- Expressions: names, strings, namespaces, numbers ---------------------------------------------------------------------------------------


@means(phrases.TAG_NAME)
def tag_name(p: Any, element: Element) -> str:
    return element.name


@means(phrases.ATTRIBUTE_OF)
def attribute_of(p: Any, attribute: str, element: Element) -> str:
    return element.attribute(attribute) or ""


@means(phrases.TARGET_NAME)
def target_name(p: Any, node: Instruction) -> str:
    return node.target


@means(phrases.THE_NAMESPACE)
def the_namespace(p: Any, namespace: str) -> str:
    return namespace


@means(phrases.ADJUSTED_NAMESPACE)
def adjusted_namespace(p: Any) -> str:
    return p.adjusted_current_node().namespace


@means(phrases.NUMBER)
def number(p: Any, value: int) -> int:
    return value
