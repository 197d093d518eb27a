"""Rewriting while a page arrives: Rewriter and RewriteToken."""

import gc
import weakref

import lockstep_html
import pytest
from lockstep_html import Rewriter


def rewrite(rewriter, page, size=None):
    size = size or len(page) + 1
    return b"".join(rewriter.write(page[at : at + size]) for at in range(0, len(page), size)) + rewriter.finish()


@pytest.mark.parametrize("size", [None, 1, 3])
def test_elements(size):
    rewriter = Rewriter(transport_encoding="windows-1252")

    def link(token):
        assert (token.type, token.name, token.namespace) == ("start_tag", "a", "html")
        assert token.attrs == {"href": "x"} and token.get("HREF") == "x" and token.get("b") is None
        assert token.bytes == b"<A HREF=x>" and token.range == (15, 25)
        token.set("href", "é")
        token.before("<hr>", html=True)
        token.append("&")
        token.on_end_tag(lambda end: end.after(end.name))

    rewriter.on("a", element=link)
    page = b"<!doctype html><A HREF=x>\xe0</A><!--c--><p>"
    assert rewrite(rewriter, page, size) == b"<!doctype html><hr><A HREF=\xe9>\xe0&amp;</A>a<!--c--><p>"
    assert rewriter.encoding.encoding == "windows-1252"
    assert (rewriter.status, rewriter.skipped_tokens) == ("ok", 0)


def test_texts_comments_and_the_document():
    rewriter, texts = Rewriter(), []
    rewriter.on("p", text=lambda token: texts.append((token.text, token.is_last_in_text_node)))
    rewriter.on("p", comments=lambda token: setattr(token, "text", "new"))
    rewriter.on_document(
        doctype=lambda token: texts.append(token.name), end=lambda token: token.append("end")
    )
    assert rewrite(rewriter, b"<!doctype html><p>x&amp;y<!--c--></p>z") == b"<!doctype html><p>x&amp;y<!--new--></p>zend"
    assert texts == ["html", ("x", False), ("&", False), ("y", False), ("", True)]


def test_changes_of_elements():
    for change, expected in (
        (lambda token: token.remove(), b"x"),
        (lambda token: token.remove_and_keep_content(), b"<i>1</i>x"),
        (lambda token: token.replace("<", html=False), b"&lt;x"),
        (lambda token: token.set_inner_content("2"), b"<b a=1>2</b>x"),
        (lambda token: token.prepend("2"), b"<b a=1>2<i>1</i></b>x"),
        (lambda token: setattr(token, "name", "em"), b"<em a=1><i>1</i></em>x"),
        (lambda token: token.remove_attribute("a"), b"<b><i>1</i></b>x"),
    ):
        rewriter = Rewriter()
        rewriter.on("b", change)
        assert rewrite(rewriter, b"<b a=1><i>1</i></b>x") == expected


def test_a_token_ends_with_its_handlers():
    kept = []
    rewriter = Rewriter()
    rewriter.on("p", kept.append)
    rewrite(rewriter, b"<p>")
    with pytest.raises(RuntimeError, match="valid only in the handlers"):
        kept[0].remove()
    assert repr(kept[0]) == "RewriteToken(no longer valid)"


def test_wrong_use():
    rewriter = Rewriter()
    with pytest.raises(lockstep_html.SelectorError, match="known only at the end of the parent"):
        rewriter.on("p:last-child", print)
    with pytest.raises(TypeError, match="a handler must be callable"):
        rewriter.on("p", 5)
    with pytest.raises(TypeError, match="reads bytes"):
        rewriter.write("<p>")
    refused = []

    def handler(token):
        for change in (
            lambda: token.set("a b", ""),
            lambda: token.append("x"),
            lambda: token.on_end_tag(print),
            lambda: setattr(token, "text", "x"),
        ):
            with pytest.raises(ValueError):
                change()
            refused.append(change)
        with pytest.raises(RuntimeError, match="handlers must not write"):
            rewriter.write(b"")

    rewriter.on("br", handler)
    assert rewrite(rewriter, b"<br>") == b"<br>" and len(refused) == 4
    with pytest.raises(ValueError, match="before the first write"):
        rewriter.on("p", print)
    with pytest.raises(ValueError, match="has finished"):
        rewriter.write(b"")


def test_an_exception_of_a_handler_is_raised():
    rewriter = Rewriter()
    rewriter.on("b", lambda token: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        rewriter.write(b"<p>" * 500 + b"<b>x")
    assert b"<b>x" in rewriter.finish()


def test_a_limit_passes_the_rest_unchanged():
    rewriter = Rewriter(limits={"attributes": 2})
    rewriter.on("*", lambda token: token.set("x", ""))
    page = b"<p>" + b"<p a b c d><p>"
    assert rewrite(rewriter, page) == b'<p x=""><p a b c d><p>'
    assert rewriter.status == "too many attributes"


def test_handlers_that_refer_to_the_rewriter_are_collected():
    rewriter = Rewriter()
    rewriter.on("p", lambda token, self=rewriter: None)
    gone = weakref.ref(rewriter)
    del rewriter
    gc.collect()
    assert gone() is None
