import { removeLanguage } from '../navigation/language';

it.each([
  ['/fr/core/introduction', '/core/introduction'],
  ['/en/', '/'],
  ['/ja/#top', '/#top'],
  // Removes only the first prefix.
  ['/fr/ja/core', '/ja/core'],
  // Keeps a language that isn't followed by a slash.
  ['/fr', '/fr'],
  ['/fr#/', '/fr#/'],
  ['/fr?a=/', '/fr?a=/'],
  // Keeps segments that only start with a language or differ in case.
  ['/french/core', '/french/core'],
  ['/FR/core', '/FR/core'],
  // Keeps languages that aren't configured or aren't the first segment.
  ['/de/core', '/de/core'],
  ['/core/fr/x', '/core/fr/x'],
  ['//fr/x', '//fr/x'],
  ['fr/x', 'fr/x'],
  ['', ''],
])('removes only a language prefix: %j → %j', (pathname, rest) => {
  expect(removeLanguage(pathname, ['en', 'fr', 'ja'])).toBe(rest);
});
