// Runs in a browser's page: parses cases and dumps the trees in the format of the tree construction tests.
// Defines globalThis.answerCases(json), a promise of the answers as JSON in ASCII.
(() => {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const ELEMENT_PREFIXES = {
    [HTML]: '',
    'http://www.w3.org/2000/svg': 'svg ',
    'http://www.w3.org/1998/Math/MathML': 'math ',
  };
  const ATTRIBUTE_PREFIXES = {
    'http://www.w3.org/1999/xlink': 'xlink ',
    'http://www.w3.org/XML/1998/namespace': 'xml ',
    'http://www.w3.org/2000/xmlns/': 'xmlns ',
  };
  const FRAMES_REUSED = 64; // making one takes milliseconds
  const PATIENCE = 3000; // milliseconds for a parser that scripts block

  // The lines of a node without its children, joined text apart.
  function linesOf(node) {
    switch (node.nodeType) {
      case Node.ELEMENT_NODE: {
        const attributes = [...node.attributes]
          .map(a => [(ATTRIBUTE_PREFIXES[a.namespaceURI] ?? '') + a.localName, a.value])
          .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
        return [`<${ELEMENT_PREFIXES[node.namespaceURI] ?? '? '}${node.localName}>`,
          ...attributes.map(([name, value]) => `  ${name}="${value}"`)];
      }
      case Node.PROCESSING_INSTRUCTION_NODE: return [`<?${node.target} ${node.data}?>`];
      case Node.COMMENT_NODE: return [`<!-- ${node.data} -->`];
      case Node.DOCUMENT_TYPE_NODE: {
        const identifiers = node.publicId || node.systemId ? ` "${node.publicId}" "${node.systemId}"` : '';
        return [`<!DOCTYPE ${node.name}${identifiers}>`];
      }
      default: return [`#node ${node.nodeType}`];
    }
  }

  // Depth is the page's to choose, so nothing recurses.
  function dump(root) {
    const lines = [];
    const write = (depth, line) => lines.push('| ' + '  '.repeat(depth) + line);
    const waiting = []; // [node, depth], or [a line, depth]; the next one is the last
    const queueChildren = (parent, depth) => {
      const entries = [];
      for (let child = parent.firstChild; child; child = child.nextSibling) {
        if (child.nodeType !== Node.TEXT_NODE) entries.push([child, depth]);
        else if (typeof entries.at(-1)?.[0] === 'string') entries.at(-1)[0] += child.data;
        else entries.push([child.data, depth]);
      }
      waiting.push(...entries.reverse());
    };
    queueChildren(root, 0);
    while (waiting.length) {
      const [node, depth] = waiting.pop();
      if (typeof node === 'string') { write(depth, `"${node}"`); continue; }
      if (node.heading) { write(depth, node.heading); queueChildren(node.root, depth + 1); continue; }
      for (const line of linesOf(node)) write(depth, line);
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      queueChildren(node, depth + 1);
      if (node.shadowRoot)
        waiting.push([{ heading: `#shadow-root (${node.shadowRoot.mode})`, root: node.shadowRoot }, depth + 1]);
      if (node.localName === 'template' && node.namespaceURI === HTML)
        waiting.push([{ heading: 'content', root: node.content }, depth + 1]);
    }
    return lines.join('\n');
  }

  const answerFor = doc => ({ tree: dump(doc), quirks: doc.compatMode === 'BackCompat' });

  function parseFragment(one) {
    const doc = one.scripting ? document
      : one.quirks ? new DOMParser().parseFromString('', 'text/html')
      : document.implementation.createHTMLDocument('');
    const context = contextElement(one, doc);
    if (one.unsafe) context.setHTMLUnsafe(one.html);
    else context.innerHTML = one.html;
    return { tree: dump(contentsOf(context)) };
  }

  // With scripting on: document.write() into a frame, which inherits the page's policy. That policy decides
  // whether scripts run; the parser's scripting mode is on either way.
  let frame = null;
  let used = 0;
  async function parseLive(one) {
    if (!frame || used === FRAMES_REUSED || one.execute) {
      frame?.remove();
      frame = document.createElement('iframe');
      document.body.append(frame);
      used = 0;
    }
    ++used;
    const doc = frame.contentDocument;
    doc.open();
    doc.write(one.html);
    doc.close();
    for (const start = performance.now(); doc.readyState === 'loading';) {
      if (performance.now() - start > PATIENCE) throw new Error('the parser did not finish');
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    const answer = answerFor(doc);
    if (one.execute || frame.contentDocument !== doc || /refresh|shadowroot/i.test(one.html)) {
      frame.remove();
      frame = null;
    }
    return answer;
  }

  function contextElement(one, doc) {
    const [, prefix, name] = /^(?:(svg|math) )?(.*)$/.exec(one.context ?? 'div');
    const namespace = Object.keys(ELEMENT_PREFIXES).find(uri => ELEMENT_PREFIXES[uri] === (prefix ? prefix + ' ' : ''));
    return doc.createElementNS(namespace, name);
  }

  // A `meta` has a member “content” too.
  const contentsOf = context => (context instanceof HTMLTemplateElement ? context.content : context);

  // setHTML() and its relatives, and Sanitizer, of browsers that have them.
  function sanitize(one) {
    const answer = {};
    const options = 'config' in one ? { sanitizer: one.config } : {};
    try {
      if (one.modify || one.removeUnsafe || one.instance || !one.method) {
        const sanitizer = options.sanitizer = 'config' in one ? new Sanitizer(one.config) : new Sanitizer();
        if (one.modify) answer.returns = one.modify.map(([name, ...values]) => sanitizer[name](...values) ?? null);
        if (one.removeUnsafe) answer.removed = sanitizer.removeUnsafe() ?? null;
        answer.get = sanitizer.get();
      }
      if (!one.method) return answer;
      if (one.method.startsWith('parse')) {
        const doc = 'sanitizer' in options ? Document[one.method](one.html, options) : Document[one.method](one.html);
        return { ...answer, tree: dump(doc), html: doc.documentElement?.outerHTML ?? '' };
      }
      const context = contextElement(one, one.inert ? document.implementation.createHTMLDocument('') : document);
      context[one.method](one.html, ...('sanitizer' in options ? [options] : []));
      return { ...answer, tree: dump(contentsOf(context)), html: context.innerHTML };
    } catch (error) {
      if (error instanceof TypeError) return { throws: 'TypeError' };
      throw error;
    }
  }

  // As a part of the live page, where handlers and inline scripts run if the policy lets them; what they call is counted.
  async function land(one) {
    let alerts = 0;
    globalThis.alert = globalThis.confirm = globalThis.prompt = () => { ++alerts; };
    const context = contextElement(one, document);
    document.body.append(context);
    context.innerHTML = one.html;
    const tree = dump(contentsOf(context));
    await new Promise(resolve => setTimeout(resolve, 10));
    context.remove();
    return { tree, alerts };
  }

  async function parse(one) {
    if (one.land) return land(one);
    if (one.method || !('html' in one)) return sanitize(one);
    if (one.context) return parseFragment(one);
    if (one.scripting || one.execute) return parseLive(one);
    if (one.unsafe) return answerFor(Document.parseHTMLUnsafe(one.html));
    return answerFor(new DOMParser().parseFromString(one.html, 'text/html'));
  }

  globalThis.answerCases = async json => {
    const answers = [];
    for (const one of JSON.parse(json)) {
      try {
        answers.push(await parse(one));
      } catch (error) {
        frame?.remove();
        frame = null;
        answers.push({ error: String(error) });
      }
    }
    return JSON.stringify(answers).replace(/[^\x20-\x7e]/g,
      unit => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'));
  };
})();
