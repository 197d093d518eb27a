"""Pages from WARC files, Parquet files and folders, as record batches."""

# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

import hashlib
import importlib.util
import io
import os
import re
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from .. import _core
from .http import decode_body

WARC = (".warc", ".warc.gz", ".warc.zst", ".warc.lz4")
HTML = (".html", ".htm", ".xhtml")
#: How many files of a folder make a shard.
FILES = 1000
#: A batch ends with the page with which it has so many bytes or rows.
BATCH_BYTES, BATCH_ROWS = 8 << 20, 512

SCHEMA = pa.schema(
    [
        pa.field("url", pa.string()),
        pa.field("id", pa.string()),
        pa.field("date", pa.string()),
        pa.field("http_status", pa.int32()),
        pa.field("content_type", pa.string()),
        pa.field("damage", pa.string()),
        pa.field("html", pa.binary_view()),
    ]
)


#: A page, or the part of a larger object that it is.
Bytes = bytes | memoryview


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
    """What one output file is made of."""

    name: str
    kind: str  # "warc", "parquet" or "files"
    paths: list[str]
    size: int = 0
    #: A digest of the names, sizes and modification times of the files.
    files: str = ""

    def source(self) -> str:
        """What tells it from others of the same name, and from what its files were before they changed.

        Contents are not compared: all inputs would have to be read again, and samples of them would miss a repaired file."""
        return f"{self.kind} {Path(self.paths[0]).name} {len(self.paths)} {self.size} {self.files}"


@dataclass
class Counts:
    """What was read, besides pages."""

    skipped: Counter[str] = field(default_factory=Counter)
    damaged: Counter[str] = field(default_factory=Counter)
    position: int = 0  # bytes of the input that were read


def _shard(name: str, kind: str, files: list[Path]) -> Shard:
    size, digest = 0, hashlib.blake2b(digest_size=16)
    for file in files:
        found = file.stat()
        size += found.st_size
        digest.update(b"%s\0%d %d\0" % (os.fsencode(file.name), found.st_size, found.st_mtime_ns))
    return Shard(name, kind, [str(file) for file in files], size, digest.hexdigest())


def find_shards(inputs: list[str], output: Path | None = None) -> list[Shard]:
    """The shards of files and folders, in a fixed order, with names that differ. Leaves out what is in the folder
    `output`. Raises FileNotFoundError, and ValueError for a file of another kind."""
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
            if name.endswith(WARC):
                kind = "warc"
            elif name.endswith(".parquet"):
                kind = "parquet"
            elif name.lower().endswith(HTML):
                pages.append(file)
            if kind:
                shards.append(_shard(re.sub(r"\.(warc(\.\w+)?|parquet)$", "", name), kind, [file]))
        for at in range(0, len(pages), FILES):
            some = pages[at : at + FILES]
            name = (path.name or "pages") if path.is_dir() else some[0].stem
            if len(pages) > FILES:
                name += f"-{at // FILES:05}"
            shards.append(_shard(name, "files", some))
        if files == [path] and len(shards) == before:
            raise ValueError(f"{given} is no {', '.join(WARC)}, .parquet or {', '.join(HTML)} file")
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
    """Rows that become a batch."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.bytes = 0

    def add(self, *row: Any) -> bool:
        """Whether the batch is full."""
        self.rows.append(row)
        self.bytes += len(row[-1])
        return self.bytes >= BATCH_BYTES or len(self.rows) >= BATCH_ROWS

    def take(self) -> pa.RecordBatch:
        *others, pages = zip(*self.rows, strict=True)
        arrays = [pa.array(values, it.type) for values, it in zip(others, SCHEMA, strict=False)]
        arrays.append(_views(pages))
        self.rows, self.bytes = [], 0
        return pa.record_batch(arrays, schema=SCHEMA)


def is_html(content_type: str | None) -> bool:
    """Whether a response with that Content-Type is a page; one without a type may be."""
    essence = (content_type or "").split(";")[0].strip().lower()
    return essence in ("", "text/html", "application/xhtml+xml")


def _text(value: str | None) -> str | None:
    """A header's value as a str that UTF-8 can express."""
    return None if value is None else value.encode("utf-8", "replace").decode("utf-8")


_RECORD = re.compile(rb"WARC/1\.\d\r?\n[\w-]+:")


def _next_record(path: str, begin: int, most: int | None = None) -> int | None:
    """Where the next record begins from an offset on, and not after `most`. Not looked for in files of zstd and lz4."""
    if not path.endswith((".warc", ".gz")):
        return None
    packed = path.endswith(".gz")
    mark = b"\x1f\x8b\x08" if packed else b"WARC/1."
    with open(path, "rb") as file:
        file.seek(begin)
        window, at = b"", begin  # the window begins at `at`
        while piece := file.read(1 << 20):
            window += piece
            found = window.find(mark)
            while found >= 0:
                if most is not None and at + found > most:
                    return None
                file.seek(at + found)
                start = file.read(4096)
                file.seek(at + len(window))
                if packed:
                    try:
                        start = zlib.decompressobj(31).decompress(start, 512)
                    except zlib.error:
                        start = b""
                if _RECORD.match(start):
                    return at + found
                found = window.find(mark, found + 1)
            keep = len(mark) - 1
            at += len(window) - keep
            window = window[-keep:]
    return None


# --- Gzip members of one record each
# So crawlers write them. libdeflate takes less time for a whole member than any decompressor of a stream, and the page is
# not copied out of it. Whatever is not like that is left to FastWARC.

#: Where a member may begin.
_MEMBER = b"\x1f\x8b\x08"
#: How many bytes of the file are read at a time, the size of the largest member, and that of the largest record.
_WINDOW, _PACKED, _LARGE = 1 << 20, 8 << 20, 16 << 20


def _member_page(record: bytearray, counts: Counts, most: int) -> tuple[Any, ...] | Literal[False] | None:
    """What _page() does, for bytes that are one record; False if they are not."""
    read = _core._warc_record(record)
    if read is None:
        return False
    if read is False:
        from fastwarc import ArchiveIterator

        found = next(iter(ArchiveIterator(io.BytesIO(record), parse_http=False)), None)
        return False if found is None else _page(found, counts, most)
    if isinstance(read, str):
        counts.skipped[read] += 1
        return None
    url, id_, date, status, content_type, transfer, content, begin = read
    if not is_html(content_type):
        counts.skipped["not HTML"] += 1
        return None
    body: Bytes = memoryview(record)[begin:-4][:most]
    damage = None
    if transfer or content:
        body, damage = decode_body(bytes(body), transfer or "", content or "", most)
        if damage:
            counts.damaged["body"] += 1
    return url, id_, date, status, content_type, damage, body


def _decompress(window: bytes, at: int, final: bool) -> tuple[bytearray, int]:
    """The member that begins there and its end, which is `at` if it ends after the window. Nothing, and -1, if it is damaged or
    too large."""
    import deflate

    mark = _core._find_gzip_member(window, at + len(_MEMBER))
    if mark >= 0 or final:
        member = memoryview(window)[at : mark if mark >= 0 else len(window)]
        # Its size is in its last bytes, if there is nothing else before the next member.
        size = int.from_bytes(member[-4:], "little")
        if len(member) >= 18 and size <= _LARGE:
            try:
                record = deflate.gzip_decompress(member, size or 1)
            except deflate.DeflateError:
                pass
            else:
                if len(record) == size:
                    return record, at + len(member)
        # Most often the mark is within it, by chance.
    elif len(window) - at < _PACKED:
        return bytearray(), at
    stream = zlib.decompressobj(31)
    try:
        record = bytearray(stream.decompress(memoryview(window)[at:], _LARGE))
    except zlib.error:
        return bytearray(), -1
    if stream.eof:
        return record, len(window) - len(stream.unused_data)
    return bytearray(), -1 if final or len(record) >= _LARGE else at


def _members(path: str, begin: int, counts: Counts, most: int) -> Iterator[tuple[int, tuple[Any, ...] | None]]:
    """Reads members from an offset on, as far as each is one record: yields where it ends, and its row if it is a page."""
    with open(path, "rb") as file:
        file.seek(begin)
        window, at = file.read(_WINDOW), 0
        final = len(window) < _WINDOW
        while True:
            if not window.startswith(_MEMBER, at) and (final or len(window) - at >= len(_MEMBER)):
                return
            record, end = _decompress(window, at, final)
            if end == at and not final and len(window) - at < _PACKED:
                more = file.read(_WINDOW)
                final = len(more) < _WINDOW
                begin, window, at = begin + at, window[at:] + more, 0
                continue
            row = _member_page(record, counts, most)
            if row is False:
                return
            at = end
            yield begin + at, row


def _has_libdeflate() -> bool:
    return importlib.util.find_spec("deflate") is not None


def warc_batches(path: str, counts: Counts, limit: int) -> Iterator[pa.RecordBatch]:
    """The pages of a WARC file: responses and resources that are HTML. After damage, reading continues with the next record
    that can be found. A page is cut off after `limit` bytes and one."""
    from fastwarc import ArchiveIterator

    most = limit + 1
    rows = _Rows()
    begin: int | None = 0
    pending = False  # whether something between two records, or the start of one, was damaged
    by_members = path.endswith(".gz") and _has_libdeflate()
    while begin is not None:
        last = -1
        if by_members:
            start = begin
            for begin, row in _members(path, begin, counts, most):
                counts.position = begin
                counts.damaged["record"] += pending
                pending = False
                if row is not None and rows.add(*row):
                    yield rows.take()
            if begin == Path(path).stat().st_size:
                break
            # What follows may be no record, as if FastWARC had met it.
            if begin > start and _next_record(path, begin, begin) is None:
                last = begin
        with open(path, "rb") as file:
            file.seek(begin)
            records = iter(ArchiveIterator(file if begin else path, parse_http=False))
            while True:
                try:
                    record = next(records)
                except (StopIteration, OSError) as error:
                    # What is no record may look like the end of the file to the iterator.
                    ended = isinstance(error, StopIteration)
                    if isinstance(error, OSError) and error.errno is not None:
                        raise
                    after = _next_record(path, max(last, begin) + 1)
                    if last < 0 and begin:
                        # The record that was to be read next: what was pending is the same damage.
                        counts.damaged["record"] += 1
                        pending = False
                    elif not ended or after is not None:
                        pending = True
                    begin = after
                    break
                last = counts.position = record.stream_pos
                counts.damaged["record"] += pending
                pending = False
                try:
                    row = _page(record, counts, most)
                except OSError as error:
                    if error.errno is not None:
                        raise
                    counts.damaged["record"] += 1
                    begin = _next_record(path, last + 1)
                    break
                if row is not None and rows.add(*row):
                    yield rows.take()
    counts.damaged["record"] += pending
    if not counts.damaged["record"]:
        del counts.damaged["record"]
    if rows.rows:
        yield rows.take()


def _page(record: Any, counts: Counts, most: int) -> tuple[Any, ...] | None:
    """The row of a record that is a page; counts others. Raises OSError for damage of the file."""
    kind = str(record.record_type)
    if kind == "response":
        return _response(record, counts, most)
    if kind == "resource":
        return _resource(record, counts, most)
    counts.skipped[kind] += 1
    return None


def _row(record: Any, status: int | None, content_type: str | None, damage: str | None, html: bytes) -> tuple[Any, ...]:
    headers = record.headers
    return (
        _text(headers.get("WARC-Target-URI")),
        _text(record.record_id),
        _text(headers.get("WARC-Date")),
        status,
        _text(content_type),
        damage,
        html,
    )


def _read(record: Any, most: int) -> bytes:
    # FastWARC allocates what it is asked for.
    data: bytes = record.reader.read(max(1, min(most, record.content_length)))
    return data


def _response(record: Any, counts: Counts, most: int) -> tuple[Any, ...] | None:
    try:
        record.parse_http()
    except (OSError, ValueError):
        counts.damaged["http"] += 1
        return None
    headers = record.http_headers
    if headers is None or headers.status_code is None:
        counts.damaged["http"] += 1
        return None
    content_type = headers.get("Content-Type")
    if not is_html(content_type):
        counts.skipped["not HTML"] += 1
        return None
    transfer, content = headers.get("Transfer-Encoding"), headers.get("Content-Encoding")
    body, damage = _read(record, most), None
    if transfer or content:
        body, damage = decode_body(body, transfer or "", content or "", most)
        if damage:
            counts.damaged["body"] += 1
    return _row(record, headers.status_code, content_type, damage, body)


def _resource(record: Any, counts: Counts, most: int) -> tuple[Any, ...] | None:
    content_type = record.headers.get("Content-Type")
    if not is_html(content_type):
        counts.skipped["not HTML"] += 1
        return None
    return _row(record, None, content_type, None, _read(record, most))


def parquet_batches(path: str, counts: Counts, html: str) -> Iterator[pa.RecordBatch]:
    """The rows of a Parquet file, as they are. Counts damage, after which nothing of the file is read."""
    try:
        with pq.ParquetFile(path) as file:
            if html not in file.schema_arrow.names:
                raise ValueError(f"{path} has no column {html!r}; name the one with the pages with --html")
            groups = max(1, file.num_row_groups)
            size = Path(path).stat().st_size
            for group in range(file.num_row_groups):
                for batch in file.iter_batches(batch_size=64, row_groups=[group]):
                    yield batch
                counts.position = size * (group + 1) // groups
    except (OSError, pa.ArrowInvalid) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        counts.damaged["file"] += 1


def file_batches(paths: list[str], counts: Counts, limit: int) -> Iterator[pa.RecordBatch]:
    """The files of a folder, each a page."""
    rows = _Rows()
    for path in paths:
        try:
            with open(path, "rb") as file:
                html = file.read(limit + 1)
        except OSError:
            counts.damaged["file"] += 1
            continue
        counts.position += len(html)
        if rows.add(Path(path).absolute().as_uri(), None, None, None, None, None, html):
            yield rows.take()
    if rows.rows:
        yield rows.take()


def batches(shard: Shard, counts: Counts, limit: int, html: str = "html") -> Iterator[pa.RecordBatch]:
    """The pages of a shard. `limit` is the most bytes of a page that matter."""
    if shard.kind == "warc":
        return warc_batches(shard.paths[0], counts, limit)
    if shard.kind == "parquet":
        return parquet_batches(shard.paths[0], counts, html)
    return file_batches(shard.paths, counts, limit)
