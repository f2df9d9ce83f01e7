/**
 * What readers keep when something fails: the built site on a real host, under its policy. The faults that other
 * tests prove are listed in `tests/unit/hosting/faultProofs.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { demoOnPage, editDemo, editorField, startDemo } from '../../fixtures/demos/page';
import { axeViolations } from '../../../scripts/lib/axe';
import { BUILD } from '../../support/build';
import { forbidStorage } from '../../support/companion/preferences';
import { click, type Engine, until } from '../../support/engines/engine';
import { inEngines } from '../../support/engines/inEngines';
import { onNginx } from '../../support/hosts/nginx';
import { type HostReader, openReader, SITE } from '../../support/hosts/reader';
import { openTunnel, type Tunnel } from '../../support/hosts/tunnel';
import { overflow } from '../../support/overflow';
import { PAGE_KINDS } from '../../support/site';
import { modeLabel, reactIsOn, showIntent } from '../../support/start';

const DIALOGS = 'core/react-use-dialogs/';

/** A copy of the build, which a test may damage. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
const COPY = path.join(folder, 'build');
const SCRIPTS = path.join(COPY, 'assets/js');
const TAKEN = path.join(folder, 'taken');

beforeAll(() => {
  execFileSync('cp', ['-al', BUILD, COPY]);
  fs.symlinkSync(`${BUILD}-hosts`, `${COPY}-hosts`);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const takeScripts = (): void => fs.renameSync(SCRIPTS, TAKEN);
const giveScripts = (): void => {
  if (fs.existsSync(TAKEN)) {
    fs.renameSync(TAKEN, SCRIPTS);
  }
};

const REACT_ON = 'document.documentElement.dataset.react === "on"';
const THEME = 'document.documentElement.dataset.theme';
const NEXT = 'nav[aria-label="Previous and next page"] a[rel="next"]';
const isLoaded = (engine: Engine): Promise<void> =>
  until(engine, 'document.readyState === "complete"', 'the page to load');

onNginx(
  (host) => {
    let tunnel: Tunnel;
    beforeAll(async () => {
      tunnel = await openTunnel(host().port);
    });
    afterAll(() => tunnel.close());
    afterEach(giveScripts);

    const title = (engine: Engine): Promise<string> =>
      engine.evaluate<string>('document.querySelector("h1").innerText');

    /** Each step continues where the one before it ended. */
    const STEPS: Record<string, (engine: Engine) => Promise<void>> = {
      'a slow line: the page is whole, and a choice before React is kept': async (engine) => {
        tunnel.set('slow');
        await engine.goto(SITE + PAGE_KINDS.tutorial);
        await until(engine, 'document.querySelectorAll("article h2").length > 1', 'its text');
        await click(engine, 'button[popovertarget="siteColorMode"]');
        await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
        await until(engine, `${THEME} === 'dark'`, 'the dark mode');
        await until(engine, REACT_ON, 'React to commit');
        expect(await engine.evaluate(THEME)).toBe('dark');
      },
      'scripts that are gone after a deployment: links lead on, and back to where one was': async (
        engine,
      ) => {
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
        takeScripts();
        await engine.evaluate(`document.querySelector('${NEXT}').click()`);
        await until(
          engine,
          `document.querySelector('h1')?.innerText !== ${JSON.stringify(first)}`,
          'the next page',
        );
        await isLoaded(engine);
        await engine.evaluate('history.back()');
        await until(
          engine,
          `document.querySelector('h1')?.innerText === ${JSON.stringify(first)}`,
          'the page before',
        );
        await until(engine, 'Math.abs(scrollY - 1500) < 2', 'the place where one was');
      },
      'a line that was cut: all is there when it is back': async (engine) => {
        tunnel.set('cut');
        const text = await title(engine);
        expect(text).toBeTruthy();
        tunnel.set('open');
        await engine.goto(SITE + PAGE_KINDS.overview);
        await isLoaded(engine);
        expect(await engine.evaluate(THEME)).toBe('dark');
        await click(engine, 'button[popovertarget="siteColorMode"]');
        await until(engine, REACT_ON, 'React to commit');
      },
    };
    inEngines(['Chromium', 'Firefox', 'WebKit'], STEPS, () => ({ proxy: tunnel.port }));

    inEngines(
      ['Firefox'],
      {
        'a browser that keeps nothing: choices hold for the page': async (engine) => {
          tunnel.set('open');
          await engine.goto(SITE + PAGE_KINDS.text);
          await isLoaded(engine);
          await click(engine, 'button[popovertarget="siteColorMode"]');
          await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
          await until(engine, `${THEME} === 'dark'`, 'the dark mode');
          await until(engine, REACT_ON, 'React to commit');
          await engine.press('Escape');
          await engine.press('Control', 'k');
          await until(engine, 'document.querySelector("dialog#siteSearch").open', 'the search');
          expect(await engine.evaluate(THEME)).toBe('dark');
        },
      },
      () => ({ proxy: tunnel.port, withoutStorage: true }),
    );

    describe('Chromium under the policy', () => {
      let reader: HostReader;
      afterEach(() => reader.close());

      async function open(
        options?: BrowserContextOptions,
        prepare?: (page: Page) => Promise<unknown>,
      ): Promise<Page> {
        reader = await openReader(host(), options);
        const page = await reader.context.newPage();
        await prepare?.(page);
        return page;
      }

      const full = (): void => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      };

      test.each([
        ['forbidden', forbidStorage],
        ['full', full],
      ])('storage is %s: choices and edits hold for the page', async (_name, script) => {
        const page = await open({}, (opened) => opened.addInitScript(script));
        await page.goto(SITE + DIALOGS);
        await page.locator('button[popovertarget="siteColorMode"]').click();
        await modeLabel(page, 'Dark').click();
        await page.keyboard.press('Escape');
        await reactIsOn(page);
        await startDemo(page, 'AlertMessage');
        const demo = await editDemo(page, 'AlertMessage', (code) =>
          code.replace('Finish the count', 'Count again'),
        );
        await demo.frame.getByRole('button', { name: 'Count again' }).waitFor();
        expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
        // Docusaurus says in the console what it could not keep.
        expect(reader.found.filter((text) => !text.includes('Docusaurus storage error'))).toEqual(
          [],
        );
      });

      test('a deployment under way takes no edit', async () => {
        const page = await open();
        await page.goto(SITE + DIALOGS);
        await showIntent(page);
        await reactIsOn(page);
        await startDemo(page, 'AlertMessage');
        const change = (code: string): string => code.replace('Finish the count', 'Count again');
        await editDemo(page, 'AlertMessage', change);
        takeScripts();
        // Not from what the worker keeps: what is gone from the host is gone.
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Network.enable');
        await cdp.send('Network.setBypassServiceWorker', { bypass: true });
        await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.reload();
        await page.locator('h1').waitFor();
        giveScripts();
        await page.reload();
        // An edited demo is alive without a sign of intent, in another frame.
        const demo = demoOnPage(page, 'AlertMessage');
        await demo.figure.scrollIntoViewIfNeeded();
        await demo.content.getByRole('button', { name: 'Count again' }).waitFor();
        expect(await editorField(demo).inputValue()).toContain('Count again');
      });

      test.each<[string, BrowserContextOptions]>([
        ['200 % zoom', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
        ['forced colors', { forcedColors: 'active' }],
        ['reduced motion', { reducedMotion: 'reduce' }],
      ])('%s: everything can be read and used', async (_name, options) => {
        const page = await open(options);
        await page.goto(SITE + DIALOGS);
        await showIntent(page);
        await reactIsOn(page);
        expect(await page.evaluate(overflow)).toEqual([]);
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('tutorial');
        await page.getByRole('dialog').getByRole('option').first().waitFor();
        if (options.reducedMotion) {
          const moving = (): number =>
            document
              .getAnimations()
              .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
          expect(await page.evaluate(moving)).toBe(0);
        }
        await page.keyboard.press('Enter');
        await page.waitForURL(/tutorial/);
        expect(await axeViolations(page)).toEqual([]);
        expect(reader.found).toEqual([]);
      });

      test('paper has the page, and nothing to press', async () => {
        const page = await open({ viewport: { width: 794, height: 1123 } });
        await page.goto(SITE + PAGE_KINDS.text);
        await page.emulateMedia({ media: 'print' });
        expect(await page.evaluate(overflow)).toEqual([]);
        await expect(page.locator('h1').isVisible()).resolves.toBe(true);
        for (const part of ['header', '#siteSidebar', 'footer', 'article button']) {
          const seen = await page
            .locator(part)
            .evaluateAll((all) => all.filter((element) => element.checkVisibility()).length);
          expect([part, seen]).toEqual([part, 0]);
        }
      });
    });
  },
  () => COPY,
);
