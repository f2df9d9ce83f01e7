import { readPages } from '../lib/readPages';
import { readProse } from './read';
import { judgeProse } from './rules';
import type { Offence } from './types';

/**
 * Reads pages and judges their prose.
 *
 * @param parts parts of the paths of the pages; none for all
 */
export function verifyProse(
  siteDir: string,
  parts: readonly string[],
): { pages: number; offences: Offence[] } {
  const pages = readPages(siteDir, parts);
  return { pages: pages.length, offences: judgeProse(pages.map(readProse)) };
}
