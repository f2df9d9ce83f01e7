import { unlessBlocked } from '../../../shared/unlessBlocked';
import { readCookie, writeCookie } from './cookies';
import { parseChoices } from './parse';
import type { OpenStore } from './store';

/** The name of the channel by which tabs talk. */
export const CHANNEL = 'companion:preferences';

/** Keeps choices in cookies, and tells the other pages by a channel. */
export const openCookieStore: OpenStore = (onChange) => {
  let channel: BroadcastChannel | undefined;
  // A frame without an origin has no channels: other pages learn it from the cookie.
  const open = (): void =>
    unlessBlocked(() => {
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
    keep(name, value) {
      writeCookie(name, value);
      // A closed one throws: the page is on its way out.
      unlessBlocked(() => channel?.postMessage({ [name]: value }));
    },
  };
};
