import clsx from 'clsx';
import type { ReactNode } from 'react';
import ImageZoom from '../ImageZoom';
import Clip from './Clip';
import type { Box, PictureVariant } from './types';
import Marks from './Marks';
import styles from './styles.module.css';

interface SchemePictureProps {
  /** The text alternative. A picture on a card has none, because the adjacent link contains the same text. */
  alt?: string;
  /** One picture for each color scheme and column width. */
  pictures: PictureVariant[];
  /** The marks on the picture, which are numbered from 1. */
  marks?: Box[];
  /** The clip in both color schemes. */
  clips?: PictureVariant[];
  /** The text alternative of the clip. */
  clipAlt?: string;
}

/**
 * Shows a screenshot in the current color scheme, for the width of the column. The stylesheet selects the file, so that
 * no script is needed, and the picture doesn't flash. Browsers don't fetch lazy images that aren't displayed. The
 * component doesn't use `<picture>`, which depends on the system's color scheme instead of the reader's choice.
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
      <span data-mdast="ignore">
        {pictures.map(({ columnWidth, scheme, ...size }) => (
          <span className={`${styles.card} ${styles[scheme]}`} key={`${columnWidth}-${scheme}`}>
            <img alt="" decoding="async" loading="lazy" {...size} />
          </span>
        ))}
      </span>
    );
  }
  return (
    <>
      {clips && <Clip alt={clipAlt} clips={clips} />}
      <div
        className={clsx(
          'wide',
          styles.frame,
          pictures.every(({ columnWidth }) => !columnWidth) && styles.fitting,
        )}
      >
        {pictures.map(({ columnWidth, scheme, ...size }, index) => (
          <div
            className={clsx(columnWidth && styles[columnWidth], styles[scheme])}
            // The page's Markdown copy contains only one of the pictures.
            data-mdast={index > 0 ? 'ignore' : undefined}
            key={`${columnWidth}-${scheme}`}
          >
            <ImageZoom alt={alt} over={marks && <Marks marks={marks} {...size} />} {...size} />
          </div>
        ))}
      </div>
    </>
  );
}
