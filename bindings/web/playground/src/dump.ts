// Trees in the format of the html5lib tests.

export interface Described<N> {
  /** The node's line, without indentation: `<svg path>`, `"text"`. */
  line: string;
  attributes?: [name: string, value: string][];
  children?: ArrayLike<N>;
  /** What the node contains besides its children, which come after: a template's contents, a shadow root. */
  inside?: [title: string, children: ArrayLike<N>][];
}

export const HTML = "http://www.w3.org/1999/xhtml";
export const SVG = "http://www.w3.org/2000/svg";
export const MATHML = "http://www.w3.org/1998/Math/MathML";
const spaces: Record<string, string> = {
  [SVG]: "svg ",
  [MATHML]: "math ",
  "http://www.w3.org/1999/xlink": "xlink ",
  "http://www.w3.org/XML/1998/namespace": "xml ",
  "http://www.w3.org/2000/xmlns/": "xmlns ",
};

/** The name of an element or an attribute, with its namespace if that is to be shown. */
export const nameIn = (namespace: string | null | undefined, name: string): string => (spaces[namespace ?? ""] ?? "") + name;
export const doctypeLine = (name: string, publicId: string, systemId: string): string =>
  `<!DOCTYPE ${name}${publicId || systemId ? ` "${publicId}" "${systemId}"` : ""}>`;

/** The namespace and the name of a context such as `td` or `svg path`. */
export function contextName(context: string): [namespace: string, name: string] {
  const [space, name = space] = context.split(" ");
  return [name === space ? HTML : space === "svg" ? SVG : space === "math" ? MATHML : HTML, name];
}

/** Avoids recursion, since trees may be deep. */
export function dump<N extends object>(top: ArrayLike<N>, describe: (node: N) => Described<N>): string {
  const lines: string[] = [];
  const work: [node: N | string, depth: number][] = [];
  const put = (depth: number, text: string) => lines.push("| " + "  ".repeat(depth) + text);
  const push = (nodes: ArrayLike<N>, depth: number) => {
    for (let i = nodes.length - 1; i >= 0; --i) work.push([nodes[i], depth]);
  };
  push(top, 0);
  for (let next = work.pop(); next; next = work.pop()) {
    const [node, depth] = next;
    if (typeof node === "string") {
      put(depth, node);
      continue;
    }
    const { line, attributes = [], children = [], inside = [] } = describe(node);
    put(depth, line);
    for (const [name, value] of attributes.sort(([one], [other]) => (one < other ? -1 : 1))) put(depth + 1, `${name}="${value}"`);
    push(children, depth + 1);
    for (const [title, nodes] of inside.reverse()) {
      push(nodes, depth + 2);
      work.push([title, depth + 1]);
    }
  }
  return lines.join("\n");
}
