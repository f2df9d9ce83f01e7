import type { Page } from '@playwright/test';
import { MAX_FONT_SHIFT } from '../probes';
import { expect } from '../test';

interface Shift {
  value: number;
  /** Whether the shift immediately followed an input, such as a click on a link. */
  afterInput: boolean;
  /** The elements that moved, by tag and class. */
  sources: string[];
}

declare global {
  interface Window {
    companionProbes: { timers: Set<number>; fetches: Set<string>; shifts: Shift[] };
    /** Set by malicious code if a page runs it. */
    pwned?: boolean;
  }
}

function installProbes(): void {
  const timers = new Set<number>();
  const fetches = new Set<string>();
  const shifts: Shift[] = [];
  window.companionProbes = { timers, fetches, shifts };
  const isCompanion = (): boolean => /\/companion-[^/]*\.js/.test(new Error().stack ?? '');

  const { setTimeout: start, clearTimeout: stop, fetch: ask } = window;
  window.setTimeout = ((
    run: (...values: unknown[]) => void,
    delay?: number,
    ...values: unknown[]
  ) => {
    const isWatched = isCompanion();
    const id = start(() => {
      timers.delete(id);
      run(...values);
    }, delay);
    if (isWatched) {
      timers.add(id);
    }
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id as number);
    stop(id);
  };
  window.fetch = (input, options) => {
    const answer = ask(input, options);
    if (isCompanion()) {
      const key = `${input instanceof Request ? input.url : input.toString()} ${performance.now()}`;
      fetches.add(key);
      const settle = (): void => void fetches.delete(key);
      answer.then(settle, settle);
    }
    return answer;
  };

  interface Entry extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const names = sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`);
      shifts.push({ value, afterInput: hadRecentInput, sources: names });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records the companion's pending work and all layout shifts, on all pages that load from now on. */
export async function watchCompanion(page: Page): Promise<void> {
  await page.addInitScript(installProbes);
}

/** Waits until the companion has filled the ad unit. */
export const waitForAdUnit = (page: Page): Promise<void> =>
  expect(page.locator('[data-companion-room] .companion-slot').first()).toBeAttached();

/** Returns the companion's pending timers and requests. */
export const getPendingWork = (page: Page): Promise<{ timers: number; fetches: string[] }> =>
  page.evaluate(() => ({
    timers: window.companionProbes.timers.size,
    fetches: [...window.companionProbes.fetches],
  }));

/** Waits until the companion has no pending timer or request. */
export const waitForIdleCompanion = (page: Page): Promise<void> =>
  expect.poll(() => getPendingWork(page), { intervals: [50] }).toEqual({ timers: 0, fetches: [] });

/** Waits until the ad unit no longer changes. */
export async function waitForStableAd(page: Page): Promise<void> {
  await waitForAdUnit(page);
  await waitForIdleCompanion(page);
}

/** Returns the page's layout shifts since it was loaded, except those that a web font causes. */
export const getLayoutShifts = async (page: Page): Promise<Shift[]> =>
  (await page.evaluate(() => window.companionProbes.shifts)).filter(
    ({ value }) => value > MAX_FONT_SHIFT,
  );
