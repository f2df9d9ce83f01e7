import type { LoadContext } from '@docusaurus/types';
import type { CompanionData, CompanionSettings } from '../shared/settings';

/**
 * What the companion of one build knows. A site with several languages is built once for each, with a
 * base of its own; the canonical locations are those of the default language, which has no prefix.
 *
 * @param production whether readers will see what is built
 */
export function companionData(
  { baseUrl, siteConfig, i18n }: Pick<LoadContext, 'baseUrl' | 'siteConfig' | 'i18n'>,
  settings: CompanionSettings,
  production: boolean,
): CompanionData {
  return {
    settings,
    url: siteConfig.url,
    baseUrl,
    siteBaseUrl: i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl,
    production,
  };
}
