"""Tests of `lockstep explain`: text, JSON and the page, which a browser opens if there is one.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/explain_test.py
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from command_line import BINARY, SANITIZED, CommandLineTest, run

TABLE = "<!DOCTYPE html><table>foo bar<tr><td>x</table>"


ONCE = unittest.skipIf(SANITIZED, "it takes long and is the same in every build")

# Each p reconstructs all formatting elements so far.
UNBOUNDED = "".join(f"<b id={i}>x<p>" for i in range(1300))


def blocks(text):
    """The blocks of the steps, without what comes before and after."""
    return [block for block in text.split("\n\n") if re.match(r" *\d+ \d+:\d+ ", block)]


class Text(CommandLineTest):
    def explain(self, *words, stdin=b""):
        return self.succeeds("explain", *words, stdin=stdin)

    def test_foster_parenting_has_its_name_and_rule(self):
        text = self.explain(stdin=TABLE)
        steps = blocks(text)
        self.assertEqual(len(steps), 8)
        self.assertIn("<table>", steps[1])
        block = steps[3]
        self.assertRegex(block, r"\A +4 1:30 +<tr> +start tag tr\n")
        for wanted in (
            "states     data, tag open, tag name ×3",
            "rule       in table text: anything else",
            "#parsing-main-intabletext",
            "that is not ASCII\n                   whitespace: yes",
            'replay     characters "foo" at 1:23',
            "using        in table: anything else",
            "using        in body: character",
            "error      1:23 parse error, in-table-content-outside-cell",
            'tree       + "foo bar" in <body>, before <table>: foster parented',
            "#foster-parent\n",
            "reprocess  in table: start tag td th tr",
            "reprocess  in table body: start tag tr",
            "stack      html body table +tbody +tr",
            "mode       in table text → in table → in table body → in row",
        ):
            self.assertIn(wanted, block)
        self.assertIn("https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable\n", text)
        self.assertIn("spec/tree/in-table.rules", text)

    def test_misnested_formatting(self):
        steps = blocks(self.explain(stdin="<!DOCTYPE html><b>1<p>2</b>3"))
        block = next(step for step in steps if "</b>" in step.split("\n")[0])
        for wanted in (
            "run the adoption agency algorithm for the token          #adoption-agency-algorithm",
            "if formatting element is not the current node: yes",
            "tree       ~ <p> in <body>, from <b>",
            "tree       ~ the children of <p> into the new <b>",
            "tree       + <b> in <p>",
            "stack      html body p   -b",
            "list       empty   -b",
            "round 1: formatting element <b>, furthest block <p>, common ancestor <body>,",
            "round 1.1: inner loop counter 1, node <b>, node above <body>\n"
            + 19 * " "
            + "if node is formatting element: yes",
            "round 2: formatting element <b>, furthest block none",
        ):
            self.assertIn(wanted, block)
        verbose = self.explain("--verbose", stdin="<!DOCTYPE html><b>1<p>2</b>3")
        self.assertIn("repeat at most 8 times: round 2", verbose)
        self.assertIn("furthest block is <p>", verbose)
        self.assertIn("no, because foster parenting is not enabled", " ".join(verbose.split()))

    def test_fits_a_terminal(self):
        page = "<!DOCTYPE html><p class='" + "x" * 300 + "' " + " ".join(f"a{i}=b" for i in range(40)) + ">"
        page += "日本語 text " * 50 + "<b><i><u><s>" * 30 + "<table>" + "word " * 50
        page += "<tr><td>y</table></b>"
        steps = self.explain(stdin=page).split("\nTree\n")[0].split("\nClauses\n")[0]
        for line in steps.split("\n")[2:]:
            columns = len(line) + len(re.findall("[\u3000-\u9fff]", line))
            self.assertLessEqual(columns, 100, line)

    def test_ends_with_the_tree(self):
        page = TABLE + "<svg a=b><a xlink:href=c></svg><template>d</template><!--e-->"
        tree = self.succeeds("parse", stdin=page).replace("xlink href", "xlink:href")
        tree = tree.replace("<!-- e -->", "<!--e-->")
        self.assertTrue(self.explain(stdin=page).endswith("\nTree\n" + tree))
        deep = self.explain("--brief", stdin="<p>" + "<b a>" * 50 + "\n")
        self.assertIn("| " + 80 * " " + '(53 deep) "\\n"\n', deep)

    def test_top(self):
        self.assertIn("from koi8-r (certain, user)".lower(), self.explain("--encoding", "koi8-r").lower())
        self.assertIn("(certain, transport)", self.explain("--content-type", "text/html; charset=gbk"))
        self.assertIn("windows-1251 (tentative, default)", self.explain("--locale", "ru"))
        self.assertIn("UTF-8 (certain, byte order mark)", self.explain(stdin=b"\xef\xbb\xbfx"))
        self.assertIn("windows-1252 (certain, prescan)", self.explain(stdin="<meta charset=latin1>"))
        text = self.explain("--encoding=shift_jis", stdin="日本".encode("shift_jis"))
        self.assertIn('"日本"', text)

    def test_late_meta_is_followed(self):
        page = "<!--" + "x" * 1100 + "--><meta charset=koi8-r>" + "\u0416"
        self.assertIn("Ж", self.explain(stdin=page.encode("koi8-r")))

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a page.html")
            path.write_text("<p>x")
            self.assertTrue(self.explain(str(path)).startswith(f"{path}: 4 bytes of text"))
            missing = str(Path(folder, "missing"))
            self.assertIn(f"'{missing}': No such file", self.fails(1, "explain", missing))
            self.assertIn("it is a directory", self.fails(1, "explain", folder))

    def test_names_that_are_not_utf_8(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.fsencode(folder) + b"/\xff\x1b[31m.html"
            Path(os.fsdecode(path)).write_text("<p>x")
            name = os.fsdecode(os.fsencode(folder)) + "/\ufffd\x1b[31m.html"
            self.assertEqual(json.loads(self.explain("--json", path))["file"], name)
            self.assertEqual(json.loads(self.explain("--json", "--summary", path))["file"], name)
            shown = name.replace("\x1b", "\\x1b")
            self.assertTrue(self.explain(path).startswith(f"{shown}: "))
            self.assertTrue(self.explain("--summary", path).startswith(f"{shown}: "))

    def test_from_and_to(self):
        page = "<p>a\n<b>é<i>c"
        everything = blocks(self.explain(stdin=page))
        self.assertEqual(len(everything), 7)
        self.assertEqual(blocks(self.explain("--from", "2:5", stdin=page)), everything[4:])
        self.assertEqual(blocks(self.explain("--from", "2:4", "--to=2:5", stdin=page)), everything[3:5])
        self.assertEqual(blocks(self.explain("--from", "2", stdin=page)), everything[2:])
        self.assertEqual(blocks(self.explain("--to", "1:1", stdin=page)), everything[:1])
        self.assertEqual(
            blocks(self.explain("--to=1:4294967295", stdin=page)), blocks(self.explain("--to=1:9", stdin=page))
        )
        part = self.explain("--from", "2:5", stdin=page)
        self.assertIn(
            "Before, 4 steps not shown:\n    mode       in body\n    stack      html body p b\n", part
        )
        self.assertIn("list       b\n", part)
        self.assertNotIn("\nTree\n", self.explain("--to", "2:1", stdin=page))
        self.assertIn("no token begins at 9:1", self.fails(1, "explain", "--from", "9:1", stdin=page))

    def test_bad_places(self):
        for place in ("0:1", "1:0", "x", "1:x", "1:2:3", "", ":", "-1:1", "99999999999:1"):
            self.is_bad_use(
                ["explain", f"--from={place}"], "--from needs a line and a column", f"'{place}'", "12:5"
            )
        self.is_bad_use(["explain", "--to=a"], "--to needs a line and a column")

    def test_summary(self):
        page = "<!DOCTYPE html><p><b>a<table>x<tr>y</table></b></p><b><p>c</b>d\n<table>z</table>"
        lines = self.succeeds("explain", "--summary", stdin=page).splitlines()
        self.assertRegex(lines[0], r"^<stdin>: \d+ steps, \d+ rules repaired something$")
        self.assertTrue(any("#adoption-agency-algorithm" in line for line in lines), lines)
        self.assertIn("  moved: ", "\n".join(lines))
        self.assertIn("  foster parented: ", "\n".join(lines))
        data = json.loads(self.succeeds("explain", "--summary", "--json", stdin=page))
        agency = next(r for r in data["repairs"] if r["anchor"] == "#adoption-agency-algorithm")
        self.assertEqual(
            [(place["line"], place["column"]) for place in agency["places"]],
            [(1, 1 + page.index(tag)) for tag in ("</b></p>", "</b>d")],
        )
        self.assertEqual(agency["count"], 2)
        self.assertGreater(agency["moved"], 0)
        # An error after an algorithm has ended belongs to its caller.
        closing = next(r for r in data["repairs"] if r["anchor"] == "#close-a-p-element")
        self.assertEqual(closing["errors"], {"close-a-p-element-unclosed-elements": 1})
        # Each error of tree construction is counted once.
        errors = sum(sum(r["errors"].values()) for r in data["repairs"])
        parsed = json.loads(self.succeeds("parse", "--format=json", "--collect-errors", stdin=page))
        self.assertEqual(errors, len(parsed["errors"]))
        # An error names the element, and where it is opened.
        page = "<!DOCTYPE html><title>x</title>\n<textarea>\n\nxx\n"
        lines = self.succeeds("explain", "--summary", stdin=page).splitlines()
        [at] = [i for i, line in enumerate(lines) if line.startswith("  parse error text-end-of-file: ")]
        self.assertIn("<textarea>", lines[at])
        self.assertEqual(lines[at + 1], "    2:1 <textarea> is opened here")
        sound = json.loads(
            self.succeeds("explain", "--summary", "--json", stdin="<!DOCTYPE html><title>t</title><p>x")
        )
        self.assertEqual(sound["repairs"], [])

    def test_bad_use(self):
        self.is_bad_use(["explain", "--summary", "--html"], "--summary cannot be combined")
        self.is_bad_use(["explain", "--summary", "--brief"], "--summary cannot be combined")
        self.is_bad_use(
            ["explain", "--edition", "2026-10-04"], "unknown edition", "did you mean '2026-10-03'?"
        )
        self.is_bad_use(["explain", "--format=xml"], "--format", "text, json, html")
        self.is_bad_use(["explain", "--colour=always"], "did you mean '--color'?")
        self.is_bad_use(["explain", "--html", "--json"], "cannot be combined")
        self.is_bad_use(["explain", "--html", "--format=text"], "cannot be combined")
        self.is_bad_use(["explain", "--brief", "--verbose"], "cannot be combined")
        self.is_bad_use(["explain", "--json", "--verbose"], "cannot be combined with format json")
        self.is_bad_use(
            ["explain", "--fragment", "div", "--encoding", "gbk"], "cannot be combined with --fragment"
        )
        self.is_bad_use(["explain", "--fragment", "1"], "unknown context '1'")
        self.is_bad_use(["explain", "a", "b"], "two inputs")

    def test_options_of_the_parser(self):
        self.assertIn("Under the HTML Standard of 2026-10-03", self.explain("--edition", "2026-10-03"))
        page = "<noscript><p>"
        self.assertIn(
            "reprocess  in head: start tag noscript when the scripting mode is not Disabled\n",
            self.explain("--scripting=on", stdin=page),
        )
        self.assertIn("in head noscript: anything else", self.explain("--scripting=off", stdin=page))
        page = "<div><template shadowrootmode=open>x"
        self.assertIn(
            "+ a shadow root of <div>", self.explain("--allow-declarative-shadow-roots", stdin=page)
        )
        self.assertNotIn("+ a shadow root", self.explain(stdin=page))
        text = self.explain("--fragment", "svg path", stdin="<a>x")
        self.assertIn("the fragment case for svg path", text)
        self.assertIn("set up the fragment case for context", text)
        self.assertIn("+ <svg a> in the fragment", text)

    def test_brief_and_verbose(self):
        levels = (["--brief"], [], ["--verbose"])
        brief, normal, verbose = (self.explain(*level, stdin=TABLE) for level in levels)
        self.assertLess(len(brief), len(normal))
        self.assertLess(len(normal), len(verbose))
        self.assertIn("foster parented", brief)
        self.assertNotIn("states", brief)
        self.assertIn("the place to foster parent a node", verbose)
        self.assertIn(
            "https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable  spec/tree/in-table.rules",
            re.sub(r"\n {10,}(?=spec)", "  ", verbose),
        )
        self.assertIn(
            "start tag address article aside blockquote center details",
            re.sub(r"\n +", " ", self.explain("--verbose", stdin="<p>")),
        )

    def test_colour(self):
        self.assertNotIn("\x1b", self.explain(stdin=TABLE))
        self.assertNotIn("\x1b", self.explain("--color=auto", stdin=TABLE))
        coloured = self.explain("--color", "always", stdin=TABLE)
        self.assertIn("\x1b[", coloured)
        plain = re.sub(r"\x1b\[\d*m|\x1b\]8;;.*?\x1b\\", "", coloured)
        self.assertEqual(plain, self.explain("--color=never", stdin=TABLE))

    def on_a_terminal(self, *words, **environment):
        main, terminal = os.openpty()
        process = subprocess.Popen(
            [BINARY, "explain", *words],
            stdin=subprocess.DEVNULL,
            stdout=terminal,
            env={**os.environ, **environment},
        )
        os.close(terminal)
        out = b""
        try:
            while piece := os.read(main, 4096):
                out += piece
        except OSError:
            pass  # the other side is closed
        finally:
            os.close(main)
        self.assertEqual(process.wait(60), 0)
        return out.decode()

    def test_colour_on_a_terminal(self):
        self.assertIn("\x1b[", self.on_a_terminal(NO_COLOR=""))
        self.assertNotIn("\x1b[", self.on_a_terminal(NO_COLOR="1"))
        self.assertNotIn("\x1b[", self.on_a_terminal("--color=never", NO_COLOR=""))
        self.assertIn("\x1b[", self.on_a_terminal("--color=always", NO_COLOR="1"))

    def test_the_terminal_gets_no_invisible_characters(self):
        page = b"<p title='\x1b[31m'>a\x00\r\nb\rc\x07\x7f\xc2\x85\xe2\x80\xae\xef\xbb\xbf\\n</p>"
        page += b"<!--\x1b]8;;--><x\x1b><?\x1b \x1b?>"
        for level in ([], ["--brief"], ["--verbose"]):
            text = self.explain("--encoding=utf-8", *level, stdin=page)
            self.assertFalse(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\ufeff]", text))
        text = self.explain("--encoding=utf-8", stdin=page)
        self.assertIn(r'"a\0\r\nb\rc\x07\x7f\u{85}\u{202e}\u{feff}\\n"', text)
        self.assertIn("unexpected-null-character", text)
        self.assertIn("control-character-in-input-stream", text)
        # The name of the file has none, either.
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "a\x1b[31m")
            path.write_text("")
            self.assertIn(r"a\x1b[31m", self.explain(str(path)))

    def test_lone_bytes(self):
        self.assertIn("a\ufffdb", self.explain("--encoding=utf-8", stdin=b"a\xffb"))
        self.assertIn("a\ufffdb", self.explain("--fragment=div", stdin=b"a\xffb"))

    def test_empty(self):
        text = self.explain()
        self.assertEqual(len(blocks(text)), 1)
        self.assertIn("end of the input", text)
        self.assertTrue(text.endswith("| <html>\n|   <head>\n|   <body>\n"))

    def test_large_and_deep(self):
        part = 10 if SANITIZED else 1
        for page in (
            "<div>" * (100_000 // part),
            "<p>word <b class=x>word</b>\n" * (25_000 // part),
            "word " * (140_000 // part),
            "<b><p>" * (3_000 // part),
            "<table>" + "x <b>" * (5_000 // part),
            "<a b=" + "x" * (700_000 // part) + ">",
            "&amp;" * (100_000 // part),
        ):
            # tests/growth checks that the work is linear.
            self.explain(stdin=page)

    def test_more_events_than_are_recorded(self):
        text = self.explain(stdin=UNBOUNDED)
        self.assertRegex(text, r"explanation stops before 1:\d+: at most \d+ events are recorded")
        if SANITIZED:
            return
        place = re.search(r"stops before (\d+:\d+):", text)[1]
        self.assertIn(
            f"explanation stops before {place}:", self.fails(1, "explain", "--from", place, stdin=UNBOUNDED)
        )
        self.assertNotIn("explanation stops", self.explain("--to", "1:100", stdin=UNBOUNDED))
        with tempfile.TemporaryFile() as stdin:
            stdin.write(UNBOUNDED.encode())
            stdin.seek(0)
            process = subprocess.Popen([BINARY, "explain", "--brief"], stdin=stdin, stdout=subprocess.DEVNULL)
            usage = os.wait4(process.pid, 0)[2]
            process.returncode = 0
        self.assertLess(usage.ru_maxrss, 500_000, "kilobytes")
        page = self.succeeds("explain", "--html", "--to", "1:100", stdin=UNBOUNDED)
        self.assertIn("explanation stops before 1:", page)


# The members of events, by type; a type in a list is that of an optional member.
EVENTS = {
    "dispatch": dict(mode=int, by=str),
    "row": dict(rule=int),
    "algorithm": dict(rule=int),
    "loop": dict(rule=int, round=str),
    "condition": dict(rule=int, holds=bool, because=[str]),
    "variable": dict(rule=int, name=str, round=[str], node=[(int, type(None))], value=[(int, bool)]),
    "run": dict(token=str, count=int, start=dict, replayed=bool, data=[str]),
    "end-run": {},
    "error": dict(
        code=str, line=int, column=int, offset=int, end=int, explanation=[str], named=[bool], second=[dict]
    ),
    "insert": dict(
        node=int,
        parent=int,
        before=int,
        data=[str],
        attributes=[int],
        movedFrom=[int],
        fosterParented=[bool],
    ),
    "remove": dict(node=int, parent=int),
    "move-children": {"from": int, "to": int},
    "text": dict(node=int, data=str, fosterParented=[bool]),
    "attributes": dict(node=int, count=int),
    "shadow-root": dict(node=int, host=int),
    "push": dict(node=int),
    "pop": dict(node=int),
    "replace": dict(node=int, old=int),
    "insert-below": dict(node=int, place=int),
    "list-add": dict(node=int),
    "list-remove": dict(node=int),
    "list-replace": dict(node=int, old=int),
    "list-insert-after": dict(node=int, place=int),
    "mode": dict(value=str),
    "template-mode-push": dict(value=str),
    "template-mode-pop": dict(value=str),
    "tokenizer-state": dict(value=str),
    "frameset-ok": dict(value=str),
    "quirks-mode": dict(value=str),
}


class Json(CommandLineTest):
    def explain(self, *words, stdin=b""):
        return json.loads(self.succeeds("explain", "--json", *words, stdin=stdin))

    def test_json_is_a_format(self):
        texts = [self.succeeds("explain", option, stdin=TABLE) for option in ("--json", "--format=json")]
        self.assertEqual(texts[0], texts[1])

    def check(self, value, /, **shape):
        """Checks that the value has those members, with those types, and no others; a member with a type in a
        list is optional."""
        for name, kind in shape.items():
            optional = isinstance(kind, list)
            if optional and name not in value:
                continue
            self.assertTrue(name in value, (name, value))
            wanted = kind[0] if optional else kind
            self.assertTrue(isinstance(value[name], wanted), (name, value))
            if wanted is int:
                self.assertFalse(isinstance(value[name], bool), (name, value))
        self.assertTrue(value.keys() <= shape.keys(), value)

    def check_trace(self, trace):
        nothing = type(None)
        self.check(
            trace,
            edition=str,
            file=str,
            encoding=(dict, nothing),
            fragment=(str, nothing),
            scripting=bool,
            standard=str,
            source=str,
            rules=list,
            modes=list,
            nodes=list,
            before=dict,
            stepsInAll=int,
            notExplained=(dict, nothing),
            repairs=list,
            steps=list,
            tree=(dict, nothing),
        )
        self.check(trace["before"], mode=str, stack=list, list=list, nodes=list)
        for rule in filter(None, trace["rules"]):
            self.check(
                rule,
                name=str,
                kind=str,
                text=str,
                rule=str,
                owner=[int],
                anchor=str,
                file=str,
                plumbing=[bool],
            )
        for node in filter(None, trace["nodes"]):
            self.check(
                node,
                type=str,
                name=[str],
                namespace=[str],
                attributes=[list],
                content=[int],
                shadowRoot=[int],
                publicId=[str],
                systemId=[str],
                data=[str],
                target=[str],
            )
        for event in trace["before"]["nodes"]:
            self.check_event(trace, event)
        source = trace["source"].encode("utf-16-le", "surrogatepass")
        utf_8 = trace["source"].encode("utf-8", "surrogatepass")
        for step in trace["steps"]:
            self.check(
                step, number=int, start=dict, end=dict, token=dict, states=list, rows=list, events=list
            )
            for place in (step["start"], step["end"]):
                self.check(place, offset=int, index=int, line=int, column=int)
            begin, end = step["start"], step["end"]
            self.assertEqual(
                source[2 * begin["index"] : 2 * end["index"]].decode("utf-16-le", "surrogatepass"),
                utf_8[begin["offset"] : end["offset"]].decode("utf-8", "surrogatepass"),
            )
            for state, count in step["states"]:
                self.assertIsInstance(state, str)
                self.assertGreater(count, 0)
            for rule, count, *holds in step["rows"]:
                self.assertEqual(bool(holds), trace["rules"][rule]["kind"] == "condition")
            for event in step["events"]:
                self.check_event(trace, event)

    def check_event(self, trace, event):
        self.check(event, type=str, **EVENTS[event["type"]])
        if "rule" in event:
            kinds = ("row", "algorithm") if event["type"] == "variable" else (event["type"],)
            self.assertIn(trace["rules"][event["rule"]]["kind"], kinds)
        for name in ("node", "parent", "before", "old", "place", "from", "to", "host", "movedFrom"):
            if event.get(name):
                self.assertIsNotNone(trace["nodes"][event[name]], (name, event))

    def replayed(self, trace):
        """The final tree, from the events alone: [label, children]."""
        children, parents, text = {}, {}, {}

        def detach(node):
            if node in parents:
                children[parents.pop(node)].remove(node)

        def attach(node, parent, before=0):
            siblings = children.setdefault(parent, [])
            siblings.insert(siblings.index(before) if before else len(siblings), node)
            parents[node] = parent

        events = trace["before"]["nodes"] + [event for step in trace["steps"] for event in step["events"]]
        for event in events:
            if event["type"] == "insert":
                detach(event["node"])
                attach(event["node"], event["parent"], event["before"])
                text.setdefault(event["node"], event.get("data", ""))
            elif event["type"] == "text":
                text[event["node"]] += event["data"]
            elif event["type"] == "remove":
                detach(event["node"])
            elif event["type"] == "move-children":
                for child in list(children.get(event["from"], [])):
                    detach(child)
                    attach(child, event["to"])

        def shown(node):
            about = trace["nodes"][node]
            name = about.get("name") or about.get("data") or text.get(node)
            return [name, [shown(child) for child in children.get(node, [])]]

        return [shown(child) for child in children.get(1, [])]

    def tree_of(self, node):
        return [
            node.get("name") or node.get("data"),
            [self.tree_of(child) for child in node.get("children", [])],
        ]

    PAGES = (
        "",
        TABLE,
        "<b>1<p>2</b>3<i>4<p>5</i>",
        "<a>x<a>y<table><a>z<tr><td></a>w</table>",
        "<!DOCTYPE html PUBLIC 'x' 'y'><!--c--><?p q?>",
        "<svg viewbox=x><foreignObject><p>x</svg><math><mi>y",
        "a&amp;b &lt; c\r\nd\te",
        "<select><option>a<b>b",
        "<html a><html b=c><body d>x",
        "<form><table><form><input type=hidden><input>x</form>",
        "\U0001f600<p>\U0001f600x</p>é",
        "<frameset><frame>",
    )

    def test_shape(self):
        for page in self.PAGES:
            for words in ([], ["--fragment", "div"], ["--scripting=on", "--allow-declarative-shadow-roots"]):
                with self.subTest(page=page, words=words):
                    self.check_trace(self.explain(*words, stdin=page))
        page = "<div><template shadowrootmode=open>x<p>y</template><template>z</template>"
        self.check_trace(self.explain("--allow-declarative-shadow-roots", stdin=page))

    def test_events_build_the_tree(self):
        for page in self.PAGES:
            with self.subTest(page=page):
                trace = self.explain(stdin=page)
                parsed = json.loads(self.succeeds("parse", "--format=json", stdin=page))
                self.assertEqual(self.tree_of(trace["tree"])[1], self.tree_of(parsed)[1])
                self.assertEqual(self.replayed(trace), self.tree_of(parsed)[1])

    def test_a_part_begins_with_the_state_before_it(self):
        page = "<p>a<b>b<table>c<tr><td>d</table>e</b>f"
        whole = self.explain(stdin=page)
        for step in whole["steps"]:
            place = f"{step['start']['line']}:{step['start']['column']}"
            part = self.explain("--from", place, stdin=page)
            self.check_trace(part)
            later = [each for each in whole["steps"] if each["number"] >= step["number"]]
            self.assertEqual(part["steps"], later)
            self.assertEqual(part["stepsInAll"], len(whole["steps"]))
            self.assertEqual(self.replayed(part), self.replayed(whole))
        part = self.explain("--to", "1:4", stdin=page)
        self.assertEqual([step["number"] for step in part["steps"]], [1, 2])

    def test_members(self):
        trace = self.explain("--encoding", "latin1", stdin=TABLE)
        self.assertEqual(
            trace["encoding"], {"name": "windows-1252", "confidence": "certain", "source": "user"}
        )
        self.assertEqual(trace["file"], "<stdin>")
        self.assertIsNone(trace["fragment"])
        step = trace["steps"][3]
        self.assertEqual(step["token"], {"type": "startTag", "name": "tr", "selfClosing": False})
        self.assertEqual(step["states"], [["data", 1], ["tag open", 1], ["tag name", 3]])
        rows = [trace["rules"][event["rule"]]["name"] for event in step["events"] if event["type"] == "row"]
        self.assertEqual(rows[0], "in_table_text_anything_else")
        self.assertEqual(rows[-1], "in_table_body_start_tag_tr")
        self.assertEqual(
            [(repair["rule"], repair["places"]) for repair in trace["repairs"][:1]],
            [("in table: anything else", [{"step": 4, "line": 1, "column": 30}])],
        )
        fostered = [event for event in step["events"] if event.get("fosterParented")]
        self.assertEqual(fostered[0]["data"], "foo")
        self.assertEqual(trace["nodes"][fostered[0]["before"]]["name"], "table")

    def test_rounds_and_variables(self):
        trace = self.explain(stdin="<b><i><p>1</b>2")
        step = next(
            step for step in trace["steps"] if step["token"].get("name") == "b" and step["number"] > 1
        )
        found = [
            (event["round"], event["name"], trace["nodes"][event["node"]]["name"] if event["node"] else None)
            for event in step["events"]
            if event["type"] == "variable" and "round" in event and "node" in event
        ]
        self.assertEqual(found[0], ("1", "formatting element", "b"))
        self.assertIn(("1", "furthest block", "p"), found)
        self.assertIn(("1.1", "new node", "i"), found)
        self.assertIn(("1.2", "node", "b"), found)
        self.assertIn(("1", "new element", "b"), found)
        self.assertEqual(found[-1], ("2", "furthest block", None))

    def test_the_part_that_decides(self):
        trace = self.explain(stdin="<b>1</b><table><tr><td>")
        parts = [
            (trace["rules"][event["rule"]]["text"], event["holds"], event["because"])
            for step in trace["steps"]
            for event in step["events"]
            if "because" in event
        ]
        self.assertIn(
            (
                "the fragment context element is not null, and the stack of open elements has only one node",
                False,
                "the fragment context element is null",
            ),
            parts,
        )

    def test_errors_are_those_of_parse(self):
        page = "<p a a=1>&bogus;</x><table>\x01y<!-- --!></b>\x00"
        parsed = json.loads(self.succeeds("parse", "--format=json", "--collect-errors", stdin=page))
        trace = self.explain(stdin=page)
        found = [event for step in trace["steps"] for event in step["events"] if event["type"] == "error"]
        key = lambda error: (error["line"], error["column"], error["code"])
        self.assertEqual(sorted(map(key, found)), sorted(map(key, parsed["errors"])))

    @ONCE
    def test_more_events_than_are_recorded(self):
        trace = self.explain(stdin=UNBOUNDED)
        self.check_trace(trace)
        self.assertIsNone(trace["tree"])
        self.assertEqual(trace["notExplained"]["from"]["line"], 1)
        self.assertGreater(trace["notExplained"]["from"]["offset"], trace["steps"][-1]["start"]["offset"])
        self.assertIn("explanation stops before 1:", trace["notExplained"]["message"])

    def test_any_characters(self):
        page = b'a\x00\r\n\xed\xa0\x80"\\\x1b</script><!--\xf0\x9f\x98\x80-->'
        trace = self.explain("--encoding=utf-8", stdin=page)
        self.check_trace(trace)
        self.assertTrue(trace["source"].startswith("a\x00\r\n\ufffd"))


class Page(CommandLineTest):
    EVIL = b"<p title='</script><script>document.title=1</script>'><!-- <!-- <script> ]]> -->"
    EVIL += b"\x00\xe2\x80\xa8<table>a"

    def page(self, *words, stdin=TABLE):
        return self.succeeds("explain", "--html", *words, stdin=stdin)

    def test_is_one_file_with_the_data_in_it(self):
        page = self.page()
        self.assertTrue(page.startswith("<!DOCTYPE html>"))
        self.assertEqual(page, self.succeeds("explain", "--format", "html", stdin=TABLE))
        data = json.loads(
            re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)[1]
        )
        self.assertEqual(len(data["steps"]), 8)
        # Nothing is fetched: links to the Standard are made by its script, on demand.
        self.assertFalse(re.search(r"""<link|<img|\bsrc\s*=|@import|url\(|fetch\(|XMLHttp""", page))

    def test_data_cannot_end_the_script(self):
        page = self.page(stdin=self.EVIL)
        self.assertEqual(len(re.findall("</script", page)), 2)
        self.assertEqual(len(re.findall("<script", page)), 2)
        data = re.search(r'id="data">(.*?)</script>', page, re.S)[1]
        self.assertNotIn("<", data)
        self.assertIn("</script><script>", json.loads(data)["source"])

    @ONCE
    def test_too_many_steps(self):
        err = self.fails(1, "explain", "--html", stdin="<b>" * 20_010)
        self.assertIn("20011 steps", err)
        place = re.search(r"--to (\d+:\d+)", err)[1]
        self.page("--to", place, stdin="<b>" * 20_010)

    @ONCE
    def test_in_a_browser(self):
        browser = (
            shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        )
        if browser is None:
            self.skipTest("no Chromium here: the page was not opened")
        for stdin, step, wanted in (
            (
                TABLE,
                4,
                [
                    "foster parented",
                    "step 4 of 8",
                    "in table: anything else",
                    "<mark",
                    "in row",
                    "repaired something",
                ],
            ),
            ("<b><p>1</b>2", 4, ["round 1: formatting element ", ", furthest block ", "round 1.1: inner loop counter 1, node "]),
            (self.EVIL, 3, ["step 3 of", "␀"]),
            ("", 1, ["step 1 of 1", "end of the input"]),
            ("<div>" * 2000, 1000, ["step 1000 of 2001"]),
        ):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "page.html")
                page = self.page(stdin=stdin)
                # Errors must show in the page.
                watch = "onerror = (message) => document.body.append('WRONG: ' + message);"
                page = page.replace("<script>\n", f"<script>{watch}\n", 1)
                path.write_text(page)
                result = subprocess.run(
                    [browser, "--headless", "--no-sandbox", "--disable-gpu"]
                    + [f"--user-data-dir={folder}/profile", "--dump-dom", f"file://{path}#{step}"],
                    capture_output=True,
                    timeout=600,
                )
                dom = result.stdout.decode()
                if not dom:
                    self.skipTest("Chromium does not start here: the page was not opened")
                shown = dom.replace(page[page.index("<script type=") :], "")
                self.assertNotIn("WRONG", re.sub(r"<script>.*?</script>", "", shown, flags=re.S))
                for text in wanted:
                    self.assertIn(text, dom)


if __name__ == "__main__":
    unittest.main()
