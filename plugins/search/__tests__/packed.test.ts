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

it.each([
  ['', 'usestate theme'],
  ['Pass the theme to the provider.', 'usestate'],
])('keeps the identifiers in code that the text “%s” lacks', (text, expected) => {
  const record = createPageRecord('A', { text, code: 'const a = useState(theme);' });
  expect(unpackRecords(packRecords([record]))[0]?.code).toBe(expected);
});
