"""Lockstep for Scrapy: with one line in the settings, `response.css()` and `response.xpath()` select with Lockstep.

    DOWNLOADER_MIDDLEWARES = {"lockstep_html.scrapy.LockstepMiddleware": 585}

The middleware replaces each response whose class is exactly Scrapy's HtmlResponse with the HtmlResponse of this module. Other
responses, such as XmlResponse and JsonResponse, are not changed. The number is the position of the middleware: after the body is
decompressed (590), and before the first middleware that reads the text (MetaRefreshMiddleware, 580).

>>> from lockstep_html.scrapy import HtmlResponse
>>> page = HtmlResponse("https://example.org/", body=b"<p>See <a href=/1>one</a><table><tr><td>x")
>>> page.css("a::attr(href)").get(), page.xpath("//table/tbody//td/text()").get()
('/1', 'x')
>>> page.follow(page.css("a")[0]).url
'https://example.org/1'

For the differences, see docs/guides/migrate.md.
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import Any, ClassVar
from urllib.parse import urljoin
from weakref import ref

from . import _codecs, _core, lxml, parsel
from ._optional import needs

# Scrapy is optional, and may have no type annotations where types are checked.
with needs("scrapy", "scrapy"):
    _http: Any = import_module("scrapy.http")
    _Selector: Any = import_module("scrapy.selector").Selector
_SelectorList: Any = import_module("parsel").SelectorList  # Scrapy requires it

__all__ = ["HtmlResponse", "LockstepMiddleware", "ResponseMixin", "Selector"]

_NOT_SET: Any = object()
#: White space that is removed around URLs in attributes.
_SPACE = " \t\n\r\f"
# libxml2 refuses deeper trees: see Selector.root.
_LIMITS: Any = {"depth": 2000}

# A class cannot have two bases with slots of their own, so this one has only the methods of lockstep_html.parsel.Selector.
_Methods: Any = type(
    "_Methods",
    (),
    {"__slots__": ()} | {n: m for n, m in vars(parsel.Selector).items() if isinstance(m, FunctionType | property)},
)


def _parse(response: Any) -> _core.Document:
    """Parses with the encoding that Scrapy has found, decoding as the Encoding Standard specifies if it has that encoding."""
    encoding = _codecs.label(response.encoding)
    if encoding is None:
        return _core.parse(response.text, url=response.url, limits=_LIMITS)
    return _core.parse(response.body, encoding=encoding, url=response.url, limits=_LIMITS)


def _type(response: Any) -> str:
    """The type of a Selector, as Scrapy chooses it: by the class of the response, otherwise by its text."""
    if response is None or isinstance(response, _http.HtmlResponse):
        return "html"
    if isinstance(response, _http.XmlResponse):
        return "xml"
    is_json = isinstance(response, _http.JsonResponse) or isinstance(parsel._json(response.text), dict | list)
    return "json" if is_json else "html"


class Selector(_Methods, _Selector):  # type: ignore[misc]
    """A scrapy.Selector, and so a parsel.Selector, over Lockstep's nodes: `Selector(response)` or `Selector(text=…)`.

    For XML (`type="xml"` or an XmlResponse), the constructor returns one of Scrapy's own Selectors.
    """

    __slots__ = ("_given", "_response", "_root")

    #: Functions for XPath, like those of Node.xpath(). A subclass may define others.
    functions: ClassVar[dict[str, Any]] = {}

    def __new__(
        cls,
        response: Any = None,
        text: str | None = None,
        type: str | None = None,
        root: Any = _NOT_SET,
        **options: Any,
    ) -> Any:
        if type == "xml" or (type is None and isinstance(response, _http.XmlResponse)):
            return _Selector(response, text, type, **(options if root is _NOT_SET else {**options, "root": root}))
        return super().__new__(cls)

    def __init__(
        self,
        response: Any = None,
        text: str | None = None,
        type: str | None = None,
        root: Any = _NOT_SET,
        **options: Any,
    ) -> None:
        if response is not None and text is not None:
            raise ValueError(f"{self.__class__.__name__}() received both response and text")
        self._response = None if response is None else ref(response)
        if root is not _NOT_SET:
            super().__init__(root=root, type=type, **options)
            return
        type = type or _type(response)
        if response is None or type != "html":
            super().__init__(text=text if response is None else response.text, type=type, **options)
        else:
            super().__init__(root=_parse(response).document_element, type=type, **options)

    @property
    def response(self) -> Any:
        """The response that was parsed; None if there is none, as in a Selector that a query returns.

        The Selector does not keep the response alive: in a reference cycle, the response would stay in memory until Python
        collects garbage.
        """
        reference = getattr(self, "_response", None)
        return None if reference is None else reference()

    @property
    def node(self) -> _core.Node | None:
        """The Node of an element, a comment or a text node; None for an attribute and for other values."""
        return self._root if isinstance(self._root, _core.Node) else None

    @property
    def root(self) -> Any:
        """An element as an lxml element: a copy with its contents, for link extractors and forms. Other values are unchanged."""
        value = self._value()
        return _copy(value) if isinstance(value, _core.Node) and value.is_element else value


def _copy(node: _core.Node) -> Any:
    """An lxml element with the base URL of the document. Each call creates another one."""
    document = node.document
    base_url = urljoin(document.url or "", (document.base_href or "").strip(_SPACE)) or None
    if node == document.document_element:
        return lxml.tree(document, base_url, namespaces=False).getroot()
    return lxml._read(node._xml(False), base_url)


def _url(selector: Any) -> str | None:
    """The URL of a Selector: a text node, an attribute, or the `href` of an `a` or `link` element."""
    value = selector._value() if isinstance(selector, Selector) else None
    if isinstance(value, _core.Node):
        value = value.get("href") if value.is_element and value.tag in ("a", "link") else None
    return value.strip(_SPACE) if isinstance(value, str) else None


class ResponseMixin:
    """Makes a response class select with Lockstep: `class MyResponse(ResponseMixin, MyHtmlResponse): …`."""

    __slots__ = ()

    @property
    def selector(self) -> Selector:
        """The page, which is parsed at the first use."""
        response: Any = self
        if response._cached_selector is None:
            response._cached_selector = Selector(response)
        selector: Selector = response._cached_selector
        return selector

    def follow(self, url: Any, *arguments: Any, **options: Any) -> Any:
        """Like Scrapy's follow(), but reads the URL of a Selector without lxml."""
        found = _url(url)
        base: Any = super()
        return base.follow(url if found is None else found, *arguments, **options)

    def follow_all(
        self, urls: Any = None, *arguments: Any, css: str | None = None, xpath: str | None = None, **options: Any
    ) -> Any:
        """Like Scrapy's follow_all(), but reads the URLs of Selectors without lxml."""
        base: Any = super()
        if [urls, css, xpath].count(None) == 2 and urls is None:
            urls = base.css(css) if css is not None else base.xpath(xpath)
            css = xpath = None
        if isinstance(urls, _SelectorList) and all(isinstance(one, Selector) for one in urls):
            urls = [found for one in urls if (found := _url(one)) is not None]
        return base.follow_all(urls, *arguments, css=css, xpath=xpath, **options)


class HtmlResponse(ResponseMixin, _http.HtmlResponse):  # type: ignore[misc]
    """Scrapy's HtmlResponse, with Lockstep's selectors."""

    __slots__ = ()


class LockstepMiddleware:
    """A downloader middleware that makes HTML responses select with Lockstep."""

    def process_response(self, request: Any, response: Any, spider: Any = None) -> Any:
        """Returns the response, as an HtmlResponse of this module if its class is exactly Scrapy's HtmlResponse."""
        return response.replace(cls=HtmlResponse) if type(response) is _http.HtmlResponse else response
