/** Tests clicks within 50 ms of the first pointer move on a slow processor. None of them may be lost. */
import type { Locator, Page } from '@playwright/test';
import { SLOW_PROCESSOR } from '../../scripts/lib/slowPhone';
import { clickEarly, EARLY_MS, watchEarlyClicks } from '../support/earlyClick';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { getModeLabel, openPage, waitForReact } from '../support/start';
import { expect, test } from '../support/test';

/** The delays from the move to the press, in ms. A click may be lost at only some of them. */
const DELAYS = [0, 6, 12, 18, 24, 30, 36, 40];
/**
 * The number of ms by which the delay is reduced when a click is repeated, because a busy machine dispatched it too
 * late.
 */
const SOONER_MS = 10;
const TIMEOUT_MS = 120_000;

interface Row {
  control: string;
  path: string;
  /** Throws an error if the click is lost. */
  act: (page: Page, click: (target: Locator) => Promise<void>) => Promise<void>;
}

const ROWS: Row[] = [
  {
    control: 'the link to the next page',
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
    control: 'a group in the sidebar',
    path: 'studio/getting-started/installation/',
    act: async (page, click) => {
      const group = page.locator('nav[aria-label="Docs pages"] details:not([open])').first();
      const element = await group.evaluateHandle((details) => details as HTMLDetailsElement);
      await click(group.locator('summary'));
      await waitForReact(page);
      expect(await element.evaluate(({ isConnected, open }) => isConnected && open)).toBe(true);
    },
  },
  {
    control: 'the search',
    path: PAGE_KINDS.text,
    act: async (page, click) => {
      await click(page.getByRole('link', { name: 'Search the docs' }).first());
      await page.keyboard.insertText('account');
      await waitForReact(page);
      const dialog = page.locator('dialog#siteSearch');
      expect(await dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true);
      expect(await dialog.locator('input').first().inputValue()).toBe('account');
    },
  },
  {
    control: 'the color mode',
    path: PAGE_KINDS.overview,
    act: async (page, click) => {
      await click(page.getByRole('button', { name: 'Color mode' }));
      // The second click follows as soon as the menu is open.
      await getModeLabel(page, 'Dark').click();
      await waitForReact(page);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      expect(await page.locator('[popover]:popover-open').count()).toBe(1);
      expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
      // The click may be repeated in this browser, so the mode must be reset.
      await getModeLabel(page, 'Light').click();
    },
  },
];

for (const [index, delay] of DELAYS.entries()) {
  test(`it keeps all clicks ${delay} ms after the first pointer move`, async ({ open }) => {
    test.setTimeout(ROWS.length * TIMEOUT_MS);
    const { page, record } = await open({ slowdown: SLOW_PROCESSOR, colorScheme: 'light' });
    const cdp = await page.context().newCDPSession(page);
    const clicks = await watchEarlyClicks(page);
    // Each row is first in two of the tests, in which it runs with an empty cache.
    const first = index % ROWS.length;
    for (const { control, path, act } of [...ROWS.slice(first), ...ROWS.slice(0, first)]) {
      await test.step(control, async () => {
        let isOpen = page.url() === getSiteUrl(path);
        let latest = delay;
        const isEarly = async (): Promise<boolean> => {
          await (isOpen ? record.quiet() : openPage({ page, record }, path));
          isOpen = false;
          clicks.length = 0;
          await act(page, (target) => clickEarly(cdp, target, latest));
          latest = Math.max(0, latest - SOONER_MS);
          return clicks.some(({ gap, reactWasOn }) => gap <= EARLY_MS && !reactWasOn);
        };
        await expect.poll(isEarly, { timeout: TIMEOUT_MS }).toBe(true);
      });
    }
  });
}
