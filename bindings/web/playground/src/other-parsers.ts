// The second worker: parsers of other projects, for comparison. It starts when one of them is first chosen.
import { type ChildNode, type ProcessingInstruction, isComment, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import { type DefaultTreeAdapterTypes as Parse5, parse, parseFragment } from "parse5";
import { type Described, contextName, doctypeLine, dump, nameIn } from "./dump";
import type { OtherAnswers, OtherCalls } from "./protocol";

const handlers: { [Name in keyof OtherCalls]: (data: OtherCalls[Name]) => string } = {
  parse5: ({ text, context, scripting: scriptingEnabled }) =>
    dump(context ? parseFragment(element(context), text, { scriptingEnabled }).childNodes : parse(text, { scriptingEnabled }).childNodes, ofParse5),
  htmlparser2: ({ text }) => dump(parseDocument(text).children, ofHtmlparser2),
};

function element(context: string): Parse5.Element {
  const [namespaceURI, tagName] = contextName(context);
  return { nodeName: tagName, tagName, namespaceURI: namespaceURI as Parse5.Element["namespaceURI"], attrs: [], childNodes: [], parentNode: null };
}

function ofParse5(node: Parse5.ChildNode): Described<Parse5.ChildNode> {
  if ("data" in node) return { line: `<!-- ${node.data} -->` };
  if ("value" in node) return { line: `"${node.value}"` };
  if ("systemId" in node) return { line: doctypeLine(node.name, node.publicId, node.systemId) };
  const { tagName, namespaceURI, attrs, childNodes } = node;
  return {
    line: `<${nameIn(namespaceURI, tagName)}>`,
    attributes: attrs.map(({ namespace, name, value }) => [nameIn(namespace, name), value]),
    children: childNodes,
    inside: "content" in node ? [["content", node.content.childNodes]] : [],
  };
}

function ofHtmlparser2(node: ChildNode): Described<ChildNode> {
  if (isText(node)) return { line: `"${node.data}"` };
  if (isComment(node)) return { line: `<!-- ${node.data} -->` };
  if (isTag(node)) return { line: `<${node.name}>`, attributes: Object.entries(node.attribs), children: node.children };
  const { data } = node as ProcessingInstruction; // in HTML, this is a doctype
  const [, name = "", publicId = "", systemId = ""] = /^!doctype\s+(\S+)(?:\s+public\s+["']([^"']*)["'])?(?:\s*(?:system\s+)?["']([^"']*)["'])?/i.exec(data) ?? [];
  return { line: doctypeLine(name, publicId, systemId) };
}

self.onmessage = ({ data: { id, name, data } }: MessageEvent<{ id: number; name: keyof OtherCalls; data: OtherCalls[keyof OtherCalls] }>) => {
  try {
    const answer: OtherAnswers[keyof OtherAnswers] = { dump: handlers[name](data) };
    self.postMessage({ id, answer });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
