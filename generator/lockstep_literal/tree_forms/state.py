"""The state of the parser: modes, flags, pointers, the pending table character tokens."""

from __future__ import annotations

from typing import Any

from ..dom import HTML, Doctype, Element, Node
from .part import the

# --- Insertion modes and the tokenizer ----------------------------------------------------------------------------------


@the.statement("switch the insertion mode to {mode}")
def switch_mode(p: Any, mode: str) -> None:
    p.insertion_mode = mode


@the.statement("switch the insertion mode to the original insertion mode")
def switch_to_original(p: Any) -> None:
    p.insertion_mode = p.original_mode


@the.statement("switch the insertion mode to the current template insertion mode")
def switch_to_template(p: Any) -> None:
    p.insertion_mode = p.template_modes[-1]


@the.statement("set the original insertion mode to the current insertion mode")
def set_original(p: Any) -> None:
    p.original_mode = p.insertion_mode


@the.statement("push {mode} onto the stack of template insertion modes")
def push_mode(p: Any, mode: str) -> None:
    p.template_modes.append(mode)


@the.statement("pop the current template insertion mode off the stack of template insertion modes")
def pop_mode(p: Any) -> None:
    p.template_modes.pop()


@the.statement("switch the tokenizer to the {state} state")
def switch_tokenizer(p: Any, state: str) -> None:
    p.state = state


# --- Flags and pointers -------------------------------------------------------------------------------------------------


@the.statement('set the frameset-ok flag to "ok"')
def frameset_ok(p: Any) -> None:
    p.frameset_ok = True


@the.statement('set the frameset-ok flag to "not ok"')
def frameset_not_ok(p: Any) -> None:
    p.frameset_ok = False


@the.statement("enable foster parenting")
def enable_foster_parenting(p: Any) -> None:
    p.foster_parenting = True


@the.statement("disable foster parenting")
def disable_foster_parenting(p: Any) -> None:
    p.foster_parenting = False


@the.statement("set the head element pointer to {element}")
def set_head(p: Any, element: Element | None) -> None:
    p.head = element


@the.statement("set the form element pointer to {element}")
def set_form(p: Any, element: Element | None) -> None:
    p.form = element


@the.statement("set the fragment context element to {element}")
def set_context(p: Any, element: Element | None) -> None:
    p.context = element


@the.statement("set the root insertion target to {node}")
def set_root_target(p: Any, node: Node | None) -> None:
    p.root_target = node
    p.result = node


@the.statement("set the result of the fragment case to {node}")
def set_result(p: Any, node: Node | None) -> None:
    p.result = node


@the.statement("set the Document to quirks mode")
def set_quirks(p: Any) -> None:
    p.document.mode = "quirks"


@the.statement("set the Document to limited-quirks mode")
def set_limited_quirks(p: Any) -> None:
    p.document.mode = "limited-quirks"


@the.statement("change the encoding to {encoding}")
def change_encoding(p: Any, encoding: str) -> None:
    p.bytes.text_so_far = p.original[: p.here() + 1]
    p.bytes.change_to(encoding)


# --- The pending table character tokens: a list of tokens ----------------------------------------------------------------


@the.statement("set the pending table character tokens to the empty list")
def clear_pending(p: Any) -> None:
    p.pending = []


@the.statement("append the token to the pending table character tokens")
def append_pending(p: Any) -> None:
    p.pending.append(p.token)


def for_each_pending(p: Any, process: Any) -> None:
    current = p.token
    for p.token in p.pending:
        process()
    p.token = current


@the.statement("process the pending table character tokens using anything else of in table")
def process_pending(p: Any) -> None:
    """One token after the other."""
    for_each_pending(p, lambda: p.act_as("in table", "anything else", ""))


@the.statement("insert the pending table character tokens")
def insert_pending(p: Any) -> None:
    """One character after the other."""
    for_each_pending(p, lambda: p.run("insert_the_character"))


@the.condition("the pending table character tokens have a character that is not ASCII whitespace")
def pending_has_text(p: Any) -> bool:
    return any(token.data not in WHITESPACE for token in p.pending)


WHITESPACE = ("\t", "\n", "\f", "\r", " ")


# --- Conditions: sanitizing while parsing ---------------------------------------------------------------------------------------


@the.condition("the parser's sanitizer configuration is not null")
def sanitizes(p: Any) -> bool:
    return p.sanitizer is not None


@the.condition("the sanitizer removes {element}")
def sanitizer_removes(p: Any, element: Element) -> bool:
    return p.sanitizer.removes(element)


@the.condition("the sanitizer replaces {element} with its children")
def sanitizer_replaces(p: Any, element: Element) -> bool:
    return p.sanitizer.replaces(element)


@the.condition("the sanitizer does not keep template elements")
def no_templates(p: Any) -> bool:
    return not p.sanitizer.keeps(Element(HTML, "template", []))


@the.condition("the sanitizer does not keep comments")
def no_comments(p: Any) -> bool:
    return p.sanitizer.run("comments_are_removed")


@the.condition("the sanitizer does not keep processing instructions with target {target: string value}")
def no_instructions(p: Any, target: str) -> bool:
    return p.sanitizer.run("processing_instructions_with_the_target_are_removed", target)


@the.condition("insertions into {node} are redirected")
def is_redirected(p: Any, node: Node) -> bool:
    return id(node) in p.sanitizer.places


# --- Conditions: the Document and the parser ------------------------------------------------------------------------------------


@the.condition("the Document has no doctype child")
def no_doctype(p: Any) -> bool:
    return not any(isinstance(child, Doctype) for child in p.document.children)


@the.condition("the Document has no element child")
def no_element(p: Any) -> bool:
    return not any(isinstance(child, Element) for child in p.document.children)


@the.condition("the Document is not in quirks mode")
def not_quirks(p: Any) -> bool:
    return p.document.mode != "quirks"


@the.condition("the confidence is tentative")
def tentative(p: Any) -> bool:
    return p.bytes is not None and p.bytes.tentative


@the.condition("{encoding} is known", "{encoding} is not known")
def encoding_is_known(p: Any, encoding: str | None) -> bool:
    return encoding is not None


@the.condition("the Document is not an iframe srcdoc document")
def not_srcdoc(p: Any) -> bool:
    return not p.options.get("iframe_srcdoc", False)


@the.condition("the parser cannot change the mode flag is false")
def can_change_mode(p: Any) -> bool:
    return not p.options.get("cannot_change_the_mode", False)


@the.condition("the parser does not allow declarative shadow roots")
def no_shadow_roots(p: Any) -> bool:
    return not p.options.get("unsafe", False)


@the.condition("the scripting mode is {scripting mode}", "the scripting mode is not {scripting mode}")
def scripting_mode_is(p: Any, mode: str) -> bool:
    return p.scripting_mode == mode


@the.condition("the insertion mode is {mode}")
def mode_is(p: Any, mode: str) -> bool:
    return p.insertion_mode == mode


@the.condition('the frameset-ok flag is "not ok"')
def is_not_ok(p: Any) -> bool:
    return not p.frameset_ok


@the.condition("foster parenting is enabled")
def fosters(p: Any) -> bool:
    return p.foster_parenting


@the.condition("the stack of template insertion modes is not empty")
def has_template_mode(p: Any) -> bool:
    return bool(p.template_modes)
