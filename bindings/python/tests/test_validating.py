"""validate() and finding_rules()."""

import lockstep_html
import pytest
from lockstep_html import Finding, SecondPlace

BEFORE = "<!doctype html><html lang=en><meta charset=utf-8><title>t</title>\n"


def test_a_finding():
    page = BEFORE + "<span>ä<div>a</div></span>"
    assert lockstep_html.validate(page) == [
        Finding(
            rule="element-not-allowed",
            severity="error",
            message="<div> is not allowed in <span>, whose content is phrasing content.",
            explanation="{element} is not allowed in {parent}, whose content is {content}.",
            link="https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-span-element",
            range=(len(BEFORE) + 8, len(BEFORE) + 13),
            line=2,
            column=8,
            end_line=2,
            end_column=13,
            second=SecondPlace("<span> is opened here", (len(BEFORE), len(BEFORE) + 6), 2, 1),
        )
    ]
    (finding,) = lockstep_html.validate(page)
    assert finding.anchor == "#the-span-element"
    assert page.encode()[slice(*finding.range)] == b"<div>"


def test_a_valid_page_has_none():
    assert lockstep_html.validate(BEFORE + "<p>a") == []


def test_parse_errors_are_findings_with_their_places():
    page = BEFORE + "<p></b>"
    (finding,) = lockstep_html.validate(page)
    (error,) = lockstep_html.parse(page, collect_errors=True).errors
    assert (finding.rule, finding.message, finding.range) == (error.name, error.message, error.range)
    assert (finding.line, finding.column, finding.anchor) == (error.line, error.column, error.anchor)
    assert (finding.severity, finding.explanation) == ("error", error.explanation)


def test_which_findings():
    page = BEFORE + "<a><div></a></b>"
    rules = {rule.name for rule in lockstep_html.finding_rules()}
    found = [finding.rule for finding in lockstep_html.validate(page + "<span><div>")]
    assert any(rule in rules for rule in found) and any(rule not in rules for rule in found)
    assert all(it.rule in rules for it in lockstep_html.validate(page, parse_errors=False))
    assert all(it.rule not in rules for it in lockstep_html.validate(page, conformance=False))
    assert lockstep_html.validate(page, parse_errors=False, conformance=False) == []


def test_bytes_have_an_encoding():
    page = '<!doctype html><html lang=en><title>t</title><p title="é"><li>'
    ranges = [it.range for it in lockstep_html.validate(page) if it.rule == "element-not-allowed"]
    bytes_ranges = [
        it.range
        for it in lockstep_html.validate(page.encode("latin-1"), encoding="latin1")
        if it.rule == "element-not-allowed"
    ]
    end = len(page.encode())
    assert ranges == [(end - 4, end)] and bytes_ranges == [(len(page) - 4, len(page))]
    for data in (bytearray(page.encode()), memoryview(page.encode())):
        assert lockstep_html.validate(data, encoding="utf-8") == lockstep_html.validate(page)


def test_options_are_those_of_parsing():
    page = BEFORE + "<noscript><p>a</p></noscript></b></b></b>"
    assert len(lockstep_html.validate(page, max_errors=2)) == 2
    assert lockstep_html.validate(page, positions=False, collect_errors=False) == lockstep_html.validate(page)
    with pytest.raises(TypeError):
        lockstep_html.validate(page, encoding="utf-8")
    with pytest.raises(TypeError):
        lockstep_html.validate(page, nothing=1)
    with pytest.raises(TypeError):
        lockstep_html.validate(None)


def test_surrogates_do_not_stop_it():
    findings = lockstep_html.validate(BEFORE + "<p id='\ud800 \ud800'><p \ud801=x>")
    assert findings and all(isinstance(it.message, str) for it in findings)


def test_rules():
    rules = {rule.name: rule for rule in lockstep_html.finding_rules()}
    assert len(rules) == len(lockstep_html.finding_rules()) > 50
    assert rules["element-not-allowed"].severity == "error"
    assert rules["element-not-allowed"].sentence.startswith("{element} is not allowed")
    assert {rule.severity for rule in rules.values()} <= {"error", "warning", "info"}
    assert all(rule.link.startswith("https://") for rule in rules.values())


def test_a_large_page():
    page = BEFORE + "<ul>" + "<li><div>a</div></li>" * 2000 + "</ul><ul>" + "<p>a</p>" * 1000
    findings = lockstep_html.validate(page)
    assert len([it for it in findings if it.rule == "element-not-allowed"]) == 1000
    assert [it.range.begin for it in findings] == sorted(it.range.begin for it in findings)
