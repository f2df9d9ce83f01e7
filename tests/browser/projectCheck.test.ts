/** "Check my project" compares a reader's package.json with what the product needs. */
import { axeViolations } from '../../scripts/lib/axe';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';

const OLD = JSON.stringify({
  packageManager: 'pnpm@9.12.0',
  dependencies: { '@toolpad/core': '^0.12.0', react: '^18.2.0' },
});

const open = setUpChromium();

it('opens by a click before React, and answers offline without a request', async () => {
  const { page, record } = await open({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('core/react-use-session/api/'));
  const button = page.getByRole('button', { name: 'Check my project' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Check my project' });
  const field = dialog.getByRole('textbox');
  await field.waitFor();
  await record.quiet();
  record.forgetRequests();
  await page.context().setOffline(true);
  await field.fill(OLD);
  const status = dialog.getByRole('status');
  await status.getByText(/^pnpm add @toolpad\/core@0\.15\.0 /).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await field.fill('npm install');
  await status.getByText('isn’t a package.json').waitFor();

  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'package.json'));
    return transfer;
  }, OLD);
  await dialog.dispatchEvent('drop', { dataTransfer: data });
  await status.getByText(/^pnpm add/).waitFor();

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  await record.quiet();
  expect(record.requests).toEqual([]);
  expect(record.problems).toEqual([]);
});
