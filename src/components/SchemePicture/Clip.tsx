import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import Icon from '@site/plugins/shared/components/Icon';
import { NativeSummary } from '@site/plugins/shared/components/nativeControls';
import type { ReactNode } from 'react';
import type { PictureVariant } from './types';
import styles from './styles.module.css';

interface ClipProps {
  /** The text alternative of the clip. */
  alt: string;
  /** The clip in both color schemes. */
  clips: PictureVariant[];
}

/**
 * Replaces a picture with its animation while the reader has the animation open. It works without a script. Browsers
 * fetch the file when the animation opens. If scripts are disabled, browsers fetch it with the page, because they
 * don't lazy-load images without scripts.
 */
export default function Clip({ alt, clips }: ClipProps): ReactNode {
  return (
    <details className={`wide ${styles.clip}`} data-mdast="ignore" suppressHydrationWarning>
      <Button component={NativeSummary}>
        <Icon name="play" size={14} />
        <span>{translate({ id: 'site.clip.play', message: 'Play' })}</span>
        <span>{translate({ id: 'site.clip.stop', message: 'Stop' })}</span>
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
