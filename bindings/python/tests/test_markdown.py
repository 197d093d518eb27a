"""Node.to_markdown(), Document.to_markdown() and markdown()."""

import lockstep_html
import pytest

PAGE = """<h1>Title</h1><p>Read <a href="/a">this</a> and <b>that</b>.
<ul><li>one<li>two</ul><table><tr><th>a<th>b<tr><td>1<td>2</table><img src=i.png alt=image><nav>menu</nav>"""


def test_the_document_and_a_node():
    document = lockstep_html.parse(PAGE)
    text = document.to_markdown(drop=["nav"])
    assert text.startswith("# Title\n\nRead [this](/a) and **that**.\n\n- one\n- two\n\n| a | b |\n")
    assert "![image](i.png)" in text and "menu" not in text and "menu" in document.to_markdown()
    assert document.select_one("ul").to_markdown() == "- one\n- two\n"
    assert lockstep_html.parse_fragment("<i>x</i>").to_markdown() == "*x*\n"


def test_options():
    document = lockstep_html.parse(PAGE)
    assert document.to_markdown(headings="setext").startswith("Title\n===")
    assert "* one" in document.to_markdown(bullet="*")
    assert "[this][1]" in document.to_markdown(links="referenced")
    assert "image" not in document.to_markdown(images="drop")
    assert "|" not in document.to_markdown(tables="text")
    assert "<table>\n" in document.to_markdown(tables="html")
    assert "__that__" in document.to_markdown(emphasis="_")
    assert max(map(len, document.select_one("p").to_markdown(width=10).split("\n"))) <= 12
    assert lockstep_html.parse("<s>x</s>").to_markdown(flavor="commonmark") == "<del>x</del>\n"
    assert lockstep_html.parse("<body><noscript>x</noscript>").to_markdown(scripting=True) == ""


def test_addresses():
    document = lockstep_html.parse(PAGE)
    asked = []

    def absolute(url):
        asked.append(url)
        return f"https://example.org/{url.lstrip('/')}"

    text = document.to_markdown(address=absolute)
    assert "[this](https://example.org/a)" in text and "![image](https://example.org/i.png)" in text
    assert sorted(asked) == ["/a", "i.png"]
    with pytest.raises(ZeroDivisionError):
        document.to_markdown(address=lambda url: 1 / 0)
    # It may change the document.
    document.to_markdown(address=lambda url: document.select_one("a").attrs.update(href="/b") or url)
    # None keeps an address.
    assert "[this](/b)" in document.to_markdown(address=lambda url: None)


def test_addresses_are_absolute_with_a_url():
    page = f"<base href='//example.org/x/'>{PAGE}<a href='https://[/'>no URL</a>"
    document = lockstep_html.parse(page, url="http://example.com/")
    text = document.to_markdown()
    assert "[this](http://example.org/a)" in text and "![image](http://example.org/x/i.png)" in text
    assert "(https://[/)" in text
    assert "(/a)" in document.to_markdown(address=lambda url: url)
    assert document.select_one("a").to_markdown() == "[this](http://example.org/a)\n"


def test_a_page():
    expected = lockstep_html.parse(PAGE).to_markdown(drop=["nav"], bullet="*")
    for page in (PAGE, PAGE.encode(), lockstep_html.parse(PAGE)):
        assert lockstep_html.markdown(page, drop=["nav"], bullet="*") == expected
    assert "(http://a.example/a)" in lockstep_html.markdown(PAGE, url="http://a.example/b")
    assert lockstep_html.markdown("<noscript>x</noscript>", scripting=True) == ""
    assert lockstep_html.markdown("ä".encode("latin-1"), encoding="latin1") == "ä\n"
    losses = []
    lockstep_html.markdown("x<sup>2</sup>", on_loss=lambda kind, node: losses.append((kind, node.tag)))
    assert losses == [("raised text", "sup")]
    with pytest.raises(TypeError, match="takes no options"):
        lockstep_html.markdown(lockstep_html.parse(PAGE), scripting=True)
    with pytest.raises(TypeError, match="unknown option 'bulet'"):
        lockstep_html.markdown(PAGE, bulet="*")
    with pytest.raises(TypeError, match="HTML must be str, bytes"):
        lockstep_html.markdown(lockstep_html.parse(PAGE).body)


def test_losses():
    losses = []
    document = lockstep_html.parse("<table><tr><th colspan=2>a<tr><td>1<td>2</table><video src=v></video>x<sup>2</sup>")
    document.to_markdown(on_loss=lambda kind, node: losses.append((kind, node.tag)))
    assert ("merged cells", "table") in losses and ("raised text", "sup") in losses


def test_wrong_arguments():
    node = lockstep_html.parse(PAGE).body
    with pytest.raises(ValueError, match="flavor must be one of 'gfm', 'commonmark'"):
        node.to_markdown(flavor="x")
    with pytest.raises(ValueError, match="bullet"):
        node.to_markdown(bullet="")
    with pytest.raises(TypeError):
        node.to_markdown(drop="nav")
    with pytest.raises(TypeError):
        node.to_markdown(nothing=1)
