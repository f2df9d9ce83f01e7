import { isRecord } from '../isRecord';

test.each([
  [{}, true],
  [{ ads: [] }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [7, false],
])('%p: %p', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
