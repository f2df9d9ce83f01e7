import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PublicFolder } from '../shared/node/publicFolder';
import { bundleCompanion } from './node/bundle';
import { companionData } from './node/data';
import type { PluginOptions } from './options';

export { optionsOf } from './node/environment';
export { serviceWorkerOptions } from './node/serviceWorker';
export { validateOptions } from './options';

const NAME = 'site-companion';

/**
 * The site companion: the ad block, analytics and the service worker.
 *
 * They serve readers from the first second and never wait for React: `client/` binds the rules
 * (`ads/`, `analytics/`) to the page, `offline/` is the worker, `theme/` lets React take part.
 *
 * @param options see `shared/settings.ts`
 */
export default function siteCompanionPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl } = context;
  const files = new PublicFolder(context, NAME);
  const settings = { ...options };
  delete settings.id;
  let script = '';
  return {
    name: NAME,
    async loadContent() {
      await files.clear();
      script = await bundleCompanion(
        files.path,
        companionData(context, settings, process.env.NODE_ENV === 'production'),
      );
    },
    contentLoaded({ actions }) {
      actions.setGlobalData({ ads: settings.ads });
    },
    postBuild({ outDir }) {
      files.copyTo(outDir);
      return Promise.resolve();
    },
    configureWebpack: () => ({ devServer: files.devServer }),
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () =>
      ['chance.ts', '{client,ads,analytics,shared,offline}/**/*.ts'].map((files) =>
        path.join(__dirname, files),
      ),
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
