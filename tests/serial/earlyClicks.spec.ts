/** Clicks within 50 ms of the first pointer move, on a processor slowed four times: none is lost. */
import type { Locator, Page } from '@playwright/test';
import { SLOW_PROCESSOR } from '../../scripts/lib/slowPhone';
import { clickEarly, EARLY_MS, watchEarlyClicks } from '../support/earlyClick';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { modeLabel, openPage, reactIsOn } from '../support/start';
import { expect, test } from '../support/test';

/** In ms, from the move to the press. A click that is lost now and then is lost, too. */
const DELAYS = [0, 6, 12, 18, 24, 30, 36, 40];
/** On a busy machine a click may come too late to count; it is made again, so much sooner. */
const SOONER_MS = 10;
const PATIENCE_MS = 120_000;

interface Row {
  what: string;
  path: string;
  /** Throws if the click is lost. */
  act: (page: Page, click: (target: Locator) => Promise<void>) => Promise<void>;
}

const ROWS: Row[] = [
  {
    what: 'the link to the next page',
    path: PAGE_KINDS['other overview'],
    act: async (page, click) => {
      const next = page.locator('nav[aria-label="Previous and next page"] a[rel="next"]');
      const href = await next.evaluate((link) => (link as HTMLAnchorElement).href);
      await next.scrollIntoViewIfNeeded();
      await click(next);
      await page.waitForURL(href, { waitUntil: 'load' });
    },
  },
  {
    what: 'a group of the drawer',
    path: 'studio/getting-started/installation/',
    act: async (page, click) => {
      const group = page.locator('nav[aria-label="Docs pages"] details:not([open])').first();
      const element = await group.evaluateHandle((details) => details as HTMLDetailsElement);
      await click(group.locator('summary'));
      await reactIsOn(page);
      expect(await element.evaluate(({ isConnected, open }) => isConnected && open)).toBe(true);
    },
  },
  {
    what: 'the search',
    path: PAGE_KINDS.text,
    act: async (page, click) => {
      await click(page.getByRole('link', { name: 'Search the docs' }).first());
      await page.keyboard.insertText('account');
      await reactIsOn(page);
      const dialog = page.locator('dialog#siteSearch');
      expect(await dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true);
      expect(await dialog.locator('input').first().inputValue()).toBe('account');
    },
  },
  {
    what: 'the color mode',
    path: PAGE_KINDS.overview,
    act: async (page, click) => {
      await click(page.getByRole('button', { name: 'Color mode' }));
      // Right on, as fast as the page allows.
      await modeLabel(page, 'Dark').click();
      await reactIsOn(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.locator('[popover]:popover-open').count()).toBe(1);
      expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
      // A click that came too late is made again in this browser.
      await modeLabel(page, 'Light').click();
    },
  },
];

for (const [index, delay] of DELAYS.entries()) {
  test(`it keeps all clicks that come ${delay} ms after the first move of the pointer`, async ({
    open,
  }) => {
    test.setTimeout(ROWS.length * PATIENCE_MS);
    const { page, record } = await open({ slowdown: SLOW_PROCESSOR, colorScheme: 'light' });
    const cdp = await page.context().newCDPSession(page);
    const clicks = await watchEarlyClicks(page);
    // Each row comes first in some of the tests, where nothing is in the browser's cache yet.
    const first = index % ROWS.length;
    for (const { what, path, act } of [...ROWS.slice(first), ...ROWS.slice(0, first)]) {
      await test.step(what, async () => {
        let isOpen = page.url() === siteUrl(path);
        let latest = delay;
        const isEarly = async (): Promise<boolean> => {
          await (isOpen ? record.quiet() : openPage({ page, record }, path));
          isOpen = false;
          clicks.length = 0;
          await act(page, (target) => clickEarly(cdp, target, latest));
          latest = Math.max(0, latest - SOONER_MS);
          return clicks.some(({ gap, reactWasOn }) => gap <= EARLY_MS && !reactWasOn);
        };
        await expect.poll(isEarly, { timeout: PATIENCE_MS }).toBe(true);
      });
    }
  });
}
