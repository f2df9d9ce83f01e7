import { edgeConfig, edgeHeaders, edgeRedirects, edgeWorker } from '../node/edge';
import type { HeaderRule } from '../node/rules';

const base = '/toolpad/';

test('a header that a rule before has set is taken off first', () => {
  const rules: HeaderRule[] = [
    { path: '', headers: { A: '1', B: '1' } },
    { path: 'x/', headers: { B: '2' } },
    { path: 'sw.js', headers: { C: '3' } },
  ];
  expect(edgeHeaders({ base, rules }).split('\n').slice(1)).toEqual([
    '/toolpad/*',
    '  A: 1',
    '  B: 1',
    '/toolpad/x/*',
    '  ! B',
    '  B: 2',
    '/toolpad/sw.js',
    '  C: 3',
    '',
  ]);
});

test.each([
  [
    'at most 100 rules of headers',
    Array.from({ length: 101 }, (_, index) => ({ path: `${index}/`, headers: {} })),
  ],
  ['at most 2000 characters in the line', [{ path: '', headers: { A: 'x'.repeat(2000) } }]],
])('expects %s', (expected, rules) => {
  expect(() => edgeHeaders({ base, rules })).toThrow(expected);
});

test('an address that has moved leads on, with its slash and without', () => {
  const moved = { '/toolpad/core/': '/toolpad/core/introduction/' };
  expect(edgeRedirects({ base, moved }).split('\n').slice(1)).toEqual([
    '/toolpad /toolpad/ 301',
    '/toolpad/core/ /toolpad/core/introduction/ 301',
    '/toolpad/core /toolpad/core/introduction/ 301',
    '',
  ]);
  const many = Object.fromEntries(
    Array.from({ length: 1050 }, (_, index) => [`/${index}/`, '/toolpad/']),
  );
  expect(() => edgeRedirects({ base, moved: many })).toThrow('at most 2100 redirects');
});

const SITE = { base, rules: [], moved: {}, twinFolders: ['core', 'studio'] };

test('the script runs for pages that have twins, and for what is not there', () => {
  const config = JSON.parse(edgeConfig(SITE).replace(/^\/\/.*\n/, '')) as unknown;
  expect(config).toMatchObject({
    name: 'toolpad-docs',
    assets: {
      run_worker_first: ['/toolpad/core/*', '/toolpad/studio/*'],
      not_found_handling: 'none',
    },
  });
});

type Fetch = (input: Request | URL) => Promise<Response>;

interface Worker {
  fetch: (request: Request, env: { ASSETS: { fetch: Fetch } }) => Promise<Response>;
}

/** The script as the platform would load it, over a site with one page. */
async function ask(path: string, accept: string): Promise<{ path: string; response: Response }> {
  const module: { exports?: Worker } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('module', edgeWorker(SITE).replace('export default', 'module.exports ='))(module);
  const files = ['core/a/', 'core/a.md', 'core/bare/', '', '404'].map((file) => `/toolpad/${file}`);
  const ASSETS = {
    fetch: (input: Request | URL) => {
      const { pathname } = new URL(input instanceof URL ? input : input.url);
      return Promise.resolve(
        new Response(pathname, { status: files.includes(pathname) ? 200 : 404 }),
      );
    },
  };
  const request = new Request(`https://docs.example.com${path}`, { headers: { Accept: accept } });
  const response = await module.exports?.fetch(request, { ASSETS });
  if (!response) {
    throw new Error('The script has no default export.');
  }
  return { path: await response.clone().text(), response };
}

test.each([
  ['/toolpad/core/a/', 'text/html,*/*', '/toolpad/core/a/'],
  ['/toolpad/core/a/', 'text/markdown, text/html', '/toolpad/core/a.md'],
  ['/toolpad/core/a/', 'text/html, Text/Markdown;q=0.9', '/toolpad/core/a.md'],
  ['/toolpad/core/a/', 'text/markdown; charset=utf-8', '/toolpad/core/a.md'],
  ['/toolpad/core/a/', 'text/html, text/markdown; q=0', '/toolpad/core/a/'],
  ['/toolpad/core/a/', 'text/markdown;q=0.0, text/html', '/toolpad/core/a/'],
  ['/toolpad/core/a/?q=1', 'text/markdown', '/toolpad/core/a.md'],
  ['/toolpad/core/bare/', 'text/markdown', '/toolpad/core/bare/'],
  ['/toolpad/core/nothing/', 'text/markdown', '/toolpad/404'],
  ['/toolpad/assets/js/gone.js', '*/*', '/toolpad/404'],
  ['/elsewhere', '*/*', '/elsewhere'],
  ['/toolpad/', 'text/markdown', '/toolpad/'],
])('at %s, who accepts %s gets %s', async (path, accept, expected) => {
  expect((await ask(path, accept)).path).toBe(expected);
});

test.each(['/toolpad/core/nothing/', '/toolpad/assets/js/gone.js'])(
  '%s is missing',
  async (path) => {
    expect((await ask(path, '*/*')).response.status).toBe(404);
  },
);

test('an answer says on what it depends, and where the twin is', async () => {
  const { response } = await ask('/toolpad/core/a/', 'text/html');
  expect(response.headers.get('Vary')).toBe('Accept');
  expect(response.headers.get('Link')).toBe(
    '</toolpad/core/a.md>; rel="alternate"; type="text/markdown"',
  );
});
