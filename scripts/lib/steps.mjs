/**
 * What `npm test` does, in order. Each step is a command; the tests among them count what jest counts,
 * some checks count what they check, all others count as one test.
 *
 * @typedef {object} Step
 * @property {string} name what it is called on the command line
 * @property {string} title what it does
 * @property {string[]} command the program, found in node_modules/.bin, and its arguments; `node` is the
 *   one that runs this
 * @property {boolean} [jest] its tests are counted one by one
 * @property {boolean} [counted] it ends with the line `N passed, N failed` itself
 * @property {boolean} [slow] it takes minutes, and runs where it is named or `VERIFY_PAGES` is set
 * @property {string} [needs] a step without whose success this one would test something else
 */

/** The test files of the content that read the built site. */
const HTML_TESTS = ['tests/content/html.test.ts', 'tests/content/facts.test.ts'];

/** @type {Step[]} */
export const STEPS = [
  { name: 'format', title: 'Formatting', command: ['prettier', '--check', '.'] },
  { name: 'lint', title: 'Lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'markdown', title: 'Markdown', command: ['markdownlint-cli2'] },
  {
    name: 'spelling',
    title: 'Spelling',
    command: ['cspell', 'lint', '--no-progress', '--gitignore'],
  },
  { name: 'types', title: 'Types', command: ['tsc', '--noEmit'] },
  { name: 'unit', title: 'Unit tests', command: ['jest', '--selectProjects', 'unit'], jest: true },
  {
    name: 'content',
    title: 'The pages as they are written',
    command: [
      'jest',
      '--selectProjects',
      'content',
      '--passWithNoTests',
      '--testPathIgnorePatterns',
      ...HTML_TESTS,
    ],
    jest: true,
  },
  {
    name: 'blocks',
    title: 'The code blocks of the pages, compiled',
    command: ['node', 'scripts/verify/blocks.mjs'],
    counted: true,
  },
  {
    name: 'demos',
    title: 'The demos of the pages, in a browser',
    command: ['node', 'scripts/verify/demos.mjs'],
    counted: true,
  },
  {
    name: 'pages',
    title: 'The tutorials, followed from an empty folder',
    command: ['node', 'scripts/verify/pages.mjs'],
    counted: true,
    slow: true,
  },
  { name: 'build', title: 'Production build', command: ['docusaurus', 'build'] },
  {
    name: 'html',
    title: 'The pages as they are built',
    command: ['jest', '--selectProjects', 'content', '--runTestsByPath', ...HTML_TESTS],
    jest: true,
    needs: 'build',
  },
  {
    name: 'browser',
    title: 'Journeys in real browsers',
    command: ['jest', '--selectProjects', 'browser', '--runInBand'],
    jest: true,
    needs: 'build',
  },
];
