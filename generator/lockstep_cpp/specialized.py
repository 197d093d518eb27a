"""Lists what the generator specializes: which rules have lanes, and which states have scans.

The list is in generator/specialized.tsv, committed and reviewed like generated/, because nothing else would
reveal that a rule has lost its lane: the rule would be slower, never wrong. A test compares the list;
`scripts/generate --specialized` writes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lockstep_rules.loading import ROOT
from lockstep_rules.model import Spec

from . import derive
from .emit.edition import EditionPart
from .emit.tag_scan import TagScanWriter

FILE = ROOT / "generator/specialized.tsv"
HEADING = """\
# What the generator specializes, in the order of the rules. scripts/generate --specialized writes it.
# columns: what, rule or state, editions (all, or their days)
"""


def specialized(parts: Mapping[str, EditionPart]) -> str:
    """The text of the list. `parts`: by the edition's day."""
    rows: dict[tuple[str, str], list[str]] = {}
    for day in sorted(parts, reverse=True):
        for row in dict.fromkeys([*scans(parts[day].spec), *lanes(parts[day])]):
            rows.setdefault(row, []).append(day)
    lines = [
        "\t".join([*row, "all" if len(days) == len(parts) else ", ".join(sorted(days))])
        for row, days in rows.items()
    ]
    return HEADING + "\n".join(lines) + "\n"


def scans(spec: Spec) -> Iterable[tuple[str, str]]:
    tags = TagScanWriter(spec)
    tags.lines()
    in_tag_scan = tags.wanted
    tags.references.blocks()
    in_reference_scan = tags.references.reached
    for state in spec.states:
        if derive.run_of(state):
            yield "run", state.name
        if derive.begins_tags(state):
            yield "scan of a tag", state.name
        if tags.ends_by_its_tag(state):
            yield "scan of an end tag", state.name
        if state.name in in_tag_scan:
            yield "part of the scan of a tag", state.name
        if state.name in in_reference_scan:
            yield "part of the scan of a character reference", state.name
    if tags.doctypes.lines():
        yield "scan", "the doctype"


def lanes(part: EditionPart) -> Iterable[tuple[str, str]]:
    for rule in part.dispatch.rules:
        shape = part.lanes.by_rule.get(rule)
        if shape is not None and shape.lane is not None:
            yield "lane", rule
        for variant in shape.variants if shape else ():
            for popped in variant.popped:
                yield f"lane that pops {' and '.join(popped)}", rule
    for mode, shape in part.lanes.by_mode.items():
        yield "lane of white space" if shape.only_whitespace else "lane of text", mode
    for lane in part.lanes.foreign:
        yield f"lane of a foreign {lane.kind}", lane.name
    for algorithm in part.lanes.predicates:
        yield "guard that nothing is done", algorithm.name
    for name in part.lanes.short:
        yield "residual", name


def differences(old: str, new: str) -> list[str]:
    """What is no longer specialized, and what is newly specialized, with one line for each."""
    before, after = old.splitlines(), new.splitlines()
    lost = [f"no longer specialized: {line}" for line in before if line not in set(after)]
    return lost + [f"newly specialized: {line}" for line in after if line not in set(before)]
