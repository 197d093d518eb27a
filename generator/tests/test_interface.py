"""The tables of spec/interface/: what is generated from them, and what is rejected."""

from __future__ import annotations

import unittest

from lockstep_cpp.emit.interface import InterfaceEmitter
from lockstep_cpp.emit.python_interface import PythonEmitter
from lockstep_cpp.emit.rust_interface import RustEmitter
from lockstep_cpp.emit.web_interface import WebEmitter
from lockstep_rules.diagnostics import Problems
from lockstep_rules.interface import read_interface
from lockstep_rules.stub import read_stub
from support import SpecCase

NODE = "interface/node.interface"
MUTATION = "interface/mutation.interface"
OPTIONS = "interface/options.interface"
STUB = "interface/python.pyi"


class InterfaceCase(SpecCase):
    def emitted(self) -> dict[str, str]:
        problems = Problems()
        interface = read_interface(self.spec, problems)
        stub = read_stub(self.spec, interface, problems)
        self.assertEqual([str(problem) for problem in problems.found], [])
        files = InterfaceEmitter(interface).emit() | RustEmitter(interface).emit()
        return files | PythonEmitter(interface, stub).emit() | WebEmitter(interface).emit()

    def refused(self, file: str, place: str, message: str) -> None:
        problems = Problems()
        read_stub(self.spec, read_interface(self.spec, problems), problems)
        lines = (self.spec / file).read_text(encoding="utf-8").split("\n")
        number = next(i for i, line in enumerate(lines, 1) if place in line)
        found = [str(problem) for problem in problems.found]
        self.assertEqual(len(found), 1, found)
        self.assertIn(f"spec/{file}:{number}: ", found[0])
        self.assertIn(message, found[0])


class Becomes(InterfaceCase):
    def test_a_row_is_all_that_a_method_needs(self) -> None:
        """A new method of Node gets a declaration with its comment, a function, and a declaration in Rust."""
        row = "How deep the node is.\nO(depth)\n  node.depth() -> size\n"
        self.edit(NODE, "\nHow a shadow root was attached.", f"\n{row}\nHow a shadow root was attached.")
        files = self.emitted()
        header = files["include/lockstep/c/node.h"]
        self.assertIn(
            "// How deep the node is. O(depth)\n"
            "LOCKSTEP_EXPORT size_t lockstep_node_depth(const lockstep_document* document, lockstep_node node);",
            header,
        )
        self.assertIn("return self.depth();", files["c/node.cpp"])
        self.assertIn(
            "fn lockstep_node_depth(document: *const Document, node: Node) -> usize;", files["rust/ffi.rs"]
        )
        method = "    /// How deep the node is. O(depth)\n    pub fn depth(self) -> usize {\n"
        self.assertIn(method, files["rust/methods.rs"])
        property_ = '    @property\n    def depth(self) -> int:\n        """How deep the node is. O(depth)"""\n'
        self.assertIn(property_, files["python/_core.pyi"])
        self.assertIn('{"Node.depth", "How deep the node is. O(depth)"}', files["python/documentation.h"])
        self.assertIn("{ return self.node.depth(); }", files["python/interface.h"])

    def test_a_row_is_all_that_an_option_needs(self) -> None:
        self.edit(
            OPTIONS,
            "    limit_input_bytes: size",
            "    brief: boolean  -- be brief\n      flag all: Be brief.\n    limit_input_bytes: size",
        )
        files = self.emitted()
        self.assertIn("  bool brief;  // be brief\n", files["include/lockstep/c/options.h"])
        self.assertIn("    pub brief: bool,\n", files["rust/ffi.rs"])
        row = 'row("brief", &ParseOptions::brief, &lockstep_parse_options::brief, Flag::all, "", "Be brief.")'
        self.assertIn(row, files["options/table.h"])
        options = files["rust/options.rs"]
        for line in ("    /// Be brief.\n    pub brief: bool,", "brief: c.brief,", "brief: self.brief,"):
            self.assertIn(line, options)
        self.assertEqual(files["python/_core.pyi"].count("brief: bool = ...,"), 9)
        self.assertIn("  /** Be brief. */\n  brief?: boolean;\n", files["web/option-tables.d.ts"])
        self.assertIn("brief: FLAG.brief", files["web/option-tables.js"])
        self.assertIn("options.brief = (flags & kBrief) != 0;", files["web/options.h"])

    def test_a_limit(self) -> None:
        self.edit(OPTIONS, "    limit_nodes: size", "    limit_words: size  -- words\n    limit_nodes: size")
        files = self.emitted()
        self.assertIn("\n    words: int\n", files["python/_core.pyi"])
        self.assertIn("  /** Words. */\n  words?: number;\n", files["web/option-tables.d.ts"])
        self.assertIn("words: SHARED.words", files["web/option-tables.js"])
        self.assertIn("options.limits.words = words.words;", files["web/options.h"])

    def test_what_python_defines_itself(self) -> None:
        """A row that the stub describes too is not added to it."""
        self.edit(STUB, "    # node.interface\n", '    # node.interface\n    @property\n    def parent(self) -> Node: """Its own."""\n')
        files = self.emitted()
        self.assertEqual(files["python/_core.pyi"].count("def parent("), 1)
        self.assertNotIn('"parent"', files["python/interface.h"])
        self.assertIn('{"Node.parent", "Its own."}', files["python/documentation.h"])

    def test_docstrings_of_the_stub_are_those_of_the_module(self) -> None:
        """None ends in white space, which inspect.cleandoc() leaves after a single line."""
        self.assertNotRegex(self.emitted()["python/_core.pyi"], r'"""[^"\n]*[^"\s]\n *"""')

    def test_a_result_that_may_be_missing(self) -> None:
        stub = self.emitted()["python/_core.pyi"]
        self.assertIn("def first_child(self) -> Node | None:", stub)
        self.assertIn("def root(self) -> Node:", stub)
        self.assertIn("def base_href(self) -> str | None:", stub)

    def test_a_change(self) -> None:
        files = self.emitted()
        self.assertIn("owner.remove(self)", files["c/mutation.cpp"])
        self.assertIn("owner.set_attribute(self, static_cast<Namespace>(", files["c/mutation.cpp"])
        self.assertIn(
            "(has_node(document, reference) || reference == LOCKSTEP_NO_NODE)", files["c/mutation.cpp"]
        )

    def test_none(self) -> None:
        error = self.emitted()["c/error.cpp"]
        self.assertIn("const auto& it = in_cpp(error).second;\n  if (!it) return kNoRange;", error)

    def test_by_hand(self) -> None:
        files = self.emitted()
        self.assertIn("lockstep_node_token_list(", files["include/lockstep/c/node.h"])
        self.assertNotIn("lockstep_node_token_list(", files["c/node.cpp"])

    def test_fewer_functions_are_by_hand(self) -> None:
        """Lower this number when you turn one of these functions into a row."""
        interface = read_interface(self.spec, Problems())
        by_hand = [function.symbol for function in interface.functions if function.by_hand]
        self.assertLessEqual(len(by_hand), 192)

    def test_a_text_is_a_pointer_and_a_size(self) -> None:
        header = self.emitted()["include/lockstep/c/tokenizer.h"]
        self.assertIn(
            "const char* value, size_t size, const char* encoding, const char* replaced, size_t replaced_size",
            header,
        )


class Refused(InterfaceCase):
    def test_unknown_type(self) -> None:
        self.edit(NODE, "(other: node)", "(other: nodes)")
        self.refused(NODE, "other: nodes", "unknown type “nodes”; did you mean “node”?")

    def test_unknown_object(self) -> None:
        self.edit(NODE, "  node.root()", "  noode.root()")
        self.refused(NODE, "noode", "unknown type “noode”; did you mean “node”?")

    def test_unknown_kind(self) -> None:
        self.edit(NODE, "  values node_type", "  vals node_type")
        problems = Problems()
        read_interface(self.spec, problems)
        self.assertIn("not a declaration: “vals node_type”; did you mean “values”?", str(problems.found[0]))

    def test_no_type(self) -> None:
        self.edit(NODE, "(other: node)", "(other)")
        self.refused(NODE, "contains(other)", "“other” is not a parameter: write name: type")

    def test_twice(self) -> None:
        self.edit(NODE, "  node.root() -> node", "  node.root() -> node\n  node.parent() -> node")
        problems = Problems()
        read_interface(self.spec, problems)
        self.assertIn(
            "“node_parent” is declared twice, first at spec/interface/node.interface:", str(problems.found[0])
        )

    def test_unknown_status(self) -> None:
        self.edit(MUTATION, "or else OUT_OF_MEMORY", "or else OUT_OF_MEMRY")
        self.refused(MUTATION, "OUT_OF_MEMRY", "unknown status “OUT_OF_MEMRY”; did you mean “OUT_OF_MEMORY”?")

    def test_a_constant_without_a_number(self) -> None:
        self.edit(OPTIONS, "SCRIPTING_INERT = 0 ", "SCRIPTING_INERT ")
        self.refused(OPTIONS, "SCRIPTING_INERT ", "is not a constant: write NAME = 1")

    def test_flags(self) -> None:
        self.edit(OPTIONS, "flag all: Let", "flag al: Let")
        self.refused(OPTIONS, "flag al: Let", "unknown commands “al”; did you mean “all”?")
        self.restore(OPTIONS)
        self.edit(OPTIONS, "flag all: Let", "flags all: Let")
        self.refused(OPTIONS, "flags all: Let", "write flag all VALUE: help, or flag some VALUE: help")

    def test_not_listed(self) -> None:
        self.edit("interface/FILES", "xml\n", "")
        self.refused("interface/xml.interface", "", "the file is not listed in spec/interface/FILES")

    def test_indentation(self) -> None:
        self.edit(NODE, "  node.root()", "   node.root()")
        self.refused(NODE, "node.root()", "indent declarations by two spaces, members by four")

    def test_unknown_word_before_a_type(self) -> None:
        self.edit(MUTATION, "from: mut document", "from: mutt document")
        self.refused(MUTATION, "mutt document", "unknown “mutt”; did you mean “mut”?")

    def test_the_stub_of_python(self) -> None:
        for old, new, place, message in (
            ("    **parse_options,", "    **parse_option,", "**parse_option,", "unknown options “parse_option”; did you mean “parse_options”?"),
            ("    # node.interface", "    # nod.interface", "# nod.interface", "unknown table “nod”; did you mean “node”?"),
            ("# limits of parse_options", "# limits of parsing", "# limits of parsing", "unknown options “parsing”"),
            ('        """Returns the tree as JSON."""', "        ...", "def to_json(self) -> str:", "“Document.to_json” has no documentation"),
            ("def to_json(self) -> str:", "def to_json(self) -> str", "def to_json(self) -> str", "not a stub of Python: expected ':'"),
        ):
            with self.subTest(message):
                self.edit(STUB, old, new)
                self.refused(STUB, place, message)
                self.restore(STUB)


if __name__ == "__main__":
    unittest.main()
