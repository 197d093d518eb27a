"""Which function handles which token in which mode."""

from __future__ import annotations

from lockstep_rules import walks
from lockstep_rules.model import Mode, ModeRow, Spec

from .cpp import cpp
from .functions import Function


class Dispatch:
    """Which function handles which token in which mode."""

    def __init__(self, spec: Spec) -> None:
        self.modes = {mode.name: mode for mode in spec.modes}
        self.tags = walks.named_tags(spec)
        self.classes = walks.token_classes(self.tags)
        self.rules: dict[str, None] = {}  # functions, in the order of the table
        self.choosers: dict[tuple[str, ...], Function] = {}  # by the rows that they choose from

    def row(self, mode: Mode) -> list[tuple[str, str, str]]:
        """The mode's row of the table: kinds of tokens with their rules; for tags, first the rule for any tag, then the
        tags that have their own."""
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

    def target(self, mode: Mode, kind: str, tag: str, seen: tuple[str, ...] = ()) -> str:
        """The function that handles a token in a mode; rows that only name another mode are followed."""
        rows = walks.candidates(mode, kind, tag)
        if len(rows) > 1:
            return self.chooser(mode, rows).name
        other = walks.using_the_rules_for(rows[0])
        if other and mode.name not in seen:
            return self.target(self.modes[other], kind, tag, (*seen, mode.name))
        return rows[0].function

    def passed(self, mode: Mode, kind: str, tag: str) -> tuple[str, ...]:
        """The rows that only name another mode, on the way to the function that handles a token."""
        found: list[str] = []
        seen: set[str] = set()
        rows = walks.candidates(mode, kind, tag)
        while len(rows) == 1 and mode.name not in seen and walks.using_the_rules_for(rows[0]):
            seen.add(mode.name)
            found.append(rows[0].point)
            mode = self.modes[walks.using_the_rules_for(rows[0])]
            rows = walks.candidates(mode, kind, tag)
        return tuple(found)

    def chooser(self, mode: Mode, rows: list[ModeRow]) -> Function:
        """The function that picks the first row whose guard holds; the last row has none."""
        key = tuple(row.function for row in rows)
        if key in self.choosers:
            return self.choosers[key]
        lines: list[str] = []
        for row in rows:
            if row.guard is not None:
                lines.append(f"// when {row.guard_text}")
                lines.append(f"if ({cpp(row.guard.node)}) return {row.function}();")
            else:
                lines.append(f"return {row.function}();")
        name = f"{mode.identifier}_choose_{rows[0].name}"
        while name in {function.name for function in self.choosers.values()}:
            name += "_otherwise"
        title, place = (
            f"{mode.name}: the first of these rows whose guard holds",
            f"{mode.anchor}, {mode.location.file}",
        )
        guards = [row.guard for row in rows if row.guard]
        self.choosers[key] = Function(name, "Outcome", "", title, place, lines, [], guards, list(key))
        return self.choosers[key]
