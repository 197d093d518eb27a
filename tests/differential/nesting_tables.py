"""Compares which elements the parser keeps inside which others with the nesting tables of React, Svelte and
Vue.

    LOCKSTEP_BINARY=build/release/lockstep python3 tests/differential/nesting_tables.py [--table nesting.json]

The chains have two or three HTML elements, inside the shortest chain around the first; without the last
element, the parser keeps them. A framework accepts or refuses the last one. The packages are downloaded by
npm, in the versions below, to build/nesting-tables; without npm or a network the exit code is 77.
docs/evidence/nesting.md explains the differences.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from lockstep_cases.nesting import Chain, Model, Parser, Table, all_names  # noqa: E402

PACKAGES = {"react-dom": "19.3.1", "svelte": "5.57.3", "@vue/compiler-dom": "3.5.45"}
SKIPPED = 77


def packages() -> Path | None:
    """The folder with the packages; None if npm cannot download them."""
    folder = ROOT / "build" / "nesting-tables"
    for package, version in PACKAGES.items():
        path = folder / package.rpartition("/")[2]
        if path.is_dir() and json.loads((path / "package.json").read_text())["version"] == version:
            continue
        if not shutil.which("npm") or not shutil.which("node"):
            return None
        with tempfile.TemporaryDirectory() as place:
            done = subprocess.run(["npm", "pack", "--silent", f"{package}@{version}"], cwd=place)
            if done.returncode != 0:
                return None
            with tarfile.open(next(Path(place).glob("*.tgz"))) as archive:
                archive.extractall(place, filter="data")
            shutil.rmtree(path, ignore_errors=True)
            folder.mkdir(parents=True, exist_ok=True)
            shutil.move(Path(place, "package"), path)
    return folder


def is_html(element: str) -> bool:
    return " " not in element and element not in ("svg", "math")


@dataclass(frozen=True)
class Asked:
    chain: Chain
    shown: Chain  # without the elements around it
    kept: bool


def chains(model: Model, names: list[str]) -> Iterator[Asked]:
    """Pairs and triples. Parents that keep nothing are left out: frameworks have other lists of void elements and raw text."""
    parents = [name for name in model.rows if is_html(name) and not model.refuses[name].issuperset(names)]
    for first in parents:
        around: Chain = (*model.rows[first]["in"], first)
        path = model.path(around)
        for child in names:
            yield Asked((*around, child), (first, child), model.refused_by(path, child) is None)
        for between in parents:
            if model.refused_by(path, between) is None:
                for child in names:
                    kept = model.refused_by([*path, between], child) is None
                    yield Asked((*around, between, child), (first, between, child), kept)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", type=Path, help="the table that python3 -m lockstep_cases.nesting made")
    options = parser.parse_args()
    folder = packages()
    if folder is None:
        print("nesting_tables: skipped: npm does not bring the packages")
        return SKIPPED
    if options.table:
        rows = json.loads(options.table.read_text(encoding="utf-8"))["contexts"]["document"]
    else:
        rows = Table(Parser(), all_names()).rows()
    model = Model(rows)
    names = [name for name in all_names() if is_html(name) and name in model.rows]
    found = list(chains(model, names))
    script = Path(__file__).with_suffix(".mjs")
    asked = json.dumps([one.chain for one in found])
    done = subprocess.run(["node", str(script), str(folder)], input=asked, capture_output=True, text=True, check=True)
    for framework, accepted in json.loads(done.stdout).items():
        report(framework, model, found, accepted)
    print(f"\n{len(found)} chains of {len(names)} elements, {sum(one.kept for one in found)} of them kept")
    return 0


def report(framework: str, model: Model, found: list[Asked], accepted: list[bool]) -> None:
    """Prints the differences: those of pairs, and those of an ancestor whose pairs do not differ."""
    differ = [one for one, accepts in zip(found, accepted, strict=True) if one.kept != accepts]
    pairs = {(*one.shown, one.kept): one.chain for one in differ if len(one.shown) == 2}
    deep: dict[tuple[str, str, bool], Chain] = {}
    for one in differ:
        if len(one.shown) == 3:
            ancestor, between, child = one.shown
            if (between, child, one.kept) not in pairs and (ancestor, child, one.kept) not in pairs:
                deep.setdefault((ancestor, child, one.kept), one.chain)
    confirm({chain: key[-1] for group in (pairs, deep) for key, chain in group.items()})
    print(f"\n## {framework}\n")
    for kept in (False, True):
        for where, group in (("in", pairs), ("inside", deep)):
            for line in lines(where, {key[:2]: chain for key, chain in group.items() if key[-1] == kept}):
                print("refused, but kept:" if kept else "accepted, but not kept:", line)
    print(f"{framework}: {len(pairs)} pairs, {len(deep)} with elements between them")


def lines(where: str, differences: dict[tuple[str, str], Chain]) -> Iterator[str]:
    """Children with the same parents in one line, with the shortest document."""
    parents: dict[str, list[str]] = defaultdict(list)
    for parent, child in differences:
        parents[child].append(parent)
    children: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for child, of in sorted(parents.items()):
        children[tuple(sorted(of))].append(child)
    for of, names in children.items():
        chain = min((differences[parent, name] for parent in of for name in names), key=lambda one: len("".join(one)))
        yield f"{' '.join(names)} {where} {' '.join(of)}: {Parser().case(chain)['html']}"


def confirm(expected: dict[Chain, bool]) -> None:
    """Checks that the answers that are shown, which come from the table, are the parser's."""
    for (chain, kept), last in zip(expected.items(), Parser().kept(expected), strict=True):
        if kept != (last is not None):
            raise AssertionError(f"the table is wrong about {chain}")


if __name__ == "__main__":
    sys.exit(main())
