import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { getErrorMessage } from '../../../plugins/shared/unknown';
import { startChromium } from '../../lib/chromium';
import { startServer } from '../../lib/server.mjs';
import { type CheckResult, report } from '../lib/report';
import { buildForCheck, type CheckedFrame, findFrames } from './frames';
import { groupFindings, checkSource } from './rules';
import { Visitor, type VisitOptions } from './visit';

/** The number of demos that are open at the same time. A visitor mostly waits for its demo's DOM to be stable. */
const VISITOR_COUNT = 3;

export const options = {
  once: { type: 'boolean', default: false },
} as const;

function getCode({ source, styling }: FrameSpec): string {
  const pane = source.panes.find((one) => one.variant === 'TS' && one.styling === styling);
  return pane?.files[0]?.code ?? '';
}

/** Visits a demo, prints the findings, and returns whether the demo passes. */
async function checkFrame(checked: CheckedFrame, visitor: Visitor): Promise<boolean> {
  const { frame, height } = checked;
  const groups = groupFindings([
    ...checkSource(getCode(frame)).map((finding) => ({ finding, where: 'source' })),
    ...(await visitor.visit(checked)),
  ]);
  const isFine = groups.every(({ kind }) => kind === 'notice');
  report(
    `${frame.id} (${frame.styling}, ${frame.layout}, ${height} px)`,
    groups.map(
      ({ kind, text, where }) =>
        `${kind === 'notice' ? 'notice: ' : ''}${text} [${where.join(', ')}]`,
    ),
    isFine,
  );
  return isFine;
}

/** Visits the built demos, and returns the number of failures. */
async function visitAll(
  frames: readonly CheckedFrame[],
  dir: string,
  visitOptions: VisitOptions,
): Promise<number> {
  const server = await startServer({ dir });
  const browser = await startChromium();
  let failed = 0;
  try {
    // All visitors share one iterator, so that each continues with the next remaining demo.
    const remaining = frames.values();
    const visitors = Array.from({ length: VISITOR_COUNT }, async () => {
      const visitor = new Visitor(browser, server.url, visitOptions);
      for (const frame of remaining) {
        const isFine = await checkFrame(frame, visitor);
        // `failed += await …` would read the number before another visitor changes it.
        failed += isFine ? 0 : 1;
      }
    });
    await Promise.all(visitors);
  } finally {
    await browser.close();
    await server.close();
  }
  return failed;
}

async function buildAndVisit(
  frames: readonly CheckedFrame[],
  visitOptions: VisitOptions,
): Promise<number> {
  if (frames.length === 0) {
    return 0;
  }
  let built: Awaited<ReturnType<typeof buildForCheck>>;
  try {
    built = await buildForCheck(frames.map(({ frame }) => frame));
  } catch (error) {
    report(`The ${frames.length} demos cannot be built`, [getErrorMessage(error)]);
    return frames.length;
  }
  try {
    return await visitAll(frames, built.dir, visitOptions);
  } finally {
    built.remove();
  }
}

/**
 * Builds the demos of pages, opens each one in Chromium, and prints its findings.
 *
 * @param parts - parts of the pages' paths; an empty array selects all pages
 * @returns the numbers of demos; a page whose demos can't be read counts as one failure
 * @throws if no page matches
 */
export async function verify(
  parts: readonly string[],
  visitOptions: VisitOptions,
): Promise<CheckResult> {
  const { frames, broken } = await findFrames(parts);
  for (const { page, reason } of broken) {
    report(page, [reason]);
  }
  const total = frames.length + broken.length;
  if (total === 0) {
    throw new Error(`Expected a part of the path of a page with a demo, found ${parts.join(' ')}.`);
  }
  const failed = broken.length + (await buildAndVisit(frames, visitOptions));
  return { passed: total - failed, failed };
}
