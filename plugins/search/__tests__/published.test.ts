// cspell:ignore corelight
import { getIndexes, findIndex, type PublishedIndex } from '../engine/published';

function createIndex(id: string, path: string, isLast = true): PublishedIndex {
  return { id, path, isLast, label: id, versionLabel: 'v1', links: [], names: '', text: '' };
}

const core = createIndex('core', '/toolpad/core');
const coreNext = createIndex('core', '/toolpad/core/next', false);
const studio = createIndex('studio', '/toolpad/studio');
const allIndexes = [core, coreNext, studio];

it.each([
  ['/toolpad/core/introduction/', core],
  ['/toolpad/core/', core],
  ['/toolpad/core/next/introduction/', coreNext],
  ['/toolpad/core/nextjs/', core],
  ['/toolpad/studio/concepts/queries/', studio],
  ['/toolpad/corelight/', undefined],
])('finds the index of %s', (pathname, expected) => {
  expect(findIndex(allIndexes, pathname)).toBe(expected);
});

it.each([
  [
    'returns the latest versions on a page outside the documentation',
    '/toolpad/search/',
    [core, studio],
  ],
  ['returns the page’s version first', '/toolpad/core/next/x/', [coreNext, studio]],
  ['returns the latest version of another product', '/toolpad/studio/x/', [studio, core]],
])('%s', (_title, pathname, expected) => {
  expect(getIndexes(allIndexes, pathname)).toEqual(expected);
});
