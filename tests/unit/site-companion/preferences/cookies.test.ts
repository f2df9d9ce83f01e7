/** @jest-environment jsdom */
import {
  readCookie,
  readPreferenceCookies,
  writePreferenceCookies,
} from '../../../../plugins/site-companion/shared/preferences/cookies';
import { firstPreferences } from '../../../../plugins/site-companion/shared/preferences/parse';

function blockCookies(): jest.SpyInstance[] {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return [
    jest.spyOn(document, 'cookie', 'get').mockImplementation(deny),
    jest.spyOn(document, 'cookie', 'set').mockImplementation(deny),
  ];
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['codeVariant', 'codeStyling']) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});

test('keeps and reads all values', () => {
  writePreferenceCookies({ codeVariant: 'JS', codeStyling: 'Tailwind CSS' });
  expect(readPreferenceCookies()).toEqual({ codeVariant: 'JS', codeStyling: 'Tailwind CSS' });
});

test('keeps what has changed, and nothing else', () => {
  writePreferenceCookies({ codeStyling: 'Plain CSS' });
  expect(readPreferenceCookies()).toEqual({ codeStyling: 'Plain CSS' });
});

test('for a year, on the whole site, not for other sites', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  writePreferenceCookies({ codeVariant: 'JS', codeStyling: 'MUI System' });
  const attributes = '; path=/; sameSite=Lax; max-age=31536000';
  expect(write.mock.calls).toEqual([
    [`codeVariant=JS${attributes}`],
    [`codeStyling=MUI%20System${attributes}`],
  ]);
});

test('over https: only for https:', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  // jsdom's page is by http:, where no browser keeps such a cookie.
  writePreferenceCookies({ codeVariant: 'JS' }, 'https:');
  writePreferenceCookies({ codeVariant: 'JS' }, 'http:');
  expect(write.mock.calls.map(([cookie]) => /; secure/i.test(cookie))).toEqual([true, false]);
});

test('a broken cookie counts as absent', () => {
  document.cookie = 'codeVariant=%E0%A4%A; path=/';
  expect(firstPreferences('', readPreferenceCookies()).codeVariant).toBe('TS');
});

test('blocked cookies: no error, and the defaults', () => {
  blockCookies();
  expect(() => writePreferenceCookies({ codeVariant: 'JS' })).not.toThrow();
  expect(readCookie('codeVariant')).toBeUndefined();
  expect(firstPreferences('', readPreferenceCookies())).toEqual({
    codeVariant: 'TS',
    codeStyling: 'MUI System',
  });
});

test('blocked cookies: the hash still counts', () => {
  blockCookies();
  expect(firstPreferences('#css-Basic.js', readPreferenceCookies())).toEqual({
    codeVariant: 'JS',
    codeStyling: 'Plain CSS',
  });
});
