/** The preview for maintainers: every outcome that it lists is one. */
import path from 'node:path';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { until } from '../../../scripts/lib/until.mjs';
import { setUpChromium } from '../../support/chromium';
import { blockContent } from '../../support/companion/block';
import { WAYS } from '../../support/companion/outcomes';
import { READER } from '../../support/companion/visit';

const COMMAND = path.resolve(__dirname, '../../support/companion/preview.mjs');

jest.setTimeout(120_000);
const open = setUpChromium();

let preview: ReturnType<typeof startProcess>;
let list = '';
beforeAll(async () => {
  preview = startProcess(process.execPath, [COMMAND, '--port', '0'], { name: 'The preview' });
  list = await preview.says(/http:\S+/, 60_000);
});
afterAll(() => preview.stop());

test('all outcomes, one after the other, and what was reported of them', async () => {
  const { page, record } = await open({ userAgent: READER });
  await page.goto(list);
  for (const { title, shown } of Object.values(WAYS)) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: title, exact: true }).click();
    const visit = await opened;
    await visit.waitForURL(/base-concepts/);
    await until(
      () => blockContent(visit),
      (content) => content.shown === shown,
    );
    await visit.close();
  }
  await page.getByRole('link', { name: 'events' }).click();
  expect(await page.locator('body').innerText()).toContain('page_view');
  expect(record.problems).toEqual([]);
});
