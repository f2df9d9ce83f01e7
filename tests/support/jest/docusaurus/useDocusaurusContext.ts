import { site, siteConfig } from '../fakeSite';

const localeConfigs = {
  en: { label: 'English', htmlLang: 'en' },
  de: { label: 'Deutsch', htmlLang: 'de' },
};

export default () => ({
  siteConfig,
  i18n: { currentLocale: 'en', locales: site.locales, localeConfigs },
});
