import type { LoadContext } from '@docusaurus/types';
import { pageLocation } from '../analytics/location';
import { companionData } from '../node/data';
import type { CompanionSettings } from '../shared/settings';

/** What Docusaurus says of a build in one of the site's languages. */
const contextOf = (baseUrl: string, defaultBase?: string): LoadContext =>
  ({
    baseUrl,
    siteConfig: { url: 'https://mui.com' },
    i18n: { defaultLocale: 'en', localeConfigs: { en: { baseUrl: defaultBase } } },
  }) as unknown as LoadContext;

test.each([
  ['the default language', '/toolpad/', '/toolpad/core/introduction/'],
  ['another language', '/toolpad/fr/', '/toolpad/fr/core/introduction/'],
])('canonical locations have no language, in a build of %s', (_, baseUrl, route) => {
  const data = companionData(contextOf(baseUrl, '/toolpad/'), {} as CompanionSettings, true);
  const site = { url: data.url, baseUrl: data.siteBaseUrl };
  expect(data.baseUrl).toBe(baseUrl);
  expect(pageLocation(route, site, ['en', 'fr'])).toBe('https://mui.com/toolpad/core/introduction');
});

test('a site with one language has one base', () => {
  expect(companionData(contextOf('/docs/'), {} as CompanionSettings, false).siteBaseUrl).toBe(
    '/docs/',
  );
});
