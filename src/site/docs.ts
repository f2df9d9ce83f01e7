import fs from 'node:fs';
import path from 'node:path';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig, PluginModule } from '@docusaurus/types';
import {
  createRemarkApiReference,
  getVersionOptions,
  remarkStudioTables,
} from '../../plugins/api-tables/markdown';
import { remarkCodeBlocks, remarkTranslatedPaths } from '../../plugins/code/markdown';
import { findDemosUsing, remarkDemos } from '../../plugins/demos/markdown';
import { rehypePolicy } from '../../plugins/hosting/markdown';
import { rehypeFirstScreenEnd } from '../../plugins/page-start/markdown';
import { listFiles } from '../../plugins/shared/node/files';
import { PageFilesPlugin } from '../../plugins/shared/node/pageFiles';
import { SITE_DIR } from '../../plugins/shared/node/siteDir';
import { rehypeReferences } from '../markdown/rehypeReferences';
import { rehypeTableLabels } from '../markdown/rehypeTableLabels';
import { getLinkedFiles, remarkLinks } from '../markdown/remarkLinks';
import { remarkMovedSections } from '../markdown/remarkMovedSections';
import { remarkSchemePictures } from '../markdown/remarkSchemePictures';
import { remarkSyntaxErrors } from '../markdown/remarkSyntaxErrors';
import { coreFolders, demoConfig, docsInstances } from './docsFolders';
import { OFFICIAL_ORIGIN, REPOSITORY, SITE_BASE_URL } from './urls';
import { VERSIONS } from './versions';

/** Inserts the tables of the library's API pages, which are generated from the documented packages. */
const remarkApiReference = createRemarkApiReference({
  siteDir: SITE_DIR,
  siteUrl: OFFICIAL_ORIGIN + SITE_BASE_URL,
  findDemos: (page, name) => findDemosUsing(page, name, demoConfig),
  versions: getVersionOptions(SITE_DIR, coreFolders, VERSIONS.core),
  links: {
    // Maps links in the packages' comments to the headings on this site that replace them.
    'https://mui.com/toolpad/core/react-app-provider/#navigation':
      '/core/react-app-provider#describe-the-navigation',
    'https://mui.com/toolpad/core/react-app-provider/#theming':
      '/core/react-app-provider#set-the-theme',
    'https://mui.com/toolpad/core/react-crud/#data-sources':
      '/core/react-crud/data-sources#write-the-data-source',
    'https://mui.com/toolpad/core/react-crud/#data-caching':
      '/core/react-crud/data-sources#control-the-cache',
    'https://mui.com/toolpad/core/react-dashboard-layout/#navigation':
      '/core/react-app-provider#describe-the-navigation',
  },
});

/** The options that all docs instances share. */
const sharedOptions = {
  editUrl: `${REPOSITORY}/edit/master/docs/`,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [
    remarkMovedSections,
    [remarkLinks, demoConfig],
    [remarkTranslatedPaths, demoConfig],
    remarkSyntaxErrors,
    remarkApiReference,
    remarkSchemePictures,
    remarkStudioTables,
    remarkCodeBlocks,
    [remarkDemos, demoConfig],
  ],
};

/** Returns the translations of the pages' parts, such as `_tasks.mdx`, which the front page imports, too. */
function getTranslatedParts(language: string): Record<string, string> {
  const parts = demoConfig.roots.flatMap(({ folder, translations }) => {
    const translated = path.join(SITE_DIR, translations[language] ?? '');
    return language in translations && fs.existsSync(translated)
      ? listFiles(translated, /^_.*\.mdx$/).map((file) => [
          path.join(SITE_DIR, folder, file),
          path.join(translated, file),
        ])
      : [];
  });
  return Object.fromEntries(parts) as Record<string, string>;
}

/**
 * Docusaurus's plugin, which also reloads the sidebars when a navigation tree changes. Docusaurus watches only the file
 * of `sidebarPath`, which imports the trees.
 */
const docsWithTrees: PluginModule = Object.assign(
  async (...args: Parameters<typeof docsPlugin>) => {
    const plugin = await docsPlugin(...args);
    return {
      ...plugin,
      getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), 'src/navigation/trees/*.ts'],
    };
  },
  { validateOptions },
) as PluginModule;

/**
 * Returns the docs instances of all products, with the plugins that transform their pages.
 *
 * @param siteUrl - the URL of this deployment, whose files the pages may load
 */
export function createDocsPlugins(siteUrl: string): PluginConfig[] {
  const rehypePlugins = [
    [rehypePolicy, siteUrl],
    rehypeReferences,
    rehypeTableLabels,
    rehypeFirstScreenEnd,
  ];
  return [
    ...docsInstances.map((instance): PluginConfig => [
      docsWithTrees,
      { ...sharedOptions, rehypePlugins, ...instance },
    ]),
    ({ i18n }) => ({
      name: 'docs-files',
      configureWebpack: () => ({
        plugins: [new PageFilesPlugin((page) => getLinkedFiles(page, demoConfig))],
        resolve: { alias: getTranslatedParts(i18n.currentLocale) },
      }),
    }),
  ];
}
