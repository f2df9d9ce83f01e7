import fs from 'node:fs';
import path from 'node:path';
import { createIgnorePattern } from './tests/support/jest/esModules.mjs';

/** Docusaurus's client modules that need a build's files. Tests use fakes instead. */
const FAKE_MODULES = [
  'Head',
  'Link',
  'plugin-content-docs/client',
  'router',
  'theme-common',
  'theme-common/internal',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
  'useIsBrowser',
];

const swcTransform = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** The options that all projects share. */
const sharedOptions = {
  // Only these folders are searched, because `.cache` contains installed apps with thousands of files.
  roots: ['plugins', 'scripts', 'src', 'tests'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  transform: { '\\.m?[jt]sx?$': swcTransform },
  transformIgnorePatterns: [createIgnorePattern(path.resolve(import.meta.dirname, 'node_modules'))],
  resolver: '<rootDir>/tests/support/jest/resolver.cjs',
  moduleNameMapper: { '^@site/(.*)$': '<rootDir>/$1' },
};

/** The theme folders of the site's plugins. */
const themeFolders = fs
  .readdirSync(path.join(import.meta.dirname, 'plugins'))
  .map((plugin) => `<rootDir>/plugins/${plugin}/theme`);

/** Resolves the imports of components in the same way as the bundler. */
const componentOptions = {
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/jest/cssModule.ts',
    '\\.woff2$': '<rootDir>/tests/support/jest/asset.ts',
    '^@docusaurus/(Translate|Interpolate)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
    '^@generated/navigation/default/sidebars.json$': '<rootDir>/tests/support/jest/sidebars.ts',
    '^@generated/codeTranslations$': '<rootDir>/tests/support/jest/noTranslations.ts',
    [`^@docusaurus/(${FAKE_MODULES.join('|')})$`]: '<rootDir>/tests/support/jest/docusaurus/$1',
    '^@theme-original/': '<rootDir>/tests/support/jest/original.ts',
    // Components that the site doesn't override resolve to Docusaurus's own theme.
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      ...themeFolders.map((folder) => `${folder}/$1`),
      '<rootDir>/tests/support/jest/original.ts',
    ],
    ...sharedOptions.moduleNameMapper,
  },
};

/** @type {import('jest').Config} */
export default {
  // Tests that load React twice are slow on a busy machine. Jest reads this option only from the root.
  testTimeout: 60_000,
  projects: [
    // Tests of rules and components. Component tests have `@jest-environment jsdom` in their docblock.
    {
      ...sharedOptions,
      ...componentOptions,
      displayName: 'unit',
      testMatch: ['<rootDir>/{plugins,scripts,src}/**/__tests__/**/*.test.ts?(x)'],
    },
    // Tests of the pages' sources.
    {
      ...sharedOptions,
      displayName: 'content',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts?(x)'],
    },
    // Tests that run the pages' samples against a fake server.
    {
      ...sharedOptions,
      displayName: 'recipes',
      testMatch: ['<rootDir>/tests/recipes/*.test.ts?(x)'],
      testEnvironment: '<rootDir>/tests/recipes/support/environment.ts',
      globalSetup: '<rootDir>/tests/recipes/support/installPackages.ts',
      resolver: '<rootDir>/tests/recipes/support/resolver.cjs',
    },
    // Tests of the built site's files.
    { ...sharedOptions, displayName: 'built', testMatch: ['<rootDir>/tests/built/**/*.test.ts'] },
    // Tests that build additional sites or install packages.
    {
      ...sharedOptions,
      displayName: 'builds',
      testMatch: ['<rootDir>/tests/extended/**/*.test.ts'],
    },
  ],
};
