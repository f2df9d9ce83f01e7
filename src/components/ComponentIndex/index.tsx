import clsx from 'clsx';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import LinkCards from '../LinkCards';
import drawing from '../drawings.module.css';
import styles from '../LinkCards/styles.module.css';

interface PictureProps {
  /** One of the drawings. Pages import them as `drawings`, so that readers download only those that a page shows. */
  of?: ComponentType<SVGProps<SVGSVGElement>>;
}

/** Renders the drawing of a card as inline SVG, so that it has the colors of the theme. */
export function Picture({ of: Drawing }: PictureProps): ReactNode {
  if (!Drawing) {
    throw new Error(
      'ComponentIndex: expected <Picture of={drawings.name} /> with a name that ' +
        'src/components/ComponentIndex/drawings/index.ts exports, found another name.',
    );
  }
  return (
    <span>
      <Drawing aria-hidden="true" className={drawing.drawing} />
    </span>
  );
}

interface ComponentIndexProps {
  children: ReactNode;
  /** Whether to show small cards, which contain a name but no description. */
  small?: boolean;
}

/**
 * Renders a Markdown list of components as cards. Each entry has a picture (`<Picture of={…} />`, or a Markdown image),
 * a link, and a description.
 */
export default function ComponentIndex({ children, small }: ComponentIndexProps): ReactNode {
  return (
    <LinkCards className={clsx(styles.withPictures, small && styles.small)}>{children}</LinkCards>
  );
}
