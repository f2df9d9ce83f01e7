/** Tests that no click is lost within 50 ms of the first pointer move on a slow processor. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { CPU_SLOWDOWN } from '../../scripts/lib/slowPhone';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { getModeLabel, openPage, startReact, waitForReact } from '../support/start';
import { expect, test } from '../support/test';

/** The maximum time, in ms, between the first pointer move and an early click. */
const EARLY_MS = 50;

declare global {
  interface Window {
    reportEarlyClick?: (gap: number, reactWasOn: boolean) => void;
  }
}

interface EarlyClick {
  /** The time in ms from the first pointer move to the click, by the timestamps of the page's events. */
  gap: number;
  reactWasOn: boolean;
}

/** Records the first click on each document that this page loads from now on. */
async function watchEarlyClicks(page: Page): Promise<EarlyClick[]> {
  const clicks: EarlyClick[] = [];
  await page.exposeFunction('reportEarlyClick', (gap: number, reactWasOn: boolean) => {
    clicks.push({ gap: Math.round(gap), reactWasOn });
  });
  await page.addInitScript(() => {
    let firstMove: number | undefined;
    addEventListener('pointermove', (event) => (firstMove ??= event.timeStamp), true);
    addEventListener(
      'pointerup',
      (event) =>
        window.reportEarlyClick?.(
          event.timeStamp - (firstMove ?? event.timeStamp),
          document.documentElement.dataset.react === 'on',
        ),
      { capture: true, once: true },
    );
  });
  return clicks;
}

/**
 * Moves the pointer onto an element and clicks immediately, without waiting for the page in between.
 *
 * @param delay - the time in ms between the move and the press
 */
async function clickEarly(cdp: CDPSession, target: Locator, delay: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`Expected ${target.toString()} on the page, found nothing to click.`);
  }
  const at = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  const press = { ...at, button: 'left', clickCount: 1 } as const;
  const sent = [cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })];
  await new Promise((resolve) => setTimeout(resolve, delay));
  sent.push(
    cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }),
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }),
  );
  // The click may navigate to another page before the current page acknowledges it.
  await Promise.allSettled(sent);
}

/** The delays between the move and the press, in ms. A fault may lose clicks at only some of them. */
const DELAYS_MS = [0, 12, 24, 36];
/** A click is repeated if a busy machine dispatched it too late. Each repetition reduces the delay by this many ms. */
const RETRY_REDUCTION_MS = 10;
const TIMEOUT_MS = 120_000;

interface ControlCase {
  control: string;
  path: string;
  /** Throws an error if the click is lost. */
  act: (page: Page, click: (target: Locator) => Promise<void>) => Promise<void>;
}

const CONTROL_CASES: ControlCase[] = [
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
      await startReact(page);
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
      // Resets the mode, because the click may be repeated in the same browser.
      await getModeLabel(page, 'Light').click();
    },
  },
];

for (const [index, delay] of DELAYS_MS.entries()) {
  test(`it loses no click ${delay} ms after the first pointer move`, async ({ open }) => {
    test.setTimeout(CONTROL_CASES.length * TIMEOUT_MS);
    const { page, record } = await open({ slowdown: CPU_SLOWDOWN, colorScheme: 'light' });
    const cdp = await page.context().newCDPSession(page);
    const clicks = await watchEarlyClicks(page);
    // Each control is the first one in one of the tests, where it is tested with an empty cache.
    for (const { control, path, act } of [
      ...CONTROL_CASES.slice(index),
      ...CONTROL_CASES.slice(0, index),
    ]) {
      await test.step(control, async () => {
        let isOpen = page.url() === getSiteUrl(path);
        let latest = delay;
        const isEarly = async (): Promise<boolean> => {
          await (isOpen ? record.quiet() : openPage({ page, record }, path));
          isOpen = false;
          clicks.length = 0;
          await act(page, (target) => clickEarly(cdp, target, latest));
          latest = Math.max(0, latest - RETRY_REDUCTION_MS);
          return clicks.some(({ gap, reactWasOn }) => gap <= EARLY_MS && !reactWasOn);
        };
        await expect.poll(isEarly, { timeout: TIMEOUT_MS }).toBe(true);
      });
    }
  });
}
