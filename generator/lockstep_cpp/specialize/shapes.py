"""The lanes of an edition: which rules have a specialization, and which rules share one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from lockstep_rules import walks
from lockstep_rules.model import Algorithm, Do, ModeRow, Spec, Statement, identifier
from lockstep_rules.nodes import Variable
from lockstep_rules.phrases import algorithms, tree

from .evaluator import FOREIGN_NAMESPACES, Evaluator
from .steps import CURRENT, Append, AppendText, Pop, Step
from .symbols import ANY, FIRST, TAG_NAME, Guard, Lane, Variant, tag_names

# The tokens that reach a rule: kind and tag name.
Targets = dict[str, list[tuple[str, str]]]

FOREIGN_CONTENT = "foreign content"
# For these, the tree creates more than an element.
MORE_THAN_AN_ELEMENT = {"template"}
# The residuals of the algorithms that insert an element for the token, and text.
INSERTS_ELEMENT = Append(CURRENT)
INSERTS_TEXT = AppendText(Variable("data"), CURRENT)


@dataclass
class Shape:
    """A lane, and the rules that have it."""

    name: str
    kind: str  # the token's kind; "tag": a start or end tag, which is reprocessed
    lane: Lane | None  # None: only variants exist
    rules: list[str] = field(default_factory=list)  # for text: modes
    otherwise: tuple[Step, ...] = ()  # for text: additional steps if it is not all whitespace
    only_whitespace: bool = False  # for text: other characters have no lane
    variants: tuple[Variant, ...] = ()  # for start tags: tried if the lane cannot be taken

    @property
    def reprocesses(self) -> bool:
        lane = self.lane or (self.variants[0].lane if self.variants else None)
        return lane is not None and lane.reprocesses


@dataclass
class ForeignLane:
    """A lane of a rule for foreign content; the current node is a plain foreign element."""

    name: str
    rule: str
    kind: str  # the token's kind
    lane: Lane
    namespace: str = ""  # the current node's; "": any
    self_closing: bool | None = None  # whether the tag is self-closing; None: either
    otherwise: tuple[Step, ...] = ()  # for text: additional steps if it is not all whitespace


@dataclass
class Lanes:
    excepted: list[str] = field(default_factory=list)  # names of elements that are not plain
    shapes: list[Shape] = field(default_factory=list)
    by_rule: dict[str, Shape] = field(default_factory=dict)
    by_mode: dict[str, Shape] = field(default_factory=dict)  # for text
    predicates: list[Algorithm] = field(default_factory=list)
    foreign: list[ForeignLane] = field(default_factory=list)
    foreign_excepted: list[tuple[str, str]] = field(
        default_factory=list
    )  # foreign elements that are not plain
    # The residuals of algorithms under the assumptions, by algorithm name.
    short: dict[str, Step] = field(default_factory=dict)


def find_lanes(
    spec: Spec, names: list[str], targets: Targets, texts: dict[str, tuple[ModeRow, ModeRow | None]]
) -> Lanes:
    """The lanes of all rules. `targets`: the tokens for which each rule is the only one. `texts`: by mode,
    the row for whitespace, and the row for other characters if it can process a run of both as a whole."""
    evaluator = Evaluator(spec)
    evaluator.html_names = set(names)
    lanes = Lanes(
        short={
            algorithms.INSERT_HTML_ELEMENT.name: INSERTS_ELEMENT,
            algorithms.INSERT_TEXT.name: INSERTS_TEXT,
        }
    )
    rules_apply = algorithms.HTML_RULES_APPLY.name

    def is_short(tag: str | None, parent: str | None) -> bool:
        return all(evaluator.residual(name, tag, parent) == (step,) for name, step in lanes.short.items())

    if not is_short(ANY, ANY) or not evaluator.holds_everywhere(rules_apply):
        return Lanes()
    groups = groups_of(spec, [*names, ANY])

    def without(holds: Callable[[str], bool]) -> set[str]:
        """The names for which the predicate does not hold; it holds for all names of a group or for none."""
        known = {groups[name]: name for name in names}
        failed = {group for group, name in known.items() if not holds(name)}
        return {name for name in names if groups[name] in failed}

    evaluator.excepted = MORE_THAN_AN_ELEMENT | without(lambda name: is_short(ANY, name))
    evaluator.excepted |= without(lambda name: is_short(name, None) and evaluator.pops_only(name))
    lanes.excepted = sorted(evaluator.excepted)
    find_foreign_lanes(spec, evaluator, rules_apply, targets, texts, lanes)
    rows = {row.function: row for mode in spec.modes if mode.name != FOREIGN_CONTENT for row in mode.rows}
    shapes: dict[tuple[str, Lane | None, tuple[Step, ...], bool, tuple[Variant, ...]], Shape] = {}

    def shape(
        kind: str,
        lane: Lane | None,
        rule: str,
        otherwise: tuple[Step, ...] = (),
        only_whitespace: bool = False,
        variants: tuple[Variant, ...] = (),
    ) -> Shape:
        key = (kind, lane, otherwise, only_whitespace, variants)
        if key not in shapes:
            shapes[key] = Shape(rule, kind, lane, [], otherwise, only_whitespace, variants)
            lanes.shapes.append(shapes[key])
        shapes[key].rules.append(rule)
        return shapes[key]

    for rule, tokens in targets.items():
        if rule not in rows:
            continue
        before_reprocessing = lane_of_any_tag(evaluator, tokens, rows[rule].body)
        if before_reprocessing is not None:
            lanes.by_rule[rule] = shape("tag", before_reprocessing, rule)
            continue
        kinds = {kind for kind, _ in tokens}
        kind = kinds.pop() if len(kinds) == 1 else "start tag"
        if kind not in ("start tag", "end tag"):
            continue
        tags_of_kind = {tag for each, tag in tokens if each == kind}
        tags = representatives(sorted(tags_of_kind - evaluator.excepted), groups)
        body = rows[rule].body
        lane = common(evaluator.lane(kind, tag, body) for tag in tags) if not kinds else None
        if lane is not None and (lane.reprocesses or (kind == "start tag" and names_tag(lane.guards))):
            lane = None
        variants = find_variants(evaluator, kind, tags, body, lane) if lane or kind == "start tag" else ()
        if lane is not None or variants:
            lanes.by_rule[rule] = shape(kind, lane, rule, variants=variants)
    for mode, (white, other) in texts.items():
        if mode == FOREIGN_CONTENT:  # it is not an insertion mode; lanes for text need an HTML element
            continue
        of_white = evaluator.lane("character", None, white.body)
        if of_white is None or of_white.reprocesses:
            continue
        name = "text_" + identifier(mode)
        of_other = evaluator.lane("character", None, other.body) if other else None
        if of_other is None or of_white.guards != of_other.guards:
            lanes.by_mode[mode] = shape("character", of_white, name, only_whitespace=True)
            continue
        count = len(of_white.residual)
        if of_other.residual[:count] == of_white.residual:
            lanes.by_mode[mode] = shape("character", of_white, name, of_other.residual[count:])
    lanes.predicates = list(evaluator.predicates.values())
    return lanes


def find_foreign_lanes(
    spec: Spec,
    evaluator: Evaluator,
    rules_apply: str,
    targets: Targets,
    texts: dict[str, tuple[ModeRow, ModeRow | None]],
    lanes: Lanes,
) -> None:
    """The lanes of foreign content, where the current node is an element that no rule names."""
    evaluator.foreign_excepted = named_foreign_elements(spec)
    if not all(
        evaluator.is_foreign(rules_apply, namespace, None) for namespace in FOREIGN_NAMESPACES.values()
    ):
        return
    mode = next(mode for mode in spec.modes if mode.name == FOREIGN_CONTENT)
    lanes.foreign_excepted = sorted(evaluator.foreign_excepted)

    def add(
        rule: str, kind: str, found: dict[tuple[str, bool | None], Lane | None], **more: tuple[Step, ...]
    ) -> None:
        for namespace, self_closing in found:
            lane = found[namespace, self_closing]
            if lane is None:
                return
            name = "_".join(
                [rule, *([namespace.lower()] if namespace else []), *(["closed"] if self_closing else [])]
            )
            lanes.foreign.append(ForeignLane(name, rule, kind, lane, namespace, self_closing, **more))

    for row in mode.rows:
        kinds = {kind for kind, _ in targets.get(row.function, [])}
        if kinds == {"start tag"}:
            variants = [
                (namespace, closed) for namespace in FOREIGN_NAMESPACES.values() for closed in (False, True)
            ]
            add(
                row.function,
                "start tag",
                {
                    (n, closed): evaluator.foreign_lane("start tag", row.body, n, closed)
                    for n, closed in variants
                },
            )
        elif kinds == {"end tag"}:
            of_all = common(
                evaluator.foreign_lane("end tag", row.body, n) for n in FOREIGN_NAMESPACES.values()
            )
            add(row.function, "end tag", {("", None): of_all})
    white, other = texts.get(FOREIGN_CONTENT, (None, None))
    if white is None or other is None:
        return
    of_white, of_other = (
        common(evaluator.foreign_lane("character", row.body, n) for n in FOREIGN_NAMESPACES.values())
        for row in (white, other)
    )
    if of_white and of_other and not of_white.guards and not of_other.guards:
        count = len(of_white.residual)
        if of_other.residual[:count] == of_white.residual:
            more = of_other.residual[count:]
            add("text_" + identifier(FOREIGN_CONTENT), "character", {("", None): of_white}, otherwise=more)


def named_foreign_elements(spec: Spec) -> set[tuple[str, str]]:
    """The foreign elements that sets and rules name."""
    found = {member for s in spec.sets.values() for member in s.members if member[0] != "HTML"}
    bodies = [a.body for a in spec.algorithms] + [row.body for mode in spec.modes for row in mode.rows]
    uses = [use for body in bodies for statement in walks.all_statements(body) for use in statement.uses()]
    uses += [use for mode in spec.modes for row in mode.rows if row.guard for use in row.guard.every()]
    for use in uses:
        if use.symbol in NAMED_BY:
            found.add((NAMED_BY[use.symbol], use.arguments["tag"].text))
    return found


NAMED_BY = {tree.IS_MATHML: "MathML", tree.IS_SVG: "SVG"}


def names_tag(guards: tuple[Guard, ...]) -> bool:
    """Whether a guard tests the tag name."""
    name = TAG_NAME.node
    assert name is not None
    return any(guard.test.mentions(name) for guard in guards)


def common(lanes: Iterable[Lane | None]) -> Lane | None:
    """The lane, if all are equal. Stops at the first difference."""
    found: Lane | None = None
    for lane in lanes:
        if lane is None or (found is not None and lane != found):
            return None
        found = lane
    return found


def lane_of_any_tag(
    evaluator: Evaluator, tokens: list[tuple[str, str]], body: list[Statement]
) -> Lane | None:
    """The lane that a rule has for all its tags if it ends by reprocessing the tag; None if the lane changes
    the stack of open elements or depends on the tag's name."""
    if not body or not isinstance(body[-1], Do) or body[-1].use.symbol is not tree.REPROCESS:
        return None
    of_tags = {(kind, tag) for kind, tag in tokens if kind in ("start tag", "end tag")}
    lane = common(
        evaluator.lane(kind, tag, body) for kind, tag in sorted(of_tags) if tag not in evaluator.excepted
    )
    if (
        lane is None
        or not lane.reprocesses
        or any(isinstance(step, (Pop, Append, AppendText)) for step in lane.residual)
    ):
        return None
    return None if names_tag(lane.guards) else lane


def find_variants(
    evaluator: Evaluator, kind: str, tags: list[str], body: list[Statement], lane: Lane | None
) -> tuple[Variant, ...]:
    """The variants of a rule, with the names of all elements that are popped alike."""
    names = sorted(names_in(evaluator, body, MOST_NAMES[kind]) - evaluator.excepted - {FIRST.name})
    found: dict[Lane, list[tuple[str, ...]]] = {}
    pairs = [(name, other) for name in names for other in names] if kind == "start tag" else []
    for popped in [*pairs, *((name,) for name in names)]:
        variant = common(
            evaluator.variant(kind, tag, body, popped)
            for tag in tags
            if tag not in popped or kind == "start tag"
        )
        if (
            variant is not None
            and variant.reprocesses == (lane is None and kind == "start tag")
            and (kind == "end tag" or not names_tag(variant.guards))
        ):
            found.setdefault(variant, []).append(popped)
    return tuple(Variant(tuple(popped), variant) for variant, popped in found.items())


# The size of the largest set whose members are all tried as names of popped elements, by kind of token.
MOST_NAMES = {"start tag": 6, "end tag": 12}


def names_in(evaluator: Evaluator, body: list[Statement], most_names: int) -> set[str]:
    """The names of elements that occur in a rule and in the algorithms that it runs."""
    found: set[str] = set()
    seen: set[str] = set()
    bodies = [body]
    while bodies:
        for statement in walks.all_statements(bodies.pop()):
            for use in statement.uses():
                algorithm = use.phrase.algorithm
                if algorithm and algorithm not in seen and not algorithms.INSERT_HTML_ELEMENT.is_run_by(use):
                    seen.add(algorithm)
                    bodies.append(evaluator.algorithms[algorithm].body)
                for argument in use.arguments.values():
                    if argument.type in ("tags", "tag", "tag name") and argument.use is None:
                        found |= set(tag_names(argument.text))
                    if argument.type == "set":
                        members = evaluator.spec.sets[argument.text].members
                        if len(members) <= most_names:
                            found |= {tag for space, tag in members if space == "HTML"}
    return found & evaluator.html_names


# What distinguishes names for the rules: the name itself if a rule names it, otherwise the sets and scopes
# that contain it.
Group = tuple[str, ...]


def groups_of(spec: Spec, names: list[str]) -> dict[str, Group]:
    named = tags_named(spec)
    sets = [(f"{s.kind} {s.name}", set(s.members)) for s in (*spec.sets.values(), *spec.scopes.values())]
    return {
        name: (
            (name,) if name in named else ("", *(title for title, members in sets if ("HTML", name) in members))
        )
        for name in names
    }


def representatives(names: list[str], groups: dict[str, Group]) -> list[str]:
    """The first name of each group."""
    found: dict[Group, str] = {}
    for name in names:
        found.setdefault(groups[name], name)
    return list(found.values())


def tags_named(spec: Spec) -> set[str]:
    """The tag names used in statements."""
    bodies = [a.body for a in spec.algorithms] + [row.body for mode in spec.modes for row in mode.rows]
    return {
        tag
        for body in bodies
        for statement in walks.all_statements(body)
        for use in statement.uses()
        for argument in use.arguments.values()
        if argument.type in ("tags", "tag") or argument.type == "tag name" and argument.use is None
        for tag in tag_names(argument.text)
    }
