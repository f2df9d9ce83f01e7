import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Icon from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import { useLocationSuffix } from '@site/src/components/useLocationSuffix';
import type { ReactNode } from 'react';

interface LanguageMenuProps {
  /** The id of the popover. The app bar and the mobile sidebar each have a menu. */
  id: string;
  className?: string;
}

/**
 * Renders links to the page in all configured languages, if there are several. Each language is a separate build, so the
 * links load a page.
 */
export default function LanguageMenu({ id, className }: LanguageMenuProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const suffix = useLocationSuffix();
  if (i18n.locales.length < 2) {
    return null;
  }
  return (
    <Menu
      button={<Icon name="globe" />}
      className={className}
      id={id}
      label={translate({ id: 'site.language', message: 'Language' })}
    >
      {i18n.locales.map((locale) => {
        const { htmlLang: lang, label } = i18n.localeConfigs[locale] ?? {};
        const isCurrent = locale === i18n.currentLocale;
        return (
          <ListItemButton
            key={locale}
            aria-current={isCurrent ? 'true' : undefined}
            component="a"
            href={createUrl({ locale, fullyQualified: false }) + suffix}
            hrefLang={lang}
            lang={lang}
          >
            <ListItemText disableTypography primary={label} />
            {isCurrent && <Icon name="check" />}
          </ListItemButton>
        );
      })}
    </Menu>
  );
}
