"""Reads and checks the XPath tables in spec/xpath/."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .diagnostics import Location, Problems
from .table_folder import TableFolder

FILES = ("abbreviations", "axes", "functions", "node-types", "operators", "punctuation")
TYPES = ("nodes", "string", "number", "boolean")
# The types of operands and parameters; “object” is any type.
OPERAND_TYPES = (*TYPES, "object")
PRINCIPAL_TYPES = ("element", "attribute", "namespace")
SETS = ("core", "extension")
# How a parameter is passed: an enumerator of ParameterForm in xpath/xpath_tables.h, by the suffix of its
# type.
FORMS = {"=.": "context", "?": "optional", "*": "repeated", "": "required"}


@dataclass(frozen=True)
class Axis:
    name: str
    principal: str
    is_reverse: bool


@dataclass(frozen=True)
class NodeTypeTest:
    name: str
    has_argument: bool
    anchor: str


@dataclass(frozen=True)
class Abbreviation:
    token: str
    axis: str
    node_type: str  # empty if a node test follows


@dataclass(frozen=True)
class Operator:
    name: str
    token: str
    is_prefix: bool
    precedence: int
    operands: str
    result: str
    anchor: str


@dataclass(frozen=True)
class Parameter:
    type: str
    form: str  # enumerator of ParameterForm


@dataclass(frozen=True)
class Function:
    name: str
    parameters: list[Parameter]
    result: str
    is_extension: bool
    anchor: str


@dataclass
class XPath:
    axes: list[Axis] = field(default_factory=list)
    node_types: list[NodeTypeTest] = field(default_factory=list)
    abbreviations: list[Abbreviation] = field(default_factory=list)
    operators: list[Operator] = field(default_factory=list)
    punctuation: list[tuple[str, str, bool]] = field(
        default_factory=list
    )  # name, token, whether an operand follows
    functions: list[Function] = field(default_factory=list)


class XPathReader(TableFolder):
    """Reads the tables of spec/xpath/."""

    def __init__(self, spec: Path, problems: Problems) -> None:
        super().__init__(spec, "xpath", FILES, problems)
        self.found = XPath()

    def read(self) -> XPath:
        found = self.found
        for location, (name, principal, direction, _) in self.rows("axes", 4):
            self.one_of(principal, PRINCIPAL_TYPES, location)
            self.one_of(direction, ("forward", "reverse"), location)
            found.axes.append(Axis(name, principal, direction == "reverse"))
        for location, (name, argument, anchor) in self.rows("node-types", 3):
            self.one_of(argument, ("-", "literal?"), location)
            found.node_types.append(NodeTypeTest(name, argument != "-", anchor))
        self.read_operators()
        self.read_tokens()
        for location, (name, parameters, result, kind, anchor) in self.rows("functions", 5):
            self.one_of(result, TYPES, location)
            self.one_of(kind, SETS, location)
            found.functions.append(
                Function(name, self.parameters(parameters, location), result, kind == "extension", anchor)
            )
        found.functions.sort(key=lambda row: row.name)
        return found

    def read_operators(self) -> None:
        for location, (name, token, place, precedence, operands, result, anchor) in self.rows("operators", 7):
            self.one_of(place, ("infix", "prefix"), location)
            self.one_of(operands, OPERAND_TYPES, location)
            self.one_of(result, TYPES, location)
            if not precedence.isdigit():
                self.problems.add(location, f"the precedence “{precedence}” is not a number")
                continue
            is_prefix = place == "prefix"
            for other in self.found.operators:
                if other.token == token and other.is_prefix == is_prefix:
                    self.problems.add(location, f"“{token}” is the token of “{other.name}”, too")
            self.found.operators.append(
                Operator(name, token, is_prefix, int(precedence), operands, result, anchor)
            )

    def read_tokens(self) -> None:
        found = self.found
        for location, (name, token, follower, _) in self.rows("punctuation", 4):
            self.one_of(follower, ("operand", "operator"), location)
            found.punctuation.append((name, token, follower == "operand"))
        axes = [axis.name for axis in found.axes]
        node_types = [test.name for test in found.node_types]
        for location, (token, axis, node_type, _) in self.rows("abbreviations", 4):
            self.one_of(token, [text for _, text, _ in found.punctuation], location)
            self.one_of(axis, axes, location)
            if node_type != "-":
                self.one_of(node_type, node_types, location)
            found.abbreviations.append(Abbreviation(token, axis, node_type.replace("-", "")))

    def parameters(self, text: str, location: Location) -> list[Parameter]:
        parameters: list[Parameter] = []
        for word in [] if text == "-" else text.split():
            mark = next(mark for mark in FORMS if word.endswith(mark))
            kind = word.removesuffix(mark)
            self.one_of(kind, OPERAND_TYPES, location)
            if parameters and parameters[-1].form != "required":
                self.problems.add(location, f"“{word}” comes after a parameter that may be left out")
            parameters.append(Parameter(kind, FORMS[mark]))
        return parameters


def read_xpath(spec: Path, problems: Problems) -> XPath:
    return XPathReader(spec, problems).read()
