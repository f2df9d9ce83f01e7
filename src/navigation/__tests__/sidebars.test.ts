/** The trees in sidebars/, and what Docusaurus makes of them. */
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { createSidebarsUtils } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import type { Sidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { pagesOf } from '../navPages';
import { buildSidebar } from '../sidebar';
import { isPage } from '../entry';
import { walk } from '../walk';
import { SIDEBARS } from '../../../sidebars';
import { SENTENCE_CASE } from '../../../terminology.mjs';
import expectedPages from '../../../tests/fixtures/pages.json';

const trees = Object.entries(SIDEBARS);

test('the trees hold as many pages as the site', () => {
  expect(pagesOf(SIDEBARS.studio)).toHaveLength(71);
  expect(pagesOf(SIDEBARS.core)).toHaveLength(55);
  expect(trees.flatMap(([, tree]) => pagesOf(tree))).toHaveLength(expectedPages.length);
});

describe.each(trees)('%s', (name, tree) => {
  const places = [...walk(tree)];

  test('the tree holds exactly the pages of the product, in order', () => {
    const own = expectedPages.filter(({ pathname }) => pathname.startsWith(`/${name}/`));
    expect(pagesOf(tree)).toEqual(own);
  });

  test("every pathname starts with the product's segment", () => {
    for (const { entry } of places) {
      expect(entry.pathname).toMatch(new RegExp(`^/${name}/[a-z0-9-/]+(?<!/)$`));
    }
  });

  test("groups' pathnames end in -group, and no page's does", () => {
    for (const { entry } of places) {
      expect([entry.pathname, entry.pathname.endsWith('-group')]).toEqual([
        entry.pathname,
        !isPage(entry),
      ]);
    }
  });

  test('labels are in sentence case, except names', () => {
    const labels = pagesOf(tree).flatMap(({ title, groups }) => [...groups, title]);
    const sentenceCase = new RegExp(`^${SENTENCE_CASE}`, 'u');
    expect(labels.filter((label) => !sentenceCase.test(label))).toEqual([]);
    // What leads a group is called so wherever there is one.
    expect(labels).not.toContain('Index');
  });

  test('Docusaurus accepts the sidebar, and previous and next follow the order', () => {
    const normalized = normalizeSidebars({ [name]: buildSidebar(tree, (pathname) => pathname) });
    validateSidebars(normalized); // throws if it does not

    const { getDocNavigation } = createSidebarsUtils(normalized as Sidebars);
    const order: unknown[] = [];
    let docId: string | undefined = pagesOf(tree)[0]?.pathname;
    while (docId !== undefined) {
      order.push(docId);
      const { next } = getDocNavigation({
        docId,
        displayedSidebar: undefined,
        unlistedIds: new Set(),
      });
      docId = next?.type === 'doc' ? next.id : undefined;
    }
    expect(order).toEqual(pagesOf(tree).map((page) => page.pathname));
  });

  test('every item has a key of its own, as translations need', () => {
    const keys = JSON.stringify(buildSidebar(tree, (pathname) => pathname)).match(/"key":"[^"]+"/g);
    expect(keys).toHaveLength(places.length);
    expect(new Set(keys).size).toBe(places.length);
  });
});

test('only what version 0.15.0 added is marked as new', () => {
  const marked = trees
    .flatMap(([, tree]) => [...walk(tree)])
    .filter(({ entry }) => entry.newFeature);
  expect(marked.map(({ entry }) => entry.pathname)).toEqual([
    '/core/api/dashboard-sidebar-page-item',
  ]);
});
