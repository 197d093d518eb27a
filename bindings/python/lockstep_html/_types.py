"""Exceptions, records and the token set: the parts of the extension module that are written in Python."""

from __future__ import annotations

import json
from collections.abc import Iterator, MutableSet
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from ._core import Document, Node


class LockstepError(Exception):
    """The base class of the package's exceptions."""


class ExpressionError(LockstepError, ValueError):
    """Raised for an invalid CSS selector or XPath expression."""

    def __init__(self, message: str, column: int = 1, suggestion: str = "") -> None:
        super().__init__(message, column, suggestion)
        self.message = message
        #: Where the error is, in code points from 1.
        self.column = column
        #: What was probably meant; empty if nothing is similar.
        self.suggestion = suggestion

    def __str__(self) -> str:
        return f"{self.message} (column {self.column})"


class SelectorError(ExpressionError):
    """Raised for an invalid CSS selector."""


class XPathError(ExpressionError):
    """Raised for an XPath expression that is invalid, or cannot be evaluated with the given variables."""


class DomError(LockstepError, ValueError):
    """Raised if a change is refused; nothing has changed. `name` is the name of the DOM's exception."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name}: {self.reason}"


class SourceEditError(LockstepError, ValueError):
    """Raised if Document.edit_source() cannot write the changes into the source."""

    def __init__(self, message: str, reason: str = "", offset: int | None = None) -> None:
        super().__init__(message, reason, offset)
        #: What differs, with line and column if they are known.
        self.message = message
        #: "wrong source", "incomplete" or "inexpressible".
        self.reason = reason
        #: The offset in the source of the node whose edit cannot be written; None if it is not known.
        self.offset = offset

    def __str__(self) -> str:
        return self.message


class LimitError(LockstepError):
    """Raised if a limit ended the parse: see Document.raise_for_status(). `document` contains the tree so far."""

    def __init__(self, status: str, document: Document) -> None:
        super().__init__(status, document)
        self.status = status
        self.document = document

    def __str__(self) -> str:
        return self.status


class DecodeError(LockstepError, ValueError):
    """Raised for a sequence of bytes that is malformed in the encoding."""

    def __init__(self, encoding: str, offset: int) -> None:
        super().__init__(encoding, offset)
        self.encoding = encoding
        #: The offset of the first byte of the sequence.
        self.offset = offset

    def __str__(self) -> str:
        return f"malformed {self.encoding} at byte {self.offset}"


class EncodeError(LockstepError, ValueError):
    """Raised for a character that the encoding cannot represent."""

    def __init__(self, encoding: str, offset: int) -> None:
        super().__init__(encoding, offset)
        self.encoding = encoding
        #: The index of the character in the text.
        self.offset = offset

    def __str__(self) -> str:
        return f"{self.encoding} cannot represent the character at {self.offset}"


class UnknownEncodingError(LockstepError, LookupError):
    """Raised for a label that no encoding of the Web has."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.label = label

    def __str__(self) -> str:
        return f"unknown encoding: {self.label!r}"


class SanitizerError(LockstepError, ValueError):
    """Raised for an invalid sanitizer configuration, for which the Web throws a TypeError."""

    def __init__(self, message: str, path: str = "", anchor: str = "") -> None:
        super().__init__(message, path, anchor)
        self.message = message
        #: Where the fault is, as in JSON: "elements[3].attributes[1]"; empty: the whole configuration.
        self.path = path
        #: The clause of the Standard.
        self.anchor = anchor

    def __str__(self) -> str:
        return f"{self.path}: {self.message}" if self.path else self.message


class SanitizeError(LockstepError, ValueError):
    """Raised if sanitize() finds no text that stays safe when it is parsed again, or a place cannot contain markup."""


class Removal(NamedTuple):
    """Something that sanitizing removed."""

    #: "comment", "processing instruction", "element", "replaced element", "attribute", "javascript url" or
    #: "animated javascript url".
    reason: str
    #: From Node.sanitize(): the node that was removed or, for an attribute, its element; otherwise None.
    node: Node | None
    attribute: str | None
    #: The member of the configuration that caused the removal: "elements", "removeElements", …
    member: str
    #: Whether it was removed as unsafe: the configuration alone would have kept it.
    unsafe: bool
    #: The clause of the Standard.
    anchor: str


class ByteRange(NamedTuple):
    """Bytes of the input, from `begin` up to `end`. For a str, these are the bytes of its UTF-8 encoding."""

    begin: int
    end: int


class SourceChange(NamedTuple):
    """A range of the source that Document.edit_source() replaced, and the range of the result that replaces it."""

    source: ByteRange
    result: ByteRange


class EditedSource(NamedTuple):
    """What Document.edit_source() returns."""

    #: A str if the source is one, otherwise bytes.
    result: str | bytes
    #: What was replaced, in order, without overlaps. All else is the same in the source and the result.
    changes: list[SourceChange]


class LineColumn(NamedTuple):
    """A line and a column, both from 1; columns are in code points."""

    line: int
    column: int


class Position(NamedTuple):
    """Where a node is in the input: `range` is the node or, for an element, its start tag. None for a tag that was
    implied, or a node that is not in the input."""

    range: ByteRange | None
    end_tag: ByteRange | None
    #: For text: whether the range contains anything other than its characters.
    has_gaps: bool


class RenderedRun(NamedTuple):
    """A part of rendered text: ``text[begin:end]`` is ``node.text[offset:offset + end - begin]``."""

    begin: int
    end: int
    node: Node
    offset: int


class RenderedText(NamedTuple):
    """What `Node.rendered_text()` returns: `inner_text`, and where its parts come from, in order."""

    text: str
    #: Text outside all runs is white space that was not copied from a text node.
    runs: list[RenderedRun]


class AttributePosition(NamedTuple):
    """Where an attribute is in the input; `value` is without quotation marks, None if there is no "="."""

    name: ByteRange
    value: ByteRange | None


class SecondPlace(NamedTuple):
    """A place that explains a parse error or a finding, such as where an element was opened."""

    #: What is there: "<div> is opened here".
    note: str
    #: In bytes; empty if the parser implied the element there.
    range: ByteRange
    line: int
    column: int


class Attribute(NamedTuple):
    """An attribute that XPath selects: its name and value when it was selected, and its element."""

    #: With its prefix, if it has one: "xlink:href".
    name: str
    value: str
    #: "xlink", "xml" or "xmlns"; None for most attributes.
    namespace: str | None
    element: Node


class ParseError(NamedTuple):
    """A parse error: a record, not an exception. Malformed HTML is never an exception."""

    name: str
    #: What is wrong: a sentence that is the same for all errors with that name.
    explanation: str
    #: The Standard's anchor: "#parse-error-eof-in-tag".
    anchor: str
    #: Where the fault begins, in bytes from the start of the input.
    offset: int
    line: int
    column: int
    #: What is wrong, with the names of the tag, element or attribute.
    message: str
    #: The fault: a token, a part of one, or a character; empty at the end of the input.
    range: ByteRange
    second: SecondPlace | None
    #: Where the Standard's algorithm reports the error, which may be after the fault. Useful for comparing parsers.
    reported_offset: int


class Finding(NamedTuple):
    """Something that does not conform to the HTML Standard, or should be different: see validate()."""

    #: The name of the finding: "attribute-not-allowed", or the name of a parse error.
    rule: str
    #: "error", "warning" or "info".
    severity: Literal["error", "warning", "info"]
    #: What is wrong and what to do, for the author of the page.
    message: str
    #: The sentence that is the same for all findings of the rule.
    explanation: str
    #: The address of the clause of the Standard.
    link: str
    #: The place in the input; empty where the parser implied something.
    range: ByteRange
    line: int
    column: int
    #: The position one past the last byte.
    end_line: int
    end_column: int
    second: SecondPlace | None

    @property
    def anchor(self) -> str:
        """The Standard's anchor: "#the-li-element"."""
        return "".join(self.link.rpartition("#")[1:])


class FindingRule(NamedTuple):
    """What the findings with one name mean."""

    name: str
    #: The usual severity.
    severity: Literal["error", "warning", "info"]
    #: The message, with words in braces for the parts that differ.
    sentence: str
    #: The address of the clause of the Standard; empty if it is not always the same.
    link: str


class EncodingUsed(NamedTuple):
    """An encoding and how it was found: `source` is "byte order mark", "transport", "prescan" and so on."""

    encoding: str
    confidence: str
    source: str
    #: Whether a late `meta` restarted the parser.
    parsed_again: bool
    #: With `ignore_late_meta=True`: the other encoding that a late `meta` named.
    late_encoding: str | None


class Doctype(NamedTuple):
    """The identifiers of a doctype token; None if they are missing."""

    name: str | None
    public_identifier: str | None
    system_identifier: str | None
    force_quirks: bool


class Edition(NamedTuple):
    """An edition of the Standard: its date, and which changes it includes."""

    date: str
    covers: str


class Link(NamedTuple):
    """A hyperlink: see Node.links()."""

    #: As written.
    href: str
    rel: str | None
    #: Its text, with white space stripped and collapsed.
    text: str
    #: The absolute URL; None without `parse(url=…)`, and for values that are not URLs.
    url: str | None
    element: Node


class PageFacts(NamedTuple):
    """What a page says about itself, as written in the page; None if unknown: see MainContent.facts."""

    #: Usually without the name of the site.
    title: str | None
    #: Several names are separated by ", ".
    author: str | None
    #: Dates, usually as in ISO 8601.
    published: str | None
    modified: str | None
    #: The name of the site.
    site: str | None
    #: A language tag such as "en-US", or "en_US".
    language: str | None
    #: Addresses, which may be relative.
    canonical: str | None
    image: str | None
    description: str | None


class Metadata(NamedTuple):
    """What a `meta` or `link` element says: see Node.metadata()."""

    #: Which attribute `name` comes from: "name", "property", "itemprop" or "http-equiv", or "link" for the `rel` of a `link`.
    kind: str
    name: str
    #: The `content` attribute; for a `link`, its `href`.
    content: str


class Cell(NamedTuple):
    """The contents of a slot of a Table."""

    #: Its text, with white space stripped and collapsed.
    text: str
    #: Whether it is a `th`.
    header: bool
    #: Whether the cell began in another slot, to the left or above.
    spanned: bool
    element: Node


class Table(NamedTuple):
    """A table as a grid: see Node.tables()."""

    caption: str | None
    #: All rows have the same length; None where there is no cell.
    rows: list[list[Cell | None]]
    #: Whether the table has more than 4,000,000 slots; if so, `rows` is empty.
    too_large: bool
    element: Node

    def texts(self) -> list[list[str]]:
        """The texts of the cells, row by row; empty where there is no cell."""
        return [["" if cell is None else cell.text for cell in row] for row in self.rows]

    def to_pandas(self) -> Any:
        """Returns a pandas.DataFrame of the texts. Rows at the start that contain only `th` become the column names: a
        MultiIndex if there are several such rows. Needs pandas, and converts no values: see pandas.to_numeric()."""
        import pandas

        heads = 0
        while heads < len(self.rows) and all(cell is not None and cell.header for cell in self.rows[heads]):
            heads += 1
        texts = self.texts()
        columns: Any = None
        if heads == 1:
            columns = texts[0]
        elif heads > 1:
            columns = pandas.MultiIndex.from_tuples(list(zip(*texts[:heads], strict=True)))
        return pandas.DataFrame(texts[heads:], columns=columns)


def json_or_text(script: str) -> Any:
    """The value of JSON text, or the text itself if it is not JSON."""
    try:
        return json.loads(script)
    except (ValueError, RecursionError):
        return script


class TokenList(MutableSet[str]):
    """The tokens of an element's attribute, such as `class`: a mutable set, in the order of the attribute."""

    __slots__ = ("_element", "_name")

    def __init__(self, element: Node, name: str) -> None:
        self._element = element
        self._name = name

    @classmethod
    def _from_iterable(cls, it: Any) -> Any:
        return set(it)

    def __contains__(self, token: object) -> bool:
        return isinstance(token, str) and self._element._has_token(self._name, token)

    def __iter__(self) -> Iterator[str]:
        return iter(self._element._tokens(self._name))

    def __len__(self) -> int:
        return len(self._element._tokens(self._name))

    def add(self, value: str) -> None:
        """Adds a token if it is not in the set."""
        self._element._change_token("add", self._name, value)

    def discard(self, value: str) -> None:
        """Removes a token if it is in the set."""
        if value in self:
            self._element._change_token("remove", self._name, value)

    def toggle(self, value: str) -> bool:
        """Adds or removes a token; returns whether it is now in the set."""
        self._element._change_token("toggle", self._name, value)
        return value in self

    def __repr__(self) -> str:
        return f"TokenList({list(self)!r})"


def restore_document(html: str | bytes, options: dict[str, Any]) -> Document:
    """Restores a pickled document."""
    from ._core import parse, parse_fragment

    options = dict(options)
    context = options.pop("context", None)
    return parse(html, **options) if context is None else parse_fragment(html, context, **options)
