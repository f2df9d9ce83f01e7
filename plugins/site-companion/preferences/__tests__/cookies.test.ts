/** @jest-environment jsdom */
import { readCookies, writeCookie } from '../cookies';
import { clearChoicesBeforeEach, STORE } from '../../../../tests/support/jest/stores';

clearChoicesBeforeEach();
afterEach(() => jest.restoreAllMocks());

it.each(['MUI System', 'ä;=,%', ''])('reads back the value %j after writing it', (value) => {
  writeCookie('codeVariant', value);
  writeCookie('codeStyling', 'another');
  expect(readCookies().codeVariant).toBe(value);
});

it('writes cookies that last one year and apply to all paths, and are secure on https: pages', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writeCookie('codeStyling', 'MUI System', 'http:');
  writeCookie('codeVariant', 'JS', 'https:');
  const attributes = '; path=/; sameSite=Lax; max-age=31536000';
  expect(write.mock.calls).toEqual([
    [`codeStyling=MUI%20System${attributes}`],
    [`codeVariant=JS${attributes}; secure`],
  ]);
});

it.each([
  ['a cookie with a longer name', 'thecodeVariant=JS; path=/'],
  ['a cookie with an invalid encoding', 'codeVariant=%E0%A4%A; path=/'],
])('reads no value from %s', (_cookie, text) => {
  document.cookie = text;
  expect(readCookies().codeVariant).toBeUndefined();
});

it('ignores writes if cookies are blocked', () => {
  STORE.block();
  expect(() => writeCookie('codeVariant', 'JS')).not.toThrow();
  expect(readCookies().codeVariant).toBeUndefined();
});
