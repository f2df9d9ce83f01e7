import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/plugins/shared/components/Icon';
import { isInputMethodKey } from '@site/plugins/shared/keys';
import { isPlainClick } from '@site/plugins/shared/plainClick';
import { useListKeys } from '@site/plugins/shared/useListKeys';
import ProductSwitch from '@site/src/components/ProductSwitch';
import type { Props } from '@theme/DocSidebar';
import {
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
 * The address of a link of this site that a plain click should follow; null for any other click. Each
 * language is a site of its own, whose pages this one does not have.
 */
function internalTarget(event: MouseEvent<HTMLElement>): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs = link?.origin === location.origin && link.hreflang === '';
  return link && isOurs && isPlainClick(event) && !event.defaultPrevented
    ? link.pathname + link.search + link.hash
    : null;
}

/**
 * Ejected: the drawer with a product's pages.
 *
 * One element serves all widths: from 900 px a column beside the page, below that a native popover
 * that opens and closes without script. Its entries are plain links and native groups under one
 * handler, because 70 components with effects of their own would cost every reader at the start.
 */
export default function DocSidebar({
  sidebar,
  path,
}: Omit<Props, 'onCollapse' | 'isHidden'>): ReactNode {
  const history = useHistory();
  const search = useBaseUrl('/search/');
  const field = useRef<HTMLInputElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');

  // What was typed before React arrived.
  useEffect(() => setQuery(field.current?.value.trim() ?? ''), []);
  // Of a filtered tree pages are wanted: its groups are open, and only say where the pages stand.
  useListKeys(field, pages, query === '' ? 'a, summary' : 'a');

  const navigate = (event: MouseEvent<HTMLElement>): void => {
    const target = internalTarget(event);
    if (target !== null) {
      event.preventDefault();
      // The page that is shown gets no second entry, as with any link.
      const isHere = target === location.pathname + location.search + location.hash;
      history[isHere ? 'replace' : 'push'](target);
    }
  };
  const prepare = (event: MouseEvent<HTMLElement>): void => {
    const target = internalTarget(event);
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
      // A phone's drawer is a popover, which would close.
      event.preventDefault();
      field.current.value = '';
      field.current.focus();
      setQuery('');
    }
  };

  return (
    <nav
      aria-label="Docs pages"
      className={`${styles.drawer} no-print`}
      id="siteSidebar"
      popover="auto"
      onClick={navigate}
      onKeyDown={clear}
      onMouseOver={prepare}
    >
      <div className={styles.top}>
        <div className={styles.head}>
          <ProductSwitch label="Switch product" />
          <LanguageMenu id="siteSidebarLanguageMenu" />
          <button
            aria-label="Close navigation"
            className={styles.close}
            popoverTarget="siteSidebar"
            popoverTargetAction="hide"
            type="button"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
        {/* Before React, Enter leads to the search with what was typed. */}
        <form action={search} onSubmit={openFirst}>
          <label className={`${styles.filter} needs-script`}>
            <Icon name="filter" size={14} />
            <span className="visually-hidden">Filter pages</span>
            <input
              ref={field}
              autoComplete="off"
              name="q"
              placeholder="Filter pages"
              spellCheck={false}
              type="search"
              onChange={(event) => setQuery(event.target.value.trim())}
            />
          </label>
        </form>
      </div>
      <div ref={pages} className={styles.pages}>
        <FilteredPages items={sidebar} path={path} query={query} />
      </div>
    </nav>
  );
}
