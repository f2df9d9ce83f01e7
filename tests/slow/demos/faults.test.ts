/** An old tab with a new build, hosts that answer with anything, and what else breaks in a browser. */
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from '../../../plugins/shared/patience';
import {
  demoOnPage,
  editorField as field,
  openDemos,
  showDemo,
  startDemo,
} from '../../fixtures/demos/page';
import { fixtureSite } from '../../fixtures/demos/site';
import { setUpChromium, type TestPage } from '../../support/chromium';
import { reactIsOn, showIntent } from '../../support/start';

const site = fixtureSite();

const launch = setUpChromium();

async function open(): Promise<TestPage> {
  const test = await launch();
  await openDemos(test);
  await test.record.quiet();
  return test;
}

const CHUNKS = '**/assets/js/**';
const SOURCES = '**/demo.json';

/** What a host answers for a file of the build before. */
const GONE = {
  'nothing (404)': { status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' },
  'its page for unknown addresses (200)': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Toolpad</title>',
  },
} as const;

/** The page is still all there. */
async function pageLives(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Eleven demos' }).waitFor();
  expect(await page.locator('[data-demo]').count()).toBeGreaterThan(5);
}

describe.each(Object.entries(GONE))('a host that answers %s', (_name, answer) => {
  test.each([
    ['its script', CHUNKS],
    ['its source', SOURCES],
  ])('the editor without %s: said where it is, tried anew', async (_what, files) => {
    const { page } = await open();
    await page.route(files, (route) => route.fulfill(answer));
    const demo = await showDemo(page, 'ConfirmDialog');
    await demo.figure.getByRole('button', { name: 'Edit' }).first().click();
    const fault = demo.figure.getByRole('alert');
    await fault.getByText('The editor could not be loaded').waitFor();
    await pageLives(page);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await fault.getByText('The editor could not be loaded').waitFor();
    await page.unroute(files);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await field(demo).waitFor();
  });

  test('a sandbox that cannot be made is said to be so', async () => {
    const { page } = await open();
    await page.route(CHUNKS, (route) => route.fulfill(answer));
    const demo = await showDemo(page, 'ConfirmDialog');
    await demo.figure.getByRole('button', { name: 'Open in StackBlitz' }).click();
    await demo.figure.getByText('StackBlitz could not be opened').waitFor();
    await pageLives(page);
  });

  test('the search says so, and is tried anew', async () => {
    const { page } = await open();
    await page.route(CHUNKS, (route) => route.fulfill(answer));
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByText('The search could not be loaded').waitFor();
    await page.unroute(CHUNKS);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('The search could not be loaded').waitFor({ state: 'detached' });
    await dialog.getByRole('link').first().waitFor();
  });
});

describe('a host that never answers', () => {
  /** The page and its time, which a test can turn on. */
  async function openSilent(): Promise<Page> {
    const { page } = await launch();
    await page.clock.install();
    await openDemos({ page });
    await page.route(CHUNKS, () => undefined);
    return page;
  }

  /** More time than a reader is made to wait. */
  async function waitInVain(page: Page, asked: Promise<unknown>): Promise<void> {
    await asked;
    await page.clock.fastForward(PATIENCE_MS + 1000);
  }

  const aScript = (page: Page): Promise<unknown> => page.waitForRequest(CHUNKS);

  test('the editor: said where it is, tried anew', async () => {
    const page = await openSilent();
    const demo = await showDemo(page, 'ConfirmDialog');
    const asked = aScript(page);
    // The source is there, so that it is the script that is waited for.
    const source = page.waitForResponse(SOURCES);
    await demo.figure.getByRole('button', { name: 'Edit' }).first().click();
    await (await source).finished();
    await waitInVain(page, asked);
    const fault = demo.figure.getByRole('alert');
    await fault.getByText('The editor could not be loaded').waitFor();
    await pageLives(page);
    await page.unroute(CHUNKS);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await field(demo).waitFor();
  });

  test('the search: what is typed is kept, and answered in the end', async () => {
    const page = await openSilent();
    const asked = aScript(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByRole('combobox').fill('demos');
    await waitInVain(page, asked);
    await dialog.getByText('The search could not be loaded').waitFor();
    await page.unroute(CHUNKS);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('option').first().waitFor();
    await expect(dialog.getByRole('combobox').inputValue()).resolves.toBe('demos');
  });

  test('the check of a project: its button is busy until it says so', async () => {
    const page = await openSilent();
    const asked = aScript(page);
    const button = page.locator('button[aria-haspopup="dialog"]', { hasText: 'Check my project' });
    await button.click();
    await page.locator('button[aria-busy="true"]', { hasText: 'Check my project' }).waitFor();
    await waitInVain(page, asked);
    const again = page.getByRole('button', { name: 'Could not load. Try again' });
    await again.waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    await page.unroute(CHUNKS);
    await again.click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  });
});

test.each([
  ['{}', 'The editor could not be loaded'],
  ['{"panes":[],"packages":{}}', 'The editor could not be loaded'],
  ['null', 'The editor could not be loaded'],
])('a source of another shape (%s) is none', async (body, words) => {
  const { page } = await open();
  await page.route(SOURCES, (route) => route.fulfill({ contentType: 'application/json', body }));
  const demo = await showDemo(page, 'ConfirmDialog');
  await demo.figure.getByRole('button', { name: 'Edit' }).first().click();
  await demo.figure.getByText(words).waitFor();
  await demo.figure.getByRole('button', { name: 'Open in StackBlitz' }).click();
  await demo.figure.getByText('StackBlitz could not be opened').waitFor();
  await pageLives(page);
});

test('storage full of nonsense does no harm', async () => {
  const test = await launch();
  await test.page.addInitScript(() => {
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
  await openDemos(test);
  const demo = await showDemo(test.page, 'ConfirmDialog');
  await field(demo).waitFor();
  expect(await field(demo).inputValue()).toContain('Answer:');
  await demo.content.getByText('Answer: nothing yet').waitFor();
  expect(test.record.problems).toEqual([]);
});

test('headings and fields with the names of the site’s own elements take nobody’s place', async () => {
  const { page, record } = await launch({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.names, { waitUntil: 'load' });
  await showIntent(page);
  await reactIsOn(page);
  const demo = await startDemo(page, 'Names');
  await demo.frame.getByRole('button', { name: 'Pressed 0 times' }).click();
  await demo.frame.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  await demoOnPage(page, 'Names').figure.getByRole('button', { name: 'Edit' }).first().click();
  await field(demo).fill((await field(demo).inputValue()).replace('Pressed', 'Touched'));
  await demo.frame.getByRole('button', { name: 'Touched 0 times' }).click();
  await demo.frame.getByRole('button', { name: 'Touched 1 times' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search the documentation' }).waitFor();
  expect(record.problems).toEqual([]);
});
