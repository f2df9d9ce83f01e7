import fc from 'fast-check';
import {
  getCanonicalPath,
  getMarkdownUrl,
  getPageUrl,
  getSocialImageUrl,
  localizeHref,
  removeBase,
  removeLanguage,
} from '../paths';

it.each([
  ['/toolpad/core/introduction/', '/toolpad/', '/core/introduction/'],
  ['/toolpad', '/toolpad/', '/'],
  ['/toolpad?a=b', '/toolpad/', '/?a=b'],
  ['/core', '/', '/core'],
  ['/', '/', '/'],
  ['/toolpad-old/core', '/toolpad/', undefined],
  ['/core', '/toolpad/', undefined],
])('removes the base URL from the route: %j, base URL %j → %j', (route, baseUrl, expected) => {
  expect(removeBase(route, baseUrl)).toBe(expected);
});

it.each([
  // Removes the language prefix.
  ['/fr/core/introduction/', '/core/introduction'],
  ['/core/introduction/', '/core/introduction'],
  ['/en/', '/'],
  ['/en', '/en'],
  // Renames a leading `api` segment.
  ['/fr/api/button/', '/api-docs/button'],
  ['/api#props', '/api-docs'],
  ['/api-docs/button', '/api-docs/button'],
  ['/API', '/API'],
  ['/core/api/account/', '/core/api/account'],
  // Removes the query and the hash, and then one trailing slash.
  ['/core/#/slots/', '/core'],
  ['/core/#two\nlines/', '/core'],
  ['/core/?a=b#slots/', '/core'],
  ['/core//', '/core/'],
  // Accepts incomplete and empty paths.
  ['', '/'],
  ['/', '/'],
  ['fr/core', '/core'],
])('returns the canonical path of %j: %j', (pathname, expected) => {
  expect(getCanonicalPath(pathname, ['en', 'fr'])).toBe(expected);
});

it('returns a pathname with a leading slash, and without a query or hash, for any input', () => {
  fc.assert(
    fc.property(fc.string(), (pathname) => {
      expect(getCanonicalPath(pathname, ['en'])).toMatch(/^\/[^?#]*$/);
    }),
  );
});

it.each([
  ['/fr/core/introduction', '/core/introduction'],
  ['/en/', '/'],
  // Removes only the first prefix.
  ['/fr/ja/core', '/ja/core'],
  // Keeps a language that isn't followed by a slash.
  ['/fr', '/fr'],
  ['/fr#/', '/fr#/'],
  // Keeps segments that only start with a language or differ in case.
  ['/french/core', '/french/core'],
  ['/FR/core', '/FR/core'],
  // Keeps languages that aren't configured or aren't the first segment.
  ['/de/core', '/de/core'],
  ['/core/fr/x', '/core/fr/x'],
  ['fr/x', 'fr/x'],
])('removes only a language prefix: %j → %j', (pathname, rest) => {
  expect(removeLanguage(pathname, ['en', 'fr', 'ja'])).toBe(rest);
});

const FRENCH_SITE = ['fr', '/toolpad/fr/'] as const;
const ENGLISH_SITE = ['en', '/toolpad/'] as const;

it.each([
  // Adds the base and the reader's language to links to pages, unless the link already contains them.
  ['/core/introduction/', FRENCH_SITE, '/toolpad/fr/core/introduction/'],
  ['/toolpad/fr/core/introduction/', FRENCH_SITE, '/toolpad/fr/core/introduction/'],
  ['/fr/core/introduction/', FRENCH_SITE, '/toolpad/fr/core/introduction/'],
  ['/french/core/', FRENCH_SITE, '/toolpad/fr/french/core/'],
  ['/', FRENCH_SITE, '/toolpad/fr/'],
  ['/toolpad/core/introduction/#slots', ENGLISH_SITE, '/toolpad/core/introduction/#slots'],
  // Adds no language to external paths.
  ['/blog', FRENCH_SITE, 'pathname:///toolpad/blog'],
  ['/blog?page=2', FRENCH_SITE, 'pathname:///toolpad/blog?page=2'],
  ['/toolpad/blog/one-year/', FRENCH_SITE, 'pathname:///toolpad/blog/one-year/'],
  ['/blog/one-year/', ENGLISH_SITE, 'pathname:///toolpad/blog/one-year/'],
  ['/blogger/', FRENCH_SITE, '/toolpad/fr/blogger/'],
  // Supports a site at the root of its host.
  ['/blog/', ['fr', '/fr/'], 'pathname:///blog/'],
  ['/core/', ['fr', '/fr/'], '/fr/core/'],
  // Adds no prefix for a language that is served at the base itself.
  ['/core/', ['fr', '/toolpad/'], '/toolpad/core/'],
  // Adds only the site's base to the paths of files.
  ['pathname:///core.md', FRENCH_SITE, 'pathname:///toolpad/core.md'],
  // Keeps everything that isn't an internal pathname.
  ['https://mui.com/blog/', FRENCH_SITE, 'https://mui.com/blog/'],
  ['//mui.com/blog/', FRENCH_SITE, '//mui.com/blog/'],
  ['/\\mui.com/blog/', FRENCH_SITE, '/\\mui.com/blog/'],
  ['#slots', FRENCH_SITE, '#slots'],
  ['pathname:///toolpad/core.md', FRENCH_SITE, 'pathname:///toolpad/core.md'],
  ['', FRENCH_SITE, ''],
] as const)('localizes %j for %j: %j', (href, [language, base], expected) => {
  expect(localizeHref(href, language, base, ['/blog'])).toBe(expected);
});

it.each([
  ['/toolpad/core/crud', 'core/crud'],
  ['/toolpad/core/crud/', 'core/crud'],
  ['/toolpad/core/My Page/', 'core/My%20Page'],
  ['/toolpad/core/My%20Page', 'core/My%20Page'],
  ['/toolpad/core/100%', 'core/100%25'],
])(
  'encodes the URLs of the page, its Markdown copy, and its social image for the permalink %s',
  (permalink, path) => {
    expect(getPageUrl(permalink)).toBe(`/toolpad/${path}/`);
    expect(getMarkdownUrl(permalink)).toBe(`/toolpad/${path}.md`);
    expect(getSocialImageUrl(permalink, '/toolpad/')).toBe(`/toolpad/social/${path}.png`);
  },
);
