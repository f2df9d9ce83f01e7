import fs from 'node:fs';
import { writeFile } from '../../shared/node/files';
import { readArticle } from './article';
import { createPageMarkdown } from './pageMarkdown';

/** A page whose Markdown copy is created. */
export interface PageTask {
  /** The full URL of the page. */
  url: string;
  /** The full URL of the list of all pages. */
  listUrl: string;
  /** The built page. */
  htmlFile: string;
  /** The Markdown copy. */
  markdownFile: string;
}

const TITLE = /^# .*$/m;

/**
 * Adds to a page's Markdown the URLs of the page and of the list of all pages, so that a program that was given one
 * file finds the others. They follow the title.
 */
export function addOrigin(markdown: string, url: string, listUrl: string): string {
  const note = `> This is <${url}> as Markdown. All pages are listed in <${listUrl}>.`;
  return TITLE.test(markdown)
    ? markdown.replace(TITLE, (title) => `${title}\n\n${note}`)
    : `${note}\n\n${markdown}`;
}

/**
 * Writes the Markdown copy of a built page. It runs in worker threads, and takes 13 ms for each page.
 *
 * @returns the Markdown without the URLs, for the lists
 * @throws Error if the file has no article
 */
export default async function writePageOutputs(task: PageTask): Promise<string> {
  const { url, listUrl, htmlFile, markdownFile } = task;
  const article = readArticle(fs.readFileSync(htmlFile, 'utf8'), url);
  const markdown = await createPageMarkdown(article, url);
  writeFile(markdownFile, addOrigin(markdown, url, listUrl));
  return markdown;
}
