import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleCompanion, bundleWorker, companionStaticDir } from './bundle';
import { companionData } from './data';
import type { PluginOptions } from './options';

export { validateOptions } from './options';

/**
 * The site companion: the ad block, analytics, code preferences and the service worker.
 *
 * They serve readers from the first second and never wait for React: `client/` binds the rules
 * (`ads/`, `analytics/`, `preferences/`, `service-worker/`) to the page, `theme/` and `react/` let
 * React take part.
 *
 * @param options see `settings.ts`
 */
export default function siteCompanionPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl, generatedFilesDir } = context;
  const settings = { ...options };
  delete settings.id;
  let script = '';
  return {
    name: 'site-companion',
    async loadContent() {
      await fs.rm(companionStaticDir(generatedFilesDir), { recursive: true, force: true });
      await bundleWorker(generatedFilesDir);
      script = await bundleCompanion(
        generatedFilesDir,
        companionData(context, settings, process.env.NODE_ENV === 'production'),
      );
    },
    contentLoaded({ actions }) {
      actions.setGlobalData({ ads: settings.ads });
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(__dirname, '{client,ads,analytics,preferences}/**/*.ts')],
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
