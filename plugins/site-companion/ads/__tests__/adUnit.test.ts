/** @jest-environment jsdom */
import { HOUSE_ADS } from '../houseAds';
import { mountAdUnit } from '../adUnit';
import { createAppeal, createHouseAd } from '../elements';
import type { AdSettings } from '../../settings';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());
afterAll(() => jest.useRealTimers());

const createAdEvent = (eventAction: string, eventLabel: string) => [
  'event',
  'ad',
  { eventAction, eventLabel },
];

/** Mounts an ad unit without a network, or with one whose script never loads. */
function mount(displayShare: number, usesNetwork = false) {
  const unit = document.createElement('div');
  const send = jest.fn();
  const settings = { displayShare } as AdSettings;
  const conditions = { usesNetwork, showsAppeal: false };
  const context = { settings, conditions, shape: 'image', baseUrl: '/base/', send } as const;
  const end = mountAdUnit(unit, { ...context, giveUp: () => undefined });
  return { unit, end, getEvents: () => send.mock.calls.map(([event]) => event as unknown) };
}

it('reports the displayed ad of a sampled page view once, after the delay', () => {
  const { getEvents } = mount(1);
  // The first poll shows the house ad.
  jest.advanceTimersByTime(2499);
  expect(getEvents()).toEqual([]);
  jest.advanceTimersByTime(9000);
  expect(getEvents()).toEqual([createAdEvent('display', 'in-house-body-top-image')]);
});

it('reports nothing if the page view isn’t sampled, or if it ends before the delay', () => {
  const ended = mount(1);
  const notSampled = mount(0);
  jest.advanceTimersByTime(1000);
  ended.end();
  jest.advanceTimersByTime(9000);
  expect([...ended.getEvents(), ...notSampled.getEvents()]).toEqual([]);
});

it.each([
  ['restarts the delay if an ad arrives before the delay ends', 4000, ['carbon']],
  ['doesn’t report an ad that arrives after the first report', 8000, ['in-house']],
])('%s', (_title, arrivalMs, labels) => {
  const { unit, getEvents } = mount(1, true);
  // After 3000 ms, the ad unit assumes a blocker.
  jest.advanceTimersByTime(arrivalMs);
  unit.querySelector('.companion-network')?.insertAdjacentHTML('beforeend', '<i id="carbonads">');
  jest.advanceTimersByTime(20_000);
  expect(getEvents()).toEqual(
    labels.map((label) => createAdEvent('display', `${label}-body-top-image`)),
  );
});

describe('the markup of the ad unit', () => {
  const LISTED = /(?<![a-z])(?:ads?|adv|advert\w*|banner\w*|promo\w*|sponsor\w*)(?![a-z])/i;

  /** Returns the attribute names and values that filter lists can match. */
  const getNames = (element: Element): string[] =>
    [element, ...element.querySelectorAll('*')].flatMap((one) => [
      ...one.getAttributeNames().filter((name) => !name.startsWith('data-ga-')),
      ...['class', 'id', 'aria-label', 'src'].map((name) => one.getAttribute(name) ?? ''),
    ]);

  it.each<[string, () => Element]>([
    ...HOUSE_ADS.map((houseAd): [string, () => Element] => [
      houseAd.name,
      () => createHouseAd(houseAd, 'image', '/base/'),
    ]),
    ['the appeal', createAppeal],
    ['the ad unit', () => mount(0).unit],
  ])('contains no name that filter lists match: %s', (_content, create) => {
    const element = create();
    expect(element.children.length).toBeGreaterThan(0);
    expect(getNames(element).filter((name) => LISTED.test(name))).toEqual([]);
  });
});
