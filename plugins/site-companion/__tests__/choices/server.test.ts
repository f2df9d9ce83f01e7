import { readCookie } from '../../shared/choices/cookieStore';

it('throws on the server, with a suggestion', () => {
  expect(() => readCookie('codeVariant')).toThrow(
    new Error('Cookies are not supported on the server: use a fallback.'),
  );
});
