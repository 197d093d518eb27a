// Sanitized HTML in a frame of its own: no script runs in it, nothing is loaded, no link leads anywhere.
import { byId, make } from "./dom";

const LONG = 20_000; // code units: longer ones wait for a pause in typing

export class Frame {
  readonly element: HTMLIFrameElement;
  private html = "";
  private waiting = 0;

  constructor(title: string) {
    this.element = make("iframe", { class: "frame", sandbox: "", title });
  }
  show(html: string): void {
    clearTimeout(this.waiting);
    if (html === this.html) return;
    this.waiting = window.setTimeout(() => {
      this.html = html;
      // The page's policy applies to the frame, so its style is that of the page.
      const style = byId("style").textContent;
      this.element.srcdoc = `<!DOCTYPE html><html lang="en"><meta name="color-scheme" content="light dark"><title>${this.element.title}</title><style>${style}</style><body class="rendered">${html}`;
    }, html.length > LONG ? 400 : 0);
  }
}
