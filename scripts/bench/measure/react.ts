import type { Browser, Page } from 'playwright-core';
import { recordPage } from '../../lib/record';
import { onPhone, type Sample } from './phone';

/** What needs React on every page. */
const modeButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Color mode' });

declare global {
  interface Window {
    needed: { at: number; answers: number; longest: number; delay: number };
    answered: Promise<void>;
  }
}

/**
 * From the press on: when React answers, the longest task, the slowest answer. Chromium tells of a
 * pointer over the page as soon as there is one, which is no act.
 */
function watchReact(): void {
  const needed = { at: 0, answers: 0, longest: 0, delay: 0 };
  window.needed = needed;
  addEventListener('pointerdown', ({ timeStamp }) => (needed.at ||= timeStamp), { capture: true });
  window.answered = new Promise((resolve) => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.react === 'on') {
        needed.answers ||= performance.now();
        resolve();
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-react'] });
  });
  const keepMost = (what: 'longest' | 'delay', entries: PerformanceObserverInit): void =>
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (needed.at > 0 && startTime >= needed.at) {
          needed[what] = Math.max(needed[what], duration);
        }
      }
    }).observe(entries);
  keepMost('longest', { type: 'longtask' });
  keepMost('delay', { type: 'event', durationThreshold: 16 });
}

/**
 * Lets a reader's first act be a tap on what needs React, on a slow processor and a quick network.
 *
 * @returns in ms: from the act to React's answer, the longest task since then (0 if none is over 50),
 *   and how long the page took to paint after the act (0 if it was under 16)
 */
export function measureReact(browser: Browser, url: string): Promise<Sample> {
  return onPhone(browser, { network: false }, async (page, cdp) => {
    const record = await recordPage(page, cdp);
    await page.addInitScript(watchReact);
    await page.goto(url, { waitUntil: 'load' });
    await record.quiet();
    // By its place: to tap an element, Playwright asks the page first what is there.
    const box = await modeButton(page).boundingBox();
    if (!box) {
      throw new Error(`Expected the button of the color mode on ${url}, found none.`);
    }
    // Asked before the act: what Playwright brings into a page to ask it takes 200 ms on such a processor.
    const answered = page.evaluate(() => window.answered);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await answered;
    await record.quiet();
    const { at, answers, longest, delay } = await page.evaluate(() => window.needed);
    return { answers: answers - at, longest, delay };
  });
}
