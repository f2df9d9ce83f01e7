/** Checks the trees in src/navigation/trees/, and that Docusaurus accepts them. */
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { createSidebarsUtils } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import type { Sidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { walkEntries, walkPages } from '../navPages';
import { buildSidebar } from '../sidebar';
import { isPage } from '../entry';
import { SIDEBARS } from '../../../sidebars';
import { SENTENCE_CASE } from '../../../config/terminology.mjs';
import expectedPages from '../../../tests/fixtures/pages.json';

const trees = Object.entries(SIDEBARS);

describe.each(trees)('%s', (name, tree) => {
  const places = [...walkEntries(tree)];
  const pathnames = [...walkPages(tree)].map(({ entry }) => entry.pathname);

  it('contains the expected pages of the product in their order, among possible others', () => {
    const expected = expectedPages.filter(({ pathname }) => pathname.startsWith(`/${name}/`));
    const known = new Set(expected.map(({ pathname }) => pathname));
    const found = [...walkPages(tree)].filter(({ entry }) => known.has(entry.pathname));
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

  it('creates a valid Docusaurus sidebar, whose pagination follows the tree’s order', () => {
    const normalized = normalizeSidebars({ [name]: buildSidebar(tree, (pathname) => pathname) });
    validateSidebars(normalized);

    const { getDocNavigation } = createSidebarsUtils(normalized as Sidebars);
    const order: unknown[] = [];
    let docId: string | undefined = pathnames[0];
    while (docId !== undefined) {
      order.push(docId);
      const { next } = getDocNavigation({
        docId,
        displayedSidebar: undefined,
        unlistedIds: new Set(),
      });
      docId = next?.type === 'doc' ? next.id : undefined;
    }
    expect(order).toEqual(pathnames);
  });

  it('creates a unique translation key for each item', () => {
    const keys = JSON.stringify(buildSidebar(tree, (pathname) => pathname)).match(/"key":"[^"]+"/g);
    expect(keys).toHaveLength(places.length);
    expect(new Set(keys).size).toBe(places.length);
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
