/**
 * Tests the data grid's license key, which only frames with a grid get. Without a key, the license package isn't
 * needed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildFrames } from '../../../plugins/demos/node/frames/build';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { createFrameShell } from '../../../plugins/demos/node/frames/document';
import { expect, test as base } from '../../support/test';

const SITE_FOLDER = path.resolve(__dirname, '../../..');
const DEMOS_FOLDER = path.join(SITE_FOLDER, 'tests/fixtures/demos/core/stress');
const DEMOS_ORIGIN = 'http://demos.test';

const test = base.extend<{ folder: string }>({
  /** A temporary folder inside the repository, where packages are resolved and which git ignores. */
  folder: async ({}, use) => {
    await fs.mkdir(path.join(SITE_FOLDER, '.docusaurus'), { recursive: true });
    const folder = await fs.mkdtemp(path.join(SITE_FOLDER, '.docusaurus/license-'));
    await use(folder);
    await fs.rm(folder, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 180_000 });

const createFrame = (name: string, imports: string[]): FrameSpec => ({
  id: `core/${name}`,
  title: name,
  styling: 'MUI System',
  entry: path.join(DEMOS_FOLDER, `${name}.tsx`),
  path: `demos/${name}/`,
  layout: 'centered',
  ownTheme: false,
  aliases: {},
  imports,
  page: 'stress/index.mdx',
  source: { panes: [], packages: {} },
});

/** Installs a fake license package, which stores the key in the same global variable as the real one. */
async function installLicensePackage(folder: string): Promise<void> {
  const dir = path.join(folder, 'node_modules/@mui/x-license');
  await fs.mkdir(dir, { recursive: true });
  await fs.writeFile(path.join(dir, 'package.json'), '{"name":"@mui/x-license","main":"index.js"}');
  await fs.writeFile(
    path.join(dir, 'index.js'),
    'exports.LicenseInfo = { setLicenseKey(key) { globalThis.__MUI_LICENSE_INFO__ = { key }; } };',
  );
}

const build = (folder: string, licenseKey?: string): Promise<void> =>
  buildFrames(
    [
      createFrame('OrdersGrid', ['@mui/x-data-grid']),
      createFrame('StatusCard', ['@mui/material/Box']),
    ],
    {
      siteDir: SITE_FOLDER,
      baseUrl: '/',
      outDir: path.join(folder, 'public'),
      workDir: path.join(folder, 'work'),
      production: false,
      shell: createFrameShell({ language: 'en', siteTitle: 'Toolpad' }),
      licenseKey,
    },
  );

/** Opens a frame, and returns the license key that is set after hydration. */
async function readKey(page: Page, folder: string, name: string): Promise<unknown> {
  await page.route(`${DEMOS_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, 'public', pathname.replace(/\/$/, '/index.html'));
    await route.fulfill({ path: file }).catch(() => route.abort());
  });
  await page.goto(`${DEMOS_ORIGIN}/demos/${name}/`);
  await expect(page.locator('html')).toHaveAttribute('data-react', 'on');
  return page.evaluate(
    () => (globalThis as { __MUI_LICENSE_INFO__?: { key: string } }).__MUI_LICENSE_INFO__?.key,
  );
}

test('it sets the license key only in frames with a data grid', async ({ page, folder }) => {
  await installLicensePackage(folder);
  await build(folder, 'key-of-the-test');
  expect(await readKey(page, folder, 'OrdersGrid')).toBe('key-of-the-test');
  expect(await readKey(page, folder, 'StatusCard')).toBeUndefined();
});

test('it builds frames without the license package if there is no key', async ({
  page,
  folder,
}) => {
  await build(folder);
  expect(await readKey(page, folder, 'OrdersGrid')).toBeUndefined();
  const scripts = path.join(folder, 'public/assets/demos');
  for (const file of await fs.readdir(scripts)) {
    expect(await fs.readFile(path.join(scripts, file), 'utf8')).not.toContain('setLicenseKey');
  }
});

test('it fails the build with an install command if there is a key but no license package', async ({
  folder,
}) => {
  await expect(build(folder, 'key-of-the-test')).rejects.toThrow(
    'npm install --no-save @mui/x-license@8',
  );
});
