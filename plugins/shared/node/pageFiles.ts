import fs from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { PAGE_FILE } from './files';

/**
 * Bundler plugin that recompiles a page when other files change that its remark plugins read. Otherwise, the bundler's
 * persistent cache would be stale.
 */
export class PageFilesPlugin implements WebpackPluginInstance {
  /** @param getFiles - returns the files and folders that a page depends on, including missing files */
  constructor(private readonly getFiles: (page: string) => readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('page-files', (compilation) => {
      const { loader } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap('page-files', (context) => {
        if (!PAGE_FILE.test(context.resourcePath)) {
          return;
        }
        for (const file of this.tryGetFiles(context.resourcePath)) {
          const stats = fs.statSync(file, { throwIfNoEntry: false });
          if (!stats) {
            context.addMissingDependency(file);
          } else if (stats.isDirectory()) {
            context.addContextDependency(file);
          } else {
            context.addDependency(file);
          }
        }
      });
    });
  }

  private tryGetFiles(page: string): readonly string[] {
    try {
      return this.getFiles(page);
    } catch {
      // The remark plugins report the error when the page is compiled.
      return [];
    }
  }
}
