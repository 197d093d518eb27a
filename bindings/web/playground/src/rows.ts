// Reads the rows of a tree from one of the package's documents into arrays.
import { Comment, Document, DocumentFragment, DocumentType, Element, Node, ProcessingInstruction, Text } from "lockstep-html/full";
import { Kind, type Payload, type Tree } from "./protocol";

const LONG = 2000; // the maximum length of data and values that are shown

const short = (text: string) => (text.length > LONG ? text.slice(0, LONG) + "…" : text);
const spaces: Record<string, string> = {
  "http://www.w3.org/2000/svg": "svg",
  "http://www.w3.org/1998/Math/MathML": "math",
};

/** Returns the tree, and the node of each row. */
export function rowsOf(document: Document): { tree: Tree; nodes: Node[] } {
  const nodes: Node[] = [];
  const kinds: number[] = [];
  const depths: number[] = [];
  const ends: number[] = [];
  const places: number[] = [];
  const offsets: number[] = [0];
  const open: number[] = []; // rows whose ends are not known yet
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(4096);
  let length = 0;
  const work: [Node, number][] = [];
  const pushChildren = (node: Node, depth: number) => {
    const before = work.length;
    for (let child = node.lastChild; child !== null; child = child.previousSibling) work.push([child, depth]);
    return work.length - before;
  };
  pushChildren(document.result, 0);
  for (let next = work.pop(); next; next = work.pop()) {
    const [node, depth] = next;
    const row = kinds.length;
    while (open.length && depths[open[open.length - 1]] >= depth) ends[open.pop()!] = row;
    open.push(row);
    nodes.push(node);
    depths.push(depth);
    ends.push(0);
    let kind = Kind.content;
    const data: Payload = ["", "", [], ""];
    if (node instanceof Element) {
      kind = Kind.element;
      data[0] = node.localName;
      data[1] = spaces[node.namespaceURI ?? ""] ?? "";
      for (const attribute of node.attributes) data[2].push([attribute.name, short(attribute.value)]);
    } else if (node instanceof Text) {
      kind = Kind.text;
      data[3] = short(node.data);
    } else if (node instanceof Comment) {
      kind = Kind.comment;
      data[3] = short(node.data);
    } else if (node instanceof DocumentType) {
      kind = Kind.doctype;
      data[0] = node.name;
      const { publicId, systemId } = node;
      data[3] = (publicId ? `PUBLIC "${publicId}"` : systemId ? "SYSTEM" : "") + (systemId ? ` "${systemId}"` : "");
    } else if (node instanceof ProcessingInstruction) {
      kind = Kind.instruction;
      data[0] = node.target;
      data[3] = short(node.data);
    } else if (node instanceof DocumentFragment && node.mode) {
      kind = Kind.shadow;
      data[0] = node.mode;
    }
    kinds.push(kind);
    const position = kind === Kind.content || kind === Kind.shadow ? null : node.position;
    const first = node instanceof Element ? position?.startTag : position;
    const last = node instanceof Element ? position?.endTag : null;
    places.push(first?.start ?? -1, first?.end ?? -1, last?.start ?? -1, last?.end ?? -1);
    const text = JSON.stringify(data);
    if (length + 3 * text.length > bytes.length) {
      const larger = new Uint8Array(2 * (length + 3 * text.length));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    length += encoder.encodeInto(text, bytes.subarray(length)).written;
    offsets.push(length);
    pushChildren(node, depth + 1);
    // `content` of a meta element is a string.
    if (node instanceof Element) for (const inner of [node.shadowRoot, node.content]) if (inner instanceof DocumentFragment) work.push([inner, depth + 1]);
  }
  for (const row of open) ends[row] = kinds.length;
  return {
    nodes,
    tree: {
      kinds: Uint8Array.from(kinds),
      depths: Uint32Array.from(depths),
      ends: Uint32Array.from(ends),
      places: Int32Array.from(places),
      text: bytes.slice(0, length),
      offsets: Uint32Array.from(offsets),
    },
  };
}

export const buffers = (tree: Tree): ArrayBufferLike[] => [tree.kinds.buffer, tree.depths.buffer, tree.ends.buffer, tree.places.buffer, tree.text.buffer, tree.offsets.buffer];
