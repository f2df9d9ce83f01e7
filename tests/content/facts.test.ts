/**
 * A page says the same to everyone: ten facts are asked of ten built pages, as a program finds them
 * that makes text of HTML, and as one that reads the page's Markdown twin. It needs `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(process.env.BUILD_DIR ?? path.join(__dirname, '../../build'));

/** Whole pages as text. */
const MAX_BYTES = 16 * 1024 * 1024;

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

interface PageText {
  pathname: string;
  html: string;
  twin: string;
}

function readTexts(): PageText[] {
  const script = path.join(__dirname, 'readText.mjs');
  const pathnames = FACTS.map(({ pathname }) => pathname);
  const output = execFileSync(process.execPath, [script, BUILD, ...pathnames], {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  return JSON.parse(output) as PageText[];
}

// Among the pages as they are written there is no built site yet.
const whenBuilt = fs.existsSync(path.join(BUILD, '404.html')) ? describe : describe.skip;

whenBuilt('ten facts', () => {
  let texts: PageText[];
  beforeAll(() => {
    texts = readTexts();
  });

  test('are of ten pages', () => {
    expect(new Set(FACTS.map(({ pathname }) => pathname)).size).toBe(10);
  });

  test.each(FACTS)('$question ($pathname)', ({ pathname, answer }) => {
    const page = texts.find((text) => text.pathname === pathname);
    expect(page?.html).toMatch(answer);
    expect(page?.twin).toMatch(answer);
  });
});
