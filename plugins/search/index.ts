import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getContentHash, getOutputFile, writeFile } from '../shared/node/files';
import { serializeRecords } from './engine/indexFiles';
import type { PublishedIndex } from './engine/published';
import { addAliases } from './node/aliases';
import { renderDialog } from './node/dialog';
import type { PluginOptions, SearchedProduct } from './options';
import type * as recordsModule from './node/createRecords';
import { createLinks } from './node/records';

export { validateOptions } from './options';

/** The plugin's name, which is also the folder of its generated modules. */
const PLUGIN_NAME = 'site-search';

/** The folder of the index files below the site's base URL. */
const INDEX_FOLDER = 'search-index';

/** The number of hexadecimal digits that identify the content of an index. */
const RELEASE_LENGTH = 10;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Builds a search index for each docs instance and version from its built pages. The plugin writes the indexes' URLs as
 * the module `@generated/site-search/default/indexes.json`. The development server serves the indexes of the last build.
 */
export default function searchPlugin(
  context: LoadContext,
  { products, allPages, synonyms }: PluginOptions,
): Plugin {
  const { baseUrl, codeTranslations, outDir } = context;
  const inDevelopment = process.env.NODE_ENV === 'development';
  if (inDevelopment && !fs.existsSync(path.join(outDir, INDEX_FOLDER))) {
    console.info('The search uses the index of the last build. To create it, run `npm run build`.');
  }
  let published: { index: PublishedIndex; version: LoadedVersion }[] = [];
  let records: typeof recordsModule;

  function publish(
    { id, label, usefulPages }: SearchedProduct,
    version: LoadedVersion,
  ): PublishedIndex {
    const url = `${baseUrl}${INDEX_FOLDER}/${id}-${version.versionName}`;
    return {
      id,
      label,
      versionLabel: version.label,
      path: version.path,
      isLast: version.isLast,
      links: createLinks(version, usefulPages),
      names: `${url}.names.json`,
      text: `${url}.text.json`,
    };
  }

  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    // In production, the island is a script of its own (option `islands` of the plugin page-start).
    getClientModules: () => [
      './search.css',
      ...(inDevelopment ? ['./theme/Search/island.tsx'] : []),
    ],
    injectHtmlTags: () => ({
      postBodyTags: [renderDialog(codeTranslations, baseUrl + allPages.slice(1))],
    }),
    async allContentLoaded({ allContent, actions }) {
      published = products.flatMap((product) => {
        const { loadedVersions } = allContent[DOCS_PLUGIN]?.[product.id] as LoadedContent;
        return loadedVersions.map((version) => ({ index: publish(product, version), version }));
      });
      const indexes = published.map(({ index }) => index);
      await actions.createData('indexes.json', JSON.stringify(indexes));
      // Only a build reads pages, so the development server starts without the parser.
      if (!inDevelopment) {
        records = await import('./node/createRecords');
      }
    },
    configureWebpack: () => ({
      devServer: {
        static: [
          {
            directory: path.join(outDir, INDEX_FOLDER),
            publicPath: baseUrl + INDEX_FOLDER,
            watch: false,
          },
        ],
      },
    }),
    /**
     * This blocks the other plugins on purpose: the service worker's plugin, which starts later, must find the files.
     */
    postBuild() {
      for (const { index, version } of published) {
        const named = addAliases(records.createRecords(version, context), synonyms);
        const release = getContentHash(JSON.stringify(named), RELEASE_LENGTH);
        const { names, text } = serializeRecords(named, release);
        writeFile(getOutputFile(outDir, index.names, baseUrl), names);
        writeFile(getOutputFile(outDir, index.text, baseUrl), text);
      }
      return Promise.resolve();
    },
  };
}
