"""Known deviations of Chromium in sanitizing while parsing. Each is tried: Lockstep runs again with a changed
case, its tree is changed, and the result must be Chromium's tree.

Other differences in the answers (returns, get, TypeErrors) do not depend on parsing; causes.py explains
them."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import causes
import model
import tree
from lockstep_cases.random_cases.sanitizer_tables import CHROMIUM_LACKS, HTML

Case = dict[str, Any]
Answer = dict[str, Any]
Config = dict[str, Any]
Ask = Callable[[list[Case]], list[Answer]]
TEMPLATE = {"name": "template", "namespace": HTML}
SHADOW_ROOT_MODE = {"name": "shadowrootmode", "namespace": None}


def nothing(_: Any) -> None:
    pass


@dataclass(frozen=True)
class Cause:
    name: str
    clause: str
    configure: Callable[[Config], None] = nothing
    finish: Callable[[tree.Node, Config], None] = lambda _root, _config: None  # gets the configuration as it was
    scripting_off: bool = False


def elements_in(root: tree.Node) -> list[tree.Node]:
    found, waiting = [], [root]
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += [*node.children, *(part for part in (node.contents, node.shadow_root) if part)]
    return found


# ---- comments and processing instructions of the document, and after body ----


def keep_comments(config: Config) -> None:
    config["comments"] = True
    config.pop("processingInstructions", None)
    config["removeProcessingInstructions"] = []


def refuses(node: tree.Node, config: Config) -> bool:
    if node.kind == "comment":
        return not config.get("comments")
    if node.kind != "processing instruction":
        return False
    if "processingInstructions" in config:
        return {"target": node.name} not in config["processingInstructions"]
    return {"target": node.name} in config.get("removeProcessingInstructions", [])


def drop_comments_but(after_body: bool) -> Callable[[tree.Node, Config], None]:
    def finish(root: tree.Node, config: Config) -> None:
        kept = {id(child) for child in root.children}
        for html in root.children:
            body = False
            for child in html.children if (html.name, html.namespace) == ("html", HTML) and after_body else []:
                body = body or child.name in ("body", "frameset")
                if body:
                    kept.add(id(child))
        for node in elements_in(root):
            if node.parent is not None and refuses(node, config) and id(node) not in kept:
                node.remove()

    return finish


def refuse_comments(config: Config) -> None:
    config["comments"] = False


# ---- template ----


def keep_templates(config: Config) -> None:
    replaced = config.get("replaceWithChildrenElements", [])
    if TEMPLATE not in replaced:
        return
    replaced.remove(TEMPLATE)
    if "elements" in config:
        config["elements"].append(dict(TEMPLATE))
    # It does not create a shadow root.
    if "attributes" in config:
        config["attributes"] = [one for one in config["attributes"] if one != SHADOW_ROOT_MODE]
    elif SHADOW_ROOT_MODE not in config["removeAttributes"]:
        config["removeAttributes"].append(SHADOW_ROOT_MODE)


def unwrap_templates(root: tree.Node, config: Config) -> None:
    if TEMPLATE not in config.get("replaceWithChildrenElements", []):
        return
    for node in elements_in(root):
        if (node.name, node.namespace) == ("template", HTML) and node.parent is not None and node.contents is not None:
            node.children = [*node.contents.children, *node.children]
            node.replace_with_children()


# ---- attributes ----


def keep_javascript(config: Config) -> None:
    config["javascriptURLs"] = True


def drop_by(change: Callable[[], contextlib.AbstractContextManager[None]]) -> Callable[[tree.Node, Config], None]:
    def finish(root: tree.Node, config: Config) -> None:
        if config.get("javascriptURLs"):
            return
        with change():
            for node in elements_in(root):
                node.attributes = [one for one in node.attributes if not model.is_javascript(one, node)]

    return finish


def keep_odd_handlers(config: Config) -> None:
    if "removeAttributes" in config:
        lacks = CHROMIUM_LACKS.split()
        config["removeAttributes"] = [one for one in config["removeAttributes"] if one["name"] not in lacks]


# ---- content that tables do not take ----

TABLE_PARTS = frozenset("table tbody thead tfoot tr".split())
IN_TABLES = TABLE_PARTS | frozenset("caption colgroup col td th form input script style template selectedcontent".split())


def without_misplaced(dump: str) -> tuple[str, list[str], list[str]]:
    """The tree without what is in tables but cannot be, and without what is directly before tables; and these nodes and
    characters, sorted."""
    root = tree.read(dump)
    nodes: list[str] = []
    characters: list[str] = []

    def take(node: tree.Node) -> None:
        node.remove()
        if node.kind == "text":
            characters.extend(node.text)
        else:
            alone = tree.Node("root")
            alone.append(node)
            nodes.append(tree.dump(alone))

    for node in reversed(elements_in(root)):
        if node.kind == "element" and node.namespace == HTML and node.name in TABLE_PARTS:
            for child in list(node.children):
                if child.kind == "text" or (child.kind == "element" and child.name not in IN_TABLES):
                    take(child)
    for node in elements_in(root):
        for place, child in reversed(list(enumerate(node.children))):
            if child.kind == "element" and child.namespace == HTML and child.name in TABLE_PARTS:
                for before in reversed(node.children[:place]):
                    if before.kind == "element" and before.name in IN_TABLES:
                        break
                    take(before)
    return tree.dump(root), sorted(nodes), sorted(characters)


CHROMIUM = [
    Cause("comments and processing instructions in the document stay", "#inner-sanitize-steps", keep_comments,
          drop_comments_but(after_body=False)),
    Cause("comments and processing instructions in the document and after body stay", "#inner-sanitize-steps", keep_comments,
          drop_comments_but(after_body=True)),
    Cause("the contents of a replaced template take its place", "whatwg/html #12756, tests", keep_templates, unwrap_templates),
    Cause("noscript is parsed as if scripting were off", "#set-and-filter-html", scripting_off=True),
    Cause("a javascript: URL whose host or port is invalid counts as one", "#contains-a-javascript:-url", keep_javascript,
          drop_by(causes.hosts_not_parsed)),
    Cause("some event handlers of the Standards are missing", "#event-handler-content-attributes", keep_odd_handlers),
    Cause("an attributeName with any prefix before href is removed", "no text: the tests are ahead of it", keep_javascript,
          drop_by(causes.prefixed_href)),
]  # fmt: skip
WITHOUT_OPTIONS = [
    Cause("parseHTMLUnsafe() without options drops comments", "#dom-parsehtmlunsafe", refuse_comments),
    Cause("parseHTMLUnsafe() without options drops comments inside html", "#dom-parsehtmlunsafe", nothing,
          lambda root, _: drop_comments_but(after_body=False)(root, {"comments": False})),
]  # fmt: skip
FOSTERED = "the content of a replaced element that is foster parented goes into the table (whatwg/html #12756, tests)"
DIFFERENTLY = causes.PARSING
DIFFERENTLY_UNTRIED = "the parsers differ without a sanitizer, too; not tried (docs/evidence/differential.md)"


def effective(case: Case) -> Case | None:
    """The case with all of its configuration in a dictionary, by the unsafe method."""
    try:
        document, safe = case["method"].startswith("parse"), model.SAFE[case["method"]]
        made = any(case.get(name) for name in ("modify", "removeUnsafe", "instance"))
        given = case.get("config", "default")
        if not made and "config" not in case and not safe:
            given = {}
        sanitizer = model.sanitizer_for(given, made or not safe, True)
        for name, *arguments in case.get("modify", []) if made else []:
            model.MODIFIERS[name](sanitizer, *arguments)
        if safe or case.get("removeUnsafe"):
            sanitizer.remove_unsafe()
        config = sanitizer.get()
        config["javascriptURLs"] = not safe
    except model.InvalidConfiguration:
        return None
    kept = {name: case[name] for name in ("html", "context", "inert", "root") if name in case}
    return {**kept, "method": "parseHTMLUnsafe" if document else "setHTMLUnsafe", "config": config}


def changed(case: Case, chosen: tuple[Cause, ...]) -> Case:
    config = json.loads(json.dumps(case["config"]))
    for one in chosen:
        one.configure(config)
    off = {"inert": True} if any(one.scripting_off for one in chosen) else {}
    asked = {name: value for name, value in case.items() if name != "root"}
    return {**asked, "config": config, **off}


def finished(answer: Answer, case: Case, chosen: tuple[Cause, ...]) -> str | None:
    if not isinstance(answer.get("tree"), str):
        return None
    root: tree.Node | None = tree.read(answer["tree"])
    assert root is not None
    for one in chosen:
        one.finish(root, case["config"])
    if "root" in case:
        root = tree.body_of(root)
        if case["root"] == "body first" and root is not None:
            root = root.children[0] if root.children else None
    return None if root is None else tree.dump(root)


def by_number(case: Case, numbers: tuple[int, ...]) -> list[tuple[Cause, ...]]:
    """The sets of causes, of these sizes, that are tried for a case."""
    options = any(case.get(name) for name in ("modify", "removeUnsafe", "instance")) or "config" in case
    known = CHROMIUM if options or case["method"] != "parseHTMLUnsafe" else WITHOUT_OPTIONS + CHROMIUM
    return [chosen for number in numbers for chosen in itertools.combinations(known, number)]


def name_of(chosen: tuple[Cause, ...]) -> str:
    return " and ".join(f"{one.name} ({one.clause})" for one in chosen) or causes.DRAFT.name


@dataclass
class Difference:
    case: Case
    wanted: str | None  # Chromium's tree
    their_tree: str | None  # how the two parse the input without a sanitizer
    our_tree: str | None


def explain(differences: list[Difference], ask: Ask) -> list[str | None]:
    """Why Chromium's trees differ; None if that is not known."""
    found: list[str | None] = [None] * len(differences)
    misplaced: list[str | None] = [None] * len(differences)
    for numbers in ((0, 1), (2, 3)):
        tried: list[tuple[int, Case, tuple[Cause, ...]]] = []
        for place, one in enumerate(differences):
            if found[place] is None and one.wanted is not None and (plain := effective(one.case)) is not None:
                tried += [(place, plain, chosen) for chosen in by_number(one.case, numbers)]
        answers = ask([changed(plain, chosen) for _, plain, chosen in tried])
        for (place, plain, chosen), answer in zip(tried, answers, strict=True):
            made, wanted = finished(answer, plain, chosen), differences[place].wanted
            if found[place] is not None or made is None or wanted is None:
                continue
            if made == wanted:
                found[place] = name_of(chosen)
            elif misplaced[place] is None and without_misplaced(made) == without_misplaced(wanted):
                misplaced[place] = FOSTERED + (", with others" if chosen else "")
    for place, one in enumerate(differences):
        found[place] = found[place] or misplaced[place]
        if found[place] is None and one.their_tree != one.our_tree:
            filtered = causes.told([], one.case, one.their_tree)
            found[place] = DIFFERENTLY if filtered.get("tree") == one.wanted else DIFFERENTLY_UNTRIED
    return found
