// Calls an adapter's `onElementCreated`. The form element pointer at the time of each creation is reconstructed after parsing, from
// positions and errors.
import { ELEMENT } from '../store.js';
import { PLACE_WORDS, placesOf } from './locations.js';

// Errors of </form> tags that set the pointer to null. In a template they do not, and the errors have other names.
const ENDS = new Set(['in-body-end-tag-form-not-open', 'in-body-end-tag-form-unclosed-elements']);

const OUTER = -1; // the form around the context of a fragment

// Reconstructs the pointer from a store with positions. `outer`: whether there is a form around the context of a fragment.
class Forms {
  constructor(store, errors, outer) {
    this.store = store;
    this.places = placesOf(store);
    this.changes = this.find(errors);
    this.owners = this.follow(outer ? OUTER : 0);
  }
  // Returns the pointer when the element was created: the id of a form, `OUTER` or 0.
  at(id) {
    return this.owners[id];
  }

  // Finds where the pointer changes, in input order: offsets, and ids of forms or 0. Forms in templates are ignored: their contents
  // are not descendants of the result.
  find(errors) {
    const { store, places } = this;
    const changes = errors.filter(({ code }) => ENDS.has(code)).map(({ offset }) => ({ offset, form: 0 }));
    for (let id = store.first(store.result); id !== 0; id = this.following(id)) {
      if (store.type(id) !== ELEMENT || store.namespace(id) !== 1 || store.tagName(id) !== 'form') continue;
      const at = id * PLACE_WORDS;
      changes.push({ offset: places[at], form: id });
      if (places[at + 3] !== 0) changes.push({ offset: places[at + 2], form: 0 });
    }
    return changes.sort((one, other) => one.offset - other.offset);
  }
  following(id) {
    const { store } = this;
    if (store.first(id) !== 0) return store.first(id);
    for (let last = id; last !== store.result; last = store.parent(last)) if (store.next(last) !== 0) return store.next(last);
    return 0;
  }

  // Ids are in order of creation. An element that the parser implied, or created again for an earlier tag, is created before the
  // next node that has its own position.
  follow(form) {
    const { store, places, changes } = this;
    const owners = new Int32Array(store.nodeCount);
    let first = 1; // the first node waiting for the next tag
    let last = -1;
    let next = 0;
    for (let id = 1; id < store.nodeCount; id++) {
      const start = places[id * PLACE_WORDS];
      if (places[id * PLACE_WORDS + 1] === 0 || start <= last) continue;
      for (; next < changes.length && changes[next].offset < start; next++) ({ form } = changes[next]);
      owners.fill(form, first, id + 1);
      first = id + 1;
      last = start;
    }
    return owners.fill(changes.length > 0 ? changes.at(-1).form : form, first);
  }
}

/** Calls `onElementCreated`. `errors`: null if there are no forms; `outer`: the form around the context of a fragment, or null. */
export class Creation {
  templates = 0; // the number of templates around the current node

  constructor(store, adapter, errors, outer) {
    this.store = store;
    this.adapter = adapter;
    this.outer = outer;
    this.forms = errors === null ? null : new Forms(store, errors, outer !== null);
    this.built = new Map(); // the forms' nodes
    this.waiting = new Map(); // calls for elements that come before their form in the tree
  }
  created(id, element, intendedParent) {
    const form = this.forms === null ? 0 : this.forms.at(id);
    const isInTemplate = this.templates > 0;
    const call = (formElement) => this.adapter.onElementCreated(element, { intendedParent, formElement, isInTemplate });
    if (form === 0) call(null);
    else if (form === OUTER) call(this.outer);
    else if (this.built.has(form)) call(this.built.get(form));
    else if (this.waiting.has(form)) this.waiting.get(form).push(call);
    else this.waiting.set(form, [call]);
  }
  appended(id, element) {
    if (this.forms === null || this.store.tagName(id) !== 'form') return;
    this.built.set(id, element);
    for (const call of this.waiting.get(id) ?? []) call(element);
    this.waiting.delete(id);
  }
  left(id) {
    if (this.store.contents(id) !== 0) this.templates--;
  }
}
