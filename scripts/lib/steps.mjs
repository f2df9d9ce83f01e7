/**
 * What `npm test` does, in order. Each step is a command; the tests among them count what jest counts,
 * all others count as one test.
 *
 * @typedef {object} Step
 * @property {string} name what it is called on the command line
 * @property {string} title what it does
 * @property {string[]} command the program, found in node_modules/.bin, and its arguments
 * @property {boolean} [jest] its tests are counted one by one
 * @property {string} [needs] a step without whose success this one would test something else
 */

/** The one test file of the content that reads the built site. */
const HTML_TEST = 'tests/content/html.test.ts';

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
      HTML_TEST,
    ],
    jest: true,
  },
  { name: 'build', title: 'Production build', command: ['docusaurus', 'build'] },
  {
    name: 'html',
    title: 'The pages as they are built',
    command: ['jest', '--selectProjects', 'content', '--runTestsByPath', HTML_TEST],
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
