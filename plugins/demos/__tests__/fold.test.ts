/**
 * @jest-environment jsdom
 */
import { foldLines } from '../../code/shared/fold';
import { foldOf } from '../node/sources/fold';

const lines = (count: number): string => 'const row = 1;\n'.repeat(count);
const IMPORTS = "import * as React from 'react';\nimport {\n  Box,\n} from '@mui/material';\n\n";

test.each([
  ['a short source is whole', IMPORTS + lines(5), {}],
  ['few imports stay', `import * as React from 'react';\n\n${lines(20)}`, { visible: 10 }],
  ['imports and what is long', IMPORTS + lines(20), { head: 5, visible: 10 }],
  ['imports alone, where the rest is short', IMPORTS + lines(8), { head: 5 }],
  ['a directive is one of them', `'use client';\n${IMPORTS}${lines(20)}`, { head: 6, visible: 10 }],
  [
    'a comment belongs to what it stands on',
    `${IMPORTS}// The rows.\n${lines(20)}`,
    { head: 5, visible: 10 },
  ],
  ['a stylesheet has none', '.row {\n  margin: 0;\n}\n'.repeat(8), { visible: 10 }],
  [
    'nothing but imports is no preamble',
    `${IMPORTS}${IMPORTS}${IMPORTS}`.trimEnd(),
    { visible: 10 },
  ],
])('%s', (_, code, fold) => {
  expect(foldOf(code, code.trimEnd().split('\n').length)).toEqual(fold);
});

test('it keeps folded lines in the text, where browsers find them', () => {
  const element = document.createElement('code');
  element.innerHTML = foldLines(['a\n', 'b\n', 'c\n', 'd'], { head: 1, visible: 2 });
  expect(element.textContent).toBe('a\nb\nc\nd');
  expect(
    [...element.children].map(({ className, textContent }) => [className, textContent]),
  ).toEqual([
    ['fold-head', 'a\n'],
    ['fold-body', 'b\nc\nd'],
  ]);
  expect(element.querySelector('[hidden]')).toBeNull();
});
