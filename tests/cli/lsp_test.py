"""Tests of `lockstep lsp` with a scripted client: lifetime, findings while typing, places, hovers, quick
fixes.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/lsp_test.py
"""

import json
import random
import subprocess
import unittest

from command_line import BINARY, CommandLineTest

URI = "file:///page.html"
GOOD = "<!DOCTYPE html>\n<html lang=en><title>t</title>\n<p>x</p>\n"


def message(content):
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


class Client:
    """A client that waits for each answer."""

    def __init__(self, *options, capabilities=None, text=None):
        self.process = subprocess.Popen([BINARY, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.ids = 0
        self.pushed = []
        self.capabilities = self.ask("initialize", {"capabilities": capabilities or {}})["capabilities"]
        self.tell("initialized", {})
        if text is not None:
            self.open(text)

    def write(self, content):
        self.process.stdin.write(message(content))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError(self.process.stderr.read())
            length = int(line.partition(b":")[2])
        return json.loads(self.process.stdout.read(length))

    def answer(self, method, params):
        self.ids += 1
        self.write({"jsonrpc": "2.0", "id": self.ids, "method": method, "params": params})
        while "id" not in (got := self.read()):
            self.pushed.append(got["params"])
        assert got["id"] == self.ids
        return got

    def ask(self, method, params=None):
        return self.answer(method, params)["result"]

    def tell(self, method, params=None):
        self.write({"jsonrpc": "2.0", "method": method, "params": params})

    def file(self, **more):
        return {"textDocument": {"uri": URI}, **more}

    def open(self, text):
        self.tell("textDocument/didOpen", {"textDocument": {"uri": URI, "languageId": "html", "version": 1, "text": text}})

    def change(self, *changes, version=2):
        self.tell("textDocument/didChange", {"textDocument": {"uri": URI, "version": version}, "contentChanges": list(changes)})

    def findings(self):
        """The findings that the server has pushed last."""
        self.hover(0, 0)  # answered in order
        return self.pushed[-1]["diagnostics"]

    def names(self):
        return [finding["code"] for finding in self.findings()]

    def hover(self, line, character):
        return self.ask("textDocument/hover", self.file(position={"line": line, "character": character}))

    def fixes(self, begin, end, **context):
        where = {"start": dict(zip(("line", "character"), begin)), "end": dict(zip(("line", "character"), end))}
        return self.ask("textDocument/codeAction", self.file(range=where, context={"diagnostics": [], **context}))

    def end(self):
        self.ask("shutdown")
        self.tell("exit")
        out, err = self.process.communicate(timeout=60)
        assert (out, err) == (b"", b""), (out, err)
        return self.process.returncode


def edited(text, changes):
    """The text after the edits of an action, whose positions are taken as Python's: only for ASCII text."""
    lines = text.splitlines(keepends=True) or [""]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    for change in sorted(changes, key=lambda one: -starts[one["range"]["start"]["line"]]):
        begin, end = (starts[change["range"][place]["line"]] + change["range"][place]["character"] for place in ("start", "end"))
        text = text[:begin] + change["newText"] + text[end:]
    return text


class LanguageServerTest(CommandLineTest):
    def client(self, *options, **more):
        client = Client(*options, **more)
        self.addCleanup(client.process.stdout.close)
        self.addCleanup(client.process.stderr.close)
        self.addCleanup(client.process.stdin.close)
        self.addCleanup(client.process.wait)
        self.addCleanup(client.process.kill)
        return client

    def places(self, finding):
        return [tuple(finding["range"][place].values()) for place in ("start", "end")]

    def test_lifetime(self):
        client = self.client()
        self.assertEqual(client.capabilities["positionEncoding"], "utf-16")
        self.assertEqual(client.capabilities["textDocumentSync"], {"openClose": True, "change": 2})
        self.assertEqual(client.answer("textDocument/rename", {})["error"]["code"], -32601)
        self.assertEqual(client.answer("textDocument/hover", client.file())["error"]["code"], -32602)
        client.tell("$/setTrace", {"value": "off"})
        client.write(b"{")
        self.assertEqual(client.read()["error"]["code"], -32700)
        self.assertIsNone(client.ask("shutdown"))
        self.assertEqual(client.answer("textDocument/hover", client.file())["error"]["code"], -32600)
        client.tell("exit")
        self.assertEqual(client.process.wait(60), 0)

    def test_bad_clients(self):
        hover = {"jsonrpc": "2.0", "id": "a", "method": "textDocument/hover"}
        for given, code, err in (
            (b"", 1, ""),
            (message({"jsonrpc": "2.0", "method": "exit"}), 1, ""),
            (b"Content-Length: 5\r\n\r\n{", 1, ""),
            (b"Content-Type: x\r\n\r\n{}", 1, "lockstep lsp: a message has no valid Content-Length\n"),
            (b"Content-Length: -1\r\n\r\n{}", 1, "lockstep lsp: a message has no valid Content-Length\n"),
            (b"x" * 10000, 1, "lockstep lsp: the header of a message is too long\n"),
        ):
            result = subprocess.run([BINARY, "lsp"], input=given, capture_output=True, timeout=60, check=False)
            self.assertEqual((result.returncode, result.stderr.decode(), result.stdout), (code, err, b""))
        result = subprocess.run([BINARY, "lsp"], input=message(hover), capture_output=True, timeout=60, check=False)
        self.assertIn(b'"id":"a","error":{"code":-32002,', result.stdout)
        self.is_bad_use(("lsp", "--ignored=x"), "--ignore")

    def test_findings_while_typing(self):
        client = self.client(text=GOOD)
        self.assertEqual(client.findings(), [])
        client.change({"range": {"start": {"line": 2, "character": 4}, "end": {"line": 2, "character": 8}}, "text": "<b>y</i>"})
        self.assertEqual(client.names(), ["in-body-end-tag-not-open", "in-body-end-of-file-unclosed-elements"])
        self.assertEqual(client.pushed[-1]["version"], 2)
        [first, _] = client.findings()
        self.assertEqual(self.places(first), [(2, 8), (2, 12)])
        self.assertEqual((first["severity"], first["source"]), (1, "lockstep"))
        self.assertTrue(first["codeDescription"]["href"].startswith("https://html.spec.whatwg.org/multipage/parsing.html#"))
        client.change({"text": GOOD + "<ul>text</ul>"}, version=3)
        [finding] = client.findings()
        [related] = finding["relatedInformation"]
        self.assertEqual((finding["code"], related["message"], related["location"]["uri"]), ("text-not-allowed", "<ul> is opened here", URI))
        self.assertEqual(self.places(related["location"]), [(3, 0), (3, 4)])
        client.tell("textDocument/didClose", client.file())
        self.assertEqual(client.end(), 0)
        self.assertEqual(client.pushed[-1]["diagnostics"], [])

    def test_changes_as_in_an_editor(self):
        # Any change of a text with lines that end differently, and characters of all sizes, leads to the same text.
        source = random.Random(7)
        characters = ["a", "é", "€", "😀", "\n", "\r\n", "\r", "<p>", "<", "&", "\u2028"]
        for encoding in ("utf-16", "utf-8"):
            client = self.client(capabilities={"general": {"positionEncodings": [encoding]}}, text="")
            self.assertEqual(client.capabilities["positionEncoding"], encoding)
            width = {"utf-16": lambda text: len(text.encode("utf-16-le")) // 2, "utf-8": lambda text: len(text.encode())}[encoding]

            def place(text, offset):
                lines = text[:offset].replace("\r\n", "\n").replace("\r", "\n").split("\n")
                return {"line": len(lines) - 1, "character": width(lines[-1])}

            text = ""
            for version in range(2, 60):
                begin, end = sorted(source.randint(0, len(text)) for _ in range(2))
                # Not between CR and LF: there is no such place.
                begin, end = (at - 1 if text[at - 1 : at + 1] == "\r\n" else at for at in (begin, end))
                new = "".join(source.choice(characters) for _ in range(source.randint(0, 8)))
                client.change({"range": {"start": place(text, begin), "end": place(text, end)}, "text": new}, version=version)
                text = text[:begin] + new + text[end:]
                found = client.findings()
                whole = self.client(capabilities={"general": {"positionEncodings": [encoding]}}, text=text) if version % 20 == 0 else None
                if whole:
                    self.assertEqual(found, whole.findings(), text)

    def test_characters(self):
        page = GOOD + "<p>😀é</i>"
        self.assertEqual(self.places(self.client(text=page).findings()[0]), [(3, 6), (3, 10)])
        client = self.client(capabilities={"general": {"positionEncodings": ["utf-8", "utf-16"]}}, text=page)
        self.assertEqual(self.places(client.findings()[0]), [(3, 9), (3, 13)])
        self.assertIsNone(client.hover(3, 2))
        self.assertIn("in-body-end-tag-not-open", client.hover(3, 10)["contents"]["value"])
        # Places that do not exist count as the end of the line or of the text.
        self.assertIn("in-body-end-tag-not-open", client.hover(3, 1000)["contents"]["value"])
        self.assertIn("in-body-end-tag-not-open", client.hover(1000, 0)["contents"]["value"])

    def test_hover(self):
        client = self.client(text=GOOD + "<p><center>x</center>")
        hover = client.hover(3, 5)
        text = hover["contents"]["value"]
        self.assertEqual(self.places(hover), [(3, 3), (3, 11)])
        self.assertIn("**error** `obsolete-element`\n\n<center> is obsolete. Use CSS.", text)
        self.assertRegex(text, r"\]\(https://html\.spec\.whatwg\.org/multipage/obsolete\.html#\S+\)$")
        self.assertEqual([finding.get("tags") for finding in client.findings() if finding["code"] == "obsolete-element"], [[2]])

    def test_pulled(self):
        client = self.client(capabilities={"textDocument": {"diagnostic": {}}}, text=GOOD + "</b>")
        pulled = client.ask("textDocument/diagnostic", client.file())
        self.assertEqual((pulled["kind"], [one["code"] for one in pulled["items"]]), ("full", ["in-body-end-tag-not-open"]))
        self.assertEqual(client.pushed, [])

    def test_options(self):
        page = GOOD + "<ul>text</ul></i>"
        self.assertEqual(self.client("--ignore=text-not-allowed,other", text=page).names(), ["in-body-end-tag-not-open"])
        self.assertEqual(self.client("--parse-errors-only", text=page).names(), ["in-body-end-tag-not-open"])

    def test_quick_fixes(self):
        head = "<html lang=en><title>t</title>\n"
        for page, title, fixed in (
            (head + "<p>x", "Insert <!DOCTYPE html>", "<!DOCTYPE html>\n" + head + "<p>x"),
            ('<!DOCTYPE html PUBLIC "x">' + head, "Write <!DOCTYPE html>", "<!DOCTYPE html>" + head),
            (GOOD + "<p>a</i> b", "Remove </i>", GOOD + "<p>a b"),
            (GOOD + "<div><b>a</div>", "Insert </b>", GOOD + "<div><b>a</b></div>"),
            (GOOD + "<div>a</div x=1>", "Write </div>", GOOD + "<div>a</div>"),
            (GOOD + "<div/>a</div>", "Remove the slash", GOOD + "<div>a</div>"),
            (GOOD + "<div/>", "Insert </div>", GOOD + "<div></div>"),
            (GOOD + '<p id="a"class=b>', "Insert a space", GOOD + '<p id="a" class=b>'),
            (GOOD + "<p>&copy 2026", "Insert a semicolon", GOOD + "<p>&copy; 2026"),
            (GOOD + '<p align = "left" id=a>', "Remove the attribute align", GOOD + "<p id=a>"),
            (GOOD + "<p id=a\n  foo='<' id=b>", "Remove the attribute foo", GOOD + "<p id=a id=b>"),
            (GOOD + "<p id=a id=b>", "Remove the attribute id", GOOD + "<p id=a>"),
            (GOOD + "<img src=a>", 'Insert alt="" (the image is decorative)', GOOD + '<img alt="" src=a>'),
        ):
            client = self.client(text=page)
            before = len(client.findings())
            fixes = client.fixes((0, 0), (9, 0))
            fix = next(fix for fix in fixes if fix["title"] == title)
            self.assertEqual(edited(page, fix["edit"]["changes"][URI]), fixed)
            self.assertEqual((fix["kind"], len(fix["diagnostics"])), ("quickfix", 1))
            client.change({"text": fixed})
            self.assertLess(len(client.findings()), before)

    def test_fixes_that_are_not_offered(self):
        # A fix that does not help; fixes outside of the range; other kinds of actions.
        self.assertEqual(self.client(text=GOOD + "<p><b>x</p>y</b>").fixes((9, 0), (9, 0)), [])
        client = self.client(text=GOOD + "<p>a</i> b")
        self.assertEqual(client.fixes((3, 0), (3, 2)), [])
        self.assertEqual(len(client.fixes((3, 4), (3, 4))), 1)
        self.assertEqual(client.fixes((3, 4), (3, 4), only=["refactor"]), [])
        self.assertEqual(len(client.fixes((3, 4), (3, 4), only=["quickfix"])), 1)

    def test_requests_of_vscode(self):
        # Tags without a counterpart, which editors are asked to show: microsoft/vscode #23199, #237028, #319981, #330991.
        page = GOOD + '<li tabindex="1">\n<a>Services<i class="fa"></i></a></i>\n<ul><li>a</li></ul>\n</li tabindex="2">\n'
        findings = {finding["code"]: self.places(finding) for finding in self.client(text=page).findings()}
        self.assertEqual(findings["in-body-end-tag-not-open"], [(4, 33), (4, 37)])
        self.assertEqual(findings["end-tag-with-attributes"], [(6, 0), (6, 18)])
        self.assertIn("in-body-end-of-file-unclosed-elements", self.client(text=GOOD + "<div>").names())
        self.assertIn("in-body-end-tag-block-unclosed-elements", self.client(text=GOOD + "<div><span></div>").names())
        self.assertIn("in-body-end-tag-block-not-open", self.client(text=GOOD + "</div>").names())


if __name__ == "__main__":
    unittest.main()
