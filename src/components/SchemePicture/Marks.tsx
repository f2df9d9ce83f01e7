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

/** The distance between a frame and the center of its number, in CSS pixels. */
const DISTANCE = DISC_RADIUS + 3;

/** The space that a number needs beside a frame on a phone, whose pictures have about half of their size. */
const NEEDED_SPACE = 4 * DISC_RADIUS;

/**
 * Returns the corner of a frame that is beside its number, and the offset of the number's center from this corner. The
 * number is above the frame, or else to its left or its right, because inside it would cover what it labels.
 */
function placeNumber({ x, y, width }: Box): { corner: number; dx: number; dy: number } {
  if (y >= NEEDED_SPACE) {
    return { corner: x, dx: DISC_RADIUS, dy: -DISTANCE };
  }
  return x >= NEEDED_SPACE
    ? { corner: x, dx: -DISTANCE, dy: DISC_RADIUS }
    : { corner: x + width, dx: DISTANCE, dy: DISC_RADIUS };
}

/**
 * Draws frames and numbers over a picture. Frames scale with the picture, because their positions are percentages. The
 * numbers keep their size, so that they are readable on phones.
 */
export default function Marks({ marks, width, height }: MarksProps): ReactNode {
  return (
    <svg aria-hidden className={styles.marks} data-mdast="ignore">
      {marks.map((mark, index) => {
        const { corner, dx, dy } = placeNumber(mark);
        const y = `${(100 * mark.y) / height}%`;
        return (
          <g key={index}>
            <rect
              height={`${(100 * mark.height) / height}%`}
              rx="4"
              width={`${(100 * mark.width) / width}%`}
              x={`${(100 * mark.x) / width}%`}
              y={y}
            />
            <svg overflow="visible" x={`${(100 * corner) / width}%`} y={y}>
              <circle cx={dx} cy={dy} r={DISC_RADIUS} />
              <text x={dx} y={dy}>
                {index + 1}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
