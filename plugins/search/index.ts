import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildOnRequest } from '../shared/node/middleware';
import { PublicFolder } from '../shared/node/publicFolder';
import { withWorkers } from '../shared/node/workers';
import { packRecords } from './engine/packed';
import type { PublishedIndex } from './engine/published';
import { addAliases } from './node/aliases';
import { renderDialog } from './node/dialog';
import { getHashedIndexPaths, type IndexFiles, OnDemandIndexes } from './node/indexFiles';
import type { PluginOptions, SearchedProduct } from './options';
import { createSectionReader, type SectionReader } from './node/sectionReader';
import type { Section } from './node/sections';
import { addVersionPath, createLinks, createRecords } from './node/records';

export { getPageNames } from './node/aliases';
export { getNamedRecords } from './node/records';
export { validateOptions } from './options';

/** The plugin's name, which is also the folder of its generated modules. */
const PLUGIN_NAME = 'site-search';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function getVersions(product: SearchedProduct, content: unknown): LoadedVersion[] {
  if (!content) {
    throw new Error(
      `The search plugin's option "products" names the docs instance "${product.id}", ` +
        'but the site has no docs instance with this id. Correct the id or remove the entry.',
    );
  }
  return (content as LoadedContent).loadedVersions;
}

/**
 * Builds a search index for each docs instance and version from its MDX files. A production build creates the indexes
 * while it loads the site, and the development server when the browser requests them. The plugin writes their URLs as the
 * module `@generated/site-search/default/indexes.json`.
 */
export default function searchPlugin(
  context: LoadContext,
  { products, allPages, synonyms, extraRecords }: PluginOptions,
): Plugin {
  const { baseUrl, codeTranslations } = context;
  const inDevelopment = process.env.NODE_ENV === 'development';
  const files = new PublicFolder(context, PLUGIN_NAME);
  let indexes: PublishedIndex[] = [];
  const onDemand = new OnDemandIndexes(files);
  /** Loads the compiler on the first request, because few development sessions use the search. */
  const readInThread = createSectionReader(context, async (source) => {
    const { default: readSections } = await import('./node/readSections');
    return readSections(source);
  });

  async function buildIndex(
    id: string,
    version: LoadedVersion,
    readSections: SectionReader,
  ): Promise<IndexFiles> {
    const records = await createRecords(version, context, readSections);
    const extra = await extraRecords(id, version.versionName);
    return packRecords([
      ...addAliases(records, synonyms),
      ...addVersionPath(version.path, records, extra),
    ]);
  }

  async function writeIndex(name: string, index: IndexFiles): Promise<IndexFiles> {
    const paths = getHashedIndexPaths(name, index);
    await files.write(paths.names, index.names);
    await files.write(paths.text, index.text);
    return paths;
  }

  async function publish(
    { id, label, usefulPages }: SearchedProduct,
    version: LoadedVersion,
    readSections: SectionReader,
  ): Promise<PublishedIndex> {
    const name = `${id}-${version.versionName}`;
    const { names, text } = inDevelopment
      ? onDemand.publish(name, label, () => buildIndex(id, version, readSections))
      : await writeIndex(name, await buildIndex(id, version, readSections));
    const { isLast } = version;
    return {
      id,
      label,
      versionLabel: version.label,
      path: version.path,
      isLast,
      links: createLinks(version, usefulPages),
      names: baseUrl + names,
      text: baseUrl + text,
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
      postBodyTags: [renderDialog({ codeTranslations, allPages: baseUrl + allPages.slice(1) })],
    }),
    loadContent: () => files.clear(),
    async allContentLoaded({ allContent, actions }) {
      const all = products.map((product) => ({
        product,
        versions: getVersions(product, allContent[DOCS_PLUGIN]?.[product.id]),
      }));
      const publishAll = (readSections: SectionReader): Promise<PublishedIndex[]> =>
        Promise.all(
          all.flatMap(({ product, versions }) =>
            versions.map((version) => publish(product, version, readSections)),
          ),
        );
      indexes = inDevelopment
        ? await publishAll(readInThread)
        : await withWorkers(require.resolve('./node/readSections'), (run) =>
            publishAll(createSectionReader(context, (source) => run(source) as Promise<Section[]>)),
          );
      await actions.createData('indexes.json', JSON.stringify(indexes));
    },
    configureWebpack: () => ({
      devServer: {
        ...(inDevelopment && buildOnRequest(baseUrl, (address) => onDemand.build(address))),
        ...files.devServer,
      },
    }),
    postBuild({ outDir }) {
      files.copyTo(outDir);
      return Promise.resolve();
    },
  };
}
