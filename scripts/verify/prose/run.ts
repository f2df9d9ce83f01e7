import { readPages } from '../lib/readPages';
import type { Verdict } from '../lib/tell';
import { readProse } from './read';
import { judgeProse, type Offence } from './rules';

/** Reads pages, all or those with one of the parts in their paths, and judges their prose. */
export function judgePages(parts: readonly string[]): { pages: number; offences: Offence[] } {
  const pages = readPages(parts);
  return { pages: pages.length, offences: judgeProse(pages.map(readProse)) };
}

/** Judges the prose of pages. */
export function verify(parts: readonly string[]): Verdict {
  const { pages, offences } = judgePages(parts);
  for (const { rule, page, line, message } of offences) {
    console.log(`FAIL ${page}:${line} ${rule}: ${message}`);
  }
  const failed = new Set(offences.map(({ page }) => page)).size;
  return { passed: pages - failed, failed };
}
