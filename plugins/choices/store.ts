import { tryStorage } from '../shared/tryStorage';
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

const getKey = (name: ChoiceName): string | undefined => (CHOICES[name] as Choice).key;

/**
 * Returns the stored choices. Docusaurus removes the default color mode from local storage, so a missing value there is
 * the default.
 */
export function readChoices(): Partial<Choices> {
  const cookies = readCookies();
  const readValue = (name: ChoiceName): string | undefined => {
    const key = getKey(name);
    return key
      ? tryStorage(() => localStorage.getItem(key) ?? DEFAULT_CHOICES[name])
      : cookies[name];
  };
  return parseChoices(Object.fromEntries(CHOICE_NAMES.map((name) => [name, readValue(name)])));
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
    const key = getKey(name);
    if (key) {
      tryStorage(() => localStorage.setItem(key, value));
    } else {
      writeCookie(name, value);
    }
    // Posting to a closed channel throws an error, but then the reader is leaving the page anyway.
    tryStorage(() => channel?.postMessage({ [name]: value }));
  };
}
