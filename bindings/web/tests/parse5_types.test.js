// The types of lockstep-html/parse5 beside those of parse5.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ts = existsSync(here('node_modules/typescript')) && existsSync(here('node_modules/parse5')) ? (await import('typescript')).default : null;
const skip = ts === null ? 'no TypeScript and parse5: npm ci in bindings/web/tests' : false;

// Classes that take single tokens: see docs/reference/web.md.
const CLASSES = ['Parser', 'Tokenizer'];

const folder = mkdtempSync(join(tmpdir(), 'lockstep-parse5-types-'));
after(() => rmSync(folder, { recursive: true }));
symlinkSync(here('node_modules'), join(folder, 'node_modules'));
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');

const OURS = here('../lib/parse5.d.ts');
const options = ts && {
  noEmit: true, strict: true, exactOptionalPropertyTypes: true, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], types: [],
  module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext,
};
// Returns what the compiler says about a program; `paths`: the files of modules.
function compiled(file, paths) {
  const program = ts.createProgram([join(folder, file)], { ...options, paths });
  const said = ts.getPreEmitDiagnostics(program).map(({ messageText, file: where, start }) => {
    const line = where === undefined ? '' : where.text.slice(0, start).split('\n').length;
    return `${where?.fileName ?? ''}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return { program, said };
}
const BOTH = { 'lockstep-html/parse5': [OURS] };
const IMPORTS = "import * as ours from 'lockstep-html/parse5';\nimport * as theirs from 'parse5';\n";

// Returns the names that a module exports, with those of the namespaces in it: whether each is a value, a type or both, and the lists
// of arguments that the type is checked with.
function exportsOf(checker, module, prefix = '') {
  const all = new Map();
  for (const symbol of checker.getExportsOfModule(module)) {
    const of = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const name = prefix + symbol.name;
    if (of.flags & (ts.SymbolFlags.Module | ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule) && !(of.flags & ts.SymbolFlags.Enum)) {
      for (const [inner, what] of exportsOf(checker, of, `${name}.`)) all.set(inner, what);
      if (!(of.flags & ts.SymbolFlags.Value)) continue;
    }
    const isType = Boolean(of.flags & ts.SymbolFlags.Type);
    const declaration = isType ? of.declarations.find(({ typeParameters }) => typeParameters !== undefined) : undefined;
    const parameters = declaration?.typeParameters ?? [];
    const forms = [...(parameters.every((one) => one.default !== undefined) ? [[]] : []), ...(parameters.length === 1 ? [['DefaultTreeAdapterMap']] : [])];
    all.set(name, { isType, isValue: Boolean(of.flags & ts.SymbolFlags.Value), forms });
  }
  return all;
}

test('each export of parse5 is there, and its type can be assigned to parse5’s, and the other way round', { skip }, () => {
  writeFileSync(join(folder, 'both.ts'), IMPORTS);
  const { program } = compiled('both.ts', BOTH);
  const checker = program.getTypeChecker();
  const modules = program.getSourceFile(join(folder, 'both.ts')).statements.slice(0, 2).map(({ moduleSpecifier }) => checker.getSymbolAtLocation(moduleSpecifier));
  const [ours, theirs] = modules.map((module) => exportsOf(checker, module));
  assert.ok(theirs.size > 55 && theirs.has('html.TAG_ID') && theirs.has('DefaultTreeAdapterTypes.Template') && theirs.has('Token.TagToken'), [...theirs.keys()].join());
  assert.deepEqual([...theirs.keys()].filter((name) => !ours.has(name)), []);
  const lines = [];
  for (const [name, { isType, isValue, forms }] of theirs) {
    if (CLASSES.includes(name)) continue;
    for (const form of isType ? forms : []) {
      const of = (whose) => `${whose}.${name}${form.length === 0 ? '' : `<${whose}.${form[0]}>`}`;
      lines.push(`{ const one: ${of('theirs')} = {} as ${of('ours')}; const other: ${of('ours')} = {} as ${of('theirs')}; void [one, other]; }`);
    }
    if (isValue) lines.push(`{ const one: typeof theirs.${name} = ours.${name}; void one; }`);
  }
  assert.ok(lines.length > 60, `${lines.length} checks`);
  writeFileSync(join(folder, 'each.ts'), `${IMPORTS}${lines.join('\n')}\n`);
  assert.deepEqual(compiled('each.ts', BOTH).said, []);
});

test('only the classes differ: nothing can create them', { skip }, () => {
  writeFileSync(join(folder, 'classes.ts'), `${IMPORTS}${CLASSES.map((name) => `export const one${name}: typeof theirs.${name} = ours.${name};\nnew ours.${name}();\n`).join('')}`);
  const { said } = compiled('classes.ts', BOTH);
  const lines = said.map((message) => /:(\d+): /.exec(message)[1]);
  assert.deepEqual(lines, ['3', '4', '5', '6'], said.join('\n'));
  assert.match(said[1] + said[3], /'Parser<T>' is private.*'Tokenizer' is private/);
});

test('programs written for parse5 compile with lockstep-html/parse5 in its place', { skip }, () => {
  copyFileSync(here('parse5_programs.ts'), join(folder, 'parse5_programs.ts'));
  assert.deepEqual(compiled('parse5_programs.ts').said, [], 'with parse5');
  // The declarations of dependents are checked, too: their `parse5` is ours.
  assert.deepEqual(compiled('parse5_programs.ts', { parse5: [OURS] }).said, [], 'with ours');
});
