import fs from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { DemoPlaces } from './sources/places';
import { demoFilesOfPage } from './sources/usage';

const PAGE = /\.mdx?$/;

/**
 * Bundler plugin: a page is compiled again when a file of its demos changes, comes or goes. What the
 * bundler keeps on disk would be out of date otherwise.
 */
export class PagesFollowDemos implements WebpackPluginInstance {
  constructor(private readonly places: DemoPlaces) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('demos', (compilation) => {
      const { loader } = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap('demos', (context) => {
        if (!PAGE.test(context.resourcePath)) {
          return;
        }
        for (const file of this.filesOf(context.resourcePath)) {
          if (fs.existsSync(file)) {
            context.addDependency(file);
          } else {
            context.addMissingDependency(file);
          }
        }
      });
    });
  }

  private filesOf(page: string): string[] {
    try {
      return demoFilesOfPage(page, this.places);
    } catch {
      // The page itself says, a moment later, which file isn't there.
      return [];
    }
  }
}
