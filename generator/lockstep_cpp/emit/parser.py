"""The parser: one text for all editions, and each edition's tables."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Protocol, TypeVar

from lockstep_rules import walks
from lockstep_rules.diagnostics import Location, Problem, SpecError
from lockstep_rules.model import CPP_TYPES, Days, Mode, ModeRow, StateRow, identifier
from lockstep_rules.phrases import tree as tree_phrases

from .. import derive
from .. import specialize as lane_stage
from ..union import Merger, columns, newest
from .cpp import edition_test
from .edition import EditionPart, SetInfo
from .emitter import Emitter
from .functions import Function, mark_pure, mark_seldom
from .lane_functions import LaneFunction, predicate_lines, short_form
from .mode_rows import Cell, ModeRows, ModeTable
from .reference_scan import Block, ReferenceScanWriter
from .statements import Writer, dated, entered
from .states import StateWriter
from .tag_scan import TagScanWriter

FOLDER = "parser"


class Named(Protocol):
    name: str
    lines: list[str]


AnyFunction = TypeVar("AnyFunction", bound=Named)


class ParserEmitter(Emitter):
    """The tokenizer, tree construction and sniffing as one text for all editions; and the differences as
    data, by edition."""

    def __init__(self, parts: dict[str, EditionPart], merger: Merger) -> None:
        self.spec = merger.merge()
        super().__init__(spec=self.spec, namespace="parser", folder=FOLDER)
        self.parts, self.merger, self.calendar = parts, merger, merger.calendar
        self.newest = newest(parts)
        self.tables = self.newest.tables
        self.states_by_identifier = {state.identifier: state.location for state in self.spec.states}
        self.in_order = [parts[day] for day in sorted(parts, reverse=True)]

    def emit(self) -> dict[str, str]:
        self.emit_sets()
        self.emit_input()
        self.emit_tokenizer()
        self.emit_tree()
        self.emit_feedback()
        self.emit_branches()
        self.render("edition.h.j2", f"{FOLDER}/edition.h")
        self.emit_data()
        return self.files

    # --- Several editions as one

    def days_in(self, names_of: Callable[[EditionPart], list[str]]) -> dict[str, Days]:
        """The days of each name that not all editions have: the newest edition's names in its order, then the
        others."""
        names = dict.fromkeys(name for part in self.in_order for name in names_of(part))
        there = {
            name: [day for day, part in self.parts.items() if name in set(names_of(part))] for name in names
        }
        found = {name: self.calendar.days(days, self.parts) for name, days in there.items()}
        return {name: days for name, days in found.items() if days}

    def names_in(self, names_of: Callable[[EditionPart], list[str]]) -> list[str]:
        return list(dict.fromkeys(name for part in self.in_order for name in names_of(part)))

    def one_text(self, functions_of: Callable[[EditionPart], list[AnyFunction]]) -> list[AnyFunction]:
        """The functions of all editions; functions of the same name that differ are merged, with versions."""
        found: list[AnyFunction] = []
        versions = {day: functions_of(part) for day, part in self.parts.items()}
        for column in columns(versions, lambda function: function.name):
            function = copy(newest(column))
            lines = self.calendar.versions({day: tuple(one.lines) for day, one in column.items()})
            function.lines = dated([(days, list(own)) for days, own in lines])
            function.days = self.calendar.days(column, self.parts)  # type: ignore[attr-defined]
            if hasattr(function, "named"):
                function.named = set().union(*(one.named for one in column.values()))  # type: ignore[attr-defined]
            if hasattr(function, "rules"):
                all_rules = [rule for day in sorted(column, reverse=True) for rule in column[day].rules]  # type: ignore[attr-defined]
                function.rules = list(dict.fromkeys(all_rules))
            found.append(function)
        return found

    def in_blocks(self, blocks_of: Callable[[EditionPart], list[Block]]) -> list[str]:
        """The lines of one function in all editions. Blocks are matched by their labels; those that differ
        have versions."""
        blocks = {
            day: {(block.label, block.comment): block.lines for block in blocks_of(part)}
            for day, part in self.parts.items()
        }
        order: list[tuple[str, str]] = []
        for day in sorted(blocks, reverse=True):
            place = 0
            for key in blocks[day]:
                if key not in order:
                    order.insert(place, key)
                place = order.index(key) + 1
        lines: list[str] = []
        lines_of_states = [row.location for state in self.spec.states for row in state.rows]
        lines_of_states += [state.location for state in self.spec.states]
        for label, comment in order:
            own = {
                day: tuple(of_day[label, comment])
                for day, of_day in blocks.items()
                if (label, comment) in of_day
            }
            body = dated([(when, list(one)) for when, one in self.calendar.versions(own, lines_of_states)])
            days = self.calendar.days(own, self.parts, self.states_by_identifier.get(label))
            lines.append(comment)
            if label:
                lines.append(f"[[maybe_unused]] {label}:" if days else f"{label}:")
            lines += dated([(days, body)]) if days else body
        return lines

    # --- Sets -----------------------------------------------------------------------------------------------------

    def emit_sets(self) -> None:
        """Emits a bit for each set that a rule uses; the bits are the same in all editions. Sets tracked on the
        stack come first."""
        of_part = {part.edition.date: part.sets() for part in self.in_order}
        infos = {info.name: info for sets in reversed(of_part.values()) for info in sets}
        followed = {info.name for sets in of_part.values() for info in sets if info.followed}
        names = list(dict.fromkeys(info.name for sets in of_part.values() for info in sets))
        names.sort(key=lambda name: name not in followed)
        for count, most, what in (
            (len(followed), 8, "sets are tracked on the stack"),
            (len(names), 64, "sets are in use"),
        ):
            if count > most:
                raise SpecError(
                    [Problem(Location("spec/sets.rules", 1), f"{count} {what}; the maximum is {most}")]
                )
        self.set_bits = {name: bit for bit, name in enumerate(names)}
        sets = [replace(infos[name], bit=bit) for bit, name in enumerate(names)]
        self.render("sets.h.j2", f"{FOLDER}/sets.h", sets=sets, followed=len(followed))
        self.sets_of_part = of_part

    def values_of_sets(self, part: EditionPart) -> dict[str, object]:
        """The bits of each name in an edition, and the members of the edition's sets."""
        sets, tables = self.sets_of_part[part.edition.date], part.tables

        def member(info: SetInfo, namespace: str, name: str) -> bool:
            if info.name in ("html_namespace", "plain"):
                return namespace == "HTML" and ("HTML", name) not in info.members
            if info.name == "plain_foreign":
                return namespace != "HTML" and (namespace, name) not in info.members
            return ((namespace, name) in info.members) != info.complement

        def sets_of(namespace: str, name: str) -> tuple[str, ...]:
            return tuple(info.name for info in sets if member(info, namespace, name))

        foreign = []
        for space in ("MathML", "SVG"):
            rows: dict[tuple[str, ...], list[str]] = {}
            for name in tables.tag_ids:
                if (own := sets_of(space, name)) != sets_of(space, ""):
                    rows.setdefault(own, []).append(tables.tag_cpp(name))
            foreign.append((space, [(names, own) for own, names in rows.items()]))
        lists: dict[
            tuple[str, ...], str
        ] = {}  # the first set with each value; sets of spec/sets.rules have their own
        members: dict[str, list[str]] = {}
        by_members: list[tuple[str, str]] = []
        complements: list[tuple[str, str]] = []
        for info in sorted(sets, key=lambda info: info.complement or info.name.startswith("tags_")):
            names = [tables.tag_cpp(n) for s, n in info.members if s == "HTML"]
            if not names or info.name == "plain_foreign":
                continue
            first = lists.setdefault(tuple(sorted(names)), info.name)
            if not info.complement and not info.name.startswith("tags_"):
                first = info.name
            members.setdefault(first, names)
            (complements if info.complement else by_members).append((info.name, first))
        return {
            "html_unknown": sets_of("HTML", ""),
            "foreign": foreign,
            "foreign_unknown": sets_of("SVG", ""),
            "members": members,
            "sets_by_members": by_members,
            "complements": complements,
        }

    # --- Input ------------------------------------------------------------------------------------------------------

    def emit_input(self) -> None:
        self.render("sniffing.h.j2", f"{FOLDER}/sniffing.h", functions=self.algorithms("input"))

    # --- Tokenizer --------------------------------------------------------------------------------------------------

    def emit_tokenizer(self) -> None:
        spec = self.spec
        functions: list[Function] = []
        runs: dict[str, list[int]] = {}
        keywords: list[tuple[str, list[StateRow]]] = []
        for state in spec.states:
            lines = StateWriter(spec, state).lines()
            if derive.run_of(state):
                runs[state.identifier] = sorted(derive.run_stop_bytes(state))
            strings = [row for row in state.rows if row.string]
            if strings:
                keywords.append((state.identifier, strings))
            all_versions = [one for _, one in state.versions] or [state]
            bodies = [one for version in all_versions for one in (version.entry, version.always or [])]
            bodies += [row.body for version in all_versions for row in version.rows]
            guards = [row.guard for version in all_versions for row in version.rows if row.guard]
            function = Function(
                state.identifier + "_state",
                "Flow",
                "",
                f"{state.name} state",
                f"{state.anchor}, {state.location.file}",
                lines,
                [statement for body in bodies for statement in body],
                guards,
            )
            function.days = state.days
            functions.append(function)
        algorithms = self.algorithms("tokenizer")
        scan = TagScanWriter(spec)
        names = self.names_in(lambda part: [state.name for state in part.spec.states])
        by_name = {state.name: state for state in spec.states}
        values = {
            "states": [by_name[name] for name in names],
            "functions": functions,
            "algorithms": algorithms,
            "scan": scan.lines(),
            "scan_emission": scan.emission(),
            "doctype_scan": scan.doctypes.lines(),
            "reference_scan": self.in_blocks(lambda part: ReferenceScanWriter(part.spec).blocks()),
            # Each with the first state that has the same bytes.
            "runs": [
                (name, codes, next(first for first, others in runs.items() if others == codes))
                for name, codes in runs.items()
            ],
            "keywords": keywords,
        }
        self.render("states.h.j2", f"{FOLDER}/states.h", **values)
        self.render("tokenizer.h.j2", f"{FOLDER}/tokenizer.h", **values)
        self.render("tokenizer_scan.h.j2", f"{FOLDER}/tokenizer/scan.h", **values)
        for name, what, some in (
            ("algorithms", "The algorithms that states share.", algorithms),
            ("states", "The states (#tokenization), in the Standard's order.", functions),
        ):
            path = f"{FOLDER}/tokenizer/{name}.h"
            self.render("functions.h.j2", path, what=what, functions=some, **TOKENIZER)
        self.render("keywords.re.j2", f"{FOLDER}/keywords.re", **values)

    def algorithms(self, part: str) -> list[Function]:
        functions: list[Function] = []
        for algorithm in self.spec.algorithms:
            if algorithm.part != part:
                continue
            writer = Writer(self.spec)
            if part == "tree":
                writer.of_tree(algorithm.point, algorithm.body)
            lines = [entered(algorithm.point, algorithm.body), *writer.body(algorithm.body)]
            parameters = ", ".join(
                f"{CPP_TYPES[kind]} {f'/*{identifier(name)}*/' if name in algorithm.unused else identifier(name)}"
                for name, kind in algorithm.parameters
            )
            place = ", ".join(filter(None, [algorithm.anchor, algorithm.location.file]))
            result = CPP_TYPES[algorithm.result]
            body = algorithm.body
            function = Function(algorithm.name, result, parameters, algorithm.pattern, place, lines, body)
            function.days = algorithm.days
            functions.append(function)
        if part == "tree":
            mark_pure(self.spec, functions)
        return functions

    # --- Tree construction --------------------------------------------------------------------------------------------

    def row_function(self, mode: Mode, row: ModeRow) -> Function:
        writer = Writer(self.spec, outcome=True).of_tree(row.point, row.body)
        title, place = f"{mode.name}: {row.text}", f"{mode.anchor}, {row.location.file}"
        lines = [entered(row.point, row.body), *writer.function_body(row.body)]
        function = Function(row.function, "Outcome", "", title, place, lines, row.body)
        function.days = row.days or mode.days
        return function

    def tree_functions(self) -> list[Function]:
        rows = [self.row_function(mode, row) for mode in self.spec.modes for row in mode.rows]
        return [*rows, *self.algorithms("tree")]

    def choosers(self) -> list[Function]:
        return self.one_text(lambda part: list(part.dispatch.choosers.values()))

    def emit_tree(self) -> None:
        spec = self.spec
        choosers = self.choosers()
        algorithms = self.algorithms("tree")
        for function in algorithms:
            short = {day: part.lanes.short.get(function.name) for day, part in self.parts.items()}
            versions = [
                (days, short_form(step) if step else []) for days, step in self.calendar.versions(short)
            ]
            function.lines[1:1] = dated(versions)
        rows = {mode.name: [self.row_function(mode, row) for row in mode.rows] for mode in spec.modes}
        functions = [*algorithms, *(function for of_mode in rows.values() for function in of_mode)]
        mark_seldom(spec, algorithms, functions)
        lane_functions = self.one_text(lambda part: part.lane_functions)
        short_ends = shared([one for one in lane_functions if one.is_short and one.kind == "end tag"])
        shadowed = [one for functions in short_ends for one in functions[1:]]
        lane_functions = [one for one in lane_functions if one not in shadowed]
        foreign_functions = self.one_text(lambda part: part.foreign_functions)
        for part in self.parts.values():
            for variant in part.variant_functions.values():
                variant.rules = [rule for shape in variant.shapes for rule in shape.rules]
        variant_functions = self.one_text(lambda part: list(part.variant_functions.values()))
        predicates = self.one_text(lambda part: predicates_of(part))
        modes = {mode.name: mode for mode in spec.modes}
        self.modes = [modes[n] for n in self.names_in(lambda p: [mode.name for mode in p.spec.modes])]
        self.rule_names = self.names_in(lambda part: list(part.dispatch.rules))
        self.rule_days = self.days_in(lambda part: list(part.dispatch.rules))
        # The dispatch table follows rows that only name another mode, so their functions are not called.
        called = {name for function in [*functions, *choosers] for name in function.calls(spec)}
        called |= set(self.rule_names)
        rows = {name: [f for f in of_mode if f.name in called] for name, of_mode in rows.items()}
        dates = {function.name: function.days for function in functions if function.days}
        self.rule_days = {name: dates.get(name, days) for name, days in self.rule_days.items()}
        self.shape_names = self.names_in(lambda part: [shape.name for shape in part.lanes.shapes])
        self.tree_values = {
            "modes": spec.modes,
            "ordered_modes": self.modes,
            "lane_functions": lane_functions,
            "short_ends": short_ends,
            "foreign_functions": foreign_functions,
            "variant_functions": variant_functions,
            "variant_cases": self.variant_cases(),
            "start_reprocessed": self.reprocessed("start tag"),
            "end_reprocessed": self.reprocessed("end tag"),
            "predicates": predicates,
            "rows": rows,
            "algorithms": algorithms,
            "choosers": choosers,
            "public_algorithms": [f for f in algorithms if f.title in PUBLIC_ALGORITHMS],
            "own_algorithms": [f for f in algorithms if f.title not in PUBLIC_ALGORITHMS],
            "rule_groups": grouped(self.rule_names, self.rule_days),
            "rule_names": self.rule_names,
            "shape_names": self.shape_names,
            "dispatch": self.dispatch_rows(),
            "tag_cpp": self.tables.tag_cpp,
            "plain_names": walks.PLAIN_CLASSES,
            "plain_classes": list(walks.PLAIN_CLASSES.values()),
            "tag_count": len(self.tables.tag_ids) + 1,
        }
        values = self.tree_values
        self.render("lanes.h.j2", f"{FOLDER}/tree/lanes.h", **values)
        self.render("rules.h.j2", f"{FOLDER}/rules.h", **values)
        self.render("dispatch.h.j2", f"{FOLDER}/dispatch.h", **values)
        self.emit_tree_errors()
        self.render("tree_builder.h.j2", f"{FOLDER}/tree_builder.h", **values)
        for mode in spec.modes:
            self.render(
                "functions.h.j2",
                f"{FOLDER}/tree/{mode.identifier}.h",
                what=f"{described(mode)} ({mode.anchor}).",
                functions=rows[mode.name],
                **TREE_BUILDER,
            )
        self.render(
            "functions.h.j2",
            f"{FOLDER}/tree/algorithms.h",
            what="The algorithms of tree construction, and the choices between rows with guards.",
            functions=[*algorithms, *choosers],
            **TREE_BUILDER,
        )

    def emit_tree_errors(self) -> None:
        """Emits the errors of tree construction. A build without the editions that report an error does not
        contain its text."""
        groups: list[tuple[list[str], list[tuple[str, object]]]] = []
        for error in self.spec.errors:
            macros = [
                part.edition.macro
                for part in self.in_order
                if any(other.name == error.name for other in part.spec.errors)
            ]
            macros = [] if len(macros) == len(self.parts) else macros
            # Errors of the newest edition are in every build, so the others come after them.
            macros = [] if self.newest.edition.macro in macros else macros
            if not groups or groups[-1][0] != macros:
                groups.append((macros, []))
            groups[-1][1].append((identifier(error.name), error))
        errors = [(identifier(error.name), error) for error in self.spec.errors]
        self.render("tree_errors.h.j2", "tables/tree_errors.h", errors=errors)
        self.render("tree_errors.cpp.j2", "tables/tree_errors.cpp", groups=groups)

    def dispatch_rows(self) -> list[ModeRows]:
        """The dispatch table, by mode. The cells are rules, with conditions if they depend on the edition."""
        everywhere = walks.token_classes(
            sorted({tag for part in self.in_order for tag in part.dispatch.tags})
        )
        cells: dict[str, dict[Cell, str]] = {}
        for mode in self.modes:
            parts = {day: part for day, part in self.parts.items() if mode.name in part.dispatch.modes}
            cells[mode.name] = {cell: self.rule_by_edition(parts, mode.name, cell) for cell in everywhere}
        table = ModeTable(self.modes, cells, str, self.tables.tag_cpp)
        return [table.of_mode(mode, mode.days) for mode in self.modes]

    def rule_by_edition(self, parts: dict[str, EditionPart], mode: str, cell: Cell) -> str:
        """The rule that handles a token in a mode, in the editions that have the mode."""
        rules = {day: part.rule_of(mode, cell) for day, part in parts.items()}
        lines = [line for part in parts.values() for line in part.lines_of(mode, cell)]
        versions = self.calendar.versions(rules, lines)
        return "".join(f"{edition_test(days)} ? {rule} : " if days else rule for days, rule in versions)

    def variant_cases(self) -> list[tuple[list[str], list[str]]]:
        """Lanes of end tags, grouped by their return statements, which call the variants defined above."""
        cases: dict[tuple[str, ...], list[str]] = {}
        for name in self.shape_names:
            column = {
                day: f"return {part.variants[name].call};"
                for day, part in self.parts.items()
                if name in part.variants and part.variants[name].kind == "end tag"
            }
            if column:
                cases.setdefault(tuple(self.case(column)), []).append(name)
        return [(names, list(lines)) for lines, names in cases.items()]

    def case(self, column: dict[str, str]) -> list[str]:
        """The statements of a case: a return in the editions that have it, otherwise false."""
        otherwise = "return false;"
        versions = self.calendar.versions({day: column.get(day, otherwise) for day in self.parts})
        if len(versions) == 2 and versions[0][0] and versions[0][1] == otherwise:
            versions = [(versions[0][0].opposite, versions[1][1]), (None, otherwise)]
        return [f"if constexpr ({edition_test(days)}) {cpp}" if days else cpp for days, cpp in versions]

    def reprocessed(self, kind: str) -> list[tuple[str, list[str]]]:
        """Lanes after which the token is reprocessed, each with its return statements."""
        take = f"take_{kind.replace(' ', '_')}_lane({'tag_token' if kind == 'start tag' else 'tag_name'})"
        found = []
        for name in self.shape_names:
            column = {}
            for day, part in self.parts.items():
                shape = next((shape for shape in part.lanes.shapes if shape.name == name), None)
                if shape is None or not shape.reprocesses or (kind == "end tag" and shape.kind != "tag"):
                    continue
                first = f"lane_{name}()"
                if shape.kind != "tag":
                    first = part.variants[name].call
                column[day] = f"return {first} && {take};"
            if column:
                found.append((name, self.case(column)))
        return found

    # --- Token streams without a tree -----------------------------------------------------------------------------------

    def emit_feedback(self) -> None:
        """Emits the rules for foreign content again, for a stack of names, and the effects of start tags
        elsewhere."""
        spec = self.spec
        targets = self.names_in(foreign_targets)
        days = self.days_in(foreign_targets)
        known = {f.name: f for f in [*self.tree_functions(), *self.choosers()]}
        known = {name: f for name, f in known.items() if name not in FEEDBACK_FUNCTIONS}
        wanted = ["the_rules_for_html_content_apply", *targets]
        for name in wanted:  # grows as the functions that they call are found
            calls = known[name].calls(spec)
            wanted += [call for call in known if call in calls and call not in wanted]
        functions = [known[name] for name in wanted]
        self.render(
            "feedback.h.j2",
            f"{FOLDER}/feedback.h",
            functions=functions,
            targets=[(name, days.get(name)) for name in targets],
            tables=self.calendar.versions({day: tag_feedback(part) for day, part in self.parts.items()}),
        )

    # --- Branches -------------------------------------------------------------------------------------------------------

    def emit_branches(self) -> None:
        self.render("branches.h.j2", f"{FOLDER}/branches.h")
        self.render("branches.cpp.j2", "observed/branches.cpp")

    # --- Data -----------------------------------------------------------------------------------------------

    def emit_data(self) -> None:
        for part in self.in_order:
            edition, folder = part.edition, part.edition.folder
            modes = [mode.name for mode in part.spec.modes]
            passed, lists = part.passed()
            values = {
                "edition": edition,
                "edition_folder": folder,
                "rules": f"parser::Rules<parser::{edition.type_name}>",
                "mode_count": 1 + max(i for i, mode in enumerate(self.modes) if mode.name in modes),
                "rule_count": 1
                + max(i for i, rule in enumerate(self.rule_names) if rule in part.dispatch.rules),
                "missing_states": [
                    s for s in self.spec.states if s.name not in {own.name for own in part.spec.states}
                ],
                "lanes": part.lanes,
                "rules_with_lanes": [rule for rule in self.rule_names if rule in part.lanes.by_rule],
                "alike": {
                    mode.name: derive.treats_text_alike(mode, part.dispatch.modes) for mode in part.spec.modes
                },
                "ordered_modes": self.modes,
                "serialization": part.tables.serialization,
                "formatting": [name for _, name in part.spec.sets["formatting"].members],
                "passed": passed,
                "passed_lists": lists,
                **self.values_of_sets(part),
            }
            self.render("data.h.j2", f"{folder}/data.h", **values)
            self.render("data.cpp.j2", f"{folder}/data.cpp", **values)
            self.render("observed_edition.cpp.j2", f"{folder}/observed/edition.cpp", **values)
            for name in (
                "edition",
                "locating",
                "rewriting",
                "sanitizing",
                "scripting",
                "speculative",
                "tokens",
            ):
                self.render(f"{name}.cpp.j2", f"{folder}/{name}.cpp", **values)


def shared(functions: list[LaneFunction]) -> list[list[LaneFunction]]:
    """Groups lanes of different rules that have the same code; the first function represents its group."""
    found: dict[tuple[str, ...], list[LaneFunction]] = {}
    for function in functions:
        found.setdefault(tuple(function.lines), []).append(function)
    for first, *others in found.values():
        first.rules = [*first.rules, *(rule for other in others for rule in other.rules)]
    return list(found.values())


def grouped(names: list[str], days: dict[str, Days]) -> list[tuple[Days | None, list[str]]]:
    """The names grouped by their days; those of all editions come first."""
    groups: dict[Days | None, list[str]] = {None: []}
    for name in names:
        groups.setdefault(days.get(name), []).append(name)
    return list(groups.items())


def predicates_of(part: EditionPart) -> list[Function]:
    return [
        Function(
            lane_stage.predicate_name(algorithm),
            "bool",
            "",
            f"whether this does nothing: {algorithm.pattern}",
            f"{algorithm.anchor}, {algorithm.location.file}",
            predicate_lines(part.spec, algorithm),
        )
        for algorithm in part.lanes.predicates
    ]


def described(mode: Mode) -> str:
    """A description of the mode's file of rules; foreign content is not an insertion mode."""
    return (
        "The rules for tokens in foreign content"
        if mode.name == "foreign content"
        else f'The insertion mode "{mode.name}"'
    )


def foreign_targets(part: EditionPart) -> list[str]:
    """The rules for tags in foreign content."""
    dispatch = part.dispatch
    foreign = dispatch.modes["foreign content"]
    targets = [dispatch.target(foreign, kind, tag) for kind, tag in dispatch.classes if kind.endswith(" tag")]
    return list(dict.fromkeys(targets))


def tag_feedback(part: EditionPart) -> tuple[tuple[tuple[str, ...], str], ...]:
    """The effects of start tags, each with the tags that have it; the effect of tags that no rule names comes
    first."""
    names: dict[str, list[str]] = {feedback_cpp(derive.tag_feedback(part.spec, "*")): []}
    for tag in part.dispatch.tags:
        names.setdefault(feedback_cpp(derive.tag_feedback(part.spec, tag)), []).append(
            part.tables.tag_cpp(tag)
        )
    return tuple((tuple(tags), feedback) for feedback, tags in names.items())


def feedback_cpp(feedback: derive.TagFeedback) -> str:
    """The members that differ from the defaults."""
    members = [f".state = State::{identifier(feedback.state)}"] if feedback.state != "data" else []
    members += [".unless_disabled = true"] if feedback.unless_disabled else []
    members += [f".opens = Namespace::{feedback.opens}"] if feedback.opens != "none" else []
    members += [".acknowledged = true"] if feedback.acknowledged else []
    members += [".closes_p = true"] if feedback.closes_p else []
    return ", ".join(members)


# The class whose members a file of functions defines.
TOKENIZER = {"owner": "Tokenizer", "first": "Sink", "header": "tokenizer.h", "rules": "tokenizer.rules"}
TREE_BUILDER = {"owner": "TreeBuilder", "first": "Tree", "header": "tree_builder.h", "rules": "tree/"}

# Algorithms of tree construction that the runtime calls.
PUBLIC_ALGORITHMS = {*tree_phrases.CALLED_BY_RUNTIME, *tree_phrases.CALLED_BY_PARTS}

# Functions that feedback.h defines instead of the generated ones.
FEEDBACK_FUNCTIONS = {"insert_a_foreign_element_for_in", "process_using"}
