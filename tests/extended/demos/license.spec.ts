/** A licence key of the data grid: it arrives where a grid is, and nothing is loaded without one. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildFrames } from '../../../plugins/demos/node/frames/build';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { frameShell } from '../../../plugins/demos/node/frames/document';
import { expect, test as base } from '../../support/test';

const SITE = path.resolve(__dirname, '../../..');
const STRESS = path.join(SITE, 'tests/fixtures/demos/core/stress');
const HOST = 'http://demos.test';

const test = base.extend<{ folder: string }>({
  /** Below the site, so that packages are found, and ignored with all that is generated. */
  folder: async ({}, use) => {
    await fs.mkdir(path.join(SITE, '.docusaurus'), { recursive: true });
    const folder = await fs.mkdtemp(path.join(SITE, '.docusaurus/license-'));
    await use(folder);
    await fs.rm(folder, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 180_000 });

const frameOf = (name: string, imports: string[]): FrameSpec => ({
  id: `core/${name}`,
  title: name,
  styling: 'MUI System',
  entry: path.join(STRESS, `${name}.tsx`),
  address: `demos/${name}/`,
  layout: 'centered',
  ownTheme: false,
  client: false,
  imports,
  page: 'stress/index.mdx',
  source: { panes: [], packages: {} },
});

/** A stand-in for the commercial package, which keeps the key in the same place. */
async function installLicensePackage(folder: string): Promise<void> {
  const place = path.join(folder, 'node_modules/@mui/x-license');
  await fs.mkdir(place, { recursive: true });
  await fs.writeFile(
    path.join(place, 'package.json'),
    '{"name":"@mui/x-license","main":"index.js"}',
  );
  await fs.writeFile(
    path.join(place, 'index.js'),
    'exports.LicenseInfo = { setLicenseKey(key) { globalThis.__MUI_LICENSE_INFO__ = { key }; } };',
  );
}

const build = (folder: string, licenseKey?: string): Promise<void> =>
  buildFrames(
    [frameOf('OrdersGrid', ['@mui/x-data-grid']), frameOf('StatusCard', ['@mui/material/Box'])],
    {
      siteDir: SITE,
      baseUrl: '/',
      outDir: path.join(folder, 'public'),
      workDir: path.join(folder, 'work'),
      production: false,
      shell: frameShell('theme-test', { language: 'en', siteTitle: 'Toolpad' }),
      licenseKey,
    },
  );

/** The key that a frame has when its demo is alive. */
async function keyIn(page: Page, folder: string, name: string): Promise<unknown> {
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, 'public', pathname.replace(/\/$/, '/index.html'));
    await route.fulfill({ path: file }).catch(() => route.abort());
  });
  await page.goto(`${HOST}/demos/${name}/`);
  await expect(page.locator('html')).toHaveAttribute('data-react', 'on');
  return page.evaluate(
    () => (globalThis as { __MUI_LICENSE_INFO__?: { key: string } }).__MUI_LICENSE_INFO__?.key,
  );
}

test('it gives the key to the frame of a grid, and to no other', async ({ page, folder }) => {
  await installLicensePackage(folder);
  await build(folder, 'key-of-the-test');
  expect(await keyIn(page, folder, 'OrdersGrid')).toBe('key-of-the-test');
  expect(await keyIn(page, folder, 'StatusCard')).toBeUndefined();
});

test('it does not load or need the package without a key', async ({ page, folder }) => {
  await build(folder);
  expect(await keyIn(page, folder, 'OrdersGrid')).toBeUndefined();
  const scripts = path.join(folder, 'public/assets/demos');
  for (const file of await fs.readdir(scripts)) {
    expect(await fs.readFile(path.join(scripts, file), 'utf8')).not.toContain('setLicenseKey');
  }
});

test('it ends the build when there is a key without the package, and says what to install', async ({
  folder,
}) => {
  await expect(build(folder, 'key-of-the-test')).rejects.toThrow(
    'npm install --no-save @mui/x-license@8',
  );
});
