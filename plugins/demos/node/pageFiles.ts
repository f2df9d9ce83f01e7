import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { findDemosOnPage } from './sources/findDemosOnPage';
import { getDemoFiles, getVariantFile, STYLINGS } from './sources/files';
import type { DemoConfig } from './sources/config';
import { findEntries } from './sources/read';

const PAGE = /\.mdx?$/;

/** Returns the files of a page's demos, and the files that would add a styling to one of them. */
function getPageDemoFiles(page: string, config: DemoConfig): string[] {
  return findDemosOnPage(page).flatMap(({ name }) => {
    const [entry = ''] = findEntries(page, name, config).values();
    return STYLINGS.map((styling) => getVariantFile(path.dirname(entry), name, styling)).flatMap(
      (file) => (fs.existsSync(file) ? getDemoFiles(file) : [file]),
    );
  });
}

/**
 * Bundler plugin that compiles a page again when a file of its demos is changed, added or removed. Without it, the
 * bundler's cache on disk would be stale.
 */
export class PageFilesPlugin implements WebpackPluginInstance {
  constructor(private readonly config: DemoConfig) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('demos', (compilation) => {
      const { loader } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap('demos', (context) => {
        if (!PAGE.test(context.resourcePath)) {
          return;
        }
        for (const file of this.getFiles(context.resourcePath)) {
          if (fs.existsSync(file)) {
            context.addDependency(file);
          } else {
            context.addMissingDependency(file);
          }
        }
      });
    });
  }

  private getFiles(page: string): string[] {
    try {
      return getPageDemoFiles(page, this.config);
    } catch {
      // A missing file is reported when the page itself is compiled.
      return [];
    }
  }
}
