import { HOUSE_ADS, pickHouseAd } from '../houseAds';
import { getAdScriptUrl } from '../script';
import type { AdNetworkSettings } from '../../settings';

afterEach(() => jest.restoreAllMocks());

it.each([
  [0.2499, 0],
  [0.25, 1],
  [0.9999, 3],
])(
  'picks each house ad with the same probability: random number %d → index %d',
  (random, index) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    expect(pickHouseAd()).toBe(HOUSE_ADS[index]);
  },
);

it.each([
  ['https://cdn.test/carbon.js', 'https://cdn.test/carbon.js?serve=AB+C&placement=docs%26x'],
  ['https://cdn.test/c.js?v=1', 'https://cdn.test/c.js?v=1&serve=AB+C&placement=docs%26x'],
])('adds the network’s parameters to the script URL %s', (scriptUrl, expected) => {
  const network = { scriptUrl, serve: 'AB C', placement: 'docs&x' } as AdNetworkSettings;
  expect(getAdScriptUrl(network)).toBe(expected);
});
