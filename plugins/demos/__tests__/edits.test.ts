/** @jest-environment jsdom */
import { clearEdits, hasEdits, readEdits, writeEdits } from '../theme/Demo/edits';

const preferences = { codeVariant: 'TS', codeStyling: 'MUI System' } as const;

afterEach(() => clearEdits('core/a/B'));

it('stores the edits of each demo separately', () => {
  writeEdits('core/a/B', preferences, { 'B.tsx': 'mine' });
  expect([hasEdits('core/a/B'), hasEdits('core/a/Bc')]).toEqual([true, false]);
});

it.each([
  ['{', {}],
  ['null', {}],
  ['7', {}],
  ['"B.tsx"', {}],
  ['["mine"]', {}],
  ['{"B.tsx":7,"C.ts":null,"D.ts":{"code":"x"},"E.ts":["x"]}', {}],
  ['{"B.tsx":"mine","C.ts":7}', { 'B.tsx': 'mine' }],
])('ignores the invalid parts of the stored edits %s', (text, expected) => {
  sessionStorage.setItem('demo:core/a/B:MUI System:TS', text);
  expect(readEdits('core/a/B', preferences)).toEqual(expected);
});
