"""summary.json and summary.html."""

from __future__ import annotations

import json
import math
from html import escape
from pathlib import Path
from typing import Any

from .statistics import WIDTH, Statistics

_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
th, td { text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid #ddd; vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
svg text { font: 11px system-ui, sans-serif; fill: #444 }
rect { fill: #3b6ea5 }
"""
_NOT_COUNTED = "<p>Not counted: the column error_count was not requested."


def _size(number: float) -> str:
    for unit in ("B", "KB", "MB", "GB", "TB"):
        if number < 1000 or unit == "TB":
            return f"{number:.3g} {unit}"
        number /= 1000
    return ""


def _time(microseconds: float) -> str:
    if microseconds < 1000:
        return f"{microseconds:.0f} µs"
    return f"{microseconds / 1e3:.3g} ms" if microseconds < 1e6 else f"{microseconds / 1e6:.3g} s"


def _histogram(classes: dict[int, int], label: Any) -> str:
    """An SVG with bars of page counts, by classes that are four times as wide as the counted classes."""
    if not classes:
        return "<p>No pages.</p>"
    bars: dict[int, int] = {}
    for key, count in classes.items():
        bars[key // 4] = bars.get(key // 4, 0) + count
    first, last, top = min(bars), max(bars), max(bars.values())
    width, height = 860, 160
    step = width / (last - first + 1)
    parts = [f'<svg width="{width}" height="{height + 20}" role="img">']
    for bar, count in sorted(bars.items()):
        tall = max(1.0, height * count / top)
        title = f"{label(math.exp(bar * 4 * WIDTH))} and more: {count:,} pages"
        parts.append(
            f'<rect x="{(bar - first) * step:.1f}" y="{height - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
            f'height="{tall:.1f}"><title>{escape(title)}</title></rect>'
        )
    every = max(1, (last - first + 1) // 8)
    for bar in range(first, last + 1, every):
        parts.append(f'<text x="{(bar - first) * step:.1f}" y="{height + 14}">{label(math.exp(bar * 4 * WIDTH))}</text>')
    return "".join(parts) + "</svg>"


def _bars(counts: dict[str, int], most: int = 25) -> str:
    if not counts:
        return "<p>None.</p>"
    total, top = sum(counts.values()), max(counts.values())
    rows = [
        f'<tr><td>{escape(str(name))}<td class=n>{count:,}<td class=n>{100 * count / total:.1f} %'
        f'<td><svg width="220" height="10"><rect width="{max(1.0, 220 * count / top):.1f}" height="10"/></svg>'
        for name, count in list(counts.items())[:most]
    ]
    if len(counts) > most:
        rows.append(f"<tr><td>and {len(counts) - most} more")
    return f"<table>{''.join(rows)}</table>"


def _html(summary: dict[str, Any], statistics: Statistics) -> str:
    facts = {
        "records": f"{summary['records']:,}: pages, skipped records and lost records",
        "pages": f"{summary['pages']:,}",
        "HTML": _size(summary["html_bytes"]),
        "files": f"{summary['files']:,}, {summary['files_finished_before']:,} of them in earlier runs; "
        f"{summary['files_ignored']:,} ignored",
        "pages a second, this run": f"{summary['pages_per_second']:,.0f} with {summary['jobs']} jobs",
        "pages a second per worker": f"{summary['pages_per_second_and_worker']:,.0f}",
        "peak memory of a worker": _size(summary["peak_memory_bytes"]),
    }
    percentiles = "".join(
        f"<tr><th>{name}{''.join(f'<td class=n>{label(value)}' for value in summary[key].values())}"
        for name, key, label in (
            ("time", "microseconds_percentiles", _time),
            ("size", "html_bytes_percentiles", _size),
        )
    )
    heads = "".join(f"<th class=n>{percent} %" for percent in summary["microseconds_percentiles"])
    slowest = "".join(
        f"<tr><td class=n>{_time(it['microseconds'])}<td class=n>{_size(it['html_bytes'] or 0)}<td>{escape(str(it['status']))}"
        f"<td>{escape(str(it['url']))}"
        for it in summary["slowest"]
    )
    failed = "".join(f"<tr><td>{escape(name)}<td>{escape(str(why))}" for name, why in summary["failed"].items())
    return f"""<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><title>lockstep-bulk</title><style>{_STYLE}</style>
<h1>lockstep-bulk</h1>
<table>{"".join(f"<tr><th>{name}<td>{value}" for name, value in facts.items())}</table>
<h2>Time and size of pages</h2>
<p>Percentiles are accurate to within 5 %. Each bar in a plot is a class of values; its height is the number of pages.</p>
<table><tr><th>{heads}{percentiles}</table>
<h3>Time</h3>{_histogram(statistics.classes["microseconds"], _time)}
<h3>Size</h3>{_histogram(statistics.classes["html_bytes"], _size)}
<h2>Status</h2>{_bars(summary["status"])}
<h2>Slowest pages</h2><table><tr><th class=n>time<th class=n>size<th>status<th>URL{slowest}</table>
<h2>Encodings</h2>{_bars(summary["encodings"])}
<h3>How they were found</h3>{_bars(summary["encoding_sources"])}
<h2>Parse errors</h2>{_NOT_COUNTED if summary["errors"] is None else _bars(summary["errors"], 60)}
<h2>Skipped records</h2>{_bars(summary["skipped"])}
<h2>Lost records</h2>{_bars(summary["lost"])}
<h2>Damaged pages</h2>{_bars(summary["damaged"])}
<h2>Files that failed</h2>{f"<table>{failed}</table>" if failed else "<p>None.</p>"}
"""


def write_summary(folder: Path, summary: dict[str, Any], statistics: Statistics) -> None:
    """Writes both files, each under a temporary name first."""
    for name, text in (
        ("summary.json", json.dumps(summary, indent=2, ensure_ascii=False) + "\n"),
        ("summary.html", _html(summary, statistics)),
    ):
        aside = folder / f"{name}.partial"
        aside.write_text(text, encoding="utf-8", errors="replace")
        aside.replace(folder / name)
