/** The preview for maintainers: every outcome that it lists is one. */
import path from 'node:path';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { blockContent } from '../../support/companion/block';
import { WAYS } from '../../support/companion/outcomes';
import { expect, test } from '../../support/companion/test';

const COMMAND = path.resolve(__dirname, '../../support/companion/preview.mjs');

test('it leads to each outcome, and lists what was reported of them', async ({ open }) => {
  test.setTimeout(180_000);
  const preview = startProcess(process.execPath, [COMMAND, '--port', '0'], { name: 'The preview' });
  try {
    const { page, record } = await open();
    await page.goto(await preview.says(/http:\S+/, 60_000));
    for (const { title, shown } of Object.values(WAYS)) {
      await test.step(title, async () => {
        const opened = page.waitForEvent('popup');
        await page.getByRole('link', { name: title, exact: true }).click();
        const visit = await opened;
        await expect(visit).toHaveURL(/base-concepts/);
        await expect.poll(async () => (await blockContent(visit)).shown).toBe(shown);
        await visit.close();
      });
    }
    await page.getByRole('link', { name: 'events' }).click();
    await expect(page.locator('body')).toContainText('page_view');
    expect(record.problems).toEqual([]);
  } finally {
    await preview.stop();
  }
});
