/**
 * An entry of a navigation tree. Its fields determine its type:
 *
 * - A **page** has neither `children` nor `subheader`. Its `pathname` is its path without the site's base URL, such as
 *   `/core/introduction`.
 * - A **group** has `children` and a `title`. Its `pathname` is only a unique key, by convention with the suffix `-group`.
 * - A **subheader** has a `subheader`, which is the text of a label in the sidebar, and usually `children`. Its
 *   `pathname` is also only a key.
 */
export interface NavEntry {
  pathname: string;
  /** The title, whose default is described at `getTitle`. `false` hides the entry and its descendants. */
  title?: string | false;
  subheader?: string;
  children?: readonly NavEntry[];
  /** Whether to show a "New" chip. */
  newFeature?: boolean;
  /** The type of a page that is generated from a package's code. Only these pages may repeat a pathname. */
  kind?: 'components-api' | 'hooks-api';
}

/** Returns whether the entry is a page of generated API documentation. */
export function isApi(entry: NavEntry): boolean {
  return entry.kind !== undefined;
}

/** Returns whether the entry is a page, not a group or a subheader. */
export function isPage(entry: NavEntry): boolean {
  return entry.children === undefined && entry.subheader === undefined;
}
