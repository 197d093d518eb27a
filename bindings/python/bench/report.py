"""The tables and the chart of bench.py."""

from __future__ import annotations

import datetime
import html
from pathlib import Path
from typing import Any

from parsers import PARSERS, TASKS

BEGIN = "<!-- written by scripts/bench --python --update -->\n"
END = "<!-- end of what scripts/bench writes -->\n"
COLUMNS = {
    "parse": "parse",
    "title + links": "+ title, links",
    "ten selectors": "+ ten selectors",
    "text": "+ text",
}
#: Tasks in a table of their own, whose parsers need not conform.
CONTENTS = {"Markdown": "page to Markdown", "main content": "page to its main content"}
OURS = {"Lockstep", "select_values()", "lockstep_html.lxml", '"lockstep"'}
#: Those that are names of code.
CODE = {"select_values()", "lockstep_html.lxml"}

Row = dict[str, Any]


def rows_of(results: dict[str, Any], task: str, threads: int) -> dict[str, Row]:
    return {
        row["parser"]: row for row in results["measured"] if row["task"] == task and row["threads"] == threads
    }


def speed(row: Row | None) -> str:
    if row is None:
        return ""
    return f"{row['speed']:.0f}" if row["speed"] >= 20 else f"{row['speed']:.1f}"


def lead(rows: dict[str, Row], conforming: bool = True) -> str:
    """How many times as fast as the fastest peer Lockstep is: of all, or of those that conform."""
    peers = [
        row["speed"] for name, row in rows.items() if row["conforming"] >= conforming and name not in OURS
    ]
    return f"{rows['Lockstep']['speed'] / max(peers):.2f}" if "Lockstep" in rows and peers else ""


def scaling(results: dict[str, Any], task: str, name: str) -> str:
    one, two = (rows_of(results, task, threads).get(name) for threads in (1, 2))
    return f"{two['clock'] / one['clock']:.2f}" if one and two else ""


def line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |\n"


def day(date: str) -> str:
    it = datetime.date.fromisoformat(date)
    return f"{it.day} {it:%B %Y}"


def speeds(results: dict[str, Any], threads: int) -> str:
    tasks = {task: rows_of(results, task, threads) for task in COLUMNS}
    tasks = {task: rows for task, rows in tasks.items() if rows}
    out = line(["MB/s", *(COLUMNS[task] for task in tasks)]) + line(["---", *("---:" for _ in tasks)])
    for parser in PARSERS:
        cells = [speed(rows.get(parser.name)) for rows in tasks.values()]
        if any(cells):
            name = f"`{parser.name}`" if parser.name in CODE else parser.name
            out += line([name, *cells])
    return out + line(["Lockstep / fastest conforming", *(lead(rows) for rows in tasks.values())])


def contents(results: dict[str, Any]) -> str:
    """By processor time with one thread, and by the clock with two."""
    columns = [(task, threads) for task in CONTENTS for threads in (1, 2)]
    columns = [column for column in columns if rows_of(results, *column)]
    if not columns:
        return ""
    heads = [CONTENTS[task] if threads == 1 else "2 threads" for task, threads in columns]
    out = line(["MB/s", *heads]) + line(["---", *("---:" for _ in columns)])
    for parser in PARSERS:
        cells = [speed(rows_of(results, *column).get(parser.name)) for column in columns]
        if any(cells):
            out += line([parser.name, *cells])
    return out + line(
        ["Lockstep / fastest", *(lead(rows_of(results, *column), conforming=False) for column in columns)]
    )


def soups(results: dict[str, Any]) -> str:
    one, two = (rows_of(results, "BeautifulSoup", threads) for threads in (1, 2))
    if not one:
        return ""
    out = line(["`BeautifulSoup(html, …)`, MB/s", "1 thread", "2 threads"]) + line(["---", "---:", "---:"])
    for name, row in sorted(one.items(), key=lambda item: -float(item[1]["speed"])):
        out += line([f"`{name}`", speed(row), speed(two.get(name))])
    return out


def scales(results: dict[str, Any]) -> str:
    tasks = [task for task in COLUMNS if rows_of(results, task, 2)]
    if not tasks:
        return ""
    out = line(["2 threads / 1", *(COLUMNS[task] for task in tasks)]) + line(
        ["---", *("---:" for _ in tasks)]
    )
    for parser in PARSERS:
        cells = [scaling(results, task, parser.name) for task in tasks]
        if any(cells):
            out += line([parser.name, *cells])
    return out


def about(results: dict[str, Any]) -> str:
    versions = results["versions"]
    peers = ", ".join(
        f"{name} {version}"
        for name, version in versions.items()
        if name not in OURS and not name.startswith('"')
    )
    pages, few = results["pages"], results["few"]
    text = (
        f"On {day(results['date'])}, on {results['cores']} cores of an {results['processor']} with a load of {results['load']}, "
        f"with CPython {results['python']} and {peers}: the median of {results['rounds']} rounds over {pages[0]} real pages of "
        f"{pages[1]} MB, given as bytes. Tasks of slow parsers were measured on {few[0]} of them, {few[1]} MB."
    )
    out, at = "", 0
    for word in text.split():
        if at and at + 1 + len(word) > 120:
            out, at = out + "\n", 0
        out, at = out + (" " if at else "") + word, at + len(word) + (1 if at else 0)
    return out + "\n"


def tables(results: dict[str, Any]) -> str:
    parts = [
        about(results),
        "With one thread, by processor time:\n",
        speeds(results, 1),
        "With two threads, by the clock; each thread parses all pages, and the speed is that of both together:\n",
        speeds(results, 2),
        scales(results),
        contents(results),
        soups(results),
    ]
    return "\n".join(part for part in parts if part)


# --- The chart, in the style of tests/bench/chart.cpp

STYLE = """<style>
text { font-family: system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #57606a; }
.title { font-size: 16px; font-weight: 600; fill: #1f2328; }
.set { font-size: 13px; font-weight: 600; fill: #1f2328; }
.name, .number { font-size: 12px; }
.name.ours { font-weight: 600; fill: #0969da; }
.note { font-size: 10.5px; }
.bar { fill: #8c959f; }
.bar.ours { fill: #0969da; }
@media (prefers-color-scheme: dark) {
  text { fill: #9198a1; }
  .title, .set { fill: #f0f6fc; }
  .bar { fill: #656c76; }
  .name.ours { fill: #4493f8; }
  .bar.ours { fill: #4493f8; }
}
</style>
"""


def chart(results: dict[str, Any]) -> str:
    width, labels, numbers, row, bar, margin = 760.0, 150.0, 200.0, 24.0, 16.0, 16.0

    def text(css: str, x: float, y: float, content: str) -> str:
        return f'<text class="{css}" x="{x:.1f}" y="{y:.1f}">{html.escape(content, quote=False)}</text>\n'

    y = margin + 16
    body = text("title", margin, y, "From Python, one thread, MB/s (more is better)")
    y += 12
    for task in TASKS:
        rows = rows_of(results, task, 1)
        if not rows:
            continue
        y += 24
        body += text(
            "set",
            margin,
            y,
            "BeautifulSoup, by its parser"
            if task == "BeautifulSoup"
            else COLUMNS[task].replace("+", "parse +"),
        )
        y += 10
        longest = max(float(it["speed"]) for it in rows.values())
        for name, it in sorted(rows.items(), key=lambda item: -float(item[1]["speed"])):
            ours = " ours" if name in OURS else ""
            length = max(1.0, (width - labels - numbers - 2 * margin) * float(it["speed"]) / longest)
            body += text("name" + ours, margin, y + bar - 3, name)
            body += f'<rect class="bar{ours}" x="{margin + labels:.1f}" y="{y:.1f}" width="{length:.1f}" height="{bar}" rx="2"/>\n'
            note = "" if it["conforming"] else " · another tree than the Standard's"
            body += text("number", margin + labels + length + 6, y + bar - 3, speed(it) + note)
            y += row
    y += 16
    note = f"./scripts/bench --python, {results['date']}, {results['processor']}; median of {results['rounds']} rounds"
    body += text("note", margin, y, note)
    y += margin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {y:.1f}" width="{width:.1f}" height="{y:.1f}" '
        f'role="img" aria-label="Speed of Lockstep and other HTML parsers for Python">\n{STYLE}{body}</svg>\n'
    )


def update(results: dict[str, Any], docs: Path) -> None:
    """Puts the tables into benchmark-python.md, between BEGIN and END, and the chart beside it."""
    page = docs / "benchmark-python.md"
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{tables(results)}\n{END}{after}", encoding="utf-8")
    (docs / "benchmark-python.svg").write_text(chart(results), encoding="utf-8")
