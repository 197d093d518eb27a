"""Checks that the calls recommended in docs/guides/migrate.md exist: their names are in the public headers,
the stub or the types.

    python3 tests/docs/migrate_test.py
"""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "guides" / "migrate.md"

# Where the names of a language are declared, and other names in the column: of the language, or of the other library.
LANGUAGES = {
    "C and C++": ("runtime/include/lockstep/**/*.h", "move"),
    "Python": ("bindings/python/lockstep_html/**/*.py generated/python/*.pyi", "BeautifulSoup"),
    "JavaScript": ("bindings/web/lib/*.d.ts generated/web/*.d.ts", "map"),
    "Rust": ("bindings/rust/src/**/*.rs", "into copy"),
}


def sections() -> dict[str, str]:
    """The page by its headings of the second level."""
    _, *parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {name: text for name, _, text in (part.partition("\n") for part in parts)}


def our_code(section: str) -> list[str]:
    """The code of the second column of the tables."""
    code = []
    for line in section.splitlines():
        cells = re.split(r"(?<!\\) \| ", line.strip().strip("|"))
        if line.startswith("| ") and len(cells) == 2 and not cells[0].startswith(" ---"):
            code += re.findall(r"`([^`]+)`", cells[1])
    return code


def names(code: str) -> set[str]:
    """The names that the code calls, reads as members, or gives options with; strings are left out."""
    code = re.sub(r"\"[^\"]*\"|'[^']*'", "", code)
    return set(re.findall(r"[A-Za-z_]\w*(?=\(| ?=(?!=)|: )|(?<=[.:>])[A-Za-z_]\w*", code))


def without_comments(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    comments = r"\"\"\".*?\"\"\"|^\s*#[^\n]*" if path.suffix.startswith(".py") else r"/\*.*?\*/|//[^\n]*"
    return re.sub(comments, "", text, flags=re.DOTALL | re.MULTILINE)


class Names(unittest.TestCase):
    def test_each_is_declared(self) -> None:
        found = sections()
        unknown = []
        found["Rust"] = (ROOT / "bindings" / "rust" / "README.md").read_text(encoding="utf-8")
        for language, (pattern, known) in LANGUAGES.items():
            paths = [path for one in pattern.split() for path in sorted(ROOT.glob(one)) if path.is_file()]
            self.assertTrue(paths, language)
            declared = set(re.findall(r"\w+", "\n".join(map(without_comments, paths))))
            code = our_code(found[language])
            self.assertGreater(len(code), 5, language)
            for one in code:
                missing = names(one) - declared - set(known.split())
                unknown += [f"{language}: {name} in `{one}`" for name in sorted(missing)]
        self.assertEqual(unknown, [])


if __name__ == "__main__":
    unittest.main()
