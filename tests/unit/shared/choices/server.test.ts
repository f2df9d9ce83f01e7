/** @jest-environment node */
import { readCookie } from '../../../../plugins/shared/choices/cookies';

test('reading a cookie on the server is an error that says what to do', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    new Error(
      'Reading the cookie "codeVariant" is not supported on the server. Use a fallback value there.',
    ),
  );
});
