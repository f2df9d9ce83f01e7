/** What a page transfers before and after the first intent. */
import { appScripts, type RequestRecord, sumBytes } from '../../scripts/lib/record';
import { PHONE_SCREEN } from '../../scripts/lib/slowPhone';
import {
  type ByteLimits,
  DEMO_PAGE_LIMITS,
  LIMITS,
  MOST_DEMOS_LIMITS,
  PAGE_KINDS,
} from '../support/site';
import { openPage, reactIsOn, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const MOST_DEMOS = 'core/react-crud/';

/** The page with the most demos on a phone, where code is on the first screen and so is its font. */
const WEIGHED: Record<string, { page: string; limits: ByteLimits; screen?: object }> = {
  text: { page: PAGE_KINDS.text, limits: LIMITS },
  overview: { page: PAGE_KINDS.overview, limits: LIMITS },
  'other overview': { page: PAGE_KINDS['other overview'], limits: LIMITS },
  component: { page: PAGE_KINDS.component, limits: DEMO_PAGE_LIMITS },
  'component with the most demos': {
    page: MOST_DEMOS,
    limits: MOST_DEMOS_LIMITS,
    screen: PHONE_SCREEN,
  },
  API: { page: PAGE_KINDS.API, limits: LIMITS },
  tutorial: { page: PAGE_KINDS.tutorial, limits: LIMITS },
};

/** Documents, scripts and styles of demos' frames, and the one font that only they load. */
const FRAME_FILES = /\/demos\/|\/geist-latin-/;

const list = (requests: RequestRecord[]): string =>
  requests.map(({ type, bytes, url }) => `  ${type} ${bytes} ${new URL(url).pathname}`).join('\n');

for (const [kind, { page: path, limits, screen }] of Object.entries(WEIGHED)) {
  test(`it transfers no more than the limits allow for a page of the kind "${kind}"`, async ({
    open,
  }) => {
    const { page, record } = await open(screen);
    await openPage({ page, record }, path);
    const before = record.requests;
    // What a frame loads counts apart: its document says so, or the folder of what all frames share.
    const inFrames = before.filter(({ url }) => FRAME_FILES.test(url));
    const own = before.filter((request) => !inFrames.includes(request));
    const fonts = sumBytes(own, 'Font');
    const total = sumBytes(own);
    record.forgetRequests();
    await showIntent(page);
    await reactIsOn(page);
    await record.quiet();
    const after = record.requests;
    const script = sumBytes(after, 'Script');
    console.info(
      `${kind}: before intent ${total - fonts} B and ${fonts} B of fonts in ${before.length} requests\n${list(before)}\n` +
        `after intent ${script} B of script and ${sumBytes(after) - script} B else in ${after.length} requests\n${list(after)}`,
    );
    expect(appScripts(before)).toEqual([]);
    expect(sumBytes(inFrames, 'Script')).toBe(0);
    expect(sumBytes(inFrames) - sumBytes(inFrames, 'Font')).toBeLessThanOrEqual(limits.framesBytes);
    expect(total - fonts).toBeLessThanOrEqual(limits.beforeIntentBytes);
    expect(total).toBeLessThanOrEqual(limits.beforeIntentWithFontsBytes);
    expect(script).toBeLessThanOrEqual(limits.afterIntentScriptBytes);
  });
}

test('it loads no frame that is farther down for a reader at the top of a page, but does once the reader is on the way', async ({
  open,
}) => {
  const { page, record } = await open(PHONE_SCREEN);
  await openPage({ page, record }, MOST_DEMOS);
  expect(record.requests.filter(({ url }) => FRAME_FILES.test(url))).toEqual([]);
  const asked = page.waitForRequest(/\/demos\//);
  await page.evaluate(() => scrollBy(0, 1));
  await asked;
});
