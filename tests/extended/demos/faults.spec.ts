/** An old tab with a new build, hosts that answer with anything, and what else breaks in a browser. */
import type { Locator, Page } from '@playwright/test';
import { PATIENCE_MS } from '../../../plugins/shared/patience';
import {
  demoOnPage,
  type DemoOnPage,
  editorField as field,
  openDemos,
  showDemo,
  startDemo,
} from '../../fixtures/demos/page';
import { startReact } from '../../support/start';
import { fixtureSite } from '../../fixtures/demos/site';
import { expect, type Open, test } from '../../support/test';

const CHUNKS = '**/assets/js/**';
const SOURCES = '**/demo.json';

/** What a host answers for a file of the build before. */
const GONE = {
  'with nothing (404)': { status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' },
  'with its page for unknown addresses (200)': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Toolpad</title>',
  },
};

const json = (body: string) => ({ contentType: 'application/json', body });

async function openQuiet(open: Open): Promise<Page> {
  const { page, record } = await openDemos(await open());
  await record.quiet();
  return page;
}

/** The page is still all there. */
async function pageLives(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Eleven demos' })).toBeVisible();
  expect(await page.locator('[data-demo]').count()).toBeGreaterThan(5);
}

const toolOf = ({ figure }: DemoOnPage, name: string): Locator =>
  figure.getByRole('button', { name }).first();

const faultOf = ({ figure }: DemoOnPage): Locator =>
  figure.getByRole('alert').filter({ hasText: 'The editor could not be loaded' });

const searchOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

/** Opens the editor and a sandbox in vain. */
async function useToolsInVain(page: Page): Promise<DemoOnPage> {
  const demo = await showDemo(page, 'ConfirmDialog');
  await toolOf(demo, 'Edit').click();
  await expect(faultOf(demo)).toBeVisible();
  await toolOf(demo, 'Open in StackBlitz').click();
  await expect(demo.figure.getByText('StackBlitz could not be opened')).toBeVisible();
  await pageLives(page);
  return demo;
}

async function tryAgain(parent: Locator): Promise<void> {
  await parent.getByRole('button', { name: 'Try again' }).click();
}

for (const [name, answer] of Object.entries(GONE)) {
  test.describe(`a host that answers for scripts ${name}`, () => {
    test('it names what could not be loaded, and loads it on a second try', async ({ open }) => {
      const page = await openQuiet(open);
      await page.route(CHUNKS, (route) => route.fulfill(answer));
      const demo = await useToolsInVain(page);
      await tryAgain(faultOf(demo));
      await expect(faultOf(demo)).toBeVisible();
      await page.keyboard.press('Control+k');
      const failure = searchOf(page).getByText('The search could not be loaded');
      await expect(failure).toBeVisible();
      await page.unroute(CHUNKS);
      await tryAgain(searchOf(page));
      await expect(failure).toHaveCount(0);
      await expect(searchOf(page).getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await tryAgain(faultOf(demo));
      await expect(field(demo)).toBeVisible();
    });
  });
}

for (const [name, answer] of [
  ...Object.entries(GONE),
  ['with an empty object', json('{}')],
  ['with null', json('null')],
  ['with a source without panes', json('{"panes":[],"packages":{}}')],
] as const) {
  test.describe(`a host that answers for sources ${name}`, () => {
    test('it says that the demo could not be opened, and opens it on a second try', async ({
      open,
    }) => {
      const page = await openQuiet(open);
      await page.route(SOURCES, (route) => route.fulfill(answer));
      const demo = await useToolsInVain(page);
      await tryAgain(faultOf(demo));
      await expect(faultOf(demo)).toBeVisible();
      await page.unroute(SOURCES);
      await tryAgain(faultOf(demo));
      await expect(field(demo)).toBeVisible();
    });
  });
}

test.describe('a host that never answers', () => {
  /** Opens a page whose time the test moves on, and whose scripts never come. */
  async function openSilent(open: Open): Promise<Page> {
    const { page } = await open();
    await page.clock.install();
    await openDemos({ page });
    await page.route(CHUNKS, () => undefined);
    return page;
  }

  /** Lets more time pass than a reader is made to wait. */
  async function waitInVain(page: Page, asked: Promise<unknown>): Promise<void> {
    await asked;
    await page.clock.fastForward(PATIENCE_MS + 1000);
  }

  test('it says that the editor could not be loaded, and loads it on a second try', async ({
    open,
  }) => {
    const page = await openSilent(open);
    const demo = await showDemo(page, 'ConfirmDialog');
    const asked = page.waitForRequest(CHUNKS);
    // The source is there, so that it is the script that is missing.
    const source = page.waitForResponse(SOURCES);
    await toolOf(demo, 'Edit').click();
    await (await source).finished();
    await waitInVain(page, asked);
    await expect(faultOf(demo)).toBeVisible();
    await pageLives(page);
    await page.unroute(CHUNKS);
    await tryAgain(faultOf(demo));
    await expect(field(demo)).toBeVisible();
  });

  test('it keeps what is typed into the search, and answers it in the end', async ({ open }) => {
    const page = await openSilent(open);
    const asked = page.waitForRequest(CHUNKS);
    await page.keyboard.press('Control+k');
    const dialog = searchOf(page);
    await dialog.getByRole('combobox').fill('demos');
    await waitInVain(page, asked);
    await expect(dialog.getByText('The search could not be loaded')).toBeVisible();
    await page.unroute(CHUNKS);
    await tryAgain(dialog);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(dialog.getByRole('combobox')).toHaveValue('demos');
  });

  test('it has a busy button for the check of a project, until it says that it failed', async ({
    open,
  }) => {
    const page = await openSilent(open);
    const asked = page.waitForRequest(CHUNKS);
    const check = page
      .locator('button[aria-haspopup="dialog"]')
      .filter({ hasText: 'Check my project' });
    await check.click();
    await expect(page.locator('button[aria-busy="true"]')).toContainText('Check my project');
    await waitInVain(page, asked);
    const again = page.getByRole('button', { name: 'Could not load. Try again' });
    await expect(again).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unroute(CHUNKS);
    await again.click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  });
});

test('it takes no harm from a storage full of nonsense', async ({ open }) => {
  const { page, record } = await open();
  await page.addInitScript(() => {
    const nonsense = ['7', 'null', '[7]', '{"ConfirmDialog.tsx":{"code":1}}', '{', '\u0000'];
    const keys = ['demo:core/stress/ConfirmDialog:MUI System:TS', 'reading-positions'];
    const others = [
      'theme-toolpad',
      'toolpad-package-manager',
      'drawer-position',
      'demo-running:x',
    ];
    keys.forEach((key, at) => sessionStorage.setItem(key, nonsense[3 - at] ?? ''));
    others.forEach((key, at) => localStorage.setItem(key, nonsense[at] ?? ''));
    others.forEach((key, at) => sessionStorage.setItem(key, nonsense[5 - at] ?? ''));
  });
  await openDemos({ page });
  const demo = await showDemo(page, 'ConfirmDialog');
  await expect(field(demo)).toHaveValue(/Answer:/);
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  expect(record.problems).toEqual([]);
});

test('it works beside headings and fields with the names of the site’s own elements', async ({
  open,
}) => {
  const { page, record } = await open({ viewport: { width: 1440, height: 900 } });
  await page.goto(fixtureSite().names);
  await startReact(page);
  const demo = await startDemo(page, 'Names');
  await demo.frame.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(demo.frame.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  await toolOf(demoOnPage(page, 'Names'), 'Edit').click();
  await field(demo).fill((await field(demo).inputValue()).replace('Pressed', 'Touched'));
  await demo.frame.getByRole('button', { name: 'Touched 0 times' }).click();
  await expect(demo.frame.getByRole('button', { name: 'Touched 1 times' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('Control+k');
  await expect(searchOf(page)).toBeVisible();
  expect(record.problems).toEqual([]);
});
