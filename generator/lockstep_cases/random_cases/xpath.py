"""Random documents, and XPath expressions related to them.

Known differences of browsers are left out: DOCTYPEs are nodes there, strings are counted in UTF-16, and
numbers are converted to strings with six digits (tests/differential/xpath_pairs.py).
"""

from __future__ import annotations

import random
from typing import Any

TAGS = "div p b i a ul li span h1 section".split()
OTHERS = (
    "<svg class=x viewBox='0 0 1'><a href=z xlink:href=y xml:lang=en>t</a><foreignObject><p id=c>q</p></foreignObject></svg>|"
    "<math><mi id=m>1</mi><mtext xml:lang='de-CH'>z</mtext></math>|<template><p id=t>x</p></template>|<!--c-->|<!-- 2 -->|<br>|"
    "<?pi data?>|<?x-y 3?>|<table><tr><td>1<td>2<tr><td>3</table>|<table>f<tr>g</table>|<b><p>m</b>n</p>|<input value=7 disabled>"
).split("|")
TEXTS = ("t", " ", "1", "2", "-3.5", "foo", " a  b ", "A", "x y", "07", "é", "10")
NAMES = [
    *TAGS,
    "DIV",
    "P",
    "td",
    "tr",
    "svg",
    "mi",
    "head",
    "body",
    "html",
    "text",
    "div",
    "svg:a",
    "svg:*",
    "math:mi",
    "x-y",
]
ATTRIBUTES = "id class title lang href n value ID Class viewBox xlink:href xml:lang * xlink:*".split()
FORWARD = "child descendant descendant-or-self following following-sibling self".split()
REVERSE = "ancestor ancestor-or-self parent preceding preceding-sibling".split()
STRINGS = ("''", "'x'", '"a"', "'foo'", "'1'", "' 2 '", "'t'", "'a b'", "'en'", "'de'", "'A'", "'c m'")
NUMBERS = ("0", "1", "2", "3", "1.5", ".5", "-1", "4.", "10")


class XPathGenerator:
    """Each method returns an expression of one type; the deeper it is nested (`depth`), the simpler it is."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.choice = self.random.choice

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # --- Documents ------------------------------------------------------------------------------------------------

    def attributes(self) -> str:
        out = ""
        for probability, name, values in (
            (0.25, "class", "x|y|x y|X|z-w"),
            (0.20, "id", "a|b|A|c"),
            (0.15, "title", "|foo|foo bar|1| 2 "),
            (0.15, "n", "1|2|3|-1|0|1.5|x|10"),
            (0.10, "lang", "en|de-DE"),
            (0.10, "href", "a|b|#c"),
        ):
            if self.chance(probability):
                out += f' {name}="{self.choice(values.split("|"))}"'
        return out

    def node(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.25:
            return self.choice(TEXTS)
        if kind < 0.37:
            return self.choice(OTHERS)
        tag = self.choice(TAGS)
        return f"<{tag}{self.attributes()}>{self.children(depth + 1) if depth < 6 else ''}</{tag}>"

    def children(self, depth: int) -> str:
        return "".join(self.node(depth) for _ in range(self.random.randint(0, 4 if depth < 5 else 1)))

    def document(self) -> str:
        return "<body>" + "".join(self.node(0) for _ in range(self.random.randint(2, 7)))

    # --- Expressions ----------------------------------------------------------------------------------------------

    def expression(self) -> str:
        out = self.of_any_type(0)
        if self.chance(0.06):  # often invalid
            at = self.random.randint(0, len(out))
            out = out[:at] + self.choice("[]()/@:|.*+-=<>!,$'\" a1") + out[at + self.random.randint(0, 1) :]
        return out

    def of_any_type(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.55:
            return self.nodes(depth)
        if kind < 0.70:
            return self.string(depth)
        return self.number(depth) if kind < 0.85 else self.boolean(depth)

    def nodes(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.80 or depth > 3:
            return self.path(depth)
        if kind < 0.88:
            return f"{self.nodes(depth + 1)} | {self.nodes(depth + 1)}"
        if kind < 0.95:
            tail = self.choice(["", f"/{self.path(depth + 2, start=False)}"])
            return f"({self.nodes(depth + 1)}){self.predicates(depth)}{tail}"
        return f"id({self.choice([*STRINGS, self.nodes(depth + 1)])})"

    def path(self, depth: int, start: bool = True) -> str:
        out = (
            self.choice(["//", "//", "/", "", "", ".//"] if depth < 2 else ["", "", "", ".//", "//"])
            if start
            else ""
        )
        steps = [self.step(depth) for _ in range(self.choice([1, 1, 1, 2, 2, 3]))]
        for place, step in enumerate(steps):
            out += (self.choice(["/", "/", "/", "//"]) if place else "") + step
        return out

    def step(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.06:
            return self.choice([".", ".."])
        if kind < 0.20:
            name = self.choice(ATTRIBUTES)
            return (
                self.choice(["@", "attribute::"])
                + name
                + (self.predicates(depth + 1) if self.chance(0.2) else "")
            )
        axis = "" if kind < 0.55 else self.choice(FORWARD if kind < 0.80 else REVERSE) + "::"
        return axis + self.node_test() + self.predicates(depth)

    def node_test(self) -> str:
        kind = self.random.random()
        if kind < 0.60:
            return self.choice(NAMES)
        if kind < 0.80:
            return "*"
        return self.choice(
            [
                "node()",
                "text()",
                "text()",
                "comment()",
                "processing-instruction()",
                "processing-instruction('pi')",
            ]
        )

    def predicates(self, depth: int) -> str:
        if depth > 3 or self.chance(0.5):
            return ""
        return "".join(f"[{self.predicate(depth)}]" for _ in range(self.choice([1, 1, 1, 2])))

    def predicate(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.25:
            return self.choice(
                [
                    "1",
                    "2",
                    "last()",
                    "position() = 2",
                    "position() < 3",
                    "last() - 1",
                    "position() = last()",
                    "3",
                ]
            )
        if kind < 0.30:
            return self.choice(
                ["position() mod 2 = 1", "position() mod 2", "last() > 2", "position() != last()"]
            )
        if kind < 0.50:
            return self.attribute_test()
        return self.boolean(depth + 1) if kind < 0.80 else self.of_any_type(depth + 1)

    def attribute_test(self) -> str:
        name = "@" + self.choice(ATTRIBUTES)
        return self.choice(
            [
                name,
                f"not({name})",
                f"{name} = {self.choice(STRINGS)}",
                f"{name} != {self.choice(STRINGS)}",
                f"{name} > {self.choice(NUMBERS)}",
                f"contains({name}, {self.choice(STRINGS)})",
            ]
        )

    def string(self, depth: int) -> str:
        if depth > 3 or self.chance(0.25):
            return self.choice(STRINGS)
        one, other = self.argument(depth), self.argument(depth)
        return self.choice(
            [
                f"string({one})",
                "string()",
                f"concat({one}, {other})",
                f"substring({one}, {self.small_number(depth)})",
                f"substring({one}, {self.small_number(depth)}, {self.small_number(depth)})",
                f"substring-before({one}, {other})",
                f"substring-after({one}, {other})",
                f"normalize-space({one})",
                "normalize-space()",
                f"translate({one}, {other}, {self.choice(STRINGS)})",
                f"name({self.nodes(depth + 1)})",
                "local-name()",
                f"namespace-uri({self.nodes(depth + 1)})",
            ]
        )

    def argument(self, depth: int) -> str:
        return self.choice([self.string, self.nodes, self.boolean, self.small_number])(depth + 1)

    def small_number(self, depth: int) -> str:
        if depth > 3 or self.chance(0.4):
            return self.choice(NUMBERS)
        return self.choice(
            [
                f"count({self.nodes(depth + 1)})",
                f"string-length({self.argument(depth + 1)})",
                f"round({self.number(depth + 1)})",
                f"floor({self.choice(NUMBERS)})",
                f"ceiling({self.choice(NUMBERS)})",
                f"number({self.argument(depth + 1)})",
            ]
        )

    def number(self, depth: int) -> str:
        if depth > 3 or self.chance(0.5):
            return self.small_number(depth)
        one, other = self.argument(depth), self.small_number(depth + 1)
        operation = self.choice(["+", "-", "*", "mod"])
        return self.choice(
            [
                f"{one} {operation} {other}",
                f"({one}) {operation} ({other})",
                f"{other} div {self.choice(['2', '4', '0'])}",
                f"-{self.choice(['', '-'])}{self.small_number(depth + 1)}",
                f"sum({self.nodes(depth + 1)})",
                "position()",
                "last()",
            ]
        )

    def boolean(self, depth: int) -> str:
        if depth > 3:
            return self.choice(["true()", "false()", self.attribute_test()])
        kind = self.random.random()
        one, other = self.of_any_type(depth + 1), self.of_any_type(depth + 1)
        if kind < 0.55:
            return f"{one} {self.choice(['=', '=', '!=', '<', '<=', '>', '>='])} {other}"
        if kind < 0.70:
            return f"{one} {self.choice(['and', 'or'])} {other}"
        return self.choice(
            [
                f"not({one})",
                f"boolean({one})",
                f"starts-with({self.argument(depth)}, {self.argument(depth)})",
                f"contains({self.argument(depth)}, {self.choice(STRINGS)})",
                f"lang({self.choice(STRINGS)})",
                f"{one} = {other} = true()",
                self.attribute_test(),
            ]
        )

    def case(self, expressions: int) -> dict[str, Any]:
        return {
            "html": self.document(),
            "xpath": ["//node()", *(self.expression() for _ in range(expressions))],
        }
