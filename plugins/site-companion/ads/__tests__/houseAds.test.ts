import { HOUSE_ADS, pickHouseAd } from '../houseAds';
import { getAdScriptUrl } from '../script';
import type { AdNetworkSettings } from '../../settings';

afterEach(() => jest.restoreAllMocks());

it('provides four house ads, each with a link, a label, and an image for each color scheme', () => {
  const names = ['templates', 'themes', 'enterprise support', 'design kit'];
  expect(HOUSE_ADS.map(({ name }) => name)).toEqual(names);
  for (const { link, img, description, ...ad } of HOUSE_ADS) {
    expect(link).toMatch(/^https:\/\/mui\.com\/[a-z-]+\/\?utm_source=docs&/);
    expect(img.light).toMatch(/^img\/house\/[a-z-]+-light\.svg$/);
    expect(img.dark).toBe(img.light.replace('light', 'dark'));
    expect(description.length).toBeGreaterThan(20);
    expect(ad).toMatchObject({ poweredby: 'MUI', label: 'Get started' });
  }
});

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
