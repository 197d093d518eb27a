// forgotten.js [SCRIPT]: how much longer documents take that are forgotten than documents that are closed, by the processor's time, for
// inputs of several sizes. Batches of both alternate. SCRIPT: a script of another lib/.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from './bench.js';

const ROUNDS = 7;
const script = process.argv[2] === undefined ? new URL('../lib/index.js', import.meta.url) : pathToFileURL(resolve(process.argv[2]));
const { memoryBytes, parse } = await import(script.href);
const CARD = '<div class="card"><h2>Title</h2><p>Some <b>text</b> and <a href="/x">a link</a>.</p></div>';

function timed(act, count) {
  const before = process.cpuUsage();
  for (let i = 0; i < count; i++) act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}

console.log('| input | closed, us | forgotten, us | ratio | memory of the module, MB |');
console.log('| ---: | ---: | ---: | ---: | ---: |');
for (const size of [200, 2000, 20_000]) {
  const html = CARD.repeat(Math.ceil(size / CARD.length)).slice(0, size);
  const text = new TextEncoder().encode(html);
  for (const [kind, input] of [['text', html], ['bytes', text]]) {
    const ways = [
      () => {
        const document = parse(input);
        void document.body.firstChild.nodeName;
        document.close();
      },
      () => void parse(input).body.firstChild.nodeName,
    ];
    const count = Math.ceil(1e7 / size);
    const times = ways.map((act) => [timed(act, count)]);
    for (let round = 0; round < ROUNDS; round++) for (const [way, act] of ways.entries()) times[way].push(timed(act, count));
    const [closed, forgotten] = times.map((all) => median(all.slice(1)));
    const row = [`${size} bytes, ${kind}`, closed.toFixed(1), forgotten.toFixed(1), (forgotten / closed).toFixed(2), (memoryBytes() / 2 ** 20).toFixed(1)];
    console.log(`| ${row.join(' | ')} |`);
    await new Promise((settle) => setImmediate(settle));
  }
}
