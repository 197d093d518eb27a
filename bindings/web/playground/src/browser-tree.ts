// The tree that this browser's parser creates.
import { type Described, HTML, contextName, doctypeLine, dump, nameIn } from "./dump";
import type { State } from "./state";

/** Parses without running scripts and without loading anything. */
export function parseInBrowser(state: State): Node {
  const { context, text } = state;
  if (!context) {
    const parse = (Document as any).parseHTMLUnsafe;
    if (state.shadowRoots && parse) return parse.call(Document, text);
    return new DOMParser().parseFromString(text, "text/html");
  }
  const inert = new DOMParser().parseFromString(state.quirks === "quirks" ? "" : "<!DOCTYPE html>", "text/html");
  const element: any = inert.createElementNS(...contextName(context));
  if (state.shadowRoots && element.setHTMLUnsafe) element.setHTMLUnsafe(text);
  else element.innerHTML = text;
  const fragment = inert.createDocumentFragment();
  fragment.append(...(element instanceof HTMLTemplateElement || element.content ? element.content : element).childNodes);
  return fragment;
}

export const dumpOf = (root: Node): string => dump<Node>(root.childNodes, describe);

function describe(node: Node): Described<Node> {
  switch (node.nodeType) {
    case Node.DOCUMENT_TYPE_NODE: {
      const { name, publicId, systemId } = node as DocumentType;
      return { line: doctypeLine(name, publicId, systemId) };
    }
    case Node.TEXT_NODE: return { line: `"${(node as Text).data}"` };
    case Node.COMMENT_NODE: return { line: `<!-- ${(node as Comment).data} -->` };
    case Node.PROCESSING_INSTRUCTION_NODE: return { line: `<?${(node as ProcessingInstruction).target} ${(node as ProcessingInstruction).data}?>` };
  }
  const element = node as Element;
  const { content } = element as HTMLTemplateElement;
  const inside: Described<Node>["inside"] = [];
  if (element.shadowRoot) inside.push([`#shadow-root (${element.shadowRoot.mode})`, element.shadowRoot.childNodes]);
  if (element.localName === "template" && element.namespaceURI === HTML && content) inside.push(["content", content.childNodes]);
  return {
    line: `<${nameIn(element.namespaceURI, element.localName)}>`,
    attributes: [...element.attributes].map(({ namespaceURI, localName, name, value }) => [nameIn(namespaceURI, namespaceURI ? localName : name), value]),
    children: element.childNodes,
    inside,
  };
}
