/** @jest-environment node */
import { readCookie } from '../../shared/choices/cookies';

test('reading a cookie on the server is an error that says what to do', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    new Error('Cookies are not supported on the server: use a fallback.'),
  );
});
