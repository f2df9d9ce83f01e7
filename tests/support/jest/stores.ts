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

const isCookie = (name: ChoiceName): boolean => (CHOICES[name] as Choice).isCookie === true;

/** The stored choices, which tests can change as another page would, or block as the browser would. */
export const STORE = {
  /** Stores a choice as an earlier page of this site. */
  set(name: ChoiceName, value: string): void {
    localStorage.setItem(CHOICES[name].key, value);
    if (isCookie(name)) {
      STORE.setCookie(name, value);
    }
  },

  /** Stores a choice as another site of the same domain. */
  setCookie(name: ChoiceName, value: string): void {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
  },

  /** Returns the stored value that has precedence. */
  get: (name: ChoiceName): string | null =>
    isCookie(name)
      ? (new RegExp(`\\b${name}=([^;]*)`).exec(decodeURIComponent(document.cookie))?.[1] ?? null)
      : localStorage.getItem(CHOICES[name].key),

  /** Changes a choice in another tab. */
  setInOtherTab(name: ChoiceName, value: string): void {
    new FakeChannel(CHANNEL_NAME).postMessage({ [name]: value });
  },

  block(): void {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(denyAccess);
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: denyAccess,
      set: denyAccess,
    });
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
