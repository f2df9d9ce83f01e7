/**
 * @jest-environment jsdom
 */
import { isInputMethodKey } from '../keys';

it.each([
  ['a key during a composition', { isComposing: true, keyCode: 13 }, true],
  [
    'the Enter key that confirms a composition in Safari',
    { isComposing: false, keyCode: 229 },
    true,
  ],
  ['a plain Enter key', { isComposing: false, keyCode: 13 }, false],
])('detects whether an input method handles %s', (_title, init, expected) => {
  expect(isInputMethodKey(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(expected);
});
