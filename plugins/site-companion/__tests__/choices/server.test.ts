import { readCookie } from '../../shared/choices/cookieStore';

it('throws on the server, and says what to do', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    new Error('Cookies are not supported on the server: use a fallback.'),
  );
});
