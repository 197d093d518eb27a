// The tree construction tests of html5lib-tests, in Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as full from '../lib/full.js';
import * as lockstep from '../lib/index.js';
import * as parser from '../lib/parser.js';
import { hasTestData, knownDeviations, treeTests } from './data.js';
import { run } from './suite/conformance.js';

const LEAST = 3000; // counted once; fewer means that files are missing

for (const [name, module] of Object.entries({ full, lockstep, parser })) {
  test(`${name}: html5lib-tests`, { skip: hasTestData ? false : 'no html5lib-tests' }, async () => {
    await module.init();
    const { count, wrong } = run(module, treeTests(), knownDeviations());
    assert.equal(wrong.length, 0, `${wrong.length} wrong of ${count}\n${wrong.slice(0, 5).join('\n\n')}`);
    assert.ok(count > LEAST, `only ${count} tests`);
  });
}
