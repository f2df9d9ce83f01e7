import fs from 'node:fs/promises';
import path from 'node:path';

const BLOCK = /^```yaml title="(toolpad\/pages\/(\w+)\/page\.yml)"[^\n]*\n([\s\S]*?)^```/gm;

/**
 * The page files in the code blocks of a page of the docs.
 *
 * @param {string} markdown
 * @returns {{ file: string, page: string, text: string }[]}
 */
export function pageFilesIn(markdown) {
  return [...markdown.matchAll(BLOCK)].map(([, file, page, text]) => ({ file, page, text }));
}

/**
 * Writes the page files of a folder of the docs into the folder of an app.
 *
 * @param {string} docs
 * @param {string} app
 * @returns {Promise<{ name: string, page: string }[]>} the names of the docs' pages and of the app's
 */
export async function writePageFiles(docs, app) {
  const written = [];
  for (const name of (await fs.readdir(docs)).filter((entry) => entry.endsWith('.mdx')).sort()) {
    for (const { file, page, text } of pageFilesIn(
      await fs.readFile(path.join(docs, name), 'utf8'),
    )) {
      const target = path.join(app, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
      written.push({ name: path.basename(name, '.mdx'), page });
    }
  }
  return written;
}
