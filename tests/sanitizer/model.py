"""The sanitizer of the HTML Standard, transcribed step by step from the review draft of 17 July 2026 and
#12898 (javascriptURLs): lists and loops, no cleverness. The code that the project derives from spec/sanitizer
is compared with this model, so the two must not share anything.

A configuration is a dict with the Standard's members. In canonical form a name is a pair (name, namespace); an
element with attributes is an Element; a processing instruction is its target.

Reads the sanitizer's cases for `lockstep cases`, and answers them; `lockstep cases` parses the documents.
usage: model.py [--lockstep COMMAND] [--draft] < cases.ndjson"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from typing import Any

import tree
import url
from lockstep_cases.random_cases.sanitizer_tables import (
    CHROMIUM_ADDS,
    DEFAULT_ATTRIBUTES,
    DEFAULT_HTML,
    DEFAULT_MATHML,
    DEFAULT_SVG,
    EVENT_HANDLERS,
    HTML,
    MATHML,
    OTHER_EVENT_HANDLERS,
    SVG,
    XLINK,
)

Name = tuple[str, "str | None"]
Config = dict[str, Any]


class InvalidConfiguration(Exception):
    """Raised where the Web's methods throw a TypeError."""


class Element:
    """A SanitizerElementNamespaceWithAttributes. A list that does not exist is None."""

    def __init__(self, name: Name) -> None:
        self.name = name
        self.attributes: list[Name] | None = None
        self.remove_attributes: list[Name] | None = None

    def copy(self) -> Element:
        other = Element(self.name)
        other.attributes = None if self.attributes is None else list(self.attributes)
        other.remove_attributes = None if self.remove_attributes is None else list(self.remove_attributes)
        return other

    def equals(self, other: Element) -> bool:
        """Whether the members are equal, comparing lists as sets."""
        return (
            self.name == other.name
            and as_set(self.attributes) == as_set(other.attributes)
            and as_set(self.remove_attributes) == as_set(other.remove_attributes)
        )


def as_set(names: list[Name] | None) -> set[Name] | None:
    return None if names is None else set(names)


# ---- Web IDL: from JSON to the dictionaries ----


def dom_string(value: Any) -> str:
    """https://webidl.spec.whatwg.org/#js-DOMString, of a value that JSON can hold."""
    if isinstance(value, str):
        return value
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(int(value)) if float(value).is_integer() and abs(value) < 1e21 else repr(value)
    if isinstance(value, list):
        return ",".join("" if one is None else dom_string(one) for one in value)
    return "[object Object]"


def boolean(value: Any) -> bool:
    return bool(value) or isinstance(value, (list, dict))


def sequence(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise InvalidConfiguration("not a sequence")
    return value


def is_object(value: Any) -> bool:
    """Whether a union of DOMString and a dictionary takes this for the dictionary."""
    return value is None or isinstance(value, (list, dict))


def name_dictionary(value: Any, default_namespace: str | None) -> Any:
    """(DOMString or SanitizerElementNamespace or SanitizerAttributeNamespace)."""
    if not is_object(value):
        return dom_string(value)
    if not isinstance(value, dict) or "name" not in value:
        raise InvalidConfiguration("name is required")
    namespace = value.get("namespace", default_namespace)
    return {"name": dom_string(value["name"]), "namespace": None if namespace is None else dom_string(namespace)}


def attribute_dictionary(value: Any) -> Any:
    return name_dictionary(value, None)


def element_dictionary(value: Any) -> Any:
    return name_dictionary(value, HTML)


def element_with_attributes_dictionary(value: Any) -> Any:
    element = name_dictionary(value, HTML)
    if isinstance(element, dict):
        for member in ("attributes", "removeAttributes"):
            if member in value:
                element[member] = [attribute_dictionary(one) for one in sequence(value[member])]
    return element


def processing_instruction_dictionary(value: Any) -> Any:
    if not is_object(value):
        return dom_string(value)
    if not isinstance(value, dict) or "target" not in value:
        raise InvalidConfiguration("target is required")
    return {"target": dom_string(value["target"])}


MEMBERS = {
    "elements": element_with_attributes_dictionary,
    "removeElements": element_dictionary,
    "replaceWithChildrenElements": element_dictionary,
    "processingInstructions": processing_instruction_dictionary,
    "removeProcessingInstructions": processing_instruction_dictionary,
    "attributes": attribute_dictionary,
    "removeAttributes": attribute_dictionary,
}


def config_dictionary(value: Any, javascript_urls: bool) -> Any:
    """(SanitizerConfig or SanitizerPresets): a dictionary that is new, or "default"."""
    if not is_object(value):
        if dom_string(value) != "default":
            raise InvalidConfiguration("not a preset")
        return "default"
    config: Config = {}
    if isinstance(value, dict):
        for member, convert in MEMBERS.items():
            if member in value:
                config[member] = [convert(one) for one in sequence(value[member])]
        for member in ("comments", "dataAttributes", *(["javascriptURLs"] if javascript_urls else [])):
            if member in value:
                config[member] = boolean(value[member])
    return config


# ---- #sanitization-constants ----


def words_with_attributes(words: str, namespace: str) -> list[Element]:
    elements = []
    for word in words.split():
        name, _, attributes = word.partition(":")
        element = Element((name, namespace))
        element.attributes = [(attribute, None) for attribute in attributes.split(",") if attribute]
        elements.append(element)
    return elements


DEFAULT_ELEMENTS = (
    words_with_attributes(DEFAULT_HTML, HTML)
    + words_with_attributes(DEFAULT_MATHML, MATHML)
    + words_with_attributes(DEFAULT_SVG, SVG)
)


def built_in_safe_default_configuration(javascript_urls: bool) -> Config:
    """#built-in-safe-default-configuration"""
    config: Config = {
        "elements": [
            {
                "name": element.name[0],
                "namespace": element.name[1],
                "attributes": [name for name, _ in element.attributes or []],
            }
            for element in DEFAULT_ELEMENTS
        ],
        "processingInstructions": [],
        "attributes": DEFAULT_ATTRIBUTES.split(),
        "comments": False,
        "dataAttributes": False,
    }
    if javascript_urls:
        config["javascriptURLs"] = False
    return config


# #built-in-safe-baseline-configuration; its removeAttributes is empty
BASELINE_REMOVE_ELEMENTS: list[Name] = [
    ("base", HTML),
    ("embed", HTML),
    ("frame", HTML),
    ("iframe", HTML),
    ("object", HTML),
    ("script", HTML),
    ("script", SVG),
    ("use", SVG),
]
BASELINE_REMOVE_ATTRIBUTES: list[Name] = []

# #built-in-navigating-url-attributes-list
NAVIGATING_URL_ATTRIBUTES: list[tuple[Name, Name]] = [
    (("a", HTML), ("href", None)),
    (("area", HTML), ("href", None)),
    (("button", HTML), ("formaction", None)),
    (("form", HTML), ("action", None)),
    (("input", HTML), ("formaction", None)),
    (("a", SVG), ("href", None)),
    (("a", SVG), ("href", XLINK)),
]

# #built-in-animating-url-attributes-list
ANIMATING_URL_ATTRIBUTES: list[tuple[Name, Name]] = [
    (("animate", SVG), ("attributeName", None)),
    (("animateTransform", SVG), ("attributeName", None)),
    (("set", SVG), ("attributeName", None)),
]

# #built-in-non-replaceable-elements-list
NON_REPLACEABLE_ELEMENTS: list[Name] = [("html", HTML), ("svg", SVG), ("math", MATHML)]

# #event-handler-content-attributes
EVENT_HANDLER_CONTENT_ATTRIBUTES: list[Name] = [
    (name, None) for name in EVENT_HANDLERS.split() + OTHER_EVENT_HANDLERS.split() + CHROMIUM_ADDS.split()
]


def is_custom_data_attribute(attribute: Name) -> bool:
    """#custom-data-attribute, and https://dom.spec.whatwg.org/#valid-attribute-local-name"""
    name, namespace = attribute
    if namespace is not None or not name.startswith("data-") or len(name) == len("data-"):
        return False
    for character in name:
        if character in "\t\n\f\r \0/=>" or "A" <= character <= "Z":
            return False
    return True


# ---- lists; Infra ----


def contains(items: list[Any], item: Any) -> bool:
    return item in items


def remove(items: list[Any] | None, item: Any) -> bool:
    """#list-remove. Returns whether the item was there."""
    if items is None or item not in items:
        return False
    while item in items:
        items.remove(item)
    return True


def has_duplicates(items: list[Any]) -> bool:
    return any(item in items[:index] for index, item in enumerate(items))


def create_a_set(items: list[Name]) -> list[Name]:
    result: list[Name] = []
    for item in items:
        if item not in result:
            result.append(item)
    return result


def difference(a: list[Name], b: list[Name]) -> list[Name]:
    return [item for item in a if item not in b]


def intersection(a: list[Name], b: list[Name]) -> list[Name]:
    """#sanitizer-canonicalized-intersection"""
    return [item for item in create_a_set(a) if item in create_a_set(b)]


def names_of(elements: list[Element]) -> list[Name]:
    """Lists of elements are compared by name and namespace."""
    return [element.name for element in elements]


def find_element(elements: list[Element], name: Name) -> Element | None:
    for element in elements:
        if element.name == name:
            return element
    return None


def remove_element_from(elements: list[Element] | None, name: Name) -> bool:
    if elements is None:
        return False
    found = find_element(elements, name)
    if found is None:
        return False
    elements.remove(found)
    return True


# ---- canonicalization ----


def canonicalize_a_sanitizer_name(name: Any, default_namespace: str | None = None) -> Name:
    """#canonicalize-a-sanitizer-name"""
    if isinstance(name, str):
        return (name, default_namespace)
    if name["namespace"] == "":
        return (name["name"], None)
    return (name["name"], name["namespace"])


def canonicalize_a_sanitizer_list(items: list[Any]) -> list[Name]:
    """#canonicalize-a-sanitizer-list"""
    return [canonicalize_a_sanitizer_name(item) for item in items]


def canonicalize_a_sanitizer_element(element: Any) -> Name:
    """#canonicalize-a-sanitizer-element"""
    return canonicalize_a_sanitizer_name(element, HTML)


def canonicalize_a_sanitizer_element_list(items: list[Any]) -> list[Name]:
    """#canonicalize-a-sanitizer-element-list"""
    return [canonicalize_a_sanitizer_element(item) for item in items]


def canonicalize_a_sanitizer_element_with_attributes(element: Any) -> Element:
    """#canonicalize-a-sanitizer-element-with-attributes"""
    result = Element(canonicalize_a_sanitizer_element(element))
    if isinstance(element, dict):
        if "attributes" in element:
            result.attributes = canonicalize_a_sanitizer_list(element["attributes"])
        if "removeAttributes" in element:
            result.remove_attributes = canonicalize_a_sanitizer_list(element["removeAttributes"])
    if result.attributes is None and result.remove_attributes is None:
        result.remove_attributes = []
    return result


def canonicalize_a_processing_instruction(pi: Any) -> str:
    """#canonicalize-a-processing-instruction"""
    return pi if isinstance(pi, str) else pi["target"]


def canonicalize_a_processing_instruction_list(items: list[Any]) -> list[str]:
    """#canonicalize-a-processing-instruction-list"""
    return [canonicalize_a_processing_instruction(item) for item in items]


def canonicalize_the_configuration(config: Config, allow: bool, javascript_urls: bool) -> None:
    """#canonicalize-the-configuration"""
    if "elements" not in config and "removeElements" not in config:
        config["removeElements"] = []
    if "attributes" not in config and "removeAttributes" not in config:
        config["removeAttributes"] = []
    if "processingInstructions" not in config and "removeProcessingInstructions" not in config:
        if allow:
            config["removeProcessingInstructions"] = []
        else:
            config["processingInstructions"] = []
    if "elements" in config:
        config["elements"] = [
            canonicalize_a_sanitizer_element_with_attributes(element) for element in config["elements"]
        ]
    if "removeElements" in config:
        config["removeElements"] = canonicalize_a_sanitizer_element_list(config["removeElements"])
    if "attributes" in config:
        config["attributes"] = canonicalize_a_sanitizer_list(config["attributes"])
    if "removeAttributes" in config:
        config["removeAttributes"] = canonicalize_a_sanitizer_list(config["removeAttributes"])
    if "replaceWithChildrenElements" in config:
        config["replaceWithChildrenElements"] = canonicalize_a_sanitizer_element_list(
            config["replaceWithChildrenElements"]
        )
    if "processingInstructions" in config:
        config["processingInstructions"] = canonicalize_a_processing_instruction_list(
            config["processingInstructions"]
        )
    if "removeProcessingInstructions" in config:
        config["removeProcessingInstructions"] = canonicalize_a_processing_instruction_list(
            config["removeProcessingInstructions"]
        )
    if "comments" not in config:
        config["comments"] = allow
    if javascript_urls and "javascriptURLs" not in config:
        config["javascriptURLs"] = allow
    if "attributes" in config and "dataAttributes" not in config:
        config["dataAttributes"] = allow


def valid(config: Config) -> bool:
    """#dom-sanitizerconfig-valid, without its assertions"""
    if "elements" in config and "removeElements" in config:
        return False
    if "processingInstructions" in config and "removeProcessingInstructions" in config:
        return False
    if "attributes" in config and "removeAttributes" in config:
        return False
    if "elements" in config:
        if has_duplicates(names_of(config["elements"])):
            return False
    elif has_duplicates(config["removeElements"]):
        return False
    if "replaceWithChildrenElements" in config and has_duplicates(config["replaceWithChildrenElements"]):
        return False
    if "processingInstructions" in config:
        if has_duplicates(config["processingInstructions"]):
            return False
    elif has_duplicates(config["removeProcessingInstructions"]):
        return False
    if "attributes" in config:
        if has_duplicates(config["attributes"]):
            return False
    elif has_duplicates(config["removeAttributes"]):
        return False
    if "replaceWithChildrenElements" in config:
        for element in config["replaceWithChildrenElements"]:
            if contains(NON_REPLACEABLE_ELEMENTS, element):
                return False
        others = names_of(config["elements"]) if "elements" in config else config["removeElements"]
        if intersection(others, config["replaceWithChildrenElements"]):
            return False
    if "attributes" in config:
        for element in config.get("elements", []):
            if element.attributes is not None and has_duplicates(element.attributes):
                return False
            if element.remove_attributes is not None and has_duplicates(element.remove_attributes):
                return False
            if intersection(config["attributes"], element.attributes or []):
                return False
            if difference(element.remove_attributes or [], config["attributes"]):
                return False
            if config["dataAttributes"] and any(map(is_custom_data_attribute, element.attributes or [])):
                return False
        if config["dataAttributes"] and any(map(is_custom_data_attribute, config["attributes"])):
            return False
    else:
        for element in config.get("elements", []):
            if element.attributes is not None and element.remove_attributes is not None:
                return False
            if element.attributes is not None and has_duplicates(element.attributes):
                return False
            if element.remove_attributes is not None and has_duplicates(element.remove_attributes):
                return False
            if intersection(config["removeAttributes"], element.attributes or []):
                return False
            if intersection(config["removeAttributes"], element.remove_attributes or []):
                return False
        if "dataAttributes" in config:
            return False
    return True


def code_units(text: str) -> bytes:
    return text.encode("utf-16-be", "surrogatepass")


def sanitizer_item_key(item: Name) -> tuple[bool, bytes, bytes]:
    """Orders as #compare-sanitizer-items does."""
    name, namespace = item
    return (namespace is not None, code_units(namespace or ""), code_units(name))


# ---- Sanitizer ----


class Sanitizer:
    """With `javascript_urls`, as of #12898; without, as in the review draft."""

    def __init__(self, spec: Any, allow: bool, javascript_urls: bool) -> None:
        """#configure-a-sanitizer, given what config_dictionary() made."""
        self.javascript_urls = javascript_urls
        if spec == "default":
            spec = config_dictionary(built_in_safe_default_configuration(javascript_urls), javascript_urls)
        canonicalize_the_configuration(spec, allow, javascript_urls)
        if not valid(spec):
            raise InvalidConfiguration("not valid")
        self.configuration: Config = spec

    def copy(self) -> Sanitizer:
        other = object.__new__(Sanitizer)
        other.javascript_urls = self.javascript_urls
        other.configuration = {
            member: [one.copy() if isinstance(one, Element) else one for one in value]
            if isinstance(value, list)
            else value
            for member, value in self.configuration.items()
        }
        return other

    def get(self) -> dict[str, Any]:
        """#dom-sanitizer-get"""

        def item(name: Name) -> dict[str, Any]:
            return {"name": name[0], "namespace": name[1]}

        def items(names: list[Name]) -> list[dict[str, Any]]:
            return [item(name) for name in sorted(names, key=sanitizer_item_key)]

        config, result = self.configuration, {}
        if "elements" in config:
            result["elements"] = []
            for element in sorted(config["elements"], key=lambda one: sanitizer_item_key(one.name)):
                entry = item(element.name)
                if element.attributes is not None:
                    entry["attributes"] = items(element.attributes)
                if element.remove_attributes is not None:
                    entry["removeAttributes"] = items(element.remove_attributes)
                result["elements"].append(entry)
        for member in ("removeElements", "replaceWithChildrenElements", "attributes", "removeAttributes"):
            if member in config:
                result[member] = items(config[member])
        for member in ("processingInstructions", "removeProcessingInstructions"):
            if member in config:
                result[member] = [{"target": target} for target in sorted(config[member], key=code_units)]
        for member in ("comments", "dataAttributes", "javascriptURLs"):
            if member in config:
                result[member] = config[member]
        return result

    def allow_element(self, argument: Any) -> bool:
        """#dom-sanitizer-allowelement"""
        config = self.configuration
        element = canonicalize_a_sanitizer_element_with_attributes(element_with_attributes_dictionary(argument))
        if "elements" in config:
            modified = remove(config.get("replaceWithChildrenElements"), element.name)
            if "attributes" in config:
                if element.attributes is not None:
                    element.attributes = create_a_set(element.attributes)
                    element.attributes = difference(element.attributes, config["attributes"])
                    if config["dataAttributes"]:
                        element.attributes = [
                            item for item in element.attributes if not is_custom_data_attribute(item)
                        ]
                if element.remove_attributes is not None:
                    element.remove_attributes = create_a_set(element.remove_attributes)
                    element.remove_attributes = intersection(element.remove_attributes, config["attributes"])
            else:
                if element.attributes is not None:
                    element.attributes = create_a_set(element.attributes)
                    element.attributes = difference(element.attributes, element.remove_attributes or [])
                    element.remove_attributes = None
                    element.attributes = difference(element.attributes, config["removeAttributes"])
                if element.remove_attributes is not None:
                    element.remove_attributes = create_a_set(element.remove_attributes)
                    element.remove_attributes = difference(element.remove_attributes, config["removeAttributes"])
            current = find_element(config["elements"], element.name)
            if current is None:
                config["elements"].append(element)
                return True
            if element.equals(current):
                return modified
            remove_element_from(config["elements"], element.name)
            config["elements"].append(element)
            return True
        if element.attributes is not None or element.remove_attributes:
            return False
        modified = remove(config.get("replaceWithChildrenElements"), element.name)
        if not contains(config["removeElements"], element.name):
            return modified
        remove(config["removeElements"], element.name)
        return True

    def remove_element(self, argument: Any) -> bool:
        """#dom-sanitizer-removeelement"""
        return self.remove_an_element(canonicalize_a_sanitizer_element(element_dictionary(argument)))

    def remove_an_element(self, element: Name) -> bool:
        """#remove-an-element-from-sanitizer-config"""
        config = self.configuration
        modified = remove(config.get("replaceWithChildrenElements"), element)
        if "elements" in config:
            if contains(names_of(config["elements"]), element):
                remove_element_from(config["elements"], element)
                return True
            return modified
        if contains(config["removeElements"], element):
            return modified
        config["removeElements"].append(element)
        return True

    def replace_element_with_children(self, argument: Any) -> bool:
        """#dom-sanitizer-replaceelementwithchildren"""
        config = self.configuration
        element = canonicalize_a_sanitizer_element(element_dictionary(argument))
        if contains(NON_REPLACEABLE_ELEMENTS, element):
            return False
        modified = remove_element_from(config.get("elements"), element)
        if remove(config.get("removeElements"), element):
            modified = True
        if not contains(config.get("replaceWithChildrenElements", []), element):
            config.setdefault("replaceWithChildrenElements", []).append(element)
            return True
        return modified

    def allow_attribute(self, argument: Any) -> bool:
        """#dom-sanitizer-allowattribute"""
        config = self.configuration
        attribute = canonicalize_a_sanitizer_name(attribute_dictionary(argument))
        if "attributes" in config:
            if config["dataAttributes"] and is_custom_data_attribute(attribute):
                return False
            if contains(config["attributes"], attribute):
                return False
            for element in config.get("elements", []):
                if contains(element.attributes or [], attribute):
                    remove(element.attributes, attribute)
            config["attributes"].append(attribute)
            return True
        if not contains(config["removeAttributes"], attribute):
            return False
        remove(config["removeAttributes"], attribute)
        return True

    def remove_attribute(self, argument: Any) -> bool:
        """#dom-sanitizer-removeattribute"""
        return self.remove_an_attribute(canonicalize_a_sanitizer_name(attribute_dictionary(argument)))

    def remove_an_attribute(self, attribute: Name) -> bool:
        """#remove-an-attribute-from-sanitizer-config"""
        config = self.configuration
        if "attributes" in config:
            modified = remove(config["attributes"], attribute)
            for element in config.get("elements", []):
                if contains(element.attributes or [], attribute):
                    modified = True
                    remove(element.attributes, attribute)
                if contains(element.remove_attributes or [], attribute):
                    remove(element.remove_attributes, attribute)
            return modified
        if contains(config["removeAttributes"], attribute):
            return False
        for element in config.get("elements", []):
            if contains(element.attributes or [], attribute):
                remove(element.attributes, attribute)
            if contains(element.remove_attributes or [], attribute):
                remove(element.remove_attributes, attribute)
        config["removeAttributes"].append(attribute)
        return True

    def set_comments(self, argument: Any) -> bool:
        """#dom-sanitizer-setcomments"""
        return self.set_boolean("comments", boolean(argument))

    def set_javascript_urls(self, argument: Any) -> bool:
        """#dom-sanitizer-setjavascripturls"""
        if not self.javascript_urls:
            raise KeyError("setJavascriptURLs")
        return self.set_boolean("javascriptURLs", boolean(argument))

    def set_boolean(self, member: str, allow: bool) -> bool:
        if member in self.configuration and self.configuration[member] == allow:
            return False
        self.configuration[member] = allow
        return True

    def set_data_attributes(self, argument: Any) -> bool:
        """#dom-sanitizer-setdataattributes"""
        config, allow = self.configuration, boolean(argument)
        if "attributes" not in config:
            return False
        if "dataAttributes" in config and config["dataAttributes"] == allow:
            return False
        if allow:
            for element in config.get("elements", []):
                if element.attributes is not None:
                    element.attributes = [item for item in element.attributes if not is_custom_data_attribute(item)]
            config["attributes"] = [item for item in config["attributes"] if not is_custom_data_attribute(item)]
        config["dataAttributes"] = allow
        return True

    def allow_processing_instruction(self, argument: Any) -> bool:
        """#dom-sanitizer-allowprocessinginstruction"""
        config = self.configuration
        pi = canonicalize_a_processing_instruction(processing_instruction_dictionary(argument))
        if "processingInstructions" in config:
            if contains(config["processingInstructions"], pi):
                return False
            config["processingInstructions"].append(pi)
            return True
        return remove(config["removeProcessingInstructions"], pi)

    def remove_processing_instruction(self, argument: Any) -> bool:
        """#dom-sanitizer-removeprocessinginstruction"""
        config = self.configuration
        pi = canonicalize_a_processing_instruction(processing_instruction_dictionary(argument))
        if "processingInstructions" in config:
            return remove(config["processingInstructions"], pi)
        if contains(config["removeProcessingInstructions"], pi):
            return False
        config["removeProcessingInstructions"].append(pi)
        return True

    def remove_unsafe(self) -> bool:
        """#remove-unsafe"""
        result = False
        for element in BASELINE_REMOVE_ELEMENTS:
            if self.remove_an_element(element):
                result = True
        for attribute in BASELINE_REMOVE_ATTRIBUTES:
            if self.remove_an_attribute(attribute):
                result = True
        for attribute in EVENT_HANDLER_CONTENT_ATTRIBUTES:
            if self.remove_an_attribute(attribute):
                result = True
        if self.javascript_urls and self.configuration["javascriptURLs"]:
            self.configuration["javascriptURLs"] = False
            result = True
        return result

    def sanitize(self, node: tree.Node, safe: bool) -> None:
        """#sanitize, on a copy of the configuration"""
        copy = self.copy()
        if safe:
            copy.remove_unsafe()
        handle = not copy.configuration["javascriptURLs"] if self.javascript_urls else safe
        inner_sanitize_steps(node, copy.configuration, handle)


MODIFIERS = {
    "allowElement": Sanitizer.allow_element,
    "removeElement": Sanitizer.remove_element,
    "replaceElementWithChildren": Sanitizer.replace_element_with_children,
    "allowAttribute": Sanitizer.allow_attribute,
    "removeAttribute": Sanitizer.remove_attribute,
    "setComments": Sanitizer.set_comments,
    "setDataAttributes": Sanitizer.set_data_attributes,
    "setJavascriptURLs": Sanitizer.set_javascript_urls,
    "allowProcessingInstruction": Sanitizer.allow_processing_instruction,
    "removeProcessingInstruction": Sanitizer.remove_processing_instruction,
    "removeUnsafe": Sanitizer.remove_unsafe,
}


def inner_sanitize_steps(node: tree.Node, config: Config, handle_javascript_navigation_urls: bool) -> None:
    """#inner-sanitize-steps"""
    for child in list(node.children):
        if child.kind in ("doctype", "text"):
            continue
        if child.kind == "comment":
            if config["comments"] is not True:
                child.remove()
            continue
        if child.kind == "processing instruction":
            if "processingInstructions" in config:
                if not contains(config["processingInstructions"], child.name):
                    child.remove()
            elif contains(config["removeProcessingInstructions"], child.name):
                child.remove()
            continue
        element_name = (child.name, child.namespace)
        if contains(config.get("replaceWithChildrenElements", []), element_name):
            inner_sanitize_steps(child, config, handle_javascript_navigation_urls)
            child.replace_with_children()
            continue
        if "elements" in config:
            if not contains(names_of(config["elements"]), element_name):
                child.remove()
                continue
        elif contains(config["removeElements"], element_name):
            child.remove()
            continue
        if element_name == ("template", HTML) and child.contents is not None:
            inner_sanitize_steps(child.contents, config, handle_javascript_navigation_urls)
        if child.shadow_root is not None:
            inner_sanitize_steps(child.shadow_root, config, handle_javascript_navigation_urls)
        local = Element(element_name)
        if "elements" in config:
            local = find_element(config["elements"], element_name) or local
        for attribute in list(child.attributes):
            if removes(attribute, child, local, config) or (
                handle_javascript_navigation_urls and is_javascript(attribute, child)
            ):
                child.attributes.remove(attribute)
        inner_sanitize_steps(child, config, handle_javascript_navigation_urls)


def removes(attribute: tree.Attribute, child: tree.Node, local: Element, config: Config) -> bool:
    """Whether the lists of the configuration remove an attribute: the first part of the steps for each."""
    name = (attribute.name, attribute.namespace)
    if local.remove_attributes is not None and contains(local.remove_attributes, name):
        return True
    if "attributes" in config:
        return (
            not contains(config["attributes"], name)
            and not contains(local.attributes or [], name)
            and not (
                attribute.name.startswith("data-")
                and attribute.namespace is None
                and config.get("dataAttributes") is True
            )
        )
    if local.attributes is not None and not contains(local.attributes, name):
        return True
    return contains(config["removeAttributes"], name)


def is_javascript(attribute: tree.Attribute, child: tree.Node) -> bool:
    """Whether an attribute is removed because of its URL: the second part of the steps for each."""
    pair = ((child.name, child.namespace), (attribute.name, attribute.namespace))
    if pair in NAVIGATING_URL_ATTRIBUTES and url.scheme(attribute.value) == "javascript":
        return True
    if (
        child.namespace == MATHML
        and attribute.name == "href"
        and attribute.namespace in (None, XLINK)
        and url.scheme(attribute.value) == "javascript"
    ):
        return True
    return pair in ANIMATING_URL_ATTRIBUTES and attribute.value in ("href", "xlink:href")


# ---- the cases ----

SAFE = {"setHTML": True, "setHTMLUnsafe": False, "parseHTML": True, "parseHTMLUnsafe": False}


def needs_a_parse(case: dict[str, Any]) -> bool:
    return "method" in case


def parse_case(case: dict[str, Any]) -> dict[str, Any]:
    """The case of `lockstep cases` that parses as the method does, without sanitizing."""
    asked: dict[str, Any] = {"html": case["html"], "unsafe": True}
    if not case["method"].startswith("parse"):
        asked["context"] = case.get("context", "div")
        asked["scripting"] = not case.get("inert", False)
    return asked


SANITIZERS: dict[str, Sanitizer] = {}  # made from JSON: making the same again takes long


def sanitizer_for(spec: Any, allow: bool, javascript_urls: bool) -> Sanitizer:
    key = json.dumps([spec, allow, javascript_urls])
    if key not in SANITIZERS:
        if len(SANITIZERS) > 1000:
            SANITIZERS.clear()
        SANITIZERS[key] = Sanitizer(config_dictionary(spec, javascript_urls), allow, javascript_urls)
    return SANITIZERS[key].copy()


def answer(case: dict[str, Any], parsed: str | None, javascript_urls: bool) -> dict[str, Any]:
    """What the methods of the Web would answer. `parsed` is the dump of the document, or of the fragment."""
    result: dict[str, Any] = {}
    try:
        given = case.get("config", "default")
        sanitizer = None
        if case.get("modify") or case.get("removeUnsafe") or case.get("instance") or "method" not in case:
            sanitizer = sanitizer_for(given, True, javascript_urls)
            if "modify" in case:
                result["returns"] = [
                    MODIFIERS[name](sanitizer, *arguments) for name, *arguments in case["modify"]
                ]
            if case.get("removeUnsafe"):
                result["removed"] = sanitizer.remove_unsafe()
            result["get"] = sanitizer.get()
        if "method" not in case:
            return result
        safe = SAFE[case["method"]]
        document = case["method"].startswith("parse")
        if sanitizer is None and "config" in case:
            config_dictionary(given, javascript_urls)  # before the first step
        if not document and safe and case.get("context") in ("script", "svg script"):
            result["tree"] = ""
            return result
        if sanitizer is None:
            if "config" not in case and document and not safe:
                given = {}  # #dom-parsehtmlunsafe
            elif "config" not in case and not safe:
                given = {}
            sanitizer = sanitizer_for(given, not safe, javascript_urls)
        root = tree.read(parsed or "")
        sanitizer.sanitize(root, safe)
        shown: tree.Node | None = root
        if "root" in case:
            shown = tree.body_of(root)
            if case["root"] == "body first" and shown is not None:
                shown = shown.children[0] if shown.children else None
        result["tree"] = None if shown is None else tree.dump(shown)
        return result
    except InvalidConfiguration:
        return {"throws": "TypeError"}


def parse_all(command: list[str], cases: list[dict[str, Any]]) -> list[str | None]:
    lines = "".join(json.dumps(parse_case(case)) + "\n" for case in cases if needs_a_parse(case))
    done = subprocess.run(command, input=lines.encode(), stdout=subprocess.PIPE, check=False)
    trees = iter([json.loads(line)["tree"] for line in done.stdout.split(b"\n") if line])
    return [next(trees) if needs_a_parse(case) else None for case in cases]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lockstep", default="lockstep cases", help="the command that parses")
    parser.add_argument("--draft", action="store_true", help="the review draft of 2026-07: no javascriptURLs")
    arguments = parser.parse_args()
    cases = [json.loads(line) for line in sys.stdin if line.strip()]
    for case, parsed in zip(cases, parse_all(shlex.split(arguments.lockstep), cases), strict=True):
        print(json.dumps({"id": case.get("id"), **answer(case, parsed, not arguments.draft)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
