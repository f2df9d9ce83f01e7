import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TocLinks, { getTocItems } from './TocLinks';

/**
 * Ejected: renders plain anchors. The inline script marks the current section, both before and after hydration
 * (src/theme/TOC/early.ts).
 */
export default function TOC({ toc, minHeadingLevel, maxHeadingLevel }: Props): ReactNode {
  const items = getTocItems(toc, minHeadingLevel, maxHeadingLevel);
  if (items.length === 0) {
    return null;
  }
  return (
    <nav aria-label="On this page" className={`${styles.toc} no-print`}>
      <p className={styles.heading}>On this page</p>
      <TocLinks className={styles.rail} id="siteToc" items={items} />
    </nav>
  );
}
