import { headerRules, type HeaderRule, headersAt, inLanguages, mergedRules } from '../node/rules';

const INLINE = { scripts: ["'sha256-a'"], styles: [] };
const SITE = {
  own: 'https://docs.example.com/',
  thirdParties: {},
  adFrame: { 'script-src': ['https://ads.example.com'] },
  forms: [],
};
const RULES = mergedRules(headerRules({ pages: INLINE, frames: INLINE, ads: INLINE }, SITE));

test.each([
  ['core/introduction/', 'max-age=30, must-revalidate'],
  ['sw.js', 'max-age=30, must-revalidate'],
  ['manifest.webmanifest', 'max-age=30, must-revalidate'],
  ['img/favicon.svg', 'max-age=30, must-revalidate'],
  ['demos/core/a/B/', 'max-age=30, must-revalidate'],
  ['assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['companion/companion-ABCDEFGH.js', 'public, max-age=31536000, immutable'],
  ['search-index/core-0a1b2c3d.json', 'public, max-age=31536000, immutable'],
])('%s is kept as %s says', (path, expected) => {
  expect(headersAt(RULES, path)['Cache-Control']).toBe(expected);
});

test.each([
  ['core/introduction/', 'same-origin'],
  ['assets/demos/react.0a1b2c3d.js', 'cross-origin'],
  ['social/core/introduction.png', 'cross-origin'],
])('%s may be loaded by %s', (path, expected) => {
  expect(headersAt(RULES, path)['Cross-Origin-Resource-Policy']).toBe(expected);
});

test.each([
  ['core/introduction/', /frame-ancestors 'self'/],
  ['404.html', /frame-ancestors 'self'/],
  ['demos/core/a/B/', /^(?!.*(?:unsafe-eval|sandbox)).*frame-ancestors 'self'/],
  ['live/core/a/B/', /'unsafe-eval'.*frame-ancestors 'self'.*sandbox allow-scripts/],
  [
    'companion/ad/frame-0a1b2c3d.html',
    /script-src 'sha256-a' https:\/\/ads.*; sandbox allow-scripts allow-popups$/,
  ],
])('%s has its policy', (path, expected) => {
  expect(headersAt(RULES, path)['Content-Security-Policy']).toMatch(expected);
});

test('each answer says what browsers must not guess, keep or allow', () => {
  for (const path of ['', 'core/', 'assets/a.js', 'live/a/', 'sw.js']) {
    expect(headersAt(RULES, path)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
});

test('without a frame for the ad there is no rule for it', () => {
  const none = { scripts: [], styles: [] };
  const rules = headerRules({ pages: INLINE, frames: INLINE, ads: none }, SITE);
  expect(rules.map(({ path }) => path)).not.toContain('companion/ad/');
});

test('a later rule takes the place of headers, and of no others', () => {
  const rules: HeaderRule[] = [
    { path: '', headers: { A: '1', B: '1' } },
    { path: 'x/', headers: { B: '2' } },
    { path: 'x/', headers: { C: '3' } },
    { path: 'y', headers: { A: '4' } },
  ];
  expect(mergedRules(rules)).toHaveLength(3);
  expect(headersAt(rules, 'x/a')).toEqual({ A: '1', B: '2', C: '3' });
  expect(headersAt(rules, 'y')).toEqual({ A: '4', B: '1' });
  expect(headersAt(rules, 'yy')).toEqual({ A: '1', B: '1' });
});

test.each([
  'core/introduction/',
  'demos/core/a/B/',
  'assets/js/main.0a1b2c3d.js',
  'live/core/a/B/',
])('%s has the same headers in another language', (path) => {
  const rules = inLanguages(RULES, ['de', 'ar']);
  expect(headersAt(rules, `ar/${path}`)).toEqual(headersAt(RULES, path));
  expect(headersAt(rules, path)).toEqual(headersAt(RULES, path));
});
