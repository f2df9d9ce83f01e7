import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterOthers } from '../shared/node/afterOthers';
import { filesBelow } from '../shared/node/files';
import { withWorkers } from '../shared/node/workers';
import { compressFiles } from './node/compress';
import { LOADER_BY_PATH, withoutPaths } from './node/loaderPaths';
import { readInline, twinFolders } from './node/readBuild';
import { headerRules, inLanguages, mergedRules } from './node/rules';
import { writeHosts } from './node/writeHosts';
import type { HostingSettings } from './options';

export { validateOptions } from './options';

const NAME = 'hosting';

/**
 * What hosts need to serve the built site well: one set of headers, with a policy by the hashes of what
 * was built, written for nginx and an edge platform; and the files, compressed.
 */
export default function hostingPlugin(context: LoadContext, settings: HostingSettings): Plugin {
  const { i18n, siteConfig } = context;
  const languages = i18n.locales.filter((language) => language !== i18n.defaultLocale);
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? context.baseUrl;
  return {
    name: NAME,
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(LOADER_BY_PATH, (request) => {
          request.request = withoutPaths(request.request);
        }),
      ],
    }),
    async postBuild({ outDir, plugins }) {
      const others = afterOthers(plugins, NAME);
      // Each language is a build in a folder of the first one; the last of them has all before it.
      const root = path.resolve(outDir, i18n.currentLocale === i18n.defaultLocale ? '.' : '..');
      const inline = await withWorkers(require.resolve('./node/compressFile'), async (compress) => {
        // Most of what there is, while the others wait for files or for each other.
        await compressFiles(root, compress);
        await others;
        const [found] = await Promise.all([
          readInline(root, languages),
          compressFiles(root, compress),
        ]);
        return found;
      });
      const own = `${settings.origin ?? siteConfig.url}${base}`;
      const rules = headerRules(inline, { ...settings, own });
      const starts = [base, ...languages.map((language) => `${base}${language}/`)];
      const moved = Object.entries(settings.moved).flatMap(([from, to]) =>
        starts.map((start) => [start + from.slice(1), start + to.slice(1)]),
      );
      await writeHosts(root, {
        base,
        rules: mergedRules(inLanguages(rules, languages)),
        moved: Object.fromEntries(moved) as Record<string, string>,
        twinFolders: twinFolders(filesBelow(root)),
      });
    },
  };
}
