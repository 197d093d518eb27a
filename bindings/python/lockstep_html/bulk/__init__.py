"""Extracts from many pages at a time: Arrow record batches in and out.

Pass pages as a record batch, which is any object with the Arrow C data interface (`__arrow_c_array__`); as a table or frame; or
as a list. A batch has a column `html` of bytes or text and, for bytes, may have a column `content_type` with the value of the
Content-Type header. The GIL is released for the whole batch, each page is walked once, and only the requested columns are
computed.

Columns:

| name | type | what |
| --- | --- | --- |
| `title` | string | `document.title` |
| `language` | string | the language of the document element; empty if it is not known |
| `charset` | struct | `name`, `source` ("transport", "prescan", …) and `confidence` |
| `base` | string | the `href` of the first `base` element that has one |
| `text` | string | `innerText` of the document |
| `markdown` | string | the document as Markdown: see `lockstep_html.markdown()` |
| `main_text` | string | the text of the main content: see `lockstep_html.main_content()` |
| `main_markdown` | string | the main content as Markdown |
| `main_facts` | struct | facts about the page: `title`, `author`, `published`, …, null if unknown; `kind`; `confidence`, a number from 0 to 1 |
| `links` | list of structs | `href` as written, `rel`, `text`; with `absolute=True` also `url` |
| `metadata` | list of structs | `kind` ("name", "property", "itemprop", "http-equiv", "link"), `name`, `content` |
| `json_ld` | list of strings | the scripts of type application/ld+json, unchanged |
| `headings` | list of structs | `level`, `text`, `id` |
| `tables` | list of structs | `caption` and `rows`, lists of `text`, `header`, `spanned`; null where there is no cell |
| `selected` | struct of lists | for each selector, what it selects |
| `error_count` | list of structs | the `name` of a parse error and its `count` |
| `quirks` | string | "no-quirks", "limited-quirks" or "quirks" |
| `status` | string | "ok", or the limit that ended the parse or the extraction |
| `sanitized` | string | the page as `sanitize(…, document=True)` writes it; null if it refuses |
| `microseconds` | integer | how long the extraction took |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .. import _core

__all__ = ["COLUMNS", "DEFAULT_COLUMNS", "Batch", "Extractor", "extract"]

#: The available columns.
COLUMNS: tuple[str, ...] = _core._bulk_columns
#: The columns that are extracted by default.
DEFAULT_COLUMNS = ("title", "links", "text")
#: The maximum size of the values of one page by default, in bytes.
OUTPUT_BYTES = 64 << 20


class Batch:
    """A record batch: an object with the Arrow C data interface, for `pyarrow.record_batch(batch)` and the like.

    It can be read only once, as the interface requires.
    """

    def __init__(self, schema: Any, array: Any) -> None:
        self._schema, self._array = schema, array

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        return self._schema, self._array


class Extractor:
    """Extracts columns from pages. Create an Extractor once, and call it for each batch of pages.

    `columns`
        names from COLUMNS. `selected` is implied by `select`.
    `select`
        a mapping from names to CSS selectors. A selector selects the text of its elements; `css::attr(NAME)` selects the
        value of an attribute, and `css::html` the outer HTML.
    `html`, `content_type`
        the names of the columns to read.
    `keep`
        the columns of the input to include in the output, without copying them; by default all except `html`.
    `absolute`
        adds `url` to each link: the URL resolved against the base URL of the page, whose own URL is in the column named by
        `url`; null for values that are not URLs. A column `base` of the batch is not changed. Needs pyarrow and ada-url:
        `pip install lockstep-html[bulk]`.
    `sanitizer`
        a Sanitizer or its configuration, for the column `sanitized`.
    `output_bytes`
        the maximum size of the values of a page, in bytes; 0: no limit. Values that exceed it are left out, and `status` is
        "too much output".
    Other keywords are options of `parse()`, such as `limits`.

    Any number of threads may use an Extractor at the same time. It can be pickled.
    """

    def __init__(
        self,
        columns: Iterable[str] = DEFAULT_COLUMNS,
        *,
        select: Mapping[str, str] | None = None,
        html: str = "html",
        content_type: str = "content_type",
        keep: Iterable[str] | None = None,
        absolute: bool = False,
        url: str = "url",
        sanitizer: Any = None,
        output_bytes: int = OUTPUT_BYTES,
        **options: Any,
    ) -> None:
        if isinstance(columns, str):
            raise TypeError("columns must be a list of names")
        self._columns = list(columns)
        if select and "selected" not in self._columns:
            self._columns.append("selected")
        if "selected" in self._columns and not select:
            raise ValueError("the column 'selected' needs selectors: pass select={'name': 'css'}")
        self._absolute, self._url = absolute, url
        added = absolute and "base" not in self._columns
        if absolute:
            if "links" not in self._columns:
                raise ValueError("absolute=True requires the column 'links'")
            from . import absolute as _  # noqa: F401 - so that a missing package is reported now
        self._drop_base = added
        kept = None if keep is None else tuple(keep)
        self._arguments = dict(
            columns=tuple(self._columns), select=dict(select or {}), html=html, content_type=content_type,
            keep=kept, absolute=absolute, url=url, sanitizer=sanitizer,
            output_bytes=output_bytes, **options,
        )  # fmt: skip
        self._core = _core._Extractor(
            [*self._columns, "base"] if added else self._columns,
            dict(select or {}),
            kept,
            html,
            content_type,
            sanitizer,
            output_bytes,
            added,
            **options,
        )

    def __call__(self, pages: Any) -> Any:
        """Extracts from pages: returns a row for each page, in the same kind of container as the input.

        | pages | result |
        | --- | --- |
        | a `pyarrow.RecordBatch`; a list of bytes or str, or of dicts with a key for each column | a `pyarrow.RecordBatch` |
        | a `pyarrow.Table`; another object with `__arrow_c_stream__`, such as a frame of pandas | a `pyarrow.Table` |
        | a `polars.DataFrame` | a `polars.DataFrame` |
        | another object with `__arrow_c_array__` | a Batch |
        """
        if hasattr(pages, "__arrow_c_array__") or isinstance(pages, list | tuple):
            return next(self.batches(pages))
        import pyarrow

        batches, empty = _record_batches(pages)
        table = pyarrow.Table.from_batches([next(self._parts(batch)) for batch in batches or [empty]])
        if _package_of(pages) != "polars":
            return table
        import polars

        return polars.from_arrow(table)

    def batches(self, pages: Any, max_bytes: int = 0) -> Iterator[Any]:
        """Extracts in parts, which are record batches. A part ends after the row at which its values exceed `max_bytes` (0: no
        limit), and at the end of a batch of a table."""
        if hasattr(pages, "__arrow_c_array__"):
            yield from self._parts(pages, max_bytes)
            return
        batches, empty = _record_batches(pages)
        for batch in batches or [empty]:
            yield from self._parts(batch, max_bytes)

    def _parts(self, batch: Any, max_bytes: int = 0) -> Iterator[Any]:
        begin, done = 0, False
        while not done:
            given_schema, given_array = batch.__arrow_c_array__()
            schema, array, end, done = self._core.extract(given_schema, given_array, begin, max_bytes)
            part: Any = Batch(schema, array)
            if self._absolute:
                from .absolute import add_absolute_urls

                part = add_absolute_urls(part, batch, begin, self._url, self._drop_base)
            elif _package_of(batch) == "pyarrow":
                import pyarrow

                part = pyarrow.record_batch(part)
            yield part
            begin = end

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self._arguments,)

    def __repr__(self) -> str:
        return f"Extractor({', '.join(f'{name}={value!r}' for name, value in self._arguments.items())})"


def _package_of(value: object) -> str:
    return type(value).__module__.split(".")[0]


def _record_batches(pages: Any) -> tuple[list[Any], Any]:
    """The record batches of a table, a stream or a list, and an empty one with the same columns."""
    is_list = isinstance(pages, list | tuple)
    if not is_list and not hasattr(pages, "__arrow_c_stream__"):
        raise TypeError(
            "expected a record batch, a table, a frame, or a list of bytes, str or dicts; "
            f"got {type(pages).__name__}"
        )
    import pyarrow

    if is_list:
        kinds = {type(page) for page in pages if page is not None}
        if kinds == {dict}:
            table = pyarrow.Table.from_pylist(list(pages))
        elif kinds <= {bytes} or kinds == {str}:
            table = pyarrow.table({"html": pyarrow.array(pages, pyarrow.large_string() if str in kinds else pyarrow.large_binary())})
        else:
            names = ", ".join(sorted(kind.__name__ for kind in kinds))
            raise TypeError(f"a list of pages must contain only bytes, only str, or only dicts; this one contains {names}")
    else:
        try:
            table = pyarrow.table(pages)
        except (TypeError, ValueError, pyarrow.ArrowException) as error:
            raise TypeError(f"expected a record batch, a table or a frame; got {type(pages).__name__}: {error}") from None
    empty = pyarrow.RecordBatch.from_pylist([], schema=table.schema)
    return (table.combine_chunks() if is_list else table).to_batches(), empty


def _restore(arguments: dict[str, Any]) -> Extractor:
    return Extractor(**arguments)


def extract(pages: Any, columns: Iterable[str] = DEFAULT_COLUMNS, **options: Any) -> Any:
    """Extracts columns from a record batch, table, frame or list of pages: `Extractor(columns, **options)(pages)`."""
    return Extractor(columns, **options)(pages)
