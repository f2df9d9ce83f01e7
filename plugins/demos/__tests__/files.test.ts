import path from 'node:path';
import { filesOfDemo, findDemo, packageOf, shownName } from '../node/sources/files';

const FOLDER = path.resolve(__dirname, '../../../tests/fixtures/demos/core/stress');
const PAGE = path.join(FOLDER, 'index.mdx');
const names = (files: string[]): string[] => files.map((file) => path.basename(file));

test('a demo is found with its stylings, MUI System first', () => {
  expect([...findDemo(PAGE, 'StatusCard')]).toEqual([
    ['MUI System', path.join(FOLDER, 'StatusCard.tsx')],
    ['Tailwind CSS', path.join(FOLDER, 'StatusCard.tailwind.tsx')],
    ['Plain CSS', path.join(FOLDER, 'StatusCard.css.tsx')],
  ]);
  expect([...findDemo(PAGE, 'OrderList').keys()]).toEqual(['MUI System']);
});

test.each(['NotThere', '../stress/OrderList', ''])(
  'an unknown name, "%s", is an error with the page, the name and what there is',
  (name) => {
    expect(() => findDemo(PAGE, name)).toThrow(
      new RegExp(`index\\.mdx: <Demo name="${name}"> expects .* there are .*OrderList\\.tsx`),
    );
  },
);

test('a demo has the files that it imports', () => {
  expect(names(filesOfDemo(path.join(FOLDER, 'OrderList.tsx')))).toEqual([
    'OrderList.tsx',
    'orders.ts',
  ]);
  expect(names(filesOfDemo(path.join(FOLDER, 'StatusCard.css.tsx')))).toEqual([
    'StatusCard.css.tsx',
    'StatusCard.css',
  ]);
});

test.each([
  ['StatusCard.tailwind.tsx', 'StatusCard.tsx'],
  ['StatusCard.css.tsx', 'StatusCard.tsx'],
  ['StatusCard.css', 'StatusCard.css'],
  ['parts/data.ts', 'parts/data.ts'],
])('%s is shown as %s', (file, shown) => {
  expect(shownName(path.join(FOLDER, file), path.join(FOLDER, 'StatusCard.css.tsx'))).toBe(shown);
});

test.each([
  ['@mui/material/Box', '@mui/material'],
  ['react-dom/client', 'react-dom'],
  ['dayjs', 'dayjs'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageOf(specifier)).toBe(name);
});
