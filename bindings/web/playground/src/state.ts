// The state that a link contains: the text, the options and the tab. It is in the URL's fragment, which browsers do not send to the
// server.
import type { Format, Options, Quirks } from "./protocol";

export interface State extends Options {
  text: string;
  tab: string;
  /** The number of the explanation's step, from 1; 0 for the first. */
  step: number;
  /** A branch in spec/. The step that takes it is shown. */
  rule: string;
  selector: string;
  config: string;
  method: string;
  old: string;
  format: Format;
  /** The options of the Markdown tab that differ from the defaults, in the format of a URL query. */
  markdown: string;
  /** The parser that Lockstep is compared with; empty for this browser's. */
  parser: "" | "parse5" | "htmlparser2";
}

export const initial: State = {
  text: "",
  context: "",
  quirks: "no-quirks",
  scripting: false,
  shadowRoots: false,
  srcdoc: false,
  edition: "",
  tab: "tree",
  step: 0,
  rule: "",
  selector: "",
  config: "",
  method: "safe",
  old: "",
  format: "html",
  markdown: "",
  parser: "",
};
const LONG = 1500; // a longer text is compressed
const LONGEST = 200_000; // the maximum length of a link
const HOPELESS = 2_000_000; // for a longer text, no link is tried

async function through(bytes: Uint8Array<ArrayBuffer>, stream: ReadableWritablePair<Uint8Array, BufferSource>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value as Uint8Array<ArrayBuffer>);
    size += part.value.length;
    // A few bytes can decompress to very many.
    if (size <= 2 * HOPELESS) continue;
    await reader.cancel();
    throw new Error("the text is too long");
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
function base64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
}

/** Returns the fragment without "#"; null if the text is too long for a link. */
export async function encode(state: State): Promise<string | null> {
  if (state.text.length > HOPELESS) return null;
  const parts: string[] = [];
  const put = (name: string, value: string) => parts.push(name + "=" + encodeURIComponent(value).replace(/%20/g, "+"));
  // URLs cannot contain lone surrogates.
  if (state.text.length < LONG && !/[\ud800-\udfff]/.test(state.text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ""))) put("html", state.text);
  else {
    const units = new Uint16Array(state.text.length);
    for (let i = 0; i < units.length; ++i) units[i] = state.text.charCodeAt(i);
    const packed = base64(await through(new Uint8Array(units.buffer), new CompressionStream("deflate-raw")));
    if (packed.length > LONGEST) return null;
    parts.push("deflate=" + packed);
  }
  for (const name of ["context", "edition", "rule", "selector", "config", "old", "markdown", "parser"] as const) if (state[name]) put(name, state[name]);
  for (const name of ["scripting", "shadowRoots", "srcdoc"] as const) if (state[name]) put(name, "on");
  if (state.quirks !== initial.quirks) put("quirks", state.quirks);
  if (state.method !== initial.method) put("method", state.method);
  if (state.format !== initial.format) put("format", state.format);
  if (state.tab !== initial.tab) put("tab", state.tab);
  if (state.step > 0) put("step", String(state.step));
  return parts.join("&");
}

/** Returns the state in a fragment; null if the fragment is empty. */
export async function decode(fragment: string): Promise<State | null> {
  if (!fragment) return null;
  const given = new URLSearchParams(fragment);
  const state = { ...initial };
  state.text = given.get("html") ?? "";
  const packed = given.get("deflate");
  if (packed) {
    try {
      const bytes = await through(bytesOf(packed), new DecompressionStream("deflate-raw"));
      const units = new Uint16Array(bytes.buffer, 0, bytes.length >> 1);
      for (let i = 0; i < units.length; i += 8192) state.text += String.fromCharCode(...units.subarray(i, i + 8192));
    } catch {
      state.text = "<!-- This link is damaged: its text could not be unpacked. -->";
    }
  }
  for (const name of ["context", "edition", "rule", "selector", "config", "old", "markdown", "tab", "method"] as const)
    state[name] = given.get(name) ?? initial[name];
  for (const name of ["scripting", "shadowRoots", "srcdoc"] as const) state[name] = given.get(name) === "on";
  const quirks = given.get("quirks");
  if (quirks === "quirks" || quirks === "limited-quirks") state.quirks = quirks satisfies Quirks;
  const format = given.get("format");
  if (format === "json" || format === "dump") state.format = format satisfies Format;
  const parser = given.get("parser");
  if (parser === "parse5" || parser === "htmlparser2") state.parser = parser;
  state.step = Math.max(0, Math.floor(Number(given.get("step"))) || 0);
  return state;
}
