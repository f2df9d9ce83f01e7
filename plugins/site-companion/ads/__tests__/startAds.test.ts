/** @jest-environment jsdom */
import { type AdUnitContext, mountAdUnit } from '../adUnit';
import { initAds } from '../startAds';
import type { AdNetworkSettings, AdSettings } from '../../settings';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';

jest.mock('../adUnit', () => ({ mountAdUnit: jest.fn() }));

const mountMock = jest.mocked(mountAdUnit);

const READER_USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

keepPageClean();

beforeEach(() => {
  mountMock.mockReset();
  sessionStorage.clear();
  document.body.innerHTML = '<div data-companion-slot=""></div>';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(READER_USER_AGENT);
});

function start(settings: Partial<AdSettings> = {}, isTracked = true): void {
  initAds({
    settings: { enabled: true, inlineShare: 0.2, appealShare: 0.2, ...settings } as AdSettings,
    baseUrl: '/toolpad/',
    isTracked,
    send: () => undefined,
  });
}

const getContext = (): AdUnitContext | undefined => mountMock.mock.lastCall?.[1];

it.each([
  [0.2, 0.2, 0.1999, 'inline', true],
  [0.2, 0.2, 0.2, 'image', false],
  [1, 0, 0.5, 'inline', false],
  [0, 1, 0.5, 'image', true],
] as const)(
  'samples shape and appeal once per visit: shares %d and %d, random number %d → %s, appeal: %s',
  (inlineShare, appealShare, random, shape, showsAppeal) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    start({ inlineShare, appealShare });
    expect(getContext()).toMatchObject({ shape, conditions: { showsAppeal } });
    jest.spyOn(Math, 'random').mockReturnValue(1 - random);
    start({ inlineShare, appealShare });
    expect(getContext()).toMatchObject({ shape, conditions: { showsAppeal } });
  },
);

it.each([
  ['on its hosts', true, true, ['mui.com', location.hostname]],
  ['on another host', false, true, ['mui.com']],
  ['if the reader sends the privacy signal', false, false, [location.hostname]],
  ['if none is configured', false, true, undefined],
])(
  'uses the network only on its hosts and with tracking: %s → %s',
  (_situation, expected, isTracked, hosts) => {
    start(hosts && { network: { hosts } as AdNetworkSettings }, isTracked);
    expect(getContext()?.conditions.usesNetwork).toBe(expected);
  },
);
