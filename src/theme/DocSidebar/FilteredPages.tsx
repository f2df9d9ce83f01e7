import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { openSearch } from '@site/plugins/search/shared/openSearch';
import Icon from '@site/plugins/shared/components/Icon';
import { filterTree } from '@site/src/navigation/filter';
import { foldTree } from '@site/src/navigation/fold';
import { onPlainClick } from '@site/plugins/shared/plainClick';
import type { ReactNode } from 'react';
import DrawerItems from './DrawerItems';
import styles from './items.module.css';
import { useOtherProducts } from './useOtherProducts';

interface FilteredPagesProps {
  items: readonly PropSidebarItem[];
  path: string;
  query: string;
}

/** Leads to the search, with what was typed; without the dialog to the list of all pages. */
function SearchEntry({ query }: { query: string }): ReactNode {
  const search = useBaseUrl('/search/');
  return (
    <a
      className={styles.search}
      data-open-search
      href={`${search}?q=${encodeURIComponent(query)}`}
      onClick={onPlainClick(() => openSearch(query))}
    >
      <Icon name="search" size={14} />
      <span>{`Search for “${query}”`}</span>
    </a>
  );
}

/** The drawer's tree, narrowed to what was typed; then other products' pages, then the search. */
export default function FilteredPages({ items, path, query }: FilteredPagesProps): ReactNode {
  const isFiltered = query !== '';
  const products = useOtherProducts(isFiltered);
  const others = (products ?? [])
    .map(({ name, items: pages }) => ({ name, pages: filterTree(pages, query) }))
    .filter(({ pages }) => isFiltered && pages.length > 0);
  const visible = useVisibleSidebarItems(items, path);
  const own = isFiltered
    ? filterTree(visible, query)
    : foldTree(visible, (href) => isSamePath(href, path));
  return (
    <>
      {own.length > 0 && <DrawerItems items={own} path={path} query={query} />}
      {others.map(({ name, pages }) => (
        <div key={name} aria-label={name} role="group">
          <p className={styles.product}>{name}</p>
          <DrawerItems items={pages} path={path} query={query} />
        </div>
      ))}
      <p aria-live="polite" className={styles.none}>
        {products && own.length + others.length === 0 && `No page is called “${query}”.`}
      </p>
      {isFiltered && <SearchEntry query={query} />}
    </>
  );
}
