"""examples/markdown_server.py: which requests get Markdown, and what is not served."""

import http.client
import subprocess
import sys

import pytest

SENTENCE = "The clock was built by hand in a small town, and it has been running for more than ninety years. "
MAIN = f"<main><h1>Ü</h1><p>{SENTENCE * 3}</main>"
PAGE = f"<!doctype html><meta charset=iso-8859-1><title>t</title><nav><a href=/>Home</a></nav>{MAIN}".encode("latin-1")
CHROMIUM = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"


@pytest.fixture(scope="module")
def port(repository, tmp_path_factory):
    folder = tmp_path_factory.mktemp("pages")
    (folder / "secret.html").write_bytes(PAGE)
    pages = folder / "pages"
    (pages / "sub").mkdir(parents=True)
    (pages / "a b.html").write_bytes(PAGE)
    (pages / "sub" / "index.html").write_bytes(b"<p>x")
    (pages / "notes.txt").write_bytes(b"x")
    (pages / "link.html").symlink_to(folder / "secret.html")
    command = [sys.executable, repository / "examples" / "markdown_server.py", pages, "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        yield int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
        server.kill()


def ask(port, path="/a%20b.html", *accept, method="GET"):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.putrequest(method, path)
    for value in accept:
        connection.putheader("Accept", value)
    connection.endheaders()
    response = connection.getresponse()
    body = response.read()
    connection.close()
    return response.status, response.headers, body


@pytest.mark.parametrize(
    ("accept", "markdown"),
    [
        ([], False),
        ([CHROMIUM], False),
        (["*/*"], False),
        (["text/*"], False),
        (["text/markdown"], True),
        (["Text/Markdown;Q=0.5"], True),
        (["text/markdown, text/html, */*"], True),
        (["text/html, text/markdown;q=0.9"], False),
        (["text/html;q=0.8;level=1 , text/markdown ; charset=utf-8 ; q=0.801"], True),
        (['text/html;x=", text/markdown"'], False),
        (["text/html;q=0.5", "text/markdown;q=0.7"], True),
        (["text/html;q=0.1, text/*;q=0.2"], True),
        (["text/markdown;q=0, */*"], False),
        (["text/markdown;q=0"], False),
        (["text/markdown;q=1.5, text/html;q=0.1"], False),
        (["application/json"], False),
    ],
)
def test_the_type_is_negotiated(port, accept, markdown):
    status, headers, body = ask(port, "/a%20b.html?q", *accept)
    assert (status, headers["Vary"], headers["Content-Length"]) == (200, "Accept", str(len(body)))
    if markdown:
        assert headers["Content-Type"] == "text/markdown; charset=utf-8"
        assert body.decode() == f"# Ü\n\n{SENTENCE * 3}".rstrip() + "\n"
    else:
        assert (headers["Content-Type"], body) == ("text/html", PAGE)


def test_other_pages(port):
    for path in ("/sub", "/sub/", "/sub/index.html", "/sub/../sub/"):
        assert ask(port, path)[2] == b"<p>x"
    assert ask(port, "/sub/", "text/markdown")[2] == b"x\n"
    status, headers, body = ask(port, "/sub/", "text/markdown", method="HEAD")
    assert (status, headers["Content-Length"], body) == (200, "2", b"")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.html",
        "/%2e%2e/secret.html",
        "/sub/..%2f..%2fsecret.html",
        "//../secret.html",
        "/link.html",
        "/notes.txt",
        "/",
        "/missing.html",
        "/%00.html",
        f"/{'x' * 5000}.html",
    ],
)
def test_what_is_not_served(port, path):
    for accept in ("*/*", "text/markdown"):
        assert ask(port, path, accept)[0] == 404
