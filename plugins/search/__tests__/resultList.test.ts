import type { PublishedIndex } from '../engine/published';
import { ALL, describeFound, type Found, listGroups, nextProduct } from '../engine/resultList';
import type { Hit, PageHit } from '../engine/search';
import { pageRecord } from './records';

function hit(url: string): Hit {
  return {
    ...pageRecord(url, { url }),
    score: 1,
    terms: [],
    isShown: true,
    isNamed: true,
    share: 1,
  };
}

function found(id: string, count: number, more = 0, best: Partial<Hit> = {}): Found {
  const published: PublishedIndex = {
    id,
    label: `Toolpad ${id}`,
    versionLabel: 'v1',
    path: `/${id}`,
    isLast: true,
    file: `${id}.json`,
  };
  const pages = Array.from({ length: count }, (_, place): PageHit => {
    const url = `/${id}/${place}/`;
    return {
      url,
      best: { ...hit(url), ...best },
      more: Array.from({ length: more }, () => hit(`${url}#a`)),
    };
  });
  return { published, pages };
}

/** Each group as `product: number of hits`, or `product →` where one line leads there. */
function outline(all: Found[], scope: string): string[] {
  return listGroups(all, scope).map(({ product, options }) =>
    options[0]?.kind === 'other' ? `${product} →` : `${product}: ${options.length}`,
  );
}

describe('listGroups', () => {
  it.each([
    ['the product in scope, and a way to the other', [3, 2], 'core', ['core: 3', 'studio →']],
    ['the product in scope first', [3, 2], 'studio', ['studio: 2', 'core →']],
    ['both', [3, 2], ALL, ['core: 3', 'studio: 2']],
    ['no group without answers', [3, 0], 'core', ['core: 3']],
    ['the other’s at once if there is nothing in scope', [0, 2], 'core', ['studio: 2']],
    ['nothing', [0, 0], ALL, []],
    ['no more than can be looked through', [40, 0], 'core', ['core: 8']],
    ['a smaller share each for two', [40, 40], ALL, ['core: 5', 'studio: 5']],
  ])('%s', (_what, [core = 0, studio = 0], scope, expected) => {
    expect(outline([found('core', core), found('studio', studio)], scope)).toEqual(expected);
  });

  const mention = { isNamed: false, score: 1 };
  it.each([
    ['all words', { share: 0.5, score: 2 }, { score: 2 }, true],
    ['all words, for much less', { share: 0.5, score: 9 }, { score: 2 }, false],
    ['a name that the own only mentions', mention, { score: 2 }, true],
    ['a name that the own only mentions, for hardly more', mention, { score: 1.2 }, false],
    ['the same, for more', {}, { score: 9 }, false],
  ])('the other product comes first for %s', (_what, own, other, isFirst) => {
    expect(outline([found('core', 3, 0, own), found('studio', 2, 0, other)], 'core')).toEqual(
      isFirst ? ['studio: 2', 'core: 3'] : ['core: 3', 'studio →'],
    );
  });

  it('puts two more sections under a page', () => {
    const [group] = listGroups([found('core', 2, 3)], 'core');
    expect(group?.options.map((option) => option.kind === 'hit' && option.isMore)).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('gives every line an id of its own', () => {
    const ids = listGroups([found('core', 5, 2), found('studio', 5, 2)], ALL).flatMap(
      ({ options }) => options.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('nextProduct', () => {
  const groups = listGroups([found('core', 1), found('studio', 1)], ALL);
  it.each([
    ['core', 1, 'studio'],
    ['studio', 1, 'core'],
    ['core', -1, 'studio'],
    [undefined, 1, 'core'],
    ['elsewhere', 1, 'core'],
  ] as const)('from %s by %d: %s', (current, step, expected) => {
    expect(nextProduct(groups, current, step)).toBe(expected);
  });

  it('is nothing when nothing was found', () => {
    expect(nextProduct([], 'core', 1)).toBeUndefined();
  });
});

describe('describeFound', () => {
  it.each([
    [[3, 2], 'Pages found: 3 in Toolpad core, 2 in Toolpad studio'],
    [[0, 1], 'Pages found: 1 in Toolpad studio'],
    [[0, 0], 'No results'],
  ])('%j', ([core = 0, studio = 0], text) => {
    expect(describeFound([found('core', core), found('studio', studio)])).toBe(text);
  });
});
