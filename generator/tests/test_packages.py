"""The generator's packages depend on each other in one direction only, and are installable."""

from __future__ import annotations

import ast
import unittest
from pathlib import Path

from lockstep_rules.loading import ROOT

GENERATOR = ROOT / "generator"
# What each package may import, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "lockstep_rules": set(),
    "lockstep_cpp": {"lockstep_rules"},
    "lockstep_cases": {"lockstep_rules"},
    "lockstep_literal": {"lockstep_rules", "lockstep_cases"},
    "lockstep_compiled": {"lockstep_rules", "lockstep_cpp", "lockstep_cases", "lockstep_literal"},
    "lockstep_audit": {"lockstep_rules", "lockstep_cases"},
    "lockstep_site": {
        "lockstep_rules",
        "lockstep_cpp",
        "lockstep_cases",
        "lockstep_literal",
        "lockstep_audit",
    },
}


def imported(path: Path) -> set[str]:
    """The packages that a module imports, also inside functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module.partition(".")[0])
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
    return found


class Packages(unittest.TestCase):
    def test_each_is_listed(self) -> None:
        self.assertEqual({path.parent.name for path in GENERATOR.glob("*/__init__.py")}, set(MAY_IMPORT))

    def test_each_imports_only_what_it_may(self) -> None:
        for package, allowed in MAY_IMPORT.items():
            for path in sorted((GENERATOR / package).rglob("*.py")):
                ours = {name for name in imported(path) if name in MAY_IMPORT} - {package}
                self.assertLessEqual(ours, allowed, path.relative_to(GENERATOR))

    def test_none_imports_a_module_by_its_folder(self) -> None:
        """Code that tests share with these packages is in the packages."""
        for path in sorted(GENERATOR.glob("lockstep_*/**/*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Attribute):
                    place = f"{path.relative_to(GENERATOR)}:{node.lineno}"
                    self.assertNotIn(ast.unparse(node), ("sys.path", "importlib.import_module"), place)

    def test_no_cycle_is_allowed(self) -> None:
        left = dict(MAY_IMPORT)
        while left:
            free = [name for name, others in left.items() if not others & set(left)]
            self.assertTrue(free, f"a cycle among {', '.join(left)}")
            for name in free:
                del left[name]


if __name__ == "__main__":
    unittest.main()
