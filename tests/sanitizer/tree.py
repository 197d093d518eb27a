"""Trees as `lockstep cases` writes them (the format of the html5lib tests), read into nodes and written again."""

from __future__ import annotations

from dataclasses import dataclass

from lockstep_cases.random_cases.sanitizer_tables import HTML, MATHML, SVG, XLINK, XML, XMLNS

ELEMENT_PREFIXES = {"svg": SVG, "math": MATHML}
ATTRIBUTE_PREFIXES = {"xlink": XLINK, "xml": XML, "xmlns": XMLNS}


@dataclass(eq=False)
class Attribute:
    name: str
    namespace: str | None
    value: str


class Node:
    """`kind` is "element", "text", "comment", "processing instruction", "doctype" or "root". `text` is the line of the
    dump of everything but elements; `name` also the target of a processing instruction."""

    __slots__ = ("kind", "name", "namespace", "text", "attributes", "children", "parent", "contents", "shadow_root", "mode")

    def __init__(self, kind: str, name: str = "", namespace: str | None = None, text: str = "") -> None:
        self.kind, self.name, self.namespace, self.text = kind, name, namespace, text
        self.attributes: list[Attribute] = []
        self.children: list[Node] = []
        self.parent: Node | None = None
        self.contents: Node | None = None  # of a template
        self.shadow_root: Node | None = None
        self.mode = ""  # of a shadow root

    def append(self, child: Node) -> None:
        child.parent = self
        self.children.append(child)

    def remove(self) -> None:
        assert self.parent is not None
        self.parent.children.remove(self)

    def replace_with_children(self) -> None:
        assert self.parent is not None
        place = self.parent.children.index(self)
        self.parent.children[place : place + 1] = self.children
        for child in self.children:
            child.parent = self.parent


def lines_of(dump: str) -> list[str]:
    """The lines of a dump; text and values may contain newlines."""
    lines: list[str] = []
    for line in dump.split("\n"):
        if line.startswith("| "):
            lines.append(line[2:])
        elif lines:
            lines[-1] += "\n" + line
    return lines


def read(dump: str) -> Node:
    """The children of the node that is returned are those of the document or of the fragment."""
    root = Node("root")
    open_nodes = [root]  # by depth
    for line in lines_of(dump):
        content = line.lstrip(" ")
        depth = (len(line) - len(content)) // 2
        del open_nodes[depth + 1 :]
        parent = open_nodes[depth]
        if content.startswith('"'):
            parent.append(Node("text", text=content[1:-1]))
        elif content.startswith("<!-- "):
            parent.append(Node("comment", text=content))
        elif content.startswith("<?"):
            parent.append(Node("processing instruction", name=content[2:].partition(" ")[0], text=content))
        elif content.startswith("<!DOCTYPE"):
            parent.append(Node("doctype", text=content))
        elif content == "content":
            parent.contents = Node("root")
            open_nodes.append(parent.contents)
        elif content.startswith("#shadow-root"):
            parent.shadow_root = Node("root")
            parent.shadow_root.mode = content
            open_nodes.append(parent.shadow_root)
        elif content.startswith("<") and content.endswith(">"):
            prefix, _, name = content[1:-1].partition(" ")
            namespace = ELEMENT_PREFIXES.get(prefix) if name else HTML
            if namespace is None:
                raise ValueError(f"not a line of a tree: {line!r}")
            element = Node("element", name or prefix, namespace)
            parent.append(element)
            open_nodes.append(element)
        else:
            parent.attributes.append(read_attribute(content))
    return root


def read_attribute(content: str) -> Attribute:
    name, _, value = content.partition('="')
    prefix, space, local_name = name.partition(" ")
    if not value.endswith('"') or (space and prefix not in ATTRIBUTE_PREFIXES):
        raise ValueError(f"not a line of a tree: {content!r}")
    return Attribute(local_name if space else name, ATTRIBUTE_PREFIXES[prefix] if space else None, value[:-1])


def code_units(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")


def written_attribute(attribute: Attribute) -> tuple[str, str]:
    for prefix, namespace in ATTRIBUTE_PREFIXES.items():
        if attribute.namespace == namespace:
            return f"{prefix} {attribute.name}", attribute.value
    return attribute.name, attribute.value


def dump(root: Node) -> str:
    """The dump of a node's children. Adjacent text is joined."""
    lines: list[str] = []
    write_children(root, 0, lines)
    return "\n".join(lines)


def write_children(parent: Node, depth: int, lines: list[str]) -> None:
    pad = "| " + "  " * depth
    text: str | None = None
    for child in parent.children:
        if child.kind == "text":
            text = (text or "") + child.text
            continue
        if text is not None:
            lines.append(f'{pad}"{text}"')
            text = None
        if child.kind != "element":
            lines.append(pad + child.text)
            continue
        prefix = {SVG: "svg ", MATHML: "math "}.get(child.namespace or "", "")
        lines.append(f"{pad}<{prefix}{child.name}>")
        attributes = [written_attribute(attribute) for attribute in child.attributes]
        for name, value in sorted(attributes, key=lambda one: code_units(one[0])):
            lines.append(f'{pad}  {name}="{value}"')
        if child.shadow_root is not None:
            lines.append(f"{pad}  {child.shadow_root.mode}")
            write_children(child.shadow_root, depth + 2, lines)
        if child.contents is not None:
            lines.append(f"{pad}  content")
            write_children(child.contents, depth + 2, lines)
        write_children(child, depth + 1, lines)
    if text is not None:
        lines.append(f'{pad}"{text}"')


def body_of(document: Node) -> Node | None:
    """https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2"""
    for child in document.children:
        if child.kind == "element":
            if (child.name, child.namespace) != ("html", HTML):
                return None
            for inner in child.children:
                if inner.kind == "element" and inner.namespace == HTML and inner.name in ("body", "frameset"):
                    return inner
            return None
    return None
