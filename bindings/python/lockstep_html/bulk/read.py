"""Pages from WARC files, Parquet files and folders, as record batches."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

import hashlib
import os
import re
import struct
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from .. import _core
from .http import decode_body
from .warc import Bytes, Lost, Record, records

WARC = tuple(kind + packed for kind in (".warc", ".arc") for packed in ("", ".gz", ".zst", ".lz4"))
HTML = (".html", ".htm", ".xhtml")
#: How many files of a folder form a shard.
FILES = 1000
#: A batch ends with the page that brings it to this many bytes or rows.
BATCH_BYTES, BATCH_ROWS = 8 << 20, 512

SCHEMA = pa.schema(
    [
        pa.field("url", pa.string()),
        pa.field("id", pa.string()),
        pa.field("date", pa.string()),
        pa.field("http_status", pa.int32()),
        pa.field("content_type", pa.string()),
        pa.field("identified_type", pa.string()),
        pa.field("damage", pa.string()),
        pa.field("html", pa.binary_view()),
    ]
)


def _views(values: tuple[Bytes, ...]) -> pa.Array:
    """An array of values that are not copied."""
    buffers = [pa.py_buffer(value) for value in values]
    views = b"".join(
        struct.pack("<i4sii", len(value), bytes(value[:4]), index, 0)
        if len(value) > 12
        else struct.pack("<i12s", len(value), bytes(value))
        for index, value in enumerate(values)
    )
    return pa.Array.from_buffers(pa.binary_view(), len(values), [None, pa.py_buffer(views), *buffers])


def sizes_of(pages: pa.Array) -> pa.Array:
    """The sizes of pages, in bytes of their encoding or, for text, of UTF-8."""
    kind = pages.type
    if pa.types.is_dictionary(kind):
        return sizes_of(pages.dictionary).take(pages.indices)
    if pa.types.is_null(kind):
        return pages.cast(pa.int64())
    if kind == pa.string_view() or kind == pa.binary_view() and pages.null_count:
        pages = pages.cast(pa.large_string() if kind == pa.string_view() else pa.large_binary())
    if pages.type != pa.binary_view():
        return pc.binary_length(pages)
    views = pages.buffers()[1][pages.offset * 16 : (pages.offset + len(pages)) * 16]
    return pa.array([view[0] for view in struct.iter_unpack("<iiii", views)], pa.int64())


@dataclass
class Shard:
    """The inputs of one output file."""

    name: str
    kind: str  # "warc", "parquet" or "files"
    paths: list[str]
    size: int = 0
    #: A digest of the names, sizes and modification times of the files.
    files: str = ""

    def source(self) -> str:
        """Distinguishes the shard from others with the same name, and from earlier versions of its files.

        Contents are not compared: all inputs would have to be read again, and samples would miss a repaired file."""
        return f"{self.kind} {Path(self.paths[0]).name} {len(self.paths)} {self.size} {self.files}"


@dataclass
class Counts:
    """The counts for a shard. `records` counts pages, and everything that `skipped` and `lost` count."""

    records: int = 0
    #: Records that are not pages.
    skipped: Counter[str] = field(default_factory=Counter)
    #: Records whose pages cannot be read, and parts of a file in which there is no record.
    lost: Counter[str] = field(default_factory=Counter)
    #: Pages with damage, by what is damaged.
    damaged: Counter[str] = field(default_factory=Counter)
    position: int = 0  # bytes of the input that were read


def _shard(name: str, kind: str, files: list[Path]) -> Shard:
    size, digest = 0, hashlib.blake2b(digest_size=16)
    for file in files:
        found = file.stat()
        size += found.st_size
        digest.update(b"%s\0%d %d\0" % (os.fsencode(file.name), found.st_size, found.st_mtime_ns))
    return Shard(name, kind, [str(file) for file in files], size, digest.hexdigest())


def find_shards(inputs: list[str], output: Path | None = None, ignored: list[str] | None = None) -> list[Shard]:
    """Returns the shards of files and folders, in a fixed order, with distinct names. Leaves out everything in the folder
    `output`. Adds other kinds of files in folders to `ignored`. Raises FileNotFoundError, and ValueError if an input is
    another kind of file."""
    shards: list[Shard] = []
    for given in inputs:
        path = Path(given)
        if not path.exists():
            raise FileNotFoundError(f"no such file or folder: {given}")
        files = sorted(it for it in path.rglob("*") if it.is_file()) if path.is_dir() else [path]
        if output is not None:
            files = [file for file in files if output.resolve() not in file.resolve().parents]
        before = len(shards)
        root = path if path.is_dir() else path.parent
        pages = []
        for file in files:
            name, kind = file.relative_to(root).as_posix(), ""
            if name.lower().endswith(WARC):
                kind = "warc"
            elif name.lower().endswith(".parquet"):
                kind = "parquet"
            elif name.lower().endswith(HTML):
                pages.append(file)
            elif ignored is not None:
                ignored.append(str(file))
            if kind:
                shards.append(_shard(re.sub(r"\.(w?arc(\.\w+)?|parquet)$", "", name, flags=re.IGNORECASE), kind, [file]))
        for at in range(0, len(pages), FILES):
            some = pages[at : at + FILES]
            name = (path.name or "pages") if path.is_dir() else some[0].stem
            if len(pages) > FILES:
                name += f"-{at // FILES:05}"
            shards.append(_shard(name, "files", some))
        if files == [path] and len(shards) == before:
            raise ValueError(f"{given} is not a {', '.join(WARC)}, .parquet or {', '.join(HTML)} file")
    taken: set[str] = set()
    numbers: Counter[str] = Counter()
    for shard in shards:
        name = shard.name
        while shard.name in taken:
            numbers[name] += 1
            shard.name = f"{name}-{numbers[name] + 1}"
        taken.add(shard.name)
    return shards


class _Rows:
    """Collects rows for a batch."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.bytes = 0

    def add(self, *row: Any) -> bool:
        """Adds a row, and returns whether the batch is full."""
        self.rows.append(row)
        self.bytes += len(row[-1])
        return self.bytes >= BATCH_BYTES or len(self.rows) >= BATCH_ROWS

    def take(self) -> pa.RecordBatch:
        *others, pages = zip(*self.rows, strict=True)
        arrays = [pa.array(values, it.type) for values, it in zip(others, SCHEMA, strict=False)]
        arrays.append(_views(pages))
        self.rows, self.bytes = [], 0
        return pa.record_batch(arrays, schema=SCHEMA)


#: The types of records that have no page, or whose page is in another record.
_NO_PAGES = ("warcinfo", "request", "metadata", "revisit", "conversion", "continuation", "filedesc")
#: The size of HTTP headers that does not count toward the limit on a page.
_HEAD_BYTES = 1 << 16
#: How many bytes of a page may determine its type: https://mimesniff.spec.whatwg.org/#resource-header
_RESOURCE_HEADER = 1445


def may_be_page(content_type: str | None) -> bool:
    """Whether is_page() is true for some bodies with that Content-Type."""
    return is_page(content_type, b"<!DOCTYPE html>")


def is_page(content_type: str | None, body: Bytes) -> bool:
    """Whether a browser would show a body with that Content-Type as HTML or XHTML."""
    type_ = _core.computed_mime_type(content_type, bytes(body[:_RESOURCE_HEADER]))
    return type_ in ("text/html", "application/xhtml+xml")


def _text(value: str | None) -> str | None:
    """A header's value as a str that can be encoded in UTF-8."""
    return None if value is None else value.encode("utf-8", "replace").decode("utf-8")


def warc_batches(path: str, counts: Counts, limit: int) -> Iterator[pa.RecordBatch]:
    """Yields the pages of a WARC or ARC file: responses and resources that are HTML. A page is cut off after `limit` + 1 bytes.
    Counts all other records. After damage, reading continues with the next record that can be found."""
    most = limit + 1
    rows = _Rows()
    for record in records(path, most + _HEAD_BYTES):
        counts.position = record.position
        counts.records += 1
        if isinstance(record, Lost):
            counts.lost[record.what] += 1
            continue
        row = _page(record, counts, most)
        if row is not None and rows.add(*row):
            yield rows.take()
    if rows.rows:
        yield rows.take()


class _Damage:
    """What is wrong with a page: the first cause counts."""

    def __init__(self) -> None:
        self.kind = self.text = ""

    def add(self, kind: str, text: str | None) -> None:
        if text and not self.text:
            self.kind, self.text = kind, text


def _page(record: Record, counts: Counts, most: int) -> tuple[Any, ...] | None:
    """Returns the row of a record that is a page. Counts other records."""
    type_ = (record.type or "").lower()
    if type_ not in ("response", "resource"):
        # Not any name, since a file may contain arbitrary names.
        counts.skipped[type_ if type_ in _NO_PAGES else "unknown type of record"] += 1
        return None
    damage = _Damage()
    damage.add("record", record.damage)
    damage.add("truncated", record.truncated and f"truncated by the crawler: {record.truncated[:40]}")
    content_type, status, body = record.content_type, None, record.block
    if type_ == "response":
        code, ends, begin, http_type, transfer, content = _core._http_head(body)
        if code:
            content_type, status, body = http_type, code, body[begin:]
            if not ends and record.damage:
                counts.lost["record"] += 1
                return None
            damage.add("http", None if ends else "the HTTP headers do not end")
            body = body[:most]
            if (transfer or content) and may_be_page(content_type or record.identified_type):
                body, found = decode_body(bytes(body), transfer or "", content or "", most)
                damage.add("body", found)
        elif content_type is None or content_type.lower().startswith("application/http"):
            counts.lost["record" if record.damage else "http"] += 1
            return None
    body = body[:most]
    if not is_page(content_type or record.identified_type, body):
        counts.skipped["not HTML"] += 1
        return None
    if damage.kind:
        counts.damaged[damage.kind] += 1
    return (
        _text(record.url),
        _text(record.id),
        _text(record.date),
        status,
        _text(content_type),
        _text(record.identified_type),
        damage.text or None,
        body,
    )


def parquet_batches(path: str, counts: Counts, html: str) -> Iterator[pa.RecordBatch]:
    """Yields the rows of a Parquet file, unchanged. Counts rows after damage as lost."""
    rows = 0
    try:
        with pq.ParquetFile(path) as file:
            if html not in file.schema_arrow.names:
                raise ValueError(f"{path} has no column {html!r}; use --html to name the column that contains the pages")
            rows, groups = file.metadata.num_rows, max(1, file.num_row_groups)
            size = Path(path).stat().st_size
            for group in range(file.num_row_groups):
                for batch in file.iter_batches(batch_size=64, row_groups=[group]):
                    counts.records += len(batch)
                    rows -= len(batch)
                    yield batch
                counts.position = size * (group + 1) // groups
    except (OSError, pa.ArrowInvalid) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        what, lost = ("row", rows) if rows else ("file", 1)
        counts.lost[what] += lost
        counts.records += lost


def file_batches(paths: list[str], counts: Counts, limit: int) -> Iterator[pa.RecordBatch]:
    """Yields the files of a folder, each of which is a page."""
    rows = _Rows()
    for path in paths:
        counts.records += 1
        try:
            with open(path, "rb") as file:
                html = file.read(limit + 1)
        except OSError:
            counts.lost["file"] += 1
            continue
        counts.position += len(html)
        if rows.add(Path(path).absolute().as_uri(), *[None] * (len(SCHEMA) - 2), html):
            yield rows.take()
    if rows.rows:
        yield rows.take()


def batches(shard: Shard, counts: Counts, limit: int, html: str = "html") -> Iterator[pa.RecordBatch]:
    """Yields the pages of a shard. `limit` is the maximum number of bytes of a page that are used."""
    if shard.kind == "warc":
        return warc_batches(shard.paths[0], counts, limit)
    if shard.kind == "parquet":
        return parquet_batches(shard.paths[0], counts, html)
    return file_batches(shard.paths, counts, limit)
