import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['build/', 'build-hosts/', '.docusaurus/', '.cache/', 'coverage/', 'node_modules/'] },
  // Compiled as blocks of their pages, where Studio's types are.
  { ignores: ['examples/'] },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The other rules of this plugin prepare code for React's compiler, which is not used here.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Numbers in template strings are what template strings are for.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The frame's event handlers hand their result to nobody.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Playwright's fixtures have a function `use`, which is no hook.
    files: ['tests/**/*.ts', 'playwright.config.mts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    // In TypeScript the compiler says so.
    rules: { 'no-dupe-keys': 'error' },
  },
);
