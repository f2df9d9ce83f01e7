import type { Browser } from 'playwright-core';
import { recordPage, sumBytes } from '../lib/record';
import { PHONE_SCREEN, SLOW_NETWORK, CPU_SLOWDOWN } from '../lib/slowPhone';

/** How long to wait for late layout shifts and larger paints after the last request, in ms. */
const LATE_SHIFT_WAIT_MS = 1000;

declare global {
  interface Window {
    bench: { largest: number; shift: number };
  }
}

function watchPaints(): void {
  window.bench = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    window.bench.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.bench.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Loads a page on a slow phone with an empty cache, and waits until the network is idle.
 *
 * @returns the first and the largest paint in ms, the sum of all layout shifts, and the number of transferred bytes
 */
export async function measurePaint(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE_SCREEN);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    const record = await recordPage(page, cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await record.quiet();
    await page.waitForTimeout(LATE_SHIFT_WAIT_MS);
    const [first = NaN] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    );
    const { largest, shift } = await page.evaluate(() => window.bench);
    return { first, largest, shift, bytes: sumBytes(record.requests) };
  } finally {
    await context.close();
  }
}
