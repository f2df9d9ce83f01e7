import type { ReactNode } from 'react';
import type { Box } from './types';
import styles from './styles.module.css';

interface MarksProps {
  marks: Box[];
  /** The size of the picture, in CSS pixels. */
  width: number;
  height: number;
}

/** The radius of a number's disc in CSS pixels. It doesn't depend on the size of the picture. */
const DISC_RADIUS = 11;

/** Returns the offset that moves a disc into the frame if the edge of the picture would cut it off. */
const getOffset = (position: number): number => (position < 2 * DISC_RADIUS ? DISC_RADIUS : 0);

/**
 * Draws frames and numbers over a picture. Frames scale with the picture, because their positions are percentages. The
 * numbers keep their size, so that they are readable on phones.
 */
export default function Marks({ marks, width, height }: MarksProps): ReactNode {
  return (
    <svg aria-hidden className={styles.marks} data-mdast="ignore">
      {marks.map((mark, place) => {
        const x = `${(100 * mark.x) / width}%`;
        const y = `${(100 * mark.y) / height}%`;
        return (
          <g key={place}>
            <rect
              height={`${(100 * mark.height) / height}%`}
              rx="4"
              width={`${(100 * mark.width) / width}%`}
              x={x}
              y={y}
            />
            <svg overflow="visible" x={x} y={y}>
              <circle cx={getOffset(mark.x)} cy={getOffset(mark.y)} r={DISC_RADIUS} />
              <text x={getOffset(mark.x)} y={getOffset(mark.y)}>
                {place + 1}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
