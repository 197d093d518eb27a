#!/usr/bin/env python3
"""headers_test COMPILER: each public header compiles on its own without warnings, and asks for C++20 if it is missing."""

import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "runtime" / "include" / "lockstep"
INCLUDE = [f"-I{ROOT / folder}" for folder in ("runtime/include", "generated/include")]
INSIDE = [f"-I{ROOT / folder}" for folder in ("runtime/src", "generated")]
WARNINGS = "-Wall -Wextra -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -pedantic -Werror".split()
HEADERS = [path.name for path in sorted(PUBLIC.glob("*.h"))]
HEADERS += [f"c/{path.name}" for path in sorted((ROOT / "generated" / "include" / "lockstep" / "c").glob("*.h"))]
# Those for C, and those that only have macros.
ANY_LANGUAGE = {"c.h", "export.h", "version.h", *(name for name in HEADERS if name.startswith("c/"))}

compiler = "c++"


def compile_header(name: str, *options: str) -> subprocess.CompletedProcess:
    inside = [*INSIDE, "-DLOCKSTEP_PLAIN_RULES=0"] if name == "sink_parser.h" else []
    return subprocess.run(
        [compiler, "-fsyntax-only", *options, *INCLUDE, *inside, "-x", "c++", "-"],
        input=f'#include "lockstep/{name}"\n', capture_output=True, text=True, check=False,
    )  # fmt: skip


class Headers(unittest.TestCase):
    def test_no_warnings(self) -> None:
        for name in HEADERS:
            # The internal headers cast 64-bit positions to std::size_t, which is the same type on some
            # targets.
            gcc = [] if "clang" in compiler or name == "sink_parser.h" else ["-Wuseless-cast"]
            with self.subTest(name):
                self.assertEqual(compile_header(name, "-std=c++20", *WARNINGS, *gcc).stderr, "")

    def test_no_warnings_where_the_parser_is_instantiated(self) -> None:
        """Many warnings come only when a template is used, as a program with a tree of its own does."""
        program = ROOT / "tests" / "install" / "consumer" / "sink.cpp"
        options = ["-std=c++20", *WARNINGS, *INCLUDE, *INSIDE, "-DLOCKSTEP_PLAIN_RULES=0"]
        result = subprocess.run([compiler, "-fsyntax-only", *options, str(program)], capture_output=True, text=True, check=False)
        self.assertEqual(result.stderr, "")

    def test_without_cpp20(self) -> None:
        for name in HEADERS:
            if name in ANY_LANGUAGE:
                continue
            with self.subTest(name):
                errors = [line for line in compile_header(name, "-std=c++17").stderr.splitlines() if "error:" in line]
                self.assertIn("Lockstep needs C++20", errors[0])
                self.assertEqual(len(errors), 2, errors)
                self.assertIn("lockstep-needs-c++20", errors[1])


if __name__ == "__main__":
    compiler = sys.argv.pop(1)
    unittest.main()
