"""Compares selectors with Chromium's querySelectorAll() on random documents.

    python3 tests/differential/selector_pairs.py [--pairs 100000] [--seed 1] [--lockstep build/lockstep] [--show 20]

Chromium runs headless, on one local page for each batch of documents, which DOMParser parses. Pairs whose documents differ
as trees are left out: scripts/dev differential compares those. Prints the differences that no entry of REWRITTEN or REJECTED explains, and
ends with exit code 1 if there are any; with 77 if there is no Chromium.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from typing import Any

import chromium_pairs
from chromium_pairs import Case, Comparison

SELECTORS = 20  # for each document
ERROR = "error"

TAGS = "div p b i a ul li span h1 section".split()
CONTROLS = (
    "type=text|type=checkbox|type=checkbox checked|type=radio name=r|type=radio name=r checked|type=radio name=q|"
    "type=hidden required|required|placeholder=x|placeholder=x value=y|readonly|disabled|type=submit|type=image|"
    "type=number placeholder=3|type=date required|type=tel|type=range dir=auto|dir=auto value=&#x5d0;"
).split("|")
SINGLE = (
    "<textarea></textarea>|<textarea placeholder=a></textarea>|<textarea required>x</textarea>|<progress></progress>|"
    "<progress value=1></progress>|<details open></details>|<dialog></dialog>|<x-y></x-y>|<bdi>x</bdi>|"
    "<button type=button></button>|<button disabled></button>|<template><p></p></template>|<a href=q>l</a>|"
    "<math><mi></mi></math>|<textarea dir=auto>&#x5d0;</textarea>|<p dir=auto>1 &#x627; a</p>|<meter></meter>"
).split("|")
IN_SVG = (
    "<a href=x></a>|<a xlink:href=y></a>|<foreignObject><p></p></foreignObject>|<linearGradient></linearGradient>|"
    "<g class=x></g>"
).split("|")
OPTIONS = (
    "<option>a|<option selected>b|<option disabled>c|<optgroup label=x disabled><option>d</optgroup>|<hr>"
).split("|")
SELECTS = ("", " multiple", " size=3", " disabled", " required")
PLAIN = (
    "first-child last-child only-child first-of-type last-of-type only-of-type empty root scope any-link link checked "
    "enabled disabled required optional read-only read-write default indeterminate placeholder-shown defined open hover "
    "visited focus target"
).split()
AN_PLUS_B = "odd|even|2n+1|-n+3|n|3|2n|-2n+5|n+2|0|+3n - 2|-0n+1|1N".split("|")
COMBINATORS = (" ", " ", " > ", " + ", " ~ ", ">")


class Generator:
    """Random documents and selectors that have something to do with each other."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.choice = self.random.choice

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def attributes(self) -> str:
        out = ""
        if self.chance(0.35):
            classes = (self.choice(["x", "y", "X", "z-w"]) for _ in range(self.random.randint(1, 2)))
            out += f" class='{' '.join(classes)}'"
        for probability, name, values in (
            (0.15, "id", "a b A B"),
            (0.15, "title", " |foo|foo bar|FOO-x|bar"),
            (0.10, "lang", "en|de-DE|EN-us||de-CH|de-Latn-CH"),
            (0.10, "dir", "ltr|rtl|auto|x|RTL"),
            (0.06, "contenteditable", "|true|false|x|plaintext-only"),
        ):
            if self.chance(probability):
                out += f" {name}='{self.choice(values.split() if name == 'id' else values.split('|'))}'"
        return out

    def node(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.20:
            return self.choice(["t", " ", "<!--c-->", "&#x5d0;", "1"])
        if kind < 0.35:
            return f"<input {self.choice(CONTROLS)}{self.attributes()}>"
        if kind < 0.40:
            options = "".join(self.choice(OPTIONS) for _ in range(self.random.randint(0, 4)))
            return f"<select{self.choice(SELECTS)}{self.attributes()}>{options}</select>"
        if kind < 0.44:
            legend = f"<legend>{self.node(depth + 1)}</legend>" if self.chance(0.6) else ""
            return f"<fieldset{self.choice(['', ' disabled'])}>{legend}{self.nodes(depth + 1)}</fieldset>"
        if kind < 0.47:
            return f"<svg{self.attributes()} viewBox='1'>{self.choice(IN_SVG)}</svg>"
        if kind < 0.50:
            return f"<form>{self.nodes(depth + 1)}<button>x</button>{self.nodes(depth + 1)}</form>"
        if kind < 0.55:
            return self.choice(SINGLE)
        tag = self.choice(TAGS)
        href = " href=/u" if tag == "a" and self.chance(0.6) else ""
        return f"<{tag}{self.attributes()}{href}>{self.nodes(depth + 1) if depth < 5 else ''}</{tag}>"

    def nodes(self, depth: int) -> str:
        return "".join(self.node(depth) for _ in range(self.random.randint(0, 4 if depth < 5 else 1)))

    def document(self) -> str:
        body = "".join(self.node(0) for _ in range(self.random.randint(2, 8)))
        return self.choice(["", "<!DOCTYPE html>"]) + "<body>" + body

    def simple(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.20:
            return "." + self.choice(["x", "y", "X", "z-w"])
        if kind < 0.28:
            return "#" + self.choice("abAB")
        if kind < 0.45:
            name = self.choice("title class lang type href *|href dir id".split())
            if self.chance(0.3):
                return f"[{name}]"
            value = self.choice("foo 'foo' '' 'FOO' bar x en TEXT 'foo\tbar' de '/u'".split(" ")).replace("\t", " ")
            return f"[{name}{self.choice(['=', '~=', '|=', '^=', '$=', '*='])}{value}{self.choice(['', '', '', ' i', ' I'])}]"
        if kind < 0.70:
            return ":" + self.choice(PLAIN)
        if kind < 0.80 or depth > 2:
            name = self.choice("nth-child nth-last-child nth-of-type nth-last-of-type".split())
            return f":{name}({self.choice(AN_PLUS_B)})"
        if kind < 0.84:
            name = self.choice(["nth-child", "nth-last-child"])
            return f":{name}({self.choice(AN_PLUS_B)} of {self.list(depth + 1)})"
        if kind < 0.90:
            return f":{self.choice(['is', 'where', 'not'])}({self.list(depth + 1)})"
        if kind < 0.95 and depth < 2:
            relative = (
                self.choice(["", "> ", "+ ", "~ "]) + self.complex(depth + 2) for _ in range(self.random.randint(1, 2))
            )
            return f":has({', '.join(relative)})"
        if kind < 0.97:
            return f":lang({self.choice(['en', 'de', 'de-DE', 'fr', 'de-Latn'])})"
        return f":dir({self.choice(['ltr', 'rtl'])})"

    def compound(self, depth: int) -> str:
        name = self.choice([*TAGS, *"* DIV svg foreignObject input option *|a |p".split()]) if self.chance(0.6) else ""
        return name + "".join(self.simple(depth) for _ in range(self.random.randint(0 if name else 1, 2)))

    def complex(self, depth: int) -> str:
        out = self.compound(depth)
        for _ in range(self.choice([0, 0, 1, 1, 2, 3] if depth < 2 else [0, 0, 1])):
            out += self.choice(COMBINATORS) + self.compound(depth)
        return out

    def list(self, depth: int) -> str:
        return ", ".join(self.complex(depth) for _ in range(self.random.randint(1, 2)))

    def selector(self) -> str:
        out = self.list(0)
        if self.chance(0.05):  # often invalid
            at = self.random.randint(0, len(out))
            out = out[:at] + self.choice(":[]()|.#>+~*\\'\"1 ,-") + out[at + self.random.randint(0, 1) :]
        return out

    def case(self) -> dict[str, Any]:
        return {"html": self.document(), "select": ["*", *(self.selector() for _ in range(SELECTORS))]}


Selected = list[int] | str  # indices among all elements, or ERROR


def of_lockstep(program: str, cases: list[dict[str, Any]]) -> list[list[Selected]]:
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    done = subprocess.run([program, "cases"], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line)["selected"] for line in done.stdout.splitlines()]
    return [[ERROR if isinstance(one, dict) else one for one in answer] for answer in answers]


PAGE = """<!DOCTYPE html><meta charset=utf-8><pre id=out></pre><script>
document.getElementById('out').textContent = btoa(JSON.stringify(CASES.map(one => {
  const page = new DOMParser().parseFromString(one.html, 'text/html');
  const places = new Map([...page.getElementsByTagName('*')].map((element, place) => [element, place]));
  return one.select.map(css => {
    try { return [...page.querySelectorAll(css)].map(element => places.get(element)); } catch { return 'error'; }
  });
})));</script>"""


def of_chromium(program: str, cases: list[dict[str, Any]]) -> list[list[Selected]]:
    return json.loads(chromium_pairs.run_page(program, PAGE, cases)[0])


# Where Chromium differs from the Standard: selectors with which Lockstep must give Chromium's answer, and why.
REWRITTEN = (
    (
        ":optional",
        ":is(button, input, select, textarea):not(:required)",
        "buttons, and inputs to which required does not apply, match :optional (#selector-optional)",
    ),
)
# Forms that Chromium rejects.
REJECTED = (
    (r":lang\([^)]*[\"',]", "a string or several languages in :lang() (#the-lang-pseudo)"),
    (r"\bs\s*\]", "the modifier s of attribute selectors (#attribute-case)"),
)


# Forms that Lockstep rejects.
REJECTED_BY_LOCKSTEP = (
    (r"\\\*\|", "Chromium takes the escaped prefix \\* for any namespace (#type-nmsp)"),
)


def known_reason(program: str, html: str, css: str, ours: Selected, theirs: Selected) -> str | None:
    for form, reason in REJECTED_BY_LOCKSTEP:
        if ours == ERROR and re.search(form, css):
            return reason
    for form, reason in REJECTED:
        if theirs == ERROR and re.search(form, css):
            return reason
    for written, rewritten, reason in REWRITTEN:
        if written in css:
            case = {"html": html, "select": [css.replace(written, rewritten)]}
            if of_lockstep(program, [case])[0][0] == theirs:
                return reason
    return None


def is_explained(program: str, case: Case, css: str, ours: Selected, theirs: Selected) -> str | None:
    return "" if ours == theirs else known_reason(program, case["html"], css, ours, theirs)


COMPARISON = Comparison(
    name="selector_pairs.py",
    description="Compares selectors with Chromium's querySelectorAll().",
    what="selector",
    member="select",
    cases=lambda seed: Generator(seed).case,
    ours=of_lockstep,
    theirs=of_chromium,
    explain=is_explained,
)


if __name__ == "__main__":
    sys.exit(COMPARISON.main())
