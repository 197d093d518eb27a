// Compares a TextDecoder with the lines of lockstep_decode_cases: name, bytes, UTF-8, in hexadecimal. Returns the lines that
// differ, each with the TextDecoder's result instead of ours.
function compare(lines) {
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  const bytesOf = (hex) => {
    const bytes = new Uint8Array(hex.length / 2);
    for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.substr(2 * i, 2), 16);
    return bytes;
  };
  const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const lacking = new Set();
  const different = [];
  for (const line of lines) {
    const [name, input, output] = line.split("\t");
    if (lacking.has(name)) continue;
    let text;
    try {
      // A new one each time: an implementation may leave something of a cut sequence in a used one.
      text = new TextDecoder(name, { ignoreBOM: true }).decode(bytesOf(input));
    } catch {
      lacking.add(name); // replacement, by the Standard; others where the Unicode library is a small one
      continue;
    }
    if (text !== utf8.decode(bytesOf(output)))
      different.push([name, input, output, hexOf(new TextEncoder().encode(text))].join("\t"));
  }
  return different;
}

// Node: lines from standard input, the different ones to standard output. A page calls compare() itself.
if (typeof module !== "undefined") {
  const lines = require("fs").readFileSync(0, "latin1").trimEnd().split("\n");
  process.stdout.write(compare(lines).map((line) => line + "\n").join(""));
}
