"""Which function handles which token in which mode."""

from __future__ import annotations

from lockstep_rules import walks
from lockstep_rules.diagnostics import Location
from lockstep_rules.model import Mode, ModeRow, Spec
from lockstep_rules.nodes import Node, opposite

from .cpp import cpp
from .functions import Function


class Dispatch:
    """Finds which function handles which token in which mode."""

    def __init__(self, spec: Spec) -> None:
        self.modes = {mode.name: mode for mode in spec.modes}
        self.tags = walks.named_tags(spec)
        self.classes = walks.token_classes(self.tags)
        self.rules: dict[str, None] = {}  # functions, in the table's order
        self.ways: dict[tuple[str, str, str], list[tuple[Mode, list[ModeRow]]]] = {}
        self.choosers: dict[tuple[str, ...], Function] = {}  # by the rows that they choose from

    def row(self, mode: Mode) -> list[tuple[str, str, str]]:
        """The mode's row of the table: kinds of tokens with their rules; for tags, first the rule for any
        tag, then the tags with their own rules."""
        row: list[tuple[str, str, str]] = []
        any_other: dict[str, str] = {}
        for kind, tag in self.classes:
            rule = self.target(mode, kind, tag)
            self.rules[rule] = None
            if tag == "*":
                any_other[kind] = rule
            if tag in ("", "*") or rule != any_other[kind]:
                row.append((kind, tag, rule))
        return row

    def target(self, mode: Mode, kind: str, tag: str) -> str:
        """The function that handles a token in a mode; rows that only name another mode are resolved."""
        *_, (mode, rows) = self.way(mode, kind, tag)
        return rows[0].function if len(rows) == 1 else self.chooser(mode, rows).name

    def way(self, mode: Mode, kind: str, tag: str) -> list[tuple[Mode, list[ModeRow]]]:
        """The modes through which a token is dispatched, each with its rows: first this mode; then, as long as
        the only row just names another mode, that mode."""
        key = (mode.name, kind, tag)
        if key not in self.ways:
            self.ways[key] = self.find_way(mode, kind, tag)
        return self.ways[key]

    def find_way(self, mode: Mode, kind: str, tag: str) -> list[tuple[Mode, list[ModeRow]]]:
        found = [(mode, walks.candidates(mode, kind, tag))]
        seen: set[str] = set()
        while len(found[-1][1]) == 1 and (other := walks.using_the_rules_for(found[-1][1][0])):
            if found[-1][0].name in seen:
                break
            seen.add(found[-1][0].name)
            found.append((self.modes[other], walks.candidates(self.modes[other], kind, tag)))
        return found

    def passed(self, mode: Mode, kind: str, tag: str) -> tuple[str, ...]:
        """The rules that only name another mode, in the order in which they lead to the function that handles
        a token."""
        return tuple(rows[0].point for _, rows in self.way(mode, kind, tag)[:-1])

    def lines(self, mode: Mode, kind: str, tag: str) -> list[Location]:
        """The lines of spec/ that decide which function handles a token."""
        return [row.location for _, rows in self.way(mode, kind, tag) for row in rows]

    def chooser(self, mode: Mode, rows: list[ModeRow]) -> Function:
        """The function that picks the first row whose guard holds; the last row has no guard. A guard that
        must hold when an earlier one fails is not tested, and rows after it are dropped."""
        key = tuple(row.function for row in rows)
        if key in self.choosers:
            return self.choosers[key]
        lines: list[str] = []
        failed: list[Node] = []
        for row in rows:
            if row.guard is not None:
                lines.append(f"// when {row.guard_text}")
            if row.guard is None or opposite(row.guard.node) in failed:
                lines.append(f"return {row.function}();")
                break
            lines.append(f"if ({cpp(row.guard.node)}) return {row.function}();")
            failed.append(row.guard.node)
        name = f"{mode.identifier}_choose_{rows[0].name}"
        while name in {function.name for function in self.choosers.values()}:
            name += "_otherwise"
        matcher = rows[0].text.partition(" when ")[0]
        title, place = (
            f"{mode.name}: of the rows for {matcher}, the first whose guard holds",
            f"{mode.anchor}, {mode.location.file}",
        )
        guards = [row.guard for row in rows if row.guard]
        self.choosers[key] = Function(name, "Outcome", "", title, place, lines, [], guards, list(key))
        return self.choosers[key]
