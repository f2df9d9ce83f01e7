import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withWorkers } from '../shared/node/workers';
import { compressFiles } from './node/compress';
import { FALLBACK_PATH, shortenLoaderPath } from './node/loaderPaths';
import { readInlineHashes } from './node/readBuild';
import { getHeaderRules } from './node/rules';
import { waitForPostBuild } from './node/waitForPostBuild';
import { writeHosts } from './node/writeHosts';
import type { HostingSettings } from './options';

export { validateOptions } from './options';

const PLUGIN_NAME = 'hosting';

/** Compresses the built site, and writes its headers and redirects for nginx and an edge platform. */
export default function hostingPlugin(context: LoadContext, settings: HostingSettings): Plugin {
  const { i18n, siteConfig } = context;
  const languages = i18n.locales.filter((language) => language !== i18n.defaultLocale);
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? context.baseUrl;
  return {
    name: PLUGIN_NAME,
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(FALLBACK_PATH, (request) => {
          request.request = shortenLoaderPath(request.request);
        }),
      ],
    }),
    async postBuild({ outDir, plugins }) {
      const others = waitForPostBuild(plugins, PLUGIN_NAME);
      // Other languages are built into subfolders of the default language's build, so only the last build contains all
      // files.
      const root = path.resolve(outDir, i18n.currentLocale === i18n.defaultLocale ? '.' : '..');
      const inline = await withWorkers(require.resolve('./node/compressFile'), async (compress) => {
        // This pass compresses most files while the other plugins wait for files or for each other. The second pass
        // compresses the files that they write.
        await compressFiles(root, compress);
        await others;
        const [found] = await Promise.all([
          readInlineHashes(
            root,
            settings.sections.map(({ path: folder }) => folder),
            languages,
          ),
          compressFiles(root, compress),
        ]);
        return found;
      });
      const siteUrl = `${settings.origin ?? siteConfig.url}${base}`;
      const starts = [base, ...languages.map((language) => `${base}${language}/`)];
      const moved = Object.entries(settings.moved).flatMap(([from, to]) =>
        starts.map((start) => [start + from.slice(1), start + to.slice(1)]),
      );
      await writeHosts(root, {
        base,
        rules: getHeaderRules(inline, { ...settings, siteUrl }, languages),
        moved: Object.fromEntries(moved) as Record<string, string>,
        markdownFolders: ['', ...languages.map((language) => `${language}/`)].flatMap((folder) =>
          settings.markdownFolders.map((name) => folder + name),
        ),
      });
    },
  };
}
