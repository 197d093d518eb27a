"""Known deviations of other implementations from the Standard. Each is a change to the naive model, and
the changed model must then give the other side's answer exactly."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import model
import tree
import url
from lockstep_cases.random_cases.sanitizer_tables import CHROMIUM_LACKS, HTML

Case = dict[str, Any]
Answer = dict[str, Any]


@dataclass(frozen=True)
class Cause:
    name: str
    clause: str
    change: Callable[[], contextlib.AbstractContextManager[None]]
    draft: bool = False  # javascriptURLs is not known
    scripting_off: bool = False  # fragments are parsed with scripting off


@contextlib.contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextlib.contextmanager
def unchanged() -> Iterator[None]:
    yield


@contextlib.contextmanager
def set_data_attributes_replaced(function: Callable[[model.Sanitizer, Any], bool]) -> Iterator[None]:
    usual = model.Sanitizer.set_data_attributes
    with replaced(model.Sanitizer, "set_data_attributes", function):
        model.MODIFIERS["setDataAttributes"] = function
        yield
        model.MODIFIERS["setDataAttributes"] = usual


def data_attributes_without_attributes() -> contextlib.AbstractContextManager[None]:
    usual = model.Sanitizer.set_data_attributes

    def set_data_attributes(self: model.Sanitizer, argument: Any) -> bool:
        if "attributes" in self.configuration:
            return usual(self, argument)
        return self.set_boolean("dataAttributes", model.boolean(argument))

    return set_data_attributes_replaced(set_data_attributes)


def data_attributes_alone() -> contextlib.AbstractContextManager[None]:
    def set_data_attributes(self: model.Sanitizer, argument: Any) -> bool:
        return self.set_boolean("dataAttributes", model.boolean(argument))

    return set_data_attributes_replaced(set_data_attributes)


def custom_data_by_prefix() -> contextlib.AbstractContextManager[None]:
    return replaced(model, "is_custom_data_attribute", lambda name: name[0].startswith("data-"))


def hosts_not_parsed() -> contextlib.AbstractContextManager[None]:
    return replaced(url, "authority_is_valid", lambda _: True)


def leading_zeros_in_ipv4() -> contextlib.AbstractContextManager[None]:
    usual = url.ipv6_is_valid

    def ipv6_is_valid(text: str) -> bool:
        pieces, colon, last = text.rpartition(":")
        return usual(pieces + colon + re.sub(r"(^|\.)0+(?=[0-9])", r"\1", last) if "." in last else text)

    return replaced(url, "ipv6_is_valid", ipv6_is_valid)


@contextlib.contextmanager
def chromiums_handlers() -> Iterator[None]:
    names = [name for name, _ in model.EVENT_HANDLER_CONTENT_ATTRIBUTES if name not in CHROMIUM_LACKS.split()]
    handlers = [(name, None) for name in names]
    with replaced(model, "EVENT_HANDLER_CONTENT_ATTRIBUTES", handlers):
        yield


def contents_replace_the_template() -> contextlib.AbstractContextManager[None]:
    usual = model.inner_sanitize_steps

    def steps(node: tree.Node, config: Any, handle: bool) -> None:
        for child in list(node.children):
            name = (child.name, child.namespace)
            if name == ("template", HTML) and child.contents and name in config.get("replaceWithChildrenElements", []):
                child.children = child.contents.children
                child.contents = None
        usual(node, config, handle)

    return replaced(model, "inner_sanitize_steps", steps)


def document_nodes_kept() -> contextlib.AbstractContextManager[None]:
    usual = model.inner_sanitize_steps

    def steps(node: tree.Node, config: Any, handle: bool) -> None:
        html = node.kind == "element" and (node.name, node.namespace) == ("html", HTML)
        kept, body = [], False
        if html or (node.kind == "root" and any(child.name == "html" for child in node.children)):
            for place, child in enumerate(node.children):
                body = body or child.name in ("body", "frameset")
                if child.kind in ("comment", "processing instruction") and (body or not html):
                    kept.append((child, child.kind, place))
                    child.kind = "text"  # which nothing removes
        usual(node, config, handle)
        for child, kind, _ in kept:
            child.kind = kind

    return replaced(model, "inner_sanitize_steps", steps)


def comments_dropped_without_options() -> contextlib.AbstractContextManager[None]:
    usual = model.answer

    def answer(case: Case, parsed: str | None, javascript_urls: bool) -> Answer:
        if case.get("method") == "parseHTMLUnsafe" and not any(
            name in case for name in ("config", "modify", "removeUnsafe", "instance")
        ):
            case = {**case, "config": {"comments": False}}
        return usual(case, parsed, javascript_urls)

    return replaced(model, "answer", answer)


def prefixed_href() -> contextlib.AbstractContextManager[None]:
    usual = model.is_javascript

    def is_javascript(attribute: tree.Attribute, child: tree.Node) -> bool:
        if ((child.name, child.namespace), (attribute.name, attribute.namespace)) in model.ANIMATING_URL_ATTRIBUTES:
            first, *others = attribute.value.split(":")
            return (others or [first])[0] == "href"
        return usual(attribute, child)

    return replaced(model, "is_javascript", is_javascript)


def configuration_unread_without_markup() -> contextlib.AbstractContextManager[None]:
    usual = model.answer

    def answer(case: Case, parsed: str | None, javascript_urls: bool) -> Answer:
        result = usual(case, parsed, javascript_urls)
        made = any(case.get(name) for name in ("modify", "removeUnsafe", "instance"))
        if result.get("throws") and case.get("html") == "" and not case["method"].startswith("parse") and not made:
            with contextlib.suppress(model.InvalidConfiguration):
                model.config_dictionary(case["config"], javascript_urls)
                return {"tree": ""}
        return result

    return replaced(model, "answer", answer)


def is_for_a_script(case: Case) -> bool:
    """Whether it is for a safe method in a script, which returns before its steps look at the configuration."""
    return case.get("context") in ("script", "svg script") and case.get("method") == "setHTML"


def configuration_read_first() -> contextlib.AbstractContextManager[None]:
    usual = model.answer

    def answer(case: Case, parsed: str | None, javascript_urls: bool) -> Answer:
        if is_for_a_script(case) and case["html"]:
            usual_context = {name: value for name, value in case.items() if name != "context"}
            if result := usual(usual_context, "", javascript_urls).get("throws"):
                return {"throws": result}
        return usual(case, parsed, javascript_urls)

    return replaced(model, "answer", answer)


def configuration_unread_in_a_script() -> contextlib.AbstractContextManager[None]:
    usual = model.answer

    def answer(case: Case, parsed: str | None, javascript_urls: bool) -> Answer:
        if is_for_a_script(case):
            return {"tree": ""}
        return usual(case, parsed, javascript_urls)

    return replaced(model, "answer", answer)


@contextlib.contextmanager
def empty_list_differs_from_none() -> Iterator[None]:
    canonicalize, equals = model.canonicalize_a_sanitizer_element_with_attributes, model.Element.equals

    def canonicalized(element: Any) -> model.Element:
        result = canonicalize(element)
        result.has_empty_list = isinstance(element, dict) and "removeAttributes" in element  # type: ignore[attr-defined]
        return result

    def copied(self: model.Element) -> model.Element:
        other = copy(self)
        other.has_empty_list = getattr(self, "has_empty_list", False)  # type: ignore[attr-defined]
        return other

    def equal(self: model.Element, other: model.Element) -> bool:
        lists = [getattr(one, "has_empty_list", False) and not one.remove_attributes for one in (self, other)]
        return equals(self, other) and lists[0] == lists[1]

    copy = model.Element.copy
    with (
        replaced(model, "canonicalize_a_sanitizer_element_with_attributes", canonicalized),
        replaced(model.Element, "copy", copied),
        replaced(model.Element, "equals", equal),
    ):
        yield


DRAFT = Cause("the review draft has no javascriptURLs", "whatwg/html #12898", unchanged, draft=True)

# A program other than ours may run in Chromium and parse URLs with it, and may take its arguments as they are, without the
# conversion to a dictionary that throws before a method's steps begin.
URLS = Cause("Chromium's URL parser takes an IPv4 address in an IPv6 address with leading zeros",
             "https://url.spec.whatwg.org/#concept-ipv6-parser", leading_zeros_in_ipv4)  # fmt: skip
PROGRAM = [
    URLS,
    Cause("in a script context the configuration is not converted", "https://webidl.spec.whatwg.org/#js-dictionary",
          configuration_unread_in_a_script),
]

CHROMIUM = [
    Cause("setDataAttributes() without a global list of attributes sets dataAttributes", "#dom-sanitizer-setdataattributes",
          data_attributes_without_attributes),
    Cause("setDataAttributes(true) leaves custom data attributes in the lists", "#dom-sanitizer-setdataattributes",
          data_attributes_alone),
    Cause("a custom data attribute in a configuration is recognized by its prefix alone", "#custom-data-attribute",
          custom_data_by_prefix),
    Cause("a javascript: URL whose host or port is invalid counts as one", "#contains-a-javascript:-url", hosts_not_parsed),
    Cause("the contents of a replaced template take its place", "#inner-sanitize-steps", contents_replace_the_template),
    Cause("some event handlers of the Standards are missing", "#event-handler-content-attributes", chromiums_handlers),
    Cause("comments and processing instructions in the document and after body stay", "#inner-sanitize-steps", document_nodes_kept),
    Cause("parseHTMLUnsafe() without options drops comments", "#dom-parsehtmlunsafe", comments_dropped_without_options),
    Cause("noscript is parsed as if scripting were off", "#set-and-filter-html", unchanged, scripting_off=True),
    Cause("without markup the configuration is not examined", "#set-and-filter-html",
          configuration_unread_without_markup),
    Cause("in a script context an invalid configuration still throws", "#set-and-filter-html", configuration_read_first),
    Cause("an element with an empty removeAttributes differs from one without lists", "#dom-sanitizer-allowelement",
          empty_list_differs_from_none),
    Cause("an attributeName with any prefix before href is removed", "no text: the tests are ahead of it", prefixed_href),
]


PARSING = "it parses the input differently (docs/evidence/differential.md)"


def unsanitized(case: Case) -> Case:
    """The case with a configuration that keeps everything."""
    kept = {name: value for name, value in case.items() if name not in ("modify", "removeUnsafe", "instance", "root")}
    method = case.get("method", "setHTMLUnsafe")
    return {**kept, "method": "parseHTMLUnsafe" if method.startswith("parse") else "setHTMLUnsafe", "config": {}}


def told(causes: list[Cause], case: Case, parsed: str | None) -> Answer:
    """The model's answer with these changes."""
    with contextlib.ExitStack() as changes:
        for cause in causes:
            changes.enter_context(cause.change())
        model.SANITIZERS.clear()
        answer = model.answer(case, parsed, False)
    model.SANITIZERS.clear()
    return answer


def cause(
    case: Case, theirs: Answer, their_tree: str | None, command: list[str], browser: bool, same: Callable[[Answer, Answer], bool]
) -> str | None:
    """The change, or the smallest set of changes, that gives their answer; `their_tree` is how they parse the input."""
    [usual], [inert] = (model.parse_all(command, [one]) for one in (case, {**case, "inert": True}))
    several = browser and "several of the others"
    singly = [[], *([one] for one in (CHROMIUM if browser else PROGRAM))]
    sets = [*singly, *map(list, itertools.combinations(CHROMIUM, 2)), CHROMIUM] if browser else singly
    for causes in sets:
        for parsed in (inert if any(one.scripting_off for one in causes) else usual, their_tree):
            if not same(told(causes, case, parsed), theirs):
                continue
            if causes:
                return str(several) if causes == CHROMIUM else f"{causes[0].name} ({causes[0].clause})"
            return f"{DRAFT.name} ({DRAFT.clause})" if parsed == usual else PARSING
    return None
