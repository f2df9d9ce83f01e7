import type { Compiler, Module, rspack } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { rejectOptions } from '../shared/node/checkOptions';
import { PAGE_FILE } from '../shared/node/files';
import { prependMiddleware } from './shared/middleware';

export const validateOptions = rejectOptions;

/**
 * Makes the development server compile a page when it is opened. Compiling all pages takes as long as a build, and a
 * writer opens only a few.
 */
export default function onDemandPlugin(): Plugin | null {
  if (process.env.NODE_ENV !== 'development') {
    return null;
  }
  return {
    name: 'on-demand',
    configureWebpack: (_config, _isServer, { currentBundler }) =>
      ({
        lazyCompilation: {
          entries: false,
          imports: true,
          test: (module: Module) => PAGE_FILE.test(module.nameForCondition() ?? ''),
        },
        devServer: prependMiddleware(({ compiler }) => {
          const bundler = currentBundler.instance as unknown as typeof rspack;
          return bundler.lazyCompilationMiddleware(compiler as unknown as Compiler);
        }),
        // Docusaurus uses webpack's types, which don't have `lazyCompilation`.
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
