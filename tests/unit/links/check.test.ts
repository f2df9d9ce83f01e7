/** Links to other sites, against a host of this machine. */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { checkLink, checkLinks, judge, linkReport } from '../../../scripts/lib/links/check';
import { externalLinks } from '../../../scripts/lib/links/found';
import { listen } from '../../../scripts/lib/listen.mjs';

let base = '';
let close: () => Promise<void>;
let asked: string[] = [];
let waited: number[] = [];
let open = 0;
let mostOpen = 0;

const once = new Set<string>();
const isFirst = (key: string): boolean => !once.has(key) && once.add(key).has(key);

/** What the host answers, by address. */
const ANSWERS: Record<string, (request: http.IncomingMessage, out: http.ServerResponse) => void> = {
  '/fine': (_request, out) => out.end('Fine'),
  '/moved': (_request, out) => out.writeHead(301, { Location: '/fine' }).end(),
  '/no-head': ({ method }, out) => out.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/gone': (_request, out) => out.writeHead(404).end(),
  '/robots': (_request, out) => out.writeHead(403).end(),
  '/busy': (_request, out) =>
    isFirst('busy') || isFirst('busy again')
      ? out.writeHead(429, { 'Retry-After': '7' }).end()
      : out.end('Fine'),
  '/down': (_request, out) => out.writeHead(503).end(),
  '/cut': (request) => request.destroy(),
  '/cut-head': (request, out) => (request.method === 'HEAD' ? request.destroy() : out.end('Fine')),
  '/cut-get': (request, out) =>
    request.method === 'HEAD' ? out.writeHead(405).end() : request.destroy(),
};

beforeAll(async () => {
  const server = http.createServer((request, out) => {
    open += 1;
    mostOpen = Math.max(open, mostOpen);
    out.on('close', () => (open -= 1));
    asked.push(`${request.method} ${request.url}`);
    ANSWERS[request.url ?? '']?.(request, out);
  });
  ({ origin: base, close } = await listen(server));
});
afterAll(() => close());
beforeEach(() => {
  asked = [];
  waited = [];
  mostOpen = 0;
  once.clear();
});

const world = {
  fetch,
  wait: (ms: number) => {
    waited.push(ms);
    return Promise.resolve();
  },
};

test.each([
  ['/fine', 'fine', ['HEAD /fine'], []],
  ['/moved', 'moved', ['HEAD /moved', 'HEAD /fine'], []],
  ['/no-head', 'fine', ['HEAD /no-head', 'GET /no-head'], []],
  ['/cut-head', 'fine', ['HEAD /cut-head', 'GET /cut-head'], []],
  ['/gone', 'broken', ['HEAD /gone', 'GET /gone'], []],
  ['/robots', 'unsure', ['HEAD /robots', 'GET /robots'], []],
  ['/busy', 'fine', ['HEAD /busy', 'GET /busy', 'HEAD /busy'], [7000]],
])('%s is %s', async (address, state, requests, pauses) => {
  await expect(checkLink(base + address, world)).resolves.toMatchObject({ state });
  expect(asked).toEqual(requests);
  expect(waited).toEqual(pauses);
});

test.each([
  ['/down', 'unsure', 'answers 503'],
  ['/cut', 'broken', ''],
  ['/cut-get', 'broken', ''],
])(
  '%s is asked for three times, at longer and longer intervals',
  async (address, state, detail) => {
    await expect(checkLink(base + address, world)).resolves.toMatchObject({
      state,
      detail: expect.stringContaining(detail) as string,
    });
    const tried = [`HEAD ${address}`, `GET ${address}`];
    expect(asked).toEqual([...tried, ...tried, ...tried]);
    expect(waited).toEqual([1000, 2000]);
  },
);

test('a host that is not there is broken', async () => {
  const verdict = await checkLink('http://127.0.0.1:1/', world);
  expect(verdict.state).toBe('broken');
});

test('of one host, one address is asked for at a time', async () => {
  const urls = Array.from({ length: 8 }, (_, at) => `${base}/fine?${at}`);
  ANSWERS['/fine?0'] = ANSWERS['/fine'] ?? (() => undefined);
  for (const url of urls) {
    ANSWERS[url.slice(base.length)] = (_request, out) => setImmediate(() => out.end());
  }
  const verdicts = await checkLinks(urls, world);
  expect(verdicts.map(({ state }) => state)).toEqual(urls.map(() => 'fine'));
  expect(mostOpen).toBe(1);
});

test.each([
  [200, 'https://a.example/', 'fine'],
  [200, 'https://a.example/new', 'moved'],
  [404, 'https://a.example/', 'broken'],
  [410, 'https://a.example/', 'broken'],
  [429, 'https://a.example/', 'unsure'],
  [500, 'https://a.example/', 'unsure'],
])('%i at %s is %s', (status, final, state) => {
  expect(judge('https://a.example/', status, final).state).toBe(state);
});

test('links are found in what was built, once for each page, and reported with their pages', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const write = (file: string, html: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), html);
  };
  write(
    'core/a/index.html',
    `<link href="https://cdn.example/a.css"><a href=https://a.example/x?a=1&amp;b=2#part>A</a>
     <a class=b href="https://a.example/x?a=1&amp;b=2">A</a><a href="/toolpad/core/">B</a>
     <a href="https://mui.com/toolpad/core/">C</a><a href="https://claude.ai/new?q=a">D</a>
     <a href="https://github.com/a/b/issues/new?title=c">E</a>`,
  );
  write('core/b/index.html', '<a href="https://a.example/x?a=1&amp;b=2">A</a>');
  const pages = await externalLinks(folder, 'https://mui.com');
  fs.rmSync(folder, { recursive: true });
  expect([...pages]).toEqual([['https://a.example/x?a=1&b=2', ['/core/a/', '/core/b/']]]);
  const [url = ''] = pages.keys();
  expect(linkReport([{ url, state: 'broken', detail: 'answers 404' }], pages)).toBe(
    `# Links to other sites\n\n0 of 1 are fine.\n\n## Broken\n\n- <${url}> answers 404; on /core/a/, /core/b/\n`,
  );
});

test('of many pages with a link, the report names the first', () => {
  const url = 'https://a.example/';
  const pages = new Map([[url, ['/1/', '/2/', '/3/', '/4/', '/5/']]]);
  expect(linkReport([{ url, state: 'unsure', detail: 'answers 403' }], pages)).toContain(
    'on /1/, /2/, /3/ and 2 more\n',
  );
});
