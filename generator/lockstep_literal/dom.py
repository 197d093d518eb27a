"""A plain tree of nodes, and its dump in the format of the html5lib tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

HTML, MATHML, SVG = "HTML", "MathML", "SVG"
XLINK, XML, XMLNS = "xlink", "xml", "xmlns"
URLS = {
    HTML: "http://www.w3.org/1999/xhtml",
    MATHML: "http://www.w3.org/1998/Math/MathML",
    SVG: "http://www.w3.org/2000/svg",
    XLINK: "http://www.w3.org/1999/xlink",
}
DESIGNATORS = {HTML: "", MATHML: "math ", SVG: "svg ", XLINK: "xlink ", XML: "xml ", XMLNS: "xmlns ", "": ""}


@dataclass
class Attribute:
    name: str  # the local name
    value: str
    namespace: str = ""


class Node:
    """A node of any kind. `children` is a list; a sibling is found by its index."""

    __slots__ = ("parent", "children")
    kind = "node"

    def __init__(self) -> None:
        self.parent: Node | None = None
        self.children: list[Node] = []

    def index(self) -> int:
        assert self.parent is not None
        return next(i for i, child in enumerate(self.parent.children) if child is self)

    def remove(self) -> None:
        if self.parent is not None:
            del self.parent.children[self.index()]
            self.parent = None

    def insert(self, node: Node, before: Node | None) -> None:
        """Inserts a node, removing it from its old parent. If the reference is not a child, inserts at the
        end."""
        if node is self or node.children and node in self.ancestors():
            raise ValueError("the rules insert a node into itself")
        node.remove()
        at = before.index() if before is not None and before.parent is self else len(self.children)
        self.children.insert(at, node)
        node.parent = self

    def root(self) -> Node:
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def ancestors(self) -> Iterator[Node]:
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def next_sibling(self) -> Node | None:
        if self.parent is None:
            return None
        at = self.index() + 1
        return self.parent.children[at] if at < len(self.parent.children) else None

    def descendants(self) -> list[Node]:
        """A list of the current descendants, in tree order."""
        found: list[Node] = []
        waiting = list(reversed(self.children))
        while waiting:
            node = waiting.pop()
            found.append(node)
            waiting += reversed(node.children)
        return found


class Document(Node):
    __slots__ = ("mode",)
    kind = "document"

    def __init__(self) -> None:
        super().__init__()
        self.mode = "no-quirks"


class Fragment(Node):
    """A DocumentFragment; the contents of a template and a shadow root have a host."""

    __slots__ = ("host", "shadow")
    kind = "fragment"

    def __init__(self, host: Element | None = None, shadow: str = "") -> None:
        super().__init__()
        self.host, self.shadow = host, shadow


class Doctype(Node):
    __slots__ = ("name", "public", "system")
    kind = "doctype"

    def __init__(self, name: str, public: str, system: str) -> None:
        super().__init__()
        self.name, self.public, self.system = name, public, system


class Text(Node):
    __slots__ = ("data",)
    kind = "text"

    def __init__(self, data: str) -> None:
        super().__init__()
        self.data = data


class Comment(Node):
    __slots__ = ("data",)
    kind = "comment"

    def __init__(self, data: str) -> None:
        super().__init__()
        self.data = data


class Instruction(Node):
    __slots__ = ("target", "data")
    kind = "processing instruction"

    def __init__(self, target: str, data: str) -> None:
        super().__init__()
        self.target, self.data = target, data


class Element(Node):
    __slots__ = (
        *("namespace", "name", "attributes", "given", "contents", "shadow", "form"),
        *("flags", "patch", "selectedness", "listed", "disabled", "selected_option"),
    )
    kind = "element"

    def __init__(self, namespace: str, name: str, attributes: list[Attribute]) -> None:
        super().__init__()
        self.namespace, self.name, self.attributes = namespace, name, attributes
        self.given: list[Attribute] = list(attributes)  # the attributes of the token that it was created for
        self.contents = Fragment(self) if (namespace, name) == (HTML, "template") else None
        self.shadow: Fragment | None = None
        self.form: Element | None = None  # form owner
        self.flags: dict[str, object] = {}  # the flags of scripts and shadow roots
        self.patch: dict[str, Node | None] = {}  # for a template: target, start, end
        self.selectedness: bool | None = None  # for an option; None: determined by its attribute
        self.listed = True  # for an option
        self.disabled = False  # for a selectedcontent element
        self.selected_option: Element | None = None  # for a select

    def attribute(self, name: str) -> str | None:
        return next((a.value for a in self.attributes if a.name == name and not a.namespace), None)


def is_html(node: Node | None, *names: str) -> bool:
    return isinstance(node, Element) and node.namespace == HTML and node.name in names


def clone(node: Node) -> Node:
    """A deep clone (https://dom.spec.whatwg.org/#concept-node-clone), with the cloning steps of templates."""
    copy = shallow(node)
    waiting = [(node, copy)]
    while waiting:
        original, made = waiting.pop()
        pairs: list[tuple[Node | None, Node | None]] = [(original, made)]
        if isinstance(original, Element) and isinstance(made, Element):
            if original.contents is not None:
                pairs.append((original.contents, made.contents))
            if original.shadow is not None and original.flags.get("clonable"):
                made.shadow = Fragment(made, original.shadow.shadow)
                made.flags |= {k: v for k, v in original.flags.items() if k in SHADOW_FLAGS}
                pairs.append((original.shadow, made.shadow))
        for source, target in pairs:
            assert source is not None and target is not None
            for child in source.children:
                twin = shallow(child)
                target.children.append(twin)
                twin.parent = target
                waiting.append((child, twin))
    return copy


SHADOW_FLAGS = ("mode", "delegates focus", "serializable", "manual", "clonable", "null registry")


def shallow(node: Node) -> Node:
    if isinstance(node, Element):
        copy = Element(
            node.namespace, node.name, [Attribute(a.name, a.value, a.namespace) for a in node.attributes]
        )
        # An option's selectedness is not copied: option elements have no cloning steps for that. A script's
        # “already started” flag is copied:
        # https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model
        if is_html(node, "script") and node.flags.get("already started"):
            copy.flags["already started"] = True
        return copy
    if isinstance(node, Text):
        return Text(node.data)
    if isinstance(node, Comment):
        return Comment(node.data)
    if isinstance(node, Instruction):
        return Instruction(node.target, node.data)
    assert isinstance(node, Doctype)
    return Doctype(node.name, node.public, node.system)


def utf_16(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")


def dump(root: Node) -> str:
    """The tree below the root: https://github.com/html5lib/html5lib-tests/blob/master/tree-construction/README.md"""
    lines: list[str] = []
    waiting: list[tuple[Node | str, int]] = [(child, 0) for child in reversed(root.children)]
    text: Text | None = None  # the text node on the last line, if it has one
    while waiting:
        node, depth = waiting.pop()
        pad = "| " + "  " * depth
        if isinstance(node, Text) and text is not None and text.parent is node.parent:
            lines[-1] = lines[-1][:-1] + node.data + '"'  # adjacent text nodes are shown as one
            text = node
            continue
        text = node if isinstance(node, Text) else None
        if isinstance(node, str):
            lines.append(pad + node)
        elif isinstance(node, Text):
            lines.append(f'{pad}"{node.data}"')
        elif isinstance(node, Comment):
            lines.append(f"{pad}<!-- {node.data} -->")
        elif isinstance(node, Instruction):
            lines.append(f"{pad}<?{node.target} {node.data}?>")
        elif isinstance(node, Doctype):
            more = f' "{node.public}" "{node.system}"' if node.public or node.system else ""
            lines.append(f"{pad}<!DOCTYPE {node.name}{more}>")
        elif isinstance(node, Element):
            lines.append(f"{pad}<{DESIGNATORS[node.namespace]}{node.name}>")
            named = [(DESIGNATORS[a.namespace] + a.name, a.value) for a in node.attributes]
            for name, value in sorted(named, key=lambda pair: utf_16(pair[0])):
                lines.append(f'{pad}  {name}="{value}"')
            waiting += [(child, depth + 1) for child in reversed(node.children)]
            if node.shadow is not None:
                waiting += [(child, depth + 2) for child in reversed(node.shadow.children)]
                waiting.append((f"#shadow-root ({node.shadow.shadow})", depth + 1))
            if node.contents is not None:
                waiting += [(child, depth + 2) for child in reversed(node.contents.children)]
                waiting.append(("content", depth + 1))
    return "\n".join(lines)
