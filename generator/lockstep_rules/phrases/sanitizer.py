"""The vocabulary of spec/sanitizer/.

A phrase is a pattern with typed holes, and the node that it becomes. In the node, a string is a hole, and
`call` names an operation of runtime/src/sanitize/*_operations.h, which document it: the operations on a
changing configuration, on a compiled one, on URLs, and for the methods. Types: items (a list of a
configuration, perhaps absent), item (one of its entries), flag (a member that is true, false or absent),
node, element name, attribute name (in a compiled configuration), string value, boolean. An expression comes
with its type.
"""

from __future__ import annotations

from pathlib import PurePath

from ..nodes import (
    ANY_OF_THEM,
    FALSE,
    TRUE,
    Chain,
    Dereference,
    Each,
    Hole,
    LessThan,
    Sum,
    Variable,
    assign,
    braces,
    call,
    const,
    different,
    dot,
    equal,
    function,
    method,
    not_,
)
from .symbol import Table

the = Table("sanitizer")


LISTS = (
    "elements",
    "removeElements",
    "replaceWithChildrenElements",
    "processingInstructions",
    "removeProcessingInstructions",
    "attributes",
    "removeAttributes",
)

FLAGS = ("comments", "dataAttributes", "javascriptURLs")


def member(name: str) -> str:
    """The C++ name of a member of the configuration: removeElements -> remove_elements."""
    words = name.replace("URLs", "Urls")
    return "".join("_" + c.lower() if c.isupper() else c for c in words)


# The class generated from each file of rules, the class of its operations, and its purpose.
CLASSES = {
    "configuration": (
        "ConfigurationRules",
        "ConfigurationOperations",
        "Canonicalizing, checking and changing the configuration of a sanitizer.",
    ),
    "sanitize": ("SanitizeRules", "SanitizeOperations", "What a compiled configuration removes from a tree."),
    "javascript-urls": ("UrlRules", "UrlOperations", "Whether a value is a javascript: URL."),
    "methods": ("MethodRules", "MethodOperations", "The methods that parse and sanitize."),
}

# The files, in order, and the class that each belongs to.
FILES = {
    "configuration": "configuration",
    "modifiers": "configuration",
    "methods": "methods",
    "sanitize": "sanitize",
    "javascript-urls": "javascript-urls",
}


def group_of(file: str) -> str:
    """The key in CLASSES of the class for the algorithms in a file of rules."""
    return FILES[PurePath(file).stem]


def class_of(file: str) -> str:
    return CLASSES[group_of(file)][0]


# --- Statements ----------------------------------------------------------------------------------------------------------


# The configuration.
SET_EMPTY = the.statement("set {items} to an empty list", method("items", "emplace"))
SET_FLAG = the.statement("set {flag} to {value: boolean}", assign("flag", "value"))
REMOVE_LIST = the.statement("remove the list {items}", method("items", "reset"))
SET_NULL = the.statement('set {item}["namespace"] to null', method(dot("item", "namespace_uri"), "reset"))
REMOVE_LOCAL = the.statement(
    'remove {item}["attributes"] and {other: item}["removeAttributes"]', call("remove_local_lists", "item")
)
APPEND = the.statement("append {item} to {items}", call("append", "items", "item"))
REMOVE = the.statement("remove {item} from {items}", call("remove", "items", "item"))
REMOVE_DATA = the.statement(
    "remove all custom data attributes from {items}", call("remove_custom_data_attributes", "items")
)
MAKE_SET = the.statement("make {items} a set", call("remove_duplicates", "items"))
DIFFERENCE = the.statement(
    "set {items} to the difference of {list: items} and {other: items}", call("subtract", "items", "other")
)
INTERSECTION = the.statement(
    "set {items} to the intersection of {list: items} and {other: items}", call("intersect", "items", "other")
)
SORT = the.statement(
    "sort {items}",
    call("sort", "items", LessThan(function("is_less_than", Variable("a"), Variable("b")), in_rules=True)),
)
SORT_TARGETS = the.statement(
    "sort {items} by code units",
    call("sort", "items", LessThan(call("code_unit_less", Variable("a"), Variable("b")))),
)

# Why a configuration is not valid.
REFUSE_BESIDE = the.statement("refuse {items} beside {other: items}", call("refuse_both", "items", "other"))
REFUSE_DUPLICATE = the.statement("refuse the duplicate in {items}", call("refuse_duplicate", "items"))
REFUSE_ITEM = the.statement(
    "refuse {item} in {items}, which cannot be replaced", call("refuse_non_replaceable", "items", "item")
)
REFUSE_COMMON = the.statement(
    "refuse what {items} has of {other: items}", call("refuse_common", "items", "other")
)
REFUSE_MISSING = the.statement(
    "refuse what {items} has and {other: items} has not", call("refuse_missing", "items", "other")
)
REFUSE_DATA = the.statement(
    "refuse the custom data attribute in {items}", call("refuse_custom_data_attribute", "items")
)
REFUSE_WITHOUT = the.statement("refuse dataAttributes without {items}", call("refuse_data_attributes"))

# Filtering a tree.
REMOVE_NODE = the.statement("remove {node}", call("remove_node", "node"))
REMOVE_ATTRIBUTE = the.statement("remove {attribute name}", call("remove_attribute", "attribute_name"))
REPLACE = the.statement(
    "replace {node} with its children, which are sanitized in its place",
    call("replace_with_children", "node"),
)
SANITIZE_CONTENTS = the.statement(
    "run the inner sanitize steps on the template contents of {node}",
    call("sanitize_template_contents", "node"),
)
SANITIZE_SHADOW = the.statement(
    "run the inner sanitize steps on the shadow root of {node}", call("sanitize_shadow_root", "node")
)
SANITIZE_CHILDREN = the.statement(
    "run the inner sanitize steps on the children of {node}", call("sanitize_children", "node")
)

# URLs.
READ_URL = the.statement(
    "read {text: string value} as the basic URL parser does, without surrounding C0 controls and spaces, tabs and newlines",
    call("read", "text"),
)

# The methods.
REPORT_NOTHING = the.statement("report that nothing is done", call("report_nothing_done"))
SET_SCRIPTING_MODE = the.statement(
    "set the scripting mode to {scripting mode}", call("set_scripting_mode", "scripting_mode")
)
PARSE_FRAGMENT = the.statement("parse the HTML as a fragment in the context", call("parse_fragment"))
PARSE_DOCUMENT = the.statement("parse the HTML as a document", call("parse_document"))
PARSE_FRAGMENT_SANITIZING = the.statement(
    "parse the HTML as a fragment in the context while sanitizing", call("parse_while_sanitizing", TRUE)
)
PARSE_DOCUMENT_SANITIZING = the.statement(
    "parse the HTML as a document while sanitizing", call("parse_while_sanitizing", FALSE)
)
REPLACE_CHILDREN = the.statement(
    "replace all children of the target with the result", call("replace_children")
)
USE_CONFIGURATION = the.statement("use the configuration of the sanitizer", call("use_configuration"))
USE_SAFE = the.statement(
    "remove what is unsafe from a copy of the configuration, and use it", call("use_safe_configuration")
)
SANITIZE_RESULT = the.statement(
    "run the inner sanitize steps on the result", call("run_inner_sanitize_steps")
)

# --- Conditions ----------------------------------------------------------------------------------------------------------

IS_TRUE = the.condition("{value: boolean} is true", Hole("value"), negated="{value: boolean} is false")

# The configuration.
LIST_EXISTS = the.condition("{items} exists", call("exists", "items"), negated="{items} does not exist")
FLAG_EXISTS = the.condition("{flag} exists", method("flag", "has_value"), negated="{flag} does not exist")
FLAG_IS_TRUE = the.condition("{flag} is true", equal("flag", TRUE), negated="{flag} is not true")
FLAG_IS = the.condition(
    "{flag} is equal to {value: boolean}",
    equal("flag", "value"),
    negated="{flag} is not equal to {value: boolean}",
)
CONTAINS = the.condition(
    "{items} contains {item}", call("contains", "items", "item"), negated="{items} does not contain {item}"
)
NOT_EMPTY = the.condition("{items} is not empty", not_(call("is_empty", "items")))
HAS_DUPLICATES = the.condition("{items} has duplicates", call("has_duplicates", "items"))
HAVE_COMMON = the.condition(
    "the intersection of {items} and {other: items} is not empty", call("have_common", "items", "other")
)
NOT_SUBSET = the.condition(
    "{items} is not a subset of {other: items}", not_(call("is_subset", "items", "other"))
)
HAS_CUSTOM_DATA = the.condition(
    "{items} has a custom data attribute", call("has_custom_data_attribute", "items")
)
IS_CUSTOM_DATA = the.condition("{item} is a custom data attribute", call("is_custom_data_attribute", "item"))
IS_EQUAL = the.condition("{item} is equal to {other: item}", call("is_equal", "item", "other"))
IS_NON_REPLACEABLE = the.condition(
    "the built-in non-replaceable elements list contains {item}", call("is_non_replaceable", "item")
)
NAMESPACE_IS_NULL = the.condition(
    '{item}["namespace"] is null',
    not_(method(dot("item", "namespace_uri"), "has_value")),
    negated='{item}["namespace"] is not null',
)
NAMESPACE_IS_EMPTY = the.condition(
    '{item}["namespace"] is the empty string', equal(dot("item", "namespace_uri"), const('""'))
)
NAMESPACE_IS_NOT = the.condition(
    '{item}["namespace"] is not {other: item}["namespace"]',
    different(dot("item", "namespace_uri"), dot("other", "namespace_uri")),
)
NAMESPACE_LESS = the.condition(
    '{item}["namespace"] is code unit less than {other: item}["namespace"]',
    call(
        "code_unit_less",
        Dereference(dot("item", "namespace_uri")),
        Dereference(dot("other", "namespace_uri")),
    ),
)
NAME_LESS = the.condition(
    '{item}["name"] is code unit less than {other: item}["name"]',
    call("code_unit_less", dot("item", "name"), dot("other", "name")),
)

# A compiled configuration.
CONTAINS_TARGET = the.condition(
    "{items} contains the target {target: string value}",
    call("contains", "items", "target"),
    negated="{items} does not contain the target {target: string value}",
)
CONTAINS_ATTRIBUTE = the.condition(
    "{items} contains {attribute name}",
    call("contains", "items", "attribute_name"),
    negated="{items} does not contain {attribute name}",
)
CONTAINS_ELEMENT = the.condition(
    "{items} contains {element name}",
    call("contains", "items", "element_name"),
    negated="{items} does not contain {element name}",
)
IS_DOCTYPE = the.condition(
    "{node} is a DocumentType node", equal(call("type_of", "node"), const("NodeType::doctype"))
)
IS_TEXT = the.condition("{node} is a Text node", equal(call("type_of", "node"), const("NodeType::text")))
IS_COMMENT = the.condition(
    "{node} is a Comment node", equal(call("type_of", "node"), const("NodeType::comment"))
)
IS_INSTRUCTION = the.condition(
    "{node} is a ProcessingInstruction node",
    equal(call("type_of", "node"), const("NodeType::processing_instruction")),
)
IS_TEMPLATE = the.condition("{node} is an HTML template element", call("is_template", "node"))
IS_HOST = the.condition("{node} is a shadow host", call("is_shadow_host", "node"))
NO_PREFIX = the.condition(
    "{string} is not a prefix of the local name of {attribute name}",
    not_(method(call("local_name_of", "attribute_name"), "starts_with", "string")),
)
ATTRIBUTE_IN_NONE = the.condition(
    "the namespace of {attribute name} is null",
    equal(call("namespace_of", "attribute_name"), const("Namespace::none")),
    negated="the namespace of {attribute name} is not null",
)
ATTRIBUTE_IN_XLINK = the.condition(
    "the namespace of {attribute name} is the XLink namespace",
    equal(call("namespace_of", "attribute_name"), const("Namespace::xlink")),
)
ELEMENT_IN_MATHML = the.condition(
    "the namespace of {element name} is the MathML namespace",
    equal(call("namespace_of", "element_name"), const("Namespace::mathml")),
)
LOCAL_NAME_IS = the.condition(
    "the local name of {attribute name} is {string}", equal(call("local_name_of", "attribute_name"), "string")
)
LOCAL_NAME_CONTINUES_WITH_LETTERS = the.condition(
    "the local name of {attribute name} is {string} followed by ASCII letters",
    call("is_followed_by_letters", call("local_name_of", "attribute_name"), "string"),
)
REMOVES_EVERY_EVENT_HANDLER = the.condition(
    "the option onlyStandardEventHandlers is not true", not_(call("only_standard_event_handlers"))
)
CONTAINS_JAVASCRIPT = the.condition(
    "{attribute name} contains a javascript: URL",
    call("contains_javascript_url", call("value_of", "attribute_name")),
)
VALUE_IS = the.condition(
    "the value of {attribute name} is {string}", equal(call("value_of", "attribute_name"), "string")
)
IS_NAVIGATING = the.condition(
    "the built-in navigating URL attributes list contains {element name} and {attribute name}",
    call("is_navigating", "element_name", "attribute_name"),
)
IS_ANIMATING = the.condition(
    "the built-in animating URL attributes list contains {element name} and {attribute name}",
    call("is_animating", "element_name", "attribute_name"),
)

# URLs.
SCHEME_IS_NOT = the.condition("the scheme is not {string}", not_(call("has_scheme", "string")))
COMES_NEXT = the.condition("{string} comes next", call("comes_next", "string"))
TEXT_CONTAINS = the.condition(
    "{text: string value} contains {string}",
    different(method("text", "find", "string"), const("std::string_view::npos")),
)
TEXT_IS_EMPTY = the.condition("{text: string value} is the empty string", method("text", "empty"))
TEXT_BEGINS = the.condition(
    "{text: string value} begins with {string}", method("text", "starts_with", "string")
)
TEXT_ENDS_NOT = the.condition(
    "{text: string value} does not end with {string}", not_(method("text", "ends_with", "string"))
)
HAS_COLON = the.condition(
    '{text: string value} has a ":" outside brackets',
    different(call("colon_outside_brackets", "text"), const("std::string_view::npos")),
)
CONTAINS_ANY = the.condition(
    "{text: string value} contains any of {chars}", call("contains_any", "text", ANY_OF_THEM)
)
NOT_DIGITS = the.condition(
    "{text: string value} contains anything but ASCII digits",
    different(method("text", "find_first_not_of", const('"0123456789"')), const("std::string_view::npos")),
)
IS_GREATER = the.condition(
    "{text: string value} as a number is greater than {number}", call("is_greater", "text", "number")
)
NOT_IPV6 = the.condition(
    "what is in the brackets of {text: string value} is not an IPv6 address",
    not_(
        call(
            "is_ipv6_address",
            method("text", "substr", const("1"), Sum(method("text", "size"), "-", const("2"))),
        )
    ),
)

# The methods.
CONTEXT_IS_SCRIPT = the.condition("the context is an HTML or SVG script element", call("context_is_script"))
RUNS_SCRIPTS = the.condition("the option runScripts is true", dot(call("options"), "run_scripts"))
WHILE_PARSING = the.condition("the method is while parsing", call("sanitizes_while_parsing"))
IS_SAFE = the.condition("the method is a safe one", call("is_safe"))

# --- Expressions ---------------------------------------------------------------------------------------------------------

LISTS_OF_CONFIGURATION = {
    name: the.expression(f'configuration["{name}"]', "items", call(member(name))) for name in LISTS
}
FLAGS_OF_CONFIGURATION = {
    name: the.expression(f'configuration["{name}"]', "flag", call(member(name))) for name in FLAGS
}
ATTRIBUTES_OF_ITEM = the.expression('{item}["attributes"]', "items", call("attributes_of", "item"))
REMOVE_ATTRIBUTES_OF_ITEM = the.expression(
    '{item}["removeAttributes"]', "items", call("remove_attributes_of", "item")
)
ATTRIBUTES_OF_ELEMENT = the.expression(
    '{element name}["attributes"]', "items", call("attributes_of", "element_name")
)
REMOVE_ATTRIBUTES_OF_ELEMENT = the.expression(
    '{element name}["removeAttributes"]', "items", call("remove_attributes_of", "element_name")
)
RESULT_OF_REMOVING = the.expression(
    "the result of removing {item} from {items}", "boolean", call("remove", "items", "item")
)
NAMED_LIKE = the.expression(
    "the item of {items} that is named like {item}", "item", call("find", "items", "item")
)
BECAUSE = the.expression("true, because of {string}", "boolean", call("refuse", "string"))
BECAUSE_OF_EVENT_HANDLER = the.expression(
    "true, because it may be an event handler", "boolean", call("refuse", braces(""))
)
BECAUSE_OF_URL = the.expression(
    "true, because of a javascript: URL",
    "boolean",
    call("refuse_url", const("RemovalReason::javascript_url")),
)
BECAUSE_OF_ANIMATION = the.expression(
    "true, because it animates a URL",
    "boolean",
    call("refuse_url", const("RemovalReason::animated_javascript_url")),
)

# A tree.
NAME_OF = the.expression("the name of {node}", "element name", call("name_of", "node"))
TARGET_OF = the.expression("the target of {node}", "string value", call("target_of", "node"))

# URLs.
INPUT_UP_TO = the.expression(
    "the input up to the next {chars}", "string value", call("input_up_to", ANY_OF_THEM)
)
AFTER_LAST = the.expression(
    "the part of {text: string value} after the last {string}",
    "string value",
    method("text", "substr", Sum(method("text", "rfind", "string"), "+", const("1"))),
)
AFTER_COLON = the.expression(
    'the part of {text: string value} after that ":"',
    "string value",
    method("text", "substr", Sum(call("colon_outside_brackets", "text"), "+", const("1"))),
)
BEFORE_COLON = the.expression(
    'the part of {text: string value} before that ":"',
    "string value",
    method("text", "substr", const("0"), call("colon_outside_brackets", "text")),
)

# --- Loops ---------------------------------------------------------------------------------------------------------------

EACH = the.loop("{items}", "item", Each("auto&", call("entries", "items")))
BASELINE = the.loop(
    "the elements that the built-in safe baseline configuration removes",
    "item",
    Each("SanitizerElement&", call("baseline_elements")),
)
EVENT_HANDLERS = the.loop(
    "the event handler content attributes", "item", Each("SanitizerName&", call("event_handlers"))
)
ATTRIBUTE_LIST = the.loop(
    "the attribute list of {node}",
    "attribute name",
    Chain("AttributeCursor", call("attribute_list", "node"), Hole("variable"), method("variable", "next")),
)

# Algorithms that the runtime itself calls.
CALLED_BY_RUNTIME = (
    "canonicalize the configuration with {allow: boolean}",
    "the configuration is valid",
    "sort the configuration",
    "{first: item} is less than {second: item}",
    "allowing the element {element: item} changes the configuration",
    "replacing the element {element: item} changes the configuration",
    "allowing the attribute {attribute: item} changes the configuration",
    "setting comments to {allow: boolean} changes the configuration",
    "setting data attributes to {allow: boolean} changes the configuration",
    "setting javascript URLs to {allow: boolean} changes the configuration",
    "allowing processing instructions with the target {target: item} changes the configuration",
    "removing processing instructions with the target {target: item} changes the configuration",
    "removing what is unsafe changes the configuration",
    "run the inner sanitize steps for the child {child: node}",
    "{value: string value} contains a javascript: URL",
    "set and filter the HTML, with {safe: boolean}",
    "parse the HTML as a document, with {safe: boolean}",
)
