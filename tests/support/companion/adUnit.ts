import type { Locator, Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';

/** Height of the ad unit beside the text (at 1200 px and wider), in px. */
export const AD_UNIT_HEIGHT_PX = 252;

/** The types of content in the ad unit. */
export type ShownAd = 'network' | 'house' | 'appeal' | 'nothing';

export interface AdUnitContent {
  shown: ShownAd;
  text: string;
  /** The visible links, with the event that a click sends. */
  links: { href: string; rel: string; event: (string | undefined)[] }[];
  /** The sizes of the visible pictures, such as `130 × 100`. */
  pictures: string[];
  /** Number of the network's elements in the document, including hidden ones. */
  networkElements: number;
  /** Number of the network's script elements in the document. */
  networkScripts: number;
}

/** Returns the content that a reader currently sees in the ad unit. */
export async function getAdUnitContent(page: Page): Promise<AdUnitContent> {
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
        pictures: [...(block?.querySelectorAll('img') ?? [])]
          .filter((picture) => picture.checkVisibility())
          .map(({ width, height }) => `${width} × ${height}`),
        networkElements: document.querySelectorAll('#carbonads, .carbonads').length,
        networkScripts: document.querySelectorAll('#_carbonads_js').length,
      };
    },
    HOUSE_ADS.map(({ link }) => link),
  );
}

/** Returns a locator for the ad unit. */
export const findAdUnit = (page: Page): Locator => page.locator('[data-companion-room]');

/** Returns the height of the ad unit, in px. */
export const getAdUnitHeight = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('[data-companion-room]')?.getBoundingClientRect().height ?? 0,
  );
