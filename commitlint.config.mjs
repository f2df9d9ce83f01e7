/** `type(scope): imperative summary`. The workflow of pull requests checks the subject of each commit. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Subjects name components and packages, which have capitals.
    'subject-case': [0],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
