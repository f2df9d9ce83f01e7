import { resolveOptions } from '../environment';

const SITE = { serviceWorker: { officialHost: 'mui.com' }, iconFontUrl: 'https://fonts.test/' };

it.each([undefined, ''])('returns the site’s options if the variable is %j', (json) => {
  expect(resolveOptions(SITE, json)).toEqual(SITE);
});

it('replaces the site’s options with those in the variable', () => {
  expect(resolveOptions(SITE, '{"serviceWorker":{},"ads":{"enabled":false}}')).toEqual({
    serviceWorker: {},
    iconFontUrl: 'https://fonts.test/',
    ads: { enabled: false },
  });
});

it('throws an error if the variable isn’t JSON', () => {
  expect(() => resolveOptions(SITE, '{')).toThrow('SITE_COMPANION to be a JSON object of options');
});
