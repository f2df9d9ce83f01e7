import { addMeasurement, type Results } from '../../../scripts/bench/results';
import { ROWS, type Row } from '../../../scripts/bench/rows';
import { type Column, formatTable } from '../../../scripts/bench/table';

const COLUMNS: readonly Column[] = [
  { id: 'ours', title: 'this site' },
  { id: 'starlight', title: 'Starlight' },
  { id: 'docusaurus', title: 'Docusaurus' },
];

const ROW: Row = { part: 'paint', page: 'text', metric: 'first', label: 'first paint', unit: 'ms' };

function resultsOf(values: Record<string, number>): Results {
  return Object.entries(values).reduce<Results>(
    (results, [site, first]) =>
      addMeasurement(results, { part: 'paint', page: 'text', site, state: '', sample: { first } }),
    {},
  );
}

const line = (row: Partial<Row>, values: Record<string, number>): string | undefined =>
  formatTable(resultsOf(values), [{ ...ROW, ...row }], COLUMNS).split('\n')[2];

describe('formatTable', () => {
  it('begins with the sites', () => {
    expect(formatTable({}, [ROW], COLUMNS).split('\n')).toEqual([
      '|  | this site | Starlight | Docusaurus | goal |  |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
    ]);
  });

  it('gives values, ratios, and a dash where nothing was measured', () => {
    expect(line({}, { ours: 600, starlight: 800.4 })).toBe(
      '| first paint, ms | 600 | 800 (0.75) | – |  |  |',
    );
  });

  test.each([
    [{ max: 600 }, '≤ 600 | met'],
    [{ max: 599 }, '≤ 599 | **missed**'],
    [{ times: 0.75, of: ['starlight'] as const }, '≤ 0.75 × Starlight | met'],
    [{ times: 0.7, of: ['starlight'] as const }, '≤ 0.7 × Starlight | **missed**'],
    // The quicker of the two counts.
    [
      { times: 1, of: ['starlight', 'docusaurus'] as const },
      '≤ 1 × Starlight and Docusaurus | **missed**',
    ],
  ])('says whether the goal %j is met', (goal, end) => {
    expect(line({ goal }, { ours: 600, starlight: 800, docusaurus: 500 })).toContain(`| ${end} |`);
  });

  it('gives no verdict where the other site was not measured', () => {
    expect(line({ goal: { times: 1, of: ['docusaurus'] } }, { ours: 600 })).toMatch(
      /Docusaurus \| {2}\|$/,
    );
  });

  test.each([
    ['kB', 61_234, '61.2'],
    ['', 3, '3'],
    ['', 0.0123, '0.012'],
    ['ms', 12.6, '13'],
    ['s', 134.6, '135'],
    ['GB', 3_940_000_000, '3.9'],
  ] as const)('writes the unit "%s"', (unit, ours, expected) => {
    expect(line({ unit }, { ours })).toContain(`| ${expected} |`);
  });

  it('gives no ratio to nothing', () => {
    expect(line({ unit: '' }, { ours: 1, starlight: 0 })).toContain('| 1 | 0 |');
  });
});

test('each row has a name of its own', () => {
  const names = ROWS.map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
});
