import type { DrawStorage } from '../../../plugins/site-companion/chance';

/** Reaches one visit's storage, as `() => sessionStorage` does. */
export function memoryStorage(entries: Record<string, string> = {}): () => DrawStorage {
  const values = new Map(Object.entries(entries));
  const storage: DrawStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
  return () => storage;
}

function deny(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Ways in which browsers block storage. */
export const blockedStorage: [string, () => DrawStorage][] = [
  ['reaching the storage throws', deny],
  ['reading and writing throw', () => ({ getItem: deny, setItem: deny })],
  ['writing throws', () => ({ getItem: () => null, setItem: deny })],
];
