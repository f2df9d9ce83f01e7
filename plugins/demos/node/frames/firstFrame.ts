import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { escapeAttribute } from '../../../shared/escapeHtml';
import { type Room, ROOMS, type Scheme, SCHEMES } from '../../../shared/pictures';
import { WIDE_FROM_PX } from '../../shared/firstFrame';
import type { FrameSpec } from './frame';

/** Beside the demos. */
const FOLDER = 'first-frames';

const pathOf = (entry: string, suffix: string): string =>
  path.join(path.dirname(entry), FOLDER, `${path.basename(entry, '.tsx')}-${suffix}`);

/** The picture of a demo: `first-frames/PrintShop-wide-dark.webp` beside `PrintShop.tsx`. */
export function pictureFile(entry: string, room: Room, scheme: Scheme): string {
  return pathOf(entry, `${room}-${scheme}.webp`);
}

/** What the picture says, as text: by it the check finds that a demo says something else by now. */
export function pictureTextFile(entry: string, room: Room): string {
  return pathOf(entry, `${room}.txt`);
}

/** Copies a picture to where the frames' files are, under a name that changes with it. */
async function publish(file: string, folder: string): Promise<string> {
  const picture = await fs.readFile(file);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const name = `${path.basename(file, '.webp')}.${hash}.webp`;
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, name), picture);
  return name;
}

/**
 * The pictures of what a demo shows once it runs. Of both colour schemes CSS shows one, and only that
 * one is loaded.
 *
 * @param frame the demo's first file, and its name for readers
 * @param folder where the pictures go
 * @param publicPath their address, from the root of the host
 * @returns the HTML; nothing, if there are no pictures
 * @throws if only some of them are there
 */
export async function firstFrame(
  { entry, title }: Pick<FrameSpec, 'entry' | 'title'>,
  folder: string,
  publicPath: string,
): Promise<string | undefined> {
  const files = SCHEMES.flatMap((scheme) => ROOMS.map((room) => pictureFile(entry, room, scheme)));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === files.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Demos: expected pictures of ${entry} for both widths and both colour schemes, but found no ` +
        `${missing.join(', ')}. Take them anew: node scripts/verify/demos.mjs <page> --first-frames`,
    );
  }
  const pictures = await Promise.all(
    SCHEMES.map(async (scheme) => {
      const [narrow, wide] = await Promise.all(
        (['narrow', 'wide'] as const).map(
          async (room) => publicPath + (await publish(pictureFile(entry, room, scheme), folder)),
        ),
      );
      return (
        `<picture class="demo-${scheme}">` +
        `<source media="(max-width:${WIDE_FROM_PX - 1}px)" srcset="${narrow}">` +
        `<img src="${wide}" alt="${escapeAttribute(title)}, as a picture" loading="lazy"></picture>`
      );
    }),
  );
  return `<div class="demo-first">${pictures.join('')}</div>`;
}
