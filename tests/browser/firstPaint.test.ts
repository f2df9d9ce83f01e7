/** What a reader sees while a page is still on its way: its first screen, which nothing changes later. */
import type { Page } from 'playwright-core';
import { SLOW_NETWORK, SLOW_PROCESSOR } from '../../scripts/lib/slowPhone';
import { traceUntilPaint } from '../../scripts/lib/trace';
import { setUpChromium } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { reactIsOn, openPage, showIntent, startPage } from '../support/start';

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

const open = setUpChromium();

declare global {
  interface Window {
    lookOf: (element: Element) => string;
    seen: { element: Element; look: string }[];
    /** Whether the page came with no more than its first screen laid out. */
    arrived: boolean;
  }
}

function installLook(): void {
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
  window.seen = [...document.body.querySelectorAll(':not(:has([data-first-screen-end]))')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, look: window.lookOf(element) }));
  return window.seen.length;
}

/** What looks otherwise by now. */
function findChanges(): string[] {
  return window.seen
    .filter(({ element, look }) => window.lookOf(element) !== look)
    .map(
      ({ element, look }) =>
        `${element.outerHTML.slice(0, 80)}: ${look} → ${window.lookOf(element)}`,
    );
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Opens a page whose later styles don't come until they are let go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(LATER_STYLES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(path), { waitUntil: 'commit' });
  await painted(page);
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    letGo();
    await page.waitForLoadState('load');
  };
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_, viewport) => {
  test.each(KINDS)(
    'the first screen of the kind "%s" has its looks from the page itself',
    async (kind) => {
      const { page } = await open({ viewport });
      await page.addInitScript(installLook);
      const letGo = await openHeld(page, PAGE_KINDS[kind]);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      expect(await page.evaluate(remember)).toBeGreaterThan(30);
      await letGo();
      expect(await page.evaluate(findChanges)).toEqual([]);
      expect(await page.getByRole('contentinfo').count()).toBe(1);
    },
  );
});

test('a page whose later styles cannot be had is complete all the same', async () => {
  const { page } = await open({ viewport: PHONE });
  await page.route(LATER_STYLES, (route) => route.abort());
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  expect(await page.locator('article h2').count()).toBeGreaterThan(2);
});

test.each(['text', 'component', 'API'] as const)(
  'no script asks for positions before the page of the kind "%s" is painted',
  async (kind) => {
    const { page } = await open({ viewport: PHONE });
    const { forced } = await traceUntilPaint(page, async () => {
      await page.goto(siteUrl(PAGE_KINDS[kind]), { waitUntil: 'load' });
      await painted(page);
    });
    expect(forced).toEqual([]);
  },
);

test.each(['text', 'component', 'overview'] as const)(
  'nothing of the page of the kind "%s" moves while it arrives slowly',
  async (kind) => {
    const test = await open({ viewport: PHONE, slowdown: SLOW_PROCESSOR });
    const cdp = await test.page.context().newCDPSession(test.page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await watchPage(test.page);
    await openPage(test, PAGE_KINDS[kind]);
    expect(await test.page.evaluate(() => window.probes.shift)).toBe(0);
  },
);

describe('what is below the first screen is laid out after the first paint', () => {
  const noteArrival = (): void =>
    document.addEventListener('DOMContentLoaded', () => {
      window.arrived = 'arriving' in document.documentElement.dataset;
    });
  const heightOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  test.each(['text', 'component', 'reference'] as const)(
    'a page of the kind "%s"',
    async (kind) => {
      const { page, record } = await open({ viewport: DESKTOP });
      // On a busy machine, the first load would have its stand-in, and the second one the font of the first.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(noteArrival);
      await watchPage(page);
      await page.goto(siteUrl(PAGE_KINDS[kind]));
      expect(await page.evaluate(() => window.arrived)).toBe(true);
      await page.locator('html:not([data-arriving])').waitFor();
      await record.quiet();
      expect(await page.evaluate(() => window.probes.shift)).toBe(0);
      const height = await heightOf(page);
      await page.reload();
      expect(await page.evaluate(() => window.arrived)).toBe(false);
      await record.quiet();
      expect(await heightOf(page)).toBe(height);
    },
  );

  test('a reader who is led into a page comes to the place', async () => {
    const { page } = await open({ viewport: DESKTOP });
    await page.addInitScript(noteArrival);
    await page.goto(siteUrl(PAGE_KINDS.component));
    const id = await page.locator('article h2[id]').nth(4).getAttribute('id');
    await page.goto('about:blank');
    await page.goto(siteUrl(`${PAGE_KINDS.component}#${id}`));
    expect(await page.evaluate(() => window.arrived)).toBe(false);
    const top = await page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });
});

test('after a client navigation all styles are there, and none was asked for twice', async () => {
  const test = await open({ viewport: DESKTOP });
  await startPage(test, PAGE_KINDS.text);
  const sheets = test.record.requests.filter(({ type }) => type === 'Stylesheet');
  expect(sheets.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(LATER_STYLES),
  ]);
  await test.page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Tutorial' })
    .click();
  await test.page.waitForURL('**/tutorial/');
  // The address changes before the page does.
  await test.page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
  const code = test.page.locator('article figure.code').first();
  expect(await code.evaluate((figure) => getComputedStyle(figure).borderTopWidth)).toBe('1px');
});

test('a font that comes too late for the page moves nothing, also when React comes', async () => {
  const { page } = await open();
  await watchPage(page);
  let letIn = (): void => undefined;
  const painted = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/geist-(?!mono)[^/]+\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  letIn();
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Geist Variable') && status === 'loaded',
    ),
  );
  await showIntent(page);
  await reactIsOn(page);
  expect(await layoutShift(page)).toBe(0);
});
