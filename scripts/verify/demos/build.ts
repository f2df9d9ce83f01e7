import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildFrames } from '../../../plugins/demos/node/frames/build';
import { frameShell } from '../../../plugins/demos/node/frames/document';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { applyTextFont, textFontRules } from '../../../plugins/demos/node/frames/textFont';
import { DEMOS_ADDRESS } from '../../../plugins/demos/shared/address';
import { BASE } from '../../lib/server.mjs';
import { ROOT } from '../lib/readPages';

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

export interface BuiltFrames {
  /** Laid out as below the site's base. */
  dir: string;
  remove: () => void;
}

/**
 * Builds frames into a folder of their own.
 *
 * They are development builds: React, MUI and the data grid then say on the console what they only
 * suffer in silence in production, such as missing keys, invalid nesting and unknown props.
 */
export async function buildForCheck(frames: FrameSpec[]): Promise<BuiltFrames> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-demos-'));
  const removeNow = (): void => rmSync(folder, { recursive: true, force: true });
  // Also where someone loses patience and stops the check.
  process.once('exit', removeNow);
  const remove = (): void => {
    process.removeListener('exit', removeNow);
    removeNow();
  };
  const dir = path.join(folder, 'public');
  try {
    await buildFrames(frames, {
      siteDir: ROOT,
      baseUrl: BASE,
      outDir: dir,
      workDir: path.join(folder, 'work'),
      production: false,
      shell: frameShell('theme-verify', { language: 'en', siteTitle: 'Toolpad' }),
    });
    await fs.copyFile(path.join(ROOT, FONT), path.join(dir, 'font.woff2'));
    const rule = `@font-face{font-family:Geist Variable;src:url(${BASE}font.woff2);font-weight:100 900}`;
    await applyTextFont(path.join(dir, DEMOS_ADDRESS), textFontRules(rule));
    // The server takes a folder with this page for a built site.
    await fs.writeFile(path.join(dir, '404.html'), '<!DOCTYPE html><title>Not found</title>');
    return { dir, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
