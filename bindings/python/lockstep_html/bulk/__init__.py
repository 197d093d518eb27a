"""Extraction from many pages at a time: Arrow record batches in and out.

A batch is any object with the Arrow C data interface (`__arrow_c_array__`). It has a column `html` of bytes or text and,
for bytes, may have a column `content_type` with the value of the Content-Type header. The GIL is released for the whole
batch, each page is walked once, and only what is asked for is computed.

Columns:

| name | type | what |
| --- | --- | --- |
| `title` | string | `document.title` |
| `language` | string | the language of the document element; empty if it is not known |
| `charset` | struct | `name`, `source` ("transport", "prescan", …) and `confidence` |
| `base` | string | the `href` of the first `base` element that has one |
| `text` | string | `innerText` of the document |
| `links` | list of structs | `href` as written, `rel`, `text`; with `absolute=True` also `url` |
| `metadata` | list of structs | `kind` ("name", "property", "itemprop", "http-equiv", "link"), `name`, `content` |
| `json_ld` | list of strings | the scripts of type application/ld+json, as they are |
| `headings` | list of structs | `level`, `text`, `id` |
| `tables` | list of structs | `caption` and `rows`, lists of `text`, `header`, `spanned`; null where there is no cell |
| `selected` | struct of lists | for each selector what it selects |
| `error_count` | list of structs | `name` of a parse error and `count` |
| `quirks` | string | "no-quirks", "limited-quirks" or "quirks" |
| `status` | string | "ok", or the limit that ended the parse or the extraction |
| `sanitized` | string | the page as `sanitize(…, document=True)` writes it; null if it refuses |
| `microseconds` | integer | how long the page took |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .. import _core

__all__ = ["COLUMNS", "DEFAULT_COLUMNS", "Batch", "Extractor", "extract"]

#: The columns that can be asked for.
COLUMNS: tuple[str, ...] = _core._bulk_columns
#: Those that are extracted by default.
DEFAULT_COLUMNS = ("title", "links", "text")
#: How much the values of one page may take by default, in bytes.
OUTPUT_BYTES = 64 << 20


class Batch:
    """A record batch: an object with the Arrow C data interface, for `pyarrow.record_batch(batch)` and the like.

    It can be read once, as the interface demands.
    """

    def __init__(self, schema: Any, array: Any) -> None:
        self._schema, self._array = schema, array

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        return self._schema, self._array


class Extractor:
    """Extracts columns from record batches; create it once and call it for each batch.

    `columns`
        names from COLUMNS. `selected` is implied by `select`.
    `select`
        a mapping of names to CSS selectors. What is selected is the text of the elements; `css::attr(NAME)` takes the value
        of an attribute, `css::html` the outer HTML.
    `html`, `content_type`
        the names of the columns to read.
    `keep`
        the columns of the input that go into the output, uncopied; by default all but `html`.
    `absolute`
        adds `url` to each link, resolved against the base URL of the page, whose own URL is in the column named by `url`;
        null for what is no URL. A column `base` of the batch stays as it is. Needs pyarrow and ada-url:
        `pip install lockstep-html[bulk]`.
    `sanitizer`
        a Sanitizer or its configuration, for the column `sanitized`.
    `output_bytes`
        how much the values of a page may take, 0: no limit. What exceeds it is left out, and `status` is "too much output".
    Other keywords are options of `parse()`, such as `limits`.

    One object may be used by many threads. It can be pickled.
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
                raise ValueError("absolute=True is about the column 'links'")
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

    def __call__(self, batch: Any) -> Any:
        """Extracts from a record batch. Returns a `pyarrow.RecordBatch` for one of those, else a Batch, in either case with
        a row for each row of the input."""
        return next(self.batches(batch))

    def batches(self, batch: Any, max_bytes: int = 0) -> Iterator[Any]:
        """Extracts from a record batch in parts: each ends after the row with which its values exceed `max_bytes`."""
        begin, done = 0, False
        while not done:
            if not hasattr(batch, "__arrow_c_array__"):
                raise TypeError("expected a record batch: an object with __arrow_c_array__(), such as a pyarrow.RecordBatch")
            given_schema, given_array = batch.__arrow_c_array__()
            schema, array, end, done = self._core.extract(given_schema, given_array, begin, max_bytes)
            part: Any = Batch(schema, array)
            if self._absolute:
                from .absolute import add_absolute_urls

                part = add_absolute_urls(part, batch, begin, self._url, self._drop_base)
            elif type(batch).__module__.split(".")[0] == "pyarrow":
                import pyarrow

                part = pyarrow.record_batch(part)
            yield part
            begin = end

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self._arguments,)

    def __repr__(self) -> str:
        return f"Extractor({', '.join(f'{name}={value!r}' for name, value in self._arguments.items())})"


def _restore(arguments: dict[str, Any]) -> Extractor:
    return Extractor(**arguments)


def extract(batch: Any, columns: Iterable[str] = DEFAULT_COLUMNS, **options: Any) -> Any:
    """Extracts columns from a record batch of pages: `Extractor(columns, **options)(batch)`."""
    return Extractor(columns, **options)(batch)
