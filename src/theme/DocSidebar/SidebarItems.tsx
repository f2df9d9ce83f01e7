import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { isSamePath } from '@docusaurus/theme-common/internal';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Icon from '@site/plugins/shared/components/Icon';
import { NativeSummary } from '@site/plugins/shared/components/nativeControls';
import { getPageUrl } from '@site/plugins/shared/paths';
import { SUBHEADER_CLASS } from '@site/src/navigation/sidebar';
import type { ReactNode } from 'react';
import styles from './items.module.css';

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  /** The current page's path. */
  path: string;
}

/** Returns whether the label of a page is code: the name of a hook, or of anything that has an API page. */
const isCode = ({ href, label }: PropSidebarItemLink): boolean =>
  /^use[A-Z]/.test(label) || href.includes('/api/');

function containsPage(item: PropSidebarItem, path: string): boolean {
  return item.type === 'category'
    ? item.items.some((child) => containsPage(child, path))
    : item.type === 'link' && isSamePath(item.href, path);
}

function PageLink({ item, path }: { item: PropSidebarItemLink; path: string }): ReactNode {
  return (
    <ListItemButton
      aria-current={isSamePath(item.href, path) ? 'page' : undefined}
      component="a"
      href={getPageUrl(item.href)}
    >
      <span data-code={isCode(item) ? '' : undefined}>{item.label}</span>
      {Boolean(item.customProps?.newFeature) && (
        <Chip className={styles.chip} label={translate({ id: 'site.new', message: 'New' })} />
      )}
    </ListItemButton>
  );
}

function Group({ item, path }: { item: PropSidebarItemCategory; path: string }): ReactNode {
  const children = <SidebarItems items={item.items} path={path} />;
  if (item.collapsible) {
    return (
      // The reader may have opened or closed the group before hydration.
      <details open={containsPage(item, path)} suppressHydrationWarning>
        <ListItemButton component={NativeSummary}>
          <span>{item.label}</span>
          <Icon className={styles.chevron} name="chevronRight" size={14} />
        </ListItemButton>
        {children}
      </details>
    );
  }
  return (
    <>
      <ListSubheader component="p" inset={item.className === SUBHEADER_CLASS}>
        {item.label}
      </ListSubheader>
      {children}
    </>
  );
}

/** Renders a tree of pages. Sections and subheaders become labels, and groups become native `<details>`. */
export default function SidebarItems({ items, path }: SidebarItemsProps): ReactNode {
  const visible = useVisibleSidebarItems(items, path);
  return (
    <List className={styles.items}>
      {visible.map((item) => (
        <li key={item.type === 'html' ? item.value : item.label}>
          {item.type === 'link' && <PageLink item={item} path={path} />}
          {item.type === 'category' && <Group item={item} path={path} />}
          {item.type === 'html' && (
            // src/navigation/sidebar.ts escapes the text of a bare label.
            <ListSubheader component="p" dangerouslySetInnerHTML={{ __html: item.value }} inset />
          )}
        </li>
      ))}
    </List>
  );
}
