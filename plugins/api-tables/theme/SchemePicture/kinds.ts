import type { Room, Scheme } from '../../../shared/pictures';

/** A picture of one kind, with its size in pixels of the page. */
export interface SchemedPicture {
  room: Room;
  scheme: Scheme;
  src: string;
  width: number;
  height: number;
}
