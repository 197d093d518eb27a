"""The package itself: version, command line, types, stubs, and that what the docs show is true."""

import ast
import importlib.metadata
import os
import re
import subprocess
import sys
import tarfile
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
        return subprocess.run(
            [sys.executable, "-m", "lockstep_html", *arguments], input=given, capture_output=True
        )

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
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--no-incremental",
        "--cache-dir=/dev/null",
        str(FOLDER / "typed.py"),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_types_of_the_package_itself():
    pytest.importorskip("pyright")
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--project", FOLDER.parent]
    result = subprocess.run(command, capture_output=True, text=True)
    # Its first run downloads it.
    if not re.search(r"^\d+ errors?, ", result.stdout, re.MULTILINE):
        pytest.skip("pyright could not be run: " + (result.stdout + result.stderr)[-200:])
    assert result.returncode == 0, result.stdout


def test_sdist(tmp_path, repository):
    """Has what building needs, the licence, and nothing else. LOCKSTEP_PYTHON_SDIST=1: builds it and runs it."""
    git = ["git", "-C", repository, "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run([*git, "bindings/python", "generated", "runtime"], capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a clone: no list of the files that belong to the sources")
    own = {"src", "cmake", "lockstep_html", "CMakeLists.txt", "LICENSE", "README.md", "pyproject.toml"}
    expected = {"PKG-INFO", "library/CMakeLists.txt", "library/LICENSE"}
    for path in map(Path, listed.stdout.splitlines()):
        if not (repository / path).exists():
            continue
        if path.parts[0] != "bindings":
            expected.add(f"library/{path}")
        elif path.parts[2] in own:
            expected.add("/".join(path.parts[2:]))
    program = f"from scikit_build_core.build import build_sdist; build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", program], cwd=FOLDER.parent, capture_output=True, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        found = {name.partition("/")[2] for name in tar.getnames()}
    assert found == expected
    if not os.environ.get("LOCKSTEP_PYTHON_SDIST"):
        return
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv/bin/python"
    subprocess.run([python, "-m", "pip", "--quiet", "install", archive], cwd=tmp_path, check=True)
    program = "import lockstep_html as l; print(l.parse('<p class=x>Hello, <b>world</b>!').select_one('p.x b').text)"
    run = subprocess.run([python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout == "world\n"
    run = subprocess.run(
        [python, "-m", "lockstep_html", "--version"], cwd=tmp_path, capture_output=True, text=True
    )
    assert run.stdout.startswith("lockstep "), run.stderr
