/**
 * What browsers' reader views show of a page. Firefox makes its own with Readability, from the HTML alone:
 * it has no stylesheet. It needs `npm run build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { BUILD, needsBuild } from '../support/build';
import { PAGE_KINDS } from '../support/site';

beforeAll(() => needsBuild());

/** Labels of tools, which say nothing where there are no tools. */
const LABELS = [
  /Wrap the lines of/,
  /\bCopy\b/,
  /Show all \d+ lines/,
  /Show fewer lines/,
  /\d+ lines of imports/,
  /Check my project/,
  /StackBlitz|CodeSandbox/,
  /Package manager/,
];

interface ReaderView {
  page: Document;
  view: Document;
}

function openReaderView(folder: string): ReaderView {
  const html = fs.readFileSync(path.join(BUILD, folder, 'index.html'), 'utf8');
  // jsdom reports CSS that it does not know.
  const options = {
    url: `https://mui.com/toolpad/${folder}`,
    virtualConsole: new VirtualConsole(),
  };
  const page = new JSDOM(html, options).window.document;
  const article = new Readability(page.cloneNode(true) as Document).parse();
  return { page, view: new JSDOM(article?.content ?? '').window.document };
}

/** The code blocks in a part of a document, without type hints and without other languages and stylings. */
function codeBlocks(root: ParentNode): string[] {
  return [...root.querySelectorAll('pre')]
    .filter((block) => !block.closest('[hidden]'))
    .map((block) => {
      const copy = block.cloneNode(true) as Element;
      copy.querySelectorAll('.hint').forEach((hint) => hint.remove());
      return copy.textContent.trim();
    });
}

/** Readability leaves out lists of related pages by design. */
const headings = (root: ParentNode): string[] =>
  [...root.querySelectorAll(':is(h2, h3):not(#related-pages)')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

describe.each([
  ['a tutorial', PAGE_KINDS.tutorial, 'breakpoints: { values: { xs: 0, sm: 480'],
  ['a guide', 'core/integrations/nextjs-approuter/', 'create-next-app@15'],
  ['a component with demos', 'core/react-use-dialogs/', 'useDialogs()'],
  ['an API reference', PAGE_KINDS.API, "import { DashboardLayout } from '@toolpad/core';"],
  ['the front page', '', 'npm install @toolpad/core@'],
])('the reader view of %s', (_, folder, line) => {
  let opened: ReaderView;

  beforeAll(() => {
    opened = openReaderView(folder);
  });

  test('it has all code', () => {
    const expected = codeBlocks(opened.page.querySelector('main') ?? opened.page);
    expect(expected.join('\n')).toContain(line);
    expect(codeBlocks(opened.view)).toEqual(expected);
  });

  test('it has all headings', () => {
    const found = headings(opened.view);
    const prose = opened.page.querySelector('.prose');
    expect(prose ? headings(prose).filter((heading) => !found.includes(heading)) : []).toEqual([]);
  });

  test('it has no labels of tools', () => {
    const text = opened.view.body.textContent;
    expect(LABELS.filter((label) => label.test(text))).toEqual([]);
  });
});
