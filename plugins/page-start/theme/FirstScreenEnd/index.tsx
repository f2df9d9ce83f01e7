import { FIRST_SCREEN_END_ATTRIBUTE } from '../../shared/firstScreen';
import type { ReactNode } from 'react';
import './styles.css';

/**
 * Marks the end of a page's first screen, where `node/stylesheets.ts` links the other stylesheets. When a browser
 * parses a stylesheet link in the body, it paints the content before the link, and delays the rest.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <div
      hidden
      {...{ [FIRST_SCREEN_END_ATTRIBUTE]: '' }}
      // React doesn't hydrate the content of an element with `dangerouslySetInnerHTML`, so the stylesheets remain.
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
