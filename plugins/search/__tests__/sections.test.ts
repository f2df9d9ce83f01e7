/** @jest-environment node */
import { readArticle } from '../../page-outputs/shared/article';
import { getSections, type Section } from '../node/sections';

/** Returns the sections of an article. Fields without content are omitted. */
function readSections(content: string): Partial<Section>[] {
  const html = `<main><article><h1>T</h1><p class="lead">L</p><div class="prose">${content}</div></article></main>`;
  const { bodies } = readArticle(html, '/page/');
  return getSections(bodies).map(
    (section) =>
      Object.fromEntries(
        Object.entries(section).filter(([, value]) =>
          Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value === true,
        ),
      ) as Partial<Section>,
  );
}

it.each([
  [
    'the start of the page and its headings',
    '<p>Intro.</p><h2 id=one>One</h2><p>Text.</p><h3 id=two>Two</h3><p>More.</p><h2 id=three>Three</h2>',
    [
      { text: 'Intro.' },
      { id: 'one', heading: 'One', text: 'Text.' },
      { id: 'two', heading: 'Two', trail: ['One'], text: 'More.' },
      { id: 'three', heading: 'Three' },
    ],
  ],
  [
    'a heading with code and a link to itself',
    '<h2 id=a>The <code>slotProps</code> prop<a class="hash-link" href="#a">#</a></h2>',
    [{}, { id: 'a', heading: 'The slotProps prop' }],
  ],
  [
    'inline code as text, and blocks as code with their file names',
    '<p>Use <code>npm i</code>.</p><figure data-title="a.ts"><figcaption data-mdast="ignore">a.ts</figcaption><pre><code>const a = 1;</code></pre></figure>',
    [{ text: 'Use npm i.', code: 'a.ts\nconst a = 1;' }],
  ],
  [
    'the cells of a table',
    '<table><tr><th>Prop<th>Type<tr><td><code>a</code><td>b</table>',
    [{ text: 'Prop · Type · a · b' }],
  ],
  [
    'a card with its title',
    '<ul><li class="MuiCard-root"><a href="/a/">Grid</a> Lists the rows and columns.</ul>',
    [{ text: 'Grid · Lists the rows and columns.', links: ['/a/'] }],
  ],
  [
    'a callout with its title',
    '<div class="callout"><p class="callout-title">Careful</p><p>Hot.</p></div>',
    [{ text: 'Careful. Hot.' }],
  ],
  [
    'only the heading of a list of links',
    '<h2 id=next>Next</h2><ul><li><a href="/b/">One page</a>, first<li><a href="/c/#d">Another page</a></ul>',
    [{}, { id: 'next', heading: 'Next', links: ['/b/', '/c/#d'], isList: true }],
  ],
  [
    'a picture’s link without its hidden text',
    '<p>See:</p><p><a href="/a.png"><img alt=A src=a.png><span class="visually-hidden">Enlarge the picture</span></a></p>',
    [{ text: 'See:', links: ['/a.png'] }],
  ],
  [
    'no numbers of footnotes',
    '<p>Fast<sup><a data-footnote-ref href="#fn">1</a></sup>.</p><ol><li>Measured <a data-footnote-backref href="#ref">↩</a></ol>',
    [{ text: 'Fast. Measured' }],
  ],
  [
    'nothing from controls, pictures, and demos',
    '<p>Look: <img alt=Chart src=a.png><button>Copy</button></p><div data-demo=a><pre>code</pre></div>',
    [{ text: 'Look:' }],
  ],
  [
    'the rows of a reference table as sections of their own',
    '<h2 id=props>Props</h2><p>All.</p><table><thead><tr><th>Name<th>Type<th>Default<th>Description' +
      '<tbody><tr id=prop-size><th><a href="#prop-size"><code>size</code></a> required' +
      '<td><code>Size</code><details><summary>Definition</summary><pre>small | large</pre></details>' +
      '<td><code>small</code><td><div>The height.</div></table><p>End.</p>',
    [
      {},
      {
        id: 'props',
        heading: 'Props',
        text: 'All. End.',
      },
      {
        id: 'prop-size',
        heading: 'size',
        isRow: true,
        trail: ['Props'],
        text: 'The height.',
        code: 'Size\nsmall',
      },
    ],
  ],
])('reads %s', (_title, content, expected) => {
  expect(readSections(content)).toEqual(expected);
});
