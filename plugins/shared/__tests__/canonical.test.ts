import fc from 'fast-check';
import { getCanonicalPath } from '../navigation/canonical';

it.each([
  // Removes the language prefix.
  ['/fr/core/introduction/', '/core/introduction'],
  ['/core/introduction/', '/core/introduction'],
  ['/en/', '/'],
  ['/en', '/en'],
  // Renames a leading `api` segment.
  ['/api', '/api-docs'],
  ['/fr/api/button/', '/api-docs/button'],
  ['/api#props', '/api-docs'],
  ['/api?a=b', '/api-docs'],
  ['/apiary', '/apiary'],
  ['/api-docs/button', '/api-docs/button'],
  ['/API', '/API'],
  ['/core/api/account/', '/core/api/account'],
  // Removes the query and the hash, and then one trailing slash.
  ['/core/#slots', '/core'],
  ['/core/#/slots/', '/core'],
  ['/core#a#b', '/core'],
  ['/core/#two\nlines/', '/core'],
  ['/core?a=/b/', '/core'],
  ['/core/?a=b#slots/', '/core'],
  ['/core//', '/core/'],
  // Accepts incomplete and empty paths.
  ['', '/'],
  ['/', '/'],
  ['//', '/'],
  ['?a=b', '/'],
  ['api', '/api-docs'],
  ['fr/core', '/core'],
  ['/core//introduction', '/core//introduction'],
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
