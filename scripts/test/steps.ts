export interface Step {
  /** What it is called on the command line. */
  name: string;
  /** What it does. */
  title: string;
  /** The script of package.json that it runs, with which it can be repeated. */
  script?: string;
  /** Or, where there is no such script, a program of node_modules/.bin, or `node`, and its arguments. */
  command?: string[];
  /**
   * What it counts: jest's tests, or what it says itself with the line `N passed, N failed`; without it,
   * the step is one test.
   */
  counts?: 'jest' | 'lines';
  /** It is left to `npm run test:all`. */
  slow?: boolean;
  /** It has the machine to itself, for it does several things at a time. */
  alone?: boolean;
  /** It needs Chromium. */
  browser?: boolean;
  /** Steps without whose success this one would test something else. */
  after?: string[];
}

type More = Partial<Pick<Step, 'slow' | 'alone' | 'browser' | 'after'>>;

/** A script of package.json, which is one test. */
const tool = (name: string, title: string, script = name): Step => ({ name, title, script });

/** A project of jest's, which has a script of its name. */
const jest = (name: string, title: string, more: More = {}): Step => ({
  name,
  title,
  script: name,
  counts: 'jest',
  ...more,
});

/** A check of the pages. */
const verify = (name: string, title: string, args: string[], more: More = {}): Step => ({
  name,
  title,
  command: ['node', 'scripts/verify.mjs', ...args],
  counts: 'lines',
  ...more,
});

/**
 * What `npm test` does, and what `npm run test:all` does besides. Each step is a command. They start
 * in this order, as many at a time as the machine has processors, and at least two: mistakes in the code
 * show first.
 */
export const STEPS: Step[] = [
  tool('lint', 'Lint'),
  tool('imports', 'Who imports whom', 'lint:imports'),
  tool('unused', 'What nobody uses', 'lint:unused'),
  tool('types', 'Types'),
  tool('format', 'Formatting', 'format:check'),
  tool('spelling', 'Spelling', 'spell'),
  tool('markdown', 'Markdown', 'lint:md'),
  jest('unit', 'Unit tests'),
  jest('content', 'The pages as they are written'),
  tool('build', 'Production build'),
  {
    name: 'demosSite',
    title: 'The site of the demos’ journeys',
    command: ['node', 'tests/fixtures/demos/build.mjs'],
  },
  verify('blocks', 'The code blocks of the pages, compiled', ['blocks']),
  jest('built', 'The pages as they are built', { after: ['build'] }),
  verify('demos', 'The demos of the pages, in a browser', ['demos', '--once'], { browser: true }),
  jest('browser', 'Journeys in a real browser', {
    browser: true,
    alone: true,
    after: ['build', 'demosSite'],
  }),
  jest('alone', 'Early clicks, on a machine with nothing else to do', {
    browser: true,
    slow: true,
    alone: true,
    after: ['build'],
  }),
  jest('slow', 'Other engines, hostile networks, many tries, sandboxes', {
    browser: true,
    slow: true,
    after: ['build', 'demosSite'],
  }),
  verify('pages', 'Tutorials and guides, followed step by step', ['pages'], {
    browser: true,
    slow: true,
  }),
  verify(
    'looks',
    'The demos on phones and screens, in light and dark, and their pictures',
    ['demos'],
    { browser: true, slow: true },
  ),
  verify('studio', 'The files on Studio’s pages, in Studio', ['studio'], {
    browser: true,
    slow: true,
  }),
];
