"""The page's tables as the rows of spec/tables/, and the two compared."""

from __future__ import annotations

import re
from collections.abc import Callable

from .clauses import Clause
from .rules import Rules, Table

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
    """The lists of DOCTYPE identifiers, from the paragraphs of the case. The second list is that of limited-quirks."""
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


# In spec/ a present identifier is one that is not empty either.
SAME_TEST = {"public-prefix-if-system-present-or-empty": "public-prefix-if-system-present"}


def mathml_attributes(clause: Clause) -> list[Row]:
    """One attribute, in prose."""
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

# Tables that are prose on the page: the clause.
IN_PROSE = {
    "mathml-attributes": "adjust-mathml-attributes",
    "quirks-identifiers": "the-initial-insertion-mode/DOCTYPE",
}


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
    if table.name not in READERS:
        return [f"this table of the page, which spec/tables/{table.name}.tsv restates, is not read"]
    return difference(READERS[table.name](clause), table.rows)


def page_identifiers(clause: Clause) -> list[Row]:
    return [(kind, SAME_TEST.get(test, test), string) for kind, test, string in identifiers(clause)]


def compare_prose(clause: Clause, rules: Rules) -> list[str]:
    """The tables whose data is in the text of the clause."""
    names = [name for name, home in IN_PROSE.items() if home == clause.id]
    tables = [table for table in rules.data if table.name in names]
    return [text for table in tables for text in difference(READERS[table.name](clause), table.rows)]
