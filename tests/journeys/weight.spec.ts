/** Tests the bytes that a page transfers before and after the first intent. */
import { findAppScripts, type RequestRecord, sumBytes } from '../../scripts/lib/record';
import { PHONE_SCREEN, SLOW_NETWORK } from '../../scripts/lib/slowPhone';
import {
  type ByteLimits,
  DEMO_PAGE_LIMITS,
  LIMITS,
  MOST_DEMOS_LIMITS,
  PAGE_KINDS,
} from '../support/site';
import { openPage, waitForReact, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const MOST_DEMOS = 'core/react-crud/';

/** The measured pages. On a phone, the first screen of the page with the most demos needs the code font. */
const WEIGHED: Record<string, { page: string; limits: ByteLimits; screen?: object }> = {
  text: { page: PAGE_KINDS.text, limits: LIMITS },
  overview: { page: PAGE_KINDS.overview, limits: DEMO_PAGE_LIMITS },
  'other overview': { page: PAGE_KINDS['other overview'], limits: LIMITS },
  component: { page: PAGE_KINDS.component, limits: DEMO_PAGE_LIMITS },
  'component with the most demos': {
    page: MOST_DEMOS,
    limits: MOST_DEMOS_LIMITS,
    screen: PHONE_SCREEN,
  },
  API: { page: PAGE_KINDS.API, limits: LIMITS },
  tutorial: { page: PAGE_KINDS.tutorial, limits: DEMO_PAGE_LIMITS },
};

/**
 * The latency of a phone's connection, with which the page requests the text font after everything else, and the code
 * font on the next page. Without it, the speed of the machine decides which fonts are requested.
 */
const LATENCY = { ...SLOW_NETWORK, downloadThroughput: -1, uploadThroughput: -1 };

/** Matches the documents, scripts and styles of demo frames, and the font that only the frames load. */
const FRAME_FILES = /\/demos\/|\/geist-latin-/;

const list = (requests: RequestRecord[]): string =>
  requests.map(({ type, bytes, url }) => `  ${type} ${bytes} ${new URL(url).pathname}`).join('\n');

for (const [kind, { page: path, limits, screen }] of Object.entries(WEIGHED)) {
  test(`it stays within the transfer limits: ${kind}`, async ({ open }) => {
    const { page, record } = await open(screen);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LATENCY);
    await openPage({ page, record }, path);
    const before = record.requests;
    // Files of frames are counted separately.
    const inFrames = before.filter(({ url }) => FRAME_FILES.test(url));
    const own = before.filter((request) => !inFrames.includes(request));
    const fonts = sumBytes(own, 'Font');
    const total = sumBytes(own);
    record.forgetRequests();
    await showIntent(page);
    await waitForReact(page);
    await record.quiet();
    const after = record.requests;
    const script = sumBytes(after, 'Script');
    console.info(
      `${kind}: before intent ${total - fonts} B and ${fonts} B of fonts in ${before.length} requests\n${list(before)}\n` +
        `after intent ${script} B of script and ${sumBytes(after) - script} B of other files in ${after.length} requests\n${list(after)}`,
    );
    expect(findAppScripts(before)).toEqual([]);
    expect(sumBytes(inFrames, 'Script')).toBe(0);
    expect(sumBytes(inFrames) - sumBytes(inFrames, 'Font')).toBeLessThanOrEqual(limits.framesBytes);
    expect(total - fonts).toBeLessThanOrEqual(limits.beforeIntentBytes);
    expect(total).toBeLessThanOrEqual(limits.beforeIntentWithFontsBytes);
    expect(script).toBeLessThanOrEqual(limits.afterIntentScriptBytes);
  });
}

test('it loads frames below the first screen only after the reader scrolls', async ({ open }) => {
  const { page, record } = await open(PHONE_SCREEN);
  await openPage({ page, record }, MOST_DEMOS);
  expect(record.requests.filter(({ url }) => FRAME_FILES.test(url))).toEqual([]);
  const requested = page.waitForRequest(/\/demos\//);
  await page.evaluate(() => scrollBy(0, 1));
  await requested;
});
