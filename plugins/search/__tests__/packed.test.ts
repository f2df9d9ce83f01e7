import { packRecords, unpackRecords } from '../engine/packed';
import type { SearchRecord } from '../shared/record';

function record(url: string, aliases = ''): SearchRecord {
  return {
    url,
    kind: url.includes('#') ? 'section' : 'page',
    page: 'P',
    heading: 'H “quoted”',
    trail: ['A', 'B'],
    text: 'Text.',
    code: 'useState useEffect',
    aliases,
  };
}

it.each([
  ['nothing', []],
  ['pages and their sections', ['/a/', '/a/#one', '/a/#two', '/b/', '/b/#one']],
  ['sections after those of another page', ['/a/', '/b/', '/a/#row', '/a/#other', '/b/#row']],
  ['a section before its page', ['/a/#one', '/a/']],
])('gives back what it was given: %s', (_what, urls) => {
  const records = urls.map((url) => record(url, 'other name, third'));
  expect(unpackRecords(packRecords(records)).map((entry) => ({ ...entry, code: '' }))).toEqual(
    records.map((entry) => ({ ...entry, code: '' })),
  );
});

it('keeps of the code the names by which it is found', () => {
  const [packed] = unpackRecords(
    packRecords([{ ...record('/a/'), code: 'const a = useState(0);' }]),
  );
  expect(packed?.code).toBe('usestate');
});

it('takes a record without aliases', () => {
  const { aliases, ...plain } = record('/a/');
  expect(unpackRecords(packRecords([plain]))[0]?.aliases).toBe(aliases);
});
