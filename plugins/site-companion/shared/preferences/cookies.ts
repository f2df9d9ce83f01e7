import Cookies from 'js-cookie';
import { PREFERENCE_NAMES, type Preferences, type UntrustedPreferences } from './parse';

/** How long a preference is kept: one year, in seconds. */
export const COOKIE_MAX_AGE_S = 31_536_000;

/**
 * Reads a cookie in the browser. A server has none, and must say what it renders instead.
 *
 * @returns its value; `undefined` if there is none, or cookies are blocked
 * @throws where there is no document
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `Reading the cookie "${name}" is not supported on the server. Use a fallback value there.`,
    );
  }
  try {
    return Cookies.get(name);
  } catch {
    // A sandboxed frame, or a browser that blocks cookies, throws on access.
    return undefined;
  }
}

/** The preferences' cookies, unchecked. Throws where there is no document, as `readCookie` does. */
export function readPreferenceCookies(): UntrustedPreferences {
  return Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, readCookie(name)]));
}

/**
 * Keeps preferences for a year. Where cookies are blocked, nothing happens: the choice holds for as long
 * as the page does.
 *
 * @param protocol - The page's own; what is kept by `https:` is sent by `https:` only.
 */
export function writePreferenceCookies(
  preferences: Partial<Preferences>,
  protocol: string = location.protocol,
): void {
  for (const name of PREFERENCE_NAMES) {
    const value = preferences[name];
    if (value) {
      try {
        Cookies.set(name, value, {
          path: '/',
          sameSite: 'Lax',
          'max-age': String(COOKIE_MAX_AGE_S),
          // By http:, as on this machine, a browser would refuse it.
          secure: protocol === 'https:',
        });
      } catch {
        // As above.
      }
    }
  }
}
