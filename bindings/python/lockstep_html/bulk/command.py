"""`lockstep-bulk`: extracts from the pages of WARC files, Parquet files and folders into Parquet files."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

from . import COLUMNS, Extractor

COLUMNS_BY_DEFAULT = "title,language,charset,base,links,text,error_count,status"
#: The limits on one page by default.
LIMITS = {"input_bytes": 16 << 20, "memory_bytes": 192 << 20, "depth": 4096, "output_bytes": 32 << 20}
KINDS_OF_LIMITS = ("input_bytes", "nodes", "depth", "attributes", "errors", "memory_bytes", "copied_nodes", "output_bytes")


def _columns(value: str) -> list[str]:
    names = [name.strip() for name in value.split(",") if name.strip()]
    for name in names:
        if name not in COLUMNS:
            raise argparse.ArgumentTypeError(f"unknown column {name!r}; choose from: {', '.join(COLUMNS)}")
    return names


def _limits(value: str) -> dict[str, int]:
    limits = dict(LIMITS)
    for part in filter(None, value.split(",")):
        name, _, number = part.partition("=")
        if name not in KINDS_OF_LIMITS or not number.isdigit():
            raise argparse.ArgumentTypeError(f"expected a list such as nodes=10000,depth=500; limits: {', '.join(KINDS_OF_LIMITS)}")
        limits[name] = int(number)
    return limits


def _selector(value: str) -> tuple[str, str]:
    name, equals, css = value.partition("=")
    if not equals or not name.isidentifier():
        raise argparse.ArgumentTypeError("expected NAME=CSS, such as price=span.price")
    return name, css


def _jobs(value: str) -> int:
    if not value.isdigit() or int(value) < 1:
        raise argparse.ArgumentTypeError("expected a number, 1 or more")
    return int(value)


def parser() -> argparse.ArgumentParser:
    it = argparse.ArgumentParser(
        "lockstep-bulk",
        description="Extracts from the pages of WARC and ARC files (.warc, .warc.gz, .warc.zst, .warc.lz4), Parquet files, and folders of these and of "
        "HTML files. Writes a Parquet file for each input, summary.json and summary.html.",
        epilog="If you start the program again with the same arguments, it continues with unfinished files, and reads files again if their "
        "size or modification time has changed. Default limits: "
        + ",".join(f"{name}={number}" for name, number in LIMITS.items())
        + "; 0 means no limit. Exit code: 0 if all inputs were read, however damaged; 1 if one could not be read; 2 for incorrect usage; "
        "3 if the disk is full; 130 if interrupted.",
    )
    it.add_argument("inputs", nargs="+", metavar="IN", help="a WARC, ARC, Parquet or HTML file, or a folder")
    it.add_argument("-o", "--output", required=True, metavar="DIR", type=Path, help="the folder for the results")
    it.add_argument("-j", "--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="N", help="the number of processes (default: one per core)")
    it.add_argument(
        "-c", "--columns", type=_columns, default=_columns(COLUMNS_BY_DEFAULT), metavar="LIST",
        help=f"what to extract (default: {COLUMNS_BY_DEFAULT}); choose from: {', '.join(COLUMNS)}",
    )  # fmt: skip
    it.add_argument(
        "-s", "--select", type=_selector, action="append", default=[], metavar="NAME=CSS",
        help="also extract the text of selected elements, as selected.NAME; CSS::attr(NAME) and CSS::html extract attributes and HTML",
    )  # fmt: skip
    it.add_argument("--limits", type=_limits, default=dict(LIMITS), metavar="LIST", help="cap what a page may cost: nodes=10000,…")
    it.add_argument("--absolute", action="store_true", help="resolve the URLs of links, as links.url")
    it.add_argument("--html", default="html", metavar="NAME", help="the column of Parquet files that contains the pages")
    it.add_argument("--url", default="url", metavar="NAME", help="the column of Parquet files that contains the pages' URLs")
    it.add_argument("--content-type", default="content_type", metavar="NAME", help="the column of Parquet files that contains the pages' Content-Type")
    it.add_argument("-q", "--quiet", action="store_true", help="show no progress")
    return it


class _Progress:
    """Shows a line with the pages per second and the time left, or nothing."""

    def __init__(self, total: int, quiet: bool) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        self.progress = Progress(
            TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f}%"), TimeElapsedColumn(),
            TextColumn("left"), TimeRemainingColumn(), console=Console(stderr=True), disable=quiet or not sys.stderr.isatty(),
        )  # fmt: skip
        self.task = self.progress.add_task("starting", total=max(1, total))
        self.start = time.monotonic()

    def __enter__(self) -> _Progress:
        self.progress.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self.progress.stop()

    def update(self, pages: int, size: int) -> None:
        speed = pages / max(time.monotonic() - self.start, 1e-3)
        self.progress.update(self.task, completed=size, description=f"{pages:,} pages, {speed:,.0f} pages/s")

    def note(self, text: str) -> None:
        self.progress.console.print(text, markup=False, highlight=False)


def main(arguments: list[str] | None = None) -> int:
    """Runs the command. Returns its exit code."""
    given = parser().parse_args(arguments)
    try:
        from .read import find_shards
        from .report import write_summary
        from .run import DamagedRecord, DiskFull, Options, check_record, finished, run
        from .statistics import Statistics

        if given.absolute:
            from . import absolute as _  # noqa: F401 - needs another package
    except ModuleNotFoundError as error:
        print(f"lockstep-bulk: {error}: pip install 'lockstep-html[bulk]'", file=sys.stderr)
        return 2
    if given.absolute and "links" not in given.columns:
        print("lockstep-bulk: --absolute needs the column 'links'", file=sys.stderr)
        return 2
    if "selected" in given.columns and not given.select:
        print("lockstep-bulk: the column 'selected' needs --select", file=sys.stderr)
        return 2
    columns = given.columns + (["selected"] if given.select and "selected" not in given.columns else [])
    options = Options(
        columns, dict(given.select), given.limits, given.absolute, given.html, given.url, given.content_type
    )
    try:
        ignored: list[str] = []
        shards = find_shards(given.inputs, given.output, ignored)
        Extractor(columns, select=options.select)  # refuses invalid selectors
    except (FileNotFoundError, ValueError) as error:
        print(f"lockstep-bulk: {error}", file=sys.stderr)
        return 2
    if not shards:
        print("lockstep-bulk: there are no .warc, .arc, .parquet or .html files", file=sys.stderr)
        return 2
    if ignored:
        print(f"lockstep-bulk: {len(ignored)} files in folders, such as {ignored[0]}, were ignored because their kind is not supported", file=sys.stderr)
    total, failures, statistics = len(shards), {}, Statistics()
    start = time.monotonic()
    try:
        differs = check_record(given.output, options)
        if differs:
            print(f"lockstep-bulk: {given.output} contains results of a run with other options ({differs}): choose another folder", file=sys.stderr)
            return 2
        todo = []
        for shard in shards:
            before = finished(given.output, shard)
            if before is None:
                todo.append(shard)
            else:
                statistics.add(before)
        resumed = total - len(todo)
        if resumed and not given.quiet:
            print(f"lockstep-bulk: {resumed} of {total} files were finished in earlier runs", file=sys.stderr)
        new = Statistics()
        with _Progress(sum(shard.size for shard in todo), given.quiet) as progress:
            for outcome in run(todo, given.output, options, given.jobs, progress.update):
                if outcome.statistics is not None:
                    new.add(outcome.statistics)
                else:
                    failures[", ".join(outcome.shard.paths[:3])] = outcome.failure
                    progress.note(f"lockstep-bulk: {outcome.shard.paths[0]}: {outcome.failure}")
        seconds = time.monotonic() - start
        statistics.add(new)
        summary = {
            "files": total,
            "files_finished_before": resumed,
            "files_ignored": len(ignored),
            "failed": failures,
            "jobs": given.jobs,
            "seconds": round(seconds, 3),
            "pages_per_second": round(new.pages / seconds, 1),
            "options": options.record(),
            **statistics.summary(),
        }
        if "error_count" not in columns:
            summary["errors"] = None
        write_summary(given.output, summary, statistics)
    except KeyboardInterrupt:
        print("lockstep-bulk: interrupted; the same command continues from here", file=sys.stderr)
        return 130
    except DamagedRecord as error:
        advice = (
            "the file records the options with which the results in its folder were made. "
            "Delete it if the options are still the same; otherwise choose another folder"
        )
        print(f"lockstep-bulk: {error}; {advice}", file=sys.stderr)
        return 2
    except (DiskFull, OSError) as error:
        full = isinstance(error, DiskFull) or "No space left" in str(error)
        advice = "the disk is full: free some space, and the same command continues from here" if full else "cannot write the results"
        print(f"lockstep-bulk: {advice} ({error})", file=sys.stderr)
        return 3 if full else 1
    if not given.quiet:
        damaged, lost = (statistics.counters[name].total() for name in ("damaged", "lost"))
        speed = f" ({summary['pages_per_second']:,.0f} pages/s)" if new.pages else ""
        print(
            f"{statistics.pages:,} pages{speed}, {damaged:,} of them damaged, {lost:,} records lost, "
            f"{len(failures)} files failed: {given.output / 'summary.html'}"
        )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
