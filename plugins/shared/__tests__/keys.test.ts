/**
 * @jest-environment jsdom
 */
import { isInputMethodKey } from '../keys';

it.each([
  ['a key during a composition', true, { isComposing: true, keyCode: 13 }],
  [
    'the Enter key that confirms a composition in Safari',
    true,
    { isComposing: false, keyCode: 229 },
  ],
  ['a plain Enter key', false, { isComposing: false, keyCode: 13 }],
])('recognizes keys that an input method handles: %s → %s', (_title, expected, init) => {
  expect(isInputMethodKey(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(expected);
});
