# The types of the extension module; its docstrings describe each function.
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

class _Limits(TypedDict, total=False):
    input_bytes: int
    nodes: int
    depth: int
    attributes: int
    errors: int
    memory_bytes: int
    copied_nodes: int

class _TokenLimits(TypedDict, total=False):
    input_bytes: int
    attributes: int
    errors: int
    memory_bytes: int

class _ContextMembers(TypedDict, total=False):
    local_name: str
    element_namespace: _ElementNamespace
    encoding: str
    quirks_mode: _QuirksMode
    inside_form: bool
    scripting_mode: Literal["normal", "disabled", "inert", "fragment"]

_Context: TypeAlias = Node | str | _ContextMembers
# What XPath takes: nodes are in the document of the context node.
_XPathArgument: TypeAlias = str | float | Node | Attribute | Sequence[Node | Attribute]
# Called with the context node and the arguments; for values other than bool with their type: bool, float, str, list.
_XPathFunction: TypeAlias = Callable[..., object] | tuple[Callable[..., object], type]
# The text to find.
_Text: TypeAlias = str | Pattern[str]

_SanitizeMethod: TypeAlias = Literal["filter-tree", "while-parsing"]
# The Web's dictionary, with the Web's names of members, or "default".
_SanitizerConfig: TypeAlias = Mapping[str, Any] | Literal["default"]

@final
class Attributes(MutableMapping[str, str]):
    def __getitem__(self, key: str, /) -> str: ...
    def __setitem__(self, key: str, value: str, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    def __contains__(self, key: object, /) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    @overload
    def get(self, key: str, default: None = None) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...
    @overload
    def get(self, key: str, default: _T) -> str | _T: ...
    def keys(self) -> KeysView[str]: ...
    def values(self) -> ValuesView[str]: ...
    def items(self) -> ItemsView[str, str]: ...
    def copy(self) -> dict[str, str]: ...
    def setdefault(self, key: str, default: str = "") -> str: ...
    @overload
    def pop(self, key: str) -> str: ...
    @overload
    def pop(self, key: str, default: str) -> str: ...
    @overload
    def pop(self, key: str, default: _T) -> str | _T: ...

@final
class Node:
    __hash__: Any
    def __eq__(self, other: object, /) -> bool: ...
    def __iter__(self) -> NodeIterator: ...
    def __getitem__(self, key: str, /) -> str: ...
    def __setitem__(self, key: str, value: str, /) -> None: ...
    def __delitem__(self, key: str, /) -> None: ...
    @overload
    def get(self, key: str, default: None = None) -> str | None: ...
    @overload
    def get(self, key: str, default: str) -> str: ...
    @overload
    def get(self, key: str, default: _T) -> str | _T: ...
    @property
    def document(self) -> Document: ...
    @property
    def type(self) -> _NodeType: ...
    @property
    def is_element(self) -> bool: ...
    @property
    def tag(self) -> str: ...
    @property
    def namespace(self) -> _ElementNamespace | None: ...
    @property
    def parent(self) -> Node | None: ...
    @property
    def first_child(self) -> Node | None: ...
    @property
    def last_child(self) -> Node | None: ...
    @property
    def next_sibling(self) -> Node | None: ...
    @property
    def previous_sibling(self) -> Node | None: ...
    @property
    def next_element_sibling(self) -> Node | None: ...
    @property
    def previous_element_sibling(self) -> Node | None: ...
    @property
    def first_element_child(self) -> Node | None: ...
    @property
    def last_element_child(self) -> Node | None: ...
    @property
    def root(self) -> Node: ...
    @property
    def form_owner(self) -> Node | None: ...
    @property
    def template_contents(self) -> Node | None: ...
    @property
    def shadow_root(self) -> Node | None: ...
    @property
    def shadow_root_mode(self) -> Literal["open", "closed"] | None: ...
    @property
    def child_element_count(self) -> int: ...
    def contains(self, other: Node) -> bool: ...
    @property
    def is_connected(self) -> bool: ...
    @property
    def children(self) -> NodeRange: ...
    @property
    def child_elements(self) -> NodeRange: ...
    @property
    def descendants(self) -> NodeRange: ...
    @property
    def ancestors(self) -> NodeRange: ...
    @property
    def following_siblings(self) -> NodeRange: ...
    @property
    def preceding_siblings(self) -> NodeRange: ...
    @overload
    def find_all(
        self, tag: str, *, text: None = None, namespace: _ElementNamespace | None = None
    ) -> NodeRange: ...
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
    ) -> Node | None: ...
    def find_by_id(self, id: str) -> Node | None: ...
    def links(self) -> list[Link]: ...
    def metadata(self) -> list[Metadata]: ...
    def json_ld(self, *, parsed: bool = True) -> list[Any]: ...
    def tables(self) -> list[Table]: ...
    def get_text(self, separator: str = "", strip: bool = False) -> str: ...
    def form_values(self) -> list[tuple[str, str]]: ...
    def select(self, css: str | Selector) -> list[Node]: ...
    def select_one(self, css: str | Selector) -> Node | None: ...
    @overload
    def select_values(self, css: str | Selector, /) -> list[str]: ...
    @overload
    def select_values(self, css: str | Selector, value: str, /) -> list[str | None]: ...
    @overload
    def select_values(
        self, css: str | Selector, value: str, other: str, /, *values: str
    ) -> list[tuple[str | None, ...]]: ...
    def matches(self, css: str | Selector) -> bool: ...
    def closest(self, css: str | Selector) -> Node | None: ...
    def xpath(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Any: ...
    def xpath_one(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Node | Attribute | None: ...
    @property
    def attrs(self) -> Attributes: ...
    @attrs.setter
    def attrs(self, values: Mapping[str, str]) -> None: ...
    @property
    def id(self) -> str: ...
    def attribute(self, name: str, namespace: _Namespace | None = None) -> str | None: ...
    def set_attribute(self, name: str, value: str, namespace: _Namespace | None = None) -> None: ...
    def remove_attribute(self, name: str, namespace: _Namespace | None = None) -> None: ...
    def rename_attribute(self, name: str, new_name: str) -> None: ...
    def has_class(self, name: str) -> bool: ...
    @property
    def classes(self) -> TokenList: ...
    @classes.setter
    def classes(self, names: Iterable[str]) -> None: ...
    def token_list(self, name: str) -> TokenList: ...
    def _tokens(self, name: str) -> list[str]: ...
    def _has_token(self, name: str, token: str) -> bool: ...
    def _change_token(self, change: str, name: str, token: str) -> None: ...
    @property
    def data(self) -> str: ...
    @data.setter
    def data(self, data: str) -> None: ...
    @property
    def target(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def public_identifier(self) -> str: ...
    @property
    def system_identifier(self) -> str: ...
    @property
    def text(self) -> str: ...
    @text.setter
    def text(self, text: str) -> None: ...
    @property
    def inner_text(self) -> str: ...
    def to_text(self, *, scripting: bool = False) -> str: ...
    def rendered_text(self, *, scripting: bool = False) -> RenderedText: ...
    def source_offset(self, index: int) -> int | None: ...
    def source_offsets(self, indexes: Iterable[int]) -> list[int] | None: ...
    @property
    def language(self) -> str: ...
    @property
    def html(self) -> str: ...
    @html.setter
    def html(self, html: str) -> None: ...
    @property
    def inner_html(self) -> str: ...
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
    ) -> str: ...
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
    ) -> str: ...
    def to_xml(
        self,
        *,
        declaration: bool = False,
        doctype: bool = True,
        html_namespace: bool = True,
        foreign_namespaces: bool = True,
    ) -> str: ...
    def _xml(self, foreign_namespaces: bool) -> bytes: ...
    @property
    def position(self) -> Position | None: ...
    @property
    def attribute_positions(self) -> dict[str, AttributePosition]: ...
    def append(self, *nodes: Node | str) -> None: ...
    def prepend(self, *nodes: Node | str) -> None: ...
    def insert_before(self, *nodes: Node | str) -> None: ...
    def insert_after(self, *nodes: Node | str) -> None: ...
    def replace_with(self, *nodes: Node | str) -> None: ...
    def remove(self) -> None: ...
    def clear(self) -> None: ...
    def unwrap(self) -> None: ...
    def rename_element(self, tag: str) -> None: ...
    def clone(self, *, deep: bool = True) -> Node: ...
    def insert_html(
        self, position: Literal["beforebegin", "afterbegin", "beforeend", "afterend"], html: str
    ) -> None: ...
    def sanitize(
        self,
        sanitizer: Sanitizer | _SanitizerConfig | None = None,
        *,
        unsafe: bool = False,
        only_standard_event_handlers: bool = False,
        any_javascript_scheme: bool = False,
        on_removal: Callable[[Removal], object] | None = None,
    ) -> None: ...
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
    ) -> bool: ...

@final
class NodeRange(Iterable[Node]):
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
    def __iter__(self) -> Self: ...
    def __next__(self) -> Node: ...

@final
class Document:
    def __iter__(self) -> NodeIterator: ...
    @property
    def root(self) -> Node: ...
    @property
    def fragment(self) -> Node | None: ...
    @property
    def result(self) -> Node: ...
    @property
    def document_element(self) -> Node | None: ...
    @property
    def head(self) -> Node | None: ...
    @property
    def body(self) -> Node | None: ...
    @property
    def title(self) -> str: ...
    @property
    def base_href(self) -> str | None: ...
    @property
    def url(self) -> str | None: ...
    def links(self) -> list[Link]: ...
    def metadata(self) -> list[Metadata]: ...
    def json_ld(self, *, parsed: bool = True) -> list[Any]: ...
    def tables(self) -> list[Table]: ...
    def get_text(self, separator: str = "", strip: bool = False) -> str: ...
    @property
    def quirks_mode(self) -> _QuirksMode: ...
    @property
    def edition(self) -> str: ...
    @property
    def status(self) -> _Status: ...
    def raise_for_status(self) -> None: ...
    @property
    def flattened(self) -> bool: ...
    @property
    def encoding(self) -> EncodingUsed: ...
    @property
    def errors(self) -> list[ParseError]: ...
    @property
    def errors_truncated(self) -> bool: ...
    @property
    def has_positions(self) -> bool: ...
    @property
    def memory_bytes(self) -> int: ...
    def line_column(self, offset: int) -> LineColumn: ...
    def select(self, css: str | Selector) -> list[Node]: ...
    def select_one(self, css: str | Selector) -> Node | None: ...
    @overload
    def select_values(self, css: str | Selector, /) -> list[str]: ...
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
    ) -> Any: ...
    def xpath_one(
        self,
        expression: str | XPath,
        *,
        namespaces: Mapping[str, str] | None = None,
        functions: Mapping[str, _XPathFunction] | None = None,
        extensions: bool = False,
        any_namespace: bool = False,
        **variables: _XPathArgument,
    ) -> Node | Attribute | None: ...
    def find_by_id(self, id: str) -> Node | None: ...
    @overload
    def find_all(
        self, tag: str, *, text: None = None, namespace: _ElementNamespace | None = None
    ) -> NodeRange: ...
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
    ) -> Node | None: ...
    @property
    def descendants(self) -> NodeRange: ...
    @property
    def text(self) -> str: ...
    @property
    def inner_text(self) -> str: ...
    @property
    def html(self) -> str: ...
    def to_html(
        self,
        *,
        indent: int = ...,
        inner: bool = ...,
        scripting: bool = ...,
        serializable_shadow_roots: bool = ...,
        round_trip: bool = ...,
        edition: str | None = ...,
    ) -> str: ...
    def to_text(self, *, scripting: bool = ...) -> str: ...
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
    ) -> str: ...
    def to_xml(
        self,
        *,
        declaration: bool = ...,
        doctype: bool = ...,
        html_namespace: bool = ...,
        foreign_namespaces: bool = ...,
    ) -> str: ...
    def to_json(self) -> str: ...
    def dump(self) -> str: ...
    def create_element(
        self,
        tag: str,
        attrs: Mapping[str, str] | None = None,
        text: str | None = None,
        *,
        namespace: _ElementNamespace = "html",
    ) -> Node: ...
    def create_text(self, data: str) -> Node: ...
    def create_comment(self, data: str) -> Node: ...
    def create_processing_instruction(self, target: str, data: str) -> Node: ...
    def create_doctype(self, name: str, public_identifier: str = "", system_identifier: str = "") -> Node: ...
    def create_fragment(self) -> Node: ...
    def clone(self, node: Node, *, deep: bool = True) -> Node: ...
    def adopt(self, node: Node) -> Node: ...
    def edit_source(self, source: str | Buffer | None = None) -> EditedSource: ...

@final
class Selector:
    def __init__(
        self, css: str, *, namespaces: Mapping[str, _Namespace] | None = None, extensions: bool = False
    ) -> None: ...
    @property
    def css(self) -> str: ...
    def select(self, root: Node | Document) -> list[Node]: ...
    def select_one(self, root: Node | Document) -> Node | None: ...
    @overload
    def select_values(self, root: Node | Document, /) -> list[str]: ...
    @overload
    def select_values(self, root: Node | Document, value: str, /) -> list[str | None]: ...
    @overload
    def select_values(
        self, root: Node | Document, value: str, other: str, /, *values: str
    ) -> list[tuple[str | None, ...]]: ...
    def select_nodes(self, root: Node | Document) -> list[Node | Attribute]: ...
    def matches(self, element: Node) -> bool: ...
    def closest(self, element: Node) -> Node | None: ...

@final
class XPath:
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
    def expression(self) -> str: ...
    def evaluate(self, root: Node | Document, **variables: _XPathArgument) -> Any: ...
    def first(self, root: Node | Document, **variables: _XPathArgument) -> Node | Attribute | None: ...

@disjoint_base
class Sanitizer:
    def __init__(self, config: _SanitizerConfig | None = None) -> None: ...
    @staticmethod
    def keep_everything() -> Sanitizer: ...
    def get(self) -> dict[str, Any]: ...
    def to_json(self) -> str: ...
    def copy(self) -> Sanitizer: ...
    def allow_element(self, element: str | Mapping[str, Any]) -> bool: ...
    def remove_element(self, element: str | Mapping[str, Any]) -> bool: ...
    def replace_element_with_children(self, element: str | Mapping[str, Any]) -> bool: ...
    def allow_attribute(self, attribute: str | Mapping[str, Any]) -> bool: ...
    def remove_attribute(self, attribute: str | Mapping[str, Any]) -> bool: ...
    def set_comments(self, allow: bool) -> bool: ...
    def set_data_attributes(self, allow: bool) -> bool: ...
    def set_javascript_urls(self, allow: bool) -> bool: ...
    def allow_processing_instruction(self, target: str) -> bool: ...
    def remove_processing_instruction(self, target: str) -> bool: ...
    def remove_unsafe(self) -> bool: ...

@disjoint_base
class Parser:
    def __init__(
        self,
        context: _Context | None = None,
        *,
        url: str | None = ...,
        content_type: str | None = ...,
        encoding: str | None = ...,
        transport_encoding: str | None = ...,
        prescan_bytes: int = ...,
        container_encoding: str | None = ...,
        likely_encoding: str | None = ...,
        detect_utf_8: bool = ...,
        detect_legacy: bool = ...,
        default_encoding: str = ...,
        ignore_late_meta: bool = ...,
        top_level_domain: str = ...,
        edition: str = ...,
        scripting: bool = ...,
        collect_errors: bool = ...,
        max_errors: int = ...,
        positions: bool = ...,
        allow_declarative_shadow_roots: bool = ...,
        iframe_srcdoc: bool = ...,
        cannot_change_the_mode: bool = ...,
        limits: _Limits | None = ...,
    ) -> None: ...
    def write(self, chunk: str | Buffer) -> _Status: ...
    def finish(self) -> Document: ...
    @property
    def status(self) -> _Status: ...

@final
class Token:
    @property
    def type(self) -> _TokenType: ...
    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def attrs(self) -> dict[str, str] | None: ...
    @property
    def namespace(self) -> _ElementNamespace: ...
    @property
    def self_closing(self) -> bool: ...
    @property
    def doctype(self) -> Doctype | None: ...
    @property
    def errors(self) -> list[ParseError]: ...
    @property
    def in_raw_text(self) -> bool: ...
    @property
    def range(self) -> ByteRange: ...

@final
class Tokens(Iterator[Token]):
    def __iter__(self) -> Self: ...
    def __next__(self) -> Token: ...
    @property
    def status(self) -> _Status: ...
    @property
    def encoding(self) -> EncodingUsed: ...
    @property
    def remainder(self) -> ByteRange: ...

@final
class RewriteToken:
    @property
    def type(self) -> Literal["start_tag", "end_tag", "text", "comment", "doctype", "end"]: ...
    @property
    def name(self) -> str: ...
    @name.setter
    def name(self, arg: str, /) -> None: ...
    @property
    def namespace(self) -> _ElementNamespace | None: ...
    @property
    def range(self) -> ByteRange: ...
    @property
    def bytes(self) -> _bytes: ...
    @property
    def attrs(self) -> dict[str, str]: ...
    @overload
    def get(self, name: str) -> str | None: ...
    @overload
    def get(self, name: str, default: _T) -> str | _T: ...
    def set(self, name: str, value: str) -> None: ...
    def remove_attribute(self, name: str) -> bool: ...
    @property
    def can_have_content(self) -> bool: ...
    @property
    def text(self) -> str: ...
    @text.setter
    def text(self, arg: str, /) -> None: ...
    @property
    def is_last_in_text_node(self) -> bool: ...
    @property
    def is_raw_text(self) -> bool: ...
    @property
    def public_id(self) -> str: ...
    @property
    def system_id(self) -> str: ...
    def before(self, content: str, html: bool = False) -> None: ...
    def after(self, content: str, html: bool = False) -> None: ...
    def prepend(self, content: str, html: bool = False) -> None: ...
    def append(self, content: str, html: bool = False) -> None: ...
    def set_inner_content(self, content: str, html: bool = False) -> None: ...
    def replace(self, content: str, html: bool = False) -> None: ...
    def remove(self) -> None: ...
    def remove_and_keep_content(self) -> None: ...
    @property
    def is_removed(self) -> bool: ...
    def on_end_tag(self, handler: _RewriteHandler) -> None: ...

@disjoint_base
class Rewriter:
    def __init__(
        self,
        *,
        token_bytes: int = 1048576,
        url: str | None = ...,
        content_type: str | None = ...,
        encoding: str | None = ...,
        transport_encoding: str | None = ...,
        prescan_bytes: int = ...,
        container_encoding: str | None = ...,
        likely_encoding: str | None = ...,
        detect_utf_8: bool = ...,
        detect_legacy: bool = ...,
        default_encoding: str = ...,
        ignore_late_meta: bool = ...,
        top_level_domain: str = ...,
        edition: str = ...,
        scripting: bool = ...,
        collect_errors: bool = ...,
        max_errors: int = ...,
        positions: bool = ...,
        allow_declarative_shadow_roots: bool = ...,
        iframe_srcdoc: bool = ...,
        cannot_change_the_mode: bool = ...,
        limits: _Limits | None = ...,
    ) -> None: ...
    def on(
        self,
        css: str,
        element: _RewriteHandler | None = None,
        text: _RewriteHandler | None = None,
        comments: _RewriteHandler | None = None,
    ) -> None: ...
    def on_document(
        self,
        doctype: _RewriteHandler | None = None,
        comments: _RewriteHandler | None = None,
        text: _RewriteHandler | None = None,
        end: _RewriteHandler | None = None,
    ) -> None: ...
    def write(self, chunk: Buffer) -> bytes: ...
    def finish(self) -> bytes: ...
    @property
    def status(self) -> _Status: ...
    @property
    def encoding(self) -> EncodingUsed: ...
    @property
    def skipped_tokens(self) -> int: ...

def finding_rules() -> list[FindingRule]: ...
def parse(
    html: str | Buffer,
    *,
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> Document: ...
def parse_fragment(
    html: str | Buffer,
    context: _Context = "body",
    *,
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> Document: ...
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
    url: str | None = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> Document: ...
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
) -> str: ...
def tokens(
    html: str | Buffer,
    *,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    tree_feedback: bool = ...,
    scripting: bool = ...,
    initial_state: str = ...,
    last_start_tag: str = ...,
    allow_cdata: bool = ...,
    collect_errors: bool = ...,
    attribute_ranges: bool = ...,
    limits: _TokenLimits | None = ...,
) -> Tokens: ...
def sniff(
    data: Buffer,
    *,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
) -> EncodingUsed: ...
def decode(
    data: Buffer,
    encoding: str,
    *,
    errors: Literal["replacement", "fatal"] = "replacement",
    bom: Literal["sniff", "remove", "keep"] = "sniff",
) -> str: ...
def encode(text: str, encoding: str, *, errors: Literal["html", "fatal"] = "html") -> bytes: ...
def encoding_name(label: str) -> str | None: ...
def validate(
    html: str | Buffer,
    *,
    parse_errors: bool = True,
    conformance: bool = True,
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> list[Finding]: ...
@final
class MainContent:
    @property
    def nodes(self) -> list[Node]: ...
    @property
    def facts(self) -> PageFacts: ...
    @property
    def kind(
        self,
    ) -> Literal["article", "documentation", "service", "forum", "collection", "listing", "product"]: ...
    @property
    def confidence(self) -> float: ...
    @property
    def text(self) -> str: ...
    @property
    def markdown(self) -> str: ...
    @property
    def html(self) -> str: ...
    def to_document(self) -> Document: ...
    def to_dict(self) -> dict[str, Any]: ...

def main_content(
    html: str | Buffer | Document,
    *,
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> MainContent: ...
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
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> str: ...
def extract(
    html: str | Buffer | Document,
    *,
    output_format: Literal["text", "markdown", "html", "json"] = "text",
    url: str | None = ...,
    content_type: str | None = ...,
    encoding: str | None = ...,
    transport_encoding: str | None = ...,
    prescan_bytes: int = ...,
    container_encoding: str | None = ...,
    likely_encoding: str | None = ...,
    detect_utf_8: bool = ...,
    detect_legacy: bool = ...,
    default_encoding: str = ...,
    ignore_late_meta: bool = ...,
    top_level_domain: str = ...,
    edition: str = ...,
    scripting: bool = ...,
    collect_errors: bool = ...,
    max_errors: int = ...,
    positions: bool = ...,
    allow_declarative_shadow_roots: bool = ...,
    iframe_srcdoc: bool = ...,
    cannot_change_the_mode: bool = ...,
    limits: _Limits | None = ...,
) -> str: ...
def charset_of_content_type(value: str) -> str | None: ...
def computed_mime_type(content_type: str | None, data: str | Buffer = b"") -> str: ...
def encoding_for_locale(language: str) -> str: ...
def editions() -> list[Edition]: ...
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
