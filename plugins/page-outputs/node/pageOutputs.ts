import fs from 'node:fs';
import path from 'node:path';
import { readArticle } from './article';
import { withOrigin } from './origin';
import { pageMarkdown } from './pageMarkdown';
import { pagePreview } from './preview';
import { createSocialImages, type SocialCard } from './socialImage';

/** What is made of one page. */
export interface PageTask {
  /** The full address of the page, and that of the list of all pages. */
  url: string;
  list: string;
  /** What its picture says. */
  card: SocialCard;
  /** The page as it was built, and the files to be made. */
  files: { html: string; twin: string; preview: string; image: string };
}

let images: ReturnType<typeof createSocialImages> | undefined;

function write(file: string, data: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, data);
}

/**
 * Makes what a page has besides its HTML: runs in threads of its own, since it keeps a processor busy for
 * 50 ms a page.
 *
 * @returns the page as Markdown, for the lists
 * @throws {Error} if the page is none
 */
export default async function writePageOutputs({
  url,
  list,
  card,
  files,
}: PageTask): Promise<string> {
  images ??= createSocialImages();
  const article = readArticle(fs.readFileSync(files.html, 'utf8'), url);
  // Before the twin, for which the article is changed.
  write(files.preview, JSON.stringify(pagePreview(article)));
  const markdown = await pageMarkdown(article, url);
  write(files.twin, withOrigin(markdown, url, list));
  write(files.image, await (await images)(card));
  return markdown;
}
