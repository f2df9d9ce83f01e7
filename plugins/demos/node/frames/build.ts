import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';
import { getErrorMessage } from '../../../shared/unknown';
import { writeFile } from '../../../shared/node/files';
import { getReactScript } from '../../../page-start/shared/node/reactScript';
import { getLivePath } from '../../shared/paths';
import { bundleFrames } from './bundle';
import { type AssetFolder, type FrameShell, renderDocument } from './document';
import { writeEntries } from './entries';
import { type FrameSpec, getFrameKey } from './collect';
import type { renderFrame } from './renderFrame';

/** The path of the files that frames load, relative to the site's base. */
const FRAME_ASSETS_PATH = 'assets/demos/';

/** The name of the file that contains a demo's source. It is beside the frame's document. */
const SOURCE_FILE = 'demo.json';

interface ServerBundle {
  renderFrame: typeof renderFrame;
  demos: Record<string, () => Promise<{ default?: ComponentType }>>;
}

export interface BuildOptions {
  siteDir: string;
  /** The output folder, which corresponds to the site's base URL. */
  outDir: string;
  /** The folder for temporary files. */
  workDir: string;
  baseUrl: string;
  production: boolean;
  shell: FrameShell;
  /** The license key of the data grid. Without a key, the license package isn't loaded. */
  licenseKey?: string;
}

function loadServer(workDir: string): ServerBundle {
  const file = path.join(workDir, 'server', 'server.cjs');
  const load = createRequire(file);
  // Each build of the development server creates a new bundle, so the cached one is discarded.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
  delete load.cache[file];
  return load(file) as ServerBundle;
}

async function renderDemo(frame: FrameSpec, server: ServerBundle): Promise<string> {
  try {
    const { default: Demo } = (await server.demos[getFrameKey(frame)]?.()) ?? {};
    if (!Demo) {
      throw new Error('it has no default export');
    }
    return await server.renderFrame(Demo, frame.hasTheme);
  } catch (error) {
    throw new Error(
      `${frame.page}: the demo ${frame.entry} can’t be rendered at build time: ${getErrorMessage(error)}. ` +
        'Code that needs a browser belongs in an effect or in an event handler.',
      { cause: error },
    );
  }
}

/**
 * Builds the scripts and documents of all frames, and writes the demos' sources beside them.
 *
 * @throws Error if a demo can't be rendered
 */
export async function buildFrames(frames: FrameSpec[], options: BuildOptions): Promise<void> {
  const { siteDir, outDir, workDir, baseUrl, production, shell, licenseKey } = options;
  const assets: AssetFolder = {
    folder: path.join(outDir, FRAME_ASSETS_PATH),
    publicPath: baseUrl + FRAME_ASSETS_PATH,
  };
  const entries = await writeEntries(frames, path.join(workDir, 'entries'), siteDir, licenseKey);
  const files = await bundleFrames(entries, {
    siteDir,
    frames,
    assets,
    serverDir: path.join(workDir, 'server'),
    production,
  });
  // In development, each bundler has its own React.
  const shared = production ? [baseUrl + getReactScript().path] : [];
  const server = loadServer(workDir);
  await Promise.all(
    frames.map(async (frame) => {
      const html = await renderDemo(frame, server);
      const { scripts = [], styles = [] } = files[getFrameKey(frame)] ?? {};
      const allFiles = { scripts: [...shared, ...scripts], styles };
      const document = renderDocument(frame, html, allFiles, shell, assets);
      for (const framePath of [frame.path, getLivePath(frame.path)]) {
        writeFile(path.join(outDir, framePath, 'index.html'), document);
      }
      if (frame.styling === 'MUI System') {
        writeFile(path.join(outDir, frame.path, SOURCE_FILE), JSON.stringify(frame.source));
      }
    }),
  );
}
