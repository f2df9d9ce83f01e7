import Cookies from 'js-cookie';
import { tryStorage } from '../../shared/storage';

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
  return tryStorage(() => Cookies.get()) ?? {};
}

/** Writes a cookie for one year and all paths. Does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string, protocol = location.protocol): void {
  tryStorage(() =>
    Cookies.set(name, value, {
      sameSite: 'Lax',
      'max-age': String(MAX_AGE_S),
      // Browsers reject secure cookies from an `http:` page, for example on localhost.
      secure: protocol === 'https:',
    }),
  );
}
