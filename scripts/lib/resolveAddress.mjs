import fs from 'node:fs';
import path from 'node:path';

/**
 * What an address leads to.
 *
 * @typedef {{ kind: 'file', file: string, status: 200 | 404 }
 *   | { kind: 'redirect', location: string }
 *   | { kind: 'nothing' }} Answer
 */

/** The page that Docusaurus writes for unknown addresses. */
const NOT_FOUND_PAGE = '404.html';

/** @param {string} file */
function typeOf(file) {
  try {
    const stats = fs.statSync(file);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : undefined;
  } catch {
    // Not there, or nothing that could be: below a file, or with a name that is too long.
    return undefined;
  }
}

/**
 * The path that a URL names, or nothing if it is no path (a broken escape, a null character).
 *
 * @param {string} pathname
 */
function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') || decoded.includes('\\') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Finds what a static host answers at an address: files below the base, folders by their index.html
 * at an address with a trailing slash, the site's own 404 page for everything else.
 *
 * @param {{ dir: string, base: string, pathname: string, search?: string }} request
 *   `dir` is the built site, `base` begins and ends with a slash
 * @returns {Answer}
 */
export function resolveAddress({ dir, base, pathname, search = '' }) {
  const notFound = path.join(dir, NOT_FOUND_PAGE);
  /** @type {Answer} */
  const missing = typeOf(notFound)
    ? { kind: 'file', file: notFound, status: 404 }
    : { kind: 'nothing' };
  if (pathname === '/' || `${pathname}/` === base) {
    return { kind: 'redirect', location: base + search };
  }
  const decoded = decode(pathname);
  if (!pathname.startsWith(base) || decoded === undefined) {
    return missing;
  }
  const file = path.join(dir, decoded.slice(base.length));
  if (file !== dir && !file.startsWith(path.join(dir, path.sep))) {
    return missing;
  }
  const type = typeOf(file);
  if (type === 'file' && !pathname.endsWith('/')) {
    return { kind: 'file', file, status: 200 };
  }
  const index = path.join(file, 'index.html');
  if (type === 'folder' && typeOf(index) === 'file') {
    return pathname.endsWith('/')
      ? { kind: 'file', file: index, status: 200 }
      : { kind: 'redirect', location: `${pathname}/${search}` };
  }
  return missing;
}
