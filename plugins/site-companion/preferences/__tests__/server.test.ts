import { readCookies } from '../cookies';

it('throws an error with a suggestion when a cookie is read on the server', () => {
  expect(() => readCookies()).toThrow(
    new Error('Cookies are not supported on the server: use a fallback.'),
  );
});
