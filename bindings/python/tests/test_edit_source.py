"""Editing in place: Document.edit_source(), and the functions that rename."""

import pickle

import lockstep_html as lockstep
import pytest


def test_renaming():
    document = lockstep.parse("<h4 a=1 b=2>x</h4>")
    heading = document.select_one("h4")
    heading.rename_element("h3")
    heading.rename_attribute("a", "c")
    assert document.body.inner_html == '<h3 c="1" b="2">x</h3>' and heading.tag == "h3"
    for change, name in (
        (lambda: heading.rename_element(""), "InvalidCharacterError"),
        (lambda: heading.rename_element("template"), "NotSupportedError"),
        (lambda: heading.first_child.rename_element("b"), "InvalidNodeTypeError"),
        (lambda: heading.rename_attribute("x", "y"), "NotFoundError"),
        (lambda: heading.rename_attribute("b", "="), "InvalidCharacterError"),
    ):
        with pytest.raises(lockstep.DomError, match=name):
            change()
    assert document.body.inner_html == '<h3 c="1" b="2">x</h3>'
    for element in document.find_all("h3"):  # does not move nodes
        element.rename_element("h2")
    assert heading.tag == "h2"


def test_text():
    source = "<!DOCTYPE html>\r\n<IMG src='é.png' >&eacute;<h4>x</H4>"
    document = lockstep.parse(source, positions=True, url="https://a.example/", limits={"nodes": 100})
    assert document.edit_source() == (source, [])
    assert pickle.loads(pickle.dumps(document)).edit_source().result == source
    document.select_one("img").set_attribute("loading", "lazy")
    document.select_one("h4").rename_element("h3")
    edited = document.edit_source()
    assert edited.result == "<!DOCTYPE html>\r\n<IMG src='é.png' loading=\"lazy\" >&eacute;<h3>x</h3>"
    assert edited == document.edit_source(source)
    begin = source.encode().index(b" >&")
    assert edited.changes[0] == ((begin, begin), (begin, begin + len(' loading="lazy"')))
    assert [change.source.end - change.source.begin for change in edited.changes] == [0, 2, 2]


def test_bytes():
    source = "<p>привет<p>".encode("koi8-r")
    document = lockstep.parse(bytearray(source), content_type="text/html; charset=koi8-r")
    assert document.edit_source().result == source
    document.select_one("p").append(" мир €")
    assert document.edit_source(source).result == "<p>привет мир &#8364;<p>".encode("koi8-r")
    for wrong in ("<p>", source.decode("koi8-r")):
        with pytest.raises(TypeError, match="parsed from bytes"):
            document.edit_source(wrong)


def test_fragments_and_parsers():
    row = lockstep.parse_fragment("<td>x", "tr", scripting=True)
    row.select_one("td").set_attribute("id", "y")
    assert row.edit_source().result == '<td id="y">x'
    for pieces in (["<td", ">x"], [b"<td", b">x"]):
        parser = lockstep.Parser("tr")
        for piece in pieces:
            parser.write(piece)
        document = parser.finish()
        document.select_one("td").append("z")
        source = pieces[0][:0].join(pieces)
        assert document.edit_source(source).result == source + (b"z" if isinstance(source, bytes) else "z")
        with pytest.raises(TypeError, match="does not keep its source"):
            document.edit_source()
    with pytest.raises(TypeError, match="parsed from a str"):
        row.edit_source(b"<td>x")
    with pytest.raises(TypeError):
        row.edit_source(5)


def test_an_unchanged_document_stays_so():
    document = lockstep.parse("<p>x</p></body> ")
    iterator = iter(document.descendants)
    document.edit_source()
    assert len(list(iterator)) == 6 and document.__reduce__()[1][0] == "<p>x</p></body> "
    document.body.append("y")
    assert document.edit_source().result == "<p>x</p>y</body> "
    assert document.text == "xy "


def test_refusals():
    document = lockstep.parse("<p>\n<p>x")
    document.select("p")[1].inner_html = "<div>y</div>"
    with pytest.raises(lockstep.SourceEditError, match="^line 2, column 1: .* > p > div`") as caught:
        document.edit_source()
    assert (caught.value.reason, caught.value.offset) == ("inexpressible", 4)
    assert isinstance(caught.value, ValueError) and str(caught.value) == caught.value.message
    with pytest.raises(lockstep.SourceEditError) as caught:
        document.edit_source("<p>")
    assert (caught.value.reason, caught.value.offset) == ("wrong source", None)
    with pytest.raises(lockstep.SourceEditError) as caught:
        lockstep.parse("<p>" * 1000, limits={"nodes": 100}).edit_source()
    assert caught.value.reason == "incomplete"
    for source in ("<p>\ud800", "é\udfff"):
        document = lockstep.parse(source)
        with pytest.raises(lockstep.SourceEditError, match="lone surrogates"):
            document.edit_source()
    document = lockstep.parse("<p>\ud7ff")
    document.select_one("p").set_attribute("id", "\ud800")
    with pytest.raises(lockstep.SourceEditError):
        document.edit_source()
    assert pickle.loads(pickle.dumps(caught.value)).reason == "incomplete"
