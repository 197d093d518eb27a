"""Evaluates a rule partially, with symbols: decides the conditions that the assumptions decide, turns the
others into guards, which come first, and keeps the remaining steps as the residual."""

from __future__ import annotations

from lockstep_rules import walks
from lockstep_rules.model import (
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
from lockstep_rules.nodes import (
    FALSE,
    NULL,
    TRUE,
    And,
    Call,
    Constant,
    Node,
    Or,
    Variable,
    When,
    arrow,
    assign,
    braces,
    call,
    dot,
    equal,
    filled,
    function,
    rewritten,
)
from lockstep_rules.phrases import algorithms, operations, tree
from lockstep_rules.phrases.symbol import InLane

from .conditions import IN_SCOPE, TESTS, Elements, asks_about_scope
from .predicates import early_exit, predicate_name
from .steps import CURRENT, NEW, AppendText, CannotJoin, Create, Flag, Insert, Keep, Pop, Push, Step, joined
from .symbols import (
    ABOVE,
    ANY,
    CONTEXT_ELEMENT,
    DATA,
    FIRST,
    PARENT,
    TAG_NAME,
    TAG_TOKEN,
    TOKEN,
    TOKEN_NAME,
    Break,
    Context,
    Guard,
    Known,
    Lane,
    Name,
    NeedsAnswer,
    NodeOf,
    NoLane,
    Null,
    Opaque,
    Place,
    Reprocess,
    Return,
    Target,
    Value,
    World,
    as_node,
    is_conversion,
    tag_names,
)

MOST_STEPS = 8  # iterations of a loop
MOST_ATTEMPTS = 64  # combinations of guard results that are tried for one rule
# The guard of a lane for documents but not for fragments.
IN_DOCUMENT = call("nodes.is_null", call("state.fragment_context_element"))

FOREIGN_NAMESPACES: dict[Node, str] = {
    Constant("Namespace::mathml"): "MathML",
    Constant("Namespace::svg"): "SVG",
}
HTML_NAMESPACE = Constant("Namespace::html")
# The elements that a variant pops, from the current node upwards.
POPPED = (CURRENT, ABOVE)
POP_UNTIL = (tree.POP_UNTIL, tree.POP_UNTIL_NAMED, tree.POP_UNTIL_ELEMENT)

SYMBOL_TYPES = {"element", "node", "any", "entry", "tag name", "string value", "token", "location"}


def pops_all(lane: Lane, popped: tuple[str, ...]) -> bool:
    """Whether a lane pops exactly these elements, in this order."""
    pops = [Pop(node) for node in POPPED[: len(popped)]]
    return [step for step in lane.residual if isinstance(step, Pop)] == pops


class Evaluator(Elements):
    def __init__(self, spec: Spec) -> None:
        super().__init__(spec)
        self.algorithms = {algorithm.name: algorithm for algorithm in spec.algorithms}
        self.predicates: dict[str, Algorithm] = {}  # algorithms for which a guard tests that they do nothing
        self.context = Context.DOCUMENT
        self.sets_target = any(
            use.symbol is tree.SET_ROOT_TARGET
            for algorithm in spec.algorithms
            for statement in walks.all_statements(algorithm.body)
            for use in statement.uses()
        )
        self.answers: list[bool] = []
        self.asked = 0
        self.may_ask = True
        self.reached_current = False  # whether elements were popped up to the current node

    # --- Lanes

    def lane(self, kind: str, tag: str | None, body: list[Statement]) -> Lane | None:
        """The lane of a rule for tokens of that kind and name, or None. For end tags, the current node has
        the token's name."""
        return self.lane_everywhere(kind, tag, body, ())

    def variant(self, kind: str, tag: str, body: list[Statement], popped: tuple[str, ...]) -> Lane | None:
        """The lane of a rule for that tag if the lowest elements, the current node first, have these names
        and the rule pops all of them in this order."""
        if kind == "end tag":
            popped = (*popped, tag)
        lane = self.lane_everywhere(kind, tag, body, popped)
        # With two elements, the current node must be popped on the way to the other, not separately.
        return lane if len(popped) == 1 or not self.reached_current else None

    def lane_everywhere(
        self, kind: str, tag: str | None, body: list[Statement], popped: tuple[str, ...]
    ) -> Lane | None:
        in_document = self.lane_in(Context.DOCUMENT, kind, tag, body, popped)
        if in_document is None or popped and not pops_all(in_document, popped):
            return None
        lanes = {
            context: self.lane_in(context, kind, tag, body, popped)
            for context in Context
            if context is not Context.DOCUMENT
            and (popped or not (context is Context.ROOT and kind == "end tag" and tag != FIRST.name))
        }
        in_fragment = lanes[Context.BELOW_ROOT]
        if (
            in_fragment is not None
            and set(lanes.values()) == {in_fragment}
            and in_fragment.residual == in_document.residual
            and in_fragment.reprocesses == in_document.reprocesses
            and in_document.guards == tuple(g for g in in_fragment.guards if not g.only_in_fragments)
        ):
            return in_fragment
        guards = (Guard(IN_DOCUMENT, True), *in_document.guards)
        return Lane(guards, in_document.residual, in_document.reprocesses)

    def lane_in(
        self,
        context: Context,
        kind: str,
        tag: str | None,
        body: list[Statement],
        popped: tuple[str, ...],
    ) -> Lane | None:
        self.context = context
        self.answers = []
        for _ in range(MOST_ATTEMPTS):
            if popped:
                stack = [Known(name, node) for name, node in zip(popped, POPPED)]
                world = World(kind, tag, [Known(None, PARENT), *reversed(stack)])
            else:
                world = World(kind, tag, [Known(tag if kind == "end tag" else None, CURRENT)])
            self.asked, self.may_ask = 0, True
            self.reached_current = reprocesses = False
            try:
                try:
                    self.run(body, world, {})
                except Return:
                    pass
                except Reprocess:
                    reprocesses = True
                return Lane(tuple(world.guards), joined(world.steps), reprocesses)
            except NeedsAnswer:
                self.answers.append(False)
                continue
            except (NoLane, CannotJoin):
                # Moves to the next combination of results: false is tried before true.
                while self.answers and self.answers[-1]:
                    self.answers.pop()
                if not self.answers:
                    return None
                self.answers[-1] = True
        return None

    def foreign_lane(
        self, kind: str, body: list[Statement], namespace: str, self_closing: bool | None = None
    ) -> Lane | None:
        """The lane of a rule for foreign content if the current node is a plain element in that namespace,
        and not the root. For end tags, the lowercased name of the current node equals the tag's."""
        lanes = []
        for self.context in (Context.DOCUMENT, Context.BELOW_ROOT):
            current = Known(None, CURRENT, namespace=namespace)
            world = World(kind, None, [current], self_closing=self_closing)
            self.may_ask = False
            try:
                self.run(body, world, {})
            except Return:
                pass
            except (NoLane, NeedsAnswer, Reprocess):
                return None
            lanes.append(Lane(tuple(world.guards), joined(world.steps)))
        return lanes[0] if lanes[0] == lanes[1] else None

    def is_foreign(self, algorithm: str, namespace: str, name: str | None) -> bool:
        """Whether, for a foreign current node and any token with a lane, an algorithm without parameters
        returns false, and popping the element has no other effect."""
        self.may_ask = False
        for self.context in (Context.DOCUMENT, Context.BELOW_ROOT):
            for kind in ("start tag", "end tag", "character"):
                world = World(kind, None, [Known(name, CURRENT, namespace=namespace)])
                try:
                    if self.call(self.algorithms[algorithm], {}, world) is not False or world.guards:
                        return False
                    self.pop(world)
                except (NoLane, NeedsAnswer):
                    return False
        return True

    def residual(self, algorithm: str, tag: str | None, parent: str | None) -> tuple[Step, ...] | None:
        """The residual of an algorithm under the assumptions, without guards, if it is the same in all
        contexts."""
        found = []
        for self.context in Context:
            found.append(self.residual_here(algorithm, tag, parent))
        return found[0] if all(steps == found[0] for steps in found) else None

    def residual_here(self, algorithm: str, tag: str | None, parent: str | None) -> tuple[Step, ...] | None:
        world = World("start tag", tag, [Known(parent, CURRENT)])
        self.may_ask = False
        parameters = self.algorithms[algorithm].parameters
        variables: dict[str, Value] = {name: TOKEN if kind == "token" else DATA for name, kind in parameters}
        try:
            self.call(self.algorithms[algorithm], variables, world)
            return joined(world.steps)
        except (NoLane, NeedsAnswer, CannotJoin):
            return None

    def pops_only(self, name: str) -> bool:
        """Whether popping an element with that name has no other effect."""
        self.may_ask = False
        try:
            self.pop(World("end tag", name, [Known(name, CURRENT)]))
            return True
        except (NoLane, NeedsAnswer):
            return False

    def holds_everywhere(self, algorithm: str) -> bool:
        """Whether an algorithm without parameters returns true under the assumptions."""
        self.may_ask = False
        for self.context in Context:
            world = World("start tag", ANY, [Known(None, CURRENT)])
            try:
                if self.call(self.algorithms[algorithm], {}, world) is not True:
                    return False
            except (NoLane, NeedsAnswer):
                return False
        return True

    # --- Statements

    def run(self, body: list[Statement], world: World, variables: dict[str, Value]) -> None:
        for statement in body:
            self.statement(statement, world, variables)

    def statement(self, statement: Statement, world: World, variables: dict[str, Value]) -> None:
        if isinstance(statement, Do):
            self.do(statement.use, world, variables)
        elif isinstance(statement, If):
            self.choose(statement, world, variables)
        elif isinstance(statement, Loop):
            self.loop(statement, world, variables)
        elif isinstance(statement, (Let, Assign)):
            name = statement.name
            variables[name] = self.value(statement.value.use, statement.value.node, world, variables)
        elif isinstance(statement, Jump):
            if statement.word == "return":
                value = statement.value
                raise Return(self.value(value.use, value.node, world, variables) if value else None)
            if statement.word == "break":
                raise Break
            raise NoLane
        else:
            raise NoLane

    def choose(self, statement: If, world: World, variables: dict[str, Value]) -> None:
        for condition, _, body in statement.branches:
            holds = True if condition is None else self.decide(condition, world, variables)
            if holds is None and self.is_inert(statement, world, variables):
                return
            if holds is None and self.writes_flags(statement, world, variables):
                return
            if holds is None:
                assert condition is not None
                holds = self.guard(condition, world, variables)
            if holds:
                self.run(body, world, variables)
                return

    def is_inert(self, statement: If, world: World, variables: dict[str, Value]) -> bool:
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

    def writes_flags(self, statement: If, world: World, variables: dict[str, Value]) -> bool:
        """Keeps a statement that only writes flags, with its condition, if nothing in the lane changes the
        condition's result."""
        condition, _, body = statement.branches[0]
        if len(statement.branches) != 1 or condition is None:
            return False
        if any(
            not operations.are_invariant(use.phrase.operations) or use.phrase.algorithm
            for use in condition.every()
        ):
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
        flags = [step for step in steps if isinstance(step, Flag)]
        if not steps or flags != steps or inside.stack != world.stack:
            return False
        test = self.residual_test(condition, world, variables)
        for flag in flags:
            self.keep(Flag(When(test, flag.statement)), world, changes=False)
        return True

    def loop(self, statement: Loop, world: World, variables: dict[str, Value]) -> None:
        if statement.walk is not None:
            raise NoLane
        for _ in range(MOST_STEPS):
            if statement.condition is not None:
                holds = self.decide(statement.condition, world, variables)
                if holds is None:
                    holds = self.guard(statement.condition, world, variables)
                if not holds:
                    return
            try:
                self.run(statement.body, world, variables)
            except Break:
                return
        raise NoLane

    def do(self, use: Use, world: World, variables: dict[str, Value]) -> None:
        symbol = use.symbol
        arguments = {
            name: self.argument(argument, world, variables) for name, argument in use.arguments.items()
        }
        if symbol is tree.REPROCESS and world.kind != "character":
            raise Reprocess
        if symbol is None:
            self.run_algorithm(use, arguments, world)
        elif symbol.in_lane is not None:
            self.keep_statement(use, symbol.in_lane, arguments, world)
        elif symbol is tree.RENAME_SVG and world.kind == "start tag":
            world.name = function("adjusted_svg_tag", world.name)
        elif symbol is tree.ACKNOWLEDGE and world.kind == "start tag":
            self.keep(Keep(assign(dot(TAG_TOKEN, "self_closing_acknowledged"), TRUE)), world, changes=False)
        elif symbol is tree.PUSH:
            element = arguments["element"]
            if not isinstance(element, Known) or not element.is_new:
                raise NoLane
            element.node = NEW
            world.stack.append(element)
            self.keep(Push(), world)
        elif symbol is tree.INSERT_NODE:
            node, place = arguments["node"], arguments["location"]
            if (
                not isinstance(node, NodeOf)
                or not node.element.is_new
                or not self.is_end_of_current(place, world)
            ):
                raise NoLane
            node.element.inserted = True
            self.keep(Insert(self.node(self.top(world))), world)
        elif symbol is tree.INSERT_TEXT:
            if not self.is_end_of_current(arguments["location"], world):
                raise NoLane
            self.keep(AppendText(self.node(arguments["data"]), self.node(self.top(world))), world)
        elif symbol is tree.POP:
            self.pop(world)
        elif symbol in POP_UNTIL:
            # Decided only if the current node is the last one to be popped.
            top = self.top(world)
            if symbol is tree.POP_UNTIL_ELEMENT:
                reached: bool | None = arguments["element"] is top
            elif symbol is tree.POP_UNTIL:
                reached = self.is_named(top, tag_names(use.arguments["tags"].text))
            else:
                reached = self.has_name(top, arguments["tag_name"], world)
            if not reached:
                raise NoLane
            self.reached_current |= top.node == CURRENT
            self.pop(world)
        else:
            raise NoLane

    def keep_statement(self, use: Use, how: InLane, arguments: dict[str, Value], world: World) -> None:
        """Keeps a statement as its definition says."""
        if how is InLane.FLAG:
            element = arguments["element"]
            if not isinstance(element, Known) or not element.is_new or element.inserted:
                raise NoLane
            self.keep(Flag(self.render(use, {"element": Opaque(NEW)})), world, changes=False)
        elif how is InLane.ADJUST:
            if world.kind != "start tag" or not isinstance(use.node, Call):
                raise NoLane
            self.keep(
                Keep(function("adjust_attributes", TAG_TOKEN, *use.node.arguments)), world, changes=False
            )
        elif how is not InLane.NOTHING:
            self.keep(Keep(self.render(use, arguments)), world, changes=how is InLane.KEEP)

    def keep(self, step: Step, world: World, changes: bool = True) -> None:
        world.steps.append(step)
        world.changed |= changes

    def pop(self, world: World) -> None:
        """Pops the current node, and evaluates what the runtime runs at each pop."""
        element = self.top(world)
        world.stack.pop()
        world.popped.append(element)
        self.keep(Pop(self.node(element)), world, changes=False)
        steps = len(world.steps)
        self.call(self.algorithms[algorithms.POPPED_STEPS.name], {"element": element}, world)
        if len(world.steps) != steps:
            raise NoLane

    def is_end_of_current(self, place: Value, world: World) -> bool:
        """Whether the place is where append_element() and append_text() insert a node: for a fragment's root,
        in its target if it has one."""
        top = self.top(world)
        redirected = self.context is Context.ROOT and top is world.stack[0] and self.sets_target
        return not top.is_new and place == Place(Target() if redirected else NodeOf(top), Null())

    # --- Algorithms

    def run_algorithm(self, use: Use, arguments: dict[str, Value], world: World) -> None:
        """Runs an algorithm: inlined if everything in it is decided; otherwise as a guard that it does
        nothing; otherwise as a call; otherwise inlined with guards."""
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
            if not self.may_ask or world.changed or world.popped:
                raise NoLane
            world.guards.append(Guard(function(predicate_name(algorithm)), True))
            return
        if self.callable(algorithm, set()):
            self.keep(Keep(self.render(use, arguments)), world)
            return
        # Tried last, because it adds its own guards.
        self.call(algorithm, passed, world)

    def call(self, algorithm: Algorithm, variables: dict[str, Value], world: World) -> Value | None:
        own = {identifier(name): value for name, value in variables.items()}
        try:
            self.run(algorithm.body, world, own)
        except Return as returned:
            return returned.value
        return None

    def callable(self, algorithm: Algorithm, seen: set[str]) -> bool:
        """Whether a lane may call the algorithm: it neither examines the token nor changes the stack of open
        elements."""
        if algorithm.name in seen:
            return True
        for statement in walks.all_statements(algorithm.body):
            for use in statement.uses():
                if use.phrase.algorithm:
                    if not self.callable(self.algorithms[use.phrase.algorithm], seen | {algorithm.name}):
                        return False
                elif not operations.are_callable(use.phrase.operations):
                    return False
        return True

    # --- Guards

    def guard(self, condition: Condition, world: World, variables: dict[str, Value]) -> bool:
        """Makes an undecided condition a guard; returns the result that the guard needs."""
        test = self.residual_test(condition, world, variables)
        if not self.may_ask:
            raise NoLane
        for use in condition.every():
            if use.phrase.algorithm or not operations.can_guard(use.phrase.operations):
                raise NoLane
        if world.changed and any(
            not operations.are_invariant(use.phrase.operations) for use in condition.every()
        ):
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
        world.guards.append(
            Guard(test, answer, self.decide_in_document(condition, world, variables) is answer)
        )
        return answer

    def undecided(self, condition: Condition, world: World, variables: dict[str, Value]) -> list[Use]:
        """The phrases in the residual test."""
        if not condition.connective:
            assert condition.use is not None
            return [condition.use]
        parts = [part for part in condition.parts if self.decide(part, world, variables) is None]
        return [use for part in parts for use in self.undecided(part, world, variables)]

    def is_the_same_without(
        self, popped: list[Known], use: Use, world: World, variables: dict[str, Value]
    ) -> bool:
        """Whether the result is the same before these elements are popped."""
        if operations.are_invariant(use.phrase.operations):
            return True
        arguments = {name: self.argument(a, world, variables) for name, a in use.arguments.items()}
        if operations.are_of_element(use.phrase.operations):
            return isinstance(arguments.get("node"), Known)
        if (
            not asks_about_scope(use)
            or "tags" not in use.arguments
            or any(element.is_new for element in popped)
        ):
            return False
        # The result depends on the elements with these names and on the scope's boundaries. For one name, see
        # residual_test().
        counted = set(tag_names(use.arguments["tags"].text))
        if len(counted) == 1:
            counted.clear()
        counted |= self.boundaries(use)
        return all(element.name is not None and element.name not in counted for element in popped)

    def decide_in_document(
        self, condition: Condition, world: World, variables: dict[str, Value]
    ) -> bool | None:
        context, self.context = self.context, Context.DOCUMENT
        try:
            return self.decide(condition, world, variables)
        finally:
            self.context = context

    # --- Conditions: true, false, or None if it is not decided

    def decide(self, condition: Condition, world: World, variables: dict[str, Value]) -> bool | None:
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
        symbol = use.symbol
        if symbol in (tree.XMLNS_DIFFERS, tree.XLINK_DIFFERS) and not self.is_html(arguments["element"]):
            # For a new foreign element, the guard is that its token has no such attribute, or no error is
            # reported.
            return world.guard_token(call("errors.reports_xmlns_attribute", TAG_TOKEN))
        if symbol is not None and symbol.assumed is not None:
            return symbol.assumed != use.phrase.negated
        if symbol is tree.STACK_HAS_ONE and self.context is not Context.DOCUMENT:
            return self.context is Context.ROOT and len(world.stack) == 1
        if symbol is None:
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
            return value != use.phrase.negated
        test = TESTS.get(symbol)
        found = test(self, use, arguments, world) if test else None
        return None if found is None else found != use.phrase.negated

    @staticmethod
    def is_html(element: Value) -> bool:
        return not isinstance(element, Known) or element.namespace == "HTML"

    def residual_test(self, condition: Condition, world: World, variables: dict[str, Value]) -> Node:
        """The remaining condition, without the parts that are decided."""
        if condition.connective:
            parts = [p for p in condition.parts if self.decide(p, world, variables) is None]
            tests = tuple(self.residual_test(part, world, variables) for part in parts)
            if len(tests) == 1:
                return tests[0]
            return And(tests) if condition.connective == "and" else Or(tests)
        use = condition.use
        assert use is not None
        arguments = {name: self.argument(a, world, variables) for name, a in use.arguments.items()}
        test = self.render(use, arguments)
        if world.popped and "tags" in use.arguments and asks_about_scope(use):
            # A guard comes first, so it also sees elements that will be popped.
            names = tag_names(use.arguments["tags"].text)
            for element in world.popped:
                if [element.name] == names:
                    test = rewritten(test, lambda one: self.searched_above(one, element))
        return test

    def searched_above(self, node: Node, element: Known) -> Node | None:
        """The search that replaces a scope search for elements with one name, if one of them is popped."""
        if not isinstance(node, Call) or node.function != IN_SCOPE:
            return None
        return call("stack.has_element_in_scope", arrow(self.node(element), "same_above"), node.arguments[1])

    # --- Expressions

    def argument(self, argument: Argument, world: World, variables: dict[str, Value]) -> Value:
        name = identifier(argument.text)
        if argument.use is None and name in variables:
            value = variables[name]
        elif argument.type == "tag name" and argument.use is None:
            value = Name(argument.text, argument.node)
        elif argument.text == "null":
            value = Null() if argument.type != "location" else Place(Null(), Null())
        else:
            value = self.value(argument.use, argument.node, world, variables)
        return as_node(value) if argument.type == "node" else value

    def value(self, use: Use | None, node: Node, world: World, variables: dict[str, Value]) -> Value:
        value = self.value_of_use(use, world, variables) if use else self.value_of_node(node, variables)
        return as_node(value) if is_conversion(node) else value

    def value_of_node(self, node: Node, variables: dict[str, Value]) -> Value:
        if isinstance(node, Variable):
            return variables.get(node.name, Opaque(node))
        if isinstance(node, Constant):
            return CONSTANTS.get(node.name, Opaque(node))
        if node == NULL_NODE:
            return Null()
        if node == NO_PLACE:
            return Place(Null(), Null())
        return Opaque(node)

    def value_of_use(self, use: Use, world: World, variables: dict[str, Value]) -> Value:
        arguments = {name: self.argument(a, world, variables) for name, a in use.arguments.items()}
        symbol = use.symbol
        if symbol is None:
            algorithm = self.algorithms[use.phrase.algorithm]
            passed = {name: arguments[name.replace(" ", "_")] for name, _ in algorithm.parameters}
            found = self.call(algorithm, passed, world)
            if found is None:
                raise NoLane
            return found
        if symbol is tree.FRAGMENT_CONTEXT:
            return Null() if self.context is Context.DOCUMENT else CONTEXT_ELEMENT
        if symbol is tree.ROOT_TARGET:
            return Null() if self.context is Context.DOCUMENT else Target()
        if symbol is tree.FIRST_ON_STACK and world.stack:
            if not self.is_html(world.stack[0]):
                return FIRST
            if self.context is not Context.DOCUMENT:
                return world.stack[0] if self.context is Context.ROOT else FIRST
        if symbol is tree.CURRENT_NODE:
            return self.top(world)
        if symbol in OF_TOKEN:
            return OF_TOKEN[symbol]
        if symbol is tree.ADJUSTED_NAMESPACE and not self.is_html(self.top(world)):
            return Opaque(Constant(f"Namespace::{self.top(world).namespace.lower()}"))
        if symbol is tree.THE_NAMESPACE:
            return arguments["namespace"]
        if symbol is tree.LOCATION:
            return Place(arguments["parent"], arguments["reference"])
        if symbol in (tree.TARGET_PARENT, tree.REFERENCE_CHILD):
            place = arguments["location"]
            if not isinstance(place, Place):
                raise NoLane
            return place.parent if symbol is tree.TARGET_PARENT else place.reference
        if symbol is tree.APPROPRIATE_PLACE:
            return Place(Null(), Null())
        if symbol is tree.NEW_ELEMENT:
            return self.new_element(arguments, world)
        if symbol is tree.TOPMOST_BELOW:
            if arguments["element"] is self.top(world):
                return Null()
            raise NoLane
        found_on_stack = self.on_stack(use, arguments, world)
        if found_on_stack is not None:
            return found_on_stack
        if not operations.can_guard(use.phrase.operations):
            raise NoLane
        # After a change, the value can be named but not computed.
        return Opaque(None if world.changed or world.popped else self.render(use, arguments))

    def new_element(self, arguments: dict[str, Value], world: World) -> Known:
        namespace = arguments["namespace"]
        if not isinstance(namespace, Opaque) or namespace.node is None or arguments["token"] != TOKEN:
            raise NoLane
        foreign = FOREIGN_NAMESPACES.get(namespace.node)
        if foreign is not None:
            self.keep(Create(namespace.node, world.name), world)
            return Known(None, None, is_new=True, namespace=foreign)
        if namespace.node != HTML_NAMESPACE or world.name != TOKEN_NAME:
            raise NoLane
        self.keep(Create(), world)
        return Known(world.tag, None, is_new=True)

    def on_stack(self, use: Use, arguments: dict[str, Value], world: World) -> Known | None:
        """The element found by a search of the stack or of the list of active formatting elements, if
        known."""
        if use.symbol is tree.BOTTOMMOST_NAMED_OR:
            names = tag_names(use.arguments["tags"].text)
            for element in reversed(world.stack):
                is_it = [self.is_named(element, names), self.is_in_set(element, use.arguments["set"].text)]
                if True in is_it:
                    return element
                if None in is_it:
                    return None
        elif use.symbol is tree.BOTTOMMOST_FOREIGN_OR:
            if world.kind == "end tag" and not self.is_html(self.top(world)):
                return self.top(world)
        elif use.symbol is tree.BOTTOMMOST_TAG_OR:
            if self.has_name(self.top(world), arguments["tag_name"], world):
                return self.top(world)
        elif use.symbol is tree.LAST_FORMATTING:
            # For an end tag, this is nearly always the current node.
            found = self.render(use, arguments)
            if world.kind == "end tag" and self.has_name(self.top(world), arguments["tag_name"], world):
                if not self.may_ask or world.changed or world.popped:
                    raise NoLane
                world.guards.append(Guard(equal(found, CURRENT), True))
                return self.top(world)
        return None

    def render(self, use: Use, arguments: dict[str, Value]) -> Node:
        """The node for a phrase with these values."""
        values = {
            name: self.node(arguments[name])
            if argument.use or argument.type in SYMBOL_TYPES
            else argument.node
            for name, argument in use.arguments.items()
        }
        return filled(use.phrase.does, values)

    def node(self, value: Value) -> Node:
        """The node by which a lane names a value."""
        if isinstance(value, (Opaque, Known, Name)) and value.node is not None:
            return value.node
        if isinstance(value, NodeOf) and value.element.node is not None:
            return function("node_of", value.element.node)
        raise NoLane


CONSTANTS: dict[str, Value] = {TRUE.name: True, FALSE.name: False, NULL.name: Null()}
NULL_NODE = function("Tree::null")
NO_PLACE = braces("Location")
OF_TOKEN = {tree.THE_TOKEN: TOKEN, tree.TOKEN_NAME: TAG_NAME, tree.TOKEN_CHARACTERS: DATA}
