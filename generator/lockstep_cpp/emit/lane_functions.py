"""Lanes as functions."""

from __future__ import annotations

from collections.abc import Callable

from lockstep_rules.model import Algorithm, Days, Spec
from lockstep_rules.nodes import (
    TRUE,
    And,
    Constant,
    Node,
    Not,
    Return,
    Variable,
    arrow,
    assign,
    call,
    dot,
    equal,
    function,
    opposite,
    rewritten,
)
from lockstep_rules.phrases import tree as tree_phrases

from .. import specialize as lane_stage
from ..specialize.steps import CURRENT, Append, AppendText, Keep, Pop, Step
from ..specialize.symbols import ABOVE, TAG_TOKEN
from .cpp import cpp, line
from .statements import Writer, indented, when

TAG_NAME, DATA = Variable("tag_name"), Variable("data")
SELF_CLOSING = dot(TAG_TOKEN, "self_closing")
IS_WHITESPACE = call("source.is_whitespace", DATA)
NOT_OK = Keep(tree_phrases.FRAMESET_NOT_OK.does)
ACKNOWLEDGED = Keep(assign(dot(TAG_TOKEN, "self_closing_acknowledged"), TRUE))


def step_node(step: Step, pop: str = "pop_plain") -> Node:
    """The call for a step of a residual. `pop`: the operation that pops an element."""
    match step:
        case Keep(statement):
            return statement
        case Pop(element, True):
            return call("formatting.pop_plain", element)
        case Pop(element, False):
            return call(f"stack.{pop}", element)
        case AppendText(data, parent):
            return call("stack.append_text", data, parent)
        case Append(parent, leaf, None):
            return call("stack.append_leaf" if leaf else "stack.append_element", TAG_TOKEN, parent)
        case Append(parent, leaf, namespace, name) if namespace is not None and name is not None:
            operation = "stack.append_foreign_leaf" if leaf else "stack.append_foreign_element"
            return call(operation, namespace, name, TAG_TOKEN, parent)
    raise AssertionError(step)


def short_form(step: Step) -> list[str]:
    """The beginning of an algorithm: its residual under the assumptions. The algorithm's parameter is the
    token."""
    the_token = Variable("the_token")
    node = rewritten(step_node(step), lambda one: the_token if one == TAG_TOKEN else None)
    name = f" && {cpp(call('stack.is_plain', the_token))}" if node.mentions(the_token) else ""
    return [
        "// Derived: the residual under the assumptions of lanes.",
        "if constexpr (kLanes) {",
        f"  if (const Element current = stack.plain_current(); current != nullptr{name}) {{",
        f"    {line(node)}",
        "    return;",
        "  }",
        "}",
    ]


def predicate_lines(spec: Spec, algorithm: Algorithm) -> list[str]:
    """The body of a predicate: whether the algorithm returns before its first effect."""
    return [
        *Writer(spec, observed=False, returned=TRUE).body(lane_stage.early_exit(algorithm)),
        "return false;",
    ]


class DerivedFunction:
    """The C++ of a function that the tree builder tries before the rules."""

    PARAMETERS: dict[str, list[tuple[str, Variable]]] = {
        "start tag": [("TagToken&", TAG_TOKEN), ("Element", CURRENT)],
        "end tag": [("NameId", TAG_NAME), ("Element", CURRENT)],
        "tag": [],
        "character": [("std::string_view", DATA), ("Element", CURRENT)],
    }
    BEGINNINGS: dict[str, list[Node]] = {
        "start tag": [function("begin_lane", TAG_TOKEN)],
        "end tag": [function("begin_lane", TAG_NAME)],
        "tag": [],  # done by the caller
        "character": [],
    }

    days: Days | None = None  # if some editions lack it
    kind: str
    name: str

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.named: set[Variable] = set()  # the variables used in the lines

    def text(self, node: Node, printed: Callable[[Node], str] = cpp) -> str:
        """The C++ of a node that is used in the lines."""
        self.named |= {one for one in node.every() if isinstance(one, Variable)}
        return printed(node)

    def statements(self, nodes: list[Node]) -> list[str]:
        return [self.text(node, line) for node in nodes]

    def guards(self, lane: lane_stage.Lane, otherwise: str) -> list[str]:
        return [
            f"if ({self.text(opposite(guard.test) if guard.expected else guard.test)}) [[unlikely]] return {otherwise};"
            for guard in lane.guards
        ]

    def unless_whitespace(self, steps: tuple[Step, ...]) -> list[str]:
        """The additional steps of a lane for text that is not all whitespace."""
        if not steps:
            return []
        test: Node = Not(IS_WHITESPACE)
        if steps == (NOT_OK,):  # nothing to do if it is already set
            test = And((call("state.frameset_ok"), test))
        return when(self.text(test), self.statements([*map(step_node, steps)]))

    @property
    def parameters(self) -> str:
        return ", ".join(f"{of} {one.name}" for of, one in self.PARAMETERS[self.kind] if one in self.named)

    @property
    def call(self) -> str:
        arguments = [one.name for _, one in self.PARAMETERS[self.kind] if one in self.named]
        return f"{self.name}({', '.join(arguments)})"


class LaneFunction(DerivedFunction):
    """The C++ of a lane."""

    # Steps that no other step depends on; they come first, so that the last step may be a tail call.
    ANY_TIME = {NOT_OK, ACKNOWLEDGED}

    def __init__(self, shape: lane_stage.Shape) -> None:
        super().__init__()
        self.name, self.kind, self.rules = f"lane_{shape.name}", shape.kind, shape.rules
        assert shape.lane is not None
        otherwise = "false"
        if shape.variants and shape.kind == "start tag":
            otherwise = self.text(function(f"variants_{shape.name}", TAG_TOKEN, CURRENT))
        residual = sorted(shape.lane.residual, key=lambda step: step not in self.ANY_TIME)
        if shape.only_whitespace:
            self.lines.append(f"if ({self.text(Not(IS_WHITESPACE))}) return false;")
        if any(isinstance(step, Append) and step.is_foreign for step in residual):
            self.lines.append("if (LOCKSTEP_SMALL_TABLES) return false;  // see plain_foreign_current()")
        self.lines += self.guards(shape.lane, otherwise)
        self.lines += self.statements(self.BEGINNINGS[shape.kind])
        returns = shape.kind == "start tag" and isinstance(residual[-1], (Append, AppendText))
        nodes = [step_node(step) for step in residual]
        if returns:
            nodes[-1] = Return(nodes[-1])
        self.lines += self.statements(nodes)
        self.lines += self.unless_whitespace(shape.otherwise)
        if not returns:
            self.lines.append("return true;")
        if self.lines[:1] == ["if (!source.is_whitespace(data)) return false;"] and len(self.lines) == 2:
            self.lines = ["return source.is_whitespace(data);"]
        # A part of the tokenizer's loop: the lanes that most text and end tags take.
        self.is_short = shape.lane.residual == (Pop(CURRENT),) or shape.otherwise == (NOT_OK,)
        self.attributes = "LOCKSTEP_INLINE_IF_LARGE " if self.is_short else "[[gnu::noinline, gnu::hot]] "


class ForeignLaneFunction(DerivedFunction):
    """The C++ of a lane for foreign content."""

    def __init__(self, foreign: lane_stage.ForeignLane) -> None:
        super().__init__()
        self.name, self.rule, self.kind = f"lane_{foreign.name}", foreign.rule, foreign.kind
        tests: list[Node] = []
        if foreign.namespace:
            namespace = Constant(f"Namespace::{foreign.namespace.lower()}")
            tests.append(equal(arrow(CURRENT, "element_namespace"), namespace))
        if foreign.self_closing is not None:
            tests.append(SELF_CLOSING if foreign.self_closing else Not(SELF_CLOSING))
        self.test = cpp(And(tuple(tests))) if tests else ""
        kinds = {None: "", True: ", self-closing", False: ", not self-closing"}
        self.about = f"{foreign.rule}{f', {foreign.namespace}' if foreign.namespace else ''}{kinds[foreign.self_closing]}"
        self.lines = self.guards(foreign.lane, "false")
        self.lines += self.statements(self.BEGINNINGS[foreign.kind])
        self.lines += self.statements([step_node(step, "pop_foreign") for step in foreign.lane.residual])
        self.lines += self.unless_whitespace(foreign.otherwise)
        self.lines.append("return true;")


class VariantFunction(DerivedFunction):
    """The C++ of variants, which several shapes may share."""

    rules: list[str]

    PARAMETERS = {
        **DerivedFunction.PARAMETERS,
        "end tag": [*DerivedFunction.PARAMETERS["end tag"], ("Element", ABOVE)],
    }

    def __init__(self, shape: lane_stage.Shape, tests: list[Node]) -> None:
        super().__init__()
        self.name, self.kind = f"variants_{shape.name}", shape.kind
        self.shapes: list[lane_stage.Shape] = []
        for variant, test in zip(shape.variants, tests, strict=True):
            lines: list[str] = []
            if shape.kind == "start tag":
                pair = len(variant.popped[0]) == 2
                lines += [f"const Element above = {self.text(arrow(CURRENT, 'above'))};"] if pair else []
                lines += [
                    f"const Element parent = {self.text(arrow(ABOVE if pair else CURRENT, 'above'))};",
                    "if (!stack.is_plain(parent)) [[unlikely]] return false;",
                ]
            lines += self.guards(variant.lane, "false")
            if not shape.reprocesses:  # otherwise the caller does it
                lines += self.statements(self.BEGINNINGS[shape.kind])
            lines += self.statements([step_node(step, "close_plain") for step in variant.lane.residual])
            self.lines += [f"if ({self.text(test)}) {{", *indented(lines), "  return true;", "}"]
        self.lines.append("return false;")
