import path from 'node:path';
import { framesOfPage, type FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { demosOfPage } from '../../../plugins/demos/node/sources/demosOfPage';
import type { DemoRoot } from '../../../plugins/demos/node/sources/places';
import { messageOf } from '../../../plugins/shared/messageOf';
import { pathsOf, ROOT } from '../lib/readPages';

/** A demo in one styling, with the heights that its page gives it. */
export interface CheckedFrame {
  frame: FrameSpec;
  height: number;
  phoneHeight: number;
}

/** A page whose demos could not be read. */
export interface BrokenPage {
  page: string;
  reason: string;
}

async function checkedFrames(page: string, root: DemoRoot): Promise<CheckedFrame[]> {
  const file = path.join(ROOT, page);
  const uses = demosOfPage(file);
  const frames = await framesOfPage(file, { siteDir: ROOT, roots: [root] });
  return frames.flatMap((frame) => {
    const use = uses.find(({ name }) => name === frame.id.split('/').pop());
    return use ? [{ frame, height: use.height, phoneHeight: use.phoneHeight }] : [];
  });
}

/**
 * The demos of the pages whose path contains one of the given parts.
 *
 * @param parts none for all pages
 */
export async function findFrames(
  roots: readonly DemoRoot[],
  parts: readonly string[],
): Promise<{ frames: CheckedFrame[]; broken: BrokenPage[]; pages: number }> {
  const found: CheckedFrame[] = [];
  const broken: BrokenPage[] = [];
  let pages = 0;
  for (const root of roots) {
    for (const page of pathsOf(root.folder, parts)) {
      try {
        const frames = await checkedFrames(page, root);
        found.push(...frames);
        pages += Number(frames.length > 0);
      } catch (error) {
        pages += 1;
        broken.push({ page, reason: messageOf(error) });
      }
    }
  }
  const unique = new Map(found.map((checked) => [checked.frame.address, checked]));
  return { frames: [...unique.values()], broken, pages };
}
