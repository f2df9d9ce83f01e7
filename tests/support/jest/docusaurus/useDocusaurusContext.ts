import { siteConfig } from '../fakeSite';

const i18n = {
  currentLocale: 'en',
  locales: ['en'],
  localeConfigs: { en: { label: 'English', htmlLang: 'en' } },
};

export default () => ({ siteConfig, i18n });
