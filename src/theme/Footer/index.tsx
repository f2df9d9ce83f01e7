import Link from '@docusaurus/Link';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MuiLink from '@mui/material/Link';
import Icon from '@site/plugins/shared/components/Icon';
import { useLocationSuffix } from '@site/src/components/useLocationSuffix';
import { useProduct, useVersionedUrl } from '@site/src/components/useProduct';
import { REPOSITORY } from '@site/src/site/urls';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The instructions for adding a language. */
const LANGUAGE_GUIDE = `${REPOSITORY}/blob/master/docs/CONTRIBUTING.md#add-a-language`;

/** Renders the languages of the site as links, and a link for readers who want to add one. */
function Languages(): ReactNode {
  const { currentLocale, localeConfigs, locales } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const suffix = useLocationSuffix();
  return (
    <nav
      aria-label={translate({ id: 'site.language', message: 'Language' })}
      className={styles.links}
    >
      <Icon name="globe" />
      {locales.map((locale) => {
        const { htmlLang: lang, label } = localeConfigs[locale] ?? {};
        return locale === currentLocale ? (
          <span key={locale} aria-current="true" lang={lang}>
            {label}
          </span>
        ) : (
          <MuiLink
            key={locale}
            href={createUrl({ locale, fullyQualified: false }) + suffix}
            hrefLang={lang}
            lang={lang}
          >
            {label}
          </MuiLink>
        );
      })}
      <MuiLink component={Link} to={LANGUAGE_GUIDE}>
        {translate({ id: 'site.addLanguage', message: 'Add a language' })}
      </MuiLink>
    </nav>
  );
}

/** Ejected: renders the license, links for the current product, and the languages. */
export default function Footer(): ReactNode {
  const { home } = useProduct();
  const getUrl = useVersionedUrl();
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={styles.line}>
        <span>
          {translate({
            id: 'site.license',
            message: 'Toolpad is open source under the MIT license.',
          })}
        </span>
        <nav
          aria-label={translate({ id: 'site.footer', message: 'Site' })}
          className={styles.links}
        >
          <MuiLink component={Link} to={getUrl(`${home}support/`)}>
            {translate({ id: 'site.support', message: 'Support' })}
          </MuiLink>
          <MuiLink component={Link} to={getUrl(`${home}roadmap/`)}>
            {translate({ id: 'site.roadmap', message: 'Roadmap' })}
          </MuiLink>
          <MuiLink href={useBaseUrl('/search/')}>
            {translate({ id: 'site.allPages', message: 'All pages' })}
          </MuiLink>
          <MuiLink component={Link} to={REPOSITORY}>
            GitHub
          </MuiLink>
        </nav>
        <Languages />
      </div>
    </footer>
  );
}
