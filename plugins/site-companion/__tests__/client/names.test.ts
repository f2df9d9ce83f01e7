/** @jest-environment jsdom */
import { HOUSE_ADS } from '../../ads/houseAds';
import { runAdBlock } from '../../client/adBlock';
import { appealElement, houseAdElement } from '../../client/adElements';
import type { AdSettings } from '../../shared/settings';

/** By such words in names and addresses, lists of blockers find what to hide and not to load. */
const LISTED = /(?<![a-z])(?:ads?|adv|advert\w*|banner\w*|promo\w*|sponsor\w*)(?![a-z])/i;

/** What lists look at: classes, ids, names for assistive technology, and addresses of the site's own. */
function namesIn(element: Element): string[] {
  return [element, ...element.querySelectorAll('*')].flatMap((one) => [
    ...one.getAttributeNames().filter((name) => !name.startsWith('data-ga-')),
    ...['class', 'id', 'aria-label', 'src'].map((name) => one.getAttribute(name) ?? ''),
  ]);
}

/** A block of a reader who has a blocker, or no network is set up: only the site's own comes. */
function ownBlock(): HTMLElement {
  const block = document.createElement('div');
  const settings = { displayShare: 0, network: null } as unknown as AdSettings;
  runAdBlock(block, {
    settings,
    facts: { network: false, appeal: false },
    shape: 'image',
    baseUrl: '/toolpad/',
    send: () => undefined,
  });
  return block;
}

test.each(['ad-link', 'top_banner', '/img/ads/a.svg', 'Sponsored', 'data-ad'])(
  'lists would find %s',
  (name) => expect(name).toMatch(LISTED),
);

test.each([
  ...HOUSE_ADS.map((ad) => [ad.name, () => houseAdElement(ad, '/toolpad/')] as const),
  ['the appeal', appealElement] as const,
  ['the block', ownBlock] as const,
])('no blocker takes %s for an ad by its names', (_, make) => {
  const element = make();
  expect(element.children.length).toBeGreaterThan(0);
  expect(namesIn(element).filter((name) => LISTED.test(name))).toEqual([]);
});

test('the block is called by what it is all the same', () => {
  const block = ownBlock();
  const aside = block.querySelector('aside');
  const name = block.querySelector(`#${aside?.getAttribute('aria-labelledby')}`);
  expect(name?.textContent).toBe('Sponsored');
});
