// Builds the playground: one self-contained page, so that it works from disk.
//   node build.mjs --lib DIR --theme FILE --out FILE
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    lib: { type: "string", default: join(here, "../lib") },
    theme: { type: "string", default: join(here, "../../../generator/lockstep_site/templates/report/theme.css") },
    out: { type: "string", default: join(here, "../../../build/web/playground/index.html") },
  },
});

const MODULES = ["full", "content", "validator"];
const inLib = (file) => join(resolve(options.lib), file);
const digest = (text) => createHash("sha256").update(text).digest("base64");
const bundle = async (entry, define = {}) => {
  const made = await build({
    entryPoints: [join(here, "src", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["es2022"],
    charset: "utf8",
    legalComments: "none",
    alias: Object.fromEntries(MODULES.map((name) => [`lockstep-html/${name}`, inLib(`${name}.js`)])),
    define: { "import.meta.url": '"file:///"', ...define },
    logLevel: "warning",
    absWorkingDir: here,
  });
  // An end tag would end the element that the code is in.
  return made.outputFiles[0].text.replace(/<\/(?=script)/gi, "<\\/");
};

const [style, frameStyle] = ["style.css", "frame.css"].map((file) => readFileSync(resolve(options.theme), "utf8") + readFileSync(join(here, "src", file), "utf8"));
const worker = await bundle("worker.ts");
const nonce = digest(style + worker).replace(/\W/g, "").slice(0, 22);
const { devDependencies: versions } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const script = await bundle("main.ts", { NONCE: JSON.stringify(nonce), FRAME_STYLE: JSON.stringify(frameStyle), VERSIONS: JSON.stringify({ parse5: versions.parse5, htmlparser2: versions.htmlparser2 }) });
// The time in the header of gzip is zero: the same input gives the same page.
const compressed = (bytes) => gzipSync(bytes, { level: 9 }).toString("base64");
const packed = (file) => compressed(readFileSync(inLib(file)));
const modules = Object.fromEntries(MODULES.map((name) => [name, packed(`lockstep-${name}.wasm`)]));
const tables = packed("encodings.bin");
const others = compressed(await bundle("other-parsers.ts"));

// The workers come from a blob: of this page; nothing is loaded, nothing is sent.
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${digest(script)}' 'wasm-unsafe-eval'`,
  `style-src 'sha256-${digest(style)}' 'sha256-${digest(frameStyle)}' 'nonce-${nonce}'`,
  "worker-src blob:",
  "img-src data:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const parts = { policy, style, worker, ...modules, others, tables, script };
const page = readFileSync(join(here, "src/index.html"), "utf8").replace(/@(\w+)@/g, (_, name) => parts[name]);
const out = resolve(options.out);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, page);
const kilobytes = (size) => `${Math.round(size / 1024)} KB`;
console.error(`playground: ${options.out}, ${kilobytes(page.length)} (${kilobytes(gzipSync(page).length)} compressed)`);
