import { allowsTracking } from '../../analytics/privacy';

test.each([
  [true, true, false],
  [true, false, true],
  [true, undefined, true],
  // Not what the standard says.
  [true, '1', true],
  [false, true, true],
  [false, false, true],
])('honour %s, signal %j → %s', (honour, globalPrivacyControl, expected) => {
  expect(allowsTracking(honour, { globalPrivacyControl })).toBe(expected);
});
