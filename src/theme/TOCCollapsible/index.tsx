import Icon from '@site/plugins/shared/components/Icon';
import { tocLevels } from '@site/src/components/tocLevels';
import type { Props } from '@theme/TOCCollapsible';
import type { ReactNode } from 'react';
import TocLinks from '../TOC/TocLinks';
import styles from './styles.module.css';

/** Ejected: the table of contents above the page where there is no room beside it; native. */
export default function TOCCollapsible({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const items = tocLevels(toc, minHeadingLevel, maxHeadingLevel);
  if (items.length === 0) {
    return null;
  }
  return (
    <details className={`${styles.fold} no-print`} suppressHydrationWarning>
      <summary>
        On this page
        <Icon className={styles.chevron} name="chevronDown" />
      </summary>
      <TocLinks items={items} />
    </details>
  );
}
