import type { ColumnWidth } from '@site/src/components/SchemePicture/pictures';
import type { Scheme } from '@site/plugins/shared/schemes';

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
