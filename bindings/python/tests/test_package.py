"""The package itself: version, command line, types, stubs, and that what the docs show is true."""

import ast
import importlib.metadata
import re
import subprocess
import sys
from pathlib import Path

import lockstep_html
import pytest
from lockstep_html import _core

FOLDER = Path(__file__).parent


def test_version(repository):
    header = (repository / "runtime/include/lockstep/version.h").read_text(encoding="utf-8")
    version = re.search(r'define LOCKSTEP_VERSION "(.*)"', header)[1]
    assert lockstep_html.__version__ == version
    assert f'\nversion = "{version}"\n' in (FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert importlib.metadata.version("lockstep-html") == version


def test_command_line():
    def run(*arguments, given=b""):
        return subprocess.run([sys.executable, "-m", "lockstep_html", *arguments], input=given, capture_output=True)

    if b"built without" in run("--version").stderr:
        pytest.skip("the package was built without the command line")
    assert run("--version").stdout.startswith(b"lockstep " + lockstep_html.__version__.encode())
    assert run("parse", "--fragment", "body", given=b"<p>x").stdout == b'| <p>\n|   "x"\n'
    assert run("nope").returncode == 2


def test_stubs_name_what_there_is():
    """Each name in the stub exists, and each public name of the module is in the stub."""
    tree = ast.parse((Path(lockstep_html.__file__).parent / "_core.pyi").read_text(encoding="utf-8"))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    classes = {
        node.name: {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    }
    public = {name for name in dir(_core) if not name.startswith("_")}
    assert public == {name for name in functions if not name.startswith("_")} | set(classes)
    for name, members in classes.items():
        found = {member for member in vars(getattr(_core, name)) if not member.startswith("_")}
        assert found - members <= {"update", "pop", "popitem", "clear"}, name
        assert {member for member in members if not hasattr(getattr(_core, name), member)} == set(), name


def test_every_public_name_is_documented():
    for name in lockstep_html.__all__:
        if name != "__version__":
            assert getattr(lockstep_html, name).__doc__, name


def test_types():
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--cache-dir=/dev/null", str(FOLDER / "typed.py")]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
