"""Extracts from pages with Ray Data, on as many machines as the cluster has."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ._optional import needs

with needs("pyarrow", "lockstep-html[ray]"):
    import pyarrow as pa

from .bulk import DEFAULT_COLUMNS, Extractor

__all__ = ["extract"]

#: The approximate size of a chunk of the output, in bytes.
_PART_BYTES = 64 << 20


class _Extract:
    """An actor: the extractor and its selectors are created once."""

    def __init__(self, columns: tuple[str, ...], options: dict[str, Any]) -> None:
        self._extractor = Extractor(columns, **options)

    def __call__(self, table: pa.Table) -> pa.Table:
        batches = table.to_batches() or pa.Table.from_pylist([], schema=table.schema).to_batches()
        if not batches:
            batches = [pa.RecordBatch.from_pylist([], schema=table.schema)]
        return pa.Table.from_batches([part for batch in batches for part in self._extractor.batches(batch, _PART_BYTES)])


def extract(
    dataset: Any,
    columns: Iterable[str] = DEFAULT_COLUMNS,
    *,
    batch_size: int | None = 128,
    concurrency: int | tuple[int, int] | None = None,
    num_cpus: float = 1,
    ray_options: dict[str, Any] | None = None,
    **options: Any,
) -> Any:
    """Returns a dataset with the requested columns, from a dataset with a column `html`, with `map_batches()` and actors.

    `batch_size`
        the number of rows that an actor processes at a time.
    `concurrency`
        the number of actors, or the minimum and the maximum; by default from one to the number of the cluster's processors.
    `num_cpus`
        the number of processors reserved for an actor, which uses one.
    `ray_options`
        other arguments of `map_batches()`.
    Other keywords are options of `lockstep_html.bulk.Extractor`. Ray handles scheduling, backpressure and retries; rows
    keep their order if `ray.data.DataContext.execution_options.preserve_order` is set.
    """
    if concurrency is None:
        import ray

        concurrency = (1, max(1, int(ray.cluster_resources().get("CPU", 1) / num_cpus)))
    arguments = (tuple(columns), options)
    Extractor(*arguments[:1], **options)  # refuses wrong options here rather than in an actor
    return dataset.map_batches(
        _Extract,
        fn_constructor_args=arguments,
        batch_size=batch_size,
        batch_format="pyarrow",
        zero_copy_batch=True,
        concurrency=concurrency,
        num_cpus=num_cpus,
        **(ray_options or {}),
    )
