"""Checks that the output of examples/stream_tree.cpp builds the tree that `lockstep parse` shows.

Arguments: the example, the command line tool.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE, TOOL = sys.argv[1:3]
PREFIXES = {"": "", "html": "", **{name: f"{name} " for name in ("math", "svg", "xlink", "xml", "xmlns")}}
DOCUMENTS = [
    "",
    "<!doctype html public 'a' 'b'><!--c--><p class=x id=y>a<?marker z?>&amp;\n</p>b",
    "<html a=1><body b=2><html a=3 c=4><body d=5>",
    "<table>x<b>y<tr>z<td>w</table>",
    "<b>1<p>2</b>3<div><a>4<div>5<a>6</div>7",
    "<b><p>1<table><tr><td></b>2</table>3</b>4<table>5",
    "<div><template><td>x<template>y</template></td></template></div>",
    "<svg viewbox=1 xlink:href=q><foreignobject><math><mi>x</mi><p>y",
    "<p>x<frameset><frame>",
    "<div><b>" * 200 + "</b>" * 100 + "<table>x",
]


class Mirror:
    """Builds the tree that the lines describe."""

    def __init__(self) -> None:
        self.nodes: dict[int, dict] = {1: {}}
        self.children: dict[int, list] = {}  # numbers of nodes, and lists of one text
        self.parents: dict[int, int] = {}

    def place(self, parent: int, before: int) -> tuple[list, int]:
        children = self.children.setdefault(parent, [])
        return children, children.index(before) if before else len(children)

    def take(self, step: dict) -> None:
        match step:
            case {"create": node}:
                self.nodes[node] = step
            case {"insert": node, "parent": parent, "before": before}:
                children, at = self.place(parent, before)
                children.insert(at, node)
                self.parents[node] = parent
            case {"text": text, "parent": parent, "before": before}:
                children, at = self.place(parent, before)
                if at and isinstance(children[at - 1], list):
                    children[at - 1][0] += text
                else:
                    children.insert(at, [text])
            case {"remove": node}:
                self.children[self.parents.pop(node)].remove(node)
            case {"move_children": node, "to": to}:
                self.children[to] = self.children.pop(node, [])
                self.parents.update({child: to for child in self.children[to] if isinstance(child, int)})
            case {"add": node, "attributes": attributes}:
                element = self.nodes[node]["attributes"]
                names = {tuple(attribute[:2]) for attribute in element}
                element += [attribute for attribute in attributes if tuple(attribute[:2]) not in names]
            case _:
                raise AssertionError(f"unknown step: {step}")

    def dump(self) -> str:
        lines = []
        work = [(child, 0) for child in reversed(self.children.get(1, []))]
        while work:
            child, depth = work.pop()
            for line in self.lines(child, depth, work):
                lines.append(f"| {line}")
        return "\n".join(lines)

    def lines(self, child: int | list, depth: int, work: list) -> list[str]:
        indent = "  " * depth
        if isinstance(child, str):
            return [f"{indent}{child}"]
        if isinstance(child, list):
            return [f'{indent}"{child[0]}"']
        match self.nodes[child]:
            case {"comment": data}:
                return [f"{indent}<!-- {data} -->"]
            case {"target": target, "data": data}:
                return [f"{indent}<?{target} {data}?>"]
            case {"doctype": name, "public": public, "system": system}:
                return [f"{indent}<!DOCTYPE {name}" + (f' "{public}" "{system}">' if public or system else ">")]
            case {"element": name, "namespace": namespace, "attributes": attributes}:
                if (namespace, name) == ("html", "template"):
                    work += [(inside, depth + 2) for inside in reversed(self.children.get(child + 1, []))]
                    work.append(("content", depth + 1))
                work += [(inside, depth + 1) for inside in reversed(self.children.get(child, []))]
                named = sorted((PREFIXES[space] + local, value) for space, local, value in attributes)
                return [
                    f"{indent}<{PREFIXES[namespace]}{name}>",
                    *(f'{indent}  {local}="{value}"' for local, value in named),
                ]
            case node:
                raise AssertionError(f"unknown node: {node}")


def output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True).stdout.decode()


class StreamTree(unittest.TestCase):
    def check(self, page: Path) -> None:
        mirror = Mirror()
        for line in output(EXAMPLE, page).splitlines():
            mirror.take(json.loads(line))
        self.assertEqual(mirror.dump(), output(TOOL, "parse", page).rstrip("\n"))

    def test_documents(self) -> None:
        # The two features that a write-only tree lacks.
        sample = (ROOT / "examples" / "sample.html").read_text(encoding="utf-8")
        sample = sample.replace("selectedcontent", "x-content").replace("<template for=", "<template x=")
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.html"
            for html in [*DOCUMENTS, sample]:
                with self.subTest(html=html):
                    page.write_text(html, encoding="utf-8")
                    self.check(page)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
