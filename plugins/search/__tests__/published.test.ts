// cspell:ignore corelight
import { indexesForPage, indexOfPage, type PublishedIndex } from '../engine/published';

function published(id: string, path: string, isLast = true): PublishedIndex {
  return { id, path, isLast, label: id, versionLabel: 'v1', file: `${path}.json` };
}

const core = published('core', '/toolpad/core');
const coreNext = published('core', '/toolpad/core/next', false);
const studio = published('studio', '/toolpad/studio');
const all = [core, coreNext, studio];

describe('indexOfPage', () => {
  it.each([
    ['/toolpad/core/introduction/', core],
    ['/toolpad/core', core],
    ['/toolpad/core/', core],
    ['/toolpad/core/next/introduction/', coreNext],
    ['/toolpad/core/nextjs/', core],
    ['/toolpad/studio/concepts/queries/', studio],
    ['/toolpad/corelight/', undefined],
    ['/toolpad/search/', undefined],
  ])('%s', (pathname, expected) => {
    expect(indexOfPage(all, pathname)).toBe(expected);
  });
});

describe('indexesForPage', () => {
  it.each([
    ['the current versions', '/toolpad/search/', [core, studio]],
    ['the version being read', '/toolpad/core/next/x/', [coreNext, studio]],
    ['of the others the current one', '/toolpad/studio/x/', [studio, core]],
  ])('%s', (_what, pathname, expected) => {
    expect(indexesForPage(all, pathname)).toEqual(expected);
  });
});
