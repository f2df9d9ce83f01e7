import { SUBSET_CHARACTERS } from '../../plugins/brand/node/fonts';
import { readBuiltPages } from '../support/builtPages';

/**
 * Matches the non-ASCII characters of the latin fonts in npm packages. Browsers load an entire font for a character
 * that its subset lacks.
 */
const NON_ASCII_LATIN = /[\u00a0-\u02ff\u2000-\u22ff]/g;

it('includes every character on the pages in the font subsets', async () => {
  const found = (await readBuiltPages()).flatMap(({ pathname, document }) => {
    const text = document.querySelector('body')?.textContent ?? '';
    const missing = new Set(
      text.match(NON_ASCII_LATIN)?.filter((each) => !SUBSET_CHARACTERS.includes(each)),
    );
    return missing.size > 0 ? [`${pathname}: ${[...missing].join(' ')}`] : [];
  });
  // If this assertion fails, add the character to CHARACTERS in plugins/brand/node/fonts.ts.
  expect(found).toEqual([]);
});
