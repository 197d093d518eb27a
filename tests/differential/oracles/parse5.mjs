// Answers cases with parse5.
import { parse, parseFragment, defaultTreeAdapter, html } from 'parse5';
import { serve } from './protocol.mjs';

const ELEMENT_PREFIXES = { [html.NS.HTML]: '', [html.NS.SVG]: 'svg ', [html.NS.MATHML]: 'math ' };

function dump(root) {
  const lines = [];
  const waiting = [];
  const queueChildren = (parent, depth) => {
    const entries = [];
    for (const child of parent.childNodes) {
      if (child.nodeName !== '#text') entries.push([child, depth]);
      else if (typeof entries.at(-1)?.[0] === 'string') entries.at(-1)[0] += child.value;
      else entries.push([child.value, depth]);
    }
    waiting.push(...entries.reverse());
  };
  queueChildren(root, 0);
  while (waiting.length) {
    const [node, depth] = waiting.pop();
    const write = line => lines.push('| ' + '  '.repeat(depth) + line);
    if (typeof node === 'string') write(`"${node}"`);
    else if (node.content && !node.nodeName) { write('content'); queueChildren(node.content, depth + 1); }
    else if (node.nodeName === '#comment') write(`<!-- ${node.data} -->`);
    else if (node.nodeName === '#documentType') {
      const identifiers = node.publicId || node.systemId ? ` "${node.publicId}" "${node.systemId}"` : '';
      write(`<!DOCTYPE ${node.name}${identifiers}>`);
    } else {
      write(`<${ELEMENT_PREFIXES[node.namespaceURI]}${node.tagName}>`);
      const attributes = node.attrs.map(a => [(a.prefix || (a.namespace === html.NS.XMLNS ? 'xmlns' : '')) + (a.namespace ? ' ' : '') + a.name, a.value]);
      for (const [name, value] of attributes.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        write(`  ${name}="${value}"`);
      queueChildren(node, depth + 1);
      if (node.content) waiting.push([{ content: node.content }, depth + 1]);
    }
  }
  return lines.join('\n');
}

function answer(one) {
  const options = { scriptingEnabled: Boolean(one.scripting) };
  if (!one.context) {
    const document = parse(one.html, options);
    return { tree: dump(document), quirks: document.mode === 'quirks' };
  }
  const [, prefix, name] = /^(?:(svg|math) )?(.*)$/.exec(one.context);
  const namespace = { svg: html.NS.SVG, math: html.NS.MATHML }[prefix] ?? html.NS.HTML;
  const context = defaultTreeAdapter.createElement(name, namespace, []);
  if (name === 'template' && !prefix) context.content = defaultTreeAdapter.createDocumentFragment();
  return { tree: dump(parseFragment(context, one.html, options)) };
}

await serve(batch => batch.map(one => {
  try { return answer(one); } catch (error) { return { error: String(error) }; }
}));
