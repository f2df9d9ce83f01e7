import { writeFile } from '../../shared/node/files';
import { createSocialImages, type SocialCard } from './socialImage';

/** A picture that is to be drawn, and its file. */
export interface Picture {
  card: SocialCard;
  file: string;
}

/**
 * Draws the pictures that stand for pages where they are shared: runs in a thread of its own, 30 ms a picture. It gets
 * all at once: while pages are compiled, the main thread has no turn for half a minute in which to give it the next.
 */
export default async function drawPictures(pictures: readonly Picture[]): Promise<void> {
  const draw = await createSocialImages();
  for (const { card, file } of pictures) {
    writeFile(file, await draw(card));
  }
}
