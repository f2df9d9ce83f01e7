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

/**
 * What `npm test` does, and what `npm run test:all` does besides. Each step is a command. They start
 * in this order, as many at a time as the machine has processors, and at least two: mistakes in the code
 * show first.
 */
export const STEPS: Step[] = [
  { name: 'lint', title: 'Lint', script: 'lint' },
  { name: 'imports', title: 'Who imports whom', script: 'lint:imports' },
  { name: 'unused', title: 'What nobody uses', script: 'lint:unused' },
  { name: 'types', title: 'Types', script: 'types' },
  { name: 'format', title: 'Formatting', script: 'format:check' },
  { name: 'spelling', title: 'Spelling', script: 'spell' },
  { name: 'markdown', title: 'Markdown', script: 'lint:md' },
  { name: 'unit', title: 'Unit tests', script: 'unit', counts: 'jest' },
  { name: 'content', title: 'The pages as they are written', script: 'content', counts: 'jest' },
  { name: 'build', title: 'Production build', script: 'build' },
  {
    name: 'demosSite',
    title: 'The site of the demos’ journeys',
    command: ['node', 'tests/fixtures/demos/build.mjs'],
  },
  {
    name: 'blocks',
    title: 'The code blocks of the pages, compiled',
    command: ['node', 'scripts/verify.mjs', 'blocks'],
    counts: 'lines',
  },
  {
    name: 'built',
    title: 'The pages as they are built',
    script: 'built',
    counts: 'jest',
    after: ['build'],
  },
  {
    name: 'demos',
    title: 'The demos of the pages, in a browser',
    command: ['node', 'scripts/verify.mjs', 'demos', '--once'],
    counts: 'lines',
    browser: true,
  },
  {
    name: 'browser',
    title: 'Journeys in a real browser',
    script: 'browser',
    counts: 'jest',
    browser: true,
    alone: true,
    after: ['build', 'demosSite'],
  },
  {
    name: 'alone',
    title: 'Early clicks, on a machine with nothing else to do',
    script: 'alone',
    counts: 'jest',
    browser: true,
    slow: true,
    alone: true,
    after: ['build'],
  },
  {
    name: 'slow',
    title: 'Other engines, hostile networks, many tries, sandboxes',
    script: 'slow',
    counts: 'jest',
    browser: true,
    slow: true,
    after: ['build', 'demosSite'],
  },
  {
    name: 'pages',
    title: 'Tutorials and guides, followed step by step',
    command: ['node', 'scripts/verify.mjs', 'pages'],
    counts: 'lines',
    browser: true,
    slow: true,
  },
  {
    name: 'looks',
    title: 'The demos on phones and screens, in light and dark, and their pictures',
    command: ['node', 'scripts/verify.mjs', 'demos'],
    counts: 'lines',
    browser: true,
    slow: true,
  },
  {
    name: 'studio',
    title: 'The files on Studio’s pages, in Studio',
    command: ['node', 'scripts/verify.mjs', 'studio'],
    counts: 'lines',
    browser: true,
    slow: true,
  },
];
