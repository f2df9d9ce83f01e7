import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getNamedRecords, getPageNames } from '../../plugins/search';
import { PublicFolder } from '../../plugins/shared/node/publicFolder';
import { getPageUrl } from '../../plugins/shared/paths';
import { SYNONYMS } from '../search/synonyms';
import { PRODUCTS } from '../site/products';
import { type FilteredProduct, isCode } from './filter';
import { getPages } from './navPages';

/**
 * Checks that no two pages have the same URL, such as `a.mdx` and `a/index.mdx`. Docusaurus's error doesn't name the files.
 *
 * @throws Error with both files
 */
export function assertUniqueUrls(docs: readonly Pick<DocMetadata, 'permalink' | 'source'>[]): void {
  const sources = new Map<string, string>();
  for (const { permalink, source } of docs) {
    const url = getPageUrl(permalink);
    const first = sources.get(url);
    if (first !== undefined) {
      throw new Error(
        `${source.replace('@site/', '')}: has the same URL as ${first.replace('@site/', '')}, which is ${url}: rename one of the two files.`,
      );
    }
    sources.set(url, source);
  }
}

/**
 * Creates the module `@generated/navigation/default/sidebars.json`: the sidebar of each product's latest version in the
 * language of the build, for lists that contain the pages of all products. The sidebar's filter loads their labels and
 * names as the file `navigation/pages.json`.
 */
export default function navigationPlugin(context: LoadContext): Plugin {
  const files = new PublicFolder(context, 'navigation');
  return {
    name: 'navigation',
    loadContent: () => files.clear(),
    async allContentLoaded({ allContent, actions }) {
      const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
      const products = PRODUCTS.map(({ id, name: label }) => {
        const content = instances[id] as LoadedContent | undefined;
        content?.loadedVersions.forEach(({ docs }) => assertUniqueUrls(docs));
        const latest = content?.loadedVersions.find(({ isLast }) => isLast);
        const sidebar = latest ? Object.values(toSidebarsProp(latest)).flat() : [];
        const names = latest ? getPageNames(getNamedRecords(latest), SYNONYMS) : {};
        const pages: Record<string, string[]> = {};
        const code: string[] = [];
        for (const { href, title } of getPages(sidebar)) {
          const url = href.replace(/\/$/, '');
          pages[url] = [title, ...(names[url] ?? [])];
          if (isCode(url, title)) {
            code.push(url);
          }
        }
        return { sidebar, filtered: { id, label, pages, code } satisfies FilteredProduct };
      });
      const sidebars = products.map(({ filtered, sidebar }) => [filtered.id, sidebar]);
      await actions.createData('sidebars.json', JSON.stringify(Object.fromEntries(sidebars)));
      const filteredProducts = products.map(({ filtered }) => filtered);
      await files.write('navigation/pages.json', JSON.stringify(filteredProducts));
    },
    configureWebpack: () => ({ devServer: files.devServer }),
    postBuild({ outDir }) {
      files.copyTo(outDir);
      return Promise.resolve();
    },
  };
}
