import fs from 'node:fs/promises';
import path from 'node:path';
import { SCALE, SCHEMES } from '../../../../plugins/shared/pictures';
import { messageOf } from '../../../../plugins/shared/messageOf';
import { complaintsOf } from '../complaints.mjs';
import { appOf, DOCS } from './app';
import { Film } from './film';
import type { Stage } from './stage';
import type { Clip } from './story';
import { boxAround, openWindow } from './window';

/** A clip costs a reader who asks for it no more than this. */
const MAX_BYTES = 300 * 1024;

/**
 * Records a clip in both schemes, as a file beside the picture that it sets in motion.
 *
 * @returns what did not work: one sentence each
 */
export async function recordClip(stage: Stage, clip: Clip): Promise<string[]> {
  const problems: string[] = [];
  const images = path.join(DOCS, path.dirname(clip.page), 'images');
  console.log(clip.page);
  for (const scheme of SCHEMES) {
    const context = await openWindow(stage.browser, SCALE);
    try {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: scheme });
      const complaints = complaintsOf(page);
      const editor = await stage.show(page, await appOf(clip, scheme));
      const film = new Film(page, await boxAround(await clip.start(editor)));
      await clip.play(editor, film);
      const name = `${clip.picture}-clip-${scheme}.webp`;
      const file = await film.develop(stage.folder);
      await fs.writeFile(path.join(images, name), file);
      console.log(`  ${name}: ${file.length} bytes`);
      if (file.length > MAX_BYTES) {
        problems.push(`${name} has more than ${MAX_BYTES} bytes`);
      }
      problems.push(...complaints.map((complaint) => `${name}: ${complaint}`));
    } catch (error) {
      problems.push(messageOf(error));
    } finally {
      await context.close();
    }
  }
  return problems;
}
