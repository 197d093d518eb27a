// Creating elements.

type Attributes = Record<string, string | number | boolean | undefined | ((event: any) => void)>;
export type Child = Node | string | null | undefined | false;

export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children.flat()) if (child) element.append(child);
  return element;
}

export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element has the id ${id}`);
  return found as Type;
}

/** Announces the text to screen readers. */
export function announce(text: string): void {
  byId("live").textContent = text;
}

/** Scrolls a box so that it shows the element. */
export function reveal(box: HTMLElement, element: Element | null | undefined): void {
  if (!element) return;
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  if (inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8)
    box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
}
