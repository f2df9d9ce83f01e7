import type { NavEntry } from './entry';
import { titleOf } from './title';

/** An entry and where it stands. */
export interface Place {
  entry: NavEntry;
  /** The titles of the groups and subheaders around it, outermost first. */
  groups: readonly string[];
  /** Whether it, or a group around it, has `title: false`. */
  hidden: boolean;
}

/** Visits every entry of a tree, groups before what is in them, in reading order. */
export function* walk(
  tree: readonly NavEntry[],
  groups: readonly string[] = [],
  insideHidden = false,
): Generator<Place> {
  for (const entry of tree) {
    const title = titleOf(entry);
    const hidden = insideHidden || title === null;
    yield { entry, groups, hidden };
    if (entry.children) {
      yield* walk(entry.children, [...groups, title ?? entry.pathname], hidden);
    }
  }
}

/** Names a place for a person: `Components › Layout`. */
export function describeGroups(groups: readonly string[]): string {
  return groups.length === 0 ? 'the top level of the tree' : groups.join(' › ');
}
