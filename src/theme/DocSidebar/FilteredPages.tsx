import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Icon from '@site/plugins/shared/components/Icon';
import { NativeSummary } from '@site/plugins/shared/components/nativeControls';
import { getPageUrl } from '@site/plugins/shared/paths';
import { useLazyLoad } from '@site/plugins/shared/useLazyLoad';
import { useProduct } from '@site/src/components/useProduct';
import { filterTree, matchLabel } from '@site/src/navigation/filter';
import { SUBHEADER_CLASS } from '@site/src/navigation/sidebar';
import { type ReactNode, useEffect, useMemo } from 'react';
import styles from './items.module.css';
import type { OtherProduct } from './filterData';

const loadFilterData = () => import(/* webpackChunkName: "shell-sidebar" */ './filterData');

type FindName = (permalink: string, query: string) => string | undefined;

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  /** The current page's path. */
  path: string;
  /** The query of the filter; an empty string shows all items. */
  query: string;
  /** Returns a page's keyword or synonym that matches the filter. */
  findName?: FindName;
}

function containsPage(item: PropSidebarItem, path: string): boolean {
  return item.type === 'category'
    ? item.items.some((child) => containsPage(child, path))
    : item.type === 'link' && isSamePath(item.href, path);
}

function HighlightedLabel({ text, query }: { text: string; query: string }): ReactNode {
  const match = matchLabel(text, query);
  // Each string is the only child of its element, so that React can update it even if a translation extension has
  // replaced its text node.
  return (
    <span>
      {match ? (
        <>
          <span>{match[0]}</span>
          <mark>{match[1]}</mark>
          <span>{match[2]}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

function PageLink({
  item,
  path,
  query,
  findName,
}: { item: PropSidebarItemLink } & Omit<SidebarItemsProps, 'items'>): ReactNode {
  const name = matchLabel(item.label, query) ? undefined : findName?.(item.href, query);
  return (
    <ListItemButton
      aria-current={isSamePath(item.href, path) ? 'page' : undefined}
      component="a"
      href={getPageUrl(item.href)}
    >
      <HighlightedLabel query={query} text={item.label} />
      {name !== undefined && <small className={styles.name}>{name}</small>}
      {Boolean(item.customProps?.newFeature) && (
        <Chip className={styles.chip} label={translate({ id: 'site.new', message: 'New' })} />
      )}
    </ListItemButton>
  );
}

function Group({
  item,
  path,
  query,
  findName,
}: { item: PropSidebarItemCategory } & Omit<SidebarItemsProps, 'items'>): ReactNode {
  const children = (
    <SidebarItems findName={findName} items={item.items} path={path} query={query} />
  );
  if (item.collapsible) {
    return (
      // The reader may have opened or closed the group before hydration.
      <details open={query !== '' || containsPage(item, path)} suppressHydrationWarning>
        <ListItemButton component={NativeSummary}>
          <HighlightedLabel query={query} text={item.label} />
          <Icon className={styles.chevron} name="chevronRight" size={14} />
        </ListItemButton>
        {children}
      </details>
    );
  }
  const isSubheader = item.className === SUBHEADER_CLASS;
  return (
    <>
      <ListSubheader component="p" inset={isSubheader}>
        <HighlightedLabel query={query} text={item.label} />
      </ListSubheader>
      {children}
    </>
  );
}

/** Renders a tree of pages. Sections and subheaders become labels, and groups become native `<details>`. */
function SidebarItems({ items, ...common }: SidebarItemsProps): ReactNode {
  const visible = useVisibleSidebarItems(items, common.path);
  return (
    <List className={styles.items}>
      {visible.map((item, index) => (
        <li key={item.type === 'html' ? index : item.label}>
          {item.type === 'link' && <PageLink item={item} {...common} />}
          {item.type === 'category' && <Group item={item} {...common} />}
          {item.type === 'html' && (
            // src/navigation/sidebar.ts escapes the text of a bare label.
            <ListSubheader component="p" dangerouslySetInnerHTML={{ __html: item.value }} inset />
          )}
        </li>
      ))}
    </List>
  );
}

/**
 * Renders a link that opens the search with the filter's query. Before hydration, it leads to the list of all pages.
 */
function SearchEntry({ query }: { query: string }): ReactNode {
  const search = useBaseUrl('/search/');
  return (
    <ListItemButton
      className={styles.search}
      component="a"
      data-island
      data-open-search
      href={`${search}?q=${encodeURIComponent(query)}`}
    >
      <Icon name="search" size={14} />
      <span>
        {translate({ id: 'site.filter.search', message: 'Search for “{query}”' }, { query })}
      </span>
    </ListItemButton>
  );
}

/**
 * When the reader filters, loads the data that only the filter needs: the pages of the other products, and the names of
 * all pages.
 *
 * @param isFiltered - whether the filter contains text
 * @returns the data; until it has loaded, or if loading fails, there are no other products
 */
function useFilterData(isFiltered: boolean): {
  products: readonly OtherProduct[] | undefined;
  findName: FindName | undefined;
} {
  const { id } = useProduct();
  const { part, state, request } = useLazyLoad(loadFilterData);
  useEffect(() => {
    if (isFiltered) {
      request();
    }
  }, [isFiltered, request]);
  const others = useMemo(() => part?.getOtherProducts(id), [part, id]);
  return { products: state === 'failed' ? [] : others, findName: part?.findName };
}

/** Renders the matching pages of the current product and of the other products, followed by a link to the search. */
export default function FilteredPages({ items, path, query }: SidebarItemsProps): ReactNode {
  const isFiltered = query !== '';
  const { products, findName } = useFilterData(isFiltered);
  const filter = (pages: readonly PropSidebarItem[]): PropSidebarItem[] =>
    filterTree(
      pages,
      query,
      (item) => item.type === 'link' && findName?.(item.href, query) !== undefined,
    );
  const others = (products ?? [])
    .map(({ name, items: pages }) => ({ name, pages: filter(pages) }))
    .filter(({ pages }) => isFiltered && pages.length > 0);
  const own = useVisibleSidebarItems(filter(items), path);
  const common = { path, query, findName };
  return (
    <>
      {own.length > 0 && <SidebarItems items={own} {...common} />}
      {others.map(({ name, pages }) => (
        <div key={name} aria-label={name} role="group">
          <p className={styles.product}>{name}</p>
          <SidebarItems items={pages} {...common} />
        </div>
      ))}
      <p aria-live="polite" className={styles.none}>
        {products &&
          own.length + others.length === 0 &&
          translate({ id: 'site.filter.none', message: 'No pages match “{query}”.' }, { query })}
      </p>
      {isFiltered && <SearchEntry query={query} />}
    </>
  );
}
