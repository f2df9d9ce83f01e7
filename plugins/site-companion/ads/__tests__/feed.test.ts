import fc from 'fast-check';
import { parseAd, parseHttpsUrl } from '../feed';

const AD_ORIGIN = 'https://ads.test';
const MINIMAL_RECORD = { statlink: `${AD_ORIGIN}/click`, description: 'Text.' };

describe('parseHttpsUrl', () => {
  it.each<[unknown, string | null]>([
    ['HTTPS://ADS.test?b=c', 'https://ads.test/?b=c'],
    ['//ads.test/a', 'https://ads.test/a'],
    ['http://ads.test/', null],
    [' java\nscript:alert(1)', null],
    ['JaVaScRiPt:alert(1)//https://ads.test', null],
    ['data:text/html,<script>1</script>', null],
    ['blob:https://ads.test/1', null],
    ['/relative', null],
    ['//', null],
    ['', null],
    ['https://user@ads.test/', null],
    ['https://:password@ads.test/', null],
    [`https://ads.test/${'x'.repeat(5000)}`, null],
    [null, null],
    [['https://ads.test/'], null],
  ])('parses %j as %j', (value, expected) => {
    expect(parseHttpsUrl(value)).toBe(expected);
  });
});

describe('parseAd', () => {
  it('returns all fields of a valid record', () => {
    const record = {
      statlink: '//ads.test/click',
      statimp: '//ads.test/impression',
      pixel: `${AD_ORIGIN}/one?t=[timestamp]||${AD_ORIGIN}/two?t=[timestamp]`,
      timestamp: '1700000000',
      image: `${AD_ORIGIN}/image.svg`,
      company: 'Advertiser',
      description: '<b>Text</b>.',
      backgroundColor: '#ffffff',
    };
    expect(parseAd(record)).toEqual({
      link: `${AD_ORIGIN}/click`,
      image: `${AD_ORIGIN}/image.svg`,
      company: 'Advertiser',
      description: '<b>Text</b>.',
      impressions: [
        `${AD_ORIGIN}/impression`,
        `${AD_ORIGIN}/one?t=1700000000`,
        `${AD_ORIGIN}/two?t=1700000000`,
      ],
    });
  });

  const empty = { link: MINIMAL_RECORD.statlink, company: '', description: '', impressions: [] };

  it.each([
    ['text', { description: 'Text.' }],
    ['an image', { image: `${AD_ORIGIN}/image.png` }],
  ])('accepts a record with a link and %s', (_content, fields) => {
    expect(parseAd({ statlink: MINIMAL_RECORD.statlink, ...fields })).toEqual({
      ...empty,
      ...fields,
    });
  });

  const getPixelUrl = (path: string) => `${AD_ORIGIN}/${path}`;

  it.each<[string, unknown, unknown, string[]]>([
    [
      'two URLs',
      `${getPixelUrl('a')}||//ads.test/b`,
      undefined,
      [getPixelUrl('a'), getPixelUrl('b')],
    ],
    [
      'several placeholders for the timestamp',
      getPixelUrl('[timestamp]?t=[timestamp]'),
      '17',
      [getPixelUrl('17?t=17')],
    ],
    ['a timestamp that is a number', getPixelUrl('a?t=[timestamp]'), 17, [getPixelUrl('a?t=17')]],
    [
      'a timestamp that contains a replacement pattern',
      getPixelUrl('a?t=[timestamp]'),
      '$&',
      [getPixelUrl('a?t=$&')],
    ],
    ['an invalid timestamp', getPixelUrl('a?t=[timestamp]'), {}, [getPixelUrl('a?t=')]],
    ['a timestamp used as the scheme', '[timestamp]://ads.test/', 'javascript', []],
    [
      'empty and unsafe URLs',
      `||http://a.test||javascript:1||${getPixelUrl('a')}`,
      '',
      [getPixelUrl('a')],
    ],
    [
      'a thousand URLs',
      Array.from({ length: 1000 }, (_, index) => getPixelUrl(`${index}`)).join('||'),
      '',
      Array.from({ length: 10 }, (_, index) => getPixelUrl(`${index}`)),
    ],
    ['a URL after a thousand invalid ones', `${'||'.repeat(1000)}${getPixelUrl('a')}`, '', []],
    [
      'a long timestamp',
      getPixelUrl('[timestamp]'),
      '1'.repeat(1000),
      [getPixelUrl('1'.repeat(64))],
    ],
    ['an invalid value', [getPixelUrl('a')], undefined, []],
    ['10 MB of text', `${getPixelUrl('')}${'[timestamp]'.repeat(1e6)}`, 'x'.repeat(1e6), []],
  ])('reads only safe URLs from a pixel field with %s', (_content, value, timestamp, expected) => {
    expect(parseAd({ ...MINIMAL_RECORD, pixel: value, timestamp })?.impressions).toEqual(expected);
  });

  it('returns at most ten impressions, including the impression URL', () => {
    const pixel = Array(10).fill(getPixelUrl('pixel')).join('||');
    const ad = parseAd({ ...MINIMAL_RECORD, statimp: getPixelUrl('impression'), pixel });
    expect(ad?.impressions).toHaveLength(10);
    expect(ad?.impressions[0]).toBe(getPixelUrl('impression'));
  });

  it.each<[string, object]>([
    ['an image with a javascript: URL', { image: 'javascript:alert(1)' }],
    ['an impression with an http: URL', { statimp: 'http://ads.test/' }],
    ['a company that isn’t a string', { company: {} }],
    ['a link of 5,000 characters in the image', { image: getPixelUrl('a'.repeat(5000)) }],
  ])('omits %s from the ad', (_content, fields) => {
    expect(parseAd({ ...MINIMAL_RECORD, ...fields })).toEqual(parseAd(MINIMAL_RECORD));
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'https://ads.test/'],
    ['an array', [MINIMAL_RECORD]],
    ['a record without a link', { description: 'Text.' }],
    ['a record with a javascript: link', { ...MINIMAL_RECORD, statlink: 'javascript:alert(1)' }],
    ['a record without content', { statlink: MINIMAL_RECORD.statlink }],
    [
      'a record with only invisible text',
      { statlink: MINIMAL_RECORD.statlink, company: '\u200B\u2060\uFEFF\u3164' },
    ],
    ['a record whose description isn’t a string', { ...MINIMAL_RECORD, description: ['Text.'] }],
    [
      'a record with only an http: image',
      { statlink: MINIMAL_RECORD.statlink, image: 'http://ads.test/a.png' },
    ],
  ])('rejects %s', (_content, record) => {
    expect(parseAd(record)).toBeNull();
  });

  const field = fc.oneof(
    fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] }),
    fc.string().map((rest) => `https:${rest}`),
    fc.string().map((rest) => `//${rest}`),
    fc.string().map((rest) => `javascript:${rest}`),
    fc.jsonValue(),
  );
  const names = ['statlink', 'statimp', 'pixel', 'timestamp', 'image', 'company', 'description'];
  const record = fc.record(Object.fromEntries(names.map((name) => [name, field])), {
    requiredKeys: [],
  });

  it('returns only https: URLs, and never throws, for any record', () => {
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (value) => {
        const ad = parseAd(value);
        expect(ad?.impressions.length ?? 0).toBeLessThanOrEqual(10);
        for (const url of ad ? [ad.link, ad.image ?? ad.link, ...ad.impressions] : []) {
          expect(new URL(url).protocol).toBe('https:');
        }
      }),
      { numRuns: 500 },
    );
  });
});
