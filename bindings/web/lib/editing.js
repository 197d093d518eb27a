// Editing in place: changes elements, and keeps every byte that the changes do not affect.
import { compiled } from './selectors.js';
import { FLAG, needsSurrogates, repaired } from './instance.js';
import { optionsOf, ownProperties, readOptions, trueOrFalse, unknown, writeOptions } from './options.js';

// The changes, in the order of ElementChangeKind in runtime/src/edits/element_changes.h, and the type of their values: an object
// that maps names to values, an array of names, a string, or true.
const KINDS = {
  setAttributes: 'object', removeAttributes: 'names', renameAttributes: 'object', rename: 'string', text: 'string', html: 'string',
  replace: 'string', before: 'string', prepend: 'string', append: 'string', after: 'string', unwrap: 'true', remove: 'true',
};
const NAMES = Object.keys(KINDS);
const REASONS = ['', 'wrong source', 'incomplete', 'inexpressible'];

/** Thrown by editSource() if the source cannot be edited; nothing is written then. */
export class SourceEditError extends Error {
  constructor(message, reason, offset = null) {
    super(message);
    this.name = 'SourceEditError';
    this.reason = reason;
    this.offset = offset;
  }
}

// Returns the names and values of a change; throws if they have another type.
function partsOf(name, value) {
  const texts = (list, what) => {
    for (const text of list) if (typeof text !== 'string') throw new TypeError(`${name} must ${what}`);
    return list;
  };
  switch (KINDS[name]) {
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError(`${name} must be an object`);
      const parts = Object.entries(ownProperties(value, name));
      texts(parts.map(([, text]) => text), 'have strings as values');
      return parts;
    }
    case 'names':
      return texts(Array.isArray(value) ? value : [null], 'be an array of strings').map((text) => [text, '']);
    case 'string':
      return [['', texts([value], 'be a string')[0]]];
    default:
      return trueOrFalse(value, name) ? [['', '']] : [];
  }
}

// Copies of the edits, as a list of { select, changes: [[kind, name, value]] }.
function readEdits(edits) {
  if (!Array.isArray(edits)) throw new TypeError('the edits must be an array of objects such as { select, setAttributes }');
  return edits.map((edit) => {
    if (typeof edit !== 'object' || edit === null) throw new TypeError('an edit must be an object such as { select, setAttributes }');
    const { select, ...given } = ownProperties(edit, 'the edit');
    if (typeof select !== 'string') throw new TypeError('an edit needs the member select, a selector');
    const changes = [];
    for (const name in given) {
      if (!Object.hasOwn(KINDS, name)) throw unknown('member', name, ['select', ...NAMES], ' of an edit');
      if (given[name] === undefined) continue;
      for (const [first, second] of partsOf(name, given[name])) changes.push([NAMES.indexOf(name), first, second]);
    }
    return { select, changes };
  });
}

// Makes one edit in the document.
function change(its, handle, { select, changes }) {
  const selector = compiled(its, select);
  for (const [kind, name, value] of changes) {
    const at = its.room(3 * (name.length + value.length));
    const size = its.write(name, at);
    its.call.add_change(kind, size, its.write(value, at + size));
  }
  const refused = its.call.change_elements(handle, selector);
  if (refused !== 0) throw new SourceEditError(`${NAMES[refused - 1]} ${its.result()}`, 'invalid change');
}

export const makeEditing = (library) => (source, edits, options) => {
  const instance = library.started();
  const list = readEdits(edits);
  const isText = typeof source === 'string';
  const text = isText ? repaired(source) : source;
  if (isText && text.length === source.length && needsSurrogates(source)) throw new TypeError('the source has lone surrogates, which cannot be kept');
  const flags = readOptions(instance, optionsOf(options, 'editSource'));
  const extra = isText ? text.length - source.length : 0; // the byte order mark that repaired() has added at the start
  return library.withInput(text, (its, handle, size, inputFlags) => {
    const all = flags | (inputFlags & ~FLAG.surrogates); // the text is repaired
    const { optionWords, optionContext } = its;
    try {
      library.parseBuffer(its, handle, size, all);
      for (const edit of list) change(its, handle, edit);
      writeOptions(its, optionWords, optionContext);
      const error = its.call.edit_source(handle, size, all);
      const result = isText || error !== 0 ? its.result() : its.bytes();
      its.call.edited_offsets();
      const offsets = Array.from(its.words(), (offset) => offset - extra);
      if (error !== 0) throw new SourceEditError(result, REASONS[error], offsets[0] ?? null);
      const changes = [];
      for (let i = 0; i < offsets.length; i += 4) {
        const [start, end, resultStart, resultEnd] = offsets.slice(i, i + 4);
        changes.push({ source: { start, end }, result: { start: resultStart, end: resultEnd } });
      }
      return { result: isText ? result.slice(extra) : result, changes };
    } finally {
      if (its === library.instance) its.call.close(handle);
    }
  });
};
