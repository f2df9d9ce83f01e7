import { tryStorage } from '../shared/storage';
import { readCookies, writeCookie } from '../site-companion/preferences/cookies';
import {
  type Choice,
  CHOICE_NAMES,
  type ChoiceName,
  CHOICES,
  type Choices,
  DEFAULT_CHOICES,
  parseChoices,
} from './registry';

/** The name of the `BroadcastChannel` between tabs. */
export const CHANNEL_NAME = 'choices';

const isCookie = (name: ChoiceName): boolean => (CHOICES[name] as Choice).isCookie === true;

/**
 * Returns the choices in local storage. Docusaurus removes the default color mode from it, so a missing value is the
 * default.
 */
export function readChoices(): Partial<Choices> {
  const readValue = (name: ChoiceName): string | undefined =>
    tryStorage(() => localStorage.getItem(CHOICES[name].key) ?? DEFAULT_CHOICES[name]);
  return parseChoices(Object.fromEntries(CHOICE_NAMES.map((name) => [name, readValue(name)])));
}

export function storeLocally(name: ChoiceName, value: string): void {
  tryStorage(() => localStorage.setItem(CHOICES[name].key, value));
}

/**
 * Returns the choices in cookies, which have precedence over local storage. A missing cookie is the default.
 *
 * Pages call it after the first paint. The first access to cookies waits for another process, for 2 ms on a fast machine
 * and for up to 100 ms on a busy phone.
 */
export function readCookieChoices(): Partial<Choices> {
  const cookies = parseChoices(readCookies());
  const names = CHOICE_NAMES.filter(isCookie);
  return Object.fromEntries(names.map((name) => [name, cookies[name] ?? DEFAULT_CHOICES[name]]));
}

/**
 * Opens the connection to other tabs for the lifetime of the page.
 *
 * @param onChange - receives the choices of other tabs
 * @returns a function that stores a choice, and sends it to other tabs; does nothing if storage is blocked
 */
export function openStore(onChange: (choices: Partial<Choices>) => void) {
  let channel: BroadcastChannel | undefined;
  const open = (): void =>
    // A frame with an opaque origin can't use channels. Other pages read the stored choices when they load.
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
  return (name: ChoiceName, value: string): void => {
    storeLocally(name, value);
    if (isCookie(name)) {
      writeCookie(name, value);
    }
    // Posting to a closed channel throws an error, but then the reader is leaving the page anyway.
    tryStorage(() => channel?.postMessage({ [name]: value }));
  };
}
