import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildFrames } from './frames/build';
import { collectFrames } from './frames/collect';
import { frameShell } from './frames/document';
import type { FrameSpec } from './frames/frame';
import { applyTextFont, builtStyles, textFontRules } from './frames/textFont';
import { type DemoRoot, DEMOS_ADDRESS } from './sources/address';

export interface DemosOptions {
  /** The folders with pages and demos, and what stands for each in addresses. */
  roots: DemoRoot[];
}

/** The highlighted sources, for the server's rendering of the pages alone. */
const SOURCES_MODULE = '@demos/sources';

/** Sources by demo id, as src/components/Demo/Source.tsx reads them. */
function sourcesByDemo(frames: readonly FrameSpec[]): string {
  const sources = Object.fromEntries(
    frames.map(({ id, source }) => [
      id,
      source.panes.map(({ files }) => files.map(({ html }) => html)),
    ]),
  );
  return JSON.stringify(sources);
}

/**
 * Live demos: the frames of all `<Demo>` on the site, built beside the pages. `sources/` reads the
 * demos, `frames/` builds their documents and scripts, `browser/` is what runs in them; `remark.ts`
 * tells the pages about them, and src/components/Demo shows them.
 */
export default function demosPlugin(context: LoadContext, { roots }: DemosOptions): Plugin {
  const { siteDir, baseUrl, generatedFilesDir, siteConfig, i18n } = context;
  const production = process.env.NODE_ENV !== 'development';
  const { muiXLicenseKey: licenseKey } = (siteConfig.customFields ?? {}) as { muiXLicenseKey?: string };
  const workDir = path.join(generatedFilesDir, 'demos');
  const sourcesFile = path.join(workDir, 'sources.json');
  const publicDir = path.join(workDir, 'public');
  let building: Promise<void> | undefined;

  const build = (frames: FrameSpec[]): Promise<void> =>
    buildFrames(frames, {
      siteDir,
      outDir: publicDir,
      workDir,
      baseUrl,
      production,
      licenseKey,
      shell: frameShell(`theme${context.siteStorage.namespace}`, {
        language: i18n.currentLocale,
        siteTitle: siteConfig.title,
      }),
    });

  return {
    name: 'demos',
    getPathsToWatch: () =>
      roots
        .flatMap(({ folder, translations = {} }) => [folder, ...Object.values(translations)])
        .map((folder) => path.join(siteDir, folder, '**/*.{tsx,ts,css}')),
    async loadContent() {
      const frames = await collectFrames({ siteDir, roots, licenseKey }, i18n.currentLocale);
      await fs.mkdir(workDir, { recursive: true });
      await fs.writeFile(sourcesFile, sourcesByDemo(frames));
      building = frames.length > 0 ? build(frames) : undefined;
      if (production) {
        // The site's own build goes on meanwhile; what goes wrong here is told at its end.
        building?.catch(() => undefined);
      } else {
        await building;
      }
    },
    async postBuild({ outDir }) {
      if (building) {
        await building;
        const rules = textFontRules(await builtStyles(outDir));
        await applyTextFont(path.join(publicDir, DEMOS_ADDRESS), rules);
        await fs.cp(publicDir, outDir, { recursive: true });
      }
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // A reader's browser has the sources in the page, and is not sent them again as a script.
          [SOURCES_MODULE]: isServer ? sourcesFile : path.join(__dirname, 'noSources.json'),
        },
      },
      ...(production
        ? {}
        : { devServer: { static: [{ directory: publicDir, publicPath: baseUrl }] } }),
    }),
  };
}
