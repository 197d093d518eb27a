"""Names for the parse errors of tree construction: each place in the rules that raises one has a row in
spec/tables/tree-errors.tsv, with the name and the sentence."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .diagnostics import Location, Problems, nearest
from .model import Do, If, Loop, Spec, Statement, TreeError, identifier
from .nodes import Node, Set, Variable, call
from .phrases import tree
from .tables import Tables, TreeErrorRow

TABLE = "spec/tables/tree-errors.tsv"
ALWAYS = "-"  # replaces a condition


# The second places in C++, as in runtime/src/text/error_kinds.h.
PLACES_OF_PHRASES = {
    tree.CURRENT_NODE: "current_node",
    tree.HEAD_ELEMENT_POINTER: "head_element_pointer",
    tree.FORM_ELEMENT_POINTER: "form_element_pointer",
    tree.FIRST_ON_STACK: "first_on_stack",
}
OTHER_PLACES = {
    "the first DOCTYPE": "first_doctype",
    "the end of the head": "end_of_head",
    "the end of the body": "end_of_body",
    "the end of the frameset": "end_of_frameset",
    "the end of the html element": "end_of_html",
    "the closing of the last element of that name": "last_closing",
}
# Variables for elements that only the rule knows and therefore passes.
VARIABLES = ("node", "element", "formatting element")
LAST = re.compile(r"the last (.+) element on the stack of open elements")
OUTSIDE = re.compile(r"the bottommost open element that is not in the set (.+)")
FAULTS = {"token": "token", "pending table characters": "pending_table_characters"}


@dataclass(frozen=True)
class Places:
    """The C++ for an error: its row in the table, and the arguments that its rule passes."""

    second: str = "none"
    fault: str = "token"
    passed: Node | None = None


def places_in_cpp(name: str, spec: Spec, tables: Tables, problems: Problems) -> Places:
    """The second place of an error, and its fault."""
    row = tables.error_places.get(name)
    if row is None:
        return Places()
    if row.fault not in FAULTS:
        problems.add(row.location, f"unknown fault “{row.fault}”{nearest(row.fault, FAULTS)}")
        return Places()
    fault = FAULTS[row.fault]
    if row.second in VARIABLES:
        return Places("passed", fault, Variable(identifier(row.second)))
    if last := LAST.fullmatch(row.second):
        tags = last[1].split(" or ")
        for tag in tags:
            if tag not in tables.tag_ids:
                problems.add(row.location, f"unknown tag “{tag}”{nearest(tag, tables.tag_ids)}")
                return Places()
        return Places(", ".join(["last_of", *map(tables.tag_cpp, tags)]), fault)
    if outside := OUTSIDE.fullmatch(row.second):
        if outside[1] not in spec.sets:
            problems.add(row.location, f"unknown set “{outside[1]}”{nearest(outside[1], spec.sets)}")
            return Places()
        set_ = Set(f"not_in_set_{identifier(outside[1])}")
        return Places("passed", fault, call("stack.bottommost", set_))
    known = {symbol.words: place for symbol, place in PLACES_OF_PHRASES.items()} | OTHER_PLACES
    if row.second not in known:
        problems.add(row.location, f"unknown second place “{row.second}”{nearest(row.second, known)}")
        return Places()
    return Places(known[row.second], fault)


def name_errors(spec: Spec, tables: Tables, problems: Problems) -> None:
    """Names each `parse error` of tree construction, and lists all of them in the order of the rules."""
    seen: dict[tuple[str, str], Do] = {}
    unnamed: list[tuple[str, str, Location]] = []
    for rule, anchor, body in rules(spec):
        for when, line in places(body, ALWAYS):
            first = seen.setdefault((rule, when), line)
            if first is not line:
                where = f"under “{when}”" if when != ALWAYS else "under no condition"
                message = f"a second parse error of {rule} {where}, first at {first.location}; no row can distinguish them"
                problems.add(line.location, message)
                continue
            row = tables.tree_errors.get((rule, when))
            if row is None:
                unnamed.append((rule, when, line.location))
                continue
            if not anchor:
                problems.add(line.location, f"{rule} raises a parse error and has no anchor")
            tables.used_tree_errors.add(row.name)
            line.error = row.name
            of_error = places_in_cpp(row.name, spec, tables, problems)
            line.second = of_error.passed
            in_table = tables.error_places.get(row.name)
            note = "" if in_table is None or in_table.note == "-" else in_table.note
            spec.errors.append(
                TreeError(row.name, anchor, row.sentence, note, of_error.second, of_error.fault)
            )
    known_rules = {rule for rule, _, _ in rules(spec)}
    for rule, when, location in unnamed:
        report_unnamed(rule, when, location, known_rules, tables, problems)


def rules(spec: Spec) -> Iterator[tuple[str, str, list[Statement]]]:
    """The rows and algorithms of tree construction: name, anchor, body."""
    for mode in spec.modes:
        for row in mode.rows:
            yield row.function.replace("_", "-"), mode.anchor, row.body
    for algorithm in spec.algorithms:
        if algorithm.part == "tree":
            yield algorithm.name.replace("_", "-"), algorithm.anchor, algorithm.body


def places(body: list[Statement], when: str) -> Iterator[tuple[str, Do]]:
    """The lines of a body that raise a parse error, each with the innermost condition around it."""
    for statement in body:
        if isinstance(statement, Do) and statement.use.symbol is tree.PARSE_ERROR:
            yield when, statement
        elif isinstance(statement, If):
            for condition, text, branch in statement.branches:
                yield from places(branch, "otherwise" if condition is None else text)
        elif isinstance(statement, Loop):
            yield from places(statement.body, when)


def report_unnamed(
    rule: str, when: str, location: Location, known_rules: set[str], tables: Tables, problems: Problems
) -> None:
    """Reports a place without a row: at the row that was probably meant for it, or at the place if there is
    no such row."""
    row = probably_meant(rule, when, known_rules, tables)
    if row is None:
        columns = f"a name, “{rule}”, “{when}” and a sentence"
        problems.add(location, f"this parse error has no row in {TABLE}: add one with {columns}")
    elif row.rule != rule:
        message = (
            f"there is no rule “{row.rule}”; did you mean “{rule}”, which raises a parse error at {location}?"
        )
        problems.add(row.location, message)
    else:
        message = f"“{rule}” does not raise a parse error under “{row.when}”; did you mean “{when}”, as at {location}?"
        problems.add(row.location, message)


def probably_meant(rule: str, when: str, known_rules: set[str], tables: Tables) -> TreeErrorRow | None:
    """A row that no place uses, for the same rule or a misspelled one."""
    free = [row for row in tables.tree_errors.values() if row.name not in tables.used_tree_errors]
    of_rule = {row.when: row for row in free if row.rule == rule}
    near = next((row for w, row in of_rule.items() if f"“{w}”" in nearest(when, of_rule)), None)
    if near is None and len(of_rule) == 1:
        near = next(iter(of_rule.values()))
    if near is None:
        # Rules that only older editions have are unknown too, so the two names must be very similar.
        misspelt = {row.rule: row for row in free if row.rule not in known_rules and row.when == when}
        near = next(
            (misspelt[name] for name in difflib.get_close_matches(rule, misspelt, n=1, cutoff=0.9)), None
        )
    return near


def check_left_over(models: Iterable[tuple[Spec, Tables]], problems: Problems) -> None:
    """Checks for rows without a parse error in any edition."""
    models = list(models)
    used = {name for _, tables in models for name in tables.used_tree_errors}
    known: dict[str, set[str]] = {}  # the conditions of each rule
    for spec, _ in models:
        for rule, _, body in rules(spec):
            known.setdefault(rule, set()).update(when for when, _ in places(body, ALWAYS))
    for row in models[0][1].tree_errors.values():
        if row.name in used:
            continue
        if row.rule not in known:
            message = f"there is no rule “{row.rule}”{nearest(row.rule, sorted(known))}"
        else:
            hint = nearest(row.when, sorted(known[row.rule]))
            message = f"“{row.rule}” does not raise a parse error under “{row.when}”{hint}"
        problems.add(row.location, f"“{row.name}” is left over: {message}")
