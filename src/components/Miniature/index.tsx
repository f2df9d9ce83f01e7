import clsx from 'clsx';
import type { ReactNode } from 'react';
import drawing from '../drawings.module.css';
import Core from './core.svg';
import Studio from './studio.svg';
import styles from './styles.module.css';

const DRAWINGS = {
  core: {
    label:
      'A dashboard: a sidebar with the pages of an orders desk, three figures, and a table of orders.',
    Drawing: Core,
  },
  studio: {
    label:
      'The editor: pages and components at the left, a data grid selected on the canvas, its properties at the right.',
    Drawing: Studio,
  },
} as const;

/** A small drawing of what a product makes. */
export default function Miniature({ of }: { of: keyof typeof DRAWINGS }): ReactNode {
  const { label, Drawing } = DRAWINGS[of];
  return (
    <div aria-label={label} className={styles.stage} data-markdown-ignore="" role="img">
      <div className={styles.window}>
        <Drawing aria-hidden="true" className={clsx(drawing.drawing, styles[of])} />
      </div>
    </div>
  );
}
