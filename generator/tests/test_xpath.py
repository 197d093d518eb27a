"""The tables of spec/xpath/: what is generated from them, and what is rejected."""

from __future__ import annotations

import unittest

from lockstep_rules.xpath import Parameter
from support import SpecCase

AXES = "xpath/axes.tsv"
OPERATORS = "xpath/operators.tsv"
FUNCTIONS = "xpath/functions.tsv"
ABBREVIATIONS = "xpath/abbreviations.tsv"


class Facts(SpecCase):
    def test_parameters(self) -> None:
        functions = {function.name: function for function in self.loads().xpath.functions}
        self.assertEqual(functions["true"].parameters, [])
        self.assertEqual(functions["name"].parameters, [Parameter("nodes", "context")])
        self.assertEqual(functions["substring"].parameters[-1], Parameter("number", "optional"))
        self.assertEqual(
            [parameter.form for parameter in functions["concat"].parameters],
            ["required", "required", "repeated"],
        )
        self.assertTrue(functions["has-class"].is_extension)


class Rejected(SpecCase):
    def test_unknown_types(self) -> None:
        self.edit(FUNCTIONS, "count\tnodes", "count\tnodez")
        self.stops(FUNCTIONS, "nodez", "unknown “nodez”; did you mean “nodes”?")
        self.restore(FUNCTIONS)
        self.edit(FUNCTIONS, "nodes\tnumber\tcore", "nodes\tobject\tcore")
        self.stops(FUNCTIONS, "object\tcore", "unknown “object”")

    def test_unknown_set(self) -> None:
        self.edit(FUNCTIONS, "\textension", "\textensions")
        self.stops(FUNCTIONS, "\textensions", "unknown “extensions”; did you mean “extension”?")

    def test_required_parameter_after_optional_one(self) -> None:
        self.edit(FUNCTIONS, "string number number?", "string number? number")
        self.stops(
            FUNCTIONS, "string number? number", "“number” comes after a parameter that may be left out"
        )

    def test_unknown_direction_and_principal_type(self) -> None:
        self.edit(AXES, "\treverse", "\tbackward")
        self.stops(AXES, "\tbackward", "unknown “backward”")
        self.restore(AXES)
        self.edit(AXES, "\telement", "\telements")
        self.stops(AXES, "\telements", "unknown “elements”; did you mean “element”?")

    def test_abbreviations_name_axes_node_types_and_tokens(self) -> None:
        self.edit(ABBREVIATIONS, "self\tnode", "self\tnodes")
        self.stops(ABBREVIATIONS, "nodes", "unknown “nodes”; did you mean “node”?")
        self.restore(ABBREVIATIONS)
        self.edit(ABBREVIATIONS, "parent", "parents")
        self.stops(ABBREVIATIONS, "parents", "unknown “parents”; did you mean “parent”?")
        self.restore(ABBREVIATIONS)
        self.append(ABBREVIATIONS, "///\tself\tnode\thttps://example.com/\n")
        self.stops(ABBREVIATIONS, "///\tself", "unknown “///”")

    def test_operators(self) -> None:
        self.edit(OPERATORS, "infix\t1", "infix\tfirst")
        self.stops(OPERATORS, "infix\tfirst", "the precedence “first” is not a number")
        self.restore(OPERATORS)
        self.append(OPERATORS, "minus\t-\tinfix\t5\tnumber\tnumber\thttps://example.com/\n")
        self.stops(OPERATORS, "minus", "“-” is the token of “subtract”, too")
        self.restore(OPERATORS)
        self.edit(OPERATORS, "\tprefix", "\tbefore")
        self.stops(OPERATORS, "\tbefore", "unknown “before”")

    def test_repeated_row(self) -> None:
        self.append(AXES, "child\telement\tforward\thttps://example.com/\n")
        self.stops(AXES, "child\telement\tforward\thttps://example.com/", "“child” occurs twice")

    def test_unused_table(self) -> None:
        (self.spec / "xpath/more.tsv").write_text("# columns: name\nx\n")
        self.stops_at("spec/xpath/more.tsv:1", "nothing reads this table")


if __name__ == "__main__":
    unittest.main()
