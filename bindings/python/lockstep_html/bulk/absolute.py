"""Absolute URLs of links, with the URL parser of the package ada-url."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from .._urls import resolver


def add_absolute_urls(part: Any, batch: Any, begin: int, url: str, drop_base: bool) -> pa.RecordBatch:
    """Returns `part` with `url` in its links. Its rows are the rows of `batch` from `begin` on. With `drop_base`, the last
    column, the `base` of the pages, is left out; a kept column with that name is not."""
    part = pa.record_batch(part)
    pages = pa.record_batch(batch).slice(begin, len(part))
    if url not in pages.schema.names:
        raise ValueError(f"the batch has no column {url!r} with the URLs of the pages: name that column with url=")
    at = part.schema.get_field_index("links")
    base_at = part.num_columns - 1 if drop_base else part.schema.get_field_index("base")
    links, bases = part.column(at), part.column(base_at)
    hrefs, counts = links.flatten().field("href"), pc.fill_null(pc.list_value_length(links), 0).to_pylist()
    values, done = hrefs.to_pylist(), 0
    found: list[str | None] = []
    for count, page, base in zip(counts, pages.column(url).to_pylist(), bases.to_pylist(), strict=True):
        if count:
            found.extend(map(resolver(page, base), values[done : done + count]))
        done += count
    items = links.flatten()
    fields = [items.field(i) for i in range(items.type.num_fields)]
    names = [items.type.field(i).name for i in range(items.type.num_fields)]
    items = pa.StructArray.from_arrays([*fields, pa.array(found, pa.large_string())], [*names, "url"])
    column = pa.ListArray.from_arrays(links.offsets, items, mask=links.is_null() if links.null_count else None)
    part = part.set_column(at, "links", column)
    return part.remove_column(base_at) if drop_base else part
