/** The two trees in sidebars.ts, and what Docusaurus makes of them. */
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { createSidebarsUtils } from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import type { Sidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import { buildSidebar, pagesOf, type NavEntry } from '../../../../plugins/shared/navigation';
import { isPage } from '../../../../plugins/shared/navigation/entry';
import { walk } from '../../../../plugins/shared/navigation/walk';
import { core, studio } from '../../../../sidebars';
import expectedPages from '../../../fixtures/pages.json';

const trees: [string, NavEntry[]][] = [
  ['studio', studio],
  ['core', core],
];

test('the trees hold exactly the pages of the site, in order', () => {
  expect(pagesOf(studio)).toHaveLength(71);
  expect(pagesOf(core)).toHaveLength(55);
  expect([...pagesOf(studio), ...pagesOf(core)]).toEqual(expectedPages);
});

describe.each(trees)('%s', (name, tree) => {
  const places = [...walk(tree)];

  test("every pathname starts with the offering's segment", () => {
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
  const marked = [...walk(studio), ...walk(core)].filter(({ entry }) => entry.newFeature);
  expect(marked.map(({ entry }) => entry.pathname)).toEqual([
    '/core/api/dashboard-sidebar-page-item',
  ]);
});
