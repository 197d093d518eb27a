"""Elements, nodes and places: how rules test them, and how they name them."""

from __future__ import annotations

from typing import Any

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
from ..pseudo_attributes import pseudo_attribute
from .formatting import elements_to_marker
from .part import the
from .stack import first_upwards, position
from .tokens import folded

# --- Conditions: nodes and elements -----------------------------------------------------------------------------------------------


def of_location(node: Any) -> Any:
    return node


@the.condition("{node: any} is null", "{node: any} is not null")
def is_null(p: Any, node: Node | None) -> bool:
    return node is None


@the.condition("{node: element} is {other: element}", "{node: element} is not {other: element}")
def is_element(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@the.condition("{node} is {other: node}", "{node} is not {other: node}")
def is_node(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@the.condition("{node: any} is a {tags} element", "{node: any} is not a {tags} element")
def is_tag(p: Any, node: Node | None, tags: tuple[str, ...]) -> bool:
    return is_html(node, *tags)


@the.condition(
    "{node: any} is an HTML element named {tag name}", "{node: any} is not an HTML element named {tag name}"
)
def is_named(p: Any, node: Node | None, name: str) -> bool:
    return is_html(node, name)


@the.condition("{element} is a MathML {tag} element")
def is_mathml(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (MATHML, tag)


@the.condition("{element} is an SVG {tag} element")
def is_svg(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (SVG, tag)


@the.condition("{node: any} is in the set {set}", "{node: any} is not in the set {set}")
def is_in_set(p: Any, node: Node | None, name: str) -> bool:
    return p.in_set(node, name)


@the.condition(
    "{element} is a MathML text integration point", "{element} is not a MathML text integration point"
)
def is_text_integration_point(p: Any, element: Element) -> bool:
    return p.in_set(element, "MathML text integration points")


@the.condition("{element} is in the {namespace} namespace", "{element} is not in the {namespace} namespace")
def is_in_namespace(p: Any, element: Element, namespace: str) -> bool:
    return element.namespace == namespace


@the.condition("the lowercase tag name of {element} is not the token's tag name")
def lowercase_name_is_not(p: Any, element: Element) -> bool:
    """Tags that the tokenizer emits are in lower case; names of SVG elements may have capitals."""
    return folded(element.name) != p.token.name


@the.condition("the encoding attribute of {element} is {string} ignoring case")
def encoding_is(p: Any, element: Element, string: str) -> bool:
    """The start tag token's attribute; an ASCII case-insensitive match."""
    value = next((a.value for a in element.given if a.name == "encoding"), None)
    return value is not None and folded(value) == folded(string)


@the.condition("{node} has an attribute named {attribute}")
def node_has(p: Any, node: Element, attribute: str) -> bool:
    return node.attribute(attribute) is not None


@the.condition("{node} has a parent")
def has_parent(p: Any, node: Node | None) -> bool:
    return node is not None and node.parent is not None


@the.condition("{node} is in the same tree as {other: element}")
def in_same_tree(p: Any, node: Node | None, other: Element) -> bool:
    """Their roots are the same."""
    return node is not None and node.root() is other.root()


@the.condition("{node} is a Document")
def is_document(p: Any, node: Node | None) -> bool:
    return isinstance(node, Document)


@the.condition("{node} is a processing instruction")
def is_instruction(p: Any, node: Node | None) -> bool:
    return isinstance(node, Instruction)


@the.condition("{node} is a Document with an element child")
def is_document_with_element(p: Any, node: Node | None) -> bool:
    """A Document has one element child at most."""
    return isinstance(node, Document) and any(isinstance(child, Element) for child in node.children)


@the.condition("{node} is a host-including inclusive ancestor of {other: node}")
def is_host_including_ancestor(p: Any, node: Node, other: Node | None) -> bool:
    """An inclusive ancestor of it, or of the host of its root, and so on."""
    while other is not None:
        if node is other or any(node is above for above in other.ancestors()):
            return True
        root = other.root()
        other = root.host if isinstance(root, Fragment) else None
    return False


@the.condition("{node} is not connected")
def is_not_connected(p: Any, node: Node) -> bool:
    """Its shadow-including root is not a document."""
    root = node.root()
    while isinstance(root, Fragment) and root.shadow:
        assert root.host is not None
        root = root.host.root()
    return not isinstance(root, Document)


@the.condition("{node} is the body element of its node document")
def is_body(p: Any, node: Node | None) -> bool:
    """A child of the root, if that is an html element: the first of its body and frameset children."""
    html = next((child for child in p.document.children if isinstance(child, Element)), None)
    if html is None or not is_html(html, "html"):
        return False
    return (
        next((child for child in html.children if is_html(child, "body", "frameset")), None)
        is node
        is not None
    )


@the.condition("{element} is a shadow host")
def is_shadow_host(p: Any, element: Element) -> bool:
    return element.shadow is not None


@the.condition("{name: tag name} has the form of a custom element name")
def is_custom_name(p: Any, name: str) -> bool:
    """It begins with a letter in lower case, has a hyphen and no capitals, and is a valid element name."""
    return "a" <= name[:1] <= "z" and "-" in name and not any("A" <= c <= "Z" or c == "\0" for c in name)


@the.condition("{name: tag name} has the form of a potential custom element name")
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


@the.condition("{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace")
def xmlns_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xmlns") and a.value != URLS[element.namespace]
        for a in element.attributes
    )


@the.condition(
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace"
)
def xlink_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xlink") and a.value != URLS[XLINK] for a in element.attributes
    )


# --- Expressions: elements ------------------------------------------------------------------------------------------------------------


@the.expression("the current node")
def current_node(p: Any) -> Element:
    """The bottommost one."""
    return p.stack[-1]


@the.expression("the first element on the stack of open elements")
def first(p: Any) -> Element:
    """The topmost node."""
    return p.stack[0]


@the.expression("the second element on the stack of open elements")
def second(p: Any) -> Element | None:
    return p.stack[1] if len(p.stack) > 1 else None


@the.expression("the node immediately above {element} in the stack of open elements")
def above(p: Any, element: Element) -> Element | None:
    at = position(p.stack, element)
    return p.stack[at - 1] if at else None


@the.expression("the last {tags} element on the stack of open elements")
def last_tag(p: Any, tags: tuple[str, ...]) -> Element | None:
    """The most recently added one of all these names."""
    return first_upwards(p, lambda node: is_html(node, *tags))


@the.expression("the bottommost open element that is named {tags} or is in the set {set}")
def bottommost_named_or(p: Any, tags: tuple[str, ...], name: str) -> Element | None:
    """The loop of the start tags li, dd and dt: one of these elements is closed; most special ones end the search; others are
    passed over."""
    return first_upwards(p, lambda node: is_html(node, *tags) or p.in_set(node, name))


@the.expression("the bottommost open element that is an HTML element named {tag name} or is in the set {set}")
def bottommost_tag_or(p: Any, tag: str, name: str) -> Element | None:
    """The loop of “any other end tag”: an element of that name is closed; a special one ends the search, and the token is
    ignored; others are passed over."""
    return bottommost_named_or(p, (tag,), name)


@the.expression(
    "the bottommost open element that is a foreign element with the token's tag name in lower case or is in the HTML "
    "namespace"
)
def bottommost_foreign_or(p: Any) -> Element | None:
    """The loop of “any other end tag” in foreign content, steps 3 to 7. The first node is foreign, so an HTML element, which
    ends the loop, is above it."""
    return first_upwards(p, lambda node: node.namespace == HTML or folded(node.name) == p.token.name)


@the.expression("the bottommost open element that is in the set {set}")
def bottommost_in(p: Any, name: str) -> Element | None:
    """#reset-the-insertion-mode-appropriately: loop from the last node in the stack: an element that none of the steps
    names decides nothing, and node becomes the one before it. The first node in the stack is always the last tried.
    """
    return first_upwards(p, lambda node: node is p.stack[0] or p.in_set(node, name))


@the.expression("the topmost element in the set {set} below {element} on the stack of open elements")
def topmost_below(p: Any, name: str, element: Element) -> Element | None:
    """For the furthest block: the search begins below the formatting element and goes down."""
    return next((node for node in p.stack[position(p.stack, element) + 1 :] if p.in_set(node, name)), None)


@the.expression(
    "the last element named {tag name} in the list of active formatting elements after the last marker"
)
def last_formatting(p: Any, name: str) -> Element | None:
    """From the end of the list; a marker ends the search."""
    return next((element for element in elements_to_marker(p) if element.name == name), None)


@the.expression("the head element pointer")
def head(p: Any) -> Element | None:
    return p.head


@the.expression("the form element pointer")
def form(p: Any) -> Element | None:
    return p.form


@the.expression("the fragment context element")
def context(p: Any) -> Element | None:
    return p.context


@the.expression("the nearest form element among {element} and its ancestors")
def nearest_form(p: Any, element: Element) -> Element | None:
    """The element itself, or else the nearest one above it."""
    return element if is_html(element, "form") else p.context_form


@the.expression(
    "a new element in {namespace: namespace value} with the tag name and the attributes of {token: token}"
)
def new_element(p: Any, namespace: str, token: Any) -> Element:
    """The attributes are in the order of the token."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in token.attributes]
    return sanitized(p, Element(namespace, token.name, attributes))


def sanitized(p: Any, element: Element) -> Element:
    """The proposal: the attributes that the sanitizer refuses are left out when the element is created."""
    if p.sanitizer is not None:
        element.attributes = p.sanitizer.kept(element, element.attributes)
    return element


@the.expression(
    "a new element for the token for which {element} was created with intended parent {node: node}"
)
def new_element_like(p: Any, element: Element, node: Node | None) -> Element:
    """The attributes are those of the token, even if the element has changed."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in element.given]
    return sanitized(p, Element(element.namespace, element.name, attributes))


@the.expression("a new html element with node document the Document")
def new_html(p: Any) -> Element:
    return Element(HTML, "html", [])


# --- Expressions: places ------------------------------------------------------------------------------------------------------------------


@the.expression("({parent: node}, {reference: node})")
def location(p: Any, parent: Node | None, reference: Node | None) -> tuple[Node | None, Node | None]:
    return parent, reference


@the.expression("the place to which insertions into {node} are redirected")
def redirected(p: Any, node: Node) -> Any:
    return p.sanitizer.places[id(node)][1]


@the.expression("the target parent of {location}")
def target_parent(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[0] if place else None


@the.expression("the reference child of {location}")
def reference_child(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[1] if place else None


@the.expression("the appropriate place for inserting a node, which only forms and scripts ask for")
def appropriate_place(p: Any) -> Any:
    return p.run("the_appropriate_place_for_inserting_a_node")


# --- Expressions: nodes -------------------------------------------------------------------------------------------------------------------


@the.expression("the insertion point")
def insertion_point(p: Any) -> Any:
    return p.insertion_point


@the.expression("undefined")
def undefined(p: Any) -> None:
    return None


@the.expression("the Document")
def the_document(p: Any) -> Document:
    return p.document


@the.expression("the root insertion target")
def root_target(p: Any) -> Node | None:
    return p.root_target


@the.expression("a new doctype for the token")
def new_doctype(p: Any) -> Doctype:
    """Missing parts of the token are empty."""
    return Doctype(p.token.name or "", p.token.public or "", p.token.system or "")


@the.expression("a new comment node with data {data: string value}")
def new_comment(p: Any, data: str) -> Comment:
    return Comment(data)


@the.expression(
    "a new processing instruction node with target {target: string value} and data {data: string value}"
)
def new_instruction(p: Any, target: str, data: str) -> Instruction:
    return Instruction(target, data)


@the.expression("a new DocumentFragment")
def new_fragment(p: Any) -> Fragment:
    return Fragment()


@the.expression(
    "the first marker or start instruction named {name: string value} among the descendants of {scope: node}"
)
def find_marker(p: Any, name: str, scope: Node) -> Node | None:
    """In tree order; its pseudo-attribute “name” has that value."""
    for node in scope.descendants():
        if isinstance(node, Instruction) and node.target in ("marker", "start"):
            if pseudo_attribute(node.data, "name") == name:
                return node
    return None


@the.expression("the parent of {node}")
def parent_of(p: Any, node: Node | None) -> Node | None:
    return node.parent if node is not None else None


@the.expression("the next sibling of {node}")
def next_sibling(p: Any, node: Node) -> Node | None:
    return node.next_sibling()


@the.expression("the template contents of {node}")
def contents_of(p: Any, node: Element) -> Node | None:
    return node.contents


@the.expression("the shadow root of {element}")
def shadow_of(p: Any, element: Element) -> Node | None:
    return element.shadow


@the.expression("the insertion target of {node}")
def target_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("target")


@the.expression("the insertion start marker of {node}")
def start_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("start")


@the.expression("the insertion end marker of {node}")
def end_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("end")


@the.expression("the remembered selected option of {node}")
def selected_option(p: Any, node: Element) -> Element | None:
    return node.selected_option


@the.expression("the first selectedcontent element among the descendants of {node}")
def first_selectedcontent(p: Any, node: Node) -> Node | None:
    """In tree order."""
    return next((below for below in node.descendants() if is_html(below, "selectedcontent")), None)


# --- Expressions: names, strings, namespaces, numbers ---------------------------------------------------------------------------------------


@the.expression("the tag name of {element}")
def tag_name(p: Any, element: Element) -> str:
    return element.name


@the.expression("the {attribute} attribute of {element}")
def attribute_of(p: Any, attribute: str, element: Element) -> str:
    return element.attribute(attribute) or ""


@the.expression("the target of {node}")
def target_name(p: Any, node: Instruction) -> str:
    return node.target


@the.expression("the {namespace} namespace")
def the_namespace(p: Any, namespace: str) -> str:
    return namespace


@the.expression("the adjusted current node's namespace")
def adjusted_namespace(p: Any) -> str:
    return p.adjusted_current_node().namespace


@the.expression("{number}")
def number(p: Any, value: int) -> int:
    return value
