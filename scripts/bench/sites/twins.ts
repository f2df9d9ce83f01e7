import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../plugins/shared/node/files';
import { BASE } from '../../lib/server.mjs';

/** A page of this site as Markdown. */
export interface Twin {
  /** Below the base, with its trailing slash: `core/react-crud/`. */
  address: string;
  title: string;
  /** What follows the title and the line that says whose twin it is. */
  text: string;
}

const HEAD = /^# (?<title>.+)\n\n> This is <(?<url>[^>]+)> as Markdown\.[^\n]*\n\n/;

/**
 * Reads a page's twin. Its links to pages of the site become links below the base; pictures stay where
 * they are, since a peer would take their addresses for files of its own.
 *
 * @param file names it in errors
 * @throws {Error} if it does not begin as twins do
 */
export function readTwin(file: string, markdown: string): Twin {
  const { title, url } = HEAD.exec(markdown)?.groups ?? {};
  if (!title || !url) {
    throw new Error(
      `${file}: expected a title and a line "> This is <address> as Markdown.", found ` +
        `${JSON.stringify(markdown.slice(0, 80))}. Build the site again: npm run build`,
    );
  }
  const { origin, pathname } = new URL(url);
  return {
    address: pathname.slice(BASE.length),
    title,
    text: markdown
      .replace(HEAD, '')
      .replaceAll(`](${origin}${BASE}`, `](${BASE}`)
      .replaceAll(`](${BASE}assets/`, `](${origin}${BASE}assets/`),
  };
}

/**
 * The twins of all pages.
 *
 * @param build the built site
 */
export function readTwins(build: string): Twin[] {
  return filesBelow(build, /\.md$/).map((file) =>
    readTwin(file, fs.readFileSync(path.join(build, file), 'utf8')),
  );
}
