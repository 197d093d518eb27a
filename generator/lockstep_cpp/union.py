"""Merges the rules of all editions into one text: common parts once, the rest with the days on which they
begin or end.

Each edition is parsed separately; here their models are merged. Statements are matched by their lines in
spec/; rows, states, modes and algorithms by their names. Parts that some editions lack become a `Dated`
statement, which the C++ compiler keeps or drops. The newest edition comes first wherever things are numbered,
so that parts of older editions do not affect it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from lockstep_rules.branches import place_of
from lockstep_rules.diagnostics import Location, Problem, SpecError
from lockstep_rules.model import (
    Act,
    Algorithm,
    Assign,
    Branch,
    Condition,
    Dated,
    Days,
    Do,
    If,
    Jump,
    Let,
    Loop,
    Mode,
    ModeRow,
    Spec,
    State,
    Statement,
    StateRow,
)
from lockstep_rules.walks import all_statements

T = TypeVar("T")
Item = TypeVar("Item")

# By the edition's day.
Versions = Mapping[str, T]


class Calendar:
    """Finds the days that distinguish the editions that have something from those that lack it."""

    def __init__(self, editions: list[str], dates: dict[Location, tuple[str, str]]) -> None:
        self.editions = sorted(editions)
        self.dates = dates

    def days(
        self, there: Iterable[str], among: Iterable[str], location: Location | None = None
    ) -> Days | None:
        """The days of something that some of the editions in `among` have; None if all of them have it. If
        the dates of its line in spec/ select the same editions, they are used; otherwise the dates of the
        editions."""
        own, all_ = set(there), set(among)
        if own == all_:
            return None
        since, until = self.dates.get(location, ("", "")) if location else ("", "")
        if {day for day in all_ if since <= day and (not until or day < until)} == own:
            return Days(since=since, until=until)
        without = all_ - own
        if max(without) < min(own):
            return Days(after=max(without))
        if min(without) > max(own):
            return Days(up_to=max(own))
        return Days(after=max(day for day in without if day < min(own)), up_to=max(own))

    def editions_in(self, days: Days) -> set[str]:
        return {
            day
            for day in self.editions
            if days.since <= day
            and (not days.until or day < days.until)
            and (not days.after or day > days.after)
            and (not days.up_to or day <= days.up_to)
        }

    def versions(
        self, values: Versions[Item], locations: Iterable[Location] = ()
    ) -> list[tuple[Days | None, Item]]:
        """The distinct values of the editions, the oldest first, with the days of each if there are several.
        The last value needs no test if the others have been tested for. `locations`: lines whose dates may
        say when the value changed."""
        distinct: list[tuple[Item, list[str]]] = []
        for day in sorted(values):
            if distinct and distinct[-1][0] == values[day]:
                distinct[-1][1].append(day)
            else:
                distinct.append((values[day], [day]))
        changes = sorted({date for one in locations for date in self.dates.get(one, ()) if date})
        found: list[tuple[Days | None, Item]] = []
        for (value, days), (_, later) in zip(distinct, distinct[1:]):
            between = [date for date in changes if days[-1] < date <= later[0]]
            found.append((Days(until=between[-1]) if between else Days(up_to=days[-1]), value))
        return [*found, (None, distinct[-1][0])]


def columns(versions: Versions[list[Item]], key: Callable[[Item], Hashable]) -> list[dict[str, Item]]:
    """The merged lists: for each item, the editions that have it. The order is the newest edition's; items
    that it lacks come after the items that they follow in their own editions."""
    found: list[tuple[Hashable, dict[str, Item]]] = []
    for day in sorted(versions, reverse=True):
        items = versions[day]
        matcher = difflib.SequenceMatcher(
            None, [one for one, _ in found], [key(item) for item in items], False
        )
        laid: list[tuple[Hashable, dict[str, Item]]] = []
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            if tag == "equal":
                for (one, column), item in zip(found[i1:i2], items[j1:j2], strict=True):
                    laid.append((one, {**column, day: item}))
                continue
            # The older version of a line comes first.
            laid += [(key(item), {day: item}) for item in items[j1:j2]]
            laid += found[i1:i2]
        found = laid
    return [column for _, column in found]


def newest(column: Versions[Item]) -> Item:
    return column[max(column)]


class Merger:
    """Merges the models of editions."""

    def __init__(self, models: Versions[Spec], dates: dict[Location, tuple[str, str]]) -> None:
        self.models = models
        self.calendar = Calendar(list(models), dates)

    def merge(self) -> Spec:
        models = self.models
        latest = newest(models)
        merged = Spec(latest.edition)
        merged.states = [self.state(c) for c in columns(self.of(lambda s: s.states), lambda s: s.name)]
        merged.modes = [self.mode(c) for c in columns(self.of(lambda s: s.modes), lambda m: m.name)]
        merged.algorithms = [
            self.algorithm(c) for c in columns(self.of(lambda s: s.algorithms), lambda a: (a.part, a.name))
        ]
        for day in sorted(models, reverse=True):
            spec = models[day]
            for known, own in (
                (merged.sets, spec.sets),
                (merged.scopes, spec.scopes),
                (merged.anonymous_sets, spec.anonymous_sets),
            ):
                for name, value in own.items():  # type: ignore[attr-defined]
                    known.setdefault(name, value)  # type: ignore[attr-defined]
            merged.complements |= spec.complements
        rules: dict[str, list[Branch]] = {
            day: [branch for branch in spec.branches if branch.owner == branch.name]
            for day, spec in models.items()
        }
        # Conditions come after their rule, because their numbers are relative to it.
        laid: list[dict[str, Branch]] = columns(rules, name_of_branch)
        inside: dict[str, list[Branch]] = {newest(column).name: [] for column in laid}
        for branch in self.first_of_newest(lambda s: s.branches, name_of_branch):
            inside[branch.owner].append(branch)
        merged.branches = [branch for of_owner in inside.values() for branch in of_owner]
        merged.sanitizer_branches = latest.sanitizer_branches
        merged.errors = self.first_of_newest(lambda s: s.errors, lambda e: e.name)
        for error in merged.errors:
            if any(
                other.name == error.name and other != error for s in models.values() for other in s.errors
            ):
                problem = f"the error “{error.name}” is not the same in all editions; give one another name"
                raise SpecError([Problem(Location("spec/tables/tree-errors.tsv", 1), problem)])
        return merged

    def of(self, list_of: Callable[[Spec], list[Item]]) -> dict[str, list[Item]]:
        return {day: list_of(spec) for day, spec in self.models.items()}

    def first_of_newest(
        self, list_of: Callable[[Spec], list[Item]], name: Callable[[Item], str]
    ) -> list[Item]:
        """The items of the newest edition, then those that only other editions have."""
        found: dict[str, Item] = {}
        for day in sorted(self.models, reverse=True):
            for item in list_of(self.models[day]):
                found.setdefault(name(item), item)
        return list(found.values())

    # --- Tokenizer

    def state(self, column: Versions[State]) -> State:
        latest = newest(column)
        merged = replace(latest, days=self.calendar.days(column, self.models, latest.location))
        if len({tuple(map(row_key, state.rows)) for state in column.values()}) > 1:
            lines = [row.location for state in column.values() for row in state.rows]
            merged.versions = self.calendar.versions(column, lines)
            return merged
        merged.entry = self.body({day: state.entry for day, state in column.items()})
        if latest.always is not None:
            merged.always = self.body({day: state.always or [] for day, state in column.items()})
        merged.rows = [
            self.state_row({day: state.rows[number] for day, state in column.items()})
            for number in range(len(latest.rows))
        ]
        return merged

    def state_row(self, column: Versions[StateRow]) -> StateRow:
        merged = replace(newest(column))
        merged.body = self.body({day: row.body for day, row in column.items()})
        if any(isinstance(statement, Dated) for statement in all_statements(merged.body)):
            # Whether a row consumes the character depends on the statements, so versions remain separate.
            lines = [row.location for row in column.values()]
            lines += [one.location for row in column.values() for one in all_statements(row.body)]
            values = {day: tuple(map(deep_key, row.body)) for day, row in column.items()}
            chosen = {values[day]: row for day, row in sorted(column.items())}
            merged.versions = [(days, chosen[one]) for days, one in self.calendar.versions(values, lines)]
        return merged

    # --- Tree construction

    def mode(self, column: Versions[Mode]) -> Mode:
        latest = newest(column)
        rows = columns({day: mode.rows for day, mode in column.items()}, lambda row: row.name)
        days = self.calendar.days(column, self.models, latest.location)
        return replace(latest, rows=[self.mode_row(row, column) for row in rows], days=days)

    def mode_row(self, column: Versions[ModeRow], editions_of_mode: Iterable[str]) -> ModeRow:
        latest = newest(column)
        return replace(
            latest,
            body=self.body({day: row.body for day, row in column.items()}),
            days=self.calendar.days(column, editions_of_mode, latest.location),
        )

    def algorithm(self, column: Versions[Algorithm]) -> Algorithm:
        latest = newest(column)
        return replace(
            latest,
            body=self.body({day: algorithm.body for day, algorithm in column.items()}),
            unused=set.intersection(*(algorithm.unused for algorithm in column.values())),
            days=self.calendar.days(column, self.models, latest.location),
        )

    # --- Statements

    def body(self, versions: Versions[list[Statement]]) -> list[Statement]:
        if len(versions) == 1:
            return next(iter(versions.values()))
        found: list[Statement] = []
        for column in columns(versions, key):
            statement = self.statement(column)
            days = self.calendar.days(column, versions, newest(column).location)
            if days is None:
                found.append(statement)
            elif found and isinstance(found[-1], Dated) and found[-1].days == days:
                found[-1].body.append(statement)
            else:
                found.append(Dated(statement.location, statement.text, days=days, body=[statement]))
        for one, other in zip(found, found[1:]):
            # An `otherwise` whose ifs are all left out has no dates of its own: its days end where theirs begin.
            if isinstance(one, Dated) and isinstance(other, Dated) and one.days.up_to and other.days.since:
                if self.calendar.editions_in(one.days).isdisjoint(self.calendar.editions_in(other.days)):
                    one.days = Days(until=other.days.since)
        return found

    def statement(self, column: Versions[Statement]) -> Statement:
        latest = newest(column)
        if len(column) == 1:
            return latest
        if isinstance(latest, Loop):
            return replace(latest, body=self.body({day: s.body for day, s in column.items()}))  # type: ignore[attr-defined]
        if not isinstance(latest, If):
            return latest
        branches = []
        dates = []
        points = []
        ifs = {day: statement for day, statement in column.items() if isinstance(statement, If)}
        versions = {day: list(enumerate(one.branches)) for day, one in ifs.items()}
        for branch in columns(versions, text_of_branch):
            number, (condition, text, _) = newest(branch)
            branches.append((condition, text, self.body({day: one[1][2] for day, one in branch.items()})))
            location = place_of(condition) if condition else None
            dates.append(self.calendar.days(branch, column, location))
            own = ifs[max(branch)].points
            points.append(own[number] if number < len(own) else "")
        return replace(latest, branches=branches, points=points, days=dates)


def name_of_branch(branch: Branch) -> str:
    return branch.name


def text_of_branch(one: tuple[int, tuple[Condition | None, str, list[Statement]]]) -> Hashable:
    return one[1][1]


def row_key(row: StateRow) -> Hashable:
    return row.text, row.guard_text, row.point


def key(statement: Statement) -> Hashable:
    """The key that two statements share if they are the same line of the rules; the statements under them may
    differ."""
    about: Hashable = statement.text
    if isinstance(statement, Do):
        about = statement.use.node, statement.error, statement.second
    elif isinstance(statement, If):
        condition = statement.branches[0][0]
        about = condition.node if condition else None
    elif isinstance(statement, Loop):
        about = statement.header, statement.condition.node if statement.condition else None
    elif isinstance(statement, (Let, Assign)):
        about = statement.name, statement.value.node
    elif isinstance(statement, Jump):
        about = statement.word, statement.value.node if statement.value else None
    elif isinstance(statement, Act):
        about = statement.mode, tuple(statement.tokens)
    return type(statement), statement.location, about


def deep_key(statement: Statement) -> Hashable:
    return tuple(key(one) for one in all_statements([statement]))


# --- Numbers of branches ------------------------------------------------------------------------------------------------
