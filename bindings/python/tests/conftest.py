"""Where the test data is: $LOCKSTEP_TESTDATA, or `shared` beside the repository."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


def data(name):
    for folder in (os.environ.get("LOCKSTEP_TESTDATA"), ROOT.parent / "shared"):
        if folder and (Path(folder) / name).is_dir():
            return Path(folder) / name
    pytest.skip(f"No test data: LOCKSTEP_TESTDATA names no folder with {name}")


@pytest.fixture(scope="session")
def html5lib_tests():
    return data("html5lib-tests")


@pytest.fixture(scope="session")
def corpus():
    """Pages as bytes: the corpus, or a few made here."""
    try:
        return [path.read_bytes() for path in sorted(data("corpus").glob("*/*.html"))]
    except pytest.skip.Exception:
        item = "<li class='item n{0}'><a href='/{0}'>Item {0} &amp; <b>more</a></b><table><td>{0}"
        return [
            ("<!DOCTYPE html><title>%d</title><ul>" % page).encode() + "".join(map(item.format, range(300 + page))).encode()
            for page in range(30)
        ]


@pytest.fixture(scope="session")
def repository():
    return ROOT
