import type { Options } from '../options';
import { adFrameSources, thirdPartySources } from '../shared/sources';

const NETWORK = {
  scriptUrl: 'https://cdn.example.com/carbon.js?x=1',
  serve: 'A',
  placement: 'b',
  feedUrl: 'https://srv.example.com/ads/A.json',
  hosts: ['mui.com'],
};
const GOOGLE = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

test('a network in a frame of its own has scripts there, and none on the page', () => {
  const options: Options = { ads: { network: { ...NETWORK, isolation: 'frame' } } };
  expect(thirdPartySources(options)).toEqual({
    'connect-src': ['https://srv.example.com'],
    'img-src': ['https:'],
  });
  expect(adFrameSources(options)).toEqual({
    'script-src': ['https://cdn.example.com', 'https://srv.example.com'],
    'connect-src': ['https:'],
    'img-src': ['https:'],
  });
  expect(adFrameSources({ ads: { network: NETWORK } })).toEqual({});
});

test.each<[string, Options, object]>([
  ['nothing', {}, {}],
  ['house ads and a service worker', { ads: {}, serviceWorker: { officialHost: 'mui.com' } }, {}],
  ['a network that is off', { ads: { enabled: false, network: NETWORK } }, {}],
  ['analytics of the site’s own', { analytics: {} }, {}],
  [
    'a network',
    { ads: { network: NETWORK } },
    {
      'script-src': ['https://cdn.example.com', 'https://srv.example.com'],
      'connect-src': ['https://srv.example.com'],
      'img-src': ['https:'],
    },
  ],
  [
    'analytics',
    { analytics: { measurementId: 'G-ABC' } },
    {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': GOOGLE,
      'img-src': GOOGLE,
    },
  ],
  [
    'all of it',
    {
      ads: { network: { ...NETWORK, feedUrl: 'https://cdn.example.com/f.json' } },
      analytics: { measurementId: 'G-ABC', scriptUrl: 'https://tag.example.com/js' },
      iconFontUrl: 'https://fonts.example.com/icons.css',
    },
    {
      'script-src': ['https://cdn.example.com', 'https://tag.example.com'],
      'connect-src': ['https://cdn.example.com', ...GOOGLE],
      'img-src': ['https:', ...GOOGLE],
      'style-src': ['https://fonts.example.com'],
      'font-src': ['https:'],
    },
  ],
])('%s needs of others', (_name, options, expected) => {
  expect(thirdPartySources(options)).toEqual(expected);
});
