"""The state of the parser: modes, flags, pointers, the pending table character tokens."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import HTML, Doctype, Element, Node
from ..forms import means

# --- Insertion modes and the tokenizer ----------------------------------------------------------------------------------


@means(phrases.SWITCH_MODE)
def switch_mode(p: Any, mode: str) -> None:
    p.insertion_mode = mode


@means(phrases.SWITCH_TO_ORIGINAL)
def switch_to_original(p: Any) -> None:
    p.insertion_mode = p.original_mode


@means(phrases.SWITCH_TO_TEMPLATE)
def switch_to_template(p: Any) -> None:
    p.insertion_mode = p.template_modes[-1]


@means(phrases.SET_ORIGINAL)
def set_original(p: Any) -> None:
    p.original_mode = p.insertion_mode


@means(phrases.PUSH_MODE)
def push_mode(p: Any, mode: str) -> None:
    p.template_modes.append(mode)


@means(phrases.POP_MODE)
def pop_mode(p: Any) -> None:
    p.template_modes.pop()


@means(phrases.SWITCH_TOKENIZER)
def switch_tokenizer(p: Any, state: str) -> None:
    p.state = state


# --- Flags and pointers -------------------------------------------------------------------------------------------------


@means(phrases.FRAMESET_OK)
def frameset_ok(p: Any) -> None:
    p.frameset_ok = True


@means(phrases.FRAMESET_NOT_OK)
def frameset_not_ok(p: Any) -> None:
    p.frameset_ok = False


@means(phrases.ENABLE_FOSTER_PARENTING)
def enable_foster_parenting(p: Any) -> None:
    p.foster_parenting = True


@means(phrases.DISABLE_FOSTER_PARENTING)
def disable_foster_parenting(p: Any) -> None:
    p.foster_parenting = False


@means(phrases.SET_HEAD)
def set_head(p: Any, element: Element | None) -> None:
    p.head = element


@means(phrases.SET_FORM)
def set_form(p: Any, element: Element | None) -> None:
    p.form = element


@means(phrases.SET_CONTEXT)
def set_context(p: Any, element: Element | None) -> None:
    p.context = element


@means(phrases.SET_ROOT_TARGET)
def set_root_target(p: Any, node: Node | None) -> None:
    p.root_target = node
    p.result = node


@means(phrases.SET_RESULT)
def set_result(p: Any, node: Node | None) -> None:
    p.result = node


@means(phrases.SET_QUIRKS)
def set_quirks(p: Any) -> None:
    p.document.mode = "quirks"


@means(phrases.SET_LIMITED_QUIRKS)
def set_limited_quirks(p: Any) -> None:
    p.document.mode = "limited-quirks"


@means(phrases.CHANGE_ENCODING)
def change_encoding(p: Any, encoding: str) -> None:
    p.bytes.text_so_far = p.original[: p.here() + 1]
    p.bytes.change_to(encoding)


# --- The pending table character tokens: a list of tokens ----------------------------------------------------------------


@means(phrases.CLEAR_PENDING)
def clear_pending(p: Any) -> None:
    p.pending = []


@means(phrases.APPEND_PENDING)
def append_pending(p: Any) -> None:
    p.pending.append(p.token)


def for_each_pending(p: Any, process: Any) -> None:
    current = p.token
    for p.token in p.pending:
        process()
    p.token = current


@means(phrases.PROCESS_PENDING)
def process_pending(p: Any) -> None:
    """Processes one token after the other."""
    for_each_pending(p, lambda: p.act_as("in table", "anything else", ""))


@means(phrases.INSERT_PENDING)
def insert_pending(p: Any) -> None:
    """Inserts one character after the other."""
    for_each_pending(p, lambda: p.run("insert_the_character"))


@means(phrases.PENDING_HAS_TEXT)
def pending_has_text(p: Any) -> bool:
    return any(token.data not in WHITESPACE for token in p.pending)


WHITESPACE = ("\t", "\n", "\f", "\r", " ")


# --- Conditions: sanitizing while parsing ---------------------------------------------------------------------------------------


@means(phrases.SANITIZES)
def sanitizes(p: Any) -> bool:
    return p.sanitizer is not None


@means(phrases.SANITIZER_REMOVES)
def sanitizer_removes(p: Any, element: Element) -> bool:
    return p.sanitizer.removes(element)


@means(phrases.SANITIZER_REPLACES)
def sanitizer_replaces(p: Any, element: Element) -> bool:
    return p.sanitizer.replaces(element)


@means(phrases.NO_TEMPLATES)
def no_templates(p: Any) -> bool:
    return not p.sanitizer.keeps(Element(HTML, "template", []))


@means(phrases.NO_COMMENTS)
def no_comments(p: Any) -> bool:
    return p.sanitizer.run("comments_are_removed")


@means(phrases.NO_INSTRUCTIONS)
def no_instructions(p: Any, target: str) -> bool:
    return p.sanitizer.run("processing_instructions_with_the_target_are_removed", target)


@means(phrases.IS_REDIRECTED)
def is_redirected(p: Any, node: Node) -> bool:
    return id(node) in p.sanitizer.places


# --- Conditions: the Document and the parser ------------------------------------------------------------------------------------


@means(phrases.NO_DOCTYPE)
def no_doctype(p: Any) -> bool:
    return not any(isinstance(child, Doctype) for child in p.document.children)


@means(phrases.NO_ELEMENT)
def no_element(p: Any) -> bool:
    return not any(isinstance(child, Element) for child in p.document.children)


@means(phrases.NOT_QUIRKS)
def not_quirks(p: Any) -> bool:
    return p.document.mode != "quirks"


@means(phrases.TENTATIVE)
def tentative(p: Any) -> bool:
    return p.bytes is not None and p.bytes.tentative


@means(phrases.ENCODING_IS_KNOWN)
def encoding_is_known(p: Any, encoding: str | None) -> bool:
    return encoding is not None


@means(phrases.NOT_SRCDOC)
def not_srcdoc(p: Any) -> bool:
    return not p.options.get("iframe_srcdoc", False)


@means(phrases.CAN_CHANGE_MODE)
def can_change_mode(p: Any) -> bool:
    return not p.options.get("cannot_change_the_mode", False)


@means(phrases.NO_SHADOW_ROOTS)
def no_shadow_roots(p: Any) -> bool:
    return not p.options.get("unsafe", False)


@means(phrases.SCRIPTING_MODE_IS)
def scripting_mode_is(p: Any, mode: str) -> bool:
    return p.scripting_mode == mode


@means(phrases.MODE_IS)
def mode_is(p: Any, mode: str) -> bool:
    return p.insertion_mode == mode


@means(phrases.IS_NOT_OK)
def is_not_ok(p: Any) -> bool:
    return not p.frameset_ok


@means(phrases.FOSTERS)
def fosters(p: Any) -> bool:
    return p.foster_parenting


@means(phrases.HAS_TEMPLATE_MODE)
def has_template_mode(p: Any) -> bool:
    return bool(p.template_modes)
