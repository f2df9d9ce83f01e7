import fc from 'fast-check';
import { parseAd, parseHttpsUrl } from '../../ads/feed';
import { createRecord, createHostileRecords } from '../../../../tests/fixtures/network/records';

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
    expect(parseAd(createRecord(AD_ORIGIN))).toEqual({
      link: `${AD_ORIGIN}/click/good`,
      image: `${AD_ORIGIN}/image/good.svg`,
      company: 'Fake Network',
      description: 'An advertisement that was served by this machine.',
      impressions: [
        `${AD_ORIGIN}/pixel/impression`,
        `${AD_ORIGIN}/pixel/one?t=1700000000`,
        `${AD_ORIGIN}/pixel/two?t=1700000000`,
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

  const createPixelUrl = (path: string) => `${AD_ORIGIN}/${path}`;

  it.each<[string, unknown, unknown, string[]]>([
    [
      'two URLs',
      `${createPixelUrl('a')}||//ads.test/b`,
      undefined,
      [createPixelUrl('a'), createPixelUrl('b')],
    ],
    [
      'each timestamp',
      createPixelUrl('[timestamp]?t=[timestamp]'),
      '17',
      [createPixelUrl('17?t=17')],
    ],
    [
      'a timestamp that is a number',
      createPixelUrl('a?t=[timestamp]'),
      17,
      [createPixelUrl('a?t=17')],
    ],
    [
      'a timestamp that contains a replacement pattern',
      createPixelUrl('a?t=[timestamp]'),
      '$&',
      [createPixelUrl('a?t=$&')],
    ],
    ['an invalid timestamp', createPixelUrl('a?t=[timestamp]'), {}, [createPixelUrl('a?t=')]],
    ['a timestamp used as the scheme', '[timestamp]://ads.test/', 'javascript', []],
    [
      'empty and unsafe URLs',
      `||http://a.test||javascript:1||${createPixelUrl('a')}`,
      '',
      [createPixelUrl('a')],
    ],
    [
      'fifty URLs',
      Array(50).fill(createPixelUrl('a')).join('||'),
      '',
      Array(50).fill(createPixelUrl('a')),
    ],
    ['an invalid field', [createPixelUrl('a')], undefined, []],
    ['10 MB of text', `${createPixelUrl('')}${'[timestamp]'.repeat(1e6)}`, 'x'.repeat(1e6), []],
  ])('reads a pixel field with %s', (_content, value, timestamp, expected) => {
    expect(parseAd({ ...MINIMAL_RECORD, pixel: value, timestamp })?.impressions).toEqual(expected);
  });

  it.each<[string, object]>([
    ['an image with a javascript: URL', { image: 'javascript:alert(1)' }],
    ['an impression with an http: URL', { statimp: 'http://ads.test/' }],
    ['a company that isn’t a string', { company: {} }],
  ])('omits %s from the ad', (_content, fields) => {
    expect(parseAd({ ...MINIMAL_RECORD, ...fields })).toEqual(parseAd(MINIMAL_RECORD));
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'https://ads.test/'],
    ['an array', [MINIMAL_RECORD]],
    ['a record without a link', { description: 'Text.' }],
    ['a link with a javascript: URL', { ...MINIMAL_RECORD, statlink: 'javascript:alert(1)' }],
    ['a record without content', { statlink: MINIMAL_RECORD.statlink }],
    [
      'only invisible text',
      { statlink: MINIMAL_RECORD.statlink, company: '\u200B\u2060\uFEFF\u3164' },
    ],
    ['a description that isn’t a string', { ...MINIMAL_RECORD, description: ['Text.'] }],
    [
      'only an image with an http: URL',
      { statlink: MINIMAL_RECORD.statlink, image: 'http://ads.test/a.png' },
    ],
  ])('rejects %s', (_content, record) => {
    expect(parseAd(record)).toBeNull();
  });

  it('removes harmful values from malicious records', () => {
    const ads = createHostileRecords(AD_ORIGIN).flatMap((record) => parseAd(record) ?? []);
    expect(ads).toHaveLength(1);
    expect(ads[0]).not.toHaveProperty('image');
    expect(ads[0]).toMatchObject({
      link: `${AD_ORIGIN}/click/hostile`,
      impressions: [`${AD_ORIGIN}/pixel/hostile?t=`],
    });
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

  it('returns only https: URLs and never throws for any record', () => {
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (value) => {
        const ad = parseAd(value);
        for (const url of ad ? [ad.link, ad.image ?? ad.link, ...ad.impressions] : []) {
          expect(new URL(url).protocol).toBe('https:');
        }
      }),
      { numRuns: 500 },
    );
  });
});
