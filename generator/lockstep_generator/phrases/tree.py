"""The vocabulary of spec/tree/ and of the algorithms it names.

A phrase is a pattern with typed holes and the C++ that it becomes; `$name` stands for a hole, `@name` for an
operation, with the part of the tree builder that has it: `@stack.push` is Stack::push() of runtime/src/tree/stack.h, which
documents it. Types: element (a record of the tree builder), node (a node of the tree), location (parent and reference
child), entry (of the list of active formatting elements), token, namespace, tag name, string value, boolean, number. An
expression comes with its type.
"""

import re

# The first statement of an algorithm that only a parser that sanitizes runs.
ASSERT_SANITIZING = "assert that the parser's sanitizer configuration is not null"

STATEMENTS = {
    # The token.
    "parse error": "@errors.add(ERROR);",
    "ignore the token": "",
    "this token cannot occur": "return unreachable();",
    "drop the token's attributes": "@token.attribute_count = 0;",
    "change the token's tag name to {tag}": "@token.rename($tag);",
    "change the token's tag name by the table of SVG tag names": (
        "@token.rename(adjusted_svg_tag(@token.name));"
    ),
    "acknowledge the token's self-closing flag": "@token.self_closing_acknowledged = true;",
    "ignore the next token if it is a LF character token": "@token.ignore_next_line_feed();",
    "change the attribute names of the token by the table MathML attributes": (
        "@token.adjust_attributes(adjusted_mathml_attribute);"
    ),
    "change the attribute names of the token by the table SVG attributes": (
        "@token.adjust_attributes(adjusted_svg_attribute);"
    ),
    "put the attributes of the token into namespaces by the table foreign attributes": (
        "@token.adjust_attributes(adjusted_foreign_attribute);"
    ),
    # Insertion modes and the tokenizer.
    "switch the insertion mode to {mode}": "@state.set_insertion_mode($mode);",
    "switch the insertion mode to the original insertion mode": (
        "@state.return_to_original_insertion_mode();"
    ),
    "switch the insertion mode to the current template insertion mode": (
        "@state.set_insertion_mode(@state.current_template_insertion_mode());"
    ),
    "set the original insertion mode to the current insertion mode": "@state.set_original_insertion_mode();",
    "push {mode} onto the stack of template insertion modes": "@state.push_template_insertion_mode($mode);",
    "pop the current template insertion mode off the stack of template insertion modes": (
        "@state.pop_template_insertion_mode();"
    ),
    "switch the tokenizer to the {state} state": "@state.switch_tokenizer_to($state);",
    # Flags and pointers.
    'set the frameset-ok flag to "ok"': "@state.set_frameset_ok(true);",
    'set the frameset-ok flag to "not ok"': "@state.set_frameset_ok(false);",
    "enable foster parenting": "@state.set_foster_parenting(true);",
    "disable foster parenting": "@state.set_foster_parenting(false);",
    "set the head element pointer to {element}": "@state.set_head_element_pointer($element);",
    "set the form element pointer to {element}": "@state.set_form_element_pointer($element);",
    "set the fragment context element to {element}": "@state.set_fragment_context_element($element);",
    "set the root insertion target to {node}": "@state.set_root_insertion_target($node);",
    "set the result of the fragment case to {node}": "@tree.set_fragment($node);",
    # The Document.
    "set the Document to quirks mode": "@state.set_quirks_mode(QuirksMode::quirks);",
    "set the Document to limited-quirks mode": "@state.set_quirks_mode(QuirksMode::limited_quirks);",
    "change the encoding to {encoding}": "@input_encoding.change_to($encoding);",
    # The stack of open elements.
    "push {element} onto the stack of open elements": "@stack.push($element);",
    "pop the current node off the stack of open elements": "@stack.pop();",
    "pop elements until a {tags} element has been popped": "@stack.pop_until($tags);",
    "pop elements until an HTML element named {tag name} has been popped": "@stack.pop_until($tag_name);",
    "pop elements until {element} has been popped": "@stack.pop_through($element);",
    "pop all elements but the first off the stack of open elements": "@stack.pop_to_root();",
    "remove {element} from the stack of open elements": "@stack.remove($element);",
    "replace {element} with {new: element} on the stack of open elements": (
        "@stack.replace($element, $new);"
    ),
    "insert {element} into the stack of open elements below {other: element}": (
        "@stack.insert_below($other, $element);"
    ),
    # The list of active formatting elements.
    "insert a marker at the end of the list of active formatting elements": "@formatting.add_marker();",
    "remove the last entry from the list of active formatting elements": "@formatting.remove_last();",
    "add {element} at the end of the list of active formatting elements": (
        "@formatting.add($element);"
    ),
    "remove {element} from the list of active formatting elements": "@formatting.remove($element);",
    "replace the element of {entry} with {element}": "@formatting.replace($entry, $element);",
    "replace {element} with {new: element} in the list of active formatting elements": (
        "@formatting.replace($element->formatting, $new);"
    ),
    "replace {element} in the list of active formatting elements with {new: element} at {bookmark: entry}": (
        "@formatting.move($element, $new, $bookmark);"
    ),
    # The pending table character tokens.
    "set the pending table character tokens to the empty list": "@table_text.clear();",
    "append the token to the pending table character tokens": "@table_text.add_token();",
    "process the pending table character tokens using anything else of in table": (
        "@table_text.for_each_run([this] { in_table_anything_else(); });"
    ),
    "insert the pending table character tokens": (
        "@table_text.for_each_run([this] { insert_the_character(); });"
    ),
    # The tree.
    "add the token's missing attributes to {element}": "@insertion.add_missing_attributes($element);",
    "append {node: any} to {parent: any}": "@insertion.append($node, $parent);",
    "append deep clones of the children of {node} to {fragment: node}, for {selectedcontent: node}": (
        "@insertion.append_clones_of_children($node, $fragment, $selectedcontent);"
    ),
    "insert the node {node} at {location}": "@insertion.insert($node, $location);",
    "insert the moved element {element} at {location}": "@insertion.insert_moved($element, $location);",
    "remove {node: any} from its parent": "@insertion.remove_from_parent($node);",
    "move the children of {node: any} to {other: any}": "@insertion.move_children($node, $other);",
    "remove the children of {selectedcontent: node}": "@selects.empty_selectedcontent($selectedcontent);",
    "add {data: string value} to the Text node immediately before {location}, or insert a new Text node "
    "there": "@insertion.insert_text($data, $location);",
    # Scripts.
    "set the parser document of {element} to the Document": (
        "@tree.set_script_flag(@node_of($element), ScriptFlag::parser_document);"
    ),
    "set force async of {element} to false": "@tree.clear_force_async(@node_of($element));",
    "set already started of {element} to true": (
        "@tree.set_script_flag(@node_of($element), ScriptFlag::already_started);"
    ),
    "perform a microtask checkpoint": "@scripts.perform_microtask_checkpoint();",
    "run the script {element} after this token": "@scripts.run_after_this_token(EndedScript::html, $element);",
    "run the SVG script {element} after this token": "@scripts.run_after_this_token(EndedScript::svg, $element);",
    "prepare the script element {node}": "@scripts.host().prepare_script($node);",
    "process the SVG script element {node}": "@scripts.host().process_svg_script($node);",
    "set the insertion point to just before the next input character": (
        "@scripts.set_insertion_point_before_next_character();"
    ),
    "set the insertion point to {insertion point}": "@scripts.set_insertion_point($insertion_point);",
    "increment the script nesting level": "++@scripts.state().nesting_level;",
    "decrement the script nesting level": "--@scripts.state().nesting_level;",
    "set the parser pause flag to {boolean: boolean}": "@scripts.state().paused = $boolean;",
    "block the tokenizer": "@scripts.state().blocked = true;",
    "unblock the tokenizer": "@scripts.state().blocked = false;",
    "start the speculative HTML parser": "@scripts.start_speculative_parser();",
    "stop the speculative HTML parser": "@scripts.stop_speculative_parser();",
    "execute the pending parsing-blocking script": "@scripts.host().execute_pending_script();",
    "execute that script": "@scripts.host().execute_deferred_script();",
    "update the current document readiness to interactive": (
        "@scripts.update_readiness(DocumentReadiness::interactive);"
    ),
    "update the current document readiness to complete": "@scripts.update_readiness(DocumentReadiness::complete);",
    "fire DOMContentLoaded": "@scripts.fire_dom_content_loaded();",
    "fire load": "@scripts.host().fire_load();",
    "throw away the input stream": "@scripts.discard_input();",
    # Custom elements and forms.
    "begin a custom element": "@scripts.host().custom_element_begins();",
    "end the custom element {element}": "@scripts.end_custom_element($element);",
    "invoke the custom element reactions of {element}": "@scripts.invoke_custom_element_reactions($element);",
    "associate {element} with {form: element}": "@scripts.associate_form($element, $form);",
    # Templates and shadow roots.
    "attach a shadow root to {element} with open {open: boolean}, delegates focus {delegates: boolean}, "
    "serializable {serializable: boolean}, manual slot assignment {manual: boolean}, clonable {clonable: "
    "boolean} and null registry {registry: boolean}": (
        "@insertion.attach_shadow_root($element, $open, $delegates, $serializable, $manual, $clonable, $registry);"
    ),
    "set the template contents of {element} to {node}": (
        "@tree.set_template_contents(@node_of($element), $node);"
    ),
    "set the insertion target of {element} to {node}": "@insertion.content_patch($element).target = $node;",
    "set the insertion start marker of {element} to {node}": "@insertion.content_patch($element).start_marker = $node;",
    "set the insertion end marker of {element} to {node}": "@insertion.content_patch($element).end_marker = $node;",
    # Selectedness.
    "set the remembered selected option of {select: node} to {option: node}": (
        "@selects.set_selected_option($select, $option);"
    ),
    "set the selectedness of {option: node} to {boolean: boolean}": "@selects.set_selectedness($option, $boolean);",
    "remember that {option: node} is in a list of options": "@selects.set_listed($option, true);",
    "remember that {option: node} is in no list of options": "@selects.set_listed($option, false);",
    "remember that no option of {select: node} can be selected": "@selects.set_no_candidate($select);",
    "remember that the open elements hold the option": "@selects.remember_holders(Holds::option);",
    "remember that the open elements hold the selectedcontent": "@selects.remember_holders(Holds::selectedcontent);",
    "forget which selectedcontent elements are first": "@selects.forget_first_selectedcontents();",
    "set the disabled flag of {node} to {boolean: boolean}": "@selects.set_disabled($node, $boolean);",
    # Sanitizing while parsing.
    ASSERT_SANITIZING: "static_assert(@kSanitizes);",
    "redirect insertions into {element} to {location}": "@sanitizer.redirect($element, $location);",
    "insert the moved children of {element} at {location}": "@insertion.insert_moved_children($element, $location);",
    "remember that {parent: element} holds what {element} holds": "$parent->holds |= $element->holds;",
    "remove the attributes that the sanitizer refuses from the token": "@sanitizer.drop_refused_attributes(Namespace::html, tag::template_);",
    # Arithmetic.
    "increment {number: number variable}": "++$number;",
    "decrement {number: number variable}": "--$number;",
}

# Statements that end the rule, or that are more than one statement: see emit.
REPROCESS = "reprocess the token"
REPROCESS_BY_CURRENT_MODE = "reprocess the token using the rules for the current insertion mode"
PROCESS_USING = "process the token using the rules for {mode}"
STATEMENTS[REPROCESS] = "return Outcome::reprocess;"
STATEMENTS[REPROCESS_BY_CURRENT_MODE] = "return process_using(@state.insertion_mode());"
STATEMENTS[PROCESS_USING] = "outcome = process_using($mode);"

CONDITIONS = {
    # The token.
    "the token is a start tag": "@token.kind == TokenKind::start_tag",
    "the token is a start tag named {tag}": "@token.kind == TokenKind::start_tag && @token.name == $tag",
    "the token is a start tag not named {tags}": (
        "@token.kind == TokenKind::start_tag && !@token.is_named($tags)"
    ),
    "the token is a character": "@token.is_character()",
    "the token is an end-of-file": "@token.kind == TokenKind::end_of_file",
    "the token's tag name is {tag}": "@token.name == $tag",
    "the token's self-closing flag is set": "@token.self_closing",
    "the token has an attribute named {attribute}": "@token.attribute($attribute) != nullptr",
    "the token does not have an attribute named {attribute}": "@token.attribute($attribute) == nullptr",
    "the token's {attribute} attribute is {string} ignoring case": "@token.attribute_is($attribute, $string)",
    "the token's {attribute} attribute is not {string} ignoring case": (
        "!@token.attribute_is($attribute, $string)"
    ),
    # DOCTYPE tokens.
    "the token's force-quirks flag is set": "@token.doctype->force_quirks",
    "the token's name is not {string}": "@token.doctype->name != $string",
    "the token's public identifier is not missing": "@token.doctype->has_public_identifier",
    "the token's system identifier is neither missing nor {string}": (
        "@token.doctype->has_system_identifier && @token.doctype->system_identifier != $string"
    ),
    "the token's system identifier is missing": "!@token.doctype->has_system_identifier",
    "the token's system identifier is not missing": "@token.doctype->has_system_identifier",
    "the token's system identifier is missing or the empty string": (
        "@token.doctype->system_identifier.empty()"
    ),
    "the token's system identifier is neither missing nor the empty string": (
        "!@token.doctype->system_identifier.empty()"
    ),
    "the token's public identifier is one of the quirks public identifiers": (
        "match_public_identifier(@token.doctype->public_identifier) == PublicIdentifier::quirks"
    ),
    "the token's public identifier starts with one of the quirks public identifier prefixes": (
        "match_public_identifier_prefix(@token.doctype->public_identifier) == PublicIdentifier::quirks"
    ),
    "the token's public identifier starts with one of the quirks public identifier prefixes for a missing "
    "or empty system identifier": (
        "match_public_identifier_prefix(@token.doctype->public_identifier) == PublicIdentifier::conditional"
    ),
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes for a "
    "present system identifier": (
        "match_public_identifier_prefix(@token.doctype->public_identifier) == PublicIdentifier::conditional"
    ),
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes": (
        "match_public_identifier_prefix(@token.doctype->public_identifier) == "
        "PublicIdentifier::limited_quirks"
    ),
    "the token's system identifier is one of the quirks system identifiers": (
        "match_system_identifier(@token.doctype->system_identifier)"
    ),
    # Sanitizing while parsing. The first one decides at compile time; see Phrase.is_static.
    "the parser's sanitizer configuration is not null": "@kSanitizes",
    "the sanitizer removes {element}": "@sanitizer.removes($element)",
    "the sanitizer replaces {element} with its children": "@sanitizer.replaces($element)",
    "the sanitizer does not keep template elements": "!@sanitizer.keeps_templates()",
    "the sanitizer does not keep comments": "!@sanitizer.keeps_comments()",
    "the sanitizer does not keep processing instructions with target {target: string value}": (
        "!@sanitizer.keeps_processing_instructions($target)"
    ),
    "insertions into {node} are redirected": "@sanitizer.redirects($node)",
    # The Document and the parser.
    "the Document has no doctype child": "!@tree.document_has_child(NodeType::doctype)",
    "the Document has no element child": "!@tree.document_has_child(NodeType::element)",
    "the Document is not in quirks mode": "@state.quirks_mode() != QuirksMode::quirks",
    "the confidence is tentative": "@input_encoding.is_tentative()",
    "{encoding} is known": "$encoding.has_value()",
    "{encoding} is not known": "!$encoding.has_value()",
    "the Document is not an iframe srcdoc document": "!@state.options().iframe_srcdoc",
    "the parser cannot change the mode flag is false": "!@state.options().cannot_change_the_mode",
    "the parser does not allow declarative shadow roots": "!@state.allows_declarative_shadow_roots()",
    "the scripting mode is {scripting mode}": "@state.scripting_mode() == $scripting_mode",
    "the scripting mode is not {scripting mode}": "@state.scripting_mode() != $scripting_mode",
    "the insertion mode is {mode}": "@state.insertion_mode() == $mode",
    'the frameset-ok flag is "not ok"': "!@state.frameset_ok()",
    "foster parenting is enabled": "@state.foster_parenting()",
    "the stack of template insertion modes is not empty": "@state.has_template_insertion_mode()",
    # The stack of open elements.
    "the stack of open elements is empty": "@stack.empty()",
    "the stack of open elements is not empty": "!@stack.empty()",
    "the stack of open elements has only one node": "@stack.size() == 1",
    "there is a template element on the stack of open elements": "@stack.bottommost(tag::template_) != nullptr",
    "there is no template element on the stack of open elements": "@stack.bottommost(tag::template_) == nullptr",
    "the stack of open elements has a node that is not in the set {complement set}": (
        "@stack.bottommost($complement_set) != nullptr"
    ),
    "{element} is on the stack of open elements": "@stack.contains($element)",
    "{element} is not on the stack of open elements": "!@stack.contains($element)",
    "the stack of open elements has a {tags} element in scope": "@stack.has_in_scope($tags, sets::scope_base)",
    "the stack of open elements has a {tags} element in button scope": (
        "@stack.has_in_scope($tags, sets::scope_button)"
    ),
    "the stack of open elements does not have a {tags} element in scope": (
        "!@stack.has_in_scope($tags, sets::scope_base)"
    ),
    "the stack of open elements does not have a {tags} element in button scope": (
        "!@stack.has_in_scope($tags, sets::scope_button)"
    ),
    "the stack of open elements does not have a {tags} element in list item scope": (
        "!@stack.has_in_scope($tags, sets::scope_list_item)"
    ),
    "the stack of open elements does not have a {tags} element in table scope": (
        "!@stack.has_in_scope($tags, sets::scope_table)"
    ),
    "the stack of open elements does not have an HTML element named {tag name} in scope": (
        "!@stack.has_in_scope($tag_name, sets::scope_base)"
    ),
    "the stack of open elements does not have an HTML element named {tag name} in table scope": (
        "!@stack.has_in_scope($tag_name, sets::scope_table)"
    ),
    "the stack of open elements does not have {element} in scope": (
        "!@stack.has_element_in_scope($element, sets::scope_base)"
    ),
    # The list of active formatting elements.
    "the list of active formatting elements is empty": "@formatting.empty()",
    "the list of active formatting elements is not empty": "!@formatting.empty()",
    "{entry} is a marker": "@formatting.is_marker($entry)",
    "the last entry in the list of active formatting elements is a marker": (
        "@formatting.is_marker(@formatting.last())"
    ),
    "{entry} is the last entry in the list of active formatting elements": (
        "$entry == @formatting.last()"
    ),
    "{entry: entry} is null": "$entry == nullptr",
    "{element} is in the list of active formatting elements": "$element->formatting != nullptr",
    "{element} is not in the list of active formatting elements": "$element->formatting == nullptr",
    # Nodes and elements.
    "{node: any} is null": "@nodes.is_null($node)",
    "{node: any} is not null": "!@nodes.is_null($node)",
    "{node: element} is {other: element}": "$node == $other",
    "{node: element} is not {other: element}": "$node != $other",
    "{node} is {other: node}": "$node == $other",
    "{node} is not {other: node}": "$node != $other",
    "{node: any} is a {tags} element": "@nodes.is_html_element($node, $tags)",
    "{node: any} is not a {tags} element": "!@nodes.is_html_element($node, $tags)",
    "{node: any} is an HTML element named {tag name}": "@nodes.is_html_element($node, $tag_name)",
    "{node: any} is not an HTML element named {tag name}": "!@nodes.is_html_element($node, $tag_name)",
    "{element} is a MathML {tag} element": "@nodes.is_element_of(Namespace::mathml, $element, $tag)",
    "{element} is an SVG {tag} element": "@nodes.is_element_of(Namespace::svg, $element, $tag)",
    "{node: any} is in the set {set}": "@nodes.is_in_set($node, $set)",
    "{node: any} is not in the set {set}": "!@nodes.is_in_set($node, $set)",
    "{element} is a MathML text integration point": (
        "@nodes.is_in_set($element, sets::set_mathml_text_integration_points)"
    ),
    "{element} is not a MathML text integration point": (
        "!@nodes.is_in_set($element, sets::set_mathml_text_integration_points)"
    ),
    "{element} is in the {namespace} namespace": "@nodes.is_in_namespace($element, $namespace)",
    "{element} is not in the {namespace} namespace": "!@nodes.is_in_namespace($element, $namespace)",
    "the lowercase tag name of {element} is not the token's tag name": (
        "$element->token_name != @token.name"
    ),
    "the encoding attribute of {element} is {string} ignoring case": (
        "equals_ignoring_case(@nodes.encoding_attribute($element), $string)"
    ),
    "{node} has an attribute named {attribute}": "@nodes.has_attribute($node, $attribute)",
    "{node} has a parent": "@nodes.has_parent($node)",
    "{node} is in the same tree as {other: element}": "@nodes.are_in_same_tree($node, @node_of($other))",
    "{node} is a Document": "@nodes.is_document($node)",
    "{node} is a processing instruction": "@nodes.is_processing_instruction($node)",
    "{node} is a Document with an element child": (
        "@nodes.is_document($node) && @tree.document_has_child(NodeType::element)"
    ),
    "{node} is a host-including inclusive ancestor of {other: node}": (
        "@tree.is_host_including_inclusive_ancestor($node, $other)"
    ),
    "{node} is not connected": "!@selects.is_connected($node)",
    "{node} is the body element of its node document": "@nodes.is_body_element($node)",
    "{element} is a shadow host": "@nodes.is_shadow_host($element)",
    "{token} has no {attribute} attribute": "$token.attribute($attribute) == nullptr",
    "there is a custom element definition for {token} in {namespace: namespace value} with intended parent {parent: "
    "node}": "@scripts.has_custom_element_definition($token, $namespace, $parent)",
    # Scripts.
    "the script nesting level is {number}": "@scripts.state().nesting_level == $number",
    "the script nesting level is not {number}": "@scripts.state().nesting_level != $number",
    "the pending parsing-blocking script is not null": "@scripts.host().has_pending_script()",
    "the pending parsing-blocking script is not ready": "!@scripts.host().pending_script_is_ready()",
    "the parser has been aborted": "@scripts.state().aborted",
    "there is a script that will execute when the document has finished parsing": (
        "@scripts.host().has_deferred_script()"
    ),
    "that script is not ready": "!@scripts.host().deferred_script_is_ready()",
    "DOMContentLoaded has not been fired": "!@scripts.state().content_loaded",
    "the load event is delayed": "@scripts.host().load_event_is_delayed()",
    "{name: tag name} has the form of a custom element name": "@nodes.is_custom_element_name($name)",
    "{name: tag name} has the form of a potential custom element name": (
        "@nodes.is_potential_custom_element_name($name)"
    ),
    "{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace": (
        "@insertion.xmlns_differs($element)"
    ),
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace": (
        "@insertion.xmlns_xlink_differs($element)"
    ),
    # Selectedness.
    "the display size of {node} is not {number}": "@nodes.display_size($node) != $number",
    "no selectedcontent element has been inserted": "!@selects.selectedcontent_inserted()",
    "the children of a selectedcontent element are being removed": "@selects.is_emptying_selectedcontent()",
    "the selectedness of {option: node} is true": "@selects.is_selected($option)",
    "the selectedness of {option: node} is false": "!@selects.is_selected($option)",
    "{option: node} has left {select: node}": "@selects.has_left($option, $select)",
    "no option of {select: node} can be selected": "@selects.has_no_candidate($select)",
    "the disabled flag of {node} is true": "@selects.is_disabled($node)",
    # Values.
    "{value: boolean} is true": "$value",
    "{value: boolean} is false": "!$value",
    "{value: number variable} is {number}": "$value == $number",
    "{value: number variable} is greater than {number}": "$value > $number",
    "{text: string value} is {string}": "$text == $string",
    "the pending table character tokens have a character that is not ASCII whitespace": (
        "@table_text.is_not_whitespace()"
    ),
}

# Sets that the runtime asks for by itself: the serializer.
ASKED_BY_RUNTIME = ("raw text when serialized", "serializes as void")

# Algorithms that the runtime calls by itself: at the start of a fragment, for each token, at each pop, when nodes move.
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

# Those that the parts of the tree builder call besides.
CALLED_BY_PARTS = (
    "the adjusted current node",
    "run the pending parsing-blocking scripts",
    "{node: node} can be inserted at {location: location}",
)

EXPRESSIONS = {
    # The token.
    "the token": ("token", "@token"),
    "a {tag} start tag token without attributes": ("token", "start_tag_without_attributes($tag)"),
    "the token's tag name": ("tag name", "@token.name"),
    "the token's characters": ("string value", "@token.text"),
    "the token's data": ("string value", "@token.text"),
    "the token's target": ("string value", "@token.target"),
    "{string}": ("string value", "std::string_view($string)"),
    # Encodings.
    "the encoding that the token's {attribute} attribute names": (
        "encoding",
        "@input_encoding.labelled_by($attribute)",
    ),
    "the encoding extracted from the token's {attribute} attribute": (
        "encoding",
        "@input_encoding.extracted_from($attribute)",
    ),
    # Elements.
    "the current node": ("element", "@stack.current()"),
    "the first element on the stack of open elements": ("element", "@stack.first()"),
    "the second element on the stack of open elements": ("element", "@stack.first()->below"),
    "the node immediately above {element} in the stack of open elements": ("element", "$element->above"),
    "the last {tags} element on the stack of open elements": ("element", "@stack.bottommost($tags)"),
    "the bottommost open element that is named {tags} or is in the set {set}": (
        "element",
        "@stack.lower(@stack.bottommost($tags), @stack.bottommost($set))",
    ),
    "the bottommost open element that is an HTML element named {tag name} or is in the set {set}": (
        "element",
        "@stack.lower(@stack.bottommost($tag_name), @stack.bottommost($set))",
    ),
    "the bottommost open element that is a foreign element with the token's tag name in lower case or is "
    "in the HTML namespace": (
        "element",
        "@stack.lower(@stack.bottommost_foreign(@token.name), @stack.bottommost(sets::html_namespace))",
    ),
    "the bottommost open element that is in the set {set}": ("element", "@stack.bottommost($set)"),
    "the topmost element in the set {set} below {element} on the stack of open elements": (
        "element",
        "@stack.topmost_below($element, $set)",
    ),
    "the last element named {tag name} in the list of active formatting elements after the last marker": (
        "element",
        "@formatting.last_named($tag_name)",
    ),
    "the head element pointer": ("element", "@state.head_element_pointer()"),
    "the form element pointer": ("element", "@state.form_element_pointer()"),
    "the fragment context element": ("element", "@state.fragment_context_element()"),
    "the nearest form element among {element} and its ancestors": ("element", "@state.nearest_form($element)"),
    "a new element in {namespace: namespace value} with the tag name and the attributes of {token: token}": (
        "element",
        "@insertion.create_element($namespace, $token)",
    ),
    "a new element for the token for which {element} was created with intended parent {node: node}": (
        "element",
        "@insertion.create_element_like($element, $node)",
    ),
    "a new html element with node document the Document": (
        "element",
        "@insertion.create_element(Namespace::html, start_tag_without_attributes(tag::html))",
    ),
    # The list of active formatting elements.
    "the last entry in the list of active formatting elements": ("entry", "@formatting.last()"),
    "the entry before {entry} in the list of active formatting elements": ("entry", "$entry->before"),
    "the entry after {entry} in the list of active formatting elements": ("entry", "$entry->after"),
    "the position of {element} in the list of active formatting elements": ("entry", "$element->formatting"),
    "the position after {element} in the list of active formatting elements": (
        "entry",
        "$element->formatting",
    ),
    "the element of {entry}": ("element", "$entry->element"),
    "the earliest of three entries after the last marker with the tag name, namespace and attributes of "
    "{element}": ("element", "@formatting.earliest_of_three($element)"),
    # Locations.
    "({parent: node}, {reference: node})": ("location", "Location{$parent, $reference}"),
    "the place to which insertions into {node} are redirected": ("location", "@sanitizer.place_of($node)"),
    "the target parent of {location}": ("node", "$location.parent"),
    "the reference child of {location}": ("node", "$location.reference"),
    "the appropriate place for inserting a node, which only forms and scripts ask for": (
        "location",
        "@scripts.ask_for_places() ? the_appropriate_place_for_inserting_a_node() : Location{}",
    ),
    # Nodes.
    "the insertion point": ("insertion point", "@scripts.insertion_point()"),
    "undefined": ("insertion point", "InsertionPoint{}"),
    "the Document": ("node", "@tree.document()"),
    "the root insertion target": ("node", "@state.root_insertion_target()"),
    "a new doctype for the token": ("node", "@insertion.create_doctype()"),
    "a new comment node with data {data: string value}": ("node", "@insertion.create_comment($data)"),
    "a new processing instruction node with target {target: string value} and data {data: string value}": (
        "node",
        "@insertion.create_processing_instruction($target, $data)",
    ),
    "a new DocumentFragment": ("node", "@tree.create_document_fragment()"),
    "the first marker or start instruction named {name: string value} among the descendants of {scope: node}": (
        "node",
        "@insertion.find_marker($name, $scope)",
    ),
    "the parent of {node}": ("node", "@tree.parent($node)"),
    "the next sibling of {node}": ("node", "@tree.next_sibling($node)"),
    "the template contents of {node}": ("node", "@tree.template_contents($node)"),
    "the shadow root of {element}": ("node", "@tree.shadow_root(@node_of($element))"),
    "the insertion target of {node}": ("node", "@insertion.find_content_patch($node).target"),
    "the insertion start marker of {node}": ("node", "@insertion.find_content_patch($node).start_marker"),
    "the insertion end marker of {node}": ("node", "@insertion.find_content_patch($node).end_marker"),
    "the remembered selected option of {node}": ("node", "@selects.selected_option($node)"),
    "the first selectedcontent element among the descendants of {node}": (
        "node",
        "@selects.first_selectedcontent($node)",
    ),
    # Names and strings.
    "the tag name of {element}": ("tag name", "$element->name"),
    "the {attribute} attribute of {element}": (
        "string value",
        "@nodes.attribute_value(@node_of($element), $attribute)",
    ),
    "the target of {node}": ("string value", "@tree.processing_instruction_target($node)"),
    # Namespaces.
    "the {namespace} namespace": ("namespace value", "$namespace"),
    "the adjusted current node's namespace": (
        "namespace value",
        "the_adjusted_current_node()->element_namespace",
    ),
    "{number}": ("number", "$number"),
}

# What `for each X in Y` may walk: the type of X, and the C++ loop header, in which it is $variable.
LOOPS = {
    "the ancestors of {node}": (
        "node",
        "for (Node $variable = @tree.parent($node); !@nodes.is_null($variable); $variable ="
        " @tree.parent($variable))",
    ),
    "the ancestors of {element} that are in the set {set}": (
        "node",
        "for (const Node $variable : @selects.ancestors_in($element, $set))",
    ),
    "the inclusive descendants of {node} that are in the set {set}": (
        "element",
        "for (const Element $variable : @selects.descendants_in($node, $set))",
    ),
    "the siblings after {node} and before {end: node}": (
        "node",
        "for (const Node $variable : @nodes.siblings_between($node, $end))",
    ),
    "the descendants of {node}": (
        "node",
        "for (Node $variable = @selects.following($node, $node); !@nodes.is_null($variable);"
        " $variable = @selects.following($variable, $node))",
    ),
    "the children of {node}": (
        "node",
        "for (Node $variable = @tree.first_child($node); !@nodes.is_null($variable); $variable ="
        " @tree.next_sibling($variable))",
    ),
}

# Operations that search the stack of open elements for an element of a set.
SEARCHES_OF_THE_STACK = {"bottommost", "lower", "has_in_scope", "has_element_in_scope"}

# Operations that only look and change nothing. An algorithm that calls no others is pure and is marked as such. The
# compiler may then report it to an observer early, or once where it runs twice.
PURE = {
    *("bottommost", "current", "empty", "find_content_patch", "first", "foster_parenting"),
    *(
        "fragment_context_element",
        "has_parent",
        "is_element_of",
        "is_html_element",
        "is_in_namespace",
        "is_in_set",
    ),
    *("place_of", "redirects", "static_assert"),
    *(
        "is_null",
        "node_of",
        "null",
        "parent",
        "root_insertion_target",
        "size",
        "template_contents",
    ),
}

# What pages seldom contain: the compiler moves a branch for it out of the way. So is one that begins with a parse error. It is a hint
# to the compiler; nothing depends on it.
SELDOM = re.compile(
    r"the parser's sanitizer configuration is not null"
    r"|foster parenting is enabled"
    r"|.* is a template element"
    r"|(?:the root insertion target|the fragment context element|insertion target|end marker) is not null"
    r"|the target parent of place is a Document"
    r"|.* attribute in the XMLNS namespace that differs from .*"
    r"|element is an? (?:option|selectedcontent) element"
    r"|there is a custom element definition .*|will execute script is true"
    r"|new element is in the set form-associated elements|the form element pointer is not null"
    r"|node has a parent|node is a host-including inclusive ancestor of .*"
)
OFTEN = re.compile(
    r"the stack of open elements is not empty|the adjusted current node is in the HTML namespace"
)

SCRIPTING_MODES = {
    "Normal": "ScriptingMode::normal",
    "Disabled": "ScriptingMode::disabled",
    "Inert": "ScriptingMode::inert",
    "Fragment": "ScriptingMode::fragment",
}
