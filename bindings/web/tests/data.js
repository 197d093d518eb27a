// Where test data is: $LOCKSTEP_TESTDATA, or ../shared beside the repository. The data of html5lib-tests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deviations } from './suite/conformance.js';

const repository = new URL('../../../', import.meta.url);
export const testdata = process.env.LOCKSTEP_TESTDATA ?? fileURLToPath(new URL('../shared', repository));
const suites = `${testdata}/html5lib-tests`;
const filesOf = (suite, end) =>
  Object.fromEntries(readdirSync(`${suites}/${suite}`).filter((name) => name.endsWith(end)).map((name) => [name, readFileSync(`${suites}/${suite}/${name}`, 'utf8')]));

export const hasTestData = existsSync(`${suites}/tree-construction`);
export const treeTests = () => filesOf('tree-construction', '.dat');
export const hasTokenizerTests = existsSync(`${suites}/tokenizer`);
export const tokenizerTests = () => Object.values(filesOf('tokenizer', '.test')).flatMap((text) => JSON.parse(text).tests ?? []);
export const knownDeviations = () => deviations(readFileSync(new URL('tests/conformance/deviations.txt', repository), 'utf8'));
