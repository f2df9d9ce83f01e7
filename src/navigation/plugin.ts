import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import type { Plugin } from '@docusaurus/types';

/**
 * Creates the module `@generated/navigation/default/sidebars.json`: the sidebar of each product's latest version in the
 * language of the build, for lists that contain the pages of all products.
 */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    async allContentLoaded({ allContent, actions }) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const sidebars = instances.map(([id, content]) => {
        const latest = (content as LoadedContent).loadedVersions.find(({ isLast }) => isLast);
        return [id, latest ? Object.values(toSidebarsProp(latest)).flat() : []];
      });
      await actions.createData('sidebars.json', JSON.stringify(Object.fromEntries(sidebars)));
    },
  };
}
