import reactHooks from 'eslint-plugin-react-hooks';
import tsdoc from 'eslint-plugin-tsdoc';
import tseslint from 'typescript-eslint';
import { AVOIDED_IN_CODE } from './config/terminology.mjs';

const AVOIDED_PATTERN = ` (${AVOIDED_IN_CODE.join('|')}) `;

/** Matches words that must not start a test title. A title completes "it …", so it must start with a verb. */
const FRAGMENT_START =
  '(it )?(what|who|whose|of|where|that|which|how|why|whether|as|than|the|a|an)';

export default tseslint.config(
  { ignores: ['build/', 'build-hosts/', '.docusaurus/', '.cache/', 'coverage/', 'node_modules/'] },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // A single program for all files takes less time than `projectService`, which updates its program per file.
      parserOptions: { project: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The plugin's other rules prepare code for React's compiler, which the site doesn't use.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Formatting numbers is a common purpose of template strings.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Event handlers may be arrow functions that return the result of a call.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // The function `use` of Playwright's fixtures isn't a React hook.
    files: ['tests/**/*.ts', 'playwright.config.mts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // These tests compile samples while they run, so TypeScript doesn't know the types of the samples' exports.
    files: ['tests/recipes/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Tests select their Jest environment with a tag that TSDoc doesn't support.
    files: ['{plugins,src,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    plugins: { tsdoc },
    rules: { 'tsdoc/syntax': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ['docs-*/**'],
    rules: {
      'no-warning-comments': ['error', { terms: AVOIDED_IN_CODE, location: 'anywhere' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name=/^(it|test)$/] > .arguments:first-child[value=/^${FRAGMENT_START} /i]`,
          message: 'A test title completes "it …": start it with a verb.',
        },
        {
          selector: `:matches(Literal[value=/${AVOIDED_PATTERN}/], TemplateElement[value.cooked=/${AVOIDED_PATTERN}/])`,
          message: 'Use the terms of the field: terminology.mjs lists the words to avoid.',
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    // In TypeScript files, the compiler reports duplicate keys.
    rules: { 'no-dupe-keys': 'error' },
  },
);
