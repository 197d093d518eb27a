// Writes the case in the editor for use elsewhere: in tests and programs.
import type { State } from "./state";

function contextOf(context: string): { space: string; name: string } {
  const [first, second] = context.split(" ");
  return second === undefined ? { space: "", name: first } : { space: first, name: second };
}

/** What a test in html5lib-tests cannot express about the case. */
export function notInDat(state: State, editions: string[]): string[] {
  const missing: string[] = [];
  if (state.context && state.quirks !== "no-quirks") missing.push(state.quirks + " mode");
  if (state.text.startsWith("\ufeff")) missing.push("that U+FEFF is text");
  if (/shadowrootmode/i.test(state.text)) missing.push("declarative shadow roots");
  if (state.srcdoc) missing.push("iframe srcdoc");
  if (state.edition && state.edition !== editions[0]) missing.push("the edition");
  return missing;
}
/** Whether the text fits in a test: it has no lines that would end it, and no surrogates. */
export function fitsDat(text: string): boolean {
  return !/^#(description|data|errors|new-errors|document|document-fragment|script-on|script-off)$/m.test(text) && !/\p{Surrogate}/u.test(text);
}

/** Returns the case as an html5lib test. */
export function dat(state: State, errors: string[], dump: string): string {
  const lines = ["#data", state.text, "#errors", ...errors];
  if (state.context) lines.push("#document-fragment", state.context);
  if (state.scripting) lines.push("#script-on");
  else if (/<noscript/i.test(state.text)) lines.push("#script-off");
  return lines.concat("#document", dump.replace(/\n$/, "")).join("\n") + "\n";
}

function cppString(text: string): string {
  // Writes a raw string, unless it would contain invisible characters.
  if (!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ud800-\udfff]/.test(text) && !text.includes(')html"'))
    return /["\\\n]/.test(text) ? `R"html(${text})html"` : `"${text}"`;
  let out = '"';
  for (const byte of new TextEncoder().encode(text)) {
    if (byte === 0x22 || byte === 0x5c) out += "\\" + String.fromCharCode(byte);
    else if (byte === 0x0a) out += '\\n"\n      "';
    else if (byte < 0x20 || byte > 0x7e) out += "\\" + byte.toString(8).padStart(3, "0");
    else out += String.fromCharCode(byte);
  }
  out += '"';
  // The string may contain a zero byte.
  return text.includes("\0") ? `std::string_view(${out}, ${new TextEncoder().encode(text).length})` : out;
}

export function cpp(state: State, editions: string[]): string {
  const lines = ["#include <iostream>", "", '#include "lockstep/lockstep.h"', "", "int main() {"];
  const options: string[] = [];
  if (state.scripting) options.push("  options.scripting = true;");
  if (state.shadowRoots) options.push("  options.allow_declarative_shadow_roots = true;");
  if (state.srcdoc) options.push("  options.iframe_srcdoc = true;");
  if (state.edition && state.edition !== editions[0])
    options.push(`  options.edition = lockstep::Edition::html_${state.edition.replace(/-/g, "_")};`);
  if (options.length) lines.push("  lockstep::ParseOptions options;", ...options);
  const last = options.length ? ", options" : "";
  // In UTF-8, a U+FEFF at the start is a byte order mark and is dropped; in a JavaScript string it is text.
  const marked = state.text.startsWith("\ufeff");
  const text = cppString(marked ? "\ufeff" + state.text : state.text);
  if (/\p{Surrogate}/u.test(state.text)) lines.push("  // Half of a surrogate pair is not possible in UTF-8: it is U+FFFD here.");
  if (marked) lines.push("  // Twice U+FEFF: the first is dropped as a byte order mark.");
  if (state.context) {
    const { space, name } = contextOf(state.context);
    lines.push("  lockstep::FragmentContext context;", `  context.local_name = ${cppString(name)};`);
    if (space) lines.push(`  context.element_namespace = lockstep::Namespace::${space === "math" ? "mathml" : "svg"};`);
    if (state.quirks !== "no-quirks") lines.push(`  context.quirks_mode = lockstep::QuirksMode::${state.quirks.replace("-", "_")};`);
    lines.push(`  const lockstep::Document document = lockstep::parse_fragment(${text}, context${last});`);
  } else lines.push(`  const lockstep::Document document = lockstep::parse(${text}${last});`);
  lines.push("  std::cout << lockstep::dump_tree(document.result());", "}");
  return lines.join("\n") + "\n";
}

export function javascript(state: State, editions: string[]): string {
  const options: string[] = [];
  const old = state.edition && state.edition !== editions[0];
  if (state.context && state.quirks !== "no-quirks") {
    const { space, name } = contextOf(state.context);
    const namespace = space ? `, namespace: ${JSON.stringify(space)}` : "";
    options.push(`context: { localName: ${JSON.stringify(name)}${namespace}, quirksMode: ${JSON.stringify(state.quirks)} }`);
  } else if (state.context) options.push(`context: ${JSON.stringify(state.context)}`);
  if (state.scripting) options.push("scripting: true");
  if (state.shadowRoots) options.push("allowDeclarativeShadowRoots: true");
  if (state.srcdoc) options.push("iframeSrcdoc: true");
  if (old) options.push(`edition: ${JSON.stringify(state.edition)}`);
  const more = options.length ? `, { ${options.join(", ")} }` : "";
  // JSON is valid JavaScript; lone surrogates are written as escapes.
  return [
    `import { init, parse } from "lockstep-html${old ? "/full" : ""}";`,
    "",
    "await init();",
    `const document = parse(${JSON.stringify(state.text)}${more});`,
    "console.log(document.result.dump());",
    "document.close();",
    "",
  ].join("\n");
}
