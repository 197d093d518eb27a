"""Checks that what exists in C++ exists in C with the same name: the options, in the table from which all
conversions are generated, the functions, and the methods of classes. Intentional differences are listed here,
with the reasons.
"""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "runtime" / "include" / "lockstep"
HEADERS_FOR_C = ROOT / "generated" / "include" / "lockstep" / "c"
TABLES_OF_OPTIONS = [ROOT / "generated" / "options" / name for name in ("table.h", "markdown.h")]

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
    "MarkdownOptions::drop": "in C names separated by spaces",
    "MarkdownOptions::address": "a callback, converted by hand",
    "MarkdownOptions::address_user_data": "of the callback",
}
ONLY_IN_C = {
    "size": "of the struct",
    "likely": "of lockstep_detector, LegacyDetector in C++",
    "borrow_input": "an argument in C++, Source",
    "format": "a function for each in C++",
    "on_token": "TokenHandler in C++",
    "user_data": "of on_token and on_error",
    "document": "of the node, for fragment_context_of() in C++",
    "node": "fragment_context_of() in C++",
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
                "toggle_token rename_attribute rename_element set_text_content set_data"
            ).split()
        },
    },
}
# Short forms of other functions, or functions that C has no use for.
NOT_IN_C = {
    "Attribute": (),
    "Node": (
        "is_null is_element is_html children child_elements following_siblings preceding_siblings ancestors "
        "attributes has_attribute id".split()
    ),
    "Document": (),
}


# The other classes: the header, and how the functions for C begin.
CLASSES = {
    "Decoder": ("encoding.h", "lockstep_decoder_"),
    "Parser": ("parser.h", "lockstep_parser_"),
    "BytesParser": ("bytes.h", "lockstep_parser_"),
    "ScriptingParser": ("scripting.h", "lockstep_scripting_parser_"),
    "SpeculativeParser": ("speculative.h", "lockstep_speculative_parser_"),
    "SpeculativeFetch": ("speculative.h", "lockstep_speculative_fetch_"),
    "TokenReader": ("token_reader.h", "lockstep_tokenizer_"),
    "Token": ("token_reader.h", "lockstep_token_"),
    "SinkParser": ("sink_parser.h", "lockstep_tree_parser_"),
    "Sanitizer": ("sanitizer.h", "lockstep_sanitizer_"),
}
METHODS_IN_C = {
    "TokenReader::errors": "lockstep_tokenizer_options_init",  # its on_error
    "Token::attribute_ranges": "lockstep_token_attribute_name_range",
    "SinkParser::errors": "lockstep_tree_parser_error",
    "Sanitizer::create": "lockstep_sanitizer_from_json",
    "Sanitizer::get": "lockstep_sanitizer_to_json",
}
METHODS_NOT_IN_C = {
    "SinkParser::in_input": "trees in C get no positions",
}
FUNCTIONS_IN_C = {
    "append_json_string": "lockstep_json_string",
    "attribute_value_markup": "lockstep_token_attribute_value_markup",
    "bom_sniff": "lockstep_encoding_bom_sniff",
    "dom_error_name": "lockstep_status_name",
    "dump_tree": "lockstep_serialize",
    "editions": "lockstep_edition",
    "find": "lockstep_encoding_for_label",
    "labels": "lockstep_encoding_label",
    "main_document": "lockstep_content_document",
    "main_html": "lockstep_content_html",
    "main_markdown": "lockstep_content_markdown",
    "main_text": "lockstep_content_text",
    "markdown": "lockstep_node_markdown",
    "parse_error_anchor": "lockstep_error_anchor",
    "parse_error_explanation": "lockstep_error_explanation",
    "parse_error_message": "lockstep_error_message",
    "parse_error_note": "lockstep_error_note",
    "parse_error_name": "lockstep_error_name",
    "reset_memory_functions": "lockstep_set_memory_functions",
    "serialize": "lockstep_token_serialize",
    "serialize_html": "lockstep_serialize",
    "serialize_json": "lockstep_serialize",
    "serialize_xml": "lockstep_serialize",
}
FUNCTIONS_NOT_IN_C = {
    "name": "encodings are names in C",
    "find_edition": "editions are dates in C",
    "edition_date": "editions are dates in C",
    "confidence_name": "functions for C return the name",
    "encoding_source_name": "functions for C return the name",
    "fragment_context_of": "lockstep_fragment_context::node",
}
# Headers without functions for C.
ONLY_IN_CPP = {
    "convert.h": "between the two",
    "sanitizing_parser.h": "not in C yet; LOCKSTEP_SANITIZE_WHILE_PARSING sanitizes whole inputs",
    "ranges.h": "templates; lockstep_node_following() and lockstep_find() instead",
    "tokenizer.h": "lockstep_tokenizer is a TokenReader, which delivers the same tokens",
}
# Classes whose functions the caller implements: the header, C's header, C's struct, and the functions that C
# has under another name or lacks.
TABLES = {
    "ScriptHost": ("script_host.h", "scripting.h", "lockstep_script_host", {}),
    "TreeSink": (
        "tree_sink.h",
        "tree.h",
        "lockstep_tree_functions",
        {
            "null": "is null",
            "has_attribute": "attribute() returns none",
            "attribute_value": "attribute()",
            "create_element_like": "saves memory only for trees that remember attributes",
            "same_attributes": "as create_element_like",
            "attribute_identity": "as create_element_like",
            "locate": "trees in C get no positions",
            "locate_like": "as locate",
            "locate_end_tag": "as locate",
            "locate_attributes": "as locate",
            "locate_text": "as locate",
        },
    ),
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


IN_CPP = {
    name: found
    for header in ("options.h", "markdown.h")
    for name, found in structs(PUBLIC / header, r"^struct (\w*(?:Options|Limits|Context)) \{\n(.*?)^\};").items()
}
FOR_C = {
    name: found
    for header in ("options.h", "markdown.h")
    for name, found in structs(HEADERS_FOR_C / header, r"^typedef struct (lockstep_\w+) \{\n(.*?)^\}").items()
}
ROW = re.compile(r'row\(\s*"(\w+)",\s*&(\w+)::(\w+),\s*&(\w+)::(\w+)')
ROWS = [row for table in TABLES_OF_OPTIONS for row in ROW.findall(table.read_text(encoding="utf-8"))]


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


def functions_for_c() -> set[str]:
    headers = "".join(path.read_text(encoding="utf-8") for path in HEADERS_FOR_C.glob("*.h"))
    return set(re.findall(r"\b(lockstep_\w+)\(", without_comments(headers)))


def methods(header: str, name: str) -> set[str]:
    """The names of the public methods of a class, or of a struct."""
    text = (PUBLIC / header).read_text(encoding="utf-8")
    body = re.search(
        rf"^(?:class|struct)(?: LOCKSTEP_EXPORT)? {name} (?:final )?(?::[^{{;]*)?\{{\n(?: public:\n)?"
        r"(.*?)(?:^ private:|^\};)",
        text,
        re.M | re.S,
    )
    assert body is not None, name
    found = re.findall(r"^  (?!friend|explicit|return)[\w:<>&* ,]+[ &*](\w+)\(", without_comments(body[1]), re.M)
    return {method for method in found if not method.endswith("_")} - {name}


class Methods(unittest.TestCase):
    def test_each_has_a_function_for_c(self) -> None:
        functions = functions_for_c()
        for name, in_c in IN_C.items():
            found = methods("document.h", name)
            self.assertGreater(len(found), 4)
            self.assertLessEqual(set(in_c) | set(NOT_IN_C[name]), found, "listed here, but there is no such method")
            for method in sorted(found - set(NOT_IN_C[name])):
                function = in_c.get(method, f"lockstep_{name.lower()}_{method}")
                self.assertTrue(function in functions, f"{name}::{method}() has no function for C")

    def test_those_of_other_classes(self) -> None:
        functions, seen = functions_for_c(), set()
        for name, (header, prefix) in CLASSES.items():
            for method in sorted(methods(header, name)):
                seen.add(f"{name}::{method}")
                if f"{name}::{method}" not in METHODS_NOT_IN_C:
                    function = METHODS_IN_C.get(f"{name}::{method}", prefix + method)
                    self.assertTrue(function in functions, f"{name}::{method}() has no function for C")
        self.assertGreater(len(seen), 40)
        self.assertLessEqual({*METHODS_IN_C, *METHODS_NOT_IN_C}, seen, "listed here, but there is no such method")

    def test_functions(self) -> None:
        functions, seen = functions_for_c(), set()
        for path in sorted(PUBLIC.glob("*.h")):
            text = re.sub(
                r"^namespace detail \{.*?^\}  // namespace detail",
                "",
                path.read_text(encoding="utf-8"),
                flags=re.M | re.S,
            )
            for name in re.findall(r"^LOCKSTEP_EXPORT (?!class|extern)[^;{}()]*?(\w+)\(", without_comments(text), re.M):
                if path.name in ONLY_IN_CPP:
                    continue
                seen.add(name)
                if name not in FUNCTIONS_NOT_IN_C:
                    function = FUNCTIONS_IN_C.get(name, f"lockstep_{name}")
                    self.assertTrue(function in functions, f"{name}() of {path.name} has no function for C")
        self.assertGreater(len(seen), 30)
        self.assertLessEqual({*FUNCTIONS_IN_C, *FUNCTIONS_NOT_IN_C}, seen, "listed here, but there is no such function")

    def test_tables_of_functions(self) -> None:
        for name, (header, header_for_c, struct, others) in TABLES.items():
            text = without_comments((PUBLIC / header).read_text(encoding="utf-8"))
            if name == "ScriptHost":
                expected = set(re.findall(r"^  virtual [\w:<> ]+ (\w+)\(", text, re.M))
            else:
                expected = set(re.findall(r"\b(?:sink|tree|Sink)(?:\.|::)(\w+)\(", text))
            body = re.search(
                rf"typedef struct {struct} \{{\n(.*?)^\}}",
                without_comments((HEADERS_FOR_C / header_for_c).read_text(encoding="utf-8")),
                re.M | re.S,
            )
            assert body is not None
            in_c = set(re.findall(r"\(\*(\w+)\)\(", body[1]))
            self.assertGreater(len(expected), 15, name)
            self.assertLessEqual(set(others), expected, name)
            self.assertEqual(expected - set(others), in_c - {"attribute"}, name)


if __name__ == "__main__":
    unittest.main()
