"""Lanes: what a rule of tree construction comes to under facts that hold for nearly every token.

A rule is evaluated with symbols for the elements that it can know: the current node, and what it creates. The facts decide
most conditions; the algorithms that the rule runs are evaluated in their place. What remains is a lane: the questions that
still have to be asked, all of them before anything changes, and a few operations. A rule with a parse error on its way, or
with a phrase that is not known here, has no lane: its function processes the token as always. Nothing is listed by rule.

The facts (FACTS, WITHOUT_EFFECT) are those of a *plain place*; TreeOperations::plain_size_ is 0 where they do not hold.
The current node, the new element and the context element of a fragment are HTML elements of the set `plain`, which is found
by evaluation. A rule is evaluated in each SITUATION: in a document, and in a fragment below its root and at its root.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from string import Template

from . import derive
from .phrases.tree import REPROCESS
from .model import (
    OPERATION,
    Algorithm,
    Argument,
    Assign,
    Condition,
    Do,
    If,
    Jump,
    Let,
    Loop,
    ModeRow,
    Spec,
    Statement,
    Use,
    identifier,
)

# --- The facts of a plain place -----------------------------------------------------------------------------------------

# Conditions that are decided in a plain place.
FACTS = {
    "foster parenting is enabled": False,
    # The kind of parser: one that sanitizes has no lanes.
    "the parser's sanitizer configuration is not null": False,
    # No host runs scripts.
    "there is a custom element definition for {token} in {namespace: namespace value} with intended parent {parent: "
    "node}": False,
    # The tree does not associate forms. See TreeOperations::is_in_same_tree().
    "{node} is in the same tree as {other: element}": False,
    # The attributes of the token have not been adjusted.
    "{element} has an xmlns attribute in the XMLNS namespace that differs from its namespace": False,
    "{element} has an xmlns:xlink attribute in the XMLNS namespace that differs from the XLink namespace": False,
    "the stack of open elements is empty": False,
    "the stack of open elements is not empty": True,
}
# Statements without an effect in a plain place, where no host runs scripts.
WITHOUT_EFFECT = {
    "ignore the token",
    "perform a microtask checkpoint",
    "invoke the custom element reactions of {element}",
    "run the script {element} after this token",
}

# --- What a lane may contain --------------------------------------------------------------------------------------------

# Operations of conditions that may be asked before anything has changed: they only look, and not at the token.
ASKED = {
    *("bottommost", "lower", "has_in_scope", "has_element_in_scope", "open_elements", "node_of", "is_null"),
    *("is_html_element", "is_in_set", "is_element_of", "is_in_namespace", "formatting_list", "is_marker"),
    *("is_on_stack", "last_formatting_element", "encoding_is_tentative", "quirks_mode", "insertion_mode"),
    *("form_element_pointer", "fragment_context_element", "scripting_mode"),
    "pending_table_characters_are_not_whitespace",
}
# Those that nothing in a lane changes: they may be asked first even if the rule asks them later.
UNCHANGING = {"encoding_is_tentative", "fragment_context_element", "scripting_mode"}
# Statements that a lane may contain as they are: none looks at the token or changes the stack of open elements.
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
    *("set_insertion_mode", "remove_last_formatting_entry", "remove_from_formatting_list"),
    *("add_formatting_element", "earliest_of_three", "head_element_pointer"),
    *("current_template_insertion_mode", "set_frameset_ok"),
}

# The tree creates more than an element for these.
MORE_THAN_AN_ELEMENT = {"template"}

ANY = "*"  # a name that is in no set of the rules
MOST_STEPS = 8  # of a loop
MOST_ATTEMPTS = 64  # answers that are tried for one rule


class NoLane(Exception):
    """The rule needs its own function."""


class NeedsAnswer(Exception):
    """The evaluation has to ask a question."""


# --- Symbols ------------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Known:
    """An HTML element that the evaluation knows."""

    name: str | None  # None: not known, but one of the plain names
    cpp: str
    is_new: bool = False
    inserted: bool = False


@dataclass(frozen=True)
class NodeOf:
    element: Known


@dataclass(frozen=True)
class Null:
    pass


@dataclass(frozen=True)
class Place:
    parent: "Symbol"
    reference: "Symbol"


@dataclass(frozen=True)
class Target:
    """The root insertion target of a fragment."""


@dataclass(frozen=True)
class Opaque:
    """Anything else: only its C++ is known."""

    cpp: str


@dataclass(frozen=True)
class Name:
    """The name of a tag that a rule names."""

    text: str
    cpp: str


Symbol = Known | NodeOf | Null | Place | Target | Opaque | Name | bool

TOKEN = Opaque("tag_token")
TAG_NAME = Opaque("tag_name")
DATA = Opaque("data")
# Of a fragment: what is not on the stack, and what is not the current node.
CONTEXT = Known(None, "fragment_context_element()")
FIRST = Known("html", "open_elements().first()")


class Situation(Enum):
    """Where the current node is. The root is the first element on the stack."""

    DOCUMENT = "in a document"
    BELOW_ROOT = "in a fragment, below its root"
    ROOT = "the root of a fragment"


@dataclass(frozen=True)
class Question:
    cpp: str
    answer: bool
    only_in_fragments: bool = field(default=False, compare=False)  # it has that answer in documents


@dataclass(frozen=True)
class Lane:
    """Questions with the answers that are needed, and what is done then, as C++."""

    questions: tuple[Question, ...]
    steps: tuple[str, ...]
    reprocesses: bool = False  # the token is processed again then, in the mode that the steps switched to


@dataclass(frozen=True)
class Closing:
    """A lane of a tag that pops elements by its way: for a start tag the current node, and perhaps `above`; it is inserted
    in `parent`, the element above them. For an end tag the current node and `above`, which has the token's name.
    """

    closed: tuple[
        tuple[str, ...], ...
    ]  # the names of the popped elements, the current node's first: one of these
    lane: Lane


@dataclass
class World:
    """What is known at one point of the evaluation."""

    kind: str  # of the token
    tag: str | None  # its name
    stack: list[Known] = field(default_factory=list)  # its lowest elements, the current node last
    questions: list[Question] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    changed: bool = False  # something that a question may depend on, besides what was popped
    popped: list[Known] = field(default_factory=list)

    def copy(self) -> World:
        return World(
            self.kind,
            self.tag,
            list(self.stack),
            list(self.questions),
            list(self.steps),
            self.changed,
            list(self.popped),
        )

    def restore(self, other: World) -> None:
        self.stack, self.questions, self.steps = other.stack, other.questions, other.steps
        self.changed, self.popped = other.changed, other.popped


class Return(Exception):
    def __init__(self, value: Symbol | None) -> None:
        super().__init__()
        self.value = value


class Break(Exception):
    pass


class Reprocess(Exception):
    """The token is processed using the rules for the current insertion mode."""


# The steps of an insertion, before they are joined. INSERT is followed by the parent, POP by the element.
CREATE, INSERT, PUSH, POP = "create", "insert ", "push", "pop "
FLAG = "flag "  # followed by the statement
NEW = "open_elements().current()"


class Evaluator:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.algorithms = {algorithm.name: algorithm for algorithm in spec.algorithms}
        self.excepted: set[str] = set()  # names that are not plain
        self.html_names: set[str] = set()  # of elements that have names of their own
        self.predicates: dict[str, Algorithm] = {}  # algorithms that lanes ask whether they do nothing
        self.situation = Situation.DOCUMENT
        self.sets_target = any(
            use.phrase.pattern == SET_TARGET
            for algorithm in spec.algorithms
            for statement in derive.all_statements(algorithm.body)
            for use in statement.uses()
        )
        self.answers: list[bool] = []
        self.asked = 0
        self.may_ask = True
        self.reached_current = False  # whether elements were popped until the current node

    # --- Lanes

    def lane(self, kind: str, tag: str | None, body: list[Statement]) -> Lane | None:
        """The lane of a rule for such a token, or None. For end tags the current node has the token's name."""
        return self.lane_everywhere(kind, tag, body, ())

    def closing(self, kind: str, tag: str, body: list[Statement], closed: tuple[str, ...]) -> Lane | None:
        """The lane of a rule for such a tag if the lowest elements, the current node first, have these names and the rule
        pops them all, in this order."""
        if kind == "end tag":
            closed = (*closed, tag)
        lane = self.lane_everywhere(kind, tag, body, closed)
        pops = [f"pop_plain({cpp});" for cpp in CLOSED[: len(closed)]]
        if lane is None or [step for step in lane.steps if step.startswith("pop_")] != pops:
            return None
        # Of two, the current node is popped on the way to the other, not for itself.
        return lane if len(closed) == 1 or not self.reached_current else None

    def lane_everywhere(
        self, kind: str, tag: str | None, body: list[Statement], closed: tuple[str, ...]
    ) -> Lane | None:
        in_document = self.lane_in(Situation.DOCUMENT, kind, tag, body, closed)
        if in_document is None:
            return None
        lanes = {
            situation: self.lane_in(situation, kind, tag, body, closed)
            for situation in Situation
            if situation is not Situation.DOCUMENT
            and (closed or not (situation is Situation.ROOT and kind == "end tag" and tag != FIRST.name))
        }
        in_fragment = lanes[Situation.BELOW_ROOT]
        if (
            in_fragment is not None
            and set(lanes.values()) == {in_fragment}
            and in_fragment.steps == in_document.steps
            and in_fragment.reprocesses == in_document.reprocesses
            and in_document.questions == tuple(q for q in in_fragment.questions if not q.only_in_fragments)
        ):
            return in_fragment
        questions = (Question(IN_DOCUMENT, True), *in_document.questions)
        return Lane(questions, in_document.steps, in_document.reprocesses)

    def lane_in(
        self,
        situation: Situation,
        kind: str,
        tag: str | None,
        body: list[Statement],
        closed: tuple[str, ...],
    ) -> Lane | None:
        self.situation = situation
        self.answers = []
        for _ in range(MOST_ATTEMPTS):
            if closed:
                stack = [Known(name, cpp) for name, cpp in zip(closed, CLOSED)]
                world = World(kind, tag, [Known(None, "parent"), *reversed(stack)])
            else:
                world = World(kind, tag, [Known(tag if kind == "end tag" else None, "current")])
            self.asked, self.may_ask = 0, True
            self.reached_current = reprocesses = False
            try:
                try:
                    self.run(body, world, {})
                except Return:
                    pass
                except Reprocess:
                    reprocesses = True
                return Lane(tuple(world.questions), tuple(self.joined(world.steps)), reprocesses)
            except NeedsAnswer:
                self.answers.append(False)
                continue
            except NoLane:
                # The next combination of answers: “no” is tried before “yes”.
                while self.answers and self.answers[-1]:
                    self.answers.pop()
                if not self.answers:
                    return None
                self.answers[-1] = True
        return None

    def plain_steps(self, algorithm: str, tag: str | None, parent: str | None) -> list[str] | None:
        """What an algorithm comes to in a plain place, without any question, if that is the same everywhere."""
        found = []
        for self.situation in Situation:
            found.append(self.plain_steps_here(algorithm, tag, parent))
        return found[0] if all(steps == found[0] for steps in found) else None

    def plain_steps_here(self, algorithm: str, tag: str | None, parent: str | None) -> list[str] | None:
        world = World("start tag", tag, [Known(parent, "current")])
        self.may_ask = False
        parameters = self.algorithms[algorithm].parameters
        variables: dict[str, Symbol] = {name: TOKEN if kind == "token" else DATA for name, kind in parameters}
        try:
            self.call(self.algorithms[algorithm], variables, world)
            return self.joined(world.steps)
        except (NoLane, NeedsAnswer):
            return None

    def pops_only(self, name: str) -> bool:
        """Whether nothing else happens when such an element is popped."""
        self.may_ask = False
        try:
            self.pop(World("end tag", name, [Known(name, "current")]))
            return True
        except (NoLane, NeedsAnswer):
            return False

    def holds_everywhere(self, algorithm: str) -> bool:
        """Whether an algorithm without parameters returns true in a plain place."""
        self.may_ask = False
        for self.situation in Situation:
            world = World("start tag", ANY, [Known(None, "current")])
            try:
                if self.call(self.algorithms[algorithm], {}, world) is not True:
                    return False
            except (NoLane, NeedsAnswer):
                return False
        return True

    @staticmethod
    def joined(steps: list[str]) -> list[str]:
        """Joins the steps that create, insert and push an element, and pop it again."""
        found: list[str] = []
        rest = list(steps)
        flags = [step.removeprefix(FLAG) for step in steps if step.startswith(FLAG)]
        if flags:
            # Between the creation and the insertion of the element.
            first = rest.index(FLAG + flags[0])
            if first == 0 or rest[first - 1] != CREATE or steps.count(CREATE) != 1 or steps.count(PUSH) != 1:
                raise NoLane
            rest = [step for step in steps if not step.startswith(FLAG)]
            if rest[first + 1 : first + 2] != [PUSH]:
                raise NoLane
            rest[first + 2 : first + 2] = flags
        while rest:
            if rest[0] == CREATE and len(rest) > 2 and rest[1].startswith(INSERT) and rest[2] == PUSH:
                parent = rest[1].removeprefix(INSERT)
                leaf = rest[3:4] == [POP + NEW]
                found.append(f"append_{'leaf' if leaf else 'element'}(tag_token, {parent});")
                rest = rest[4 if leaf else 3 :]
            elif rest[0] in (CREATE, PUSH, POP + NEW) or rest[0].startswith(INSERT):
                raise NoLane
            elif rest[:2] == [POP + "current", "remove_from_formatting_list(current);"]:
                found.append("pop_formatting(current);")
                rest = rest[2:]
            elif rest[0].startswith(POP):
                found.append(f"pop_plain({rest.pop(0).removeprefix(POP)});")
            else:
                found.append(rest.pop(0))
        return found

    # --- Statements

    def run(self, body: list[Statement], world: World, variables: dict[str, Symbol]) -> None:
        for statement in body:
            self.statement(statement, world, variables)

    def statement(self, statement: Statement, world: World, variables: dict[str, Symbol]) -> None:
        if isinstance(statement, Do):
            self.do(statement.use, world, variables)
        elif isinstance(statement, If):
            self.choose(statement, world, variables)
        elif isinstance(statement, Loop):
            self.loop(statement, world, variables)
        elif isinstance(statement, (Let, Assign)):
            name = statement.name
            variables[name] = self.value(statement.value.use, statement.value.cpp, world, variables)
        elif isinstance(statement, Jump):
            if statement.word == "return":
                value = statement.value
                raise Return(self.value(value.use, value.cpp, world, variables) if value.cpp else None)
            if statement.word == "break":
                raise Break
            raise NoLane
        else:
            raise NoLane

    def choose(self, statement: If, world: World, variables: dict[str, Symbol]) -> None:
        for condition, _, body in statement.branches:
            holds = True if condition is None else self.decide(condition, world, variables)
            if holds is None and self.is_inert(statement, world, variables):
                return
            if holds is None and self.writes_flags(statement, world, variables):
                return
            if holds is None:
                assert condition is not None
                holds = self.ask(self.condition_cpp(condition, world, variables), condition, world, variables)
            if holds:
                self.run(body, world, variables)
                return

    def is_inert(self, statement: If, world: World, variables: dict[str, Symbol]) -> bool:
        """Whether no branch has an effect."""
        before, self.may_ask = self.may_ask, False
        try:
            for _, _, body in statement.branches:
                inside, seen = world.copy(), dict(variables)
                self.run(body, inside, seen)
                same = all(seen[name] == value for name, value in variables.items())
                if inside.steps != world.steps or inside.stack != world.stack or not same:
                    return False
            return True
        except (NoLane, NeedsAnswer, Return, Break, Reprocess):
            return False
        finally:
            self.may_ask = before

    def writes_flags(self, statement: If, world: World, variables: dict[str, Symbol]) -> bool:
        """Keeps a statement that only writes flags, with its condition, if nothing in a lane changes the answer."""
        condition, _, body = statement.branches[0]
        if len(statement.branches) != 1 or condition is None:
            return False
        if any(not use.phrase.operations <= UNCHANGING or use.phrase.algorithm for use in condition.every()):
            return False
        inside = world.copy()
        before, self.may_ask = self.may_ask, False
        try:
            self.run(body, inside, dict(variables))
        except (NoLane, NeedsAnswer, Return, Break, Reprocess):
            return False
        finally:
            self.may_ask = before
        steps = inside.steps[len(world.steps) :]
        if not steps or not all(step.startswith(FLAG) for step in steps) or inside.stack != world.stack:
            return False
        cpp = self.condition_cpp(condition, world, variables)
        for step in steps:
            self.keep(f"{FLAG}if ({cpp}) {step.removeprefix(FLAG)}", world, changes=False)
        return True

    def loop(self, statement: Loop, world: World, variables: dict[str, Symbol]) -> None:
        if statement.walk is not None:
            raise NoLane
        for _ in range(MOST_STEPS):
            if statement.condition is not None:
                holds = self.decide(statement.condition, world, variables)
                if holds is None:
                    cpp = self.condition_cpp(statement.condition, world, variables)
                    holds = self.ask(cpp, statement.condition, world, variables)
                if not holds:
                    return
            try:
                self.run(statement.body, world, variables)
            except Break:
                return
        raise NoLane

    def do(self, use: Use, world: World, variables: dict[str, Symbol]) -> None:
        pattern = use.phrase.pattern
        arguments = {
            name: self.argument(argument, world, variables) for name, argument in use.arguments.items()
        }
        if pattern in WITHOUT_EFFECT:
            return
        if pattern == REPROCESS and world.kind != "character":
            raise Reprocess
        if use.phrase.algorithm:
            self.run_algorithm(use, arguments, world)
        elif pattern in FLAGS:
            element = arguments["element"]
            if not isinstance(element, Known) or not element.is_new or element.inserted:
                raise NoLane
            statement = self.render(use, {"element": Opaque(NEW)})
            self.keep(FLAG + statement, world, changes=False)
        elif pattern in KEPT:
            self.keep(self.render(use, arguments), world, pattern not in BEFORE_QUESTIONS)
        elif pattern == "acknowledge the token's self-closing flag" and world.kind == "start tag":
            self.keep("tag_token.self_closing_acknowledged = true;", world, changes=False)
        elif pattern == "push {element} onto the stack of open elements":
            element = arguments["element"]
            if not isinstance(element, Known) or not element.is_new:
                raise NoLane
            element.cpp = NEW
            world.stack.append(element)
            self.keep(PUSH, world)
        elif pattern == "insert the node {node} at {location}":
            node, place = arguments["node"], arguments["location"]
            if (
                not isinstance(node, NodeOf)
                or not node.element.is_new
                or not self.is_end_of_current(place, world)
            ):
                raise NoLane
            node.element.inserted = True
            self.keep(INSERT + self.top(world).cpp, world)
        elif pattern.startswith("add {data: string value} to the Text node immediately before {location}"):
            if not self.is_end_of_current(arguments["location"], world):
                raise NoLane
            self.keep(f"append_text({self.cpp(arguments['data'])}, {self.top(world).cpp});", world)
        elif pattern == "pop the current node off the stack of open elements":
            self.pop(world)
        elif pattern.startswith("pop elements until"):
            # Decided only where the current node is the last one to be popped.
            top = self.top(world)
            if "element" in arguments:
                reached: bool | None = arguments["element"] is top
            elif "tags" in arguments:
                reached = self.is_named(top, tag_names(use.arguments["tags"].text))
            else:
                reached = self.has_name(top, arguments["tag_name"], world)
            if not reached:
                raise NoLane
            self.reached_current |= top.cpp == CLOSED[0]
            self.pop(world)
        else:
            raise NoLane

    def keep(self, step: str, world: World, changes: bool = True) -> None:
        world.steps.append(step)
        world.changed |= changes

    def top(self, world: World) -> Known:
        if not world.stack:
            raise NoLane
        return world.stack[-1]

    def pop(self, world: World) -> None:
        """Includes what the runtime runs at each pop."""
        element = self.top(world)
        world.stack.pop()
        world.popped.append(element)
        self.keep(POP + element.cpp, world, changes=False)
        steps = len(world.steps)
        for algorithm in self.spec.algorithms:
            if algorithm.pattern == "run the popped steps of {element: element}":
                self.call(algorithm, {"element": element}, world)
        if len(world.steps) != steps:
            raise NoLane

    def is_end_of_current(self, place: Symbol, world: World) -> bool:
        """Where append_element() and append_text() put a node: for the root of a fragment in its target, if it has one."""
        top = self.top(world)
        redirected = self.situation is Situation.ROOT and top is world.stack[0] and self.sets_target
        return not top.is_new and place == Place(Target() if redirected else NodeOf(top), Null())

    # --- Algorithms

    def run_algorithm(self, use: Use, arguments: dict[str, Symbol], world: World) -> None:
        """In its place if everything in it is decided; else only the question whether it does nothing; else a call."""
        algorithm = self.algorithms[use.phrase.algorithm]
        names = [name for name, _ in algorithm.parameters]
        passed = {name: arguments[name.replace(" ", "_")] for name in names}
        before = world.copy()
        may_ask, self.may_ask = self.may_ask, False
        try:
            self.call(algorithm, passed, world)
            return
        except (NoLane, NeedsAnswer):
            world.restore(before)
        finally:
            self.may_ask = may_ask
        if not algorithm.parameters and early_exit(algorithm):
            self.predicates[algorithm.name] = algorithm
            cpp = f"{predicate_name(algorithm)}()"
            if not self.may_ask or world.changed or world.popped:
                raise NoLane
            world.questions.append(Question(cpp, True))
            return
        if self.callable(algorithm, set()):
            self.keep(self.render(use, arguments), world)
            return
        # Last: its own questions.
        self.call(algorithm, passed, world)

    def call(self, algorithm: Algorithm, variables: dict[str, Symbol], world: World) -> Symbol | None:
        own = {identifier(name): value for name, value in variables.items()}
        try:
            self.run(algorithm.body, world, own)
        except Return as returned:
            return returned.value
        return None

    def callable(self, algorithm: Algorithm, seen: set[str]) -> bool:
        """Whether a lane may call it: it does not look at the token, and leaves the stack of open elements alone."""
        if algorithm.name in seen:
            return True
        for statement in derive.all_statements(algorithm.body):
            for use in statement.uses():
                if use.phrase.algorithm:
                    if not self.callable(self.algorithms[use.phrase.algorithm], seen | {algorithm.name}):
                        return False
                elif not use.phrase.operations <= ASKED | CALLED:
                    return False
        return True

    # --- Questions

    def ask(self, cpp: str, condition: Condition, world: World, variables: dict[str, Symbol]) -> bool:
        if not self.may_ask:
            raise NoLane
        for use in condition.every():
            if use.phrase.algorithm or not use.phrase.operations <= ASKED:
                raise NoLane
        if world.changed and any(not use.phrase.operations <= UNCHANGING for use in condition.every()):
            raise NoLane
        if world.popped and not all(
            self.is_the_same_without(world.popped, use, world, variables)
            for use in self.undecided(condition, world, variables)
        ):
            raise NoLane
        if self.asked == len(self.answers):
            raise NeedsAnswer
        answer = self.answers[self.asked]
        self.asked += 1
        world.questions.append(
            Question(cpp, answer, self.decide_in_document(condition, world, variables) is answer)
        )
        return answer

    def undecided(self, condition: Condition, world: World, variables: dict[str, Symbol]) -> list[Use]:
        """The phrases that condition_cpp() writes."""
        if not condition.connective:
            assert condition.use is not None
            return [condition.use]
        parts = [part for part in condition.parts if self.decide(part, world, variables) is None]
        return [use for part in parts for use in self.undecided(part, world, variables)]

    def is_the_same_without(
        self, popped: list[Known], use: Use, world: World, variables: dict[str, Symbol]
    ) -> bool:
        """Whether the answer is the same before these elements are popped."""
        if use.phrase.operations <= UNCHANGING:
            return True
        arguments = {name: self.argument(a, world, variables) for name, a in use.arguments.items()}
        if use.phrase.operations <= ABOUT_AN_ELEMENT:
            return isinstance(arguments.get("node"), Known)
        if (
            SCOPE.search(use.phrase.cpp) is None
            or "tags" not in use.arguments
            or any(element.is_new for element in popped)
        ):
            return False
        # It depends on the elements with these names and on the scope's boundaries. See condition_cpp() for one name.
        counted = set(tag_names(use.arguments["tags"].text))
        if len(counted) == 1:
            counted.clear()
        counted |= self.boundaries(use)
        return all(element.name is not None and element.name not in counted for element in popped)

    def boundaries(self, use: Use) -> set[str]:
        """Those of the scope that a phrase names."""
        found = SCOPE.search(use.phrase.cpp)
        assert found is not None
        scope = next(scope for scope in self.spec.scopes.values() if f"scope_{scope.identifier}" == found[1])
        return {tag for space, tag in scope.members if space == "HTML"}

    def decide_in_document(
        self, condition: Condition, world: World, variables: dict[str, Symbol]
    ) -> bool | None:
        situation, self.situation = self.situation, Situation.DOCUMENT
        try:
            return self.decide(condition, world, variables)
        finally:
            self.situation = situation

    # --- Conditions: true, false, or None if it is not decided

    def decide(self, condition: Condition, world: World, variables: dict[str, Symbol]) -> bool | None:
        if condition.connective:
            parts = [self.decide(part, world, variables) for part in condition.parts]
            ends = condition.connective == "or"
            if ends in parts:
                return ends
            return None if None in parts else not ends
        assert condition.use is not None
        use = condition.use
        arguments = {
            name: self.argument(argument, world, variables) for name, argument in use.arguments.items()
        }
        pattern = use.phrase.pattern
        if pattern in FACTS:
            return FACTS[pattern]
        if pattern == ONE_NODE and self.situation is not Situation.DOCUMENT:
            return self.situation is Situation.ROOT and len(world.stack) == 1
        if use.phrase.algorithm:
            algorithm = self.algorithms[use.phrase.algorithm]
            passed = {name: arguments[name.replace(" ", "_")] for name, _ in algorithm.parameters}
            before, self.may_ask = self.may_ask, False
            inside = world.copy()
            try:
                value = self.call(algorithm, passed, inside)
            except NoLane:
                value = None
            finally:
                self.may_ask = before
            if inside.steps != world.steps:
                raise NoLane
            if not isinstance(value, bool):
                return None
            return value != use.phrase.cpp.startswith("!")
        for positive, negative, test in TESTS:
            if pattern in (positive, negative):
                found = test(self, use, arguments, world)
                return found if found is None or pattern == positive else not found
        return None

    def condition_cpp(self, condition: Condition, world: World, variables: dict[str, Symbol]) -> str:
        """Its C++, without the parts that are decided."""
        if condition.connective:
            parts = [p for p in condition.parts if self.decide(p, world, variables) is None]
            joined = [self.condition_cpp(part, world, variables) for part in parts]
            return (" && " if condition.connective == "and" else " || ").join(joined)
        assert condition.use is not None
        arguments = {name: self.argument(a, world, variables) for name, a in condition.use.arguments.items()}
        cpp = self.render(condition.use, arguments)
        if world.popped and "tags" in condition.use.arguments and SCOPE.search(condition.use.phrase.cpp):
            # What is asked first is about the elements that will still be there.
            names = tag_names(condition.use.arguments["tags"].text)
            for element in world.popped:
                if [element.name] == names:
                    cpp = re.sub(
                        r"has_in_scope\([^,]+,", f"has_element_in_scope({element.cpp}->same_above,", cpp
                    )
        return cpp

    def is_named(self, symbol: Symbol, names: list[str]) -> bool | None:
        """Whether an element is an HTML element with one of these names."""
        if isinstance(symbol, NodeOf):
            symbol = symbol.element
        if isinstance(symbol, Null):
            return False
        if not isinstance(symbol, Known):
            return None
        if symbol.name is None:
            return False if set(names) <= self.excepted else None
        return symbol.name in names

    def is_in_set(self, symbol: Symbol, name: str) -> bool | None:
        return self.is_named(symbol, [tag for space, tag in self.spec.sets[name].members if space == "HTML"])

    def has_name(self, element: Symbol, name: Symbol, world: World) -> bool | None:
        """Whether an element is an HTML element of that name."""
        if not isinstance(element, Known):
            return None
        if isinstance(name, Name):
            return self.is_named(element, [name.text])
        if name == TAG_NAME:
            return element.name == world.tag if element.name is not None else None
        return None

    # --- Expressions

    def argument(self, argument: Argument, world: World, variables: dict[str, Symbol]) -> Symbol:
        if argument.use is None and identifier(argument.text) in variables:
            value = variables[identifier(argument.text)]
        elif argument.type == "tag name" and argument.use is None:
            value = Name(argument.text, argument.cpp)
        elif argument.text == "null":
            value = Null() if argument.type != "location" else Place(Null(), Null())
        else:
            value = self.value(argument.use, argument.cpp, world, variables)
        return as_node(value) if argument.type == "node" else value

    def value(self, use: Use | None, cpp: str, world: World, variables: dict[str, Symbol]) -> Symbol:
        value = self.value_before_conversion(use, cpp, world, variables)
        return as_node(value) if cpp.startswith("node_of(") else value

    def value_before_conversion(
        self, use: Use | None, cpp: str, world: World, variables: dict[str, Symbol]
    ) -> Symbol:
        if use is None:
            if cpp in variables:
                return variables[cpp]
            if cpp in ("true", "false"):
                return cpp == "true"
            if cpp in ("nullptr", "Tree::null()"):
                return Null()
            if cpp == "Location{}":
                return Place(Null(), Null())
            return Opaque(cpp)
        arguments = {name: self.argument(a, world, variables) for name, a in use.arguments.items()}
        pattern = use.phrase.pattern
        if use.phrase.algorithm:
            algorithm = self.algorithms[use.phrase.algorithm]
            passed = {name: arguments[name.replace(" ", "_")] for name, _ in algorithm.parameters}
            found = self.call(algorithm, passed, world)
            if found is None:
                raise NoLane
            return found
        if pattern == "the fragment context element":
            return Null() if self.situation is Situation.DOCUMENT else CONTEXT
        if pattern == "the root insertion target":
            return Null() if self.situation is Situation.DOCUMENT else Target()
        if pattern == "the first element on the stack of open elements" and world.stack:
            if self.situation is not Situation.DOCUMENT:
                return world.stack[0] if self.situation is Situation.ROOT else FIRST
        if pattern == "the current node":
            return self.top(world)
        if pattern == "the token":
            return TOKEN
        if pattern == "the token's tag name":
            return TAG_NAME
        if pattern == "the token's characters":
            return DATA
        if pattern == "the {namespace} namespace":
            return Opaque(arguments["namespace"].cpp if isinstance(arguments["namespace"], Opaque) else "")
        if pattern == "({parent: node}, {reference: node})":
            return Place(arguments["parent"], arguments["reference"])
        if pattern in ("the target parent of {location}", "the reference child of {location}"):
            place = arguments["location"]
            if not isinstance(place, Place):
                raise NoLane
            return place.parent if pattern == "the target parent of {location}" else place.reference
        if pattern == "the appropriate place for inserting a node, which only forms and scripts ask for":
            return Place(Null(), Null())
        if pattern.startswith("a new element in {namespace: namespace value} with the tag name"):
            if arguments["namespace"] != Opaque("Namespace::html") or arguments["token"] != TOKEN:
                raise NoLane
            self.keep(CREATE, world)
            return Known(world.tag, "", is_new=True)
        if pattern.startswith("the topmost element in the set {set} below {element}"):
            if arguments["element"] is self.top(world):
                return Null()
            raise NoLane
        if pattern == "the bottommost open element that is named {tags} or is in the set {set}":
            names = tag_names(use.arguments["tags"].text)
            for element in reversed(world.stack):
                is_it = [self.is_named(element, names), self.is_in_set(element, use.arguments["set"].text)]
                if True in is_it:
                    return element
                if None in is_it:
                    break
        if pattern.startswith("the bottommost open element that is an HTML element named {tag name}"):
            if self.has_name(self.top(world), arguments["tag_name"], world):
                return self.top(world)
        if pattern.startswith("the last element named {tag name} in the list of active formatting elements"):
            # Of an end tag nearly always the current node.
            cpp = self.render(use, arguments)
            if world.kind == "end tag" and self.has_name(self.top(world), arguments["tag_name"], world):
                if not self.may_ask or world.changed or world.popped:
                    raise NoLane
                world.questions.append(Question(f"{cpp} == current", True))
                return self.top(world)
        if not use.phrase.operations <= ASKED:
            raise NoLane
        # After a change it can still be named, but not asked for.
        return Opaque("" if world.changed or world.popped else self.render(use, arguments))

    def render(self, use: Use, arguments: dict[str, Symbol]) -> str:
        values = {
            name: self.cpp(arguments[name]) if argument.use or argument.type in SYMBOL_TYPES else argument.cpp
            for name, argument in use.arguments.items()
        }
        return OPERATION.sub(r"\1", Template(use.phrase.cpp).safe_substitute(values))

    def cpp(self, symbol: Symbol) -> str:
        if isinstance(symbol, (Opaque, Known, Name)) and symbol.cpp:
            return symbol.cpp
        if isinstance(symbol, NodeOf) and symbol.element.cpp:
            return f"node_of({symbol.element.cpp})"
        raise NoLane


SET_TARGET = "set the root insertion target to {node}"
ONE_NODE = "the stack of open elements has only one node"
# The question of a lane that documents have and fragments do not.
IN_DOCUMENT = "is_null(fragment_context_element())"

# The elements that a closing lane pops, from the current node up.
CLOSED = ("current", "above")
# Operations that look at one element.
ABOUT_AN_ELEMENT = {"is_html_element", "is_in_set"}
SCOPE = re.compile(r"has_in_scope\(\$(?:tags|tag_name), sets::(scope_\w+)\)")

SYMBOL_TYPES = {"element", "node", "any", "entry", "tag name", "string value", "token", "location"}


def as_node(symbol: Symbol) -> Symbol:
    if isinstance(symbol, Opaque) and not symbol.cpp.startswith("node_of("):
        return Opaque(f"node_of({symbol.cpp})")
    return NodeOf(symbol) if isinstance(symbol, Known) else symbol


def tag_names(text: str) -> list[str]:
    return text.split()


# Tests of conditions: the phrase, its negation, and whether the phrase holds.
Test = Callable[[Evaluator, Use, "dict[str, Symbol]", World], "bool | None"]


def is_null(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    value = arguments.get("node", arguments.get("entry"))
    return True if isinstance(value, Null) else False if isinstance(value, (Known, NodeOf, Target)) else None


def is_a(evaluator: Evaluator, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return evaluator.is_named(arguments["node"], tag_names(use.arguments["tags"].text))


def is_an_html_element_named(
    evaluator: Evaluator, _: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return evaluator.has_name(arguments["node"], arguments["tag_name"], world)


def is_in_set(evaluator: Evaluator, use: Use, arguments: dict[str, Symbol], _: World) -> bool | None:
    return evaluator.is_in_set(arguments["node"], use.arguments["set"].text)


def has_in_scope(evaluator: Evaluator, use: Use, _: dict[str, Symbol], world: World) -> bool | None:
    names = tag_names(use.arguments["tags"].text)
    return is_in_scope(evaluator, use, world, lambda element: evaluator.is_named(element, names))


def has_name_in_scope(
    evaluator: Evaluator, use: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return is_in_scope(
        evaluator, use, world, lambda element: evaluator.has_name(element, arguments["tag_name"], world)
    )


def is_in_scope(
    evaluator: Evaluator, use: Use, world: World, is_it: Callable[[Known], bool | None]
) -> bool | None:
    """True if the lowest elements have it, with no boundary below it."""
    boundaries = evaluator.boundaries(use)
    for element in reversed(world.stack):
        if is_it(element):
            return True
        if element.name is None or element.name in boundaries:
            break
    return None


def has_element_in_scope(
    evaluator: Evaluator, _: Use, arguments: dict[str, Symbol], world: World
) -> bool | None:
    return True if arguments["element"] is evaluator.top(world) else None


def is_on_stack(_: Evaluator, __: Use, arguments: dict[str, Symbol], world: World) -> bool | None:
    return True if arguments["element"] in world.stack else None


def is_same(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    one, other = arguments["node"], arguments["other"]
    if isinstance(one, Known) and isinstance(other, Known):
        return one is other
    if isinstance(one, NodeOf) and isinstance(other, NodeOf):
        return one.element is other.element
    return None


def has_parent(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    """A new element has none until it is inserted."""
    node = arguments["node"]
    return False if isinstance(node, NodeOf) and node.element.is_new and not node.element.inserted else None


def is_ancestor(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    """A new element has no descendants."""
    node, other = arguments["node"], arguments["other"]
    if isinstance(node, NodeOf) and node.element.is_new and isinstance(other, (NodeOf, Target)):
        return other == node
    return None


def is_document(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    return False if isinstance(arguments["node"], (NodeOf, Target)) else None


def is_in_namespace(_: Evaluator, use: Use, arguments: dict[str, Symbol], __: World) -> bool | None:
    return use.arguments["namespace"].text == "HTML" if isinstance(arguments["element"], Known) else None


def is_true(_: Evaluator, __: Use, arguments: dict[str, Symbol], ___: World) -> bool | None:
    value = arguments["value"]
    return value if isinstance(value, bool) else None


STACK = "the stack of open elements"
TESTS: list[tuple[str, str, Test]] = [
    ("{node: any} is null", "{node: any} is not null", is_null),
    ("{entry: entry} is null", "", is_null),
    ("{node: any} is a {tags} element", "{node: any} is not a {tags} element", is_a),
    (
        "{node: any} is an HTML element named {tag name}",
        "{node: any} is not an HTML element named {tag name}",
        is_an_html_element_named,
    ),
    ("{node: any} is in the set {set}", "{node: any} is not in the set {set}", is_in_set),
    *(
        (
            f"{STACK} has a {{tags}} element in {scope}",
            f"{STACK} does not have a {{tags}} element in {scope}",
            has_in_scope,
        )
        for scope in ("scope", "button scope", "list item scope", "table scope")
    ),
    *(
        ("", f"{STACK} does not have an HTML element named {{tag name}} in {scope}", has_name_in_scope)
        for scope in ("scope", "table scope")
    ),
    ("", f"{STACK} does not have {{element}} in scope", has_element_in_scope),
    (
        "{element} is on the stack of open elements",
        "{element} is not on the stack of open elements",
        is_on_stack,
    ),
    ("{node: element} is {other: element}", "{node: element} is not {other: element}", is_same),
    ("{node} is {other: node}", "{node} is not {other: node}", is_same),
    ("{node} has a parent", "", has_parent),
    ("{node} is a host-including inclusive ancestor of {other: node}", "", is_ancestor),
    ("{node} is a Document", "", is_document),
    ("{node} is a Document with an element child", "", is_document),
    (
        "{element} is in the {namespace} namespace",
        "{element} is not in the {namespace} namespace",
        is_in_namespace,
    ),
    ("{value: boolean} is true", "{value: boolean} is false", is_true),
]


# --- Algorithms that often do nothing -----------------------------------------------------------------------------------


def early_exit(algorithm: Algorithm) -> list[Statement]:
    """The statements at its beginning that only look, and return without an effect; none if there is more than that."""
    found: list[Statement] = []
    for statement in algorithm.body:
        if isinstance(statement, If):
            bodies = [body for _, _, body in statement.branches]
            if len(bodies) != 1 or not (len(bodies[0]) == 1 and isinstance(bodies[0][0], Jump)):
                break
            jump = bodies[0][0]
            if not isinstance(jump, Jump) or jump.word != "return" or jump.value.cpp:
                break
            if any(not use.phrase.operations <= ASKED for use in statement.uses()):
                break
        elif isinstance(statement, Let):
            if any(not use.phrase.operations <= ASKED for use in statement.uses()):
                break
        else:
            break
        found.append(statement)
    while found and isinstance(found[-1], Let):
        found.pop()
    return found


def predicate_name(algorithm: Algorithm) -> str:
    return f"{algorithm.name}_does_nothing"


# --- The lanes of an edition --------------------------------------------------------------------------------------------

# The tokens that reach a rule: kind and tag name.
Targets = dict[str, list[tuple[str, str]]]

RULES_APPLY = "the rules for HTML content apply"
INSERT_ELEMENT = "insert an HTML element for {token: token}"
INSERT_TEXT = "insert the text {data: string value}"


def algorithm_named(spec: Spec, pattern: str) -> Algorithm:
    return next(algorithm for algorithm in spec.algorithms if algorithm.pattern == pattern)


@dataclass
class Shape:
    """A lane, and the rules that have it."""

    name: str
    kind: str  # of the token; "tag": a start tag or end tag, which is reprocessed
    lane: Lane | None  # None: there are only closings
    rules: list[str] = field(default_factory=list)  # of text: modes
    otherwise: tuple[str, ...] = ()  # of text: what is also done if it is not all whitespace
    only_whitespace: bool = False  # of text: there is no lane for other characters
    closings: tuple[Closing, ...] = ()  # of start tags: tried if the lane cannot be taken

    @property
    def reprocesses(self) -> bool:
        lane = self.lane or (self.closings[0].lane if self.closings else None)
        return lane is not None and lane.reprocesses


@dataclass
class Lanes:
    excepted: list[str] = field(default_factory=list)  # names of elements that are not plain
    shapes: list[Shape] = field(default_factory=list)
    by_rule: dict[str, Shape] = field(default_factory=dict)
    by_mode: dict[str, Shape] = field(default_factory=dict)  # for text
    predicates: list[Algorithm] = field(default_factory=list)
    short: dict[str, str] = field(default_factory=dict)  # what an algorithm comes to in a plain place


def find_lanes(
    spec: Spec, names: list[str], targets: Targets, texts: dict[str, tuple[ModeRow, ModeRow | None]]
) -> Lanes:
    """The lanes of all rules. `targets` has the tokens that reach each rule as their only one, `texts` by mode the row that
    takes whitespace, and the row for other characters if it may take a run of both as a whole."""
    evaluator = Evaluator(spec)
    evaluator.html_names = set(names)
    element, text = algorithm_named(spec, INSERT_ELEMENT).name, algorithm_named(spec, INSERT_TEXT).name
    lanes = Lanes(short={element: "append_element(token_, current);", text: "append_text(data, current);"})
    expected = {element: ["append_element(tag_token, current);"], text: ["append_text(data, current);"]}
    rules_apply = algorithm_named(spec, RULES_APPLY).name

    def is_short(tag: str | None, parent: str | None) -> bool:
        return all(evaluator.plain_steps(a, tag, parent) == steps for a, steps in expected.items())

    if not is_short(ANY, ANY) or not evaluator.holds_everywhere(rules_apply):
        return Lanes()
    evaluator.excepted = MORE_THAN_AN_ELEMENT | {name for name in names if not is_short(ANY, name)}
    evaluator.excepted |= {
        name for name in names if not is_short(name, None) or not evaluator.pops_only(name)
    }
    lanes.excepted = sorted(evaluator.excepted)
    named = tags_named(spec)
    rows = {row.function: row for mode in spec.modes for row in mode.rows}
    shapes: dict[tuple[str, Lane | None, tuple[str, ...], bool, tuple[Closing, ...]], Shape] = {}

    def shape(
        kind: str,
        lane: Lane | None,
        rule: str,
        otherwise: tuple[str, ...] = (),
        only_whitespace: bool = False,
        closings: tuple[Closing, ...] = (),
    ) -> Shape:
        key = (kind, lane, otherwise, only_whitespace, closings)
        if key not in shapes:
            shapes[key] = Shape(rule, kind, lane, [], otherwise, only_whitespace, closings)
            lanes.shapes.append(shapes[key])
        shapes[key].rules.append(rule)
        return shapes[key]

    for rule, tokens in targets.items():
        if rule not in rows:
            continue
        prelude = find_prelude(evaluator, tokens, rows[rule].body)
        if prelude is not None:
            lanes.by_rule[rule] = shape("tag", prelude, rule)
            continue
        kinds = {kind for kind, _ in tokens}
        kind = kinds.pop() if len(kinds) == 1 else "start tag"
        if kind not in ("start tag", "end tag"):
            continue
        tags_of_kind = {tag for each, tag in tokens if each == kind}
        tags = representatives(spec, sorted(tags_of_kind - evaluator.excepted), named)
        body = rows[rule].body
        lane = common(evaluator.lane(kind, tag, body) for tag in tags) if not kinds else None
        if lane is not None and (
            lane.reprocesses or (kind == "start tag" and any(TAG_NAME.cpp in q.cpp for q in lane.questions))
        ):
            lane = None
        closings = find_closings(evaluator, kind, tags, body, lane) if lane or kind == "start tag" else ()
        if lane is not None or closings:
            lanes.by_rule[rule] = shape(kind, lane, rule, closings=closings)
    for mode, (white, other) in texts.items():
        if mode == "foreign content":  # no insertion mode, and the current node is an HTML element
            continue
        of_white = evaluator.lane("character", None, white.body)
        if of_white is None or of_white.reprocesses:
            continue
        name = "text_" + identifier(mode)
        of_other = evaluator.lane("character", None, other.body) if other else None
        if of_other is None or of_white.questions != of_other.questions:
            lanes.by_mode[mode] = shape("character", of_white, name, only_whitespace=True)
            continue
        count = len(of_white.steps)
        if of_other.steps[:count] == of_white.steps:
            lanes.by_mode[mode] = shape("character", of_white, name, of_other.steps[count:])
    lanes.predicates = list(evaluator.predicates.values())
    return lanes


def common(lanes: Iterable[Lane | None]) -> Lane | None:
    """The lane, if all are the same one. Stops at the first that is not."""
    found: Lane | None = None
    for lane in lanes:
        if lane is None or (found is not None and lane != found):
            return None
        found = lane
    return found


def find_prelude(evaluator: Evaluator, tokens: list[tuple[str, str]], body: list[Statement]) -> Lane | None:
    """What a rule does for any tag before the tag is reprocessed, if that leaves the stack of open elements alone."""
    if not body or not isinstance(body[-1], Do) or body[-1].use.phrase.pattern != REPROCESS:
        return None
    of_tags = {(kind, tag) for kind, tag in tokens if kind in ("start tag", "end tag")}
    lane = common(
        evaluator.lane(kind, tag, body) for kind, tag in sorted(of_tags) if tag not in evaluator.excepted
    )
    if (
        lane is None
        or not lane.reprocesses
        or any(step.startswith(("pop_", "append_")) for step in lane.steps)
    ):
        return None
    return None if any(TAG_NAME.cpp in question.cpp for question in lane.questions) else lane


def find_closings(
    evaluator: Evaluator, kind: str, tags: list[str], body: list[Statement], lane: Lane | None
) -> tuple[Closing, ...]:
    """The closings of a rule, with the names of all elements that are closed alike."""
    names = sorted(names_in(evaluator, body, MOST_NAMES[kind]) - evaluator.excepted - {FIRST.name})
    found: dict[Lane, list[tuple[str, ...]]] = {}
    pairs = [(name, other) for name in names for other in names] if kind == "start tag" else []
    for closed in [*pairs, *((name,) for name in names)]:
        closing = common(
            evaluator.closing(kind, tag, body, closed)
            for tag in tags
            if tag not in closed or kind == "start tag"
        )
        if (
            closing is not None
            and closing.reprocesses == (lane is None and kind == "start tag")
            and (kind == "end tag" or not any(TAG_NAME.cpp in question.cpp for question in closing.questions))
        ):
            found.setdefault(closing, []).append(closed)
    return tuple(Closing(tuple(closed), closing) for closing, closed in found.items())


# The most members of a set that may be closed one by one.
MOST_NAMES = {"start tag": 6, "end tag": 12}


def names_in(evaluator: Evaluator, body: list[Statement], most_names: int) -> set[str]:
    """The names of elements that a rule names, and the algorithms that it runs."""
    found: set[str] = set()
    seen: set[str] = set()
    bodies = [body]
    while bodies:
        for statement in derive.all_statements(bodies.pop()):
            for use in statement.uses():
                algorithm = use.phrase.algorithm
                if algorithm and algorithm not in seen and algorithm != "insert_an_html_element_for":
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


def representatives(spec: Spec, names: list[str], named: set[str]) -> list[str]:
    """One of the names for each combination of sets; those that rules name are groups of their own."""
    groups: dict[tuple[str, ...], str] = {}
    for name in names:
        sets = sorted(s.name for s in spec.sets.values() if ("HTML", name) in s.members)
        groups.setdefault((name,) if name in named else ("", *sets), name)
    return list(groups.values())


def tags_named(spec: Spec) -> set[str]:
    """The tag names that statements name."""
    bodies = [a.body for a in spec.algorithms] + [row.body for mode in spec.modes for row in mode.rows]
    return {
        tag
        for body in bodies
        for statement in derive.all_statements(body)
        for use in statement.uses()
        for argument in use.arguments.values()
        if argument.type in ("tags", "tag")
        for tag in tag_names(argument.text)
    }
