import { localizeHref } from '../components/SiteLink/localizeHref';

const FRENCH = ['fr', '/toolpad/fr/'] as const;
const ENGLISH = ['en', '/toolpad/'] as const;

it.each([
  // Adds the base and the reader's language to pages, unless the link has them.
  ['/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/toolpad/fr/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/fr/core/introduction/', FRENCH, '/toolpad/fr/core/introduction/'],
  ['/french/core/', FRENCH, '/toolpad/fr/french/core/'],
  ['/', FRENCH, '/toolpad/fr/'],
  ['/toolpad/core/introduction/#slots', ENGLISH, '/toolpad/core/introduction/#slots'],
  ['/toolpad/', ENGLISH, '/toolpad/'],
  // Adds no language to external paths.
  ['/blog', FRENCH, 'pathname:///toolpad/blog'],
  ['/blog?page=2', FRENCH, 'pathname:///toolpad/blog?page=2'],
  ['/toolpad/blog/one-year/', FRENCH, 'pathname:///toolpad/blog/one-year/'],
  ['/blog/one-year/', ENGLISH, 'pathname:///toolpad/blog/one-year/'],
  ['/blogger/', FRENCH, '/toolpad/fr/blogger/'],
  ['/core/blog/', FRENCH, '/toolpad/fr/core/blog/'],
  // Supports a site at the root of its host.
  ['/blog/', ['fr', '/fr/'], 'pathname:///blog/'],
  ['/core/', ['fr', '/fr/'], '/fr/core/'],
  // Adds no prefix for a language that is served at the base itself.
  ['/core/', ['fr', '/toolpad/'], '/toolpad/core/'],
  // Keeps everything that isn't an internal pathname.
  ['https://mui.com/blog/', FRENCH, 'https://mui.com/blog/'],
  ['//mui.com/blog/', FRENCH, '//mui.com/blog/'],
  ['/\\mui.com/blog/', FRENCH, '/\\mui.com/blog/'],
  ['mailto:someone@mui.com', FRENCH, 'mailto:someone@mui.com'],
  ['#slots', FRENCH, '#slots'],
  ['introduction', FRENCH, 'introduction'],
  ['pathname:///toolpad/core.md', FRENCH, 'pathname:///toolpad/core.md'],
  ['', FRENCH, ''],
] as const)('localizes %j for %j: %j', (href, [language, base], expected) => {
  expect(localizeHref(href, language, base, ['/blog'])).toBe(expected);
});
