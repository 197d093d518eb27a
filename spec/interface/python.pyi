# The interface of Python: types and docstrings. Definitions in the tables of this folder are not repeated here:
# `**parse_options` stands for all options of that name, and a comment such as `# node.interface` for the
# properties from that table.
from collections.abc import (
    Callable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    MutableMapping,
    Sequence,
    ValuesView,
)
from re import Pattern
from typing import Any, Literal, TypeAlias, TypedDict, TypeVar, final, overload

from typing_extensions import Buffer, Self, disjoint_base

from ._types import (
    Attribute,
    AttributePosition,
    ByteRange,
    Doctype,
    EditedSource,
    Edition,
    EncodingUsed,
    Finding,
    FindingRule,
    LineColumn,
    Link,
    Metadata,
    PageFacts,
    ParseError,
    Position,
    Removal,
    RenderedText,
    Table,
    TokenList,
)

__version__: str

_T = TypeVar("_T")

_NodeType: TypeAlias = Literal[
    "document", "document_fragment", "doctype", "element", "text", "comment", "processing_instruction"
]
_TokenType: TypeAlias = Literal[
    "start_tag", "end_tag", "characters", "comment", "processing_instruction", "doctype"
]
_bytes: TypeAlias = bytes
_RewriteHandler: TypeAlias = Callable[["RewriteToken"], object]
_ElementNamespace: TypeAlias = Literal["html", "svg", "mathml"]
_Namespace: TypeAlias = Literal["html", "svg", "mathml", "xlink", "xml", "xmlns"]
_QuirksMode: TypeAlias = Literal["no-quirks", "limited-quirks", "quirks"]
_Status: TypeAlias = Literal[
    "ok",
    "input too long",
    "too many nodes",
    "too many attributes",
    "too many errors",
    "too much memory",
    "out of memory",
    "stopped",
]

class _Limits(TypedDict, total=False): ...  # limits of parse_options

class _TokenLimits(TypedDict, total=False): ...  # limits of tokenizer_options

class _ContextMembers(TypedDict, total=False):
    local_name: str
    element_namespace: _ElementNamespace
    encoding: str
    quirks_mode: _QuirksMode
    inside_form: bool
    scripting_mode: Literal["normal", "disabled", "inert", "fragment"]

_Context: TypeAlias = Node | str | _ContextMembers
# The value of an XPath variable. Nodes must be in the same tree as the context node.
_XPathArgument: TypeAlias = str | float | Node | Attribute | Sequence[Node | Attribute]
# A function, called with the context node and the arguments; or a pair of a function and the type of its
# result: bool (the default), float, str or list.
_XPathFunction: TypeAlias = Callable[..., object] | tuple[Callable[..., object], type]
# The text to find.
_Text: TypeAlias = str | Pattern[str]

_SanitizeMethod: TypeAlias = Literal["filter-tree", "while-parsing"]
# A dictionary with the members of the Web's SanitizerConfig, or "default".
_SanitizerConfig: TypeAlias = Mapping[str, Any] | Literal["default"]

@final
class Attributes(MutableMapping[str, str]):
    """An element's attributes: a mutable mapping from qualified names to values, in the order of the input.
    keys(), values() and items() return copies.
    """
    def __getitem__(self, key: str, /) -> str: ...
    def __setitem__(self, key: str, value: str, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    @overload
    def get(self, key: str, default: None = None) -> str | None:
        """Returns the value of an attribute, or the default."""
    @overload
    def get(self, key: str, default: str) -> str: ...
    @overload
    def get(self, key: str, default: _T) -> str | _T: ...
    def keys(self) -> KeysView[str]:
        """Returns a view of the names in a copy of the attributes."""
    def values(self) -> ValuesView[str]:
        """Returns a view of the values in a copy of the attributes."""
    def items(self) -> ItemsView[str, str]:
        """Returns a view of the (name, value) pairs in a copy of the attributes."""
    def copy(self) -> dict[str, str]:
        """Returns the attributes as a dict."""
    def setdefault(self, key: str, default: str = "") -> str:
        """Returns the value of an attribute. If the attribute is missing, adds it with the value
        `default`.
        """
    @overload
    def pop(self, key: str) -> str:
        """Removes an attribute and returns its value. If there is no such attribute, returns the default;
        without a default, raises KeyError.
        """
    @overload
    def pop(self, key: str, default: str) -> str: ...
    @overload
    def pop(self, key: str, default: _T) -> str | _T: ...

@final
class Node:
    """A node of a document: an element, a text node, a comment and so on. It keeps its document alive.
    Nodes are created by parsing, and by Document.create_element() and similar methods. Two Nodes are equal
    if they are the same node.
    """
    __hash__: Any
    def __eq__(self, other: object, /) -> bool: ...
    def __iter__(self) -> NodeIterator: ...
    def __getitem__(self, key: str, /) -> str: ...
    def __setitem__(self, key: str, value: str, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    @overload
    def get(self, key: str, default: None = None) -> str | None:
        """Returns the value of an attribute, or the default."""
    @overload
    def get(self, key: str, default: str) -> str: ...
    @overload
    def get(self, key: str, default: _T) -> str | _T: ...
    @property
    def document(self) -> Document:
        """The document that contains the node."""
    @property
    def type(self) -> _NodeType:
        """The kind of node: 'element', 'text', 'comment', 'doctype' and so on."""
    @property
    def is_element(self) -> bool:
        """Whether the node is an element."""
    @property
    def tag(self) -> str:
        """The local name of an element, as in the DOM ('div', 'foreignObject'); empty for other nodes."""
    @property
    def namespace(self) -> _ElementNamespace | None:
        """'html', 'svg' or 'mathml' for elements, else None."""
    @property
    def shadow_root_mode(self) -> Literal["open", "closed"] | None:
        """'open' or 'closed' for a shadow root, else None."""
    # node.interface
    def contains(self, other: Node) -> bool:
        """Returns whether `other` is this node or one of its descendants."""
    @property
    def children(self) -> NodeRange:
        """The children."""
    @property
    def child_elements(self) -> NodeRange:
        """The children that are elements."""
    @property
    def descendants(self) -> NodeRange:
        """All nodes below this one, in tree order. Does not enter template contents or shadow roots."""
    @property
    def ancestors(self) -> NodeRange:
        """The ancestors, from the parent up."""
    @property
    def following_siblings(self) -> NodeRange:
        """The siblings after this node."""
    @property
    def preceding_siblings(self) -> NodeRange:
        """The siblings before this node, nearest first."""
    @overload
    def find_all(
        self, tag: str, *, text: None = None, namespace: _ElementNamespace | None = None
    ) -> NodeRange:
        """Returns the descendants with that local name, in any namespace or in the given one. With `text`,
        returns a list of the elements whose text, with whitespace stripped and collapsed, equals that str or
        contains a match of that compiled regular expression; without a name, only the innermost of these
        elements.
        """
    @overload
    def find_all(
        self, tag: str | None = None, *, text: _Text, namespace: _ElementNamespace | None = None
    ) -> list[Node]: ...
    def find(
        self,
        tag: str | None = None,
        *,
        text: _Text | None = None,
        namespace: _ElementNamespace | None = None,
    ) -> Node | None:
        """Returns the first node that find_all() would return, or None."""
    def find_by_id(self, id: str) -> Node | None:
        """Returns the first descendant with that ID, or None."""
    def links(self) -> list[Link]:
        """Returns the hyperlinks in the node as Links: `a` and `area` elements with `href`, including SVG
        links. Their `url` is absolute if the document was parsed with `url=`, which requires the package
        ada-url; otherwise it is None.
        """
    def metadata(self) -> list[Metadata]:
        """Returns the data in the node's `meta` and `link` elements as a list of Metadata: kind, name and
        content.
        """
    def json_ld(self, *, parsed: bool = True) -> list[Any]:
        """Returns the parsed contents of the scripts of type application/ld+json in the node. A script that
        is not valid JSON is returned as a str; with `parsed=False`, all scripts are.
        """
    def tables(self) -> list[Table]:
        """Returns the tables in the node, including the node itself if it is a table, as Tables, whose cells
        are in the grid that the Standard defines.
        """
    def get_text(self, separator: str = "", strip: bool = False) -> str:
        """Returns the text of all descendants, joined by the separator. With `strip`, strips whitespace
        from each piece and leaves out pieces that are then empty.
        """
    def form_values(self) -> list[tuple[str, str]]:
        """Returns the (name, value) pairs that a `form` would submit in its current state, without a submit
        button.
        """
    def select(self, css: str | Selector) -> list[Node]:
        """Returns the descendants that match a CSS selector, in tree order. Raises SelectorError if the
        selector is invalid.
        """
    def select_one(self, css: str | Selector) -> Node | None:
        """Returns the first descendant that matches a CSS selector, or None."""
    @overload
    def select_values(self, css: str | Selector, /) -> list[str]:
        """Returns values of the descendants that match, without creating Nodes. A value is named by 'text',
        'inner_text', 'html', 'inner_html', 'tag' or, for an attribute, '@' and its name. With one name,
        returns a list of str, with None for a missing attribute; with several names, returns a list of
        tuples. Without names, the selector must end with `::text` or `::attr(NAME)`, whose texts or values
        are returned; this node itself can then match, too. If only some of the selectors in a list end like
        this, the elements that the others select are returned as HTML.
        """
    @overload
    def select_values(self, css: str | Selector, value: str, /) -> list[str | None]: ...
    @overload
    def select_values(
        self, css: str | Selector, value: str, other: str, /, *values: str
    ) -> list[tuple[str | None, ...]]: ...
    def matches(self, css: str | Selector) -> bool:
        """Returns whether this element matches a CSS selector."""
    def closest(self, css: str | Selector) -> Node | None:
        """Returns this element or its nearest ancestor that matches a CSS selector, or None."""
    def xpath(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Any:
        """Returns the value of an XPath 1.0 expression with this node as the context node: a list of Nodes
        and Attributes in document order, a str, a float or a bool. Other keyword arguments are
        variables: `$name`. Raises XPathError if the expression is invalid.

        `namespaces` maps prefixes to namespaces, given by name ('svg') or by URL. With `any_namespace`, names
        without a prefix match elements in any namespace. `extensions` adds functions: has-class(),
        ends-with(), matches(), re:test() and others. `functions` maps names to functions, which are called
        with the context node and the arguments, or to pairs of a function and the type of its result: bool,
        str, float or list.
        """
    def xpath_one(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Node | Attribute | None:
        """Returns the first node that an XPath expression selects. Returns None if there is none, or if the
        value is not a list of nodes.
        """
    @property
    def attrs(self) -> Attributes:
        """The attributes as a mutable mapping; empty for nodes that are not elements. Assigning a mapping
        replaces all of them.
        """
    @attrs.setter
    def attrs(self, values: Mapping[str, str]) -> None: ...
    @property
    def id(self) -> str:
        """The value of the `id` attribute, or an empty str."""
    def attribute(self, name: str, namespace: _Namespace | None = None) -> str | None:
        """Returns the value of an attribute by its qualified name or, with a namespace ('xlink', 'xml',
        'xmlns'), by its local name; None if there is no such attribute.
        """
    def set_attribute(self, name: str, value: str, namespace: _Namespace | None = None) -> None:
        """Sets or adds an attribute. With a namespace, sets or adds the attribute in that namespace."""
    def remove_attribute(self, name: str, namespace: _Namespace | None = None) -> None:
        """Removes an attribute, if there is one."""
    def rename_attribute(self, name: str, new_name: str) -> None:
        """Renames an attribute, which keeps its place. Removes any other attribute with the new name. Raises
        DomError if there is no attribute to rename.
        """
    def has_class(self, name: str) -> bool:
        """Returns whether the element has that class. In quirks mode, ASCII case is ignored."""
    @property
    def classes(self) -> TokenList:
        """The classes as a mutable set. Assigning an iterable of names replaces all of them."""
    @classes.setter
    def classes(self, names: Iterable[str]) -> None: ...
    def token_list(self, name: str) -> TokenList:
        """Returns the tokens of an attribute such as `rel` as a mutable set."""
    def _tokens(self, name: str) -> list[str]: ...
    def _has_token(self, name: str, token: str) -> bool: ...
    def _change_token(self, change: str, name: str, token: str) -> None: ...
    @property
    def data(self) -> str:
        """The data of a text node, a comment or a processing instruction; empty for other nodes."""
    @data.setter
    def data(self, data: str) -> None: ...
    @property
    def target(self) -> str:
        """The target of a processing instruction; empty for other nodes."""
    @property
    def name(self) -> str:
        """The name of a doctype; empty for other nodes."""
    @property
    def public_identifier(self) -> str:
        """The public identifier of a doctype; empty for other nodes."""
    @property
    def system_identifier(self) -> str:
        """The system identifier of a doctype; empty for other nodes."""
    @property
    def text(self) -> str:
        """The text of all descendants, like the DOM's textContent. Setting this property replaces the
        children with one text node.
        """
    @text.setter
    def text(self, text: str) -> None: ...
    @property
    def inner_text(self) -> str:
        """The text as a browser renders it: without hidden elements, and with line breaks
        between blocks.
        """
    def to_text(self, *, scripting: bool = False) -> str:
        """Returns inner_text. With `scripting`, leaves out `noscript` and the fallback content
        of `canvas`.
        """
    def rendered_text(self, *, scripting: bool = False) -> RenderedText:
        """Returns inner_text and the source of each part, so that a search can highlight its hits."""
    def source_offset(self, index: int) -> int | None:
        """Returns the offset in the input, in bytes, of the character at `index` in a text node, or None if
        the offset is not known. Requires `positions=True`.
        """
    def source_offsets(self, indexes: Iterable[int]) -> list[int] | None:
        """Returns the offsets for several indexes: see source_offset(). Returns None if one of the offsets
        is not known.
        """
    @property
    def html(self) -> str:
        """The node as HTML. Setting this property parses the HTML and replaces the node with the result."""
    @html.setter
    def html(self, html: str) -> None: ...
    @property
    def inner_html(self) -> str:
        """The children as HTML. Setting this property parses the HTML in the context of the element and
        replaces the children.
        """
    @inner_html.setter
    def inner_html(self, html: str) -> None: ...
    def to_html(
        self,
        *,
        indent: int = 0,
        inner: bool = False,
        scripting: bool = False,
        serializable_shadow_roots: bool = False,
        round_trip: bool = False,
        edition: str | None = None,
    ) -> str:
        """Returns the node as HTML or, with `inner`, only its children, indented by `indent` spaces per
        level unless that is 0. With `round_trip`, parsing the result gives the same document, if HTML can
        express its tree.
        """
    def to_markdown(
        self,
        *,
        flavor: Literal["gfm", "commonmark"] = "gfm",
        headings: Literal["atx", "setext"] = "atx",
        links: Literal["inline", "referenced"] = "inline",
        images: Literal["keep", "alt", "drop"] = "keep",
        tables: Literal["gfm", "text", "html"] = "gfm",
        bullet: Literal["-", "*", "+"] = "-",
        emphasis: Literal["*", "_"] = "*",
        width: int = 0,
        drop: Iterable[str] = (),
        scripting: bool = False,
        address: Callable[[str], str | None] | None = None,
        on_loss: Callable[[str, Node], object] | None = None,
    ) -> str:
        """Returns the node as Markdown. `drop` names elements to leave out. `address(url)` returns the
        address to write in place of a URL; by default, it is the absolute URL if the document has a `url`.
        `on_loss(kind, node)` is called for each part of the tree that Markdown cannot express.
        """
    def to_xml(
        self,
        *,
        declaration: bool = False,
        doctype: bool = True,
        html_namespace: bool = True,
        foreign_namespaces: bool = True,
    ) -> str:
        """Returns the node as XML 1.0. Anything that XML cannot express is coerced."""
    def _xml(self, foreign_namespaces: bool) -> bytes: ...
    @property
    def position(self) -> Position | None:
        """The node's position in the input; None if the node is not in the input. Requires
        `positions=True`.
        """
    @property
    def attribute_positions(self) -> dict[str, AttributePosition]:
        """The positions of the attributes in the input, by name, except for attributes that are not in the
        input.
        """
    def append(self, *nodes: Node | str) -> None:
        """Inserts nodes as the last children, after removing them from their old places. A str becomes a
        text node. A node of another document is adopted: copied into this document, in O(nodes), and
        removed from the other. The Node that was passed can then no longer be changed: use the copy in this
        document.
        """
    def prepend(self, *nodes: Node | str) -> None:
        """Inserts nodes as the first children: see append()."""
    def insert_before(self, *nodes: Node | str) -> None:
        """Inserts nodes before this one: see append()."""
    def insert_after(self, *nodes: Node | str) -> None:
        """Inserts nodes after this one: see append()."""
    def replace_with(self, *nodes: Node | str) -> None:
        """Replaces this node with other nodes: see append()."""
    def remove(self) -> None:
        """Removes the node from its parent. It stays valid and can be inserted again."""
    def clear(self) -> None:
        """Removes all children."""
    def unwrap(self) -> None:
        """Replaces the node with its children."""
    def rename_element(self, tag: str) -> None:
        """Gives an element another local name. It keeps its namespace, attributes and children."""
    def clone(self, *, deep: bool = True) -> Node:
        """Returns a copy of the node, without a parent; by default, with all descendants."""
    def insert_html(
        self, position: Literal["beforebegin", "afterbegin", "beforeend", "afterend"], html: str
    ) -> None:
        """Parses HTML and inserts it at 'beforebegin', 'afterbegin', 'beforeend' or 'afterend', like
        insertAdjacentHTML().
        """
    def sanitize(
        self,
        sanitizer: Sanitizer | _SanitizerConfig | None = None,
        *,
        unsafe: bool = False,
        only_standard_event_handlers: bool = False,
        any_javascript_scheme: bool = False,
        on_removal: Callable[[Removal], object] | None = None,
    ) -> None:
        """Sanitizes the descendants of the node."""
    def set_html(
        self,
        html: str,
        sanitizer: Sanitizer | _SanitizerConfig | None = None,
        *,
        unsafe: bool = False,
        method: _SanitizeMethod = "filter-tree",
        only_standard_event_handlers: bool = False,
        any_javascript_scheme: bool = False,
        on_removal: Callable[[Removal], object] | None = None,
    ) -> bool:
        """Replaces the children with what remains of the HTML after sanitizing, like setHTML(). Returns
        False if nothing was done, as for a `script`.
        """

@final
class NodeRange(Iterable[Node]):
    """The nodes along an axis of a node. Each iteration finds the nodes again."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int) -> Node: ...
    @overload
    def __getitem__(self, index: slice) -> list[Node]: ...
    def __iter__(self) -> NodeIterator: ...
    def __reversed__(self) -> NodeIterator: ...
    def __bool__(self) -> bool: ...

@final
class NodeIterator(Iterator[Node]):
    """Yields nodes. Raises RuntimeError if nodes of the document have moved since the iterator
    was created.
    """
    def __iter__(self) -> Self: ...
    def __next__(self) -> Node: ...

@final
class Document:
    """A parsed document or fragment. Any number of threads may use it at the same time; a change waits for
    readers.
    """
    def __iter__(self) -> NodeIterator: ...
    # document.interface
    @property
    def url(self) -> str | None:
        """The URL that was passed to parse(), or None."""
    def links(self) -> list[Link]:
        """Returns the hyperlinks of the document: see Node.links()."""
    def metadata(self) -> list[Metadata]:
        """Returns the data in `meta` and `link` elements: see Node.metadata()."""
    def json_ld(self, *, parsed: bool = True) -> list[Any]:
        """Returns the scripts of type application/ld+json: see Node.json_ld()."""
    def tables(self) -> list[Table]:
        """Returns the tables of the document: see Node.tables()."""
    def get_text(self, separator: str = "", strip: bool = False) -> str:
        """Returns the text of all nodes, joined: see Node.get_text()."""
    @property
    def quirks_mode(self) -> _QuirksMode:
        """'no-quirks', 'limited-quirks' or 'quirks'."""
    @property
    def status(self) -> _Status:
        """'ok' if the whole input was parsed; otherwise the limit that was reached."""
    def raise_for_status(self) -> None:
        """Raises LimitError unless the whole input was parsed."""
    @property
    def encoding(self) -> EncodingUsed:
        """The encoding of the input, and how it was detected."""
    @property
    def errors(self) -> list[ParseError]:
        """The parse errors, in the order of the input. Requires `collect_errors=True`."""
    def line_column(self, offset: int) -> LineColumn:
        """Returns the line and column of the byte of the input at that offset. Requires
        `positions=True`.
        """
    def select(self, css: str | Selector) -> list[Node]:
        """Returns the elements that match a CSS selector, in tree order."""
    def select_one(self, css: str | Selector) -> Node | None:
        """Returns the first element that matches a CSS selector, or None."""
    @overload
    def select_values(self, css: str | Selector, /) -> list[str]:
        """Returns values of the elements that match: see Node.select_values()."""
    @overload
    def select_values(self, css: str | Selector, value: str, /) -> list[str | None]: ...
    @overload
    def select_values(
        self, css: str | Selector, value: str, other: str, /, *values: str
    ) -> list[tuple[str | None, ...]]: ...
    def xpath(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Any:
        """Returns the value of an XPath expression: see Node.xpath()."""
    def xpath_one(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Node | Attribute | None:
        """Returns the first node that an XPath expression selects, or None."""
    def find_by_id(self, id: str) -> Node | None:
        """Returns the first element with that ID, or None."""
    @overload
    def find_all(
        self, tag: str, *, text: None = None, namespace: _ElementNamespace | None = None
    ) -> NodeRange:
        """Returns the elements with that local name or text: see Node.find_all()."""
    @overload
    def find_all(
        self, tag: str | None = None, *, text: _Text, namespace: _ElementNamespace | None = None
    ) -> list[Node]: ...
    def find(
        self,
        tag: str | None = None,
        *,
        text: _Text | None = None,
        namespace: _ElementNamespace | None = None,
    ) -> Node | None:
        """Returns the first element that find_all() would return, or None."""
    @property
    def descendants(self) -> NodeRange:
        """All nodes in tree order."""
    @property
    def text(self) -> str:
        """The text of all nodes."""
    @property
    def inner_text(self) -> str:
        """The text as a browser renders it."""
    @property
    def html(self) -> str:
        """The document as HTML."""
    def to_html(
        self,
        *,
        indent: int = ...,
        inner: bool = ...,
        scripting: bool = ...,
        serializable_shadow_roots: bool = ...,
        round_trip: bool = ...,
        edition: str | None = ...,
    ) -> str:
        """Returns the document as HTML: see Node.to_html()."""
    def to_text(self, *, scripting: bool = ...) -> str:
        """Returns the text as a browser renders it: see Node.to_text()."""
    def to_markdown(
        self,
        *,
        flavor: Literal["gfm", "commonmark"] = ...,
        headings: Literal["atx", "setext"] = ...,
        links: Literal["inline", "referenced"] = ...,
        images: Literal["keep", "alt", "drop"] = ...,
        tables: Literal["gfm", "text", "html"] = ...,
        bullet: Literal["-", "*", "+"] = ...,
        emphasis: Literal["*", "_"] = ...,
        width: int = ...,
        drop: Iterable[str] = ...,
        scripting: bool = ...,
        address: Callable[[str], str | None] | None = ...,
        on_loss: Callable[[str, Node], object] | None = ...,
    ) -> str:
        """Returns the document as Markdown: see Node.to_markdown()."""
    def to_xml(
        self,
        *,
        declaration: bool = ...,
        doctype: bool = ...,
        html_namespace: bool = ...,
        foreign_namespaces: bool = ...,
    ) -> str:
        """Returns the document as XML: see Node.to_xml()."""
    def to_json(self) -> str:
        """Returns the tree as JSON."""
    def dump(self) -> str:
        """Returns the tree in the format of the html5lib tests."""
    def create_element(
        self,
        tag: str,
        attrs: Mapping[str, str] | None = None,
        text: str | None = None,
        *,
        namespace: _ElementNamespace = "html",
    ) -> Node:
        """Creates an element without a parent."""
    def create_text(self, data: str) -> Node:
        """Creates a text node."""
    def create_comment(self, data: str) -> Node:
        """Creates a comment."""
    def create_processing_instruction(self, target: str, data: str) -> Node:
        """Creates a processing instruction."""
    def create_doctype(self, name: str, public_identifier: str = "", system_identifier: str = "") -> Node:
        """Creates a doctype."""
    def create_fragment(self) -> Node:
        """Creates a fragment."""
    def clone(self, node: Node, *, deep: bool = True) -> Node:
        """Returns a copy of a node of this or any other document. The copy has no parent."""
    def adopt(self, node: Node) -> Node:
        """Moves a node of another document into this one and returns it. The result has no parent. The
        original becomes a copy that is in no tree and cannot be changed.
        """
    def edit_source(self, source: str | Buffer | None = None) -> EditedSource:
        """Writes the changes made to the document into its source, and leaves all other bytes unchanged.
        Raises SourceEditError if this is impossible, for example because the result would parse into a
        different tree. If a Parser parsed the document, pass the source.
        """

@final
class Selector:
    """A parsed CSS selector list, for any number of documents and threads."""
    def __init__(
        self, css: str, *, namespaces: Mapping[str, _Namespace] | None = None, extensions: bool = False
    ) -> None: ...
    @property
    def css(self) -> str:
        """The text that was parsed."""
    def select(self, root: Node | Document) -> list[Node]:
        """Returns the descendants of `root` that match, in tree order."""
    def select_one(self, root: Node | Document) -> Node | None:
        """Returns the first descendant of `root` that matches, or None."""
    @overload
    def select_values(self, root: Node | Document, /) -> list[str]:
        """Returns values of the descendants of `root` that match: see Node.select_values()."""
    @overload
    def select_values(self, root: Node | Document, value: str, /) -> list[str | None]: ...
    @overload
    def select_values(
        self, root: Node | Document, value: str, other: str, /, *values: str
    ) -> list[tuple[str | None, ...]]: ...
    def select_nodes(self, root: Node | Document) -> list[Node | Attribute]:
        """Returns the nodes that match, among `root` and its descendants, in tree order: elements or, with
        extensions, the text nodes that `::text` selects and the Attributes that `::attr(NAME)` selects.
        """
    def matches(self, element: Node) -> bool:
        """Returns whether the element matches."""
    def closest(self, element: Node) -> Node | None:
        """Returns the element or its nearest ancestor that matches, or None."""

@final
class XPath:
    """A parsed XPath 1.0 expression, for any number of documents and threads."""
    def __init__(
        self,
        expression: str,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
    ) -> None: ...
    @property
    def expression(self) -> str:
        """The text that was parsed."""
    def evaluate(self, root: Node | Document | Attribute, **variables: _XPathArgument) -> Any:
        """Returns the value for a node, a document or an attribute: see Node.xpath()."""
    def first(self, root: Node | Document | Attribute, **variables: _XPathArgument) -> Node | Attribute | None:
        """Returns the first node that the expression selects, or None."""

@disjoint_base
class Sanitizer:
    """A configuration for the Standard's sanitizer, created from a dictionary with the members of the Web's
    SanitizerConfig, such as {'elements': ['p', 'a'], 'attributes': ['href']}. The default is the built-in safe
    default configuration.
    """
    def __init__(self, config: _SanitizerConfig | None = None) -> None: ...
    @staticmethod
    def keep_everything() -> Sanitizer:
        """Returns a Sanitizer with the empty configuration, which by itself removes nothing."""
    def get(self) -> dict[str, Any]:
        """Returns the configuration as a dictionary with the members of the Web's SanitizerConfig. Its lists
        are sorted.
        """
    def to_json(self) -> str:
        """Returns the configuration as JSON."""
    def copy(self) -> Sanitizer:
        """Returns a copy, which can be changed independently."""
    def allow_element(self, element: str | Mapping[str, Any]) -> bool:
        """Keeps an element, given by its name or as a dict with its own attributes. Like the following
        methods, returns whether this changed the configuration.
        """
    def remove_element(self, element: str | Mapping[str, Any]) -> bool:
        """Removes the element and its children."""
    def replace_element_with_children(self, element: str | Mapping[str, Any]) -> bool:
        """Removes the element but keeps its children."""
    def allow_attribute(self, attribute: str | Mapping[str, Any]) -> bool:
        """Keeps the attribute on every element."""
    def remove_attribute(self, attribute: str | Mapping[str, Any]) -> bool:
        """Removes the attribute from every element."""
    def set_comments(self, allow: bool) -> bool:
        """Keeps or removes comments."""
    def set_data_attributes(self, allow: bool) -> bool:
        """Keeps all `data-` attributes, or only those that are listed."""
    def set_javascript_urls(self, allow: bool) -> bool:
        """Keeps javascript: URLs, or removes them; the safe functions always remove them."""
    def allow_processing_instruction(self, target: str) -> bool:
        """Keeps processing instructions with that target."""
    def remove_processing_instruction(self, target: str) -> bool:
        """Removes processing instructions with that target."""
    def remove_unsafe(self) -> bool:
        """Makes the configuration remove everything that the safe functions always remove."""

@disjoint_base
class Parser:
    """Parses input that arrives in pieces, which are all str or all bytes."""
    def __init__(
        self,
        context: _Context | None = None,
        **parse_options,
    ) -> None: ...
    def write(self, chunk: str | Buffer) -> _Status:
        """Adds input and parses as much as possible. Returns 'ok', or the limit that ended the parse."""
    def finish(self) -> Document:
        """Parses the rest and returns the Document."""
    @property
    def status(self) -> _Status:
        """'ok', or the limit that ended the parse."""

@final
class Token:
    """A token. Its `type` determines which of the other attributes are meaningful."""
    @property
    def type(self) -> _TokenType:
        """'start_tag', 'end_tag', 'characters', 'comment', 'processing_instruction' or 'doctype'."""
    @property
    def name(self) -> str:
        """The name of a tag or a doctype, or the target of a processing instruction."""
    @property
    def text(self) -> str:
        """The characters, or the data of a comment or processing instruction."""
    @property
    def attrs(self) -> dict[str, str] | None:
        """The attributes of a tag as a dict; None for other tokens."""
    @property
    def namespace(self) -> _ElementNamespace:
        """The namespace of the element that a tag opens or closes."""
    @property
    def self_closing(self) -> bool:
        """The self-closing flag of a tag."""
    @property
    def doctype(self) -> Doctype | None:
        """The identifiers of a doctype; None for other tokens."""
    @property
    def errors(self) -> list[ParseError]:
        """The errors found with this token. Requires `collect_errors=True`."""
    @property
    def in_raw_text(self) -> bool:
        """Whether the characters are raw text, in which character references are not decoded."""
    @property
    def range(self) -> ByteRange:
        """The token's bytes in the input."""

@final
class Tokens(Iterator[Token]):
    """Yields the tokens of an input."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Token: ...
    @property
    def status(self) -> _Status:
        """'ok', or the limit that ended the input."""
    @property
    def encoding(self) -> EncodingUsed:
        """The encoding of the input, which is known after the first token."""
    @property
    def remainder(self) -> ByteRange:
        """At the end: the bytes after the last token, such as those of an incomplete tag."""

@final
class RewriteToken:
    """A token of a page, as handlers receive it."""
    @property
    def type(self) -> Literal["start_tag", "end_tag", "text", "comment", "doctype", "end"]:
        """'start_tag', 'end_tag', 'text', 'comment', 'doctype' or 'end'."""
    @property
    def name(self) -> str:
        """The name of an element or doctype. Setting this property renames the tag; for a start tag, also
        the end tag of the element.
        """
    @name.setter
    def name(self, arg: str, /) -> None: ...
    @property
    def namespace(self) -> _ElementNamespace | None:
        """The namespace of the element; None for other tokens."""
    @property
    def range(self) -> ByteRange:
        """The token's bytes in the input."""
    @property
    def bytes(self) -> _bytes:
        """The token's original bytes, in the encoding of the page."""
    @property
    def attrs(self) -> dict[str, str]:
        """The attributes of a start tag, with the changes so far, as a dict."""
    @overload
    def get(self, name: str) -> str | None:
        """Returns the value of an attribute, or the default."""
    @overload
    def get(self, name: str, default: _T) -> str | _T: ...
    def set(self, name: str, value: str) -> None:
        """Sets or adds an attribute."""
    def remove_attribute(self, name: str) -> bool:
        """Removes an attribute. Returns whether there was one."""
    @property
    def can_have_content(self) -> bool:
        """Whether the element can have contents."""
    @property
    def text(self) -> str:
        """The characters of a piece of text, or the data of a comment. The data of a comment can be set."""
    @text.setter
    def text(self, arg: str, /) -> None: ...
    @property
    def is_last_in_text_node(self) -> bool:
        """Whether this is the last piece of its text node. The last piece is empty."""
    @property
    def is_raw_text(self) -> bool:
        """Whether this is raw text, in which character references are not decoded, as in a script."""
    @property
    def public_id(self) -> str:
        """The public identifier of a doctype."""
    @property
    def system_id(self) -> str:
        """The system identifier of a doctype."""
    def before(self, content: str, html: bool = False) -> None:
        """Inserts text, or HTML, before the token or, for a start tag, before the element."""
    def after(self, content: str, html: bool = False) -> None:
        """Inserts text, or HTML, after the token or, for a start tag, after the element."""
    def prepend(self, content: str, html: bool = False) -> None:
        """Inserts text, or HTML, after the start tag."""
    def append(self, content: str, html: bool = False) -> None:
        """Inserts text, or HTML, before the end of the element, or at the end of the page."""
    def set_inner_content(self, content: str, html: bool = False) -> None:
        """Replaces the contents of the element."""
    def replace(self, content: str, html: bool = False) -> None:
        """Replaces the token or, for a start tag, the element."""
    def remove(self) -> None:
        """Removes the token or, for a start tag, the element."""
    def remove_and_keep_content(self) -> None:
        """Removes the start tag and the end tag, but keeps what is between them."""
    @property
    def is_removed(self) -> bool:
        """Whether the token has been removed or replaced."""
    def on_end_tag(self, handler: _RewriteHandler) -> None:
        """Calls the handler at the end of this element."""

@disjoint_base
class Rewriter:
    """Rewrites a page that arrives in pieces: bytes in, bytes out."""
    def __init__(
        self,
        *,
        token_bytes: int = 1048576,
        **parse_options,
    ) -> None: ...
    def on(
        self,
        css: str,
        element: _RewriteHandler | None = None,
        text: _RewriteHandler | None = None,
        comments: _RewriteHandler | None = None,
    ) -> None:
        """Registers handlers for the elements that match a selector, and for the text and comments inside
        them.
        """
    def on_document(
        self,
        doctype: _RewriteHandler | None = None,
        comments: _RewriteHandler | None = None,
        text: _RewriteHandler | None = None,
        end: _RewriteHandler | None = None,
    ) -> None:
        """Registers handlers for the whole page."""
    def write(self, chunk: Buffer) -> bytes:
        """Takes bytes of the page and returns all output that is complete."""
    def finish(self) -> bytes:
        """Ends the page and returns the rest of the output."""
    @property
    def status(self) -> _Status:
        """'ok', or the limit at which rewriting ended; the rest of the page is then written unchanged."""
    @property
    def encoding(self) -> EncodingUsed:
        """The encoding of the page, which is known after the first bytes."""
    @property
    def skipped_tokens(self) -> int:
        """The number of tokens that were longer than `token_bytes`."""

def finding_rules() -> list[FindingRule]:
    """Returns the rules of all findings other than parse errors."""
def parse(
    html: str | Buffer,
    **parse_options,
) -> Document:
    """Parses a document given as a str or as bytes. The encoding of bytes is detected as the Standard
    specifies.
    """
def parse_fragment(
    html: str | Buffer,
    context: _Context = "body",
    **parse_options,
) -> Document:
    """Parses a fragment, like setting the innerHTML of the context. The context is an element or the name
    of one, such as 'svg path'; 'auto' suits the first tag of the fragment.
    """
def parse_html(
    html: str,
    sanitizer: Sanitizer | _SanitizerConfig | None = None,
    *,
    context: _Context | None = None,
    unsafe: bool = False,
    method: _SanitizeMethod = "filter-tree",
    only_standard_event_handlers: bool = False,
    any_javascript_scheme: bool = False,
    on_removal: Callable[[Removal], object] | None = None,
    **parse_text_options,
) -> Document:
    """Parses a document, or a fragment if a context is given, and sanitizes it, like
    Document.parseHTML().
    """
def sanitize(
    html: str,
    sanitizer: Sanitizer | _SanitizerConfig | None = None,
    *,
    unsafe: bool = False,
    document: bool = False,
    places: Iterable[str] = (),
    method: _SanitizeMethod = "filter-tree",
    drop_comments: bool = False,
    drop_noscript: bool = False,
    drop_foreign: bool = False,
    drop_raw_text: bool = False,
    drop_if_unsettled: bool = False,
    max_rounds: int = 4,
    only_standard_event_handlers: bool = False,
    on_removal: Callable[[Removal], object] | None = None,
) -> str:
    """Sanitizes HTML and returns HTML that is still safe when it is parsed again. Raises SanitizerError if
    there is no such HTML.
    """
def tokens(
    html: str | Buffer,
    **token_options,
) -> Tokens:
    """Returns the tokens of a str or of bytes. The encoding of bytes is detected as the Standard
    specifies.
    """
def sniff(
    data: Buffer,
    **encoding_options,
) -> EncodingUsed:
    """Detects the encoding of a page from its bytes. The bytes up to 64 KiB after the first non-ASCII byte
    are enough.
    """
def decode(
    data: Buffer,
    encoding: str,
    *,
    errors: Literal["replacement", "fatal"] = "replacement",
    bom: Literal["sniff", "remove", "keep"] = "sniff",
) -> str:
    """Decodes bytes as the Encoding Standard specifies. With `errors='fatal'`, raises DecodeError for a
    malformed sequence.
    """
def encode(text: str, encoding: str, *, errors: Literal["html", "fatal"] = "html") -> bytes:
    """Encodes text as the Encoding Standard specifies. A character that the encoding cannot represent
    becomes a reference, such as '&#8364;'; with `errors='fatal'`, it raises EncodeError. For UTF-16 and
    replacement, the text is encoded as UTF-8.
    """
def encoding_name(label: str) -> str | None:
    """Returns the Standard's name of the encoding with that label, or None if the label is unknown."""
def validate(
    html: str | Buffer,
    *,
    parse_errors: bool = True,
    conformance: bool = True,
    **parse_options,
) -> list[Finding]:
    """Returns a finding for each place where the page does not conform to the HTML Standard, in the order of
    the input: parse errors, and violations of what the Standard requires of authors. Accepts the options of
    parse(); positions and errors are always recorded.
    """
@final
class MainContent:
    """The main content of a page. The properties that return text create it on each access."""
    @property
    def nodes(self) -> list[Node]:
        """The nodes that are main content, each with all its descendants, in tree order."""
    @property
    def facts(self) -> PageFacts:
        """What the page states about itself: title, author, dates and so on."""
    @property
    def kind(
        self,
    ) -> Literal["article", "documentation", "service", "forum", "collection", "listing", "product"]:
        """The most likely kind of the page: 'article', 'documentation', 'service', 'forum', 'collection',
        'listing' or 'product'.
        """
    @property
    def confidence(self) -> float:
        """How much of the main content is likely to be correct, from 0 to 1."""
    @property
    def text(self) -> str:
        """The text of the main content as a browser renders it."""
    @property
    def markdown(self) -> str:
        """The main content as GitHub Flavored Markdown. Addresses are absolute if the document
        has a `url`.
        """
    @property
    def html(self) -> str:
        """The main content as HTML, which is not sanitized."""
    def to_document(self) -> Document:
        """Returns a new Document with copies of the nodes inside copies of their ancestors."""
    def to_dict(self) -> dict[str, Any]:
        """Returns a dict of the facts, with 'kind', 'confidence' and 'text'. Unknown facts are None."""

def main_content(
    html: str | Buffer | Document,
    **parse_options,
) -> MainContent:
    """Returns the main content of a page, which is a str, bytes or a Document. Accepts the options of
    parse().
    """
def markdown(
    html: str | Buffer | Document,
    *,
    flavor: Literal["gfm", "commonmark"] = "gfm",
    headings: Literal["atx", "setext"] = "atx",
    links: Literal["inline", "referenced"] = "inline",
    images: Literal["keep", "alt", "drop"] = "keep",
    tables: Literal["gfm", "text", "html"] = "gfm",
    bullet: Literal["-", "*", "+"] = "-",
    emphasis: Literal["*", "_"] = "*",
    width: int = 0,
    drop: Iterable[str] = (),
    address: Callable[[str], str | None] | None = None,
    on_loss: Callable[[str, Node], object] | None = None,
    **parse_options,
) -> str:
    """Converts a page, which is a str, bytes or a Document, to Markdown: see Node.to_markdown(). The other
    options are those of parse().
    """
def extract(
    html: str | Buffer | Document,
    *,
    output_format: Literal["text", "markdown", "html", "json"] = "text",
    **parse_options,
) -> str:
    """Returns the main content of a page, which is a str, bytes or a Document, as 'text', 'markdown',
    'html' or 'json'. The JSON also contains the facts. Accepts the options of parse().
    """
def charset_of_content_type(value: str) -> str | None:
    """Returns the encoding that the value of a Content-Type header names, or None."""
def computed_mime_type(content_type: str | None, data: str | Buffer = b"") -> str:
    """Returns the essence of the MIME type that a browser assigns to a resource: the type that its
    Content-Type names or, if that is not a valid type, the type that its first 1445 bytes suggest. The
    bytes may also decide if the Content-Type is text/plain, or the type of an image, audio or video.
    """
def encoding_for_locale(language: str) -> str:
    """Returns the default encoding that the Standard suggests for a language, such as 'ru'."""
def editions() -> list[Edition]:
    """Returns the supported editions of the Standard, oldest first."""
def _flat(root: Node, lines: bool) -> list[Any]: ...
def _begin_to_end() -> None: ...

_bulk_columns: tuple[str, ...]
_Header = str | None

def _warc_head(
    file: Buffer, at: int
) -> Literal[False] | tuple[int, int | None, _Header, _Header, _Header, _Header, _Header, _Header, _Header] | None: ...
def _http_head(message: Buffer) -> tuple[int, bool, int, _Header, _Header, _Header]: ...
def _find_gzip_member(file: Buffer, at: int) -> int: ...

@disjoint_base
class _Extractor:
    def __init__(
        self,
        columns: Iterable[str],
        selectors: dict[str, str],
        keep: Iterable[str] | None,
        html: str,
        content_type: str,
        sanitizer: Any,
        output_bytes: int,
        base_is_internal: bool,
        **options: Any,
    ) -> None: ...
    def extract(
        self, schema: object, array: object, begin: int, max_bytes: int
    ) -> tuple[object, object, int, bool]: ...
