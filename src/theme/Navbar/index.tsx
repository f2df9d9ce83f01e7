import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Icon from '@site/plugins/shared/components/Icon';
import Logo from '@site/src/components/Logo';
import ProductSwitch from '@site/src/components/ProductSwitch';
import { useProduct, useVersionedUrl } from '@site/src/components/useProduct';
import { REPOSITORY } from '@site/src/site/urls';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ColorModeMenu from './ColorModeMenu';
import LanguageMenu from './LanguageMenu';
import styles from './styles.module.css';
import VersionMenu from './VersionMenu';

/** Ejected: renders MUI's app bar. Its controls work before hydration, and most of them without JavaScript. */
export default function Navbar(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const product = useProduct();
  const getUrl = useVersionedUrl();
  const home = useBaseUrl('/');
  const search = useBaseUrl('/search/');
  const repository = translate({ id: 'site.repository', message: 'Source code on GitHub' });
  return (
    <AppBar className="no-print">
      <Toolbar>
        <IconButton
          aria-label={translate({ id: 'site.navigation.open', message: 'Open navigation' })}
          className={styles.open}
          popoverTarget="siteSidebar"
        >
          <Icon name="menu" size={18} />
        </IconButton>
        <div className={styles.brand}>
          <MuiLink
            className={styles.home}
            color="inherit"
            component={Link}
            to={home}
            underline="none"
          >
            <Logo />
            {siteConfig.title}
          </MuiLink>
          {/* On phones, this link is in the app bar, and the product switch is in the sidebar. */}
          <MuiLink
            className={styles.product}
            component={Link}
            to={getUrl(product.home)}
            underline="none"
          >
            {product.shortName}
          </MuiLink>
          <VersionMenu />
        </div>
        <ProductSwitch className={styles.products} />
        <Button
          aria-haspopup="dialog"
          className={styles.search}
          data-no-app
          data-open-search
          href={search}
          variant="search"
        >
          <Icon name="search" />
          <span className={styles.searchLabel}>
            {translate({ id: 'site.search.label', message: 'Search the docs' })}
          </span>
          <kbd aria-hidden="true" className={clsx(styles.key, 'shortcut-modifier')}>
            K
          </kbd>
        </Button>
        <div className={styles.tools}>
          <LanguageMenu className={styles.wide} id="siteLanguageMenu" />
          <ColorModeMenu />
          <IconButton
            aria-label={repository}
            className={styles.wide}
            href={REPOSITORY}
            title={repository}
          >
            <Icon name="github" size={18} />
          </IconButton>
        </div>
      </Toolbar>
    </AppBar>
  );
}
