import clsx from 'clsx';
import type { ReactNode } from 'react';
import ImageZoom from '../../../shared/components/ImageZoom';
import type { Box } from '../../../shared/pictures';
import Clip from './Clip';
import type { SchemedPicture } from './kinds';
import Marks from './Marks';
import styles from './styles.module.css';

interface SchemePictureProps {
  /** Missing on a card, whose link says what it shows. */
  alt?: string;
  /** One of each kind; readers see the one that fits. */
  pictures: SchemedPicture[];
  /** Numbered from 1, as the text around the picture names them. */
  marks?: Box[];
  /** The same in motion, in both schemes, and what happens there. */
  clips?: SchemedPicture[];
  clipAlt?: string;
}

/**
 * A picture of a running product, which comes in both color schemes and for two widths. The
 * stylesheet decides which is seen: that needs no script and does not flash, and what is not displayed
 * is not fetched, as long as it is loaded lazily. Not `<picture>`: it knows the system's scheme and not
 * the one that the reader chose.
 */
export default function SchemePicture({
  alt,
  pictures,
  marks,
  clips,
  clipAlt = '',
}: SchemePictureProps): ReactNode {
  if (alt === undefined) {
    return (
      <span data-markdown-ignore="">
        {pictures.map(({ room, scheme, ...size }) => (
          <span className={`${styles.card} ${styles[scheme]}`} key={`${room}-${scheme}`}>
            <img alt="" decoding="async" loading="lazy" {...size} />
          </span>
        ))}
      </span>
    );
  }
  return (
    <>
      {clips && <Clip alt={clipAlt} clips={clips} />}
      <div className={clsx(styles.frame, pictures.every(({ room }) => !room) && styles.fitting)}>
        {pictures.map(({ room, scheme, ...size }, place) => (
          <div
            className={clsx(room && styles[room], styles[scheme])}
            // The page's Markdown twin needs one.
            data-markdown-ignore={place > 0 ? '' : undefined}
            key={`${room}-${scheme}`}
          >
            <ImageZoom alt={alt} over={marks && <Marks marks={marks} {...size} />} {...size} />
          </div>
        ))}
      </div>
    </>
  );
}
