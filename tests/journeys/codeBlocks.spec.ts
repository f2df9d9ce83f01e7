/**
 * Code blocks in a browser, on two pages that have nothing else (tests/fixtures/code): before React,
 * while it comes, and without scripts.
 */
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { axeViolations } from '../../scripts/lib/axe';
import { type CodePages, serveCodePages } from '../fixtures/code/site';
import { layoutShift, watchPage } from '../support/probes';
import { siteUrl } from '../support/site';
import { expect, test as base, type TestPage } from '../support/test';

const PHONE = { width: 375, height: 800 };
const TOUCH_PHONE: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };
const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };
const COPIED_MS = 1200;
/** The build asks the compiler for the types, which takes its time. */
const BUILD_MS = 120_000;

type Visit = (options?: BrowserContextOptions, address?: string) => Promise<TestPage>;

const test = base.extend<{ visit: Visit }, { pages: CodePages }>({
  pages: [
    async ({}, provide) => {
      const pages = await serveCodePages();
      await provide(pages);
      pages.close();
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  visit: async ({ open, pages }, provide) => {
    await provide(async (options, address = pages.page) => {
      const opened = await open(options);
      await opened.page.goto(address);
      return opened;
    });
  },
});

/** The block with this text in it. */
const block = (page: Page, text: string): Locator => page.locator('figure', { hasText: text });

/** The code that a block shows now. */
const codeOf = (figure: Locator): Locator => figure.locator('code:visible');

const reactComes = (page: Page): Promise<void> =>
  expect(page.locator('html[data-react="on"]')).toBeAttached();

async function startReact(page: Page): Promise<void> {
  await page.keyboard.press('s');
  await reactComes(page);
}

/** Keeps React away: what works then works without it. */
const holdScripts = (page: Page): Promise<unknown> => page.route('**/*.js', () => undefined);

/** Clicks a block's copy button, and gives what is in the clipboard then. */
async function copy(page: Page, figure: Locator): Promise<string> {
  await figure.hover();
  await figure.getByRole('button', { name: /^Copy/ }).click();
  await expect(figure.getByRole('button', { name: /^Copied/ })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function expectToolsInView(page: Page): Promise<void> {
  const tools = block(page, 'const a = 1 < 2;').locator('.menu');
  await expect(tools).toHaveCSS('opacity', '1');
  await expect(tools.getByRole('button', { name: /^Copy/ })).toBeVisible();
}

test('it passes axe before React and after, in light and in dark', async ({ visit }) => {
  const { page, record } = await visit({ reducedMotion: 'reduce' });
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  await startReact(page);
  await page.locator('.hinted').first().focus();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await axeViolations(page, { colorsOnly: true })).toEqual([]);
  expect(record.problems).toEqual([]);
});

test.describe('copying', () => {
  test('it copies what is meant, before React, and says so for 1200 ms', async ({ visit }) => {
    const { page } = await visit(CLIPBOARD);
    await holdScripts(page);
    const figure = block(page, 'const a = 1 < 2;');
    expect(await copy(page, figure)).toBe('const a = 1 < 2;');
    await expect(figure.getByRole('button', { name: /^Copy / })).toBeVisible({
      timeout: COPIED_MS + 2000,
    });
    for (const [text, expected] of [
      // Of a change, the result.
      ['REORDER_BELOW', /^export const REORDER_BELOW = 20;\n\nexport function/],
      // Without the numbers of the lines.
      ['ShelfLabelProps', /^import Typography .*\n\ninterface ShelfLabelProps/],
      // Without the types.
      ['WhereAmI', /activePage\.title\} \(\$\{activePage\.path\}\)/],
      // All of a folded block.
      ['Shelf 58', /Shelf 58' \},\n\];$/],
      // Without the writer's notes.
      ['layout: shell', /^kind: page\nspec:\n {2}title: Stock/],
    ] as const) {
      const copied = await copy(page, block(page, text));
      expect(copied).toMatch(expected);
      expect(copied).not.toMatch(/\[!code|const activePage: /);
    }
  });

  test('it copies also while React comes, which complains of nothing', async ({ visit }) => {
    const { page, record } = await visit(CLIPBOARD);
    const figure = block(page, 'const a = 1 < 2;');
    await copy(page, figure);
    await startReact(page);
    expect(await copy(page, figure)).toBe('const a = 1 < 2;');
    expect(record.problems).toEqual([]);
  });
});

test.describe('wrapping', () => {
  const isWrapped = (figure: Locator): Promise<boolean> =>
    figure.locator('pre:visible').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);

  test('it is switched by the checkbox, and stays when React comes', async ({ visit }) => {
    const { page, record } = await visit();
    const figure = block(page, 'ShelfLabelProps');
    expect(await isWrapped(figure)).toBe(false);
    await figure.hover();
    await figure.locator('.menu label').click();
    expect(await isWrapped(figure)).toBe(true);
    await startReact(page);
    expect(await isWrapped(figure)).toBe(true);
    await figure.locator('.menu label').click();
    expect(await isWrapped(figure)).toBe(false);
    expect(record.problems).toEqual([]);
  });

  test('it is offered where a window is too narrow for a block, and on from the start where the writer says so', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    const tool = block(page, 'useStock').locator('.menu label');
    await expect(tool).toBeHidden();
    expect(await isWide()).toBe(false);
    await page.setViewportSize(PHONE);
    await expect(tool).toBeVisible();
    expect(await isWide()).toBe(false);
    expect(await isWrapped(block(page, 'create vite'))).toBe(true);
  });
});

test.describe('package managers', () => {
  const commands = (page: Page): Locator => page.locator('[data-manager] code:visible');
  const shows = (page: Page, ...texts: RegExp[]): Promise<void> =>
    expect(commands(page)).toHaveText(texts, { useInnerText: true });
  const chosen = (page: Page, name: string): Locator =>
    page.getByRole('radio', { name, exact: true, checked: true });

  test('it holds for all blocks, and from the first paint after a reload and on other pages', async ({
    open,
    pages,
  }) => {
    const { page, record } = await open();
    await watchPage(page);
    await page.goto(pages.page);
    await shows(page, /^npm install .*\nnpx toolpad-studio dev/, /^npm create vite/);
    await page.getByText('pnpm', { exact: true }).first().click();
    const pnpm = [
      /^pnpm add .*\npnpm exec toolpad-studio dev # in the project$/,
      /^pnpm create vite.* && cd help-desk && pnpm run dev$/,
    ];
    await shows(page, ...pnpm);
    await expect(chosen(page, 'pnpm')).toHaveCount(2);
    await page.reload();
    expect((await commands(page).allInnerTexts())[0]).toMatch(/^pnpm add /);
    expect(await layoutShift(page)).toBe(0);
    await shows(page, ...pnpm);
    await expect(chosen(page, 'pnpm')).toHaveCount(2);
    await page.goto(pages.other);
    await shows(page, /^pnpm install --frozen-lockfile\npnpm start$/);
    expect(record.problems).toEqual([]);
  });

  test('it is changed by arrow keys, in other tabs too, and React agrees with what it finds', async ({
    visit,
    pages,
  }) => {
    const { page, record } = await visit();
    const second = await page.context().newPage();
    await second.goto(pages.other);
    await page.getByRole('radio', { name: 'npm', exact: true }).first().focus();
    await page.keyboard.press('ArrowRight');
    await reactComes(page);
    await shows(page, /^pnpm add /, /^pnpm create /);
    await expect(chosen(page, 'pnpm')).toHaveCount(2);
    await expect(second.getByText('pnpm install --frozen-lockfile')).toBeVisible();
    await expect(chosen(second, 'pnpm')).toHaveCount(1);
    expect(record.problems).toEqual([]);
  });

  test('it can be chosen where storage is blocked', async ({ open, pages }) => {
    const { page, record } = await open();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The test blocks storage.', 'SecurityError');
        },
      });
    });
    await page.goto(pages.page);
    await page.getByText('yarn', { exact: true }).first().click();
    await shows(page, /^yarn add /, /^yarn create /);
    expect(record.problems).toEqual([]);
  });
});

test.describe('languages', () => {
  const shown = (page: Page): Promise<string[]> =>
    page
      .locator('div[data-variant]:visible')
      .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset.variant ?? ''));
  /** The page's blocks with types: two ask for both languages, two have them by themselves. */
  const showsAll = async (page: Page, variant: string): Promise<void> =>
    expect(await shown(page)).toEqual(Array<string>(4).fill(variant));

  test('it shows the language that the reader prefers, and nothing moves', async ({
    open,
    pages,
  }) => {
    const { page } = await open();
    await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: pages.page }]);
    await watchPage(page);
    await page.goto(pages.page);
    await showsAll(page, 'JS');
    await expect(block(page, 'useStock').locator('figcaption')).toContainText('Stock.jsx', {
      useInnerText: true,
    });
    await expect(page.getByRole('radio', { name: 'JS', checked: true })).toHaveCount(4);
    expect(await layoutShift(page)).toBe(0);
  });

  test('it is chosen by any block for all, and copied as shown', async ({ visit, pages }) => {
    const { page, record } = await visit(CLIPBOARD);
    await showsAll(page, 'TS');
    await block(page, 'shelves: string[]').locator('label', { hasText: 'JS' }).click();
    await showsAll(page, 'JS');
    const copied = await copy(page, block(page, 'useStock'));
    expect(copied).toContain("from './stock.js'");
    expect(copied).not.toContain('interface');
    await page.goto(pages.other);
    expect(await shown(page)).toEqual(['JS']);
    expect(record.problems).toEqual([]);
  });
});

test.describe('a long block', () => {
  /** Runs in the page: whether the text "Shelf 51" is in the window, and no fold clips it. */
  function isInSight(): boolean {
    const fold = [...document.querySelectorAll('.fold-body')].find(({ textContent }) =>
      textContent.includes('Shelf 51'),
    );
    const token = [...(fold?.children ?? [])].find(({ textContent }) =>
      textContent.includes('Shelf 51'),
    );
    const [outer, inner] = [fold, token].map((element) => element?.getBoundingClientRect());
    return (
      outer !== undefined &&
      inner !== undefined &&
      inner.top >= Math.max(outer.top, 0) &&
      inner.bottom <= Math.min(outer.bottom, innerHeight)
    );
  }

  test('it scrolls to a folded line that the browser finds', async ({ visit, pages }) => {
    const { page } = await visit();
    expect(await page.evaluate(isInSight)).toBe(false);
    // A link to a text is what find-in-page is, as far as a page can tell.
    const found = await visit({}, `${pages.page}#:~:text=Shelf%2051`);
    await expect.poll(() => found.page.evaluate(isInSight)).toBe(true);
  });

  test('it stays as the reader left it when React comes', async ({ visit }) => {
    const { page, record } = await visit();
    await block(page, 'Shelf 58').locator('summary').click();
    await startReact(page);
    await expect(block(page, 'Shelf 58').getByText('Show fewer lines')).toBeVisible();
    expect(record.problems).toEqual([]);
  });
});

test.describe('types', () => {
  const hint = (page: Page): Locator => page.locator('.hint:visible');

  test('it shows them on hover, beside their name, and asks for no more than the page and its stylesheet', async ({
    visit,
  }) => {
    const { page, record } = await visit();
    await expectToolsInView(page);
    const name = block(page, 'WhereAmI').locator('.hinted').first();
    await name.hover({ position: { x: 10, y: 5 } });
    await expect(hint(page)).toHaveText('function useActivePage(): ActivePage | null');
    const [at, hintAt] = [await name.boundingBox(), await hint(page).boundingBox()];
    expect(hintAt?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0) - 4);
    expect(hintAt?.y).toBeLessThan((at?.y ?? 0) + 40);
    await page.mouse.move(0, 0);
    await expect(hint(page)).toHaveCount(0);
    await record.quiet();
    expect(record.requests.map(({ type }) => type).sort()).toEqual(['Document', 'Stylesheet']);
  });

  test('it shows them by keyboard, one stop for each name, until Escape', async ({ visit }) => {
    const { page } = await visit();
    await block(page, 'WhereAmI').locator('pre').focus();
    const seen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const name = page.locator('.hinted:focus');
      if ((await name.count()) === 0) {
        break;
      }
      seen.push(await name.evaluate((element) => element.firstChild?.textContent ?? ''));
      await expect(hint(page)).toHaveCount(1);
    }
    expect(seen).toEqual(['useActivePage', 'WhereAmI', 'activePage', 'title', 'path']);
    await page.keyboard.press('Shift+Tab');
    await expect(hint(page)).toHaveText('(property) ActivePage.path: string');
    await reactComes(page);
    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
  });

  test('it shows them at a tap on a phone, within the screen, where tools are seen without a hover', async ({
    visit,
  }) => {
    const { page } = await visit(TOUCH_PHONE);
    await expectToolsInView(page);
    await block(page, 'WhereAmI').locator('.hinted').first().tap();
    await expect(hint(page)).toBeVisible();
    const box = await hint(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  });
});

test('it is readable without JavaScript, each block has its own choice, and a long one folds and is printed whole', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  const first = block(page, 'npm install');
  await expect(codeOf(first)).toHaveText(/^npm install/);
  await first.getByText('pnpm', { exact: true }).first().click();
  await expect(codeOf(first)).toHaveText(/^pnpm add/);
  await expect(codeOf(block(page, 'create vite'))).toHaveText(/^npm create/);
  const typed = block(page, 'useStock');
  await expect(codeOf(typed)).toContainText('interface StockProps');
  await typed.locator('label', { hasText: 'JS' }).click();
  await expect(codeOf(typed)).not.toContainText('interface');
  await expect(page.getByRole('button')).toHaveCount(0);

  const long = block(page, 'Shelf 58');
  const height = async (): Promise<number> => (await long.boundingBox())?.height ?? 0;
  const folded = await height();
  await long.getByText('Show all 60 lines').click();
  expect(await height()).toBeGreaterThan(folded + 39 * 22);
  await long.getByText('Show fewer lines').click();
  expect(await height()).toBe(folded);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(folded + 35 * 22);
});

test('it copies commands and shows types on the pages of the site, before React', async ({
  visit,
}) => {
  const { page, record } = await visit(CLIPBOARD, siteUrl('core/introduction/installation/'));
  await page.route('**/assets/js/**', () => undefined);
  const commands = page.locator('figure:has([data-manager])').first();
  await commands.locator('label', { hasText: 'pnpm' }).click();
  expect(await copy(page, commands)).toMatch(/^pnpm add @toolpad\/core@0\.15\.0 /);
  await page.goto(siteUrl('core/introduction/base-concepts/'));
  await page.locator('.hinted[tabindex]').first().focus();
  await expect(page.locator('.hint:visible')).toContainText('NavigationItem[]');
  expect(record.problems).toEqual([]);
});
