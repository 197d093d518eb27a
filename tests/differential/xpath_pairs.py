"""Compares XPath with Chromium's document.evaluate() on random documents.

    python3 tests/differential/xpath_pairs.py [--pairs 100000] [--seed 1] [--lockstep build/lockstep] [--show 20]

Chromium runs headless, on one local page for each batch of documents, which DOMParser parses. Documents that differ as trees
are left out: scripts/dev differential compares those. Prints the differences that no entry of KNOWN explains, and ends with exit
code 1 if there are any; with 77 if there is no Chromium.
"""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "generator"))

import chromium_pairs
from chromium_pairs import Case, Comparison
from lockstep_cases.random_cases.xpath import XPathGenerator

EXPRESSIONS = 20  # for each document
ERROR = "error"
TYPE_ERROR = "type error"

PAGE = """<!DOCTYPE html><meta charset=utf-8><pre id=out></pre><script>
const NAMESPACES = {html: 'http://www.w3.org/1999/xhtml', svg: 'http://www.w3.org/2000/svg', xml: 'http://www.w3.org/XML/1998/namespace',
  math: 'http://www.w3.org/1998/Math/MathML', xlink: 'http://www.w3.org/1999/xlink'};
const resolve = prefix => NAMESPACES[prefix] || null;
const encode = text => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
function answer(page, places, expression) {
  const value = page.evaluate(expression, page, resolve, 0);
  if (value.resultType === 1)
    return Number.isFinite(value.numberValue) ? value.numberValue : {number: String(value.numberValue)};
  if (value.resultType === 2) return value.stringValue;
  if (value.resultType === 3) return value.booleanValue;
  const nodes = page.evaluate(expression, page, resolve, 7);
  return Array.from({length: nodes.snapshotLength}, (_, i) => {
    const node = nodes.snapshotItem(i);
    if (node.nodeType === 1) return places.get(node);
    if (node.nodeType === 2) return '@' + node.name + '=' + node.value;
    return node.nodeType === 9 ? page.documentElement.textContent : node.nodeValue;
  });
}
const out = CASES.map(one => {
  const page = new DOMParser().parseFromString(one.html, 'text/html');
  const places = new Map([...page.getElementsByTagName('*')].map((element, place) => [element, place]));
  return one.xpath.map(expression => { try { return answer(page, places, expression); } catch { return {error: true}; } });
});
document.getElementById('out').textContent = out.map(one => encode(JSON.stringify(one))).join(' ');
</script>"""

# Where Chromium does not do what the Recommendation says.
KNOWN = (
    (r"\$", "a variable without a value is an empty string in Chromium; it is an error (#section-Expressions)"),
    (
        r"name\(|namespace-uri\(",
        "in Chromium the name of a node without one is not equal to an empty string (#function-name)",
    ),
    (r":\s|\s:", "Chromium allows white space in names with a prefix (#NT-QName)"),
    (
        r"(@|attribute::)[\w:*-]+\[.*/",
        "in Chromium the tree of an attribute begins with the attribute, so that `/` is not the root (#location-paths)",
    ),
    (r"substring", "with an infinite position Chromium returns an empty string (#function-substring)"),
)


def canonical(answer: Any) -> Any:
    """Answers that can be compared: errors without their messages, numbers as floats."""
    if isinstance(answer, dict) and "error" in answer:
        return TYPE_ERROR if re.search("needs nodes|joins nodes", answer.get("message", "")) else ERROR
    return float(answer) if isinstance(answer, int) and not isinstance(answer, bool) else answer


def of_lockstep(program: str, cases: list[dict[str, Any]]) -> list[list[Any]]:
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    done = subprocess.run([program, "cases"], input=lines, capture_output=True, text=True, check=True)
    return [[canonical(one) for one in json.loads(line)["xpath"]] for line in done.stdout.splitlines()]


def of_chromium(program: str, cases: list[dict[str, Any]]) -> list[list[Any]]:
    answers = chromium_pairs.run_page(program, PAGE, cases)
    return [[canonical(one) for one in json.loads(answer)] for answer in answers]


def is_close(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return a == b or math.isclose(a, b, rel_tol=1e-12)
    return type(a) is type(b) and a == b


def is_explained(program: str, case: Case, expression: str, ours: Any, theirs: Any) -> str | None:
    if is_close(ours, theirs) or (ours == TYPE_ERROR and theirs == ERROR):
        return ""
    if ours == TYPE_ERROR:
        return "Chromium finds errors of types only in what it evaluates"
    both = [sorted(map(str, one)) for one in (ours, theirs) if isinstance(one, list)]
    if len(both) == 2 and both[0] == both[1]:
        return "the order of an element's attributes depends on the implementation (#dt-document-order)"
    return next((why for form, why in KNOWN if re.search(form, expression)), None)


COMPARISON = Comparison(
    name="xpath_pairs.py",
    description="Compares XPath with Chromium's document.evaluate().",
    what="expression",
    member="xpath",
    cases=lambda seed: partial(XPathGenerator(seed).case, EXPRESSIONS),
    ours=of_lockstep,
    theirs=of_chromium,
    explain=is_explained,
    is_invalid=lambda ours: ours in (ERROR, TYPE_ERROR),
)


if __name__ == "__main__":
    sys.exit(COMPARISON.main())
