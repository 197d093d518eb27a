"""Checks that no two files define a class with the same name in the same namespace: the program would have
two definitions of its inline functions, and the linker would keep one
(https://en.cppreference.com/w/cpp/language/definition). Local classes belong in an unnamed namespace.

    python3 tests/house/classes_test.py
"""

from __future__ import annotations

import re
import unittest
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("runtime", "generated", "bindings/python/src", "bindings/web/src")
SUFFIXES = {".cpp", ".h"}

# As clang-format writes them: namespaces are not indented, and their ends are marked if they are longer than a line.
NAMESPACE = re.compile(r"(?:inline )?namespace(?: ([\w:]+))? \{$")
END = re.compile(r"\}  // namespace")
CLASS = re.compile(r"(?:template <.*> )?(?:class|struct|union|enum(?: class)?)(?: [A-Z_]+| \[\[\w+\]\])* (\w+)(?: final)?(?: ?: .*| \{.*)?$")


def classes_of(text: str) -> Iterator[str]:
    """The names, with their namespaces, of the classes that are defined outside of unnamed namespaces, functions and classes."""
    namespaces: list[tuple[str, int]] = []
    for number, line in enumerate(text.splitlines()):
        if found := NAMESPACE.match(line):
            namespaces.append((found[1] or "", number))
        elif END.match(line) or (line == "}" and namespaces and namespaces[-1][1] == number - 2):
            namespaces.pop()
        elif (found := CLASS.match(line)) and all(name for name, _ in namespaces):
            yield "::".join([*(name for name, _ in namespaces), found[1]])


class Classes(unittest.TestCase):
    def test_names_are_defined_once(self) -> None:
        self.maxDiff = None
        files: dict[str, set[str]] = {}
        for folder in FOLDERS:
            for path in sorted((ROOT / folder).rglob("*")):
                if path.suffix in SUFFIXES:
                    for name in classes_of(path.read_text(encoding="utf-8")):
                        files.setdefault(name, set()).add(str(path.relative_to(ROOT)))
        self.assertGreater(len(files), 500)
        several = {name: sorted(paths) for name, paths in files.items() if len(paths) > 1}
        self.assertEqual(several, {}, "rename one, or put it into an unnamed namespace")

    def test_members_of_rows_are_read(self) -> None:
        """A column of a generated table that nothing reads would be dead data, which no test of behavior notices."""
        sources = [path.read_text(encoding="utf-8") for path in (ROOT / "runtime" / "src").rglob("*") if path.suffix in SUFFIXES]
        used = {name for text in sources for name in re.findall(r"(?:\.|->)(\w+)", text)}
        headers = sorted((ROOT / "runtime" / "src").rglob("tables.h"))
        self.assertGreater(len(headers), 0)
        for path in headers:
            members = re.findall(r"^  [\w:<>, ]+ (\w+)(?: = .*)?;", path.read_text(encoding="utf-8"), re.MULTILINE)
            self.assertEqual([name for name in members if name not in used], [], path)

    def test_reader(self) -> None:
        text = """
namespace lockstep {
class Forward;
namespace detail {
struct One {
  struct Inner {};
};
template <class T>
class Two final
    : public One {};
enum class [[nodiscard]] Three : int { a };
}  // namespace detail
namespace {
struct Local {};
}  // namespace
namespace other {
class Declared;
}
class LOCKSTEP_EXPORT Four {
};
One function() {
}
}  // namespace lockstep
"""
        names = [f"lockstep::{name}" for name in ("detail::One", "detail::Two", "detail::Three", "Four")]
        self.assertEqual(list(classes_of(text)), names)


if __name__ == "__main__":
    unittest.main()
