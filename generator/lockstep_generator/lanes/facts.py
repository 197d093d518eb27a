"""The facts of a plain place, and what a lane may contain."""

from __future__ import annotations

# --- The facts of a plain place -----------------------------------------------------------------------------------------

# Conditions that are decided in a plain place.
FACTS = {
    "foster parenting is enabled": False,
    # The kind of parser: one that sanitizes has no lanes.
    "the parser's sanitizer configuration is not null": False,
    # No host runs scripts.
    "there is a custom element definition for {token} in {namespace: namespace value} with intended parent {parent: "
    "node}": False,
    # The tree does not associate forms. See Nodes::are_in_same_tree().
    "{node} is in the same tree as {other: element}": False,
    # The attributes of the token have not been adjusted.
    "{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace": False,
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace": False,
    "the stack of open elements is empty": False,
    "the stack of open elements is not empty": True,
}
# Of these, those that are facts for HTML elements; of a new foreign element, if its token has no such attribute,
# or no error is reported.
FACTS_OF_HTML = {pattern for pattern in FACTS if pattern.startswith("{element} has an xmlns")}
# The adjustments of a foreign element's token: the attributes' names change.
ADJUSTED = {
    "change the attribute names of the token by the table MathML attributes": "adjusted_mathml_attribute",
    "change the attribute names of the token by the table SVG attributes": "adjusted_svg_attribute",
    "put the attributes of the token into namespaces by the table foreign attributes": "adjusted_foreign_attribute",
}
# Statements without an effect in a plain place, where no host runs scripts.
WITHOUT_EFFECT = {
    "ignore the token",
    "perform a microtask checkpoint",
    "invoke the custom element reactions of {element}",
    "run the script {element} after this token",
}

# --- What a lane may contain --------------------------------------------------------------------------------------------

# Operations of conditions that may be checked before anything has changed: they only read, and do not read the token.
ASKED = {
    *("stack.bottommost", "stack.bottommost_foreign", "stack.contains", "stack.current", "stack.empty", "stack.first"),
    *("stack.has_element_in_scope", "stack.has_in_scope", "stack.lower", "stack.size"),
    *("formatting.empty", "formatting.is_marker", "formatting.last", "formatting.last_named"),
    *("nodes.is_element_of", "nodes.is_html_element", "nodes.is_in_namespace", "nodes.is_in_set", "nodes.is_null"),
    *("state.form_element_pointer", "state.fragment_context_element", "state.insertion_mode", "state.quirks_mode"),
    *("state.scripting_mode", "input_encoding.is_tentative", "node_of"),
    "table_text.is_not_whitespace",
}
# Those that nothing in a lane affects: they may be checked first even if the rule checks them later.
UNCHANGING = {"input_encoding.is_tentative", "state.fragment_context_element", "state.scripting_mode"}
# Statements that a lane may contain unchanged: none reads the token or changes the stack of open elements.
KEPT = {
    "switch the insertion mode to {mode}",
    "switch the insertion mode to the original insertion mode",
    "set the original insertion mode to the current insertion mode",
    "switch the tokenizer to the {state} state",
    'set the frameset-ok flag to "not ok"',
    "insert a marker at the end of the list of active formatting elements",
    "remove {element} from the list of active formatting elements",
    "ignore the next token if it is a LF character token",
    "insert the pending table character tokens",
    "set the head element pointer to {element}",
}
# Statements that only write a flag of a new element: a lane writes it when the element has been inserted.
FLAGS = {
    "set the parser document of {element} to the Document",
    "set force async of {element} to false",
    "set already started of {element} to true",
}
# Of those that are kept, those that no condition in ASKED depends on.
BEFORE_QUESTIONS = {'set the frameset-ok flag to "not ok"'}
# Operations that an algorithm which a lane calls may use besides those in ASKED.
CALLED = {
    *("state.set_insertion_mode", "formatting.remove_last", "formatting.remove"),
    *("formatting.add", "formatting.earliest_of_three", "state.head_element_pointer"),
    *("state.current_template_insertion_mode", "state.set_frameset_ok"),
}

# The tree creates more than an element for these.
MORE_THAN_AN_ELEMENT = {"template"}
