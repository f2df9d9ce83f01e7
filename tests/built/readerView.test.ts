/**
 * Checks how pages look in Firefox's reader view, which Readability creates from the HTML without stylesheets. Needs
 * `npm run build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { BUILD_DIR, requireBuild } from '../support/build';
import { PAGE_KINDS } from '../support/site';

beforeAll(() => requireBuild());

/** Matches the labels of controls, which are useless in a view without controls. */
const CONTROL_LABELS = [
  /Wrap the lines of/,
  /\bCopy\b/,
  /Show all \d+ lines/,
  /Show fewer lines/,
  /\d+ lines of imports/,
  /StackBlitz/,
  /Package manager/,
];

interface ReaderView {
  page: Document;
  view: Document;
}

function openReaderView(folder: string): ReaderView {
  const html = fs.readFileSync(path.join(BUILD_DIR, folder, 'index.html'), 'utf8');
  // This virtual console discards messages, because jsdom reports unknown CSS.
  const options = {
    url: `https://mui.com/toolpad/${folder}`,
    virtualConsole: new VirtualConsole(),
  };
  const page = new JSDOM(html, options).window.document;
  const article = new Readability(page.cloneNode(true) as Document).parse();
  return { page, view: new JSDOM(article?.content ?? '').window.document };
}

/** Returns the code blocks in an element, without languages and styling solutions that aren't selected. */
function getCodeBlocks(root: ParentNode): string[] {
  return [...root.querySelectorAll('pre')]
    .filter((block) => !block.closest('[hidden]'))
    .map((block) => block.textContent.trim());
}

/**
 * Returns the headings in an element, except for “Related pages”, because Readability omits lists of links by design.
 */
const getHeadings = (root: ParentNode): string[] =>
  [...root.querySelectorAll(':is(h2, h3):not(#related-pages)')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

describe.each([
  ['a tutorial', PAGE_KINDS.tutorial, 'breakpoints: { values: { xs: 0, sm: 480'],
  ['a component with demos', 'core/react-use-dialogs/', 'useDialogs()'],
  ['an API reference', PAGE_KINDS.API, "import { DashboardLayout } from '@toolpad/core';"],
])('the reader view of %s', (_, folder, line) => {
  let opened: ReaderView;

  beforeAll(() => {
    opened = openReaderView(folder);
  });

  test('it includes all code blocks', () => {
    const expected = getCodeBlocks(opened.page.querySelector('main') ?? opened.page);
    expect(expected.join('\n')).toContain(line);
    expect(getCodeBlocks(opened.view)).toEqual(expected);
  });

  test('it includes all headings', () => {
    const found = getHeadings(opened.view);
    const prose = opened.page.querySelector('.prose');
    expect(prose ? getHeadings(prose).filter((heading) => !found.includes(heading)) : []).toEqual(
      [],
    );
  });

  test('it omits the labels of controls', () => {
    const text = opened.view.body.textContent;
    expect(CONTROL_LABELS.filter((label) => label.test(text))).toEqual([]);
  });
});
