"""The tree builder for BeautifulSoup, with BeautifulSoup's own tests for builders of HTML5 trees.

The tests of BeautifulSoup are in its source distribution only; LOCKSTEP_BS4_TESTS names the folder that has `bs4/tests`.
"""

import copy
import importlib.util
import os
import pickle
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

bs4 = pytest.importorskip("bs4")

import lockstep_html.bs4  # noqa: E402
from bs4 import BeautifulSoup, SoupStrainer  # noqa: E402
from bs4.element import Comment, Script, Stylesheet, TemplateString  # noqa: E402
from lockstep_html.bs4 import LockstepTreeBuilder  # noqa: E402


def soup(html, **options):
    return BeautifulSoup(html, "lockstep", **options)


def test_the_import_changes_no_other_name():
    """BeautifulSoup takes of several builders with a feature the one that was registered last."""
    program = """import warnings; warnings.simplefilter("ignore")
from bs4 import BeautifulSoup, FeatureNotFound
def chosen():
    for features in (None, "html", "html5", "fast", "permissive", "strict", "lxml", "html.parser", "html5lib", ["html", "fast"]):
        try: yield BeautifulSoup("<p>", features).builder.NAME
        except FeatureNotFound: yield None
before = list(chosen())
import lockstep_html.bs4
print(before == list(chosen()), "lockstep" in before, BeautifulSoup("<p>", "lockstep").builder.NAME)"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "True False lockstep\n"


def linked(tree):
    """Checks every link between the elements of a tree."""
    last = tree
    for element in tree.descendants:
        assert element.previous_element is last and last.next_element is element
        last = element
    assert last.next_element is None
    for tag in [tree, *tree.find_all(True)]:
        for index, child in enumerate(tag.contents):
            assert child.parent is tag
            assert child.previous_sibling is (tag.contents[index - 1] if index else None)
            assert child.next_sibling is (tag.contents[index + 1] if index + 1 < len(tag.contents) else None)


def test_tree():
    tree = soup("<!DOCTYPE html><p class='a b' id=x>one<b>two</p>three<!--c--><svg viewbox=0 xlink:href=#a><title>")
    linked(tree)
    assert tree.p["class"] == ["a", "b"] and tree.p.text == "onetwo"
    assert str(tree.svg) == '<svg viewBox="0" xlink:href="#a"><title></title></svg>'
    assert tree.svg.namespace == "http://www.w3.org/2000/svg"
    assert [name.namespace for name in tree.svg.attrs if ":" in name] == ["http://www.w3.org/1999/xlink"]
    assert isinstance(tree.find(string="c"), Comment)
    assert tree.select_one("p > b").string == "two"
    tree.p.b.extract()
    tree.p.append(tree.new_tag("i"))
    linked(tree)
    assert pickle.loads(pickle.dumps(tree)).decode() == tree.decode()


def test_classes_of_strings():
    tree = soup("<style>a</style><script>b</script><template>c<i>d</i></template>")
    assert isinstance(tree.style.string, Stylesheet) and isinstance(tree.script.string, Script)
    assert all(isinstance(string, TemplateString) for string in tree.template.find_all(string=True))
    assert tree.get_text() == ""


def test_lines_and_columns():
    tree = soup("\n   <p>\n\n<b>é<i>text</i></b></p>")
    assert (tree.p.sourceline, tree.p.sourcepos) == (2, 3)
    assert (tree.i.sourceline, tree.i.sourcepos) == (4, 4)
    assert tree.body.sourceline is None
    assert soup("<p>", store_line_numbers=False).p.sourceline is None


def test_encodings():
    tree = soup(b"<meta charset=koi8-r>\xc1")
    assert tree.original_encoding == "koi8-r" and tree.body.string == "а"
    assert soup(b"\xc1", from_encoding="koi8-r").body.string == "а"
    assert soup("é").original_encoding is None


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        # Labels of the Standard.
        ("KOI8-R", "koi8-r"),
        ("latin1", "windows-1252"),
        (" utf-8 ", "utf-8"),
        # Names that only Python has.
        ("latin_1", "windows-1252"),
        ("l1", "windows-1252"),
        ("8859", "windows-1252"),
        ("iso8859_5", "iso-8859-5"),
        ("utf_8", "utf-8"),
        ("U8", "utf-8"),
        ("utf_8_sig", "utf-8"),
        ("utf_16_be", "utf-16be"),
        ("koi8_r", "koi8-r"),
        ("cp1251", "windows-1251"),
        ("cp874", "windows-874"),
        ("cp932", "shift_jis"),
        ("cp949", "euc-kr"),
        ("euc_jp", "euc-jp"),
        ("iso2022_jp", "iso-2022-jp"),
        ("big5hkscs", "big5"),
        ("mac_roman", "macintosh"),
        ("mac_cyrillic", "x-mac-cyrillic"),
    ],
)
def test_names_of_encodings(name, encoding):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert soup(b"<p>x", from_encoding=name).original_encoding == encoding


@pytest.mark.parametrize(
    "name", ["cp437", "cp037", "utf_7", "utf_32", "shift_jisx0213", "johab", "hp_roman8", "rot13", "no-such-codec", "a\0b", "é"]
)
def test_encodings_that_the_standard_does_not_have(name):
    with pytest.warns(UserWarning) as caught:
        tree = soup(b"<meta charset=koi8-r>\xc1", from_encoding=name)
    (warning,) = caught
    assert f"from_encoding={name!r} has no effect" in str(warning.message) and "Decode the markup" in str(warning.message)
    # As without it.
    assert tree.original_encoding == "koi8-r"


def test_white_space_is_kept():
    html = "<p> a</p>  \n  <b>\n\n<i>x</i>  </b> <pre>\n\n  </pre>\t<!--c-->  "
    whole = soup(html).decode()
    assert soup(html, parse_only=SoupStrainer(True)).decode() == whole
    for name in ("p", "b", "pre"):
        assert soup(html, parse_only=SoupStrainer(name)).decode() == soup(html).find(name).decode()


def test_copies():
    tree = soup("<p class=a>x<!--c-->")
    for copied in (copy.copy(tree), copy.deepcopy(tree)):
        linked(copied)
        assert copied.decode() == tree.decode() and copied.p is not tree.p
    assert soup("").decode() == "<html><head></head><body></body></html>"


def test_options_that_it_does_not_have():
    with pytest.warns(UserWarning, match="exclude_encodings") as warnings:
        soup(b"<p>\xe9", exclude_encodings=["windows-1252"])
    assert len(warnings) == 1


def test_options():
    assert soup("<?a b?>", edition="2024-09-12").find(string=True).__class__ is Comment
    only = soup("<p>A <b>bold</b> statement</p>", parse_only=SoupStrainer("b"))
    assert only.decode() == "<b>bold</b>"

    class MyTag(bs4.Tag):
        pass

    class MyString(bs4.NavigableString):
        pass

    tree = soup("<p>x", element_classes={bs4.Tag: MyTag, bs4.NavigableString: MyString})
    assert isinstance(tree.p, MyTag) and isinstance(tree.p.string, MyString)


def smoke_tests():
    """The class of BeautifulSoup's tests for HTML5 tree builders; object if it is not there."""
    path = Path(os.environ.get("LOCKSTEP_BS4_TESTS", "")) / "bs4" / "tests" / "__init__.py"
    if not path.is_file():
        return object
    spec = importlib.util.spec_from_file_location("bs4.tests", path, submodule_search_locations=[str(path.parent)])
    module = importlib.util.module_from_spec(spec)
    sys.modules["bs4.tests"] = module
    spec.loader.exec_module(module)
    return module.HTML5TreeBuilderSmokeTest


class TestOfBeautifulSoup(smoke_tests()):
    @property
    def default_builder(self):
        return LockstepTreeBuilder

    def test_is_there(self):
        if not hasattr(self, "soup"):
            pytest.skip("LOCKSTEP_BS4_TESTS does not name BeautifulSoup's source distribution")

    def test_correctly_nested_tables(self):
        """As for html5lib: the Standard inserts tbody, which the test for all builders does not expect."""
        if hasattr(self, "soup"):
            self.assert_soup(
                "<table id=1><tr><td>Here's another table:<table id=2><tr><td>foo</td></tr></table></td>",
                '<table id="1"><tbody><tr><td>Here\'s another table:<table id="2"><tbody><tr><td>foo</td></tr></tbody>'
                "</table></td></tr></tbody></table>",
            )

    def test_processing_instruction(self):
        """As for html5lib, whose tree also has the elements that the Standard inserts."""
        if hasattr(self, "soup"):
            for markup in ("<?PITarget PIContent?>", b"<?PITarget PIContent?>"):
                assert self.soup(markup).decode().startswith("<?PITarget PIContent?><html>")
