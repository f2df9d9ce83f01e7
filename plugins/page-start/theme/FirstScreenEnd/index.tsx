import { FIRST_SCREEN_END } from '../../shared/firstScreen';
import type { ReactNode } from 'react';
import './styles.css';

/**
 * Marks the end of a page's first screen, where `node/stylesheets.ts` requests the other stylesheets. A browser that
 * parses a stylesheet within the text paints what precedes it, and waits with the rest.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <div
      hidden
      {...{ [FIRST_SCREEN_END]: '' }}
      // With its own HTML, React doesn't hydrate the content, so the stylesheets stay.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
