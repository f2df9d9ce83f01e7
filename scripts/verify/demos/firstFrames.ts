import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pictureFile, pictureTextFile } from '../../../plugins/demos/node/frames/firstFrame';
import type { FrameSpec } from '../../../plugins/demos/node/frames/frame';
import { type Room, SCHEMES } from '../../../plugins/shared/pictures';
import { settled } from '../../lib/settled';
import { type Finding, type FirstFrameFacts, judgeFirstFrame } from './rules';

/** Screens of phones and good desktops show twice as many dots as CSS has pixels. */
const SCALE = 2;

/** Of WebP, 0 to 100; with so many dots, more is not seen. */
const QUALITY = 60;

/** Two colours that differ more in a channel, 0 to 255, are not those of the same letter or line. */
const FAR = 48;

/** Takes a picture of what a page shows now, as base64. Playwright itself takes no WebP. */
async function takePicture(page: Page): Promise<string> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale: SCALE },
  });
  await session.detach();
  return data;
}

/**
 * How much two pictures differ, as seen from where hinting and compression don't count.
 *
 * @returns the share of pixels, 0 to 1
 */
function compare(page: Page, pictures: [string, string]): Promise<number> {
  return page.evaluate(
    async ([both, scale, far]) => {
      const [a, b] = await Promise.all(
        both.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const width = bitmap.width / scale;
          const height = bitmap.height / scale;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height);
        }),
      );
      if (!a || a.width !== b?.width || a.height !== b.height) {
        return 1;
      }
      const isFar = (_: unknown, pixel: number): boolean =>
        [0, 1, 2].some((channel) => {
          const place = pixel * 4 + channel;
          return Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0)) > far;
        });
      const pixels = a.width * a.height;
      return Array.from({ length: pixels }).filter(isFar).length / pixels;
    },
    [pictures, SCALE, FAR] as const,
  );
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
async function factsOf(page: Page, kept: Kept, room: Room): Promise<FirstFrameFacts> {
  if (!existsSync(kept.picture)) {
    return { waiting: true, hasPicture: false };
  }
  const [picture, text] = await Promise.all([
    fs.readFile(kept.picture, 'base64'),
    fs.readFile(kept.text, 'utf8'),
  ]);
  return {
    waiting: true,
    hasPicture: true,
    cutOff: room === 'wide' && (await isCutOff(page)),
    sameText: text === (await textOf(page)),
    difference: await compare(page, [picture, await takePicture(page)]),
  };
}

async function keep(page: Page, { picture, text }: Kept): Promise<void> {
  await fs.mkdir(path.dirname(picture), { recursive: true });
  await fs.writeFile(picture, Buffer.from(await takePicture(page), 'base64'));
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
  room: Room,
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
