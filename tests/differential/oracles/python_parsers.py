"""Answers cases with html5lib or with lxml's parser, which is libxml2's: python_parsers.py html5lib|lxml."""

from __future__ import annotations

import json
import re
import sys
from typing import Any


def of_html5lib(case: dict[str, Any]) -> str:
    import html5lib
    from html5lib.treebuilders import getTreeBuilder

    parser = html5lib.HTMLParser(getTreeBuilder("dom"))
    if context := case.get("context"):
        root = parser.parseFragment(case["html"], container=context.split(" ")[-1], scripting=case["scripting"])
    else:
        root = parser.parse(case["html"], scripting=case["scripting"])
    lines = parser.tree.testSerializer(root).partition("\n")[2]
    return re.sub(r"^\| ( *)(<html (?=\S+>$))?", lambda it: f"|{it[1]}{'<' if it[2] else ''}", lines, flags=re.MULTILINE)


def of_lxml(case: dict[str, Any]) -> str:
    from lxml import etree

    root = etree.HTML(case["html"] or "<html>", etree.HTMLParser(huge_tree=True, default_doctype=False))
    lines: list[str] = []

    def walk(node: Any, depth: int) -> None:
        indent = "| " + "  " * depth
        if node.tag is etree.Comment:
            lines.append(f"{indent}<!-- {node.text} -->")
        elif isinstance(node.tag, str):
            lines.append(f"{indent}<{node.tag}>")
            lines.extend(f'{indent}  {name}="{value}"' for name, value in sorted(node.attrib.items()))
            if node.text:
                lines.append(f'{indent}  "{node.text}"')
            for child in node:
                walk(child, depth + 1)
                if child.tail:
                    lines.append(f'{indent}  "{child.tail}"')

    if root is not None:
        doctype = root.getroottree().docinfo
        if doctype.doctype:
            identifiers = f' "{doctype.public_id or ""}" "{doctype.system_url or ""}"' if doctype.public_id or doctype.system_url else ""
            lines.append(f"| <!DOCTYPE {doctype.root_name}{identifiers}>")
        before = root.getprevious()
        if before is not None:
            walk(before, 0)
        walk(root, 0)
    return "\n".join(lines)


def main() -> None:
    answer = {"html5lib": of_html5lib, "lxml": of_lxml}[sys.argv[1]]
    for line in sys.stdin:
        case = json.loads(line)
        try:
            result = {"tree": answer(case)}
        except Exception as error:  # of the parser, whatever it is
            result = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"id": case["id"], **result}))


main()
