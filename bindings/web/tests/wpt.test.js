// The DOM's tests of web-platform-tests, of $LOCKSTEP_TESTDATA/wpt or ../shared/wpt beside the repository, at the commit in wpt.tsv, which lists
// the files that do not pass as a whole. LOCKSTEP_WPT=FOLDER takes another folder; LOCKSTEP_WPT_FILES=TEXT only files whose paths have the text,
// and prints their failures.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { testdata } from './data.js';

const root = process.env.LOCKSTEP_WPT ?? `${testdata}/wpt`;
const FOLDERS = ['dom/nodes', 'dom/traversal', 'dom/collections', 'dom/lists', 'domparsing', 'html/dom', 'domxpath'];
const SECONDS = 60; // a file that hangs
const only = process.env.LOCKSTEP_WPT_FILES ?? '';

const filesIn = (folder) =>
  readdirSync(`${root}/${folder}`).sort().flatMap((name) => (statSync(`${root}/${folder}/${name}`).isDirectory() ? filesIn(`${folder}/${name}`) : [`${folder}/${name}`]));
const isTest = (path) => path.endsWith('.window.js') || (/\.html?$/.test(path) && readFileSync(`${root}/${path}`, 'utf8').includes('testharness.js'));

function run(path) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('suite/wpt_page.js', import.meta.url), { workerData: { root, path }, stdout: true, stderr: true });
    const answer = (result) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => answer({ error: `no result in ${SECONDS} seconds` }), SECONDS * 1000);
    worker.on('message', answer).on('error', (error) => answer({ error: String(error) })).on('exit', () => answer({ error: 'it waits for something that does not come' }));
  });
}

const hasTests = existsSync(`${root}/resources/testharness.js`) && FOLDERS.every((folder) => existsSync(`${root}/${folder}`));
test('web-platform-tests of the DOM', { skip: process.versions.bun ? 'not in Bun' : hasTests ? false : `no web-platform-tests in ${root}` }, async () => {
  const rows = readFileSync(new URL('wpt.tsv', import.meta.url), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const known = new Map(rows.map((row) => row.split('\t')).map(([path, passed, failed]) => [path, `${passed} passed, ${failed} failed`]));
  const files = FOLDERS.flatMap(filesIn).filter((path) => path.includes(only) && isTest(path));
  assert.ok(only !== '' || files.length > 300, `${files.length} files`);
  let all = 0;
  const differences = [];
  const left = [...files];
  const next = async () => {
    for (let path; (path = left.shift()) !== undefined; ) {
      const { error, results = [] } = await run(path);
      const failures = results.filter(([, passed]) => !passed);
      all += results.length - failures.length;
      const found = error === undefined && failures.length === 0 ? undefined : `${results.length - failures.length} passed, ${error === undefined ? failures.length : 'none'} failed`;
      if (found !== known.get(path)) differences.push(`${path}: ${found ?? 'all passed'}; wpt.tsv: ${known.get(path) ?? 'all pass'}`);
      if (only !== '') for (const [name, , message] of failures) console.log(`${path}: ${name}: ${message}`);
      if (only !== '' && error !== undefined) console.log(`${path}: ${error}`);
    }
  };
  await Promise.all(Array.from({ length: (availableParallelism ?? (() => cpus().length))() }, next));
  assert.deepEqual(differences.sort(), []);
  if (only === '') assert.ok(all > 57_000, `${all} passed`);
});
