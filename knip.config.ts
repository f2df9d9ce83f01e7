import type { KnipConfig } from 'knip';

/**
 * What nobody imports ends lint: a file, an export, a package. Where the first import of something is a
 * name in a configuration, or a place that is looked through, it is named here.
 */
const config: KnipConfig = {
  // It would call the site's plugins without what Docusaurus gives them.
  docusaurus: false,
  treatConfigHintsAsErrors: true,
  entry: [
    // What Docusaurus is told by its name.
    'docusaurus.config.ts',
    'plugins/*/{index,early}.ts',
    'plugins/*/*.css',
    'plugins/page-start/client/{tellStarter,readingPosition,restoreRedrawn,tolerantDom,repairUrl,keepStylesheet}.ts',
    'sidebars/docusaurus/*.ts',
    'src/**/early.ts',
    'src/css/*.css',
    // What it finds by its place.
    'src/pages/**/*.tsx',
    'src/theme/**/index.tsx',
    'docs-*/**/*.mdx',
    // What pages name, and are given when they are compiled.
    'docs-*/**/[A-Z]*.{tsx,css}',
    'plugins/demos/theme/Demo/index.tsx',
    'plugins/api-tables/theme/SchemePicture/index.tsx',
    // What a navbar of Docusaurus's own theme shows.
    'plugins/search/theme/SearchBar/index.tsx',
    // What is bundled for the browser on its own.
    'plugins/demos/frame/{starter,prepare,mount,Live}.{ts,tsx}',
    'plugins/demos/frame/frame.css',
    'plugins/demos/node/frames/renderFrame.tsx',
    'plugins/on-demand/node/registryLoader.mjs',
    'plugins/page-start/{client/{browserContext,nothing,starter},node/{document,renderWhole,routeKey}}.{ts,tsx}',
    'plugins/site-companion/client/{adWatch,companion,network}.ts',
    'plugins/site-companion/offline/{worker,off}.mjs',
    // What threads begin with.
    'plugins/shared/node/worker.mjs',
    'plugins/{api-tables/node/core/readReferences,hosting/node/compressFile,page-outputs/node/{pageOutputs,pictures},search/node/readSections}.ts',
    // What is called on the command line, or by a test.
    'scripts/*.mjs',
    'scripts/verify/*/run.ts',
    'tests/support/studio/outside.mjs',
    'tests/**/{build,run,serve}.mjs',
    'tests/fixtures/demos/docusaurus.config.ts',
    'tests/fixtures/**/*.{mdx,css}',
    'tests/fixtures/**/[A-Z]*.tsx',
    'tests/support/jest/docusaurus/**',
  ],
  ignore: [
    'plugins/*/__tests__/**/fixtures/library/**',
    // Apps of their own, run by Studio.
    'examples/**',
    // A site of its own, built where the plugins are beside it.
    'tests/fixtures/stock/**',
    // Sites of others, with packages of their own.
    'scripts/bench/peers/**',
  ],
  // Of the machine; without it, its page is left out.
  ignoreBinaries: ['mariadbd'],
  ignoreDependencies: [
    // Named in the configuration, or asked for their files.
    '@docusaurus/plugin-pwa',
    /^@fontsource/,
    'infima',
    // What Docusaurus's bundler and that of the demos make up, and the types of it.
    '@docusaurus/module-type-aliases',
    /^@docusaurus\/([A-Z]|router$|use[A-Z])/,
    /^@(demos|generated|theme|theme-original)\//,
  ],
  compilers: {
    // Node's scripts import TypeScript by load().
    mjs: (text) =>
      text
        .replace(/\bload\(import\.meta\.filename, '([^']+)'\)/g, "await import('$1')")
        .replace(/\bawait load\('([^']+)'\)/g, "await import('@site/$1')"),
  },
};

export default config;
