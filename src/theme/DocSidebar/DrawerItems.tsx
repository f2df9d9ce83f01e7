import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { isSamePath } from '@docusaurus/theme-common/internal';
import Icon from '@site/plugins/shared/components/Icon';
import { addressOf } from '@site/plugins/shared/navigation/addresses';
import { matchLabel } from '@site/src/navigation/filter';
import { SUBHEADER_CLASS } from '@site/src/navigation/sidebar';
import type { ReactNode } from 'react';
import styles from './items.module.css';

interface DrawerItemsProps {
  items: readonly PropSidebarItem[];
  /** The page that is shown. */
  path: string;
  /** What the reader typed to narrow the tree; empty for all. */
  query: string;
}

function holds(item: PropSidebarItem, path: string): boolean {
  return item.type === 'category'
    ? item.items.some((child) => holds(child, path))
    : item.type === 'link' && isSamePath(item.href, path);
}

function Label({ text, query }: { text: string; query: string }): ReactNode {
  const match = matchLabel(text, query);
  // Each text is the only child of its element, so that React replaces it even if a translator did, too.
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

function Chevron(): ReactNode {
  return <Icon className={styles.chevron} name="chevronRight" size={14} />;
}

function PageLink({
  item,
  path,
  query,
}: { item: PropSidebarItemLink } & Omit<DrawerItemsProps, 'items'>): ReactNode {
  return (
    <a aria-current={isSamePath(item.href, path) ? 'page' : undefined} href={addressOf(item.href)}>
      <Label query={query} text={item.label} />
      {Boolean(item.customProps?.newFeature) && <span className={styles.chip}>New</span>}
      {Boolean(item.customProps?.isFolded) && <Chevron />}
    </a>
  );
}

function Group({
  item,
  path,
  query,
}: { item: PropSidebarItemCategory } & Omit<DrawerItemsProps, 'items'>): ReactNode {
  const children = <DrawerItems items={item.items} path={path} query={query} />;
  if (item.collapsible) {
    return (
      // The reader may have opened or closed it before React arrived.
      <details open={query !== '' || holds(item, path)} suppressHydrationWarning>
        <summary>
          <Label query={query} text={item.label} />
          <Chevron />
        </summary>
        {children}
      </details>
    );
  }
  const isSubheader = item.className === SUBHEADER_CLASS;
  return (
    <>
      <p className={isSubheader ? styles.subheader : styles.section}>
        <Label query={query} text={item.label} />
      </p>
      {children}
    </>
  );
}

/** The drawer's tree: sections and subheaders are labels, groups are native `<details>`. */
export default function DrawerItems({ items, path, query }: DrawerItemsProps): ReactNode {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        <li key={item.type === 'html' ? index : item.label}>
          {item.type === 'link' && <PageLink item={item} path={path} query={query} />}
          {item.type === 'category' && <Group item={item} path={path} query={query} />}
          {item.type === 'html' && (
            // A bare label: src/navigation/sidebar.ts has escaped it.
            <p className={styles.subheader} dangerouslySetInnerHTML={{ __html: item.value }} />
          )}
        </li>
      ))}
    </ul>
  );
}
