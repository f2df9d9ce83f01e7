import { HOUSE_ADS, pickHouseAd } from '../../ads/houseAds';
import { adScriptUrl } from '../../ads/script';

const names = ['templates', 'themes', 'enterprise support', 'design kit'];

test('there are four', () => {
  expect(HOUSE_ADS.map(({ name }) => name)).toEqual(names);
});

test.each(HOUSE_ADS.map((ad) => [ad.name, ad] as const))('%s is complete', (_, ad) => {
  expect(ad.link).toMatch(/^https:\/\/mui\.com\/[a-z-]+\/\?utm_source=docs&/);
  expect(ad.img.light).toMatch(/^img\/house\/[a-z-]+-light\.svg$/);
  expect(ad.img.dark).toBe(ad.img.light.replace('light', 'dark'));
  expect(ad.description.length).toBeGreaterThan(20);
  expect(ad).toMatchObject({ poweredby: 'MUI', label: 'Get started' });
});

afterEach(() => jest.restoreAllMocks());

test.each([
  [0, 0],
  [0.2499, 0],
  [0.25, 1],
  [0.5, 2],
  [0.9999, 3],
  // No source of chance gives it; still an ad.
  [1, 0],
])('chance %d → ad %d', (chance, index) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  expect(pickHouseAd()).toBe(HOUSE_ADS[index]);
});

test.each([
  ['https://cdn.test/carbon.js', 'https://cdn.test/carbon.js?serve=AB+C&placement=docs%26x'],
  ['https://cdn.test/c.js?v=1', 'https://cdn.test/c.js?v=1&serve=AB+C&placement=docs%26x'],
])('the script at %s', (scriptUrl, expected) => {
  const network = { scriptUrl, serve: 'AB C', placement: 'docs&x', feedUrl: '' };
  expect(adScriptUrl(network)).toBe(expected);
});
