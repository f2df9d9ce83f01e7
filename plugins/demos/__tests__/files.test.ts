import path from 'node:path';
import { findDemo, getPackageName, getDisplayName } from '../node/sources/files';

const FOLDER = path.resolve(__dirname, '../../../tests/fixtures/demos/core/stress');
const PAGE_PATH = path.join(FOLDER, 'index.mdx');

describe('findDemo', () => {
  it('returns the entry file for each styling solution, with MUI System first', () => {
    expect([...findDemo(PAGE_PATH, 'StatusCard')]).toEqual([
      ['MUI System', path.join(FOLDER, 'StatusCard.tsx')],
      ['Tailwind CSS', path.join(FOLDER, 'StatusCard.tailwind.tsx')],
      ['Plain CSS', path.join(FOLDER, 'StatusCard.css.tsx')],
    ]);
    expect([...findDemo(PAGE_PATH, 'OrderList').keys()]).toEqual(['MUI System']);
  });

  it.each(['NotThere', '../stress/OrderList', ''])(
    'throws an error that names the page and the existing demos if the page has no demo "%s"',
    (name) => {
      expect(() => findDemo(PAGE_PATH, name)).toThrow(
        new RegExp(`index\\.mdx: <Demo name="${name}"> expects .* found .*OrderList\\.tsx`),
      );
    },
  );
});

it.each([
  ['StatusCard.tailwind.tsx', 'StatusCard.tsx'],
  ['StatusCard.css.tsx', 'StatusCard.tsx'],
  ['StatusCard.css', 'StatusCard.css'],
  ['parts/data.ts', 'parts/data.ts'],
])('derives the display name of the file %s: %s', (file, shown) => {
  expect(getDisplayName(path.join(FOLDER, file), path.join(FOLDER, 'StatusCard.css.tsx'))).toBe(
    shown,
  );
});

it.each([
  ['@mui/material/Box', '@mui/material'],
  ['react-dom/client', 'react-dom'],
  ['dayjs', 'dayjs'],
])('returns the package of the module %s: %s', (specifier, name) => {
  expect(getPackageName(specifier)).toBe(name);
});
