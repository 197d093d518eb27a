"""The text of parts of a page: as displayed, normalized, and as a fingerprint."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from .page import Node

# Elements that are not normative, or only on the published page.
INFORMATIVE = {
    "note",
    "example",
    "domintro",
    "warning",
    "overview",
    "status",
    "mdn-anno",
    "tablenote",
    "secno",
    "self-link",
}
LEFT_OUT = {"script", "style", "template", "aside", "nav", "img", "ref"}
WORDS_APART = {"p", "li", "dt", "dd", "ol", "ul", "dl", "tr", "td", "th", "div", "table", "pre", "br"}

# Punctuation that editors change without changing the meaning. Characters that rules are about are safe, as
# the text also has their code points.
PUNCTUATION = re.compile(r"[.,;:()\"'“”‘’…—–`]")


def informative(node: Node) -> bool:
    """Whether the node is not normative, including links to the bibliography and parts of the edition for
    developers."""
    return (
        node.name in LEFT_OUT
        or not INFORMATIVE.isdisjoint(node.classes)
        or "w-dev" in node.attributes
        or (node.name == "a" and "#refs" in node.get("href"))
    )


def raw_text(node: Node) -> str:
    if not node.name:
        return node.text
    if informative(node):
        return ""
    inside = "".join(raw_text(child) for child in node.children)
    return f" {inside} " if node.name in WORDS_APART else inside


def plain(node: Node) -> str:
    """The text as displayed, on one line."""
    return collapsed(raw_text(node))


def collapsed(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()


def normalized(text: str) -> str:
    return collapsed(PUNCTUATION.sub("", text).lower())


def fingerprint(texts: Iterable[str]) -> str:
    """Twelve hexadecimal digits for the words of the texts, regardless of formatting."""
    words = " ".join(filter(None, (normalized(text) for text in texts)))
    return hashlib.sha256(words.encode()).hexdigest()[:12]


def slug(text: str) -> str:
    """The id that the Standard's publisher derives from a heading or a term."""
    return re.sub(r"[\s\"<>\[\]]+", "-", text.strip().lower()).strip("-")
