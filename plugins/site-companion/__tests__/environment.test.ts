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

it.each(['{', 'ads', '[]', 'null'])(
  'throws an error that contains the expected and the actual value if the variable is %s',
  (json) => {
    expect(() => resolveOptions(SITE, json)).toThrow(
      /to be a JSON object of options.*plugins\/site-companion\/README\.md/,
    );
    expect(() => resolveOptions(SITE, json)).toThrow(`but found ${json}.`);
  },
);
