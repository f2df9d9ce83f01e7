import { linkAddress } from '../../navigation/link';

const FRENCH = ['fr', '/toolpad/fr/'] as const;
const ENGLISH = ['en', '/toolpad/'] as const;

test.each([
  // Pages get the base and the reader's language, once.
  ['/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/toolpad/fr/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/fr/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/core/introduction/', ENGLISH, '/toolpad/core/introduction/'],
  ['/toolpad/core/introduction/#slots', ENGLISH, '/toolpad/core/introduction/#slots'],
  ['/toolpad/', ENGLISH, '/toolpad/'],
  // The blog has no language, and is none of the site's pages.
  ['/blog', FRENCH, 'pathname:///toolpad/blog'],
  ['/blog/one-year/', FRENCH, 'pathname:///toolpad/blog/one-year/'],
  ['/toolpad/blog/one-year/', FRENCH, 'pathname:///toolpad/blog/one-year/'],
  ['/blog/one-year/', ENGLISH, 'pathname:///toolpad/blog/one-year/'],
  ['/blogger/', FRENCH, '/toolpad/fr/blogger/'],
  // A site at the root of its host.
  ['/blog/', ['fr', '/fr/'], 'pathname:///blog/'],
  ['/core/', ['fr', '/fr/'], '/fr/core/'],
  // One language, served at the base itself.
  ['/core/', ['fr', '/toolpad/'], '/toolpad/core/'],
  // No internal pathname.
  ['https://mui.com/blog/', FRENCH, 'https://mui.com/blog/'],
  ['//mui.com/blog/', FRENCH, '//mui.com/blog/'],
  ['/\\mui.com/blog/', FRENCH, '/\\mui.com/blog/'],
  ['mailto:someone@mui.com', FRENCH, 'mailto:someone@mui.com'],
  ['#slots', FRENCH, '#slots'],
  ['introduction', FRENCH, 'introduction'],
  ['pathname:///toolpad/core.md', FRENCH, 'pathname:///toolpad/core.md'],
  ['', FRENCH, ''],
] as const)('%j for %j leads to %j', (href, [language, base], expected) => {
  expect(linkAddress(href, language, base)).toBe(expected);
});
