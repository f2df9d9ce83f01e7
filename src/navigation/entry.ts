/** Pages generated from a package's code. They are the only entries whose pathname may repeat. */
export type NavKind = 'components-api' | 'hooks-api';

/**
 * One entry of a navigation tree. What it is follows from its fields:
 *
 * - **page**: neither `children` nor `subheader`. Its `pathname` is its address without the site's
 *   base, e.g. `/core/introduction`.
 * - **group**: has `children` and a `title`. Its `pathname` is no address, only a unique key; by
 *   convention it ends in `-group`.
 * - **subheader**: has a `subheader`, the text of a label in the sidebar, and usually `children`,
 *   the entries below it. A label, never a link or a page; its `pathname` is a key like a group's.
 */
export interface NavEntry {
  pathname: string;
  /** Left out: see `titleOf`. `false` hides the entry and everything below it. */
  title?: string | false;
  subheader?: string;
  children?: readonly NavEntry[];
  /** Shows a "New" chip. */
  newFeature?: boolean;
  kind?: NavKind;
}

/** Whether the entry stands for generated API documentation. */
export function isApi(entry: NavEntry): boolean {
  return entry.kind === 'components-api' || entry.kind === 'hooks-api';
}

/** Whether the entry is a page: a group has children, a subheader is only a label. */
export function isPage(entry: NavEntry): boolean {
  return entry.children === undefined && entry.subheader === undefined;
}
