import { FIRST_SCREEN_END } from '../../shared/firstScreen';
import type { ReactNode } from 'react';
import './styles.css';

/**
 * Stands where a page's first screen ends: `node/stylesheets.ts` asks for the other styles there. A browser
 * that comes to a stylesheet within the text paints what stands before it, and waits with the rest.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <div
      hidden
      {...{ [FIRST_SCREEN_END]: '' }}
      // React never looks into it, so that the stylesheet stays.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
