// Runs the tests of programs that use parse5 with it, and with lockstep-html-parse5 in its place:
//
//   node run.js FOLDER [NAME...]
//
// Installs the programs of programs.json into the folder, from npm and from their repositories, and writes the counts to
// docs/evidence/parse5-programs.md. Needs the modules (scripts/dev build-web), git, and half an hour for all. Set in the environment:
// LOCKSTEP_REPOSITORIES, a folder or an address that has OWNER/NAME instead of https://github.com; LOCKSTEP_TESTDATA, where
// html5lib-tests are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, pack, run } from './install.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const programs = JSON.parse(readFileSync(here('programs.json'), 'utf8'));
const [where, ...wanted] = process.argv.slice(2);
if (where === undefined || wanted.some((name) => !Object.hasOwn(programs, name))) {
  console.error(`usage: node run.js FOLDER [NAME...]; the names are: ${Object.keys(programs).join(', ')}`);
  process.exit(2);
}
const folder = resolve(where);
// The names of failed tests, as the runners print them.
const FAILED = [/^ *not ok \d+ - (.*?)(?: # .*)?$/gm, /^ +(?:FAIL|×) +(.*)$/gm, /^ {2}\d+\) (.*(?:\n {5,}\S.*:)?)$/gm];
const PASSED = [/^# pass (\d+)$/gm, /^ +Tests .*?(\d+) passed/gm, /^ +(\d+) passing/gm];
const FAILING = [/^# fail (\d+)$/gm, /^ +Tests .*?(\d+) failed/gm, /^ +(\d+) failing/gm];
const sum = (patterns, text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)]).reduce((total, [, count]) => total + Number(count), 0);

function results(program, at) {
  const node = program.node === undefined ? process.execPath : join(at, program.node);
  let output = '';
  for (const [first, ...words] of program.run) {
    const script = first === 'node' ? [] : [join(at, first)];
    const options = { cwd: join(at, program.folder ?? '.'), mayFail: true, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', NODE_TEST_CONTEXT: undefined } };
    output += run(node, [...script, ...words], options);
  }
  writeFileSync(join(at, 'output.txt'), output);
  const failed = new Set(FAILED.flatMap((pattern) => [...output.matchAll(pattern)].map(([, test]) => test.replace(/\s+/g, ' ').trim())));
  // QUnit writes no totals.
  const count = (line) => [...output.matchAll(line)].length;
  return { passed: sum(PASSED, output) || count(/^ok /gm), failing: sum(FAILING, output) || count(/^ ?not ok /gm), failed };
}

mkdirSync(folder, { recursive: true });
const packed = pack(folder);
const saved = join(folder, 'results.json');
const all = existsSync(saved) ? JSON.parse(readFileSync(saved, 'utf8')) : {};
for (const [name, program] of Object.entries(programs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [theirs, ours] = [null, packed].map((replaced) => results(program, install(join(folder, `${name.replace(/\W+/g, '-')}${replaced === null ? '' : '-replaced'}`), program, replaced)));
  const only = (one, other) => [...one.failed].filter((test) => !other.failed.has(test));
  all[name] = {
    version: program.version, parse5: program.packages.parse5, theirs: [theirs.passed, theirs.failing], ours: [ours.passed, ours.failing],
    onlyOurs: only(ours, theirs), onlyTheirs: only(theirs, ours),
  };
  console.log(name, JSON.stringify(all[name], null, 2));
  writeFileSync(saved, JSON.stringify(all, null, 2));
}

const rows = Object.keys(programs).filter((name) => name in all).map((name) => {
  const { version, parse5, theirs, ours } = all[name];
  return `| ${name} ${version} | ${parse5} | ${theirs[0]} | ${theirs[1]} | ${ours[0]} | ${ours[1]} |`;
});
const page = here('../../../../docs/evidence/parse5-programs.md');
const table = ['| tests of | parse5 | pass with it | fail | pass with Lockstep | fail |', '| --- | --- | ---: | ---: | ---: | ---: |', ...rows].join('\n');
writeFileSync(page, readFileSync(page, 'utf8').replace(/^\| tests of [^]*?\n(?!\|)/m, `${table}\n`));
