/** Tests "Check my project", which compares a reader's package.json with the product's requirements. */
import { findAxeViolations } from '../../scripts/lib/axe';
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const OLD_MANIFEST = JSON.stringify({
  packageManager: 'pnpm@9.12.0',
  dependencies: { '@toolpad/core': '^0.12.0', react: '^18.2.0' },
});

test('it opens on a click before React starts, and checks a pasted or dropped file without sending requests', async ({
  open,
}) => {
  const { page, record } = await open({ reducedMotion: 'reduce' });
  await page.goto(getSiteUrl('core/introduction/installation/'));
  const button = page.getByRole('button', { name: 'Check my project' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Check my project' });
  const field = dialog.getByRole('textbox');
  await expect(field).toBeVisible();
  await record.quiet();
  record.forgetRequests();
  await page.context().setOffline(true);
  await field.fill(OLD_MANIFEST);
  const status = dialog.getByRole('status');
  const advice = status.getByText(/^pnpm add @toolpad\/core@0\.15\.0 /);
  await expect(advice).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await field.fill('npm install');
  await expect(status).toContainText('isn’t a package.json');

  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'package.json'));
    return transfer;
  }, OLD_MANIFEST);
  await dialog.dispatchEvent('drop', { dataTransfer: data });
  await expect(advice).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await record.quiet();
  expect(record.requests).toEqual([]);
  expect(record.problems).toEqual([]);
});
