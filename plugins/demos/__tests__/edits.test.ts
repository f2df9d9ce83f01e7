/** @jest-environment jsdom */
import { clearEdits, hasEdits, readEdits, writeEdits } from '../theme/Demo/edits';

const typed = { codeVariant: 'TS', codeStyling: 'MUI System' } as const;
const untyped = { ...typed, codeVariant: 'JS' } as const;

function blockStorage(): () => void {
  const spy = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  return () => spy.mockRestore();
}

afterEach(() => clearEdits('core/a/B'));

test.each([
  ['kept', () => () => undefined],
  ['blocked', blockStorage],
])('edits are kept by language until they are reset, with storage %s', (_what, prepare) => {
  const restore = prepare();
  expect(hasEdits('core/a/B')).toBe(false);
  writeEdits('core/a/B', typed, { 'B.tsx': 'mine' });
  expect(hasEdits('core/a/B')).toBe(true);
  expect(readEdits('core/a/B', typed)).toEqual({ 'B.tsx': 'mine' });
  expect(readEdits('core/a/B', untyped)).toEqual({});
  expect(hasEdits('core/a/Bc')).toBe(false);
  clearEdits('core/a/B');
  expect(hasEdits('core/a/B')).toBe(false);
  expect(readEdits('core/a/B', typed)).toEqual({});
  restore();
});

test.each([
  ['{', {}],
  ['null', {}],
  ['7', {}],
  ['"B.tsx"', {}],
  ['["mine"]', {}],
  ['{"B.tsx":7,"C.ts":null,"D.ts":{"code":"x"},"E.ts":["x"]}', {}],
  ['{"B.tsx":"mine","C.ts":7}', { 'B.tsx': 'mine' }],
])('what is in the storage and is no edit counts as none: %s', (kept, expected) => {
  sessionStorage.setItem('demo:core/a/B:MUI System:TS', kept);
  expect(readEdits('core/a/B', typed)).toEqual(expected);
});
