/** Checks the length of guides. Reference pages may be longer, because nobody reads them from start to end. */
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/shared/node/readPage';
import { ROOT, readPages } from '../../scripts/lib/readPages';

const MAX_WORDS = 2_500;
const MAX_HEADINGS = 25;

const guides = readPages([]).filter((page) => !/\/(api|reference)\b/.test(page.path));

/** Counts the words outside code blocks, and the headings of the levels 2 and 3. */
function measure(text: string, file: string): { words: number; headings: number } {
  let words = 0;
  let headings = 0;
  visit(readPage(file, text).tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      words += node.value.split(/\s+/).filter(Boolean).length;
    }
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      headings += 1;
    }
  });
  return { words, headings };
}

it('contains no guide that is too long to finish (if it does, move parts to a page below it)', () => {
  expect(guides.length).toBeGreaterThan(50);
  const long = guides.flatMap((page) => {
    const { words, headings } = measure(page.text, path.join(ROOT, page.path));
    return words > MAX_WORDS || headings > MAX_HEADINGS
      ? [`${page.path}: ${words} words, ${headings} headings`]
      : [];
  });
  expect(long).toEqual([]);
});
