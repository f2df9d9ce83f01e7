import fs from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../shared/node/files';
import { readArticle } from './article';
import { createPageMarkdown } from './pageMarkdown';

/** A page whose Markdown copy is created. */
export interface PageTask {
  /** The full URL of the page. */
  url: string;
  title: string;
  description: string;
  /** The product and its version: `Toolpad Core v0.15.0`. */
  version: string;
  /** The day of the last update: `2026-11-28`. */
  updated?: string;
  /** The full URL of the list of all pages. */
  listUrl: string;
  /** The built page. */
  htmlFile: string;
  /** The Markdown copy. */
  markdownFile: string;
}

/** Matches the link to the URL under which search engines know a page, which is that of the latest version. */
const CANONICAL_LINK = /<link\b[^>]*\brel="?canonical\b[^>]*>/;

/** Matches the URL of a link, whose attributes are in any order, and may be without quotation marks. */
const HREF = /\bhref="?([^"\s>]+)/;

/**
 * Creates the front matter of a page's copy, so that a program that was given one file knows its version, and finds
 * the page and the list of all others.
 */
export function createFrontMatter(task: Omit<PageTask, 'htmlFile' | 'markdownFile'>): string {
  const fields = {
    title: task.title,
    description: task.description,
    canonical_url: task.url,
    version: task.version,
    last_updated: task.updated,
    index: task.listUrl,
  };
  // JSON strings are YAML strings, too.
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n`;
}

/**
 * Writes the Markdown copy of a built page. It runs in worker threads, and takes 13 ms for each page.
 *
 * @returns the whole Markdown without front matter, for the lists
 * @throws Error if the file has no article
 */
export default async function writePageOutputs(task: PageTask): Promise<string> {
  const { url, htmlFile, markdownFile } = task;
  const html = fs.readFileSync(htmlFile, 'utf8');
  const { whole, copy, sources } = await createPageMarkdown(readArticle(html, url), url);
  const canonicalLink = CANONICAL_LINK.exec(html)?.[0] ?? '';
  const canonicalUrl = HREF.exec(canonicalLink)?.[1] ?? url;
  writeFile(markdownFile, createFrontMatter({ ...task, url: canonicalUrl }) + copy);
  for (const [name, source] of Object.entries(sources)) {
    writeFile(path.join(path.dirname(htmlFile), `${name}.md`), source);
  }
  return whole;
}
