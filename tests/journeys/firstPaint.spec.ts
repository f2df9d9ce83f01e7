/** Tests that the first screen is painted before the rest of the page arrives, and never changes afterwards. */
import type { Page } from '@playwright/test';
import { SLOW_NETWORK, CPU_SLOWDOWN } from '../../scripts/lib/slowPhone';
import { pauseRequests } from '../support/pauseRequests';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../support/probes';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { openPage } from '../support/start';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };
const DESKTOP = { width: 1440, height: 900 };

/** Matches the stylesheets that pages request at the end of the first screen: MUI's styles, and the site's own. */
const LATE_STYLESHEETS = /\/assets\/css\/(?:mui|styles)\.\w+\.css/;

interface ElementLook {
  element: Element;
  look: string;
}

declare global {
  interface Window {
    getLook: (element: Element) => string;
    /** The recorded positions and styles, by the width of the window. */
    looks: Record<number, ElementLook[]>;
    /** Finishes transitions, such as those of border colors after a change of the window's width. */
    finishTransitions: () => void;
    /** Whether the content below the first screen still had no layout at `DOMContentLoaded`. */
    wasDeferred: boolean;
  }
}

function installProbe(): void {
  window.looks = {};
  window.finishTransitions = () =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish());
  window.getLook = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, font, border, boxShadow, opacity } = getComputedStyle(element);
    return JSON.stringify([
      [x, y, width, height],
      color,
      backgroundColor,
      font,
      border,
      boxShadow,
      opacity,
    ]);
  };
}

/**
 * Records the positions and styles of visible elements, except for those that contain the end of the first screen.
 *
 * @returns the number of recorded elements
 */
function recordLooks(): number {
  window.finishTransitions();
  const seen = [...document.body.querySelectorAll(':not(:has([data-first-screen-end]))')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, look: window.getLook(element) }));
  window.looks[innerWidth] = seen;
  return seen.length;
}

/** Describes the elements whose position or style differs from the recorded one. */
function findChanges(): string[] {
  window.finishTransitions();
  return (window.looks[innerWidth] ?? [])
    .filter(({ element, look }) => window.getLook(element) !== look)
    .map(
      ({ element, look }) =>
        `${element.outerHTML.slice(0, 80)}: ${look} → ${window.getLook(element)}`,
    );
}

const waitForPaint = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

for (const kind of ['front page', 'text', 'component', 'API'] as const) {
  test(`it styles the first screen on a phone and a desktop before the late stylesheets load: ${kind}`, async ({
    open,
  }) => {
    const { page } = await open({ viewport: PHONE });
    await page.addInitScript(installProbe);
    // After a change of the window's width, Chromium applies a font that loaded late, which would change the recorded
    // styles.
    await page.route('**/*.woff2', (route) => route.abort());
    const { resume } = await pauseRequests(page, LATE_STYLESHEETS);
    await page.goto(getSiteUrl(PAGE_KINDS[kind]), { waitUntil: 'commit' });
    await waitForPaint(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.evaluate(recordLooks)).toBeGreaterThan(30);
    }
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    resume();
    await page.waitForLoadState('load');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(findChanges)).toEqual([]);
    }
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });
}

test('it shows the complete page if the late stylesheets fail to load', async ({ open }) => {
  const { page } = await open({ viewport: PHONE });
  await page.route(LATE_STYLESHEETS, (route) => route.abort());
  await page.goto(getSiteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.locator('article h2').count()).toBeGreaterThan(2);
});

test('it shifts nothing but the width of the text while the page arrives slowly', async ({
  open,
}) => {
  const { page, record } = await open({ viewport: PHONE, slowdown: CPU_SLOWDOWN });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await watchPage(page);
  await openPage({ page, record }, PAGE_KINDS.component);
  expect(await getLayoutShift(page)).toBeLessThanOrEqual(MAX_FONT_SHIFT);
});

const recordDeferral = (): void =>
  document.addEventListener('DOMContentLoaded', () => {
    window.wasDeferred = 'deferred' in document.documentElement.dataset;
  });
const wasDeferred = (page: Page): Promise<boolean> => page.evaluate(() => window.wasDeferred);
const getHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('it lays out the content below the first screen after the first paint on a first load, but immediately on a reload or with a hash', async ({
  open,
}) => {
  const { page, record } = await open({ viewport: DESKTOP });
  // Fonts are blocked, because on a busy machine the two loads could otherwise use different fonts.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(recordDeferral);
  await watchPage(page);
  await page.goto(getSiteUrl(PAGE_KINDS.component));
  expect(await wasDeferred(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-deferred');
  await record.quiet();
  expect(await getLayoutShift(page)).toBe(0);
  const height = await getHeight(page);
  await page.reload();
  expect(await wasDeferred(page)).toBe(false);
  await record.quiet();
  expect(await getHeight(page)).toBe(height);

  const id = await page.locator('article h2[id]').nth(4).getAttribute('id');
  await page.goto('about:blank');
  await page.goto(getSiteUrl(`${PAGE_KINDS.component}#${id}`));
  expect(await wasDeferred(page)).toBe(false);
  const top = await page
    .locator(`[id="${id}"]`)
    .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});
