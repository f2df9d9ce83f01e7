/** What all projects share. */
const shared = {
  testEnvironment: 'node',
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: { '^@site/(.*)$': '<rootDir>/$1' },
};

/** @type {import('jest').Config} */
export default {
  projects: [
    // Rules and components. A test of a component says `@jest-environment jsdom` in its docblock.
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)'] },
    // The pages as they are written.
    { ...shared, displayName: 'content', testMatch: ['<rootDir>/tests/content/**/*.test.ts'] },
    // The built site in a real browser.
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      testTimeout: 60_000,
    },
  ],
};
