import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { askFirst } from '../shared/node/middleware';
import { PublicFolder } from '../shared/node/publicFolder';
import { withWorkers } from '../shared/node/workers';
import { packRecords } from './engine/packed';
import { type PublishedIndex, SEARCH_PLUGIN, type SearchPluginData } from './engine/published';
import { withAliases } from './node/aliases';
import { hashedIndexPath, IndexesOnDemand } from './node/indexFiles';
import { literalsOf, searchSite } from './node/searchSite';
import type { PluginOptions, SearchedProduct } from './options';
import { createSectionReader, type SectionReader } from './node/sectionReader';
import type { Section } from './node/sections';
import { recordsBelow, versionRecords } from './node/records';

export { validateOptions } from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function versionsOf(product: SearchedProduct, content: unknown): LoadedVersion[] {
  if (!content) {
    throw new Error(
      `The search plugin's option "products" names the docs instance "${product.id}", ` +
        'but the site has no docs instance with this id. Correct the id or remove the entry.',
    );
  }
  return (content as LoadedContent).loadedVersions;
}

/**
 * Builds one search index for each docs instance and version from its MDX files, so that development and
 * the built site search the same way: while the site loads, or in development when it is asked for. The
 * files' names are published as global data.
 */
export default function searchPlugin(
  context: LoadContext,
  { products, synonyms = [], extraRecords, ...options }: PluginOptions,
): Plugin {
  const { baseUrl, siteConfig } = context;
  const inDevelopment = process.env.NODE_ENV === 'development';
  const files = new PublicFolder(context, SEARCH_PLUGIN);
  const onDemand = new IndexesOnDemand(files);
  /** Development reads here, when the search is asked something: the compiler is loaded then. */
  const readHere = createSectionReader(context, async (source) => {
    const { default: readSections } = await import('./node/readSections');
    return readSections(source);
  });

  async function indexOf(
    id: string,
    version: LoadedVersion,
    readSections: SectionReader,
  ): Promise<string> {
    const own = await versionRecords(version, context, readSections);
    const extra = (await extraRecords?.(id, version.versionName)) ?? [];
    return packRecords([...withAliases(own, synonyms), ...recordsBelow(version.path, own, extra)]);
  }

  async function writeIndex(name: string, json: string): Promise<string> {
    const file = hashedIndexPath(name, json);
    await files.write(file, json);
    return file;
  }

  async function publish(
    { id, label }: SearchedProduct,
    version: LoadedVersion,
    readSections: SectionReader,
  ): Promise<PublishedIndex> {
    const name = `${id}-${version.versionName}`;
    const file = inDevelopment
      ? onDemand.publish(name, label, () => indexOf(id, version, readSections))
      : await writeIndex(name, await indexOf(id, version, readSections));
    const { isLast } = version;
    return { id, label, versionLabel: version.label, path: version.path, isLast, file };
  }

  return {
    name: SEARCH_PLUGIN,
    getThemePath: () => path.join(__dirname, 'theme'),
    loadContent: () => files.clear(),
    async allContentLoaded({ allContent, actions }) {
      const publishAll = (readSections: SectionReader): Promise<PublishedIndex[]> =>
        Promise.all(
          products.flatMap((product) =>
            versionsOf(product, allContent[DOCS_PLUGIN]?.[product.id]).map((version) =>
              publish(product, version, readSections),
            ),
          ),
        );
      const indexes = inDevelopment
        ? await publishAll(readHere)
        : await withWorkers(require.resolve('./node/readSections'), (run) =>
            publishAll(createSectionReader(context, (source) => run(source) as Promise<Section[]>)),
          );
      actions.setGlobalData({ indexes } satisfies SearchPluginData);
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin(
          literalsOf(searchSite(siteConfig.title, { products, ...options })),
        ),
      ],
      devServer: {
        ...(inDevelopment && askFirst(baseUrl, (address) => onDemand.make(address))),
        ...files.devServer,
      },
    }),
    postBuild({ outDir }) {
      files.copyTo(outDir);
      return Promise.resolve();
    },
  };
}
