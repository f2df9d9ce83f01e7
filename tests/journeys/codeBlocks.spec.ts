/** Tests code blocks before and after React starts, and without JavaScript. */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { clickCopyButton } from '../support/briefText';
import { navigateWithinSite } from '../support/navigateWithinSite';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../support/probes';
import { getSiteUrl } from '../support/site';
import { startReact } from '../support/start';
import { expect, test as base, type TestPage } from '../support/test';

const COMMANDS_PAGE = 'core/introduction/installation/';
/** A page whose first block also has commands. */
const TUTORIAL_PAGE = 'core/introduction/tutorial/';
/** A page with blocks in two languages. */
const TYPES_PAGE = 'core/introduction/base-concepts/';
/** A page whose tabs share one selection. */
const DATABASES_PAGE = 'studio/how-to-guides/connect-to-databases/';
const LONG_BLOCK_PAGE = 'studio/how-to-guides/delete-datagrid-row/';

/** A page with demos that have several files. */
const FILES_PAGE = 'core/react-use-navigation/';

const PHONE = { width: 375, height: 800 };
const CLIPBOARD_ACCESS: BrowserContextOptions = {
  permissions: ['clipboard-read', 'clipboard-write'],
};

type Visit = (path: string, options?: BrowserContextOptions) => Promise<TestPage>;

const test = base.extend<{ visit: Visit }>({
  visit: async ({ open }, provide) => {
    await provide(async (path, options) => {
      const opened = await open(options);
      await opened.page.goto(getSiteUrl(path));
      return opened;
    });
  },
});

const getBlock = (page: Page, text: string): Locator => page.locator('figure', { hasText: text });

const getCode = (figure: Locator): Locator => figure.locator('code:visible');

/** Blocks React's scripts, so that the page works only with its inline script. */
const blockReact = (page: Page): Promise<unknown> => page.route('**/assets/js/**', () => undefined);

/** Clicks a block's copy button, and returns the clipboard's text. */
async function copyCode(page: Page, figure: Locator): Promise<string> {
  await figure.hover();
  await clickCopyButton(figure.getByRole('button', { name: /^Copy/ }));
  return page.evaluate(() => navigator.clipboard.readText());
}

test('it copies only visible text when the reader selects a block', async ({ visit }) => {
  const { page } = await visit(COMMANDS_PAGE, CLIPBOARD_ACCESS);
  await getBlock(page, 'npm install')
    .first()
    .evaluate((block) => {
      getSelection()?.selectAllChildren(block);
    });
  await page.keyboard.press('Control+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toMatch(/^npm install .+$/);
});

test('it offers line wrapping only in a narrow window, and keeps the reader’s choice when React starts', async ({
  visit,
}) => {
  const isWrapped = (figure: Locator): Promise<boolean> =>
    figure.locator('pre:visible').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);
  const { page, record } = await visit(COMMANDS_PAGE, { viewport: { width: 1440, height: 900 } });
  const figure = getBlock(page, 'title="It works"');
  const tool = figure.locator('.menu label');
  await expect(tool).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(tool).toBeVisible();
  expect(await isWrapped(figure)).toBe(false);
  await tool.click();
  expect(await isWrapped(figure)).toBe(true);
  await startReact(page);
  expect(await isWrapped(figure)).toBe(true);
  await tool.click();
  expect(await isWrapped(figure)).toBe(false);
  // This block is wrapped by default.
  expect(await isWrapped(getBlock(page, 'npm install @toolpad/core'))).toBe(true);
  expect(record.problems).toEqual([]);
});

const getCommands = (page: Page): Locator => page.locator('[data-manager] code:visible');
/** Expects the page's first commands to match the patterns. */
const expectCommands = async (page: Page, ...patterns: RegExp[]): Promise<void> => {
  for (const [index, text] of patterns.entries()) {
    await expect(getCommands(page).nth(index)).toHaveText(text, { useInnerText: true });
  }
};
const getSelectedRadio = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true, checked: true });

const NPM = [/^npm install @toolpad/, /^npm create vite/, /^npx create-next-app/];
const PNPM = [
  /^pnpm add @toolpad/,
  /^pnpm create vite@8\.3\.0 my-app --template react-ts/,
  /^pnpm dlx create-next-app/,
];

test('it shows commands for the selected package manager in all blocks and tabs, even after a reload', async ({
  visit,
}) => {
  const { page, record } = await visit(COMMANDS_PAGE);
  const second = await page.context().newPage();
  await second.goto(getSiteUrl(TUTORIAL_PAGE));
  await watchPage(page);
  const expectPnpm = async (): Promise<void> => {
    await expectCommands(page, ...PNPM);
    await expect(getSelectedRadio(page, 'pnpm')).toHaveCount(await getCommands(page).count());
  };
  await expectCommands(page, ...NPM);
  await page.getByRole('radio', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expectPnpm();
  await expect(getCommands(second).first()).toHaveText(/^pnpm create /, { useInnerText: true });
  await page.reload();
  expect((await getCommands(page).allInnerTexts())[0]).toMatch(/^pnpm add /);
  expect(await getLayoutShift(page)).toBeLessThanOrEqual(MAX_FONT_SHIFT);
  await startReact(page);
  await expectPnpm();
  expect(record.problems).toEqual([]);
});

test('it shows the panels of the selected database in all tabs, even after a reload and a navigation', async ({
  visit,
}) => {
  const { page } = await visit(DATABASES_PAGE);
  const tabs = page.locator('.tabs');
  const expectPanels = async (): Promise<void> => {
    const count = await tabs.count();
    expect(count).toBeGreaterThan(3);
    await expect(tabs.locator('label:has-text("PostgreSQL"):has(:checked)')).toHaveCount(count);
    await expect(
      tabs.locator('[data-panel="PostgreSQL"]:not([hidden])').filter({ visible: true }),
    ).toHaveCount(count);
  };
  // The first click happens before React starts, and selects only the tab in its own group.
  await tabs.first().locator('label', { hasText: 'PostgreSQL' }).click();
  await startReact(page);
  await expectPanels();
  await page.reload();
  await startReact(page);
  await expectPanels();
  await navigateWithinSite(page, 'studio/getting-started/');
  await navigateWithinSite(page, DATABASES_PAGE);
  await expectPanels();
});

test('it changes the language of all blocks when the reader selects it in one, and copies code in that language, before React starts', async ({
  visit,
}) => {
  /** Expects every block with two languages to show the given one. */
  const expectVariant = async (variant: string): Promise<void> => {
    const panels = page.locator('figure div[data-variant]:visible');
    await expect(panels).not.toHaveCount(0);
    await expect(panels.and(page.locator(`:not([data-variant="${variant}"])`))).toHaveCount(0);
  };
  const { page, record } = await visit(TYPES_PAGE, CLIPBOARD_ACCESS);
  await blockReact(page);
  await expectVariant('TS');
  await getBlock(page, 'CancelButton').locator('label', { hasText: 'JS' }).click();
  await expectVariant('JS');
  const copied = await copyCode(page, getBlock(page, 'SidebarFooter'));
  expect(copied).toContain('function SidebarFooter({ mini }) {\n');
  expect(record.problems).toEqual([]);
});

test.describe('a long block', () => {
  /** Runs in the page. Returns whether a folded line is in the window and isn't clipped by the fold. */
  function isInView(): boolean {
    const containsLine = ({ textContent }: Element): boolean => textContent.includes('noButton');
    const fold = [...document.querySelectorAll('.fold-body')].find(containsLine);
    const token = [...(fold?.children ?? [])].find(containsLine);
    const [outer, inner] = [fold, token].map((element) => element?.getBoundingClientRect());
    return (
      outer !== undefined &&
      inner !== undefined &&
      inner.top >= Math.max(outer.top, 0) &&
      inner.bottom <= Math.min(outer.bottom, innerHeight)
    );
  }

  test('it expands and scrolls to a line that find-in-page finds', async ({ visit }) => {
    const { page } = await visit(LONG_BLOCK_PAGE);
    expect(await page.evaluate(isInView)).toBe(false);
    // Browsers reveal text fragments in the same way as find-in-page matches.
    const found = await visit(`${LONG_BLOCK_PAGE}#:~:text=noButton`);
    await expect.poll(() => found.page.evaluate(isInView)).toBe(true);
  });

  test('it can be copied as a whole while it is folded, and stays expanded when React starts', async ({
    visit,
  }) => {
    const { page, record } = await visit(LONG_BLOCK_PAGE, CLIPBOARD_ACCESS);
    const block = getBlock(page, 'noButton');
    expect(await copyCode(page, block)).toMatch(/^apiVersion: v1\n[^]*dataGrid\.selection\?\.id$/);
    await block.locator('summary').click();
    await startReact(page);
    await expect(block.getByText('Show fewer lines')).toBeVisible();
    expect(record.problems).toEqual([]);
  });
});

test('it selects the file of a demo in which find-in-page finds text', async ({ visit }) => {
  const { page, record } = await visit(`${FILES_PAGE}#:~:text=this%20one%20keeps%20the%20path`);
  const code = page.locator('code:visible', { hasText: 'this one keeps the path' });
  await expect(code).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'demoParts.ts', checked: true })).toHaveCount(1);
  expect(record.problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  const NO_SCRIPT = { javaScriptEnabled: false };
  /** The minimum height in px of 60 folded lines. */
  const FOLDED_HEIGHT = 60 * 20;

  test('it shows code, and lets readers select a package manager or a language in each block', async ({
    visit,
  }) => {
    const { page } = await visit(COMMANDS_PAGE, NO_SCRIPT);
    const first = getBlock(page, 'npm install @toolpad/core');
    await expect(getCode(first)).toHaveText(/^npm install/);
    await first.locator('label', { hasText: 'pnpm' }).click();
    await expect(getCode(first)).toHaveText(/^pnpm add/);
    await expect(getCode(getBlock(page, 'create vite'))).toHaveText(/^npm create/);
    await expect(page.locator('figure').getByRole('button')).toHaveCount(0);
    await page.goto(getSiteUrl(TYPES_PAGE));
    const typed = getBlock(page, 'SidebarFooter');
    await expect(getCode(typed)).toContainText('{ mini }: SidebarFooterProps');
    await typed.locator('label', { hasText: 'JS' }).click();
    await expect(getCode(typed)).not.toContainText('SidebarFooterProps');
  });

  test('it expands and folds a long block, and prints all of its lines', async ({ visit }) => {
    const { page } = await visit(LONG_BLOCK_PAGE, NO_SCRIPT);
    const block = getBlock(page, 'noButton');
    const getHeight = async (): Promise<number> => (await block.boundingBox())?.height ?? 0;
    const folded = await getHeight();
    await block.getByText('Show all 89 lines').click();
    expect(await getHeight()).toBeGreaterThan(folded + FOLDED_HEIGHT);
    await block.getByText('Show fewer lines').click();
    expect(await getHeight()).toBe(folded);
    await page.emulateMedia({ media: 'print' });
    expect(await getHeight()).toBeGreaterThan(folded + FOLDED_HEIGHT);
  });
});
