/** Clicks within 50 ms of the first pointer move, on a processor slowed four times: none is lost. */
import type { CDPSession } from 'playwright-core';
import { SLOW_PROCESSOR } from '../../scripts/lib/slowPhone';
import { type TestPage, setUpChromium } from '../support/chromium';
import { clickEarly, EARLY_MS, type EarlyClick, watchEarlyClicks } from '../support/earlyClick';
import { PAGE_KINDS } from '../support/site';
import { modeLabel, reactIsOn, openPage } from '../support/start';

/** A click that is lost now and then is lost, too. */
const TRIES = 20;
/** On a busy machine a click may come too late to count; such a try is made again, up to this often. */
const ATTEMPTS_PER_TRY = 10;
/** The latest press, in ms after the move; and how much sooner it comes after a click that was too late. */
const LATEST_MS = 40;
const SOONER_MS = 5;
/** A try takes a few seconds on a slowed processor. */
const PATIENCE_PER_TRY_MS = 60_000;

const open = setUpChromium();

/** Throws, or rejects, if the click was lost. */
type Journey = (test: TestPage, cdp: CDPSession, delay: number) => Promise<void>;

const JOURNEYS: Record<string, Journey> = {
  'drawer group': async (test, cdp, delay) => {
    const { page } = test;
    // The groups of this product's drawer fold.
    await openPage(test, PAGE_KINDS['other overview']);
    const group = page.locator('nav[aria-label="Docs pages"] details:not([open])').first();
    const element = await group.evaluateHandle((details) => details as HTMLDetailsElement);
    await clickEarly(cdp, group.locator('summary'), delay);
    await reactIsOn(page);
    expect(await element.evaluate(({ isConnected, open }) => isConnected && open)).toBe(true);
  },
  'color mode': async ({ page }, cdp, delay) => {
    await clickEarly(cdp, page.getByRole('button', { name: 'Color mode' }), delay);
    // Right on, as fast as the page allows.
    await modeLabel(page, 'Dark').click();
    await reactIsOn(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('[popover]:popover-open').count()).toBe(1);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  },
  search: async ({ page }, cdp, delay) => {
    await clickEarly(cdp, page.getByRole('link', { name: 'Search the docs' }).first(), delay);
    await page.keyboard.insertText('account');
    await reactIsOn(page);
    const dialog = page.locator('dialog#siteSearch');
    expect(await dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true);
    expect(await dialog.locator('input').first().inputValue()).toBe('account');
  },
  'next link': async ({ page }, cdp, delay) => {
    const next = page.locator('nav[aria-label="Previous and next page"] a[rel="next"]');
    const href = await next.evaluate((link) => (link as HTMLAnchorElement).href);
    await next.scrollIntoViewIfNeeded();
    await clickEarly(cdp, next, delay);
    await page.waitForURL(href, { waitUntil: 'load' });
  },
};

interface Try extends EarlyClick {
  /** Why the click counts as lost, if it does. */
  lost?: string;
}

/** One try, on a page that nobody has opened before. */
async function attempt(journey: Journey, delay: number): Promise<Try> {
  const test = await open({ slowdown: SLOW_PROCESSOR, colorScheme: 'light' });
  const clicks = await watchEarlyClicks(test.page);
  await openPage(test, PAGE_KINDS.text);
  const cdp = await test.page.context().newCDPSession(test.page);
  const lost = await journey(test, cdp, delay).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  await test.close();
  return { ...(clicks[0] ?? { gap: Infinity, reactWasOn: false }), lost };
}

test.each(Object.entries(JOURNEYS))(
  `%s: ${TRIES} of ${TRIES} early clicks are kept`,
  async (name, journey) => {
    const tries: Try[] = [];
    let made = 0;
    let latest = LATEST_MS;
    while (tries.length < TRIES && made < TRIES * ATTEMPTS_PER_TRY) {
      // From at once to as late as counts on this machine, which takes its time for a press, too.
      const result = await attempt(journey, (made * 7) % latest);
      made += 1;
      if (result.lost !== undefined || (result.gap <= EARLY_MS && !result.reactWasOn)) {
        tries.push(result);
      } else {
        latest = Math.max(SOONER_MS, latest - SOONER_MS);
      }
    }
    const lost = tries.filter((result) => result.lost !== undefined);
    const gaps = tries.map(({ gap }) => gap).join(', ');
    console.info(
      `${name}: ${tries.length - lost.length} of ${tries.length} kept in ${made} attempts; ms after the first move: ${gaps}`,
    );
    expect(lost).toEqual([]);
    expect(tries).toHaveLength(TRIES);
  },
  TRIES * PATIENCE_PER_TRY_MS,
);
