/** Requires `type(scope): imperative summary`. The pull request workflow checks the subject of each commit. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Subjects contain the names of components and packages, which have capital letters.
    'subject-case': [0],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
