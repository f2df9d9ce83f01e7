import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pictureFile, pictureTextFile } from '../../../plugins/demos/node/frames/firstFrame';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { type ColumnWidth, SCHEMES } from '../../../plugins/shared/pictures';
import { settled } from '../../lib/settled';
import { difference, takeWebp } from '../../lib/webp';
import { type Finding, type FirstFrameFacts, judgeFirstFrame } from './rules';

/** Of WebP, 0 to 100; with so many dots, more is not seen. */
const QUALITY = 60;

/** Takes a picture of all that the page's window shows now. */
function takePicture(page: Page): Promise<Buffer> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return takeWebp(page, { x: 0, y: 0, width, height }, QUALITY);
}

const textOf = async (page: Page): Promise<string> => {
  const text = await page.locator('body').innerText();
  return `${text.replace(/\s*\n\s*/g, '\n').trim()}\n`;
};

/** Whether a frame shows nothing of its demo until it runs. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.locator('.demo-over').count().then(Boolean);

/** Whether a grid's rows are wider than the grid, so that what can be done with them is out of sight. */
const isCutOff = (page: Page): Promise<boolean> =>
  page
    .locator('.MuiDataGrid-root')
    .evaluateAll((grids) =>
      grids.some(
        (grid) => getComputedStyle(grid).getPropertyValue('--DataGrid-hasScrollX') === '1',
      ),
    );

/** The files of one picture. */
interface Kept {
  picture: string;
  text: string;
}

/** Compares what a page shows now with the picture that is kept of it. */
async function factsOf(page: Page, kept: Kept, room: ColumnWidth): Promise<FirstFrameFacts> {
  if (!existsSync(kept.picture)) {
    return { waiting: true, hasPicture: false };
  }
  const [picture, text] = await Promise.all([
    fs.readFile(kept.picture),
    fs.readFile(kept.text, 'utf8'),
  ]);
  return {
    waiting: true,
    hasPicture: true,
    cutOff: room === 'wide' && (await isCutOff(page)),
    sameText: text === (await textOf(page)),
    difference: await difference(page, [picture, await takePicture(page)]),
  };
}

async function keep(page: Page, { picture, text }: Kept): Promise<void> {
  await fs.mkdir(path.dirname(picture), { recursive: true });
  await fs.writeFile(picture, await takePicture(page));
  await fs.writeFile(text, await textOf(page));
}

/**
 * Compares a demo, alive on a page, with the pictures that stand for it before it runs.
 *
 * @param page as wide as the pictures
 * @param anew whether to take them first
 */
export async function lookAtFirstFrame(
  page: Page,
  { entry }: Pick<FrameSpec, 'entry'>,
  room: ColumnWidth,
  anew: boolean,
): Promise<Finding[]> {
  const found: Finding[] = [];
  const waiting = await isWaiting(page);
  for (const scheme of SCHEMES) {
    const kept = { picture: pictureFile(entry, room, scheme), text: pictureTextFile(entry, room) };
    if (waiting) {
      await page.emulateMedia({ colorScheme: scheme });
      await settled(page);
      if (anew) {
        await keep(page, kept);
      }
    }
    const facts = waiting
      ? await factsOf(page, kept, room)
      : { waiting, hasPicture: existsSync(kept.picture) };
    found.push(...judgeFirstFrame(facts));
  }
  return found;
}
