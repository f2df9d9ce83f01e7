import type { Browser } from 'playwright-core';
import { recordPage, sumBytes } from '../../lib/record';
import { traceUntilPaint, watchFirstContent } from '../../lib/trace';
import { onPhone, type Sample } from './phone';

/** What a page does that comes late, in ms: shifts, and largest paints. */
const LATE_MS = 1000;

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

const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) {
        resolve(entry.startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  });

/**
 * Loads a page on a slow phone, and waits until nothing more comes.
 *
 * @returns first and largest paint in ms, the sum of all layout shifts, and the requests with their
 *   bytes as they travel, headers included
 */
export function measurePaint(browser: Browser, url: string): Promise<Sample> {
  return onPhone(browser, { network: true }, async (page, cdp) => {
    const record = await recordPage(page, cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load' });
    await record.quiet();
    await page.waitForTimeout(LATE_MS);
    const first = await page.evaluate(firstPaint);
    const { largest, shift } = await page.evaluate(() => window.bench);
    return {
      first,
      largest,
      shift,
      requests: record.requests.length,
      bytes: sumBytes(record.requests),
    };
  });
}

/**
 * Traces a page's start, apart from its times, which a trace would change.
 *
 * @returns how many layouts and style calculations scripts force before the first paint, and how long
 *   the page works on the main thread before it, in ms
 */
export function measureWork(browser: Browser, url: string): Promise<Sample> {
  return onPhone(browser, { network: true }, async (page, cdp) => {
    const firstContent = await watchFirstContent(cdp);
    const { forced, workMs } = await traceUntilPaint(page, async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await firstContent();
      // Until the page knows of it, the trace may not.
      await page.evaluate(firstPaint);
    });
    return { forced: forced.length, work: workMs };
  });
}

/**
 * Weighs the HTML of a page.
 *
 * @returns its bytes, and those that travel
 */
export async function weighHtml(url: string): Promise<Sample> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  return {
    packed: Number(response.headers.get('Content-Length')),
    html: (await response.arrayBuffer()).byteLength,
  };
}
