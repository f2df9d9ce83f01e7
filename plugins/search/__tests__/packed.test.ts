import { packRecords, unpackRecords } from '../engine/packed';
import { createPageRecord } from './records';

it.each([
  ['no records', []],
  ['pages and their sections', ['/a/', '/a/#one', '/a/#two', '/b/', '/b/#one']],
  ['sections after those of another page', ['/a/', '/b/', '/a/#row', '/a/#other', '/b/#row']],
  ['a section before its page', ['/a/#one', '/a/']],
])('restores %s when packed records are unpacked', (_title, urls) => {
  const records = urls.map((url) =>
    createPageRecord('H “quoted”', {
      url,
      kind: url.includes('#') ? 'section' : 'page',
      page: 'P',
      trail: ['A', 'B'],
      text: 'Text.',
      aliases: 'other name, third',
    }),
  );
  expect(unpackRecords(packRecords(records))).toEqual(records);
});

it('keeps only the identifiers in code when records are packed', () => {
  const packed = packRecords([createPageRecord('A', { code: 'const a = useState(0);' })]);
  expect(unpackRecords(packed)[0]?.code).toBe('usestate');
});
