"""The statistics of a run, which can be added up."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

#: Percentiles are accurate to within 5 %: values are counted in classes of that width.
WIDTH = math.log(1.05)
PERCENTILES = (50, 90, 99, 99.9, 100)
SLOWEST = 10


def _counts(values: pa.Array) -> Counter[Any]:
    return Counter({item["values"]: item["counts"] for item in pc.value_counts(values).to_pylist()})


def _classes(values: pa.Array) -> Counter[int]:
    logs = pc.floor(pc.divide(pc.ln(pc.max_element_wise(pc.cast(values, pa.float64()), 1.0)), WIDTH))
    return _counts(pc.cast(logs.drop_null(), pa.int64()))


class Statistics:
    """The numbers for one shard, or for several."""

    def __init__(self, state: dict[str, Any] | None = None) -> None:
        state = state or {}
        self.records: int = state.get("records", 0)
        self.pages: int = state.get("pages", 0)
        self.bytes: int = state.get("bytes", 0)
        self.seconds: float = state.get("seconds", 0.0)
        self.peak_memory: int = state.get("peak_memory", 0)
        self.counters: dict[str, Counter[str]] = {
            name: Counter(state.get("counters", {}).get(name, {}))
            for name in ("status", "encodings", "encoding_sources", "errors", "skipped", "lost", "damaged")
        }
        self.classes: dict[str, Counter[int]] = {
            name: Counter({int(key): count for key, count in state.get("classes", {}).get(name, {}).items()})
            for name in ("microseconds", "html_bytes")
        }
        self.slowest: list[dict[str, Any]] = state.get("slowest", [])

    def state(self) -> dict[str, Any]:
        """The argument from which the constructor restores the statistics, for JSON."""
        return {
            "records": self.records,
            "pages": self.pages,
            "bytes": self.bytes,
            "seconds": self.seconds,
            "peak_memory": self.peak_memory,
            "counters": self.counters,
            "classes": self.classes,
            "slowest": self.slowest,
        }

    def add(self, other: Statistics) -> None:
        self.records += other.records
        self.pages += other.pages
        self.bytes += other.bytes
        self.seconds += other.seconds
        self.peak_memory = max(self.peak_memory, other.peak_memory)
        for name, counter in self.counters.items():
            counter.update(other.counters[name])
        for name, classes in self.classes.items():
            classes.update(other.classes[name])
        self._add_slowest(other.slowest)

    def _add_slowest(self, more: list[dict[str, Any]]) -> None:
        self.slowest = sorted(self.slowest + more, key=lambda it: -it["microseconds"])[:SLOWEST]

    def add_batch(self, sizes: pa.Array, urls: pa.Array | None, out: pa.RecordBatch) -> None:
        """Counts pages, from their sizes, their URLs if they have any, and what was extracted."""
        self.pages += len(out)
        self.bytes += pc.sum(sizes).as_py() or 0
        self.counters["status"].update({key or "null": count for key, count in _counts(out.column("status")).items()})
        charset = out.column("charset")
        for counter, member in (("encodings", "name"), ("encoding_sources", "source")):
            found = _counts(pc.struct_field(charset, member))
            self.counters[counter].update({key: count for key, count in found.items() if key is not None})
        if "error_count" in out.schema.names:
            items = out.column("error_count").flatten()
            table = pa.table({"name": items.field("name"), "count": items.field("count")})
            for row in table.group_by("name").aggregate([("count", "sum")]).to_pylist():
                self.counters["errors"][row["name"]] += row["count_sum"]
        times = out.column("microseconds")
        self.classes["microseconds"].update(_classes(times))
        self.classes["html_bytes"].update(_classes(sizes))
        order = pc.sort_indices(times, sort_keys=[("", "descending", "at_end")])[:SLOWEST]
        self._add_slowest(
            [
                {
                    "microseconds": times[at].as_py(),
                    "html_bytes": sizes[at].as_py(),
                    "url": urls[at].as_py() if urls is not None else None,
                    "status": out.column("status")[at].as_py(),
                }
                for at in order.to_pylist()
                if times[at].as_py() is not None
            ]
        )

    def percentiles(self, name: str) -> dict[str, int]:
        classes = sorted(self.classes[name].items())
        total, result, seen, at = sum(count for _, count in classes), {}, 0, 0
        for percent in PERCENTILES:
            while at < len(classes) and seen + classes[at][1] < total * percent / 100:
                seen += classes[at][1]
                at += 1
            if classes:
                result[f"{percent:g}"] = round(math.exp((classes[min(at, len(classes) - 1)][0] + 0.5) * WIDTH))
        return result

    def summary(self) -> dict[str, Any]:
        """The statistics for summary.json."""

        def sorted_counts(name: str) -> dict[str, int]:
            return dict(sorted(self.counters[name].items(), key=lambda item: (-item[1], item[0])))

        return {
            "records": self.records,
            "pages": self.pages,
            "html_bytes": self.bytes,
            "worker_seconds": round(self.seconds, 3),
            "pages_per_second_and_worker": round(self.pages / self.seconds, 1) if self.seconds else 0,
            "peak_memory_bytes": self.peak_memory,
            "microseconds_percentiles": self.percentiles("microseconds"),
            "html_bytes_percentiles": self.percentiles("html_bytes"),
            **{name: sorted_counts(name) for name in self.counters},
            "slowest": self.slowest,
        }
