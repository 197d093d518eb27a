"""Cases of the sanitizer: a configuration from JSON, and the results of its modifiers and the methods."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .dom import HTML, Attribute, Document, Element, Fragment, Instruction, Node, dump, is_html
from .sanitizer_forms import URIS, Invalid, Item

SAFE = {"setHTML": True, "setHTMLUnsafe": False, "parseHTML": True, "parseHTMLUnsafe": False}


def is_sanitizer_case(case: dict[str, Any]) -> bool:
    return "method" in case or not {"html", "bytes", "context"} & set(case)


# --- From JSON, as Web IDL converts values ------------------------------------------------------------------------------------


def text_of(value: Any) -> str:
    """https://webidl.spec.whatwg.org/#js-DOMString, for the values of witnesses."""
    if isinstance(value, str):
        return value
    return json.dumps(value)


def boolean_of(value: Any) -> bool:
    return bool(value) or isinstance(value, (list, dict))


def entries_of(value: Any, convert: Callable[[Any], Any]) -> list[Any]:
    if not isinstance(value, list):
        raise Invalid
    return [convert(one) for one in value]


def is_dictionary(value: Any) -> bool:
    return value is None or isinstance(value, (dict, list))


def item_of(value: Any, namespace: str | None) -> Item:
    """(DOMString or SanitizerElementNamespace or SanitizerAttributeNamespace), with that default
    namespace."""
    if not is_dictionary(value):
        return Item(text_of(value), namespace)
    if not isinstance(value, dict) or "name" not in value:
        raise Invalid
    given = value.get("namespace", namespace)
    return Item(text_of(value["name"]), None if given is None else text_of(given))


def attribute_of(value: Any) -> Item:
    return item_of(value, None)


def element_of(value: Any) -> Item:
    return item_of(value, URIS[HTML])


def element_with_attributes_of(value: Any) -> Item:
    item = element_of(value)
    if isinstance(value, dict):
        for name in ("attributes", "removeAttributes"):
            if name in value:
                item.lists[name] = entries_of(value[name], attribute_of)
    return item


def target_of(value: Any) -> str:
    if not is_dictionary(value):
        return text_of(value)
    if not isinstance(value, dict) or "target" not in value:
        raise Invalid
    return text_of(value["target"])


MEMBERS: dict[str, Callable[[Any], Any]] = {
    "elements": element_with_attributes_of,
    "removeElements": element_of,
    "replaceWithChildrenElements": element_of,
    "processingInstructions": target_of,
    "removeProcessingInstructions": target_of,
    "attributes": attribute_of,
    "removeAttributes": attribute_of,
}
FLAGS = ("comments", "dataAttributes", "javascriptURLs")

Configuration = dict[str, Any]


def copied(configuration: Configuration) -> Configuration:
    def entry(one: Any) -> Any:
        return one.copy() if isinstance(one, Item) else one

    return {
        k: list(map(entry, found)) if isinstance(found, list) else found for k, found in configuration.items()
    }


def as_json(configuration: Configuration) -> dict[str, Any]:
    def entry(one: Any) -> Any:
        if isinstance(one, str):
            return {"target": one}
        return {"name": one.name, "namespace": one.namespace} | {
            k: list(map(entry, found)) for k, found in one.lists.items()
        }

    return {
        k: list(map(entry, found)) if isinstance(found, list) else found for k, found in configuration.items()
    }


# The methods of Sanitizer: the algorithm that each runs, and its argument.
MODIFIERS: dict[str, tuple[str, Callable[[Any], Any] | None]] = {
    "allowElement": ("allowing_the_element_changes_the_configuration", element_with_attributes_of),
    "removeElement": ("removing_the_element_changes_the_configuration", element_of),
    "replaceElementWithChildren": ("replacing_the_element_changes_the_configuration", element_of),
    "allowAttribute": ("allowing_the_attribute_changes_the_configuration", attribute_of),
    "removeAttribute": ("removing_the_attribute_changes_the_configuration", attribute_of),
    "setComments": ("setting_comments_to_changes_the_configuration", boolean_of),
    "setDataAttributes": ("setting_data_attributes_to_changes_the_configuration", boolean_of),
    "setJavascriptURLs": ("setting_javascript_urls_to_changes_the_configuration", boolean_of),
    "allowProcessingInstruction": (
        "allowing_processing_instructions_with_the_target_changes_the_configuration",
        target_of,
    ),
    "removeProcessingInstruction": (
        "removing_processing_instructions_with_the_target_changes_the_configuration",
        target_of,
    ),
    "removeUnsafe": ("removing_what_is_unsafe_changes_the_configuration", None),
}


# --- One case -----------------------------------------------------------------------------------------------------------------


class Sanitizing:
    """The state that the forms of spec/sanitizer/ work on. `parse` creates a parser for this case's input and
    runs it."""

    def __init__(
        self, rules: Any, case: dict[str, Any], reached: set[str] | None, make_parser: Callable[..., Any]
    ) -> None:
        self.rules, self.case, self.make_parser = rules, case, make_parser
        self.functions, self.tables = rules.compiler.globals, rules.sanitizer_tables
        if reached is not None:
            self.reach = reached.add  # type: ignore[assignment]
        self.sanitizer: Configuration = {}  # the Sanitizer object's
        self.configuration: Configuration = {}  # the one that the rules see
        self.refused: Invalid | None = None
        self.refusal = ("", "")  # why something is removed: a reason, and a member of the configuration
        self.safe = False
        self.scripting_mode = ""
        self.nothing_done = self.replaced = False
        self.result: Node | None = None
        self.element: Element | None = None  # the element whose attributes are queried
        self.later: list[Node] = []
        self.url = ""
        self.removals: list[dict[str, Any]] = []
        self.places: dict[int, Any] = {}  # while parsing: the places of replaced elements
        self.ticks = 0
        self.asked: set[Any] | None = None

    def reach(self, place: str) -> None:
        """Records that a place of the rules was reached, if they are recorded; see mutation.py."""

    def asks(self, table: str, key: Any = None) -> None:
        if self.asked is not None:
            self.asked.add((table, key))

    def tick(self) -> None:
        self.ticks += 1
        if self.ticks > 100_000:
            raise RuntimeError("the rules do not terminate")

    def run(self, algorithm: str, *arguments: Any) -> Any:
        return self.functions[f"algorithm_sanitizer_{algorithm}"](self, *arguments)

    # --- Configurations -------------------------------------------------------------------------------------------------

    def configure(self, given: Any, allow: bool) -> None:
        """#configure-a-sanitizer"""
        self.configuration = self.configuration_of(given)
        self.run("canonicalize_the_configuration_with", allow)
        if not self.run("the_configuration_is_valid"):
            raise self.refused or Invalid()
        self.sanitizer = self.configuration

    def configuration_of(self, given: Any) -> Configuration:
        """(SanitizerConfig or SanitizerPresets)"""
        if not is_dictionary(given):
            if text_of(given) != "default":
                raise Invalid
            self.asks("default")
            return copied(self.tables.default)
        if not isinstance(given, dict):
            return {}
        found: Configuration = {
            k: entries_of(given[k], convert) for k, convert in MEMBERS.items() if k in given
        }
        return found | {k: boolean_of(given[k]) for k in FLAGS if k in given}

    def modify(self, name: str, *arguments: Any) -> bool:
        algorithm, convert = MODIFIERS[name]
        if convert is not None and not arguments:
            raise Invalid
        return bool(self.run(algorithm, *([convert(arguments[0])] if convert else [])))

    def use(self, safe: bool) -> None:
        self.configuration, self.safe = copied(self.sanitizer), safe
        if safe:
            self.run("removing_what_is_unsafe_changes_the_configuration")

    # --- Trees ----------------------------------------------------------------------------------------------------------

    def parse(self, as_fragment: bool, sanitizing: bool) -> None:
        options: dict[str, Any] = {
            "unsafe": True,
            "scripting": not self.case.get("inert", False) and self.scripting_mode != "Disabled",
        }
        if as_fragment:
            options["scripting_mode"] = self.scripting_mode.lower()
        context = self.case.get("context", "div") if as_fragment else None
        self.result = self.make_parser(
            options, self.case.get("html", ""), context, self if sanitizing else None
        )
        if "set" in self.case and not sanitizing:
            self.set_attribute(*self.case["set"])

    def set_attribute(self, name: str, value: str, namespace: str = "") -> None:
        """Sets an attribute of the first element, as a program may before it sanitizes the tree."""
        assert self.result is not None
        element = next((child for child in self.result.children if isinstance(child, Element)), None)
        if element is None:
            return
        known = next((a for a in element.attributes if (a.name, a.namespace) == (name, namespace)), None)
        if known is None:
            element.attributes.append(Attribute(name, value, namespace))
        else:
            known.value = value

    def sanitize_all(self, root: Node | None) -> None:
        """Sanitizes template contents and shadow roots after the tree outside them, the last one first."""
        assert root is not None
        self.later = [root]
        while self.later:
            self.sanitize(self.later.pop())

    def sanitize(self, node: Node) -> None:
        """#inner-sanitize-steps: for each child of the node."""
        for child in list(node.children):
            self.run("run_the_inner_sanitize_steps_for_the_child", child)

    def report_node(self, node: Node) -> None:
        removed: dict[str, Any] = {"node": ""}
        reason = "comment"
        if isinstance(node, Instruction):
            reason, removed["node"] = "processing_instruction", node.target
        elif isinstance(node, Element):
            replaced = self.refusal[1] == "replaceWithChildrenElements"
            reason, removed["node"] = "replaced_element" if replaced else "element", node.name
        self.report(
            removed | {"reason": reason},
            lambda: reason == "element" and not self.run("elements_named_are_removed", node),
        )

    def report_attribute(self, attribute: Attribute) -> None:
        assert self.element is not None
        removed = {"node": self.element.name, "attribute": attribute.name, "reason": self.refusal[0]}
        self.report(removed, lambda: not self.run("is_removed_from_elements_named", attribute, self.element))

    def report(self, removed: dict[str, Any], is_kept: Callable[[], bool]) -> None:
        """Reports a removed node or attribute, which counts as unsafe if the configuration alone would have kept
        it."""
        if not self.case.get("removals"):
            return
        member, element, configuration = self.refusal[1], self.element, self.configuration
        safe, self.safe = self.safe, False
        self.configuration = self.sanitizer
        unsafe = safe and is_kept()
        self.configuration, self.safe, self.element = configuration, safe, element
        self.removals.append(removed | {"member": member, "unsafe": unsafe})

    # --- While parsing --------------------------------------------------------------------------------------------------

    def replaces(self, element: Element) -> bool:
        return bool(self.run("elements_named_are_replaced_with_their_children", element))

    def removes(self, element: Element) -> bool:
        return not self.replaces(element) and bool(self.run("elements_named_are_removed", element))

    def keeps(self, element: Element) -> bool:
        return not self.replaces(element) and not self.removes(element)

    def kept(self, element: Element, attributes: list[Attribute]) -> list[Attribute]:
        """The attributes that an element with that name may keep; none if the element is not kept."""
        if not self.keeps(element):
            return []
        return [one for one in attributes if not self.run("is_removed_from_elements_named", one, element)]

    # --- The answer -----------------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """The answer that `lockstep cases` gives."""
        try:
            return self.answered()
        except Invalid as invalid:
            found: dict[str, Any] = {"throws": "TypeError"}
            return found | (
                {"because": {"message": invalid.message, "path": invalid.path}} if invalid.message else {}
            )

    def answered(self) -> dict[str, Any]:
        case = self.case
        found: dict[str, Any] = {}
        given: Any = case.get("config", "default")
        method = case.get("method")
        safe = method is None or SAFE[method]
        if (
            case.get("modify") is not None
            or case.get("removeUnsafe")
            or case.get("instance")
            or method is None
        ):
            self.configure(given, True)
            if "modify" in case:
                found["returns"] = [self.modify(*step) for step in case["modify"]]
            if case.get("removeUnsafe"):
                found["removed"] = self.modify("removeUnsafe")
            self.sanitizer = copied(self.configuration)
            self.run("sort_the_configuration")
            found["get"] = as_json(self.configuration)
        elif "config" in case and self.does_nothing(safe):
            self.configuration_of(given)  # before the first step
        elif "config" in case or safe:
            self.configure(given, "config" not in case or not safe)
        else:
            self.configure({}, True)
        if method is None:
            return found
        if method.startswith("parse"):
            self.run("parse_the_html_as_a_document_with", safe)
        else:
            self.run("set_and_filter_the_html_with", safe)
        found["tree"] = self.dump()
        if case.get("removals"):
            found["removals"] = self.removals
        return found

    def does_nothing(self, safe: bool) -> bool:
        """Whether step 3 of #set-and-filter-html returns, before the configuration is examined."""
        return (
            safe and self.case["method"] == "setHTML" and self.case.get("context") in ("script", "svg script")
        )

    def dump(self) -> str | None:
        root = self.result or Fragment()
        if "root" not in self.case:
            return dump(root)
        html = next((child for child in root.children if isinstance(child, Element)), Document())
        body = next((child for child in html.children if is_html(child, "body", "frameset")), None)
        if self.case["root"] == "body first" and body is not None:
            body = next(iter(body.children), None)
        return None if body is None else dump(body)
