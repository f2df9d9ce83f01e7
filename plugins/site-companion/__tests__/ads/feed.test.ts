import fc from 'fast-check';
import { adsOf, httpsUrl, parseAd, pickAd, pixelUrls } from '../../ads/feed';
import { goodRecord, hostileRecords } from '../../../../tests/fixtures/network/records';

const ORIGIN = 'https://ads.test';
const MIN = { statlink: `${ORIGIN}/click`, description: 'Text.' };

describe('httpsUrl', () => {
  test.each<[unknown, string | null]>([
    ['https://ads.test/a?b=c', 'https://ads.test/a?b=c'],
    ['HTTPS://ADS.test', 'https://ads.test/'],
    ['//ads.test/a', 'https://ads.test/a'],
    ['http://ads.test/', null],
    ['javascript:alert(1)', null],
    [' java\nscript:alert(1)', null],
    ['JaVaScRiPt:alert(1)//https://ads.test', null],
    ['data:text/html,<script>1</script>', null],
    ['blob:https://ads.test/1', null],
    ['ftp://ads.test/', null],
    ['/relative', null],
    ['relative', null],
    ['//', null],
    ['', null],
    ['https://', null],
    ['https://user@ads.test/', null],
    ['https://user:password@ads.test/', null],
    [`https://ads.test/${'x'.repeat(5000)}`, null],
    [undefined, null],
    [null, null],
    [7, null],
    [{}, null],
    [['https://ads.test/'], null],
  ])('%j', (value, expected) => {
    expect(httpsUrl(value)).toBe(expected);
  });
});

describe('pixelUrls', () => {
  const pixel = (path: string) => `${ORIGIN}/${path}`;

  test.each<[string, unknown, unknown, string[]]>([
    ['one', pixel('a'), undefined, [pixel('a')]],
    ['two', `${pixel('a')}||${pixel('b')}`, undefined, [pixel('a'), pixel('b')]],
    ['the timestamp', pixel('a?t=[timestamp]'), '1700', [pixel('a?t=1700')]],
    ['every timestamp', pixel('[timestamp]?t=[timestamp]'), '17', [pixel('17?t=17')]],
    ['a timestamp that is a number', pixel('a?t=[timestamp]'), 17, [pixel('a?t=17')]],
    ['a timestamp like a pattern', pixel('a?t=[timestamp]'), '$&', [pixel('a?t=$&')]],
    ['no timestamp', pixel('a?t=[timestamp]'), undefined, [pixel('a?t=')]],
    ['a timestamp of another type', pixel('a?t=[timestamp]'), {}, [pixel('a?t=')]],
    ['a timestamp as scheme', '[timestamp]://ads.test/', 'javascript', []],
    ['no scheme', '//ads.test/a', undefined, [pixel('a')]],
    ['empty parts', `||${pixel('a')}||||`, undefined, [pixel('a')]],
    ['unsafe parts', `http://a.test||javascript:1||${pixel('a')}`, undefined, [pixel('a')]],
    ['fifty', Array(50).fill(pixel('a')).join('||'), '', Array(50).fill(pixel('a'))],
    ['nothing', undefined, undefined, []],
    ['the empty string', '', undefined, []],
    ['another type', [pixel('a')], undefined, []],
    ['10 MB', `${pixel('')}${'[timestamp]'.repeat(1e6)}`, 'x'.repeat(1e6), []],
  ])('%s', (_, value, timestamp, expected) => {
    expect(pixelUrls(value, timestamp)).toEqual(expected);
  });
});

describe('parseAd', () => {
  test('a record as the network sends it', () => {
    expect(parseAd(goodRecord(ORIGIN))).toEqual({
      link: `${ORIGIN}/click/good`,
      image: `${ORIGIN}/image/good.svg`,
      company: 'Fake Network',
      description: 'An advertisement that was served by this machine.',
      impressions: [
        `${ORIGIN}/pixel/impression`,
        `${ORIGIN}/pixel/one?t=1700000000`,
        `${ORIGIN}/pixel/two?t=1700000000`,
      ],
    });
  });

  test('the least that qualifies', () => {
    expect(parseAd(MIN)).toEqual({
      link: MIN.statlink,
      company: '',
      description: 'Text.',
      impressions: [],
    });
  });

  test('an image is content enough', () => {
    const image = `${ORIGIN}/image.png`;
    expect(parseAd({ statlink: MIN.statlink, image })).toEqual({
      link: MIN.statlink,
      image,
      company: '',
      description: '',
      impressions: [],
    });
  });

  test('text over its limit is cut, and the record is used', () => {
    const ad = parseAd({ ...MIN, company: 'x'.repeat(1e6), description: 'a word '.repeat(1e5) });
    expect(ad?.company).toBe(`${'x'.repeat(300)}…`);
    expect(ad?.description).toMatch(/^(a word )+a…$|^(a word )*a word…$/);
    expect(ad?.description.length).toBeLessThanOrEqual(301);
  });

  test('text is text, on one line', () => {
    const description = ' <b>Bold</b>\n &amp; <img src=x onerror="alert(1)"> ';
    expect(parseAd({ ...MIN, description })).toMatchObject({
      description: '<b>Bold</b> &amp; <img src=x onerror="alert(1)">',
    });
  });

  test.each<[string, object]>([
    ['an image of another type', { image: {} }],
    ['a script as image', { image: 'javascript:alert(1)' }],
    ['an impression over http', { statimp: 'http://ads.test/' }],
    ['a pixel of another type', { pixel: 7 }],
    ['a company of another type', { company: {} }],
  ])('leaves out %s', (_, fields) => {
    expect(parseAd({ ...MIN, ...fields })).toEqual(parseAd(MIN));
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['text', 'https://ads.test/'],
    ['an array', [MIN]],
    ['nothing in it', {}],
    ['no link', { description: 'Text.' }],
    ['a script as link', { ...MIN, statlink: 'javascript:alert(1)' }],
    ['a link of another type', { ...MIN, statlink: true }],
    ['neither text nor image', { statlink: MIN.statlink }],
    ['blank text', { statlink: MIN.statlink, company: ' ', description: '\n' }],
    ['text that nobody sees', { statlink: MIN.statlink, company: '\u200B\u2060\uFEFF\u3164' }],
    ['a description of another type', { ...MIN, description: ['Text.'] }],
    ['an image that cannot be used', { statlink: MIN.statlink, image: 'http://ads.test/a.png' }],
  ])('does not qualify: %s', (_, record) => {
    expect(parseAd(record)).toBeNull();
  });
});

describe('adsOf', () => {
  test.each<[unknown, unknown[] | null]>([
    [{ ads: [] }, []],
    [{ ads: [1] }, [1]],
    [{}, null],
    [{ ads: {} }, null],
    [{ ads: null }, null],
    [[], null],
    [null, null],
    ['ads', null],
  ])('%j', (json, expected) => {
    expect(adsOf(json)).toEqual(expected);
  });
});

describe('pickAd', () => {
  test('the first that qualifies', () => {
    const second = { ...MIN, description: 'Second.' };
    expect(pickAd([{}, { description: 'No link.' }, MIN, second])).toEqual(parseAd(MIN));
  });

  test('none', () => {
    expect(pickAd([])).toBeNull();
    expect(pickAd([{}, null])).toBeNull();
  });

  test('nothing harmful from hostile records', () => {
    const ad = pickAd(hostileRecords(ORIGIN));
    expect(ad?.link).toBe(`${ORIGIN}/click/hostile`);
    expect(ad?.image).toBeUndefined();
    expect(ad?.impressions).toEqual([`${ORIGIN}/pixel/hostile?t=`]);
  });
});

describe('whatever the feed says', () => {
  const address = fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] }),
    fc.string().map((rest) => `https:${rest}`),
    fc.string().map((rest) => `//${rest}`),
    fc.string().map((rest) => `javascript:${rest}`),
    fc.string(),
  );
  const field = fc.oneof(address, fc.jsonValue());
  const record = fc.record(
    {
      statlink: field,
      statimp: field,
      pixel: fc.oneof(
        fc.array(address).map((all) => all.join('||')),
        field,
      ),
      timestamp: field,
      image: field,
      company: field,
      description: field,
    },
    { requiredKeys: [] },
  );

  test('the parser never throws, and never yields an address that is not https', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(record, fc.jsonValue(), fc.anything())), (records) => {
        const ad = pickAd(records);
        for (const url of ad ? [ad.link, ad.image ?? ad.link, ...ad.impressions] : []) {
          expect(new URL(url).protocol).toBe('https:');
          expect(url).toMatch(/^https:\/\//);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('an answer of any form is an array or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (json) => {
        const ads = adsOf(json);
        expect(ads === null || Array.isArray(ads)).toBe(true);
      }),
    );
  });
});
