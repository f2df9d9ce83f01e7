import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import type Server from 'webpack-dev-server';
import { prependMiddleware } from '../on-demand/shared/middleware';
import { listFolders } from '../shared/node/docsFolders';
import { PageFilesPlugin } from '../shared/node/pageFiles';
import { PublicFolder } from '../shared/node/publicFolder';
import { collectFrames, type FrameSpec, getFrameKey } from './node/frames/collect';
import { OnDemandFrames } from './node/frames/onDemand';
import { applyTextFont, getTextFontRules, readBuiltStyles } from './node/frames/textFont';
import type { DemoConfig, DemoRoot } from './node/sources/config';
import { getPageDemoFiles } from './node/sources/read';

const PLUGIN_NAME = 'demos';

export interface DemosOptions {
  /** The folders with pages and demos, each with its path in URLs. */
  roots: DemoRoot[];
}

/** The module that contains the highlighted sources. It is empty except in server-side rendering. */
const SOURCES_MODULE = '@demos/sources';
const EMPTY_SOURCES_FILE = path.join(__dirname, 'node/noSources.json');

/** Serializes the highlighted sources by demo id, for theme/Demo/Source.tsx. */
function serializeSources(frames: readonly FrameSpec[]): string {
  const sources = Object.fromEntries(
    frames.map(({ id, source }) => [
      id,
      source.panes.map(({ files }) => files.map(({ html }) => html)),
    ]),
  );
  return JSON.stringify(sources);
}

/** The settings and functions that production and development share. */
interface BuildContext {
  context: LoadContext;
  config: DemoConfig;
  files: PublicFolder;
  /** The folder for other generated files. */
  workDir: string;
  /** Builds frames into `files`, with temporary files in the given folder. */
  build: (frames: FrameSpec[], workDir: string) => Promise<void>;
}

/** Creates the production hooks, which build all frames while Docusaurus builds the pages. */
function createProductionHooks({ context, config, files, workDir, build }: BuildContext) {
  const sourcesFile = path.join(workDir, 'sources.json');
  let building: Promise<void> | undefined;

  return {
    async loadContent() {
      const frames = await collectFrames(config, context.i18n.currentLocale);
      await files.clear();
      await fs.writeFile(sourcesFile, serializeSources(frames));
      building = frames.length > 0 ? build(frames, workDir) : undefined;
      // The pages are built concurrently. `postBuild` awaits this promise and throws its error.
      building?.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      if (building) {
        await building;
        const rules = getTextFontRules(await readBuiltStyles(outDir));
        await applyTextFont(files.path, rules);
        files.copyTo(outDir);
      }
    },
    configureWebpack: (_config, isServer) => ({
      plugins: [new PageFilesPlugin((page) => getPageDemoFiles(page, config))],
      // The browser reads the sources from the HTML, so its scripts don't contain them.
      resolve: { alias: { [SOURCES_MODULE]: isServer ? sourcesFile : EMPTY_SOURCES_FILE } },
    }),
  } satisfies Partial<Plugin>;
}

/** Creates the development hooks, which build the frames of a page when one of them is requested. */
function createDevelopmentHooks({ context, config, files, workDir, build }: BuildContext) {
  const frames = new OnDemandFrames(config, context.i18n.currentLocale, (specs) => {
    const [first] = specs;
    return build(specs, path.join(workDir, 'pages', first ? getFrameKey(first) : ''));
  });
  let reloadPages: (() => void) | undefined;

  /** Builds a requested frame before the server looks for its files. */
  const buildOnRequest =
    (server: Server) =>
    async ({ url }: IncomingMessage, response: ServerResponse, next: () => void) => {
      try {
        const { pathname } = new URL(url ?? '/', 'http://localhost');
        const isBelowBase = pathname.startsWith(context.baseUrl);
        if (isBelowBase && (await frames.build(pathname.slice(context.baseUrl.length)))) {
          reloadPages = () =>
            server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
        }
      } catch (error) {
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(String(error));
        return;
      }
      next();
    };

  return {
    getPathsToWatch: () =>
      listFolders(config.roots).map((folder) =>
        path.join(config.siteDir, folder, '**/*.{tsx,ts,css}'),
      ),
    async loadContent() {
      if (reloadPages) {
        reloadPages();
      } else {
        await fs.rm(workDir, { recursive: true, force: true });
      }
    },
    configureWebpack: () => ({
      plugins: [new PageFilesPlugin((page) => getPageDemoFiles(page, config))],
      resolve: { alias: { [SOURCES_MODULE]: EMPTY_SOURCES_FILE } },
      devServer: {
        ...prependMiddleware(buildOnRequest),
        ...files.devServer,
      },
    }),
  } satisfies Partial<Plugin>;
}

/**
 * Builds the frames of all `<Demo>` elements, separately from the pages. `node/sources/` reads the demos,
 * `node/frames/` builds the frames' documents and scripts, `frame/` runs in the frames, `node/remarkDemos.ts` adds the
 * demos' data to pages, and `theme/Demo` renders them.
 */
function demosPlugin(context: LoadContext, { roots }: DemosOptions): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n } = context;
  const production = process.env.NODE_ENV !== 'development';
  const { muiXLicenseKey: licenseKey } = (siteConfig.customFields ?? {}) as {
    muiXLicenseKey?: string;
  };
  const files = new PublicFolder(context, PLUGIN_NAME);
  const buildContext: BuildContext = {
    context,
    config: { siteDir, roots, licenseKey },
    files,
    workDir: path.join(context.generatedFilesDir, PLUGIN_NAME),
    build: async (frames, workDir) => {
      // The bundler is slow to load, so it is loaded on demand.
      const { buildFrames } = await import('./node/frames/build');
      const { createFrameShell } = await import('./node/frames/document');
      return buildFrames(frames, {
        siteDir,
        outDir: files.path,
        workDir,
        baseUrl,
        production,
        licenseKey,
        shell: createFrameShell({
          language: i18n.currentLocale,
          siteTitle: siteConfig.title,
        }),
      });
    },
  };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    ...(production ? createProductionHooks(buildContext) : createDevelopmentHooks(buildContext)),
  };
}

// Docusaurus's type has unknown options. The configuration checks them as `DemosOptions`.
export default demosPlugin as PluginModule;
