import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { Plugin } from '@docusaurus/types';
import { getPageUrl } from '../../plugins/shared/paths';
import { PRODUCTS } from '../site/products';

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
 * language of the build, for lists that contain the pages of all products.
 */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    async allContentLoaded({ allContent, actions }) {
      const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
      const sidebars = PRODUCTS.map(({ id }) => {
        const content = instances[id] as LoadedContent | undefined;
        content?.loadedVersions.forEach(({ docs }) => assertUniqueUrls(docs));
        const latest = content?.loadedVersions.find(({ isLast }) => isLast);
        return [id, latest ? Object.values(toSidebarsProp(latest)).flat() : []] as const;
      });
      await actions.createData('sidebars.json', JSON.stringify(Object.fromEntries(sidebars)));
    },
  };
}
