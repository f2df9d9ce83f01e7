import { createPagePolicy, type PolicySite, createWorkerPolicy } from '../node/policies';
import { getHeaderRules, getHeaders, type HeaderRule, PAGES_KEY } from '../node/rules';

const SITE_SOURCE = 'https://docs.example.com/toolpad/';
const SITE: PolicySite = {
  siteUrl: SITE_SOURCE,
  thirdParties: {},
  sections: [
    { path: 'demos/', policy: { 'script-src': [SITE_SOURCE], 'frame-ancestors': ["'self'"] } },
    { path: 'companion/ad/', policy: { sandbox: ['allow-scripts', 'allow-popups'] } },
  ],
  forms: ['https://stackblitz.com'],
};
const INLINE_HASHES = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const RULES = getHeaderRules(
  new Map([
    [PAGES_KEY, INLINE_HASHES],
    ['demos/', { scripts: ["'sha256-c'"], styles: [] }],
  ]),
  SITE,
  ['de', 'ar'],
);

const parsePolicy = (policy = ''): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const SHORT_CACHE = 'max-age=30, must-revalidate';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

it.each([
  ['core/introduction/', SHORT_CACHE, 'same-origin'],
  ['sw.js', SHORT_CACHE, 'same-origin'],
  ['img/favicon.svg', SHORT_CACHE, 'cross-origin'],
  ['social/core/introduction.png', SHORT_CACHE, 'cross-origin'],
  ['demos/core/a/B/', SHORT_CACHE, 'same-origin'],
  ['assets/js/main.0a1b2c3d.js', IMMUTABLE_CACHE, 'cross-origin'],
  ['companion/companion-ABCDEFGH.js', IMMUTABLE_CACHE, 'same-origin'],
  ['search-index/core-current.names.json', SHORT_CACHE, 'same-origin'],
])('sends %s with the cache lifetime “%s” and the resource policy “%s”', (path, cache, origin) => {
  expect(getHeaders(RULES, path)).toMatchObject({
    'Cache-Control': cache,
    'Cross-Origin-Resource-Policy': origin,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()') as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it.each([
  ['core/introduction/', /script-src 'sha256-a'.*frame-ancestors 'self'/],
  ['404.html', /script-src 'sha256-a'.*frame-ancestors 'self'/],
  ['assets/js/main.0a1b2c3d.js', /^default-src 'none'; style-src 'unsafe-inline'; sandbox$/],
  ['assets/worker/1.0a1b2c3d.js', /^default-src 'none'; script-src .+; connect-src [^;]+$/],
  [
    'demos/core/a/B/',
    /^script-src 'sha256-c' https:\/\/docs\.example\.com\/toolpad\/; frame-ancestors 'self'$/,
  ],
  ['companion/ad/frame-0a1b2c3d.html', /^sandbox allow-scripts allow-popups; script-src$/],
])('sends %s with the content security policy of its section', (path, expected) => {
  expect(getHeaders(RULES, path)['Content-Security-Policy']).toMatch(expected);
});

it('replaces headers of earlier rules with those of later rules', () => {
  const rules: HeaderRule[] = [
    { path: '', headers: { A: '1', B: '1' } },
    { path: 'x/', headers: { B: '2' } },
    { path: 'y', headers: { A: '4' } },
  ];
  expect(getHeaders(rules, 'x/a')).toEqual({ A: '1', B: '2' });
  expect(getHeaders(rules, 'y')).toEqual({ A: '4', B: '1' });
  expect(getHeaders(rules, 'yy')).toEqual({ A: '1', B: '1' });
});

it.each(['core/introduction/', 'demos/core/a/B/', 'assets/js/main.0a1b2c3d.js'])(
  'sends %s with the same headers in all languages',
  (path) => expect(getHeaders(RULES, `ar/${path}`)).toEqual(getHeaders(RULES, path)),
);

describe('createPagePolicy', () => {
  it('allows only the site’s own files, and inline scripts and styles with known hashes', () => {
    expect(parsePolicy(createPagePolicy(INLINE_HASHES, SITE))).toEqual({
      'default-src': SITE_SOURCE,
      'media-src': `${SITE_SOURCE} data:`,
      'script-src': `'sha256-a' ${SITE_SOURCE}`,
      'style-src': `'sha256-b' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${SITE_SOURCE}`,
      'style-src-attr': "'none'",
      'img-src': `${SITE_SOURCE} data:`,
      'font-src': SITE_SOURCE,
      'connect-src': SITE_SOURCE,
      'frame-src': SITE_SOURCE,
      'manifest-src': SITE_SOURCE,
      'worker-src': SITE_SOURCE,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': `${SITE_SOURCE} https://stackblitz.com`,
      'frame-ancestors': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  it('allows configured third parties, but then doesn’t enforce Trusted Types', () => {
    const thirdParties = { 'script-src': ['https://ads.example.com'], 'img-src': ['https:'] };
    const policy = parsePolicy(createPagePolicy(INLINE_HASHES, { ...SITE, thirdParties }));
    expect(policy['script-src']).toBe(`'sha256-a' ${SITE_SOURCE} https://ads.example.com`);
    expect(policy['img-src']).toBe(`${SITE_SOURCE} data: https:`);
    expect(policy['style-src']).not.toContain('ads');
    expect(policy).not.toHaveProperty('require-trusted-types-for');
  });

  it('throws an error if the policy is too long for a header', () => {
    const styles = Array.from({ length: 30 }, (_, index) => `'sha256-${String(index).repeat(40)}'`);
    expect(() => createPagePolicy({ ...INLINE_HASHES, styles }, SITE)).toThrow(
      /^Hosting: expected the policy of the pages to have at most 1973 characters, .* but found \d+, with 2 script sources and 32 style sources\. .* move them into files\.$/,
    );
  });
});

it('allows the service worker to load and import only the site’s own files', () => {
  expect(parsePolicy(createWorkerPolicy(SITE))).toEqual({
    'default-src': "'none'",
    'script-src': SITE_SOURCE,
    'connect-src': SITE_SOURCE,
  });
});
