"""Generated functions, and the properties that follow from the functions they call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lockstep_rules import walks
from lockstep_rules.model import Act, Condition, Days, Spec, Statement, Use
from lockstep_rules.phrases import tokenizer as tokenizer_phrases
from lockstep_rules.phrases.operations import pure_names

from .emitter import LINE
from .statements import likelihood


@dataclass
class Function:
    name: str
    result: str
    parameters: str
    title: str  # the rule
    place: str  # its anchor and file
    lines: list[str]
    body: list[Statement] = field(default_factory=list)  # the statements that the lines were made from
    guards: list[Condition] = field(default_factory=list)  # the guards of its rows
    rows: list[str] = field(default_factory=list)  # the functions of the rows that it chooses from
    days: Days | None = None  # if some editions lack it
    pure: bool = False  # whether it changes nothing
    seldom: bool = False  # whether it is only called in branches that are seldom taken

    def uses(self) -> Iterator[Use]:
        """The phrases in the function."""
        for guard in self.guards:
            yield from guard.every()
        for statement in walks.all_statements(self.body):
            yield from statement.uses()

    def calls(self, spec: Spec, seldom: bool | None = None) -> set[str]:
        """The functions that this one calls; with `seldom`, only those called in branches that are seldom
        taken (True), or only the others (False)."""
        found = set(self.rows)
        if seldom is not True:
            found |= {name for guard in self.guards for use in guard.every() for name in use.phrase.calls}
        for statement, is_seldom in walks.walk(self.body, likelihood):
            if seldom is None or is_seldom == seldom:
                found |= {name for use in statement.uses() for name in use.phrase.calls}
                if isinstance(statement, Act) and (row := walks.find_row(spec, statement)):
                    found.add(row.function)
        return found

    @property
    def heading(self) -> list[str]:
        """The heading: two lines that no formatter breaks."""
        title = (
            self.title if len(self.title) <= LINE - 3 else self.title[: LINE - 5].rpartition(" ")[0] + " …"
        )
        return [title, f"{self.place}  {self.days.mark}".rstrip() if self.days else self.place]

    @property
    def attributes(self) -> str:
        """The attributes that are hints to the compiler."""
        names = ["gnu::pure"] if self.pure else []
        if self.title in tokenizer_phrases.OFTEN_CALLED:
            names += ["gnu::flatten", "gnu::noinline", "gnu::hot"]
        elif self.seldom:
            names += ["gnu::cold", "gnu::noinline"]
        return f"[[{', '.join(names)}]] " if names else ""


def mark_pure(spec: Spec, functions: list[Function]) -> None:
    """Marks the functions that return a value and call only pure functions."""
    pure = pure_names()
    calls = {function.name: function.calls(spec) for function in functions}
    grows = True
    while grows:
        grows = False
        for function in functions:
            if not function.pure and function.result != "void" and calls[function.name] <= pure:
                function.pure = grows = True
                pure.add(function.name)


def mark_seldom(spec: Spec, algorithms: list[Function], functions: list[Function]) -> None:
    """Marks the algorithms that are called only in branches that are seldom taken, or only by algorithms so
    marked."""
    usual = {function.name: function.calls(spec, seldom=False) for function in functions}
    seldom = set().union(*(function.calls(spec, seldom=True) for function in functions))
    own = {function.name for function in algorithms}
    called_by_others = own - seldom.union(*usual.values())
    reached = [name for name in usual if name not in own or name in called_by_others]
    for name in reached:  # grows during the loop
        reached += sorted(usual[name].intersection(own).difference(reached))
    for function in algorithms:
        function.seldom = function.name not in reached
