"""The table of nesting: which element the parser keeps inside which, found by parsing chains of elements.

python3 -m lockstep_cases.nesting OUT.json [ELEMENT...]    # $LOCKSTEP_BINARY, or build/release/lockstep

A chain is a list of tags, each inside the previous one. It is kept if each element is the child of the
previous one, and the only other elements are the `html`, `head` and `body` of every document.
docs/guides/nesting.md describes the table. From it, `Model` predicts whether a chain of any length is kept.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT, html_elements
from lockstep_rules.read import read_table

from .tools import ToolError, binary

Chain = tuple[str, ...]

# The SVG and MathML elements that are parsed differently, and one that represents the others in each
# namespace.
FOREIGN = """svg|svg a|svg desc|svg foreignObject|svg g|svg script|svg style|svg title|math|math annotation-xml|math mi
math mn|math mo|math mrow|math ms|math mtext""".replace(
    "\n", "|"
).split(
    "|"
)
ROOTS = ("svg svg", "math math")
OTHERS = {"svg": "svg g", "math": "math mrow"}
UNKNOWN = ("unknown", "x-custom")
CONTEXTS = ("document", "template")
# By context: the chain around an element that needs no special parent.
AROUND = {"document": ("html", "body"), "template": ()}
LINE = re.compile(r"\| ( *)<([^!?][^>]*)>")
BATCH = 100_000


def all_names() -> list[str]:
    """The names of HTML elements, including those that only the parser knows; FOREIGN; an unknown and a
    custom element."""
    rows = read_table(ROOT / "spec/tables/elements.tsv", "spec/tables/elements.tsv", 2, Problems())
    html = [row.columns[0] for row in rows if row.columns[1] == "html"]
    foreign = [name.partition(" ")[2] or name for name in FOREIGN]
    return list(dict.fromkeys(["html", "body", *html, *map(str.lower, foreign), *UNKNOWN]))


class Parser:
    """Parses chains, in a context: as a document, or as the content of an element."""

    def __init__(self, context: str = "document") -> None:
        self.context = context
        self.around: Chain = AROUND.get(context, ())
        self.void = html_elements("serializes as void")
        self.parses = 0

    def case(self, chain: Sequence[str]) -> dict[str, str]:
        start = "".join(f"<{tag}>" for tag in chain)
        end = "".join(f"</{tag}>" for tag in reversed(chain) if tag not in self.void)
        if self.context == "document":
            return {"html": f"<!DOCTYPE html>{start}{end}"}
        return {"html": start + end, "context": self.context}

    def kept(self, chains: Iterable[Chain]) -> Iterator[str | None]:
        """For each chain, its last element as in the tree (“svg title”); None if the chain is not kept."""
        rest = iter(chains)
        while batch := list(islice(rest, BATCH)):
            self.parses += len(batch)
            with tempfile.TemporaryFile("w+", encoding="utf-8") as lines:
                lines.writelines(json.dumps(self.case(chain)) + "\n" for chain in batch)
                lines.seek(0)
                done = subprocess.run(
                    [binary(), "cases"],
                    stdin=lines,
                    capture_output=True,
                    text=True,
                    encoding="utf-8",
                    check=True,
                )
            for chain, line in zip(batch, done.stdout.splitlines(), strict=True):
                yield last_element(json.loads(line)["tree"], chain)


def last_element(tree: str, chain: Chain) -> str | None:
    """The last element of the chain, if the dumped tree equals the chain; otherwise None."""
    found = [(len(m[1]) // 2, m[2]) for line in tree.split("\n") if (m := LINE.match(line))]
    place, depth, last = 0, 0, None
    for at, (level, element) in enumerate(found):
        name = element.rpartition(" ")[2].lower()
        if place < len(chain) and name == chain[place] and level == depth:
            place, depth = place + 1, depth + (2 if element == "template" else 1)
            last = name if element in ROOTS else element
            continue
        is_empty = at + 1 == len(found) or found[at + 1][0] <= level
        if not (element in ("head", "body") and level == 1 and is_empty):
            return None
    return last if place == len(chain) else None


class Table:
    """The elements of a context, each with a shortest chain that ends with it, and the elements that each
    refuses."""

    def __init__(self, parser: Parser, names: list[str]) -> None:
        self.parser, self.names = parser, names
        self.places: dict[str, Chain] = {}
        self.children: dict[str, dict[str, str]] = {}  # the children of the kept elements, by name
        new = self.look_inside({"": ()})
        while new:  # template can contain anything; the elements inside it have their own context
            self.look_inside({"template": new["template"]} if "template" in new else {}, are_places=False)
            new = self.look_inside(
                {element: chain for element, chain in new.items() if element != "template"}
            )
        self.inside = {element: self.refused_inside(element) for element in self.places}

    def look_inside(self, places: dict[str, Chain], are_places: bool = True) -> dict[str, Chain]:
        """Finds the children of these elements. Returns the children that had no place yet."""
        chains = [(element, (*chain, name)) for element, chain in places.items() for name in self.names]
        found: dict[str, Chain] = {}
        for (parent, chain), child in zip(
            chains, self.parser.kept(chain for _, chain in chains), strict=True
        ):
            if child is None:
                continue
            space, _, _ = child.partition(" ")
            if " " in child and child not in FOREIGN:
                child = OTHERS[space]
            self.children.setdefault(parent, {})[chain[-1]] = child
            if are_places and child not in self.places:
                self.places[child] = found[child] = chain
        return found

    def paths(self, ancestor: str) -> dict[str, Chain]:
        """For each element that can be inside the ancestor, the tags between the two, ending with its own."""
        found: dict[str, Chain] = {
            child: (name,) for name, child in reversed(self.children.get(ancestor, {}).items())
        }
        tails = [
            (element, chain[start:])
            for element, chain in self.places.items()
            if element not in found
            for start in range(len(chain) - 2, len(self.parser.around) - 1, -1)
        ]
        chains = ((*self.places[ancestor], *tags) for _, tags in tails)
        for (element, tags), last in zip(tails, self.parser.kept(chains), strict=True):
            if last == element:
                found.setdefault(element, tags)
        new = found
        while new:  # an element placed outside the ancestor can be reached through others
            tails = [
                (child, (*tags, name))
                for between, tags in new.items()
                for name, child in self.children.get(between, {}).items()
                if child not in found
            ]
            chains = ((*self.places[ancestor], *tags) for _, tags in tails)
            new = {}
            for (element, tags), last in zip(tails, self.parser.kept(chains), strict=True):
                if last == element:
                    new.setdefault(element, tags)
            found |= new
        return found

    def refused_inside(self, ancestor: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
        """The elements that are refused at any depth inside an element, with the intermediate elements that
        lift this refusal; and the parents that keep such a child but do not lift the refusal."""
        paths = self.paths(ancestor)
        cases = [
            (between, name, (*self.places[ancestor], *tags, name))
            for between, tags in paths.items()
            for name in self.children.get(between, {})
        ]
        refusing: dict[str, list[str]] = {}
        keeping: dict[str, list[str]] = {}
        results = self.parser.kept(chain for _, _, chain in cases)
        for (between, name, _), last in zip(cases, results, strict=True):
            (refusing if last is None else keeping).setdefault(name, []).append(between)
        # A parent that keeps the child lifts the refusal if an element inside it that otherwise refuses the
        # child also keeps it.
        further = [
            (name, between, (*self.places[ancestor], *paths[between], tag, name))
            for name, parents in refusing.items()
            for between in keeping.get(name, [])
            for tag, child in self.children.get(between, {}).items()
            if child in parents
        ]
        tested: dict[str, dict[str, bool]] = {}
        for (name, between, _), last in zip(
            further, self.parser.kept(chain for _, _, chain in further), strict=True
        ):
            lifts = tested.setdefault(name, {})
            lifts[between] = lifts.get(between, True) and last is not None
        lifting: dict[str, list[str]] = {}
        kept_by: dict[str, list[str]] = {}
        for name in sorted(refusing):
            lifts = tested.get(name, {})
            # Parents that cannot be tested count like the others.
            usual = not lifts or any(lifts.values())
            for between in sorted(keeping.get(name, [])):
                (lifting if lifts.get(between, usual) else kept_by).setdefault(name, []).append(between)
            lifting.setdefault(name, [])
        return lifting, kept_by

    def kept_in_template(self, element: str) -> list[str]:
        """The children that the element refuses, except inside a template."""
        around = (*self.parser.around, "template")
        start = len(self.parser.around)
        refused = [name for name in self.names if name not in self.children.get(element, {})]
        place = self.places[element]
        if "template" not in self.places or len(place) <= start:
            return []
        chains = ((*around, *place[start:], name) for name in refused)
        return sorted(name for name, last in zip(refused, self.parser.kept(chains), strict=True) if last)

    def rows(self) -> list[dict[str, Any]]:
        return [
            {
                "element": element,
                "in": list(chain[:-1]),
                "refuses": sorted(set(self.names) - set(self.children.get(element, {}))),
                "becomes": {n: c for n, c in sorted(self.children.get(element, {}).items()) if n != c},
                "refusesInside": self.inside[element][0],
                "keptBy": self.inside[element][1],
                "keepsInTemplate": self.kept_in_template(element),
            }
            for element, chain in sorted(self.places.items())
        ]


class Model:
    """Predicts from the rows of a table which chains are kept."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = {row["element"]: row for row in rows}
        self.refuses = {element: set(row["refuses"]) for element, row in self.rows.items()}
        self.names = sorted(
            set[str]().union(*self.refuses.values())
            | {element for element in self.rows if " " not in element}
        )

    def keeps(self, chain: Sequence[str]) -> bool:
        """Whether a chain is kept. It must begin with the "in" of a row, and its elements must be in the
        table."""
        path: list[str] = []
        for name in chain:
            if path and self.refused_by(path, name) is not None:
                return False
            if not path and (name not in self.rows or self.rows[name]["in"]):
                return False
            path.append(self.rows[path[-1]]["becomes"].get(name, name) if path else name)
        return True

    def path(self, chain: Sequence[str]) -> list[str]:
        """The elements of a kept chain."""
        path = [chain[0]]
        for name in chain[1:]:
            path.append(self.rows[path[-1]]["becomes"].get(name, name))
        return path

    def refused_by(self, path: Sequence[str], name: str) -> int | None:
        """The index of the element in the path that refuses a child of the last one; None if none does."""
        for i in range(len(path) - 1, -1, -1):
            if self.refuses_at(path, i, name) and not self.is_lifted_by_template(path, i, name):
                return i
        return None

    def is_lifted_by_template(self, path: Sequence[str], i: int, name: str) -> bool:
        if name not in self.rows[path[i]]["keepsInTemplate"] or "template" not in path[:i]:
            return False
        # A form in a part of a table is empty.
        return i < len(path) - 1 or any(
            self.refused_by(path, other) is None for other in self.names if other not in self.refuses[path[i]]
        )

    def refuses_at(self, path: Sequence[str], i: int, name: str) -> bool:
        if i == len(path) - 1:
            return name in self.refuses[path[i]]
        row = self.rows[path[i]]
        lifting = row["refusesInside"].get(name)
        if lifting is None or path[-1] in row["keptBy"].get(name, ()):
            return False
        return not any(element in lifting for element in path[i + 1 :])


def table_of(names: list[str]) -> dict[str, Any]:
    contexts = {context: Table(Parser(context), names).rows() for context in CONTEXTS}
    version = subprocess.run([binary(), "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"\d{4}-\d\d-\d\d", version)
    return {"schema": 1, "edition": found[0] if found else None, "names": names, "contexts": contexts}


def write_table(out: Path, names: list[str]) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    table = table_of(names)
    lines = [json.dumps({name: value for name, value in table.items() if name != "contexts"})[:-1]]
    for context, rows in table["contexts"].items():
        start = "" if len(lines) > 1 else ', "contexts": {'
        lines.append(f'{start}"{context}": [\n' + ",\n".join(map(json.dumps, rows)) + "]")
    out.write_text(lines[0] + ",\n".join(lines[1:]) + "}}\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m lockstep_cases.nesting", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("elements", nargs="*", help="only the table of these elements, and html and body")
    options = parser.parse_args()
    names = list(dict.fromkeys(["html", "body", *options.elements])) if options.elements else all_names()
    try:
        write_table(options.out, names)
    except ToolError as error:
        sys.exit(f"nesting: {error}")
    print(f"{options.out}: {len(names)} names", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
