/** A part of the page that fails as React takes it over: React tries again, and the page is whole. */
import type { ReactNode } from 'react';
import { messageOf } from '../../../plugins/shared/messageOf';
import { find } from '../../../tests/support/jest/find';
import { hydrate, leaveBrowser } from '../../../tests/support/jest/hydration';

const THEME = '..';

const PARTS: [name: string, module: string][] = [
  ['Navbar', `${THEME}/Navbar`],
  ['DocSidebar', `${THEME}/DocSidebar`],
  ['DocBreadcrumbs', `${THEME}/DocBreadcrumbs`],
  ['TOCCollapsible', `${THEME}/TOCCollapsible`],
  ['Admonition', `${THEME}/Admonition`],
  ['CodeBlock', '../../../plugins/code/theme/CodeBlock'],
  ['Tabs', `${THEME}/Tabs`],
  ['DocPaginator', `${THEME}/DocPaginator`],
  ['TOC', `${THEME}/TOC`],
  ['Footer', `${THEME}/Footer`],
];

afterEach(leaveBrowser);

test.each(PARTS)('%s crashes once: the page is whole again', async (name, module) => {
  let crashes = 0;
  jest.doMock(module, () => {
    const original = jest.requireActual<{ default: (props: object) => ReactNode }>(module);
    const Part = (props: object) => {
      if (typeof document !== 'undefined' && crashes === 0) {
        crashes += 1;
        throw new Error(`${name} has failed.`);
      }
      return original.default(props);
    };
    return { ...original, __esModule: true, default: Part };
  });
  let before = '';
  const { document: whole, complaints } = await hydrate({
    load: () => import('./ReadingPage'),
    path: '/toolpad/core/account/',
    read: (page) => (before = find('#root', page).textContent),
  });
  jest.dontMock(module);
  expect(crashes).toBe(1);
  const words = complaints.map(
    (complaint) => messageOf(complaint) + messageOf((complaint as Error).cause),
  );
  expect(words.join()).toContain(`${name} has failed.`);
  expect(find('#root', whole).textContent).toBe(before);
});
