import fs from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { writeFile } from '../../../plugins/shared/node/files';

/** What a page with nothing but its text can do without; a script or a frame is never text. */
const DROPPED = 'script, style, iframe, svg, button, nav, noscript, link';

/** A small stylesheet of its own, so that it has one request more than its text. */
const CSS = `body { max-width: 45rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif }
pre { overflow: auto; padding: 1rem; background: #f3f3f3 }
table { border-collapse: collapse }
td, th { padding: 0.25rem 0.5rem; border: 1px solid #ccc; text-align: start }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } pre { background: #222 } }
`;

/**
 * A page as nothing but text: no scripts, no classes, one small stylesheet.
 *
 * @param html a page of a peer with the same text
 * @throws {Error} if it has no article
 */
export function plainPage(html: string, title: string): string {
  const { document } = new JSDOM(html).window;
  const article = document.querySelector('article');
  if (!article) {
    throw new Error(`${title}: expected an article, found none.`);
  }
  article.querySelectorAll(DROPPED).forEach((element) => element.remove());
  article.querySelectorAll('pre').forEach((block) => {
    // Line by line, as it is shown: the ends of lines may be elements.
    block.querySelectorAll('br').forEach((end) => end.replaceWith('\n'));
    block.textContent = block.textContent.trimEnd();
  });
  article.querySelectorAll('*').forEach((element) => {
    [...element.attributes]
      .filter(({ name }) => name !== 'href' && name !== 'id')
      .forEach(({ name }) => element.removeAttribute(name));
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${document.title}</title><link rel="stylesheet" href="/toolpad/assets/floor.css"></head>`,
    `<body>${article.innerHTML}</body></html>`,
  ].join('');
}

/**
 * Writes the floor: the measured pages as nothing but text.
 *
 * @param from the folder of a peer's built site
 * @param pages the addresses of the pages
 */
export function writeFloor(from: string, dir: string, pages: readonly string[]): void {
  writeFile(path.join(dir, 'assets/floor.css'), CSS);
  writeFile(path.join(dir, '404.html'), '<!doctype html><title>Not found</title>');
  for (const page of pages) {
    const html = fs.readFileSync(path.join(from, page, 'index.html'), 'utf8');
    writeFile(path.join(dir, page, 'index.html'), plainPage(html, page));
  }
}
