"""The tree-construction tests of html5lib-tests, through the package."""

import itertools

import lockstep_html as lockstep

# Counted once; fewer means that files are missing or not read.
LEAST = 1500


def cases(path):
    """(data, context, scripting or None, tree) of each test of a file."""
    for number, block in enumerate(path.read_bytes().decode("utf-8", "surrogatepass").split("#data\n")[1:]):
        sections, name = {"data": []}, "data"
        for line in block.split("\n"):
            if line.startswith("#") and line[1:] in (
                "errors", "new-errors", "document-fragment", "document", "script-on", "script-off",
            ):  # fmt: skip
                name = line[1:]
                sections[name] = []
            else:
                sections[name].append(line)
        tree = "\n".join(sections["document"]).rstrip("\n")
        context = sections.get("document-fragment", [None])[0]
        scripting = True if "script-on" in sections else False if "script-off" in sections else None
        yield number, "\n".join(sections["data"]), context, scripting, tree


def deviations(repository):
    """The tests that the Standard contradicts: {(file, number)}."""
    found = set()
    for line in (repository / "tests/conformance/deviations.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split("\t")
        if len(fields) > 2 and fields[1].startswith("#") and fields[2] == "output":
            found.add((fields[0], int(fields[1][1:])))
    return found


def parse(html, context, scripting):
    options = {"scripting": scripting, "allow_declarative_shadow_roots": True}
    if context is None:
        return lockstep.parse(html, **options)
    return lockstep.parse_fragment(html, context, **options)


def test_trees(html5lib_tests, repository):
    known = deviations(repository)
    count, wrong = 0, []
    for path in sorted(html5lib_tests.glob("tree-construction/*.dat")):
        for number, html, context, scripting, expected in cases(path):
            if (f"tree-construction/{path.name}", number) in known:
                continue
            for value in (False, True) if scripting is None else (scripting,):
                count += 1
                found = parse(html, context, value).dump()
                if found != expected:
                    wrong.append(f"{path.name} #{number}: {html!r}\n{found}\n-- expected --\n{expected}")
    assert not wrong, f"{len(wrong)} of {count}\n" + "\n\n".join(wrong[:5])
    assert count > LEAST


def test_pieces_and_bytes_give_the_same(html5lib_tests):
    for path in itertools.islice(sorted(html5lib_tests.glob("tree-construction/tests*.dat")), 10):
        for _, html, context, scripting, _ in cases(path):
            if context is not None:
                continue
            whole = parse(html, None, bool(scripting)).dump()
            parser = lockstep.Parser(scripting=bool(scripting), allow_declarative_shadow_roots=True)
            for character in html:
                parser.write(character)
            assert parser.finish().dump() == whole
            options = {"scripting": bool(scripting), "allow_declarative_shadow_roots": True, "encoding": "utf-8"}
            assert lockstep.parse(html.encode(), **options).dump() == whole
