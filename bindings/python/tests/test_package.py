"""The package itself: version, command line, types, stubs, and that what the docs show is true."""

import ast
import contextlib
import importlib.metadata
import inspect
import json
import os
import pickle
import pydoc
import re
import shutil
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


def test_docstrings():
    """Those of the stub, which editors show, are those of the module."""
    tree = ast.parse((Path(lockstep_html.__file__).parent / "_core.pyi").read_text(encoding="utf-8"))
    count = 0
    for scope, nodes in [(_core, tree.body), *((getattr(_core, it.name), it.body) for it in tree.body if isinstance(it, ast.ClassDef) and hasattr(_core, it.name))]:
        for node in nodes:
            text = isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node)
            if text:
                assert inspect.getdoc(getattr(scope, node.name)) == text, node.name
                count += 1
    assert count > 240


def callables():
    """Each public function, class and method of the module, by its name."""
    for name in lockstep_html.__all__:
        public = getattr(_core, name, None)
        if callable(public):
            yield name, public
        if isinstance(public, type):
            for member, value in vars(public).items():
                if callable(value) and (not member.startswith("_") or member == "__init__"):
                    yield f"{name}.{member}", value


def test_signatures():
    """inspect.signature() knows each callable: no parameter is nameless, and every option is named."""
    made = {"Attributes", "Document", "MainContent", "Node", "NodeIterator", "NodeRange", "RewriteToken", "Token", "Tokens"}
    found = {name: value for name, value in callables() if name.removesuffix(".__init__") not in made}
    assert len(found) > 100
    for name, value in found.items():
        parameters = inspect.signature(value).parameters
        if name == "Attributes.update":  # takes what dict() takes
            continue
        assert not any(re.fullmatch(r"arg\d*|kwargs|.*options", parameter) for parameter in parameters), name
    assert str(inspect.signature(lockstep_html.Node.select)) == "(self, /, css)"
    document = lockstep_html.parse("<p>")
    assert str(inspect.signature(document.body.to_html)).startswith("(*, indent=0, inner=False, scripting=False,")
    assert inspect.signature(document.to_html) == inspect.signature(document.body.to_html)
    assert str(inspect.signature(lockstep_html.Selector)) == "(css, *, namespaces=None, extensions=False)"
    assert str(inspect.signature(lockstep_html.Sanitizer.keep_everything)) == "()"
    for function in (lockstep_html.parse, lockstep_html.sniff, lockstep_html.tokens):
        for option in list(inspect.signature(function).parameters.values())[1:]:
            assert option.kind is option.KEYWORD_ONLY
            function(b"<p>", **{option.name: option.default})
    assert {"limits", "positions", "url"} < set(inspect.signature(lockstep_html.parse_html).parameters)
    assert "positions" in pydoc.render_doc(lockstep_html.parse)


def test_functions_are_pickled():
    for function in (lockstep_html.parse, lockstep_html.tokens, lockstep_html.sanitize):
        assert pickle.loads(pickle.dumps(function)) is function


def test_errors_of_use_are_sentences():
    document = lockstep_html.parse("<p a=b>")
    node = document.select_one("p")
    for call, message in (
        (lambda: lockstep_html.parse(), "parse() needs the argument 'html'"),
        (lambda: lockstep_html.parse(None), "HTML must be str, bytes or an object with the buffer interface, not NoneType"),
        (lambda: lockstep_html.parse("", "x"), "parse() takes at most 1 positional argument, 2 were given"),
        (lambda: lockstep_html.parse("", position=True), "unknown option 'position'; did you mean 'positions'?"),
        (lambda: lockstep_html.parse("", limits={"node": 1}), "unknown option 'node'; did you mean 'nodes'?"),
        (lambda: lockstep_html.parse("", bulet="x"), "unknown option 'bulet'"),
        (lambda: lockstep_html.parse_fragment("x", None), "parse_fragment(): 'context' must be given, not NoneType"),
        (lambda: node.select(None), "select(): 'css' must be given, not NoneType"),
        (lambda: node.select(), "select() needs the argument 'css'"),
        (lambda: node.select("a", "b"), "select() takes at most 1 positional argument, 2 were given"),
        (lambda: node.select(css="a", limit=3), "select() has no argument 'limit'"),
        (lambda: node.select("a", css="b"), "select() got the argument 'css' twice"),
        (lambda: node.to_html(indent=-1), "to_html(): 'indent' must be an int that is not negative, not -1"),
        (lambda: node.to_html(indent=2**70), "to_html(): 'indent' must be an int that is not negative, not one of that size"),
        (lambda: node.to_html(indent="2"), "to_html(): 'indent' must be an int that is not negative, not str"),
        (lambda: document.to_html(ident=2), "to_html() has no argument 'ident'; did you mean 'indent'?"),
        (lambda: node.to_xml(doctype=1), "to_xml(): 'doctype' must be bool, not int"),
        (lambda: node.contains("p"), "contains(): 'other' must be Node, not str"),
        (lambda: document.clone(document), "clone(): 'node' must be Node, not Document"),
        (lambda: document.create_element(5), "create_element(): 'tag' must be str, not int"),
        (lambda: node.set_attribute("a", 1), "set_attribute(): 'value' must be str, not int"),
        (lambda: node.attrs.setdefault("a", 1), "setdefault(): 'default' must be str, not int"),
        (lambda: node.insert_html("beforeend", b"x"), "insert_html(): 'html' must be str, not bytes"),
        (lambda: lockstep_html.sanitize(b"x"), "sanitize(): 'html' must be str, not bytes"),
        (lambda: lockstep_html.computed_mime_type(b"x"), "computed_mime_type(): 'content_type' must be str or None, not bytes"),
        (lambda: lockstep_html.Node.select(5, "a"), None),
        # Options, and mappings
        (lambda: lockstep_html.parse("x", limits=3), "'limits' must be a mapping or None, not int"),
        (lambda: lockstep_html.parse("x", limits={1: 2}), "the keys of 'limits' must be str, not int"),
        (lambda: lockstep_html.parse("x", limits={"nodes": "2"}), "'nodes' must be an int that is not negative, not str"),
        (lambda: lockstep_html.tokens("x", limits="ab"), "'limits' must be a mapping or None, not str"),
        (lambda: lockstep_html.parse("x", max_errors=-1), "'max_errors' must be an int that is not negative, not -1"),
        (lambda: lockstep_html.parse("x", max_errors=2**70), "'max_errors' must be an int that is not negative, not one of that size"),
        (lambda: lockstep_html.parse("x", scripting=1), "'scripting' must be bool, not int"),
        (lambda: lockstep_html.parse("x", edition=1), "'edition' must be str, not int"),
        (lambda: lockstep_html.parse(b"x", default_encoding=1), "'default_encoding' must be str, not int"),
        (lambda: lockstep_html.parse_fragment("x", 3), "'context' must be a Node, str or a mapping, not int"),
        (lambda: lockstep_html.parse_fragment("x", {"quirks_mode": 1}), "'quirks_mode' must be str, not int"),
        (lambda: lockstep_html.sanitize("x", places=3), "'places' must be a list of contexts, not int"),
        (lambda: lockstep_html.sanitize("x", places=[3]), "'places' must be a Node, str or a mapping, not int"),
        (lambda: lockstep_html.Selector("p", namespaces=3), "'namespaces' must be a mapping or None, not int"),
        (lambda: lockstep_html.Selector("p", namespaces={"a": 1}), "the values of 'namespaces' must be str, not int"),
        (lambda: node.xpath("//p", functions=3), "'functions' must be a mapping or None, not int"),
        (lambda: node.xpath("//p", variables=3), "unknown argument 'variables': the expression has no variable $variables"),
        (lambda: node.token_list("class").add(1), "add(): 'value' must be str, not int"),
        (lambda: node.token_list("class").toggle(None), "toggle(): 'value' must be str, not NoneType"),
        # Constructors
        (lambda: lockstep_html.Selector(), "Selector() needs the argument 'css'"),
        (lambda: lockstep_html.Selector(1), "Selector(): 'css' must be str, not int"),
        (lambda: lockstep_html.Selector("p", bogus=1), "Selector() has no argument 'bogus'"),
        (lambda: lockstep_html.Selector("p", css="p"), "Selector() got the argument 'css' twice"),
        (lambda: lockstep_html.XPath(1), "XPath(): 'expression' must be str, not int"),
        (lambda: lockstep_html.XPath("p", {}), "XPath() takes at most 1 positional argument, 2 were given"),
        (lambda: lockstep_html.Sanitizer(bogus=1), "Sanitizer() has no argument 'bogus'"),
        (lambda: lockstep_html.Sanitizer(1), "'config' must be a mapping, 'default' or None, not int"),
        (lambda: lockstep_html.sanitize("x", 1), "'sanitizer' must be a Sanitizer, a mapping, 'default' or None, not int"),
        (lambda: lockstep_html.Parser(1), "'context' must be a Node, str or a mapping, not int"),
        (lambda: lockstep_html.Rewriter(1), "Rewriter() takes no positional arguments, 1 was given"),
        (lambda: lockstep_html.Rewriter(token_bytes=-1), "Rewriter(): 'token_bytes' must be an int that is not negative, not -1"),
        (lambda: type("Own", (lockstep_html.Sanitizer,), {})(1, 2), "Sanitizer() takes at most 1 positional argument, 2 were given"),
        (lambda: lockstep_html.Document("<p>"), "cannot create 'lockstep_html._core.Document' instances"),
    ):
        with pytest.raises(TypeError) as error:
            call()
        assert message is None or str(error.value) == message
        assert "\n" not in str(error.value)


def test_errors_of_constructors_are_sentences():
    """Also for the records of the package; without names of nanobind, and of private functions and classes."""

    class Wrong:
        pass

    public = {name: getattr(lockstep_html, name) for name in lockstep_html.__all__}
    classes = [it for it in {**public, **vars(_core)}.values() if isinstance(it, type)]
    assert len(classes) > 45
    for made in classes:
        calls = [((), {}), ((Wrong(),), {}), ((Wrong(),) * 30, {}), ((), {"bogus": 1})]
        try:
            parameters = inspect.signature(made).parameters.values()
        except ValueError:
            parameters = []
        required = {it.name: "p" for it in parameters if it.default is it.empty and it.kind is not it.VAR_KEYWORD}
        if made.__module__ == _core.__name__ and not made.__name__.startswith("_"):
            for value in (Wrong(), -1, 2**70, b"x", [1], {1: 2}):
                calls += [((), {**required, it.name: value}) for it in parameters if it.kind is not it.VAR_KEYWORD]
        for positional, named in calls:
            with contextlib.suppress(lockstep_html.LockstepError):
                try:
                    made(*positional, **named)
                except TypeError as error:
                    sentence = str(error)
                    assert "\n" not in sentence and "incompatible" not in sentence, sentence
                    assert made.__name__.startswith("_") or not re.search(r"\b_(?!core\b|_(init|new)__)\w", sentence), sentence
                    if made.__module__ == _core.__name__ and named.keys() - {"bogus"}:
                        assert f"'{[*named][-1]}'" in sentence, (made, sentence)


def test_names_of_classes():
    for name in ("XPathError", "Attribute", "Position"):
        made = getattr(lockstep_html, name)
        assert f"{made.__module__}.{made.__qualname__}" == f"lockstep_html.{name}"
    error = pickle.loads(pickle.dumps(lockstep_html.SelectorError("x", 3)))
    assert (type(error), error.column) == (lockstep_html.SelectorError, 3)


@pytest.mark.parametrize(
    ("module", "missing", "install"),
    [
        ("bs4", "bs4", "lockstep-html[bs4]"),
        ("lxml", "lxml", "lockstep-html[lxml]"),
        ("ray", "pyarrow", "lockstep-html[ray]"),
        ("spark", "pyarrow", "lockstep-html[spark]"),
    ],
)
def test_a_missing_package_is_named(module, missing, install):
    program = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name == {missing!r}:
            raise ModuleNotFoundError("No module named '{missing}'", name=name)
sys.meta_path.insert(0, Missing())
try:
    import lockstep_html.{module}
except ModuleNotFoundError as error:
    print(error)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == f"No module named '{missing}': pip install '{install}'\n"


def test_stubtest():
    """The stub has the names, parameters and defaults of the module."""
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "lockstep_html._core", "--concise"]
    command += ["--mypy-config-file", FOLDER / "stubtest.ini", "--allowlist", FOLDER / "stubtest.txt"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


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


def test_types_of_the_package_itself(tmp_path):
    """With the stub, which the package gets when it is built."""
    pytest.importorskip("pyright")
    tomllib = pytest.importorskip("tomllib")
    settings = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pyright"]
    shutil.copytree(Path(lockstep_html.__file__).parent, tmp_path / "lockstep_html")
    (tmp_path / "tests").mkdir()
    shutil.copy(FOLDER / "typed.py", tmp_path / "tests")
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--project", tmp_path]
    result = subprocess.run(command, capture_output=True, text=True)
    # Its first run downloads it.
    if not re.search(r"^\d+ errors?, ", result.stdout, re.MULTILINE):
        pytest.skip("pyright could not be run: " + (result.stdout + result.stderr)[-200:])
    assert result.returncode == 0, result.stdout


def test_sdist(tmp_path, repository):
    """Has what building needs, the licence, and nothing else. LOCKSTEP_PYTHON_SDIST=1: builds it and runs it."""
    git = ["git", "-C", repository, "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run([*git, "bindings/python", "cmake", "generated", "runtime"], capture_output=True, text=True)
    if listed.returncode != 0:
        pytest.skip("not a clone: no list of the files that belong to the sources")
    own = {"src", "lockstep_html", "CMakeLists.txt", "LICENSE", "README.md", "pyproject.toml"}
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
