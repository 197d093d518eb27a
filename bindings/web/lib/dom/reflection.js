// Attributes that HTML elements reflect: https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflect
import { HTML, Element as Reader } from '../dom.js';
import { domException, mustHave } from './changes.js';
import { DOMTokenList } from './attributes.js';
import { HTMLCollection, HTMLFormControlsCollection, HTMLOptionsCollection, LiveNodeList, SelectedOptions } from './lists.js';

// These functions define how a value is read and written: each makes a property for an attribute.
const string = (name) => ({ get: (element) => element.getAttribute(name) ?? '', set: (element, value) => element.setAttribute(name, value) });
const boolean = (name) => ({ get: (element) => element.hasAttribute(name), set: (element, value) => void element.toggleAttribute(name, Boolean(value)) });
const resolved = (element, text) => {
  try {
    return new URL(text, element.baseURI).href;
  } catch {
    return text;
  }
};
const url = (name) => ({
  get(element) {
    const text = element.getAttribute(name);
    return text === null ? '' : resolved(element, text);
  },
  set: (element, value) => element.setAttribute(name, value),
});
// An address that is missing or empty stands for the page's address.
function toPage(name) {
  const { get, set } = url(name);
  return { get: (element) => (element.getAttribute(name) ? get(element) : element.ownerDocument.URL), set };
}
// Web IDL: [LegacyNullToEmptyString]
const nullIsEmpty = (name) => ({ ...string(name), set: (element, value) => element.setAttribute(name, value === null ? '' : value) });
const nullable = (name) => ({
  get: (element) => element.getAttribute(name),
  set: (element, value) => (value === null || value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value)),
});
// There is no layout, so the `width` and `height` of images are also plain attributes.
const number = (name, missing = 0, least = -2147483648, most = 2147483647, clamped = false) => ({
  get(element) {
    const digits = /^[\t\n\f\r ]*([-+]?\d+)/.exec(element.getAttribute(name) ?? '');
    const value = digits === null ? NaN : Number(digits[1]);
    if (clamped && value > most) return most;
    return value >= least && value <= most ? value + 0 : clamped && value >= 0 && value < least ? least : missing;
  },
  set(element, value) {
    const whole = least >= 0 && missing !== -1 ? value >>> 0 : value | 0;
    if (missing === -1 && least === 0 && whole < 0) throw domException('IndexSizeError', `${name} must not be negative`);
    element.setAttribute(name, String(whole > 2147483647 || (whole === 0 && least === 1 && !clamped) ? missing : whole));
  },
});
function positive(name, missing) {
  const { get, set } = number(name, missing, 1);
  return {
    get,
    set(element, value) {
      if (value >>> 0 === 0) throw domException('IndexSizeError', `${name} must be positive`);
      set(element, value);
    },
  };
}
// `keywords`: the known keywords. The first one is the value for a missing or invalid attribute, unless `missing` and `invalid` are
// given.
const oneOf = (name, keywords, missing = keywords[0], invalid = missing) => ({
  get(element) {
    const text = element.getAttribute(name);
    if (text === null) return missing;
    const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return keywords.includes(lower) ? lower : invalid;
  },
  set(element, value) {
    if ((value === null || value === undefined) && missing === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  },
});
const tokens = (name) => ({
  get: (element) => ((element._lists ??= {})[name] ??= new DOMTokenList(element, name)),
  set: (element, value) => element.setAttribute(name, value),
});
const readOnly = (get) => ({ get, set: () => {} });
// A live list, the same each time. `read` returns its contents as an array, given the element.
function live(read, List = HTMLCollection) {
  const lists = new WeakMap();
  return readOnly((element) => {
    if (!lists.has(element)) lists.set(element, new List(element, read));
    return lists.get(element);
  });
}
const childText = { get: (element) => [...element.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data).join(''), set: (element, value) => void (element.textContent = value) };
const allText = { get: (element) => element.textContent, set: (element, value) => void (element.textContent = value) };
const floating = (element, name) => {
  const value = parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : undefined;
};
// `least`: smaller values are ignored by the setter.
const double = (name, get, least = -Infinity) => ({
  get,
  set(element, value) {
    const number = Number(value);
    if (!Number.isFinite(number)) throw new TypeError(`${name} must be a finite number`);
    if (number >= least) element.setAttribute(name, number);
  },
});
const method = (its) => ({ get: () => its, set: null }); // no setter: an assignment defines a property of the element itself

const CORS = [['anonymous', 'use-credentials'], null, 'anonymous'];
const REFERRER = [['', 'no-referrer', 'no-referrer-when-downgrade', 'same-origin', 'origin', 'strict-origin', 'origin-when-cross-origin', 'strict-origin-when-cross-origin', 'unsafe-url']];
const ENCTYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
// https://html.spec.whatwg.org/multipage/semantics.html#attr-link-as: the destinations
const DESTINATIONS = 'fetch audio audioworklet document embed font frame iframe image json manifest object paintworklet report script serviceworker sharedworker style text track video webidentity worker xslt'.split(' ');
const INPUT_TYPES = 'text hidden search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button'.split(' ');

// Elements and their properties by kind: `name`, or `name=attribute`.
const ROWS = [
  ['a', url, 'href'], ['a', string, 'target download ping rel hreflang type charset coords name rev shape'], ['a', tokens, 'relList=rel'], ['a', allText, 'text'],
  ['area', url, 'href'], ['area', string, 'alt coords shape target download ping rel'], ['area', boolean, 'noHref=nohref'], ['area', tokens, 'relList=rel'],
  ['base', string, 'target'],
  ['link', url, 'href'], ['link', string, 'rel media hreflang type integrity imageSrcset imageSizes charset rev target'], ['link', boolean, 'disabled'],
  ['link', tokens, 'relList=rel sizes'],
  ['meta', string, 'name httpEquiv=http-equiv content media scheme'],
  ['style', string, 'media type'], ['style', boolean, 'disabled'],
  ['title', childText, 'text'],
  ['script', url, 'src'], ['script', string, 'type charset event htmlFor=for integrity'], ['script', boolean, 'defer async noModule=nomodule'], ['script', childText, 'text'],
  ['img', url, 'src longDesc=longdesc lowsrc'], ['img', string, 'alt srcset sizes useMap=usemap name align'], ['img', boolean, 'isMap=ismap'],
  ['iframe', url, 'src longDesc=longdesc'], ['iframe', string, 'srcdoc name allow width height align frameBorder=frameborder scrolling'], ['iframe', boolean, 'allowFullscreen=allowfullscreen'],
  ['iframe', tokens, 'sandbox'], ['iframe frame', nullIsEmpty, 'marginHeight=marginheight marginWidth=marginwidth'],
  ['embed', url, 'src'], ['embed', string, 'type width height name align'],
  ['object', url, 'data'], ['object', string, 'type name useMap=usemap width height align code standby codeType=codetype archive'], ['object', url, 'codeBase=codebase'], ['object', boolean, 'declare'],
  ['img object', nullIsEmpty, 'border'],
  ['video audio', url, 'src'], ['video audio', boolean, 'autoplay loop controls defaultMuted=muted'], ['video', url, 'poster'], ['video', boolean, 'playsInline=playsinline'],
  ['source', url, 'src'], ['source', string, 'type srcset sizes media'],
  ['track', url, 'src'], ['track', string, 'srclang label'], ['track', boolean, 'default'],
  ['map slot', string, 'name'],
  ['form', string, 'acceptCharset=accept-charset name target rel'], ['form', toPage, 'action'], ['form', boolean, 'noValidate=novalidate'], ['form', tokens, 'relList=rel'],
  ['label', string, 'htmlFor=for'],
  ['input', string, 'accept alt dirName=dirname max min name pattern placeholder step formTarget=formtarget useMap=usemap align defaultValue=value autocomplete'],
  ['input', url, 'src'], ['input button', toPage, 'formAction=formaction'],
  ['input', boolean, 'defaultChecked=checked disabled multiple readOnly=readonly required formNoValidate=formnovalidate'],
  ['button', string, 'name value formTarget=formtarget'], ['button', boolean, 'disabled formNoValidate=formnovalidate'],
  ['select', string, 'name autocomplete'], ['select', boolean, 'disabled multiple required'],
  ['optgroup', string, 'label'], ['optgroup', boolean, 'disabled'],
  ['option', boolean, 'disabled defaultSelected=selected'],
  ['textarea', string, 'name placeholder wrap dirName=dirname autocomplete'], ['textarea', boolean, 'disabled readOnly=readonly required'],
  ['output', string, 'name'], ['output', tokens, 'htmlFor=for'],
  ['fieldset', string, 'name'], ['fieldset', boolean, 'disabled'],
  ['ol', boolean, 'reversed compact'], ['ol ul li', string, 'type'], ['ul dl menu dir', boolean, 'compact'],
  ['blockquote q del ins', url, 'cite'], ['del ins time', string, 'dateTime=datetime'], ['data', string, 'value'],
  ['details', string, 'name'], ['details dialog', boolean, 'open'],
  ['td th', string, 'headers abbr axis height'], ['colgroup col table td th', string, 'width'], ['caption', string, 'align'],
  ['table', string, 'align border frame rules summary'], ['table', nullIsEmpty, 'cellPadding=cellpadding cellSpacing=cellspacing'],
  ['colgroup col thead tbody tfoot tr td th', string, 'align ch=char chOff=charoff vAlign=valign'], ['table tr td th body', nullIsEmpty, 'bgColor=bgcolor'],
  ['param', string, 'name value type valueType=valuetype'], ['font', string, 'face size'], ['font', nullIsEmpty, 'color'], ['html', string, 'version'],
  ['body', nullIsEmpty, 'text link vLink=vlink aLink=alink'], ['body', string, 'background'], ['br', string, 'clear'],
  ['div h1 h2 h3 h4 h5 h6 hr legend p', string, 'align'], ['hr', string, 'color size width'], ['hr', boolean, 'noShade=noshade'],
  ['frameset', string, 'cols rows'], ['frame', string, 'name scrolling frameBorder=frameborder'], ['frame', url, 'src longDesc=longdesc'],
  ['frame', boolean, 'noResize=noresize'], ['marquee', string, 'bgColor=bgcolor height width'], ['marquee', boolean, 'trueSpeed=truespeed'],
];
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
const formOf = (element) => element._document._node(element._document._call(({ instance, handle }) => instance.call.form_owner(handle, element._id)));
// Listed elements, without image buttons.
const LISTED = 'button, fieldset, input:not([type=image i]), object, output, select, textarea';
const DETAILS = {
  img: { width: number('width', 0, 0), height: number('height', 0, 0), ...spaced(), decoding: oneOf('decoding', ['auto', 'sync', 'async']) },
  video: { width: number('width', 0, 0), height: number('height', 0, 0) },
  source: { width: number('width', 0, 0), height: number('height', 0, 0) },
  canvas: { width: number('width', 300, 0), height: number('height', 150, 0) },
  track: { kind: oneOf('kind', ['subtitles', 'captions', 'descriptions', 'chapters', 'metadata'], 'subtitles', 'metadata') },
  form: {
    method: oneOf('method', ['get', 'post', 'dialog']), enctype: oneOf('enctype', ENCTYPES), encoding: oneOf('enctype', ENCTYPES), autocomplete: oneOf('autocomplete', ['on', 'off']),
    elements: live((element) => [...element.getRootNode().querySelectorAll(LISTED)].filter((control) => control.form === element), HTMLFormControlsCollection),
    length: readOnly((element) => element.elements.length),
  },
  input: {
    type: oneOf('type', INPUT_TYPES), size: positive('size', 20), maxLength: number('maxlength', -1, 0), minLength: number('minlength', -1, 0), width: number('width', 0, 0), height: number('height', 0, 0),
    formMethod: oneOf('formmethod', ['get', 'post', 'dialog'], '', 'get'), formEnctype: oneOf('formenctype', ENCTYPES, '', ENCTYPES[0]),
  },
  button: {
    type: oneOf('type', ['submit', 'reset', 'button']), formMethod: oneOf('formmethod', ['get', 'post', 'dialog'], '', 'get'), formEnctype: oneOf('formenctype', ENCTYPES, '', ENCTYPES[0]),
  },
  select: { size: number('size', 0, 0), type: readOnly((element) => (element.multiple ? 'select-multiple' : 'select-one')) },
  textarea: {
    rows: number('rows', 2, 1), cols: number('cols', 20, 1), maxLength: number('maxlength', -1, 0), minLength: number('minlength', -1, 0), defaultValue: childText, type: readOnly(() => 'textarea'),
    textLength: readOnly((element) => element.value.length),
  },
  ol: { start: number('start', 1) },
  li: { value: number('value', 0) },
  td: cell(), th: cell(), pre: { width: number('width') }, object: spaced(),
  marquee: {
    ...spaced(), scrollAmount: number('scrollamount', 6, 0), scrollDelay: number('scrolldelay', 85, 0),
    behavior: oneOf('behavior', ['scroll', 'slide', 'alternate']), direction: oneOf('direction', ['left', 'right', 'up', 'down']),
  },
  col: { span: number('span', 1, 1, 1000, true) }, colgroup: { span: number('span', 1, 1, 1000, true) },
  script: cors(), link: { ...cors(), as: oneOf('as', DESTINATIONS, '', ''), referrerPolicy: oneOf('referrerpolicy', ...REFERRER) }, audio: cors(), meter: meter(),
  progress: progress(),
  base: {
    href: {
      get: (element) => {
        const text = element.getAttribute('href') ?? '';
        try {
          return new URL(text, element.ownerDocument.URL).href;
        } catch {
          return text;
        }
      },
      set: (element, value) => element.setAttribute('href', value),
    },
  },
};
Object.assign(DETAILS.img, cors(), lazy());
Object.assign(DETAILS.video, cors(), { preload: oneOf('preload', ['none', 'metadata', 'auto', ''], '', '') });
Object.assign(DETAILS.audio, { preload: oneOf('preload', ['none', 'metadata', 'auto', ''], '', '') });
DETAILS.iframe = lazy();
for (const name of ['a', 'area', 'img', 'iframe', 'script']) (DETAILS[name] ??= {}).referrerPolicy = oneOf('referrerpolicy', ...REFERRER);

// https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
function meter() {
  const between = (least, value, most) => Math.max(least, Math.min(value, most));
  const actual = {
    min: (element) => floating(element, 'min') ?? 0,
    max: (element) => Math.max(actual.min(element), floating(element, 'max') ?? 1),
    value: (element) => between(actual.min(element), floating(element, 'value') ?? 0, actual.max(element)),
    low: (element) => between(actual.min(element), floating(element, 'low') ?? actual.min(element), actual.max(element)),
    high: (element) => between(actual.low(element), floating(element, 'high') ?? actual.max(element), actual.max(element)),
    optimum: (element) => between(actual.min(element), floating(element, 'optimum') ?? (actual.min(element) + actual.max(element)) / 2, actual.max(element)),
  };
  return Object.fromEntries(Object.entries(actual).map(([name, get]) => [name, double(name, get)]));
}
// https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
function progress() {
  const most = (element) => {
    const max = floating(element, 'max') ?? 1;
    return max > 0 ? max : 1;
  };
  const value = (element) => Math.max(0, Math.min(floating(element, 'value') ?? 0, most(element)));
  // Not `position`: that is where the element is in the input.
  return { value: double('value', value), max: double('max', most, Number.MIN_VALUE) };
}
function spaced() { return { hspace: number('hspace', 0, 0), vspace: number('vspace', 0, 0) }; }
function cors() { return { crossOrigin: oneOf('crossorigin', ...CORS) }; }
function lazy() { return { loading: oneOf('loading', ['eager', 'lazy']), fetchPriority: oneOf('fetchpriority', ['auto', 'high', 'low']) }; }
function cell() {
  return {
    scope: oneOf('scope', ['row', 'col', 'rowgroup', 'colgroup'], '', ''), colSpan: number('colspan', 1, 1, 1000, true), rowSpan: number('rowspan', 1, 0, 65534, true), noWrap: boolean('nowrap'),
    cellIndex: readOnly((element) => (element.parentElement?.localName === 'tr' ? [...element.parentElement.cells].indexOf(element) : -1)),
  };
}

// The `content` of a `meta` is an attribute.
const { get: contents } = Object.getOwnPropertyDescriptor(Reader.prototype, 'content');
DETAILS.template = { content: readOnly((element) => contents.call(element)) };

// --- Form controls: values and checkedness, which users and scripts change independently of the attributes.
function setState(element, name, value) {
  element[name] = value;
  element._document._hasState = true;
}
const VALUE_MODES = { hidden: 'default', submit: 'default', image: 'default', reset: 'default', button: 'default', checkbox: 'on', radio: 'on', file: 'file' };
DETAILS.input.value = {
  get(element) {
    const mode = VALUE_MODES[element.type];
    if (mode === 'file') return '';
    if (mode === undefined && element._value !== undefined) return element._value;
    const value = element.getAttribute('value') ?? (mode === 'on' ? 'on' : '');
    return mode === undefined ? value.replace(/[\r\n]/g, '') : value;
  },
  set(element, value) {
    const mode = VALUE_MODES[element.type];
    const text = value === null ? '' : String(value);
    if (mode === undefined) setState(element, '_value', text.replace(/[\r\n]/g, ''));
    else if (mode !== 'file') element.setAttribute('value', text);
    else if (text !== '') throw domException('InvalidStateError', 'the value of a file control can only be empty');
  },
};
DETAILS.input.checked = {
  get: (element) => element._checked ?? element.hasAttribute('checked'),
  set(element, value) {
    setState(element, '_checked', Boolean(value));
    if (!element._checked || element.type !== 'radio' || element.name === '') return;
    const { name, form } = element;
    for (const other of element.getRootNode().querySelectorAll('input[type=radio i]')) if (other !== element && other.name === name && other.form === form) other._checked = false;
  },
};
DETAILS.textarea.value = {
  get: (element) => (element._value ?? childText.get(element)).replace(/\r\n?/g, '\n'),
  set: (element, value) => setState(element, '_value', value === null ? '' : String(value)),
};
const strip = (text) => text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
const optionText = (element) => {
  let text = '';
  for (const node of element.descendants()) if (node.nodeType === 3 && node.parentElement.localName !== 'script') text += node.data;
  return strip(text);
};
const selectOf = (option) => option.closest('select');
DETAILS.option = {
  text: { get: optionText, set: allText.set },
  value: { get: (element) => element.getAttribute('value') ?? optionText(element), set: (element, value) => element.setAttribute('value', value) },
  label: { get: (element) => element.getAttribute('label') || optionText(element), set: (element, value) => element.setAttribute('label', value) },
  selected: {
    get(element) {
      const select = selectOf(element);
      return select === null || select.multiple ? isSelected(element) : chosen(select).includes(element);
    },
    set(element, value) {
      const select = selectOf(element);
      if (value && select !== null && !select.multiple) for (const other of select.options) other._selected = false;
      element._selected = Boolean(value);
    },
  },
  index: readOnly((element) => Math.max(0, [...(selectOf(element)?.options ?? [])].indexOf(element))),
};
const isSelected = (option) => option._selected ?? option.hasAttribute('selected');
// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
function chosen(select) {
  const options = [...select.options];
  const found = options.filter(isSelected);
  if (select.multiple) return found;
  if (found.length > 0) return found.slice(-1);
  const first = select.size > 1 || options.some((option) => option._selected === false && option.hasAttribute('selected')) ? undefined : options.find((option) => !option.disabled && !(option.parentElement.localName === 'optgroup' && option.parentElement.disabled));
  return first === undefined ? [] : [first];
}
Object.assign(DETAILS.select, {
  options: live((element) => [...element.querySelectorAll('option')].filter((option) => option._isHtml() && selectOf(option) === element), HTMLOptionsCollection),
  length: { get: (element) => element.options.length, set: (element, value) => { element.options.length = value; } },
  item: method(function (index) { return this.options.item(index); }),
  namedItem: method(function (name) { return this.options.namedItem(name); }),
  add: method(function (element, before = null) {
    mustHave(arguments, 1, 'add');
    const next = typeof before === 'number' ? this.options[before] ?? null : before;
    (next?.parentNode ?? this).insertBefore(element, next);
  }),
  selectedOptions: live((element) => chosen(element), SelectedOptions),
  selectedIndex: {
    get: (element) => [...element.options].indexOf(chosen(element)[0]),
    set(element, index) {
      for (const [at, option] of [...element.options].entries()) option._selected = at === index;
    },
  },
  value: {
    get: (element) => chosen(element)[0]?.value ?? '',
    set(element, value) {
      const match = [...element.options].find((option) => option.value === String(value));
      for (const option of element.options) option._selected = option === match;
    },
  },
});
// --- Tables.
const childrenNamed = (element, ...names) => [...element.children].filter((child) => child._isHtml() && names.includes(child.localName));
const made = (element, name) => element._document.createElement(name);
// Returns the index of a row or cell, from -1 to `most`.
function indexIn(index, most) {
  const at = index | 0;
  if (at < -1 || at > most) throw domException('IndexSizeError', `the index ${at} is not between -1 and ${most}`);
  return at;
}
// An index of -1 means after the last.
function inserted(parent, items, index, name) {
  const at = indexIn(index, items.length);
  return parent.insertBefore(made(parent, name), items[at] ?? null);
}
const deleting = (name, property) => method(function (index) {
  mustHave(arguments, 1, name);
  const items = [...this[property]];
  items.at(indexIn(index, items.length - 1))?.remove();
});
const SECTIONS = ['thead', 'tbody', 'tfoot'];
// The members for a part of which a table has at most one. `before` returns the node to insert it before.
function part(property, before) {
  const name = property.toLowerCase();
  const capital = property[0].toUpperCase() + property.slice(1);
  const find = (table) => childrenNamed(table, name)[0] ?? null;
  return {
    [property]: {
      get: find,
      set(table, element) {
        if (element !== null && element !== undefined) {
          if (!(element instanceof Reader && element._isHtml() && (name === 'caption' ? ['caption'] : SECTIONS).includes(element.localName))) throw new TypeError(`the value must be a <${name}> element`);
          if (element.localName !== name) throw domException('HierarchyRequestError', `the value must be a <${name}> element`);
        }
        find(table)?.remove();
        if (element) table.insertBefore(element, before(table));
      },
    },
    [`create${capital}`]: method(function () { return find(this) ?? this.insertBefore(made(this, name), before(this)); }),
    [`delete${capital}`]: method(function () { find(this)?.remove(); }),
  };
}
const rowsOf = (table) => [
  ...childrenNamed(table, 'thead').flatMap((section) => childrenNamed(section, 'tr')),
  ...childrenNamed(table, 'tbody', 'tr').flatMap((section) => (section.localName === 'tr' ? [section] : childrenNamed(section, 'tr'))),
  ...childrenNamed(table, 'tfoot').flatMap((section) => childrenNamed(section, 'tr')),
];
DETAILS.table = {
  ...part('caption', (table) => table.firstChild),
  ...part('tHead', (table) => [...table.children].find(({ localName }) => localName !== 'caption' && localName !== 'colgroup') ?? null),
  ...part('tFoot', () => null),
  tBodies: live((element) => childrenNamed(element, 'tbody')),
  createTBody: method(function () { return this.insertBefore(made(this, 'tbody'), childrenNamed(this, 'tbody').at(-1)?.nextSibling ?? null); }),
  rows: live(rowsOf),
  insertRow: method(function (index = -1) {
    const rows = rowsOf(this);
    const at = indexIn(index, rows.length);
    const row = made(this, 'tr');
    if (rows[at] !== undefined) return rows[at].parentNode.insertBefore(row, rows[at]);
    return (rows.at(-1)?.parentNode ?? childrenNamed(this, 'tbody').at(-1) ?? this.createTBody()).appendChild(row);
  }),
  deleteRow: deleting('deleteRow', 'rows'),
};
for (const name of SECTIONS)
  DETAILS[name] = {
    rows: live((element) => childrenNamed(element, 'tr')),
    insertRow: method(function (index = -1) { return inserted(this, this.rows, index, 'tr'); }),
    deleteRow: deleting('deleteRow', 'rows'),
  };
DETAILS.tr = {
  cells: live((element) => childrenNamed(element, 'td', 'th')),
  insertCell: method(function (index = -1) { return inserted(this, this.cells, index, 'td'); }),
  deleteCell: deleting('deleteCell', 'cells'),
  rowIndex: readOnly((element) => [...(element.closest('table')?.rows ?? [])].indexOf(element)),
  sectionRowIndex: readOnly((element) => (element.parentElement === null ? -1 : childrenNamed(element.parentElement, 'tr').indexOf(element))),
};
// Controls and labels.
for (const name of ['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea']) (DETAILS[name] ??= {}).form = readOnly(formOf);
DETAILS.option.form = readOnly((element) => selectOf(element)?.form ?? null);
DETAILS.legend = { form: readOnly((element) => (element.parentElement?.localName === 'fieldset' ? element.parentElement.form : null)) };
// Labelable elements of HTML.
const LABELABLE = 'button, input:not([type=hidden i]), meter, output, progress, select, textarea';
DETAILS.label = {
  control: readOnly((element) => {
    const id = element.getAttribute('for');
    if (id === null) return element.querySelector(LABELABLE);
    const control = element._document.getElementById(id);
    return control?.matches(LABELABLE) ? control : null;
  }),
  form: readOnly((element) => element.control?.form ?? null),
};
for (const name of ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']) {
  const labels = live((element) => [...element.getRootNode().querySelectorAll('label')].filter((label) => label.control === element), LiveNodeList);
  (DETAILS[name] ??= {}).labels = readOnly((element) => (element.matches(LABELABLE) ? labels.get(element) : null));
}
DETAILS.fieldset.elements = live((element) => [...element.querySelectorAll(LISTED)], HTMLFormControlsCollection);
(DETAILS.datalist ??= {}).options = live((element) => [...element.querySelectorAll('option')]);
(DETAILS.map ??= {}).areas = live((element) => [...element.querySelectorAll('area')]);

// --- The parts of the address of a link.
const PARTS = ['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin'];
const addressOf = (element) => {
  try {
    return new URL(element.getAttribute('href'), element.baseURI);
  } catch {
    return null;
  }
};
for (const name of ['a', 'area'])
  for (const part of PARTS)
    (DETAILS[name] ??= {})[part] = {
      get: (element) => (element.hasAttribute('href') ? addressOf(element)?.[part] : undefined) ?? (part === 'protocol' ? ':' : ''),
      set(element, value) {
        const address = element.hasAttribute('href') ? addressOf(element) : null;
        if (address === null || part === 'origin') return;
        address[part] = value;
        element.setAttribute('href', address.href);
      },
    };

// --- All HTML elements.
// The state of the nearest ancestor-or-self element whose attribute has one of the keywords.
function stated(name, keywords, otherwise, written) {
  return {
    get(element) {
      for (let at = element; at !== null; at = at.parentElement) {
        const state = at._isHtml() ? keywords[at.getAttribute(name)?.toLowerCase()] : undefined;
        if (state !== undefined) return state;
      }
      return otherwise;
    },
    set: (element, value) => element.setAttribute(name, written[Number(Boolean(value))]),
  };
}
const POPOVER = oneOf('popover', ['auto', 'manual', 'hint'], null, 'manual');
const EDITABLE = oneOf('contenteditable', ['true', 'plaintext-only', 'false', ''], 'inherit');
const EVERY = {
  title: string('title'), lang: string('lang'), accessKey: string('accesskey'), nonce: string('nonce'), dir: oneOf('dir', ['ltr', 'rtl', 'auto'], '', ''),
  inert: boolean('inert'), autofocus: boolean('autofocus'),
  enterKeyHint: oneOf('enterkeyhint', ['enter', 'done', 'go', 'next', 'previous', 'search', 'send'], '', ''),
  inputMode: oneOf('inputmode', ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'], '', ''),
  popover: { get: (element) => (element.getAttribute('popover') === '' ? 'auto' : POPOVER.get(element)), set: nullable('popover').set },
  translate: stated('translate', { __proto__: null, '': true, yes: true, no: false }, true, ['no', 'yes']),
  spellcheck: stated('spellcheck', { __proto__: null, '': true, true: true, false: false }, true, ['false', 'true']),
  draggable: {
    get(element) {
      const state = element.getAttribute('draggable')?.toLowerCase();
      return state === 'true' || (state !== 'false' && (element.localName === 'img' || (element.localName === 'a' && element.hasAttribute('href'))));
    },
    set: (element, value) => element.setAttribute('draggable', Boolean(value)),
  },
  contentEditable: {
    get: (element) => EDITABLE.get(element) || 'true',
    set(element, value) {
      const state = String(value).toLowerCase();
      if (!['true', 'plaintext-only', 'false', 'inherit'].includes(state)) throw domException('SyntaxError', `“${value}” is not one of true, plaintext-only, false, inherit`);
      if (state === 'inherit') element.removeAttribute('contenteditable');
      else element.setAttribute('contenteditable', state);
    },
  },
  hidden: {
    get(element) {
      const text = element.getAttribute('hidden');
      return text === null ? false : text.toLowerCase() === 'until-found' ? 'until-found' : true;
    },
    set(element, value) {
      if (typeof value === 'string' && value.toLowerCase() === 'until-found') element.setAttribute('hidden', 'until-found');
      else if (value) element.setAttribute('hidden', '');
      else element.removeAttribute('hidden');
    },
  },
  tabIndex: {
    get(element) {
      const value = number('tabindex', NaN).get(element);
      if (!Number.isNaN(value)) return value;
      const { localName } = element;
      return /^(button|input|select|textarea|iframe|object|embed)$/.test(localName) || (/^(a|area)$/.test(localName) && element.hasAttribute('href')) || localName === 'summary' ? 0 : -1;
    },
    set: (element, value) => element.setAttribute('tabindex', value | 0),
  },
};

// How each property is read and written: by property, then by local name.
const TABLE = new Map();
const put = (localName, property, how) => {
  if (!TABLE.has(property)) TABLE.set(property, new Map());
  TABLE.get(property).set(localName, how);
};
for (const [names, kind, properties] of ROWS)
  for (const localName of names.split(' '))
    for (const [property, attribute = property.toLowerCase()] of properties.split(' ').map((one) => one.split('=')))
      put(localName, property, typeof kind === 'function' ? kind(attribute) : kind);
for (const [localName, properties] of Object.entries(DETAILS)) for (const [property, how] of Object.entries(properties)) put(localName, property, how);

/** The members of Element that reflect attributes: on other elements, the name is an ordinary property. */
export const reflectedMembers = Object.create(null);
for (const property of new Set([...TABLE.keys(), ...Object.keys(EVERY)])) {
  const table = TABLE.get(property) ?? new Map();
  const every = EVERY[property];
  const howOf = (element) => (element._store.namespace(element._id) === HTML ? table.get(element.localName) ?? every : undefined);
  Object.defineProperty(reflectedMembers, property, {
    get() { return howOf(this)?.get(this); },
    set(value) {
      const how = howOf(this);
      if (!how?.set) Object.defineProperty(this, property, { value, writable: true, enumerable: true, configurable: true });
      else how.set(this, value);
    },
    enumerable: true, configurable: true,
  });
}
// https://w3c.github.io/aria/#ARIAMixin
const ARIA = `Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ColSpan Current Description Disabled
  Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable Orientation Placeholder PosInSet Pressed ReadOnly
  Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected SetSize Sort ValueMax ValueMin ValueNow ValueText`.split(/\s+/);
for (const [property, { get, set }] of [
  ['id', string('id')], ['className', string('class')], ['slot', string('slot')], ['role', nullable('role')],
  ...ARIA.map((name) => [`aria${name}`, nullable(`aria-${name.toLowerCase()}`)]),
]) {
  Object.defineProperty(reflectedMembers, property, { get() { return get(this); }, set(value) { set(this, value); }, enumerable: true, configurable: true });
}
