"""Extracts from pages with Spark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ._optional import needs

with needs("pyarrow", "lockstep-html[spark]"):
    import pyarrow as pa

from .bulk import DEFAULT_COLUMNS, Extractor

__all__ = ["extract"]

#: The approximate size of a batch that is sent to the JVM, in bytes.
_PART_BYTES = 64 << 20


def _small(type_: pa.DataType) -> pa.DataType:
    """The type with the kind of strings that Spark accepts by default."""
    if pa.types.is_large_string(type_):
        return pa.string()
    if pa.types.is_list(type_):
        return pa.list_(type_.value_field.with_type(_small(type_.value_type)))
    if pa.types.is_struct(type_):
        return pa.struct([field.with_type(_small(field.type)) for field in type_])
    return type_


class _Work:
    """What the executors run; `lockstep_html` must be installed on them."""

    def __init__(self, columns: tuple[str, ...], options: dict[str, Any], schema: pa.Schema) -> None:
        self.columns, self.options, self.schema = columns, options, schema

    def __call__(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        extractor = Extractor(self.columns, **self.options)
        for batch in batches:
            for part in extractor.batches(batch, _PART_BYTES):
                yield part.cast(self.schema)


def extract(frame: Any, columns: Iterable[str] = DEFAULT_COLUMNS, **options: Any) -> Any:
    """Returns a DataFrame with the requested columns, from a DataFrame with a column `html`, with `mapInArrow()`.

    The keywords are those of `lockstep_html.bulk.Extractor`. Spark's `spark.sql.execution.arrow.maxRecordsPerBatch`
    determines the number of rows in a batch: set it to a few hundred, because pages are large.
    """
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

    columns = tuple(columns)
    given = to_arrow_schema(frame.schema)
    none = pa.RecordBatch.from_pylist([], schema=given)
    extracted = Extractor(columns, **options)(none).schema
    schema = pa.schema([field.with_type(_small(field.type)) for field in extracted])
    return frame.mapInArrow(_Work(columns, options, schema), schema=from_arrow_schema(schema))
