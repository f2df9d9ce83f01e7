import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { askFirst } from '../on-demand/shared/middleware';
import { packRecords } from './engine/packed';
import { type PublishedIndex, SEARCH_PLUGIN, type SearchPluginData } from './engine/published';
import { withAliases } from './node/aliases';
import { clearIndexFiles, writeIndexFile } from './node/indexFiles';
import { IndexesOnDemand } from './node/onDemand';
import type { SectionReader } from './node/readSections';
import { recordsBelow, versionRecords } from './node/versionRecords';
import type { SearchedProduct, PluginOptions } from './options';

export { validateOptions } from './options';
export { searchStaticDirectory } from './node/indexFiles';

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
 * files are served from `searchStaticDirectory()`, their names published as global data.
 */
export default function searchPlugin(
  context: LoadContext,
  { products, extraRecords }: PluginOptions,
): Plugin {
  const { siteDir, baseUrl } = context;
  const inDevelopment = process.env.NODE_ENV === 'development';
  const onDemand = new IndexesOnDemand(siteDir);
  let readSections: SectionReader | undefined;

  async function indexOf(id: string, version: LoadedVersion): Promise<string> {
    const { createSectionReader } = await import('./node/readSections');
    readSections ??= createSectionReader(context);
    const own = await versionRecords(version, context, readSections);
    const extra = (await extraRecords?.(id, version.versionName)) ?? [];
    return packRecords([...withAliases(own), ...recordsBelow(version.path, own, extra)]);
  }

  async function publish(
    { id, label }: SearchedProduct,
    version: LoadedVersion,
  ): Promise<PublishedIndex> {
    const name = `${id}-${version.versionName}`;
    const file = inDevelopment
      ? onDemand.publish(name, label, () => indexOf(id, version))
      : await writeIndexFile(siteDir, name, await indexOf(id, version));
    const { isLast } = version;
    return { id, label, versionLabel: version.label, path: version.path, isLast, file };
  }

  return {
    name: SEARCH_PLUGIN,
    getThemePath: () => path.join(__dirname, 'theme'),
    async loadContent() {
      await clearIndexFiles(siteDir);
    },
    async allContentLoaded({ allContent, actions }) {
      const indexes = await Promise.all(
        products.flatMap((product) =>
          versionsOf(product, allContent[DOCS_PLUGIN]?.[product.id]).map((version) =>
            publish(product, version),
          ),
        ),
      );
      actions.setGlobalData({ indexes } satisfies SearchPluginData);
    },
    configureWebpack: () =>
      inDevelopment ? { devServer: askFirst(baseUrl, (address) => onDemand.make(address)) } : {},
  };
}
