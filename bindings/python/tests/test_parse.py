"""Parsing: text, bytes, pieces, fragments, options, errors, limits, pickle."""

import asyncio
import gc
import pickle
import weakref

import lockstep_html as lockstep
import pytest

PAGE = "<!DOCTYPE html><title> a \n b</title><p class='x y' id=q>Hello <b>w&ouml;rld</b><p>z<!--c-->"


def test_document():
    document = lockstep.parse(PAGE)
    assert document.title == "a b"
    assert document.head.tag == "head" and document.body.tag == "body"
    assert document.document_element.tag == "html"
    assert document.root.type == "document" and document.fragment is None
    assert document.result == document.root
    assert document.quirks_mode == "no-quirks"
    assert document.status == "ok"
    assert document.text == " a \n bHello wörldz"
    assert document.inner_text == "Hello wörld\n\nz"
    assert [node.tag for node in document.find_all("p")] == ["p", "p"]
    assert document.html.startswith("<!DOCTYPE html><html><head>")
    assert "\n" in document.to_html(indent=2)
    assert document.to_xml().startswith("<!DOCTYPE html>")
    assert document.to_json().startswith("{")
    assert document.dump().startswith("| <!DOCTYPE html>")
    assert repr(document) == "Document(<html>)"


@pytest.mark.parametrize("make", [bytes, bytearray, memoryview])
def test_bytes(make):
    document = lockstep.parse(make(b"<meta charset=koi8-r><p>\xc1"))
    assert document.select_one("p").text == "а"
    assert document.encoding[:3] == ("KOI8-R", "certain", "prescan")


def test_a_buffer_that_changes_afterwards_does_not_change_the_document():
    html = bytearray(b"<p>" + b"x" * 10000)
    document = lockstep.parse(html)
    html[:] = b"y" * len(html)
    assert document.text == "x" * 10000


@pytest.mark.parametrize(
    ("name", "codec"),
    [("latin-1", "cp1252"), ("utf_8", "utf-8"), ("utf-8-sig", "utf-8-sig"), ("cp949", "cp949"), ("utf-16-le", "utf-16-le")],
)
def test_names_of_codecs(name, codec):
    html = "<p>é".encode(codec, "replace") if name != "cp949" else "<p>한글".encode(codec)
    text = "한글" if name == "cp949" else "é"
    for option in ("encoding", "transport_encoding", "likely_encoding", "default_encoding"):
        others = {"detect_utf_8": False, "detect_legacy": False} if "16" not in name else {}
        assert lockstep.parse(html, **{option: name}, **others).text == text
    assert lockstep.sniff(b"", encoding=name) == lockstep.sniff(b"", encoding=lockstep.parse(html, encoding=name).encoding.encoding)
    parser = lockstep.Parser(encoding=name)
    parser.write(html)
    assert parser.finish().text == text


def test_a_transport_encoding_that_does_not_exist_is_ignored():
    for nonsense in ("nope", "", "none", "utf-7"):
        assert lockstep.parse("<p>é".encode(), transport_encoding=nonsense).encoding.source == "detection"


def test_legacy_encodings_are_detected():
    html = "<p>Библиотека открыта каждый день".encode("koi8-r")
    assert lockstep.parse(html).encoding[:3] == ("KOI8-U", "tentative", "detection")
    assert lockstep.parse(html, detect_legacy=False).encoding[:3] == ("windows-1252", "tentative", "default")
    taipei = "台北".encode("big5")
    assert [lockstep.sniff(taipei, top_level_domain=name).encoding for name in ("", "tw")] == ["ISO-8859-13", "Big5"]
    with pytest.raises(TypeError):
        lockstep.parse(html, detect_legacy="yes")


def test_encodings():
    assert lockstep.parse(b"\xe9", content_type="text/html; charset=latin1").text == "é"
    assert lockstep.parse(b"\xe9", encoding="windows-1251").text == "й"
    with pytest.raises(lockstep.UnknownEncodingError, match="'nope'"):
        lockstep.parse(b"", encoding="nope")
    with pytest.raises(TypeError, match="bytes"):
        lockstep.parse("", encoding="utf-8")
    assert lockstep.sniff(b"\xef\xbb\xbf").source == "byte order mark"
    assert lockstep.decode(b"a\xe9", "latin1") == "aé"
    with pytest.raises(lockstep.DecodeError) as error:
        lockstep.decode(b"a\xff", "utf-8", errors="fatal")
    assert error.value.offset == 1
    assert lockstep.encode("é€ř\ud800", "latin1") == b"\xe9\x80&#345;&#65533;"
    assert lockstep.encode("日", "utf-16") == "日".encode() and lockstep.encode("日", "sjis") == b"\x93\xfa"
    with pytest.raises(lockstep.EncodeError, match="windows-1252 cannot represent the character at 2") as lacks:
        lockstep.encode("é€ř", "latin1", errors="fatal")
    assert (lacks.value.encoding, lacks.value.offset) == ("windows-1252", 2)
    with pytest.raises(TypeError, match="str"):
        lockstep.encode(b"", "latin1")
    with pytest.raises(ValueError, match="'html' or 'fatal'"):
        lockstep.encode("", "latin1", errors="ignore")
    with pytest.raises(lockstep.UnknownEncodingError, match="'nope'"):
        lockstep.encode("", "nope")
    assert lockstep.encoding_name(" Latin1 ") == "windows-1252" and lockstep.encoding_name("x") is None
    assert lockstep.charset_of_content_type("text/html;charset=utf-8") == "UTF-8"
    assert lockstep.encoding_for_locale("ru") == "windows-1251"


def test_html_that_parses_to_the_same_document():
    html = (
        '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head></head>'
        "<body><pre>\n\na&#13;</pre></body></html>"
    )
    document = lockstep.parse(html)
    assert document.to_html(round_trip=True) == html
    assert document.to_html() == "<!DOCTYPE html><html><head></head><body><pre>\na\r</pre></body></html>"
    with pytest.raises(TypeError):
        document.to_html(round_trip=1)


def test_lone_surrogates_are_kept():
    document = lockstep.parse("\ud800é<p>\udc00")
    assert document.text == "\ud800é\udc00"
    assert lockstep.Parser().finish().text == ""
    # A response without a body.
    document = lockstep.Parser(content_type="text/html; charset=koi8-r").finish()
    assert document.text == "" and document.encoding.encoding == "KOI8-R"
    assert document.html == lockstep.parse(b"").html
    parser = lockstep.Parser()
    parser.write("\ud800")
    assert parser.finish().text == "\ud800"
    assert [token.text for token in lockstep.tokens("\ud800")] == ["\ufffd"]
    document.body.text = "\udfff"
    assert document.body.text == "\udfff"
    assert repr(document.body.first_child) == r"Node('\udfff')"


def test_fragment():
    assert lockstep.parse_fragment("<td>x").fragment.html == "x"
    assert lockstep.parse_fragment("<td>x", "tr").fragment.first_child.tag == "td"
    assert lockstep.parse_fragment("<a>", "svg g").fragment.first_child.namespace == "svg"
    context = {"local_name": "g", "element_namespace": "svg"}
    assert lockstep.parse_fragment("<a>", context).fragment.first_child.namespace == "svg"
    row = lockstep.parse("<table><tr>").select_one("tr")
    document = lockstep.parse_fragment(b"<td>", row)
    assert document.result == document.fragment
    assert document.fragment.first_child.tag == "td"
    with pytest.raises(ValueError):
        lockstep.parse_fragment("", "")


def test_unknown_options_are_refused():
    for options in ({"colect_errors": True}, {"limits": {"nodez": 1}}, {"initial_state": "data"}):
        with pytest.raises(TypeError, match="unknown option"):
            lockstep.parse("", **options)
    with pytest.raises(ValueError, match="2026-10-03"):
        lockstep.parse("", edition="2020-01-01")
    with pytest.raises(TypeError):
        lockstep.parse("", scripting=1)
    with pytest.raises(TypeError, match="buffer"):
        lockstep.parse(5)
    with pytest.raises((TypeError, OverflowError)):
        lockstep.parse("", max_errors=-1)


def test_editions():
    assert [edition.date for edition in lockstep.editions()][-1] == "2026-10-03"
    assert lockstep.parse("<?a b?>").root.first_child.type == "processing_instruction"
    old = lockstep.parse("<?a b?>", edition="2024-09-12")
    assert old.edition == "2024-09-12" and old.root.first_child.type == "comment"


def test_errors():
    document = lockstep.parse("<p>\n</b>", collect_errors=True)
    assert [(e.name, e.line, e.column, e.offset) for e in document.errors][0][1:] == (1, 1, 0)
    assert document.errors[1].line == 2
    assert all(error.anchor.startswith("#") and error.explanation for error in document.errors)
    assert lockstep.parse("</b>").errors == []
    [error] = lockstep.parse("<!DOCTYPE html>\n<div><b></div>", collect_errors=True).errors
    assert error.range == (24, 30) and error.message == "<b> is still open at </div>, which closes it too."
    assert error.second == ("<b> is opened here", (21, 24), 2, 6)
    [error] = lockstep.parse("<!DOCTYPE html>&#0;", collect_errors=True).errors
    assert (error.range, error.second, error.reported_offset) == ((15, 19), None, 19)
    document = lockstep.parse("</b></b>", collect_errors=True, max_errors=1)
    assert len(document.errors) == 1 and document.errors_truncated


def test_limits():
    document = lockstep.parse("<p>" * 100, limits={"nodes": 10})
    assert document.status == "too many nodes"
    with pytest.raises(lockstep.LimitError, match="too many nodes") as error:
        document.raise_for_status()
    assert error.value.document is document
    select = "<select><button><selectedcontent></selectedcontent></button><option selected>" + "<b>x</b>" * 50
    statuses = [lockstep.parse(select, limits={"copied_nodes": number}).status for number in (10, 1000)]
    assert statuses == ["too many nodes", "ok"]
    lockstep.parse("", limits=None).raise_for_status()
    assert lockstep.parse("<b>" * 100, limits={"depth": 10}).flattened


def test_deep_documents():
    document = lockstep.parse("<div>" * 200_000)
    assert len(document.html) > 2_000_000
    deepest = None
    for deepest in document.descendants:
        pass
    assert sum(1 for _ in deepest.ancestors) == 200_002
    assert len(document.select("div div")) == 199_999
    del deepest, document
    gc.collect()


def test_positions():
    html = "é<p class=a>\n</p>"
    document = lockstep.parse(html, positions=True)
    p = document.select_one("p")
    begin, end = p.position.range
    assert html.encode()[begin:end] == b"<p class=a>"
    assert p.position.end_tag == (end + 1, end + 5)
    begin, end = p.attribute_positions["class"].value
    assert html.encode()[begin:end] == b"a"
    assert document.line_column(p.position.end_tag.begin) == (2, 1)
    assert document.body.position is None
    assert lockstep.parse(html).select_one("p").position is None


@pytest.mark.parametrize("pieces", [[PAGE], list(PAGE), ["", PAGE[:20], PAGE[20:]]])
def test_parser(pieces):
    parser = lockstep.Parser()
    for piece in pieces:
        assert parser.write(piece) == "ok"
    assert parser.finish().dump() == lockstep.parse(PAGE).dump()
    with pytest.raises(ValueError, match="finished"):
        parser.write("")


def test_parser_of_bytes():
    parser = lockstep.Parser(content_type="text/html; charset=utf-8")
    for byte in "<p>é".encode():
        parser.write(bytes([byte]))
    with pytest.raises(TypeError, match="bytes"):
        parser.write("x")
    document = parser.finish()
    assert document.text == "é" and document.encoding.source == "transport"
    parser = lockstep.Parser("tr")
    parser.write(b"<td>")
    assert parser.finish().fragment.first_child.tag == "td"
    parser = lockstep.Parser(limits={"input_bytes": 2})
    assert parser.write("abc") == "input too long" == parser.status


def test_parser_with_asyncio():
    async def chunks():
        for piece in (b"<ti", b"tle>x</t", b"itle>"):
            await asyncio.sleep(0)
            yield piece

    async def read():
        parser = lockstep.Parser()
        async for chunk in chunks():
            parser.write(chunk)
        return parser.finish()

    assert asyncio.run(read()).title == "x"


def test_tokens():
    tokens = list(lockstep.tokens("<!DOCTYPE html><A HREF=x HREF=y>t&amp;</a><!--c--><br/>"))
    assert [token.type for token in tokens] == [
        "doctype", "start_tag", "characters", "end_tag", "comment", "start_tag",
    ]  # fmt: skip
    assert tokens[0].doctype.name == "html" and tokens[0].doctype.public_identifier is None
    assert tokens[1].name == "a" and tokens[1].attrs == {"href": "x"}
    assert "".join(token.text for token in tokens if token.type == "characters") == "t&"
    assert tokens[-1].self_closing
    reader = lockstep.tokens(b"<meta charset=koi8-r>\xc1<a")
    assert [token.text for token in reader] == ["", "а"]
    assert reader.encoding.encoding == "KOI8-R" and reader.remainder == (22, 24)
    errors = [e.name for token in lockstep.tokens("<a b b>", collect_errors=True) for e in token.errors]
    assert errors == ["duplicate-attribute"]
    assert lockstep.tokens("<script><b>", initial_state="RCDATA").__next__().text == "<script><b>"


def test_pickle():
    for html, options in (
        (PAGE, {}),
        (PAGE.encode(), {"positions": True, "collect_errors": True}),
        (b"\xc1\xd2", {"content_type": "text/html; charset=koi8-r"}),
        ("\ud800é", {}),
        ("<?a?>", {"edition": "2024-09-12"}),
    ):
        document = lockstep.parse(html, **options)
        again = pickle.loads(pickle.dumps(document))
        assert again.dump() == document.dump()
        assert again.errors == document.errors and again.encoding == document.encoding
        assert again.edition == document.edition and again.has_positions == document.has_positions
    document.body.text = "changed"
    assert pickle.loads(pickle.dumps(document)).body.text == "changed"
    fragment = lockstep.parse_fragment("<td>x", lockstep.parse("<table><tr>").select_one("tr"))
    assert pickle.loads(pickle.dumps(fragment)).dump() == fragment.dump()
    parser = lockstep.Parser(content_type="text/html; charset=koi8-r")
    parser.write(b"\xc1")
    assert pickle.loads(pickle.dumps(parser.finish())).text == "а"
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(document.body)
    error = pickle.loads(pickle.dumps(lockstep.SelectorError("m", 3, "s")))
    assert (error.message, error.column, error.suggestion) == ("m", 3, "s")


def test_limits_are_those_of_the_time_of_parsing():
    class Limits(dict):
        pass

    limits = Limits(nodes=10)
    documents = [lockstep.parse("<p>" * 50, limits=limits), lockstep.parse_fragment("<p>" * 50, limits=limits)]
    limits["nodes"] = 0
    assert [pickle.loads(pickle.dumps(document)).status for document in documents] == ["too many nodes"] * 2
    limits.documents = documents
    reference = weakref.ref(documents[0])
    del limits, documents
    gc.collect()
    assert reference() is None


def test_a_node_keeps_its_document_alive():
    node = lockstep.parse(PAGE + "x" * 100_000).select_one("p")
    gc.collect()
    assert node.text == "Hello wörld" and node.document.title == "a b"
    document = weakref.ref(node.document)
    view = weakref.ref(node)
    assert document() is not None
    del node
    gc.collect()
    assert document() is None and view() is None


def test_every_class_refuses_to_be_made_without_a_document():
    for kind in (lockstep.Node, lockstep.Document, lockstep.Attributes, lockstep.Token):
        with pytest.raises(TypeError):
            kind()
        # An object that __new__ made alone, if it makes one, must not be usable, and must not crash.
        if kind in (lockstep.Node, lockstep.Attributes):
            with pytest.raises(TypeError):
                kind.__new__(kind)
            continue
        broken = kind.__new__(kind)
        for name in ("text", "html", "attrs", "select", "keys"):
            with pytest.raises((TypeError, AttributeError, RuntimeError)):
                getattr(broken, name)()
