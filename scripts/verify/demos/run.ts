import fs from 'node:fs/promises';
import path from 'node:path';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import type { DemoRoot } from '../../../plugins/demos/node/sources/places';
import { messageOf } from '../../../plugins/shared/messageOf';
import { PRODUCTS } from '../../../src/site/products';
import { startChromium } from '../../lib/chromium';
import { startServer } from '../../lib/server.mjs';
import { ROOT } from '../lib/readPages';
import { tell, type Verdict } from '../lib/tell';
import { buildForCheck, type BuiltFrames } from './build';
import { type CheckedFrame, findFrames } from './findFrames';
import { type Finding, groupFindings, judgeSource } from './rules';
import { type Look, Visitor } from './visit';

/** The site's folders of pages, as docusaurus.config.ts gives them to plugins/demos. */
const ROOTS: DemoRoot[] = PRODUCTS.map(({ folder, id }) => ({ folder, address: id }));

/** How many demos are visited at a time: each waits for calm most of its time. */
const VISITORS = 3;

export const options = {
  once: { type: 'boolean', default: false },
  pictures: { type: 'string' },
  'first-frames': { type: 'boolean', default: false },
  root: { type: 'string', multiple: true },
} as const;

function ownCode({ source, styling }: FrameSpec): string {
  const pane = source.panes.find((one) => one.variant === 'TS' && one.styling === styling);
  return pane?.files[0]?.code ?? '';
}

async function visitAll(frames: readonly CheckedFrame[], dir: string, look: Look): Promise<number> {
  const server = await startServer({ dir });
  const browser = await startChromium();
  let failed = 0;
  const startVisitor = () => {
    const visitor = new Visitor(browser, server.url, look);
    return async (checked: CheckedFrame): Promise<void> => {
      const { frame, height } = checked;
      const source: Finding[] = judgeSource(ownCode(frame));
      const seen = [
        ...source.map((finding) => ({ finding, where: 'source' })),
        ...(await visitor.visit(checked)),
      ];
      const groups = groupFindings(seen);
      const isFine = groups.every(({ kind }) => kind === 'notice');
      failed += Number(!isFine);
      tell(
        `${frame.id} (${frame.styling}, ${frame.layout}, ${height} px)`,
        groups.map(
          ({ kind, text, where }) =>
            `${kind === 'notice' ? 'notice: ' : ''}${text} [${where.join(', ')}]`,
        ),
        isFine,
      );
    };
  };
  try {
    // All visitors take from one iterator, so that each goes on with the next frame that is left.
    const left = frames.values();
    const visitors = Array.from({ length: VISITORS }, async () => {
      const visit = startVisitor();
      for (const frame of left) {
        await visit(frame);
      }
    });
    await Promise.all(visitors);
  } finally {
    await browser.close();
    await server.close();
  }
  return failed;
}

/** Groups what belongs to one page. */
function byPage(frames: readonly CheckedFrame[]): CheckedFrame[][] {
  const groups = new Map<string, CheckedFrame[]>();
  for (const checked of frames) {
    groups.set(checked.frame.page, [...(groups.get(checked.frame.page) ?? []), checked]);
  }
  return [...groups.values()];
}

/**
 * Builds demos together and visits them. Where that build fails, each page is built by itself, so
 * that one page's mistake is told as its own.
 */
async function buildAndVisit(frames: readonly CheckedFrame[], look: Look): Promise<number> {
  const specs = frames.map(({ frame }) => frame);
  let built: BuiltFrames;
  try {
    built = await buildForCheck(specs);
  } catch (error) {
    const pages = byPage(frames);
    if (pages.length > 1) {
      let failed = 0;
      for (const page of pages) {
        failed += await buildAndVisit(page, look);
      }
      return failed;
    }
    const page = path.relative(ROOT, specs[0]?.page ?? '');
    tell(`${page}: its ${specs.length} demos cannot be built`, [messageOf(error)]);
    return frames.length;
  }
  try {
    return await visitAll(frames, built.dir, look);
  } finally {
    built.remove();
  }
}

/**
 * Builds the demos of pages, opens each in Chromium and tells what is wrong with it.
 *
 * @param parts of the paths of the pages; none for all
 * @param how.root other folders of pages than the site's: `folder=address`
 * @returns how many failed; a page whose demos cannot be read or built counts as one
 * @throws {Error} if there is no such page
 */
export async function verify(
  parts: readonly string[],
  { root, ...look }: Look & { root?: readonly string[] },
): Promise<Verdict> {
  const roots = root?.map((one) => {
    const [folder = '', address = ''] = one.split('=');
    return { folder, address };
  });
  const { pictures } = look;
  const { frames, broken, pages } = await findFrames(roots ?? ROOTS, parts);
  for (const { page, reason } of broken) {
    tell(page, [reason]);
  }
  if (pages === 0) {
    throw new Error(
      `Expected a part of the path of a page with a demo, found ${parts.join(' ') || 'none in the roots'}.`,
    );
  }
  if (pictures) {
    await fs.mkdir(pictures, { recursive: true });
  }
  let failed = broken.length;
  if (frames.length > 0) {
    failed += await buildAndVisit(frames, look);
  }
  if (pictures) {
    console.log(`Pictures are in ${pictures}`);
  }
  return { passed: frames.length + broken.length - failed, failed };
}
