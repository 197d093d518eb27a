"""The vocabulary of spec/tree/ and of the algorithms it names.

A phrase is a pattern with typed holes, and the node that it becomes. In the node, a string is a hole, and
`call` names an operation, with its part of the tree builder: `stack.push` is Stack::push() of
runtime/src/tree/stack.h, which documents it. Types: element (a record of the tree builder), node (a node of
the tree), location (parent and reference child), entry (of the list of active formatting elements), token,
namespace, tag name, string value, boolean, number. An expression comes with its type.
"""

from __future__ import annotations

from ..nodes import (
    FALSE,
    NOTHING,
    NULL,
    TRUE,
    Assign,
    Calls,
    Chain,
    Choice,
    Each,
    Function,
    Hole,
    Return,
    Set,
    Step,
    ThisError,
    Variable,
    arrow,
    assign,
    both,
    braces,
    call,
    const,
    different,
    dot,
    equal,
    function,
    greater,
    method,
    not_,
    operation,
)
from .symbol import InLane, Table

the = Table("tree")


# --- Statements ----------------------------------------------------------------------------------------------------------


# The token.
PARSE_ERROR = the.statement("parse error", call("errors.add", ThisError()), touches={"log"})
IGNORE_TOKEN = the.statement("ignore the token", NOTHING, in_lane=InLane.NOTHING, touches=set())
CANNOT_OCCUR = the.statement("this token cannot occur", Return(function("unreachable")))
DROP_ATTRIBUTES = the.statement(
    "drop the token's attributes",
    assign(operation("token.attribute_count"), const("0")),
    touches={"the token"},
)
RENAME = the.statement(
    "change the token's tag name to {tag}", call("token.rename", "tag"), touches={"the token"}
)
RENAME_SVG = the.statement(
    "change the token's tag name by the table of SVG tag names",
    call("token.rename", function("adjusted_svg_tag", operation("token.name"))),
)
ACKNOWLEDGE = the.statement(
    "acknowledge the token's self-closing flag",
    assign(operation("token.self_closing_acknowledged"), TRUE),
    touches={"acknowledged"},
)
IGNORE_NEXT_LINE_FEED = the.statement(
    "ignore the next token if it is a LF character token",
    call("token.ignore_next_line_feed"),
    in_lane=InLane.KEEP,
    touches={"line feed"},
)
ADJUST_MATHML = the.statement(
    "change the attribute names of the token by the table MathML attributes",
    call("token.adjust_attributes", const("adjusted_mathml_attribute")),
    in_lane=InLane.ADJUST,
)
ADJUST_SVG = the.statement(
    "change the attribute names of the token by the table SVG attributes",
    call("token.adjust_attributes", const("adjusted_svg_attribute")),
    in_lane=InLane.ADJUST,
)
ADJUST_FOREIGN = the.statement(
    "put the attributes of the token into namespaces by the table foreign attributes",
    call("token.adjust_attributes", const("adjusted_foreign_attribute")),
    in_lane=InLane.ADJUST,
)

# Insertion modes and the tokenizer.
SWITCH_MODE = the.statement(
    "switch the insertion mode to {mode}",
    call("state.set_insertion_mode", "mode"),
    in_lane=InLane.KEEP,
    touches={"mode"},
)
SWITCH_TO_ORIGINAL = the.statement(
    "switch the insertion mode to the original insertion mode",
    call("state.return_to_original_insertion_mode"),
    in_lane=InLane.KEEP,
    touches={"mode", "original mode"},
)
SWITCH_TO_TEMPLATE = the.statement(
    "switch the insertion mode to the current template insertion mode",
    call("state.set_insertion_mode", call("state.current_template_insertion_mode")),
)
SET_ORIGINAL = the.statement(
    "set the original insertion mode to the current insertion mode",
    call("state.set_original_insertion_mode"),
    in_lane=InLane.KEEP,
    touches={"mode", "original mode"},
)
PUSH_MODE = the.statement(
    "push {mode} onto the stack of template insertion modes",
    call("state.push_template_insertion_mode", "mode"),
    touches={"template modes"},
)
POP_MODE = the.statement(
    "pop the current template insertion mode off the stack of template insertion modes",
    call("state.pop_template_insertion_mode"),
    touches={"template modes"},
)
SWITCH_TOKENIZER = the.statement(
    "switch the tokenizer to the {state} state",
    call("state.switch_tokenizer_to", "state"),
    in_lane=InLane.KEEP,
    touches={"state"},
)

# Flags and pointers.
FRAMESET_OK = the.statement(
    'set the frameset-ok flag to "ok"', call("state.set_frameset_ok", TRUE), touches={"frameset-ok"}
)
FRAMESET_NOT_OK = the.statement(
    'set the frameset-ok flag to "not ok"',
    call("state.set_frameset_ok", FALSE),
    in_lane=InLane.KEEP_EARLY,
    touches={"frameset-ok"},
)
ENABLE_FOSTER_PARENTING = the.statement(
    "enable foster parenting", call("state.set_foster_parenting", TRUE), touches={"foster parenting"}
)
DISABLE_FOSTER_PARENTING = the.statement(
    "disable foster parenting", call("state.set_foster_parenting", FALSE), touches={"foster parenting"}
)
SET_HEAD = the.statement(
    "set the head element pointer to {element}",
    call("state.set_head_element_pointer", "element"),
    in_lane=InLane.KEEP,
    touches={"tree", "pointer"},
)
SET_FORM = the.statement(
    "set the form element pointer to {element}",
    call("state.set_form_element_pointer", "element"),
    touches={"tree", "pointer"},
)
SET_CONTEXT = the.statement(
    "set the fragment context element to {element}", call("state.set_fragment_context_element", "element")
)
SET_ROOT_TARGET = the.statement(
    "set the root insertion target to {node}", call("state.set_root_insertion_target", "node")
)
SET_RESULT = the.statement("set the result of the fragment case to {node}", call("tree.set_fragment", "node"))

# The Document.
SET_QUIRKS = the.statement(
    "set the Document to quirks mode", call("state.set_quirks_mode", const("QuirksMode::quirks"))
)
SET_LIMITED_QUIRKS = the.statement(
    "set the Document to limited-quirks mode",
    call("state.set_quirks_mode", const("QuirksMode::limited_quirks")),
)
CHANGE_ENCODING = the.statement(
    "change the encoding to {encoding}", call("input_encoding.change_to", "encoding")
)

# The stack of open elements.
PUSH = the.statement(
    "push {element} onto the stack of open elements", call("stack.push", "element"), touches={"tree"}
)
POP = the.statement(
    "pop the current node off the stack of open elements", call("stack.pop"), touches={"tree"}
)
POP_UNTIL = the.statement(
    "pop elements until a {tags} element has been popped", call("stack.pop_until", "tags"), touches={"tree"}
)
POP_UNTIL_NAMED = the.statement(
    "pop elements until an HTML element named {tag name} has been popped",
    call("stack.pop_until", "tag_name"),
    touches={"tree"},
)
POP_UNTIL_ELEMENT = the.statement(
    "pop elements until {element} has been popped", call("stack.pop_through", "element"), touches={"tree"}
)
POP_TO_ROOT = the.statement(
    "pop all elements but the first off the stack of open elements", call("stack.pop_to_root")
)
REMOVE_FROM_STACK = the.statement(
    "remove {element} from the stack of open elements", call("stack.remove", "element"), touches={"tree"}
)
REPLACE_ON_STACK = the.statement(
    "replace {element} with {new: element} on the stack of open elements",
    call("stack.replace", "element", "new"),
    touches={"tree"},
)
INSERT_ON_STACK = the.statement(
    "insert {element} into the stack of open elements below {other: element}",
    call("stack.insert_below", "other", "element"),
)

# The list of active formatting elements.
ADD_MARKER = the.statement(
    "insert a marker at the end of the list of active formatting elements",
    call("formatting.add_marker"),
    in_lane=InLane.KEEP,
    touches={"list"},
)
REMOVE_LAST_ENTRY = the.statement(
    "remove the last entry from the list of active formatting elements",
    call("formatting.remove_last"),
    touches={"list"},
)
ADD_FORMATTING = the.statement(
    "add {element} at the end of the list of active formatting elements", call("formatting.add", "element")
)
REMOVE_FORMATTING = the.statement(
    "remove {element} from the list of active formatting elements",
    call("formatting.remove", "element"),
    in_lane=InLane.KEEP,
    touches={"list"},
)
REPLACE_ENTRY = the.statement(
    "replace the element of {entry} with {element}", call("formatting.replace", "entry", "element")
)
REPLACE_FORMATTING = the.statement(
    "replace {element} with {new: element} in the list of active formatting elements",
    call("formatting.replace", arrow("element", "formatting"), "new"),
    touches={"list"},
)
MOVE_FORMATTING = the.statement(
    "replace {element} in the list of active formatting elements with {new: element} at {bookmark: entry}",
    call("formatting.move", "element", "new", "bookmark"),
    touches={"list"},
)

# The pending table character tokens.
CLEAR_PENDING = the.statement(
    "set the pending table character tokens to the empty list", call("table_text.clear"), touches={"pending"}
)
APPEND_PENDING = the.statement(
    "append the token to the pending table character tokens", call("table_text.add_token")
)
PROCESS_PENDING = the.statement(
    "process the pending table character tokens using anything else of in table",
    call("table_text.for_each_run", Calls(Function("in_table_anything_else"))),
)
INSERT_PENDING = the.statement(
    "insert the pending table character tokens",
    call("table_text.for_each_run", Calls(Function("insert_the_character"))),
    in_lane=InLane.KEEP,
)

# The tree.
ADD_MISSING = the.statement(
    "add the token's missing attributes to {element}",
    call("insertion.add_missing_attributes", "element"),
    touches={"tree"},
)
APPEND = the.statement("append {node: any} to {parent: any}", call("insertion.append", "node", "parent"))
APPEND_CLONES = the.statement(
    "append deep clones of the children of {node} to {fragment: node}, for {selectedcontent: node}",
    call("insertion.append_clones_of_children", "node", "fragment", "selectedcontent"),
)
INSERT_NODE = the.statement(
    "insert the node {node} at {location}", call("insertion.insert", "node", "location")
)
INSERT_MOVED = the.statement(
    "insert the moved element {element} at {location}", call("insertion.insert_moved", "element", "location")
)
REMOVE = the.statement("remove {node: any} from its parent", call("insertion.remove_from_parent", "node"))
MOVE_CHILDREN = the.statement(
    "move the children of {node: any} to {other: any}", call("insertion.move_children", "node", "other")
)
EMPTY_SELECTEDCONTENT = the.statement(
    "remove the children of {selectedcontent: node}", call("selects.empty_selectedcontent", "selectedcontent")
)
INSERT_TEXT = the.statement(
    "add {data: string value} to the Text node immediately before {location}, or insert a new Text node there",
    call("insertion.insert_text", "data", "location"),
)

# Scripts.
SET_PARSER_DOCUMENT = the.statement(
    "set the parser document of {element} to the Document",
    call("tree.set_script_flag", call("node_of", "element"), const("ScriptFlag::parser_document")),
    in_lane=InLane.FLAG,
)
CLEAR_FORCE_ASYNC = the.statement(
    "set force async of {element} to false",
    call("tree.clear_force_async", call("node_of", "element")),
    in_lane=InLane.FLAG,
)
SET_ALREADY_STARTED = the.statement(
    "set already started of {element} to true",
    call("tree.set_script_flag", call("node_of", "element"), const("ScriptFlag::already_started")),
    in_lane=InLane.FLAG,
)
MICROTASKS = the.statement(
    "perform a microtask checkpoint", call("scripts.perform_microtask_checkpoint"), in_lane=InLane.NOTHING
)
RUN_AFTER_TOKEN = the.statement(
    "run the script {element} after this token",
    call("scripts.run_after_this_token", const("EndedScript::html"), "element"),
    in_lane=InLane.NOTHING,
)
RUN_SVG_AFTER_TOKEN = the.statement(
    "run the SVG script {element} after this token",
    call("scripts.run_after_this_token", const("EndedScript::svg"), "element"),
)
PREPARE_SCRIPT = the.statement(
    "prepare the script element {node}", method(call("scripts.host"), "prepare_script", "node")
)
PROCESS_SVG_SCRIPT = the.statement(
    "process the SVG script element {node}", method(call("scripts.host"), "process_svg_script", "node")
)
POINT_AT_NEXT = the.statement(
    "set the insertion point to just before the next input character",
    call("scripts.set_insertion_point_before_next_character"),
    touches={"insertion point"},
)
SET_POINT = the.statement(
    "set the insertion point to {insertion point}", call("scripts.set_insertion_point", "insertion_point")
)
DEEPER = the.statement(
    "increment the script nesting level",
    Step("++", dot(call("scripts.state"), "nesting_level")),
    touches={"nesting level"},
)
LESS_DEEP = the.statement(
    "decrement the script nesting level",
    Step("--", dot(call("scripts.state"), "nesting_level")),
    touches={"nesting level"},
)
SET_PAUSE = the.statement(
    "set the parser pause flag to {boolean: boolean}",
    assign(dot(call("scripts.state"), "paused"), "boolean"),
    touches={"pause flag"},
)
BLOCK = the.statement("block the tokenizer", assign(dot(call("scripts.state"), "blocked"), TRUE))
UNBLOCK = the.statement(
    "unblock the tokenizer", assign(dot(call("scripts.state"), "blocked"), FALSE), touches={"blocked"}
)
SPECULATE = the.statement("start the speculative HTML parser", call("scripts.start_speculative_parser"))
STOP_SPECULATING = the.statement("stop the speculative HTML parser", call("scripts.stop_speculative_parser"))
EXECUTE_PENDING = the.statement(
    "execute the pending parsing-blocking script", method(call("scripts.host"), "execute_pending_script")
)
EXECUTE_DEFERRED = the.statement(
    "execute that script", method(call("scripts.host"), "execute_deferred_script")
)
INTERACTIVE = the.statement(
    "update the current document readiness to interactive",
    call("scripts.update_readiness", const("DocumentReadiness::interactive")),
)
COMPLETE = the.statement(
    "update the current document readiness to complete",
    call("scripts.update_readiness", const("DocumentReadiness::complete")),
)
FIRE_CONTENT_LOADED = the.statement("fire DOMContentLoaded", call("scripts.fire_dom_content_loaded"))
FIRE_LOAD = the.statement("fire load", method(call("scripts.host"), "fire_load"))
THROW_AWAY = the.statement("throw away the input stream", call("scripts.discard_input"))

# Custom elements and forms.
BEGIN_CUSTOM_ELEMENT = the.statement(
    "begin a custom element", method(call("scripts.host"), "custom_element_begins")
)
END_CUSTOM_ELEMENT = the.statement(
    "end the custom element {element}", call("scripts.end_custom_element", "element")
)
INVOKE_REACTIONS = the.statement(
    "invoke the custom element reactions of {element}",
    call("scripts.invoke_custom_element_reactions", "element"),
    in_lane=InLane.NOTHING,
)
ASSOCIATE = the.statement(
    "associate {element} with {form: element}", call("scripts.associate_form", "element", "form")
)

# Templates and shadow roots.
ATTACH_SHADOW = the.statement(
    "attach a shadow root to {element} with open {open: boolean}, delegates focus {delegates: boolean}, serializable {serializable: boolean}, manual slot assignment {manual: boolean}, clonable {clonable: boolean} and null registry {registry: boolean}",
    call(
        "insertion.attach_shadow_root",
        "element",
        "open",
        "delegates",
        "serializable",
        "manual",
        "clonable",
        "registry",
    ),
)
SET_CONTENTS = the.statement(
    "set the template contents of {element} to {node}",
    call("tree.set_template_contents", call("node_of", "element"), "node"),
)
SET_TARGET = the.statement(
    "set the insertion target of {element} to {node}",
    assign(dot(call("insertion.content_patch", "element"), "target"), "node"),
)
SET_START = the.statement(
    "set the insertion start marker of {element} to {node}",
    assign(dot(call("insertion.content_patch", "element"), "start_marker"), "node"),
)
SET_END = the.statement(
    "set the insertion end marker of {element} to {node}",
    assign(dot(call("insertion.content_patch", "element"), "end_marker"), "node"),
)

# Selectedness.
SET_SELECTED_OPTION = the.statement(
    "set the remembered selected option of {select: node} to {option: node}",
    call("selects.set_selected_option", "select", "option"),
)
SET_SELECTEDNESS = the.statement(
    "set the selectedness of {option: node} to {boolean: boolean}",
    call("selects.set_selectedness", "option", "boolean"),
)
SET_LISTED = the.statement(
    "remember that {option: node} is in a list of options", call("selects.set_listed", "option", TRUE)
)
SET_UNLISTED = the.statement(
    "remember that {option: node} is in no list of options", call("selects.set_listed", "option", FALSE)
)
SET_NO_CANDIDATE = the.statement(
    "remember that no option of {select: node} can be selected", call("selects.set_no_candidate", "select")
)
HOLD_OPTION = the.statement(
    "remember that the open elements hold the option",
    call("selects.remember_holders", const("Holds::option")),
)
HOLD_SELECTEDCONTENT = the.statement(
    "remember that the open elements hold the selectedcontent",
    call("selects.remember_holders", const("Holds::selectedcontent")),
)
FORGET_FIRST_SELECTEDCONTENTS = the.statement(
    "forget which selectedcontent elements are first", call("selects.forget_first_selectedcontents")
)
SET_DISABLED = the.statement(
    "set the disabled flag of {node} to {boolean: boolean}", call("selects.set_disabled", "node", "boolean")
)

# Sanitizing while parsing.
ASSERT_SANITIZING = the.statement(
    "assert that the parser's sanitizer configuration is not null",
    function("static_assert", operation("kSanitizes")),
)
REDIRECT = the.statement(
    "redirect insertions into {element} to {location}", call("sanitizer.redirect", "element", "location")
)
INSERT_MOVED_CHILDREN = the.statement(
    "insert the moved children of {element} at {location}",
    call("insertion.insert_moved_children", "element", "location"),
)
HOLD_THE_SAME = the.statement(
    "remember that {parent: element} holds what {element} holds",
    Assign(arrow("parent", "holds"), arrow("element", "holds"), "|="),
)
SANITIZE_TOKEN = the.statement(
    "remove the attributes that the sanitizer refuses from the token",
    call("sanitizer.drop_refused_attributes", const("Namespace::html"), const("tag::template_")),
)

# Arithmetic.
INCREMENT = the.statement("increment {number: number variable}", Step("++", Hole("number")))
DECREMENT = the.statement("decrement {number: number variable}", Step("--", Hole("number")))


# Statements that end the rule, or that become several statements: see emit.
REPROCESS = the.statement("reprocess the token", Return(const("Outcome::reprocess")))
REPROCESS_BY_CURRENT_MODE = the.statement(
    "reprocess the token using the rules for the current insertion mode",
    Return(function("process_using", call("state.insertion_mode"))),
)
PROCESS_USING = the.statement(
    "process the token using the rules for {mode}",
    assign(Variable("outcome"), function("process_using", "mode")),
)


# --- Conditions ----------------------------------------------------------------------------------------------------------


# The token.
TOKEN_IS_START_TAG = the.condition(
    "the token is a start tag", equal(operation("token.kind"), const("TokenKind::start_tag"))
)
TOKEN_IS_START_TAG_NAMED = the.condition(
    "the token is a start tag named {tag}",
    both(
        equal(operation("token.kind"), const("TokenKind::start_tag")), equal(operation("token.name"), "tag")
    ),
)
TOKEN_IS_START_TAG_NOT_NAMED = the.condition(
    "the token is a start tag not named {tags}",
    both(equal(operation("token.kind"), const("TokenKind::start_tag")), not_(call("token.is_named", "tags"))),
)
TOKEN_IS_CHARACTER = the.condition("the token is a character", call("token.is_character"))
TOKEN_IS_END_OF_FILE = the.condition(
    "the token is an end-of-file", equal(operation("token.kind"), const("TokenKind::end_of_file"))
)
TOKEN_NAME_IS = the.condition("the token's tag name is {tag}", equal(operation("token.name"), "tag"))
TOKEN_SELF_CLOSING = the.condition("the token's self-closing flag is set", operation("token.self_closing"))
TOKEN_HAS = the.condition(
    "the token has an attribute named {attribute}",
    different(call("token.attribute", "attribute"), NULL),
    negated="the token does not have an attribute named {attribute}",
)
TOKEN_ATTRIBUTE_IS = the.condition(
    "the token's {attribute} attribute is {string} ignoring case",
    call("token.attribute_is", "attribute", "string"),
    negated="the token's {attribute} attribute is not {string} ignoring case",
)

# DOCTYPE tokens.
FORCE_QUIRKS = the.condition(
    "the token's force-quirks flag is set", arrow(operation("token.doctype"), "force_quirks")
)
NAME_IS_NOT = the.condition(
    "the token's name is not {string}", different(arrow(operation("token.doctype"), "name"), "string")
)
HAS_PUBLIC = the.condition(
    "the token's public identifier is not missing", arrow(operation("token.doctype"), "has_public_identifier")
)
SYSTEM_IS_NEITHER = the.condition(
    "the token's system identifier is neither missing nor {string}",
    both(
        arrow(operation("token.doctype"), "has_system_identifier"),
        different(arrow(operation("token.doctype"), "system_identifier"), "string"),
    ),
)
SYSTEM_IS_MISSING = the.condition(
    "the token's system identifier is missing",
    not_(arrow(operation("token.doctype"), "has_system_identifier")),
    negated="the token's system identifier is not missing",
)
SYSTEM_IS_MISSING_OR_EMPTY = the.condition(
    "the token's system identifier is missing or the empty string",
    method(arrow(operation("token.doctype"), "system_identifier"), "empty"),
    negated="the token's system identifier is neither missing nor the empty string",
)
PUBLIC_IS_QUIRKS = the.condition(
    "the token's public identifier is one of the quirks public identifiers",
    equal(
        function("match_public_identifier", arrow(operation("token.doctype"), "public_identifier")),
        const("PublicIdentifier::quirks"),
    ),
)
PUBLIC_STARTS_QUIRKS = the.condition(
    "the token's public identifier starts with one of the quirks public identifier prefixes",
    equal(
        function("match_public_identifier_prefix", arrow(operation("token.doctype"), "public_identifier")),
        const("PublicIdentifier::quirks"),
    ),
)
PUBLIC_STARTS_IF_MISSING = the.condition(
    "the token's public identifier starts with one of the quirks public identifier prefixes for a missing or empty system identifier",
    equal(
        function("match_public_identifier_prefix", arrow(operation("token.doctype"), "public_identifier")),
        const("PublicIdentifier::conditional"),
    ),
)
PUBLIC_STARTS_IF_PRESENT = the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes for a present system identifier",
    equal(
        function("match_public_identifier_prefix", arrow(operation("token.doctype"), "public_identifier")),
        const("PublicIdentifier::conditional"),
    ),
)
PUBLIC_STARTS_LIMITED = the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes",
    equal(
        function("match_public_identifier_prefix", arrow(operation("token.doctype"), "public_identifier")),
        const("PublicIdentifier::limited_quirks"),
    ),
)
SYSTEM_IS_QUIRKS = the.condition(
    "the token's system identifier is one of the quirks system identifiers",
    function("match_system_identifier", arrow(operation("token.doctype"), "system_identifier")),
)

# Sanitizing while parsing. The first condition is decided at compile time; see If.is_static.
SANITIZES = the.condition(
    "the parser's sanitizer configuration is not null", operation("kSanitizes"), assumed=False
)
SANITIZER_REMOVES = the.condition("the sanitizer removes {element}", call("sanitizer.removes", "element"))
SANITIZER_REPLACES = the.condition(
    "the sanitizer replaces {element} with its children", call("sanitizer.replaces", "element")
)
NO_TEMPLATES = the.condition(
    "the sanitizer does not keep template elements", not_(call("sanitizer.keeps_templates"))
)
NO_COMMENTS = the.condition("the sanitizer does not keep comments", not_(call("sanitizer.keeps_comments")))
NO_INSTRUCTIONS = the.condition(
    "the sanitizer does not keep processing instructions with target {target: string value}",
    not_(call("sanitizer.keeps_processing_instructions", "target")),
)
IS_REDIRECTED = the.condition("insertions into {node} are redirected", call("sanitizer.redirects", "node"))

# The Document and the parser.
NO_DOCTYPE = the.condition(
    "the Document has no doctype child", not_(call("tree.document_has_child", const("NodeType::doctype")))
)
NO_ELEMENT = the.condition(
    "the Document has no element child", not_(call("tree.document_has_child", const("NodeType::element")))
)
NOT_QUIRKS = the.condition(
    "the Document is not in quirks mode", different(call("state.quirks_mode"), const("QuirksMode::quirks"))
)
TENTATIVE = the.condition("the confidence is tentative", call("input_encoding.is_tentative"))
ENCODING_IS_KNOWN = the.condition(
    "{encoding} is known", method("encoding", "has_value"), negated="{encoding} is not known"
)
NOT_SRCDOC = the.condition(
    "the Document is not an iframe srcdoc document", not_(dot(call("state.options"), "iframe_srcdoc"))
)
CAN_CHANGE_MODE = the.condition(
    "the parser cannot change the mode flag is false",
    not_(dot(call("state.options"), "cannot_change_the_mode")),
)
NO_SHADOW_ROOTS = the.condition(
    "the parser does not allow declarative shadow roots", not_(call("state.allows_declarative_shadow_roots"))
)
SCRIPTING_MODE_IS = the.condition(
    "the scripting mode is {scripting mode}",
    equal(call("state.scripting_mode"), "scripting_mode"),
    negated="the scripting mode is not {scripting mode}",
)
MODE_IS = the.condition("the insertion mode is {mode}", equal(call("state.insertion_mode"), "mode"))
IS_NOT_OK = the.condition('the frameset-ok flag is "not ok"', not_(call("state.frameset_ok")))
FOSTERS = the.condition("foster parenting is enabled", call("state.foster_parenting"), assumed=False)
HAS_TEMPLATE_MODE = the.condition(
    "the stack of template insertion modes is not empty", call("state.has_template_insertion_mode")
)

# The stack of open elements.
STACK_IS_EMPTY = the.condition(
    "the stack of open elements is empty",
    call("stack.empty"),
    negated="the stack of open elements is not empty",
    assumed=False,
)
STACK_HAS_ONE = the.condition(
    "the stack of open elements has only one node", equal(call("stack.size"), const("1"))
)
HAS_TEMPLATE = the.condition(
    "there is a template element on the stack of open elements",
    different(call("stack.bottommost", const("tag::template_")), NULL),
    negated="there is no template element on the stack of open elements",
)
HAS_NODE_NOT_IN = the.condition(
    "the stack of open elements has a node that is not in the set {complement set}",
    different(call("stack.bottommost", "complement_set"), NULL),
)
IS_ON_STACK = the.condition(
    "{element} is on the stack of open elements",
    call("stack.contains", "element"),
    negated="{element} is not on the stack of open elements",
)
IN_SCOPE = the.condition(
    "the stack of open elements has a {tags} element in scope",
    call("stack.has_in_scope", "tags", Set("scope_base")),
    negated="the stack of open elements does not have a {tags} element in scope",
)
IN_BUTTON_SCOPE = the.condition(
    "the stack of open elements has a {tags} element in button scope",
    call("stack.has_in_scope", "tags", Set("scope_button")),
    negated="the stack of open elements does not have a {tags} element in button scope",
)
NOT_IN_LIST_ITEM_SCOPE = the.condition(
    "the stack of open elements does not have a {tags} element in list item scope",
    not_(call("stack.has_in_scope", "tags", Set("scope_list_item"))),
)
NOT_IN_TABLE_SCOPE = the.condition(
    "the stack of open elements does not have a {tags} element in table scope",
    not_(call("stack.has_in_scope", "tags", Set("scope_table"))),
)
NAME_NOT_IN_SCOPE = the.condition(
    "the stack of open elements does not have an HTML element named {tag name} in scope",
    not_(call("stack.has_in_scope", "tag_name", Set("scope_base"))),
)
NAME_NOT_IN_TABLE_SCOPE = the.condition(
    "the stack of open elements does not have an HTML element named {tag name} in table scope",
    not_(call("stack.has_in_scope", "tag_name", Set("scope_table"))),
)
ELEMENT_NOT_IN_SCOPE = the.condition(
    "the stack of open elements does not have {element} in scope",
    not_(call("stack.has_element_in_scope", "element", Set("scope_base"))),
)

# The list of active formatting elements.
FORMATTING_IS_EMPTY = the.condition(
    "the list of active formatting elements is empty",
    call("formatting.empty"),
    negated="the list of active formatting elements is not empty",
)
IS_MARKER = the.condition("{entry} is a marker", call("formatting.is_marker", "entry"))
LAST_IS_MARKER = the.condition(
    "the last entry in the list of active formatting elements is a marker",
    call("formatting.is_marker", call("formatting.last")),
)
IS_LAST = the.condition(
    "{entry} is the last entry in the list of active formatting elements",
    equal("entry", call("formatting.last")),
)
ENTRY_IS_NULL = the.condition("{entry: entry} is null", equal("entry", NULL))
IS_FORMATTING = the.condition(
    "{element} is in the list of active formatting elements",
    different(arrow("element", "formatting"), NULL),
    negated="{element} is not in the list of active formatting elements",
)

# Nodes and elements.
IS_NULL = the.condition(
    "{node: any} is null", call("nodes.is_null", "node"), negated="{node: any} is not null"
)
IS_ELEMENT = the.condition(
    "{node: element} is {other: element}",
    equal("node", "other"),
    negated="{node: element} is not {other: element}",
)
IS_NODE = the.condition(
    "{node} is {other: node}", equal("node", "other"), negated="{node} is not {other: node}"
)
IS_TAG = the.condition(
    "{node: any} is a {tags} element",
    call("nodes.is_html_element", "node", "tags"),
    negated="{node: any} is not a {tags} element",
)
IS_NAMED = the.condition(
    "{node: any} is an HTML element named {tag name}",
    call("nodes.is_html_element", "node", "tag_name"),
    negated="{node: any} is not an HTML element named {tag name}",
)
IS_MATHML = the.condition(
    "{element} is a MathML {tag} element",
    call("nodes.is_element_of", const("Namespace::mathml"), "element", "tag"),
)
IS_SVG = the.condition(
    "{element} is an SVG {tag} element",
    call("nodes.is_element_of", const("Namespace::svg"), "element", "tag"),
)
IS_IN_SET = the.condition(
    "{node: any} is in the set {set}",
    call("nodes.is_in_set", "node", "set"),
    negated="{node: any} is not in the set {set}",
)
IS_TEXT_INTEGRATION_POINT = the.condition(
    "{element} is a MathML text integration point",
    call("nodes.is_in_set", "element", Set("set_mathml_text_integration_points")),
    negated="{element} is not a MathML text integration point",
)
IS_IN_NAMESPACE = the.condition(
    "{element} is in the {namespace} namespace",
    call("nodes.is_in_namespace", "element", "namespace"),
    negated="{element} is not in the {namespace} namespace",
)
LOWERCASE_NAME_IS_NOT = the.condition(
    "the lowercase tag name of {element} is not the token's tag name",
    different(arrow("element", "token_name"), operation("token.name")),
)
ENCODING_IS = the.condition(
    "the encoding attribute of {element} is {string} ignoring case",
    function("equals_ignoring_case", call("nodes.encoding_attribute", "element"), "string"),
)
NODE_HAS = the.condition(
    "{node} has an attribute named {attribute}", call("nodes.has_attribute", "node", "attribute")
)
HAS_PARENT = the.condition("{node} has a parent", call("nodes.has_parent", "node"))
IN_SAME_TREE = the.condition(
    "{node} is in the same tree as {other: element}",
    call("nodes.are_in_same_tree", "node", call("node_of", "other")),
    assumed=False,
)
IS_DOCUMENT = the.condition("{node} is a Document", call("nodes.is_document", "node"))
IS_INSTRUCTION = the.condition(
    "{node} is a processing instruction", call("nodes.is_processing_instruction", "node")
)
IS_DOCUMENT_WITH_ELEMENT = the.condition(
    "{node} is a Document with an element child",
    both(call("nodes.is_document", "node"), call("tree.document_has_child", const("NodeType::element"))),
)
IS_HOST_INCLUDING_ANCESTOR = the.condition(
    "{node} is a host-including inclusive ancestor of {other: node}",
    call("tree.is_host_including_inclusive_ancestor", "node", "other"),
)
IS_NOT_CONNECTED = the.condition("{node} is not connected", not_(call("selects.is_connected", "node")))
IS_BODY = the.condition(
    "{node} is the body element of its node document", call("nodes.is_body_element", "node")
)
IS_SHADOW_HOST = the.condition("{element} is a shadow host", call("nodes.is_shadow_host", "element"))
HAS_NO = the.condition(
    "{token} has no {attribute} attribute", equal(method("token", "attribute", "attribute"), NULL)
)
HAS_DEFINITION = the.condition(
    "there is a custom element definition for {token} in {namespace: namespace value} with intended parent {parent: node}",
    call("scripts.has_custom_element_definition", "token", "namespace", "parent"),
    assumed=False,
)

# Scripts.
NESTING_LEVEL_IS = the.condition(
    "the script nesting level is {number}",
    equal(dot(call("scripts.state"), "nesting_level"), "number"),
    negated="the script nesting level is not {number}",
)
HAS_PENDING_SCRIPT = the.condition(
    "the pending parsing-blocking script is not null", method(call("scripts.host"), "has_pending_script")
)
PENDING_IS_NOT_READY = the.condition(
    "the pending parsing-blocking script is not ready",
    not_(method(call("scripts.host"), "pending_script_is_ready")),
)
IS_ABORTED = the.condition("the parser has been aborted", dot(call("scripts.state"), "aborted"))
HAS_DEFERRED_SCRIPT = the.condition(
    "there is a script that will execute when the document has finished parsing",
    method(call("scripts.host"), "has_deferred_script"),
)
DEFERRED_IS_NOT_READY = the.condition(
    "that script is not ready", not_(method(call("scripts.host"), "deferred_script_is_ready"))
)
CONTENT_NOT_LOADED = the.condition(
    "DOMContentLoaded has not been fired", not_(dot(call("scripts.state"), "content_loaded"))
)
LOAD_IS_DELAYED = the.condition(
    "the load event is delayed", method(call("scripts.host"), "load_event_is_delayed")
)
IS_CUSTOM_NAME = the.condition(
    "{name: tag name} has the form of a custom element name", call("nodes.is_custom_element_name", "name")
)
IS_POTENTIAL_CUSTOM_NAME = the.condition(
    "{name: tag name} has the form of a potential custom element name",
    call("nodes.is_potential_custom_element_name", "name"),
)
XMLNS_DIFFERS = the.condition(
    "{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace",
    call("insertion.xmlns_differs", "element"),
    assumed=False,
)
XLINK_DIFFERS = the.condition(
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace",
    call("insertion.xmlns_xlink_differs", "element"),
    assumed=False,
)

# Selectedness.
DISPLAY_SIZE_IS_NOT = the.condition(
    "the display size of {node} is not {number}", different(call("nodes.display_size", "node"), "number")
)
NO_SELECTEDCONTENT = the.condition(
    "no selectedcontent element has been inserted", not_(call("selects.selectedcontent_inserted"))
)
IS_EMPTYING = the.condition(
    "the children of a selectedcontent element are being removed", call("selects.is_emptying_selectedcontent")
)
IS_SELECTED = the.condition(
    "the selectedness of {option: node} is true",
    call("selects.is_selected", "option"),
    negated="the selectedness of {option: node} is false",
)
HAS_LEFT = the.condition(
    "{option: node} has left {select: node}", call("selects.has_left", "option", "select")
)
NO_CANDIDATE = the.condition(
    "no option of {select: node} can be selected", call("selects.has_no_candidate", "select")
)
IS_DISABLED = the.condition("the disabled flag of {node} is true", call("selects.is_disabled", "node"))

# Values.
IS_TRUE = the.condition("{value: boolean} is true", Hole("value"), negated="{value: boolean} is false")
NUMBER_IS = the.condition("{value: number variable} is {number}", equal("value", "number"))
NUMBER_IS_GREATER = the.condition(
    "{value: number variable} is greater than {number}", greater("value", "number")
)
TEXT_IS = the.condition("{text: string value} is {string}", equal("text", "string"))
PENDING_HAS_TEXT = the.condition(
    "the pending table character tokens have a character that is not ASCII whitespace",
    call("table_text.is_not_whitespace"),
)

# Sets that the runtime itself queries, in the serializer.
ASKED_BY_RUNTIME = ("raw text when serialized", "serializes as void")

# Algorithms that the runtime itself calls: at the start of a fragment, for each token, at each pop, when
# nodes move.
CALLED_BY_RUNTIME = (
    "set up the fragment case for {context: element}",
    "run the script {script: node}",
    "run the SVG script {script: node}",
    "complete the document",
    "abort the parser",
    "the rules for HTML content apply",
    "run the popped steps of {element: element}",
    "run the insertion steps of the subtree {node: node}",
    "run the removing steps of the subtree {node: node} for {old select: node}",
)

# Algorithms that the parts of the tree builder also call.
CALLED_BY_PARTS = (
    "the adjusted current node",
    "run the pending parsing-blocking scripts",
    "{node: node} can be inserted at {location: location}",
)

# --- Expressions ---------------------------------------------------------------------------------------------------------


# The token.
THE_TOKEN = the.expression("the token", "token", operation("token"))
TOKEN_WITHOUT_ATTRIBUTES = the.expression(
    "a {tag} start tag token without attributes", "token", function("start_tag_without_attributes", "tag")
)
TOKEN_NAME = the.expression("the token's tag name", "tag name", operation("token.name"))
TOKEN_CHARACTERS = the.expression("the token's characters", "string value", operation("token.text"))
TOKEN_DATA = the.expression("the token's data", "string value", operation("token.text"))
TOKEN_TARGET = the.expression("the token's target", "string value", operation("token.target"))
STRING = the.expression("{string}", "string value", Hole("string"))

# Encodings.
LABELLED = the.expression(
    "the encoding that the token's {attribute} attribute names",
    "encoding",
    call("input_encoding.labelled_by", "attribute"),
)
EXTRACTED = the.expression(
    "the encoding extracted from the token's {attribute} attribute",
    "encoding",
    call("input_encoding.extracted_from", "attribute"),
)

# Elements.
CURRENT_NODE = the.expression("the current node", "element", call("stack.current"))
FIRST_ON_STACK = the.expression(
    "the first element on the stack of open elements", "element", call("stack.first")
)
SECOND_ON_STACK = the.expression(
    "the second element on the stack of open elements", "element", arrow(call("stack.first"), "below")
)
ABOVE = the.expression(
    "the node immediately above {element} in the stack of open elements", "element", arrow("element", "above")
)
LAST_TAG = the.expression(
    "the last {tags} element on the stack of open elements", "element", call("stack.bottommost", "tags")
)
BOTTOMMOST_NAMED_OR = the.expression(
    "the bottommost open element that is named {tags} or is in the set {set}",
    "element",
    call("stack.lower", call("stack.bottommost", "tags"), call("stack.bottommost", "set")),
    touches={"tree"},
)
BOTTOMMOST_TAG_OR = the.expression(
    "the bottommost open element that is an HTML element named {tag name} or is in the set {set}",
    "element",
    call("stack.lower", call("stack.bottommost", "tag_name"), call("stack.bottommost", "set")),
    touches={"tree"},
)
BOTTOMMOST_FOREIGN_OR = the.expression(
    "the bottommost open element that is a foreign element with the token's tag name in lower case or is in the HTML namespace",
    "element",
    call(
        "stack.lower",
        call("stack.bottommost_foreign", operation("token.name")),
        call("stack.bottommost", Set("html_namespace")),
    ),
    touches={"tree"},
)
BOTTOMMOST_IN = the.expression(
    "the bottommost open element that is in the set {set}",
    "element",
    call("stack.bottommost", "set"),
    touches={"tree"},
)
TOPMOST_BELOW = the.expression(
    "the topmost element in the set {set} below {element} on the stack of open elements",
    "element",
    call("stack.topmost_below", "element", "set"),
)
LAST_FORMATTING = the.expression(
    "the last element named {tag name} in the list of active formatting elements after the last marker",
    "element",
    call("formatting.last_named", "tag_name"),
)
HEAD_ELEMENT_POINTER = the.expression(
    "the head element pointer", "element", call("state.head_element_pointer")
)
FORM_ELEMENT_POINTER = the.expression(
    "the form element pointer", "element", call("state.form_element_pointer")
)
FRAGMENT_CONTEXT = the.expression(
    "the fragment context element", "element", call("state.fragment_context_element")
)
NEAREST_FORM = the.expression(
    "the nearest form element among {element} and its ancestors",
    "element",
    call("state.nearest_form", "element"),
)
NEW_ELEMENT = the.expression(
    "a new element in {namespace: namespace value} with the tag name and the attributes of {token: token}",
    "element",
    call("insertion.create_element", "namespace", "token"),
)
NEW_ELEMENT_LIKE = the.expression(
    "a new element for the token for which {element} was created with intended parent {node: node}",
    "element",
    call("insertion.create_element_like", "element", "node"),
)
NEW_HTML = the.expression(
    "a new html element with node document the Document",
    "element",
    call(
        "insertion.create_element",
        const("Namespace::html"),
        function("start_tag_without_attributes", const("tag::html")),
    ),
)

# The list of active formatting elements.
LAST_ENTRY = the.expression(
    "the last entry in the list of active formatting elements", "entry", call("formatting.last")
)
ENTRY_BEFORE = the.expression(
    "the entry before {entry} in the list of active formatting elements", "entry", arrow("entry", "before")
)
ENTRY_AFTER = the.expression(
    "the entry after {entry} in the list of active formatting elements", "entry", arrow("entry", "after")
)
BOOKMARK_OF = the.expression(
    "the position of {element} in the list of active formatting elements",
    "entry",
    arrow("element", "formatting"),
)
BOOKMARK_AFTER = the.expression(
    "the position after {element} in the list of active formatting elements",
    "entry",
    arrow("element", "formatting"),
)
ELEMENT_OF = the.expression("the element of {entry}", "element", arrow("entry", "element"))
EARLIEST_OF_THREE = the.expression(
    "the earliest of three entries after the last marker with the tag name, namespace and attributes of {element}",
    "element",
    call("formatting.earliest_of_three", "element"),
)

# Locations.
LOCATION = the.expression(
    "({parent: node}, {reference: node})", "location", braces("Location", "parent", "reference")
)
REDIRECTED = the.expression(
    "the place to which insertions into {node} are redirected", "location", call("sanitizer.place_of", "node")
)
TARGET_PARENT = the.expression("the target parent of {location}", "node", dot("location", "parent"))
REFERENCE_CHILD = the.expression("the reference child of {location}", "node", dot("location", "reference"))
APPROPRIATE_PLACE = the.expression(
    "the appropriate place for inserting a node, which only forms and scripts ask for",
    "location",
    Choice(
        call("scripts.ask_for_places"),
        function("the_appropriate_place_for_inserting_a_node"),
        braces("Location"),
    ),
)

# Nodes.
INSERTION_POINT = the.expression("the insertion point", "insertion point", call("scripts.insertion_point"))
UNDEFINED = the.expression("undefined", "insertion point", braces("InsertionPoint"))
THE_DOCUMENT = the.expression("the Document", "node", call("tree.document"))
ROOT_TARGET = the.expression("the root insertion target", "node", call("state.root_insertion_target"))
NEW_DOCTYPE = the.expression("a new doctype for the token", "node", call("insertion.create_doctype"))
NEW_COMMENT = the.expression(
    "a new comment node with data {data: string value}", "node", call("insertion.create_comment", "data")
)
NEW_INSTRUCTION = the.expression(
    "a new processing instruction node with target {target: string value} and data {data: string value}",
    "node",
    call("insertion.create_processing_instruction", "target", "data"),
)
NEW_FRAGMENT = the.expression("a new DocumentFragment", "node", call("tree.create_document_fragment"))
FIND_MARKER = the.expression(
    "the first marker or start instruction named {name: string value} among the descendants of {scope: node}",
    "node",
    call("insertion.find_marker", "name", "scope"),
)
PARENT_OF = the.expression("the parent of {node}", "node", call("tree.parent", "node"))
NEXT_SIBLING = the.expression("the next sibling of {node}", "node", call("tree.next_sibling", "node"))
CONTENTS_OF = the.expression(
    "the template contents of {node}", "node", call("tree.template_contents", "node")
)
SHADOW_OF = the.expression(
    "the shadow root of {element}", "node", call("tree.shadow_root", call("node_of", "element"))
)
TARGET_OF = the.expression(
    "the insertion target of {node}", "node", dot(call("insertion.find_content_patch", "node"), "target")
)
START_OF = the.expression(
    "the insertion start marker of {node}",
    "node",
    dot(call("insertion.find_content_patch", "node"), "start_marker"),
)
END_OF = the.expression(
    "the insertion end marker of {node}",
    "node",
    dot(call("insertion.find_content_patch", "node"), "end_marker"),
)
SELECTED_OPTION = the.expression(
    "the remembered selected option of {node}", "node", call("selects.selected_option", "node")
)
FIRST_SELECTEDCONTENT = the.expression(
    "the first selectedcontent element among the descendants of {node}",
    "node",
    call("selects.first_selectedcontent", "node"),
)

# Names and strings.
TAG_NAME = the.expression("the tag name of {element}", "tag name", arrow("element", "name"))
ATTRIBUTE_OF = the.expression(
    "the {attribute} attribute of {element}",
    "string value",
    call("nodes.attribute_value", call("node_of", "element"), "attribute"),
)
TARGET_NAME = the.expression(
    "the target of {node}", "string value", call("tree.processing_instruction_target", "node")
)

# Namespaces.
THE_NAMESPACE = the.expression("the {namespace} namespace", "namespace value", Hole("namespace"))
ADJUSTED_NAMESPACE = the.expression(
    "the adjusted current node's namespace",
    "namespace value",
    arrow(function("the_adjusted_current_node"), "element_namespace"),
)
NUMBER = the.expression("{number}", "number", Hole("number"))

# --- Loops ---------------------------------------------------------------------------------------------------------------

ANCESTORS = the.loop(
    "the ancestors of {node}",
    "node",
    Chain(
        "Node",
        call("tree.parent", "node"),
        not_(call("nodes.is_null", "variable")),
        assign("variable", call("tree.parent", "variable")),
    ),
)
ANCESTORS_IN = the.loop(
    "the ancestors of {element} that are in the set {set}",
    "node",
    Each("const Node", call("selects.ancestors_in", "element", "set")),
)
DESCENDANTS_IN = the.loop(
    "the inclusive descendants of {node} that are in the set {set}",
    "element",
    Each("const Element", call("selects.descendants_in", "node", "set")),
)
SIBLINGS_BETWEEN = the.loop(
    "the siblings after {node} and before {end: node}",
    "node",
    Each("const Node", call("nodes.siblings_between", "node", "end")),
)
DESCENDANTS = the.loop(
    "the descendants of {node}",
    "node",
    Chain(
        "Node",
        call("selects.following", "node", "node"),
        not_(call("nodes.is_null", "variable")),
        assign("variable", call("selects.following", "variable", "node")),
    ),
)
CHILDREN = the.loop(
    "the children of {node}",
    "node",
    Chain(
        "Node",
        call("tree.first_child", "node"),
        not_(call("nodes.is_null", "variable")),
        assign("variable", call("tree.next_sibling", "variable")),
    ),
)

SCRIPTING_MODES = {
    "Normal": "ScriptingMode::normal",
    "Disabled": "ScriptingMode::disabled",
    "Inert": "ScriptingMode::inert",
    "Fragment": "ScriptingMode::fragment",
}
