import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { findDemosOnPage } from './sources/findDemosOnPage';
import { getDemoFiles, getVariantFile, STYLING_SOLUTIONS } from './sources/files';
import type { DemoConfig } from './sources/config';
import { findEntries } from './sources/read';

const PAGE_FILE = /\.mdx?$/;

/** Returns all files of a page's demos, including missing files that would add a styling solution to a demo. */
function getPageDemoFiles(page: string, config: DemoConfig): string[] {
  return findDemosOnPage(page).flatMap(({ name }) => {
    const [entry = ''] = findEntries(page, name, config).values();
    return STYLING_SOLUTIONS.map((styling) =>
      getVariantFile(path.dirname(entry), name, styling),
    ).flatMap((file) => (fs.existsSync(file) ? getDemoFiles(file) : [file]));
  });
}

/**
 * Bundler plugin that makes the files of a page's demos dependencies of the page, so that changing, adding, or removing
 * one recompiles the page. Otherwise, the bundler's persistent cache would be stale.
 */
export class PageFilesPlugin implements WebpackPluginInstance {
  constructor(private readonly config: DemoConfig) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('demos', (compilation) => {
      const { loader } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap('demos', (context) => {
        if (!PAGE_FILE.test(context.resourcePath)) {
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
      // remarkDemos reports a missing demo when the page is compiled.
      return [];
    }
  }
}
