import type { Page } from 'playwright-core';

/** An event in Chromium's trace, with the fields that this module uses. */
export interface TraceEvent {
  name: string;
  /** The type of the event. The type `X` has a duration. */
  ph?: string;
  pid: number;
  tid: number;
  /** The start in µs. */
  ts: number;
  /** The duration in µs. */
  dur?: number;
  args: {
    frame?: string;
    beginData?: { stackTrace?: { functionName: string; url: string }[] };
    /** The number of elements that an `UpdateLayoutTree` event has styled. */
    elementCount?: number;
  };
}

/** A page's main-thread work before its first contentful paint. */
export interface TraceSummary {
  /** The layouts and style recalculations that scripts forced, each with the responsible code. */
  forced: string[];
  /** The time in ms that the main thread spent on parsing, styling, layout, painting, and scripts. */
  workMs: number;
}

const TRACE_CATEGORIES = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** The events that a script forces if it reads positions or sizes after a change. */
const FORCED_EVENTS = new Set(['Layout', 'UpdateLayoutTree']);

/**
 * The events that count as a page's work. Other events, such as the start of a process, are part of every navigation.
 */
const WORK_EVENTS = new Set([
  ...FORCED_EVENTS,
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

/** Returns the time in µs during which at least one event was running. Events may be nested. */
function sumTime(events: readonly TraceEvent[]): number {
  let [sum, reached] = [0, -Infinity];
  for (const { ts, dur = 0 } of events) {
    sum += Math.max(0, ts + dur - Math.max(ts, reached));
    reached = Math.max(reached, ts + dur);
  }
  return sum;
}

/**
 * Summarizes the work on a page's main thread between its navigation and its first contentful paint.
 *
 * @throws if nothing was painted
 */
function summarizeTrace(events: readonly TraceEvent[]): TraceSummary {
  const sorted = [...events].sort((a, b) => a.ts - b.ts);
  const paint = sorted.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) {
    throw new Error('Expected a first contentful paint in the trace, found none.');
  }
  const before = sorted.filter(
    ({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts < paint.ts,
  );
  // The frames of demos also navigate.
  const start =
    before
      .filter(({ name, args }) => name === 'navigationStart' && args.frame === paint.args.frame)
      .at(-1)?.ts ?? -Infinity;
  const work = before
    .filter(({ name, ts, dur = 0 }) => WORK_EVENTS.has(name) && ts + dur > start)
    // The event that paints ends after the paint, so it is shortened.
    .map((event) => ({ ...event, dur: Math.min(event.dur ?? 0, paint.ts - event.ts) }));
  return {
    forced: before
      .filter(
        ({ name, args }) => FORCED_EVENTS.has(name) && args.beginData?.stackTrace !== undefined,
      )
      .map(({ name, args }) => `${name} by ${JSON.stringify(args.beginData?.stackTrace?.[0])}`),
    workMs: sumTime(work) / 1000,
  };
}

/** Returns the number of elements in each style recalculation of a page. */
export const getStyledElementCounts = (events: readonly TraceEvent[]): number[] =>
  events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args: { elementCount = 0 } }) => elementCount);

/** Records a trace of a page during an action. */
export async function recordTrace(page: Page, action: () => Promise<void>): Promise<TraceEvent[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: TRACE_CATEGORIES },
  });
  await action();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

/** Records a trace while a page loads, and summarizes it up to the first contentful paint. */
export const traceUntilPaint = async (
  page: Page,
  load: () => Promise<void>,
): Promise<TraceSummary> => summarizeTrace(await recordTrace(page, load));
