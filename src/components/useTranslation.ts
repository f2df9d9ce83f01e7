import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The language of an element's text, as attributes of the element. */
interface TextLanguage {
  lang: string;
  dir: string;
}

/** The state of a page's translation. */
interface Translation {
  /** The language of the original, if the page shows the original because it isn't translated. */
  original?: TextLanguage;
  /** Whether the original has changed since the page was translated. */
  isOutdated: boolean;
}

/** Returns the state of the current page's translation. */
export function useTranslation(): Translation {
  const { i18n } = useDocusaurusContext();
  const { metadata, frontMatter } = useDoc();
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  if (currentLocale === defaultLocale) {
    return { isOutdated: false };
  }
  if (metadata.source.startsWith(`@site/i18n/${currentLocale}/`)) {
    return { isOutdated: 'isOutdated' in frontMatter };
  }
  const { htmlLang = defaultLocale, direction = 'ltr' } = localeConfigs[defaultLocale] ?? {};
  return { original: { lang: htmlLang, dir: direction }, isOutdated: false };
}
