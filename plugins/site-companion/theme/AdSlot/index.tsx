import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createAdEvent } from '../../analytics/events';
import { send } from '../../analytics/gtag';
import { isTrackingAllowed } from '../../analytics/privacy';
import { useAdConfig } from '../AdProvider';
import './ads.css';
import styles from './block.module.css';

/** Reserves the space for an ad, which the companion inserts. */
function AdUnit(): ReactNode {
  const { enabled } = useAdConfig();
  const { pathname } = useLocation();
  return enabled ? (
    <div
      // The key makes React create a new element for each page.
      key={pathname}
      className={styles.block}
      // React doesn't hydrate the content of an element with `dangerouslySetInnerHTML`, so the content that the
      // companion inserted before hydration remains.
      dangerouslySetInnerHTML={{ __html: '' }}
      data-companion-slot
      suppressHydrationWarning
    />
  ) : null;
}

/**
 * Reports a crash, unless the reader's browser sends the privacy signal. The site's option is ignored, because its
 * context may have caused the crash.
 */
function reportCrash(): void {
  if (isTrackingAllowed(true, navigator)) {
    send(createAdEvent('crash', null));
  }
}

/** Renders a page's ad unit, which reserves its space before the first paint. Its errors don't affect the page. */
export default function AdSlot(): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={reportCrash}>
      <AdUnit />
    </ErrorBoundary>
  );
}
