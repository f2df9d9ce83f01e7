import fs from 'node:fs';
import path from 'node:path';
import { markdownTable } from '../../lib/markdownTable';
import { ROOT } from '../lib/readPages';
import type { Verdict } from '../lib/tell';
import { judgeSizes, kilobytes } from './judge';
import { measureSizes } from './measure';

export const options = { check: { type: 'boolean', default: false } } as const;

/** Measures what the parts of the library add to an app, and checks whether the pages say so. */
export async function verify(
  _parts: readonly string[],
  { check }: { check: boolean },
): Promise<Verdict | undefined> {
  const sizes = await measureSizes(ROOT);
  const lines = sizes.map(({ name, bytes }) => [name, `${kilobytes(bytes)} kB`]);
  console.log(markdownTable(['part', 'gzip'], lines));
  if (!check) {
    return undefined;
  }
  const wrong = judgeSizes(sizes, (page) => fs.readFileSync(path.join(ROOT, page), 'utf8'));
  wrong.forEach((message) => console.log(`FAIL ${message}`));
  const said = sizes.flatMap((size) => size.said).length;
  return { passed: said - wrong.length, failed: wrong.length };
}
