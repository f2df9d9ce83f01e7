import { tocLevels } from '@site/src/components/tocLevels';
import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TocLinks from './TocLinks';

/**
 * Ejected: the table of contents beside the page. The starter marks the section that is being read
 * and moves the marker, before React and after (src/theme/TOC/early.ts).
 */
export default function TOC({ toc, minHeadingLevel, maxHeadingLevel }: Props): ReactNode {
  const items = tocLevels(toc, minHeadingLevel, maxHeadingLevel);
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
