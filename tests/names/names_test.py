"""What exists in C++ exists in C, by the same name: the options, in the table that all conversions are made of, and the
methods of Attribute, Node and Document. What differs on purpose is listed here, with the reason.
"""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "runtime" / "include" / "lockstep"
TABLE = ROOT / "runtime" / "src" / "options" / "table.h"

# Members of one of these begin in C, where structs are flat, with the word.
PREFIXES = {"Limits": "limit_", "TokenizerLimits": "limit_", "XmlOptions": "xml_"}
NOT_IN_TABLE = {
    "ParseOptions::limits": "Limits has a table of its own",
    "ParseOptions::on_error": "a callback, converted by hand",
    "ParseOptions::error_user_data": "of the callback",
    "EncodingOptions::detect": "a callback, converted by hand",
    "EncodingOptions::detect_user_data": "of the callback",
    "TokenizerOptions::limits": "TokenizerLimits has a table of its own",
    "TokenizerOptions::open_foreign_elements": "C has no list of structs",
    "TokenizerOptions::collect_errors": "in C, whether there is an on_error",
    "JsonOptions::empty_errors": "for the command line",
    "TextOptions::scripting": "an argument of lockstep_node_inner_text()",
}
ONLY_IN_C = {
    "size": "of the struct",
    "borrow_input": "an argument in C++, Source",
    "format": "a function for each in C++",
    "on_token": "TokenHandler in C++",
    "user_data": "of on_token and on_error",
}

IN_C = {
    "Attribute": {
        "qualified_name": "lockstep_node_attribute_name",
        "value": "lockstep_node_attribute_value",
        "local_name": "lockstep_node_attribute_local_name",
        "prefix": "lockstep_node_attribute_prefix",
        "attribute_namespace": "lockstep_node_attribute_namespace",
    },
    "Node": {
        "element_namespace": "lockstep_node_namespace",
        "local_name": "lockstep_node_name",
        "target": "lockstep_node_name",
        "find_all": "lockstep_find",
        "find": "lockstep_find",
        "find_by_class": "lockstep_find_by_class",
        "find_by_attribute": "lockstep_find_by_attribute",
        "find_by_id": "lockstep_find_by_id",
        "descendants": "lockstep_node_following",
        "position": "lockstep_node_range",
        "attribute_positions": "lockstep_node_attribute_ranges",
        "select": "lockstep_select",
        "select_first": "lockstep_select_first",
        "inner_html": "lockstep_serialize",
        "outer_html": "lockstep_serialize",
    },
    "Document": {
        "document_element": "lockstep_document_element",
        "errors": "lockstep_document_error",
        "memory_bytes": "lockstep_document_memory",
        "create_document_fragment": "lockstep_document_create_fragment",
        **{
            name: f"lockstep_node_{name}"
            for name in (
                "append prepend insert_before insert_after replace remove remove_children unwrap set_inner_html "
                "set_outer_html insert_adjacent_html set_attribute remove_attribute add_token remove_token "
                "toggle_token set_text_content set_data"
            ).split()
        },
    },
}
# Short forms of others, or without a use there.
NOT_IN_C = {
    "Attribute": (),
    "Node": (
        "is_null is_element is_html children child_elements following_siblings preceding_siblings ancestors "
        "attributes has_attribute id".split()
    ),
    "Document": "source has_positions".split(),
}


def without_comments(text: str) -> str:
    return re.sub(r"//.*", "", text)


def members(body: str) -> list[str]:
    """The names of the data members of a struct."""
    declarations = [one.partition("=")[0].strip() for one in without_comments(body).split(";")]
    return [re.sub(r".*\(\*(\w+)\)\(.*", r"\1", one, flags=re.S).split()[-1] for one in declarations if one]


def structs(path: Path, pattern: str) -> dict[str, list[str]]:
    text = path.read_text(encoding="utf-8")
    return {name: members(body) for name, body in re.findall(pattern, text, re.MULTILINE | re.DOTALL)}


IN_CPP = structs(PUBLIC / "options.h", r"^struct (\w*(?:Options|Limits|Context)) \{\n(.*?)^\};")
FOR_C = structs(PUBLIC / "c" / "options.h", r"^typedef struct (lockstep_\w+) \{\n(.*?)^\}")
ROW = re.compile(r'row\(\s*"(\w+)",\s*&(\w+)::(\w+),\s*&(\w+)::(\w+)')
ROWS = ROW.findall(TABLE.read_text(encoding="utf-8"))


class Options(unittest.TestCase):
    def test_an_option_has_one_name(self) -> None:
        self.assertGreater(len(ROWS), 40)
        for name, owner, member, _, in_c in ROWS:
            self.assertEqual((member, in_c), (name, PREFIXES.get(owner, "") + name), owner)

    def test_all_are_in_the_table(self) -> None:
        expected = {f"{name}::{m}" for name, found in IN_CPP.items() for m in found if name != "SpeculativeOptions"}
        in_table = [f"{owner}::{member}" for _, owner, member, _, _ in ROWS]
        self.assertEqual(sorted([*in_table, *NOT_IN_TABLE]), sorted(expected))

    def test_those_of_the_speculative_parser_are_those_of_the_parser(self) -> None:
        self.assertEqual(set(IN_CPP["SpeculativeOptions"]) - set(IN_CPP["ParseOptions"]), set())

    def test_c_has_no_others(self) -> None:
        by_hand = {name.partition("::")[2] for name in NOT_IN_TABLE} | set(ONLY_IN_C)
        in_table = {(struct, member) for _, _, _, struct, member in ROWS}
        for struct, found in FOR_C.items():
            for member in found:
                self.assertTrue((struct, member) in in_table or member in by_hand, f"{struct}::{member}")


class Methods(unittest.TestCase):
    def test_each_has_a_function_for_c(self) -> None:
        headers = "".join(path.read_text(encoding="utf-8") for path in (PUBLIC / "c").glob("*.h"))
        functions = set(re.findall(r"\b(lockstep_\w+)\(", without_comments(headers)))
        text = (PUBLIC / "document.h").read_text(encoding="utf-8")
        for name, in_c in IN_C.items():
            body = re.search(rf"^class LOCKSTEP_EXPORT {name} \{{\n public:\n(.*?)^ private:", text, re.M | re.S)
            assert body is not None
            methods = set(re.findall(r"^  (?!friend|explicit)[\w:<>&* ,]+[ &*](\w+)\(", without_comments(body[1]), re.M))
            self.assertGreater(len(methods), 4)
            self.assertLessEqual(set(in_c) | set(NOT_IN_C[name]), methods, "listed here, but there is no such method")
            for method in sorted(methods - set(NOT_IN_C[name])):
                function = in_c.get(method, f"lockstep_{name.lower()}_{method}")
                self.assertIn(function, functions, f"{name}::{method}() has no function for C")


if __name__ == "__main__":
    unittest.main()
