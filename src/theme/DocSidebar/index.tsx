import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import ListItemButton from '@mui/material/ListItemButton';
import Icon from '@site/plugins/shared/components/Icon';
import { isPlainClick } from '@site/plugins/shared/plainClick';
import ProductSwitch from '@site/src/components/ProductSwitch';
import { StatusLink } from '@site/src/components/GettingStarted';
import { useProduct } from '@site/src/components/useProduct';
import type { Props } from '@theme/DocSidebar';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import LanguageMenu from '../Navbar/LanguageMenu';
import SidebarItems from './SidebarItems';
import styles from './styles.module.css';

/** Keeps the placeholder in texts that the filter's script completes. */
const QUERY_PLACEHOLDER = { query: '{query}' };

/**
 * Returns the URL of a plain click on a link within this site, or `null` for any other click. Each language is a
 * separate build, so a link to another language counts as external.
 */
function getTargetPath(event: MouseEvent<HTMLElement>): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isInternal = link?.origin === location.origin && link.hreflang === '';
  return link && isInternal && isPlainClick(event) && !event.defaultPrevented
    ? link.pathname + link.search + link.hash
    : null;
}

/**
 * Ejected: adds a filter of pages (filterSidebar.ts), and opens in a native popover on phones.
 *
 * A single element works for all widths. From 900 px, it is a column beside the page. Below that, it is a native
 * popover, which opens and closes without a script. A single click handler serves all links, because the effects of 70
 * Docusaurus links would slow down the start of every page.
 */
export default function DocSidebar({
  sidebar,
  path,
}: Omit<Props, 'onCollapse' | 'isHidden'>): ReactNode {
  const history = useHistory();
  const search = useBaseUrl('/search/');
  const filterLabel = translate({ id: 'site.filter', message: 'Filter pages' });
  const product = useProduct();

  const navigate = (event: MouseEvent<HTMLElement>): void => {
    const target = getTargetPath(event);
    if (target !== null) {
      event.preventDefault();
      // As with any link, navigating to the current page adds no history entry.
      const isHere = target === location.pathname + location.search + location.hash;
      history[isHere ? 'replace' : 'push'](target);
    }
  };
  const preload = (event: MouseEvent<HTMLElement>): void => {
    const target = getTargetPath(event);
    if (target !== null) {
      void window.docusaurus.preload(target);
    }
  };

  return (
    <Drawer
      variant="permanent"
      className={`${styles.sidebar} no-print`}
      slotProps={{
        docked: {
          component: 'nav',
          'aria-label': translate({ id: 'site.sidebar', message: 'Docs pages' }),
          id: 'siteSidebar',
          popover: 'auto',
          onClick: navigate,
          onMouseOver: preload,
        } as ComponentProps<'div'>,
      }}
    >
      <div className={styles.top}>
        <div className={styles.head}>
          <ProductSwitch
            label={translate({ id: 'site.switchProduct', message: 'Switch product' })}
          />
          <LanguageMenu id="siteSidebarLanguageMenu" />
          <IconButton
            aria-label={translate({ id: 'site.navigation.close', message: 'Close navigation' })}
            popoverTarget="siteSidebar"
            popoverTargetAction="hide"
          >
            <Icon name="close" size={18} />
          </IconButton>
        </div>
        {/* Without scripts, Enter leads to the search. */}
        <form action={search} data-no-app>
          <InputBase
            autoComplete="off"
            className={`${styles.filter} needs-script`}
            fullWidth
            inputProps={{ 'aria-label': filterLabel, spellCheck: false }}
            name="q"
            placeholder={filterLabel}
            startAdornment={<Icon name="filter" size={14} />}
            type="search"
          />
        </form>
        <StatusLink className={styles.status} product={product} />
      </div>
      <div className={styles.pages} data-filter-pages>
        <SidebarItems items={sidebar} path={path} />
        {/* React never updates content that was inserted as HTML, so it keeps what the filter inserts. */}
        <p
          suppressHydrationWarning
          aria-live="polite"
          className={styles.none}
          dangerouslySetInnerHTML={{ __html: '' }}
          data-filter-none={translate(
            { id: 'site.filter.none', message: 'No pages match “{query}”.' },
            QUERY_PLACEHOLDER,
          )}
        />
        <div
          hidden
          suppressHydrationWarning
          data-filter-search={translate(
            { id: 'site.filter.search', message: 'Search for “{query}”' },
            QUERY_PLACEHOLDER,
          )}
        >
          <ListItemButton
            className={styles.search}
            component="a"
            data-no-app
            data-open-search
            href={search}
            suppressHydrationWarning
          >
            <Icon name="search" size={14} />
            <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
          </ListItemButton>
        </div>
      </div>
    </Drawer>
  );
}
