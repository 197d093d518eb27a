"""The sanitizer."""

import pickle
import warnings

import lockstep_html as lockstep
import pytest

BAD = "<p onclick=x() id=a>Hi<script>x()</script><a href=javascript:x()>link</a><!--c--><img src=x onerror=x()>"


def test_text():
    assert lockstep.sanitize("<b>a</b><script>x()</script>") == "<b>a</b>"
    assert lockstep.sanitize("<p><b>a</b>", {"elements": ["p"]}) == "<p></p>"
    assert lockstep.sanitize("<p><b>a</b>", {"replaceWithChildrenElements": ["b"]}) == "<p>a</p>"
    removed = []
    lockstep.sanitize(BAD, on_removal=removed.append)
    assert {"element", "attribute", "comment"} <= {removal.reason for removal in removed}
    assert all(removal.anchor.startswith("#") for removal in removed)


def test_places():
    assert lockstep.sanitize("<b>x", places=["div", "td"]) == "<b>x</b>"
    with pytest.raises(TypeError, match="not str"):
        lockstep.sanitize("<b>x", places="svg")


def test_trees():
    document = lockstep.parse(BAD)
    removed = []
    script = document.select_one("script")
    document.body.sanitize(on_removal=removed.append)
    assert "onclick" not in document.html and not document.select("script, [onerror], [href^=javascript]")
    assert any(removal.node == script for removal in removed)
    assert ("onclick", "p") in [(removal.attribute, removal.node.tag) for removal in removed]
    assert document.body.set_html("<i>x</i><script>y</script>") is True
    assert document.body.inner_html == "<i>x</i>"
    document.body.set_html("<script>y</script>", lockstep.Sanitizer.keep_everything(), unsafe=True)
    assert document.body.inner_html == "<script>y</script>"
    assert document.select_one("script").set_html("x") is False


@pytest.mark.parametrize("method", ["filter-tree", "while-parsing"])
def test_parsing(method):
    document = lockstep.parse_html(BAD, method=method)
    assert document.text.startswith("Hi") and not document.select("script, [onclick]")
    assert lockstep.parse_html("<td>x<script>", context="tr", method=method).fragment.html == "<td>x</td>"
    assert pickle.loads(pickle.dumps(document)).dump() == document.dump()
    with pytest.raises(ValueError):
        lockstep.parse_html("", method="nope")


def test_configurations():
    sanitizer = lockstep.Sanitizer({"elements": ["p", {"name": "a", "attributes": ["href"]}], "comments": True})
    assert sanitizer.get()["comments"] is True
    assert lockstep.sanitize("<a href=/x title=t>b</a><!--c--><i>", sanitizer) == '<a href="/x">b</a><!--c-->'
    assert sanitizer.allow_element("i") is True and sanitizer.allow_element("i") is False
    copy = sanitizer.copy()
    assert copy.remove_element("p") and not copy.set_comments(True) and copy.set_comments(False)
    assert sanitizer.get() != copy.get()
    assert pickle.loads(pickle.dumps(sanitizer)).get() == sanitizer.get()
    assert sanitizer.remove_attribute("id") in (True, False)
    assert repr(sanitizer).startswith("Sanitizer({")
    with pytest.raises(lockstep.SanitizerError) as error:
        lockstep.Sanitizer({"elements": ["p"], "removeElements": ["b"]})
    assert error.value.anchor and error.value.message
    assert lockstep.Sanitizer().to_json() == lockstep.Sanitizer("default").to_json()
    safe = lockstep.Sanitizer.keep_everything()
    assert lockstep.sanitize("<b onclick=x>y</b><script></script>", safe) == "<b>y</b>"


def test_probable_mistakes() -> None:
    with pytest.warns(UserWarning, match="removeElement: the Web ignores the member “removeElement”; did you mean “removeElements”"):
        sanitizer = lockstep.Sanitizer({"removeElement": ["p"]})
    assert "removeElement" not in sanitizer.get()
    with pytest.warns(UserWarning, match="elementz"):
        assert lockstep.sanitize("<p>a", {"elementz": True}) == "<p>a</p>"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        lockstep.Sanitizer({"removeElements": ["p"]})
        with pytest.raises(UserWarning):
            lockstep.Sanitizer({"elementz": True})


def test_event_handlers_and_schemes_beyond_the_standard() -> None:
    html = '<a onfullscreenchange="x" href="javascript://[::01.2.3.4]/">x</a>'
    everything = {"removeElements": []}
    strict = lockstep.parse_html(html, everything, any_javascript_scheme=True)
    assert strict.body.inner_html == "<a>x</a>"
    standard = lockstep.parse_html(html, everything, only_standard_event_handlers=True)
    assert standard.body.inner_html == html
    assert lockstep.sanitize(html, everything) == "<a>x</a>"
    assert "onfull" in lockstep.sanitize(html, everything, only_standard_event_handlers=True)
