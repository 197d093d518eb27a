"""The phrases of spec/sanitizer/, literally: `p` is a Sanitizing, with a configuration, a URL being read, and
a method.

A member of a configuration is given to the phrases as a Ref, so that a list that does not exist can be set. A list that
does not exist contains nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import Any

from lockstep_rules.phrases import sanitizer as phrases

from .dom import (
    HTML,
    MATHML,
    URLS,
    XLINK,
    Attribute,
    Comment,
    Doctype,
    Element,
    Instruction,
    Node,
    Text,
    is_html,
)
from .forms import means

URIS = URLS | {
    "xml": "http://www.w3.org/XML/1998/namespace",
    "xmlns": "http://www.w3.org/2000/xmlns/",
    "": None,
}
C0_CONTROL_OR_SPACE = "".join(map(chr, range(0x21)))
TAB_OR_NEWLINE = "\t\n\r"

Key = tuple[Any, ...]


@dataclass(slots=True)
class Item:
    """An entry of a list of elements or attributes."""

    name: str
    namespace: str | None
    lists: dict[str, list[Item]] = field(default_factory=dict)  # attributes, removeAttributes

    def copy(self) -> Item:
        return Item(
            self.name,
            self.namespace,
            {name: [one.copy() for one in found] for name, found in self.lists.items()},
        )


@dataclass(slots=True)
class Ref:
    """A member of a configuration or of an item, which need not exist."""

    owner: dict[str, Any]
    name: str
    inside: Callable[[], str] = str  # the path of the owner, as in JSON, followed by a dot

    @property
    def path(self) -> str:
        return self.inside() + self.name

    @property
    def exists(self) -> bool:
        return self.name in self.owner

    @property
    def value(self) -> Any:
        return self.owner.get(self.name)

    @value.setter
    def value(self, value: Any) -> None:
        self.owner[self.name] = value

    @property
    def entries(self) -> list[Any]:
        return self.owner.get(self.name) or []


@dataclass
class Invalid(Exception):
    """Raised for an invalid configuration, with the reason: a TypeError in browsers."""

    message: str = ""
    path: str = ""


def key_of(one: Any) -> Key:
    """The key by which entries are compared: name and namespace, or target."""
    if isinstance(one, Item):
        return one.name, one.namespace
    return (one,) if isinstance(one, str) else (one.name, URIS[one.namespace])


def keys(ref: Ref) -> list[Key]:
    return [key_of(one) for one in ref.entries]


def code_units(text: str) -> bytes:
    """The code units, for comparison as in https://infra.spec.whatwg.org/#code-unit-less-than."""
    return text.encode("utf-16-be", "surrogatepass")


# --- Lists --------------------------------------------------------------------------------------------------------------------


@means(phrases.SET_EMPTY)
def set_empty(p: Any, items: Ref) -> None:
    items.value = []


@means(phrases.SET_FLAG)
def set_flag(p: Any, flag: Ref, value: bool) -> None:
    flag.value = value


@means(phrases.REMOVE_LIST)
def remove_list(p: Any, items: Ref) -> None:
    items.owner.pop(items.name, None)


@means(phrases.SET_NULL)
def set_null(p: Any, item: Item) -> None:
    item.namespace = None


@means(phrases.REMOVE_LOCAL)
def remove_local(p: Any, item: Item, other: Item) -> None:
    item.lists.pop("attributes", None)
    other.lists.pop("removeAttributes", None)


@means(phrases.APPEND)
def append(p: Any, item: Any, items: Ref) -> None:
    """Appends a copy, so that changes to one do not affect the other."""
    items.value = [*items.entries, item if isinstance(item, str) else item.copy()]


@means(phrases.REMOVE)
@means(phrases.RESULT_OF_REMOVING)
def remove(p: Any, item: Any, items: Ref) -> bool:
    """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#sanitizer-remove. Returns whether the
    list had the entry."""
    if not contains(p, items, item):
        return False
    key = key_of(item)
    items.value = [entry for entry in items.entries if key_of(entry) != key]
    return True


@means(phrases.REMOVE_DATA)
def remove_data(p: Any, items: Ref) -> None:
    if items.exists:
        items.value = [one for one in items.entries if not is_custom_data(p, one)]


@means(phrases.MAKE_SET)
def make_set(p: Any, items: Ref) -> None:
    """Keeps the first of equal entries."""
    result: list[Any] = []
    for entry in items.entries:
        if not any(key_of(entry) == key_of(one) for one in result):
            result.append(entry)
    items.value = result


@means(phrases.DIFFERENCE)
def difference(p: Any, items: Ref, list: Ref, other: Ref) -> None:
    items.value = [one for one in list.entries if key_of(one) not in keys(other)]


@means(phrases.INTERSECTION)
def intersection(p: Any, items: Ref, list: Ref, other: Ref) -> None:
    items.value = [one for one in list.entries if key_of(one) in keys(other)]


@means(phrases.SORT)
def sort(p: Any, items: Ref) -> None:
    less = p.functions["algorithm_sanitizer_is_less_than"]

    def compare(a: Item, b: Item) -> int:
        return -1 if less(p, a, b) else 1 if less(p, b, a) else 0

    if items.exists:
        items.value = sorted(items.entries, key=cmp_to_key(compare))


@means(phrases.SORT_TARGETS)
def sort_targets(p: Any, items: Ref) -> None:
    if items.exists:
        items.value = sorted(items.entries, key=code_units)


# --- Why a configuration is not valid -----------------------------------------------------------------------------------------


def refuse(items: Ref, index: int, why: str) -> Invalid:
    entry = items.entries[index]
    name = entry if isinstance(entry, str) else entry.name
    return Invalid(f"“{name}” of {items.path} {why}", f"{items.path}[{index}]")


def first(items: Ref, test: Callable[[int, Any], bool]) -> int:
    return next((number for number, one in enumerate(items.entries) if test(number, one)), 0)


@means(phrases.REFUSE_BESIDE)
def refuse_beside(p: Any, items: Ref, other: Ref) -> None:
    last = other.path.rpartition(".")[2]
    p.refused = Invalid(f"{items.path} and {last} are mutually exclusive", items.path)


@means(phrases.REFUSE_DUPLICATE)
def refuse_duplicate(p: Any, items: Ref) -> None:
    found = keys(items)
    p.refused = refuse(
        items, first(items, lambda number, one: found[number] in found[:number]), "occurs twice"
    )


@means(phrases.REFUSE_ITEM)
def refuse_item(p: Any, item: Item, items: Ref) -> None:
    at = first(items, lambda number, one: one is item)
    p.refused = refuse(items, at, "cannot be replaced with its children")


@means(phrases.REFUSE_COMMON)
def refuse_common(p: Any, items: Ref, other: Ref) -> None:
    at = first(items, lambda number, one: key_of(one) in keys(other))
    p.refused = refuse(items, at, f"is in {other.path} too")


@means(phrases.REFUSE_MISSING)
def refuse_missing(p: Any, items: Ref, other: Ref) -> None:
    at = first(items, lambda number, one: key_of(one) not in keys(other))
    p.refused = refuse(items, at, f"is not in {other.path}")


@means(phrases.REFUSE_DATA)
def refuse_data(p: Any, items: Ref) -> None:
    at = first(items, lambda number, one: is_custom_data(p, one))
    p.refused = refuse(items, at, "is a custom data attribute, which dataAttributes allows already")


@means(phrases.REFUSE_WITHOUT)
def refuse_without(p: Any, items: Ref) -> None:
    p.refused = Invalid(f"dataAttributes has no meaning without {items.path}", "dataAttributes")


# --- Conditions about a configuration -----------------------------------------------------------------------------------------


@means(phrases.IS_TRUE)
def is_true(p: Any, value: bool) -> bool:
    return value


@means(phrases.LIST_EXISTS)
@means(phrases.FLAG_EXISTS)
def exists(p: Any, items: Ref) -> bool:
    return items.exists


@means(phrases.FLAG_IS_TRUE)
def flag_is_true(p: Any, flag: Ref) -> bool:
    return flag.value is True


@means(phrases.FLAG_IS)
def flag_is(p: Any, flag: Ref, value: bool) -> bool:
    return flag.exists and flag.value is value


@means(phrases.CONTAINS)
@means(phrases.CONTAINS_ATTRIBUTE)
@means(phrases.CONTAINS_ELEMENT)
@means(phrases.CONTAINS_TARGET)
def contains(p: Any, items: Ref, one: Any) -> bool:
    """Whether the list has an entry with the same name and namespace."""
    entries = items.entries
    return len(entries) > 0 and key_of(one) in map(key_of, entries)


@means(phrases.NOT_EMPTY)
def not_empty(p: Any, items: Ref) -> bool:
    return len(items.entries) > 0


@means(phrases.HAS_DUPLICATES)
def has_duplicates(p: Any, items: Ref) -> bool:
    """Whether any two entries have the same name and namespace."""
    found = keys(items)
    return any(found.count(key) > 1 for key in found)


@means(phrases.HAVE_COMMON)
def have_common(p: Any, items: Ref, other: Ref) -> bool:
    return any(key in keys(other) for key in keys(items))


@means(phrases.NOT_SUBSET)
def not_subset(p: Any, items: Ref, other: Ref) -> bool:
    return any(key not in keys(other) for key in keys(items))


@means(phrases.HAS_CUSTOM_DATA)
def has_custom_data(p: Any, items: Ref) -> bool:
    return any(is_custom_data(p, one) for one in items.entries)


@means(phrases.IS_CUSTOM_DATA)
def is_custom_data(p: Any, item: Item) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#custom-data-attribute: data- and more, in no namespace,
    without capitals."""
    name = item.name
    valid = not any(c in "\t\n\f\r \0/=>" for c in name)
    return (
        item.namespace is None
        and name[:5] == "data-"
        and name[5:] != ""
        and valid
        and not any("A" <= c <= "Z" for c in name)
    )


@means(phrases.IS_EQUAL)
def is_equal(p: Any, item: Item, other: Item) -> bool:
    """Whether the members are equal, comparing lists as sets."""
    sets = [{name: set(map(key_of, found)) for name, found in one.lists.items()} for one in (item, other)]
    return key_of(item) == key_of(other) and sets[0] == sets[1]


@means(phrases.IS_NON_REPLACEABLE)
def is_non_replaceable(p: Any, item: Item) -> bool:
    p.asks("non_replaceable", key_of(item))
    return key_of(item) in p.tables.non_replaceable


@means(phrases.NAMESPACE_IS_NULL)
def namespace_is_null(p: Any, item: Item) -> bool:
    return item.namespace is None


@means(phrases.NAMESPACE_IS_EMPTY)
def namespace_is_empty(p: Any, item: Item) -> bool:
    return item.namespace == ""


@means(phrases.NAMESPACE_IS_NOT)
def namespace_is_not(p: Any, item: Item, other: Item) -> bool:
    return item.namespace != other.namespace


@means(phrases.NAMESPACE_LESS)
def namespace_less(p: Any, item: Item, other: Item) -> bool:
    return code_units(item.namespace or "") < code_units(other.namespace or "")


@means(phrases.NAME_LESS)
def name_less(p: Any, item: Item, other: Item) -> bool:
    return code_units(item.name) < code_units(other.name)


# --- Expressions about a configuration ----------------------------------------------------------------------------------------


def member_of_configuration(name: str) -> Callable[[Any], Ref]:
    return lambda p: Ref(p.configuration, name)


for one, symbol in (phrases.LISTS_OF_CONFIGURATION | phrases.FLAGS_OF_CONFIGURATION).items():
    means(symbol)(member_of_configuration(one))


def member_of_item(name: str) -> Callable[[Any, Item], Ref]:
    def form(p: Any, item: Item) -> Ref:
        def inside() -> str:
            at = next((n for n, one in enumerate(p.configuration.get("elements", [])) if one is item), None)
            return "" if at is None else f"elements[{at}]."

        return Ref(item.lists, name, inside)

    return form


def member_of_element_name(name: str) -> Callable[[Any, Element], Ref]:
    def form(p: Any, element: Element) -> Ref:
        """The member of the entry of configuration["elements"] for that element, if there is one."""
        entries = p.configuration.get("elements", [])
        found: Any = next((one.lists for one in entries if key_of(one) == key_of(element)), {})
        return Ref(found, name)

    return form


means(phrases.ATTRIBUTES_OF_ITEM)(member_of_item("attributes"))
means(phrases.REMOVE_ATTRIBUTES_OF_ITEM)(member_of_item("removeAttributes"))
means(phrases.ATTRIBUTES_OF_ELEMENT)(member_of_element_name("attributes"))
means(phrases.REMOVE_ATTRIBUTES_OF_ELEMENT)(member_of_element_name("removeAttributes"))


@means(phrases.NAMED_LIKE)
def named_like(p: Any, items: Ref, item: Item) -> Item:
    return next(one for one in items.entries if key_of(one) == key_of(item))


@means(phrases.EACH)
def each(p: Any, items: Ref) -> Iterator[Any]:
    return iter(list(items.entries))


@means(phrases.BASELINE)
def baseline(p: Any) -> list[Item]:
    p.asks("baseline")
    return [one.copy() for one in p.tables.baseline]


@means(phrases.EVENT_HANDLERS)
def event_handlers(p: Any) -> list[Item]:
    p.asks("event_handlers")
    return [one.copy() for one in p.tables.event_handlers]


# --- A tree -------------------------------------------------------------------------------------------------------------------


@means(phrases.REMOVE_NODE)
def remove_node(p: Any, node: Node) -> None:
    p.report_node(node)
    node.remove()


@means(phrases.REMOVE_ATTRIBUTE)
def remove_attribute(p: Any, attribute: Attribute) -> None:
    p.report_attribute(attribute)
    p.element.attributes = [one for one in p.element.attributes if one is not attribute]


@means(phrases.REPLACE)
def replace(p: Any, node: Node) -> None:
    """The contents are sanitized first, and then moved to the node's place; the Standard moves them through a
    fragment. Removals are reported in document order."""
    p.report_node(node)
    p.sanitize(node)
    for below in list(node.children):
        assert node.parent is not None
        node.parent.insert(below, node)
    node.remove()


@means(phrases.SANITIZE_CONTENTS)
def sanitize_contents(p: Any, node: Element) -> None:
    p.later.append(node.contents)


@means(phrases.SANITIZE_SHADOW)
def sanitize_shadow(p: Any, node: Element) -> None:
    p.later.append(node.shadow)


@means(phrases.SANITIZE_CHILDREN)
def sanitize_children(p: Any, node: Node) -> None:
    p.sanitize(node)


def kind_is(kind: type) -> Callable[[Any, Node], bool]:
    return lambda p, node: isinstance(node, kind)


means(phrases.IS_DOCTYPE)(kind_is(Doctype))
means(phrases.IS_TEXT)(kind_is(Text))
means(phrases.IS_COMMENT)(kind_is(Comment))
means(phrases.IS_INSTRUCTION)(kind_is(Instruction))


@means(phrases.IS_TEMPLATE)
def is_template(p: Any, node: Node) -> bool:
    return is_html(node, "template")


@means(phrases.IS_HOST)
def is_host(p: Any, node: Node) -> bool:
    return isinstance(node, Element) and node.shadow is not None


@means(phrases.NO_PREFIX)
def no_prefix(p: Any, string: str, attribute: Attribute) -> bool:
    return attribute.name[: len(string)] != string


@means(phrases.ATTRIBUTE_IN_NONE)
def attribute_in_none(p: Any, attribute: Attribute) -> bool:
    return attribute.namespace == ""


@means(phrases.ATTRIBUTE_IN_XLINK)
def attribute_in_xlink(p: Any, attribute: Attribute) -> bool:
    return attribute.namespace == XLINK


@means(phrases.ELEMENT_IN_MATHML)
def element_in_mathml(p: Any, element: Element) -> bool:
    return element.namespace == MATHML


@means(phrases.LOCAL_NAME_IS)
def local_name_is(p: Any, attribute: Attribute, string: str) -> bool:
    return attribute.name == string


@means(phrases.LOCAL_NAME_CONTINUES_WITH_LETTERS)
def local_name_continues_with_letters(p: Any, attribute: Attribute, string: str) -> bool:
    rest = attribute.name.removeprefix(string)
    return attribute.name != rest and rest != "" and all("a" <= letter.lower() <= "z" for letter in rest)


@means(phrases.CONTAINS_JAVASCRIPT)
def contains_javascript(p: Any, attribute: Attribute) -> bool:
    return p.functions["algorithm_sanitizer_contains_a_javascript_url"](p, attribute.value)


@means(phrases.VALUE_IS)
def value_is(p: Any, attribute: Attribute, string: str) -> bool:
    return attribute.value == string


@means(phrases.IS_NAVIGATING)
def is_navigating(p: Any, element: Element, attribute: Attribute) -> bool:
    p.asks("navigating", (key_of(element), key_of(attribute)))
    return (key_of(element), key_of(attribute)) in p.tables.navigating


@means(phrases.IS_ANIMATING)
def is_animating(p: Any, element: Element, attribute: Attribute) -> bool:
    p.asks("animating", (key_of(element), key_of(attribute)))
    return (key_of(element), key_of(attribute)) in p.tables.animating


@means(phrases.BECAUSE)
def because(p: Any, string: str) -> bool:
    p.refusal = ("attribute", string)
    return True


@means(phrases.BECAUSE_OF_EVENT_HANDLER)
def because_of_event_handler(p: Any) -> bool:
    p.refusal = ("attribute", "")
    return True


@means(phrases.BECAUSE_OF_URL)
def because_of_url(p: Any) -> bool:
    p.refusal = ("javascript_url", "javascriptURLs")
    return True


@means(phrases.BECAUSE_OF_ANIMATION)
def because_of_animation(p: Any) -> bool:
    p.refusal = ("animated_javascript_url", "javascriptURLs")
    return True


@means(phrases.NAME_OF)
def name_of(p: Any, node: Node) -> Node:
    return node


@means(phrases.TARGET_OF)
def target_of(p: Any, node: Instruction) -> str:
    return node.target


@means(phrases.ATTRIBUTE_LIST)
def attribute_list(p: Any, node: Element) -> list[Attribute]:
    p.element = node
    return list(node.attributes)


# --- URLs ---------------------------------------------------------------------------------------------------------------------


@means(phrases.READ_URL)
def read_url(p: Any, text: str) -> None:
    """https://url.spec.whatwg.org/#concept-basic-url-parser, its first steps: C0 controls and spaces at the
    ends are ignored, as are all tabs and newlines."""
    text = text.strip(C0_CONTROL_OR_SPACE)
    p.url = "".join(c for c in text if c not in TAB_OR_NEWLINE)


@means(phrases.SCHEME_IS_NOT)
def scheme_is_not(p: Any, string: str) -> bool:
    """#scheme-start-state and #scheme-state: an ASCII alpha, then ASCII alphanumerics, +, - and ., in lowercase, up to
    a colon."""
    buffer = ""
    for number, c in enumerate(p.url):
        if c == ":" and buffer:
            p.url = p.url[number + 1 :]
            return buffer != string
        if not c.isascii() or not (c.isalpha() or number > 0 and (c.isdigit() or c in "+-.")):
            return True
        buffer += c.lower()
    return True


@means(phrases.COMES_NEXT)
def comes_next(p: Any, string: str) -> bool:
    if p.url[: len(string)] != string:
        return False
    p.url = p.url[len(string) :]
    return True


@means(phrases.TEXT_CONTAINS)
def text_contains(p: Any, text: str, string: str) -> bool:
    return string in text


@means(phrases.TEXT_IS_EMPTY)
def text_is_empty(p: Any, text: str) -> bool:
    return text == ""


@means(phrases.TEXT_BEGINS)
def text_begins(p: Any, text: str, string: str) -> bool:
    return text[: len(string)] == string


@means(phrases.TEXT_ENDS_NOT)
def text_ends_not(p: Any, text: str, string: str) -> bool:
    return not text.endswith(string)


def colon(text: str) -> int:
    """#host-state: [ sets insideBrackets to true, ] to false; : ends the host while it is false."""
    inside = False
    for number, c in enumerate(text):
        if c == ":" and not inside:
            return number
        inside = c == "[" or inside and c != "]"
    return -1


@means(phrases.HAS_COLON)
def has_colon(p: Any, text: str) -> bool:
    return colon(text) >= 0


@means(phrases.CONTAINS_ANY)
def contains_any(p: Any, text: str, chars: frozenset[str]) -> bool:
    return any(c in chars for c in text)


@means(phrases.NOT_DIGITS)
def not_digits(p: Any, text: str) -> bool:
    return any(c not in "0123456789" for c in text)


@means(phrases.IS_GREATER)
def is_greater(p: Any, text: str, number: int) -> bool:
    return int(text or "0") > number


@means(phrases.NOT_IPV6)
def not_ipv6(p: Any, text: str) -> bool:
    return not is_ipv6(text[1:-1])


def is_ipv6(text: str) -> bool:
    """https://url.spec.whatwg.org/#concept-ipv6-parser accepts eight pieces of one to four hexadecimal digits
    between colons. The last two may be an IPv4 address of four decimal numbers without leading zeros, up to
    255; :: represents one or more omitted pieces."""
    before, compress, after = text.partition("::")
    parts = [part.split(":") if part else [] for part in (before, after)]
    pieces = [piece for part in parts for piece in part]
    last = (parts[1] if compress else parts[0])[-1:]
    count = len(pieces)
    if last and "." in last[0]:
        numbers = last[0].split(".")
        if len(numbers) != 4 or not all(is_byte(number) for number in numbers):
            return False
        pieces.pop()
        count += 1
    if "::" in after or not all(
        0 < len(piece) < 5 and set(piece) <= set("0123456789abcdefABCDEF") for piece in pieces
    ):
        return False
    return count < 8 if compress else count == 8


def is_byte(text: str) -> bool:
    return (
        text != "" and set(text) <= set("0123456789") and (text == "0" or text[0] != "0") and int(text) < 256
    )


@means(phrases.INPUT_UP_TO)
def input_up_to(p: Any, chars: frozenset[str]) -> str:
    found = ""
    for c in p.url:
        if c in chars:
            break
        found += c
    return found


@means(phrases.AFTER_LAST)
def after_last(p: Any, text: str, string: str) -> str:
    return text[text.rfind(string) + 1 :]


@means(phrases.AFTER_COLON)
def after_colon(p: Any, text: str) -> str:
    return text[colon(text) + 1 :]


@means(phrases.BEFORE_COLON)
def before_colon(p: Any, text: str) -> str:
    return text[: colon(text)]


# --- The methods --------------------------------------------------------------------------------------------------------------


@means(phrases.REPORT_NOTHING)
def report_nothing(p: Any) -> None:
    p.nothing_done = True


@means(phrases.SET_SCRIPTING_MODE)
def set_scripting_mode(p: Any, mode: str) -> None:
    p.scripting_mode = mode


@means(phrases.PARSE_FRAGMENT)
def parse_fragment(p: Any) -> None:
    p.parse(as_fragment=True, sanitizing=False)


@means(phrases.PARSE_DOCUMENT)
def parse_document(p: Any) -> None:
    p.parse(as_fragment=False, sanitizing=False)


@means(phrases.PARSE_FRAGMENT_SANITIZING)
def parse_fragment_sanitizing(p: Any) -> None:
    p.parse(as_fragment=True, sanitizing=True)


@means(phrases.PARSE_DOCUMENT_SANITIZING)
def parse_document_sanitizing(p: Any) -> None:
    p.parse(as_fragment=False, sanitizing=True)


@means(phrases.REPLACE_CHILDREN)
def replace_children(p: Any) -> None:
    p.replaced = True


@means(phrases.USE_CONFIGURATION)
def use_configuration(p: Any) -> None:
    p.use(safe=False)


@means(phrases.USE_SAFE)
def use_safe(p: Any) -> None:
    p.use(safe=True)


@means(phrases.SANITIZE_RESULT)
def sanitize_result(p: Any) -> None:
    p.sanitize_all(p.result)


@means(phrases.CONTEXT_IS_SCRIPT)
def context_is_script(p: Any) -> bool:
    return p.case.get("context", "div") in ("script", "svg script")


@means(phrases.RUNS_SCRIPTS)
def runs_scripts(p: Any) -> bool:
    return p.case.get("runScripts", False)


@means(phrases.REMOVES_EVERY_EVENT_HANDLER)
def removes_every_event_handler(p: Any) -> bool:
    return p.case.get("every_event_handler", False)


@means(phrases.WHILE_PARSING)
def while_parsing(p: Any) -> bool:
    return p.case.get("while_parsing", False)


@means(phrases.IS_SAFE)
def is_safe(p: Any) -> bool:
    return p.safe


# --- The tables ---------------------------------------------------------------------------------------------------------------


def name_of_attribute(text: str) -> Item:
    prefix, _, name = text.rpartition(":")
    return Item(name, URIS[prefix])


class SanitizerTables:
    """The tables of spec/sanitizer/, as lists."""

    def __init__(self, read: Any) -> None:
        def element(pair: tuple[str, str]) -> Item:
            return Item(pair[1], URIS[{"html": HTML, "mathml": MATHML, "svg": "SVG"}[pair[0]]])

        self.non_replaceable = {key_of(element(one)) for one in read.non_replaceable}
        self.baseline = [element(row.element) for row in read.of("unsafe")]
        self.event_handlers = [Item(name, None) for name, _ in read.event_handlers]
        self.navigating = {
            (key_of(element(row.element)), key_of(name_of_attribute(name)))
            for row in read.categories
            for name in row.navigating
        }
        self.animating = {
            (key_of(element(one)), key_of(name_of_attribute(name))) for one, name in read.animating
        }
        self.default: dict[str, Any] = {
            "elements": [],
            "attributes": list(map(name_of_attribute, read.global_attributes)),
        }
        for row in read.of("default"):
            made = element(row.element)
            made.lists["attributes"] = [name_of_attribute(name) for name in row.attributes]
            self.default["elements"].append(made)
        for name, _, value in read.members:
            self.default[name] = {"true": True, "false": False, "{}": []}[value]

    def differences(self, other: SanitizerTables) -> set[tuple[str, Any]]:
        """The queries with different results: a case must make one of them to notice the difference."""
        found: set[tuple[str, Any]] = set()
        for name, value in vars(self).items():
            theirs = vars(other)[name]
            if isinstance(value, set):
                found |= {(name, key) for key in value ^ theirs}
            elif value != theirs:
                found.add((name, None))
        return found
