/** The widths of the column of text that a picture is for. */
export const COLUMN_WIDTHS = ['wide', 'narrow'] as const;

/** The color schemes that it comes in. */
export { type Scheme, SCHEMES } from './schemes';

export type ColumnWidth = (typeof COLUMN_WIDTHS)[number];

/** Screens of phones and good desktops show twice as many dots as CSS has pixels. */
export const SCALE = 2;

/** A part of a page or of a picture, in pixels of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
