// The tree that this browser makes, in the format of the html5lib tests.
import type { State } from "./state";

const spaces: Record<string, string> = {
  "http://www.w3.org/2000/svg": "svg ",
  "http://www.w3.org/1998/Math/MathML": "math ",
};
const attributeSpaces: Record<string, string> = {
  "http://www.w3.org/1999/xlink": "xlink ",
  "http://www.w3.org/XML/1998/namespace": "xml ",
  "http://www.w3.org/2000/xmlns/": "xmlns ",
};

/** Parses without running scripts and without loading anything. */
export function parseInBrowser(state: State): Node {
  const { context, text } = state;
  if (!context) {
    const parse = (Document as any).parseHTMLUnsafe;
    if (state.shadowRoots && parse) return parse.call(Document, text);
    return new DOMParser().parseFromString(text, "text/html");
  }
  const inert = new DOMParser().parseFromString(state.quirks === "quirks" ? "" : "<!DOCTYPE html>", "text/html");
  const [space, name = space] = context.split(" ");
  const uri = space === "svg" && name !== space ? "http://www.w3.org/2000/svg" : space === "math" && name !== space ? "http://www.w3.org/1998/Math/MathML" : "http://www.w3.org/1999/xhtml";
  const element: any = inert.createElementNS(uri, name);
  if (state.shadowRoots && element.setHTMLUnsafe) element.setHTMLUnsafe(text);
  else element.innerHTML = text;
  const fragment = inert.createDocumentFragment();
  fragment.append(...(element instanceof HTMLTemplateElement || element.content ? element.content : element).childNodes);
  return fragment;
}

export function dumpOf(root: Node): string {
  const lines: string[] = [];
  const work: [Node | string, number][] = [];
  const push = (node: Node, depth: number) => {
    for (let child = node.lastChild; child; child = child.previousSibling) work.push([child, depth]);
  };
  push(root, 0);
  for (let next = work.pop(); next; next = work.pop()) {
    const [node, depth] = next;
    const put = (text: string) => lines.push("| " + "  ".repeat(depth) + text);
    if (typeof node === "string") {
      put(node);
      continue;
    }
    switch (node.nodeType) {
      case Node.DOCUMENT_TYPE_NODE: {
        const { name, publicId, systemId } = node as DocumentType;
        put(`<!DOCTYPE ${name}${publicId || systemId ? ` "${publicId}" "${systemId}"` : ""}>`);
        break;
      }
      case Node.TEXT_NODE: put(`"${(node as Text).data}"`); break;
      case Node.COMMENT_NODE: put(`<!-- ${(node as Comment).data} -->`); break;
      case Node.PROCESSING_INSTRUCTION_NODE: put(`<?${(node as ProcessingInstruction).target} ${(node as ProcessingInstruction).data}?>`); break;
      case Node.ELEMENT_NODE: {
        const element = node as Element;
        put(`<${spaces[element.namespaceURI ?? ""] ?? ""}${element.localName}>`);
        const attributes = [...element.attributes].map((one) => [(attributeSpaces[one.namespaceURI ?? ""] ?? "") + (one.namespaceURI ? one.localName : one.name), one.value]);
        attributes.sort(([one], [other]) => (one < other ? -1 : 1));
        for (const [name, value] of attributes) lines.push("| " + "  ".repeat(depth + 1) + `${name}="${value}"`);
        push(element, depth + 1);
        const content = element.localName === "template" && (element as HTMLTemplateElement).content;
        if (content) {
          push(content, depth + 2);
          work.push(["content", depth + 1]);
        }
        if (element.shadowRoot) {
          push(element.shadowRoot, depth + 2);
          work.push([`#shadow-root (${element.shadowRoot.mode})`, depth + 1]);
        }
      }
    }
  }
  return lines.join("\n");
}
