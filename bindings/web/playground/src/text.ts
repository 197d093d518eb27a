// Showing text whose characters may be invisible.

const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Replaces invisible characters by pictures or code points. */
export function visible(text: string): string {
  return text.replace(invisible, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    if (code === 0x7f) return "\u2421";
    return "U+" + code.toString(16).toUpperCase().padStart(4, "0");
  });
}
export const oneLine = (text: string) => visible(text).replace(/\n/g, "⏎").replace(/\t/g, "⇥");
export const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most) + "…" : text);
export const quoted = (text: string, most = 80) => "“" + oneLine(cut(text, most)) + "”";
export const count = (number: number, one: string, more = one + "s") =>
  `${number.toLocaleString("en")} ${number === 1 ? one : more}`;
