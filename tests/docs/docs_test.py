"""Checks that the documentation shows what the examples do, and how docs/doxygen_filter.py converts
headers."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "guides" / "tour.md"]
STATES = ROOT / "generated" / "parser" / "tokenizer" / "states.h"  # of which the README shows two lines
EXAMPLES = [path for path in sorted((ROOT / "examples").iterdir()) if path.suffix in (".cpp", ".c", ".py")]


def blocks(page: Path, languages: str) -> list[str]:
    text = page.read_text(encoding="utf-8")
    return [code for _, code in re.findall(rf"^```({languages})\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]


def filtered(text: str, suffix: str = ".h") -> str:
    with tempfile.NamedTemporaryFile("w", suffix=suffix, encoding="utf-8") as file:
        file.write(text)
        file.flush()
        command = [sys.executable, ROOT / "docs" / "doxygen_filter.py", file.name]
        return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout


class CodeBlocks(unittest.TestCase):
    def test_each_is_in_an_example_line_for_line(self) -> None:
        for page in PAGES:
            found = blocks(page, "cpp|c")
            self.assertTrue(found, page)
            for block in found:
                in_example = any(
                    "\n" + textwrap.indent(textwrap.dedent(block), indent) in "\n" + path.read_text(encoding="utf-8")
                    for path in [*EXAMPLES, STATES]
                    for indent in ("", "  ", "    ")
                )
                self.assertTrue(in_example, f"{page.name} shows what no example does:\n{block}")

    def test_output_is_that_of_an_example(self) -> None:
        page = ROOT / "docs" / "guides" / "tour.md"
        outputs = [path.read_text(encoding="utf-8").partition("\n// Prints:\n")[2] for path in EXAMPLES]
        for block in blocks(page, "text"):
            self.assertIn(textwrap.indent(block, "// ", lambda _: True), outputs, page)

    def test_each_example_is_named_somewhere(self) -> None:
        text = "".join(path.read_text(encoding="utf-8") for path in [*PAGES, *sorted((ROOT / "docs").rglob("*.md"))])
        self.assertEqual([path.name for path in EXAMPLES if f"examples/{path.name}" not in text], [])


class Readme(unittest.TestCase):
    text = (ROOT / "README.md").read_text(encoding="utf-8")

    def test_it_takes_a_minute(self) -> None:
        self.assertLessEqual(len(self.text.split()), 900)

    def test_it_counts_the_tasks_of_the_cookbook(self) -> None:
        cookbook = (ROOT / "docs" / "guides" / "cookbook.md").read_text(encoding="utf-8")
        tasks = re.findall("^### ", cookbook, re.MULTILINE)
        self.assertEqual(re.findall(r"cookbook\.md\) has (\d+) everyday tasks", self.text), [str(len(tasks))])

    def test_its_figures_are_those_of_the_pages(self) -> None:
        first_table = self.text.partition("| --- |")[2].partition("\n\n")[0]
        figures = set(re.findall(r"\b\d[\d.,]*\d\b", first_table)) - {"2.6"}  # GB/s
        evidence = "".join((ROOT / "docs" / "evidence" / name).read_text(encoding="utf-8") for name in ("benchmark.md", "mutation.md"))
        self.assertEqual([figure for figure in sorted(figures) if not re.search(rf"(?<!\d){figure}\b", evidence)], [])
        speed = re.search(r"\| 130 real pages, 25\.7 MB \| (\d+)", evidence)
        self.assertTrue(speed and f"{round(int(speed[1]), -2) / 1000} GB/s" in first_table, speed)


class Reference(unittest.TestCase):
    headers = ROOT / "runtime" / "include" / "lockstep"

    def test_all_options_are_listed(self) -> None:
        page = (ROOT / "docs" / "reference" / "options.md").read_text(encoding="utf-8")
        text = re.sub(r"//.*", "", (self.headers / "options.h").read_text(encoding="utf-8"))
        structs = re.findall(r"^struct (\w*(?:Options|Limits|Context)) \{(.*?)^\};", text, re.MULTILINE | re.DOTALL)
        self.assertGreater(len(structs), 6)
        for name, members in structs:
            found = re.findall(r"(\w+)(?:\)\([^)]*\))?(?: = [^;]*)?;", members)
            self.assertEqual([member for member in found if f"`{member}`" not in page], [], name)

    def test_all_headers_are_listed(self) -> None:
        page = (ROOT / "docs" / "reference" / "headers.md").read_text(encoding="utf-8")
        names = [path.name for path in self.headers.glob("*.h")]
        self.assertEqual([name for name in names if f"{name}`" not in page and f"/{name}\"`" not in page], [])


class Filter(unittest.TestCase):
    def test_a_comment_documents_the_declarations_that_follow(self) -> None:
        text = filtered("// File.\n\nnamespace n {\n\n// One.\nint a();\nint b() { return 1; }\n\nint c();\n\n}  // namespace n\n")
        self.assertEqual(
            text,
            "/// @file\n/// File.\n\nnamespace n {\n\n/// One.\nint a();\n/// See a().\nint b() { return 1; }\n\nint c();\n\n"
            "}  // namespace n\n",
        )

    def test_several_names_of_one_type(self) -> None:
        self.assertIn("  /// Both.\n  int a;\n  /// See #a.\n  int b;\n", filtered("struct S {\n  // Both.\n  int a, b;\n};\n"))

    def test_what_a_comment_documents_first(self) -> None:
        for first, reference in (
            ("explicit operator bool() const;", "operator bool()"),
            ("void (*on_error)(int) = nullptr;", "#on_error"),
            ("#define N 1", "#N"),
            ("static constexpr std::size_t kLimit = 1;", "#kLimit"),
            ("char name[8];", "#name"),
            ("template <class T>\nvoid print(T value);", "print()"),
        ):
            text = filtered(f"// File.\n\n// Both.\n{first}\nint b;\n")
            self.assertIn(f"/// Both.\n{first}\n/// See {reference}.\nint b;", text)

    def test_a_comment_after_a_declaration(self) -> None:
        self.assertIn("  a,  ///< one\n  b   ///< two\n", filtered("enum class E {\n  a,  // one\n  b   // two\n};\n"))

    def test_other_comments_stay(self) -> None:
        for text in ("// ---- Part\n\nint a();\n", "int a() {\n  // Inside.\n  return 1;  // one\n}\n", "// x\n#include <y>\n"):
            self.assertNotIn("///", filtered("// File.\n\n" + text).partition("\n\n")[2], text)

    def test_comments_are_escaped(self) -> None:
        text = filtered("\n// A <p> & \\n @x `<b>` *y* #tag-open-state, https://a.org/#b.\nint a();\n")
        self.assertIn(
            "/// A \\<p\\> \\& \\\\n \\@x `<b>` \\*y\\* "
            "[\\#tag-open-state](https://html.spec.whatwg.org/multipage/#tag-open-state), https://a.org/#b.\n",
            text,
        )

    def test_indented_text_after_an_empty_line_is_code(self) -> None:
        text = filtered("\n// As in\n//\n//   a < b;\n//\n// so.\nint a();\n")
        self.assertIn("/// As in\n///\n/// @code{.cpp}\n///   a < b;\n///\n/// @endcode\n/// so.\nint a();", text)

    def test_links_to_files_that_are_not_pages(self) -> None:
        text = filtered("[a](../start/install.md#x) [`b`](../runtime/b.h) [c](https://c.org) ![d](d.svg)\n", ".md")
        self.assertEqual(text, "[a](../start/install.md#x) `b` [c](https://c.org) ![d](d.svg)\n")


if __name__ == "__main__":
    unittest.main()
