"""Facts about HTML for the npm package, which parse5's interface exports: lists of names, in JavaScript."""

from __future__ import annotations

import textwrap

from lockstep_rules.model import Spec
from lockstep_rules.tables import Tables

HEAD = """\
// Generated from spec/ by the generator: edit that, then run scripts/generate.
// Names, as words of strings. Those of foreign attributes are spelled as in tags, all others as in trees.
"""
WIDTH = 126
# For each constant: a set of spec/sets.rules, and the namespaces that it has names of.
SETS = {
    "SPECIAL": ("special", ("HTML", "MathML", "SVG")),
    "HEADINGS": ("headings", ("HTML",)),
    "VOID": ("serializes as void", ("HTML",)),
    "UNESCAPED": ("raw text when serialized", ("HTML",)),
    "TEXT_INTEGRATION": ("MathML text integration points", ("MathML",)),
    "HTML_INTEGRATION": ("HTML integration points by name", ("SVG",)),
}


class HtmlEmitter:
    def __init__(self, spec: Spec, tables: Tables) -> None:
        self.spec = spec
        self.tables = tables

    def emit(self) -> dict[str, str]:
        lists: dict[str, list[str]] = {}
        for name, (set_name, namespaces) in SETS.items():
            members = self.spec.sets[set_name].members
            for namespace in namespaces:
                suffix = "" if len(namespaces) == 1 else f"_{namespace.upper()}"
                lists[name + suffix] = sorted(local for space, local in members if space == namespace)
        lists["BREAKOUT"] = self.breakout()
        lists["SVG_TAG_NAMES"] = sorted(self.tables.svg_tags.values())
        lists["SVG_ATTRIBUTES"] = sorted(self.tables.svg_attributes.values())
        lists["MATHML_ATTRIBUTES"] = sorted(self.tables.mathml_attributes.values())
        lists["FOREIGN_ATTRIBUTES"] = sorted(self.tables.foreign_attributes)
        return {"web/html-tables.js": HEAD + "".join(constant(*row) for row in lists.items())}

    def breakout(self) -> list[str]:
        """The elements whose start tags, whatever their attributes, end foreign content."""
        mode = next(mode for mode in self.spec.modes if mode.name == "foreign content")
        row = next(row for row in mode.rows if ("start tag", "b") in row.tokens)
        return sorted(tag for kind, tag in row.tokens if kind == "start tag")


def constant(name: str, words: list[str]) -> str:
    """A string of words, on several lines if they are many: bundlers drop a constant that nothing uses."""
    lines = textwrap.wrap(" ".join(words), WIDTH - 2, break_on_hyphens=False)
    if len(lines) == 1 and len(lines[0]) + len(name) + 18 <= WIDTH:
        return f"export const {name} = '{lines[0]}';\n"
    return f"export const {name} = `\n" + "".join(f"  {line}\n" for line in lines) + "`;\n"
