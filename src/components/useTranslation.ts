import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The language of a text, as attributes of the element that has it. */
interface TextLanguage {
  lang: string;
  dir: string;
}

/** How a page stands to its original. */
interface Translation {
  /** A page that is not translated shows its original, in the original's language. */
  original?: TextLanguage;
  /** The original has changed since the page was translated. */
  isOutdated: boolean;
}

/** Whether the page that is shown is translated, and how well it follows its original. */
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
