"""A run: shards in, Parquet files out, in worker processes."""

from __future__ import annotations

import errno
import json
import multiprocessing
import multiprocessing.connection
import os
import resource
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from .. import __version__
from . import Extractor
from .read import SCHEMA, Counts, Shard, batches, sizes_of
from .statistics import Statistics

#: The columns that the statistics need in addition to the requested ones.
NEEDED = ("status", "charset", "microseconds")
#: Output is written once it has this many bytes.
WRITE_BYTES = 16 << 20
METADATA = b"lockstep-bulk"
RECORD = "run.json"


class DiskFull(Exception):
    """Raised if no space is left for the output."""


class DamagedRecord(Exception):
    """Raised if the file with the options of earlier runs is damaged."""


@dataclass
class Options:
    """How to extract: everything that determines what the output files contain."""

    columns: list[str]
    select: dict[str, str] = field(default_factory=dict)
    limits: dict[str, int] = field(default_factory=dict)
    absolute: bool = False
    html: str = "html"
    url: str = "url"
    content_type: str = "content_type"

    def record(self) -> dict[str, Any]:
        return {"lockstep": __version__, **self.__dict__}


@dataclass
class Outcome:
    """How a shard ended: with statistics, or with the reason why there is no output."""

    shard: Shard
    statistics: Statistics | None = None
    failure: str | None = None


def check_record(folder: Path, options: Options) -> str | None:
    """Records the options in the folder. If the folder has results from other options, returns what differs; a run that
    has finished nothing does not count. Raises DamagedRecord."""
    path, record = folder / RECORD, options.record()
    folder.mkdir(parents=True, exist_ok=True)
    if path.exists():
        try:
            before = json.loads(path.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as error:
            raise DamagedRecord(f"{path} is damaged: {error}") from None
        if not isinstance(before, dict):
            raise DamagedRecord(f"{path} is damaged: it is not a JSON object")
        differs = sorted(name for name in {*before, *record} if before.get(name) != record.get(name))
        if not differs or any(folder.rglob("*.parquet")):
            return ", ".join(differs) or None
    aside = path.with_suffix(".json.partial")
    aside.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    aside.replace(path)
    return None


def output_of(folder: Path, shard: Shard) -> Path:
    return folder / f"{shard.name}.parquet"


def aside_of(folder: Path, shard: Shard) -> Path:
    """The path of the file while it is being written."""
    return folder / f"{shard.name}.parquet.partial"


def finished(folder: Path, shard: Shard) -> Statistics | None:
    """The statistics of a shard if it is complete, otherwise None."""
    try:
        metadata = pq.read_metadata(output_of(folder, shard)).metadata or {}
        state = json.loads(metadata[METADATA])
        return Statistics(state) if state["source"] == shard.source() else None
    except (OSError, pa.ArrowInvalid, KeyError, ValueError):
        return None


def _keep_freed_memory() -> None:
    """Makes glibc keep freed memory. By default, it would return the memory of each page to the kernel, which would clear it
    again for the next page."""
    import ctypes

    try:
        libc = ctypes.CDLL(None)
        trim_threshold, mmap_threshold = -1, -3
        libc.mallopt(trim_threshold, 256 << 20)
        libc.mallopt(mmap_threshold, 32 << 20)
    except (OSError, AttributeError):
        pass


def _is_full(error: OSError) -> bool:
    return error.errno in (errno.ENOSPC, errno.EDQUOT) or "No space left" in str(error)


class _Writer:
    """Writes batches to a temporary file, which is renamed when it is complete."""

    def __init__(self, folder: Path, shard: Shard) -> None:
        self.aside, self.path = aside_of(folder, shard), output_of(folder, shard)
        self.writer: pq.ParquetWriter | None = None
        self.waiting: list[pa.RecordBatch] = []
        self.bytes = 0
        self.aside.parent.mkdir(parents=True, exist_ok=True)
        self.aside.write_bytes(b"")

    def add(self, batch: pa.RecordBatch) -> None:
        self.waiting.append(batch)
        self.bytes += batch.nbytes
        if self.bytes >= WRITE_BYTES:
            self.flush()

    def flush(self) -> None:
        if self.waiting:
            if self.writer is None:
                self.writer = pq.ParquetWriter(self.aside, self.waiting[0].schema, compression="zstd")
            self.writer.write_table(pa.Table.from_batches(self.waiting))
        self.waiting, self.bytes = [], 0

    def finish(self, statistics: Statistics, source: str) -> None:
        self.flush()
        assert self.writer is not None
        state = {"source": source, **statistics.state()}
        self.writer.add_key_value_metadata({METADATA.decode(): json.dumps(state)})
        self.writer.close()
        with open(self.aside, "rb") as file:
            os.fsync(file.fileno())
        self.aside.replace(self.path)

    def abandon(self) -> None:
        if self.writer is not None:
            try:
                self.writer.close()
            except OSError:
                pass
        self.aside.unlink(missing_ok=True)


# The state that the processes share with their parent: for each shard, how many pages and bytes of input are done.
# There is no lock, because a process that dies could hold it.
_done: Any = None


def _end_with_parent() -> None:
    """Ends this process when its parent ends, for whatever reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def _start_worker(done: Any) -> None:
    global _done
    _done = done
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _keep_freed_memory()
    pa.set_memory_pool(pa.system_memory_pool())
    pa.set_cpu_count(1)


def extract_shard(shard: Shard, folder: Path, options: Options, number: int = 0) -> Outcome:
    """Extracts from a shard, which has that number in the run. Raises DiskFull."""
    start, counts, statistics = time.monotonic(), Counts(), Statistics()

    def report(pages: int, size: int) -> None:
        if _done is not None:
            _done[2 * number], _done[2 * number + 1] = pages, size

    try:
        writer = _Writer(folder, shard)
    except OSError as error:
        if _is_full(error):
            raise DiskFull(str(error)) from None
        return Outcome(shard, failure=str(error))
    try:
        columns = [*options.columns, *(name for name in NEEDED if name not in options.columns)]
        limits = dict(options.limits)
        output_bytes = limits.pop("output_bytes", 0)
        kept: list[str] | None = None
        extractor = None
        empty = True
        limit = limits.get("input_bytes") or 1 << 31

        def write(batch: pa.RecordBatch) -> None:
            nonlocal extractor, kept, empty
            if extractor is None:
                # Extracted columns replace input columns with the same name.
                kept = [name for name in batch.schema.names if name != options.html and name not in columns]
                extractor = Extractor(
                    columns, select=options.select, html=options.html, content_type=options.content_type, keep=kept,
                    absolute=options.absolute, url=options.url, output_bytes=output_bytes, limits=limits,
                )  # fmt: skip
            begin = 0
            for part in extractor.batches(batch, WRITE_BYTES):
                pages = batch.slice(begin, len(part))
                begin += len(part)
                sizes = sizes_of(pages.column(options.html))
                urls = pages.column(options.url) if options.url in pages.schema.names else None
                statistics.add_batch(sizes, urls, part)
                for name in NEEDED:
                    if name not in options.columns:
                        part = part.drop_columns([name])
                        if name in pages.schema.names:
                            part = part.append_column(name, pages.column(name))
                writer.add(part)
                empty = False

        for batch in batches(shard, counts, limit, options.html):
            write(batch)
            report(statistics.pages, counts.position)
        if empty:
            write(_no_pages(shard, options))
        statistics.seconds = time.monotonic() - start
        statistics.peak_memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        statistics.records = counts.records
        for name in ("skipped", "lost", "damaged"):
            statistics.counters[name].update(getattr(counts, name))
        writer.finish(statistics, shard.source())
        report(statistics.pages, shard.size)
    except OSError as error:
        writer.abandon()
        if _is_full(error):
            raise DiskFull(str(error)) from None
        return Outcome(shard, failure=f"{type(error).__name__}: {error}")
    except Exception as error:  # A shard that cannot be read must not end the run.
        writer.abandon()
        return Outcome(shard, failure=f"{type(error).__name__}: {error}")
    return Outcome(shard, statistics)


def _no_pages(shard: Shard, options: Options) -> pa.RecordBatch:
    schema = SCHEMA
    if shard.kind == "parquet":
        try:
            schema = pq.read_schema(shard.paths[0])
        except (OSError, pa.ArrowInvalid):
            schema = pa.schema([pa.field(options.html, pa.binary())])
    return pa.RecordBatch.from_pylist([], schema=schema)


def run(
    shards: list[Shard],
    folder: Path,
    options: Options,
    jobs: int,
    on_progress: Callable[[int, int], None] = lambda pages, size: None,
) -> Iterator[Outcome]:
    """Extracts from the shards in `jobs` processes, and yields how each shard ended. Several times a second, calls
    `on_progress` with the number of pages and of bytes of input that are done. Raises DiskFull."""
    context = multiprocessing.get_context("spawn")
    done = context.RawArray("q", 2 * len(shards))
    numbers = {shard.name: number for number, shard in enumerate(shards)}
    suspects: list[Shard] = []
    todo = list(shards)
    while todo or suspects:
        # If a process died, each shard that was being read is tried once more, alone.
        alone = not todo
        batch, todo = ([suspects.pop(0)], []) if alone else (todo, [])
        workers = ProcessPoolExecutor(1 if alone else min(jobs, len(batch)), context, _start_worker, (done,))
        futures: dict[Future[Outcome], Shard] = {}
        died: list[Shard] = []
        try:
            for shard in batch:
                aside_of(folder, shard).unlink(missing_ok=True)
                try:
                    futures[workers.submit(extract_shard, shard, folder, options, numbers[shard.name])] = shard
                except BrokenProcessPool:
                    died.append(shard)
            while futures:
                ready, _ = wait(futures, timeout=0.25, return_when=FIRST_COMPLETED)
                on_progress(sum(done[::2]), sum(done[1::2]))
                for future in ready:
                    shard = futures.pop(future)
                    try:
                        yield future.result()
                    except BrokenProcessPool:
                        died.append(shard)
        except BaseException:
            # The next run repeats unfinished work.
            for process in list((getattr(workers, "_processes", None) or {}).values()):
                process.kill()
            raise
        finally:
            workers.shutdown(wait=True, cancel_futures=True)
        for shard in died:
            statistics, begun = finished(folder, shard), aside_of(folder, shard).exists()
            aside_of(folder, shard).unlink(missing_ok=True)
            if statistics is not None:
                yield Outcome(shard, statistics)
            elif alone and begun:
                yield Outcome(shard, failure="the process that was reading it died")
            else:
                (suspects if begun else todo).append(shard)
    on_progress(sum(done[::2]), sum(done[1::2]))
