import type { Scheme } from '@site/plugins/choices/schemes';

/** The text column widths that have their own screenshots. */
export const COLUMN_WIDTHS = ['wide', 'narrow'] as const;

export type ColumnWidth = (typeof COLUMN_WIDTHS)[number];

/** A picture for one color scheme and column width, with its size in CSS pixels. */
export interface PictureVariant {
  /** The column width; undefined if the picture is used for all widths. */
  columnWidth?: ColumnWidth;
  scheme: Scheme;
  src: string;
  width: number;
  height: number;
}

/** A rectangle on a page or picture, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
