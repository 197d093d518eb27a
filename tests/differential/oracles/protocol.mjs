// The protocol of `lockstep cases`: one case per line on standard input, one answer per line on standard output, in order.
// An empty line requests the answers so far.
import { once } from 'node:events';
import readline from 'node:readline';

const BATCH = 400; // cases

export const ascii = value => JSON.stringify(value).replace(/[^\x20-\x7e]/g,
  unit => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0'));

// `answer(cases)` returns an array of answers, or a promise of one.
export async function serve(answer) {
  let batch = [];
  const flush = async () => {
    const cases = batch;
    batch = [];
    const answers = cases.length ? await answer(cases) : [];
    for (const [place, one] of cases.entries())
      if (!process.stdout.write(ascii({ id: one.id, ...answers[place] }) + '\n')) await once(process.stdout, 'drain');
  };
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (line.trim()) batch.push(JSON.parse(line));
    if (!line.trim() || batch.length === BATCH) await flush();
  }
  await flush();
}
