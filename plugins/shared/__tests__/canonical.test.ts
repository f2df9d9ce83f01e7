import fc from 'fast-check';
import { getCanonicalPath } from '../navigation/canonical';

it.each([
  // The language prefix is removed.
  ['/fr/core/introduction/', '/core/introduction'],
  ['/core/introduction/', '/core/introduction'],
  ['/en/', '/'],
  ['/en', '/en'],
  // A leading segment `api` is renamed.
  ['/api', '/api-docs'],
  ['/fr/api/button/', '/api-docs/button'],
  ['/api#props', '/api-docs'],
  ['/api?a=b', '/api-docs'],
  ['/apiary', '/apiary'],
  ['/api-docs/button', '/api-docs/button'],
  ['/API', '/API'],
  ['/core/api/account/', '/core/api/account'],
  // The query, the hash, and then one trailing slash are removed.
  ['/core/#slots', '/core'],
  ['/core/#/slots/', '/core'],
  ['/core#a#b', '/core'],
  ['/core/#two\nlines/', '/core'],
  ['/core?a=/b/', '/core'],
  ['/core/?a=b#slots/', '/core'],
  ['/core//', '/core/'],
  // Unusual input.
  ['', '/'],
  ['/', '/'],
  ['//', '/'],
  ['?a=b', '/'],
  ['api', '/api-docs'],
  ['fr/core', '/core'],
  ['/core//introduction', '/core//introduction'],
])('turns %j into %j', (pathname, expected) => {
  expect(getCanonicalPath(pathname, ['en', 'fr'])).toBe(expected);
});

it('starts with a slash, and has neither query nor hash, for any input', () => {
  fc.assert(
    fc.property(fc.string(), (pathname) => {
      expect(getCanonicalPath(pathname, ['en'])).toMatch(/^\/[^?#]*$/);
    }),
  );
});
