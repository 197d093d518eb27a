// Where the data of html5lib-tests is: $LOCKSTEP_TESTDATA, or ../shared beside the repository.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deviations } from './suite/conformance.js';

const repository = new URL('../../../', import.meta.url);
const folder = `${process.env.LOCKSTEP_TESTDATA ?? fileURLToPath(new URL('../shared', repository))}/html5lib-tests/tree-construction`;

export const hasTestData = existsSync(folder);
export const treeTests = () =>
  Object.fromEntries(readdirSync(folder).filter((name) => name.endsWith('.dat')).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));
export const knownDeviations = () => deviations(readFileSync(new URL('tests/conformance/deviations.txt', repository), 'utf8'));
