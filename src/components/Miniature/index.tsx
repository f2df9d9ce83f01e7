import clsx from 'clsx';
import type { ReactNode } from 'react';
import drawing from '../drawings.module.css';
import Core from './core.svg';
import Studio from './studio.svg';
import styles from './styles.module.css';

const DRAWINGS = {
  core: {
    label: 'A dashboard with a navigation sidebar, three key figures, and a table of orders.',
    Drawing: Core,
  },
  studio: {
    label:
      'The Studio editor: pages and components on the left, a selected data grid on the canvas, and its properties on the right.',
    Drawing: Studio,
  },
} as const;

/** Renders a small drawing of an app that was built with a product. */
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
