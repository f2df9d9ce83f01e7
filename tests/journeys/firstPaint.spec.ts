/** What a reader sees while a page is still on its way: its first screen, which nothing changes later. */
import type { Page } from '@playwright/test';
import { SLOW_NETWORK, SLOW_PROCESSOR } from '../../scripts/lib/slowPhone';
import { traceUntilPaint } from '../../scripts/lib/trace';
import { layoutShift, watchPage } from '../support/probes';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { openPage, reactIsOn, showIntent, startPage } from '../support/start';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };
const DESKTOP = { width: 1440, height: 900 };

/** The stylesheet that pages ask for where their first screen ends. */
const LATER_STYLES = /\/assets\/css\/styles\.\w+\.css/;

/** The kinds of page that have a first screen of their own, and one that ends with code. */
const KINDS = [
  'overview',
  'other overview',
  'text',
  'component',
  'API',
  'hook API',
  'reference',
  'examples',
  'tutorial',
] as const;

interface Look {
  element: Element;
  look: string;
}

declare global {
  interface Window {
    lookOf: (element: Element) => string;
    /** By the width of the window. */
    seen: Record<number, Look[]>;
    /** Ends what a change of the window's width sets in motion, such as a border's color. */
    settle: () => void;
    /** Whether the page came with no more than its first screen laid out. */
    arrived: boolean;
  }
}

function installLook(): void {
  window.seen = {};
  window.settle = () =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish());
  window.lookOf = (element) => {
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

/** Remembers how everything looks that is whole and can be seen, and counts it. */
function remember(): number {
  window.settle();
  const seen = [...document.body.querySelectorAll(':not(:has([data-first-screen-end]))')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, look: window.lookOf(element) }));
  window.seen[innerWidth] = seen;
  return seen.length;
}

/** What looks otherwise by now. */
function findChanges(): string[] {
  window.settle();
  return (window.seen[innerWidth] ?? [])
    .filter(({ element, look }) => window.lookOf(element) !== look)
    .map(
      ({ element, look }) =>
        `${element.outerHTML.slice(0, 80)}: ${look} → ${window.lookOf(element)}`,
    );
}

const isPainted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);

/** Holds what a page asks for until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const kind of KINDS) {
  test(`it has the looks of the first screen of the kind "${kind}" from the page itself, on a phone and on a desktop`, async ({
    open,
  }) => {
    const { page } = await open({ viewport: PHONE });
    await page.addInitScript(installLook);
    // A text font that is too late for the first paint shows itself once the window's width changes.
    await page.route('**/*.woff2', (route) => route.abort());
    const letGo = await hold(page, LATER_STYLES);
    await page.goto(siteUrl(PAGE_KINDS[kind]), { waitUntil: 'commit' });
    await isPainted(page);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.evaluate(remember)).toBeGreaterThan(30);
    }
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    letGo();
    await page.waitForLoadState('load');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(findChanges)).toEqual([]);
    }
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });
}

test('it is complete also if the later styles of a page cannot be had', async ({ open }) => {
  const { page } = await open({ viewport: PHONE });
  await page.route(LATER_STYLES, (route) => route.abort());
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.locator('article h2').count()).toBeGreaterThan(2);
});

for (const kind of ['text', 'component', 'API'] as const) {
  test(`it paints a page of the kind "${kind}" before any script asks for positions`, async ({
    open,
  }) => {
    const { page } = await open({ viewport: PHONE });
    const { forced } = await traceUntilPaint(page, async () => {
      await page.goto(siteUrl(PAGE_KINDS[kind]), { waitUntil: 'load' });
      await isPainted(page);
    });
    expect(forced).toEqual([]);
  });
}

for (const kind of ['text', 'component', 'overview'] as const) {
  test(`it moves nothing of a page of the kind "${kind}" that arrives slowly`, async ({ open }) => {
    const { page, record } = await open({ viewport: PHONE, slowdown: SLOW_PROCESSOR });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS[kind]);
    expect(await layoutShift(page)).toBe(0);
  });
}

test.describe('what is below the first screen', () => {
  const noteArrival = (): void =>
    document.addEventListener('DOMContentLoaded', () => {
      window.arrived = 'arriving' in document.documentElement.dataset;
    });
  const hadArrived = (page: Page): Promise<boolean> => page.evaluate(() => window.arrived);
  const heightOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  for (const kind of ['text', 'component', 'reference'] as const) {
    test(`it is laid out after the first paint on a page of the kind "${kind}", but at once on a reload`, async ({
      open,
    }) => {
      const { page, record } = await open({ viewport: DESKTOP });
      // On a busy machine, the first load would have its stand-in, and the second one the font of the first.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(noteArrival);
      await watchPage(page);
      await page.goto(siteUrl(PAGE_KINDS[kind]));
      expect(await hadArrived(page)).toBe(true);
      await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
      await record.quiet();
      expect(await layoutShift(page)).toBe(0);
      const height = await heightOf(page);
      await page.reload();
      expect(await hadArrived(page)).toBe(false);
      await record.quiet();
      expect(await heightOf(page)).toBe(height);
    });
  }

  test('it is laid out at once for a reader who is led into a page, and who comes to the place', async ({
    open,
  }) => {
    const { page } = await open({ viewport: DESKTOP });
    await page.addInitScript(noteArrival);
    await page.goto(siteUrl(PAGE_KINDS.component));
    const id = await page.locator('article h2[id]').nth(4).getAttribute('id');
    await page.goto('about:blank');
    await page.goto(siteUrl(`${PAGE_KINDS.component}#${id}`));
    expect(await hadArrived(page)).toBe(false);
    const top = await page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });
});

test('it has all styles after a client navigation, and asks for none twice', async ({ open }) => {
  const { page, record } = await open({ viewport: DESKTOP });
  await startPage({ page, record }, PAGE_KINDS.text);
  const sheets = record.requests.filter(({ type }) => type === 'Stylesheet');
  expect(sheets.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(LATER_STYLES),
  ]);
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Tutorial' })
    .click();
  await expect(page).toHaveURL(/\/tutorial\/$/);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible();
  await expect(page.locator('article figure.code').first()).toHaveCSS('border-top-width', '1px');
});

test('it moves nothing for a font that comes too late for the page, also when React comes', async ({
  open,
}) => {
  const { page } = await open();
  await watchPage(page);
  // A page that comes slowly, as all do on a busy machine, does without the font.
  await page.addInitScript(() => {
    const requestStart = performance.now();
    performance.getEntriesByType = () => [{ requestStart }] as PerformanceNavigationTiming[];
  });
  const letIn = await hold(page, /\/geist-(?!mono)[^/]+\.woff2$/);
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'domcontentloaded' });
  await isPainted(page);
  letIn();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Geist Variable') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
  await showIntent(page);
  await reactIsOn(page);
  expect(await layoutShift(page)).toBe(0);
});
