// The encoding of a file, and how it was found. The file's text is put into the editor.
import type { App, Tab } from "../app";
import { announce, make } from "../dom";
import { Output } from "../output";
import { count } from "../text";

const HOW: Record<string, string> = {
  "byte order mark": "The file begins with a byte order mark, which overrides everything else.",
  user: "You have chosen it.",
  transport: "The server said so, in the Content-Type header.",
  prescan: "A meta element or an XML declaration in the first 1024 bytes names it.",
  detection: "Nothing names it, but its first bytes that are not ASCII are UTF-8.",
  default: "Nothing names it, and it is ASCII or does not look like UTF-8: what is left is the default of the reader’s locale.",
  container: "It is that of the document around it.",
  likely: "It was likely, from an earlier visit.",
  meta: "A meta element that the parser reached names it.",
};
const SAID = ["", "UTF-8", "UTF-16LE", "UTF-16BE", "windows-1251", "windows-1252", "KOI8-R", "Shift_JIS", "EUC-JP", "ISO-2022-JP", "GBK", "Big5", "EUC-KR", "ISO-2022-KR", "x-user-defined"];
const LARGE = 8 << 20;
const EXAMPLES: [string, number[]][] = [
  ["windows-1251, from a meta", [...'<meta charset="windows-1251"><p>'].map((c) => c.charCodeAt(0)).concat([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
  ["UTF-16LE, from a byte order mark", [0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0, 0x48, 0, 0x69, 0]],
  ["UTF-8, detected", [...new TextEncoder().encode("<p>Grüße, 世界")]],
  ["Nothing known", [...'<p>caf'].map((c) => c.charCodeAt(0)).concat([0xe9])],
];

export class EncodingsTab implements Tab {
  id = "encodings";
  title = "Encodings";
  panel: HTMLElement;
  private bytes: Uint8Array<ArrayBuffer> | null = null;
  private name = "";
  private transport: HTMLSelectElement;
  private found = make("div", { class: "sniffed" });
  private hex = make("pre", { class: "hex", tabindex: 0, "aria-label": "The first bytes" });
  private output: Output;
  private text = "";

  constructor(private app: App) {
    const file = make("input", { type: "file", id: "file", change: () => void this.take(file.files?.[0]) });
    this.transport = make("select", { id: "transport", change: () => void this.put() },
      SAID.map((name) => make("option", { value: name }, name || "nothing")));
    const drop = make("label", { class: "drop", for: "file" }, make("b", {}, "Drop a file here"), " or anywhere on the page, or choose one: ", file);
    const examples = make("p", {}, "Or try: ", EXAMPLES.flatMap(([name, bytes], i) => [i ? " · " : "", make("button", { type: "button", class: "to", click: () => void this.show(Uint8Array.from(bytes), name) }, name)]));
    this.output = new Output("The decoded text", app.nonce, true);
    this.panel = make("div", { class: "fill encodings" }, drop, examples,
      make("div", { class: "ask" }, make("label", { for: "transport" }, "The server says"), this.transport), this.found, this.hex, this.output.element);
    this.output.element.hidden = this.hex.hidden = true;
  }

  async take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > LARGE) {
      this.found.replaceChildren(make("p", { class: "bad" }, `${file.name} has ${count(file.size, "byte")}. The playground takes files up to ${LARGE >> 20} MB; the command line takes any.`));
      return;
    }
    await this.show(new Uint8Array(await file.arrayBuffer()), file.name);
  }
  private async show(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<void> {
    this.bytes = bytes;
    this.name = name;
    await this.put();
  }
  /** Puts the text of the file into the editor. */
  private async put(): Promise<void> {
    const { bytes } = this;
    await this.refresh();
    if (bytes && bytes === this.bytes && this.app.editor.text !== this.text) this.app.editor.text = this.text;
  }
  async refresh(): Promise<void> {
    const { bytes } = this;
    if (!bytes) return;
    const answer = await this.app.link.call("sniff", { bytes: bytes.slice().buffer, transport: this.transport.value });
    if (bytes !== this.bytes) return; // another file has been opened
    this.text = answer.text;
    this.found.replaceChildren(
      make("p", {}, make("b", { class: "encoding" }, answer.name), ` (${answer.confidence}), by ${answer.source}`),
      make("p", {}, HOW[answer.source] ?? ""),
      make("p", { class: "quiet" }, `${this.name}, ${count(answer.size, "byte")}`));
    this.hex.textContent = dump(bytes.subarray(0, 64));
    this.output.text = answer.text;
    this.output.element.hidden = this.hex.hidden = false;
    announce(`${this.name}: ${answer.name}, ${answer.confidence}, by ${answer.source}`);
  }
}

function dump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const part = [...bytes.subarray(at, at + 16)];
    const hex = part.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    lines.push(hex.padEnd(49) + part.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·")).join(""));
  }
  return lines.join("\n");
}
