/**
 * The first import of a frame's script: some modules ask for storage as soon as they are evaluated,
 * and would end there where it is blocked; React takes the way to report errors as it finds it.
 */
import { shownScheme } from '../../shared/schemes';
import { tellErrorsInFull } from './sandbox';
import { SCHEME_CHANGE } from './scheme';

/** Where MUI's and Toolpad's theme providers keep the color mode. */
const MODE_KEYS: readonly string[] = ['mode', 'mui-mode', 'toolpad-mode'];

/** Storage for a frame that may not use the browser's: it holds as long as the frame does. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => items.delete(key),
    setItem: (key, value) => items.set(key, value),
  };
}

function replaceBlocked(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}

/**
 * Gives the demo a color mode of its own that starts as the page's and follows its changes: a theme
 * provider that reads the stored mode finds the page's, and what a demo's own switch stores reaches
 * no other demo.
 */
function isolateColorMode(): void {
  replaceBlocked('localStorage');
  replaceBlocked('sessionStorage');
  const own = new Map<string, string>();
  const storage = window.localStorage;
  const { getItem, setItem } = storage;
  const target = storage instanceof Storage ? Storage.prototype : storage;
  target.getItem = function (this: Storage, key: string) {
    return MODE_KEYS.includes(key) ? (own.get(key) ?? shownScheme()) : getItem.call(this, key);
  };
  target.setItem = function (this: Storage, key: string, value: string) {
    if (MODE_KEYS.includes(key)) {
      own.set(key, value);
    } else {
      setItem.call(this, key, value);
    }
  };
  addEventListener(SCHEME_CHANGE, () => {
    own.clear();
    for (const key of MODE_KEYS) {
      dispatchEvent(new StorageEvent('storage', { key, newValue: shownScheme() }));
    }
  });
}

isolateColorMode();
tellErrorsInFull();
