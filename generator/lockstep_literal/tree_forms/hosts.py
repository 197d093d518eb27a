"""Scripts, custom elements, and the owners of form controls."""

from __future__ import annotations

from typing import Any

from lockstep_rules.phrases import tree as phrases

from ..dom import HTML, Element, Node, Text
from ..forms import means

# --- Scripts --------------------------------------------------------------------------------------------------------------


@means(phrases.SET_PARSER_DOCUMENT)
def set_parser_document(p: Any, element: Element) -> None:
    element.flags["parser document"] = True


@means(phrases.CLEAR_FORCE_ASYNC)
def clear_force_async(p: Any, element: Element) -> None:
    element.flags["force async"] = False


@means(phrases.SET_ALREADY_STARTED)
def set_already_started(p: Any, element: Element) -> None:
    element.flags["already started"] = True


@means(phrases.MICROTASKS)
def microtasks(p: Any) -> None:
    """Performed only while no script runs, which only the host knows."""
    note(p, "microtask checkpoint")


def note(p: Any, what: str) -> None:
    if p.host is not None:
        p.host.note(what)


@means(phrases.RUN_AFTER_TOKEN)
def run_after_token(p: Any, script: Element) -> None:
    """The steps run once the tokenizer has finished with the > of the end tag, which is before the next input
    character. If a custom element's reactions wrote an open script, the current node is instead the custom
    element, which is pushed above the script.
    """
    if p.host is not None and script.name == "script":
        p.ended_script = ("run_the_script", script)


@means(phrases.RUN_SVG_AFTER_TOKEN)
def run_svg_after_token(p: Any, script: Element) -> None:
    if p.host is not None:
        p.ended_script = ("run_the_svg_script", script)


@means(phrases.PREPARE_SCRIPT)
def prepare_script(p: Any, script: Element) -> None:
    """A script that runs here may write characters, and the parser may take tokens from them before this returns."""
    p.host.prepare(script, "prepare")


@means(phrases.PROCESS_SVG_SCRIPT)
def process_svg_script(p: Any, script: Element) -> None:
    """The script may write characters too, but the parser is paused, so it takes no tokens from them yet."""
    p.host.prepare(script, "process SVG")


@means(phrases.POINT_AT_NEXT)
def point_at_next(p: Any) -> None:
    p.insertion_point = p.point()


@means(phrases.SET_POINT)
def set_point(p: Any, point: Any) -> None:
    p.insertion_point = None if p.aborted else point


@means(phrases.DEEPER)
def deeper(p: Any) -> None:
    p.nesting_level += 1


@means(phrases.LESS_DEEP)
def less_deep(p: Any) -> None:
    p.nesting_level -= 1


@means(phrases.SET_PAUSE)
def set_pause(p: Any, value: bool) -> None:
    p.paused = value


@means(phrases.BLOCK)
def block(p: Any) -> None:
    """Nothing is tokenized until the parser is unblocked."""
    p.blocked = True


@means(phrases.UNBLOCK)
def unblock(p: Any) -> None:
    p.blocked = False


@means(phrases.SPECULATE)
def speculate(p: Any) -> None:
    """Has an effect only once: the host re-enters the loop that waits for the script whenever it resumes the
    parser."""
    if not p.speculating:
        note(p, f"speculate {p.unread()}")
    p.speculating = True


@means(phrases.STOP_SPECULATING)
def stop_speculating(p: Any) -> None:
    if p.speculating:
        note(p, "stop speculating")
    p.speculating = False


@means(phrases.EXECUTE_PENDING)
def execute_pending(p: Any) -> None:
    p.host.execute_pending()


@means(phrases.EXECUTE_DEFERRED)
def execute_deferred(p: Any) -> None:
    p.host.execute_deferred()


@means(phrases.INTERACTIVE)
def interactive(p: Any) -> None:
    note(p, "interactive")


@means(phrases.COMPLETE)
def complete(p: Any) -> None:
    note(p, "complete")


@means(phrases.FIRE_CONTENT_LOADED)
def fire_content_loaded(p: Any) -> None:
    p.content_loaded = True
    note(p, "DOMContentLoaded")


@means(phrases.FIRE_LOAD)
def fire_load(p: Any) -> None:
    note(p, "load")


@means(phrases.THROW_AWAY)
def throw_away(p: Any) -> None:
    """Discards the unread input, and text written later; there is no longer an insertion point."""
    p.text = p.text[: p.at]
    p.insertion_point = None


@means(phrases.NESTING_LEVEL_IS)
def nesting_level_is(p: Any, number: int) -> bool:
    return bool(p.nesting_level == number)


@means(phrases.HAS_PENDING_SCRIPT)
def has_pending_script(p: Any) -> bool:
    return p.host is not None and p.host.pending is not None


@means(phrases.PENDING_IS_NOT_READY)
def pending_is_not_ready(p: Any) -> bool:
    return not p.host.is_ready(p.host.pending)


@means(phrases.IS_ABORTED)
def is_aborted(p: Any) -> bool:
    return bool(p.aborted)


@means(phrases.HAS_DEFERRED_SCRIPT)
def has_deferred_script(p: Any) -> bool:
    return p.host is not None and bool(p.host.deferred)


@means(phrases.DEFERRED_IS_NOT_READY)
def deferred_is_not_ready(p: Any) -> bool:
    return not p.host.is_ready(p.host.deferred[0])


@means(phrases.CONTENT_NOT_LOADED)
def content_not_loaded(p: Any) -> bool:
    return not p.content_loaded


@means(phrases.LOAD_IS_DELAYED)
def load_is_delayed(p: Any) -> bool:
    return p.host is not None and p.host.is_delayed()


# --- Custom elements and forms ----------------------------------------------------------------------------------------------


@means(phrases.HAS_DEFINITION)
def has_definition(p: Any, token: Any, namespace: str, parent: Node | None) -> bool:
    """Only HTML elements have a definition, and only scripts define them."""
    return p.host is not None and namespace == HTML and token.name == p.host.defined


@means(phrases.BEGIN_CUSTOM_ELEMENT)
def begin_custom_element(p: Any) -> None:
    """Tells the host that until the element has been created, nothing may be written and reactions are
    collected."""
    note(p, "begin custom element")


@means(phrases.END_CUSTOM_ELEMENT)
def end_custom_element(p: Any, element: Element) -> None:
    """The host calls the collected reactions; writing is allowed again."""
    p.custom_element = element
    note(p, f"end custom element {element.name}")
    if p.host is not None:
        p.host.constructed(element)


@means(phrases.INVOKE_REACTIONS)
def invoke_reactions(p: Any, element: Element) -> None:
    """Invokes the reactions of a custom element that has just been inserted. A host may inspect the tree."""
    if element is p.custom_element:
        parent = element.parent
        texts = [node.data for node in parent.descendants() if isinstance(node, Text)] if parent else []
        note(p, f"inserted {element.name} beside “{''.join(texts)}”")
        # All rows for names unknown to the rules insert an element and do nothing else: only the reactions of
        # such elements may write. The host's custom elements have a hyphen in their names.
        p.react(may_write="-" in element.name)


@means(phrases.ASSOCIATE)
def associate(p: Any, element: Element, form: Element) -> None:
    element.form = form
    note(p, f"{element.name} in form {form.attribute('id') or ''}")
