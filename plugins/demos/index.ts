import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { foldersOf } from '../shared/node/docsFolders';
import { askFirst } from '../shared/node/middleware';
import { PublicFolder } from '../shared/node/publicFolder';
import { collectFrames, frameKey, type FrameSpec } from './node/frames/collect';
import { FramesOnDemand } from './node/frames/onDemand';
import { applyTextFont, builtStyles, textFontRules } from './node/frames/textFont';
import { PagesFollowDemos } from './node/pageFiles';
import type { DemoPlaces } from './node/sources/places';
import { type DemosOptions, validateOptions } from './options';
import { DEMOS_ADDRESS } from './shared/address';

const NAME = 'demos';

/** The highlighted sources, for the server's rendering of the pages alone. */
const SOURCES_MODULE = '@demos/sources';

/** Sources by demo id, as plugins/demos/theme/Demo/Source.tsx reads them. */
function sourcesByDemo(frames: readonly FrameSpec[]): string {
  const sources = Object.fromEntries(
    frames.map(({ id, source }) => [
      id,
      source.panes.map(({ files }) => files.map(({ html }) => html)),
    ]),
  );
  return JSON.stringify(sources);
}

/** Builds frames into a folder, with files on the way in another. */
type Build = (frames: FrameSpec[], outDir: string, workDir: string) => Promise<void>;

/** For the built site: all frames, beside its own build. */
function builtDemos(context: LoadContext, places: DemoPlaces, workDir: string, build: Build) {
  const { i18n } = context;
  const sourcesFile = path.join(workDir, 'sources.json');
  const files = new PublicFolder(context, NAME);
  let building: Promise<void> | undefined;

  return {
    async loadContent() {
      const frames = await collectFrames(places, i18n.currentLocale);
      await files.clear();
      await fs.writeFile(sourcesFile, sourcesByDemo(frames));
      building = frames.length > 0 ? build(frames, files.path, workDir) : undefined;
      // The site's own build goes on meanwhile; what goes wrong here is told at its end.
      building?.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      if (building) {
        await building;
        const rules = textFontRules(await builtStyles(outDir));
        await applyTextFont(path.join(files.path, DEMOS_ADDRESS), rules);
        files.copyTo(outDir);
      }
    },
    configureWebpack: (_config, isServer) => ({
      plugins: [new PagesFollowDemos(places)],
      resolve: {
        alias: {
          // A reader's browser has the sources in the page, and is not sent them again as a script.
          [SOURCES_MODULE]: isServer ? sourcesFile : NO_SOURCES,
        },
      },
    }),
  } satisfies Partial<Plugin>;
}

const NO_SOURCES = path.join(__dirname, 'node/noSources.json');

/** For the development server: the frames of a page when it is opened. */
function demosOnDemand(context: LoadContext, places: DemoPlaces, workDir: string, build: Build) {
  const { baseUrl, i18n } = context;
  const { siteDir, roots } = places;
  const files = new PublicFolder(context, NAME);
  const frames = new FramesOnDemand(places, i18n.currentLocale, (ofPage) => {
    const [first] = ofPage;
    return build(ofPage, files.path, path.join(workDir, 'pages', first ? frameKey(first) : ''));
  });
  let reloadPages: (() => void) | undefined;

  return {
    getPathsToWatch: () =>
      foldersOf(roots).map((folder) => path.join(siteDir, folder, '**/*.{tsx,ts,css}')),
    async loadContent() {
      if (reloadPages) {
        reloadPages();
      } else {
        await fs.rm(workDir, { recursive: true, force: true });
      }
    },
    configureWebpack: () => ({
      plugins: [new PagesFollowDemos(places)],
      resolve: { alias: { [SOURCES_MODULE]: NO_SOURCES } },
      devServer: {
        ...askFirst(baseUrl, async (address, server) => {
          if (await frames.make(address)) {
            reloadPages = () =>
              server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
          }
        }),
        ...files.devServer,
      },
    }),
  } satisfies Partial<Plugin>;
}

/**
 * Live demos: the frames of all `<Demo>` on the site, built beside the pages. `node/sources/`
 * reads the demos, `node/frames/` builds their documents and scripts, `frame/` is what runs in
 * them; `node/remarkDemos.ts` tells the pages about them, and `theme/Demo` shows them.
 */
function demosPlugin(context: LoadContext, { roots }: DemosOptions): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n } = context;
  const production = process.env.NODE_ENV !== 'development';
  const { muiXLicenseKey: licenseKey } = (siteConfig.customFields ?? {}) as {
    muiXLicenseKey?: string;
  };
  const build: Build = async (frames, outDir, workDir) => {
    // The bundler is loaded when there is something to bundle.
    const { buildFrames } = await import('./node/frames/build');
    const { frameShell } = await import('./node/frames/document');
    return buildFrames(frames, {
      siteDir,
      outDir,
      workDir,
      baseUrl,
      production,
      licenseKey,
      shell: frameShell(`theme${context.siteStorage.namespace}`, {
        language: i18n.currentLocale,
        siteTitle: siteConfig.title,
      }),
    });
  };
  const lifecycle = production ? builtDemos : demosOnDemand;
  const workDir = path.join(context.generatedFilesDir, NAME);
  const theme = path.join(__dirname, 'theme');
  return {
    name: NAME,
    getThemePath: () => theme,
    ...lifecycle(context, { siteDir, roots, licenseKey }, workDir, build),
  };
}

/** For a configuration that names the plugin itself and not its path, and so can't see other exports. */
export default Object.assign(demosPlugin, { validateOptions }) as PluginModule;
