/** The preview for maintainers: every outcome that it lists is one. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { until } from '../../../scripts/lib/until.mjs';
import { setUpChromium } from '../../support/chromium';
import { blockContent } from '../../support/companion/block';
import { WAYS } from '../../support/companion/outcomes';
import { READER } from '../../support/companion/visit';

const COMMAND = path.resolve(__dirname, '../../support/companion/preview.mjs');

jest.setTimeout(120_000);
const open = setUpChromium();

let child: ChildProcess | undefined;
let list = '';
beforeAll(async () => {
  const program = spawn(process.execPath, [COMMAND, '--port', '0']);
  child = program;
  list = await new Promise((resolve, reject) => {
    program.stdout.on('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? ''));
    program.stderr.on('data', (line) => reject(new Error(String(line))));
  });
});
afterAll(() => child?.kill());

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
