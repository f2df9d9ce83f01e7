import { CHARACTERS } from '../../plugins/brand/node/fonts';
import { readBuiltPages } from '../support/builtPages';

/** What the packages' latin fonts have beyond ASCII: for one that the cut fonts lack, the whole is loaded. */
const LATIN = /[\u00a0-\u02ff\u2000-\u22ff]/g;

test('no page has a character for which it loads a whole font', async () => {
  const asking = (await readBuiltPages()).flatMap(({ pathname, document }) => {
    const text = document.querySelector('body')?.textContent ?? '';
    const missing = new Set(text.match(LATIN)?.filter((each) => !CHARACTERS.includes(each)));
    return missing.size > 0 ? [`${pathname}: ${[...missing].join(' ')}`] : [];
  });
  // To mend it, name the character in plugins/brand/node/fonts.ts.
  expect(asking).toEqual([]);
});
