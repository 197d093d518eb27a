"""Scripts, custom elements, and the owners of form controls."""

from __future__ import annotations

from typing import Any

from ..dom import HTML, Element, Node, Text
from .part import the

# --- Scripts --------------------------------------------------------------------------------------------------------------


@the.statement("set the parser document of {element} to the Document")
def set_parser_document(p: Any, element: Element) -> None:
    element.flags["parser document"] = True


@the.statement("set force async of {element} to false")
def clear_force_async(p: Any, element: Element) -> None:
    element.flags["force async"] = False


@the.statement("set already started of {element} to true")
def set_already_started(p: Any, element: Element) -> None:
    element.flags["already started"] = True


@the.statement("perform a microtask checkpoint")
def microtasks(p: Any) -> None:
    """Only while no script runs, which is for the host to know."""
    note(p, "microtask checkpoint")


def note(p: Any, what: str) -> None:
    if p.host is not None:
        p.host.note(what)


@the.statement("run the script {element} after this token")
def run_after_token(p: Any, script: Element) -> None:
    """The steps run once the tokenizer has finished with the > of the end tag, which is before the next input character.
    A custom element is the current node instead if its reactions wrote an open script: it is pushed above that.
    """
    if p.host is not None and script.name == "script":
        p.ended_script = ("run_the_script", script)


@the.statement("run the SVG script {element} after this token")
def run_svg_after_token(p: Any, script: Element) -> None:
    if p.host is not None:
        p.ended_script = ("run_the_svg_script", script)


@the.statement("prepare the script element {node}")
def prepare_script(p: Any, script: Element) -> None:
    """A script that runs here may write characters, and the parser may take tokens from them before this returns."""
    p.host.prepare(script, "prepare")


@the.statement("process the SVG script element {node}")
def process_svg_script(p: Any, script: Element) -> None:
    """It may write characters too, but the parser is paused, so it takes no tokens from them yet."""
    p.host.prepare(script, "process SVG")


@the.statement("set the insertion point to just before the next input character")
def point_at_next(p: Any) -> None:
    p.insertion_point = p.point()


@the.statement("set the insertion point to {insertion point}")
def set_point(p: Any, point: Any) -> None:
    p.insertion_point = None if p.aborted else point


@the.statement("increment the script nesting level")
def deeper(p: Any) -> None:
    p.nesting_level += 1


@the.statement("decrement the script nesting level")
def less_deep(p: Any) -> None:
    p.nesting_level -= 1


@the.statement("set the parser pause flag to {boolean: boolean}")
def set_pause(p: Any, value: bool) -> None:
    p.paused = value


@the.statement("block the tokenizer")
def block(p: Any) -> None:
    """Nothing is tokenized until it is unblocked."""
    p.blocked = True


@the.statement("unblock the tokenizer")
def unblock(p: Any) -> None:
    p.blocked = False


@the.statement("start the speculative HTML parser")
def speculate(p: Any) -> None:
    """Once: the loop that waits for the script is entered again whenever the host resumes the parser."""
    if not p.speculating:
        note(p, f"speculate {p.unread()}")
    p.speculating = True


@the.statement("stop the speculative HTML parser")
def stop_speculating(p: Any) -> None:
    if p.speculating:
        note(p, "stop speculating")
    p.speculating = False


@the.statement("execute the pending parsing-blocking script")
def execute_pending(p: Any) -> None:
    p.host.execute_pending()


@the.statement("execute that script")
def execute_deferred(p: Any) -> None:
    p.host.execute_deferred()


@the.statement("update the current document readiness to interactive")
def interactive(p: Any) -> None:
    note(p, "interactive")


@the.statement("update the current document readiness to complete")
def complete(p: Any) -> None:
    note(p, "complete")


@the.statement("fire DOMContentLoaded")
def fire_content_loaded(p: Any) -> None:
    p.content_loaded = True
    note(p, "DOMContentLoaded")


@the.statement("fire load")
def fire_load(p: Any) -> None:
    note(p, "load")


@the.statement("throw away the input stream")
def throw_away(p: Any) -> None:
    """The unread input, and text that is still written; there is no longer an insertion point."""
    p.text = p.text[: p.at]
    p.insertion_point = None


@the.condition("the script nesting level is {number}", "the script nesting level is not {number}")
def nesting_level_is(p: Any, number: int) -> bool:
    return bool(p.nesting_level == number)


@the.condition("the pending parsing-blocking script is not null")
def has_pending_script(p: Any) -> bool:
    return p.host is not None and p.host.pending is not None


@the.condition("the pending parsing-blocking script is not ready")
def pending_is_not_ready(p: Any) -> bool:
    return not p.host.is_ready(p.host.pending)


@the.condition("the parser has been aborted")
def is_aborted(p: Any) -> bool:
    return bool(p.aborted)


@the.condition("there is a script that will execute when the document has finished parsing")
def has_deferred_script(p: Any) -> bool:
    return p.host is not None and bool(p.host.deferred)


@the.condition("that script is not ready")
def deferred_is_not_ready(p: Any) -> bool:
    return not p.host.is_ready(p.host.deferred[0])


@the.condition("DOMContentLoaded has not been fired")
def content_not_loaded(p: Any) -> bool:
    return not p.content_loaded


@the.condition("the load event is delayed")
def load_is_delayed(p: Any) -> bool:
    return p.host is not None and p.host.is_delayed()


# --- Custom elements and forms ----------------------------------------------------------------------------------------------


@the.condition(
    "there is a custom element definition for {token} in {namespace: namespace value} with intended parent {parent: node}"
)
def has_definition(p: Any, token: Any, namespace: str, parent: Node | None) -> bool:
    """Only HTML elements have one, and only scripts define them."""
    return p.host is not None and namespace == HTML and token.name == p.host.defined


@the.statement("begin a custom element")
def begin_custom_element(p: Any) -> None:
    """For the host: nothing may be written meanwhile, and reactions are collected."""
    note(p, "begin custom element")


@the.statement("end the custom element {element}")
def end_custom_element(p: Any, element: Element) -> None:
    """The host calls the collected reactions; writing is allowed again."""
    p.custom_element = element
    note(p, f"end custom element {element.name}")
    if p.host is not None:
        p.host.constructed(element)


@the.statement("invoke the custom element reactions of {element}")
def invoke_reactions(p: Any, element: Element) -> None:
    """Those of an element that is a custom element and has just been inserted. A host may look at the tree."""
    if element is p.custom_element:
        parent = element.parent
        texts = [node.data for node in parent.descendants() if isinstance(node, Text)] if parent else []
        note(p, f"inserted {element.name} beside “{''.join(texts)}”")
        # All rows for names that the rules do not know insert an element and do nothing else: of these the reactions may
        # write. The custom elements of the host have a hyphen.
        p.react(may_write="-" in element.name)


@the.statement("associate {element} with {form: element}")
def associate(p: Any, element: Element, form: Element) -> None:
    element.form = form
    note(p, f"{element.name} in form {form.attribute('id') or ''}")
