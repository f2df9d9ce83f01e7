import fc from 'fast-check';
import { canonicalPath } from '../../navigation/canonical';
import { LANGUAGES, address, language } from './arbitraries';

describe('canonicalPath', () => {
  test.each([
    // Language prefix off.
    ['/fr/core/introduction/', '/core/introduction'],
    ['/en/core/introduction/', '/core/introduction'],
    ['/core/introduction/', '/core/introduction'],
    ['/en/', '/'],
    ['/en', '/en'],
    ['/fr', '/fr'],
    ['/english/x', '/english/x'],
    ['/de/core/', '/de/core'],
    // A leading segment 'api', whole and at the very start only.
    ['/api', '/api-docs'],
    ['/api/', '/api-docs'],
    ['/api/button', '/api-docs/button'],
    ['/fr/api/button/', '/api-docs/button'],
    ['/api#props', '/api-docs'],
    ['/api?a=b', '/api-docs'],
    ['/apiary', '/apiary'],
    ['/api-docs/button', '/api-docs/button'],
    ['/api.html', '/api.html'],
    ['/API', '/API'],
    ['/core/api/account/', '/core/api/account'],
    // Hash off, then one trailing slash off.
    ['/core#slots', '/core'],
    ['/core/#slots', '/core'],
    ['/core/#/slots/', '/core'],
    ['/core#', '/core'],
    ['/core#a#b', '/core'],
    ['/core/#two\nlines/', '/core'],
    ['/core//', '/core/'],
    // Query strings do not belong to it.
    ['/core/?a=b', '/core'],
    ['/core?a=/b/', '/core'],
    ['/core/?a=b#slots/', '/core'],
    ['/core/#slots?a=b', '/core'],
    // Odd input.
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['#top', '/'],
    ['?a=b', '/'],
    ['/#top', '/'],
    ['core/introduction/', '/core/introduction'],
    ['api', '/api-docs'],
    ['fr/core', '/core'],
    ['/core//introduction', '/core//introduction'],
    ['/x/react-data-grid/components', '/x/react-data-grid/components'],
  ])('%j → %j', (pathname, expected) => {
    expect(canonicalPath(pathname, ['en', 'fr'])).toBe(expected);
  });

  test('is settled after once', () => {
    fc.assert(
      fc.property(address, (pathname) => {
        const once = canonicalPath(pathname, LANGUAGES);
        expect(canonicalPath(once, LANGUAGES)).toBe(once);
      }),
    );
  });

  test('is the same in every language', () => {
    fc.assert(
      fc.property(address, language, (pathname, prefix) => {
        expect(canonicalPath(`/${prefix}${pathname}`, LANGUAGES)).toBe(
          canonicalPath(pathname, LANGUAGES),
        );
      }),
    );
  });

  test('starts with a slash and carries neither hash nor query, whatever comes in', () => {
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        expect(canonicalPath(pathname)).toMatch(/^\/[^?#]*$/);
      }),
    );
  });
});
