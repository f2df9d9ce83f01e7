import Button from '@mui/material/Button';
import Icon from '@site/plugins/shared/components/Icon';
import { NativeSummary } from '@site/plugins/shared/components/nativeControls';
import type { ReactNode } from 'react';
import type { SchemedPicture } from './kinds';
import styles from './styles.module.css';

interface ClipProps {
  /** The text alternative. */
  alt: string;
  /** The clip in both schemes. */
  clips: SchemedPicture[];
}

/**
 * Shows an animation in place of its picture while the reader has it open. It needs no script. The file is fetched when
 * it opens; browsers without scripts fetch it with the page, because they don't load images lazily.
 */
export default function Clip({ alt, clips }: ClipProps): ReactNode {
  return (
    <details className={styles.clip} data-markdown-ignore="" suppressHydrationWarning>
      <Button component={NativeSummary}>
        <Icon name="play" size={14} />
        <span>Play</span>
        <span>Stop</span>
      </Button>
      <div className={`${styles.frame} ${styles.fitting}`}>
        {clips.map(({ scheme, ...size }) => (
          <div className={styles[scheme]} key={scheme}>
            <img alt={alt} decoding="async" loading="lazy" {...size} />
          </div>
        ))}
      </div>
    </details>
  );
}
