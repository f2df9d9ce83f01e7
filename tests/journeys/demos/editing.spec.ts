/** Tests editing a demo: its output, its errors, and how long an edit is kept. */
import {
  blockStorage,
  editDemo,
  getButton,
  getEditorField as field,
  getStatus,
  openDemos,
  showDemo,
  visitDemos,
} from '../../fixtures/demos/page';
import { getFixtureSite } from '../../fixtures/demos/site';
import { findAxeViolations } from '../../support/axe';
import { pauseRequests } from '../../support/pauseRequests';
import { waitForReact } from '../../support/start';
import { expect, test } from '../../support/test';

const site = getFixtureSite();

const editAnswer = (code: string): string => code.replace('Answer:', 'Reply:');

test('it loads the editor only on a click', async ({ open }) => {
  const { page, record } = await openDemos(await open());
  const demo = await showDemo(page, 'ConfirmDialog');
  const editButton = getButton(demo, 'Edit');
  await record.quiet();
  record.forgetRequests();
  const position = await editButton.boundingBox();
  await editButton.click();
  await expect(field(demo)).toBeFocused();
  expect(await editButton.boundingBox()).toEqual(position);
  await record.quiet();
  expect(record.requests.filter(({ type }) => type === 'Script')).not.toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('it opens the editor before React has loaded, and keeps the text and the caret', async ({
  open,
}) => {
  const { page } = await visitDemos(await open());
  const demo = await showDemo(page, 'ConfirmDialog');
  const scripts = await pauseRequests(page, /\/assets\/.*\.js$/);
  await getButton(demo, 'Edit').click();
  await expect(field(demo)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('// One');
  await scripts.waitForRequest();
  scripts.resume();
  await waitForReact(page);
  await expect(demo.figure.getByText('Edited. The demo above runs your code.')).toBeVisible();
  await expect(field(demo)).toBeFocused();
  await page.keyboard.type(' two');
  await expect(field(demo)).toHaveValue(/^\/\/ One two\nimport /);
  await getButton(demo, 'Reset').click();
  await expect(demo.code.first()).toHaveText(/^import /);
});

test('it applies an edit only to its language, and keeps it across pages and reloads until a reset', async ({
  open,
}) => {
  // The edited demo starts four times.
  test.slow();
  const { page, record } = await openDemos(await open());
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

  /** Expects that the edited demo starts without an interaction. */
  const expectEdit = async (): Promise<void> => {
    await demo.figure.scrollIntoViewIfNeeded();
    await expect(demo.content).toContainText('Reply: nothing yet');
    await expect(field(demo)).toHaveValue(/Reply:/);
  };
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(site.start);
  await page.goBack();
  await expect(page).toHaveURL(site.page);
  await expectEdit();
  await page.reload();
  await expectEdit();

  await field(demo).focus();
  await page.keyboard.press('Tab');
  await expect(getButton(demo, 'Reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.content).toContainText('Answer: nothing yet');
  await expect(field(demo)).toHaveCount(0);
  await expect(getButton(demo, 'Edit')).toBeFocused();
  await expect(demo.code).toContainText('Answer:');
  expect(record.problems).toEqual([]);
});

test('it keeps an edit until the reader leaves the page if storage is blocked', async ({
  open,
}) => {
  const { page, record } = await open();
  await blockStorage(page);
  await openDemos({ page });
  const demo = await editDemo(page, 'ConfirmDialog', editAnswer);
  await expect(demo.content).toContainText('Reply: nothing yet');
  await expect(field(demo)).toHaveValue(/Reply:/);
  expect(record.problems).toEqual([]);
});

test('it shows an error in the demo and below the editor until the code is fixed', async ({
  open,
}) => {
  const { page } = await openDemos(await open());
  let original = '';
  const demo = await editDemo(page, 'ConfirmDialog', (code) => (original = code));
  const fixCode = async (): Promise<void> => {
    await field(demo).fill(editAnswer(original));
    await expect(demo.content).toContainText('Reply: nothing yet');
    await expect(getStatus(demo, 'Edited.')).toBeVisible();
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
    await expect(getStatus(demo, message)).toBeVisible();
    await expect(demo.frame.getByRole('alert')).toContainText(message);
    await fixCode();
  }
  await field(demo).fill(original.replace('Answer:', `${throwOnClick} Answer:`));
  await demo.frame.getByRole('button', { name: 'Land' }).click();
  await expect(getStatus(demo, 'Ashore.')).toBeVisible();
  await fixCode();
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
  await expect(field(list)).toBeVisible();
  await list.figure.getByRole('radio', { name: 'orders.ts' }).check({ force: true });
  await field(list).fill((await field(list).inputValue()).replace('Reede', 'Rauhe'));
  await expect(list.content).toContainText('Rauhe Apotheke');
  expect(record.problems).toEqual([]);
});
