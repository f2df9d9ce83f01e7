import type { ComponentType, ReactNode, SVGProps } from 'react';
import * as drawings from './drawings';
import drawing from '../drawings.module.css';
import styles from './styles.module.css';

const DRAWINGS: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = drawings;

/** The picture of a card: drawn in the site's own tokens, so there is no image to load. */
export function Picture({ of }: { of: string }): ReactNode {
  const Drawing = DRAWINGS[of];
  if (!Drawing) {
    throw new Error(
      `ComponentIndex: <Picture of="${of}"> has no drawing; there are ${Object.keys(DRAWINGS).join(', ')}.`,
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
  /** Small cards with a name and no description. */
  small?: boolean;
}

/**
 * Components as cards. Writers put a list into it, each entry a picture, a link and what is behind
 * it: a drawing (`<Picture of="…" />`), or one of the reference's own pictures, as Markdown has them.
 * The links are ordinary ones, so that the build checks them.
 */
export default function ComponentIndex({ children, small }: ComponentIndexProps): ReactNode {
  return <div className={`${styles.cards} ${small ? styles.small : ''}`}>{children}</div>;
}
