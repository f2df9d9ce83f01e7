/**
 * Code blocks in a browser, on two pages that have nothing else (tests/fixtures/code): before React,
 * while it comes, and without scripts.
 */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { type CodePages, serveCodePages } from '../fixtures/code/site';
import { setUpChromium, type TestPage } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { siteUrl } from '../support/site';

const PHONE = { width: 375, height: 800 };
const COPIED_MS = 1200;
/** The first build asks the compiler for the types, which takes its time. */
const BUILD_MS = 120_000;

const open = setUpChromium();
let pages: CodePages;

beforeAll(async () => {
  pages = await serveCodePages();
}, BUILD_MS);
afterAll(() => pages.close());

const CLIPBOARD: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

async function visit(options: BrowserContextOptions = {}, address = pages.page): Promise<TestPage> {
  const test = await open(options);
  await test.page.goto(address);
  return test;
}

/** The block with this text in it. */
const block = (page: Page, text: string): Locator => page.locator('figure', { hasText: text });

const scripts = ({ record }: TestPage): number =>
  record.requests.filter(({ type }) => type === 'Script').length;

async function startReact(test: TestPage): Promise<void> {
  await test.page.keyboard.press('s');
  await test.page.locator('html[data-react="on"]').waitFor({ state: 'attached' });
}

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Clicks a block's copy button, and gives what is in the clipboard then. */
async function copy(page: Page, figure: Locator): Promise<string> {
  const button = figure.getByRole('button', { name: /^Copy/ });
  await figure.hover();
  await button.click();
  await figure.getByRole('button', { name: /^Copied/ }).waitFor();
  return clipboard(page);
}

test('nothing is asked for before intent but the page and its stylesheet', async () => {
  const test = await visit();
  await test.record.quiet();
  expect(test.record.requests.map(({ type }) => type).sort()).toEqual(['Document', 'Stylesheet']);
});

test.each(['light', 'dark'] as const)('axe, before React and after, %s', async (colorScheme) => {
  const test = await visit({ colorScheme, reducedMotion: 'reduce' });
  expect(await axeViolations(test.page)).toEqual([]);
  await startReact(test);
  await test.page.locator('.hinted').first().focus();
  expect(await axeViolations(test.page)).toEqual([]);
  expect(test.record.problems).toEqual([]);
});

describe('copying', () => {
  test('works at the first click, before React, and says so for 1200 ms', async () => {
    const test = await visit(CLIPBOARD);
    const figure = block(test.page, 'const a = 1 < 2;');
    await test.page.route('**/*.js', () => undefined);
    expect(await copy(test.page, figure)).toBe('const a = 1 < 2;');
    await figure.getByRole('button', { name: /^Copy / }).waitFor({ timeout: COPIED_MS + 2000 });
  });

  test.each([
    [
      'a change: the result',
      'REORDER_BELOW',
      /^export const REORDER_BELOW = 20;\n\nexport function/,
    ],
    [
      'numbers: without them',
      'ShelfLabelProps',
      /^import Typography .*\n\ninterface ShelfLabelProps/,
    ],
    ['types: without them', 'WhereAmI', /activePage\.title\} \(\$\{activePage\.path\}\)/],
    ['a folded block: all of it', 'Shelf 58', /Shelf 58' \},\n\];$/],
    ['notes: without them', 'layout: shell', /^kind: page\nspec:\n {2}title: Stock/],
  ])('%s', async (_, text, expected) => {
    const { page } = await visit(CLIPBOARD);
    const copied = await copy(page, block(page, text));
    expect(copied).toMatch(expected);
    expect(copied).not.toMatch(/\[!code|const activePage: /);
  });

  test('says so also while React comes, and React complains of nothing', async () => {
    const test = await visit(CLIPBOARD);
    const figure = block(test.page, 'const a = 1 < 2;');
    await copy(test.page, figure);
    await startReact(test);
    expect(await copy(test.page, figure)).toBe('const a = 1 < 2;');
    expect(test.record.problems).toEqual([]);
  });
});

describe('wrapping', () => {
  const isWrapped = (figure: Locator): Promise<boolean> =>
    figure.locator('pre:visible').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);

  test('is switched by the checkbox, and stays when React comes', async () => {
    const test = await visit();
    const figure = block(test.page, 'ShelfLabelProps');
    expect(await isWrapped(figure)).toBe(false);
    await figure.hover();
    await figure.locator('.menu label').click();
    expect(await isWrapped(figure)).toBe(true);
    await startReact(test);
    expect(await isWrapped(figure)).toBe(true);
    await figure.locator('.menu label').click();
    expect(await isWrapped(figure)).toBe(false);
    expect(test.record.problems).toEqual([]);
  });

  test('is on from the start where the writer says so', async () => {
    const { page } = await visit({ viewport: PHONE });
    expect(await isWrapped(block(page, 'create vite'))).toBe(true);
  });

  test('is offered on a phone only, where only a phone is too narrow', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } });
    const tool = block(page, 'useStock').locator('.menu label');
    expect(await tool.isVisible()).toBe(false);
    await page.setViewportSize(PHONE);
    expect(await tool.isVisible()).toBe(true);
  });
});

describe('package managers', () => {
  const commands = (page: Page): Promise<string[]> =>
    page.locator('[data-manager] code:visible').allInnerTexts();

  test('the choice holds for all blocks, after a reload, and on other pages', async () => {
    const test = await visit();
    const { page } = test;
    expect((await commands(page))[0]).toMatch(/^npm install .*\nnpx toolpad-studio dev/);
    await page.getByText('pnpm', { exact: true }).first().click();
    for (let time = 0; time < 2; time += 1) {
      const [first, second] = await commands(page);
      expect(first).toMatch(/^pnpm add .*\npnpm exec toolpad-studio dev # in the project$/);
      expect(second).toMatch(/^pnpm create vite.* && cd help-desk && pnpm run dev$/);
      expect(await page.getByRole('radio', { name: 'pnpm', checked: true }).count()).toBe(2);
      await page.reload();
    }
    await page.goto(pages.other);
    expect(await commands(page)).toEqual(['pnpm install --frozen-lockfile\npnpm start']);
    expect(test.record.problems).toEqual([]);
  });

  test('is there before the first paint, and moves nothing', async () => {
    const { page } = await open();
    await watchPage(page);
    await page.goto(pages.page);
    await page.evaluate(() => localStorage.setItem('toolpad-package-manager', 'yarn'));
    await page.reload();
    expect((await commands(page))[0]).toMatch(/^yarn add /);
    expect(await layoutShift(page)).toBe(0);
  });

  test('is changed by arrow keys; React agrees with what it finds', async () => {
    const test = await visit();
    await test.page.getByRole('radio', { name: 'npm', exact: true }).first().focus();
    await test.page.keyboard.press('ArrowRight');
    await test.page.locator('html[data-react="on"]').waitFor({ state: 'attached' });
    expect((await commands(test.page))[0]).toMatch(/^pnpm add /);
    expect(await test.page.getByRole('radio', { name: 'pnpm', checked: true }).count()).toBe(2);
    expect(test.record.problems).toEqual([]);
  });

  test('reaches the other tabs', async () => {
    const { page } = await visit();
    const second = await page.context().newPage();
    await second.goto(pages.other);
    await page.getByText('yarn', { exact: true }).first().click();
    await second.getByText('yarn install --immutable').waitFor();
    expect(await second.getByRole('radio', { name: 'yarn' }).isChecked()).toBe(true);
  });

  test('can be chosen where storage is blocked', async () => {
    const test = await open();
    await test.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The test blocks storage.', 'SecurityError');
        },
      });
    });
    await test.page.goto(pages.page);
    await test.page.getByText('yarn', { exact: true }).first().click();
    expect((await commands(test.page))[0]).toMatch(/^yarn add /);
    expect(test.record.problems).toEqual([]);
  });
});

describe('languages', () => {
  /** The page's blocks with types: two ask for both languages, two have them by themselves. */
  const all = (variant: string): string[] => Array<string>(4).fill(variant);

  const shown = (page: Page): Promise<string[]> =>
    page
      .locator('div[data-variant]:visible')
      .evaluateAll((panels) => panels.map((panel) => (panel as HTMLElement).dataset.variant ?? ''));

  test('follow the preference, and nothing moves', async () => {
    const { page } = await open();
    await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: pages.page }]);
    await watchPage(page);
    await page.goto(pages.page);
    expect(await shown(page)).toEqual(all('JS'));
    expect(await block(page, 'useStock').locator('figcaption').innerText()).toContain('Stock.jsx');
    expect(await page.getByRole('radio', { name: 'JS', checked: true }).count()).toBe(4);
    expect(await layoutShift(page)).toBe(0);
  });

  test('are chosen by any block for all, and copied as shown', async () => {
    const test = await visit(CLIPBOARD);
    const { page } = test;
    expect(await shown(page)).toEqual(all('TS'));
    await block(page, 'shelves: string[]').locator('label', { hasText: 'JS' }).click();
    expect(await shown(page)).toEqual(all('JS'));
    const copied = await copy(page, block(page, 'useStock'));
    expect(copied).toContain("from './stock.js'");
    expect(copied).not.toContain('interface');
    await page.goto(pages.other);
    expect(await shown(page)).toEqual(['JS']);
    expect(test.record.problems).toEqual([]);
  });
});

describe('a long block', () => {
  const height = (figure: Locator): Promise<number> =>
    figure.evaluate((element) => element.getBoundingClientRect().height);

  test('unfolds and folds by its summary, without a script', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    const figure = block(page, 'Shelf 58');
    const folded = await height(figure);
    await figure.getByText('Show all 60 lines').click();
    expect(await height(figure)).toBeGreaterThan(folded + 39 * 22);
    await figure.getByText('Show fewer lines').click();
    expect(await height(figure)).toBe(folded);
  });

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

  test('it scrolls to a folded line that the browser finds', async () => {
    const { page } = await visit();
    expect(await page.evaluate(isInSight)).toBe(false);
    // A link to a text is what find-in-page is, as far as a page can tell.
    const found = await open();
    await found.page.goto(`${pages.page}#:~:text=Shelf%2051`);
    await found.page.waitForFunction(isInSight);
  });

  test('stays as the reader left it when React comes', async () => {
    const test = await visit();
    await block(test.page, 'Shelf 58').locator('summary').click();
    await startReact(test);
    expect(await block(test.page, 'Shelf 58').getByText('Show fewer lines').isVisible()).toBe(true);
    expect(test.record.problems).toEqual([]);
  });

  test('is printed whole', async () => {
    const { page } = await visit();
    const folded = await height(block(page, 'Shelf 58'));
    await page.emulateMedia({ media: 'print' });
    expect(await height(block(page, 'Shelf 58'))).toBeGreaterThan(folded + 35 * 22);
  });
});

describe('types', () => {
  const hint = (page: Page): Locator => page.locator('.hint:visible');

  test('show on hover, beside their name, and only while it lasts', async () => {
    const test = await visit();
    const name = block(test.page, 'WhereAmI').locator('.hinted').first();
    await name.hover({ position: { x: 10, y: 5 } });
    expect(await hint(test.page).innerText()).toBe('function useActivePage(): ActivePage | null');
    const [at, hintAt] = [await name.boundingBox(), await hint(test.page).boundingBox()];
    expect(hintAt?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0) - 4);
    expect(hintAt?.y).toBeLessThan((at?.y ?? 0) + 40);
    await test.page.mouse.move(0, 0);
    expect(await hint(test.page).count()).toBe(0);
    expect(scripts(test)).toBe(0);
  });

  test('show by keyboard, one stop for each name, and go with Escape', async () => {
    const { page } = await visit();
    const figure = block(page, 'WhereAmI');
    await figure.locator('pre').focus();
    const seen: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const name = page.locator('.hinted:focus');
      if ((await name.count()) === 0) {
        break;
      }
      seen.push(await name.evaluate((element) => element.firstChild?.textContent ?? ''));
      expect(await hint(page).count()).toBe(1);
    }
    expect(seen).toEqual(['useActivePage', 'WhereAmI', 'activePage', 'title', 'path']);
    await page.keyboard.press('Shift+Tab');
    expect(await hint(page).innerText()).toBe('(property) ActivePage.path: string');
    await page.locator('html[data-react="on"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    expect(await hint(page).count()).toBe(0);
  });

  test('show at a tap, within the screen', async () => {
    const { page } = await visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await block(page, 'WhereAmI').locator('.hinted').first().tap();
    const box = await hint(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  });
});

test.each([{}, { viewport: PHONE, hasTouch: true, isMobile: true }])(
  'tools are seen without a hover: %j',
  async (options) => {
    const { page } = await visit(options);
    const tools = block(page, 'const a = 1 < 2;').locator('.menu');
    expect(await tools.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await tools.getByRole('button', { name: /^Copy/ }).isVisible()).toBe(true);
  },
);

test('without JavaScript all is readable, and each block has its own choice', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  const first = block(page, 'npm install');
  expect(await first.locator('code:visible').innerText()).toMatch(/^npm install/);
  await first.getByText('pnpm', { exact: true }).first().click();
  expect(await first.locator('code:visible').innerText()).toMatch(/^pnpm add/);
  expect(await block(page, 'create vite').locator('code:visible').innerText()).toMatch(
    /^npm create/,
  );
  const typed = block(page, 'useStock');
  expect(await typed.locator('code:visible').innerText()).toContain('interface StockProps');
  await typed.locator('label', { hasText: 'JS' }).click();
  expect(await typed.locator('code:visible').innerText()).not.toContain('interface');
  expect(await page.getByRole('button').count()).toBe(0);
});

test.each([375, 1440])('no block is wider than a window of %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
});

test('on the pages of the site, before React: commands, copying, types', async () => {
  const test = await visit(CLIPBOARD, siteUrl('core/introduction/installation/'));
  const { page } = test;
  await page.route('**/assets/js/**', () => undefined);
  const commands = page.locator('figure:has([data-manager])').first();
  await commands.locator('label', { hasText: 'pnpm' }).click();
  expect(await copy(page, commands)).toMatch(/^pnpm add @toolpad\/core@0\.15\.0 /);
  await page.goto(siteUrl('core/introduction/base-concepts/'));
  await page.locator('.hinted[tabindex]').first().focus();
  expect(await page.locator('.hint:visible').innerText()).toContain('NavigationItem[]');
  expect(test.record.problems).toEqual([]);
});
