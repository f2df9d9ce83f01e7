import path from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core';
import { RecordPackagesPlugin } from '../../../shared/node/bundledPackages';
import { BROWSERS } from '../../../shared/node/bundleScript';
import { REACT_EXTERNALS } from '../../../page-start/shared/node/reactScript';
import { TIMEOUT_MS } from '../../../page-start/shared/timeout';
import { getDemoFiles } from '../sources/files';
import type { FrameSpec } from './collect';
import type { AssetFolder } from './document';
import type { FrameEntries } from './entries';

interface BundleOptions {
  siteDir: string;
  frames: readonly FrameSpec[];
  /** The output folder for the browser's files. */
  assets: AssetFolder;
  /** The output folder for the server bundle. */
  serverDir: string;
  production: boolean;
}

/** The URL paths of each frame's scripts and stylesheets, by frame key. */
type FrameFiles = Record<string, { scripts: string[]; styles: string[] }>;

function getSharedConfig(
  entries: FrameEntries,
  options: BundleOptions,
  isServer: boolean,
): Configuration {
  return {
    mode: options.production ? 'production' : 'development',
    context: options.siteDir,
    devtool: false,
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'],
      alias: { '@demos/modules': entries.modules, '@site': options.siteDir },
      modules: [path.join(options.siteDir, 'node_modules'), 'node_modules'],
    },
    module: {
      generator: { 'css/auto': { exportsOnly: isServer } },
      rules: [
        ...options.frames.map(({ entry, aliases }) => ({
          include: getDemoFiles(entry),
          resolve: { alias: aliases },
        })),
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            env: { targets: isServer ? 'node 20' : BROWSERS.join(', ') },
          },
          type: 'javascript/auto',
        },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    experiments: { css: true },
  };
}

function getClientConfig(entries: FrameEntries, options: BundleOptions): Configuration {
  return {
    ...getSharedConfig(entries, options, false),
    name: 'demos',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: entries.client,
    plugins: [new RecordPackagesPlugin('demos')],
    ...(options.production && { externals: REACT_EXTERNALS }),
    output: {
      path: options.assets.folder,
      publicPath: options.assets.publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[id].[contenthash:8].css',
      uniqueName: 'demos',
      chunkLoadTimeout: TIMEOUT_MS,
    },
    optimization: {
      // A separate runtime chunk contains the list of chunks, so that a demo's own file doesn't change when other
      // chunks do.
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        chunks: 'all',
        minSize: 20_000,
        maxInitialRequests: 10,
      },
    },
  };
}

function getServerConfig(entries: FrameEntries, options: BundleOptions): Configuration {
  return {
    ...getSharedConfig(entries, options, true),
    name: 'demos-server',
    target: 'node20',
    entry: { server: entries.server },
    output: {
      path: options.serverDir,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: options.assets.publicPath,
      clean: true,
    },
    optimization: { minimize: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

async function runBundler(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  try {
    const result = await promisify<Stats | undefined>((callback) => compiler.run(callback))();
    const stats = result?.toJson({ all: false, entrypoints: true, errors: true }) ?? {};
    const { errors = [] } = stats;
    if (errors.length > 0) {
      throw new Error(`Demos: ${errors.map(({ message }) => message).join('\n\n')}`);
    }
    return stats;
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/**
 * Bundles the scripts of all frames, for browsers and for rendering at build time.
 *
 * This build is separate from the site's build. Therefore, the site's scripts contain no demo code, the demos'
 * stylesheets don't affect the site, and frames don't run the site's code, send page views, or show ads.
 *
 * @returns the URL paths of each frame's scripts and stylesheets
 */
export async function bundleFrames(
  entries: FrameEntries,
  options: BundleOptions,
): Promise<FrameFiles> {
  await runBundler(getServerConfig(entries, options));
  const { entrypoints = {} } = await runBundler(getClientConfig(entries, options));
  return Object.fromEntries(
    Object.entries(entrypoints).map(([key, { assets = [] }]) => {
      const paths = assets.map(({ name }) => options.assets.publicPath + name);
      const scripts = paths.filter((path) => path.endsWith('.js'));
      const styles = paths.filter((path) => path.endsWith('.css'));
      return [key, { scripts, styles }];
    }),
  );
}
