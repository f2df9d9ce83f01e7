import type { LoadContext } from '@docusaurus/types';
import type { CompanionConfig, CompanionSettings } from './settings';

/**
 * Returns the companion's data for one build. Docusaurus builds each language with its own base URL, but canonical
 * locations have the base URL of the default language.
 */
export function getCompanionConfig(
  { baseUrl, siteConfig, i18n }: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>,
  settings: CompanionSettings,
): CompanionConfig {
  return {
    settings,
    url: siteConfig.url,
    baseUrl,
    siteBaseUrl: i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl,
    languages: i18n.locales,
    production: process.env.NODE_ENV === 'production',
  };
}
