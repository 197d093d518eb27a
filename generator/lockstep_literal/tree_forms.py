"""The phrases of spec/tree/, literally: `p` is the parser. What stands for a loop or several steps says which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .dom import (
    HTML,
    MATHML,
    SVG,
    URLS,
    XLINK,
    XMLNS,
    Attribute,
    Comment,
    Doctype,
    Document,
    Element,
    Fragment,
    Instruction,
    Node,
    Text,
    clone,
    is_html,
)
from .forms import Part
from .pseudo_attributes import pseudo_attribute
from .tokenizer_forms import lowercase

the = Part("tree")
the.nothing(
    "ignore the token",
    # What the library remembers to be fast.
    "remember that the open elements hold the option",
    "remember that no option of {select: node} can be selected",
    "forget which selectedcontent elements are first",
    "remember that {parent: element} holds what {element} holds",
)


class CannotOccur(Exception):
    """The rules say that a token cannot occur, and it did."""


# --- The token --------------------------------------------------------------------------------------------------------


@the.statement("this token cannot occur")
def cannot_occur(p: Any) -> None:
    raise CannotOccur(f"{p.token.kind} in {p.insertion_mode}")


@the.statement("drop the token's attributes")
def drop_attributes(p: Any) -> None:
    p.token.attributes = []


@the.statement("change the token's tag name to {tag}")
def rename(p: Any, tag: str) -> None:
    p.token.name = tag


@the.statement("change the token's tag name by the table of SVG tag names")
def rename_svg(p: Any) -> None:
    """A name that is in the table becomes the one beside it."""
    p.asks("svg-tag-names", p.token.name)
    p.token.name = p.tables.svg_tags.get(p.token.name, p.token.name)


@the.statement("acknowledge the token's self-closing flag")
def acknowledge(p: Any) -> None:
    p.token.acknowledged = True


@the.statement("ignore the next token if it is a LF character token")
def ignore_next_line_feed(p: Any) -> None:
    """Tokenizing decides whether it is one, so this is only noted."""
    p.ignores_line_feed = True


@the.statement("change the attribute names of the token by the table MathML attributes")
def adjust_mathml(p: Any) -> None:
    """The table has one row, for definitionurl."""
    for attribute in p.token.attributes:
        p.asks("mathml-attributes", attribute.name)
        attribute.name = p.tables.mathml_attributes.get(attribute.name, attribute.name)


@the.statement("change the attribute names of the token by the table SVG attributes")
def adjust_svg(p: Any) -> None:
    """Each name that is in the table becomes the one beside it."""
    for attribute in p.token.attributes:
        p.asks("svg-attributes", attribute.name)
        attribute.name = p.tables.svg_attributes.get(attribute.name, attribute.name)


@the.statement("put the attributes of the token into namespaces by the table foreign attributes")
def adjust_foreign(p: Any) -> None:
    """Each attribute whose name is in the table gets the namespace and the local name of its row."""
    for attribute in p.token.attributes:
        p.asks("foreign-attributes", attribute.name)
        found = p.tables.foreign_attributes.get(attribute.name)
        if found is not None and not attribute.namespace:
            attribute.namespace, attribute.name = found.namespace, found.local


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


# --- The stack of open elements: a list, the topmost (html) first, the bottommost (the current node) last ----------------


def upwards(p: Any) -> Iterator[Element]:
    """From the current node, the bottommost, up to the first."""
    return reversed(p.stack)


def first_upwards(p: Any, matches: Any) -> Element | None:
    """The Standard writes this as a loop: from the current node, up by one entry each time, until a node matches."""
    return next((node for node in upwards(p) if matches(node)), None)


@the.statement("push {element} onto the stack of open elements")
def push(p: Any, element: Element) -> None:
    p.stack.append(element)


@the.statement("pop the current node off the stack of open elements")
def pop(p: Any) -> None:
    """Then, if the node is an option element, run what follows from it having been popped."""
    p.run("run_the_popped_steps_of", p.stack.pop())


@the.statement("pop elements until a {tags} element has been popped")
def pop_until(p: Any, tags: tuple[str, ...]) -> None:
    """That element is popped too."""
    while p.stack:
        node = p.stack[-1]
        pop(p)
        if is_html(node, *tags):
            return


@the.statement("pop elements until an HTML element named {tag name} has been popped")
def pop_until_named(p: Any, name: str) -> None:
    pop_until(p, (name,))


@the.statement("pop elements until {element} has been popped")
def pop_until_element(p: Any, element: Element) -> None:
    """The nodes below it, and then the element itself."""
    while p.stack[-1] is not element:
        pop(p)
    pop(p)


@the.statement("pop all elements but the first off the stack of open elements")
def pop_to_root(p: Any) -> None:
    """The root html element stays."""
    while len(p.stack) > 1:
        pop(p)


@the.statement("remove {element} from the stack of open elements")
def remove_from_stack(p: Any, element: Element | None) -> None:
    """If it is there; unlike popping it, this does nothing else."""
    p.stack[:] = [node for node in p.stack if node is not element]


@the.statement("replace {element} with {new: element} on the stack of open elements")
def replace_on_stack(p: Any, element: Element, new: Element) -> None:
    p.stack[:] = [new if node is element else node for node in p.stack]


@the.statement("insert {element} into the stack of open elements below {other: element}")
def insert_on_stack(p: Any, element: Element, other: Element) -> None:
    """Immediately below the position of the other in that stack."""
    p.stack.insert(position(p.stack, other) + 1, element)


def position(items: list[Any], item: Any) -> int:
    return next(i for i, other in enumerate(items) if other is item)


# --- The list of active formatting elements: entries, the earliest first ------------------------------------------------


class Entry:
    """An element, or None: a marker."""

    def __init__(self, element: Element | None) -> None:
        self.element = element


class After:
    """A bookmark immediately after an entry."""

    def __init__(self, entry: Entry | None) -> None:
        self.entry = entry


def entry_of(p: Any, element: Element | None) -> Entry | None:
    return next((entry for entry in p.formatting if element is not None and entry.element is element), None)


def backwards_to_marker(p: Any) -> Iterator[Entry]:
    """The entries after the last marker, or all if there is none, the last one first."""
    for entry in reversed(p.formatting):
        if entry.element is None:
            return
        yield entry


def elements_to_marker(p: Any) -> Iterator[Element]:
    return (entry.element for entry in backwards_to_marker(p) if entry.element is not None)


@the.statement("insert a marker at the end of the list of active formatting elements")
def add_marker(p: Any) -> None:
    p.formatting.append(Entry(None))


@the.statement("remove the last entry from the list of active formatting elements")
def remove_last_entry(p: Any) -> None:
    p.formatting.pop()


@the.statement("add {element} at the end of the list of active formatting elements")
def add_formatting(p: Any, element: Element) -> None:
    p.formatting.append(Entry(element))


@the.statement("remove {element} from the list of active formatting elements")
def remove_formatting(p: Any, element: Element | None) -> None:
    entry = entry_of(p, element)
    if entry is not None:
        p.formatting.remove(entry)


@the.statement("replace the element of {entry} with {element}")
def replace_entry(p: Any, entry: Entry, element: Element) -> None:
    entry.element = element


@the.statement("replace {element} with {new: element} in the list of active formatting elements")
def replace_formatting(p: Any, element: Element, new: Element) -> None:
    entry = entry_of(p, element)
    assert entry is not None
    entry.element = new


@the.statement(
    "replace {element} in the list of active formatting elements with {new: element} at {bookmark: entry}"
)
def move_formatting(p: Any, element: Element, new: Element, bookmark: Entry | After) -> None:
    """The bookmark is where the element is, unless it was moved to after another entry; the new element goes there, and the
    old one leaves the list."""
    if isinstance(bookmark, After):
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(position(p.formatting, bookmark.entry) + 1, Entry(new))
    else:
        at = position(p.formatting, bookmark)
        p.formatting.remove(entry_of(p, element))
        p.formatting.insert(at, Entry(new))


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


# --- The tree -----------------------------------------------------------------------------------------------------------


@the.statement("add the token's missing attributes to {element}")
def add_missing(p: Any, element: Element) -> None:
    """An attribute that the element has keeps its value."""
    found = p.token.attributes
    if p.sanitizer is not None:
        found = p.sanitizer.kept(element, found)
    for attribute in found:
        if element.attribute(attribute.name) is None:
            element.attributes.append(Attribute(attribute.name, attribute.value))


def select_around(node: Node | None) -> Node | None:
    """The nearest inclusive ancestor that is a select element."""
    while node is not None and not is_html(node, "select"):
        node = node.parent
    return node


def removing_steps(p: Any, node: Node, old_parent: Node | None) -> None:
    p.run("run_the_removing_steps_of_the_subtree_for", node, select_around(old_parent))


@the.statement("append {node: any} to {parent: any}")
def append(p: Any, node: Node, parent: Node) -> None:
    """Appending a node removes it from its parent, if it has one. Moving an element runs its removing and insertion steps
    (https://dom.spec.whatwg.org/#concept-node-append)."""
    old = node.parent
    parent.insert(node, None)
    if isinstance(node, Element) and isinstance(parent, Element):
        if old is not None:
            removing_steps(p, node, old)
        p.run("run_the_insertion_steps_of_the_subtree", node)


@the.statement("insert the node {node} at {location}")
def insert_node(p: Any, node: Node, location: tuple[Node, Node | None]) -> None:
    parent, reference = location
    parent.insert(node, reference)


@the.statement("insert the moved element {element} at {location}")
def insert_moved(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    """Inserting a node with descendants runs the insertion steps of each."""
    insert_node(p, element, location)
    p.run("run_the_insertion_steps_of_the_subtree", element)


@the.statement("insert the moved children of {element} at {location}")
def insert_moved_children(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    """Each child that can be inserted there, in turn; the others are dropped."""
    while element.children:
        child = element.children[0]
        remove(p, child)
        if p.run("can_be_inserted_at", child, location):
            insert_moved(p, child, location)


@the.statement("redirect insertions into {element} to {location}")
def redirect(p: Any, element: Element, location: tuple[Node, Node | None]) -> None:
    p.sanitizer.places[id(element)] = element, location


@the.statement("remove the attributes that the sanitizer refuses from the token")
def sanitize_token(p: Any) -> None:
    p.token.attributes = p.sanitizer.kept(Element(HTML, "template", []), p.token.attributes)


@the.statement("remove {node: any} from its parent")
def remove(p: Any, node: Node) -> None:
    """Removing a node runs the removing steps of it and its descendants."""
    old = node.parent
    node.remove()
    removing_steps(p, node, old)


@the.statement("move the children of {node: any} to {other: any}")
def move_children(p: Any, node: Node, other: Node) -> None:
    """One child after the other, each to the end."""
    elements = isinstance(node, Element) and isinstance(other, Element)
    while node.children:
        child = node.children[0]
        other.insert(child, None)
        if elements:
            removing_steps(p, child, node)


@the.statement("remove the children of {selectedcontent: node}")
def empty(p: Any, selectedcontent: Element) -> None:
    """Each child is removed in turn, with its removing steps."""
    outer, p.emptying_selectedcontent = p.emptying_selectedcontent, True
    while selectedcontent.children:
        child = selectedcontent.children[0]
        child.remove()
        removing_steps(p, child, selectedcontent)
    p.emptying_selectedcontent = outer


@the.statement(
    "add {data: string value} to the Text node immediately before {location}, or insert a new Text node there"
)
def insert_text(p: Any, data: str, location: tuple[Node, Node | None]) -> None:
    """Text directly before the place grows; only where there is none, a node is made."""
    parent, reference = location
    if reference is not None and reference.parent is parent:
        at = reference.index()
    else:
        at = len(parent.children)
    before = parent.children[at - 1] if at else None
    if isinstance(before, Text):
        before.data += data
    else:
        parent.insert(Text(data), reference)


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
    """What has not been read yet, and what is still written; there is no insertion point any more."""
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


# --- Templates and shadow roots ---------------------------------------------------------------------------------------------


@the.statement(
    "attach a shadow root to {element} with open {open: boolean}, delegates focus {delegates: boolean}, "
    "serializable {serializable: boolean}, manual slot assignment {manual: boolean}, clonable {clonable: "
    "boolean} and null registry {registry: boolean}"
)
def attach_shadow(
    p: Any,
    host: Element,
    is_open: bool,
    delegates: bool,
    serializable: bool,
    manual: bool,
    clonable: bool,
    null: bool,
) -> None:
    host.shadow = Fragment(host, "open" if is_open else "closed")
    host.flags |= {
        "delegates focus": delegates,
        "serializable": serializable,
        "manual": manual,
        "clonable": clonable,
        "null registry": null,
    }


@the.statement("set the template contents of {element} to {node}")
def set_contents(p: Any, element: Element, node: Fragment) -> None:
    element.contents = node


@the.statement("set the insertion target of {element} to {node}")
def set_target(p: Any, element: Element, node: Node | None) -> None:
    element.patch["target"] = node


@the.statement("set the insertion start marker of {element} to {node}")
def set_start(p: Any, element: Element, node: Node | None) -> None:
    element.patch["start"] = node


@the.statement("set the insertion end marker of {element} to {node}")
def set_end(p: Any, element: Element, node: Node | None) -> None:
    element.patch["end"] = node


# --- Selectedness -----------------------------------------------------------------------------------------------------------


@the.statement("set the remembered selected option of {select: node} to {option: node}")
def set_selected_option(p: Any, select: Element, option: Element | None) -> None:
    select.selected_option = option


@the.statement("set the selectedness of {option: node} to {boolean: boolean}")
def set_selectedness(p: Any, option: Element, value: bool) -> None:
    option.selectedness = value


@the.statement("remember that {option: node} is in a list of options")
def set_listed(p: Any, option: Element) -> None:
    option.listed = True


@the.statement("remember that {option: node} is in no list of options")
def set_unlisted(p: Any, option: Element) -> None:
    option.listed = False


@the.statement("remember that the open elements hold the selectedcontent")
def hold_selectedcontent(p: Any) -> None:
    p.selectedcontent_inserted = True


@the.statement("set the disabled flag of {node} to {boolean: boolean}")
def set_disabled(p: Any, node: Element, value: bool) -> None:
    node.disabled = value


# --- Conditions: the token ----------------------------------------------------------------------------------------------------


@the.condition("the token is a start tag")
def token_is_start_tag(p: Any) -> bool:
    return p.token.kind == "start tag"


@the.condition("the token is a start tag named {tag}")
def token_is_start_tag_named(p: Any, tag: str) -> bool:
    return p.token.kind == "start tag" and p.token.name == tag


@the.condition("the token is a start tag not named {tags}")
def token_is_start_tag_not_named(p: Any, tags: tuple[str, ...]) -> bool:
    return p.token.kind == "start tag" and p.token.name not in tags


@the.condition("the token is a character")
def token_is_character(p: Any) -> bool:
    return p.token.kind == "character"


@the.condition("the token is an end-of-file")
def token_is_end_of_file(p: Any) -> bool:
    return p.token.kind == "end-of-file"


@the.condition("the token's tag name is {tag}")
def token_name_is(p: Any, tag: str) -> bool:
    return p.token.name == tag


@the.condition("the token's self-closing flag is set")
def token_self_closing(p: Any) -> bool:
    return p.token.self_closing


@the.condition(
    "the token has an attribute named {attribute}", "the token does not have an attribute named {attribute}"
)
def token_has(p: Any, attribute: str) -> bool:
    return p.token.attribute(attribute) is not None


@the.condition(
    "the token's {attribute} attribute is {string} ignoring case",
    "the token's {attribute} attribute is not {string} ignoring case",
)
def token_attribute_is(p: Any, attribute: str, string: str) -> bool:
    """An ASCII case-insensitive match; an attribute that is missing is none."""
    value = p.token.attribute(attribute)
    return value is not None and folded(value) == folded(string)


def folded(text: str) -> str:
    return "".join(map(lowercase, text))


@the.condition("{token} has no {attribute} attribute")
def has_no(p: Any, token: Any, attribute: str) -> bool:
    return token.attribute(attribute) is None


# --- Conditions: DOCTYPE tokens -------------------------------------------------------------------------------------------------


@the.condition("the token's force-quirks flag is set")
def force_quirks(p: Any) -> bool:
    return p.token.force_quirks


@the.condition("the token's name is not {string}")
def name_is_not(p: Any, string: str) -> bool:
    return p.token.name != string


@the.condition("the token's public identifier is not missing")
def has_public(p: Any) -> bool:
    return p.token.public is not None


@the.condition("the token's system identifier is neither missing nor {string}")
def system_is_neither(p: Any, string: str) -> bool:
    return p.token.system is not None and p.token.system != string


@the.condition("the token's system identifier is missing", "the token's system identifier is not missing")
def system_is_missing(p: Any) -> bool:
    return p.token.system is None


@the.condition(
    "the token's system identifier is missing or the empty string",
    "the token's system identifier is neither missing nor the empty string",
)
def system_is_missing_or_empty(p: Any) -> bool:
    return not p.token.system


def listed(p: Any, kind: str, test: str, value: str | None, matches: Any) -> bool:
    """Compared ASCII case-insensitively with each row of the list."""
    for row in p.tables.quirks:
        if row[:2] == (kind, test) and value is not None and matches(folded(value), folded(row[2])):
            p.asks("quirks-identifiers", row[2])
            return True
    return False


@the.condition("the token's public identifier is one of the quirks public identifiers")
def public_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-equals", p.token.public, str.__eq__)


@the.condition("the token's public identifier starts with one of the quirks public identifier prefixes")
def public_starts_quirks(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the quirks public identifier prefixes for a missing or empty "
    "system identifier"
)
def public_starts_if_missing(p: Any) -> bool:
    return listed(p, "quirks", "public-prefix-if-system-missing-or-empty", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes for a present "
    "system identifier"
)
def public_starts_if_present(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix-if-system-present", p.token.public, str.startswith)


@the.condition(
    "the token's public identifier starts with one of the limited-quirks public identifier prefixes"
)
def public_starts_limited(p: Any) -> bool:
    return listed(p, "limited-quirks", "public-prefix", p.token.public, str.startswith)


@the.condition("the token's system identifier is one of the quirks system identifiers")
def system_is_quirks(p: Any) -> bool:
    return listed(p, "quirks", "system-equals", p.token.system, str.__eq__)


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


# --- Conditions: the stack of open elements ---------------------------------------------------------------------------------------


@the.condition("the stack of open elements is empty", "the stack of open elements is not empty")
def stack_is_empty(p: Any) -> bool:
    return not p.stack


@the.condition("the stack of open elements has only one node")
def stack_has_one(p: Any) -> bool:
    return len(p.stack) == 1


@the.condition(
    "there is a template element on the stack of open elements",
    "there is no template element on the stack of open elements",
)
def has_template(p: Any) -> bool:
    return any(is_html(node, "template") for node in p.stack)


@the.condition("the stack of open elements has a node that is not in the set {complement set}")
def has_node_not_in(p: Any, name: str) -> bool:
    return any(not p.in_set(node, name) for node in p.stack)


@the.condition("{element} is on the stack of open elements", "{element} is not on the stack of open elements")
def is_on_stack(p: Any, element: Element | None) -> bool:
    return any(node is element for node in p.stack)


def in_specific_scope(p: Any, scope: str, is_target: Any) -> bool:
    """#has-an-element-in-the-specific-scope, steps 1 to 4: from the current node up, whichever comes first decides: the
    target, or an element of the list, which hides what is above it."""
    for node in upwards(p):
        if is_target(node):
            return True
        if p.in_scope_list(node, scope):
            return False
    return False


def tags_in_scope(scope: str) -> Any:
    def form(p: Any, tags: tuple[str, ...]) -> bool:
        return in_specific_scope(p, scope, lambda node: is_html(node, *tags))

    form.__doc__ = in_specific_scope.__doc__
    return form


the.condition(
    "the stack of open elements has a {tags} element in scope",
    "the stack of open elements does not have a {tags} element in scope",
)(tags_in_scope("base"))
the.condition(
    "the stack of open elements has a {tags} element in button scope",
    "the stack of open elements does not have a {tags} element in button scope",
)(tags_in_scope("button"))


@the.condition("the stack of open elements does not have a {tags} element in list item scope")
def not_in_list_item_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("list item")(p, tags)


@the.condition("the stack of open elements does not have a {tags} element in table scope")
def not_in_table_scope(p: Any, tags: tuple[str, ...]) -> bool:
    return not tags_in_scope("table")(p, tags)


@the.condition("the stack of open elements does not have an HTML element named {tag name} in scope")
def name_not_in_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("base")(p, (name,))


@the.condition("the stack of open elements does not have an HTML element named {tag name} in table scope")
def name_not_in_table_scope(p: Any, name: str) -> bool:
    return not tags_in_scope("table")(p, (name,))


@the.condition("the stack of open elements does not have {element} in scope")
def element_not_in_scope(p: Any, element: Element) -> bool:
    """The same with that element as the target node."""
    return not in_specific_scope(p, "base", lambda node: node is element)


# --- Conditions: the list of active formatting elements ---------------------------------------------------------------------------


@the.condition(
    "the list of active formatting elements is empty", "the list of active formatting elements is not empty"
)
def formatting_is_empty(p: Any) -> bool:
    return not p.formatting


@the.condition("{entry} is a marker")
def is_marker(p: Any, entry: Entry) -> bool:
    return entry.element is None


@the.condition("the last entry in the list of active formatting elements is a marker")
def last_is_marker(p: Any) -> bool:
    return p.formatting[-1].element is None


@the.condition("{entry} is the last entry in the list of active formatting elements")
def is_last(p: Any, entry: Entry) -> bool:
    return p.formatting[-1] is entry


@the.condition("{entry: entry} is null")
def entry_is_null(p: Any, entry: Entry | None) -> bool:
    return entry is None


@the.condition(
    "{element} is in the list of active formatting elements",
    "{element} is not in the list of active formatting elements",
)
def is_formatting(p: Any, element: Element) -> bool:
    return entry_of(p, element) is not None


# --- Conditions: nodes and elements -----------------------------------------------------------------------------------------------


def of_location(node: Any) -> Any:
    return node


@the.condition("{node: any} is null", "{node: any} is not null")
def is_null(p: Any, node: Node | None) -> bool:
    return node is None


@the.condition("{node: element} is {other: element}", "{node: element} is not {other: element}")
def is_element(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@the.condition("{node} is {other: node}", "{node} is not {other: node}")
def is_node(p: Any, node: Node | None, other: Node | None) -> bool:
    return node is other


@the.condition("{node: any} is a {tags} element", "{node: any} is not a {tags} element")
def is_tag(p: Any, node: Node | None, tags: tuple[str, ...]) -> bool:
    return is_html(node, *tags)


@the.condition(
    "{node: any} is an HTML element named {tag name}", "{node: any} is not an HTML element named {tag name}"
)
def is_named(p: Any, node: Node | None, name: str) -> bool:
    return is_html(node, name)


@the.condition("{element} is a MathML {tag} element")
def is_mathml(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (MATHML, tag)


@the.condition("{element} is an SVG {tag} element")
def is_svg(p: Any, element: Element | None, tag: str) -> bool:
    return element is not None and (element.namespace, element.name) == (SVG, tag)


@the.condition("{node: any} is in the set {set}", "{node: any} is not in the set {set}")
def is_in_set(p: Any, node: Node | None, name: str) -> bool:
    return p.in_set(node, name)


@the.condition(
    "{element} is a MathML text integration point", "{element} is not a MathML text integration point"
)
def is_text_integration_point(p: Any, element: Element) -> bool:
    return p.in_set(element, "MathML text integration points")


@the.condition("{element} is in the {namespace} namespace", "{element} is not in the {namespace} namespace")
def is_in_namespace(p: Any, element: Element, namespace: str) -> bool:
    return element.namespace == namespace


@the.condition("the lowercase tag name of {element} is not the token's tag name")
def lowercase_name_is_not(p: Any, element: Element) -> bool:
    """Tags that the tokenizer emits are in lower case; names of SVG elements may have capitals."""
    return folded(element.name) != p.token.name


@the.condition("the encoding attribute of {element} is {string} ignoring case")
def encoding_is(p: Any, element: Element, string: str) -> bool:
    """The start tag token's attribute; an ASCII case-insensitive match."""
    value = next((a.value for a in element.given if a.name == "encoding"), None)
    return value is not None and folded(value) == folded(string)


@the.condition("{node} has an attribute named {attribute}")
def node_has(p: Any, node: Element, attribute: str) -> bool:
    return node.attribute(attribute) is not None


@the.condition("{node} has a parent")
def has_parent(p: Any, node: Node | None) -> bool:
    return node is not None and node.parent is not None


@the.condition("{node} is in the same tree as {other: element}")
def in_same_tree(p: Any, node: Node | None, other: Element) -> bool:
    """Their roots are the same."""
    return node is not None and node.root() is other.root()


@the.condition("{node} is a Document")
def is_document(p: Any, node: Node | None) -> bool:
    return isinstance(node, Document)


@the.condition("{node} is a processing instruction")
def is_instruction(p: Any, node: Node | None) -> bool:
    return isinstance(node, Instruction)


@the.condition("{node} is a Document with an element child")
def is_document_with_element(p: Any, node: Node | None) -> bool:
    """A Document has one element child at most."""
    return isinstance(node, Document) and any(isinstance(child, Element) for child in node.children)


@the.condition("{node} is a host-including inclusive ancestor of {other: node}")
def is_host_including_ancestor(p: Any, node: Node, other: Node | None) -> bool:
    """An inclusive ancestor of it, or of the host of its root, and so on."""
    while other is not None:
        if node is other or any(node is above for above in other.ancestors()):
            return True
        root = other.root()
        other = root.host if isinstance(root, Fragment) else None
    return False


@the.condition("{node} is connected")
def is_connected(p: Any, node: Node) -> bool:
    """Its shadow-including root is a document."""
    root = node.root()
    while isinstance(root, Fragment) and root.shadow:
        assert root.host is not None
        root = root.host.root()
    return isinstance(root, Document)


@the.condition("{node} is the body element of its node document")
def is_body(p: Any, node: Node | None) -> bool:
    """A child of the root, if that is an html element: the first of its body and frameset children."""
    html = next((child for child in p.document.children if isinstance(child, Element)), None)
    if html is None or not is_html(html, "html"):
        return False
    return (
        next((child for child in html.children if is_html(child, "body", "frameset")), None)
        is node
        is not None
    )


@the.condition("{element} is a shadow host")
def is_shadow_host(p: Any, element: Element) -> bool:
    return element.shadow is not None


@the.condition("{name: tag name} has the form of a custom element name")
def is_custom_name(p: Any, name: str) -> bool:
    """It begins with a letter in lower case, has a hyphen and no capitals, and is a valid element name."""
    return "a" <= name[:1] <= "z" and "-" in name and not any("A" <= c <= "Z" or c == "\0" for c in name)


@the.condition("{name: tag name} has the form of a potential custom element name")
def is_potential_custom_name(p: Any, name: str) -> bool:
    """[a-z] (PCENChar)* '-' (PCENChar)*"""
    return "a" <= name[:1] <= "z" and "-" in name and all(map(is_pcen_char, name))


PCEN_RANGES = (
    *((0xB7, 0xB7), (0xC0, 0xD6), (0xD8, 0xF6), (0xF8, 0x37D), (0x37F, 0x1FFF), (0x200C, 0x200D)),
    *((0x203F, 0x2040), (0x2070, 0x218F), (0x2C00, 0x2FEF), (0x3001, 0xD7FF), (0xF900, 0xFDCF)),
    *((0xFDF0, 0xFFFD), (0x10000, 0xEFFFF)),
)


def is_pcen_char(c: str) -> bool:
    return c in "-._0123456789" or "a" <= c <= "z" or any(low <= ord(c) <= high for low, high in PCEN_RANGES)


@the.condition("{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace")
def xmlns_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xmlns") and a.value != URLS[element.namespace]
        for a in element.attributes
    )


@the.condition(
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace"
)
def xlink_differs(p: Any, element: Element) -> bool:
    return any(
        (a.namespace, a.name) == (XMLNS, "xlink") and a.value != URLS[XLINK] for a in element.attributes
    )


# --- Conditions: selectedness and values ------------------------------------------------------------------------------------------


@the.condition("the display size of {node} is not {number}")
def display_size_is_not(p: Any, node: Element, number: int) -> bool:
    """The result of the rules for parsing non-negative integers, or 4 with a multiple attribute and 1 without."""
    size = non_negative_integer(node.attribute("size") or "")
    if size is None:
        size = 1 if node.attribute("multiple") is None else 4
    return size != number


def non_negative_integer(text: str) -> int | None:
    text = text.lstrip("\t\n\f\r ")
    negative = text[:1] == "-"
    if text[:1] in ("-", "+") and text:
        text = text[1:]
    digits = ""
    for c in text:
        if not "0" <= c <= "9":
            break
        digits += c
    if not digits or (negative and int(digits)):
        return None
    return int(digits)


@the.condition("no selectedcontent element has been inserted")
def no_selectedcontent(p: Any) -> bool:
    return not p.selectedcontent_inserted


@the.condition("the children of a selectedcontent element are being removed")
def is_emptying(p: Any) -> bool:
    return p.emptying_selectedcontent


@the.condition("the selectedness of {option: node} is true", "the selectedness of {option: node} is false")
def is_selected(p: Any, option: Element) -> bool:
    """Its selected attribute decides until something else does."""
    return option.attribute("selected") is not None if option.selectedness is None else option.selectedness


@the.condition("{option: node} has left {select: node}")
def has_left(p: Any, option: Element, select: Element) -> bool:
    return not option.listed or all(above is not select for above in option.ancestors())


@the.condition("no option of {select: node} can be selected")
def no_candidate(p: Any, select: Element) -> bool:
    """What the library remembers to be fast: the literal form looks again."""
    return False


@the.condition("the disabled flag of {node} is true")
def is_disabled(p: Any, node: Element) -> bool:
    return node.disabled


@the.condition("{value: boolean} is true", "{value: boolean} is false")
def is_true(p: Any, value: bool) -> bool:
    return value


@the.condition("{value: number variable} is {number}")
def number_is(p: Any, value: int, number: int) -> bool:
    return value == number


@the.condition("{value: number variable} is greater than {number}")
def number_is_greater(p: Any, value: int, number: int) -> bool:
    return value > number


@the.condition("{text: string value} is {string}")
def text_is(p: Any, text: str | None, string: str) -> bool:
    return (text or "") == string


# --- Expressions: the token ---------------------------------------------------------------------------------------------------------


@the.expression("the token")
def the_token(p: Any) -> Any:
    return p.token


@the.expression("a {tag} start tag token without attributes")
def token_without_attributes(p: Any, tag: str) -> Any:
    return p.made_token(tag)


@the.expression("the token's tag name")
def token_name(p: Any) -> str:
    return p.token.name


@the.expression("the token's characters")
@the.expression("the token's data")
def token_data(p: Any) -> str:
    return p.token.data


@the.expression("the token's target")
def token_target(p: Any) -> str:
    return p.token.target


@the.expression("{string}")
def string(p: Any, text: str) -> str:
    return text


@the.expression("the encoding that the token's {attribute} attribute names")
def labelled(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.encodings.find(value)


@the.expression("the encoding extracted from the token's {attribute} attribute")
def extracted(p: Any, attribute: str) -> str | None:
    value = p.token.attribute(attribute)
    return None if value is None else p.bytes.extracted_from(value)


# --- Expressions: elements ------------------------------------------------------------------------------------------------------------


@the.expression("the current node")
def current_node(p: Any) -> Element:
    """The bottommost one."""
    return p.stack[-1]


@the.expression("the first element on the stack of open elements")
def first(p: Any) -> Element:
    """The topmost node."""
    return p.stack[0]


@the.expression("the second element on the stack of open elements")
def second(p: Any) -> Element | None:
    return p.stack[1] if len(p.stack) > 1 else None


@the.expression("the node immediately above {element} in the stack of open elements")
def above(p: Any, element: Element) -> Element | None:
    at = position(p.stack, element)
    return p.stack[at - 1] if at else None


@the.expression("the last {tags} element on the stack of open elements")
def last_tag(p: Any, tags: tuple[str, ...]) -> Element | None:
    """The most recently added one of all these names."""
    return first_upwards(p, lambda node: is_html(node, *tags))


@the.expression("the bottommost open element that is named {tags} or is in the set {set}")
def bottommost_named_or(p: Any, tags: tuple[str, ...], name: str) -> Element | None:
    """The loop of the start tags li, dd and dt: one of these elements is closed; most special ones end the search; others are
    passed over."""
    return first_upwards(p, lambda node: is_html(node, *tags) or p.in_set(node, name))


@the.expression("the bottommost open element that is an HTML element named {tag name} or is in the set {set}")
def bottommost_tag_or(p: Any, tag: str, name: str) -> Element | None:
    """The loop of “any other end tag”: an element of that name is closed; a special one ends the search, and the token is
    ignored; others are passed over."""
    return bottommost_named_or(p, (tag,), name)


@the.expression(
    "the bottommost open element that is a foreign element with the token's tag name in lower case or is in the HTML "
    "namespace"
)
def bottommost_foreign_or(p: Any) -> Element | None:
    """The loop of “any other end tag” in foreign content, steps 3 to 7. The first node is foreign, so an HTML element, which
    ends the loop, is above it."""
    return first_upwards(p, lambda node: node.namespace == HTML or folded(node.name) == p.token.name)


@the.expression("the bottommost open element that is in the set {set}")
def bottommost_in(p: Any, name: str) -> Element | None:
    """#reset-the-insertion-mode-appropriately: loop from the last node in the stack: an element that none of the steps
    names decides nothing, and node becomes the one before it. The first node in the stack is always the last tried.
    """
    return first_upwards(p, lambda node: node is p.stack[0] or p.in_set(node, name))


@the.expression("the topmost element in the set {set} below {element} on the stack of open elements")
def topmost_below(p: Any, name: str, element: Element) -> Element | None:
    """For the furthest block: the search begins below the formatting element and goes down."""
    return next((node for node in p.stack[position(p.stack, element) + 1 :] if p.in_set(node, name)), None)


@the.expression(
    "the last element named {tag name} in the list of active formatting elements after the last marker"
)
def last_formatting(p: Any, name: str) -> Element | None:
    """From the end of the list; a marker ends the search."""
    return next((element for element in elements_to_marker(p) if element.name == name), None)


@the.expression("the head element pointer")
def head(p: Any) -> Element | None:
    return p.head


@the.expression("the form element pointer")
def form(p: Any) -> Element | None:
    return p.form


@the.expression("the fragment context element")
def context(p: Any) -> Element | None:
    return p.context


@the.expression("the nearest form element among {element} and its ancestors")
def nearest_form(p: Any, element: Element) -> Element | None:
    """The element itself, or else the nearest one above it."""
    return element if is_html(element, "form") else p.context_form


@the.expression(
    "a new element in {namespace: namespace value} with the tag name and the attributes of {token: token}"
)
def new_element(p: Any, namespace: str, token: Any) -> Element:
    """The attributes are in the order of the token."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in token.attributes]
    return sanitized(p, Element(namespace, token.name, attributes))


def sanitized(p: Any, element: Element) -> Element:
    """The proposal: the attributes that the sanitizer refuses are left out when the element is created."""
    if p.sanitizer is not None:
        element.attributes = p.sanitizer.kept(element, element.attributes)
    return element


@the.expression(
    "a new element for the token for which {element} was created with intended parent {node: node}"
)
def new_element_like(p: Any, element: Element, node: Node | None) -> Element:
    """The attributes are those of the token, even if the element has changed."""
    attributes = [Attribute(a.name, a.value, a.namespace) for a in element.given]
    return sanitized(p, Element(element.namespace, element.name, attributes))


@the.expression("a new html element with node document the Document")
def new_html(p: Any) -> Element:
    return Element(HTML, "html", [])


# --- Expressions: the list of active formatting elements ----------------------------------------------------------------------------------


@the.expression("the last entry in the list of active formatting elements")
def last_entry(p: Any) -> Entry:
    return p.formatting[-1]


@the.expression("the entry before {entry} in the list of active formatting elements")
def entry_before(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry)
    return p.formatting[at - 1] if at else None


@the.expression("the entry after {entry} in the list of active formatting elements")
def entry_after(p: Any, entry: Entry) -> Entry | None:
    at = position(p.formatting, entry) + 1
    return p.formatting[at] if at < len(p.formatting) else None


@the.expression("the position of {element} in the list of active formatting elements")
def bookmark_of(p: Any, element: Element) -> Entry | None:
    return entry_of(p, element)


@the.expression("the position after {element} in the list of active formatting elements")
def bookmark_after(p: Any, element: Element) -> After:
    return After(entry_of(p, element))


@the.expression("the element of {entry}")
def element_of(p: Any, entry: Entry) -> Element | None:
    return entry.element


@the.expression(
    "the earliest of three entries after the last marker with the tag name, namespace and attributes of {element}"
)
def earliest_of_three(p: Any, element: Element) -> Element | None:
    """The Noah's Ark clause: of three alike after the last marker, the first. Attributes are those that the parser gave the
    element, in any order."""
    alike = [other for other in elements_to_marker(p) if family(other) == family(element)]
    return alike[-1] if len(alike) >= 3 else None


def family(element: Element) -> tuple[Any, ...]:
    return element.namespace, element.name, sorted((a.namespace, a.name, a.value) for a in element.given)


# --- Expressions: places ------------------------------------------------------------------------------------------------------------------


@the.expression("({parent: node}, {reference: node})")
def location(p: Any, parent: Node | None, reference: Node | None) -> tuple[Node | None, Node | None]:
    return parent, reference


@the.expression("the place to which insertions into {node} are redirected")
def redirected(p: Any, node: Node) -> Any:
    return p.sanitizer.places[id(node)][1]


@the.expression("the target parent of {location}")
def target_parent(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[0] if place else None


@the.expression("the reference child of {location}")
def reference_child(p: Any, place: tuple[Node | None, Node | None] | None) -> Node | None:
    return place[1] if place else None


@the.expression("the appropriate place for inserting a node, which only forms and scripts ask for")
def appropriate_place(p: Any) -> Any:
    return p.run("the_appropriate_place_for_inserting_a_node")


# --- Expressions: nodes -------------------------------------------------------------------------------------------------------------------


@the.expression("the insertion point")
def insertion_point(p: Any) -> Any:
    return p.insertion_point


@the.expression("undefined")
def undefined(p: Any) -> None:
    return None


@the.expression("the Document")
def the_document(p: Any) -> Document:
    return p.document


@the.expression("the root insertion target")
def root_target(p: Any) -> Node | None:
    return p.root_target


@the.expression("a new doctype for the token")
def new_doctype(p: Any) -> Doctype:
    """What the token lacks is empty."""
    return Doctype(p.token.name or "", p.token.public or "", p.token.system or "")


@the.expression("a new comment node with data {data: string value}")
def new_comment(p: Any, data: str) -> Comment:
    return Comment(data)


@the.expression(
    "a new processing instruction node with target {target: string value} and data {data: string value}"
)
def new_instruction(p: Any, target: str, data: str) -> Instruction:
    return Instruction(target, data)


@the.expression("a new DocumentFragment")
def new_fragment(p: Any) -> Fragment:
    return Fragment()


@the.expression("a deep clone of {node}")
def deep_clone(p: Any, node: Node) -> Node:
    return clone(node)


@the.expression(
    "the first marker or start instruction named {name: string value} among the descendants of {scope: node}"
)
def find_marker(p: Any, name: str, scope: Node) -> Node | None:
    """In tree order; its pseudo-attribute “name” has that value."""
    for node in scope.descendants():
        if isinstance(node, Instruction) and node.target in ("marker", "start"):
            if pseudo_attribute(node.data, "name") == name:
                return node
    return None


@the.expression("the parent of {node}")
def parent_of(p: Any, node: Node | None) -> Node | None:
    return node.parent if node is not None else None


@the.expression("the next sibling of {node}")
def next_sibling(p: Any, node: Node) -> Node | None:
    return node.next_sibling()


@the.expression("the template contents of {node}")
def contents_of(p: Any, node: Element) -> Node | None:
    return node.contents


@the.expression("the shadow root of {element}")
def shadow_of(p: Any, element: Element) -> Node | None:
    return element.shadow


@the.expression("the insertion target of {node}")
def target_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("target")


@the.expression("the insertion start marker of {node}")
def start_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("start")


@the.expression("the insertion end marker of {node}")
def end_of(p: Any, node: Element) -> Node | None:
    return node.patch.get("end")


@the.expression("the remembered selected option of {node}")
def selected_option(p: Any, node: Element) -> Element | None:
    return node.selected_option


@the.expression("the first selectedcontent element among the descendants of {node}")
def first_selectedcontent(p: Any, node: Node) -> Node | None:
    """In tree order."""
    return next((below for below in node.descendants() if is_html(below, "selectedcontent")), None)


# --- Expressions: names, strings, namespaces, numbers ---------------------------------------------------------------------------------------


@the.expression("the tag name of {element}")
def tag_name(p: Any, element: Element) -> str:
    return element.name


@the.expression("the {attribute} attribute of {element}")
def attribute_of(p: Any, attribute: str, element: Element) -> str:
    return element.attribute(attribute) or ""


@the.expression("the target of {node}")
def target_name(p: Any, node: Instruction) -> str:
    return node.target


@the.expression("the {namespace} namespace")
def the_namespace(p: Any, namespace: str) -> str:
    return namespace


@the.expression("the adjusted current node's namespace")
def adjusted_namespace(p: Any) -> str:
    return p.adjusted_current_node().namespace


@the.expression("{number}")
def number(p: Any, value: int) -> int:
    return value


# --- Loops ------------------------------------------------------------------------------------------------------------------------------------


@the.loop("the ancestors of {node}")
def ancestors(p: Any, node: Node) -> Iterator[Node]:
    """From the parent up."""
    return node.ancestors()


@the.loop("the ancestors of {element} that are in the set {set}")
def ancestors_in(p: Any, element: Node, name: str) -> Iterator[Node]:
    """From the parent up; all others are passed over."""
    return (node for node in element.ancestors() if p.in_set(node, name))


@the.loop("the inclusive descendants of {node} that are in the set {set}")
def descendants_in(p: Any, node: Node, name: str) -> list[Node]:
    """In tree order, as they are at the beginning."""
    return [below for below in (node, *node.descendants()) if p.in_set(below, name)]


@the.loop("the siblings after {node} and before {end: node}")
def siblings_between(p: Any, node: Node, end: Node | None) -> list[Node]:
    """As they are at the beginning."""
    found = []
    sibling = node.next_sibling()
    while sibling is not None and sibling is not end:
        found.append(sibling)
        sibling = sibling.next_sibling()
    return found


@the.loop("the descendants of {node}")
def descendants(p: Any, node: Node) -> Iterator[Node]:
    """In tree order, as the tree is when each is reached."""
    below = following(node, node)
    while below is not None:
        yield below
        below = following(below, node)


def following(node: Node, root: Node) -> Node | None:
    if node.children:
        return node.children[0]
    while node is not root:
        sibling = node.next_sibling()
        if sibling is not None:
            return sibling
        if node.parent is None:
            return None
        node = node.parent
    return None


@the.loop("the children of {node}")
def children(p: Any, node: Node) -> Iterator[Node]:
    child = node.children[0] if node.children else None
    while child is not None:
        yield child
        child = child.next_sibling()
