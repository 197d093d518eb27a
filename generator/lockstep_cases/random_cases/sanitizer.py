"""Random cases of the sanitizer: a document, a configuration, modifiers and a method, in the protocol of
`lockstep cases`. The same seed gives the same cases.

Features that can be left out: "misnested" (misnested formatting, tables and forms), "shadow" (declarative shadow
roots), "noscript", "replaced-template" (template in replaceWithChildrenElements), "document-nodes" (comments and
processing instructions outside body), "no-options" (parseHTMLUnsafe without a configuration), "prefixed-href" (animated
attributes with a prefix), "odd-handlers" (event handlers that Chromium and the standards do not share), "data" (custom
data attributes with odd names, setDataAttributes), "hosts" (javascript: URLs with a host), "types" (values of wrong
types), "javascript-urls" (the member `javascriptURLs`).

usage: python3 -m lockstep_cases.random_cases.sanitizer [--seed N] [--count N] [--without FEATURE,...] > cases.ndjson"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from typing import Any

from .sanitizer_tables import (
    CHROMIUM_ADDS,
    CHROMIUM_LACKS,
    EVENT_HANDLERS,
    HTML,
    MATHML,
    OTHER_EVENT_HANDLERS,
    SVG,
    XLINK,
    XML,
    XMLNS,
)

FEATURES = (
    "misnested shadow noscript replaced-template document-nodes no-options prefixed-href odd-handlers data hosts types "
    "javascript-urls"
).split()

# Known deviations of Chromium 156 from the Standard as merged.
CHROMIUM = (
    "misnested shadow noscript replaced-template document-nodes no-options prefixed-href odd-handlers data "
    "javascript-urls"
).split()

ODD_HANDLERS = CHROMIUM_ADDS.split() + CHROMIUM_LACKS.split()
HANDLERS = [name for name in (EVENT_HANDLERS + OTHER_EVENT_HANDLERS).split() if name not in ODD_HANDLERS]
ALMOST_HANDLERS = "on one once onto onfoo onclick1 onclic xonclick on-click ONCLICKS data-onclick".split()

PLAIN = (
    "a abbr article aside b blockquote br code dd del div dl dt em figure h1 h2 header hr i ins li main mark nav ol p pre q "
    "s section small span strong sub sup time u ul var wbr"
).split()
FORMATTING = "a b big code em font i nobr s small strike strong tt u".split()
TABLES = "table caption colgroup col tbody thead tfoot tr td th".split()
FORMS = "form button input textarea select option optgroup label fieldset legend output datalist".split()
UNSAFE = "script iframe object embed base frame frameset".split()
TEXTUAL = "script style title textarea iframe noembed noframes xmp plaintext noscript".split()
OTHERS = (
    "area img image video audio source track link meta style title center marquee details summary dialog slot x-y "
    "font-face annotation-xml unknown applet param canvas picture map bgsound keygen search isindex listing ruby rt rp rb rtc"
).split()
VOID = "area base br col embed frame hr img input link meta param source track wbr bgsound keygen".split()
IN_SVG = (
    "svg a g path circle rect text textPath tspan use script set animate animateTransform animateMotion foreignObject "
    "image style title desc feBlend linearGradient switch symbol marker defs metadata template html body p"
).split()
IN_MATHML = (
    "math mi mo mn ms mrow mtext msqrt mfrac semantics annotation annotation-xml maction a mspace merror malignmark mglyph "
    "template script"
).split()
ATTRIBUTES = (
    "id class title lang dir style href src action formaction target rel name value type cite datetime hidden tabindex "
    "data-a data-b data-x-y xlink:href xml:lang foo checked width height fill viewBox slot is srcdoc ping background "
    "span colspan start alt srcset poster color encoding definitionurl"
).split()
ODD_ATTRIBUTES = [
    "data-",
    "data",
    "DATA-a",
    "data-a\x01",
    "data-é",
    "data-\U0001f600",
    "a.b",
    "a:b",
    "é",
    "\uffff",
    "a'b",
    "a<b",
    "@x",
    "xlink:",
    ":href",
    "xmlns",
    "xmlns:a",
    "xml:href",
    "xlink:title",
    "attributename",
]
TARGETS = "target a b xml xml-stylesheet php T é".split()
VALUES = [
    "",
    "x",
    "1",
    "a b",
    "rtl",
    "en",
    "about:blank",
    "https://example.org/",
    "#f",
    "javascript:alert(1)",
    "JavaScript:1",
    "&lt;b&gt;",
    "&amp;",
    "href",
    "text/html",
    "\U0001f600",
    "a\nb",
]
NAMESPACES = [None, "", HTML, SVG, MATHML, XLINK, XML, XMLNS, "http://fantasy.example/"]

SPACES = [
    "",
    "",
    "",
    " ",
    "  ",
    "\t",
    "\n",
    "\r",
    "\f",
    "\v",
    "&#1;",
    "&#x1f;",
    "&#9;",
    "&Tab;",
    "&NewLine;",
    "&#32;",
    "&nbsp;",
    "&#xfeff;",
    "&#x2028;",
    "\x01",
    "\x1f",
    "&#0;",
    "&#x80;",
    "\u3000",
    "&#127;",
    "\u200b",
]
SCHEMES = [
    "javascript:",
    "JavaScript:",
    "JAVASCRIPT:",
    "javascript&colon;",
    "javascript&#58;",
    "javascript&#x3A;",
    "&#106;avascript:",
    "java\tscript:",
    "java\nscript:",
    "java\rscript:",
    "java&#10;script:",
    "java&Tab;script:",
    "javascript\t:",
    "javascript&NewLine;:",
    "j\na\nv\na\ns\nc\nr\ni\np\nt\n:",
    "java script:",
    "java&nbsp;script:",
    "java&shy;script:",
    "java\x01script:",
    "javascript :",
    "javascript%3A",
    "%6aavascript:",
    "javascript",
    "xjavascript:",
    "javascripts:",
    "vbscript:",
    "data:text/html,",
    "http:javascript:",
    "//javascript:",
    "/javascript:",
    "?javascript:",
    "#javascript:",
    "feed:javascript:",
    "view-source:javascript:",
    "javaſcript:",
    "ｊavascript:",
    "jav&#x61;script:",
    "java\fscript:",
    "java&#0;script:",
    "https://x/",
    "about:blank",
    "javascript&colon",
    ":javascript:",
    "java+script:",
    "java.script:",
    "-javascript:",
    "1javascript:",
    "javascript::",
    "JAVASCRİPT:",
    "mailto:",
    "blob:javascript:",
]
USERS = ["", "", "", "u@", "u:p@", "@", "u@v@", ":@", "a b@", "<@"]
HOSTS = [
    "",
    "x",
    "x.y",
    "[",
    "]",
    "[]",
    "[::]",
    "[::1]",
    "[1::2]",
    "[1:2:3:4:5:6:7:8]",
    "[1:2:3:4:5:6:7]",
    "[1:2:3:4:5:6:7:8:9]",
    "[::1.2.3.4]",
    "[::1.2.3]",
    "[::1.2.3.256]",
    "[::01.2.3.4]",
    "[12345::]",
    "[g::]",
    "[:1]",
    "[::1",
    "::1]",
    "[1::2::3]",
    "a b",
    "a&lt;b",
    "a^b",
    "a%20b",
    "%",
    "a%00",
    "&#127;",
    "é",
    "a\\b",
    "[1:]",
    "[1:2:3:4:5:6:1.2.3.4]",
    "[1:2:3:4:5:6:7:1.2.3.4]",
    "[::.1.2.3]",
    "x[y",
    "[x]y",
    "a&gt;",
    "&#0;",
    "\x01",
    "ａ",
    "xn--a",
    "256.256.256.256",
    "[0:0::0.0.0.0]",
    "a&verbar;b",
]
PORTS = [
    "",
    "",
    "",
    ":",
    ":80",
    ":0",
    ":65535",
    ":65536",
    ":99999",
    ":x",
    ":80x",
    ":-1",
    ": 1",
    ":000080",
    ":1:2",
    ":\uff11",
]
PATHS = ["", "/", "/%0aalert(1)", "?x", "#f", "\\x", "/ /", "/[", "/\U0001f600", "/\x01", "//x"]
ANIMATED = [
    "href",
    "href",
    "xlink:href",
    "HREF",
    " href",
    "href ",
    "xlink:HREF",
    "fill",
    "",
    "hreflang",
    "xlink:title",
    "Href",
    "&#104;ref",
    "href\n",
    "\nhref",
]
PREFIXED = ["x:href", ":href", "xlink:href:x", "href:x", "a:b:href"]
METHODS = ["setHTML", "setHTML", "setHTML", "setHTMLUnsafe", "parseHTML", "parseHTMLUnsafe"]
CONTEXTS = [
    "p",
    "span",
    "td",
    "table",
    "tr",
    "tbody",
    "colgroup",
    "caption",
    "ul",
    "select",
    "option",
    "template",
    "body",
    "html",
    "head",
    "script",
    "style",
    "title",
    "textarea",
    "noscript",
    "iframe",
    "xmp",
    "plaintext",
    "form",
    "button",
    "x-y",
    "frameset",
    "svg svg",
    "svg g",
    "svg script",
    "svg foreignObject",
    "svg title",
    "svg desc",
    "svg style",
    "svg template",
    "math math",
    "math mi",
    "math mtext",
    "math annotation-xml",
    "math template",
    "math script",
]


class Generator:
    def __init__(self, seed: int, without: set[str] | frozenset[str] = frozenset()) -> None:
        self.seed, self.off, self.made = seed, without, 0
        self.random = random.Random(seed)
        self.pick = self.random.choice
        self.handlers = HANDLERS + ([] if "odd-handlers" in without else ODD_HANDLERS)
        self.tags_used: list[str] = []

    def on(self, feature: str) -> bool:
        return feature not in self.off

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # ---- configurations ----

    def element_name(self) -> str:
        which = self.random.random()
        if which < 0.3:
            return self.pick(PLAIN)
        if which < 0.68 and self.tags_used:
            return self.pick(self.tags_used)
        if which < 0.73:
            return "template" if self.chance(0.5) else "noscript" if self.on("noscript") else "div"
        return self.pick(
            self.pick([FORMATTING, TABLES, FORMS, UNSAFE, OTHERS, TEXTUAL if self.on("noscript") else OTHERS])
        )

    def case_of(self, name: str) -> str:
        which = self.random.random()
        if which < 0.03:
            return name.upper()
        if which < 0.04:
            return self.pick(
                [
                    "\U0001f600",
                    "é",
                    "\uffff",
                    "ａ",
                    "",
                    " ",
                    "a b",
                    name + " ",
                    "*",
                    "constructor",
                    "__proto__",
                    "data-a",
                ]
            )
        return name

    def element(self, with_attributes: bool) -> Any:
        which = self.random.random()
        namespace: str | None
        if which < 0.65:
            name, namespace = self.element_name(), HTML
        elif which < 0.8:
            name, namespace = self.pick(IN_SVG), SVG
        elif which < 0.88:
            name, namespace = self.pick(IN_MATHML), MATHML
        else:
            name, namespace = self.pick(
                ["a", "p", "b", "svg", "math", "script", "template", "foo", "style"]
            ), self.pick(NAMESPACES)
        name = self.case_of(name)
        local = with_attributes and self.chance(0.45)
        if namespace == HTML and not local and self.chance(0.75):
            return name
        entry: dict[str, Any] = {"name": name}
        if namespace != HTML or self.chance(0.4):
            entry["namespace"] = namespace
        if local:
            if self.chance(0.6):
                entry["attributes"] = self.attributes_list()
            if self.chance(0.45):
                entry["removeAttributes"] = self.attributes_list()
        return entry

    def attribute_name(self) -> str:
        which = self.random.random()
        if which < 0.75:
            return self.pick(ATTRIBUTES)
        if which < 0.9:
            return self.pick(self.handlers)
        if which < 0.93:
            return self.pick(ALMOST_HANDLERS)
        if which < 0.95:
            return "attributeName"
        if self.on("data"):
            return self.pick(
                ODD_ATTRIBUTES + ["data-A", "data-a/b", "data- x", "data-a=b", "data-a>b", "data-\x00"]
            )
        return "title"

    def attribute(self) -> Any:
        name = self.attribute_name()
        if self.chance(0.03) and self.on("data"):
            name = self.case_of(name)
        which = self.random.random()
        if which < 0.73:
            return name
        if which < 0.8:
            return {"name": name}
        if not self.on("data") and name.startswith("data-"):
            return name
        return {"name": self.pick([name, "href", "lang", "title"]), "namespace": self.pick(NAMESPACES)}

    def distinct(self, make: Callable[[], Any], namespace: str | None, most: int) -> list[Any]:
        entries: dict[Any, Any] = {}
        repeated = []
        for _ in range(self.pick([0, 1, 1, 2, 3, most])):
            entry = make()
            key = key_of(entry, namespace)
            if key in entries and self.chance(0.02):
                repeated.append(entry)
            entries[key] = entry
        return [*entries.values(), *repeated]

    def attributes_list(self) -> list[Any]:
        return self.distinct(self.attribute, None, 6)

    def elements_list(self, with_attributes: bool) -> list[Any]:
        return self.distinct(lambda: self.element(with_attributes), HTML, 9)

    def targets_list(self) -> list[Any]:
        targets = self.random.sample(TARGETS, self.pick([0, 1, 2, 4]))
        if targets and self.chance(0.03):
            targets.append(targets[0])
        return [target if self.chance(0.7) else {"target": target} for target in targets]

    def config(self, mend: bool) -> Any:
        """A configuration. With `mend`, most of the parts that would make it invalid are removed."""
        if not mend and self.on("types") and self.chance(0.03):
            return self.pick([None, 1, True, "default", "", "safe", [], [1], 0.5])
        config: dict[str, Any] = {}
        both = 0.0 if mend else 0.04
        if self.chance(0.5):
            config["elements"] = self.elements_list(True)
        if ("elements" not in config and self.chance(0.6)) or self.chance(both):
            config["removeElements"] = self.elements_list(False)
        if self.chance(0.35):
            config["replaceWithChildrenElements"] = self.elements_list(False)
        if self.chance(0.45):
            config["attributes"] = self.attributes_list()
        if ("attributes" not in config and self.chance(0.5)) or self.chance(both):
            config["removeAttributes"] = self.attributes_list()
        if self.chance(0.35):
            config[
                self.pick(["processingInstructions", "removeProcessingInstructions"])
            ] = self.targets_list()
            if self.chance(both):
                config["processingInstructions"] = config[
                    "removeProcessingInstructions"
                ] = self.targets_list()
        if self.chance(0.3):
            config["comments"] = self.pick([True, False])
        if self.chance(0.4 if "attributes" in config else 0.02):
            config["dataAttributes"] = self.pick([True, False])
        if self.chance(0.2) and self.on("javascript-urls"):
            config["javascriptURLs"] = self.pick([True, False])
        if not mend and self.on("types") and self.chance(0.06):
            config[
                self.pick([*LISTS, "comments", "dataAttributes", "unknownMember", "Elements"])
            ] = self.wrong_value()
        if "replaceWithChildrenElements" in config and isinstance(
            config["replaceWithChildrenElements"], list
        ):
            if not self.on("replaced-template"):
                config["replaceWithChildrenElements"] = [
                    one for one in config["replaceWithChildrenElements"] if key_of(one, HTML)[0] != "template"
                ]
        if mend or self.chance(0.5):
            self.mend(config)
            if not mend and self.chance(0.3):
                self.spoil(config)
        return config

    def wrong_value(self) -> Any:
        return self.pick(
            [
                None,
                1,
                0,
                True,
                False,
                "x",
                "",
                [],
                {},
                [None],
                [1],
                [{}],
                [{"name": None}],
                [["a"]],
                {"name": "a"},
                [[]],
                [True],
                [1.5],
                [{"name": ["a", "b"]}],
                [{"name": {}}],
                [{"target": None}],
                [{"name": "a", "namespace": 1}],
                [{"name": "a", "attributes": None}],
                [{"name": "a", "attributes": "href"}],
                [{"name": "a", "attributes": [None]}],
                [{"name": "a", "removeAttributes": [1]}],
                [{"name": "a", "removeAttributes": {}}],
            ]
        )

    def mend(self, config: dict[str, Any]) -> None:
        """Makes the configuration valid, unless it has values of wrong types."""
        if any(not isinstance(config.get(member, []), list) for member in LISTS):
            return
        for member in LISTS:
            if member in config and "Processing" not in member and "processing" not in member:
                namespace = None if "ttributes" in member else HTML
                try:
                    config[member] = list({key_of(one, namespace): one for one in config[member]}.values())
                except (TypeError, AttributeError, KeyError):
                    return
        try:
            self.mend_lists(config)
        except (TypeError, AttributeError, KeyError):
            return

    def mend_lists(self, config: dict[str, Any]) -> None:
        if "elements" in config:
            config.pop("removeElements", None)
        if "attributes" in config:
            config.pop("removeAttributes", None)
        else:
            config.pop("dataAttributes", None)
        if "replaceWithChildrenElements" in config:
            taken = {key_of(one, HTML) for one in config.get("elements", config.get("removeElements", []))}
            taken |= {("html", HTML), ("svg", SVG), ("math", MATHML)}
            config["replaceWithChildrenElements"] = [
                one for one in config["replaceWithChildrenElements"] if key_of(one, HTML) not in taken
            ]
        allowed = "attributes" in config
        # If dataAttributes is absent, the result depends on the method.
        data = allowed and config.get("dataAttributes", True)
        if data:
            config["attributes"] = [one for one in config["attributes"] if not looks_custom(one)]
        listed = {key_of(one, None) for one in config.get("attributes", config.get("removeAttributes", []))}
        for element in config.get("elements", []):
            if not isinstance(element, dict):
                continue
            for member in ("attributes", "removeAttributes"):
                if member in element:
                    element[member] = list({key_of(one, None): one for one in element[member]}.values())
            if allowed and "removeAttributes" in element:
                element["removeAttributes"] = [one for one in config["attributes"] if self.chance(0.4)]
            if not allowed and "attributes" in element:
                element.pop("removeAttributes", None)
            for member in ("attributes", *(() if allowed else ("removeAttributes",))):
                if member in element:
                    element[member] = [
                        one
                        for one in element[member]
                        if key_of(one, None) not in listed and not (data and looks_custom(one))
                    ]

    def spoil(self, config: dict[str, Any]) -> None:
        """Breaks one rule of validity, or nearly breaks one."""
        if any(not isinstance(config.get(member, []), list) for member in LISTS):
            return
        which = self.random.randrange(14)
        lists = [member for member in LISTS if isinstance(config.get(member), list) and config[member]]
        elements = [one for one in config.get("elements", []) if isinstance(one, dict)]
        if which == 0 and lists:
            member = self.pick(lists)
            entry = self.pick(config[member])
            if isinstance(entry, str) and "rocessing" not in member and self.chance(0.5):
                entry = {"name": entry, "namespace": HTML if "lements" in member else self.pick([None, ""])}
            config[member].append(entry)
        elif which == 1:
            config.setdefault("elements", []), config.setdefault("removeElements", [])
        elif which == 2:
            config.setdefault("attributes", []), config.setdefault("removeAttributes", [])
        elif which == 3:
            config.setdefault("processingInstructions", []), config.setdefault(
                "removeProcessingInstructions", []
            )
        elif which == 4:
            config["replaceWithChildrenElements"] = [
                self.pick(
                    [
                        "html",
                        {"name": "svg", "namespace": SVG},
                        {"name": "math", "namespace": MATHML},
                        "svg",
                        "math",
                        "HTML",
                        "body",
                    ]
                )
            ]
        elif which == 5 and (config.get("elements") or config.get("removeElements")):
            config["replaceWithChildrenElements"] = [
                self.pick(config.get("elements") or config["removeElements"])
            ]
        elif which == 6 and elements and config.get("attributes"):
            self.pick(elements)["attributes"] = [self.pick(config["attributes"])]
        elif which == 7 and elements:
            self.pick(elements)["removeAttributes"] = [self.pick(["id", "not-global"])]
        elif which == 8 and elements:
            self.pick(elements)["attributes"] = [
                self.pick(["data-a", "data-", "data-A", {"name": "data-a", "namespace": XLINK}, "id"])
            ]
        elif which == 9 and "attributes" in config:
            config["attributes"].append(self.pick(["data-a", "data-", "data-é", "data-a\t"]))
        elif which == 10 and elements:
            entry = self.pick(elements)
            entry["attributes"], entry["removeAttributes"] = self.attributes_list(), self.attributes_list()
        elif which == 11 and elements and config.get("removeAttributes"):
            self.pick(elements)[self.pick(["attributes", "removeAttributes"])] = [
                self.pick(config["removeAttributes"])
            ]
        elif which == 12:
            config["dataAttributes"] = self.pick([True, False])
        elif which == 13 and elements:
            entry = self.pick(elements)
            entry[self.pick(["attributes", "removeAttributes"])] = [
                self.pick(["a", "b", {"name": "a", "namespace": ""}]) for _ in range(2)
            ]

    def modifiers(self, count: int) -> list[list[Any]]:
        steps: list[list[Any]] = []
        for _ in range(count):
            name = self.pick(MODIFIERS)
            if name == "setJavascriptURLs" and not self.on("javascript-urls"):
                name = "setComments"
            if name == "setDataAttributes" and not self.on("data"):
                name = "setComments"
            if name == "removeUnsafe":
                steps.append([name])
                continue
            argument: Any
            if name.startswith("set"):
                argument = self.pick([True, False, True, False, True, False, "abc", 0, 1, None, "", []])
            elif name.endswith("Attribute"):
                argument = self.attribute()
            elif name.endswith("Instruction"):
                argument = self.pick(TARGETS)
                argument = argument if self.chance(0.7) else {"target": argument}
            else:
                argument = self.element(name == "allowElement" or self.chance(0.1))
                if (
                    name.startswith("replace")
                    and key_of(argument, HTML)[0] == "template"
                    and not self.on("replaced-template")
                ):
                    argument = "b"
            if self.on("types") and self.chance(0.01):
                argument = self.wrong_value()
                if name.startswith("replace") and not self.on("replaced-template"):
                    argument = None
            steps.append([name, argument])
        return steps

    # ---- documents ----

    def url(self) -> str:
        if self.on("hosts") and self.chance(0.3):
            scheme = self.pick(["javascript:", "JavaScript:", "java\tscript:", "x:", "https:"])
            return (
                self.pick(SPACES)
                + scheme
                + "//"
                + self.pick(USERS)
                + self.pick(HOSTS)
                + self.pick(PORTS)
                + self.pick(PATHS)
            )
        return (
            self.pick(SPACES)
            + self.pick(SCHEMES)
            + self.pick(["alert(1)", "1", "", " void 0", "%0a", "/x"])
            + self.pick(SPACES)
        )

    def markup_attributes(self, foreign: bool = False) -> str:
        written = []
        for _ in range(self.pick([0, 0, 0, 1, 1, 2, 3])):
            which = self.random.random()
            if which < 0.12:
                name = self.pick(self.handlers)
            elif which < 0.15:
                name = self.pick(ALMOST_HANDLERS)
            elif which < 0.2 and self.on("data"):
                name = self.pick(ODD_ATTRIBUTES)
            elif foreign and which < 0.5:
                name = self.pick(
                    "xlink:href xlink:title xml:lang xml:space xmlns xmlns:xlink href fill viewbox attributename".split()
                )
            else:
                name = self.pick(ATTRIBUTES)
            value = self.url() if name in URL_ATTRIBUTES and self.chance(0.5) else self.pick(VALUES)
            if self.chance(0.04):
                name = name.upper()
            if name.lower() == "is" or (name in ("encoding",) and self.chance(0.5)):
                value = "text/html"
            written.append(f" {name}" if self.chance(0.1) else f" {name}={quoted(value)}")
        return "".join(written)

    def text(self) -> str:
        return self.pick(
            [
                "x",
                "a b",
                "1",
                " ",
                "&amp;",
                "&lt;b>",
                "t\n",
                "é",
                "\U0001f600",
                "\0",
                "&#0;",
                "\n",
                "&nbsp;",
                "]]>",
                "--",
            ]
        )

    def comment(self) -> str:
        return self.pick(
            [
                "<!--c-->",
                "<!---->",
                "<!-- x -- y -->",
                "<!bogus>",
                "</ >",
                "<!--><b onclick=1>-->",
                "<!--[if IE]>x<![endif]-->",
                "<![CDATA[y<b>]]>",
                "<!-->",
                "<!--a--!>",
            ]
        )

    def instruction(self) -> str:
        return f"<?{self.pick(TARGETS)}{self.pick([' d', '', ' a=b', ' >', '?'])}?>"

    def node(self, depth: int) -> str:
        which = self.random.random()
        if depth <= 0 or which < 0.18:
            return self.text()
        if which < 0.24:
            return self.comment()
        if which < 0.28:
            return self.instruction()
        if which < 0.4:
            return self.foreign(depth)
        if which < 0.47:
            mode = ""
            if self.on("shadow") and self.chance(0.5):
                mode = f' shadowrootmode="{self.pick(["open", "open", "open", "closed", "x"])}"'
            return f"<template{mode}{self.markup_attributes()}>{self.nodes(depth - 1)}</template>"
        name = self.element_name()
        if name in ("frame", "frameset", "html", "head", "body", "plaintext") or (
            name == "noscript" and not self.on("noscript")
        ):
            name = "div" if self.chance(0.9) or not self.on("misnested") else name
        if name in FORMATTING + ["p", "li", "h1", "h2", "table", "tr", "td"] + FORMS and not self.on(
            "misnested"
        ):
            return self.careful(name)
        self.tags_used.append(name)
        attributes = self.markup_attributes()
        if name in VOID:
            return f"<{name}{attributes}>"
        if name in TEXTUAL:
            content = self.pick(
                ["", "x", "<b>x</b>", "a&amp;b", "<!--", "<!--<script>", "</b><img src=x onerror=1>"]
            )
            return f"<{name}{attributes}>{content}</{name}>"
        if name in ("table", "tbody", "td", "tr", "th", "thead", "tfoot"):
            cells = "".join(
                f"<{self.pick(['td', 'td', 'th'])}{self.markup_attributes()}>{self.nodes(depth - 1)}</td>"
                for _ in range(self.pick([1, 1, 2]))
            )
            return f"<table{attributes}><tbody{self.markup_attributes()}><tr{self.markup_attributes()}>{cells}</tr></tbody></table>"
        return f"<{name}{attributes}>{self.nodes(depth - 1)}</{name}>"

    def careful(self, name: str) -> str:
        """An element that is parsed the same way whatever happens around it."""
        attributes = self.markup_attributes()
        if name in ("table", "tr", "td"):
            return f"<table{attributes}><tbody><tr><td{self.markup_attributes()}>{self.text()}</td></tr></tbody></table>"
        if name in ("select", "option", "optgroup", "datalist", "legend"):
            return f"<select{attributes}><option{self.markup_attributes()}>x</option></select>"
        if name == "li":
            return f"<ul><li{attributes}>{self.text()}</li></ul>"
        if name in VOID:
            return f"<{name}{attributes}>"
        return f"<{name}{attributes}>{self.text()}<span{self.markup_attributes()}>x</span></{name}>"

    def nodes(self, depth: int) -> str:
        return "".join(self.node(depth) for _ in range(self.pick([0, 1, 1, 2, 3])))

    def foreign(self, depth: int) -> str:
        root, names = self.pick([("svg", IN_SVG), ("svg", IN_SVG), ("math", IN_MATHML)])
        inside = "".join(self.in_foreign(names, depth) for _ in range(self.pick([0, 1, 2, 3])))
        return f"<{root}{self.markup_attributes(True)}>{inside}</{root}>"

    def in_foreign(self, names: list[str], depth: int) -> str:
        if depth <= 0 or self.chance(0.2):
            return self.pick(["x", "", "<!--c-->", "<![CDATA[y]]>", "<?a b?>", "&lt;"])
        name = self.pick(names)
        if name in ("html", "body", "p") and not self.on("misnested"):
            name = "g"
        if name in ("set", "animate", "animateTransform", "animateMotion"):
            animated = self.pick(ANIMATED + (PREFIXED if self.on("prefixed-href") else []))
            return f"<{name} attributeName={quoted(animated)} to={quoted(self.url())}{self.markup_attributes(True)}/>"
        attributes = self.markup_attributes(True)
        if name in ("foreignObject", "title", "desc", "mtext", "mi", "mo", "mn", "ms"):
            inside = self.nodes(depth - 1) if self.on("misnested") or name != "title" else self.text()
            if not self.on("misnested"):
                inside = f"<div{self.markup_attributes()}>{self.text()}</div>"
            return f"<{name}{attributes}>{inside}</{name}>"
        if name == "annotation-xml":
            encoding = self.pick(["", ' encoding="text/html"', ' encoding="application/xhtml+xml"'])
            inside = self.nodes(depth - 1) if self.on("misnested") else self.text()
            return f"<{name}{encoding}{attributes}>{inside}</{name}>"
        inside = "".join(self.in_foreign(names, depth - 1) for _ in range(self.pick([0, 1, 2])))
        if self.on("misnested") and self.chance(0.05):
            inside += self.node(depth - 1)
        return f"<{name}{attributes}>{inside}</{name}>"

    def misnested(self) -> str:
        written = []
        names = self.pick(
            [FORMATTING + ["p", "div", "table"], TABLES + FORMATTING, FORMS + ["div", "p"], MISNESTED]
        )
        for _ in range(self.random.randint(2, 12)):
            name = self.pick(names if self.chance(0.8) else MISNESTED)
            if name == "template" and self.on("shadow") and self.chance(0.2):
                name = "template shadowrootmode=open"
            if name == "noscript" and not self.on("noscript"):
                name = "u"
            which = self.random.random()
            if which < 0.55:
                self.tags_used.append(name.split()[0])
                written.append(f"<{name}{self.markup_attributes() if self.chance(0.3) else ''}>")
            elif which < 0.8:
                written.append(f"</{name.split()[0]}>")
            else:
                written.append(self.pick([self.text(), self.text(), self.comment(), self.instruction()]))
        return "".join(written)

    def navigation(self) -> str:
        """A URL in an attribute that navigates, animates, or does neither."""
        where, attribute = self.pick(NAVIGATION)
        value = (
            self.pick(ANIMATED + (PREFIXED if self.on("prefixed-href") else []))
            if attribute == "attributeName"
            else self.url()
        )
        *root, name = where.split()
        tag = f"<{name} {attribute}={quoted(value)}>" + ("" if name in VOID else f"x</{name}>")
        return f"<{root[0]}>{tag}</{root[0]}>" if root else tag

    def document(self, inside: str) -> str:
        which = self.random.random()
        if which < 0.4:
            doctype = self.pick(["<!doctype html>", "", "<!DOCTYPE html PUBLIC 'a' 'b'>"])
            inside = (
                f"{doctype}<html{self.markup_attributes()}><head{self.markup_attributes()}><title>t</title></head>"
                f"<body{self.markup_attributes()}>{inside}</body></html>"
            )
        elif which < 0.6 or not self.on("document-nodes"):
            inside = f"<body{self.markup_attributes()}>{inside}"
        if self.on("document-nodes") and self.chance(0.25):
            inside = (
                self.pick(["<!--d-->", "<?a b?>", ""])
                + inside
                + self.pick(["", "<!--e-->", "</body><!--f-->", "</html><?target d?>"])
            )
        return inside

    # ---- cases ----

    def case(self) -> dict[str, Any]:
        self.tags_used = []
        which = self.random.random()
        if which < 0.12:
            kind, case = "config", {"config": self.config(False)} if self.chance(0.98) else {}
        elif which < 0.27:
            kind, case = "modify", {
                "config": self.config(True),
                "modify": self.modifiers(self.random.randint(1, 8)),
            }
            if self.chance(0.15):
                case["config"] = "default"
            if self.chance(0.2):
                case["removeUnsafe"] = True
        else:
            kind, case = self.sanitizing()
        self.made += 1
        return {"id": f"{self.seed}-{self.made}", "kind": kind, **case}

    def markup(self) -> tuple[str, str]:
        """The kind of the markup, and a fragment."""
        which = self.random.random()
        if which < 0.15:
            return "url", self.navigation()
        if which < 0.4 and self.on("misnested"):
            return "misnested", self.misnested()
        return "html", self.nodes(3)

    def sanitizing(self) -> tuple[str, dict[str, Any]]:
        case: dict[str, Any] = {"method": self.pick(METHODS)}
        document = case["method"].startswith("parse")
        kind, inside = self.markup()
        if document:
            case["html"] = self.document(inside)
        else:
            case["html"] = inside
            if self.chance(0.25):
                case["context"] = self.pick(CONTEXTS)
                if not self.on("misnested") and case["context"] not in (
                    "p",
                    "span",
                    "ul",
                    "template",
                    "body",
                    "svg g",
                    "svg script",
                    "script",
                    "x-y",
                ):
                    case.pop("context")
            if self.chance(0.05) and self.on("noscript"):
                case["inert"] = True
        which = self.random.random()
        if which < 0.2:
            if case["method"] == "parseHTMLUnsafe" and not self.on("no-options"):
                case["config"] = {}
        elif which < 0.25:
            case["config"] = "default"
        elif which < (0.7 if kind == "url" else 0.33):
            case["config"] = {}
        else:
            case["config"] = self.config(self.chance(0.93))
            if (
                document
                and isinstance(case["config"], dict)
                and "elements" in case["config"]
                and self.chance(0.8)
            ):
                case["modify"] = [["allowElement", name] for name in ("html", "head", "body")]
            elif self.chance(0.2):
                case["modify"] = self.modifiers(self.random.randint(1, 4))
            elif self.chance(0.1):
                case["instance"] = True
            if self.chance(0.06):
                case["removeUnsafe"] = True
        return kind, case


LISTS = [
    "elements",
    "removeElements",
    "replaceWithChildrenElements",
    "attributes",
    "removeAttributes",
    "processingInstructions",
    "removeProcessingInstructions",
]
URL_ATTRIBUTES = ("href", "action", "formaction", "xlink:href", "src")
MISNESTED = (
    "b i a u em font nobr p div table tr td tbody caption li ul h1 span button select option optgroup form template svg math aside "
    "html body head frameset input textarea hr address marquee applet object dd dt ruby rt foreignObject desc mi annotation-xml "
    "script style noscript title xmp pre listing br image"
).split()
MODIFIERS = (
    "allowElement allowElement allowElement removeElement replaceElementWithChildren allowAttribute allowAttribute removeAttribute "
    "removeAttribute setComments setDataAttributes setJavascriptURLs allowProcessingInstruction removeProcessingInstruction removeUnsafe"
).split()
NAVIGATION = [
    ("a", "href"),
    ("area", "href"),
    ("base", "href"),
    ("button", "formaction"),
    ("form", "action"),
    ("input", "formaction"),
    ("svg a", "href"),
    ("svg a", "xlink:href"),
    ("math mi", "href"),
    ("math mrow", "xlink:href"),
    ("math a", "href"),
    ("svg set", "attributeName"),
    ("svg animate", "attributeName"),
    ("svg animateTransform", "attributeName"),
    ("svg animateMotion", "attributeName"),
    ("svg g", "href"),
    ("a", "xlink:href"),
    ("link", "href"),
    ("img", "src"),
    ("form", "formaction"),
    ("button", "action"),
    ("svg image", "href"),
    ("input", "href"),
    ("a", "HREF"),
    ("div", "href"),
    ("math math", "href"),
    ("math mi", "xml:href"),
    ("svg a", "xml:href"),
    ("svg A", "HREF"),
    ("svg SET", "ATTRIBUTENAME"),
]


def key_of(entry: Any, namespace: str | None) -> tuple[Any, Any]:
    if isinstance(entry, dict):
        return (str(entry.get("name")), entry.get("namespace", namespace) or None)
    return (str(entry), namespace)


def looks_custom(entry: Any) -> bool:
    return str(entry.get("name") if isinstance(entry, dict) else entry).startswith("data-")


def quoted(value: str) -> str:
    return '"' + value.replace('"', "&quot;") + '"'


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument(
        "--without", default="", help=", ".join(FEATURES) + "; chromium: what Chromium does in its own way"
    )
    arguments = parser.parse_args()
    without = set(filter(None, arguments.without.split(",")))
    if "chromium" in without:
        without |= set(CHROMIUM)
    generator = Generator(arguments.seed, frozenset(without))
    for _ in range(arguments.count):
        print(json.dumps(generator.case()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
