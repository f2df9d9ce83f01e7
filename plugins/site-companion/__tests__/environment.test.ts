import { optionsOf } from '../node/environment';

const SITE = { serviceWorker: { officialHost: 'mui.com' }, iconFontUrl: 'https://fonts.test/' };

test.each([undefined, ''])('without the variable (%j) the options are the site’s', (json) => {
  expect(optionsOf(SITE, json)).toEqual(SITE);
});

test('an option of the environment takes the place of the site’s', () => {
  expect(optionsOf(SITE, '{"serviceWorker":{},"ads":{"enabled":false}}')).toEqual({
    serviceWorker: {},
    iconFontUrl: 'https://fonts.test/',
    ads: { enabled: false },
  });
});

test.each(['{', 'ads', '[]', 'null', '7'])('%s is no object of options', (json) => {
  expect(() => optionsOf(SITE, json)).toThrow(`to be a JSON object of options`);
  expect(() => optionsOf(SITE, json)).toThrow(`found ${json}. plugins/site-companion/README.md`);
});
