import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PublicFolder } from '../shared/node/publicFolder';
import { bundleCompanion, recordWorkerPackages } from './bundle';
import { createServiceWorkerOptions } from './offline/options';
import type { PluginOptions } from './options';

export { resolveOptions } from './environment';
export { createServiceWorkerOptions } from './offline/options';
export { validateOptions } from './options';

const PLUGIN_NAME = 'site-companion';

/**
 * Adds the ad unit, analytics, and the service worker to the site. None of these waits for React. Each of them has its
 * folder, with its code for the browser and for the build. `companion.ts` starts them.
 */
export default function siteCompanionPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl, i18n, siteConfig } = context;
  const files = new PublicFolder(context, PLUGIN_NAME);
  const settings = { ...options };
  delete settings.id;
  let script = '';
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      await files.clear();
      script = await bundleCompanion(files.path, {
        settings,
        url: siteConfig.url,
        baseUrl,
        // Canonical locations have the base URL of the default language.
        siteBaseUrl: i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl,
        languages: i18n.locales,
        production: process.env.NODE_ENV === 'production',
      });
    },
    contentLoaded({ actions }) {
      actions.setGlobalData({ ads: settings.ads });
    },
    postBuild({ outDir }) {
      files.copyTo(outDir);
      recordWorkerPackages(createServiceWorkerOptions(settings).swCustom);
      return Promise.resolve();
    },
    configureWebpack: () => ({ devServer: files.devServer }),
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () =>
      ['*.ts', '{ads,analytics,offline}/*.ts'].map((files) => path.join(__dirname, files)),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: { type: 'module', async: true, fetchpriority: 'low', src: baseUrl + script },
        },
      ],
    }),
  };
}
