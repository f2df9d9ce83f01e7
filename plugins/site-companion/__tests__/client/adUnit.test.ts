/** @jest-environment jsdom */
import { HOUSE_ADS } from '../../ads/houseAds';
import { mountAdUnit } from '../../client/adUnit';
import { createAppeal, createHouseAd } from '../../client/elements';
import type { AdSettings } from '../../shared/settings';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());
afterAll(() => jest.useRealTimers());

const createAdCall = (eventAction: string, eventLabel: string) => [
  'event',
  'ad',
  { eventAction, eventLabel },
];

/** Mounts an ad unit without a network, or with one whose script never loads. */
function mountUnit(
  displayShare: number,
  usesNetwork = false,
  unit = document.createElement('div'),
) {
  const send = jest.fn();
  const settings = { displayShare, displayDelayMs: 2500, pollIntervalMs: 500 } as AdSettings;
  const conditions = { usesNetwork, showsAppeal: false };
  const end = mountAdUnit(unit, { settings, conditions, shape: 'image', baseUrl: '/base/', send });
  return { unit, end, getEvents: () => send.mock.calls.map(([event]) => event as unknown) };
}

describe('mountAdUnit', () => {
  it('reports the displayed ad of a sampled page view once, after the delay', () => {
    const { getEvents } = mountUnit(1);
    jest.advanceTimersByTime(2499);
    expect(getEvents()).toEqual([]);
    jest.advanceTimersByTime(9000);
    expect(getEvents()).toEqual([createAdCall('display', 'in-house-body-top-image')]);
  });

  it('reports nothing if the page view isn’t sampled, or if it ends before the delay', () => {
    const ended = mountUnit(1);
    const notSampled = mountUnit(0);
    jest.advanceTimersByTime(1000);
    ended.end();
    jest.advanceTimersByTime(9000);
    expect([...ended.getEvents(), ...notSampled.getEvents()]).toEqual([]);
  });

  it.each([
    ['restarts the delay if an ad arrives before the delay ends', 4000, ['carbon']],
    ['doesn’t report an ad that arrives after the first report', 8000, ['in-house']],
  ])('%s', (_title, arrivalMs, labels) => {
    const { unit, getEvents } = mountUnit(1, true);
    // After 3000 ms, the ad unit assumes a blocker.
    jest.advanceTimersByTime(arrivalMs);
    unit.querySelector('.companion-network')?.insertAdjacentHTML('beforeend', '<i id="carbonads">');
    jest.advanceTimersByTime(20_000);
    expect(getEvents()).toEqual(
      labels.map((label) => createAdCall('display', `${label}-body-top-image`)),
    );
  });

  it('empties the ad unit after a crash, and reports the crash once', () => {
    const unit = document.createElement('div');
    jest.spyOn(unit, 'querySelectorAll').mockImplementation(() => {
      throw new Error('broken');
    });
    const { getEvents } = mountUnit(1, false, unit);
    jest.advanceTimersByTime(9000);
    expect(unit.childNodes).toHaveLength(0);
    expect(getEvents()).toEqual([createAdCall('crash', 'in-house-body-top-image')]);
  });

  it('names the landmark of the ad unit without using aria-label', () => {
    const { unit } = mountUnit(0);
    const id = unit.querySelector('aside')?.getAttribute('aria-labelledby') ?? '';
    expect(unit.querySelector(`#${id}`)?.textContent).toBe('Sponsored');
  });
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
      () => createHouseAd(houseAd, '/base/'),
    ]),
    ['the appeal', createAppeal],
    ['the ad unit', () => mountUnit(0).unit],
  ])('contains no name that filter lists match for %s', (_content, create) => {
    const element = create();
    expect(element.children.length).toBeGreaterThan(0);
    expect(getNames(element).filter((name) => LISTED.test(name))).toEqual([]);
  });
});
