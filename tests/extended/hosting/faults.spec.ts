/** Tests the built site on nginx with a bad connection, during a deployment, and without storage. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findAxeViolations } from '../../../scripts/lib/axe';
import { getDemo, editDemo, getEditorField, startDemo } from '../../fixtures/demos/page';
import { BUILD_DIR } from '../../support/build';
import { forbidStorage } from '../../support/companion/visit';
import { click, type Engine, waitUntil } from '../../support/engines/engine';
import { ENGINE_NAMES } from '../../support/engines/test';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE_URL, test as base } from '../../support/hosts/test';
import { openTunnel, type Tunnel } from '../../support/hosts/tunnel';
import { findOverflow } from '../../support/overflow';
import { PAGE_KINDS } from '../../support/site';
import { getModeLabel, waitForReact, startReact } from '../../support/start';

const DIALOGS_PAGE = 'core/react-use-dialogs/';

/** A copy of the build whose scripts a deployment can remove. */
interface Deployment {
  build: string;
  removeScripts: () => void;
  restoreScripts: () => void;
}

const test = base.extend<object, { deployment: Deployment; tunnel: Tunnel }>({
  deployment: [
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
      const build = path.join(folder, 'build');
      execFileSync('cp', ['-al', BUILD_DIR, build]);
      fs.symlinkSync(`${BUILD_DIR}-hosts`, `${build}-hosts`);
      const scripts = path.join(build, 'assets/js');
      const removed = path.join(folder, 'removed');
      await use({
        build,
        removeScripts: () => fs.renameSync(scripts, removed),
        restoreScripts: () => fs.existsSync(removed) && fs.renameSync(removed, scripts),
      });
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  hostedBuild: [({ deployment }, use) => use(deployment.build), { scope: 'worker' }],
  tunnel: [
    async ({ host }, use) => {
      const tunnel = await openTunnel(host.port);
      await use(tunnel);
      await tunnel.close();
    },
    { scope: 'worker' },
  ],
  engineOptions: ({ tunnel }, use) => use({ proxy: tunnel.port }),
});

test.skip(...WITHOUT_NGINX);
test.afterEach(({ deployment }) => deployment.restoreScripts());

const REACT_ON_EXPRESSION = 'document.documentElement.dataset.react === "on"';
const THEME_EXPRESSION = 'document.documentElement.dataset.theme';
const NEXT_LINK = 'nav[aria-label="Previous and next page"] a[rel="next"]';

const waitForLoad = (engine: Engine): Promise<void> =>
  waitUntil(engine, 'document.readyState === "complete"', 'the page to load');

const readTitle = (engine: Engine): Promise<string> =>
  engine.evaluate<string>('document.querySelector("h1").innerText');

async function selectDarkMode(engine: Engine): Promise<void> {
  await click(engine, 'button[popovertarget="siteColorMode"]');
  await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
  await waitUntil(engine, `${THEME_EXPRESSION} === 'dark'`, 'the dark mode');
  await waitUntil(engine, REACT_ON_EXPRESSION, 'React to commit');
}

for (const engineName of ENGINE_NAMES) {
  test.describe(`a reader with ${engineName}`, () => {
    // Each test continues on the page of the previous test.
    test.describe.configure({ mode: 'serial' });
    test.use({ engineName });

    test('it shows a complete page on a slow connection, and keeps a color mode that was selected before React started', async ({
      engine,
      tunnel,
    }) => {
      tunnel.set('slow');
      await engine.goto(SITE_URL + PAGE_KINDS.tutorial);
      await waitUntil(engine, 'document.querySelectorAll("article h2").length > 1', 'its text');
      await selectDarkMode(engine);
      expect(await engine.evaluate(THEME_EXPRESSION)).toBe('dark');
    });

    test('it follows a link after a deployment has removed the page’s scripts, and restores the scroll position on return', async ({
      engine,
      tunnel,
      deployment,
    }) => {
      tunnel.set('open');
      await engine.goto(SITE_URL + PAGE_KINDS.tutorial);
      await waitForLoad(engine);
      const first = await readTitle(engine);
      await engine.press('s');
      await waitUntil(engine, REACT_ON_EXPRESSION, 'React to commit');
      await engine.evaluate('scrollTo(0, 1500)');
      await waitUntil(engine, 'scrollY === 1500', 'the scroll position');
      // Scroll listeners run in the next frame. Waits for them, so that the position is stored before the navigation.
      await engine.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
      deployment.removeScripts();
      await engine.evaluate(`document.querySelector('${NEXT_LINK}').click()`);
      const heading = `document.querySelector('h1')?.innerText`;
      await waitUntil(engine, `${heading} !== ${JSON.stringify(first)}`, 'the next page');
      await waitForLoad(engine);
      await engine.evaluate('history.back()');
      await waitUntil(engine, `${heading} === ${JSON.stringify(first)}`, 'the previous page');
      await waitUntil(engine, 'Math.abs(scrollY - 1500) < 2', 'the restored scroll position');
    });

    test('it keeps the page readable when the connection fails, and loads other pages when the connection is back', async ({
      engine,
      tunnel,
    }) => {
      tunnel.set('cut');
      expect(await readTitle(engine)).toBeTruthy();
      tunnel.set('open');
      await engine.goto(SITE_URL + PAGE_KINDS.overview);
      await waitForLoad(engine);
      expect(await engine.evaluate(THEME_EXPRESSION)).toBe('dark');
      await click(engine, 'button[popovertarget="siteColorMode"]');
      await waitUntil(engine, REACT_ON_EXPRESSION, 'React to commit');
    });
  });
}

test.describe('a reader who blocks storage in Firefox', () => {
  test.use({
    engineName: 'Firefox',
    engineOptions: ({ tunnel }, use) => use({ proxy: tunnel.port, withoutStorage: true }),
  });

  test('it keeps the selected color mode until the reader leaves the page', async ({
    engine,
    tunnel,
  }) => {
    tunnel.set('open');
    await engine.goto(SITE_URL + PAGE_KINDS.text);
    await waitForLoad(engine);
    const storage =
      '(() => { try { return typeof localStorage; } catch ({ name }) { return name; } })()';
    expect(await engine.evaluate(storage)).toBe('SecurityError');
    await selectDarkMode(engine);
    await engine.press('Escape');
    await engine.press('Control', 'k');
    await waitUntil(engine, 'document.querySelector("dialog#siteSearch").open', 'the search');
    expect(await engine.evaluate(THEME_EXPRESSION)).toBe('dark');
  });
});

const editCode = (code: string): string => code.replace('Finish the count', 'Count again');

test('it keeps the color mode and an edited demo until the reader leaves the page if storage is blocked', async ({
  openReader,
}) => {
  const { context, found } = await openReader();
  const page = await context.newPage();
  await page.addInitScript(forbidStorage);
  await page.goto(SITE_URL + DIALOGS_PAGE);
  await page.locator('button[popovertarget="siteColorMode"]').click();
  await getModeLabel(page, 'Dark').click();
  await page.keyboard.press('Escape');
  await waitForReact(page);
  await startDemo(page, 'AlertMessage');
  const demo = await editDemo(page, 'AlertMessage', editCode);
  await expect(demo.frame.getByRole('button', { name: 'Count again' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Docusaurus logs each value that it can't store.
  expect(found.filter((text) => !text.includes('Docusaurus storage error'))).toEqual([]);
});

test('it keeps an edited demo if the site is deployed before a reload', async ({
  openReader,
  deployment,
}) => {
  const { context } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE_URL + DIALOGS_PAGE);
  await startReact(page);
  await startDemo(page, 'AlertMessage');
  await editDemo(page, 'AlertMessage', editCode);
  deployment.removeScripts();
  // Bypasses the caches, which still contain the removed files.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  deployment.restoreScripts();
  await page.reload();
  // An edited demo starts without an interaction, in another frame.
  const demo = getDemo(page, 'AlertMessage');
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.content.getByRole('button', { name: 'Count again' })).toBeVisible();
  await expect(getEditorField(demo)).toHaveValue(/Count again/);
});

test('it doesn’t overflow, finds pages, and passes axe if the reader forces colors', async ({
  openReader,
}) => {
  const { context, found } = await openReader({ forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto(SITE_URL + DIALOGS_PAGE);
  await startReact(page);
  expect(await page.evaluate(findOverflow)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('tutorial');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/tutorial/);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(found).toEqual([]);
});
