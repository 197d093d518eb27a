"""Tests examples/rewrite_links.cpp as a proxy between curl and an HTTP server, with pages in several
encodings.

Arguments: the example, curl.
"""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer

EXAMPLE, CURL = sys.argv[1:3]
PAGE = """<!doctype html>{declaration}<title>\u00fc</title>
<A  HREF='http://127.0.0.1:{port}/a?b&amp;c' x=\u00fc>1</a ><img src=http://127.0.0.1:{port}/1.png>
<script>'<a href="http://127.0.0.1:{port}/">'</script><!-- <a href=http://127.0.0.1:{port}/> -->
<a href=http://127.0.0.1:1/>2</a>\u00fc<a href='http://127.0.0.1:{port}/unfinished"""
CASES = [
    ("utf-8", "text/html", "<meta charset=utf-8>"),
    ("utf-8", "text/html; charset=utf-8", ""),
    ("windows-1252", "text/html", "<meta charset=windows-1252>"),
    ("gb18030", "text/html; charset=gb18030", ""),
    ("utf-16-le", "text/html; charset=utf-16le", ""),
]


class Server(BaseHTTPRequestHandler):
    content_type, page, requested = "", b"", ""

    def do_GET(self) -> None:
        Server.requested = self.path
        self.send_response(200)
        self.send_header("Content-type", Server.content_type)
        self.send_header("Content-Length", str(len(Server.page)))
        self.end_headers()
        self.wfile.write(Server.page)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Proxy(unittest.TestCase):
    def test_pages(self) -> None:
        server = HTTPServer(("127.0.0.1", 0), Server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for encoding, content_type, declaration in CASES:
            with self.subTest(encoding=encoding, content_type=content_type):
                Server.content_type = content_type
                Server.page = PAGE.format(declaration=declaration, port=server.server_port).encode(encoding)
                port = free_port()
                with subprocess.Popen([EXAMPLE, str(port), str(server.server_port)]) as proxy:
                    url = f"http://127.0.0.1:{port}/page?x=1"
                    command = [CURL, "--silent", "--show-error", "--noproxy", "*", "--retry-connrefused"]
                    command += ["--retry", "50", "--retry-delay", "1", url]
                    answer = subprocess.run(command, check=True, capture_output=True).stdout
                self.assertEqual(proxy.returncode, 0)
                self.assertEqual(Server.requested, "/page?x=1")
                expected = PAGE.format(declaration=declaration, port=server.server_port)
                for link in ("HREF='", "img src="):
                    before = f"{link}http://127.0.0.1:"
                    expected = expected.replace(f"{before}{server.server_port}/", f"{before}{port}/")
                self.assertEqual(answer.decode(encoding), expected)
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
