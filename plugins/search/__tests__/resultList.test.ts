import type { PublishedIndex } from '../engine/published';
import {
  ALL_PRODUCTS,
  describeMatches,
  findBetterProduct,
  type ProductMatches,
  listGroups,
  getNextProduct,
} from '../engine/resultList';
import type { Hit, PageHit } from '../engine/search';
import { createPageRecord } from './records';

function createHit(url: string): Hit {
  return {
    ...createPageRecord(url, { url }),
    score: 1,
    terms: [],
    isShown: true,
    isNamed: true,
    share: 1,
  };
}

function createMatches(
  id: string,
  count: number,
  more = 0,
  best: Partial<Hit> = {},
): ProductMatches {
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
      best: { ...createHit(url), ...best },
      more: Array.from({ length: more }, () => createHit(`${url}#a`)),
    };
  });
  return { published, pages };
}

/** Formats each group as `product: number of hits`, followed by `→` if an option shows more hits. */
function formatGroups(all: ProductMatches[], scope: string): string[] {
  return listGroups(all, scope).map(({ product, options }) => {
    const hits = options.filter(({ kind }) => kind === 'hit').length;
    return `${product}: ${hits}${options.length > hits ? ' →' : ''}`;
  });
}

describe('listGroups', () => {
  it.each([
    ['lists the product in scope, followed by the other', [3, 2], 'core', ['core: 3', 'studio: 2']],
    [
      'lists the second product first if it is in scope',
      [3, 2],
      'studio',
      ['studio: 2', 'core: 3'],
    ],
    [
      'lists both products in their order if both are in scope',
      [3, 2],
      ALL_PRODUCTS,
      ['core: 3', 'studio: 2'],
    ],
    ['lists no group for a product without results', [3, 0], 'core', ['core: 3']],
    ['lists the other product if the one in scope has no results', [0, 2], 'core', ['studio: 2']],
    ['lists nothing if there are no results', [0, 0], ALL_PRODUCTS, []],
    [
      'lists at most eight pages of the product in scope, and three of the other',
      [40, 40],
      'core',
      ['core: 8', 'studio: 3 →'],
    ],
    [
      'lists at most five pages of each product if both are in scope',
      [40, 40],
      ALL_PRODUCTS,
      ['core: 5', 'studio: 5'],
    ],
  ])('%s', (_what, [core = 0, studio = 0], scope, expected) => {
    expect(
      formatGroups([createMatches('core', core), createMatches('studio', studio)], scope),
    ).toEqual(expected);
  });

  const mention = { isNamed: false, score: 1 };
  it.each([
    ['has all words', { share: 0.5, score: 2 }, 2, true, 'studio'],
    ['has all words, but a far lower score', { share: 0.5, score: 9 }, 2, false, 'core'],
    ['has a page with the name, which the other only mentions', mention, 2, true, 'studio'],
    ['has a page with the name, but a lower score', mention, 0.9, false, 'core'],
    ['has the same matches, but a far higher score', {}, 9, false, 'studio'],
  ])(
    'lists the product with the better matches first if one %s',
    (_title, core, score, isBetter, first) => {
      const all = [createMatches('core', 3, 0, core), createMatches('studio', 2, 0, { score })];
      expect(findBetterProduct(all, 'core')?.id).toBe(isBetter ? 'studio' : undefined);
      expect(findBetterProduct(all, ALL_PRODUCTS)).toBeUndefined();
      expect(listGroups(all, ALL_PRODUCTS)[0]?.product).toBe(first);
      // A product that the reader has selected always comes first.
      expect(listGroups(all, 'core')[0]?.product).toBe('core');
    },
  );

  it('lists at most two further sections per page in scope, and none for pages of other products', () => {
    const [group, other] = listGroups(
      [createMatches('core', 2, 3), createMatches('studio', 2, 3)],
      'core',
    );
    expect(other?.options).toHaveLength(2);
    expect(group?.options.map((option) => option.kind === 'hit' && option.isMore)).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('creates a unique id for each option', () => {
    const ids = listGroups(
      [createMatches('core', 5, 2), createMatches('studio', 5, 2)],
      ALL_PRODUCTS,
    ).flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('getNextProduct', () => {
  const groups = listGroups([createMatches('core', 1), createMatches('studio', 1)], ALL_PRODUCTS);
  it.each([
    ['core', 1, 'studio'],
    ['studio', 1, 'core'],
    ['core', -1, 'studio'],
    [undefined, 1, 'core'],
    ['elsewhere', 1, 'core'],
  ] as const)('returns the product after scope %s with step %d: %s', (current, step, expected) => {
    expect(getNextProduct(groups, current, step)).toBe(expected);
  });

  it('returns no product if there are no results', () => {
    expect(getNextProduct([], 'core', 1)).toBeUndefined();
  });
});

describe('describeMatches', () => {
  it.each([
    [[3, 2], 'Pages found: 3 in Toolpad core, 2 in Toolpad studio'],
    [[0, 1], 'Pages found: 1 in Toolpad studio'],
    [[0, 0], 'No results'],
  ])('describes the page counts %j as “%s”', ([core = 0, studio = 0], text) => {
    expect(describeMatches([createMatches('core', core), createMatches('studio', studio)])).toBe(
      text,
    );
  });
});
