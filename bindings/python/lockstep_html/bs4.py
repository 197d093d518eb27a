"""A tree builder for BeautifulSoup: import this module, then `BeautifulSoup(html, "lockstep")`.

It builds the tree of the HTML Standard, as html5lib does. Unlike html5lib's builder, it uses BeautifulSoup's special classes
for strings in `script`, `style` and `template`, and supports `parse_only`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import Any

from ._optional import needs

with needs("bs4", "lockstep-html[bs4]"):
    from bs4 import BeautifulSoup
    from bs4.builder import DetectsXMLParsedAsHTML, HTMLTreeBuilder, builder_registry
    from bs4.element import AttributeDict, Comment, Doctype, NamespacedAttribute, NavigableString, ProcessingInstruction, Tag

from . import _core
from ._codecs import label

__all__ = ["LockstepTreeBuilder"]

_URLS = {
    "html": "http://www.w3.org/1999/xhtml",
    "svg": "http://www.w3.org/2000/svg",
    "mathml": "http://www.w3.org/1998/Math/MathML",
    "xlink": "http://www.w3.org/1999/xlink",
    "xml": "http://www.w3.org/XML/1998/namespace",
    "xmlns": "http://www.w3.org/2000/xmlns/",
    None: None,
}


class LockstepTreeBuilder(HTMLTreeBuilder):
    """Builds the tree of the HTML Standard. Takes the keyword arguments of BeautifulSoup's builders, and `edition`."""

    NAME = "lockstep"
    ALTERNATE_NAMES: Iterable[str] = []
    # If several builders have the same feature, BeautifulSoup uses the one registered last. This one has no feature
    # except its name, so importing it does not change what BeautifulSoup(html, "html5") means.
    features: Iterable[str] = [NAME]
    TRACKS_LINE_NUMBERS = True

    def __init__(self, *, edition: str | None = None, **options: Any) -> None:
        super().__init__(**options)
        self._options: dict[str, Any] = {} if edition is None else {"edition": edition}
        self._encoding: str | None = None
        self._has_built = False

    def prepare_markup(
        self,
        markup: str | bytes,
        user_specified_encoding: str | None = None,
        document_declared_encoding: str | None = None,
        exclude_encodings: Any = None,
    ) -> Iterable[tuple[str | bytes, str | None, str | None, bool]]:
        """Passes the markup through: Lockstep finds its encoding. BeautifulSoup calls this."""
        if exclude_encodings:
            message = "exclude_encodings has no effect: the tree builder 'lockstep' finds the encoding as the Standard specifies"
            warnings.warn(message, stacklevel=3)
        DetectsXMLParsedAsHTML.warn_if_markup_looks_like_xml(markup, stacklevel=3)
        name = user_specified_encoding or document_declared_encoding
        self._encoding = label(name) if name else None
        if name and self._encoding is None:
            message = (
                f"from_encoding={name!r} has no effect: the Encoding Standard has no such encoding, so the tree builder "
                "'lockstep' finds the encoding as the HTML Standard specifies. Decode the markup to str to prevent this"
            )
            warnings.warn(message, stacklevel=3)
        yield markup, None, None, False

    def feed(self, markup: str | bytes) -> None:
        """Parses the markup and builds the tree. BeautifulSoup calls this."""
        soup = self.soup
        assert soup is not None
        # BeautifulSoup copies a soup by passing its builder an empty text, and then appending copies of the soup's contents.
        if self._has_built and markup == "":
            return
        self._has_built = True
        options = dict(self._options)
        lines = bool(self.store_line_numbers)
        if lines:
            options["positions"] = True
        if isinstance(markup, str):
            soup.original_encoding = None
        elif self._encoding is not None:
            options["encoding"] = self._encoding
        document = _core.parse(markup, **options)
        if not isinstance(markup, str):
            soup.original_encoding = document.encoding.encoding.lower()
        nodes = _core._flat(document.root, lines)
        if soup.parse_only is None:
            self._build(soup, nodes)
        else:
            self._send(soup, nodes)

    def test_fragment_to_document(self, fragment: str) -> str:
        """For BeautifulSoup's own tests."""
        return f"<html><head></head><body>{fragment}</body></html>"

    def _attributes(self, values: dict[str, str], namespaced: list[tuple[str, str, str, str]] | None) -> Any:
        """The attributes in the kind of dict that the user requested; NamespacedAttributes for names in a namespace."""
        if namespaced is not None:
            names = {
                name: NamespacedAttribute(prefix or None, local, _URLS[space]) for name, prefix, local, space in namespaced
            }
            values = {names.get(name, name): value for name, value in values.items()}
        kind = self.attribute_dict_class
        if kind is AttributeDict:
            return AttributeDict(values)
        attributes = kind()
        for name, value in values.items():
            attributes[name] = value
        return attributes

    def _other(self, node: tuple[Any, ...]) -> tuple[type[NavigableString], str]:
        """The class and the text of a doctype, a comment or a processing instruction."""
        if node[0] == 1:
            return Doctype, Doctype._string_for_name_and_ids(node[1], node[2] or None, node[3] or None)
        if node[0] == 2:
            return Comment, node[1]
        # BeautifulSoup writes "<?", the string and ">", which parses into the same node.
        return ProcessingInstruction, f"{node[1]} {node[2]}?" if node[2] else f"{node[1]}?"

    def _build(self, soup: BeautifulSoup, nodes: list[Any]) -> None:
        """Creates the tags and strings and links them, in tree order."""
        classes: dict[Any, Any] = soup.element_classes
        tag_class: Any = classes.get(Tag, Tag)
        string_class: Any = classes.get(NavigableString, NavigableString)
        containers: dict[str, Any] = self.string_containers
        container: Any = string_class
        # The open tags, each with the class of strings outside it.
        parent: Tag = soup
        open_tags: list[tuple[Tag, Any]] = []
        previous: Any = soup
        for node in nodes:
            if node is None:
                parent, container = open_tags.pop()
                continue
            if node.__class__ is str:
                string = container(node)
                string.setup(parent, previous)
                parent.contents.append(string)
                previous = string
                continue
            if node[0].__class__ is int:
                kind, text = self._other(node)
                string = classes.get(kind, kind)(text)
                string.setup(parent, previous)
                parent.contents.append(string)
                previous = string
                continue
            name, space, values, namespaced, line, column = node
            tag = tag_class(
                soup, self, name, _URLS[space], None, self._attributes(values, namespaced), parent, previous,
                sourceline=line, sourcepos=column,
            )  # fmt: skip
            parent.contents.append(tag)
            open_tags.append((parent, container))
            if name in containers:
                container = containers[name] if string_class is NavigableString else string_class
            parent = previous = tag
        soup._most_recent_element = previous

    def _send(self, soup: BeautifulSoup, nodes: list[Any]) -> None:
        """Passes the nodes to BeautifulSoup, which leaves out those that `parse_only` excludes."""
        names: list[str] = []
        # BeautifulSoup shortens white space, but not in a tag that preserves it: treat the soup as such a tag.
        soup.preserve_whitespace_tag_stack.append(soup)
        for node in nodes:
            if node is None:
                soup.handle_endtag(names.pop())
            elif node.__class__ is str:
                soup.handle_data(node)
            elif node[0].__class__ is int:
                kind, text = self._other(node)
                soup.endData()
                soup.handle_data(text)
                soup.endData(kind)
            else:
                name, space, values, namespaced, line, column = node
                names.append(name)
                attributes = self._attributes(values, namespaced)
                soup.handle_starttag(name, _URLS[space], None, attributes, sourceline=line, sourcepos=column)
        soup.endData()
        soup.preserve_whitespace_tag_stack.pop()


builder_registry.register(LockstepTreeBuilder)
