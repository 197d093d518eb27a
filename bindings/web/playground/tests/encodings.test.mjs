// Files in odd encodings: how the encoding was found, and the text, which is the one that Chromium's TextDecoder gives.
import assert from "node:assert/strict";
import { check, drop, open } from "./page.mjs";

const ascii = (text) => [...Buffer.from(text, "latin1")];
const le = (text) => [...Buffer.from(text, "utf16le")];
const be = (text) => [...Buffer.from(text, "utf16le").swap16()];
const meta = (label, ...bytes) => [...ascii(`<meta charset="${label}"><p>`), ...bytes];

// Chromium 156 differs from the Standard in two places that are left out: after an invalid escape sequence in the two-byte state
// of ISO-2022-JP the bytes after ESC are decoded again, and 88 62 in Big5 is two characters.
// The name, the bytes, the encoding, its confidence, its source, and what the server says.
const FILES = [
  ["UTF-16LE with a mark", [0xff, 0xfe, ...le("<p>é世😀")], "UTF-16LE", "certain", "byte order mark"],
  ["UTF-16BE with a mark", [0xfe, 0xff, ...be("<p>é世😀")], "UTF-16BE", "certain", "byte order mark"],
  ["UTF-8 with a mark, against a meta", [0xef, 0xbb, 0xbf, ...meta("koi8-r"), 0xc3, 0xa9], "UTF-8", "certain", "byte order mark"],
  ["a mark, against the server", [0xff, 0xfe, ...le("x")], "UTF-16LE", "certain", "byte order mark", "KOI8-R"],
  ["half a character and lone surrogates", [0xff, 0xfe, ...le("a\ud800b\udc00c\ud83d"), 0x41], "UTF-16LE", "certain", "byte order mark"],
  ["nothing but a mark", [0xfe, 0xff], "UTF-16BE", "certain", "byte order mark"],
  ["UTF-16LE, as the server says", le("<p>é世😀"), "UTF-16LE", "certain", "transport", "UTF-16LE"],
  ["UTF-16BE, as the server says", be("<p>é世😀"), "UTF-16BE", "certain", "transport", "UTF-16BE"],
  ["UTF-16LE without a mark", le("<p>abc"), "windows-1252", "tentative", "default"],
  ["UTF-16LE with an XML declaration", le("<?xml version='1.0'?><p>é"), "UTF-16LE", "tentative", "prescan"],
  ["UTF-16BE with an XML declaration", be("<?xml version='1.0'?><p>é"), "UTF-16BE", "tentative", "prescan"],
  ["a meta that says UTF-16", meta("utf-16", 0xc3, 0xa9), "UTF-8", "tentative", "prescan"],
  ["Shift_JIS", meta("shift_jis", 0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0xb1, 0x80, 0xfc, 0xfc), "Shift_JIS", "tentative", "prescan"],
  ["Shift_JIS, invalid", meta("x-sjis", 0x81, 0x3c, 0x62, 0x3e, 0xa0, 0xfd, 0x82), "Shift_JIS", "tentative", "prescan"],
  ["EUC-KR", meta("ks_c_5601-1987", 0xc7, 0xd1, 0xb1, 0xb9, 0xbe, 0xee, 0x81, 0x41), "EUC-KR", "tentative", "prescan"],
  ["EUC-KR, invalid", meta("euc-kr", 0xc7, 0x20, 0x80, 0xff, 0xb1), "EUC-KR", "tentative", "prescan"],
  ["EUC-JP", meta("euc-jp", 0xc6, 0xfc, 0xcb, 0xdc, 0x8e, 0xb1, 0x8f, 0xb0, 0xa1, 0x8f), "EUC-JP", "tentative", "prescan"],
  ["ISO-2022-JP", meta("iso-2022-jp", ...ascii("\x1b$BF|K\\8l\x1b(B \x1b(J\\~\x1b(I1\x1b(B")), "ISO-2022-JP", "tentative", "prescan"],
  ["ISO-2022-JP, invalid", meta("csiso2022jp", ...ascii("\x1b$B\x1b$B!\x0e\x1b(B\x1b(Zx\x1b")), "ISO-2022-JP", "tentative", "prescan"],
  ["Big5", meta("big5-hkscs", 0xa4, 0xa4, 0xa4, 0xe5, 0xf9, 0xfe, 0x80, 0xfe), "Big5", "tentative", "prescan"],
  ["GBK", meta("gb2312", 0xd6, 0xd0, 0x80, 0x81, 0x30, 0x81, 0x30, 0xff, 0x81, 0x30, 0x41), "GBK", "tentative", "prescan"],
  ["gb18030", meta("gb18030", 0x81, 0x30, 0x81, 0x30, 0x90, 0x30, 0x81, 0x30, 0x84, 0x31, 0xa4, 0x37), "gb18030", "tentative", "prescan"],
  ["windows-1252", meta("iso-8859-1", 0x80, 0x81, 0x9f, 0xe9), "windows-1252", "tentative", "prescan"],
  ["windows-1252, by default", ascii("<p>caf\xe9 \x93x\x94"), "windows-1252", "tentative", "default"],
  ["windows-874, with bytes that have no character", meta("tis-620", 0xa1, 0xdb, 0xfc, 0xff), "windows-874", "tentative", "prescan"],
  ["x-user-defined, which a meta cannot say", meta("x-user-defined", 0x80, 0xff), "windows-1252", "tentative", "prescan"],
  ["x-user-defined, as the server says", ascii("<p>\x80\xff"), "x-user-defined", "certain", "transport", "x-user-defined"],
  ["ISO-2022-KR, which is replaced", meta("iso-2022-kr", 0x0e, 0x41), "replacement", "tentative", "prescan"],
  ["ISO-2022-KR, as the server says", ascii("<p>x"), "replacement", "certain", "transport", "ISO-2022-KR"],
  ["nothing, replaced", [], "replacement", "certain", "transport", "ISO-2022-KR"],
  ["UTF-8, invalid", meta("utf8", 0xc0, 0x80, 0xe4, 0xb8, 0x3c, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80, 0xf0, 0x9f), "UTF-8", "tentative", "prescan"],
  ["UTF-8, detected", [...Buffer.from("<p>Grüße, 世界")], "UTF-8", "tentative", "detection"],
  ["a label that is none", meta("utf-99", 0xe9), "windows-1252", "tentative", "default"],
  ["a meta in a comment", [...ascii("<!--<meta charset=koi8-r>--><p>"), 0xe9], "windows-1252", "tentative", "default"],
  ["a meta with http-equiv", [...ascii('<meta http-equiv=content-type content="text/html; charset=koi8-u">'), 0xa4], "KOI8-U", "tentative", "prescan"],
  ["nothing", [], "windows-1252", "tentative", "default"],
];

check("files in odd encodings give the text that the browser decodes, and say how it was found", async () => {
  const opened = await open("tab=encodings&html=");
  for (const [name, bytes, encoding, confidence, source, server = ""] of FILES) {
    await opened.locator("#transport").selectOption(server);
    await drop(opened, bytes, name);
    await opened.locator(".sniffed .quiet", { hasText: `${name}, ` }).waitFor();
    const said = await opened.locator(".sniffed p").first().innerText();
    assert.equal(said, `${encoding} (${confidence}), by ${source}`, name);
    assert.ok((await opened.locator(".sniffed p").nth(1).innerText()).length > 10, `${name}: how`);
    const [ours, theirs] = await opened.evaluate(([bytes, encoding]) => [
      document.querySelector("#panel-encodings .cm-content").cmTile.view.state.doc.toString(),
      // The browser's decoder does not take this one: U+FFFD, once, if there are bytes.
      encoding === "replacement" ? (bytes.length ? "\ufffd" : "") : new TextDecoder(encoding).decode(Uint8Array.from(bytes)),
    ], [bytes, encoding]);
    assert.equal(ours, theirs, name);
    await opened.waitForFunction((text) => document.querySelector(".editor .cm-content").cmTile.view.state.doc.toString() === text, theirs);
  }
});

check("what the server says may change quicker than the worker answers", async () => {
  const opened = await open("tab=encodings&html=");
  await drop(opened, ascii("<p>x"), "first.html");
  await opened.locator(".sniffed .quiet", { hasText: "first.html, " }).waitFor();
  await opened.evaluate(() => {
    const transport = document.querySelector("#transport");
    for (const said of ["UTF-16LE", "", "KOI8-R", "x-user-defined"]) {
      transport.value = said;
      transport.dispatchEvent(new Event("change"));
    }
  });
  await opened.locator(".sniffed p", { hasText: "x-user-defined (certain), by transport" }).waitFor();
});
