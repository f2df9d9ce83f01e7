import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { adEvent } from '../../analytics/events';
import { allowsTracking } from '../../analytics/privacy';
import { send } from '../../analytics/queue';
import { useAdConfig } from '../AdProvider';
import './ads.css';
import styles from './room.module.css';

/** Where an ad is shown: React keeps the room, the companion fills it. */
function Block(): ReactNode {
  const { enabled } = useAdConfig();
  const { pathname } = useLocation();
  return enabled ? (
    <div
      // A new page has a new block.
      key={pathname}
      className={styles.room}
      // React never looks into it: whatever the companion has put there before stays.
      dangerouslySetInnerHTML={{ __html: '' }}
      data-companion-room
      suppressHydrationWarning
    />
  ) : null;
}

/**
 * Reports a crash, unless the reader's browser sends the privacy signal. The site's option about that
 * signal is unknown here, where its context may be what is missing, so the signal always counts.
 */
function reportCrash(): void {
  if (allowsTracking(true, navigator)) {
    send(adEvent('crash', null));
  }
}

/** The ad block of a page: it holds its room from the first paint, and a crash in it stays in it. */
export default function AdSlot(): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={reportCrash}>
      <Block />
    </ErrorBoundary>
  );
}
