/** The part of `CacheStorage` that the worker uses, in memory. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(void entries.set(url, response)),
      delete: (url: string) => Promise.resolve(entries.delete(url)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}
