import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildFrames } from '../../../plugins/demos/node/frames/build';
import { collectPageFrames, type FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { createFrameShell } from '../../../plugins/demos/node/frames/document';
import { applyTextFont, getTextFontRules } from '../../../plugins/demos/node/frames/textFont';
import { findDemosOnPage } from '../../../plugins/demos/node/sources/findDemosOnPage';
import type { DemoRoot } from '../../../plugins/demos/node/sources/config';
import { DEMOS_PATH } from '../../../plugins/demos/shared/paths';
import { getErrorMessage } from '../../../plugins/shared/unknown';
import { PRODUCTS } from '../../../src/site/products';
import { BASE_URL } from '../../lib/server.mjs';
import { findPages, ROOT } from '../lib/readPages';

const FONT_FILE = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The page folders, as docusaurus.config.ts passes them to plugins/demos. */
const DEMO_ROOTS: DemoRoot[] = PRODUCTS.map(({ folder, id }) => ({ folder, urlPath: id }));

/** A demo in one styling solution, with the heights that its page sets. */
export interface CheckedFrame {
  frame: FrameSpec;
  height: number;
  phoneHeight: number;
}

/** A page whose demos can't be read. */
interface BrokenPage {
  page: string;
  reason: string;
}

async function readFrames(page: string, root: DemoRoot): Promise<CheckedFrame[]> {
  const file = path.join(ROOT, page);
  const demos = findDemosOnPage(file);
  const frames = await collectPageFrames(file, { siteDir: ROOT, roots: [root] });
  return frames.flatMap((frame) => {
    const demo = demos.find(({ name }) => name === frame.id.split('/').pop());
    return demo ? [{ frame, height: demo.height, phoneHeight: demo.phoneHeight }] : [];
  });
}

/**
 * Returns the demos of pages, and the pages whose demos can't be read.
 *
 * @param parts - parts of the pages' paths; an empty array selects all pages
 */
export async function findFrames(
  parts: readonly string[],
): Promise<{ frames: CheckedFrame[]; broken: BrokenPage[] }> {
  const frames = new Map<string, CheckedFrame>();
  const broken: BrokenPage[] = [];
  for (const root of DEMO_ROOTS) {
    for (const page of findPages(root.folder, parts)) {
      try {
        const found = await readFrames(page, root);
        found.forEach((checked) => frames.set(checked.frame.path, checked));
      } catch (error) {
        broken.push({ page, reason: getErrorMessage(error) });
      }
    }
  }
  return { frames: [...frames.values()], broken };
}

/**
 * Builds frames into a temporary folder, with paths relative to the site's base URL. In these development builds,
 * React, MUI, and the data grid warn about missing keys, invalid nesting, and unknown props.
 *
 * @throws if a frame can't be built
 */
export async function buildForCheck(
  frames: FrameSpec[],
): Promise<{ dir: string; remove: () => void }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-demos-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // This listener removes the folder even if a check is interrupted.
  process.once('exit', remove);
  const dir = path.join(folder, 'public');
  await buildFrames(frames, {
    siteDir: ROOT,
    baseUrl: BASE_URL,
    outDir: dir,
    workDir: path.join(folder, 'work'),
    production: false,
    shell: createFrameShell({ language: 'en', siteTitle: 'Toolpad' }),
  });
  await fs.copyFile(path.join(ROOT, FONT_FILE), path.join(dir, 'font.woff2'));
  const rule = `@font-face{font-family:Geist Variable;src:url(${BASE_URL}font.woff2);font-weight:100 900}`;
  await applyTextFont(path.join(dir, DEMOS_PATH), getTextFontRules(rule));
  // The server expects this page in a built site.
  await fs.writeFile(path.join(dir, '404.html'), '<!DOCTYPE html><title>Not found</title>');
  return { dir, remove };
}
