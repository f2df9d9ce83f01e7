import { removeLanguage } from '../navigation/language';

it.each([
  ['/fr/core/introduction', '/core/introduction'],
  ['/en/', '/'],
  ['/ja/#top', '/#top'],
  // Only the first prefix counts.
  ['/fr/ja/core', '/ja/core'],
  // No slash follows.
  ['/fr', '/fr'],
  ['/fr#/', '/fr#/'],
  ['/fr?a=/', '/fr?a=/'],
  // It is part of a segment, or spelled in another way.
  ['/french/core', '/french/core'],
  ['/FR/core', '/FR/core'],
  // It isn't configured, or isn't the first segment.
  ['/de/core', '/de/core'],
  ['/core/fr/x', '/core/fr/x'],
  ['//fr/x', '//fr/x'],
  ['fr/x', 'fr/x'],
  ['', ''],
])('reduces %j to %j', (pathname, rest) => {
  expect(removeLanguage(pathname, ['en', 'fr', 'ja'])).toBe(rest);
});
