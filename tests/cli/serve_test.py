"""Tests of `lockstep serve`: the answers, requests that cannot be answered, limits, and how it ends.

LOCKSTEP_BINARY=build/lockstep python3 tests/cli/serve_test.py
"""

import gzip
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from command_line import BINARY, CommandLineTest

if not (Path(BINARY).parent / "lockstep-serve").exists():
    print("serve_test: skipped: no lockstep-serve, because it is built without cpp-httplib")
    sys.exit(77)

BAD = b"<!DOCTYPE html><html lang=en><title>t</title><p><img src=a><center>x</center>"
HTML = {"Content-Type": "text/html; charset=utf-8"}


class Server:
    """`lockstep serve` on a free port."""

    def __init__(self, *options):
        self.process = subprocess.Popen([BINARY, "serve", "--port=0", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = urlsplit(self.process.stdout.readline().strip())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        self.process.communicate(timeout=60)
        return self.process.returncode

    def ask(self, body=None, headers=None, query="", method="POST"):
        connection = HTTPConnection(self.address.hostname, self.address.port, timeout=60)
        connection.request(method, "/" + query, body, HTML if headers is None else headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, json.loads(text) if answer.headers.get_content_type() == "application/json" else text


class ServeTest(CommandLineTest):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.end)

    def refuses(self, status, words, *arguments, **options):
        got, answer = self.server.ask(*arguments, **options)
        self.assertEqual(got, status, answer)
        [only] = answer["messages"]
        self.assertEqual(only["type"], "non-document-error")
        self.assertIn(words, only["message"])

    def test_answers_like_the_command(self):
        expected = json.loads(subprocess.run([BINARY, "validate", "--format=nu"], input=BAD, capture_output=True, check=False).stdout)
        self.assertEqual(self.server.ask(BAD), (200, expected))
        self.assertIn("error", [message["type"] for message in expected["messages"]])
        self.assertEqual(self.server.ask(BAD, {}), (200, expected))
        self.assertEqual(self.server.ask(BAD, query="?out=json&parser=html5&schema=x"), (200, expected))
        self.assertEqual(self.server.ask(BAD, query="any/path"), (200, expected))
        # Only the whole answer is sent, never a part.
        self.assertEqual(self.server.ask(BAD, HTML | {"Range": "bytes=0-5,0-,0-"}), (200, expected))

    def test_without_findings(self):
        self.assertEqual(self.server.ask(b"<!DOCTYPE html><html lang=en><title>t</title><p>x"), (200, {"messages": []}))
        self.assertEqual(self.server.ask(b"<!DOCTYPE html><html lang=en><title>t</title><p>x", query="?out=gnu"), (200, ""))
        self.assertEqual(self.server.ask(b"<!DOCTYPE html><html lang=en><title>t</title><p>x", query="?out=text"), (200, "The document validates.\n"))

    def test_lines(self):
        status, text = self.server.ask(BAD, query="?out=gnu")
        self.assertEqual(status, 200)
        self.assertRegex(text, r"(?m)^:1\.49-1\.59: error: ")
        text = self.server.ask(BAD, query="?out=text")[1]
        self.assertRegex(text, r"(?m)^Error: .*\nFrom line 1, column 49; to line 1, column 59$")
        self.assertTrue(text.endswith("\nThere were errors.\n"))

    def test_level(self):
        page = b"<!DOCTYPE html><html lang=en><title>t</title><img src=a alt=b border=0>"
        kinds = [message.get("subType") for message in self.server.ask(page)[1]["messages"]]
        self.assertIn("warning", kinds)
        self.assertNotIn("warning", [message.get("subType") for message in self.server.ask(page, query="?level=error")[1]["messages"]])

    def test_encodings(self):
        page = "<!DOCTYPE html><html lang=ru><title>т</title><p title='ы' title>"
        for label, name in (("windows-1251", "windows-1251"), ("utf-8", "utf-8"), ("koi8-r", "koi8-r")):
            messages = self.server.ask(page.encode(name), {"Content-Type": f"text/html; charset={label}"})[1]["messages"]
            self.assertIn(page.index(" title>") + 2, [message["firstColumn"] for message in messages], label)

    def test_requests_that_cannot_be_answered(self):
        self.refuses(400, "'json', 'gnu' or 'text'", BAD, query="?out=%FF")
        self.refuses(400, "loads no pages", BAD, query="?doc=http://example.com/")
        self.refuses(400, "loads no pages", method="GET", query="?doc=http://example.com/")
        self.refuses(400, "not as XML", BAD, query="?parser=xmldtd")
        for kind in ("application/xhtml+xml", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "html"):
            self.refuses(415, "as text/html", BAD, {"Content-Type": kind})
        for coding in ("gzip", "x-gzip", "GZIP", "xyz"):
            self.refuses(415, "compressed", gzip.compress(BAD), HTML | {"Content-Encoding": coding})
        self.assertEqual(self.server.ask(method="GET")[0], 200)
        self.assertEqual(self.server.ask(BAD)[0], 200)

    def test_limits(self):
        with Server("--max-input=1000", "--limits=nodes=50") as server:
            self.server, other = server, self.server
            for size in (1001, 20_000_000):
                self.refuses(413, "more than 1000 bytes", b"x" * size)
                self.refuses(413, "more than 1000 bytes", iter([b"x" * size]))
            status, answer = server.ask(b"<p>" * 100)
            self.assertEqual(status, 200)
            self.assertIn("not parsed completely", answer["messages"][-1]["message"])
            self.assertEqual(server.ask(b"<!DOCTYPE html><html lang=en><title>t</title><p>x"), (200, {"messages": []}))
            self.server = other

    def test_deep_pages_at_the_same_time(self):
        pages = [b"<!DOCTYPE html><html lang=en><title>t</title>" + b"<div>" * (1000 * count) for count in range(16)]
        answers = [None] * len(pages)

        def ask(index):
            answers[index] = self.server.ask(pages[index])

        threads = [threading.Thread(target=ask, args=[index]) for index in range(len(pages))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for index, answer in enumerate(answers):
            self.assertEqual(answer, self.server.ask(pages[index]))

    def test_ignored_findings(self):
        with Server("--ignore=obsolete-element") as server:
            messages = server.ask(BAD)[1]["messages"]
        self.assertEqual(len(messages), len(self.server.ask(BAD)[1]["messages"]) - 1)

    def test_units(self):
        [message] = self.server.ask("<!DOCTYPE html><html lang=en><title>t</title>ää😀😀<center>x</center>".encode())[1]["messages"]
        text = message["extract"].encode("utf-16-le")
        self.assertEqual(text[2 * message["hiliteStart"] :][: 2 * message["hiliteLength"]].decode("utf-16-le"), "<center>")
        self.assertEqual((message["firstColumn"], message["lastColumn"]), (52, 59))
        page = "<!DOCTYPE html><html lang=en><title>t</title>\n😀<center>😀</center>😀<center>\n😀</center><center></center>"
        messages = self.server.ask(page.encode())[1]["messages"]
        columns = [tuple(message[name] for name in ("firstLine", "firstColumn", "lastColumn")) for message in messages]
        self.assertEqual(columns, [(2, 3, 10), (2, 24, 31), (3, 12, 19)])

    def test_end(self):
        for number in (signal.SIGTERM, signal.SIGINT) * 10:  # at once: it may not listen yet
            self.assertEqual(Server().end(number), 0)

    def test_end_during_a_request(self):
        server = Server()
        connection = HTTPConnection(server.address.hostname, server.address.port, timeout=60)
        connection.putrequest("POST", "/")
        connection.putheader("Content-Length", "1000")
        connection.endheaders(b"<p>")
        self.assertEqual(server.end(), 0)
        connection.close()

    def test_usage(self):
        self.is_bad_use(("serve", "--port=70000"), "65535")
        self.is_bad_use(("serve", "--port=x"), "port")
        result = subprocess.run([BINARY, "serve", f"--port={self.server.address.port}"], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertIn("cannot listen on port", result.stderr)

    def test_not_installed(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "lockstep"
            program.write_bytes(Path(BINARY).read_bytes())
            program.chmod(0o755)
            result = subprocess.run([program, "serve"], capture_output=True, text=True, timeout=60, check=False, env=os.environ | {"PATH": folder})
        self.assertEqual(result.returncode, 1)
        self.assertIn("lockstep-serve is not installed", result.stderr)


if __name__ == "__main__":
    unittest.main()
