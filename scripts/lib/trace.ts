import type { Page } from 'playwright-core';

/** One event of Chromium's trace, as far as it is read here. */
export interface TraceEvent {
  name: string;
  /** `X` is what has a duration. */
  ph?: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  /** In µs. */
  dur?: number;
  args: {
    frame?: string;
    beginData?: { stackTrace?: { functionName: string; url: string }[] };
    /** How many elements an `UpdateLayoutTree` has styled. */
    elementCount?: number;
  };
}

/** What a page did before it showed its first content. */
export interface TraceReading {
  /** The layouts and style calculations that scripts forced, each as the code that asked for it. */
  forced: string[];
  /** How long the page had the main thread parse, style, lay out, paint and run scripts, in ms. */
  workMs: number;
}

const CATEGORIES = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** What a script forces by asking for positions or sizes while something has changed. */
const FORCED = new Set(['Layout', 'UpdateLayoutTree']);

/**
 * What a page makes of the main thread. What every navigation costs, such as the start of its process and the
 * reading of its bytes, is none of it.
 */
const WORK = new Set([
  ...FORCED,
  'ParseHTML',
  'ParseAuthorStyleSheet',
  'v8.compile',
  'EvaluateScript',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** How long at least one of the events was going on, in µs: some are parts of others. */
function timeOf(events: readonly TraceEvent[]): number {
  let [sum, reached] = [0, -Infinity];
  for (const { ts, dur = 0 } of events) {
    sum += Math.max(0, ts + dur - Math.max(ts, reached));
    reached = Math.max(reached, ts + dur);
  }
  return sum;
}

/**
 * Reads from a trace what happened on a page's main thread between its navigation and its first content.
 *
 * @throws {Error} if nothing was painted
 */
export function readTrace(events: readonly TraceEvent[]): TraceReading {
  const inTime = [...events].sort((a, b) => a.ts - b.ts);
  const paint = inTime.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) {
    throw new Error('Expected a first contentful paint in the trace, found none.');
  }
  const before = inTime.filter(
    ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts,
  );
  // A demo's frame navigates, too.
  const start =
    before
      .filter(({ name, args }) => name === 'navigationStart' && args.frame === paint.args.frame)
      .at(-1)?.ts ?? -Infinity;
  const work = before
    .filter(({ name, ts, dur = 0 }) => WORK.has(name) && ts + dur > start)
    // What paints goes on after the paint.
    .map((event) => ({ ...event, dur: Math.min(event.dur ?? 0, paint.ts - event.ts) }));
  return {
    forced: before
      .filter(({ name, args }) => FORCED.has(name) && args.beginData?.stackTrace !== undefined)
      .map(({ name, args }) => `${name} by ${JSON.stringify(args.beginData?.stackTrace?.[0])}`),
    workMs: timeOf(work) / 1000,
  };
}

/**
 * How many elements each calculation of styles on a page's main thread was about.
 *
 * @param events of one page
 */
export const styledElements = (events: readonly TraceEvent[]): number[] =>
  events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args: { elementCount = 0 } }) => elementCount);

/**
 * Records what the browser does meanwhile.
 *
 * @param page the page
 * @param act what happens on it
 */
export async function recordTrace(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** Records what the browser does while a page loads, up to its first content. */
export const traceUntilPaint = async (
  page: Page,
  load: () => Promise<void>,
): Promise<TraceReading> => readTrace(await recordTrace(page, load));
