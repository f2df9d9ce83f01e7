import type { Page } from '@playwright/test';
import { expect } from '../test';

interface Shift {
  value: number;
  /** Whether it came right after an input, as the change of page after a click does. */
  afterInput: boolean;
  /** What moved, by tag and class. */
  sources: string[];
}

declare global {
  interface Window {
    companionProbes: { timers: Set<number>; fetches: Set<string>; shifts: Shift[] };
    /** Set by whatever of a hostile answer runs. */
    pwned?: boolean;
  }
}

function install(): void {
  const timers = new Set<number>();
  const fetches = new Set<string>();
  const shifts: Shift[] = [];
  window.companionProbes = { timers, fetches, shifts };
  const isCompanions = (): boolean => /\/companion-[^/]*\.js/.test(new Error().stack ?? '');

  const { setTimeout: start, clearTimeout: stop, fetch: ask } = window;
  window.setTimeout = ((
    run: (...values: unknown[]) => void,
    delay?: number,
    ...values: unknown[]
  ) => {
    const mine = isCompanions();
    const id = start(() => {
      timers.delete(id);
      run(...values);
    }, delay);
    if (mine) {
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
    if (isCompanions()) {
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

/**
 * Watches every page that this page loads from now on: which timers and requests of the companion
 * are under way, and every layout shift, also those right after an input.
 */
export async function watchCompanion(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** Resolves when the companion has filled the ad block. */
export const companionStarts = (page: Page): Promise<void> =>
  expect(page.locator('[data-companion-room] .companion-slot').first()).toBeAttached();

/** What the companion still waits for. */
export const underWay = (page: Page): Promise<{ timers: number; fetches: string[] }> =>
  page.evaluate(() => ({
    timers: window.companionProbes.timers.size,
    fetches: [...window.companionProbes.fetches],
  }));

/** Resolves when the companion waits for nothing any more: no timer, no request. */
export const companionRests = (page: Page): Promise<void> =>
  expect.poll(() => underWay(page), { intervals: [50] }).toEqual({ timers: 0, fetches: [] });

/** Resolves when the ad block has come to its end. */
export async function adSettles(page: Page): Promise<void> {
  await companionStarts(page);
  await companionRests(page);
}

/** The layout shifts of the page since it was loaded. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => window.companionProbes.shifts);

/**
 * The shifts that an ad's room would cause; a font that comes late, as on a busy machine, moves lines
 * by less.
 */
export const roomShifts = async (page: Page): Promise<Shift[]> =>
  (await layoutShifts(page)).filter(({ value }) => value > 0.001);
