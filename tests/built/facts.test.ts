/** Checks that ten built pages state facts, both in their HTML and in their Markdown copies. Needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listFiles } from '../../plugins/shared/node/files';
import { PRODUCTS } from '../../src/site/products';
import { BUILD_DIR, requireBuild } from '../support/build';

beforeAll(requireBuild);

interface Fact {
  pathname: string;
  question: string;
  answer: RegExp;
}

/** Facts in prose, code, generated tables, handwritten tables, and callouts. */
const FACTS: Fact[] = [
  {
    pathname: '/core/introduction/installation',
    question: 'Which command installs the library?',
    answer: /npm install @toolpad\/core@0\.15\.0 @mui\/material@7 @mui\/icons-material@7/,
  },
  {
    pathname: '/core/react-use-navigation',
    question: 'Which version has useNavigation?',
    answer: /Available in 0\.16\.0 and later/,
  },
  {
    pathname: '/core/react-crud',
    question: 'Which version of React do the forms of Crud need, and why?',
    answer: /React 19 .*React\.useActionState/,
  },
  {
    pathname: '/core/integrations/react-router',
    question: 'Which module exports the provider for React Router?',
    answer: /import \{ ReactRouterAppProvider \} from '@toolpad\/core\/react-router'/,
  },
  {
    pathname: '/core/api/crud',
    question: 'How many rows does a list of Crud show at first?',
    // On phones, the cell has a label.
    answer: /initialPageSize\W+number\W+(?:Default )?100\b/,
  },
  {
    pathname: '/studio/getting-started/installation',
    question: 'Which version of Node.js does Studio need?',
    answer: /Node\.js 18 or later/,
  },
  {
    pathname: '/studio/how-to-guides/basic-auth',
    question: 'Which variable contains the username for basic auth?',
    answer: /TOOLPAD_BASIC_AUTH_USER\W+The username/,
  },
  {
    pathname: '/studio/concepts/rbac',
    question: 'Which plan do roles need?',
    answer: /apiVersion: v1 kind: application spec: plan: pro/,
  },
  {
    pathname: '/studio/concepts/custom-server',
    question: 'Which function mounts an app in my own server?',
    answer: /import \{ createHandler \} from '@toolpad\/studio'/,
  },
  {
    pathname: '/studio/concepts/deployment',
    question: 'Which path of a production server reports its health?',
    answer: /\/health-check\b/,
  },
];

const read = (file: string): string => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** Collapses whitespace into single spaces. */
const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of HTML, similar to a browser's `innerText`. */
const htmlToText = (html: string): string =>
  toOneLine(toText(unified().use(rehypeParse).parse(html)));

/** Returns the text of a Markdown copy. */
const markdownToText = (markdown: string): string =>
  toOneLine(
    fromMarkdown(markdown)
      .children.map((block) => toString(block))
      .join('\n'),
  );

it.each(FACTS)(
  'answers on $pathname, in HTML and in Markdown: $question',
  ({ pathname, answer }) => {
    expect(htmlToText(read(`${pathname}/index.html`))).toMatch(answer);
    expect(markdownToText(read(`${pathname}.md`))).toMatch(answer);
  },
);

/** Returns the raw HTML nodes that a Markdown document contains. */
function findHtml(markdown: string): string[] {
  const found: string[] = [];
  visit(fromMarkdown(markdown), 'html', ({ value }) => found.push(value));
  return found;
}

it('creates Markdown copies without HTML', () => {
  const copies = PRODUCTS.flatMap(({ id }) =>
    listFiles(path.join(BUILD_DIR, id), /\.md$/).map((name) => `${id}/${name}`),
  );
  expect(copies.length).toBeGreaterThan(100);
  expect(copies.filter((name) => findHtml(read(name)).length > 0)).toEqual([]);
});
