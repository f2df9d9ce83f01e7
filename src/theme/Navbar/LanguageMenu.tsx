import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import { MenuLanguage } from '@site/src/components/Menu/MenuItem';
import type { ReactNode } from 'react';

interface LanguageMenuProps {
  /** Unique on the page: on phones the menu is in the drawer, else in the app bar. */
  id: string;
  className?: string;
}

/**
 * The languages that the site is configured for; the page stays the same. One language is nothing to
 * choose from.
 */
export default function LanguageMenu({ id, className }: LanguageMenuProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  if (i18n.locales.length < 2) {
    return null;
  }
  return (
    <Menu button={<Icon name="globe" />} className={className} id={id} label="Language">
      {i18n.locales.map((locale) => (
        <MenuLanguage
          key={locale}
          lang={i18n.localeConfigs[locale]?.htmlLang}
          href={
            locale === i18n.currentLocale ? undefined : createUrl({ locale, fullyQualified: false })
          }
        >
          {i18n.localeConfigs[locale]?.label}
        </MenuLanguage>
      ))}
    </Menu>
  );
}
