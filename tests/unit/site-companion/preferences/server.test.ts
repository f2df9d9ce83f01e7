/** @jest-environment node */
import {
  readCookie,
  readPreferenceCookies,
} from '../../../../plugins/site-companion/shared/preferences/cookies';

test('reading a cookie on the server is an error that says what to do', () => {
  const message =
    'Reading the cookie "codeVariant" is not supported on the server. Use a fallback value there.';
  expect(() => readCookie('codeVariant')).toThrow(new Error(message));
  expect(readPreferenceCookies).toThrow(message);
});
