/** A licence key of the data grid: it arrives where a grid is, and nothing is loaded without one. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { buildFrames } from '../../../plugins/demos/node/frames/build';
import { frameShell } from '../../../plugins/demos/node/frames/document';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { setUpChromium } from '../../support/chromium';

const SITE = path.resolve(__dirname, '../../..');
const STRESS = path.join(SITE, 'tests/fixtures/demos/core/stress');
const HOST = 'http://demos.test';

const launch = setUpChromium();

/** Below the site, so that packages are found, and ignored with all that is generated. */
let folder: string;
beforeEach(async () => {
  await fs.mkdir(path.join(SITE, '.docusaurus'), { recursive: true });
  folder = await fs.mkdtemp(path.join(SITE, '.docusaurus/license-'));
});
afterEach(() => fs.rm(folder, { recursive: true, force: true }));

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
async function installLicensePackage(): Promise<void> {
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

const build = (licenseKey?: string): Promise<void> =>
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
async function keyIn(name: string): Promise<unknown> {
  const { page } = await launch();
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, 'public', pathname.replace(/\/$/, '/index.html'));
    await route.fulfill({ path: file }).catch(() => route.abort());
  });
  await page.goto(`${HOST}/demos/${name}/`);
  await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
  return page.evaluate(
    () => (globalThis as { __MUI_LICENSE_INFO__?: { key: string } }).__MUI_LICENSE_INFO__?.key,
  );
}

test('the key arrives in the frame of a grid, and in no other', async () => {
  await installLicensePackage();
  await build('key-of-the-test');
  expect(await keyIn('OrdersGrid')).toBe('key-of-the-test');
  expect(await keyIn('StatusCard')).toBeUndefined();
}, 180_000);

test('without a key the package is not loaded, and need not be there', async () => {
  await build();
  expect(await keyIn('OrdersGrid')).toBeUndefined();
  const scripts = path.join(folder, 'public/assets/demos');
  for (const file of await fs.readdir(scripts)) {
    expect(await fs.readFile(path.join(scripts, file), 'utf8')).not.toContain('setLicenseKey');
  }
}, 180_000);

test('a key without the package ends the build, and says what to install', async () => {
  await expect(build('key-of-the-test')).rejects.toThrow('npm install --no-save @mui/x-license@8');
});
