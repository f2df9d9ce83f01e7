import fs from 'node:fs';
import path from 'node:path';
import { allButEsModules } from './tests/support/jest/esModules.mjs';

/** Docusaurus's client modules that need what a build generates; the fakes stand for it. */
const FAKES = [
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

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** What all projects share. */
const shared = {
  // Not all folders: `.cache` has installed apps, whose thousands of files Jest would list.
  roots: ['plugins', 'scripts', 'src', 'tests'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  transform: { '\\.m?[jt]sx?$': swc },
  transformIgnorePatterns: [allButEsModules(path.resolve(import.meta.dirname, 'node_modules'))],
  resolver: '<rootDir>/tests/support/jest/resolver.cjs',
  moduleNameMapper: { '^@site/(.*)$': '<rootDir>/$1' },
};

/** What the site's plugins bring to the theme. */
const themes = fs
  .readdirSync(path.join(import.meta.dirname, 'plugins'))
  .map((plugin) => `<rootDir>/plugins/${plugin}/theme`);

/** What a component imports, as the bundler would find it. */
const components = {
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/jest/cssModule.ts',
    '\\.woff2$': '<rootDir>/tests/support/jest/asset.ts',
    [`^@docusaurus/(${FAKES.join('|')})$`]: '<rootDir>/tests/support/jest/docusaurus/$1',
    '^@theme-original/': '<rootDir>/tests/support/jest/original.ts',
    // What this theme has not ejected is Docusaurus's own.
    '^@theme/(.*)$': [
      '<rootDir>/src/theme/$1',
      ...themes.map((folder) => `${folder}/$1`),
      '<rootDir>/tests/support/jest/original.ts',
    ],
    ...shared.moduleNameMapper,
  },
};

/** @type {import('jest').Config} */
export default {
  // Tests that load React twice take their time on a busy machine. Jest takes this from the root only.
  testTimeout: 60_000,
  projects: [
    // Rules and components. A test of a component says `@jest-environment jsdom` in its docblock.
    {
      ...shared,
      ...components,
      displayName: 'unit',
      testMatch: ['<rootDir>/{plugins,scripts,src}/**/__tests__/**/*.test.ts?(x)'],
    },
    // The pages as they are written.
    { ...shared, displayName: 'content', testMatch: ['<rootDir>/tests/content/**/*.test.ts'] },
    // The files of the built site.
    { ...shared, displayName: 'built', testMatch: ['<rootDir>/tests/built/**/*.test.ts'] },
    // Tests that build further sites, or install packages.
    { ...shared, displayName: 'builds', testMatch: ['<rootDir>/tests/extended/**/*.test.ts'] },
  ],
};
