import { cachePrefix, HASH_BYTES, type Release, typeOf } from './release';

/** The start of a file's SHA-256, as the build's list has it. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, HASH_BYTES)));
}

/** The files of one release that the worker keeps. No method rejects: without it, the site is online. */
export interface Store {
  /** The address below the base of a file of this release; `undefined` for anything else. */
  ownFile: (url: string) => string | undefined;
  /** A kept file, if it is what the build has made. */
  read: (address: string) => Promise<Response | undefined>;
  /** Keeps an answer of the network, if it is what the build has made. */
  keep: (address: string, answer: Response) => Promise<void>;
  /** Keeps a file that is not kept yet: from an older release, where it is the same, else again. */
  obtain: (address: string, canFetch?: boolean) => Promise<void>;
  /** The addresses of what is kept. */
  kept: () => Promise<string[]>;
  /** Takes over what older releases kept, and removes them. */
  inherit: () => Promise<string[]>;
}

/**
 * Opens what is kept of a release. Any script on the site's pages can write into the same caches, so
 * every file is checked against the list, which stands in the worker itself, whenever it is read.
 *
 * @param scope the worker's scope, a whole address
 */
export function openStore({ id, files }: Release, scope: string): Store {
  const prefix = cachePrefix(new URL(scope).pathname);
  const current = prefix + id;
  const hashes = new Map(Object.entries(files));
  const older = async (): Promise<string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);

  /** The content of an answer, with nothing but its type; `undefined` if it is not the build's. */
  async function verified(address: string, answer: Response): Promise<Response | undefined> {
    const content = await answer.arrayBuffer();
    return (await hashOf(content)) === hashes.get(address)
      ? new Response(content, { headers: { 'Content-Type': typeOf(address) } })
      : undefined;
  }

  async function readFrom(name: string, address: string): Promise<Response | undefined> {
    const cache = await caches.open(name);
    const found = await cache.match(scope + address);
    const sound = found && (await verified(address, found));
    if (found && !sound) {
      await cache.delete(scope + address);
    }
    return sound;
  }

  const put = async (address: string, answer: Response): Promise<void> =>
    (await caches.open(current)).put(scope + address, answer);

  const store: Store = {
    ownFile(url) {
      const address = url.startsWith(scope)
        ? url.slice(scope.length).replace(/[?#].*$/s, '')
        : null;
      return address !== null && hashes.has(address) ? address : undefined;
    },
    read: (address) => readFrom(current, address).catch(() => undefined),
    async keep(address, answer) {
      try {
        const sound = answer.status === 200 && (await verified(address, answer));
        if (sound) {
          await put(address, sound);
        }
      } catch {
        // Broken off, or no room for it.
      }
    },
    async obtain(address, canFetch = true) {
      try {
        if (await (await caches.open(current)).match(scope + address)) {
          return;
        }
        for (const name of await older()) {
          const same = await readFrom(name, address);
          if (same) {
            await put(address, same);
            return;
          }
        }
        if (canFetch) {
          await store.keep(address, await fetch(scope + address));
        }
      } catch {
        // Offline, or no room for it.
      }
    },
    async kept() {
      try {
        const requests = await (await caches.open(current)).keys();
        return requests.flatMap(({ url }) => store.ownFile(url) ?? []);
      } catch {
        return [];
      }
    },
    async inherit() {
      const inherited = new Set<string>();
      try {
        for (const name of await older()) {
          for (const { url } of await (await caches.open(name)).keys()) {
            const address = store.ownFile(url);
            if (address !== undefined) {
              inherited.add(address);
              await store.obtain(address, false);
            }
          }
        }
        await Promise.all((await older()).map((name) => caches.delete(name)));
      } catch {
        // What could not be taken over is read again.
      }
      return [...inherited];
    },
  };
  return store;
}
