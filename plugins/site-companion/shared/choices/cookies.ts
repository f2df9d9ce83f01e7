import Cookies from 'js-cookie';
import { unlessBlocked } from '../../../shared/unlessBlocked';

/** How long a choice is kept: one year, in seconds. */
const COOKIE_MAX_AGE_S = 31_536_000;

/**
 * Reads a cookie in the browser. A server has none, and must say what it renders instead.
 *
 * @returns its value; `undefined` if there is none, or cookies are blocked
 * @throws where there is no document
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('Cookies are not supported on the server: use a fallback.');
  }
  // A sandboxed frame, or a browser that blocks cookies, throws on access.
  return unlessBlocked(() => Cookies.get(name));
}

/**
 * Keeps a cookie for a year, on the whole site. Where cookies are blocked, nothing happens.
 *
 * @param protocol the page's own; what is kept by `https:` is sent by `https:` only
 */
export function writeCookie(name: string, value: string, protocol = location.protocol): void {
  // By http:, as on this machine, a browser would refuse it.
  const secure = protocol === 'https:';
  unlessBlocked(() =>
    Cookies.set(name, value, {
      sameSite: 'Lax',
      'max-age': String(COOKIE_MAX_AGE_S),
      secure,
    }),
  );
}
