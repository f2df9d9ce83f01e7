/** The windows that a picture is for. */
export const ROOMS = ['wide', 'narrow'] as const;
export const SCHEMES = ['light', 'dark'] as const;

type Room = (typeof ROOMS)[number];
type Scheme = (typeof SCHEMES)[number];

/** A picture of one kind, with its size in pixels of the page. */
export interface SchemedPicture {
  room: Room;
  scheme: Scheme;
  src: string;
  width: number;
  height: number;
}
