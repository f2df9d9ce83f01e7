import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PATIENCE_MS } from '../shared/patience';
import { aliases, SERVER_ALIASES } from './node/aliases';
import { startEntries } from './node/entries';
import { generatedRules } from './node/generatedRules';
import { runtimeMinimizer } from './node/minimizer';
import { nextPagesRules } from './node/nextPages';
import { writeStarter } from './node/starterFile';
import { firstScreenGroup } from './node/stylesheets';
import type { PageStartSettings } from './options';
import { FIRST_SCREEN } from './shared/firstScreen';

export { documentTemplate } from './node/template';
export { validateOptions } from './options';

/**
 * How a page starts: complete HTML and CSS first, a starter of a few kilobytes, React and MUI on the
 * reader's first intent. `node/document.ts` writes the page, `client/` is the starter, and
 * `node/entries.ts` cuts the app into scripts that evaluate one by one.
 */
export default function pageStartPlugin(
  context: LoadContext,
  { modules, libraries, firstScreen, without, notAhead, needsApp }: PageStartSettings,
): Plugin {
  const inDevelopment = process.env.NODE_ENV === 'development';
  let starter = '';
  return {
    name: 'page-start',
    loadContent() {
      const colorModeKey = `theme${context.siteStorage.namespace}`;
      const files = modules.map((module) => path.resolve(context.siteDir, module));
      const settings = { colorModeKey, startsApp: !inDevelopment, needsApp, modules: files };
      const nextPages = nextPagesRules(context.baseUrl, notAhead);
      starter = writeStarter(settings, { without, nextPages, outDir: context.outDir });
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      './client/tellStarter',
      './client/readingPosition',
      './client/repairUrl',
      './client/tolerantDom',
      './client/keepStylesheet',
      './client/restoreRedrawn',
    ],
    // In development Docusaurus has another template, so the starter comes as an ordinary tag.
    injectHtmlTags: () =>
      inDevelopment ? { headTags: [{ tagName: 'script', innerHTML: starter }] } : {},
    configureWebpack(config, isServer, { currentBundler }) {
      const alias = { ...aliases(without), ...(isServer && SERVER_ALIASES) };
      const always = {
        // Docusaurus's own alias of all of `react-dom` would come first.
        mergeStrategy: { 'resolve.alias': 'prepend' as const },
        resolve: { alias },
        module: { rules: generatedRules(context.generatedFilesDir, without) },
      };
      if (isServer || inDevelopment) {
        return always;
      }
      const styles = firstScreen.map((file) => path.resolve(context.siteDir, file));
      return {
        ...always,
        mergeStrategy: {
          ...always.mergeStrategy,
          entry: 'replace',
          'optimization.minimizer': 'prepend',
          'optimization.runtimeChunk': 'replace',
        },
        entry: startEntries(config.entry as string, libraries),
        optimization: {
          runtimeChunk: 'single',
          minimizer: runtimeMinimizer(currentBundler),
          splitChunks: { cacheGroups: { [FIRST_SCREEN]: firstScreenGroup(styles) } },
        },
        // A file that hangs is given up on like one that is missing, and asked for again the next time.
        output: {
          chunkLoadTimeout: PATIENCE_MS,
          // By numbers, as the browser knows chunks: it would need a table for names.
          chunkFilename: 'assets/js/[id].[contenthash:8].js',
        },
      };
    },
  };
}
