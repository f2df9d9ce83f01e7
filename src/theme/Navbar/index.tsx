import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Icon from '@site/plugins/shared/components/Icon';
import Logo from '@site/src/components/Logo';
import ProductSwitch from '@site/src/components/ProductSwitch';
import { useProduct } from '@site/src/components/useProduct';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ColorModeMenu from './ColorModeMenu';
import LanguageMenu from './LanguageMenu';
import styles from './styles.module.css';
import VersionMenu from './VersionMenu';

/**
 * Ejected: the app bar. Every control in it works before React, most of them without any script. It is
 * a plain header: MUI's has a style attribute, which a strict policy does not allow.
 */
export default function Navbar(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const product = useProduct();
  const home = useBaseUrl('/');
  const overview = useBaseUrl(product.home);
  const search = useBaseUrl('/search/');
  return (
    <header className={`${styles.bar} no-print`}>
      <Toolbar className={styles.toolbar} disableGutters>
        <IconButton
          aria-label="Open navigation"
          className={styles.open}
          popoverTarget="siteSidebar"
          size="small"
        >
          <Icon name="menu" size={18} />
        </IconButton>
        <div className={styles.brand}>
          <Link className={styles.home} to={home}>
            <Logo />
            {siteConfig.title}
          </Link>
          {/* On phones, where the switch is in the drawer. */}
          <Link className={styles.product} to={overview}>
            {product.shortName}
          </Link>
          <VersionMenu />
        </div>
        <ProductSwitch className={styles.products} />
        <a aria-haspopup="dialog" className={styles.search} data-open-search href={search}>
          <Icon name="search" />
          <span className={styles.searchLabel}>Search the docs</span>
          <kbd aria-hidden="true" className={styles.key}>
            Ctrl K
          </kbd>
        </a>
        <div className={clsx(styles.tools, i18n.locales.length > 1 && styles.withLanguages)}>
          <LanguageMenu className={styles.wide} id="siteLanguageMenu" />
          <ColorModeMenu />
          <IconButton
            aria-label="Source code"
            className={styles.tool}
            href={siteConfig.customFields?.repository as string}
            size="small"
            title="Source code"
          >
            <Icon name="source" />
          </IconButton>
        </div>
      </Toolbar>
    </header>
  );
}
