/** Bytes of a file's SHA-256 that are compared: nobody finds a second file with the same ones. */
export const HASH_BYTES = 12;

/** What one build of the site consists of, as far as the worker may keep it. */
export interface Release {
  /** Tells builds apart. */
  id: string;
  /** Address below the base (`core/introduction/`, `img/favicon.svg`) → hash of its content. */
  files: Record<string, string>;
  /** Addresses that are kept from the start. */
  shell: string[];
}

/** Where pages, and what they need, stand below the base. Twins, pictures for others: never kept. */
const KEPT = /(?:^|\/)$|\.html$|^(?:assets|companion|demos|img|live|search-index)\/|^manifest\./;

/** Files that are text of each page too, so that nobody asks for them. */
const INLINED = 'assets/css/first-screen.';

/** Chunks of single pages are named by eight digits of a hash; what pages share, by a number. */
const SHELL = /^(?:companion|search-index|assets\/(?:css|fonts))\/|^assets\/js\/(?![\da-f]{8}\.)/;

/** Whether the worker may keep a file. */
export function isKept(address: string): boolean {
  return KEPT.test(address) && !address.startsWith(INLINED);
}

/** Whether the worker keeps a file from the start: the app shell and the search index. */
export function isShell(address: string): boolean {
  return SHELL.test(address);
}

/** Whether a kept file is a page that one reads, and no frame of a demo. */
export function isPage(address: string): boolean {
  return /(?:^|\/)$/.test(address) && !/^(?:demos|live)\//.test(address);
}

/**
 * What the names of the worker's caches begin with; the release follows. Other apps of the host, and
 * other languages of the site, have other names.
 *
 * @param base the worker's scope, as a path with both slashes
 */
export function cachePrefix(base: string): string {
  return `companion ${base} `;
}

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The media type of a file, by its address; a folder's address is that of a page. */
export function typeOf(address: string): string {
  const ending = /\.(\w+)$/.exec(address)?.[1] ?? 'html';
  return TYPES[ending] ?? 'application/octet-stream';
}
