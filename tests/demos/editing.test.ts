/** Editing a demo: the result, errors, and how long an edit is kept. */
import type { Locator } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import {
  blockStorage,
  demosOpener,
  editDemo,
  editorField as field,
  showDemo,
} from '../fixtures/demos/page';
import { fixtureSite } from '../fixtures/demos/site';
import { setUpChromium } from '../support/chromium';

const site = fixtureSite();

const launch = setUpChromium();
const open = demosOpener(launch);

const EDITED = (code: string): string => code.replace('Answer:', 'Reply:');

test('the editor and its parts come on a click, and not before', async () => {
  const { page, record } = await open();
  await record.quiet();
  const before = record.requests.length;
  const demo = await showDemo(page, 'ConfirmDialog');
  await record.quiet();
  record.forgetRequests();
  await demo.figure.getByRole('button', { name: 'Edit' }).first().click();
  await field(demo).waitFor();
  await record.quiet();
  expect(before).toBeGreaterThan(0);
  expect(record.requests.filter(({ type }) => type === 'Script')).not.toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'code is colored in the editor as it was when it was read, in %s',
  async (colorScheme) => {
    const { page } = await open((prepared) => prepared.emulateMedia({ colorScheme }));
    const { figure } = await showDemo(page, 'ConfirmDialog');
    const colorsOf = (text: Locator): Promise<string[][]> =>
      text.evaluate((element) =>
        [...element.querySelectorAll(':not(:has(*))')].map((word) => [
          word.textContent,
          getComputedStyle(word).color,
        ]),
      );
    const read = await colorsOf(figure.locator('code:visible'));
    expect(new Set(read.map(([, color]) => color)).size).toBeGreaterThan(3);
    const edit = figure.getByRole('button', { name: 'Edit', exact: true });
    const background = () => edit.evaluate((button) => getComputedStyle(button).backgroundColor);
    const unpressed = await background();
    await edit.click();
    await figure.getByRole('textbox').waitFor();
    expect(await colorsOf(figure.locator('pre[aria-hidden]'))).toEqual(read);
    await page.mouse.move(0, 0);
    expect(await background()).not.toBe(unpressed);
  },
);

describe.each(['allowed', 'blocked'])('with storage %s', (storage) => {
  test('an edit runs, is kept by language and navigation, and goes when it is reset', async () => {
    const { page, record } = await open(storage === 'blocked' ? blockStorage : undefined);
    const demo = await editDemo(page, 'ConfirmDialog', EDITED);
    await demo.content.getByText('Reply: nothing yet').waitFor();
    await demo.frame.getByRole('button', { name: 'Cancel order' }).click();
    await demo.frame.getByRole('button', { name: 'Cancel it' }).click();
    await demo.content.getByText('Reply: cancelled').waitFor();

    await demo.figure.getByRole('radio', { name: 'JS' }).check({ force: true });
    await demo.content.getByText('Answer: nothing yet').waitFor();
    expect(await field(demo).inputValue()).toContain('Answer:');
    await demo.figure.getByRole('radio', { name: 'TS' }).check({ force: true });
    await demo.content.getByText('Reply: nothing yet').waitFor();

    await page.getByRole('link', { name: 'Overview' }).first().click();
    await page.waitForURL(site.start);
    await page.goBack();
    await page.waitForURL(site.page);
    await demo.figure.scrollIntoViewIfNeeded();
    await demo.content.getByText('Reply: nothing yet').waitFor();
    expect(await field(demo).inputValue()).toContain('Reply:');

    await demo.figure.getByRole('button', { name: 'Reset', exact: true }).click();
    await demo.content.getByText('Answer: nothing yet').waitFor();
    expect(await field(demo).count()).toBe(0);
    expect(await demo.figure.locator('code:visible').textContent()).toContain('Answer:');
    expect(record.problems).toEqual([]);
  });
});

test('an edit is there again after a reload, without a sign of intent', async () => {
  const { page, record } = await open();
  const demo = await editDemo(page, 'ConfirmDialog', EDITED);
  await demo.content.getByText('Reply: nothing yet').waitFor();
  await page.reload();
  await demo.figure.scrollIntoViewIfNeeded();
  await demo.content.getByText('Reply: nothing yet').waitFor();
  expect(await field(demo).inputValue()).toContain('Reply:');
  expect(record.problems).toEqual([]);
});

test.each([
  ['a mistake of syntax', (code: string) => code.replace('return (', 'return (('), 'Unexpected'],
  [
    'an error while rendering',
    (code: string) => code.replace('const dialogs', "throw new Error('Aground.');\nconst dialogs"),
    'Aground.',
  ],
  [
    'an import that cannot be had',
    (code: string) => `import left from 'left-pad';\nleft();\n${code}`,
    '"left-pad" cannot be imported here',
  ],
])('%s is shown where it is, and goes with its cause', async (_what, change, message) => {
  const { page } = await open();
  let original = '';
  const demo = await editDemo(page, 'ConfirmDialog', (code) => {
    original = code;
    return change(code);
  });
  await demo.figure.getByRole('status').getByText(message).waitFor();
  await demo.frame.getByRole('alert').getByText(message).waitFor();
  await field(demo).fill(EDITED(original));
  await demo.content.getByText('Reply: nothing yet').waitFor();
  await demo.figure.getByRole('status').getByText('Edited.').waitFor();
});

test('an error in a handler is shown, and goes with its cause', async () => {
  const { page } = await open();
  let original = '';
  const demo = await editDemo(page, 'ConfirmDialog', (code) => {
    original = code;
    const fails = "<button onClick={() => { throw new Error('Ashore.'); }}>Land</button>";
    return code.replace('Answer:', `${fails} Answer:`);
  });
  await demo.frame.getByRole('button', { name: 'Land' }).click();
  await demo.figure.getByRole('status').getByText('Ashore.').waitFor();
  await field(demo).fill(EDITED(original));
  await demo.figure.getByRole('status').getByText('Edited.').waitFor();
});

test('the first tap of a visit opens the editor', async () => {
  const { page, record } = await launch({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  await page.goto(site.page, { waitUntil: 'load' });
  const demo = await showDemo(page, 'ConfirmDialog');
  await demo.figure.getByRole('button', { name: 'Edit' }).first().tap();
  await field(demo).waitFor();
  expect(record.problems).toEqual([]);
});

test('a reset by keyboard leaves the focus at the demo', async () => {
  const { page } = await open();
  const demo = await editDemo(page, 'ConfirmDialog', EDITED);
  await demo.figure.getByRole('button', { name: 'Reset', exact: true }).focus();
  await page.keyboard.press('Enter');
  await field(demo).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit');
});

test('another component of the library can be imported, and another file be edited', async () => {
  const { page, record } = await open();
  const dialog = await editDemo(
    page,
    'ConfirmDialog',
    (code) =>
      `import Chip from '@mui/material/Chip';\n${code.replace('Answer:', '<Chip label="Fresh" /> Answer:')}`,
  );
  await dialog.content.getByText('Fresh').waitFor();
  const list = await showDemo(page, 'OrderList');
  await list.figure.getByRole('button', { name: 'Edit' }).first().click();
  // Only the editor's own files can be seen once it is there.
  await field(list).waitFor();
  await list.figure.getByRole('radio', { name: 'orders.ts' }).last().check({ force: true });
  await field(list).fill((await field(list).inputValue()).replace('Reede', 'Rauhe'));
  await list.content.getByText('Rauhe Apotheke').waitFor();
  expect(record.problems).toEqual([]);
});

test('the Tab key leads out of the editor', async () => {
  const { page } = await open();
  const demo = await editDemo(page, 'ConfirmDialog', EDITED);
  await field(demo).focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reset');
});
