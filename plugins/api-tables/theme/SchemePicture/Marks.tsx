import type { ReactNode } from 'react';
import type { Box } from '../../../shared/pictures';
import styles from './styles.module.css';

interface MarksProps {
  marks: Box[];
  /** Of the picture below, in pixels of the page. */
  width: number;
  height: number;
}

/** Of a number's disc, in pixels of the page, however large the picture is shown. */
const RADIUS = 11;

/** A disc lies on the frame's corner, so that it hides nothing, or in it at the picture's edge. */
const fromEdge = (place: number): number => (place < 2 * RADIUS ? RADIUS : 0);

/**
 * Frames and numbers over a picture. They are drawn and no part of it, so that they stay sharp, and one
 * picture serves readers of all languages. Places are shares of the picture: frames follow its size, and
 * numbers stay readable on a phone.
 */
export default function Marks({ marks, width, height }: MarksProps): ReactNode {
  return (
    <svg aria-hidden className={styles.marks} data-markdown-ignore="">
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
              <circle cx={fromEdge(mark.x)} cy={fromEdge(mark.y)} r={RADIUS} />
              <text x={fromEdge(mark.x)} y={fromEdge(mark.y)}>
                {place + 1}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
