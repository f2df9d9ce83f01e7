import fs from 'node:fs';
import { readArticle } from '../shared/article';
import { createPageMarkdown, type PageMarkdown } from './pageMarkdown';

/** The task of creating a page's Markdown copy. */
export interface PageTask {
  /** The full URL of the page. */
  url: string;
  title: string;
  description: string;
  /** The product with its version: `Toolpad Core v0.15.0`. */
  version: string;
  /** The date of the last change: `2026-11-28`. */
  updated?: string;
  listUrl: string;
  /** The path of the built page. */
  htmlFile: string;
}

/** Matches the canonical link of a page, which contains the URL of the latest version. */
const CANONICAL_LINK = /<link\b[^>]*\brel="?canonical\b[^>]*>/;

/** Matches the URL of a link. Attributes may be in any order, and may have no quotation marks. */
const HREF_ATTRIBUTE = /\bhref="?([^"\s>]+)/;

/**
 * Creates the front matter of a page's copy. A program that receives only this file can identify the version, and can
 * find the page and the list of all pages.
 */
export function createFrontMatter(task: Omit<PageTask, 'htmlFile'>): string {
  const fields = {
    title: task.title,
    description: task.description,
    canonical_url: task.url,
    version: task.version,
    last_updated: task.updated,
    index: task.listUrl,
  };
  // Every JSON string is also a valid YAML string.
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\n`;
}

/**
 * Creates the Markdown of a built page. The function runs in worker threads, and takes 13 ms per page.
 *
 * @returns the Markdown, in which the copy has front matter; links lead to HTML pages
 * @throws Error if the file has no article
 */
export default async function createPageOutputs(task: PageTask): Promise<PageMarkdown> {
  const { url, htmlFile } = task;
  const html = fs.readFileSync(htmlFile, 'utf8');
  const markdown = await createPageMarkdown(readArticle(html, url), url);
  const canonicalLink = CANONICAL_LINK.exec(html)?.[0] ?? '';
  const canonicalUrl = HREF_ATTRIBUTE.exec(canonicalLink)?.[1] ?? url;
  return { ...markdown, copy: createFrontMatter({ ...task, url: canonicalUrl }) + markdown.copy };
}
