import type { TOCItem } from '@docusaurus/mdx-loader';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Returns the headings for a page's table of contents, or an empty list if there is only one heading.
 *
 * @param min - the highest level, unless the front matter sets another one
 * @param max - the lowest level, unless the front matter sets another one
 */
export function getTocItems(toc: readonly TOCItem[], min = 2, max = 3): TOCItem[] {
  const items = toc.filter(({ level }) => level >= min && level <= max);
  return items.length > 1 ? items : [];
}

interface TocLinksProps {
  items: readonly TOCItem[];
  id?: string;
  className?: string;
}

/** Renders the links of a table of contents as plain anchors. */
export default function TocLinks({ items, id, className }: TocLinksProps): ReactNode {
  return (
    <List className={className} id={id} suppressHydrationWarning>
      {items.map((item) => (
        <li key={item.id}>
          <ListItemButton
            className={item.level > 2 ? styles.sub : undefined}
            component="a"
            dense
            href={`#${item.id}`}
            // The inline script may have marked the current section before hydration.
            suppressHydrationWarning
          >
            {/* Docusaurus renders the heading's markup (code, emphasis) from the site's sources. */}
            <span dangerouslySetInnerHTML={{ __html: item.value }} />
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}
