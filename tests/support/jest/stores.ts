import { CHANNEL_NAME } from '../../../plugins/choices/store';
import { type Choice, type ChoiceName, CHOICES } from '../../../plugins/choices/registry';

/** A fake of BroadcastChannel, whose messages reach all other tabs. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    if (!FakeChannel.all.has(this)) {
      throw new DOMException('The channel is closed.', 'InvalidStateError');
    }
    for (const other of FakeChannel.all) {
      if (other !== this && other.name === this.name) {
        other.onmessage?.({ data });
      }
    }
  }

  close(): void {
    FakeChannel.all.delete(this);
  }
}

function denyAccess(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A store of readers' choices, which tests can change as another tab would, or block as the browser would. */
export interface FakeStore {
  set: (name: ChoiceName, value: string) => void;
  get: (name: ChoiceName) => string | null;
  /** Changes a choice as if in another tab. */
  setInOtherTab: (name: ChoiceName, value: string) => void;
  block: () => void;
}

const getKey = (name: ChoiceName): string => (CHOICES[name] as Choice).key ?? '';

const setInOtherTab = (name: ChoiceName, value: string): void =>
  new FakeChannel(CHANNEL_NAME).postMessage({ [name]: value });

export const STORES: Record<'local' | 'cookie', FakeStore> = {
  local: {
    set: (name, value) => localStorage.setItem(getKey(name), value),
    get: (name) => localStorage.getItem(getKey(name)),
    setInOtherTab,
    block: () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(denyAccess),
  },
  cookie: {
    set(name, value) {
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
    },
    get: (name) =>
      new RegExp(`\\b${name}=([^;]*)`).exec(decodeURIComponent(document.cookie))?.[1] ?? null,
    setInOtherTab,
    block: () =>
      Object.defineProperty(document, 'cookie', {
        configurable: true,
        get: denyAccess,
        set: denyAccess,
      }),
  },
};

/** Removes all choices before each test, as for a new reader. */
export function clearChoicesBeforeEach(): void {
  beforeEach(() => {
    localStorage.clear();
    // Restores the document's own property if a test has blocked it.
    Reflect.deleteProperty(document, 'cookie');
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
    }
    FakeChannel.all.clear();
    Object.assign(window, {
      BroadcastChannel: FakeChannel,
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    });
    history.replaceState(null, '', location.pathname);
    const { dataset } = document.documentElement;
    for (const name of Object.keys(dataset)) {
      Reflect.deleteProperty(dataset, name);
    }
    document.body.innerHTML = '';
  });
}
