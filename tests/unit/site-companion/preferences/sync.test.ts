/** @jest-environment jsdom */
import {
  type SyncHost,
  SYNC_NAME,
  syncTabs,
} from '../../../../plugins/site-companion/shared/preferences/sync';

const JS = { codeVariant: 'JS' } as const;

interface StorageChange {
  key: string | null;
  newValue: string | null;
}

const ignore = (): void => undefined;

/** One browser: what a tab sends or stores reaches the others, never itself. */
function createBrowser() {
  const channels = new Set<FakeChannel>();
  const hosts = new Map<SyncHost, Set<(event: StorageChange) => void>>();
  class FakeChannel {
    private readonly listeners: ((event: { data: unknown }) => void)[] = [];

    constructor(readonly name: string) {
      channels.add(this);
    }

    addEventListener(_: 'message', listener: (event: { data: unknown }) => void) {
      this.listeners.push(listener);
    }

    postMessage(data: unknown) {
      if (!channels.has(this)) {
        throw new DOMException('closed', 'InvalidStateError');
      }
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          other.listeners.forEach((listener) => listener({ data }));
        }
      }
    }

    close() {
      channels.delete(this);
    }
  }

  function tab(kind: 'channel' | 'storage'): SyncHost {
    const listeners = new Set<(event: StorageChange) => void>();
    const host: SyncHost = {
      ...(kind === 'channel' && { BroadcastChannel: FakeChannel }),
      localStorage: {
        setItem(key, newValue) {
          for (const [other, all] of hosts) {
            if (other !== host) {
              all.forEach((listener) => listener({ key, newValue }));
            }
          }
        },
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    };
    hosts.set(host, listeners);
    return host;
  }

  const storageEvent = (key: string | null, newValue: string | null) =>
    hosts.forEach((all) => all.forEach((listener) => listener({ key, newValue })));

  return { tab, storageEvent, channels };
}

describe.each(['channel', 'storage'] as const)('by %s', (kind) => {
  test('a change reaches the other tabs, and not the one that made it', () => {
    const { tab } = createBrowser();
    const [first, second, third] = [jest.fn(), jest.fn(), jest.fn()];
    const sync = syncTabs(tab(kind), first);
    syncTabs(tab(kind), second);
    syncTabs(tab(kind), third);
    sync.send(JS);
    expect(second.mock.calls).toEqual([[JS]]);
    expect(third.mock.calls).toEqual([[JS]]);
    expect(first).not.toHaveBeenCalled();
  });

  test('only what is valid arrives', () => {
    const { tab } = createBrowser();
    const onChange = jest.fn();
    const sync = syncTabs(tab(kind), ignore);
    syncTabs(tab(kind), onChange);
    sync.send({ codeVariant: 'PHP', codeStyling: 'Plain CSS' } as never);
    sync.send({ codeVariant: 'PHP' } as never);
    sync.send('JS' as never);
    expect(onChange.mock.calls).toEqual([[{ codeStyling: 'Plain CSS' }]]);
  });

  test('a closed tab hears nothing, and sending from it harms nobody', () => {
    const { tab } = createBrowser();
    const onChange = jest.fn();
    const open = syncTabs(tab(kind), ignore);
    const closed = syncTabs(tab(kind), onChange);
    closed.close();
    open.send(JS);
    expect(onChange).not.toHaveBeenCalled();
    expect(() => closed.send(JS)).not.toThrow();
  });
});

test.each([
  ['colour-mode', '{"codeVariant":"JS"}'],
  [null, null],
  [SYNC_NAME, null],
  [SYNC_NAME, '{'],
  [SYNC_NAME, 'null'],
])('storage event %j: %j changes nothing', (key, newValue) => {
  const { tab, storageEvent } = createBrowser();
  const onChange = jest.fn();
  syncTabs(tab('storage'), onChange);
  storageEvent(key, newValue);
  expect(onChange).not.toHaveBeenCalled();
});

test('where a channel cannot be opened, the storage event serves', () => {
  const { tab } = createBrowser();
  const onChange = jest.fn();
  const blocked = jest.fn(() => {
    throw new DOMException('opaque origin', 'SecurityError');
  });
  const sync = syncTabs({ ...tab('storage'), BroadcastChannel: blocked as never }, ignore);
  syncTabs(tab('storage'), onChange);
  sync.send(JS);
  expect(onChange.mock.calls).toEqual([[JS]]);
});

test('blocked storage throws nothing', () => {
  const { tab } = createBrowser();
  const host = Object.defineProperty({ ...tab('storage') }, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  const sync = syncTabs(host, ignore);
  expect(() => sync.send(JS)).not.toThrow();
});

test('a real window is a host', () => {
  const host: SyncHost = window;
  const onChange = jest.fn();
  const sync = syncTabs(host, onChange);
  window.dispatchEvent(
    new StorageEvent('storage', { key: SYNC_NAME, newValue: JSON.stringify(JS) }),
  );
  sync.close();
  // jsdom has no BroadcastChannel.
  expect(onChange.mock.calls).toEqual([[JS]]);
});
