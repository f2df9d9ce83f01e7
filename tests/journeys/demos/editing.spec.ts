/** Tests editing a demo: its output, its errors, and how long an edit is kept. */
import type { Locator } from '@playwright/test';
import {
  blockStorage,
  type DemoOnPage,
  editDemo,
  getEditorField as field,
  openDemos,
  visitDemos,
  showDemo,
} from '../../fixtures/demos/page';
import { getFixtureSite } from '../../fixtures/demos/site';
import { findAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';

const site = getFixtureSite();

const editAnswer = (code: string): string => code.replace('Answer:', 'Reply:');

const getButton = ({ figure }: DemoOnPage, name: string): Locator =>
  figure.getByRole('button', { name, exact: true });

test('it loads the editor only on a click, and highlights code in the same colors as before', async ({
  open,
}) => {
  const { page, record } = await openDemos(await open());
  await record.quiet();
  expect(record.requests.length).toBeGreaterThan(0);
  const demo = await showDemo(page, 'ConfirmDialog');
  const editButton = getButton(demo, 'Edit');
  /** Returns the colors of all words and the background of the edit button, in both color schemes. */
  const readColors = async (code: Locator) => {
    const colors = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const words = await code.evaluate((element) =>
        [...element.querySelectorAll(':not(:has(*))')].map((word) => [
          word.textContent,
          getComputedStyle(word).color,
        ]),
      );
      const background = await editButton.evaluate(
        (node) => getComputedStyle(node).backgroundColor,
      );
      colors.push({ words, background });
    }
    return colors;
  };
  const read = await readColors(demo.code);
  await record.quiet();
  record.forgetRequests();
  const position = await editButton.boundingBox();
  await editButton.click();
  await expect(field(demo)).toBeFocused();
  expect(await editButton.boundingBox()).toEqual(position);
  await record.quiet();
  expect(record.requests.filter(({ type }) => type === 'Script')).not.toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.mouse.move(0, 0);
  const edited = await readColors(demo.figure.locator('pre[inert]'));
  for (const [index, { words, background }] of read.entries()) {
    expect(new Set(words.map(([, color]) => color)).size).toBeGreaterThan(3);
    expect(edited[index]?.words).toEqual(words);
    expect(edited[index]?.background).not.toBe(background);
  }
  expect(edited[0]?.words).not.toEqual(edited[1]?.words);
});

for (const storage of ['allowed', 'blocked']) {
  test(`it applies an edit only to its language, and keeps it across pages until a reset, with storage ${storage}`, async ({
    open,
  }) => {
    const { page, record } = await open();
    if (storage === 'blocked') {
      await blockStorage(page);
    }
    await openDemos({ page });
    const demo = await editDemo(page, 'ConfirmDialog', editAnswer);
    await expect(demo.content).toContainText('Reply: nothing yet');
    await demo.frame.getByRole('button', { name: 'Cancel order' }).click();
    await demo.frame.getByRole('button', { name: 'Cancel it' }).click();
    await expect(demo.content).toContainText('Reply: canceled');

    await demo.figure.getByRole('radio', { name: 'JS' }).check({ force: true });
    await expect(demo.content).toContainText('Answer: nothing yet');
    await expect(field(demo)).toHaveValue(/Answer:/);
    await demo.figure.getByRole('radio', { name: 'TS' }).check({ force: true });
    await expect(demo.content).toContainText('Reply: nothing yet');

    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page).toHaveURL(site.start);
    await page.goBack();
    await expect(page).toHaveURL(site.page);
    await demo.figure.scrollIntoViewIfNeeded();
    await expect(demo.content).toContainText('Reply: nothing yet');
    await expect(field(demo)).toHaveValue(/Reply:/);

    await getButton(demo, 'Reset').click();
    await expect(demo.content).toContainText('Answer: nothing yet');
    await expect(field(demo)).toHaveCount(0);
    await expect(demo.code).toContainText('Answer:');
    expect(record.problems).toEqual([]);
  });
}

test('it restores an edit after a reload, and focuses the edit button after a reset', async ({
  open,
}) => {
  const { page, record } = await openDemos(await open());
  const demo = await editDemo(page, 'ConfirmDialog', editAnswer);
  await expect(demo.content).toContainText('Reply: nothing yet');
  await page.reload();
  // The edited demo must start without an interaction.
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.content).toContainText('Reply: nothing yet');
  await expect(field(demo)).toHaveValue(/Reply:/);
  await field(demo).focus();
  await page.keyboard.press('Tab');
  await expect(getButton(demo, 'Reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(demo)).toHaveCount(0);
  await expect(getButton(demo, 'Edit')).toBeFocused();
  expect(record.problems).toEqual([]);
});

test('it shows an error in the demo and below the editor until the code is fixed', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  let original = '';
  const demo = await editDemo(page, 'ConfirmDialog', (code) => (original = code));
  const getStatus = (message: string): Locator =>
    demo.figure.getByRole('status').filter({ hasText: message });
  const fixCode = async (): Promise<void> => {
    await field(demo).fill(editAnswer(original));
    await expect(demo.content).toContainText('Reply: nothing yet');
    await expect(getStatus('Edited.')).toBeVisible();
  };
  const throwOnClick = "<button onClick={() => { throw new Error('Ashore.'); }}>Land</button>";
  const faults = [
    // A syntax error, an error while rendering, and a forbidden import.
    [original.replace('return (', 'return (('), 'Unexpected'],
    [original.replace('const dialogs', "throw new Error('Aground.');\nconst dialogs"), 'Aground.'],
    [`import left from 'left-pad';\nleft();\n${original}`, '"left-pad" cannot be imported here'],
  ] as const;
  for (const [code, message] of faults) {
    await field(demo).fill(code);
    await expect(getStatus(message)).toBeVisible();
    await expect(demo.frame.getByRole('alert')).toContainText(message);
    await fixCode();
  }
  await field(demo).fill(original.replace('Answer:', `${throwOnClick} Answer:`));
  await demo.frame.getByRole('button', { name: 'Land' }).click();
  await expect(getStatus('Ashore.')).toBeVisible();
  await fixCode();
});

test('it opens the editor on a tap before React starts', async ({ open }) => {
  const { page, record } = await visitDemos(
    await open({ hasTouch: true, viewport: { width: 1024, height: 768 } }),
  );
  const demo = await showDemo(page, 'ConfirmDialog');
  await demo.figure.getByRole('button', { name: 'Edit' }).first().tap();
  await expect(field(demo)).toBeVisible();
  expect(record.problems).toEqual([]);
});

test('it runs edited code that imports another component, and lets readers edit the demo’s other files', async ({
  open,
}) => {
  const { page, record } = await openDemos(await open());
  const dialog = await editDemo(
    page,
    'ConfirmDialog',
    (code) =>
      `import Chip from '@mui/material/Chip';\n${code.replace('Answer:', '<Chip label="Fresh" /> Answer:')}`,
  );
  await expect(dialog.content).toContainText('Fresh');
  const list = await showDemo(page, 'OrderList');
  await list.figure.getByRole('button', { name: 'Edit' }).first().click();
  // The editor has its own radio buttons for the files.
  await expect(field(list)).toBeVisible();
  await list.figure.getByRole('radio', { name: 'orders.ts' }).last().check({ force: true });
  await field(list).fill((await field(list).inputValue()).replace('Reede', 'Rauhe'));
  await expect(list.content).toContainText('Rauhe Apotheke');
  expect(record.problems).toEqual([]);
});
