import type { ReactNode } from 'react';
import Icon from '../../../shared/components/Icon';
import type { SchemedPicture } from './kinds';
import styles from './styles.module.css';

interface ClipProps {
  /** What happens in it. */
  alt: string;
  /** Both schemes'. */
  clips: SchemedPicture[];
}

/**
 * What a picture shows, in motion and in the picture's place, once a reader asks for it. No script is
 * needed; it is fetched then, or at once where scripts are off: browsers load nothing lazily there. It goes
 * on until it is closed.
 */
export default function Clip({ alt, clips }: ClipProps): ReactNode {
  return (
    <details className={styles.clip} data-markdown-ignore="" suppressHydrationWarning>
      <summary className="quiet">
        <Icon name="play" size={14} />
        <span>Play</span>
        <span>Stop</span>
      </summary>
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
