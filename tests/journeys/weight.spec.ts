/** Tests how many bytes a page transfers before and after the first signal of intent. */
import { findAppScripts, type RequestRecord, sumBytes } from '../../scripts/lib/record';
import { PHONE_SCREEN, SLOW_NETWORK } from '../../scripts/lib/slowPhone';
import { PAGE_KINDS } from '../support/site';
import { openPage, waitForReact, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const PAGE_WITH_MOST_DEMOS = 'core/react-crud/customization/';

/** The limits for the transferred bytes of a page: compressed bodies. */
interface ByteLimits {
  beforeIntent: number;
  beforeIntentWithFonts: number;
  /** Scripts: React, Docusaurus's router, the MUI components of the shell, and the page's content. */
  afterIntent: number;
}

const LIMITS = { beforeIntent: 50_000, beforeIntentWithFonts: 66_900, afterIntent: 215_000 };

/** The HTML of pages with demos contains the demos' sources, for readers without JavaScript. */
const DEMO_LIMITS = { beforeIntent: 70_500, beforeIntentWithFonts: 87_500, afterIntent: 228_000 };

const MAX_LIMITS = { beforeIntent: 76_500, beforeIntentWithFonts: 91_500, afterIntent: 229_000 };

/** The limit for demo frames near the first screen: HTML and CSS, without fonts. */
const FRAMES_LIMIT = 30_000;

/** The measured pages. */
const MEASURED_PAGES: Record<string, { page: string; limits: ByteLimits; screen?: object }> = {
  text: { page: PAGE_KINDS.text, limits: LIMITS },
  // The first screen contains a picture of the editor.
  'other overview': { page: PAGE_KINDS['other overview'], limits: MAX_LIMITS },
  component: { page: PAGE_KINDS.component, limits: DEMO_LIMITS },
  'component with the most demos': {
    page: PAGE_WITH_MOST_DEMOS,
    limits: MAX_LIMITS,
    screen: PHONE_SCREEN,
  },
  API: { page: PAGE_KINDS.API, limits: LIMITS },
};

/**
 * Network conditions with a phone's latency and no limit on throughput. The latency makes a page request the text font
 * after the HTML. Without it, the machine's speed would determine when fonts are requested.
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
    expect(sumBytes(documents)).toBeLessThanOrEqual(FRAMES_LIMIT);
    expect(total - fonts).toBeLessThanOrEqual(limits.beforeIntent);
    expect(total).toBeLessThanOrEqual(limits.beforeIntentWithFonts);
    expect(script).toBeLessThanOrEqual(limits.afterIntent);
  });
}

test('it loads demo frames below the first screen only after the reader scrolls', async ({
  open,
}) => {
  const { page, record } = await openPage(await open(PHONE_SCREEN), PAGE_WITH_MOST_DEMOS);
  expect(record.requests.filter(({ url }) => FRAME_FILES.test(url))).toEqual([]);
  const requested = page.waitForRequest(/\/demos\//);
  await page.evaluate(() => scrollBy(0, 1));
  await requested;
});
