/** @jest-environment jsdom */
import { readCookie, writeCookie } from '../../shared/choices/cookies';
import { startWithoutChoices, STORES } from '../../../../tests/support/jest/stores';

startWithoutChoices();
afterEach(() => jest.restoreAllMocks());

test.each(['TS', 'MUI System', 'ä;=,%', ''])('keeps and reads %j', (value) => {
  writeCookie('codeVariant', value);
  writeCookie('codeStyling', 'another');
  expect(readCookie('codeVariant')).toBe(value);
});

test('a cookie whose name ends alike is another one', () => {
  document.cookie = 'thecodeVariant=JS; path=/';
  expect(readCookie('codeVariant')).toBeUndefined();
});

test('for a year, on the whole site, not for other sites', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('codeVariant', 'JS');
  writeCookie('codeStyling', 'MUI System');
  const attributes = '; path=/; sameSite=Lax; max-age=31536000';
  expect(write.mock.calls).toEqual([
    [`codeVariant=JS${attributes}`],
    [`codeStyling=MUI%20System${attributes}`],
  ]);
});

test('over https: only for https:', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  // jsdom's page is by http:, where no browser keeps such a cookie.
  writeCookie('codeVariant', 'JS', 'https:');
  writeCookie('codeVariant', 'JS', 'http:');
  expect(write.mock.calls.map(([cookie]) => /; secure/i.test(cookie))).toEqual([true, false]);
});

test('a broken cookie counts as absent', () => {
  document.cookie = 'codeVariant=%E0%A4%A; path=/';
  expect(readCookie('codeVariant')).toBeUndefined();
});

test('blocked cookies: no error, and nothing read', () => {
  STORES.cookie.block();
  expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  expect(readCookie('codeVariant')).toBeUndefined();
});
