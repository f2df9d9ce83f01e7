import { CHANNEL } from '../../../plugins/site-companion/shared/choices/cookieStore';
import type { Choice, ChoiceName } from '../../../plugins/site-companion/shared/choices/registry';

/** Where readers have their choices in local storage. */
const LOCAL_KEYS: Partial<Record<ChoiceName, string>> = {
  themeChoice: 'theme-toolpad',
  packageManager: 'toolpad-package-manager',
  apiView: 'toolpad-api-view',
};

// The starter's bundle has it as a literal.
Object.assign(globalThis, { COLOR_MODE_KEY: LOCAL_KEYS.themeChoice });

/** The tabs of a browser that talk: what one sends reaches the others, never itself. */
export class FakeChannel {
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

function deny(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** What a browser, or another tab, does with the place where choices are kept. */
export interface FakeStore {
  put: (name: ChoiceName, value: string) => void;
  get: (name: ChoiceName) => string | null;
  /** Another tab has chosen. */
  say: (name: ChoiceName, value: string) => void;
  block: () => void;
}

const keyOf = (name: ChoiceName): string => LOCAL_KEYS[name] ?? '';

export const STORES: Record<Choice['store'], FakeStore> = {
  local: {
    put: (name, value) => localStorage.setItem(keyOf(name), value),
    get: (name) => localStorage.getItem(keyOf(name)),
    say: (name, newValue) =>
      window.dispatchEvent(new StorageEvent('storage', { key: keyOf(name), newValue })),
    block: () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny),
  },
  cookie: {
    put(name, value) {
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
    },
    get: (name) =>
      new RegExp(`\\b${name}=([^;]*)`).exec(decodeURIComponent(document.cookie))?.[1] ?? null,
    say: (name, value) => new FakeChannel(CHANNEL).postMessage({ [name]: value }),
    block: () =>
      Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny }),
  },
};

/** A reader who comes for the first time, before each test. */
export function startWithoutChoices(): void {
  beforeEach(() => {
    localStorage.clear();
    // Where it was blocked, the document's own is there again.
    Reflect.deleteProperty(document, 'cookie');
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
    }
    FakeChannel.all.clear();
    Object.assign(window, { BroadcastChannel: FakeChannel });
    history.replaceState(null, '', location.pathname);
    const { dataset } = document.documentElement;
    for (const name of Object.keys(dataset)) {
      Reflect.deleteProperty(dataset, name);
    }
    document.body.innerHTML = '';
  });
}
