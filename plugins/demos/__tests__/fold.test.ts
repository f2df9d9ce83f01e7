import { foldLines } from '../../code/shared/fold';
import { determineFold } from '../node/sources/fold';

const createLines = (count: number): string => 'const row = 1;\n'.repeat(count);
const IMPORTS = "import * as React from 'react';\nimport {\n  Box,\n} from '@mui/material';\n\n";

it.each([
  ['no lines of a short source', IMPORTS + createLines(5), {}],
  [
    'no imports if there are fewer than three lines',
    `import * as React from 'react';\n\n${createLines(20)}`,
    { visible: 10 },
  ],
  ['the imports and the end of a long source', IMPORTS + createLines(20), { head: 5, visible: 10 }],
  ['only the imports if the rest is short', IMPORTS + createLines(8), { head: 5 }],
])('folds %s', (_what, code, fold) => {
  expect(determineFold(code, code.trimEnd().split('\n').length)).toEqual(fold);
});

it('folds the lines that are far from the important ones', () => {
  const code = `${IMPORTS}${createLines(20)}`;
  expect(determineFold(code, 25, [15])).toEqual({
    head: 5,
    gaps: [
      [5, 13],
      [18, 25],
    ],
  });
});

it('includes folded lines in the HTML, so that find-in-page finds them', () => {
  expect(foldLines(['a\n', 'b\n', 'c\n', 'd'], { head: 1, visible: 2 })).toBe(
    '<span class="fold-head">a\n</span><span class="fold-body">b\nc\nd</span>',
  );
});
