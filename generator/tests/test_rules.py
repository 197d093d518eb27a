"""Bad input to the stages parse and check: edits of the real rules, and the resulting messages."""

from __future__ import annotations

import unittest
import unittest.mock
from dataclasses import dataclass

from lockstep_rules.loading import ROOT
from lockstep_rules.model import If
from lockstep_rules.nodes import NOTHING, Node, call
from lockstep_rules.phrases import algorithms, tree
from lockstep_rules.phrases.symbol import Symbol
from support import SpecCase

MARK = "@@"  # the line that must be reported

TEXT = "tree/text.rules"
BODY = "tree/in-body.rules"
HEAD = "tree/in-head.rules"
ALGORITHMS = "tree/algorithms.rules"
SETS = "sets.rules"
TOKENIZER = "tokenizer.rules"
SNIFFING = "input/sniffing.rules"


@dataclass(frozen=True)
class Slip:
    """Replaces `old` with `new` in a file; a message with the parts is expected at the marked line, or at the
    line with `at` or `new`."""

    file: str
    old: str
    new: str
    parts: tuple[str, ...]
    at: str = ""
    after: str = ""  # `old` and the line are below this text


ALWAYS = "state numeric character reference end"
RCDATA = "state RCDATA "
BUFFER = "set the temporary buffer to the empty string"

# Unknown words: each message names the nearest known one.
UNKNOWN = {
    "statement": Slip(
        TEXT, "insert the character", "insert the charakter", ("unknown statement", "insert the character”?")
    ),
    "statement in the tokenizer": Slip(
        TOKENIZER,
        "emit an end-of-file token",
        "emit an end-of-line token",
        ("unknown statement", "did you mean"),
    ),
    "condition": Slip(
        TEXT,
        "if the current node is a script element",
        "if the current node was a script element",
        ("unknown condition “the current node was a script element”", "did you mean “"),
    ),
    "condition's hole": Slip(
        TEXT,
        "if the current node is a script element",
        "if the curent node is a script element",
        ("“the curent node” is not a known element or node; did you mean “the current node”?",),
    ),
    "statement's hole": Slip(
        TEXT,
        "run the script script after this token",
        "run the script skript after this token",
        (
            "in “run the script {element} after this token”, “skript” is not a known element; did you mean “script”?",
        ),
    ),
    "expression": Slip(
        TEXT,
        "let script be the current node",
        "let script be the current nod",
        ("unknown expression “the current nod”; did you mean “the current node”?",),
    ),
    "statement in the input": Slip(
        SNIFFING, "forget the attributes", "forget all attributes", ("unknown statement", "did you mean “")
    ),
    "expression in the input": Slip(
        SNIFFING,
        "let override be the encoding that the user asked for",
        "let override be the encoding that the user wants",
        ("unknown expression", "did you mean “the encoding that the user asked for”?"),
    ),
    "character in the input": Slip(
        SNIFFING, "skip TAB LF FF CR SPACE '/'", "skip TAB LF FF CR SPICE '/'", ("SPICE", "SPACE")
    ),
    "state": Slip(
        TOKENIZER,
        "switch to tag open",
        "switch to tag opne",
        ("unknown state “tag opne”; did you mean “tag open”?",),
    ),
    "mode": Slip(
        HEAD,
        "the rules for in body",
        "the rules for in bodi",
        ("unknown insertion mode “in bodi”; did you mean “in body”?",),
    ),
    "start tag": Slip(
        HEAD, "start tag title", "start tag tittle", ("unknown tag “tittle”; did you mean “title”?",)
    ),
    "tag in a phrase": Slip(
        TEXT,
        "node is a script element",
        "node is a skript element",
        ("unknown tag “skript”; did you mean “script”?",),
    ),
    "article of a tag": Slip(
        BODY, "is an option element", "is a option element", ("“a option”: write “an option”",)
    ),
    "article of another tag": Slip(
        TEXT, "node is a script element", "node is an script element", ("“an script”: write “a script”",)
    ),
    "tag in a set": Slip(SETS, "HTML ol ul", "HTML ol ull", ("unknown tag “ull”; did you mean “ul”?",)),
    "set": Slip(
        BODY,
        "start tag in the set headings",
        "start tag in the set heading",
        ("unknown set “heading”; did you mean “headings”?",),
    ),
    "set in a phrase": Slip(
        BODY,
        "in the set allowed open at the end",
        "in the set allowed open at end",
        ("unknown set “allowed open at end”; did you mean “allowed open at the end”?",),
    ),
    "set that a set inherits": Slip(
        SETS,
        "all of the set headings",
        "all of the set headins",
        ("unknown set “headins”; did you mean “headings”?",),
    ),
    "scope that a scope inherits": Slip(
        SETS,
        "all of the scope base",
        "all of the scope bass",
        ("unknown scope “bass”; did you mean “base”?",),
    ),
    "namespace in a set": Slip(
        SETS, "SVG foreignObject", "SGV foreignObject", ("does not begin with HTML, MathML or SVG", "“SVG”?")
    ),
    "attribute": Slip(
        "tree/foreign-content.rules",
        "attribute named color",
        "attribute named colour",
        ("unknown attribute “colour”; did you mean “color”?",),
    ),
    "parse error": Slip(
        TOKENIZER,
        "parse error eof-in-cdata",
        "parse error eof-in-cdat",
        ("unknown parse error code “eof-in-cdat”; did you mean “eof-in-cdata”?",),
    ),
    "field": Slip(
        TOKENIZER,
        "to the current comment token's data",
        "to the current comment token's date",
        (
            "unknown field “the current comment token's date”; did you mean “the current comment token's data”?",
        ),
    ),
    "character": Slip(
        TOKENIZER,
        "ASCII alpha  create",
        "ASCII alpah  create",
        ("“ASCII alpah” names no character; did you mean “ASCII alpha”?",),
    ),
    "name of a character": Slip(
        TOKENIZER, "  NUL   parse", "  NULL  parse", ("“NULL” names no character; did you mean “NUL”?",)
    ),
    "token": Slip(
        TEXT,
        "  end-of-file",
        "  end-of-fil",
        ("“end-of-fil” does not match any token; did you mean “end-of-file”?",),
    ),
    "scripting mode": Slip(
        HEAD,
        "the scripting mode is not Disabled",
        "the scripting mode is not Disable",
        ("unknown scripting mode “Disable”; did you mean “Disabled”?",),
    ),
    "guard": Slip(
        HEAD,
        "when the scripting mode is not Disabled",
        "when the scripting mood is not Disabled",
        ("unknown condition “the scripting mood is not Disabled”; did you mean",),
    ),
    "loop": Slip(
        ALGORITHMS, "  8 repeat", "  8 repeat often", ("unknown loop “repeat often”; did you mean “repeat",)
    ),
    "what a loop walks": Slip(
        "tree/selectedcontent.rules",
        "in the ancestors of node",
        "in the ancesters of node",
        ("unknown loop “the ancesters of node”; did you mean “the ancestors of {node}”?",),
    ),
    "type of a parameter": Slip(
        ALGORITHMS,
        "push {element: element} onto",
        "push {element: elment} onto",
        ("unknown type “elment”; did you mean “element”?",),
    ),
    "type of a result": Slip(
        ALGORITHMS,
        "current node -> element",
        "current node -> elment",
        ("unknown type “elment”; did you mean “element”?",),
    ),
    "parameter": Slip(
        ALGORITHMS,
        "push {element: element} onto",
        "push {element} onto",
        ("a parameter has the form {name: type}",),
    ),
    "row to act as": Slip(
        BODY,
        "act as end tag address",
        "act as end tag adress",
        ("unknown tag “adress”; did you mean “address”?",),
    ),
    "row that the mode does not have": Slip(
        HEAD,
        "act as anything else",
        "act as end tag bdo",
        ("“act as end tag bdo”: mode “in head” has no such row",),
    ),
    "mode of a row to act as": Slip(
        ALGORITHMS,
        "act as any other end tag of in body",
        "act as any other end tag of in boddy",
        ("unknown insertion mode “in boddy”; did you mean “in body”?",),
    ),
}

STRUCTURE = {
    "state without anything else": Slip(
        TOKENIZER,
        "  else  emit the current input character\n",
        "",
        ("state “RCDATA” has no row for anything else",),
        at=RCDATA,
        after=RCDATA,
    ),
    "state without EOF": Slip(
        TOKENIZER,
        "  EOF   emit an end-of-file token\n",
        "",
        ("has no character to consume at EOF; state “RCDATA” has no row for EOF",),
        at="else  emit",
        after=RCDATA,
    ),
    "state without rows": Slip(
        TOKENIZER, RCDATA, "state new  #new\n\n" + RCDATA, ("state “new” is empty",), at="state new"
    ),
    "state whose EOF row has a guard": Slip(
        TOKENIZER,
        "  EOF   emit an end-of-file token\n  else  emit the current input character",
        "  EOF when the temporary buffer is \"x\"  emit an end-of-file token\n  ASCII alpha  emit 'x'",
        ("has no row for EOF",),
        at=RCDATA,
        after=RCDATA,
    ),
    "row below else": Slip(
        TOKENIZER,
        "  NUL   parse error",
        "  else  emit '<'\n  NUL   parse error",
        ("row “NUL” of state “RCDATA” can never match",),
        at="NUL   parse error",
        after=RCDATA,
    ),
    "row twice": Slip(
        TOKENIZER,
        "  NUL   parse error",
        "  '&'  emit '<'\n  NUL   parse error",
        ("row “'&'” of state “RCDATA” can never match",),
        at="'&'  emit",
        after=RCDATA,
    ),
    "EOF twice": Slip(
        TOKENIZER,
        "  NUL   parse error",
        "  NUL EOF  parse error",
        ("row “EOF” of state “RCDATA” can never match",),
        at="EOF   emit",
        after=RCDATA,
    ),
    "character that an earlier row takes": Slip(
        TOKENIZER,
        "  NUL   parse error",
        "  NUL '&'  parse error",
        ("row “NUL '&'” of state “RCDATA” repeats '&' of an earlier row",),
        after=RCDATA,
    ),
    "character twice in a row": Slip(
        TOKENIZER, "  ASCII alphanumeric '-'", "  ASCII alphanumeric 'x' '-'", ("has 'x' twice",)
    ),
    "string that an earlier one takes": Slip(
        TOKENIZER,
        '  "PUBLIC" ignoring case',
        '  "pub" ignoring case  switch to data\n  "PUBLIC" ignoring case',
        ("can never match: earlier rows match everything",),
        at='"PUBLIC"',
    ),
    "string below its first character": Slip(
        TOKENIZER,
        '  "PUBLIC" ignoring case',
        "  'p'  switch to data\n  \"PUBLIC\" ignoring case",
        ("can never match: earlier rows match everything",),
        at='"PUBLIC"',
    ),
    "string with a guard": Slip(
        TOKENIZER,
        '  "PUBLIC" ignoring case',
        '  "PUBLIC" ignoring case when there is an adjusted current node',
        ('“"PUBLIC" ignoring case” cannot have a “when”',),
    ),
    "string that is reconsumed": Slip(
        TOKENIZER,
        '  "PUBLIC" ignoring case  switch to after',
        '  "PUBLIC" ignoring case  reconsume in after',
        ("consumes its string, and cannot reconsume it",),
    ),
    "always beside rows": Slip(
        TOKENIZER,
        "  always\n",
        "  'x'  switch to data\n  always\n",
        ("has “always” and other rows",),
        at=ALWAYS,
        after=ALWAYS,
    ),
    "always twice": Slip(
        TOKENIZER,
        "  always\n",
        "  always  switch to data\n@@  always\n",
        ("has “always” twice",),
        after=ALWAYS,
    ),
    "on entry below a row": Slip(
        TOKENIZER,
        "  ASCII digit  reconsume",
        "  ';'  switch to data\n@@  on entry  set the character reference code to 0\n  ASCII digit  reconsume",
        ("“on entry” must be the first row of its state",),
    ),
    "one way reconsumes, another does not": Slip(
        TOKENIZER,
        "      reconsume in after processing instruction target",
        "      switch to after processing instruction target",
        ("can end in different ways: it consumes or reconsumes the input",),
        at="TAB LF FF SPACE '?' '>'",
    ),
    "switch in an algorithm": Slip(
        TOKENIZER,
        "  append '?' to",
        "  switch to data\n  append '?' to",
        ("“switch to {state}” is in an algorithm; only rows of states change the state",),
        at="algorithm convert",
        after="algorithm convert",
    ),
    "row of a state without statements": Slip(
        TOKENIZER,
        "  NUL   parse error unexpected-null-character; emit U+FFFD\n",
        "  NUL\n",
        ("row “NUL” has no statements; separate them",),
        at="  NUL",
        after=RCDATA,
    ),
    "one space before the statements": Slip(
        TOKENIZER,
        "  NUL   parse",
        "  NUL parse",
        ("has no statements; separate them",),
        after=RCDATA,
    ),
    "statements on and under a row": Slip(
        TOKENIZER,
        "  NUL   parse error unexpected-null-character; emit U+FFFD\n",
        "  NUL   parse error unexpected-null-character\n    emit U+FFFD\n",
        ("statements both on the row and under it",),
        at="  NUL",
        after=RCDATA,
    ),
    "row of a mode without statements": Slip(
        TEXT,
        "  character\n    insert the character\n",
        "  character\n",
        ("row “character” has no statements",),
        at="  character",
    ),
    "mode with tokens that no row takes": Slip(
        TEXT,
        "  anything else\n    this token cannot occur\n",
        "",
        ("mode “text” has no row for comment: its “anything else” is missing",),
        at="mode text",
    ),
    "mode without rows": Slip(
        TEXT, "mode text", "mode new  #new\n\nmode text", ("mode “new” is empty",), at="mode new"
    ),
    "row of a mode that nothing reaches": Slip(
        TEXT,
        "  end tag script",
        "  any other end tag\n    ignore the token\n@@  end tag script",
        ("row “end tag script” of mode “text” can never match: earlier rows match everything",),
    ),
    "row of a mode twice": Slip(
        TEXT,
        "  end tag script",
        "  end-of-file\n    ignore the token\n  end tag script",
        ("can never match",),
        at="end-of-file",
        after="reprocess",
    ),
    "tag that an earlier row takes": Slip(
        HEAD,
        "start tag noframes style",
        "start tag noframes title style",
        ("repeats start tag title of an earlier row",),
    ),
    "tag twice in a row": Slip(
        HEAD,
        "start tag noframes style",
        "start tag noframes style noframes",
        ("has start tag noframes twice",),
    ),
    "tag twice in a phrase": Slip(
        BODY,
        "h1 h2 h3 h4 h5 h6 element in scope",
        "h1 h2 h1 element in scope",
        ("a tag occurs twice in “h1 h2 h1”",),
    ),
    "anchor of a state": Slip(
        TOKENIZER,
        "#data-state\n",
        "#data-stat\n",
        ("spec/STANDARD.lock has no clause #data-stat; did you mean “#data-state”?", "--accept data-stat"),
    ),
    "anchor of an algorithm": Slip(
        "tree/algorithms.rules",
        "#adjusted-current-node",
        "#adjusted-curent-node",
        ("has no clause #adjusted-curent-node; did you mean “#adjusted-current-node”?",),
    ),
    "anchor of an invariant": Slip(
        "tables/invariants.tsv", "\t#", "\t#x", ("spec/STANDARD.lock has no clause #x",)
    ),
    "state twice": Slip(
        TOKENIZER,
        RCDATA,
        "@@state data  #again\n  always  switch to data\n\n" + RCDATA,
        ("state “data” is declared twice, first at spec/tokenizer.rules:",),
    ),
    "mode twice": Slip(
        TEXT,
        "mode text",
        "mode in body",
        ("mode “in body” is declared twice, first at spec/tree/in-body.rules:",),
    ),
    "set twice": Slip(
        SETS,
        "set headings\n",
        "set headings\n  HTML h1\n\n@@set headings\n",
        ("set “headings” is declared twice, first at spec/sets.rules:",),
        after="// Small lists",
    ),
    "algorithm twice": Slip(
        ALGORITHMS,
        "algorithm the adjusted insertion location ->",
        "algorithm the adjusted insertion location -> node\n  return the Document\n\n"
        "@@algorithm the adjusted insertion location ->",
        ("is declared twice",),
    ),
    "algorithms of one name in C++": Slip(
        ALGORITHMS,
        "algorithm the adjusted insertion location ->",
        "algorithm the adjusted-insertion location -> node\n  return the Document\n\n"
        "@@algorithm the adjusted insertion location ->",
        ("has the same name in C++ as “the adjusted-insertion location”",),
    ),
    "state among the modes": Slip(
        TEXT, "mode text", "state text", ("a state belongs in spec/tokenizer.rules",)
    ),
    "state in the input": Slip(
        SNIFFING,
        "algorithm an attribute is found",
        "state an attribute is found",
        ("a state does not belong in spec/input/",),
    ),
    "mode among the states": Slip(TOKENIZER, RCDATA, "mode RCDATA ", ("a mode belongs in spec/",)),
}

STATEMENTS = {
    "otherwise without if": Slip(
        TEXT,
        "    if the current node is a script element\n",
        "    otherwise\n",
        ("“otherwise” without an “if” above it",),
    ),
    "otherwise if without if": Slip(
        TEXT,
        "    if the current",
        "    otherwise if the current",
        ("“otherwise if” without an “if” above it",),
    ),
    "otherwise twice": Slip(
        "tree/foreign-content.rules",
        "      otherwise\n",
        "      otherwise\n        parse error\n@@      otherwise\n",
        ("“otherwise” without an “if” above it",),
    ),
    "if without a body": Slip(
        TEXT,
        "      set already started of the current node to true\n",
        "",
        ("nothing is indented under “if the current node is a script element”",),
        at="if the current",
    ),
    "loop without a body": Slip(
        TEXT,
        "    pop the current node",
        "    repeat\n    pop the current node",
        ("nothing is indented under “repeat”",),
        at="repeat",
    ),
    "body under a statement": Slip(
        TEXT,
        "    parse error\n",
        "    parse error\n      ignore the token\n",
        ("nothing can be indented under “parse error”",),
        at="    parse error",
    ),
    "statement after return": Slip(
        TEXT,
        "    parse error\n",
        "    return\n    parse error\n",
        ("“parse error” is never reached: “return” leaves the rule",),
        at="    parse error",
    ),
    "statement after reprocess": Slip(
        TEXT,
        "    reprocess the token\n",
        "    reprocess the token\n@@    parse error\n",
        ("“parse error” is never reached",),
    ),
    "statement after act as": Slip(
        HEAD,
        "    act as anything else\n",
        "    act as anything else\n@@    parse error\n",
        ("“parse error” is never reached",),
    ),
    "statement after reconsume": Slip(
        TOKENIZER,
        "emit '<'; reconsume in data",
        "reconsume in data; emit '<'",
        ("“emit '<'” is never reached",),
    ),
    "statement after two ways that both leave": Slip(
        TEXT,
        "    pop the current",
        "      return\n    otherwise\n      return\n    pop the current",
        ("is never reached",),
        at="    pop the current",
    ),
    "statement after an endless loop": Slip(
        TEXT,
        "    pop the current",
        "    repeat\n      parse error\n    pop the current",
        ("is never reached: “repeat” leaves",),
        at="    pop the current",
    ),
    "break outside of loops": Slip(TEXT, "    parse error\n", "    break\n", ("“break” is not in a loop",)),
    "continue outside of loops": Slip(
        TEXT, "    parse error\n", "    continue\n", ("“continue” is not in a loop",)
    ),
    "return of a value from a row": Slip(
        TEXT, "    parse error\n", "    return the current node\n", ("this rule returns nothing",)
    ),
    "return in a state": Slip(
        TOKENIZER,
        "  NUL   parse error unexpected-null-character; emit U+FFFD\n",
        "@@  NUL   return\n",
        ("a row of a state does not return",),
        after=RCDATA,
    ),
    "return without the result": Slip(
        ALGORITHMS,
        "  return the current node\n",
        "@@  return\n",
        ("“return” without the element",),
        after="algorithm the adjusted current node",
    ),
    "return of another type": Slip(
        ALGORITHMS,
        "  return the current node",
        "  return true",
        ("unknown expression “true” of the type “element”",),
        after="algorithm the adjusted current node",
    ),
    "end without a result": Slip(
        ALGORITHMS,
        "  return the current node\n",
        "",
        ("can end without returning its element",),
        at="algorithm the adjusted current node",
    ),
    "variable never declared": Slip(
        TEXT,
        "    parse error\n",
        "    set skript to the current node\n",
        ("“skript” is assigned but never declared", "begins with “let”"),
    ),
    "variable assigned by another name": Slip(
        ALGORITHMS,
        "    set last to true",
        "    set lest to true",
        ("“lest” is assigned but never declared; did you mean “last”?",),
    ),
    "variable of another type": Slip(
        ALGORITHMS,
        "    set last to true",
        "    set last to the current node",
        ("unknown expression “the current node” of the type “boolean”",),
    ),
    "variable declared twice": Slip(
        ALGORITHMS,
        "    set last to true",
        "    let last be true",
        ("the variable “last” is declared twice, first at spec/tree/algorithms.rules:", "“set” assigns"),
    ),
    "variable never used": Slip(
        TEXT,
        "    parse error\n",
        "    let node be the current node\n",
        ("the variable “node” is never used",),
    ),
    "variable used below its block": Slip(
        TEXT,
        "    pop the current node off the stack of open elements\n",
        "      let node be the current node\n      run the script node after this token\n@@    run the script node after this token\n",
        ("“node” is not a known element",),
    ),
    "and mixed with or": Slip(
        ALGORITHMS,
        "if node is in the set table cells, and last is false",
        "if node is in the set table cells, and last is false, or last is true",
        ("mixes “, and” with “, or”",),
    ),
    "steps out of order": Slip(ALGORITHMS, "  3 if node is", "  1 if node is", ("step 1 follows step 2",)),
    "act as without a mode": Slip(
        ALGORITHMS,
        "act as any other end tag of in body",
        "act as any other end tag",
        ("does not name a mode",),
    ),
    "act as itself": Slip(
        BODY, "act as end tag address", "act as end tag select", ("the row acts as itself",)
    ),
    "act as a token in a state": Slip(
        TOKENIZER,
        "act as anything else",
        "act as '<'",
        ("in a state, write “act as anything else”",),
        after="state attribute name",
    ),
    "act as in a state's else": Slip(
        TOKENIZER,
        "else  emit the current input character",
        "else  act as anything else",
        ("state “RCDATA” has no other “else” row",),
        after=RCDATA,
    ),
}

SET_SLIPS = {
    "inherits from itself": Slip(
        SETS,
        "  HTML h1 h2",
        "@@  all of the set headings\n  HTML h1 h2",
        ("set “headings” inherits from itself",),
    ),
    "inherits from itself through another": Slip(
        SETS,
        "  HTML area base br",
        "  all of the set serializes as void\n  HTML area base br",
        ("inherits from itself through “",),
        at="all of the set void elements",
    ),
    "removes what is not there": Slip(
        SETS,
        "except HTML address div p",
        "except HTML address dib p",
        ("unknown tag “dib”; did you mean “div”?",),
    ),
    "removes a tag that is not a member": Slip(
        SETS,
        "except HTML address div p",
        "except HTML address span p",
        ("“HTML span” is not in the set “special”",),
    ),
    "member twice": Slip(
        SETS,
        "set headings\n  HTML h1 h2 h3",
        "@@set headings\n  HTML h1 h2 h1 h3",
        ("set “headings” has HTML h1 twice",),
        after="// Small lists",
    ),
    "no members": Slip(
        SETS,
        "set headings\n",
        "@@set nothing\n\nset headings\n",
        ("set “nothing” is empty",),
        after="// Small lists",
    ),
}

UNUSED = {
    "set": Slip(
        SETS, "set formatting", "@@set new\n  HTML a\n\nset formatting", ("nothing uses the set “new”",)
    ),
    "scope": Slip(
        SETS, "scope table", "@@scope new\n  HTML a\n\nscope table", ("nothing uses the scope “new”",)
    ),
    "algorithm": Slip(
        TEXT,
        "mode text",
        "@@algorithm do nothing\n  ignore the token\n\nmode text",
        ("nothing uses the algorithm “do nothing”",),
    ),
    "parse error": Slip(
        "tables/parse-errors.tsv",
        "eof-in-cdata",
        "@@eof-in-cdata-2\t-\t-\tx.\neof-in-cdata",
        ("no rule raises the parse error “eof-in-cdata-2”",),
    ),
    "state": Slip(
        TOKENIZER,
        RCDATA,
        "@@state new  #new\n  always  switch to data\n\n" + RCDATA,
        ("nothing switches to the state “new”",),
    ),
    "mode": Slip(
        TEXT,
        "mode text",
        "@@mode new  #new\n  anything else\n    ignore the token\n\nmode text",
        ("nothing switches to the insertion mode “new”",),
    ),
}


def touch(one: tuple[str, range], other: tuple[str, range]) -> bool:
    return one[0] == other[0] and one[1].start < other[1].stop and other[1].start < one[1].stop


class Slips(SpecCase):
    made: dict[str, Slip] = {}

    def check(self, slips: dict[str, Slip]) -> None:
        """Generation reports all problems of a stage, so slips in different places are combined. A slip
        hidden by another is repeated without it."""
        waiting = dict(slips)
        while waiting:
            batch = self.apart(waiting)
            missing = self.missing(batch)
            if len(missing) == len(batch):
                name = missing.pop(0)
                with self.subTest(name):
                    self.stops_at(self.make({name: slips[name]})[name], *slips[name].parts)
            waiting = {name: slip for name, slip in waiting.items() if name in missing or name not in batch}

    def apart(self, slips: dict[str, Slip]) -> dict[str, Slip]:
        """The slips that do not touch each other."""
        batch: dict[str, Slip] = {}
        changed: list[tuple[str, range]] = []
        sought: list[tuple[str, range]] = []
        for name, slip in slips.items():
            text = (ROOT / "spec" / slip.file).read_text(encoding="utf-8")
            after = text.find(slip.after)
            start = text.find(slip.old, after)
            change = slip.file, range(start, start + len(slip.old) + 1)
            below = slip.file, range(after, after + len(slip.after) + 1)
            if not any(touch(change, other) for other in sought) and not any(
                touch(below, other) for other in changed
            ):
                batch[name] = slip
                changed.append(change)
                sought += [change, below]
        return batch

    def make(self, slips: dict[str, Slip]) -> dict[str, str]:
        """Makes the edits in a fresh copy; returns the place of each message."""
        for file in {slip.file for slip in self.made.values()}:
            self.restore(file)
        self.made = slips
        marks = {name: f"{MARK}{number}{MARK}" for number, name in enumerate(slips)}
        for name, slip in slips.items():
            self.edit(slip.file, slip.old, slip.new.replace(MARK, marks[name]), slip.after)
        places = {
            name: (
                self.place(slip.file, marks[name])
                if MARK in slip.new
                else self.place(slip.file, slip.at or slip.new.strip("\n"), slip.after)
            )
            for name, slip in slips.items()
        }
        for name, slip in slips.items():
            if MARK in slip.new:
                self.edit(slip.file, marks[name], "")
        return places

    def missing(self, slips: dict[str, Slip]) -> list[str]:
        places = self.make(slips)
        found = [str(problem) for problem in self.problems()]
        return [
            name
            for name, slip in slips.items()
            if not any(
                message.startswith(places[name] + ": ") and all(part in message for part in slip.parts)
                for message in found
            )
        ]

    def test_unknown_words(self) -> None:
        self.check(UNKNOWN)

    def test_structure(self) -> None:
        self.check(STRUCTURE)

    def test_statements(self) -> None:
        self.check(STATEMENTS)

    def test_sets(self) -> None:
        self.check(SET_SLIPS)

    def test_unused(self) -> None:
        self.first_edition = ""  # another edition may use a name
        self.check(UNUSED)


class Phrases(SpecCase):
    """Messages that point at the phrase tables."""

    def test_scope_that_a_phrase_uses(self) -> None:
        self.edit(SETS, "scope list item ", "scope list items ")
        found = "\n".join(str(problem) for problem in self.problems())
        self.assertRegex(
            found,
            r"generator/lockstep_rules/phrases/tree\.py:\d+: “the stack of open elements does not have a \{tags\} "
            r"element in list item scope” uses scope_list_item, .*; did you mean “scope_list_items”",
        )

    def unused(self, kind: str, words: str, does: Node = NOTHING, type_: str = "") -> str:
        symbols = [*tree.the.symbols, Symbol("tree", kind, words, does, type_)]
        with unittest.mock.patch.object(tree.the, "symbols", symbols):
            return "\n".join(str(problem) for problem in self.problems())

    def test_phrase_that_no_rule_uses(self) -> None:
        place = "generator/lockstep_rules/phrases/tree.py:1"
        for kind, type_ in (("statement", ""), ("condition", ""), ("expression", "node"), ("loop", "node")):
            found = self.unused(kind, "an unused phrase", type_=type_)
            self.assertEqual(found, f"{place}: no rule uses the phrase “an unused phrase”")

    def test_place_of_a_phrase(self) -> None:
        self.edit(SETS, "scope list item ", "scope list items ")
        place = next(p.location for p in self.problems() if p.location.file.endswith("tree.py"))
        lines = (ROOT / place.file).read_text(encoding="utf-8").split("\n")
        self.assertIn("in list item scope", lines[place.line - 1])

    def test_hole_of_an_unknown_type(self) -> None:
        found = self.unused("statement", "praise {elment}", call("stack.praise", "elment"))
        self.assertIn(
            "“praise {elment}”: a hole of the unknown type “elment”; did you mean “element”?", found
        )

    def test_hole_that_the_pattern_lacks(self) -> None:
        found = self.unused("statement", "praise {element}", call("stack.praise", "elment"))
        self.assertIn("“praise {element}” has no hole “elment”; did you mean “element”?", found)

    def test_two_phrases_that_differ_in_the_names_of_holes(self) -> None:
        found = self.unused("statement", "push {other: element} onto the stack of open elements")
        self.assertRegex(found, r"phrase “push .*” is declared twice, first at generator/.*/tree\.py:\d+")

    def test_an_algorithm_that_the_generator_knows(self) -> None:
        known = algorithms.KnownAlgorithm("close a q element")
        with unittest.mock.patch.object(algorithms, "ALGORITHMS", [*algorithms.ALGORITHMS, known]):
            found = [str(problem) for problem in self.problems()]
        place = "generator/lockstep_rules/phrases/algorithms.py:1"
        message = "the rules have no algorithm “close a q element”"
        self.assertEqual(found, [f"{place}: {message}"])


class Versions(SpecCase):
    def test_otherwise_if_stays_with_its_own_chain(self) -> None:
        """If an edition leaves out an `if`, its `otherwise if` does not attach to the chain above."""
        self.older_edition()
        line = '      set the frameset-ok flag to "not ok"\n'
        chain = (
            f"    if the current node is a script element\n{line}"
            f"    if the current node is an html element  [since 2026-09-24]\n{line}"
            f"    otherwise if the current node is a body element\n{line}"
        )
        self.edit(TEXT, "    reprocess the token", chain + "    reprocess the token")
        self.edit("STANDARD", "  default yes\n", "")
        self.append("STANDARD", "  default yes\n")
        row = next(
            r for m in self.loads().model.modes if m.name == "text" for r in m.rows if r.text == "end-of-file"
        )
        chains = [[text for _, text, _ in s.branches] for s in row.body if isinstance(s, If)]
        self.assertIn(["the current node is a script element"], chains)
        self.assertIn(["the current node is a body element"], chains)


if __name__ == "__main__":
    unittest.main()
