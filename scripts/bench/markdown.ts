import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';
import { BASE_URL } from '../lib/server.mjs';

/** The Markdown copy of a page on this site. */
export interface MarkdownCopy {
  /** The path below the base URL, with a trailing slash: `core/react-crud/`. */
  address: string;
  title: string;
  /** The Markdown after the front matter and the title. */
  text: string;
}

const COPY_HEADER =
  /^---\n(?:.+\n)*?canonical_url: "(?<url>[^"]+)"\n(?:.+\n)*?---\n\n# (?<title>.+)\n\n/;

/**
 * Parses the Markdown copy of a page. Links to pages of this site become relative to the base URL. The URLs of pictures
 * don't change, because another generator would look for its own files below the base URL.
 *
 * @param file - the file's name, for the error
 * @throws Error if the copy doesn't start with front matter that contains the page's URL, followed by a title
 */
function parseMarkdownCopy(file: string, markdown: string): MarkdownCopy {
  const { title, url } = COPY_HEADER.exec(markdown)?.groups ?? {};
  if (!title || !url) {
    throw new Error(
      `${file}: expected front matter with "canonical_url", and a title, found ` +
        `${JSON.stringify(markdown.slice(0, 80))}. Build the site again: npm run build`,
    );
  }
  const { origin, pathname } = new URL(url);
  return {
    address: pathname.slice(BASE_URL.length),
    title,
    text: markdown
      .replace(COPY_HEADER, '')
      .replaceAll(`](${origin}${BASE_URL}`, `](${BASE_URL}`)
      .replaceAll(`](${BASE_URL}assets/`, `](${origin}${BASE_URL}assets/`),
  };
}

/** Reads the Markdown copies of all pages on the built site. */
export function readMarkdownCopies(build: string): MarkdownCopy[] {
  // Other Markdown files in the build are demo sources and agent skills.
  return listFiles(build, /\.md$/)
    .filter((file) => fs.existsSync(path.join(build, file.replace(/\.md$/, '/index.html'))))
    .map((file) => parseMarkdownCopy(file, fs.readFileSync(path.join(build, file), 'utf8')));
}
