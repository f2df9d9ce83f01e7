import { toString } from 'hast-util-to-string';
import { readArticle } from '../../../plugins/page-outputs/node/article';
import { pagePreview } from '../../../plugins/page-outputs/node/preview';

const page = (prose: string): string =>
  `<main><article><h1>Orders</h1><p>What this page is for.</p><div class="prose">${prose}</div></article></main>`;

const preview = (prose: string) => pagePreview(readArticle(page(prose), '/toolpad/core/orders/'));

test('title, description and first lines', () => {
  expect(preview('<p>First <code>things</code>\n  first.</p><p>Then more.</p>')).toEqual({
    title: 'Orders',
    description: 'What this page is for.',
    text: 'First things first. Then more.',
    sections: {},
  });
});

test('sections of all levels, each with its own lines only', () => {
  const { text, sections } = preview(
    '<h2 id="one">One<a class="hash-link" href="#one">#</a></h2><p>A</p>' +
      '<h3 id="two">Two</h3><ul><li>B</li><li>C</li></ul><h2 id="three">Three</h2>',
  );
  expect(text).toBe('');
  expect(sections).toEqual({ one: ['One', 'A'], two: ['Two', 'B C'], three: ['Three', ''] });
});

test('what is no sentence is left out', () => {
  const { text } = preview(
    '<figure><pre><code>npm i</code></pre></figure><table><tr><td><p>cell</p></td></tr></table>' +
      '<p>Text <button>Copy</button><span class="visually-hidden">hidden</span></p>',
  );
  expect(text).toBe('Text');
});

test('long texts are cut after a word', () => {
  const { text } = preview(`<p>${'word '.repeat(100)}</p>`);
  expect(text).toMatch(/^(word )+word…$/);
  expect(text.length).toBeLessThanOrEqual(181);
});

test('text in callouts counts, and a paragraph in a list item counts once', () => {
  expect(preview('<div class="callout"><p>Take care.</p></div>').text).toBe('Take care.');
  expect(preview('<ul><li><p>Once.</p></li></ul>').text).toBe('Once.');
});

test('the page itself stays as it is, for its twin', () => {
  const article = readArticle(page('<p>One <button>Copy</button></p>'), '/toolpad/core/orders/');
  expect(pagePreview(article).text).toBe('One');
  expect(toString(article.prose)).toContain('Copy');
});
