import { useHistorySelector } from '@docusaurus/theme-common';

/**
 * Returns the query string and the hash of the current URL, which links to the same page in another version or language
 * keep: `?sort=name#filters`. The result is empty on the server and in the first render.
 */
export const useLocationSuffix = (): string =>
  useHistorySelector(({ location: { search, hash } }) => search + hash);
