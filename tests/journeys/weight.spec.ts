/** Tests how many bytes a page transfers before and after the first signal of intent. */
import { findAppScripts, type RequestRecord, sumBytes } from '../../scripts/lib/record';
import { PHONE_SCREEN, SLOW_NETWORK } from '../../scripts/lib/slowPhone';
import {
  type ByteLimits,
  DEMO_PAGE_LIMITS,
  PAGE_LIMITS,
  MOST_DEMOS_LIMITS,
  PAGE_KINDS,
} from '../support/site';
import { openPage, waitForReact, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const PAGE_WITH_MOST_DEMOS = 'core/react-crud/customization/';

/** The measured pages. On a phone, the first screen of the page with the most demos needs the code font. */
const MEASURED_PAGES: Record<string, { page: string; limits: ByteLimits; screen?: object }> = {
  text: { page: PAGE_KINDS.text, limits: PAGE_LIMITS },
  overview: { page: PAGE_KINDS.overview, limits: DEMO_PAGE_LIMITS },
  // The first screen contains a picture of the editor.
  'other overview': { page: PAGE_KINDS['other overview'], limits: MOST_DEMOS_LIMITS },
  component: { page: PAGE_KINDS.component, limits: DEMO_PAGE_LIMITS },
  'component with the most demos': {
    page: PAGE_WITH_MOST_DEMOS,
    limits: MOST_DEMOS_LIMITS,
    screen: PHONE_SCREEN,
  },
  API: { page: PAGE_KINDS.API, limits: PAGE_LIMITS },
  tutorial: { page: PAGE_KINDS.tutorial, limits: DEMO_PAGE_LIMITS },
};

/**
 * Network conditions with a phone's latency and no limit on throughput. The latency makes a page request the text font
 * after the HTML, and the code font only on the next page. Without it, the machine's speed would determine which
 * fonts are requested.
 */
const HIGH_LATENCY_NETWORK = { ...SLOW_NETWORK, downloadThroughput: -1, uploadThroughput: -1 };

/** Matches the URLs of files that only demo frames load: documents, scripts, styles, and a font. */
const FRAME_FILES = /\/demos\/|\/geist-latin-/;

const formatRequests = (requests: RequestRecord[]): string =>
  requests.map(({ type, bytes, url }) => `  ${type} ${bytes} ${new URL(url).pathname}`).join('\n');

for (const [kind, { page: path, limits, screen }] of Object.entries(MEASURED_PAGES)) {
  test(`it transfers no more bytes than allowed: ${kind}`, async ({ open }) => {
    const { page, record } = await open(screen);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', HIGH_LATENCY_NETWORK);
    await openPage({ page, record }, path);
    const before = record.requests;
    // Files of frames are counted separately. A frame in view starts if the server can't render its demo.
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
      `${kind}: before intent ${total - fonts} B and ${fonts} B of fonts in ${before.length} requests\n${formatRequests(before)}\n` +
        `after intent ${script} B of script and ${sumBytes(after) - script} B of other files in ${after.length} requests\n${formatRequests(after)}`,
    );
    expect(findAppScripts(before)).toEqual([]);
    const documents = inFrames.filter(({ type }) => type !== 'Script' && type !== 'Font');
    expect(sumBytes(documents)).toBeLessThanOrEqual(limits.framesBytes);
    expect(total - fonts).toBeLessThanOrEqual(limits.beforeIntentBytes);
    expect(total).toBeLessThanOrEqual(limits.beforeIntentWithFontsBytes);
    expect(script).toBeLessThanOrEqual(limits.afterIntentScriptBytes);
  });
}

test('it loads demo frames below the first screen only after the reader scrolls', async ({
  open,
}) => {
  const { page, record } = await open(PHONE_SCREEN);
  await openPage({ page, record }, PAGE_WITH_MOST_DEMOS);
  expect(record.requests.filter(({ url }) => FRAME_FILES.test(url))).toEqual([]);
  const requested = page.waitForRequest(/\/demos\//);
  await page.evaluate(() => scrollBy(0, 1));
  await requested;
});
