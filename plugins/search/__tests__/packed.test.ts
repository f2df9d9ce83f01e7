import { packRecords, unpackNames, unpackText } from '../engine/packed';
import { createPageRecord } from './records';

it.each([
  ['no records', []],
  ['pages and their sections', ['/a/', '/a/#one', '/a/#two', '/b/', '/b/#one']],
  ['sections after those of another page', ['/a/', '/b/', '/a/#row', '/a/#other', '/b/#row']],
  ['a section before its page', ['/a/#one', '/a/']],
])('restores %s when packed records are unpacked', (_title, urls) => {
  const names = {
    heading: 'H “quoted”',
    trail: ['A', 'B'],
    aliases: 'other name',
    label: 'L',
    guide: '/g/',
  };
  const packed = packRecords(
    urls.map((url) => createPageRecord('', { url, text: 'Text.', ...names })),
    'r1',
  );
  expect(unpackNames(packed.names)).toEqual({
    release: 'r1',
    records: urls.map((url) => ({ url, ...names })),
  });
  expect(unpackText(packed.text)).toEqual({
    release: 'r1',
    records: urls.map(() => ({ text: 'Text.', code: '' })),
  });
});

it.each([
  ['', 'usestate theme'],
  ['Pass the theme to the provider.', 'usestate'],
])('keeps the identifiers in code that the text “%s” lacks', (text, expected) => {
  const record = createPageRecord('A', { text, code: 'const a = useState(theme);' });
  expect(unpackText(packRecords([record], '').text).records[0]?.code).toBe(expected);
});
