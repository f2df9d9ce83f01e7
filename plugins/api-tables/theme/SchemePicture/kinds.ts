import type { ColumnWidth, Scheme } from '../../../shared/pictures';

/** A picture of one kind, with its size in pixels of the page. */
export interface SchemedPicture {
  /** Missing where one picture is for all. */
  room?: ColumnWidth;
  scheme: Scheme;
  src: string;
  width: number;
  height: number;
}
