import { readPages } from '../lib/readPages';
import { readProse } from './read';
import { judgeProse } from './rules';
import type { Offence } from './types';

/**
 * Reads pages and judges their prose.
 *
 * @param parts parts of the paths of the pages; none for all
 */
export async function verifyProse(
  siteDir: string,
  parts: readonly string[],
): Promise<{ pages: number; offences: Offence[] }> {
  const pages = readPages(siteDir, parts);
  const prose = await Promise.all(pages.map((page) => readProse(page, siteDir)));
  return { pages: pages.length, offences: judgeProse(prose) };
}
