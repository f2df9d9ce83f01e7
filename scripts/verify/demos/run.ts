import fs from 'node:fs/promises';
import path from 'node:path';
import type { FrameSpec } from '../../../plugins/demos/node/frames/frame';
import type { DemoRoot } from '../../../plugins/demos/shared/address';
import { messageOf } from '../../../plugins/shared/messageOf';
import { PRODUCTS } from '../../../plugins/shared/products';
import { startChromium } from '../../lib/chromium/start';
import { inLanes } from '../../lib/inLanes';
import { BASE, startServer } from '../../lib/server.mjs';
import { buildForCheck, type BuiltFrames } from './build';
import { type CheckedFrame, findFrames } from './findFrames';
import { type Finding, groupFindings, judgeSource } from './rules';
import { type Look, type Seen, Visitor } from './visit';

/** The site's folders of pages, as docusaurus.config.ts gives them to plugins/demos. */
const ROOTS: DemoRoot[] = PRODUCTS.map(({ folder, id }) => ({ folder, address: id }));

/** How many demos are visited at a time: each waits for calm most of its time. */
const VISITORS = 3;

export interface VerifyDemosOptions extends Look {
  siteDir: string;
  /** Parts of the paths of the pages; none for all. */
  pages: readonly string[];
  /** `folder=address` */
  roots: readonly string[] | undefined;
  say: (line: string) => void;
}

function ownCode({ source, styling }: FrameSpec): string {
  const pane = source.panes.find((one) => one.variant === 'TS' && one.styling === styling);
  return pane?.files[0]?.code ?? '';
}

function tell(name: string, seen: readonly Seen[], say: (line: string) => void): boolean {
  const groups = groupFindings(seen);
  const failed = groups.some(({ kind }) => kind === 'failure');
  say(`${failed ? 'FAIL' : 'ok  '} ${name}`);
  for (const { kind, text, where } of groups) {
    say(`     ${kind === 'notice' ? 'notice: ' : ''}${text} [${where.join(', ')}]`);
  }
  return failed;
}

async function visitAll(
  frames: readonly CheckedFrame[],
  dir: string,
  options: VerifyDemosOptions,
): Promise<number> {
  const server = await startServer({ dir, base: BASE });
  const browser = await startChromium();
  let failed = 0;
  const startVisitor = () => {
    const visitor = new Visitor(browser, server.url, options);
    return async (checked: CheckedFrame): Promise<void> => {
      const { frame, height } = checked;
      const source: Finding[] = judgeSource(ownCode(frame));
      const seen = [
        ...source.map((finding) => ({ finding, where: 'source' })),
        ...(await visitor.visit(checked)),
      ];
      const name = `${frame.id} (${frame.styling}, ${frame.layout}, ${height} px)`;
      failed += Number(tell(name, seen, options.say));
    };
  };
  try {
    await inLanes(frames, VISITORS, startVisitor);
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
async function buildAndVisit(
  frames: readonly CheckedFrame[],
  options: VerifyDemosOptions,
): Promise<number> {
  const specs = frames.map(({ frame }) => frame);
  let built: BuiltFrames;
  try {
    built = await buildForCheck(specs, options.siteDir, BASE);
  } catch (error) {
    const pages = byPage(frames);
    if (pages.length > 1) {
      let failed = 0;
      for (const page of pages) {
        failed += await buildAndVisit(page, options);
      }
      return failed;
    }
    const page = path.relative(options.siteDir, specs[0]?.page ?? '');
    options.say(`FAIL ${page}: its ${specs.length} demos cannot be built`);
    options.say(`     ${messageOf(error)}`);
    return frames.length;
  }
  try {
    return await visitAll(frames, built.dir, options);
  } finally {
    built.remove();
  }
}

/**
 * Builds the demos of pages, opens each in Chromium and tells what is wrong with it.
 *
 * @returns how many failed; a page whose demos cannot be read or built counts as one
 * @throws {Error} if there is no such page
 */
export async function verifyDemos(options: VerifyDemosOptions): Promise<number> {
  const { siteDir, say } = options;
  const roots = options.roots?.map((root) => {
    const [folder = '', address = ''] = root.split('=');
    return { folder, address };
  });
  const { frames, broken, pages } = await findFrames(siteDir, roots ?? ROOTS, options.pages);
  for (const { page, reason } of broken) {
    say(`FAIL ${page}\n     ${reason}`);
  }
  if (pages === 0) {
    throw new Error(
      `Expected a part of the path of a page with a demo, found ${options.pages.join(' ') || 'none in the roots'}.`,
    );
  }
  if (options.pictures) {
    await fs.mkdir(options.pictures, { recursive: true });
  }
  let failed = broken.length;
  if (frames.length > 0) {
    failed += await buildAndVisit(frames, options);
  }
  const total = frames.length + broken.length;
  say(`\n${total - failed} passed, ${failed} failed`);
  if (options.pictures) {
    say(`Pictures are in ${path.relative(process.cwd(), options.pictures) || '.'}`);
  }
  return failed;
}
