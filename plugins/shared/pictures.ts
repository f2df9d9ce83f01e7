/** The widths of the room that a picture is for. */
export const ROOMS = ['wide', 'narrow'] as const;

/** The colour schemes that it comes in. */
export const SCHEMES = ['light', 'dark'] as const;

export type Room = (typeof ROOMS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** A part of a picture that the page's text speaks of, in pixels of the page. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}
