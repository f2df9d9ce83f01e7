import Cookies from 'js-cookie';
import { tryStorage } from '../../../shared/tryStorage';
import { parseChoices } from './parse';
import type { OpenStore } from './registry';

/** The lifetime of a cookie: one year, in seconds. */
const MAX_AGE_S = 31_536_000;

/** The name of the `BroadcastChannel` between tabs. */
export const CHANNEL_NAME = 'companion:preferences';

/**
 * Reads a cookie in the browser.
 *
 * @returns `undefined` if the cookie doesn't exist, or if cookies are blocked
 * @throws on the server, which can't read cookies and must render a fallback instead
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('Cookies are not supported on the server: use a fallback.');
  }
  // Accessing cookies throws an error in sandboxed frames, and in browsers that block cookies.
  return tryStorage(() => Cookies.get(name));
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

/** Opens a store that keeps choices in cookies, and sends them to other tabs through a broadcast channel. */
export const openCookieStore: OpenStore = (onChange) => {
  let channel: BroadcastChannel | undefined;
  const open = (): void =>
    // A frame with an opaque origin can't use channels. Other pages read the cookie when they load.
    tryStorage(() => {
      channel = new BroadcastChannel(CHANNEL_NAME);
      channel.onmessage = ({ data }) => onChange(parseChoices(data));
    });
  open();
  // An open channel would prevent the page from entering the back/forward cache.
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
      // Posting to a closed channel throws an error, but then the reader is leaving the page anyway.
      tryStorage(() => channel?.postMessage({ [name]: value }));
    },
  };
};
