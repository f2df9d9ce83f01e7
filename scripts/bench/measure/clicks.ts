import { BASE } from '../../lib/server.mjs';
import { START_PAGE } from '../pages';
import type { Line } from './line';
import { telling } from './nextPage';
import type { Sample } from './phone';
import type { Pointer } from './pointer';

/** How long a pointer rests on a link before it clicks, in ms. */
const REST_MS = 1000;

/** How a reader comes to a click, by what the sample calls it. */
const WAYS = {
  cold: { browser: 'Chromium', rest: undefined },
  rested: { browser: 'Chromium', rest: REST_MS },
  firefox: { browser: 'Firefox', rest: REST_MS },
  webkit: { browser: 'WebKit', rest: REST_MS },
} as const;

/**
 * Clicks on a link in a site's sidebar, with a pointer that is real to it.
 *
 * @param site the origin of the served site
 * @param page the address of the page that is clicked to, below the base
 * @returns the ms from the click to the painted page: without and with a rest on the link, and with a
 *   rest in the engines that don't prerender
 */
export async function measureClicks(
  { pointer, line }: { pointer: Pointer; line: Line },
  site: string,
  page: string,
): Promise<Sample> {
  const sample: Sample = {};
  for (const [way, { browser, rest }] of Object.entries(WAYS)) {
    line.begin(site, telling(BASE + page));
    await pointer.browse(browser, line.origin + BASE + START_PAGE, async () => {
      const ready = await line.reported(({ kind }) => kind === 'ready');
      if (ready.x === 'NaN') {
        throw new Error(`Expected a link to ${page} in the sidebar of ${site}, found none.`);
      }
      await pointer.click(Number(ready.x), Number(ready.y), rest);
      const painted = await line.reported(({ kind }) => kind === 'painted');
      const clicked = await line.reported(({ kind }) => kind === 'click');
      sample[way] = Number(painted.at) - Number(clicked.at);
    });
  }
  return sample;
}
