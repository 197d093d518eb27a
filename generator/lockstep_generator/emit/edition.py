"""One edition: tokenizer, tree construction, sniffing."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .. import derive
from .. import lanes as lane_stage
from ..diagnostics import Location, Problem, SpecError
from ..model import CPP_TYPES, Algorithm, Mode, ModeRow, Spec, StateRow, identifier
from ..phrases import tree as tree_phrases
from ..read import Edition
from ..tables import Tables
from .dispatch import Dispatch
from .emitter import Emitter
from .functions import Function, mark_pure, mark_seldom
from .states import StateWriter
from .statements import Writer, entered
from .tag_scan import TagScanWriter


class EditionEmitter(Emitter):
    """One edition: tokenizer, tree construction, sniffing."""

    def __init__(self, spec: Spec, tables: Tables, edition: Edition) -> None:
        super().__init__(spec=spec, edition=edition, namespace=edition.namespace, folder=edition.folder)
        self.spec, self.tables, self.folder = spec, tables, edition.folder
        self.dispatch = Dispatch(spec)
        self.table = [(mode.identifier, self.dispatch.row(mode)) for mode in spec.modes]
        self.lanes = self.find_lanes()

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

    def emit(self) -> dict[str, str]:
        self.emit_sets()
        self.emit_input()
        self.emit_tokenizer()
        self.emit_tree()
        self.emit_feedback()
        self.render("branches.h.j2", f"{self.folder}/branches.h")
        self.render("edition.h.j2", f"{self.folder}/edition.h", serialization=self.tables.serialization)
        self.render("edition.cpp.j2", f"{self.folder}/edition.cpp")
        self.render("locating.cpp.j2", f"{self.folder}/locating.cpp")
        self.render("sanitizing.cpp.j2", f"{self.folder}/sanitizing.cpp")
        self.render("scripting.cpp.j2", f"{self.folder}/scripting.cpp")
        self.render("speculative.cpp.j2", f"{self.folder}/speculative.cpp")
        self.render("tokens.cpp.j2", f"{self.folder}/tokens.cpp")
        return self.files

    # --- Sets -----------------------------------------------------------------------------------------------------

    def emit_sets(self) -> None:
        """A bit for each set that a rule uses. The sets that are tracked on the stack come first."""
        spec, tables = self.spec, self.tables
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
            add(constant.removeprefix("sets::"), [("HTML", t) for t in tags], " ".join(tags))
        for name in sorted(spec.complements):
            add(f"not_in_set_{identifier(name)}", spec.sets[name].members, f"not in the set {name}", True)
        add("html_namespace", [], "every HTML element", True)
        # Derived: see lanes/.
        excepted = self.lanes.excepted
        add("plain", [("HTML", name) for name in excepted], "HTML elements but " + ", ".join(excepted), True)
        named = sorted(self.lanes.foreign_excepted)
        what = "foreign elements but " + ", ".join(" ".join(member) for member in named)
        add("plain_foreign", named, what, True)
        # Which sets the stack is searched for: those in an operation that looks for the nearest element.
        asked = self.sets_asked_of_the_stack()
        for info in sets:
            info.followed = info.followed and info.name in asked
        sets.sort(key=lambda info: not info.followed)
        followed = [info for info in sets if info.followed]
        for count, most, what in (
            (len(followed), 8, "sets are tracked on the stack"),
            (len(sets), 64, "sets are in use"),
        ):
            if count > most:
                raise SpecError(
                    [Problem(Location("spec/sets.rules", 1), f"{count} {what}; the maximum is {most}")]
                )
        for bit, info in enumerate(sets):
            info.bit = bit

        def bits(namespace: str, name: str) -> int:
            value = 0
            for info in sets:
                if info.name in ("html_namespace", "plain"):
                    member = namespace == "HTML" and ("HTML", name) not in info.members
                elif info.name == "plain_foreign":
                    member = namespace != "HTML" and (namespace, name) not in info.members
                else:
                    member = ((namespace, name) in info.members) != info.complement
                value |= member << info.bit
            return value

        tag_names = ["", *tables.tag_ids]
        foreign = {
            space: {
                tables.tag_ids[n]: bits(space, n) for n in tables.tag_ids if bits(space, n) != bits(space, "")
            }
            for space in ("MathML", "SVG")
        }
        members = {info.name: [tables.tag_cpp(n) for s, n in info.members if s == "HTML"] for info in sets}
        members["plain"] = members["plain_foreign"] = []  # no rule asks for them
        values = {
            "sets": sets,
            "html": [bits("HTML", name) for name in tag_names],
            "html_unknown": bits("HTML", ""),
            "foreign": foreign,
            "foreign_unknown": bits("SVG", ""),
            "members": members,
            "tag_names": tag_names,
        }
        self.render("sets.h.j2", f"{self.folder}/sets.h", **values)
        self.render("sets.cpp.j2", f"{self.folder}/sets.cpp", **values)

    def sets_asked_of_the_stack(self) -> set[str]:
        found: set[str] = set()
        for function in self.tree_functions():
            for use in function.uses():
                if use.phrase.calls & tree_phrases.SEARCHES_OF_THE_STACK:
                    texts = [use.phrase.cpp, *(argument.cpp for argument in use.arguments.values())]
                    found |= {name for text in texts for name in re.findall(r"sets::(\w+)", text)}
        return found

    # --- Input ------------------------------------------------------------------------------------------------------

    def emit_input(self) -> None:
        functions = self.algorithms("input")
        used: set[str] = set(OWN_OPERATIONS["input"])
        for function in functions:
            used |= function.operations
        self.render(
            "sniffing.h.j2", f"{self.folder}/sniffing.h", functions=functions, operations=sorted(used)
        )

    # --- Tokenizer --------------------------------------------------------------------------------------------------

    def emit_tokenizer(self) -> None:
        functions: list[Function] = []
        runs: dict[str, list[int]] = {}
        keywords: list[tuple[str, list[StateRow]]] = []
        used = set(OWN_OPERATIONS["tokenizer"])
        for state in self.spec.states:
            lines = StateWriter(self.spec, state).lines()
            if derive.run_action(state):
                runs[state.identifier] = sorted(derive.run_stop_bytes(state))
            strings = [row for row in state.rows if row.string]
            if strings:
                keywords.append((state.identifier, strings))
            functions.append(
                Function(
                    state.identifier + "_state",
                    "Flow",
                    "",
                    f"{state.name} state",
                    f"{state.anchor}, {state.location.file}",
                    lines,
                    [*state.entry, *(state.always or []), *(s for row in state.rows for s in row.body)],
                    [row.guard for row in state.rows if row.guard],
                )
            )
        algorithms = self.algorithms("tokenizer")
        scan = TagScanWriter(self.spec)
        for function in [*functions, *algorithms]:
            used |= function.operations
        values = {
            "states": self.spec.states,
            "functions": functions,
            "algorithms": algorithms,
            "scan": scan.lines(),
            "doctype_scan": scan.doctypes.lines(),
            "reference_scan": scan.references.lines(),
            "operations": sorted(used),
            "run_codes": runs,
            "keywords": keywords,
        }
        self.render("states.h.j2", f"{self.folder}/states.h", **values)
        self.render("tokenizer.h.j2", f"{self.folder}/tokenizer.h", **values)
        self.render("tokenizer_scan.h.j2", f"{self.folder}/tokenizer/scan.h", **values)
        for name, what, some in (
            ("algorithms", "The algorithms that states share.", algorithms),
            ("states", "The states (#tokenization), in the Standard's order.", functions),
        ):
            path = f"{self.folder}/tokenizer/{name}.h"
            self.render("functions.h.j2", path, what=what, functions=some, **TOKENIZER)
        self.render("keywords.re.j2", f"{self.folder}/keywords.re", **values)

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
            functions.append(
                Function(algorithm.name, result, parameters, algorithm.pattern, place, lines, body)
            )
        if part == "tree":
            mark_pure(self.spec, functions)
        return functions

    # --- Tree construction --------------------------------------------------------------------------------------------

    def row_function(self, mode: Mode, row: ModeRow) -> Function:
        writer = Writer(self.spec, outcome=True).of_tree(row.point, row.body)
        title, place = f"{mode.name}: {row.text}", f"{mode.anchor}, {row.location.file}"
        lines = [entered(row.point, row.body), *writer.function_body(row.body)]
        return Function(row.function, "Outcome", "", title, place, lines, row.body)

    def tree_functions(self) -> list[Function]:
        rows = [self.row_function(mode, row) for mode in self.spec.modes for row in mode.rows]
        return [*rows, *self.algorithms("tree")]

    def tests_of_names(self, shape: lane_stage.Shape) -> list[str]:
        """For each closing of a shape the C++ of the question whether it is for the elements."""
        excepted = set(self.lanes.excepted)
        rules = {row.function: row for mode in self.spec.modes for row in mode.rows}
        # The tag of an end tag is not that of the current node.
        tags = (
            {tag for rule in shape.rules for _, tag in self.targets[rule]}
            if shape.kind == "end tag"
            else set()
        )
        tests = []
        for closing in shape.closings:
            names = {closed[0] for closed in closing.closed}
            sets = [
                name_set
                for name_set in self.spec.sets.values()
                if name_set.uses
                and len(names) > 2
                and names <= (members := {tag for space, tag in name_set.members if space == "HTML"})
                and members - excepted - tags <= names
            ]
            if sets and len(closing.closed[0]) == 1:
                tests.append(f"is_in_set(current, sets::set_{sets[0].identifier})")
                continue
            parts = []
            for first in dict.fromkeys(closed[0] for closed in closing.closed):
                others = [closed[1] for closed in closing.closed if closed[0] == first and len(closed) > 1]
                part = f"current->name == {self.tables.tag_cpp(first)}"
                above = " || ".join(
                    f"is_html_element(current->above, {self.tables.tag_cpp(o)})" for o in others
                )
                parts.append(f"({part} && ({above}))" if above else part)
            tests.append(" || ".join(parts))
        return tests

    def emit_tree(self) -> None:
        spec = self.spec
        dispatch, lanes = self.dispatch, self.lanes
        choosers = list(dispatch.choosers.values())
        algorithms = self.algorithms("tree")
        for function in algorithms:
            if function.name in lanes.short:
                function.lines[1:1] = short_form(lanes.short[function.name])
        rows = {mode.name: [self.row_function(mode, row) for row in mode.rows] for mode in spec.modes}
        functions = [*algorithms, *(function for of_mode in rows.values() for function in of_mode)]
        mark_seldom(spec, algorithms, functions)
        used = set(OWN_OPERATIONS["tree"])
        for function in [*functions, *choosers]:
            used |= function.operations
        lane_functions = [LaneFunction(shape) for shape in lanes.shapes if shape.lane is not None]
        foreign_functions = [ForeignLaneFunction(lane) for lane in lanes.foreign]
        closing_functions: dict[tuple[str, ...], ClosingFunction] = {}
        closings: dict[str, ClosingFunction] = {}  # by shape
        for shape in lanes.shapes:
            if shape.closings:
                closing_function = ClosingFunction(shape, self.tests_of_names(shape))
                closings[shape.name] = closing_functions.setdefault(
                    tuple(closing_function.lines), closing_function
                )
                closings[shape.name].shapes.append(shape)
        predicates = [
            Function(
                lane_stage.predicate_name(algorithm),
                "bool",
                "",
                f"whether this does nothing: {algorithm.pattern}",
                f"{algorithm.anchor}, {algorithm.location.file}",
                predicate_lines(spec, algorithm),
            )
            for algorithm in lanes.predicates
        ]
        known = {
            name for function in [*functions, *choosers] for name in function.operations
        } | LANE_OPERATIONS
        for lines in [
            *(f.lines for f in lane_functions),
            *(f.lines for f in foreign_functions),
            *(f.lines for f in closing_functions.values()),
            *(f.lines for f in predicates),
            list(lanes.short.values()),
        ]:
            used |= known.intersection(re.findall(r"\b(\w+)\(", " ".join(lines)))
        if "kSanitizes" in used:
            used.add("sanitizes")
        if lanes.shapes:
            used |= {
                "plain_current",
                "append_element",
                "append_text",
                "is_plain",
                "plain_foreign_current",
                "kLanes",
                "is_html_element",
            }
        values = {
            "modes": spec.modes,
            "lanes": lanes,
            "lane_functions": lane_functions,
            "foreign_functions": foreign_functions,
            "closing_functions": list(closing_functions.values()),
            "closings": closings,
            "predicates": predicates,
            "rows": rows,
            "algorithms": algorithms,
            "choosers": choosers,
            "operations": sorted(used),
            "rule_names": list(dispatch.rules),
            "errors": [(identifier(error.name), error) for error in spec.errors],
            "table": self.table,
            "tag_cpp": self.tables.tag_cpp,
            "plain_names": derive.PLAIN_CLASSES,
            "plain_classes": list(derive.PLAIN_CLASSES.values()),
            "tags": dispatch.tags,
            "tag_class": {self.tables.tag_ids[tag]: index + 1 for index, tag in enumerate(dispatch.tags)},
            "tag_count": len(self.tables.tag_ids) + 1,
            "alike": [derive.treats_text_alike(mode, dispatch.modes) for mode in spec.modes],
        }
        passed_lists: list[tuple[str, ...]] = [()]
        passed: dict[str, list[int]] = {}
        for mode in spec.modes:
            lists = [dispatch.passed(mode, kind, tag) for kind, tag in dispatch.classes]
            passed_lists += [rows for rows in dict.fromkeys(lists) if rows not in passed_lists]
            passed[mode.name] = [passed_lists.index(rows) for rows in lists]
        values |= {"passed": passed, "passed_lists": passed_lists[1:], "passed_tags": dispatch.tags}
        self.render("lanes.h.j2", f"{self.folder}/tree/lanes.h", **values)
        self.render("observed_edition.cpp.j2", f"{self.folder}/observed/edition.cpp", **values)
        self.render("rules.h.j2", f"{self.folder}/rules.h", **values)
        self.render("dispatch.cpp.j2", f"{self.folder}/dispatch.cpp", **values)
        self.render("tree_errors.cpp.j2", f"{self.folder}/tree_errors.cpp", **values)
        self.render("tree_builder.h.j2", f"{self.folder}/tree_builder.h", **values)
        for mode in spec.modes:
            self.render(
                "functions.h.j2",
                f"{self.folder}/tree/{mode.identifier}.h",
                what=f"The rules for {mode.name}, {mode.anchor}.",
                functions=rows[mode.name],
                **TREE_BUILDER,
            )
        self.render(
            "functions.h.j2",
            f"{self.folder}/tree/algorithms.h",
            what="The algorithms of tree construction, and the choices between rows with guards.",
            functions=[*algorithms, *choosers],
            **TREE_BUILDER,
        )

    # --- Token streams without a tree -----------------------------------------------------------------------------------

    def emit_feedback(self) -> None:
        """The rules for foreign content once more, for a stack of names, and what start tags do elsewhere."""
        spec = self.spec
        dispatch = self.dispatch
        foreign = dispatch.modes["foreign content"]
        targets = {
            dispatch.target(foreign, kind, tag): None
            for kind, tag in dispatch.classes
            if kind.endswith(" tag")
        }
        known = {f.name: f for f in [*self.tree_functions(), *dispatch.choosers.values()]}
        known = {name: f for name, f in known.items() if name not in OWN_OPERATIONS["feedback"]}
        wanted = ["the_rules_for_html_content_apply", *targets]
        for name in wanted:  # grows while the functions that they call are found
            calls = known[name].calls(spec)
            wanted += [call for call in known if call in calls and call not in wanted]
        functions = [known[name] for name in wanted]
        tag_names = sorted(self.tables.tag_ids, key=lambda name: self.tables.tag_ids[name])
        used = set(OWN_OPERATIONS["feedback"])
        for function in functions:
            used |= function.operations
        self.render(
            "feedback.h.j2",
            f"{self.folder}/feedback.h",
            functions=functions,
            operations=sorted(used - {"node_of"}),
            targets=list(targets),
            tags=[("names that are not known", derive.tag_feedback(spec, "*"))]
            + [(tag, derive.tag_feedback(spec, tag if tag in dispatch.tags else "*")) for tag in tag_names],
        )


def short_form(cpp: str) -> list[str]:
    """At the beginning of an algorithm: what it comes to in a plain place."""
    name = " && is_plain(the_token)" if "the_token" in cpp else ""
    return [
        "// Derived: what this comes to in a plain place.",
        "if constexpr (kLanes) {",
        f"  if (const Element current = plain_current(); current != nullptr{name}) {{",
        f"    {cpp}",
        "    return;",
        "  }",
        "}",
    ]


def predicate_lines(spec: Spec, algorithm: Algorithm) -> list[str]:
    """The beginning of an algorithm, up to where it does something."""
    lines = Writer(spec, observed=False).body(lane_stage.early_exit(algorithm))
    return [*(line.replace("return;", "return true;") for line in lines), "return false;"]


class LaneFunction:
    """The C++ of a lane."""

    PARAMETERS = {
        "start tag": "[[maybe_unused]] TagToken& tag_token, [[maybe_unused]] Element current",
        "end tag": "[[maybe_unused]] NameId tag_name, [[maybe_unused]] Element current",
        "tag": "",
        "character": "std::string_view data, [[maybe_unused]] Element current",
    }
    BEGINNINGS: dict[str, list[str]] = {
        "start tag": ["begin_lane(tag_token);"],
        "end tag": ["begin_lane(tag_name);"],
        "tag": [],  # done by the caller
        "character": [],
    }
    # Steps on which the others do not depend: those come last, so that the last one is a tail call.
    ANY_TIME = {"set_frameset_ok(false);", "tag_token.self_closing_acknowledged = true;"}

    def __init__(self, shape: lane_stage.Shape) -> None:
        self.name, self.kind, self.rules = f"lane_{shape.name}", shape.kind, shape.rules
        self.parameters = self.PARAMETERS[shape.kind]
        self.lines: list[str] = []
        assert shape.lane is not None
        otherwise = "false"
        if shape.closings and shape.kind == "start tag":
            otherwise = f"closings_{shape.name}(tag_token, current)"
        if any("append_foreign" in step for step in shape.lane.steps):
            self.lines.append("if (LOCKSTEP_SMALL_TABLES) return false;  // see plain_foreign_current()")
        self.lines += questions(shape.lane, otherwise)
        steps = sorted(shape.lane.steps, key=lambda step: step not in self.ANY_TIME)
        self.lines += [*self.BEGINNINGS[shape.kind], *steps]
        if shape.only_whitespace:
            self.lines.insert(0, "if (!run_is_whitespace(data)) return false;")
        self.lines += unless_whitespace(shape.otherwise)
        if self.lines[-1].startswith("append_") and shape.kind == "start tag":
            self.lines[-1] = f"return {self.lines[-1]}"
        else:
            self.lines.append("return true;")
        # Part of the tokenizer's loop: the lanes that most texts and end tags take.
        self.is_short = shape.lane.steps == ("pop_plain(current);",) or shape.otherwise == (NOT_OK,)
        self.attributes = "LOCKSTEP_INLINE_IF_LARGE " if self.is_short else "[[gnu::noinline, gnu::hot]] "


class ForeignLaneFunction:
    """The C++ of a lane for foreign content."""

    def __init__(self, foreign: lane_stage.ForeignLane) -> None:
        self.name, self.rule, self.kind = f"lane_{foreign.name}", foreign.rule, foreign.kind
        self.parameters = LaneFunction.PARAMETERS[foreign.kind]
        tests = []
        if foreign.namespace:
            tests.append(f"current->element_namespace == Namespace::{foreign.namespace.lower()}")
        if foreign.self_closing is not None:
            tests.append(f"{'' if foreign.self_closing else '!'}tag_token.self_closing")
        self.test = " && ".join(tests)
        self.lines = questions(foreign.lane, "false")
        self.lines += [*LaneFunction.BEGINNINGS[foreign.kind], *foreign.lane.steps]
        self.lines += unless_whitespace(foreign.otherwise)
        self.lines.append("return true;")


def unless_whitespace(steps: tuple[str, ...]) -> list[str]:
    """What the lane of a text also does if it is not all whitespace."""
    if not steps:
        return []
    condition = "!run_is_whitespace(data)"
    if steps == (NOT_OK,):  # nothing to do if it is so already
        condition = f"frameset_ok() && {condition}"
    return [f"if ({condition}) {{", *(f"  {step}" for step in steps), "}"]


def questions(lane: lane_stage.Lane, otherwise: str) -> list[str]:
    lines = []
    for question in lane.questions:
        negated = f"!{question.cpp}" if re.fullmatch(r"\w+\(.*\)", question.cpp) else f"!({question.cpp})"
        lines.append(f"if ({negated if question.answer else question.cpp}) [[unlikely]] return {otherwise};")
    return lines


class ClosingFunction:
    """The C++ of closings, which may be those of several shapes."""

    PARAMETERS = {
        "start tag": "[[maybe_unused]] TagToken& tag_token, Element current",
        "end tag": "NameId tag_name, Element current, Element above",
    }

    def __init__(self, shape: lane_stage.Shape, tests: list[str]) -> None:
        self.name, self.kind = f"closings_{shape.name}", shape.kind
        self.parameters = self.PARAMETERS[shape.kind]
        self.shapes: list[lane_stage.Shape] = []
        self.lines: list[str] = []
        for closing, test in zip(shape.closings, tests):
            self.lines.append(f"if ({test}) {{")
            if shape.kind == "start tag":
                pair = len(closing.closed[0]) == 2
                self.lines += ["  const Element above = current->above;"] if pair else []
                self.lines += [
                    f"  const Element parent = {'above' if pair else 'current'}->above;",
                    "  if (!is_plain(parent)) [[unlikely]] return false;",
                ]
            self.lines += [f"  {line}" for line in questions(closing.lane, "false")]
            if not shape.reprocesses:  # else the caller does it
                self.lines += [f"  {line}" for line in LaneFunction.BEGINNINGS[shape.kind]]
            self.lines += [f"  {step.replace('pop_plain(', 'close_plain(')}" for step in closing.lane.steps]
            self.lines += ["  return true;", "}"]
        self.lines.append("return false;")


NOT_OK = "set_frameset_ok(false);"
LANE_OPERATIONS = {
    *(
        "append_element",
        "append_leaf",
        "append_foreign_element",
        "append_foreign_leaf",
        "append_text",
        "adjust_attributes",
        "reports_xmlns_attribute",
        "pop_foreign",
        "pop_plain",
        "close_plain",
        "has_element_in_scope",
        "is_in_set",
        "is_html_element",
        "is_plain",
        "pop_formatting",
        "begin_lane",
        "frameset_ok",
        "is_null",
        "fragment_context_element",
    ),
    "run_is_whitespace",
}


@dataclass
class SetInfo:
    name: str
    members: list[tuple[str, str]]
    what: str
    complement: bool
    followed: bool
    bit: int = 0


# Whose members a file of functions has.
TOKENIZER = {"owner": "Tokenizer", "first": "Sink", "header": "tokenizer.h", "rules": "tokenizer.rules"}
TREE_BUILDER = {"owner": "TreeBuilder", "first": "Tree", "header": "tree_builder.h", "rules": "tree/"}

# Operations that the templates and this module use directly.
OWN_OPERATIONS = {
    "input": {"enter", "options", "observer"},
    "tokenizer": {
        "at_end",
        "more_to_come",
        "next_is",
        "current",
        "advance",
        "input",
        "input_end",
        "input_begin",
        "emit_run",
        "take_run_before_tag",
        "skip_return",
        "append_run",
        "finish_scan",
        "scan_attribute_name",
        "scan_attribute_value",
        "last_attribute",
        "scan_folded_attribute_name",
        "scan_folded_tag_name",
        "scan_tag_name",
        "begin_scan",
        "resume_scan",
        "scan_end_of_text",
        "follows_ignoring_case",
        "give_up_scan",
        "hand_over_scanned_tag",
        "remember_scanned_start_tag",
        "take_expected_end_tag",
        "leave_scan_in_value",
        "leave_scan_in_rest_of_value",
        "scan_attribute_value_with_references",
        "consume_longest_named_character_reference",
        "reference_matched",
        "state_",
        "flush_characters",
        "takes_fast_paths",
        "enter",
    },
    "feedback": {"enter", "insert_a_foreign_element_for_in", "process_using"},
    "tree": {"token", "insertion_mode", "node_of", "enter", "dispatched"},
}
