"""Phrases are symbols: their words occur in one place, and nothing depends on them; nothing reads emitted
C++."""

from __future__ import annotations

import ast
import difflib
import re
import unittest
import unittest.mock
from collections.abc import Iterator
from pathlib import Path

from lockstep_cpp.pipeline import emit, parts_of
from lockstep_cpp.specialized import FILE, differences, specialized
from lockstep_literal import parser as literal_parser
from lockstep_literal.forms import FORMS, UnknownPhrase, check_forms, means
from lockstep_rules.loading import ROOT
from lockstep_rules.nodes import call
from lockstep_rules.parse import PARTS
from lockstep_rules.phrases import algorithms, mime, tokenizer, tree
from lockstep_rules.phrases.symbol import Table
from rewording import MARK, NAME, Rewording, as_before, reworded, reworded_phrases
from support import SpecCase, real_parts, real_rules

assert literal_parser  # importing it registers all forms
TABLES: list[Table] = [module.the for module in [*PARTS.values(), mime]]


class Reworded(SpecCase):
    def test_only_comments_change(self) -> None:
        """With every word of all phrases replaced, the generated files differ only in comments and in the
        sentences that they display."""
        self.first_edition = ""
        original, parts = real_rules(), real_parts()
        Rewording(original, TABLES).apply(self.spec)
        before = emit(original, parts)
        with reworded_phrases(TABLES):
            found = self.loads()
            parts_now = parts_of(found)
            after = emit(found, parts_now)
        self.assertEqual(differences(specialized(parts), specialized(parts_now)), [])
        self.assertEqual(list(before), list(after))
        self.assertIn(f"push{MARK} ", after["parser/tree/algorithms.h"])
        for path, text in before.items():
            changes = difflib.unified_diff(
                code(text), code(as_before(after[path])), path, "reworded", n=0, lineterm=""
            )
            self.assertEqual(list(changes), [])

    def test_rewording(self) -> None:
        self.assertEqual(reworded("push {element} onto it"), f"push{MARK} {{element}} onto{MARK} it{MARK}")
        self.assertEqual(reworded("{string}"), "{string}")


def code(text: str) -> list[str]:
    """The lines without comments and trailing white space."""
    lines = (re.sub(r"//.*", "", line).strip() for line in text.split("\n"))
    return [line for line in lines if line]


class Literals(unittest.TestCase):
    """Outside their definitions in phrases/, nothing contains the words of phrases, and nothing reads C++."""

    def test_no_module_has_the_words_of_a_phrase(self) -> None:
        words = {w for table in TABLES for s in table.symbols for w in (s.words, s.negated) if " " in w}
        words |= {known.words for known in algorithms.ALGORITHMS} | {
            field.words for field in tokenizer.FIELDS
        }
        found: list[str] = []
        for path, module in modules():
            for node in ast.walk(module):
                if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                    continue
                if is_of_phrase(node.value, words) and (path.as_posix(), node.value) not in OTHER_MEANINGS:
                    found.append(f"{path}:{node.lineno}: “{node.value}”: refer to the symbol in phrases/")
        self.assertEqual(found, [])

    def test_only_emit_prints_nodes(self) -> None:
        for path, module in modules():
            for node in ast.walk(module):
                if isinstance(node, ast.ImportFrom) and node.module in (
                    "cpp",
                    "emit.cpp",
                    "lockstep_cpp.emit.cpp",
                ):
                    self.assertEqual(path.parent.name, "emit", f"{path}:{node.lineno}")

    def test_the_literal_reading_is_independent(self) -> None:
        """The literal reading uses the symbols, but not their C++. Mutants make new phrases from symbols, for
        the generator."""
        for path, module in modules():
            if path.parts[0] == "lockstep_literal" and path.name != "mutants.py":
                for node in ast.walk(module):
                    if isinstance(node, ast.Attribute):
                        self.assertNotIn(
                            node.attr, ("does", "node", "operations", "calls"), f"{path}:{node.lineno}"
                        )

    def test_nothing_looks_into_printed_text(self) -> None:
        """The results of `cpp`, `line` and a Writer become part of other text, and are not examined."""
        found: list[str] = []
        for path, module in modules():
            for node in ast.walk(module):
                looked_into: list[ast.expr] = []
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    if node.func.attr in LOOKS:
                        looked_into = [node.func.value]
                    elif isinstance(node.func.value, ast.Name) and node.func.value.id == "re":
                        looked_into = list(node.args)
                elif isinstance(node, ast.Compare):
                    looked_into = [node.left, *node.comparators]
                if any(is_printed(one) for one in looked_into):
                    found.append(f"{path}:{node.lineno}: {ast.unparse(node)}")
        self.assertEqual(found, [])


LOOKS = {
    "startswith",
    "endswith",
    "removeprefix",
    "removesuffix",
    "replace",
    "split",
    "partition",
    "rpartition",
}
LOOKS |= {"strip", "rstrip", "lstrip", "find", "index", "count"}
PRINTS = {"cpp", "line", "statement", "body", "lines_of", "function_body", "decided", "text"}
# Strings that are not meant as phrases, such as a kind of entry in the report.
OTHER_MEANINGS = {("lockstep_site/report/build.py", "parse error")}


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """All modules of the generator except the definitions."""
    for path in sorted((ROOT / "generator").rglob("*.py")):
        if path.parent.name not in ("tests", "phrases"):
            yield path.relative_to(ROOT / "generator"), ast.parse(path.read_text(encoding="utf-8"))


def is_of_phrase(text: str, words: set[str]) -> bool:
    """Whether a string consists of the words of a phrase, or of the beginning of a phrase, at least four
    words."""
    if text in words:
        return True
    one = text.strip()
    some = len(re.findall(r"[A-Za-z]+", NAME.sub("", one))) >= 4 and "\n" not in one
    return some and any(w.startswith(one + " ") for w in words)


def is_printed(node: ast.expr) -> bool:
    """Whether an expression is printed text, judging by names."""
    for one in ast.walk(node):
        if isinstance(one, ast.Attribute) and one.attr == "cpp":
            return True
        if isinstance(one, ast.Call):
            function = one.func
            if isinstance(function, ast.Name) and function.id in ("cpp", "line"):
                return True
            if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
                if function.value.id == "writer" and function.attr in PRINTS:
                    return True
    return False


class Specialized(unittest.TestCase):
    def test_the_list_is_fresh(self) -> None:
        found = differences(FILE.read_text(encoding="utf-8"), specialized(real_parts()))
        self.assertEqual(found, [], "if this is intended, run scripts/generate --specialized")


class Recipe(SpecCase):
    """The recipe for a new phrase in spec/README.md."""

    def test_a_new_phrase(self) -> None:
        rule = "    insert an HTML element for the token\n"
        self.edit(
            "tree/in-body.rules", rule, rule + "    praise the current node\n", after="  start tag address"
        )
        self.stops(
            "tree/in-body.rules", "praise the current node", "unknown statement “praise the current node”"
        )
        table = Table("tree")
        praise = table.statement("praise {element}", call("stack.praise", "element"))
        with unittest.mock.patch.object(tree.the, "symbols", [*tree.the.symbols, praise]):
            loaded = self.loads()
            generated = emit(loaded, parts_of(loaded))["parser/tree/in_body.h"]
            self.assertIn("stack.praise(stack.current());", generated)
            with self.assertRaisesRegex(UnknownPhrase, "“praise {element}” of the tree has no literal form"):
                check_forms()
            with unittest.mock.patch.dict(FORMS):
                means(praise)(lambda p, element: None)
                check_forms()


class Edited(SpecCase):
    def test_a_rule_that_loses_its_lane(self) -> None:
        self.edit(
            "tree/in-body.rules",
            "    close a p element\n",
            "    set the form element pointer to null\n    close a p element\n",
            after="  end tag p",
        )
        self.first_edition = ""
        found = differences(FILE.read_text(encoding="utf-8"), specialized(parts_of(self.loads())))
        self.assertIn("no longer specialized: lane\tin_body_end_tag_p\tall", found)


if __name__ == "__main__":
    unittest.main()
