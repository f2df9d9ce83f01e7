import { tryDecode } from '../../shared/paths';
import { tryStorage } from '../../shared/tryStorage';

/** The lifetime of a cookie: one year, in seconds. */
const MAX_AGE_S = 31_536_000;

/**
 * Reads all cookies in the browser. Returns none if cookies are blocked.
 *
 * @throws on the server, which can't read cookies and must render a fallback instead
 */
export function readCookies(): Record<string, string | undefined> {
  if (typeof document === 'undefined') {
    throw new Error('Cookies are not supported on the server: use a fallback.');
  }
  // Accessing cookies throws an error in sandboxed frames, and in browsers that block cookies.
  const cookies = tryStorage(() => document.cookie) ?? '';
  return Object.fromEntries(
    cookies.split('; ').map((cookie) => {
      const [name = '', value] = cookie.split('=').map(tryDecode);
      return [name, value];
    }),
  );
}

/** Writes a cookie for one year and all paths. Does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string, protocol = location.protocol): void {
  // Browsers reject secure cookies from an `http:` page, for example on localhost.
  const secure = protocol === 'https:' ? '; secure' : '';
  tryStorage(() => {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; sameSite=Lax; max-age=${MAX_AGE_S}${secure}`;
  });
}
