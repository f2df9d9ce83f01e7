/** The widths of the room that a picture is for. */
export const ROOMS = ['wide', 'narrow'] as const;

/** The colour schemes that it comes in. */
export const SCHEMES = ['light', 'dark'] as const;

export type Room = (typeof ROOMS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** Screens of phones and good desktops show twice as many dots as CSS has pixels. */
export const SCALE = 2;

/** A part of a page or of a picture, in pixels of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
