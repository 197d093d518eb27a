// Installing programs with parse5, and with lockstep-html-parse5 in its place.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const repositories = process.env.LOCKSTEP_REPOSITORIES ?? 'https://github.com';
const testdata = process.env.LOCKSTEP_TESTDATA ?? here('../../../../../shared');

// Returns what it writes; throws if it fails, unless `mayFail`.
export function run(command, words, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (!options.mayFail && (error || status !== 0)) throw new Error(`${command} ${words.join(' ')}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout + (options.mayFail ? stderr : '');
}

// The packages of this repository, packed into the folder.
export function pack(folder) {
  run(process.execPath, [here('../../tools/commonjs.js')]); // which no script of npm does here
  const packed = (path) => join(folder, run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, here(path)]).trim());
  return { 'lockstep-html': packed('../..'), 'lockstep-html-parse5': packed('../../parse5') };
}

// A bare repository that has the commit.
function repositoryOf({ source }, folder) {
  if (existsSync(join(repositories, source))) return join(repositories, source);
  const bare = join(folder, 'repositories', source);
  if (!existsSync(bare)) run('git', ['clone', '--quiet', '--bare', '--filter=blob:none', `${repositories}/${source}`, bare]);
  return bare;
}

function copy(program, at) {
  for (const [from, to] of Object.entries(program.files ?? {})) {
    const bare = repositoryOf(program, dirname(at));
    const target = join(at, to);
    const isFolder = run('git', ['--git-dir', bare, 'cat-file', '-t', `${program.commit}:${from}`]).trim() === 'tree';
    mkdirSync(isFolder ? target : dirname(target), { recursive: true });
    if (isFolder) run('sh', ['-c', 'git --git-dir "$1" archive "$2" | tar x -C "$3"', 'sh', bare, `${program.commit}:${from}`, target]);
    else writeFileSync(target, run('git', ['--git-dir', bare, 'show', `${program.commit}:${from}`]));
  }
  for (const [from, to] of Object.entries(program.data ?? {})) cpSync(join(testdata, from), join(at, to), { recursive: true });
  for (const [name, to] of Object.entries(program.links ?? {})) symlinkSync(join(at, to), join(at, 'node_modules', name));
}

// Installs a program of programs.json. `packed`: what replaces parse5, or null.
export function install(at, program, packed) {
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  const dependencies = { ...program.packages };
  const overrides = {};
  if (packed !== null) {
    dependencies.parse5 = `file:${packed['lockstep-html-parse5']}`;
    Object.assign(overrides, { parse5: '$parse5', 'lockstep-html': `file:${packed['lockstep-html']}` });
  } else {
    overrides.parse5 = '$parse5';
  }
  writeFileSync(join(at, 'package.json'), JSON.stringify({ private: true, ...program.package, dependencies, overrides }, null, 2));
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], { cwd: at });
  copy(program, at);
  return at;
}
