"""What the README and docs/reference/python.md show is what the package does."""

import doctest
import re

import pytest


def test_examples(repository):
    pytest.importorskip("bs4")
    pytest.importorskip("parsel")
    text = (repository / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
    lines, inside = [], False
    for line in text.split("\n"):
        if line.strip() in ("```python", "```"):
            inside = line.strip() == "```python"
            line = ""
        lines.append(line if inside else "")
    test = doctest.DocTestParser().get_doctest("\n".join(lines), {}, "docs/reference/python.md", None, 0)
    assert len(test.examples) > 40
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.REPORT_NDIFF)
    report = []
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize("page", ["README.md", "bindings/python/README.md"])
def test_readme(repository, capsys, page):
    text = (repository / page).read_text(encoding="utf-8")
    exec(re.search(r"```python\n(.*?)```", text, re.DOTALL)[1], {})
    assert capsys.readouterr().out == "/clocks All clocks\n"
