import type { Options } from '../options';
import { getAdFrameSections, getThirdPartySources } from '../sources';

const NETWORK = {
  scriptUrl: 'https://cdn.example.com/carbon.js?x=1',
  serve: 'A',
  placement: 'b',
  feedUrl: 'https://srv.example.com/ads/A.json',
  hosts: ['mui.com'],
};
const GOOGLE_SOURCES = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

it('allows a framed network’s scripts only in the frame', () => {
  const options: Options = { ads: { network: { ...NETWORK, isolation: 'frame' } } };
  expect(getThirdPartySources(options)).toEqual({
    'connect-src': ['https://srv.example.com'],
    'img-src': ['https:'],
  });
  const policy = {
    'default-src': ["'none'"],
    'script-src': ['https://cdn.example.com', 'https://srv.example.com'],
    'connect-src': ['https:'],
    'img-src': ['data:', 'https:'],
    sandbox: ['allow-scripts', 'allow-popups'],
  };
  expect(getAdFrameSections(options)).toMatchObject([{ path: 'companion/ad/', policy }]);
  expect(getAdFrameSections({ ads: { network: NETWORK } })).toEqual([]);
});

it.each<[string, Options, object]>([
  ['house ads and a service worker', { ads: {}, serviceWorker: { officialHost: 'mui.com' } }, {}],
  ['a network that is off', { ads: { enabled: false, network: NETWORK } }, {}],
  ['analytics without an id', { analytics: {} }, {}],
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
      'connect-src': GOOGLE_SOURCES,
      'img-src': GOOGLE_SOURCES,
    },
  ],
  [
    'a network, analytics, and an icon font',
    {
      ads: { network: { ...NETWORK, feedUrl: 'https://cdn.example.com/f.json' } },
      analytics: { measurementId: 'G-ABC', scriptUrl: 'https://tag.example.com/js' },
      iconFontUrl: 'https://fonts.example.com/icons.css',
    },
    {
      'script-src': ['https://cdn.example.com', 'https://tag.example.com'],
      'connect-src': ['https://cdn.example.com', ...GOOGLE_SOURCES],
      'img-src': ['https:', ...GOOGLE_SOURCES],
      'style-src': ['https://fonts.example.com'],
      'font-src': ['https:'],
    },
  ],
])('allows only the sources that the options require: %s', (_name, options, expected) => {
  expect(getThirdPartySources(options)).toEqual(expected);
});
