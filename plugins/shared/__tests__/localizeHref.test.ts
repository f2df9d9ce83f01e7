import { localizeHref } from '../components/SiteLink/localizeHref';

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
  ['/toolpad/', ENGLISH_SITE, '/toolpad/'],
  // Adds no language to external paths.
  ['/blog', FRENCH_SITE, 'pathname:///toolpad/blog'],
  ['/blog?page=2', FRENCH_SITE, 'pathname:///toolpad/blog?page=2'],
  ['/toolpad/blog/one-year/', FRENCH_SITE, 'pathname:///toolpad/blog/one-year/'],
  ['/blog/one-year/', ENGLISH_SITE, 'pathname:///toolpad/blog/one-year/'],
  ['/blogger/', FRENCH_SITE, '/toolpad/fr/blogger/'],
  ['/core/blog/', FRENCH_SITE, '/toolpad/fr/core/blog/'],
  // Supports a site at the root of its host.
  ['/blog/', ['fr', '/fr/'], 'pathname:///blog/'],
  ['/core/', ['fr', '/fr/'], '/fr/core/'],
  // Adds no prefix for a language that is served at the base itself.
  ['/core/', ['fr', '/toolpad/'], '/toolpad/core/'],
  // Keeps everything that isn't an internal pathname.
  ['https://mui.com/blog/', FRENCH_SITE, 'https://mui.com/blog/'],
  ['//mui.com/blog/', FRENCH_SITE, '//mui.com/blog/'],
  ['/\\mui.com/blog/', FRENCH_SITE, '/\\mui.com/blog/'],
  ['mailto:someone@mui.com', FRENCH_SITE, 'mailto:someone@mui.com'],
  ['#slots', FRENCH_SITE, '#slots'],
  ['introduction', FRENCH_SITE, 'introduction'],
  ['pathname:///toolpad/core.md', FRENCH_SITE, 'pathname:///toolpad/core.md'],
  ['', FRENCH_SITE, ''],
] as const)('localizes %j for %j: %j', (href, [language, base], expected) => {
  expect(localizeHref(href, language, base, ['/blog'])).toBe(expected);
});
