/**
 * A page says the same to everyone: ten facts are asked of ten built pages, as a program finds them
 * that makes text of HTML, and as one that reads the page's Markdown twin, which has no HTML. It needs
 * `npm run build`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { filesBelow } from '../../plugins/shared/node/files';
import { PRODUCTS } from '../../src/site/products';
import { BUILD, needsBuild } from '../support/build';

beforeAll(needsBuild);

interface Fact {
  pathname: string;
  question: string;
  answer: RegExp;
}

/** Prose, code, a generated table, a table of a writer, a callout: what pages are made of. */
const FACTS: Fact[] = [
  {
    pathname: '/core/introduction/installation',
    question: 'With which command do I install the library?',
    answer: /npm install @toolpad\/core@0\.15\.0 @mui\/material@7 @mui\/icons-material@7/,
  },
  {
    pathname: '/core/react-use-navigation',
    question: 'Which version has useNavigation?',
    answer: /From 0\.16\.0/,
  },
  {
    pathname: '/core/react-crud',
    question: 'Which React do the forms of Crud need, and why?',
    answer: /React 19 .*React\.useActionState/,
  },
  {
    pathname: '/core/integrations/react-router',
    question: 'Where does the provider for React Router come from?',
    answer: /import \{ ReactRouterAppProvider \} from '@toolpad\/core\/react-router'/,
  },
  {
    pathname: '/core/api/crud',
    question: 'How many rows does a list of Crud show at first?',
    // On phones the cell says what it is.
    answer: /initialPageSize\W+number\W+(?:Default )?100\b/,
  },
  {
    pathname: '/studio/getting-started/installation',
    question: 'Which Node.js does Studio need?',
    answer: /Node\.js 18 or later/,
  },
  {
    pathname: '/studio/how-to-guides/basic-auth',
    question: 'Which variable holds the user name of basic auth?',
    answer: /TOOLPAD_BASIC_AUTH_USER\W+The user name/,
  },
  {
    pathname: '/studio/concepts/rbac',
    question: 'Which plan do roles need?',
    answer: /apiVersion: v1 kind: application spec: plan: pro/,
  },
  {
    pathname: '/studio/concepts/custom-server',
    question: 'What mounts an app in my own server?',
    answer: /import \{ createHandler \} from '@toolpad\/studio'/,
  },
  {
    pathname: '/studio/concepts/deployment',
    question: 'Where does a production server tell that it is alive?',
    answer: /\/health-check\b/,
  },
];

const read = (file: string): string => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** Spaces and line ends are no part of a fact. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a page's HTML, as a browser's `innerText` would have it. */
const textOfHtml = (html: string): string =>
  inOneLine(toText(unified().use(rehypeParse).parse(html)));

/** The text of a page's Markdown twin. */
const textOfTwin = (markdown: string): string =>
  inOneLine(
    fromMarkdown(markdown)
      .children.map((block) => toString(block))
      .join('\n'),
  );

describe('ten facts', () => {
  test('are of ten pages', () => {
    expect(new Set(FACTS.map(({ pathname }) => pathname)).size).toBe(10);
  });

  test.each(FACTS)('$question ($pathname)', ({ pathname, answer }) => {
    expect(textOfHtml(read(`${pathname}/index.html`))).toMatch(answer);
    expect(textOfTwin(read(`${pathname}.md`))).toMatch(answer);
  });
});

/** What of a page's Markdown twin is HTML, in whose place Markdown has words of its own. */
function htmlIn(markdown: string): string[] {
  const found: string[] = [];
  visit(fromMarkdown(markdown), 'html', ({ value }) => found.push(value));
  return found;
}

test('no Markdown twin has HTML in it', () => {
  const twins = PRODUCTS.flatMap(({ id }) =>
    filesBelow(path.join(BUILD, id), /\.md$/).map((name) => `${id}/${name}`),
  );
  expect(twins.length).toBeGreaterThan(100);
  expect(twins.filter((name) => htmlIn(read(name)).length > 0)).toEqual([]);
});
