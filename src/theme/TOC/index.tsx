import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TocLinks from './TocLinks';

/**
 * Ejected: renders plain anchors. The inline script marks the current section, both before and after hydration
 * (markSection.ts).
 */
export default function TOC({ toc }: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
  return (
    <nav aria-label={label} className={`${styles.toc} no-print`}>
      <p className={styles.heading}>{label}</p>
      <TocLinks className={styles.rail} id="siteToc" items={toc} />
    </nav>
  );
}
