/** Checks the trees in src/navigation/trees/. */
import { walkEntries } from '../navPages';
import { isPage } from '../entry';
import { SIDEBARS } from '../../../sidebars';
import { SENTENCE_CASE } from '../../../config/terminology.mjs';
import expectedPages from '../../../tests/fixtures/pages.json';

const trees = Object.entries(SIDEBARS);

describe.each(trees)('%s', (name, tree) => {
  const places = [...walkEntries(tree)];
  const pages = places.filter(({ entry }) => isPage(entry));

  it('contains the expected pages of the product in their order, among possible others', () => {
    const expected = expectedPages.filter(({ pathname }) => pathname.startsWith(`/${name}/`));
    const known = new Set(expected.map(({ pathname }) => pathname));
    const found = pages.filter(({ entry }) => known.has(entry.pathname));
    expect(found.map(({ entry, groups }) => ({ pathname: entry.pathname, groups }))).toEqual(
      expected.map(({ pathname, groups }) => ({ pathname, groups })),
    );
  });

  it('uses pathnames that end in -group for all groups, and only for groups', () => {
    for (const { entry } of places) {
      expect([entry.pathname, entry.pathname.endsWith('-group')]).toEqual([
        entry.pathname,
        !isPage(entry),
      ]);
    }
  });

  it('uses sentence case for labels, except for names', () => {
    const labels = places.flatMap(({ entry }) =>
      [entry.title, entry.subheader].filter((label) => typeof label === 'string'),
    );
    const sentenceCase = new RegExp(`^${SENTENCE_CASE}`, 'u');
    expect(labels.filter((label) => !sentenceCase.test(label))).toEqual([]);
  });
});

it('marks only the additions of version 0.15.0 as new', () => {
  const marked = trees
    .flatMap(([, tree]) => [...walkEntries(tree)])
    .filter(({ entry }) => entry.newFeature);
  expect(marked.map(({ entry }) => entry.pathname)).toEqual([
    '/core/api/dashboard-sidebar-page-item',
  ]);
});
