// Measures the package beside other parsers, in Node or, bundled, in a browser: see scripts/bench.
//
// Every round parses all pages once with every parser, in turns; a parser's time is its least over the rounds, its spread the
// middle half of the ratios to parse5. Times are those of performance.now().

const ROUNDS = 7;

// Each contender: what it does with a string. Whatever it opens, it closes.
export function contenders({ lockstep, parse5, htmlparser2, others = {} }) {
  const visit = (document) => {
    let size = 0;
    for (const node of document.descendants()) size += node.nodeType === 1 ? node.localName.length : node.nodeType === 3 ? node.data.length : 0;
    return size;
  };
  return {
    parse5: (html) => parse5.parse(html),
    'lockstep, lazily read': (html) => lockstep.parse(html).close(),
    'lockstep, read through': (html) => {
      const document = lockstep.parse(html);
      visit(document);
      document.close();
    },
    "lockstep, parse5's objects": (html) => lockstep.parse5.parse(html),
    'parse5, with locations': (html) => parse5.parse(html, { sourceCodeLocationInfo: true }),
    "lockstep, parse5's objects with locations": (html) => lockstep.parse5.parse(html, { sourceCodeLocationInfo: true }),
    ...(htmlparser2 && { htmlparser2: (html) => htmlparser2.parseDocument(html) }),
    ...others,
  };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const quartiles = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [sorted[sorted.length >> 2], sorted[(sorted.length * 3) >> 2]];
};

// `pages`: strings. Returns for each contender megabytes of UTF-8 per second and how many times as fast as parse5 it is.
export async function measure(named, pages, { rounds = ROUNDS, repeat = 1, clock = () => performance.now() } = {}) {
  const bytes = pages.reduce((sum, page) => sum + new TextEncoder().encode(page).length, 0) * repeat;
  const times = Object.fromEntries(Object.keys(named).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(named)) {
      const start = clock();
      for (let i = 0; i < repeat; i++) for (const page of pages) {
        const promise = run(page);
        if (promise instanceof Promise) await promise;
      }
      const time = clock() - start;
      if (round >= 0) times[name].push(time);
    }
  }
  return Object.entries(times).map(([name, all]) => {
    const ratios = all.map((time, round) => times.parse5[round] / time);
    return {
      name,
      megabytesPerSecond: bytes / 1e3 / median(all),
      microsecondsPerPage: (median(all) * 1e3) / pages.length / repeat,
      timesParse5: median(ratios),
      middleHalf: quartiles(ratios),
    };
  });
}

// The rows of a Markdown table: a parser's results on pages and on a small text.
export function table(large, small) {
  const times = ({ timesParse5, middleHalf }) => `${timesParse5.toFixed(2)} (${middleHalf.map((x) => x.toFixed(2)).join('–')})`;
  return large
    .map((row, i) => `| ${row.name} | ${row.megabytesPerSecond.toFixed(1)} | ${times(row)} | ${small[i].microsecondsPerPage.toFixed(1)} | ${times(small[i])} |`)
    .join('\n');
}
