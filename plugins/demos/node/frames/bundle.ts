import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { BROWSERS } from '../../../shared/node/browsers';
import { PATIENCE_MS } from '../../../shared/patience';
import type { Assets } from './assets';
import type { FrameEntries } from './entries';

export interface BundleOptions {
  siteDir: string;
  /** Where the client's files go. */
  assets: Assets;
  /** Where the server's file goes. */
  serverDir: string;
  production: boolean;
}

/** The client's files of each frame, by key, from the root of the host. */
export type FrameFiles = Record<string, { scripts: string[]; styles: string[] }>;

function shared(entries: FrameEntries, options: BundleOptions, isServer: boolean): Configuration {
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
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { exportsOnly: isServer, exportsConvention: 'as-is' } },
      rules: [
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
        { test: /\.(?:png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset' },
      ],
    },
    experiments: { css: true },
  };
}

function clientConfig(entries: FrameEntries, options: BundleOptions): Configuration {
  return {
    ...shared(entries, options, false),
    name: 'demos',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: entries.client,
    output: {
      path: options.assets.folder,
      publicPath: options.assets.publicPath,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[id].[contenthash:8].css',
      assetModuleFilename: '[name].[hash:8][ext]',
      uniqueName: 'demos',
      chunkLoadTimeout: PATIENCE_MS,
    },
    optimization: {
      // One small file knows all chunks, so that a demo's own file stays the same when others change.
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        chunks: 'all',
        minSize: 20_000,
        maxInitialRequests: 10,
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-error-boundary)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
  };
}

function serverConfig(entries: FrameEntries, options: BundleOptions): Configuration {
  const base = shared(entries, options, true);
  return {
    ...base,
    name: 'demos-server',
    target: 'node20',
    entry: { server: entries.server },
    output: {
      path: options.serverDir,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: options.assets.publicPath,
      assetModuleFilename: '[name].[hash:8][ext]',
      clean: true,
    },
    optimization: { minimize: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

async function run(config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  try {
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    if (!stats || errors.length > 0) {
      throw new Error(
        `Demos: ${errors.map(({ message }) => message).join('\n\n') || 'no result.'}`,
      );
    }
    return stats;
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

function filesOf(stats: Stats, publicPath: string): FrameFiles {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  return Object.fromEntries(
    Object.entries(entrypoints).map(([key, { assets = [] }]) => {
      const names = assets.map(({ name }) => publicPath + name);
      return [
        key,
        {
          scripts: names.filter((name) => name.endsWith('.js')),
          styles: names.filter((name) => name.endsWith('.css')),
        },
      ];
    }),
  );
}

/**
 * Builds the scripts of all frames, for browsers and for rendering at build time.
 *
 * They are a build of their own, apart from the site's: the site's scripts know nothing of demos, so
 * their number costs no reader a byte; a demo's stylesheets stay out of the site's; and no frame
 * evaluates the site's code, sends its page views or shows its ads.
 *
 * @returns the client's files of each frame
 */
export async function bundleFrames(
  entries: FrameEntries,
  options: BundleOptions,
): Promise<FrameFiles> {
  await run(serverConfig(entries, options));
  return filesOf(await run(clientConfig(entries, options)), options.assets.publicPath);
}
