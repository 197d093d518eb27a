"""The tokenizer as a state diagram and the insertion modes as a graph, drawn by Graphviz."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field

from lockstep_audit.page import PageError
from lockstep_rules import walks
from lockstep_rules.model import Do, Spec, State, Statement, identifier
from lockstep_rules.phrases import tokenizer, tree
from markupsafe import escape

from .outline import cluster_of

RETURN_STATE = "the return state"  # shown as a state of the diagram


@dataclass
class Edge:
    start: str
    end: str
    style: str  # CSS class: goes, stays (reconsume), back, using
    labels: list[str] = field(default_factory=list)


@dataclass
class Graph:
    nodes: dict[str, str] = field(default_factory=dict)  # name -> cluster
    edges: dict[tuple[str, str, str], Edge] = field(default_factory=dict)

    def add(self, start: str, end: str, style: str, label: str) -> None:
        """Adds an edge. Parallel edges become one with both labels."""
        edge = self.edges.setdefault((start, end, style), Edge(start, end, style))
        if label and label not in edge.labels:
            edge.labels.append(label)


def do(statements: list[Statement]) -> list[Do]:
    return [one for one in walks.all_statements(statements) if isinstance(one, Do)]


# --- Edges --------------------------------------------------------------------------------------------------------


def states_graph(spec: Spec) -> Graph:
    graph = Graph({state.name: cluster_of(state.name) for state in spec.states})
    for state in spec.states:
        for label, statements in bodies(state):
            for one in do(statements):
                symbol = one.use.symbol
                if symbol in (tokenizer.SWITCH_TO, tokenizer.RECONSUME_IN):
                    style = "goes" if symbol is tokenizer.SWITCH_TO else "stays"
                    graph.add(state.name, one.use.arguments["state"].text, style, label)
                elif symbol in (tokenizer.SWITCH_TO_RETURN_STATE, tokenizer.RECONSUME_IN_RETURN_STATE):
                    graph.add(state.name, RETURN_STATE, "back", label)
    if any(edge.end == RETURN_STATE for edge in graph.edges.values()):
        graph.nodes[RETURN_STATE] = "Character references"
    return graph


def bodies(state: State) -> list[tuple[str, list[Statement]]]:
    found = [(row.text.split(" when ")[0], walks.row_statements(state, row)) for row in state.rows]
    if state.always is not None or state.entry:
        found.append(("", [*state.entry, *(state.always or [])]))
    return found


def modes_graph(spec: Spec) -> Graph:
    graph = Graph()
    for mode in spec.modes:
        for row in mode.rows:
            label = short_tokens(row.text.split(" when ")[0])
            for one in do(row.body):
                symbol, arguments = one.use.symbol, one.use.arguments
                if symbol is tree.SWITCH_MODE:
                    graph.add(mode.name, arguments["mode"].text, "goes", label)
                elif symbol is tree.PROCESS_USING and arguments["mode"].text != mode.name:
                    graph.add(mode.name, arguments["mode"].text, "using", label)
    named = {name for edge in graph.edges.values() for name in (edge.start, edge.end)}
    graph.nodes = {mode.name: "" for mode in spec.modes if mode.name in named}
    return graph


def short_tokens(text: str) -> str:
    """Shortens “start tag html” to <html>."""
    words = []
    for token in text.split(", "):
        tags = re.fullmatch(r"(start|end) tag ((?!in the set)[^,]+)", token)
        if tags:
            names = tags[2].split(" ")
            slash = "/" if tags[1] == "end" else ""
            words.append(f"<{slash}{names[0]}>" + (" …" if len(names) > 1 else ""))
        else:
            words.append(token.replace("start tag in the set ", "").replace("end-of-file", "EOF"))
    return " ".join(words[:2]) + (" …" if len(words) > 2 else "")


# --- Drawing ------------------------------------------------------------------------------------------------------

NAME_BREAK = 16


def label_of(edge: Edge, most: int = 3, between: str = " ") -> str:
    shown = [quoted(label) for label in edge.labels[:most]]
    if shown == ["else"]:
        return ""
    return between.join([*shown, *(["…"] if len(edge.labels) > most else [])])


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def broken(name: str) -> str:
    """A state's name, broken into a few lines."""
    lines = [""]
    for word in name.split(" "):
        if lines[-1] and len(lines[-1]) + len(word) >= NAME_BREAK:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return "\\n".join(map(quoted, lines))


HEAD = """digraph "{title}" {{
  graph [rankdir={direction}, nodesep=0.14, ranksep=0.5, bgcolor=transparent, fontname="Helvetica", fontsize=13,
         {more}]
  node [shape=box, style=rounded, fontname="Helvetica", fontsize=11, height=0.36, margin="0.12,0.05"]
  edge [fontname="Helvetica", fontsize=9, arrowsize=0.6]
"""


@dataclass
class Drawing:
    """The input of Graphviz for a graph."""

    title: str
    address: Callable[[str], str]  # the address of a node
    direction: str = "LR"
    more: str = ""  # additional attributes of the graph
    labels: bool = True
    between: str = " "  # separates the labels of an edge
    light: tuple[str, ...] = ()  # styles whose edges are light and do not affect the layout
    outside: tuple[str, ...] = ()  # nodes that exist only for their edges
    ends: tuple[str, ...] = ()  # nodes with a double border


def dot(graph: Graph, drawing: Drawing) -> str:
    lines = [HEAD.format(title=quoted(drawing.title), direction=drawing.direction, more=drawing.more)]

    def node(name: str) -> str:
        css = "outside" if name in drawing.outside else "inside"
        css += '", peripheries="2' if name in drawing.ends else ""
        url = quoted(drawing.address(name))
        tip = f'tooltip="{quoted(name)}"'
        return f'"{quoted(name)}" [label="{broken(name)}", URL="{url}", class="{css}", {tip}]'

    lines += [f"  {node(name)}" for name in graph.nodes]
    for edge in graph.edges.values():
        css = edge.style + (" light" if edge.style in drawing.light else "")
        attributes = [
            f'class="{css}"',
            f'tooltip="{quoted(edge.start)} → {quoted(edge.end)}: {label_of(edge, 99)}"',
        ]
        if drawing.labels and "light" not in css:
            attributes.append(f'label="{label_of(edge, 3, drawing.between)}"')
        if "light" in css:
            attributes.append("constraint=false")
        lines.append(f'  "{quoted(edge.start)}" -> "{quoted(edge.end)}" [{", ".join(attributes)}]')
    return "\n".join([*lines, "}"]) + "\n"


def whole(graph: Graph, drawing: Drawing) -> str:
    """The graph of clusters, each with a list of its states, and the edges between them."""
    lines = [HEAD.format(title=quoted(drawing.title), direction="LR", more="ranksep=1.3, nodesep=0.5")]
    for cluster in dict.fromkeys(graph.nodes.values()):
        rows = [f'<TR><TD ALIGN="LEFT" BORDER="0"><FONT POINT-SIZE="13">{escape(cluster)}</FONT></TD></TR>']
        for name in [name for name, of in graph.nodes.items() if of == cluster]:
            rows.append(
                f'<TR><TD ALIGN="LEFT" BORDER="0" PORT="{port(name)}" HREF="{escape(drawing.address(name))}" '
                f'TITLE="{escape(name)}">{escape(name)}  </TD></TR>'
            )
        table = f'<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3" STYLE="ROUNDED">{"".join(rows)}</TABLE>'
        lines.append(f'  "{quoted(cluster)}" [shape=plain, class="inside", label=<{table}>]')
    for edge in graph.edges.values():
        start, end = graph.nodes[edge.start], graph.nodes[edge.end]
        if start != end:
            ends = f'"{quoted(start)}":{port(edge.start)} -> "{quoted(end)}":{port(edge.end)}'
            tip = f"{quoted(edge.start)} → {quoted(edge.end)}: {label_of(edge, 99)}"
            lines.append(f'  {ends} [class="{edge.style}", tooltip="{tip}"]')
    return svg("\n".join([*lines, "}"]) + "\n")


def port(name: str) -> str:
    return identifier(name)


ROOM = 980  # the maximum width of a drawing without scrolling


def drawn(graph: Graph, drawing: Drawing) -> str:
    """Draws the graph from left to right or from top to bottom, whichever fits the page better."""
    found = []
    for direction in ("LR", "TB"):
        drawing.direction = direction
        text = svg(dot(graph, drawing))
        width, height = map(int, re.findall(r'(?:width|height)="(\d+)"', text)[:2])
        found.append((max(0, width - ROOM) * 2 + height, text))
    return min(found, key=lambda one: one[0])[1]


def laid_over(graph: Graph, drawing: Drawing, style: str) -> str:
    """Draws the graph so that edges of a style do not affect the layout and are drawn below the others."""
    first = Graph(graph.nodes, {key: edge for key, edge in graph.edges.items() if edge.style != style})
    others = [edge for edge in graph.edges.values() if edge.style == style]
    text = dot(first, drawing)
    lines = [
        "digraph {",
        "  graph [splines=true, notranslate=true]",
        "  node [shape=box]",
        "  edge [arrowsize=0.6]",
    ]
    for line in run(["dot", "-Tplain"], text).replace("\\\n", "").split("\n"):
        found = re.match(r'node ("[^"]*"|\S+) (\S+) (\S+) (\S+) (\S+)', line)
        if found:
            x, y = (round(float(number) * 72, 2) for number in found.group(2, 3))
            size = f"width={found[4]}, height={found[5]}, fixedsize=true"
            lines.append(f'  {found[1]} [pos="{x},{y}", label="", {size}]')
    for edge in others:
        tip = f"{quoted(edge.start)} → {quoted(edge.end)}: {label_of(edge, 99)}"
        lines.append(
            f'  "{quoted(edge.start)}" -> "{quoted(edge.end)}" [class="{style} light", tooltip="{tip}"]'
        )
    behind = cleaned(run(["neato", "-n2", "-Tsvg"], "\n".join([*lines, "}"])))
    edges = [edge.replace('id="edge', 'id="behind') for edge in split_edges(behind)]
    return svg(text).replace('<g id="node1"', "".join(edges) + '<g id="node1"', 1)


def split_edges(text: str) -> list[str]:
    """The groups of edges in a drawing; groups may be nested."""
    found = []
    for match in re.finditer(r'<g id="edge\d+"', text):
        depth = 0
        for tag in re.finditer(r"<g\b|</g>", text[match.start() :]):
            depth += 1 if tag[0] == "<g" else -1
            if depth == 0:
                found.append(text[match.start() : match.start() + tag.end()])
                break
    return found


def run(command: list[str], text: str) -> str:
    if shutil.which(command[0]) is None:
        raise PageError(
            "Graphviz, which draws the diagrams, is not installed; run scripts/dev install-packages audit"
        )
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PageError(f"Graphviz failed: {done.stderr.strip()}")
    return done.stdout


def svg(text: str) -> str:
    return cleaned(run(["dot", "-Tsvg"], text))


def cleaned(drawn: str) -> str:
    """Removes colors and fonts, which the style sheet sets."""
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r' (?:fill|stroke|font-family|font-size|stroke-dasharray)="[^"]*"', "", drawn)
    drawn = re.sub(r' xmlns(?::xlink)?="[^"]*"', "", drawn)
    drawn = drawn.replace("xlink:href", "href").replace("xlink:title", "data-title")
    size = r'<svg role="group" aria-label="Drawing" width="\1" height="\2"'
    return re.sub(r'<svg width="(\d+)pt" height="(\d+)pt"', size, drawn)


def without(graph: Graph, end: str) -> tuple[Graph, tuple[str, ...]]:
    """The graph without the edges to a node, and the nodes that had one."""
    edges = {key: edge for key, edge in graph.edges.items() if edge.end != end}
    return Graph(graph.nodes, edges), tuple({e.start: e for e in graph.edges.values() if e.end == end})


def part_of(graph: Graph, cluster: str) -> tuple[Graph, tuple[str, ...]]:
    """A cluster with the surrounding states that its edges connect to."""
    inside = {name for name, of in graph.nodes.items() if of == cluster}
    found = Graph()
    for key, edge in graph.edges.items():
        if edge.start in inside or edge.end in inside:
            found.edges[key] = edge
    near = {name for edge in found.edges.values() for name in (edge.start, edge.end)} - inside
    found.nodes = {name: cluster for name in graph.nodes if name in inside | near}
    return found, tuple(name for name in graph.nodes if name in near)
