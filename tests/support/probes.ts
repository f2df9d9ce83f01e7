import type { Page } from '@playwright/test';

/** Colors of a frame that is about to be painted. */
export interface FrameSample {
  theme: string | undefined;
  background: string;
}

declare global {
  interface Window {
    /** `longTasks` contains the durations in ms. */
    probes: { frames: FrameSample[]; longTasks: number[]; shift: number };
  }
}

/** The maximum layout shift when a web font replaces its fallback, which has almost the same widths. */
export const MAX_FONT_SHIFT = 0.01;

/** The number of sampled frames, which is about two seconds. */
const SAMPLED_FRAME_COUNT = 120;

function installProbes(frames: number): void {
  window.probes = { frames: [], longTasks: [], shift: 0 };
  const sample = (): void => {
    const root = document.documentElement;
    // The body doesn't exist until the parser reaches it, although its type says otherwise.
    if (document.querySelector('body')) {
      const ofBody = getComputedStyle(document.body).backgroundColor;
      const background =
        ofBody === 'rgba(0, 0, 0, 0)' ? getComputedStyle(root).backgroundColor : ofBody;
      window.probes.frames.push({ theme: root.dataset.theme, background });
    }
    if (window.probes.frames.length < frames) {
      requestAnimationFrame(sample);
    }
  };
  requestAnimationFrame(sample);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.probes.longTasks.push(Math.round(duration));
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.probes.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Records data on every document that this page loads from now on: the colors of the first frames, tasks longer than 50
 * ms, and all layout shifts, including those after input.
 */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(installProbes, SAMPLED_FRAME_COUNT);
}

export const getFrameSamples = (page: Page): Promise<FrameSample[]> =>
  page.evaluate(() => window.probes.frames);

/** Returns the durations of the tasks longer than 50 ms, in ms. */
export const getLongTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => window.probes.longTasks);

export const getLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => window.probes.shift);
