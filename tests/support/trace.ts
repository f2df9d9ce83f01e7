import type { Page } from 'playwright-core';

/** One event of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  args: { beginData?: { stackTrace?: { functionName: string; url: string }[] } };
}

const CATEGORIES = [
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** What a script forces by asking for positions or sizes while something has changed. */
const FORCED = new Set(['Layout', 'UpdateLayoutTree']);

/**
 * Records what the browser does while a page loads.
 *
 * @param page the page
 * @param load loads it
 * @returns the layouts and style calculations that scripts forced before the page's first content was
 *   painted, each as the code that asked for it
 */
export async function forcedBeforePaint(page: Page, load: () => Promise<void>): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await load();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) {
    throw new Error('Expected a first contentful paint in the trace, found none.');
  }
  return events
    .filter(({ name, pid, tid, ts, args }) => {
      const isOfPage = pid === paint.pid && tid === paint.tid && ts < paint.ts;
      return isOfPage && FORCED.has(name) && args.beginData?.stackTrace !== undefined;
    })
    .map(({ name, args }) => `${name} by ${JSON.stringify(args.beginData?.stackTrace?.[0])}`);
}
