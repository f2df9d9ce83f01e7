import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';
import { writeFile } from '../../../shared/node/files';
import { liveAddress } from '../../shared/address';
import type { Assets } from './assets';
import { bundleFrames } from './bundle';
import { type FrameBody, frameDocument, type FrameShell } from './document';
import { writeEntries } from './entries';
import { firstFrame, isWaiting, waitingHtml } from './firstFrame';
import { type FrameSpec, frameKey } from './collect';
import type { renderFrame } from './renderFrame';

/** Where the scripts of all frames are, below the site's base. */
const FRAME_ASSETS = 'assets/demos/';

/** The source of a demo, beside its frame. */
const SOURCE_FILE = 'demo.json';

interface ServerBundle {
  renderFrame: typeof renderFrame;
  demos: Record<string, () => Promise<{ default?: ComponentType }>>;
}

export interface BuildOptions {
  siteDir: string;
  /** Where the result goes; laid out as below the site's base. */
  outDir: string;
  /** For files that are not served. */
  workDir: string;
  baseUrl: string;
  production: boolean;
  shell: FrameShell;
  /** Of the data grid; without one its package is not loaded. */
  licenseKey?: string;
}

function loadServer(workDir: string): ServerBundle {
  const file = path.join(workDir, 'server', 'server.cjs');
  const load = createRequire(file);
  // In development it is built again and again.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
  delete load.cache[file];
  return load(file) as ServerBundle;
}

type Rendered = Pick<FrameBody, 'html' | 'prerendered'>;

async function renderDemo(frame: FrameSpec, server: ServerBundle): Promise<Rendered> {
  if (frame.client) {
    return { html: '', prerendered: false };
  }
  try {
    const { default: Demo } = (await server.demos[frameKey(frame)]?.()) ?? {};
    if (!Demo) {
      throw new Error('It has no default export.');
    }
    const { html, complete } = await server.renderFrame(Demo, frame.ownTheme);
    return { html, prerendered: complete };
  } catch (error) {
    throw new Error(
      `${frame.page}: the demo ${frame.entry} cannot be rendered at build time: ${String(error)}. ` +
        'If it needs a browser from the start, write <Demo client name="…" />.',
    );
  }
}

/**
 * What a frame shows before it starts. Where the demo itself shows hardly anything by then, a picture
 * stands over it. What is below stays, for React to take over.
 */
async function makeBody(
  frame: FrameSpec,
  server: ServerBundle,
  assets: Assets,
): Promise<FrameBody> {
  const rendered = await renderDemo(frame, server);
  if (!isWaiting(frame, rendered.html)) {
    return { ...rendered, over: '' };
  }
  return { ...rendered, over: waitingHtml(firstFrame(frame, assets)) };
}

/**
 * Builds all frames: their scripts, their documents, and the sources beside them.
 *
 * @throws {Error} if a demo cannot be rendered
 */
export async function buildFrames(frames: FrameSpec[], options: BuildOptions): Promise<void> {
  const { siteDir, outDir, workDir, baseUrl, production, shell, licenseKey } = options;
  const assets: Assets = {
    folder: path.join(outDir, FRAME_ASSETS),
    publicPath: baseUrl + FRAME_ASSETS,
  };
  const entries = await writeEntries(frames, path.join(workDir, 'entries'), siteDir, licenseKey);
  const files = await bundleFrames(entries, {
    siteDir,
    assets,
    serverDir: path.join(workDir, 'server'),
    production,
  });
  const server = loadServer(workDir);
  await Promise.all(
    frames.map(async (frame) => {
      const body = await makeBody(frame, server, assets);
      const own = files[frameKey(frame)] ?? { scripts: [], styles: [] };
      const document = frameDocument(frame, body, own, shell, assets);
      for (const address of [frame.address, liveAddress(frame.address)]) {
        writeFile(path.join(outDir, address, 'index.html'), document);
      }
      if (frame.styling === 'MUI System') {
        writeFile(path.join(outDir, frame.address, SOURCE_FILE), JSON.stringify(frame.source));
      }
    }),
  );
}
