/** Tests the text fields of all types of pages on a touch screen. */
import type { Page } from '@playwright/test';
import { getSiteUrl, PAGE_KINDS } from '../support/site';
import { startPage } from '../support/start';
import { expect, type OpenPage, test, type TestPage } from '../support/test';

/** iOS zooms in on a focused field with smaller text. */
const MIN_FONT_SIZE_PX = 16;

const openOnTouchScreen = (open: OpenPage): Promise<TestPage> =>
  open({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

/** Returns the names of the text fields, including hidden ones, and those with small text. */
const getFields = (page: Page, minSize: number) =>
  page.locator('input, textarea, select, [contenteditable]').evaluateAll((elements, size) => {
    const fields = elements.filter(
      (element) => !element.matches(':is([type=radio], [type=checkbox], [type=hidden])'),
    );
    const getName = (field: Element): string => field.getAttribute('aria-label') ?? field.tagName;
    const isSmall = (field: Element): boolean =>
      parseFloat(getComputedStyle(field).fontSize) < size;
    return { names: fields.map(getName), small: fields.filter(isSmall).map(getName) };
  }, minSize);

test('it shows text of at least 16 px in the fields of the shell on a touch screen', async ({
  open,
}) => {
  const { page } = await openOnTouchScreen(open);
  const names: string[] = [];
  for (const path of [PAGE_KINDS.text, PAGE_KINDS['404']]) {
    // The HTML of a page contains its fields, so they need no React.
    await page.goto(getSiteUrl(path));
    const fields = await getFields(page, MIN_FONT_SIZE_PX);
    names.push(...fields.names);
    expect(fields.small).toEqual([]);
  }
  expect(names).toEqual(
    expect.arrayContaining(['Search the documentation', 'Filter pages', 'Search the docs']),
  );
});

test('it shows the text of the demo editor at 16 px, in line with the highlighted text', async ({
  open,
}) => {
  const { page, record } = await openOnTouchScreen(open);
  await startPage({ page, record }, PAGE_KINDS.component);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  // The frames that are now in view start, and the browser lays out the content around them.
  await record.quiet();
  await demo.getByRole('button', { name: 'More tools' }).first().click();
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  const field = demo.getByRole('textbox');
  await expect(field).toBeVisible();
  expect((await getFields(page, MIN_FONT_SIZE_PX)).small).toEqual([]);
  const copy = demo.locator('pre:has(+ textarea) > code');
  const getFont = (element: Element): string[] => {
    const { fontSize, lineHeight, fontFamily } = getComputedStyle(element);
    return [fontSize, lineHeight, fontFamily];
  };
  expect(await copy.evaluate(getFont)).toEqual(await field.evaluate(getFont));
});
