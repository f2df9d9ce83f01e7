import type { LoadContext } from '@docusaurus/types';
import { getCompanionConfig } from '../config';
import type { CompanionSettings } from '../settings';

it('contains the base URL of the default language and the list of languages in the build of another language', () => {
  const context = {
    baseUrl: '/toolpad/fr/',
    siteConfig: { url: 'https://mui.com' },
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: { en: { baseUrl: '/toolpad/' } },
    },
  } as unknown as LoadContext;
  expect(getCompanionConfig(context, {} as CompanionSettings)).toMatchObject({
    url: 'https://mui.com',
    baseUrl: '/toolpad/fr/',
    siteBaseUrl: '/toolpad/',
    languages: ['en', 'fr'],
  });
});
