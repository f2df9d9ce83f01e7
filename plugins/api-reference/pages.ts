import { type NavEntry, pagesOf } from '../../src/navigation';
import type { ApiPage } from './options';

/** The pages of a navigation tree that stand for exports of a package: their titles are the names. */
export function apiPages(tree: readonly NavEntry[]): ApiPage[] {
  return pagesOf(tree)
    .filter(({ kind }) => kind !== undefined)
    .map(({ title, pathname }) => ({ name: title, path: `${pathname}/` }));
}
