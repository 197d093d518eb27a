"""The Standard's requirements for authors as JSON: the contents of spec/authoring/, for other programs.

python3 -m lockstep_cases.facts OUT.json

docs/guides/validating.md describes the members. `format` increases if a member is removed or its meaning
changes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from lockstep_rules.authoring import (
    AttributeRow,
    Authoring,
    Banned,
    Condition,
    ElementRoleRow,
    ElementRow,
    FindingRow,
    ObsoleteRow,
    RoleRow,
    link,
)
from lockstep_rules.diagnostics import Problems
from lockstep_rules.loading import ROOT, html_elements, load_authoring, load_tag_omission
from lockstep_rules.microsyntaxes import FILE
from lockstep_rules.read import TableRow, read_table
from lockstep_rules.tag_omission import OmissionRow

FORMAT = 1
TABLES = ("elements", "tag-omission", "attributes", "microsyntaxes", "obsolete", "rules", "roles", "element-roles")

DIFFERENCES = "tests/witnesses/tag-omission.tsv"

LICENCE = "The facts: HTML Standard, WHATWG, CC BY 4.0, and documents of the W3C. The sentences: MIT."

Json = dict[str, Any]


def record(**members: Any) -> Json:
    """A record without empty, null or false members. `if_` becomes `if`."""
    return {name.rstrip("_"): value for name, value in members.items() if value not in (None, "", [], False)}


def conditions(given: Iterable[Condition]) -> list[Json]:
    return [
        record(kind=one.kind, attribute=one.attribute, element=one.element, words=list(one.words))
        for one in given
    ]


def excluded(banned: Banned) -> Json:
    return record(what=banned.term, except_=list(banned.besides), if_=conditions(banned.conditions))


def element(row: ElementRow, void: frozenset[str]) -> Json:
    return record(
        name=row.name,
        namespace=row.namespace,
        void=row.name in void,
        categories=[record(name=one.name, if_=conditions(one.conditions)) for one in row.categories],
        content=[record(model=model.text, if_=conditions(when)) for when, model in row.models],
        excludes=[excluded(banned) for banned in row.banned],
        link=link(row.anchor),
        since=row.dates.since,
    )


def omission(row: OmissionRow) -> Json:
    return record(
        element=row.element,
        tag=row.tag,
        if_=[record(kind=one.kind, words=list(one.words)) for one in row.conditions],
        link=link(row.anchor),
    )


def difference(row: TableRow) -> Json:
    kind, tags, place, document, without = row.columns
    return record(
        kind=kind,
        tags=tags.split(", "),
        place=place,
        document=document,
        without=without,
        link=link("syntax.html#optional-tags"),
    )


def attribute(row: AttributeRow) -> Json:
    return record(
        name=row.attribute,
        element=row.element,
        if_=conditions(row.conditions),
        value=row.value,
        required=row.required is not None,
        requiredIf=conditions(row.required or ()),
        link=link(row.anchor),
        since=row.dates.since,
    )


def value(row: TableRow) -> Json:
    name, form, then, anchor, sentence = (column if column != "-" else "" for column in row.columns)
    return record(name=name, form=form, then=then, sentence=sentence, link=link(anchor))


def obsolete(row: ObsoleteRow) -> Json:
    return record(
        element=row.element,
        attribute=row.attribute,
        if_=conditions(row.conditions),
        severity=row.severity,
        instead=row.advice,
        link=link(row.anchor),
        since=row.dates.since,
    )


def finding(row: FindingRow) -> Json:
    return record(
        name=row.name,
        severity=row.severity,
        sentence=row.sentence,
        second=row.note if row.note != "-" else "",
        selector=row.selector,
        wrong=row.wrong,
        right=row.right,
        link=link(row.anchor),
    )


def role(row: RoleRow) -> Json:
    return record(
        name=row.name,
        kind=row.kind if row.kind != "-" else "",
        supported=sorted(row.supported),
        required=list(row.required),
        prohibited=list(row.prohibited),
        inside=list(row.inside),
        notInside=list(row.not_inside),
        link=row.anchor,
    )


def element_role(row: ElementRoleRow) -> Json:
    return record(
        element=row.element,
        if_=conditions(row.conditions),
        own=row.own,
        any=row.any,
        roles=list(row.roles),
        attributes=sorted(row.attributes),
        attributesOfRoles=row.of_roles,
        named=row.may_be_named,
        link=row.anchor,
    )


def sources(folder: Path) -> Json:
    """The source that each table states."""
    found: Json = {}
    for name in TABLES:
        lines = (folder / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
        found[name] = next(line.removeprefix("# source: ") for line in lines if line.startswith("# source: "))
    return found


def facts(
    authoring: Authoring,
    omissions: Sequence[OmissionRow],
    differences: Sequence[TableRow],
    values: Sequence[TableRow],
) -> Json:
    void = html_elements("void elements")
    return {
        "format": FORMAT,
        "licence": LICENCE,
        "sources": sources(ROOT / "spec/authoring"),
        "elements": [element(row, void) for row in authoring.elements],
        "tagOmission": [omission(row) for row in omissions],
        "tagOmissionDifferences": [difference(row) for row in differences],
        "attributes": [attribute(row) for row in authoring.attributes],
        "eventHandlers": authoring.handlers,
        "values": [value(row) for row in values],
        "obsolete": [obsolete(row) for row in authoring.obsolete],
        "findings": [finding(row) for row in authoring.findings],
        "roles": [role(row) for row in authoring.roles],
        "elementRoles": [element_role(row) for row in authoring.element_roles],
    }


def load() -> Json:
    problems = Problems()
    values = read_table(ROOT / FILE, FILE, 5, problems)
    differences = read_table(ROOT / DIFFERENCES, DIFFERENCES, 5, problems)
    problems.raise_if_any()
    authoring = load_authoring()
    return facts(authoring, load_tag_omission(authoring), differences, values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, metavar="OUT.json")
    text = json.dumps(load(), ensure_ascii=False, indent=1) + "\n"
    parser.parse_args().out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
