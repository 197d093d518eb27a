"""XPath beside libxml2, through lxml, on random documents and expressions.

    python3 bindings/python/tests/test_xpath_libxml2.py [PAIRS [SEED]]

compares as many pairs as are wanted. Documents have no templates, SVG and MathML; expressions have no capital letters and no
prefixes, since only in HTML do names compare without case.
"""

import math
import re
import sys
from pathlib import Path

import lockstep_html as lockstep
import pytest

lxml = pytest.importorskip("lockstep_html.lxml")
etree = lxml.etree

GENERATOR = Path(__file__).resolve().parents[3] / "generator"
EXPRESSIONS = 20  # for each document
ERROR = "error"


def is_comparable(expression):
    # lxml knows no IDs without a DTD, and its tree has no namespaces.
    return re.search(r"[A-Z]|(?<!:):(?!:)|\bid\(|namespace-uri", expression) is None


def pairs(seed):
    sys.path.insert(0, str(GENERATOR))
    from lockstep_cases.random_cases.xpath import XPathGenerator

    generator = XPathGenerator(seed)
    while True:
        html = generator.document()
        if re.search("<(svg|math|template)", html):
            continue
        expressions = [one for one in (generator.expression() for _ in range(EXPRESSIONS)) if is_comparable(one)]
        yield html, expressions


def shown(value, places, attribute, text):
    """A value in a form that both have: elements by their places, attributes as @name=value, other nodes by their text."""
    if not isinstance(value, list):
        return value
    return [places[node] if node in places else attribute(node) or text(node) for node in value]


def answer_of_lockstep(root, places, expression):
    try:
        value = root.xpath(expression)
    except lockstep.XPathError as error:
        return f"{ERROR}: {error}"
    if isinstance(value, list):  # lxml leaves out the document
        value = [node for node in value if isinstance(node, lockstep.Attribute) or node.type != "document"]
    return shown(
        value,
        places,
        lambda node: f"@{node.name}={node.value}" if isinstance(node, lockstep.Attribute) else None,
        lambda node: node.xpath("string()"),
    )


def answer_of_libxml2(root, places, expression):
    try:
        value = etree.XPath(expression)(root)
    except etree.XPathError:
        return ERROR
    return shown(
        str(value) if isinstance(value, str) else value,
        places,
        lambda node: f"@{node.attrname}={node}" if getattr(node, "is_attribute", False) else None,
        lambda node: str(node) if isinstance(node, str) else node.text or "",
    )


def reason(expression, ours, theirs):
    """An empty string if the answers are equal; why they differ; or None."""
    if isinstance(ours, str) and ours.startswith(ERROR) and theirs == ERROR:
        return ""
    if isinstance(ours, float) and isinstance(theirs, float):
        if ours == theirs or math.isclose(ours, theirs, rel_tol=1e-12) or (math.isnan(ours) and math.isnan(theirs)):
            return ""
    elif type(ours) is type(theirs) and ours == theirs:
        return ""
    if isinstance(ours, list) and isinstance(theirs, list) and sorted(map(str, ours)) == sorted(map(str, theirs)):
        return "the order of an element's attributes depends on the implementation (#dt-document-order)"
    if theirs == ERROR and re.search(r"(position|last)\(\)", expression):
        return "lxml gives an expression no position and no size (#section-Expressions)"
    if isinstance(ours, str) and re.match("error: (unknown function|.* needs nodes|.* takes )", ours):
        return "libxml2 finds unknown functions and wrong types only in what it evaluates"
    if isinstance(ours, str) and ours.startswith("error: expected"):
        return "libxml2 accepts what the grammar does not have, as `/ /a`, `///a`, `floor(4.,` and `2 div.5` (#exprlex)"
    if re.search(r"(@|attribute::).*(following|preceding)::", expression):
        return "libxml2 leaves out the content of an element from what follows its attributes (#axes)"
    if isinstance(ours, float) and math.isnan(ours) and re.search(r"translate|concat|substring", expression):
        return "libxml2 reads numbers with exponents, as in number('1e2') (#NT-Number)"
    return None


def compare(count, seed):
    """The differences without a reason, and how many have which."""
    unknown, known, compared = [], {}, 0
    generated = pairs(seed)
    while compared < count:
        html, expressions = next(generated)
        document = lockstep.parse(html)
        root, other_root = document.document_element, lxml.document_fromstring(html)
        places = {element: place for place, element in enumerate(document.root.xpath("//*"))}
        other_places = {element: place for place, element in enumerate(other_root.iter(etree.Element))}
        for expression in expressions:
            compared += 1
            ours = answer_of_lockstep(root, places, expression)
            theirs = answer_of_libxml2(other_root, other_places, expression)
            why = reason(expression, ours, theirs)
            if why:
                known[why] = known.get(why, 0) + 1
            elif why is None:
                unknown.append({"xpath": expression, "ours": ours, "libxml2": theirs, "html": html})
    return unknown, known


def test_values_are_those_of_libxml2():
    unknown, _ = compare(2000, 1)
    assert unknown == []


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:]]
    differences, reasons = compare(*(numbers + [20_000, 1][len(numbers) :]))
    for difference in differences[:40]:
        print(difference)
    print(len(differences), "differ for no known reason;", reasons)
    sys.exit(1 if differences else 0)
