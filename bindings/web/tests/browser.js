// A page in Chromium that has the package, under a Content-Security-Policy that allows scripts from the server and WebAssembly,
// and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.html': 'text/html' };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const roots = { lib: '../lib/', suite: './suite/', bench: '../bench/', modules: './node_modules/' };

export const chromium = [process.env.LOCKSTEP_BROWSER, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path));

// `extra`: files by path, besides those of the package.
export async function openPage(extra = {}) {
  const { default: puppeteer } = await import('puppeteer-core');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const [, root, path] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? [];
    const file = root in roots && !path.includes('..') ? new URL(roots[root] + path, import.meta.url) : null;
    const body = pathname === '/' ? '<!doctype html><title>test</title>' : extra[pathname] ?? (file && existsSync(file) ? readFileSync(file) : null);
    response.writeHead(body === null ? 404 : 200, {
      'content-type': TYPES[pathname === '/' ? '.html' : extname(pathname)] ?? 'text/plain; charset=utf-8',
      'content-security-policy': searchParams.get('policy') ?? POLICY,
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await puppeteer.launch({
    executablePath: chromium, pipe: true, protocolTimeout: 600_000, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const visit = async (policy = POLICY) => {
    const page = await browser.newPage();
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`http://127.0.0.1:${server.address().port}/?policy=${encodeURIComponent(policy)}`);
    return { page, complaints };
  };
  const { page, complaints } = await visit();
  return {
    page,
    complaints,
    visit, // another page, under another policy
    browserVersion: () => browser.version(),
    reload: () => page.reload(),
    async close() {
      await browser.close();
      server.close();
    },
  };
}
