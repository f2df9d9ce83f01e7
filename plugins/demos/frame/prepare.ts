/**
 * The first import of a frame's script. It must run before other modules, because some access storage when they are
 * evaluated, which throws an error if storage is blocked.
 */
import { getCurrentScheme } from '../../choices/schemes';
import { SCHEME_CHANGE } from './scheme';

/** The storage keys for the color mode that MUI's and Toolpad's theme providers use. */
const COLOR_MODE_KEYS: readonly string[] = ['mode', 'mui-mode', 'toolpad-mode'];

/** Creates an in-memory `Storage`, which lasts as long as the frame. */
function createMemoryStorage(): Storage {
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

function replaceBlockedStorage(name: 'localStorage' | 'sessionStorage'): void {
  try {
    window[name].getItem('');
  } catch {
    Object.defineProperty(window, name, { value: createMemoryStorage(), configurable: true });
  }
}

/**
 * Isolates the demo's color mode, so that a switch in the demo doesn't affect other demos. Theme providers that read
 * the stored mode get the page's color scheme, even after it has changed.
 */
function isolateColorMode(): void {
  const modes = new Map<string, string>();
  const storage = window.localStorage;
  const { getItem, setItem } = storage;
  const target = storage instanceof Storage ? Storage.prototype : storage;
  target.getItem = function (this: Storage, key: string) {
    return COLOR_MODE_KEYS.includes(key)
      ? (modes.get(key) ?? getCurrentScheme())
      : getItem.call(this, key);
  };
  target.setItem = function (this: Storage, key: string, value: string) {
    if (COLOR_MODE_KEYS.includes(key)) {
      modes.set(key, value);
    } else {
      setItem.call(this, key, value);
    }
  };
  addEventListener(SCHEME_CHANGE, () => {
    modes.clear();
    for (const key of COLOR_MODE_KEYS) {
      dispatchEvent(new StorageEvent('storage', { key, newValue: getCurrentScheme() }));
    }
  });
}

replaceBlockedStorage('localStorage');
replaceBlockedStorage('sessionStorage');
isolateColorMode();
