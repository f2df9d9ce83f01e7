import { type Preferences, parsePreferences } from './parse';

/** The channel's name, and the storage key of the fallback. */
export const SYNC_NAME = 'companion:preferences';

interface Channel {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
  close(): void;
}

interface StorageChange {
  key: string | null;
  newValue: string | null;
}

type OnStorage = (event: StorageChange) => void;

/** The part of `window` that tabs talk through. Reading `localStorage` may throw. */
export interface SyncHost {
  BroadcastChannel?: new (name: string) => Channel;
  readonly localStorage?: { setItem(key: string, value: string): void };
  addEventListener(type: 'storage', listener: OnStorage): void;
  removeEventListener(type: 'storage', listener: OnStorage): void;
}

/** What keeps this tab in step with the others. */
export interface TabSync {
  /** Tells the other tabs. Never throws. */
  send(change: Partial<Preferences>): void;
  /** Stops listening. An open channel can keep a page out of the back/forward cache. */
  close(): void;
}

function viaChannel(
  Channel: new (name: string) => Channel,
  onData: (data: unknown) => void,
): TabSync {
  const channel = new Channel(SYNC_NAME);
  channel.addEventListener('message', ({ data }) => onData(data));
  return {
    send(change) {
      try {
        channel.postMessage(change);
      } catch {
        // Closed: the page is on its way out.
      }
    },
    close: () => channel.close(),
  };
}

function viaStorage(host: SyncHost, onData: (data: unknown) => void): TabSync {
  const listen: OnStorage = ({ key, newValue }) => {
    if (key === SYNC_NAME && newValue !== null) {
      try {
        onData(JSON.parse(newValue));
      } catch {
        // Not ours.
      }
    }
  };
  host.addEventListener('storage', listen);
  return {
    send(change) {
      try {
        host.localStorage?.setItem(SYNC_NAME, JSON.stringify(change));
      } catch {
        // Blocked storage: this tab keeps its choice, the others learn it from the cookie.
      }
    },
    close: () => host.removeEventListener('storage', listen),
  };
}

/**
 * Keeps the tabs of a browser in step: by `BroadcastChannel`, else by the `storage` event.
 *
 * @param host - `window`.
 * @param onChange - Called with what another tab has changed; checked, never empty.
 */
export function syncTabs(
  host: SyncHost,
  onChange: (change: Partial<Preferences>) => void,
): TabSync {
  const onData = (data: unknown): void => {
    const change = parsePreferences(data);
    if (Object.keys(change).length > 0) {
      onChange(change);
    }
  };
  try {
    if (host.BroadcastChannel) {
      return viaChannel(host.BroadcastChannel, onData);
    }
  } catch {
    // A frame without an origin has no channels.
  }
  return viaStorage(host, onData);
}
