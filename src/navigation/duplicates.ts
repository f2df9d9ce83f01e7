import { canonicalPath } from '../../plugins/shared/navigation/canonical';
import { isApi, type NavEntry } from './entry';
import { describeGroups, walk } from './walk';

/**
 * Rejects a pathname that occurs twice in a tree. Groups and subheaders count, hidden entries count, and
 * two spellings of one address (`/a`, `/a/`) are one pathname. API pages are exempt.
 *
 * @throws Error that names the pathname and both places.
 */
export function assertUniquePathnames(tree: readonly NavEntry[]): void {
  const places = new Map<string, readonly string[]>();
  for (const { entry, groups } of walk(tree)) {
    if (isApi(entry)) {
      continue;
    }
    const address = canonicalPath(entry.pathname);
    const first = places.get(address);
    if (first) {
      throw new Error(
        `Expected every pathname to occur once in a navigation tree, but found ` +
          `'${entry.pathname}' twice: in ${describeGroups(first)}, and in ` +
          `${describeGroups(groups)}. Remove one of the two entries in sidebars/ or give it a ` +
          `pathname of its own. (Only entries of kind 'components-api' or 'hooks-api' may repeat.)`,
      );
    }
    places.set(address, groups);
  }
}
