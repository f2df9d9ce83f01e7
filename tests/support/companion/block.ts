import type { Locator, Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';

/** The room of an ad from `sm` up, whatever comes, in px. */
export const ROOM_PX = 126;

/** What the ad block shows. */
export type Shown = 'network' | 'house' | 'appeal' | 'nothing';

export interface BlockContent {
  shown: Shown;
  text: string;
  /** The shown links: address, rel, and what a click on them reports. */
  links: { href: string; rel: string; event: (string | undefined)[] }[];
  /** The network's elements in the whole document, shown or not. */
  networkElements: number;
  /** The network's script elements in the whole document. */
  networkScripts: number;
}

/** What a reader sees in the ad block now. */
export async function blockContent(page: Page): Promise<BlockContent> {
  return page.evaluate(
    (houseLinks) => {
      const block = document.querySelector<HTMLElement>('[data-companion-room]');
      const links = [...(block?.querySelectorAll('a') ?? [])].filter((link) =>
        link.checkVisibility(),
      );
      const isShown = (selector: string): boolean =>
        block?.querySelector(selector)?.checkVisibility() ?? false;
      const isHouse = links.some(({ href }) => houseLinks.includes(href));
      return {
        shown: isHouse
          ? 'house'
          : isShown('.companion-appeal')
            ? 'appeal'
            : isShown('#carbonads, .carbonads')
              ? 'network'
              : 'nothing',
        text: block?.innerText ?? '',
        links: links.map(({ href, rel, dataset }) => ({
          href,
          rel,
          event: [dataset.gaEventCategory, dataset.gaEventAction, dataset.gaEventLabel],
        })),
        networkElements: document.querySelectorAll('#carbonads, .carbonads').length,
        networkScripts: document.querySelectorAll('#_carbonads_js').length,
      };
    },
    HOUSE_ADS.map(({ link }) => link),
  );
}

/** The place of the ad. */
export const blockOf = (page: Page): Locator => page.locator('[data-companion-room]');

/** The height of the ad block, in px. */
export const blockHeight = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('[data-companion-room]')?.getBoundingClientRect().height ?? 0,
  );
