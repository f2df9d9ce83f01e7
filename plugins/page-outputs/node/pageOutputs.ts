import fs from 'node:fs';
import { writeFile } from '../../shared/node/files';
import { readArticle } from './article';
import { withOrigin } from './origin';
import { pageMarkdown } from './pageMarkdown';

/** What is made of one page. */
export interface PageTask {
  /** The full address of the page, and that of the list of all pages. */
  url: string;
  list: string;
  /** The page as it was built, and the files to be made. */
  files: { html: string; twin: string };
}

/**
 * Makes of a built page what it has besides its HTML: runs in threads of its own, since it keeps a processor busy
 * for 13 ms a page.
 *
 * @returns the page as Markdown, for the lists
 * @throws {Error} if the page is none
 */
export default async function writePageOutputs({ url, list, files }: PageTask): Promise<string> {
  const article = readArticle(fs.readFileSync(files.html, 'utf8'), url);
  const markdown = await pageMarkdown(article, url);
  writeFile(files.twin, withOrigin(markdown, url, list));
  return markdown;
}
