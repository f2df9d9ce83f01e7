/** What readers keep when something fails: the built site on a real host, under its policy. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { axeViolations } from '../../../scripts/lib/axe';
import { demoOnPage, editDemo, editorField, startDemo } from '../../fixtures/demos/page';
import { BUILD } from '../../support/build';
import { forbidStorage } from '../../support/companion/preferences';
import { click, type Engine, until } from '../../support/engines/engine';
import { ENGINE_NAMES } from '../../support/engines/test';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE, test as base } from '../../support/hosts/test';
import { openTunnel, type Tunnel } from '../../support/hosts/tunnel';
import { overflow } from '../../support/overflow';
import { PAGE_KINDS } from '../../support/site';
import { modeLabel, reactIsOn, startReact } from '../../support/start';

const DIALOGS = 'core/react-use-dialogs/';

/** A copy of the build, whose scripts a deployment may take away. */
interface Deployment {
  build: string;
  takeScripts: () => void;
  giveScripts: () => void;
}

const test = base.extend<object, { deployment: Deployment; tunnel: Tunnel }>({
  deployment: [
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
      const build = path.join(folder, 'build');
      execFileSync('cp', ['-al', BUILD, build]);
      fs.symlinkSync(`${BUILD}-hosts`, `${build}-hosts`);
      const scripts = path.join(build, 'assets/js');
      const taken = path.join(folder, 'taken');
      await use({
        build,
        takeScripts: () => fs.renameSync(scripts, taken),
        giveScripts: () => fs.existsSync(taken) && fs.renameSync(taken, scripts),
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
test.afterEach(({ deployment }) => deployment.giveScripts());

const REACT_ON = 'document.documentElement.dataset.react === "on"';
const THEME = 'document.documentElement.dataset.theme';
const NEXT = 'nav[aria-label="Previous and next page"] a[rel="next"]';

const isLoaded = (engine: Engine): Promise<void> =>
  until(engine, 'document.readyState === "complete"', 'the page to load');

const title = (engine: Engine): Promise<string> =>
  engine.evaluate<string>('document.querySelector("h1").innerText');

async function chooseDark(engine: Engine): Promise<void> {
  await click(engine, 'button[popovertarget="siteColorMode"]');
  await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
  await until(engine, `${THEME} === 'dark'`, 'the dark mode');
  await until(engine, REACT_ON, 'React to commit');
}

for (const engineName of ENGINE_NAMES) {
  test.describe(`a reader with ${engineName}`, () => {
    // Each test continues where the one before it ended.
    test.describe.configure({ mode: 'serial' });
    test.use({ engineName });

    test('it gets the whole page on a slow line, and a choice before React is kept', async ({
      engine,
      tunnel,
    }) => {
      tunnel.set('slow');
      await engine.goto(SITE + PAGE_KINDS.tutorial);
      await until(engine, 'document.querySelectorAll("article h2").length > 1', 'its text');
      await chooseDark(engine);
      expect(await engine.evaluate(THEME)).toBe('dark');
    });

    test('it follows links when a deployment has taken the scripts away, and finds its place again', async ({
      engine,
      tunnel,
      deployment,
    }) => {
      tunnel.set('open');
      await engine.goto(SITE + PAGE_KINDS.tutorial);
      await isLoaded(engine);
      const first = await title(engine);
      await engine.press('s');
      await until(engine, REACT_ON, 'React to commit');
      await engine.evaluate('scrollTo(0, 1500)');
      await until(engine, 'scrollY === 1500', 'the place');
      // A frame, for the listeners.
      await engine.evaluate('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
      deployment.takeScripts();
      await engine.evaluate(`document.querySelector('${NEXT}').click()`);
      const heading = `document.querySelector('h1')?.innerText`;
      await until(engine, `${heading} !== ${JSON.stringify(first)}`, 'the next page');
      await isLoaded(engine);
      await engine.evaluate('history.back()');
      await until(engine, `${heading} === ${JSON.stringify(first)}`, 'the page before');
      await until(engine, 'Math.abs(scrollY - 1500) < 2', 'the place where one was');
    });

    test('it keeps the page when the line is cut, and has everything when it is back', async ({
      engine,
      tunnel,
    }) => {
      tunnel.set('cut');
      expect(await title(engine)).toBeTruthy();
      tunnel.set('open');
      await engine.goto(SITE + PAGE_KINDS.overview);
      await isLoaded(engine);
      expect(await engine.evaluate(THEME)).toBe('dark');
      await click(engine, 'button[popovertarget="siteColorMode"]');
      await until(engine, REACT_ON, 'React to commit');
    });
  });
}

test.describe('a reader with Firefox that stores nothing', () => {
  test.use({
    engineName: 'Firefox',
    engineOptions: ({ tunnel }, use) => use({ proxy: tunnel.port, withoutStorage: true }),
  });

  test('it has a choice that holds for the page', async ({ engine, tunnel }) => {
    tunnel.set('open');
    await engine.goto(SITE + PAGE_KINDS.text);
    await isLoaded(engine);
    const storage =
      '(() => { try { return typeof localStorage; } catch ({ name }) { return name; } })()';
    expect(await engine.evaluate(storage)).toBe('SecurityError');
    await chooseDark(engine);
    await engine.press('Escape');
    await engine.press('Control', 'k');
    await until(engine, 'document.querySelector("dialog#siteSearch").open', 'the search');
    expect(await engine.evaluate(THEME)).toBe('dark');
  });
});

/** For `addInitScript`: a browser whose storage takes nothing more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
}

const countAgain = (code: string): string => code.replace('Finish the count', 'Count again');

for (const [name, script] of [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const) {
  test(`it keeps choices and edits for the page where storage is ${name}`, async ({
    openReader,
  }) => {
    const { context, found } = await openReader();
    const page = await context.newPage();
    await page.addInitScript(script);
    await page.goto(SITE + DIALOGS);
    await page.locator('button[popovertarget="siteColorMode"]').click();
    await modeLabel(page, 'Dark').click();
    await page.keyboard.press('Escape');
    await reactIsOn(page);
    await startDemo(page, 'AlertMessage');
    const demo = await editDemo(page, 'AlertMessage', countAgain);
    await expect(demo.frame.getByRole('button', { name: 'Count again' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Docusaurus says in the console what it could not keep.
    expect(found.filter((text) => !text.includes('Docusaurus storage error'))).toEqual([]);
  });
}

test('it keeps an edit while a deployment is under way', async ({ openReader, deployment }) => {
  const { context } = await openReader();
  const page = await context.newPage();
  await page.goto(SITE + DIALOGS);
  await startReact(page);
  await startDemo(page, 'AlertMessage');
  await editDemo(page, 'AlertMessage', countAgain);
  deployment.takeScripts();
  // Not from what the worker keeps: what is gone from the host is gone.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBypassServiceWorker', { bypass: true });
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  deployment.giveScripts();
  await page.reload();
  // An edited demo is alive without a sign of intent, in another frame.
  const demo = demoOnPage(page, 'AlertMessage');
  await demo.figure.scrollIntoViewIfNeeded();
  await expect(demo.content.getByRole('button', { name: 'Count again' })).toBeVisible();
  await expect(editorField(demo)).toHaveValue(/Count again/);
});

/** The animations that are longer than a moment. */
const countMoving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  );

for (const [name, options] of [
  ['200 % zoom', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
  ['forced colors', { forcedColors: 'active' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
] as [string, BrowserContextOptions][]) {
  test(`it can be read and used with ${name}`, async ({ openReader }) => {
    const { context, found } = await openReader(options);
    const page = await context.newPage();
    await page.goto(SITE + DIALOGS);
    await startReact(page);
    expect(await page.evaluate(overflow)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('tutorial');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    if (options.reducedMotion) {
      expect(await countMoving(page)).toBe(0);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/tutorial/);
    expect(await axeViolations(page)).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('it has the page on paper, and nothing to press', async ({ openReader }) => {
  const { context } = await openReader({ viewport: { width: 794, height: 1123 } });
  const page = await context.newPage();
  await page.goto(SITE + PAGE_KINDS.text);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(overflow)).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
  await expect(
    page.locator('header, #siteSidebar, footer, article button').filter({ visible: true }),
  ).toHaveCount(0);
});
