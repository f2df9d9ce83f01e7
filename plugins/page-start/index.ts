import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFile } from '../shared/node/files';
import { getReactScript } from './shared/node/reactScript';
import { configureBundler } from './node/bundler';
import { writeInlineScript } from './node/inlineScript';
import { sharePageStyles } from './node/shareStyles';
import { createSpeculationRules } from './node/speculationRules';
import type { PageStartOptions } from './options';

export { validateOptions } from './options';

/**
 * Returns the Eta template that Docusaurus uses to render every page (`ssrTemplate`).
 *
 * The template only calls `renderDocument`, because each worker compiles the template from a string, without types or
 * tests. The worker loads the TypeScript module with jiti, as Docusaurus loads the configuration.
 */
export function createDocumentTemplate(): string {
  const site = JSON.stringify(path.join(__dirname, 'node/document.ts'));
  return `<% const { createRequire } = process.getBuiltinModule('node:module'); const load = createRequire(${site})('jiti')(${site}, { interopDefault: true }); %><%~ load(${site}).renderDocument(it) %>`;
}

/**
 * Serves pages as complete HTML and CSS with an inline script of a few kilobytes; React and MUI load when the reader
 * first interacts. `node/document.ts` renders the page, `client/` has the browser code, and `node/bundler.ts` divides
 * the app into scripts that run one by one.
 */
export default function pageStartPlugin(
  context: LoadContext,
  { beforePaint, afterPaint, libraries, islands, firstScreen, noPrefetch }: PageStartOptions,
): Plugin {
  const { siteDir, generatedFilesDir, baseUrl, outDir } = context;
  const inDevelopment = process.env.NODE_ENV === 'development';
  const resolve = (file: string): string => path.resolve(siteDir, file);
  const site = {
    generatedFilesDir,
    libraries,
    islands: Object.fromEntries(
      Object.entries(islands).map(([name, { data, view }]) => [
        name,
        { data: resolve(data), view: resolve(view) },
      ]),
    ),
    firstScreen: firstScreen.map(resolve),
  };
  let inlineScript = '';
  return {
    name: 'page-start',
    loadContent() {
      const settings = {
        startsApp: !inDevelopment,
        beforePaint: beforePaint.map(resolve),
        afterPaint: afterPaint.map(resolve),
      };
      const speculationRules = createSpeculationRules(baseUrl, noPrefetch);
      inlineScript = writeInlineScript(settings, {
        speculationRules,
        outDir,
        islands: Object.keys(islands),
        // In development, Docusaurus's own bundle contains React.
        reactScript: inDevelopment ? '' : getReactScript().path,
      });
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      './client/notifyHydrated',
      './client/readingPosition',
      './client/repairUrl',
      './client/tolerantDom',
      './client/keepStylesheets',
      './client/preserveState',
    ],
    // In development, Docusaurus uses another template, so the plugin adds the script as an ordinary tag.
    injectHtmlTags: () =>
      inDevelopment ? { headTags: [{ tagName: 'script', innerHTML: inlineScript }] } : {},
    // eslint-disable-next-line @typescript-eslint/require-await -- must finish before other plugins read the pages
    async postBuild() {
      const react = getReactScript();
      writeFile(path.join(outDir, react.path), react.code);
      sharePageStyles(outDir, baseUrl);
    },
    configureWebpack: (config, isServer, { currentBundler }) =>
      configureBundler(site, config, isServer, currentBundler),
  };
}
