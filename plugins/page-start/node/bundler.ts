import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import type { Configuration, EntryObject } from 'webpack';
import { WORKER_CHUNK, WORKER_FOLDER } from '../../hosting/shared/workerFolder';
import { RecordPackagesPlugin } from '../../shared/node/bundledPackages';
import { REACT_EXTERNALS } from '../shared/node/reactScript';
import { TIMEOUT_MS } from '../shared/timeout';
import type { Island } from '../options';
import { FIRST_SCREEN_CHUNK } from '../shared/firstScreen';
import { getDataEntry } from './pageScripts';

const resolveClientFile = (file: string): string => path.join(__dirname, '../client', file);

/**
 * Client modules of theme-classic that the site's theme makes obsolete: its stylesheet, its Prism languages, and its
 * navigation progress bar. All readers would download these modules, although nothing uses them.
 */
const UNUSED_MODULES = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/**
 * Returns the aliases that replace modules: an empty module for unused parts of theme-classic, and the site's own
 * versions.
 */
function createAliases(isServer: boolean): Record<string, string> {
  return {
    ...Object.fromEntries(
      UNUSED_MODULES.map((request) => [
        require.resolve(request),
        resolveClientFile('emptyModule.ts'),
      ]),
    ),
    [require.resolve('@docusaurus/core/lib/client/browserContext')]:
      resolveClientFile('browserContext.tsx'),
    [require.resolve('@docusaurus/core/lib/client/normalizeLocation')]:
      resolveClientFile('normalizeLocation.ts'),
    ...(isServer && { 'react-dom/server$': path.join(__dirname, 'renderWithoutOutlining.ts') }),
  };
}

/** Returns the loader rules that remove unused data and absolute paths from Docusaurus's generated files. */
function createRules(generatedFilesDir: string, isServer: boolean) {
  const createRule = (file: string, loader: string) => ({
    test: path.join(generatedFilesDir, file),
    enforce: 'pre' as const,
    loader: path.join(__dirname, loader),
  });
  const versions = {
    test: /\/p\/[^/]+\.json$/,
    include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
    loader: path.join(__dirname, 'docCardsLoader.mjs'),
  };
  return [
    createRule('docusaurus.config.mjs', 'publicConfigLoader.mjs'),
    createRule('client-modules.js', 'relativeRequiresLoader.mjs'),
    ...(isServer ? [] : [createRule('registry.js', 'registryLoader.mjs')]),
    versions,
  ];
}

/**
 * Returns the app's entries, in the order in which a page lists their scripts.
 *
 * Each entry runs in a separate task, so that the browser can respond between two entries. A single script with the
 * same code blocks about twice as long (measured with a 4× slower processor). An entry must list its modules and use
 * each of them; otherwise, the bundler moves a module to the entry that uses it. Docusaurus itself has a single entry.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/webpack/client.ts.
 *
 * @param main - Docusaurus's client entry
 * @param site - `libraries` are modules that every page needs, by script name; each script may use the modules of those
 * before it. `islands` are modules that run without the app.
 */
function createEntries(
  main: string,
  { libraries, islands }: Pick<BundledSite, 'libraries' | 'islands'>,
): EntryObject {
  const names = Object.keys(libraries);
  const others = Object.entries(libraries).map(([name, modules], index) => [
    name,
    { import: modules, ...(index > 0 && { dependOn: names.slice(0, index) }) },
  ]);
  return {
    router: ['react-router-dom', 'react-router-config', 'react-helmet-async', 'react-loadable'],
    ...(Object.fromEntries(others) as EntryObject),
    main: { import: main, dependOn: ['router', ...names] },
    ...(Object.fromEntries(
      Object.entries(islands).flatMap(([name, { data, view }]) => [
        [getDataEntry(name), data],
        [
          name,
          { import: [resolveClientFile('tolerantDom.ts'), view], dependOn: getDataEntry(name) },
        ],
      ]),
    ) as EntryObject),
  };
}

type Minimizer = InstanceType<CurrentBundler['instance']['DefinePlugin']>;

/** Docusaurus types its bundler as webpack, which lacks Rspack's minimizer. */
interface Rspack {
  SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer;
}

/**
 * Minifies the runtime, which contains the file names of all chunks, before the site's own minimizer does. The
 * minimizer names variables by letter frequency, and at that stage, the hashes in the file names still depend on the
 * build folder, so two builds of a commit would differ (https://github.com/web-infra-dev/rspack/issues/14089).
 */
function createRuntimeMinimizer({ name, instance }: CurrentBundler): Minimizer[] {
  if (name !== 'rspack') {
    return [];
  }
  const { SwcJsMinimizerRspackPlugin } = instance as unknown as Rspack;
  return [
    new SwcJsMinimizerRspackPlugin({
      test: /\bruntime\.[\da-f]+\.js$/,
      minimizerOptions: { ecma: 2020, module: true, mangle: { disableCharFreq: true } },
    }),
  ];
}

/**
 * Returns the cache group with the stylesheets of the first screen.
 *
 * @param files - absolute paths of stylesheets, or of folders with stylesheets
 */
function createFirstScreenGroup(files: readonly string[]) {
  return {
    name: FIRST_SCREEN_CHUNK,
    type: 'css/mini-extract',
    chunks: 'all' as const,
    enforce: true,
    // The priority must be higher than that of Docusaurus's own group for stylesheets, which is 50.
    priority: 60,
    test: (module: { nameForCondition?: () => string | null | undefined }): boolean => {
      const file = module.nameForCondition?.() ?? '';
      return files.some((each) => file === each || file.startsWith(each + path.sep));
    },
  };
}

interface BundledSite {
  /** Docusaurus's folder for generated files. */
  generatedFilesDir: string;
  libraries: Readonly<Record<string, string[]>>;
  /** Modules that run without the app, with absolute paths, by script name. */
  islands: Readonly<Record<string, Island>>;
  /** Absolute paths of the first screen's stylesheets, or of folders with stylesheets. */
  firstScreen: readonly string[];
}

/** Returns the configuration that Docusaurus merges into its own bundler configuration. */
export function configureBundler(
  { generatedFilesDir, libraries, islands, firstScreen }: BundledSite,
  { entry }: Configuration,
  isServer: boolean,
  bundler: CurrentBundler,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const common = {
    // The site's alias must precede Docusaurus's alias for all of `react-dom`.
    mergeStrategy: { 'resolve.alias': 'prepend' as const },
    resolve: { alias: createAliases(isServer) },
    module: { rules: createRules(generatedFilesDir, isServer) },
  };
  if (isServer || process.env.NODE_ENV === 'development') {
    return common;
  }
  return {
    ...common,
    mergeStrategy: {
      ...common.mergeStrategy,
      entry: 'replace',
      'optimization.minimizer': 'prepend',
      'optimization.runtimeChunk': 'replace',
    },
    entry: createEntries(entry as string, { libraries, islands }),
    // The script with React precedes all entries (node/pageScripts.ts).
    externals: REACT_EXTERNALS,
    plugins: [new RecordPackagesPlugin('site')],
    optimization: {
      runtimeChunk: 'single',
      minimizer: createRuntimeMinimizer(bundler),
      splitChunks: { cacheGroups: { [FIRST_SCREEN_CHUNK]: createFirstScreenGroup(firstScreen) } },
    },
    output: {
      // After this timeout, a request counts as failed, and the next import requests the file again.
      chunkLoadTimeout: TIMEOUT_MS,
      // Chunks are named by their numbers, because names would add a table to the runtime.
      chunkFilename: ({ chunk }) =>
        `${chunk.name === WORKER_CHUNK ? WORKER_FOLDER : 'assets/js/'}[id].[contenthash:8].js`,
    },
  };
}
