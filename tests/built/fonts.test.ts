import fs from 'node:fs';
import path from 'node:path';
import { SUBSET_CHARACTERS } from '../../plugins/brand/node/fonts';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR } from '../support/build';
import { readBuiltPages } from '../support/builtPages';

/**
 * Matches the non-ASCII characters of the latin fonts in npm packages. Browsers load an entire font for a character
 * that its subset lacks.
 */
const NON_ASCII_LATIN = /[\u00a0-\u02ff\u2000-\u22ff]/g;

function findMissing(name: string, text: string): string[] {
  const missing = new Set(
    text.match(NON_ASCII_LATIN)?.filter((each) => !SUBSET_CHARACTERS.includes(each)),
  );
  return missing.size > 0 ? [`${name}: ${[...missing].join(' ')}`] : [];
}

it('includes every character on the pages, and in the content that stylesheets generate, in the font subsets', async () => {
  const found = [
    ...(await readBuiltPages()).flatMap(({ pathname, document }) =>
      findMissing(pathname, document.querySelector('body')?.textContent ?? ''),
    ),
    ...listFiles(BUILD_DIR, /\.css$/).flatMap((name) => {
      const css = fs.readFileSync(path.join(BUILD_DIR, name), 'utf8');
      return findMissing(name, css.match(/content:"[^"]*"/g)?.join('') ?? '');
    }),
  ];
  // If this assertion fails, add the character to CHARACTERS in plugins/brand/node/fonts.ts.
  expect(found).toEqual([]);
});
