"""Evaluates a rule with symbols: decides conditions where possible, turns the others into checks that come first, and
keeps the remaining steps."""

from __future__ import annotations

import re
from string import Template

from .. import derive
from ..model import (
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
    Spec,
    Statement,
    Use,
    identifier,
)
from ..phrases.tree import REPROCESS
from .conditions import SCOPE, TESTS, Elements
from .facts import (
    ADJUSTED,
    ASKED,
    BEFORE_QUESTIONS,
    CALLED,
    FACTS,
    FACTS_OF_HTML,
    FLAGS,
    KEPT,
    UNCHANGING,
    WITHOUT_EFFECT,
)
from .predicates import early_exit, predicate_name
from .steps import CREATE, FLAG, FOREIGN, INSERT, NEW, POP, POPS, PUSH, joined
from .symbols import (
    ANY,
    CONTEXT,
    DATA,
    FIRST,
    TAG_NAME,
    TOKEN,
    Break,
    Known,
    Lane,
    Name,
    NeedsAnswer,
    NodeOf,
    NoLane,
    Null,
    Opaque,
    Place,
    Question,
    Reprocess,
    Return,
    Situation,
    Symbol,
    Target,
    World,
    as_node,
    tag_names,
)

MOST_STEPS = 8  # of a loop
MOST_ATTEMPTS = 64  # answers that are tried for one rule
SET_TARGET = "set the root insertion target to {node}"
ONE_NODE = "the stack of open elements has only one node"
# The check of a lane that documents have and fragments do not.
IN_DOCUMENT = "nodes.is_null(state.fragment_context_element())"

FOREIGN_NAMESPACES = {"Namespace::mathml": "MathML", "Namespace::svg": "SVG"}
# The elements that a closing lane pops, from the current node up.
CLOSED = ("current", "above")
# Operations that look at one element.
ABOUT_AN_ELEMENT = {"nodes.is_html_element", "nodes.is_in_set"}

SYMBOL_TYPES = {"element", "node", "any", "entry", "tag name", "string value", "token", "location"}


class Evaluator(Elements):
    def __init__(self, spec: Spec) -> None:
        super().__init__(spec)
        self.algorithms = {algorithm.name: algorithm for algorithm in spec.algorithms}
        self.predicates: dict[str, Algorithm] = {}  # algorithms of which lanes check whether they do nothing
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
        pops = [f"stack.pop_plain({cpp});" for cpp in CLOSED[: len(closed)]]
        if lane is None or [step for step in lane.steps if step.startswith(POPS)] != pops:
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
                return Lane(tuple(world.questions), tuple(joined(world.steps)), reprocesses)
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

    def foreign_lane(
        self, kind: str, body: list[Statement], namespace: str, self_closing: bool | None = None
    ) -> Lane | None:
        """The lane of a rule for foreign content if the current node is a plain element of that namespace. It is not the
        root. For end tags the current node's name in lower case is that of the tag."""
        lanes = []
        for self.situation in (Situation.DOCUMENT, Situation.BELOW_ROOT):
            current = Known(None, "current", namespace=namespace)
            world = World(kind, None, [current], self_closing=self_closing)
            self.may_ask = False
            try:
                self.run(body, world, {})
            except Return:
                pass
            except (NoLane, NeedsAnswer, Reprocess):
                return None
            steps = [step.replace("stack.pop_plain(", "stack.pop_foreign(") for step in joined(world.steps)]
            lanes.append(Lane(tuple(world.questions), tuple(steps)))
        return lanes[0] if lanes[0] == lanes[1] else None

    def is_foreign(self, algorithm: str, namespace: str, name: str | None) -> bool:
        """Whether an algorithm without parameters returns false for such a current node, for any token with a lane, and
        nothing else happens when such an element is popped."""
        self.may_ask = False
        for self.situation in (Situation.DOCUMENT, Situation.BELOW_ROOT):
            for kind in ("start tag", "end tag", "character"):
                world = World(kind, None, [Known(name, "current", namespace=namespace)])
                try:
                    if self.call(self.algorithms[algorithm], {}, world) is not False or world.questions:
                        return False
                    self.pop(world)
                except (NoLane, NeedsAnswer):
                    return False
        return True

    def plain_steps(self, algorithm: str, tag: str | None, parent: str | None) -> list[str] | None:
        """The specialization of an algorithm for a plain place, without any check, if it is the same everywhere."""
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
            return joined(world.steps)
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
        elif pattern in ADJUSTED and world.kind == "start tag":
            self.keep(f"adjust_attributes(tag_token, {ADJUSTED[pattern]});", world, changes=False)
        elif (
            pattern == "change the token's tag name by the table of SVG tag names"
            and world.kind == "start tag"
        ):
            world.name_cpp = f"adjusted_svg_tag({world.name_cpp})"
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
            self.keep(f"stack.append_text({self.cpp(arguments['data'])}, {self.top(world).cpp});", world)
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
        """Inlined if everything in it is decided; else only the check whether it does nothing; else a call."""
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
        # Last: its own checks.
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
        if pattern in FACTS_OF_HTML and not self.is_html(arguments["element"]):
            return world.ask_about_token("errors.reports_xmlns_attribute(tag_token)")
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

    @staticmethod
    def is_html(element: Symbol) -> bool:
        return not isinstance(element, Known) or element.namespace == "HTML"

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
            # A check that is made first concerns elements that will still be there.
            names = tag_names(condition.use.arguments["tags"].text)
            for element in world.popped:
                if [element.name] == names:
                    cpp = re.sub(
                        r"has_in_scope\([^,]+,", f"has_element_in_scope({element.cpp}->same_above,", cpp
                    )
        return cpp

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
            if not self.is_html(world.stack[0]):
                return FIRST
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
        if pattern == "the adjusted current node's namespace" and not self.is_html(self.top(world)):
            return Opaque(f"Namespace::{self.top(world).namespace.lower()}")
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
            namespace = arguments["namespace"]
            if not isinstance(namespace, Opaque) or arguments["token"] != TOKEN:
                raise NoLane
            if namespace.cpp in FOREIGN_NAMESPACES:
                self.keep(f"{FOREIGN}{namespace.cpp}, {world.name_cpp}", world)
                return Known(None, "", is_new=True, namespace=FOREIGN_NAMESPACES[namespace.cpp])
            if namespace.cpp != "Namespace::html" or world.name_cpp != "tag_token.name":
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
        if pattern.startswith(
            "the bottommost open element that is a foreign element with the token's tag name"
        ):
            if world.kind == "end tag" and not self.is_html(self.top(world)):
                return self.top(world)
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
