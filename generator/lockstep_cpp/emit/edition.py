"""Code and data derived from the rules of one edition: dispatch, lanes, sets and scans."""

from __future__ import annotations

from dataclasses import dataclass

from lockstep_rules import walks
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Spec, identifier
from lockstep_rules.nodes import And, Constant, Node, Or, Set, arrow, call, equal
from lockstep_rules.phrases.operations import search_stack
from lockstep_rules.read import Edition
from lockstep_rules.tables import Tables

from .. import derive
from .. import specialize as lane_stage
from ..specialize.steps import CURRENT
from .dispatch import Dispatch
from .lane_functions import ForeignLaneFunction, LaneFunction, VariantFunction
from .mode_rows import Cell, ModeRows, ModeTable


@dataclass
class SetInfo:
    name: str
    members: list[tuple[str, str]]
    what: str
    complement: bool
    followed: bool
    bit: int = 0


class EditionPart:
    """Everything derived from the rules of one edition."""

    def __init__(self, edition: Edition, spec: Spec, tables: Tables) -> None:
        self.edition, self.spec, self.tables = edition, spec, tables
        self.dispatch = Dispatch(spec)
        self.table = {mode.identifier: self.dispatch.row(mode) for mode in spec.modes}
        self.lanes = self.find_lanes()
        self.lane_functions = [LaneFunction(shape) for shape in self.lanes.shapes if shape.lane is not None]
        self.foreign_functions = [ForeignLaneFunction(lane) for lane in self.lanes.foreign]
        self.variant_functions: dict[tuple[str, ...], VariantFunction] = {}
        self.variants: dict[str, VariantFunction] = {}  # by shape
        for shape in self.lanes.shapes:
            if shape.variants:
                function = VariantFunction(shape, self.tests_of_names(shape))
                self.variants[shape.name] = self.variant_functions.setdefault(tuple(function.lines), function)
                self.variants[shape.name].shapes.append(shape)

    # --- Lanes

    def find_lanes(self) -> lane_stage.Lanes:
        dispatch = self.dispatch
        names = list(self.tables.tag_ids)
        others = [name for name in names if name not in dispatch.tags]
        targets: dict[str, dict[tuple[str, str], None]] = {}
        for mode in self.spec.modes:
            for kind, tag in dispatch.classes:
                tokens = targets.setdefault(dispatch.target(mode, kind, tag), {})
                for name in [*others, lane_stage.ANY] if tag == "*" else [tag]:
                    tokens[kind, name] = None
        texts = {}
        for mode in self.spec.modes:
            white = derive.sole_row(mode, "whitespace", dispatch.modes)
            if white is not None:
                alike = derive.treats_text_alike(mode, dispatch.modes)
                other = derive.sole_row(mode, "character", dispatch.modes) if alike else None
                texts[mode.name] = (white, other)
        self.targets = {rule: list(tokens) for rule, tokens in targets.items()}
        return lane_stage.find_lanes(self.spec, names, self.targets, texts)

    def tests_of_names(self, shape: lane_stage.Shape) -> list[Node]:
        """For each variant of a shape, the condition that tests the elements that it pops."""
        excepted = set(self.lanes.excepted)
        # Here the end tag's name differs from the current node's.
        tags = (
            {tag for rule in shape.rules for _, tag in self.targets[rule]}
            if shape.kind == "end tag"
            else set()
        )
        tests: list[Node] = []
        for variant in shape.variants:
            names = {popped[0] for popped in variant.popped}
            sets = [
                name_set
                for name_set in self.spec.sets.values()
                if name_set.uses
                and len(names) > 2
                and names <= (members := {tag for space, tag in name_set.members if space == "HTML"})
                and members - excepted - tags <= names
            ]
            if sets and len(variant.popped[0]) == 1:
                tests.append(call("nodes.is_in_set", CURRENT, Set(f"set_{sets[0].identifier}")))
                continue
            terms: list[Node] = []
            for first in dict.fromkeys(popped[0] for popped in variant.popped):
                others = [popped[1] for popped in variant.popped if popped[0] == first and len(popped) > 1]
                term: Node = equal(arrow(CURRENT, "name"), self.tag(first))
                if others:
                    above = arrow(CURRENT, "above")
                    tests_above = tuple(call("nodes.is_html_element", above, self.tag(o)) for o in others)
                    term = And((term, Or(tests_above)))
                terms.append(term)
            tests.append(Or(tuple(terms)))
        return tests

    def tag(self, name: str) -> Constant:
        return Constant(self.tables.tag_cpp(name))

    # --- Sets

    def sets(self) -> list[SetInfo]:
        """The sets that a rule uses; `followed` marks those that the stack is searched for."""
        spec = self.spec
        sets: list[SetInfo] = []

        def add(name: str, members: list[tuple[str, str]], what: str, complement: bool = False) -> None:
            html = [n for space, n in members if space == "HTML"]
            followed = complement or len(members) != len(html) or len(html) > 6
            sets.append(SetInfo(name, members, what, complement, followed))

        for scope in spec.scopes.values():
            add(f"scope_{scope.identifier}", scope.members, f"scope {scope.name}")
        for name_set in spec.sets.values():
            add(f"set_{name_set.identifier}", name_set.members, f"set {name_set.name}")
        for tags, constant in spec.anonymous_sets.items():
            add(constant, [("HTML", t) for t in tags], " ".join(tags))
        for name in sorted(spec.complements):
            add(f"not_in_set_{identifier(name)}", spec.sets[name].members, f"not in the set {name}", True)
        add("html_namespace", [], "every HTML element", True)
        # Derived from the lanes: see specialize/.
        add("plain", [("HTML", name) for name in self.lanes.excepted], "plain HTML elements", True)
        add("plain_foreign", sorted(self.lanes.foreign_excepted), "plain foreign elements", True)
        asked = self.sets_asked_of_the_stack()
        for info in sets:
            info.followed = info.followed and info.name in asked
        return sorted(sets, key=lambda info: not info.followed)

    def sets_asked_of_the_stack(self) -> set[str]:
        """The sets used in operations that search the stack for the nearest element."""
        found: set[str] = set()
        bodies = [row.body for mode in self.spec.modes for row in mode.rows]
        bodies += [algorithm.body for algorithm in self.spec.algorithms if algorithm.part == "tree"]
        for statement in (one for body in bodies for one in walks.all_statements(body)):
            for use in statement.uses():
                if search_stack(use.phrase.operations):
                    found |= use.node.sets()
        return found

    # --- Dispatch

    def rule_of(self, mode: str, cell: Cell) -> str:
        """The rule that handles a token in a mode."""
        return self.dispatch.target(self.dispatch.modes[mode], *self.known(cell))

    def lines_of(self, mode: str, cell: Cell) -> list[Location]:
        """The lines of spec/ that decide which rule handles the token."""
        return self.dispatch.lines(self.dispatch.modes[mode], *self.known(cell))

    def known(self, cell: Cell) -> Cell:
        """The cell itself; for a tag that only other editions name, the cell for any other tag."""
        return cell if cell[1] in ("", *self.dispatch.tags) else (cell[0], "*")

    def passed(self) -> tuple[list[ModeRows], list[tuple[str, ...]]]:
        """For the observed build: a table that has, for each mode and class of token, the number of a list of
        rows that only name another mode; and those lists."""
        dispatch = self.dispatch
        lists: list[tuple[str, ...]] = [()]
        cells: dict[str, dict[Cell, int]] = {}
        for mode in self.spec.modes:
            of_mode = {cell: dispatch.passed(mode, *cell) for cell in dispatch.classes}
            lists += [rows for rows in dict.fromkeys(of_mode.values()) if rows not in lists]
            cells[mode.name] = {cell: lists.index(rows) for cell, rows in of_mode.items()}
        table = ModeTable(self.spec.modes, cells, str, self.tables.tag_cpp, 0)
        return [rows for mode in self.spec.modes if (rows := table.of_mode(mode)).rows], lists
