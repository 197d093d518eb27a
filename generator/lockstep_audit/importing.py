"""Command line of scripts/dev import: refreshes the tables of spec/ from the Standard's page or the WHATWG's files."""

from __future__ import annotations

import argparse
import difflib
import json
import re
import sys
from pathlib import Path

from lockstep_cases.tools import ToolError, binary
from lockstep_rules.diagnostics import Problems, SpecError
from lockstep_rules.loading import ROOT
from lockstep_rules.read import read_table

from .clauses import Clause, Page, extract
from .import_encodings import import_encodings
from .page import Node, PageError, fetch, read
from .rules import ANCHOR_LINE
from .table_data import IN_PROSE, READERS, Row
from .wording import plain

REFERENCES = "named-character-references"
NOTHING, CHANGED, BAD_USE = 0, 1, 2


def refreshed(old: str, rows: list[Row]) -> str:
    """The table with these rows below its heading."""
    heading = [line for line in old.split("\n") if line.startswith("# ")]
    return "\n".join([*heading, *("\t".join(row) for row in rows)]) + "\n"


# --- From the page on parsing ---------------------------------------------------------------------------------------


def clause_of_table(page: Page, name: str, text: str) -> Clause | None:
    if name in IN_PROSE:
        return page.clauses.get(IN_PROSE[name])
    anchor = ANCHOR_LINE.search(text)
    for clause in page.clauses.values():
        if (
            anchor
            and clause.kind == "table"
            and anchor[1][1:] in (clause.anchor, clause.parent, clause.section)
        ):
            return clause
    return None


def import_tables(spec: Path, page: Page) -> tuple[dict[str, str], list[str]]:
    """The files by path in spec/, and a list of manual steps that remain."""
    files: dict[str, str] = {}
    by_hand: list[str] = []
    for name in READERS:
        path = spec / "tables" / f"{name}.tsv"
        old = path.read_text(encoding="utf-8")
        clause = clause_of_table(page, name, old)
        rows = READERS[name](clause) if clause else []
        if not rows:
            by_hand.append(f"spec/tables/{name}.tsv: the page has no such table; left unchanged")
            continue
        # If our table is sorted, a refresh keeps it sorted.
        ours = [tuple(line.split("\t")) for line in old.split("\n") if line and not line.startswith("# ")]
        files[f"tables/{name}.tsv"] = refreshed(old, sorted(rows) if ours == sorted(ours) else rows)
    return files, by_hand + codes_by_hand(spec, page)


def codes_by_hand(spec: Path, page: Page) -> list[str]:
    """The manual steps for parse errors, whose rows need a sentence of our own."""
    problems = Problems()
    where = "spec/tables/parse-errors.tsv"
    rows = read_table(spec / "tables/parse-errors.tsv", where, 4, problems)
    ours = {row.columns[0] for row in rows if row.columns[2] == "-"}  # the codes that have not been removed
    problems.raise_if_any()
    theirs = {clause.title for clause in page.clauses.values() if clause.kind == "error code"}
    found = [f"{where}: {code} is new; add its row, with a sentence of our own" for code in theirs - ours]
    return sorted(found + [f"{where}: the page no longer has {code}; add the date" for code in ours - theirs])


# --- Named character references ---------------------------------------------------------------------------------------


def points(codes: list[int]) -> str:
    return " ".join(f"U+{code:04X}" for code in codes)


def references_of_json(text: str, source: str) -> list[Row]:
    """The rows from the WHATWG's entities.json, in which names begin with an ampersand."""
    try:
        return [(name.removeprefix("&"), points(one["codepoints"])) for name, one in json.loads(text).items()]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise PageError(f"{source}: not the WHATWG's entities.json: {error!r}") from error


def references_of_page(root: Node, source: str) -> list[Row]:
    """The rows from the page of named characters, in which a table row has the name and the code points."""
    rows: list[Row] = []
    for row in root.find("tr"):
        cells = [plain(cell) for cell in row.children if cell.name == "td"]
        if len(cells) >= 2 and re.fullmatch(r"[A-Za-z0-9]+;?", cells[0]):
            codes = [int(code, 16) for code in re.findall(r"U\+([0-9A-F]+)", cells[1])]
            rows += [(cells[0], points(codes))] if codes else []
    if not rows:
        raise PageError(f"{source}: no table of named character references")
    return rows


def import_references(spec: Path, source: str) -> dict[str, str]:
    if source.endswith(".json"):
        raw = fetch(source) if source.startswith(("http://", "https://")) else Path(source).read_bytes()
        rows = references_of_json(raw.decode("utf-8"), source)
    else:
        rows = references_of_page(read(binary(), source), source)
    path = f"tables/{REFERENCES}.tsv"
    rows = sorted(set(rows))
    old = (spec / path).read_text(encoding="utf-8")
    without = sum(not name.endswith(";") for name, _ in rows)
    counted = re.sub(r"\d+ rows, \d+ of them without", f"{len(rows)} rows, {without} of them without", old)
    return {path: refreshed(counted, rows)}


# --- Command line -------------------------------------------------------------------------------------------------------


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scripts/dev import",
        description="Shows what the Standard's tables would change in spec/; with --write, changes it.",
        epilog="Exit code: 0 nothing to change, or changes written; 1 there are changes; 2 incorrect usage.",
    )
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    tables = kinds.add_parser("tables", help="the tables of the page on parsing")
    tables.add_argument("source", metavar="PAGE", help="a file or an http(s) address, as for scripts/audit")
    references = kinds.add_parser("references", help="the named character references")
    references.add_argument("source", metavar="SOURCE", help="entities.json, or the page of named characters")
    encodings = kinds.add_parser("encodings", help="the encodings, their labels and indexes")
    encodings.add_argument("source", metavar="FOLDER", help="a clone of https://github.com/whatwg/encoding")
    for one in (tables, references, encodings):
        one.add_argument(
            "--write", action="store_true", help="write the files instead of showing the differences"
        )
        one.add_argument("--spec", type=Path, default=ROOT / "spec", help=argparse.SUPPRESS)
    return parser


def run(options: argparse.Namespace) -> int:
    by_hand: list[str] = []
    if options.kind == "encodings":
        files = import_encodings(Path(options.source))
    elif options.kind == "references":
        files = import_references(options.spec, options.source)
    else:
        files, by_hand = import_tables(options.spec, extract(read(binary(), options.source), options.source))
    changed = {}
    for path, text in files.items():
        target = options.spec / path
        old = target.read_text(encoding="utf-8") if target.exists() else ""
        if old == text:
            continue
        changed[path] = text
        names = (f"spec/{path}", f"spec/{path}, imported")
        sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), text.splitlines(True), *names, n=1))
    for line in by_hand:
        print(f"to do manually: {line}")
    if options.write:
        for path, text in changed.items():
            (options.spec / path).parent.mkdir(parents=True, exist_ok=True)
            (options.spec / path).write_text(text, encoding="utf-8")
        print(f"{len(files)} files read, {len(changed)} written; now run scripts/generate")
        return NOTHING
    print(f"{len(files)} files read, {len(changed)} differ" + ("; --write writes them" if changed else ""))
    return CHANGED if changed else NOTHING


def main() -> int:
    options = arguments().parse_args()
    try:
        return run(options)
    except (ToolError, SpecError, OSError) as error:
        print(error, file=sys.stderr)
        print("import stopped: nothing was written", file=sys.stderr)
        return BAD_USE


if __name__ == "__main__":
    sys.exit(main())
