import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Tries a demo at other widths, by pointer and by keyboard: the starter (plugins/demos/early.ts)
 * does it, before React and after, and says in the attributes how wide the demo is.
 */
export default function ResizeHandle({ title }: { title: string }): ReactNode {
  return (
    <div
      aria-label={`Width of ${title}`}
      aria-orientation="vertical"
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={100}
      aria-valuetext="Full width"
      className={styles.handle}
      data-demo-width=""
      role="separator"
      suppressHydrationWarning
      tabIndex={0}
      title="Drag to try widths, double-click for all of it"
    />
  );
}
