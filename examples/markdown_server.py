"""Serves a folder of HTML pages. Clients that prefer Markdown, such as agents, receive the main content as Markdown.

python3 examples/markdown_server.py FOLDER [PORT]
curl -H 'Accept: text/markdown' http://127.0.0.1:8000/page.html
"""

from __future__ import annotations

import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import lockstep_html

FOLDER = Path(sys.argv[1]).resolve()
# A media range and its parameters: https://www.rfc-editor.org/rfc/rfc9110#name-accept
RANGE = re.compile(r'([\w.+*-]+/[\w.+*-]+)((?:\s*;\s*\w+=(?:"[^"]*"|[^\s,;"]*))*)')
QUALITY = re.compile(r";\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$)", re.IGNORECASE)


def accepted(header: str) -> dict[str, float]:
    """Returns the quality of each media range; ignores ranges with an invalid quality."""
    qualities = {}
    for media_range, parameters in RANGE.findall(header):
        found = QUALITY.search(parameters)
        if found or not re.search(r";\s*q=", parameters, re.IGNORECASE):
            qualities[media_range.lower()] = float(found[1]) if found else 1.0
    return qualities


def prefers_markdown(header: str) -> bool:
    """For equal qualities, Markdown is preferred only if the header names it; browsers do not name it."""
    qualities = accepted(header)

    def quality(media_type: str) -> float:  # that of the most specific range
        return next((qualities[name] for name in (media_type, "text/*", "*/*") if name in qualities), 0.0)

    markdown, html = quality("text/markdown"), quality("text/html")
    return markdown > html or (markdown == html > 0 and "text/markdown" in qualities)


class Handler(BaseHTTPRequestHandler):
    def page(self) -> bytes | None:
        """Returns the requested page, or None if it is not inside the folder after symbolic links are resolved."""
        try:
            path = FOLDER / unquote(self.path.partition("?")[0]).lstrip("/")
            path = (path / "index.html" if path.is_dir() else path).resolve()
            if path.suffix in (".html", ".htm") and path.is_relative_to(FOLDER):
                return path.read_bytes()
        except (OSError, ValueError):
            pass
        return None

    def do_GET(self) -> None:
        body, content_type = self.page(), "text/html"  # without charset: pages declare their encodings
        if body is None:
            return self.send_error(404)
        if prefers_markdown(", ".join(self.headers.get_all("Accept", []))):
            document = lockstep_html.parse(body)  # in the encoding that a browser would detect
            markdown = lockstep_html.main_content(document).markdown or document.to_markdown()
            body, content_type = markdown.encode(), "text/markdown; charset=utf-8"
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Vary", "Accept")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_HEAD = do_GET


if __name__ == "__main__":
    port = int(sys.argv[2]) if len(sys.argv) > 2 else 8000
    with ThreadingHTTPServer(("127.0.0.1", port), Handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()
