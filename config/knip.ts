import type { KnipConfig } from 'knip';
import { PAGE_START_OPTIONS } from '../src/site/pageStart';

/**
 * The configuration of `npm run lint:unused`, which reports unused files, exports, and packages. It lists code that
 * knip can't find through imports: names in configurations, and files that a tool finds by their path.
 */
const config: KnipConfig = {
  // Knip's plugin would call the site's plugins without Docusaurus's context.
  docusaurus: false,
  treatConfigHintsAsErrors: true,
  commitlint: 'config/commitlint.mjs',
  markdownlint: 'config/.markdownlint-cli2.mjs',
  entry: [
    // The Docusaurus configuration refers to these files.
    'docusaurus.config.ts',
    'plugins/*/index.ts',
    ...new Set([...PAGE_START_OPTIONS.beforePaint, ...PAGE_START_OPTIONS.afterPaint]),
    'plugins/*/*.css',
    'plugins/brand/keepTextFont.ts',
    'plugins/page-start/client/{notifyHydrated,readingPosition,preserveState,tolerantDom,repairUrl,keepStylesheets}.ts',
    'src/navigation/docusaurus/{core,studio}.ts',
    'src/css/*.css',
    // Docusaurus finds these files by their path.
    'src/pages/**/*.tsx',
    'src/theme/**/index.tsx',
    'src/theme/Layout/pageChange.ts',
    'docs-*/**/*.mdx',
    // Pages use its exports as `drawings.Crud`.
    'src/components/ComponentIndex/drawings/index.ts',
    // Remark plugins resolve these files when they compile pages.
    'docs-*/**/[A-Z]*.{tsx,css}',
    'plugins/demos/theme/Demo/index.tsx',
    'src/components/SchemePicture/index.tsx',
    // These files are the entries of separate bundles.
    'plugins/demos/frame/{inlineScript,prepare,mount,Live}.{ts,tsx}',
    'plugins/demos/frame/frame.css',
    'plugins/demos/node/frames/renderFrame.tsx',
    'plugins/page-start/node/registryLoader.mjs',
    'plugins/page-start/{client/{browserContext,deferBelowFold,emptyModule,inlineScript},node/{document,renderWithoutOutlining,routeKey}}.{ts,tsx}',
    'plugins/search/theme/Search/island.tsx',
    'plugins/search/theme/Search/data.ts',
    'plugins/site-companion/{companion,ads/{frameScript,network}}.ts',
    'plugins/site-companion/offline/{worker,off}.mjs',
    // These files are the entries of worker threads.
    'plugins/shared/node/worker.mjs',
    'plugins/{api-tables/node/core/readReferences,hosting/node/compressFile,page-outputs/node/{pageOutputs,socialImages}}.ts',
    // Npm scripts, people, or tests run these files.
    'scripts/*.mjs',
    'scripts/blocks/run.ts',
    'tests/studio/support/redirect.mjs',
    'tests/**/{build,run,serve}.mjs',
    'tests/fixtures/demos/docusaurus.config.ts',
    'tests/fixtures/**/*.{mdx,css}',
    'tests/fixtures/**/[A-Z]*.tsx',
    'tests/support/jest/docusaurus/**',
  ],
  ignore: [
    // These are separate sites with their own packages.
    'scripts/bench/peers/**',
  ],
  // This program may be installed on the machine. Tests that need it are skipped if it isn't.
  ignoreBinaries: ['mariadbd'],
  ignoreDependencies: [
    // src/site/versions.ts reads its version from package.json.
    '@toolpad/core-next',
    // The configuration refers to these packages, or code resolves their files.
    /^@fontsource/,
    'infima',
    // These are virtual modules of Docusaurus's bundler and of the demos' bundler, and their types.
    '@docusaurus/module-type-aliases',
    /^@docusaurus\/([A-Z]|router$|use[A-Z])/,
    /^@(demos|generated|theme|theme-original)\//,
  ],
  compilers: {
    // Scripts import TypeScript modules with load().
    mjs: (text) =>
      text
        .replace(/\bload\(import\.meta\.filename, '([^']+)'\)/g, "await import('$1')")
        .replace(/\bawait load\('([^']+)'\)/g, "await import('@site/$1')"),
  },
};

export default config;
