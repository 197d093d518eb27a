"""Lanes as functions."""

from __future__ import annotations

import re

from .. import lanes as lane_stage
from ..model import Algorithm, Days, Spec
from .statements import Writer


def short_form(cpp: str) -> list[str]:
    """At the beginning of an algorithm: what it comes to in a plain place."""
    name = " && stack.is_plain(the_token)" if "the_token" in cpp else ""
    return [
        "// Derived: what this comes to in a plain place.",
        "if constexpr (kLanes) {",
        f"  if (const Element current = stack.plain_current(); current != nullptr{name}) {{",
        f"    {cpp}",
        "    return;",
        "  }",
        "}",
    ]


def predicate_lines(spec: Spec, algorithm: Algorithm) -> list[str]:
    """The beginning of an algorithm, up to where it does something."""
    lines = Writer(spec, observed=False).body(lane_stage.early_exit(algorithm))
    return [*(line.replace("return;", "return true;") for line in lines), "return false;"]


class DerivedFunction:
    """The C++ of a function that the tree builder takes before the rules."""

    PARAMETERS: dict[str, list[tuple[str, str]]] = {
        "start tag": [("TagToken&", "tag_token"), ("Element", "current")],
        "end tag": [("NameId", "tag_name"), ("Element", "current")],
        "tag": [],
        "character": [("std::string_view", "data"), ("Element", "current")],
    }

    days: Days | None = None  # if not all editions have it
    kind: str
    lines: list[str]

    @property
    def parameters(self) -> str:
        """Those that it does not need have no name."""
        words = set(re.findall(r"(?<![.\w])\w+", " ".join(self.lines)))  # no members
        return ", ".join(f"{of} {name}" if name in words else of for of, name in self.PARAMETERS[self.kind])


class LaneFunction(DerivedFunction):
    """The C++ of a lane."""

    BEGINNINGS: dict[str, list[str]] = {
        "start tag": ["begin_lane(tag_token);"],
        "end tag": ["begin_lane(tag_name);"],
        "tag": [],  # done by the caller
        "character": [],
    }
    # Steps on which the others do not depend: those come last, so that the last one is a tail call.
    ANY_TIME = {"state.set_frameset_ok(false);", "tag_token.self_closing_acknowledged = true;"}

    def __init__(self, shape: lane_stage.Shape) -> None:
        self.name, self.kind, self.rules = f"lane_{shape.name}", shape.kind, shape.rules
        self.lines = []
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
            self.lines.insert(0, "if (!source.is_whitespace(data)) return false;")
        self.lines += unless_whitespace(shape.otherwise)
        if self.lines[-1].startswith("stack.append_") and shape.kind == "start tag":
            self.lines[-1] = f"return {self.lines[-1]}"
        else:
            self.lines.append("return true;")
        # Part of the tokenizer's loop: the lanes that most texts and end tags take.
        self.is_short = shape.lane.steps == ("stack.pop_plain(current);",) or shape.otherwise == (NOT_OK,)
        self.attributes = "LOCKSTEP_INLINE_IF_LARGE " if self.is_short else "[[gnu::noinline, gnu::hot]] "


class ForeignLaneFunction(DerivedFunction):
    """The C++ of a lane for foreign content."""

    def __init__(self, foreign: lane_stage.ForeignLane) -> None:
        self.name, self.rule, self.kind = f"lane_{foreign.name}", foreign.rule, foreign.kind
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
    """The further steps of the lane of a text that is not all whitespace."""
    if not steps:
        return []
    condition = "!source.is_whitespace(data)"
    if steps == (NOT_OK,):  # nothing to do if it is so already
        condition = f"state.frameset_ok() && {condition}"
    return [f"if ({condition}) {{", *(f"  {step}" for step in steps), "}"]


def questions(lane: lane_stage.Lane, otherwise: str) -> list[str]:
    return [
        f"if ({negated(question.cpp) if question.answer else question.cpp}) [[unlikely]] return {otherwise};"
        for question in lane.questions
    ]


def negated(cpp: str) -> str:
    if re.search(r" (?:&&|\|\||==|!=|<|>|<=|>=) ", cpp):
        return f"!({cpp})"
    return cpp.removeprefix("!") if cpp.startswith("!") else f"!{cpp}"


class ClosingFunction(DerivedFunction):
    """The C++ of closings, which may be those of several shapes."""

    rules: list[str]

    PARAMETERS = {
        **DerivedFunction.PARAMETERS,
        "end tag": [*DerivedFunction.PARAMETERS["end tag"], ("Element", "above")],
    }

    def __init__(self, shape: lane_stage.Shape, tests: list[str]) -> None:
        self.name, self.kind = f"closings_{shape.name}", shape.kind
        self.shapes: list[lane_stage.Shape] = []
        self.lines = []
        for closing, test in zip(shape.closings, tests):
            self.lines.append(f"if ({test}) {{")
            if shape.kind == "start tag":
                pair = len(closing.closed[0]) == 2
                self.lines += ["  const Element above = current->above;"] if pair else []
                self.lines += [
                    f"  const Element parent = {'above' if pair else 'current'}->above;",
                    "  if (!stack.is_plain(parent)) [[unlikely]] return false;",
                ]
            self.lines += [f"  {line}" for line in questions(closing.lane, "false")]
            if not shape.reprocesses:  # else the caller does it
                self.lines += [f"  {line}" for line in LaneFunction.BEGINNINGS[shape.kind]]
            self.lines += [f"  {step.replace('stack.pop_plain(', 'stack.close_plain(')}" for step in closing.lane.steps]
            self.lines += ["  return true;", "}"]
        self.lines.append("return false;")


NOT_OK = "state.set_frameset_ok(false);"
