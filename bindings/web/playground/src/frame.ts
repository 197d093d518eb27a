// Sanitized HTML in a sandboxed frame, which runs no script, loads nothing and has no links.
import { make } from "./dom";

declare const FRAME_STYLE: string; // set by the build; the policy allows it by its hash

const LONG = 20_000; // code units; longer HTML is only shown when typing pauses

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
      // The page's content security policy also applies to the frame.
      this.element.srcdoc = `<!DOCTYPE html><html lang="en"><meta name="color-scheme" content="light dark"><title>${this.element.title}</title><style>${FRAME_STYLE}</style><body>${html}`;
    }, html.length > LONG ? 400 : 0);
  }
}
