import { isBlogPath, localizeLink, splitLanguage } from '../../navigation/language';

const LANGUAGES = ['en', 'fr', 'ja'];

describe('splitLanguage', () => {
  test.each([
    // A whole leading segment that names a configured language.
    ['/fr/core/introduction', 'fr', '/core/introduction'],
    ['/en/core/introduction', 'en', '/core/introduction'],
    ['/en/', 'en', '/'],
    ['/ja/#top', 'ja', '/#top'],
    // One prefix, the first.
    ['/fr/ja/core', 'fr', '/ja/core'],
    // No slash after it.
    ['/en', 'en', '/en'],
    ['/fr', 'en', '/fr'],
    ['/fr#/', 'en', '/fr#/'],
    ['/fr?a=/', 'en', '/fr?a=/'],
    // Not a whole segment, or not in the spelling of the configuration.
    ['/french/core', 'en', '/french/core'],
    ['/english/x', 'en', '/english/x'],
    ['/FR/core', 'en', '/FR/core'],
    // Not configured.
    ['/de/core', 'en', '/de/core'],
    // Not leading.
    ['/core/fr/x', 'en', '/core/fr/x'],
    ['//fr/x', 'en', '//fr/x'],
    ['fr/x', 'en', 'fr/x'],
    ['core', 'en', 'core'],
    ['/', 'en', '/'],
    ['//', 'en', '//'],
    ['', 'en', ''],
  ])('%j is %s, %j', (pathname, language, rest) => {
    expect(splitLanguage(pathname, LANGUAGES)).toEqual({ language, pathname: rest });
  });

  test('knows English alone unless told otherwise', () => {
    expect(splitLanguage('/fr/core')).toEqual({ language: 'en', pathname: '/fr/core' });
    expect(splitLanguage('/en/core')).toEqual({ language: 'en', pathname: '/core' });
  });
});

describe('localizeLink', () => {
  test.each([
    ['/core/introduction', 'fr', '/fr/core/introduction'],
    ['/', 'fr', '/fr/'],
    ['/core#slots', 'fr', '/fr/core#slots'],
    // English has no prefix.
    ['/core/introduction', 'en', '/core/introduction'],
    // There already; a segment without a slash after it is no prefix.
    ['/fr/core', 'fr', '/fr/core'],
    ['/fr/', 'fr', '/fr/'],
    ['/french/core', 'fr', '/fr/french/core'],
    ['/fr', 'fr', '/fr/fr'],
    // The blog never has one.
    ['/blog', 'fr', '/blog'],
    ['/blog/', 'fr', '/blog/'],
    ['/blog/toolpad-core', 'fr', '/blog/toolpad-core'],
    ['/blog#latest', 'fr', '/blog#latest'],
    ['/blog?page=2', 'fr', '/blog?page=2'],
    ['/blogger', 'fr', '/fr/blogger'],
    ['/core/blog', 'fr', '/fr/core/blog'],
    // Not internal, or not a pathname.
    ['https://mui.com/', 'fr', 'https://mui.com/'],
    ['//mui.com/core', 'fr', '//mui.com/core'],
    ['/\\mui.com/core', 'fr', '/\\mui.com/core'],
    ['mailto:someone@mui.com', 'fr', 'mailto:someone@mui.com'],
    ['#slots', 'fr', '#slots'],
    ['?a=b', 'fr', '?a=b'],
    ['introduction', 'fr', 'introduction'],
    ['', 'fr', ''],
  ])('%j for a reader of %s is %j', (href, language, expected) => {
    expect(localizeLink(href, language)).toBe(expected);
  });
});

test.each([
  ['/blog', true],
  ['/blog/', true],
  ['/blog/post', true],
  ['/blog?page=2', true],
  ['/blogger', false],
  ['/core/blog', false],
  ['blog', false],
  ['', false],
])('isBlogPath(%j) is %s', (pathname, expected) => {
  expect(isBlogPath(pathname)).toBe(expected);
});
