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
function Block(): ReactNode {
  const { enabled } = useAdConfig();
  const { pathname } = useLocation();
  return enabled ? (
    <div
      // The key creates a new block for each page.
      key={pathname}
      className={styles.block}
      // React doesn't hydrate the content of an element with `dangerouslySetInnerHTML`, so it keeps
      // the content that the companion inserted before hydration.
      dangerouslySetInnerHTML={{ __html: '' }}
      data-companion-room
      suppressHydrationWarning
    />
  ) : null;
}

/**
 * Reports a crash, unless the reader's browser sends the privacy signal. The site's option isn't considered, because it
 * is unknown if its context caused the crash.
 */
function reportCrash(): void {
  if (isTrackingAllowed(true, navigator)) {
    send(createAdEvent('crash', null));
  }
}

/** The ad block of a page. It reserves its space before the first paint, and contains its own errors. */
export default function AdSlot(): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={reportCrash}>
      <Block />
    </ErrorBoundary>
  );
}
