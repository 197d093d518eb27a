"""What programs look for in pages: links, metadata, JSON-LD, tables, texts, forms."""

import re
import sys

import lockstep_html as lockstep
import pytest

PAGE = """<!DOCTYPE html><html lang=en><head><base href="/shop/"><title>Shop</title>
<meta name=description content="All we have"><meta property="og:image" content="x.png"><link rel=canonical href=/s>
<script type="application/ld+json">{"@type": "Shop"}</script><script type="application/ld+json">{broken</script></head>
<body><a href=a.html rel=next>A <b>b</b></a> <a>no</a><svg><a href="#x">svg</a></svg>
<table><caption> The <i>list</i> </caption><tr><th>name<th>price<tr><td>tea<td>3<tr><td colspan=2>none</table>
<ul><li>one<br>two<li>  three <li><span>Next</span></ul></body></html>"""


@pytest.fixture
def page():
    return lockstep.parse(PAGE, url="https://shop.example/index.html")


def test_attributes_of_a_node(page):
    link = page.select_one("a")
    assert link["href"] == "a.html" and link.get("href") == "a.html" and link.get("nope") is None
    assert link.get("nope", 5) == 5 and link.get(key="rel", default="") == "next"
    link["href"] = "b.html"
    del link["rel"]
    assert dict(link.attrs) == {"href": "b.html"}
    with pytest.raises(KeyError, match="rel"):
        link["rel"]
    with pytest.raises(KeyError, match="rel"):
        del link["rel"]
    with pytest.raises(KeyError):
        page.root["href"]
    with pytest.raises(lockstep.DomError, match="InvalidNodeTypeError"):
        page.root["href"] = "x"
    for mapping in (link, link.attrs):
        for key, value, message in (
            ("a", 1, "the value of an attribute must be a str, not int"),
            (1, "a", "the name of an attribute must be a str, not int"),
            ("a", None, "the value of an attribute must be a str, not NoneType"),
        ):
            with pytest.raises(TypeError) as error:
                mapping[key] = value
            assert str(error.value) == message


def test_ranges_have_lengths_and_items(page):
    items = page.select_one("ul")
    assert len(items.children) == 3 and items.children[0].text == "onetwo" and items.children[-1].text == "Next"
    assert [node.tag for node in items.children[1:]] == ["li", "li"]
    assert len(items.descendants) == 9 and len(items.find_all("li")) == 3 and not len(items.find_all("nope"))
    assert items.ancestors[-1].type == "document" and items.find_all("li")[1].text == "  three "
    for index in (3, -4, 10**30):
        with pytest.raises(IndexError):
            items.children[index]
    with pytest.raises(TypeError, match="an index must be an int or a slice"):
        items.children["a"]


def test_texts(page):
    items = page.select_one("ul")
    assert items.get_text() == items.text == "onetwo  three Next"
    assert items.get_text("|") == "one|two|  three |Next" and items.get_text("|", strip=True) == "one|two|three|Next"
    assert items.get_text(separator=" ", strip=True) == "one two three Next"
    assert items.first_child.first_child.get_text() == "one"
    assert lockstep.parse("<p>a\xa0 <b> </b>\U0001f600").get_text("-", True) == "a-\U0001f600"
    assert page.get_text(strip=True).startswith("Shop{") and lockstep.parse_fragment("a<b>b").get_text(" ") == "a b"


def test_find_by_text(page):
    assert page.find("li", text="one two").html == "<li>one<br>two</li>"
    assert page.find("li", text=" three\n") == page.select("li")[1]
    assert page.find(text="Next").tag == "span" and page.find("li", text="Next").tag == "li"
    assert page.find("li", text="nex") is None and page.find_all(text="nope") == []
    assert [node.tag for node in page.find_all(text=re.compile("t"))] == ["i", "td", "li", "li", "span"]
    assert page.find("script", text=re.compile("broken")).text == "{broken"
    assert page.find_all("a", text="svg", namespace="svg")[0].namespace == "svg"
    assert page.find_all("a", text="svg", namespace="html") == []
    assert [node.tag for node in page.body.find_all(text="A b")] == ["a"]
    assert lockstep.parse_fragment("<i>x</i>").find(text="x").tag == "i"
    for arguments in ({}, {"tag": "a", "text": 5}, {"tag": 5}):
        with pytest.raises(TypeError):
            page.find(**arguments)
        with pytest.raises(TypeError):
            page.find_all(**arguments)


def test_searching_runs_code_that_changes_the_document(page):
    class Pattern:
        def search(self, text):
            page.body.clear()
            return text

    assert len(page.find_all("li", text=Pattern())) == 3


def test_links(page):
    pytest.importorskip("ada_url")
    first, second = page.links()
    assert first == ("a.html", "next", "A b", "https://shop.example/shop/a.html", page.select_one("a"))
    assert (second.href, second.url, second.element.namespace) == ("#x", "https://shop.example/shop/#x", "svg")
    assert page.select_one("a").links() == [first] and page.head.links() == []
    assert [link.url for link in lockstep.parse("<a href='http://[bad'>x<a href=' y '>", url="http://u.example/a/b").links()] == [
        None, "http://u.example/a/y",
    ]  # fmt: skip


def test_urls(page):
    assert page.url == "https://shop.example/index.html" and lockstep.parse("").url is None
    assert [link.url for link in lockstep.parse("<a href=x>").links()] == [None]
    import pickle

    copy = pickle.loads(pickle.dumps(page))
    assert copy.url == page.url
    copy.body.clear()
    assert pickle.loads(pickle.dumps(copy)).url == page.url
    parser = lockstep.Parser(url="http://u.example/")
    assert parser.finish().url == "http://u.example/"
    assert lockstep.parse_fragment("x", url="http://u.example/").url == "http://u.example/"
    with pytest.raises(TypeError, match=".url. must be str, not bytes"):
        lockstep.parse("", url=b"http://u.example/")


def test_a_missing_package_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ada_url", None)
    monkeypatch.delitem(sys.modules, "lockstep_html._urls", raising=False)
    with pytest.raises(ImportError) as error:
        lockstep.parse("<a href=x>", url="http://u.example/").links()
    assert str(error.value) == "absolute URLs need the package ada-url: pip install 'lockstep-html[url]'"


def test_metadata_and_json_ld(page):
    assert page.metadata() == [
        ("name", "description", "All we have"), ("property", "og:image", "x.png"), ("link", "canonical", "/s"),
    ]  # fmt: skip
    assert page.json_ld() == [{"@type": "Shop"}, "{broken"]
    assert page.json_ld(parsed=False) == ['{"@type": "Shop"}', "{broken"]
    assert page.body.json_ld() == [] and page.head.json_ld() == page.json_ld()
    deep = lockstep.parse('<script type="application/ld+json">' + "[" * 100_000 + "</script>")
    assert deep.json_ld() == ["[" * 100_000]


def test_tables(page):
    (table,) = page.tables()
    assert table.caption == "The list" and table.element == page.select_one("table") and not table.too_large
    assert table.texts() == [["name", "price"], ["tea", "3"], ["none", "none"]]
    assert [[cell.header for cell in row] for row in table.rows] == [[True, True], [False, False], [False, False]]
    assert [cell.spanned for cell in table.rows[2]] == [False, True]
    assert table.rows[1][0].element == page.select_one("td")
    assert table.element.tables() == [table] and page.select_one("ul").tables() == []
    (ragged,) = lockstep.parse("<table><tr><td>1<td>2<tr><td>3").tables()
    assert ragged.rows[1][1] is None and ragged.texts() == [["1", "2"], ["3", ""]]
    wide = "<table>" + "<tr><td rowspan=65534 colspan=1000>x" * 80
    assert [(table.too_large, table.rows) for table in lockstep.parse(wide).tables()] == [(True, [])]


def test_what_is_found_is_what_bulk_extracts(repository):
    """The same walk finds both."""
    pa = pytest.importorskip("pyarrow")
    pytest.importorskip("ada_url")
    from lockstep_html import bulk

    url = "https://shop.example/index.html"
    row = bulk.extract(
        pa.record_batch({"url": [url], "html": [PAGE]}), ["links", "metadata", "json_ld", "tables"], absolute=True
    ).to_pylist()[0]
    page = lockstep.parse(PAGE, url=url)
    assert [link._asdict() | {"element": None} for link in page.links()] == [link | {"element": None} for link in row["links"]]
    assert [it._asdict() for it in page.metadata()] == row["metadata"]
    assert page.json_ld(parsed=False) == row["json_ld"]
    for table, wanted in zip(page.tables(), row["tables"], strict=True):
        assert table.caption == wanted["caption"]
        assert [
            [cell and {"text": cell.text, "header": cell.header, "spanned": cell.spanned} for cell in line]
            for line in table.rows
        ] == wanted["rows"]


def test_tables_to_pandas(page):
    pandas = pytest.importorskip("pandas")
    frame = page.tables()[0].to_pandas()
    assert list(frame.columns) == ["name", "price"] and frame["price"].tolist() == ["3", "none"]
    two = lockstep.parse("<table><tr><th rowspan=2>a<th colspan=2>b<tr><th>c<th>d<tr><td>1<td>2<td>3").tables()[0].to_pandas()
    assert list(two.columns) == [("a", "a"), ("b", "c"), ("b", "d")] and two.iloc[0].tolist() == ["1", "2", "3"]
    none = lockstep.parse("<table><tr><td>1<td>2").tables()[0].to_pandas()
    assert none.values.tolist() == [["1", "2"]] and list(none.columns) == [0, 1]
    assert isinstance(lockstep.parse("<table>").tables()[0].to_pandas(), pandas.DataFrame)


FORM = """<form id=f accept-charset="utf-8"><input name=a value=1><input name=b><input value=unnamed><input name=_charset_ type=hidden>
<input name=c type=checkbox><input name=d type=checkbox checked><input name=e type=CheckBox checked value=x>
<input name=r type=radio value=1 checked><input name=r type=radio value=2 checked><input name=r type=radio value=3>
<input name=s type=submit value=go><input name=i type=image><button name=u>b</button><input name=t type=file>
<select name=g><option disabled>0<option>1 <b> x</b><option value=2>two</select>
<select name=h><option selected>1<option selected>2</select><select name=k multiple><option selected>1<option selected>2<option>3</select>
<select name=l size=3><option>1</select><select name=m><optgroup disabled><option selected>1</select><select name=n multiple></select>
<textarea name=o>
text</textarea><fieldset disabled><legend><input name=p value=in></legend><input name=q value=out></fieldset>
<datalist><input name=v value=list></datalist><input name=w disabled value=x><input name=z form=nope value=z></form>
<input name=y form=f value=outside><input name=x value=none>"""


def test_form_values():
    page = lockstep.parse(FORM)
    assert page.select_one("form").form_values() == [
        ("a", "1"), ("b", ""), ("_charset_", "UTF-8"), ("d", "on"), ("e", "x"), ("r", "2"), ("t", ""), ("g", "1 x"), ("h", "2"),
        ("k", "1"), ("k", "2"), ("o", "text"), ("p", "in"), ("y", "outside"),
    ]  # fmt: skip
    with pytest.raises(TypeError, match="form elements"):
        page.body.form_values()
    # Fields that the parser associates with a form that does not contain them.
    page = lockstep.parse("<table><form><tr><td><input name=a value=1></table><input name=b></form><input name=c><p>")
    form, *inputs = page.select("form, input")
    assert form.form_values() == [("a", "1"), ("b", "")]
    assert [field.form_owner for field in inputs] == [form, form, None] and page.select_one("p").form_owner is None
    assert lockstep.parse_fragment("<form><input name=a value=é>").select_one("form").form_values() == [("a", "é")]


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<tr><td>x", "<tr><td>x</td></tr>"),
        (" <!--c--><td>x<th>y", " <!--c--><td>x</td><th>y</th>"),
        ("<tbody><tr><td>x</tbody><tfoot>", "<tbody><tr><td>x</td></tr></tbody><tfoot></tfoot>"),
        ("<col><col>", "<col><col>"),
        ("<caption>x", "<caption>x</caption>"),
        ("<li>a<li>b", "<li>a</li><li>b</li>"),
        ("text<b>x", "text<b>x</b>"),
        ("<option>a<option>b", "<option>a</option><option>b</option>"),
    ],
)
def test_fitting_context(html, wanted):
    assert lockstep.parse_fragment(html, "auto").html == wanted
    assert lockstep.parse_fragment(html, context="auto").html == wanted
    parser = lockstep.Parser(context="auto")
    parser.write(html)
    assert parser.finish().html == wanted


def test_selectors_with_extensions(page):
    assert [node.text for node in lockstep.Selector("a:contains('b'), li:-soup-contains(Next)", extensions=True).select(page)] == ["A b", "Next"]
    assert lockstep.Selector("*:-soup-contains-own(no)", extensions=True).select_values(page, "text") == ["no", "none"]
    with pytest.raises(lockstep.SelectorError, match="it needs the option “extensions”"):
        lockstep.Selector("a:contains('b')")
