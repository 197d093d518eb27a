"""Reads the page's tables as rows of spec/tables/, and compares the two."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from .clauses import Clause, Page
from .rules import Rules, Table
from .wording import plain

Row = tuple[str, ...]

# The locale table ends with the encoding of all other languages, which is a rule and not a row.
OTHERS = "all other locales"


def pairs(clause: Clause) -> list[Row]:
    return [tuple(cells[:2]) for cells in clause.columns]


def locale_encodings(clause: Clause) -> list[Row]:
    return [
        (language, cells[-1])
        for cells in clause.columns
        if cells[0].lower() != OTHERS
        for language in cells[0].split(", ")
    ]


def replacements(clause: Clause) -> list[Row]:
    return [(cells[0], f"U+{int(cells[1], 16):04X}") for cells in clause.columns]


def foreign_attributes(clause: Clause) -> list[Row]:
    return [
        (cells[0], cells[1].replace("(none)", "-"), cells[2], cells[3].lower().removesuffix(" namespace"))
        for cells in clause.columns
    ]


QUOTED = re.compile(r"[\"“]([^\"“”]*)[\"”]")
KINDS = {"set to": "equals", "starts with": "prefix"}


def identifiers(clause: Clause) -> list[Row]:
    """The lists of DOCTYPE identifiers, from the paragraphs of the case. The second list is for
    limited-quirks."""
    rows: list[Row] = []
    kind = ""
    for text in clause.texts:
        low = text.lower()
        if low.startswith(("then, if", "otherwise, if")):
            kind = "limited-quirks" if "to limited-quirks mode" in low else "quirks"
        found = re.match(r"the (public|system) identifier (?:is )?(set to|starts with)", low)
        conditional = re.match(
            r"the system identifier is (not|neither)? ?missing\b.* and the public identifier", low
        )
        string = QUOTED.findall(text)
        if conditional and string:
            test = "system-present" if conditional[1] else "system-missing"
            empty = "-or-empty" if "empty string" in low else ""
            rows.append((kind, f"public-prefix-if-{test}{empty}", string[-1]))
        elif found and string and kind:
            rows.append((kind, f"{found[1]}-{KINDS[found[2]]}", string[0]))
    return rows


# In spec/, “present” means that an identifier is also not empty.
SAME_TEST = {"public-prefix-if-system-present-or-empty": "public-prefix-if-system-present"}


def mathml_attributes(clause: Clause) -> list[Row]:
    """Reads the one attribute, which is in prose."""
    return re.findall(r"attribute named (\w+), (?:then )?change its name to (\w+)", " ".join(clause.texts))


READERS: dict[str, Callable[[Clause], list[Row]]] = {
    "svg-tag-names": pairs,
    "svg-attributes": pairs,
    "foreign-attributes": foreign_attributes,
    "numeric-character-reference-replacements": replacements,
    "locale-encodings": locale_encodings,
    "mathml-attributes": mathml_attributes,
    "quirks-identifiers": lambda clause: page_identifiers(clause),
}

# Tables that are prose on the page, and their clauses.
IN_PROSE = {
    "mathml-attributes": "adjust-mathml-attributes",
    "quirks-identifiers": "the-initial-insertion-mode/DOCTYPE",
}


# --- The sanitizer's tables. A table of spec/ may be in several clauses: in element-categories.tsv, the rows
# of HTML elements come from the elements' boxes, those of MathML and SVG from tables.


@dataclass(frozen=True)
class Restated:
    """A table of spec/ that restates a clause: the page's rows, and our rows that should equal them."""

    table: str
    of_page: Callable[[Clause], list[Row]]
    of_rows: Callable[[list[Row]], list[Row]]


def named(namespace: str, name: str) -> str:
    return f"{namespace.lower()} {name}"


def default_elements(clause: Clause) -> list[Row]:
    return [(named(cells[1], cells[0]), cells[2].replace(",", "") or "-") for cells in clause.columns]


def navigating_attributes(clause: Clause) -> list[Row]:
    return [
        (
            named(cells[1], cells[0]),
            cells[2] if cells[3] == "no namespace" else f"{cells[3].lower()}:{cells[2]}",
        )
        for cells in clause.columns
    ]


def after(clause: Clause, first: str, last: str) -> list[str]:
    """The paragraphs between the two given ones."""
    texts = [text.strip() for text in clause.texts]
    start = next((i for i, text in enumerate(texts) if text.startswith(first)), len(texts))
    end = next((i for i in range(start, len(texts)) if texts[i] == last), start)
    return texts[start + 1 : end]


MEMBER_VALUES = {"« »": "empty list", "true": "true", "false": "false"}


def default_members(clause: Clause) -> list[Row]:
    """The members whose values are words."""
    texts = [text.strip() for text in clause.texts]
    pairs_of_texts = zip(texts, texts[1:], strict=False)
    return [(name, MEMBER_VALUES[value]) for name, value in pairs_of_texts if value in MEMBER_VALUES]


def foreign(rows: list[Row]) -> list[Row]:
    return [row for row in rows if not row[0].startswith("html ")]


RESTATED = {
    "built-in-safe-default-configuration/table": [
        Restated(
            "element-categories",
            default_elements,
            lambda rows: [(row[0], row[2]) for row in foreign(rows) if row[1] == "default"],
        )
    ],
    "built-in-navigating-url-attributes-list/table": [
        Restated(
            "element-categories",
            navigating_attributes,
            lambda rows: [
                (row[0], name) for row in foreign(rows) if row[3] != "-" for name in row[3].split()
            ],
        )
    ],
    "built-in-animating-url-attributes-list/table": [
        Restated(
            "animating-url-attributes",
            lambda clause: [(named(cells[1], cells[0]), cells[2]) for cells in clause.columns],
            lambda rows: rows,
        )
    ],
    "built-in-non-replaceable-elements-list/table": [
        Restated(
            "non-replaceable-elements",
            lambda clause: [(named(cells[1], cells[0]),) for cells in clause.columns],
            lambda rows: rows,
        )
    ],
    # In prose.
    "built-in-safe-default-configuration": [
        Restated(
            "global-attributes",
            lambda clause: [(name,) for name in after(clause, "A list consisting of", "comments")],
            lambda rows: rows,
        ),
        Restated("default-members", default_members, lambda rows: rows),
    ],
    "built-in-safe-baseline-configuration": [
        Restated(
            "element-categories",
            lambda clause: [
                (named("svg" if space else "html", name),)
                for space, name in re.findall(r"(?:obsolete|(SVG)) (\w+)\b", " ".join(clause.texts))
            ],
            lambda rows: [
                row[:1] for row in rows if row[1] == "unsafe" and (row in foreign(rows) or row[4] == "#frame")
            ],
        )
    ],
}

BOXES = "concept-element-sanitization"


def boxes(page: Page) -> list[Row]:
    """The “Sanitization” rows of the elements' boxes, which are on one page only if it is the whole Standard:
    the element, its category, its attributes, the navigating ones."""
    found: list[Row] = []
    names: list[str] = []
    for node in page.root.walk():
        if re.fullmatch(r"h[2-6]", node.name):
            names = [plain(dfn) for dfn in node.find("dfn")] or names
        if node.name != "dl" or "element" not in node.classes:
            continue
        children = [child for child in node.children if child.name in ("dt", "dd")]
        starts = [i for i, child in enumerate(children) if plain(child) == "Sanitization:"]
        for start in starts:
            texts = []
            for child in children[start + 1 :]:
                if child.name == "dt":
                    break
                texts.append(plain(child))
            found += [(f"html {name}", *sanitization_of(texts)) for name in names]
    return found


def sanitization_of(texts: list[str]) -> Row:
    """A row from the text of a box: “Default with attributes a and b”; “Navigating URL attributes: c”."""
    category, attributes, navigating = "", "-", "-"
    for text in " ".join(texts).rstrip(".").split(". "):
        head, _, rest = re.sub(r":? *\b(attributes?|URL attributes?)\b:?", "\0", text, count=1).partition(
            "\0"
        )
        words = " ".join(sorted(re.findall(r"[a-z]\S*?(?=[,.]?(?: |$))", rest.replace(" and ", " ")))) or "-"
        if "navigating" in head.lower():
            navigating = words
        else:
            category = category or head.split(" ")[0].strip(",:").lower()
            attributes = words if rest else attributes
    return category, attributes, navigating


def compare_boxes(page: Page, table: Table) -> list[str]:
    ours = [row[:4] for row in table.rows if row[0].startswith("html ") and row[4] != "#frame"]
    return difference(boxes(page), ours)


def difference(page: list[Row], ours: list[Row]) -> list[str]:
    found = []
    for row in page:
        if row not in ours:
            found.append(f"row on the page only: {' '.join(row)}")
    for row in ours:
        if row not in page:
            found.append(f"row in spec/ only: {' '.join(row)}")
    return found


def compare_table(clause: Clause, table: Table) -> list[str]:
    for restated in RESTATED.get(clause.id, []):
        if restated.table == table.name:
            return difference(restated.of_page(clause), restated.of_rows(table.rows))
    if table.name not in READERS:
        return [f"this table of the page, which spec/tables/{table.name}.tsv restates, is not read"]
    return difference(READERS[table.name](clause), table.rows)


def page_identifiers(clause: Clause) -> list[Row]:
    return [(kind, SAME_TEST.get(test, test), string) for kind, test, string in identifiers(clause)]


def compare_prose(clause: Clause, rules: Rules) -> list[str]:
    """Compares the tables whose data is in the text of the clause."""
    names = [name for name, home in IN_PROSE.items() if home == clause.id]
    tables = [table for table in rules.data if table.name in names]
    found = [text for table in tables for text in difference(READERS[table.name](clause), table.rows)]
    for restated in RESTATED.get(clause.id, []):
        for table in rules.data:
            if table.name == restated.table:
                found += difference(restated.of_page(clause), restated.of_rows(table.rows))
    return found
