import preload from './preload';

const asked = new Set<string>();

/**
 * Takes the place of Docusaurus's own, which fetches ahead what all links in the window lead to. Here a
 * page's scripts are loaded when a reader points at a link to it, and not for readers who save data.
 */
export default Object.freeze({
  prefetch: () => false,
  preload(pathname: string): Promise<void> | false {
    if (asked.has(pathname) || navigator.connection?.saveData) {
      return false;
    }
    asked.add(pathname);
    return preload(pathname);
  },
});
