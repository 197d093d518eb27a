"""Finds content that must not be in the result of a safe method, whatever the configuration is. Checks the
dump of the tree line by line, and knows nothing about how it was created."""

from __future__ import annotations

import re

import tree
import url
from lockstep_cases.random_cases.sanitizer_tables import CHROMIUM_ADDS, EVENT_HANDLERS, HTML, MATHML, OTHER_EVENT_HANDLERS, SVG, XLINK

HANDLERS = frozenset((EVENT_HANDLERS + OTHER_EVENT_HANDLERS + CHROMIUM_ADDS).split())
UNSAFE = frozenset(
    [(name, HTML) for name in "base embed frame iframe object script".split()] + [("script", SVG), ("use", SVG)]
)
NAVIGATES = {HTML: {"a": "href", "area": "href", "form": "action", "button": "formaction", "input": "formaction"}}
SUSPICIOUS = re.compile(r'<(svg )?(script|base|embed|frame|iframe|object|use)>|\bon\w+="|javascript|attributeName="', re.IGNORECASE)


def fault(dump: str) -> str | None:
    """What is wrong with a tree, or None."""
    if not SUSPICIOUS.search(dump.replace("\t", "").replace("\n", "").replace("\r", "")):
        return None
    waiting = [tree.read(dump)]
    while waiting:
        node = waiting.pop()
        waiting += [one for one in (node.contents, node.shadow_root, *node.children) if one is not None]
        if node.kind != "element":
            continue
        if (node.name, node.namespace) in UNSAFE:
            return f"an element {node.name}"
        for attribute in node.attributes:
            if attribute.namespace is None and attribute.name in HANDLERS:
                return f"an attribute {attribute.name}"
            if navigates(node, attribute) and url.scheme(attribute.value) == "javascript":
                return f"a javascript: URL in {node.name} {attribute.name}"
            if (
                node.namespace == SVG
                and node.name in ("animate", "animateTransform", "set")
                and attribute.name == "attributeName"
                and attribute.value in ("href", "xlink:href")
            ):
                return f"{node.name} animates href"
    return None


def navigates(node: tree.Node, attribute: tree.Attribute) -> bool:
    if attribute.name == "href" and attribute.namespace in (None, XLINK):
        if node.namespace == MATHML or (node.namespace == SVG and node.name == "a"):
            return True
    return attribute.namespace is None and NAVIGATES.get(node.namespace or "", {}).get(node.name) == attribute.name
