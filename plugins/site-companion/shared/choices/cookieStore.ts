import Cookies from 'js-cookie';
import { tryStorage } from '../../../shared/tryStorage';
import { parseChoices } from './parse';
import type { OpenStore } from './registry';

/** Lifetime of a cookie: one year, in seconds. */
const MAX_AGE_S = 31_536_000;

/** The name of the tabs' `BroadcastChannel`. */
export const CHANNEL = 'companion:preferences';

/**
 * Reads a cookie in the browser.
 *
 * @returns `undefined` if there is none, or if cookies are blocked
 * @throws on the server, which must render a fallback instead
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('Cookies are not supported on the server: use a fallback.');
  }
  // Sandboxed frames, and browsers that block cookies, throw on access.
  return tryStorage(() => Cookies.get(name));
}

/** Writes a cookie for a year and the whole site. Does nothing if cookies are blocked. */
export function writeCookie(name: string, value: string, protocol = location.protocol): void {
  tryStorage(() =>
    Cookies.set(name, value, {
      sameSite: 'Lax',
      'max-age': String(MAX_AGE_S),
      // Browsers refuse such a cookie from an `http:` page, for example on localhost.
      secure: protocol === 'https:',
    }),
  );
}

/** Stores choices in cookies, and sends them to other tabs by a channel. */
export const openCookieStore: OpenStore = (onChange) => {
  let channel: BroadcastChannel | undefined;
  const open = (): void =>
    // A frame without an origin has no channels. Other pages read the cookie when they load.
    tryStorage(() => {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }) => onChange(parseChoices(data));
    });
  open();
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      open();
    }
  });
  return {
    read: readCookie,
    write(name, value) {
      writeCookie(name, value);
      // A closed channel throws, but then the reader is leaving the page.
      tryStorage(() => channel?.postMessage({ [name]: value }));
    },
  };
};
