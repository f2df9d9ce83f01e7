import type { ReactNode } from 'react';
import styles from './shapes.module.css';

/** The colours of a drawing, all from the site's tokens. */
type Tone =
  'ink' | 'quiet' | 'bar' | 'soft' | 'accent' | 'tint' | 'paper' | 'good' | 'bad' | 'onAccent';

interface At {
  x: number;
  y: number;
}

interface BarProps extends At {
  w: number;
  h?: number;
  tone?: Tone;
}

/** A line of text that nobody has to read. */
export function Bar({ x, y, w, h = 4, tone = 'bar' }: BarProps): ReactNode {
  return <rect className={styles[tone]} height={h} rx={h / 2} width={w} x={x} y={y} />;
}

interface BoxProps extends At {
  w: number;
  h: number;
  r?: number;
  tone?: Tone;
}

/** A surface: a window, a field, a button. `paper` has a hairline around it. */
export function Box({ x, y, w, h, r = 4, tone = 'paper' }: BoxProps): ReactNode {
  return <rect className={styles[tone]} height={h} rx={r} width={w} x={x} y={y} />;
}

interface WordProps extends At {
  children: string;
  size?: number;
  tone?: Tone;
  strong?: boolean;
  mono?: boolean;
  middle?: boolean;
}

/** A word that is to be read; `y` is its base line. */
export function Word({ x, y, children, size = 8, tone = 'ink', ...style }: WordProps): ReactNode {
  const classes = [
    styles[tone],
    style.strong && styles.strong,
    style.mono && styles.mono,
    style.middle && styles.middle,
  ];
  return (
    <text className={classes.filter(Boolean).join(' ')} fontSize={size} x={x} y={y}>
      {children}
    </text>
  );
}

interface StrokeProps {
  d: string;
  tone?: 'bar' | 'quiet' | 'accent' | 'good' | 'onAccent';
}

/** Lines and icons. */
export function Stroke({ d, tone = 'quiet' }: StrokeProps): ReactNode {
  return <path className={`${styles.stroke} ${styles[`${tone}Line`]}`} d={d} />;
}

/** A round portrait: head and shoulders. */
export function Avatar({ x, y, r }: At & { r: number }): ReactNode {
  const shoulders = `M${x - r * 0.55} ${y + r * 0.7}a${r * 0.55} ${r * 0.5} 0 0 1 ${r * 1.1} 0Z`;
  return (
    <>
      <circle className={styles.accent} cx={x} cy={y} r={r} />
      <circle className={styles.onAccent} cx={x} cy={y - r * 0.25} r={r * 0.32} />
      <path className={styles.onAccent} d={shoulders} />
    </>
  );
}

/** A button with its label in the middle. */
export function Button({
  x,
  y,
  w,
  label,
  plain = false,
}: At & { w: number; label: string; plain?: boolean }): ReactNode {
  return (
    <>
      <Box h={15} r={5} tone={plain ? 'paper' : 'accent'} w={w} x={x} y={y} />
      <Word middle strong size={7} tone={plain ? 'ink' : 'onAccent'} x={x + w / 2} y={y + 10}>
        {label}
      </Word>
    </>
  );
}

interface PartProps {
  name: string;
  /** The part that the drawing is about; without one, all of it. */
  lit: string | undefined;
  /** Left, top, width and height of the frame around the part. */
  frame: [number, number, number, number];
  children: ReactNode;
}

/** A part of a drawing: framed if the drawing is about it. */
export function Part({ name, lit, frame: [x, y, w, h], children }: PartProps): ReactNode {
  return (
    <>
      {children}
      {lit === name && <rect className={styles.frame} height={h} rx="6" width={w} x={x} y={y} />}
    </>
  );
}

/** What surrounds the part that a drawing is about, drawn back. */
export function Rest({ lit, children }: { lit: string | undefined; children: ReactNode }) {
  return lit ? <g className={styles.rest}>{children}</g> : children;
}
