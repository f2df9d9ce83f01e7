/*
 * Some demos show nothing before a browser runs them: a data grid measures its room first, and CRUD
 * loads its records. What they will be is shown as a picture until a reader turns to them. The check
 * of the demos (scripts/verify.mjs demos) takes the pictures, and finds those that are no longer true.
 */
import type { ColumnWidth } from '../../shared/pictures';

/** The widths of the pictures, in CSS px: a frame on a phone of 360 px, and in a window of 1280 px. */
export const PICTURE_WIDTHS_PX: Record<ColumnWidth, number> = { narrow: 300, wide: 598 };

/** Frames from this width on, in CSS px, show the wide picture. */
export const WIDE_FROM_PX = 480;
