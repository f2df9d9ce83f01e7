import {
  createEdgeConfig,
  createEdgeHeaders,
  createEdgeRedirects,
  createEdgeWorker,
} from '../node/edge';
import type { HostedSite } from '../node/site';

const SITE: HostedSite = {
  base: '/toolpad/',
  rules: [
    { path: '', headers: { A: 'one "quoted" value', B: '1' } },
    { path: 'x/', headers: { B: '2' } },
    { path: 'sw.js', headers: { C: '3' } },
  ],
  moved: { '/toolpad/core/': '/toolpad/core/introduction/' },
  markdownFolders: ['core', 'de/core'],
};

it('removes an earlier rule’s header before it sets the header again', () => {
  expect(createEdgeHeaders(SITE).split('\n').slice(1)).toEqual([
    '/toolpad/*',
    '  A: one "quoted" value',
    '  B: 1',
    '/toolpad/x/*',
    '  ! B',
    '  B: 2',
    '/toolpad/sw.js',
    '  C: 3',
    '',
  ]);
});

it('redirects moved URLs, both with and without a trailing slash', () => {
  expect(createEdgeRedirects(SITE).split('\n').slice(1)).toEqual([
    '/toolpad /toolpad/ 301',
    '/toolpad/core/ /toolpad/core/introduction/ 301',
    '/toolpad/core /toolpad/core/introduction/ 301',
    '',
  ]);
});

it('runs the script only for pages with Markdown copies and for missing files', () => {
  const config = JSON.parse(createEdgeConfig(SITE).replace(/^\/\/.*\n/, '')) as unknown;
  expect(config).toMatchObject({
    name: 'toolpad-docs',
    assets: {
      run_worker_first: ['/toolpad/core/*', '/toolpad/de/core/*'],
      not_found_handling: 'none',
    },
  });
});

type Fetch = (input: Request | URL) => Promise<Response>;
interface Worker {
  fetch: (request: Request, env: { ASSETS: { fetch: Fetch } }) => Promise<Response>;
}
const FILES = ['core/a/', 'core/a.md', 'core/bare/', '', '404'].map((file) => `/toolpad/${file}`);

/** Runs the edge script as the platform does. The content of each file is its path. */
async function fetchFromWorker(
  path: string,
  accept: string,
  headers?: Record<string, string>,
): Promise<Response> {
  const module: { exports?: Worker } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('module', createEdgeWorker(SITE).replace('export default', 'module.exports ='))(
    module,
  );
  const fetch: Fetch = (input) => {
    const { pathname } = new URL(input instanceof URL ? input : input.url);
    const status = FILES.includes(pathname) ? 200 : 404;
    return Promise.resolve(new Response(pathname, { status }));
  };
  const request = new Request(`https://docs.example.com${path}`, {
    headers: { Accept: accept, ...headers },
  });
  const response = await module.exports?.fetch(request, { ASSETS: { fetch } });
  if (!response) {
    throw new Error('The script has no default export.');
  }
  return response;
}

it.each([
  ['/toolpad/core/a/', 'text/html,*/*', '/toolpad/core/a/', 200],
  ['/toolpad/core/a/', 'text/markdown, text/html', '/toolpad/core/a.md', 200],
  ['/toolpad/core/a/', 'text/html, Text/Markdown;q=0.9', '/toolpad/core/a.md', 200],
  ['/toolpad/core/a/', 'text/html, text/markdown; q=0', '/toolpad/core/a/', 200],
  ['/toolpad/core/a/?q=1', 'text/markdown', '/toolpad/core/a.md', 200],
  ['/toolpad/core/bare/', 'text/markdown', '/toolpad/core/bare/', 200],
  ['/toolpad/core/nothing/', 'text/markdown', '/toolpad/404', 404],
  ['/toolpad/assets/js/gone.js', '*/*', '/toolpad/404', 404],
])('responds to %s (Accept: %s) with %s and status %i', async (path, accept, body, status) => {
  const response = await fetchFromWorker(path, accept);
  expect([await response.text(), response.status]).toEqual([body, status]);
});

it('sends the headers Vary and Link with pages that have a Markdown copy', async () => {
  const { headers } = await fetchFromWorker('/toolpad/core/a/', 'text/html');
  expect(headers.get('Vary')).toBe('Accept');
  expect(headers.get('Link')).toBe('</toolpad/core/a.md>; rel="alternate"; type="text/markdown"');
});

it('lets only browsers cache a prefetched page, and reuse it with a different Accept header', async () => {
  const { headers } = await fetchFromWorker('/toolpad/core/a/', 'text/html', {
    'Sec-Purpose': 'prefetch;prerender',
  });
  expect(headers.get('Vary')).toBeNull();
  expect(headers.get('Cache-Control')).toContain('private');
});
