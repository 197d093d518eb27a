"""Trees of lxml."""

import copy
import io

import pytest

pytest.importorskip("lxml")

import lockstep_html.lxml as lockstep_lxml  # noqa: E402
from lockstep_html import parse  # noqa: E402
from lxml import etree, html  # noqa: E402

PAGE = (
    "<!DOCTYPE html><title>t</title><p class=a>one<a href=x>two</a><table><td>three</table>"
    "<svg viewbox=0><a xlink:href=#u /></svg><!--c-->"
)


def test_document():
    root = lockstep_lxml.document_fromstring(PAGE, base_url="http://example.com/d/")
    assert root.tag == "html" and isinstance(root, html.HtmlElement)
    assert root.xpath("//p[@class='a']/a/text()") == ["two"]
    assert root.xpath("//table/tbody/tr/td/text()") == ["three"]
    assert root.xpath("//svg:a", namespaces={"svg": "http://www.w3.org/2000/svg"})
    assert root.getroottree().docinfo.doctype == "<!DOCTYPE html>"
    root.make_links_absolute()
    assert root.find(".//a").get("href") == "http://example.com/d/x"
    assert root.xpath("//comment()")[0].text == "c"
    assert html.tostring(root.find(".//p"), with_tail=False) == b'<p class="a">one<a href="http://example.com/d/x">two</a></p>'
    assert root.text_content().startswith("tone")
    assert root.find(".//a").classes == set()


def test_namespaces():
    page = "<p><svg viewBox=0><path d=x /><title>t</title><a xlink:href=#u /></svg><math><mi>x</math>"
    names = {"svg": "http://www.w3.org/2000/svg"}
    root = lockstep_lxml.document_fromstring(page)
    assert not root.xpath("//svg | //path") and root.xpath("//svg:path/@d", namespaces=names) == ["x"]
    for root in (
        lockstep_lxml.document_fromstring(page, namespaces=False),
        lockstep_lxml.parse(io.StringIO(page), namespaces=False).getroot(),
        lockstep_lxml.fromstring("<!DOCTYPE html>" + page, namespaces=False),
        lockstep_lxml.fragment_fromstring(page, create_parent=True, namespaces=False),
        lockstep_lxml.tree(parse(page), namespaces=False).getroot(),
    ):
        assert root.xpath("//svg/path/@d") == ["x"] and root.xpath("//math/mi/text()") == ["x"]
        assert root.cssselect("svg > path") and root.find(".//svg").get("viewBox") == "0"
        assert root.xpath("//a/@*") == ["#u"] and root.xpath("//title/text()") == ["t"]


def test_comments():
    page = "<!--1--><p>a<!--2-->b<!--3--></p><!--4-->"
    assert len(lockstep_lxml.document_fromstring(page).xpath("//comment()")) == 4
    for root in (
        lockstep_lxml.document_fromstring(page, remove_comments=True),
        lockstep_lxml.parse(io.StringIO(page), remove_comments=True).getroot(),
        lockstep_lxml.fragment_fromstring(page, create_parent=True, remove_comments=True),
        lockstep_lxml.tree(parse(page), remove_comments=True).getroot(),
    ):
        assert root.xpath("//comment()") == [] and root.find(".//p").text == "ab"
        assert root.getroottree().getroot().getprevious() is None


def test_forms():
    page = (
        "<table><form name=in-table><tr><td><input name=a value=1><input name=b value=2 form=x></table><input name=c value=3></form>"
        "<form id=x><input name=d value=4><select name=e><option>5</select></form><form><textarea name=f>6</textarea></form>"
        "<div><form name=unclosed></div><input name=g value=7><i id=form-1></i>"
    )
    forms = lockstep_lxml.document_fromstring(page).forms
    assert [form.form_values() for form in forms] == [
        [("a", "1"), ("c", "3")], [("b", "2"), ("d", "4"), ("e", "5")], [("f", "6")], [("g", "7")],
    ]  # fmt: skip
    assert forms[0].fields["a"] == "1" and "b" not in forms[0].fields and len(forms[1].inputs) == 3
    assert [form.get("id") for form in forms] == ["form-2", "x", None, "form-3"]
    assert forms[0].inputs["a"].get("form") == "form-2" and forms[1].inputs["d"].get("form") is None
    # IDs that several forms have, and templates, which a browser keeps apart.
    page = (
        "<table><tr><form id=x><td><input name=a></form></tr><tr><form id=x><td><input name=b></form></tr></table>"
        "<form><template><input name=c></template></form>"
    )
    root = lockstep_lxml.document_fromstring(page, positions=True)
    assert [list(form.fields) for form in root.forms] == [["a"], ["b"], []]
    assert [form.get("id") for form in root.forms] == ["x", "form-1", None] and root.find(".//template/input").sourceline == 1
    # A form alone.
    form = lockstep_lxml.fragment_fromstring("<form><input name=a value=1><p><input name=b></form>")
    assert list(form.fields) == ["a", "b"]


def test_equals_the_document():
    document = parse(PAGE)
    tree = lockstep_lxml.tree(document)
    names = [etree.QName(element).localname for element in tree.iter(etree.Element)]
    assert names == [node.tag for node in document.descendants if node.is_element]


def test_fragments():
    assert lockstep_lxml.fragment_fromstring("<p>x").text == "x"
    assert [part if isinstance(part, str) else part.tag for part in lockstep_lxml.fragments_fromstring("a<b>c</b><i>")] == [
        "a", "b", "i",
    ]  # fmt: skip
    assert lockstep_lxml.fragment_fromstring("<td>x", context="tr").tag == "td"
    parent = lockstep_lxml.fragment_fromstring("a<b>c", create_parent=True)
    assert etree.tostring(parent) == b"<div>a<b>c</b></div>"
    for bad in ("a<b>c", "<b></b><i></i>", "", "<b></b>tail"):
        with pytest.raises(etree.ParserError):
            lockstep_lxml.fragment_fromstring(bad)


def test_fragments_keep_parts_of_tables():
    for markup, tag in (("<tr><td>x", "tr"), (" <TD>x</td>", "td"), (b"<option>x", "option"), ("<col><col>", "div")):
        assert lockstep_lxml.fromstring(markup).tag == tag
    assert lockstep_lxml.fragment_fromstring("<tr><td>x</td></tr>").findtext("td") == "x"
    assert [part.tag for part in lockstep_lxml.fragments_fromstring("<td>a<td>b")] == ["td", "td"]
    assert lockstep_lxml.fromstring("<p>a<td>b").text == "ab"
    for markup in ("<!--c--><tr><td>x</td></tr>", "text <tr><td>x", b"<!-- > --> <!--<p>--> <tr><td>x"):
        assert lockstep_lxml.fromstring(markup).find(".//td").text == "x", markup
    parts = lockstep_lxml.fragments_fromstring("<td>a<td>b<i>", context="body")
    assert parts[0] == "ab" and parts[1].tag == "i"


def test_parser_is_accepted():
    for parser in (None, html.HTMLParser(encoding="utf-8")):
        assert lockstep_lxml.fromstring("<p>x", parser=parser).tag == "p"
        assert lockstep_lxml.document_fromstring("<p>x", parser=parser).tag == "html"
        assert lockstep_lxml.fragment_fromstring("<p>x", parser=parser).tag == "p"
        assert lockstep_lxml.parse(io.StringIO("<p>x"), parser=parser).getroot().tag == "html"


def test_source_lines():
    page = "<!DOCTYPE html>\n<title>\n</title><p\nclass=a><b>\n</b><table><td>x<!--\n--><i>"
    root = lockstep_lxml.document_fromstring(page, positions=True)
    assert [(e.tag, e.sourceline) for e in root.iter(etree.Element)] == [
        ("html", None), ("head", None), ("title", 2), ("body", None), ("p", 3), ("b", 4), ("table", 5), ("tbody", None),
        ("tr", None), ("td", 5), ("i", 6),
    ]  # fmt: skip
    parts = lockstep_lxml.fragments_fromstring("x\n<b>y\n<i>z</i></b>", positions=True)
    assert parts[1].sourceline == 2 and parts[1][0].sourceline == 3
    assert lockstep_lxml.document_fromstring("\n" * 70000 + "<p>", positions=True).find(".//p").sourceline == 65535


@pytest.mark.parametrize(
    "markup", ["<p>x", "<p>x<p>y", "text", "<!DOCTYPE html><p>", "<title>t</title><p>", "<b>x</b>", "a<div>b</div>"]
)
def test_fromstring_decides_as_lxml_html(markup):
    ours, theirs = lockstep_lxml.fromstring(markup), html.fromstring(markup)
    assert ours.tag == theirs.tag and ours.text_content() == theirs.text_content()


def test_parse(tmp_path):
    path = tmp_path / "page.html"
    path.write_bytes(b"<meta charset=koi8-r><p>\xc1")
    assert lockstep_lxml.parse(path).getroot().findtext(".//p") == "а"
    assert lockstep_lxml.parse(str(path)).docinfo.URL == str(path)
    assert lockstep_lxml.parse(io.BytesIO(b"<p>x")).getroot().findtext(".//p") == "x"
    assert lockstep_lxml.parse(io.StringIO("<p>x")).getroot().findtext(".//p") == "x"


def test_what_xml_cannot_express():
    root = lockstep_lxml.document_fromstring("<p a<b=1 xmlns:x=y>\x0c\x01&#0;\ud800<!--a--b--><o:p>")
    assert root.find(".//p").attrib == {"a<b": "1"}  # without the declaration of a namespace
    assert root.find(".//p").text == " \ufffd\ufffd\ufffd"
    assert lockstep_lxml.document_fromstring("<b>" * 100_000).tag == "html"
    entity = lockstep_lxml.document_fromstring('<!DOCTYPE html SYSTEM "file:///etc/passwd">&lt;x&gt;&amp;e;')
    assert entity.findtext("body") == "<x>&e;"


NAMES = (
    '<html xml:lang=en lang=en><button id=b @click="x > 1" :href=/ v-on:click.prevent=y class="c"><o:p o:x=1>in</o:p>'
    "<fb:like data-href=z></fb:like>U000040click<svg viewBox=0><a xlink:href=#u @click=s /><x:y /></svg>"
)


def test_names_are_kept():
    root = lockstep_lxml.document_fromstring(NAMES)
    button = root.find(".//button")
    assert button.attrib["@click"] == "x > 1" and button.get(":href") == "/" and button.get("class") == "c"
    assert button.keys() == ["id", "@click", ":href", "v-on:click.prevent", "class"]
    assert dict(root.attrib) == {"xml:lang": "en", "lang": "en"}
    assert [e.tag for e in button] == ["o:p", "fb:like", "{http://www.w3.org/2000/svg}svg"]
    assert [e.text for e in root.iter("o:p")] == ["in"] and root.find(".//button")[0].get("o:x") == "1"
    assert root.xpath("//@*[name() = '@click']") == ["x > 1", "s"]
    assert root.xpath("//*[name() = 'fb:like']/@data-href") == ["z"] and root.xpath("//@class/../@id") == ["b"]
    assert root.cssselect("[\\@click]") and root.cssselect("button > o\\:p") and root.cssselect("[xml\\:lang = en]")
    # In SVG, with a namespace.
    svg = "{http://www.w3.org/2000/svg}"
    (link,) = root.iter(f"{svg}a")
    assert link.items() == [("{http://www.w3.org/1999/xlink}href", "#u"), ("@click", "s")] and link.prefix is None
    assert [e.tag for e in root.iter(f"{svg}x:y")] == [f"{svg}x:y"]
    # As HTML, the page has the same tree again.
    text = html.tostring(root, encoding="unicode")
    assert '<button id="b" @click="x &gt; 1" :href="/" v-on:click.prevent="y" class="c"><o:p o:x="1">' in text
    again = lockstep_lxml.document_fromstring(text)
    assert [(e.tag, e.attrib) for e in again.iter()] == [(e.tag, e.attrib) for e in root.iter()]
    assert root.xpath("//@xml:id") == [] and root.find(".//fb:like", {"fb": "x"}) is None


def test_names_can_be_set():
    for page in ("<p>x", NAMES):
        root = lockstep_lxml.document_fromstring(page)
        for tree in (root, copy.deepcopy(root), lockstep_lxml.fragment_fromstring("x", create_parent=True)):
            etree.SubElement(tree, "o:p").set("@click", "1")
            tree[-1].attrib[":x"] = "2"
            assert etree.tostring(tree[-1], method="html") == b'<o:p @click="1" :x="2"></o:p>'
            with pytest.raises(ValueError):
                tree[-1].tag = "a<b"


def test_coerced_names():
    coerced = {"id": "b", "U000040click": "x > 1", "U00003Ahref": "/", "v-onU00003Aclick.prevent": "y", "class": "c"}
    for root in (
        lockstep_lxml.document_fromstring(NAMES, raw_names=False),
        lockstep_lxml.parse(io.StringIO(NAMES), raw_names=False).getroot(),
        lockstep_lxml.fromstring(NAMES, raw_names=False),
        lockstep_lxml.fragment_fromstring(NAMES, create_parent=True, raw_names=False),
        lockstep_lxml.tree(parse(NAMES), raw_names=False).getroot(),
    ):
        button = root.find(".//button")
        assert button.items() == list(coerced.items()) and button[0].tag == "oU00003Ap"
        assert etree.fromstring(etree.tostring(root)).find(".//oU00003Ap").text == "in"  # it is well-formed
        for name, value in (("@click", "1"), ("o:p", "1")):
            with pytest.raises(ValueError):
                button.set(name, value)
    for root in (
        lockstep_lxml.parse(io.StringIO(NAMES)).getroot(),
        lockstep_lxml.fragment_fromstring(NAMES, create_parent=True),
        lockstep_lxml.fragment_fromstring(NAMES.partition(">")[2]),
        lockstep_lxml.fragments_fromstring(NAMES)[0],
        lockstep_lxml.tree(parse(NAMES)).getroot(),
    ):
        assert root.xpath("descendant-or-self::button/@*[2]") == ["x > 1"] and list(root.iter("o:p"))


@pytest.mark.parametrize("name", ["{{x}}", "{x", "a\x01b", "\ufffe", "a@\x7fb\x01"])
def test_attributes_that_lxml_cannot_hold(name):
    element = lockstep_lxml.fragment_fromstring(f"<p {name}=1 @ok=2>")
    raw = "".join(c if c.isalnum() else f"U{ord(c):06X}" for c in name)
    assert element.items() == [(raw, "1"), ("@ok", "2")] and dict(element.attrib)[raw] == "1"


@pytest.mark.parametrize("name", ["a<b", "a&b", 'a"b', "a'b", "a\x01b"])
def test_tags_that_lxml_cannot_hold(name):
    element = lockstep_lxml.fragment_fromstring(f"<{name} @ok=2>")
    assert element.tag == f"aU{ord(name[1]):06X}b" and element.items() == [("@ok", "2")]


@pytest.mark.parametrize("name", ["a<b", '"', "'", "=", "#ref", "*ngif", "[x]", "(y)", "\u201cclass\u201d", "\U0001f600", "1"])
def test_attributes_that_lxml_can_hold(name):
    assert lockstep_lxml.fragment_fromstring(f"<p {name}=1 a>").items() == [(name, "1"), ("a", "")]


def test_text_like_coerced_names():
    page = (
        "<!DOCTYPE html SYSTEM '<p U000040a=\"1\"'><!--<p U000040a=\"1\">--><p a='U000040b' c=\"U000040d='\" @e=f>U000040g"
        "<b title='<i U000040h>'></b>U00<?x <p U000040i=\"1\"?><!-- <q -->U000040j=\"\"<s @k></s>"
    )
    for raw_names in (True, False):
        root = lockstep_lxml.document_fromstring(page, raw_names=raw_names)
        tree = root.getroottree()
        at = "@" if raw_names else "U000040"
        assert tree.docinfo.system_url == '<p U000040a="1"' and root.getprevious().text == '<p U000040a="1">'
        p = root.find(".//p")
        assert p.items() == [("a", "U000040b"), ("c", "U000040d='"), (f"{at}e", "f")] and p.text == "U000040g"
        assert p[0].items() == [("title", "<i U000040h>")] and p[0].tail == "U00"
        assert p[1].target == "x" and p[1].text == '<p U000040i="1"'
        assert p[2].tail == 'U000040j=""' and p[3].keys() == [f"{at}k"]


def test_many_names():
    # lxml takes quadratic time to set this many.
    attributes = " ".join(f"@a{n}" for n in range(20000))
    (element,) = lockstep_lxml.fragments_fromstring(f"<p {attributes}><b @c></b>")
    assert len(element.attrib) == 20000 and "U000040a7" in element.attrib and element[0].keys() == ["@c"]
    for count, name in ((256, "@a0"), (257, "U000040a0")):
        text = f"<p {' '.join(f'@a{n}' for n in range(count))}>"
        assert lockstep_lxml.fragment_fromstring(text).keys()[0] == name
    root = lockstep_lxml.fragment_fromstring("<p><b @c></b>" * 1000, create_parent=True)
    assert len(root.xpath("//@*[name() = '@c']")) == 1000 and not root.xpath("//@xml:id")


def test_names_with_other_options():
    root = lockstep_lxml.document_fromstring("<form>\n<i @a></i><!--c-->\n<input @b>", positions=True, remove_comments=True)
    assert [(e.tag, e.keys(), e.sourceline) for e in root.find(".//form").iter()] == [
        ("form", [], 1), ("i", ["@a"], 2), ("input", ["@b"], 3),
    ]  # fmt: skip
    assert root.forms[0].xpath("//comment()") == []
    icon = lockstep_lxml.document_fromstring("<svg @a=1><x:y></svg>", namespaces=False)
    assert icon.xpath("//svg/@*") == ["1"] and icon.find(".//svg")[0].tag == "x:y"


def test_parsel():
    parsel = pytest.importorskip("parsel")
    root = lockstep_lxml.document_fromstring(PAGE)
    selector = parsel.Selector(root=root, type="html")
    assert selector.css("p.a > a::text").get() == "two"
    assert selector.xpath("//td/text()").getall() == ["three"]
