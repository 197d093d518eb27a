"""parsel's `Selector` and `SelectorList` over Lockstep, without parsel and lxml.

>>> from lockstep_html.parsel import Selector
>>> page = Selector(text="<ul><li><a href=/1>One</a><li><a href=/2>Two</a></ul>")
>>> page.css("a::attr(href)").getall()
['/1', '/2']
>>> [item.xpath("./a/text()").get() for item in page.xpath("//li[re:test(a/@href, '^/2')]")]
['Two']

For the differences, see docs/guides/migrate.md.
"""

from __future__ import annotations

import html
import json
import re
import warnings
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from re import Pattern
from typing import Any, ClassVar, Generic, SupportsIndex, TypeVar, cast, overload

from . import _core, _xpath
from ._optional import needs
from ._types import Attribute, SelectorError, XPathError

__all__ = [
    "CannotDropElementWithoutParent", "CannotRemoveElementWithoutParent", "CannotRemoveElementWithoutRoot", "Selector",
    "SelectorList",
]  # fmt: skip

_S = TypeVar("_S", bound="Selector")
_NOT_SET: Any = object()

_NAMESPACES = {
    "html": "http://www.w3.org/1999/xhtml",
    "math": "http://www.w3.org/1998/Math/MathML",
    "re": "http://exslt.org/regular-expressions",
    "set": "http://exslt.org/sets",
    "svg": "http://www.w3.org/2000/svg",
    "xlink": "http://www.w3.org/1999/xlink",
}
_KNOWN = {url for url in _NAMESPACES.values() if "w3.org" in url}


class CannotRemoveElementWithoutRoot(Exception):
    """Raised by drop() for a text node, an attribute or another value, which it cannot remove."""


class CannotRemoveElementWithoutParent(Exception):
    """The base class of CannotDropElementWithoutParent, for code written for earlier versions of parsel."""


class CannotDropElementWithoutParent(CannotRemoveElementWithoutParent):
    """Raised by drop() for an element without a parent: the root, or an element that has already been removed."""


# --- EXSLT


_Nodes = list[_core.Node | Attribute]


def _difference(_: object, nodes: _Nodes, others: _Nodes) -> _Nodes:
    excluded = set(others)
    return [node for node in nodes if node not in excluded]


def _intersection(_: object, nodes: _Nodes, others: _Nodes) -> _Nodes:
    included = set(others)
    return [node for node in nodes if node in included]


def _distinct(_: object, nodes: _Nodes) -> _Nodes:
    first: dict[str, _core.Node | Attribute] = {}
    for node in nodes:
        first.setdefault(_xpath.string([node]), node)
    return list(first.values())


def _has_same_node(_: object, nodes: _Nodes, others: _Nodes) -> bool:
    return not set(nodes).isdisjoint(others)


def _leading(_: object, nodes: _Nodes, others: _Nodes) -> _Nodes:
    if not others:
        return nodes
    return nodes[: nodes.index(others[0])] if others[0] in nodes else []


def _trailing(_: object, nodes: _Nodes, others: _Nodes) -> _Nodes:
    if not others:
        return nodes
    return nodes[nodes.index(others[0]) + 1 :] if others[0] in nodes else []


_EXSLT: dict[str, dict[str, Any]] = {
    _NAMESPACES["re"]: {
        name.removeprefix("re:"): function for name, function in _xpath.FUNCTIONS.items() if ":" in name
    },
    _NAMESPACES["set"]: {
        "difference": (_difference, list),
        "distinct": (_distinct, list),
        "has-same-node": (_has_same_node, bool),
        "intersection": (_intersection, list),
        "leading": (_leading, list),
        "trailing": (_trailing, list),
    },
}


# --- Queries

_CONTEXTS = (_core.Node, Attribute)


@lru_cache(maxsize=1024)
def _expression(query: str, namespaces: tuple[tuple[str, str], ...], cls: type[Selector]) -> _core.XPath:
    functions = dict(cls.functions)
    for prefix, url in namespaces:
        for name, function in _EXSLT.get(url, {}).items():
            functions.setdefault(f"{prefix}:{name}", function)
    return _core.XPath(
        query,
        namespaces={prefix: url for prefix, url in namespaces if url in _KNOWN},
        functions=functions,
        extensions=True,
        any_namespace=True,
    )


# What libxml2 says about an invalid expression, by what XPathError says. "Invalid expression" in all other cases.
_LIBXML2_WORDS = (
    ("expected an operator or “]”", "Invalid predicate"),
    ("is not closed", "Unfinished literal"),
    ("is not declared", "Undefined namespace prefix"),
    ("unknown function", "Unregistered function"),
    ("has no value", "Undefined variable"),
    ("has-class() takes", "has-class must have at least 1 argument"),
    ("() takes", "Invalid number of arguments"),
    ("needs nodes", "Invalid type"),
    ("joins nodes", "Invalid type"),
    ("must be nodes", "Invalid type"),
)


def _xpath_error(error: ValueError, query: str) -> ValueError:
    """The error with the query and, for an invalid expression, with the words that users of parsel know."""
    if not isinstance(error, XPathError):
        return ValueError(f"XPath error: {error} in {query}")
    words = next((theirs for ours, theirs in _LIBXML2_WORDS if ours in error.message), "Invalid expression")
    return ValueError(f"XPath error: {words} in {query}: {error}")


def _query(query: Any) -> str:
    """A query that is not a str, as in lxml."""
    if not isinstance(query, bytes):
        raise TypeError(f"Argument must be bytes or unicode, got {type(query).__name__!r}")
    if not query.isascii():
        raise ValueError("All strings must be XML compatible: Unicode or ASCII, no NULL bytes or control characters")
    return query.decode()


@lru_cache(maxsize=1024)
def _selector(css: str) -> _core.Selector:
    try:
        return _core.Selector(css, extensions=True)
    except SelectorError as error:
        raise SelectorError(f"{error.message} in {css}", error.column, error.suggestion) from None


_ENTITY = re.compile(r"&(?!lt;|amp;)(?:#\w+|\w+);")


def _matches(pattern: str | Pattern[str], text: str, replace_entities: bool) -> list[str]:
    compiled = re.compile(pattern) if isinstance(pattern, str) else pattern
    values: list[str]
    if "extract" in compiled.groupindex:
        found = compiled.search(text)
        values = [found["extract"]] if found is not None and found["extract"] is not None else []
    else:
        values = []
        for one in compiled.findall(text):
            values += one if isinstance(one, tuple) else [one]
    if replace_entities:
        return [_ENTITY.sub(lambda entity: html.unescape(entity[0]), value) for value in values]
    return values


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _type_of_root(root: Any, type: str | None) -> str:
    if root.__class__.__module__.startswith("lxml."):
        raise TypeError(f"root argument should be a Node of lockstep_html, got {root.__class__}")
    if type is not None and type != "html" and isinstance(root, _core.Node):
        raise ValueError(f"Selector got a Node object as root, and {type!r} as type.")
    return type or ("html" if isinstance(root, _CONTEXTS) else "json")


class SelectorList(list[_S], Generic[_S]):
    """A list of Selectors. Its methods call those of each Selector."""

    __slots__ = ()

    @overload
    def __getitem__(self, at: SupportsIndex) -> _S: ...
    @overload
    def __getitem__(self, at: slice) -> SelectorList[_S]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> _S | SelectorList[_S]:
        found = super().__getitem__(at)
        return type(self)(cast("Iterable[_S]", found)) if isinstance(at, slice) else cast("_S", found)

    def __getstate__(self) -> None:
        raise TypeError("can't pickle SelectorList objects")

    def _of_all(self, lists: Iterable[Iterable[_S]]) -> SelectorList[_S]:
        return type(self)([one for some in lists for one in some])

    def xpath(
        self, xpath: str, namespaces: Mapping[str, str] | None = None, **variables: Any
    ) -> SelectorList[_S]:
        return self._of_all(one.xpath(xpath, namespaces, **variables) for one in self)

    def css(self, query: str) -> SelectorList[_S]:
        return self._of_all(one.css(query) for one in self)

    def jmespath(self, query: str, **options: Any) -> SelectorList[_S]:
        return self._of_all(one.jmespath(query, **options) for one in self)

    def re(self, regex: str | Pattern[str], replace_entities: bool = True) -> list[str]:
        return [found for one in self for found in one.re(regex, replace_entities)]

    def re_first(
        self, regex: str | Pattern[str], default: str | None = None, replace_entities: bool = True
    ) -> str | None:
        return next((found for one in self for found in one.re(regex, replace_entities)), default)

    def getall(self) -> list[Any]:
        return [one.get() for one in self]

    def get(self, default: Any = None) -> Any:
        return self[0].get() if self else default

    extract = getall
    extract_first = get

    @property
    def attrib(self) -> dict[str, str]:
        """The attributes of the first element; an empty dict for an empty list."""
        return self[0].attrib if self else {}

    def drop(self) -> None:
        for one in self:
            one.drop()


class Selector:
    """What a query selected, or the root of a document: `Selector(text=…)` or `Selector(body=…, encoding=…)`.

    `type` is "html", "json" or "text"; without it, JSON objects and arrays are "json", and everything else is "html".
    """

    __slots__ = ("__weakref__", "_expr", "_given", "_root", "namespaces", "type")

    _root: Any

    #: The class of the lists that queries return.
    selectorlist_cls: ClassVar[type[SelectorList[Any]]] = SelectorList
    #: Functions for XPath, like those of Node.xpath(). A subclass may define others.
    functions: ClassVar[Mapping[str, Any]] = {}

    def __init__(
        self,
        text: str | None = None,
        type: str | None = None,
        body: bytes | bytearray = b"",
        encoding: str = "utf-8",
        namespaces: Mapping[str, str] | None = None,
        root: Any = _NOT_SET,
        base_url: str | None = None,
        _expr: str | None = None,
        huge_tree: bool = True,
    ) -> None:
        if type == "xml":
            raise ValueError("type 'xml' is not supported: Lockstep parses HTML; use parsel for XML")
        if type not in ("html", "json", "text", None):
            raise ValueError(f"Invalid type: {type}")
        self.namespaces = {**_NAMESPACES, **(namespaces or {})}
        self._expr = _expr
        if text is None and not body:
            if root is _NOT_SET:
                raise ValueError("Selector needs text, body, or root arguments")
            self._root, self.type = root, _type_of_root(root, type)
            return
        if text is not None and root is not _NOT_SET:
            warnings.warn("Selector got both text and root, root is being ignored.", stacklevel=2)
        if text is not None and not isinstance(cast(Any, text), str):
            raise TypeError(f"text argument should be of type str, got {text.__class__}")
        if not isinstance(cast(Any, body), bytes | bytearray):
            raise TypeError(f"body argument should be of type bytes or bytearray, got {body.__class__}")
        self._parse(text, body, encoding, type)

    def _parse(self, text: str | None, body: bytes | bytearray, encoding: str, type: str | None) -> None:
        # Most pages begin with a tag, which JSON does not.
        start = text if text is not None else bytes(body[:64]).decode("latin-1")
        if type in ("json", "text") or (type is None and not start.lstrip("\ufeff").lstrip()[:1] in "<"):
            decoded = text if text is not None else bytes(body).decode(encoding, "replace")
            self._root = decoded if type == "text" else _json(decoded)
            if type is not None or isinstance(self._root, dict | list):
                self.type = type or "json"
                self._given = text
                return
        document = _core.parse(text) if text is not None else _core.parse(body, encoding=encoding)
        self._root = document.document_element
        self.type = "html"

    def __getstate__(self) -> None:
        raise TypeError("can't pickle Selector objects")

    @property
    def _text(self) -> str | None:
        """The text from which JSON was parsed, as in parsel; otherwise None."""
        return getattr(self, "_given", None)

    @property
    def root(self) -> Any:
        """A Node for an element, a comment and the like; a str for a text node or an attribute; otherwise the value."""
        return self._value()

    def _value(self) -> Any:
        if isinstance(self._root, Attribute):
            return self._root.value
        return self._root.data if isinstance(self._root, _core.Node) and self._root.type == "text" else self._root

    def _found(self, root: Any, query: str, type: str = "html") -> Any:
        made = object.__new__(self.__class__)
        made._root, made.type, made._expr, made.namespaces = root, type, query, self.namespaces
        return made

    def _context(self, method: str) -> Any:
        """The context node for a query; None for values without nodes."""
        if self.type == "json":
            raise ValueError(f"Cannot use {method} on a Selector of type 'json'")
        if self.type == "text":
            return _core.parse(self._root).document_element
        return self._root if isinstance(self._root, _CONTEXTS) else None

    def xpath(self, query: str, namespaces: Mapping[str, str] | None = None, **variables: Any) -> Any:
        """Returns what an XPath expression selects, as a list of Selectors; any other value is a list of one Selector."""
        context = self._context("xpath")
        if context is None:
            return self.selectorlist_cls([])
        if not isinstance(cast(Any, query), str):
            query = _query(query)
        known = {**self.namespaces, **namespaces} if namespaces else self.namespaces
        try:
            expression = _expression(query, tuple(known.items()), cast(Any, self.__class__))
            # parsel ignores variables that the query does not have.
            used = {name: value for name, value in variables.items() if f"${name}" in query}
            result = expression.evaluate(context, **used)
        except ValueError as error:
            raise _xpath_error(error, query) from error
        found = result if isinstance(result, list) else [result]
        return self.selectorlist_cls([self._found(one, query) for one in found])

    def css(self, query: str) -> Any:
        """Returns what CSS selectors select: this element and elements in it, or their `::text` or `::attr(NAME)`."""
        context = self._context("css")
        if not isinstance(context, _core.Node):
            return self.selectorlist_cls([])
        found = _selector(query).select_nodes(context)
        return self.selectorlist_cls([self._found(one, query) for one in found])

    def jmespath(self, query: str, **options: Any) -> Any:
        """Returns what a JMESPath expression selects in JSON: the root, or the text of an element. Needs the package jmespath."""
        if self.type == "json":
            data = self._root
        else:
            data = _json(self._root.text if isinstance(self._root, _core.Node) else str(self._value()))
        with needs("jmespath", "jmespath"):
            search: Any = import_module("jmespath").search
        result = None if data is None else search(query, data, **options)
        found = result if isinstance(result, list) else [] if result is None else [result]
        return self.selectorlist_cls(
            [self._found(one, query, "text" if isinstance(one, str) else "json") for one in found]
        )

    def re(self, regex: str | Pattern[str], replace_entities: bool = True) -> list[str]:
        """Returns the matches in get(): the group "extract" if there is one, otherwise all groups, or the matches themselves."""
        return _matches(regex, self.get(), replace_entities)

    def re_first(
        self, regex: str | Pattern[str], default: str | None = None, replace_entities: bool = True
    ) -> str | None:
        return next(iter(self.re(regex, replace_entities)), default)

    def get(self) -> Any:
        """Returns an element as HTML, text and attributes as they are, a number or a bool as str, and JSON values unchanged."""
        root = self._value()
        if isinstance(root, _core.Node):
            return root.html
        if self.type == "json" or isinstance(root, str):
            return root
        return str(int(root)) if isinstance(root, bool) else str(root)

    extract = get

    def getall(self) -> list[Any]:
        return [self.get()]

    @property
    def attrib(self) -> dict[str, str]:
        return dict(self._root.attrs) if isinstance(self._root, _core.Node) and self._root.is_element else {}

    def drop(self) -> None:
        """Removes the element from the document. Text after it is kept."""
        node = self._value()
        if not isinstance(node, _core.Node):
            raise CannotRemoveElementWithoutRoot("only elements can be removed, not text nodes, attributes or other values")
        if node.parent is None or node.parent.type == "document":
            raise CannotDropElementWithoutParent("the element has no parent element")
        node.remove()

    def register_namespace(self, prefix: str, uri: str) -> None:
        """Declares a prefix for xpath(). HTML documents have the namespaces of HTML, SVG, MathML and XLink."""
        self.namespaces = {**self.namespaces, prefix: uri}

    def remove_namespaces(self) -> None:
        """Does nothing: names without a prefix select elements in all namespaces."""

    def __bool__(self) -> bool:
        return bool(self.get())

    def __str__(self) -> str:
        return str(self.get())

    def __repr__(self) -> str:
        data = str(self)
        shown = data if len(data) <= 40 else data[:37] + "..."
        return f"<{type(self).__name__} query={self._expr!r} data={shown!r}>"
