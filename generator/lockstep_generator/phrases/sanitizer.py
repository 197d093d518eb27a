"""The vocabulary of spec/sanitizer/.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation of runtime/src/sanitize/*_operations.h, which document what it does: those of a configuration that changes, of a
compiled one, of URLs, and of the methods. Types: items (a list of a configuration, perhaps absent), item (one of its
entries), flag (a member that is true, false or absent), node, element name, attribute name (in a compiled configuration),
string value, boolean. An expression comes with its type.
"""

from pathlib import PurePath

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


# The class that each file of rules becomes, the class of its operations, and what it is for.
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
    """The key in CLASSES of the class that the algorithms of a file of rules belong to."""
    return FILES[PurePath(file).stem]


def class_of(file: str) -> str:
    return CLASSES[group_of(file)][0]


STATEMENTS = {
    # The configuration.
    "set {items} to an empty list": "$items.emplace();",
    "set {flag} to {value: boolean}": "$flag = $value;",
    "remove the list {items}": "$items.reset();",
    'set {item}["namespace"] to null': "$item.namespace_uri.reset();",
    'remove {item}["attributes"] and {other: item}["removeAttributes"]': "@remove_local_lists($item);",
    "append {item} to {items}": "@append($items, $item);",
    "remove {item} from {items}": "@remove($items, $item);",
    "remove all custom data attributes from {items}": "@remove_custom_data_attributes($items);",
    "make {items} a set": "@remove_duplicates($items);",
    "set {items} to the difference of {list: items} and {other: items}": "@subtract($items, $other);",
    "set {items} to the intersection of {list: items} and {other: items}": "@intersect($items, $other);",
    "sort {items}": "@sort($items, [this](auto& a, auto& b) { return is_less_than(a, b); });",
    "sort {items} by code units": "@sort($items, [](auto& a, auto& b) { return @code_unit_less(a, b); });",
    # Why a configuration is not valid.
    "refuse {items} beside {other: items}": "@refuse_both($items, $other);",
    "refuse the duplicate in {items}": "@refuse_duplicate($items);",
    "refuse {item} in {items}, which cannot be replaced": "@refuse_non_replaceable($items, $item);",
    "refuse what {items} has of {other: items}": "@refuse_common($items, $other);",
    "refuse what {items} has and {other: items} has not": "@refuse_missing($items, $other);",
    "refuse the custom data attribute in {items}": "@refuse_custom_data_attribute($items);",
    "refuse dataAttributes without {items}": "@refuse_data_attributes();",
    # Filtering a tree.
    "remove {node}": "@remove_node($node);",
    "remove {attribute name}": "@remove_attribute($attribute_name);",
    "replace {node} with its children, which are sanitized in its place": "@replace_with_children($node);",
    "run the inner sanitize steps on the template contents of {node}": "@sanitize_template_contents($node);",
    "run the inner sanitize steps on the shadow root of {node}": "@sanitize_shadow_root($node);",
    "run the inner sanitize steps on the children of {node}": "@sanitize_children($node);",
    # URLs.
    "read {text: string value} as the basic URL parser does, without surrounding C0 controls and spaces, tabs and "
    "newlines": "@read($text);",
    # The methods.
    "report that nothing is done": "@report_nothing_done();",
    "set the scripting mode to {scripting mode}": "@set_scripting_mode($scripting_mode);",
    "parse the HTML as a fragment in the context": "@parse_fragment();",
    "parse the HTML as a document": "@parse_document();",
    "parse the HTML as a fragment in the context while sanitizing": "@parse_while_sanitizing(true);",
    "parse the HTML as a document while sanitizing": "@parse_while_sanitizing(false);",
    "replace all children of the target with the result": "@replace_children();",
    "use the configuration of the sanitizer": "@use_configuration();",
    "remove what is unsafe from a copy of the configuration, and use it": "@use_safe_configuration();",
    "run the inner sanitize steps on the result": "@run_inner_sanitize_steps();",
}

CONDITIONS = {
    "{value: boolean} is true": "$value",
    "{value: boolean} is false": "!$value",
    # The configuration.
    "{items} exists": "@exists($items)",
    "{items} does not exist": "!@exists($items)",
    "{flag} exists": "$flag.has_value()",
    "{flag} does not exist": "!$flag.has_value()",
    "{flag} is true": "$flag == true",
    "{flag} is not true": "$flag != true",
    "{flag} is equal to {value: boolean}": "$flag == $value",
    "{flag} is not equal to {value: boolean}": "$flag != $value",
    "{items} contains {item}": "@contains($items, $item)",
    "{items} does not contain {item}": "!@contains($items, $item)",
    "{items} is not empty": "!@is_empty($items)",
    "{items} has duplicates": "@has_duplicates($items)",
    "the intersection of {items} and {other: items} is not empty": "@have_common($items, $other)",
    "{items} is not a subset of {other: items}": "!@is_subset($items, $other)",
    "{items} has a custom data attribute": "@has_custom_data_attribute($items)",
    "{item} is a custom data attribute": "@is_custom_data_attribute($item)",
    "{item} is equal to {other: item}": "@is_equal($item, $other)",
    "the built-in non-replaceable elements list contains {item}": "@is_non_replaceable($item)",
    '{item}["namespace"] is null': "!$item.namespace_uri.has_value()",
    '{item}["namespace"] is not null': "$item.namespace_uri.has_value()",
    '{item}["namespace"] is the empty string': '$item.namespace_uri == ""',
    '{item}["namespace"] is not {other: item}["namespace"]': "$item.namespace_uri != $other.namespace_uri",
    '{item}["namespace"] is code unit less than {other: item}["namespace"]': (
        "@code_unit_less(*$item.namespace_uri, *$other.namespace_uri)"
    ),
    '{item}["name"] is code unit less than {other: item}["name"]': "@code_unit_less($item.name, $other.name)",
    # A compiled configuration.
    "{items} does not contain the target {target: string value}": "!@contains($items, $target)",
    "{items} contains the target {target: string value}": "@contains($items, $target)",
    "{items} contains {attribute name}": "@contains($items, $attribute_name)",
    "{items} does not contain {attribute name}": "!@contains($items, $attribute_name)",
    "{items} contains {element name}": "@contains($items, $element_name)",
    "{items} does not contain {element name}": "!@contains($items, $element_name)",
    "{node} is a DocumentType node": "@type_of($node) == NodeType::doctype",
    "{node} is a Text node": "@type_of($node) == NodeType::text",
    "{node} is a Comment node": "@type_of($node) == NodeType::comment",
    "{node} is a ProcessingInstruction node": "@type_of($node) == NodeType::processing_instruction",
    "{node} is an HTML template element": "@is_template($node)",
    "{node} is a shadow host": "@is_shadow_host($node)",
    "{string} is not a prefix of the local name of {attribute name}": (
        "!@local_name_of($attribute_name).starts_with($string)"
    ),
    "the namespace of {attribute name} is not null": "@namespace_of($attribute_name) != Namespace::none",
    "the namespace of {attribute name} is null": "@namespace_of($attribute_name) == Namespace::none",
    "the namespace of {attribute name} is the XLink namespace": "@namespace_of($attribute_name) == Namespace::xlink",
    "the namespace of {element name} is the MathML namespace": "@namespace_of($element_name) == Namespace::mathml",
    "the local name of {attribute name} is {string}": "@local_name_of($attribute_name) == $string",
    "the local name of {attribute name} is {string} followed by ASCII letters": (
        "@is_followed_by_letters(@local_name_of($attribute_name), $string)"
    ),
    "the option onlyStandardEventHandlers is not true": "!@only_standard_event_handlers()",
    "{attribute name} contains a javascript: URL": "@contains_javascript_url(@value_of($attribute_name))",
    "the value of {attribute name} is {string}": "@value_of($attribute_name) == $string",
    "the built-in navigating URL attributes list contains {element name} and {attribute name}": (
        "@is_navigating($element_name, $attribute_name)"
    ),
    "the built-in animating URL attributes list contains {element name} and {attribute name}": (
        "@is_animating($element_name, $attribute_name)"
    ),
    # URLs.
    "the scheme is not {string}": "!@has_scheme($string)",
    "{string} comes next": "@comes_next($string)",
    "{text: string value} contains {string}": "$text.find($string) != std::string_view::npos",
    "{text: string value} is the empty string": "$text.empty()",
    "{text: string value} begins with {string}": "$text.starts_with($string)",
    "{text: string value} does not end with {string}": "!$text.ends_with($string)",
    '{text: string value} has a ":" outside brackets': "@colon_outside_brackets($text) != std::string_view::npos",
    "{text: string value} contains any of {chars}": "@contains_any($text, [](unsigned char c) { return $chars; })",
    "{text: string value} contains anything but ASCII digits": (
        '$text.find_first_not_of("0123456789") != std::string_view::npos'
    ),
    "{text: string value} as a number is greater than {number}": "@is_greater($text, $number)",
    "what is in the brackets of {text: string value} is not an IPv6 address": (
        "!@is_ipv6_address($text.substr(1, $text.size() - 2))"
    ),
    # The methods.
    "the context is an HTML or SVG script element": "@context_is_script()",
    "the option runScripts is true": "@options().run_scripts",
    "the method is while parsing": "@sanitizes_while_parsing()",
    "the method is a safe one": "@is_safe()",
}

EXPRESSIONS = {
    **{f'configuration["{name}"]': ("items", f"@{member(name)}()") for name in LISTS},
    **{f'configuration["{name}"]': ("flag", f"@{member(name)}()") for name in FLAGS},
    '{item}["attributes"]': ("items", "@attributes_of($item)"),
    '{item}["removeAttributes"]': ("items", "@remove_attributes_of($item)"),
    '{element name}["attributes"]': ("items", "@attributes_of($element_name)"),
    '{element name}["removeAttributes"]': ("items", "@remove_attributes_of($element_name)"),
    "the result of removing {item} from {items}": ("boolean", "@remove($items, $item)"),
    "the item of {items} that is named like {item}": ("item", "@find($items, $item)"),
    "true, because of {string}": ("boolean", "@refuse($string)"),
    "true, because it may be an event handler": ("boolean", "@refuse({})"),
    "true, because of a javascript: URL": ("boolean", "@refuse_url(RemovalReason::javascript_url)"),
    "true, because it animates a URL": ("boolean", "@refuse_url(RemovalReason::animated_javascript_url)"),
    # A tree.
    "the name of {node}": ("element name", "@name_of($node)"),
    "the target of {node}": ("string value", "@target_of($node)"),
    # URLs.
    "the input up to the next {chars}": (
        "string value",
        "@input_up_to([](unsigned char c) { return $chars; })",
    ),
    "the part of {text: string value} after the last {string}": (
        "string value",
        "$text.substr($text.rfind($string) + 1)",
    ),
    'the part of {text: string value} after that ":"': (
        "string value",
        "$text.substr(@colon_outside_brackets($text) + 1)",
    ),
    'the part of {text: string value} before that ":"': (
        "string value",
        "$text.substr(0, @colon_outside_brackets($text))",
    ),
}

LOOPS = {
    "{items}": ("item", "for (auto& $variable : @entries($items))"),
    "the elements that the built-in safe baseline configuration removes": (
        "item",
        "for (SanitizerElement& $variable : @baseline_elements())",
    ),
    "the event handler content attributes": ("item", "for (SanitizerName& $variable : @event_handlers())"),
    "the attribute list of {node}": (
        "attribute name",
        "for (AttributeCursor $variable = @attribute_list($node); $variable; $variable.next())",
    ),
}

# Algorithms that the runtime calls by itself.
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
