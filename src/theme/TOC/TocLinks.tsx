import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';
import styles from './links.module.css';

interface TocLinksProps {
  items: TOCItem[];
  id?: string;
  className?: string;
}

/** The links of a table of contents, as plain anchors. */
export default function TocLinks({ items, id, className }: TocLinksProps): ReactNode {
  return (
    <ul className={`${styles.links} ${className ?? ''}`} id={id} suppressHydrationWarning>
      {items.map((item) => (
        <li key={item.id}>
          <a
            className={item.level > 2 ? styles.sub : undefined}
            // A heading's own markup (code, emphasis), written by Docusaurus from our sources.
            dangerouslySetInnerHTML={{ __html: item.value }}
            href={`#${item.id}`}
            // The starter marks the section that is being read.
            suppressHydrationWarning
          />
        </li>
      ))}
    </ul>
  );
}
