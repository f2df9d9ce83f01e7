import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Icon from '@site/plugins/shared/components/Icon';
import { isInputMethodKey } from '@site/plugins/shared/keys';
import { isPlainClick } from '@site/plugins/shared/plainClick';
import { useArrowKeyNavigation } from '@site/plugins/shared/useArrowKeyNavigation';
import ProductSwitch from '@site/src/components/ProductSwitch';
import type { Props } from '@theme/DocSidebar';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import LanguageMenu from '../Navbar/LanguageMenu';
import FilteredPages from './FilteredPages';
import styles from './styles.module.css';

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
 * Ejected: adds a filter of pages, and opens in a native popover on phones.
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
  const field = useRef<HTMLInputElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');

  // The reader may have typed before hydration.
  useEffect(() => setQuery(field.current?.value.trim() ?? ''), []);
  // In a filtered tree, the groups are open, so the arrow keys skip them.
  useArrowKeyNavigation(field, pages, query === '' ? 'a, summary' : 'a');

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
  const openFirst = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (query !== '') {
      pages.current?.querySelector('a')?.click();
    }
  };
  const clear = (event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape' && !isInputMethodKey(event.nativeEvent);
    if (isEscape && query !== '' && field.current) {
      // The mobile sidebar is a popover, which Escape would close.
      event.preventDefault();
      field.current.value = '';
      field.current.focus();
      setQuery('');
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
          onKeyDown: clear,
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
        {/* Before hydration, Enter leads to the search. */}
        <form action={search} onSubmit={openFirst}>
          <InputBase
            autoComplete="off"
            className={`${styles.filter} needs-script`}
            fullWidth
            inputProps={{ 'aria-label': filterLabel, spellCheck: false }}
            inputRef={field}
            name="q"
            placeholder={filterLabel}
            startAdornment={<Icon name="filter" size={14} />}
            type="search"
            onChange={(event) => setQuery(event.target.value.trim())}
          />
        </form>
      </div>
      <div ref={pages} className={styles.pages}>
        <FilteredPages items={sidebar} path={path} query={query} />
      </div>
    </Drawer>
  );
}
