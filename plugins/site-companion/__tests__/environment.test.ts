import { resolveOptions } from '../node/environment';

const SITE = { serviceWorker: { officialHost: 'mui.com' }, iconFontUrl: 'https://fonts.test/' };

it.each([undefined, ''])('returns the options of the site if the variable is %j', (json) => {
  expect(resolveOptions(SITE, json)).toEqual(SITE);
});

it('replaces options by those of the environment', () => {
  expect(resolveOptions(SITE, '{"serviceWorker":{},"ads":{"enabled":false}}')).toEqual({
    serviceWorker: {},
    iconFontUrl: 'https://fonts.test/',
    ads: { enabled: false },
  });
});

it.each(['{', 'ads', '[]', 'null'])('refuses %s, and names what it expects and found', (json) => {
  expect(() => resolveOptions(SITE, json)).toThrow(
    /to be a JSON object of options.*plugins\/site-companion\/README\.md/,
  );
  expect(() => resolveOptions(SITE, json)).toThrow(`but found ${json}.`);
});
