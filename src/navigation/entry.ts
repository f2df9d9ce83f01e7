/** The kinds of pages that are generated from a package's code. Only their pathnames may repeat. */
export type NavKind = 'components-api' | 'hooks-api';

/**
 * An entry of a navigation tree. Its fields determine its type:
 *
 * - A **page** has neither `children` nor `subheader`. Its `pathname` is its path without the site's base, such as
 *   `/core/introduction`.
 * - A **group** has `children` and a `title`. Its `pathname` is only a unique key, which ends in `-group` by convention.
 * - A **subheader** has a `subheader`, the text of a label in the sidebar, and usually `children`. Its `pathname` is a
 *   key, too.
 */
export interface NavEntry {
  pathname: string;
  /** The default is described at `getTitle`. `false` hides the entry and everything below it. */
  title?: string | false;
  subheader?: string;
  children?: readonly NavEntry[];
  /** Shows a "New" chip. */
  newFeature?: boolean;
  kind?: NavKind;
}

/** Returns whether the entry is a page of generated API documentation. */
export function isApi(entry: NavEntry): boolean {
  return entry.kind === 'components-api' || entry.kind === 'hooks-api';
}

/** Returns whether the entry is a page, and not a group or a subheader. */
export function isPage(entry: NavEntry): boolean {
  return entry.children === undefined && entry.subheader === undefined;
}
